"""Evaluations: weights from files whose mistakes are told, and values that make sense."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec

from blueriband.bots.economy import evaluation, weights_file
from blueriband.bots.evaluation import shares
from blueriband.bots.playout import playout
from blueriband.games import find
from blueriband.kernel.engine import State
from blueriband.kernel.rng import seeded
from blueriband.parts.datafiles import BadData

from .common import GAMES, position


@pytest.mark.parametrize("name", GAMES)
def test_values_lie_between_lost_and_won(name: str) -> None:
    judge = evaluation(name)
    for number in range(6):
        s = position(name, number, 2 + number % 3)
        assert all(0 <= value <= 1 for value in judge.values(s))
        assert 0 <= judge.left(s) <= 1.001


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_the_score_of_the_rules_counts(name: str) -> None:
    judge = evaluation(name)
    s: State = find(name).new({"seats": 3}, 5)
    playout(s, seeded(5))
    outcome = s.outcome()
    assert outcome is not None
    assert [judge.worth(s, seat) for seat in range(3)] == [float(score) for score in outcome.scores]


@pytest.mark.parametrize("name", GAMES)
def test_guessing_and_judging_change_nothing(name: str) -> None:
    from blueriband.kernel import codec

    judge = evaluation(name)
    for number in range(8):
        s = position(name, number)
        before = codec.text(s)
        judge.values(s)
        if judge.is_guessed(s.decision.step):
            assert all(isinstance(judge.guess(s, m), float) for m in s.decision.moves)
        assert codec.text(s) == before


def test_a_winner_is_worth_more_than_a_leader() -> None:
    ahead = vec[float]([10.0, 5.0])
    assert shares(ahead, 40.0, True)[0] > shares(ahead, 40.0, False)[0] > 0.5
    assert list(shares(vec[float]([7.0, 7.0]), 40.0, True)) == [0.5, 0.5]


def test_weights_can_be_changed_and_read_back() -> None:
    judge = evaluation("tramp")
    numbers = [n / 4 for n in range(2 * len(judge.names))]
    judge.set_weights(numbers)
    assert judge.weights() == numbers


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("coal = { early = true, late = 0 }", "weights.toml:6: coal.early: must be a number"),
        ("coal = { early = 1.0 }", "weights.toml:6: coal.late: must be a number"),
        ("coal = { early = 1e9, late = 0 }", "weights.toml:6: coal.early: must lie between -1000 and 1000"),
        ("coal = [", "weights.toml:"),
    ],
)
def test_a_broken_file_says_where_and_why(tmp_path: Path, wrong: str, said: str) -> None:
    lines = weights_file("tramp").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("coal", "#"))]
    path = tmp_path / "weights.toml"
    path.write_text("\n".join([*kept, wrong]) + "\n", encoding="utf-8")
    with pytest.raises(BadData) as bad:
        evaluation("tramp", path)
    assert said in str(bad.value)


def test_a_weight_that_nobody_knows_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(weights_file("tramp").read_text(encoding="utf-8") + "wind = { early = 1, late = 1 }\n")
    with pytest.raises(BadData, match="wind"):
        evaluation("tramp", path)
