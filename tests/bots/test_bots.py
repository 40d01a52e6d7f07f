"""What every bot does: it makes legal moves, gives reasons, keeps to its budget, and thinks alike twice."""

from __future__ import annotations

import json

import pytest

from blueriband import bots
from blueriband.bots import LEVELS, NAMES, Budget, Knowledge, Progress, UnknownBot, default_budget, make
from blueriband.bots.levels import Level, LevelBot, settings
from blueriband.games import find
from blueriband.kernel import codec
from blueriband.kernel.codec import BadSave, legal
from blueriband.kernel.rng import seeded

from .common import GAMES, QUICK, known, position


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_thought_is_a_legal_move_with_its_reasons(name: str, level: str) -> None:
    s = position(name, 5, 3)
    thought = make(find(name), level).think(known(s), QUICK, seeded(1))
    told = json.loads(json.dumps(thought.told(s.game)))
    assert told["move"] in legal(s)
    assert len(told["values"]) == 3 and all(0 <= value <= 1 for value in told["values"])
    assert told["line"][0] == told["move"]
    assert {one["move"] for one in told["considered"]} <= set(legal(s))
    assert all(0 <= one["mean"] <= 1 and one["spread"] >= 0 for one in told["considered"])


@pytest.mark.parametrize("level", NAMES)
def test_the_same_chance_gives_the_same_thought(level: str) -> None:
    s = position("crossing-oceans", 4)
    told = [make(s.game, level).think(known(s), QUICK, seeded(3)).told(s.game) for _time in range(2)]
    assert told[0] | {"seconds": 0} == told[1] | {"seconds": 0}


def test_thinking_changes_nothing() -> None:
    s = position("transatlantic", 6)
    before = codec.text(s)
    make(s.game, "hard").think(known(s), QUICK, seeded(1))
    assert codec.text(s) == before


def test_a_search_makes_as_many_simulations_as_it_is_given() -> None:
    s = position("tramp", 1)
    assert make(s.game, "expert").think(known(s), Budget(simulations=33), seeded(1)).simulations == 33


def test_a_search_without_a_budget_makes_as_many_simulations_as_its_level_says() -> None:
    s = position("tramp", 1)
    thought = make(s.game, "hard").think(known(s), default_budget("hard"), seeded(1))
    assert thought.simulations == settings("tramp", "hard").simulations


def test_a_search_can_be_told_to_move_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blueriband.bots.levels.REPORT_EVERY", 0.0)
    heard: list[Progress] = []

    def stop(progress: Progress) -> bool:
        heard.append(progress)
        return False

    s = position("tramp", 1)
    thought = make(s.game, "hard").think(known(s), Budget(simulations=10_000), seeded(1), stop)
    assert thought.simulations < 10_000
    assert len(heard) == 1 and heard[0].best in legal(s) and 0 < heard[0].fraction < 1


def test_a_search_ends_with_its_time() -> None:
    s = position("tramp", 1)
    thought = make(s.game, "hard").think(known(s), Budget(seconds=0.0, simulations=1_000_000), seeded(1))
    assert 0 < thought.simulations < 1_000_000


def test_more_simulations_visit_every_good_move() -> None:
    s = position("tramp", 1)
    thought = make(s.game, "expert").think(known(s), Budget(simulations=200), seeded(1))
    assert sum(one.visits for one in thought.considered) == 200


def test_easy_slips_and_normal_does_not() -> None:
    s = position("crossing-oceans", 8)
    for level, several in (("easy", True), ("normal", False)):
        bot = LevelBot(s.game, level, Level(imaginings=1, blur=50.0 if several else 0.0))
        moves = {bot.think(known(s), Budget(), seeded(luck)).move for luck in range(30)}
        assert (len(moves) > 1) == several


def test_knowledge_survives_the_way_to_another_process() -> None:
    s = position("shipyard", 7)
    mine = known(s)
    sent = json.loads(json.dumps(mine.save()))
    there = Knowledge.load(s.game, sent)
    assert there.view == mine.view == s.view(s.decision.seat)
    assert there.moves == mine.moves == list(s.decision.moves)


@pytest.mark.parametrize("saved", [None, {}, {"seat": "0"}, {"seat": 0, "position": {}}])
def test_broken_knowledge_is_refused(saved: object) -> None:
    with pytest.raises(BadSave):
        Knowledge.load(find("tramp"), saved)


def test_a_seat_that_nobody_has_is_refused() -> None:
    s = position("tramp", 1)
    with pytest.raises(BadSave):
        Knowledge.load(s.game, known(s).save() | {"seat": 5})


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    s = position("tramp", 1)
    assert Knowledge.of(s, 1 - s.decision.seat, seeded(1)).moves == []


@pytest.mark.parametrize("name", ["", "nobody", "exec:", "exec:  ", "exec:'"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(find("tramp"), name)


def test_levels_are_listed_from_weak_to_strong() -> None:
    assert ("random", *LEVELS) == NAMES and bots.is_bot("exec:./mine") and not bots.is_bot("exec:")
