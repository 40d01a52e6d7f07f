"""Paused bots: they do not move, they think no longer than it takes to tell them, and they always go on."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import select

from blueriband.server import schema
from blueriband.server.pausing import PARKED
from tests.server.crowd import differences
from tests.server.running import Person, ServerProcess, thinking
from tests.server.tables import ME, RANDOM, database, gather, play_out, step, until

HOUSE = ("--bots", "1", "--bot-seconds", "120")
SLOW = {"kind": "bot", "level": "expert"}  # thinks as long as it may


@pytest.fixture
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


def due(server: ServerProcess, match: str) -> int | None:
    """Return when the job of a match's bot is due."""
    j = schema.jobs.c
    with database(server) as c:
        found: int | None = c.execute(select(j.due).where(j.match == match)).scalar()
    return found


def is_parked(server: ServerProcess, match: str) -> bool:
    """Say whether a match's bot waits for its host."""
    return due(server, match) == PARKED


def pause(host: Person, match: str) -> None:
    """Pause a match."""
    assert host.post(f"/api/matches/{match}/pause")["paused"] is True


def resume(host: Person, match: str) -> None:
    """Let a match go on."""
    assert host.post(f"/api/matches/{match}/resume")["paused"] is False


def another_bot_moves(person: Person) -> None:
    """Wait until the bot of a new match has moved: whatever waited before it has had its turn."""
    other = person.create("tramp", [RANDOM, ME])
    until(lambda: person.view(other)["asked"] == 1)


def asked_after_hurry(person: Person, match: str) -> int:
    """Tell the bot of a match to move now, and say who is asked; a turn has several moves."""
    person.post(f"/api/matches/{match}/hurry", status=204)
    return int(person.view(match)["asked"])


@contextmanager
def bots_standing_still(server: ServerProcess, person: Person) -> Iterator[None]:
    """Let the process in which bots think stand still meanwhile."""
    another_bot_moves(person)
    (process,) = thinking(server.process)
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_a_bot_that_thinks_is_stopped_by_a_pause_and_begins_anew_after_it(ada: Person, house: ServerProcess) -> None:
    match = ada.create("tramp", [SLOW, ME])
    socket = ada.socket()
    socket.watch(match, 1)
    assert socket.next("thinking", timeout=60)["match"] == match
    pause(ada, match)
    assert socket.next("changed")["match"] == match
    another_bot_moves(ada)  # in the only process there is
    assert ada.view(match)["asked"] == 0 and is_parked(house, match)
    assert ada.get(f"/api/matches/{match}")["trouble"] is None
    socket.close()
    socket = ada.socket()  # which has heard nothing of before
    socket.watch(match, 1)
    resume(ada, match)
    assert socket.next("thinking", timeout=60)["match"] == match
    until(lambda: asked_after_hurry(ada, match) == 1)
    socket.close()


def test_a_thought_that_ends_after_the_pause_is_dropped(ada: Person, house: ServerProcess) -> None:
    with bots_standing_still(house, ada):
        match = ada.create("tramp", [RANDOM, ME])
        created = due(house, match)
        until(lambda: due(house, match) != created)  # it is taken
        pause(ada, match)
    another_bot_moves(ada)
    assert ada.view(match)["asked"] == 0 and is_parked(house, match)
    resume(ada, match)
    until(lambda: ada.view(match)["asked"] == 1)


def test_a_thought_of_before_is_dropped_even_when_the_match_goes_on(ada: Person, house: ServerProcess) -> None:
    with bots_standing_still(house, ada):
        match = ada.create("tramp", [RANDOM, ME])
        created = due(house, match)
        until(lambda: due(house, match) != created)
        pause(ada, match)
        resume(ada, match)
        assert not is_parked(house, match)
    until(lambda: ada.view(match)["asked"] == 1)
    assert play_out({1: ada}, match)["status"] == "over"


def test_a_bot_that_is_asked_during_a_pause_waits(ada: Person, house: ServerProcess) -> None:
    match = ada.create("tramp", [ME, RANDOM])
    pause(ada, match)
    rng = random.Random(1)
    while step({0: ada}, match, rng) is not None:
        pass
    assert ada.view(match)["asked"] == 1
    until(lambda: is_parked(house, match))
    another_bot_moves(ada)
    assert ada.view(match)["asked"] == 1
    resume(ada, match)
    until(lambda: ada.view(match)["asked"] == 0)


def test_pausing_and_resuming_twice_is_like_once(ada: Person, house: ServerProcess) -> None:
    match = ada.create("tramp", [RANDOM, ME])
    resume(ada, match)
    until(lambda: ada.view(match)["asked"] == 1)
    pause(ada, match)
    pause(ada, match)
    resume(ada, match)
    resume(ada, match)
    pause(ada, match)
    resume(ada, match)
    ended = play_out({1: ada}, match)
    assert ended["status"] == "over" and not ended["paused"]
    assert not [told for told in differences(house.db) if told.startswith(match)]


def test_a_match_that_was_paused_again_and_again_is_played_to_its_end(ada: Person, house: ServerProcess) -> None:
    match = ada.create("tramp", [RANDOM, ME, RANDOM])
    for _time in range(8):
        pause(ada, match)
        resume(ada, match)
        step({1: ada}, match, random.Random(1))
    assert play_out({1: ada}, match)["status"] == "over"
    assert not [told for told in differences(house.db) if told.startswith(match)]


def test_only_the_host_pauses_and_only_where_nobody_else_plays(ada: Person, house: ServerProcess) -> None:
    ben = Person(house.address, "Ben")
    alone = ada.create("tramp", [ME, RANDOM])
    together = gather([ada, ben])
    for word in ("pause", "resume"):
        assert ben.post(f"/api/matches/{alone}/{word}", status=403)["code"] == "not_the_host"
        assert ada.post(f"/api/matches/{together}/{word}", status=409)["code"] == "not_now"
    ben.post(f"/api/matches/{together}/leave", status=204)  # a bot plays for Ben, who may come back
    assert ada.post(f"/api/matches/{together}/pause", status=409)["code"] == "not_now"
    only_bots = ada.create("tramp", [SLOW, RANDOM])
    pause(ada, only_bots)


def test_a_pause_outlives_the_server(start: Callable[..., ServerProcess]) -> None:
    server = start("--bots", "1", "--bot-seconds", "120")
    ada = Person(server.address, "Ada")
    match = ada.create("tramp", [SLOW, ME])
    socket = ada.socket()
    socket.watch(match, 1)
    assert socket.next("thinking", timeout=60)
    pause(ada, match)
    server.kill()
    server.start()
    assert ada.get(f"/api/matches/{match}")["paused"]
    another_bot_moves(ada)
    assert ada.view(match)["asked"] == 0
    resume(ada, match)
    until(lambda: asked_after_hurry(ada, match) == 1)


def test_a_pause_reaches_a_bot_that_thinks_in_another_process(start: Callable[..., ServerProcess]) -> None:
    thinks, talks = start("--bots", "1", "--bot-seconds", "120"), start("--bots", "0")
    ada, there = Person(talks.address, "Ada"), Person(thinks.address)
    there.http.cookies.update(ada.http.cookies)
    match = ada.create("tramp", [SLOW, ME])
    socket = there.socket()
    socket.watch(match, 1)
    assert socket.next("thinking", timeout=60)
    pause(ada, match)
    another_bot_moves(ada)
    assert ada.view(match)["asked"] == 0 and is_parked(talks, match)
    resume(ada, match)
    until(lambda: asked_after_hurry(ada, match) == 1)
    socket.close()
