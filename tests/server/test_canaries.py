"""Whole games over real sockets, all traffic captured: no secret of anybody in it before the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from blueriband import games
from blueriband.kernel.rng import commitment
from blueriband.server import schema
from tests.server.conftest import SOAK
from tests.server.running import Person, ServerProcess
from tests.server.tables import ME, OPEN, RANDOM, database, until

HOUSE = ("--bots", "1", "--bot-seconds", "0.05")
CONTRACT = re.compile(r"\bC[GB]\d\d\b")
ACTS = {"shipyard": 10_000, "transatlantic": 10_000 if SOAK else 120}  # by people
LOOK_EVERY = 2 if SOAK else 40


class Spy:
    """Somebody whose every byte is written down, up to the end of the match."""

    def __init__(self, house: ServerProcess, name: str | None, match: str = "") -> None:
        self.person = Person(house.address)
        self.texts: list[str] = []
        self.match = match
        self.ended = False
        self.person.http.event_hooks = {"response": [self.hear]}
        if name is not None:
            self.person.me = self.person.post("/api/guests", {"name": name})
        self.seat: int | None = None

    def hear(self, response: httpx.Response) -> None:
        """Write down an answer, headers and all, as long as anything is secret."""
        text = response.read().decode()
        told = next(messages([text]), None)
        self.ended = self.ended or any(
            isinstance(part, dict)
            and (part.get("over") is True or (part.get("id") == self.match and part.get("status") == "over"))
            for part in parts(told)
        )
        if not self.ended:
            self.texts += [str(response.headers), text]

    def follow(self, seat: int | None) -> None:
        """Follow the match by socket, and hear of everything else too."""
        self.seat = seat
        self.socket = self.person.socket()
        self.socket.send(type="lobby", on=True)
        self.socket.watch(self.match, seat)
        self.texts += [json.dumps(message) for message in self.socket.received]

    def drain(self) -> None:
        """Write down what has come by socket."""
        while not self.ended:
            try:
                told = self.socket.connection.recv(timeout=0)
            except TimeoutError:
                return
            message = json.loads(told)
            self.ended = message.get("over", False) or message.get("status") == "over"
            if not self.ended:
                self.texts.append(str(told))

    def pry(self, seats: int) -> None:
        """Ask for everything, allowed or not."""
        http, path = self.person.http, f"/api/matches/{self.match}"
        secret = len(self.texts)  # a bot may end the game meanwhile: then all lies open
        own = [] if self.seat is None else [f"seat:{self.seat}"]
        for knows in ["spectator", "all", *own, *[f"seat:{seat}" for seat in range(seats)]]:
            http.get(f"{path}/replay?knows={knows}")
            http.get(f"{path}/replay/3?knows={knows}")
        for seat in range(seats):
            for what in ("view", "refusals", "log"):
                http.get(f"{path}/{what}?seat={seat}")
            http.post(f"{path}/previews", json={"seat": seat, "moves": ["pass", "draw"]})
            http.post(f"{path}/thoughts", json={"seat": seat, "seconds": 0.1})
            http.post(
                f"{path}/acts", json={"key": "x", "seat": seat, "version": 0, "kind": "move", "move": "keep CG01"}
            )
        for name in ("waiting", "mine", "open", "finished", "watchable"):
            http.get(f"/api/matches?list={name}")
        for what in ("", "/file", "/view", "/log", "/invites"):
            http.get(path + what)
        if self.ended:
            del self.texts[secret:]


def parts(told: Any) -> Iterator[Any]:
    """Return every object and list in a message."""
    yield told
    for inner in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from parts(inner)


def messages(texts: list[str]) -> Iterator[Any]:
    """Return what is JSON of all that was written down."""
    for text in texts:
        try:
            yield json.loads(text)
        except ValueError:
            continue


def decks(game: str, options: dict[str, int], seed: int) -> list[list[str]]:
    """Return the decks in their order at the beginning."""
    s: Any = games.find(game).new(options, seed)
    f = s.figures
    if game == "transatlantic":
        return [[f.ids[card] for card in s.deck]]
    return [
        [f.card_ids[card] for deck in (s.bows, s.middles, s.sterns) for card in deck],
        [f.train_ids[train] for train in s.train_deck],
        [f.canal_ids[canal] for canal in s.canal_deck],
    ]


def is_run(row: list[Any], deck: list[str]) -> bool:
    """Say whether a list is a piece of a deck in its order, forwards or backwards."""
    text, whole = " ".join(map(str, row)), " ".join(deck)
    return len(row) >= 9 and (text in whole or text in " ".join(reversed(deck)))


@pytest.mark.parametrize("game", ["shipyard", "transatlantic"])
def test_no_secret_is_in_the_traffic_of_a_whole_game(game: str, house: ServerProcess) -> None:
    ada, ben, cat, nobody = (Spy(house, name) for name in ("Ada", "Ben", "Cat", None))
    match = ada.person.create(game, [ME, OPEN, RANDOM])
    ben.person.post(f"/api/matches/{match}/join", {})
    ada.person.post(f"/api/matches/{match}/start")
    spies = {ada: 0, ben: 1, cat: None, nobody: None}
    for spy, seat in spies.items():
        spy.match = match
        spy.follow(seat)
    play(ada, ben, [*spies], random.Random(8), ACTS[game])
    before = {spy: "\n".join(spy.texts) for spy in spies}
    told = finish(house, match, ada)

    seed = told["seed"].removeprefix("0x")
    assert commitment(int(seed, 16)) == told["commitment"]
    secret_decks = decks(game, told["options"], int(seed, 16))
    for spy, seat in spies.items():
        assert len(before[spy]) > 10_000, "nothing was captured"
        assert seed not in before[spy] and str(int(seed, 16)) not in before[spy]
        assert '"rng"' not in before[spy]
        known: set[str] = set()
        views = 0
        for part in (part for message in messages(before[spy].split("\n")) for part in parts(message)):
            if isinstance(part, dict) and isinstance(part.get("seats"), list):
                views += 1
                for number, player in enumerate(part["seats"]):
                    hidden = {"hand", "pile", "held", "given_up"} & set(player)
                    assert number == seat or not hidden, f"{spy.person} sees {hidden} of seat {number}"
                    known |= set(player.get("held", ())) | set(player.get("given_up", ()))
            if isinstance(part, list):
                assert not any(is_run(part, deck) for deck in secret_decks), "the order of a deck"
        assert views > 50
        attempts = {"CG01"}  # which the spies wrote themselves
        assert set(CONTRACT.findall(before[spy])) <= known | attempts


def play(ada: Spy, ben: Spy, spies: list[Spy], rng: random.Random, most: int) -> None:
    """Let Ada and Ben play by chance while everybody listens."""
    for number in range(most):
        update = next_turn(ada, ben, spies)
        if update is None:
            return
        mine = ada if update["asked"] == 0 else ben
        moves = update["decision"]["moves"]
        answer = mine.person.act(mine.match, update["asked"], update["version"], rng.choice(moves) if moves else None)
        assert answer.status_code == 200, answer.text
        if json.loads(answer.text)["type"] == "done" and number % LOOK_EVERY == 0:
            for spy in spies:
                spy.pry(3)
        for spy in spies:
            spy.drain()


def next_turn(ada: Spy, ben: Spy, spies: list[Spy]) -> Any:
    """Return what the asked person sees, waiting for the bot; None when it is over."""

    def look() -> Any:
        for spy in spies:
            spy.drain()
        for spy, seat in ((ada, 0), (ben, 1)):
            answer = spy.person.view(spy.match, seat)
            if answer["over"]:
                return ["over"]
            if answer["asked"] == seat:
                return answer
        return None

    found = until(look)
    return None if found == ["over"] else found


def finish(house: ServerProcess, match: str, ada: Spy) -> Any:
    """Return the match as it ended; one that was not played out is read from the database."""
    found = ada.person.get(f"/api/matches/{match}")
    if found["status"] == "over":
        return found
    with database(house) as c:
        seed = c.execute(select(schema.matches.c.seed).where(schema.matches.c.id == match)).scalar_one()
    return found | {"seed": seed}
