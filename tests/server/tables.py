"""People at tables: matches made, joined and played over HTTP, and what the database says of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection

from blueriband.server.store import open_engine
from tests.server.running import Person, ServerProcess

OPEN: dict[str, Any] = {"kind": "open"}
ME: dict[str, Any] = {"kind": "me"}
RANDOM: dict[str, Any] = {"kind": "bot", "level": "random"}


@contextmanager
def database(server: ServerProcess) -> Iterator[Connection]:
    """A transaction in a server's database."""
    engine = open_engine(server.db)
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def gather(people: list[Person], game: str = "tramp", start: bool = True, **given: Any) -> str:
    """Make a match of some people, the first of them the host, and start it."""
    host, *guests = people
    match = host.create(game, [ME, *[OPEN for _guest in guests]], **given)
    for seat, guest in enumerate(guests, 1):
        if given.get("private"):
            token = host.post(f"/api/matches/{match}/invites", {"seat": seat})["token"]
            guest.post("/api/invites", {"token": token})
        else:
            guest.post(f"/api/matches/{match}/join", {"seat": seat})
    if start and guests:
        host.post(f"/api/matches/{match}/start")
    return match


def let_in(host: Person, guest: Person, match: str) -> str:
    """Let somebody watch; return the name of the invitation."""
    made = host.post(f"/api/matches/{match}/invites", {})
    guest.post("/api/invites", {"token": made["token"]})
    return str(made["id"])


def step(people: dict[int, Person], match: str, rng: random.Random) -> Any:
    """Let the asked person do any of what may be done; return the update before it, None when nobody is asked."""
    some = next(iter(people))
    asked = people[some].view(match, some)["asked"]
    if asked not in people:
        return None
    update = people[asked].view(match, asked)
    moves = update["decision"]["moves"]
    answer = people[asked].act(match, asked, update["version"], rng.choice(moves) if moves else None)
    assert answer.status_code in (200, 409), answer.text
    return update


def play_out(people: dict[int, Person], match: str, seed: int = 1) -> Any:
    """Play a match to its end by chance, bots included; return it as it ended."""
    rng = random.Random(seed)
    some = people[next(iter(people))]
    while True:
        while step(people, match, rng) is not None:
            pass
        found = some.get(f"/api/matches/{match}")
        if found["status"] == "over":
            return found
        assert found["trouble"] is None
        time.sleep(0.02)


def until(found: Callable[[], Any], patience: float = 30) -> Any:
    """Wait until something is so; return it."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        told = found()
        if told:
            return told
        time.sleep(0.05)
    raise AssertionError(f"it never came about: {found}")
