"""`blueriband replay`: through a real shell and a real terminal."""

import re
from pathlib import Path

import pytest

from blueriband import games
from blueriband.gamefile import record
from blueriband.kernel.match import Match
from tests.shell import run
from tests.terminal import Terminal

GOLDEN = Path("tests/replays/crossing_oceans/ends-when-the-stack-is-empty-3.txt")
MOVES = len(re.findall(r"^\d+ \d ", GOLDEN.read_text(encoding="utf-8"), re.M))


def test_a_genuine_file_is_proven() -> None:
    done = run("replay", str(GOLDEN), "--verify")
    assert done.returncode == 0 and done.stderr == ""
    assert f"{MOVES} moves replayed" in done.stdout and done.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("pattern", "other", "reason"),
    [
        (r"^result: \d+", "result: 99", "the file was changed"),
        (r"^9 (\d) [^|]+", r"9 \1 contract ", "move 9 or one before it was changed"),
        (r"^seed: .*$", "seed: 0x5", "the seed is not the one that was committed to"),
        (r"\A.*$", "hello", "not a blueriband game file"),
        (r"\Z", "more\n", "nothing should stand after the chain"),
    ],
)
def test_a_file_that_was_changed_is_refused_in_one_line(tmp_path: Path, pattern: str, other: str, reason: str) -> None:
    changed = tmp_path / "changed.txt"
    text = re.sub(pattern, other, GOLDEN.read_text(encoding="utf-8"), count=1, flags=re.M)
    changed.write_text(text, encoding="utf-8")
    done = run("replay", str(changed), "--verify")
    assert done.returncode == 2 and done.stdout == ""
    assert reason in done.stderr and done.stderr.count("\n") == 1


def test_a_file_cut_off_is_refused_in_one_line(tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    cut.write_text(GOLDEN.read_text(encoding="utf-8")[:2000], encoding="utf-8")
    done = run("replay", str(cut))
    assert done.returncode == 2 and done.stderr.count("\n") == 1


def test_in_a_pipe_the_whole_game_is_told() -> None:
    done = run("replay", str(GOLDEN))
    assert done.returncode == 0 and done.stderr == ""
    assert re.search(rf"^{MOVES}[.] ", done.stdout, re.M) and "wins with" in done.stdout


def test_a_running_game_with_a_secret_seed_shows_its_moves(tmp_path: Path) -> None:
    match = Match(games.find("crossing-oceans").new({"seats": 2}, 7), automatic=frozenset({0, 1}))
    match.play(match.asked, "contract")
    match.play(match.asked, "done")
    match.play(match.asked, "move fleet")
    path = tmp_path / "running.txt"
    path.write_text(record(match, {"seats": 2}, 7, ["human Ada", "random"]), encoding="utf-8")
    proven, shown = run("replay", str(path), "--verify"), run("replay", str(path))
    assert proven.returncode == 0 and "secret" in proven.stdout
    assert shown.returncode == 0 and "Fleet" in shown.stdout


def test_in_a_terminal_one_steps_through_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, str(GOLDEN), command=("replay",))
    terminal.wait(f"0/{MOVES} > ")
    for typed, answer in (("", "1"), ("t", r"\d+"), ("tb", r"\d+"), ("b", r"\d+"), ("100", "100"), ("nonsense", "100")):
        terminal.ask(typed, rf"{answer}/{MOVES} > ")
    assert "next move" in terminal.screen
    assert "wins with" in terminal.ask("e", f"{MOVES}/{MOVES} > ")
    terminal.type("q")
    assert terminal.close() == 0
