"""Bots at the table: in the terminal with hints, in simulations, and on the bench."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from blueriband.cli.terminal import play_in_terminal

from ..shell import complaint, here, result


def play(tmp_path: Path, seats: list[str], typed: list[str], language: str = "en") -> str:
    """Play in the terminal, type some lines, then leave; return what was shown."""
    out = io.StringIO()
    lines = iter([*typed, "q", "n"])

    def answers(prompt: str) -> str:
        return next(lines, "n")

    asked: Callable[[str], str] = answers
    console = Console(file=out, width=100, force_terminal=False)
    play_in_terminal("tramp", seats, seed=5, language=language, console=console, answers=asked)
    return out.getvalue()


def test_a_hint_shows_the_best_moves_with_their_spread(tmp_path: Path) -> None:
    shown = play(tmp_path, ["human", "normal"], ["t"])
    assert "Outlook" in shown and "±" in shown and "It knows only what" in shown


def test_a_hint_speaks_german(tmp_path: Path) -> None:
    assert "Aussicht" in play(tmp_path, ["human", "normal"], ["t"], "de")


def test_there_are_no_hints_among_people(tmp_path: Path) -> None:
    shown = play(tmp_path, ["human:Ada", "human:Bob"], ["", "t"])
    assert "other people play too" in shown and "Outlook" not in shown


def test_every_level_is_introduced_honestly(tmp_path: Path) -> None:
    for level, word in (("easy", "slips"), ("normal", "no farther"), ("hard", "answers"), ("expert", "longer")):
        assert word in play(tmp_path, ["human", level], [])


def test_bots_that_think_play_in_simulations(tmp_path: Path) -> None:
    target = tmp_path / "result.json"
    args = ["simulate", "tramp", "--seats", "normal,easy", "--games", "3", "--seed", "2", "--json", str(target)]
    result(here(*args, "--jobs", "1"))
    first = json.loads(target.read_text())
    result(here(*args, "--jobs", "2"))
    second = json.loads(target.read_text())
    assert first["seats"] == ["normal", "easy"]
    assert first | {"timing": None} == second | {"timing": None}


def test_somebody_unknown_cannot_sit_down() -> None:
    assert "expert" in complaint(here("simulate", "tramp", "--seats", "karl,random"))


def test_the_bench_times_bots() -> None:
    report = json.loads(result(here("bench", "bots", "tramp", "--seconds", "0.1", "--json")))
    found = report["games"]["tramp"]
    assert found["simulations"] > 0 and 0 < found["engine"] <= 1
    assert set(found["milliseconds"]) == {"easy", "normal", "hard", "expert"}
