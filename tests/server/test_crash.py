"""The server is killed at any moment under load: nothing that was acknowledged is lost, and every match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable

from examples.play_client import Player

from tests.server.conftest import SOAK
from tests.server.crowd import Json, differences, journal, settled
from tests.server.running import Person, ServerProcess

KILLS = 100 if SOAK else 2  # on each database
BACK_IN_SERVICE = 30.0  # seconds on a machine that does much else; a few on an idle one
ME, BEN, BOT = {"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "random"}
TABLES: list[tuple[str, list[dict[str, str]]]] = [
    ("shipyard", [ME, BOT, BEN]),
    ("crossing-oceans", [BOT, ME, BOT]),
    ("transatlantic", [ME, BEN]),
    ("transatlantic", [BOT, BOT, BOT]),
]


class Table:
    """Matches played one after the other by the same people."""

    def __init__(self, person: Person, game: str, seats: list[dict[str, str]], chance: random.Random) -> None:
        self.person = person
        self.game = game
        self.seats = seats
        self.chance = chance
        self.matches: list[str] = []
        self.players: list[Player] = []
        self.acknowledged: list[tuple[str, Json]] = []
        self.stopping = False

    def sit(self) -> None:
        """Begin another match."""
        match = self.person.create(self.game, self.seats)
        self.matches.append(match)
        mine = [seat for seat, wish in enumerate(self.seats) if wish["kind"] == "me"]
        fresh = [Player(self.person.address, self.person.cookie, match, seat, self.chance, 3, 3) for seat in mine]
        self.players += fresh
        self.playing = [asyncio.create_task(player.play()) for player in fresh]

    async def play(self, until: asyncio.Event) -> None:
        """Play matches until told to stop."""
        while not until.is_set():
            with contextlib.suppress(Exception):  # the server may be dead at this very moment
                self.sit()
                while self.playing and not until.is_set() and not all(task.done() for task in self.playing):
                    await asyncio.sleep(0.1)
                if not self.playing:
                    await until.wait()
            await asyncio.sleep(0.1)

    def check(self, db: str) -> int:
        """Compare what was acknowledged with the database; return how many acts there were."""
        count = 0
        for match in self.matches:
            plies = {row.key: row.ply for row in journal(db, match)}
            for player in self.players:
                for key, answer in player.answers.items():
                    if player.match == match and answer["type"] == "done":
                        assert plies.get(key) == answer["version"], f"{match}: {key} was acknowledged and is lost"
                        count += 1
        return count


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(db: str, start: Callable[..., ServerProcess]) -> None:
    server = start("--log", "warning")
    person = Person(server.address, "Ada")
    tables = [Table(person, game, seats, random.Random(number)) for number, (game, seats) in enumerate(TABLES)]
    absences = asyncio.run(live_dangerously(db, server, tables))
    assert sorted(absences)[len(absences) // 2] < BACK_IN_SERVICE, absences
    assert sum(table.check(db) for table in tables) > 4 * KILLS, "hardly anything was done at all"
    assert differences(db) == []


async def live_dangerously(db: str, server: ServerProcess, tables: list[Table]) -> list[float]:
    """Kill and restart a server while people play; return how long it was away each time."""
    until = asyncio.Event()
    tasks = [asyncio.create_task(table.play(until)) for table in tables]
    chance = random.Random(server.port)
    absences = []
    for _kill in range(KILLS):
        await asyncio.sleep(chance.uniform(0.2, 3.0))
        await asyncio.to_thread(server.kill)
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        absences.append(time.monotonic() - began)
    until.set()
    await asyncio.gather(*tasks)
    await nobody_is_stuck(db, tables)
    for table in tables:
        for task in table.playing:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    return absences


async def nobody_is_stuck(db: str, tables: list[Table]) -> None:
    """See every last match go on: to its end in full size, otherwise some acts further, those of bots too."""

    def further(match: str, before: int, bots: bool) -> bool:
        since = journal(db, match)[before:]
        over = tables[0].person.get(f"/api/matches/{match}")["status"] == "over"
        return over or (not SOAK and len(since) >= 5 and (not bots or any(row.person is None for row in since)))

    for table in tables:
        match = table.matches[-1]
        before = len(journal(db, match))
        has_bots = BOT in table.seats
        going = await settled(lambda: asyncio.to_thread(further, match, before, has_bots), 600 if SOAK else 60)  # noqa: B023
        assert going, f"{table.game} {match} is stuck at {before}"
