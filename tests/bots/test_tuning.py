"""Tuning: weights are varied, tried in games, and written in the form of the file."""

from __future__ import annotations

from pathlib import Path

from blueriband.bots.economy import evaluation, weights_file
from blueriband.bots.fitting import between, fitted, lessons
from blueriband.bots.tuning import Trial, judge_with, try_weights, usual_weights, write_weights

from ..shell import complaint, here, result


def trial(games: int = 4) -> Trial:
    usual = usual_weights("tramp")
    return Trial("tramp", 2, 5, games, usual, usual)


def test_good_weights_beat_bad_ones() -> None:
    good = trial(20)
    bad = Trial("tramp", 2, 5, 20, [-weight for weight in good.weights], good.weights)
    assert try_weights(bad) < 0.3 < try_weights(good)


def test_a_trial_is_the_same_twice() -> None:
    assert try_weights(trial()) == try_weights(trial())


def test_weights_are_fitted_to_what_games_came_to() -> None:
    usual = usual_weights("tramp")
    rows, margins = lessons(trial(3))
    assert len(rows) == len(margins) > 20 and all(len(row) == len(usual) + 1 for row in rows)
    goal = fitted(rows, margins, usual)
    assert len(goal) == len(usual) and goal != usual
    assert between(usual, goal, 0.0) == usual


def test_weights_are_written_in_the_form_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    numbers = [n + 0.5 for n in range(len(usual_weights("tramp")))]
    write_weights(path, judge_with("tramp", numbers), weights_file("tramp"))
    assert evaluation("tramp", path).weights() == numbers
    assert path.read_text(encoding="utf-8").splitlines()[0] == weights_file("tramp").read_text().splitlines()[0]


def test_the_command_fits_tries_and_writes(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    args = ["arena", "tune", "tramp", "--trials", "2", "--games", "2", "--fit", "1", "--jobs", "1", "--seed", "3"]
    assert str(path) in result(here(*args, "--out", str(path)))
    assert len(evaluation("tramp", path).weights()) == len(usual_weights("tramp"))


def test_bad_numbers_are_told_in_one_line() -> None:
    assert "--trials" in complaint(here("arena", "tune", "tramp", "--trials", "many"))
    assert "players" in complaint(here("arena", "tune", "tramp", "--players", "7"))
