"""Bots that crash, hang or are hurried: they are started again, and the table goes on or says what to do."""

from __future__ import annotations

import os
import signal
import threading
import time
from multiprocessing import get_context
from typing import Any

import httpx
import pytest

from blueriband import bots, games
from blueriband.kernel.rng import seeded
from blueriband.server.bots import BotFailed, Thinker
from tests.server import slowbot
from tests.server.running import Person, ServerProcess, bots_dying, end, thinking
from tests.server.tables import ME, RANDOM, play_out, until

HOUSE = ("--bots", "1", "--bot-seconds", "0.05")


@pytest.fixture
def ada(house: ServerProcess) -> Person:
    return Person(house.address, "Ada")


def asked_for_bot(ada: Person) -> str:
    """Return a match where Ada's next confirmation would ask a bot."""
    return ada.create("tramp", [RANDOM, ME])


def test_a_bot_plays_and_the_match_ends(ada: Person, house: ServerProcess) -> None:
    match = asked_for_bot(ada)
    assert play_out({1: ada}, match)["status"] == "over"
    assert len(thinking(house.process)) == 1


def counted(house: ServerProcess, name: str) -> float:
    """Return one of the numbers that the server keeps."""
    lines = httpx.get(f"{house.address}/metrics", timeout=20).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def test_acts_and_bot_moves_are_counted(ada: Person, house: ServerProcess) -> None:
    done, moved = 'blueriband_acts_total{answer="done"}', 'blueriband_bot_answers_total{level="random",result="moved"}'
    before = [counted(house, name) for name in (done, moved, "blueriband_act_seconds_count")]
    play_out({1: ada}, asked_for_bot(ada))
    after = [counted(house, name) for name in (done, moved, "blueriband_act_seconds_count")]
    assert all(now > then for then, now in zip(before, after, strict=True))


def test_a_bot_whose_process_is_killed_while_it_thinks_plays_on(ada: Person, house: ServerProcess) -> None:
    first = asked_for_bot(ada)
    until(lambda: ada.view(first)["asked"] == 1)
    (process,) = until(lambda: thinking(house.process))
    os.kill(process, signal.SIGSTOP)  # it hangs ...
    match = asked_for_bot(ada)
    time.sleep(0.5)
    assert ada.view(match)["asked"] == 0
    end(process)  # ... and crashes
    until(lambda: ada.view(match)["asked"] == 1)
    assert ada.get(f"/api/matches/{match}")["trouble"] is None
    assert thinking(house.process) not in ([], [process])


def test_a_bot_that_fails_again_and_again_is_told_and_can_be_tried_again(ada: Person, house: ServerProcess) -> None:
    with bots_dying(house.process):
        until(lambda: not thinking(house.process))
        match = asked_for_bot(ada)
        socket = ada.socket()
        trouble = until(lambda: ada.get(f"/api/matches/{match}")["trouble"], 60)
    assert trouble == {"seat": 0, "level": "random", "error": "the bot's process ended"}
    assert socket.next("changed")["match"] == match
    socket.close()
    assert ada.view(match)["asked"] == 0
    assert ada.post(f"/api/matches/{match}/retry")["trouble"] is None
    until(lambda: ada.view(match)["asked"] == 1)
    assert ada.post(f"/api/matches/{match}/retry", status=409)["code"] == "not_now"
    assert play_out({1: ada}, match)["status"] == "over"


def test_a_hint_comes_while_no_bot_has_anything_to_do(ada: Person) -> None:
    match = ada.create("tramp", [ME, RANDOM])
    told = ada.post(f"/api/matches/{match}/thoughts", {"seat": 0, "seconds": 0.1})
    assert told["considered"] and told["seat"] == 0
    assert ada.post(f"/api/matches/{match}/thoughts", {"seat": 0, "seconds": 0.1}), "the process is free again"


# --- one process ---------------------------------------------------------------------------------------------------


def task() -> dict[str, Any]:
    """Return a question as the server puts it."""
    game = games.find("tramp")
    s = game.new(game.settle({"seats": 2}), 1)
    knowledge = bots.Knowledge.of(s, int(s.decision.seat), seeded(1))
    return {"game": "tramp", "level": "random", "knowledge": knowledge.save(), "seconds": 0.1, "simulations": None,
            "seed": 5}  # fmt: skip


class SlowThinker(Thinker):
    """A bot that would think for ever."""

    def start(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=slowbot.main, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()


def test_a_hurried_bot_answers_now_and_reports_until_then() -> None:
    thinker, now, reports = SlowThinker(), threading.Event(), []

    def report(progress: dict[str, Any]) -> None:
        reports.append(progress)
        if len(reports) == 3:
            now.set()

    try:
        assert thinker.ask(task(), 60, report, now)["move"] == "pass"
    finally:
        thinker.stop()
    assert len(reports) >= 3


def test_a_hanging_bot_is_ended_and_a_new_one_answers() -> None:
    thinker = Thinker()
    try:
        never = threading.Event()
        assert thinker.ask(task(), 60, print, never)["move"]
        assert thinker.process is not None and thinker.process.pid is not None
        os.kill(thinker.process.pid, signal.SIGSTOP)
        with pytest.raises(BotFailed, match="did not answer"):
            thinker.ask(task(), 0.3, print, never)
        assert getattr(thinker, "process") is None  # noqa: B009 (the type checker thinks it still is)
        assert thinker.ask(task(), 60, print, never)["move"]
    finally:
        thinker.stop()


def test_what_went_wrong_in_a_bot_is_told_without_what_it_knows() -> None:
    thinker = Thinker()
    try:
        broken = task()
        broken["knowledge"]["position"]["version"] = "secret"
        with pytest.raises(BotFailed) as failed:
            thinker.ask(broken, 60, print, threading.Event())
        assert str(failed.value) == "the bot failed with BadSave"
    finally:
        thinker.stop()
