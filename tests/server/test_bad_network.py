"""Clients on a bad network, by the documented protocol alone, end with exactly what the server has for them."""

from __future__ import annotations

import asyncio
import random

import httpx
from examples.play_client import Player, cookie_of, gather

from tests.server.conftest import SOAK
from tests.server.crowd import GAMES, differences
from tests.server.network import BadNetwork, Weather
from tests.server.running import Person, ServerProcess

ROUNDS = 10 if SOAK else 1
WEATHER = Weather(drop=0.01, double=0.05, late=0.03, cut=0.004)
QUIET, PATIENCE = 0.5, 3.0  # seconds; the protocol's 30 and 10 would make a long test


def test_games_of_every_title_are_played_over_a_bad_network(db: str, server: ServerProcess) -> None:
    ada = Person(server.address, "Ada")
    for number in range(ROUNDS):
        tables = [gather(server.address, game, 2 + (number + at) % 2) for at, game in enumerate(GAMES)]
        chance = random.Random(number)
        try:
            players = asyncio.run(play_all(server, ada, [(m, [cookie_of(p) for p in ps]) for m, ps in tables], chance))
            for player in players:
                people = next(people for match, people in tables if match == player.match)
                check(player, ada if player.seat is None else None, people)
        finally:
            for _match, people in tables:
                for person in people:
                    person.close()
    assert differences(db) == []


async def play_all(
    server: ServerProcess, ada: Person, tables: list[tuple[str, list[str]]], chance: random.Random
) -> list[Player]:
    """Play matches to their end, with a spectator at each, all through the bad network."""
    network = BadNetwork(server.address, WEATHER, chance)
    address = await network.open()
    players = []
    for match, cookies in tables:
        for seat, cookie in [*enumerate(cookies), (None, ada.cookie)]:
            players.append(Player(address, cookie, match, seat, random.Random(chance.random()), QUIET, PATIENCE))
    async with asyncio.timeout(300):
        await asyncio.gather(*(player.play() for player in players))
    await network.close()
    assert all(network.happened[misfortune] > 0 for misfortune in ("drop", "double", "late", "cut")), network.happened
    assert sum(player.connections for player in players) > len(players), "nobody had to connect again"
    return players


def check(player: Player, spectator: Person | None, people: list[httpx.Client]) -> None:
    """Compare what a client has with what the server has for it."""
    person = spectator.http if spectator is not None else people[player.seat or 0]
    seat = {} if player.seat is None else {"seat": player.seat}
    truth = person.get(f"/api/matches/{player.match}/view", params=seat).json()
    assert player.update is not None
    same = ("version", "log", "asked", "view", "decision", "over", "left")
    assert {name: player.update[name] for name in same} == {name: truth[name] for name in same}
    assert player.events == truth["events"]
