"""External bots: programs that answer, and programs that do not."""

from __future__ import annotations

import ast
import shlex
import sys
from pathlib import Path

import pytest

from blueriband.bots import Budget, make
from blueriband.bots.bot import Bot
from blueriband.bots.external import ExternalBot
from blueriband.games import find
from blueriband.kernel.codec import legal, write
from blueriband.kernel.rng import seeded

from ..shell import complaint, here, result
from .common import known, position

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "examples" / "plain_bot.py"
GREETS = """
import json, sys, time
line = lambda **said: print(json.dumps(said), flush=True)
sys.stdin.readline()
line(type="hello", protocol=1)
for text in sys.stdin:
    asked = json.loads(text)
    if asked["type"] == "goodbye":
        break
"""


def program(tmp_path: Path, source: str) -> Bot:
    """Return a bot that runs a Python program."""
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    return make(find("tramp"), f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}")


def think(bot: Bot, times: int = 1) -> list[str]:
    """Let a bot think in one position; return what went wrong, time after time."""
    s = position("tramp", 1)
    troubles = []
    try:
        for luck in range(times):
            thought = bot.think(known(s), Budget(seconds=0.2), seeded(luck))
            assert write(s.game, thought.move) in legal(s)
            troubles.append(thought.trouble)
    finally:
        bot.close()
    return troubles


def test_the_example_plays(tmp_path: Path) -> None:
    assert think(program(tmp_path, PLAIN.read_text(encoding="utf-8")), 3) == ["", "", ""]


def test_the_example_uses_nothing_of_blueriband() -> None:
    names = [
        alias.name
        for node in ast.walk(ast.parse(PLAIN.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    ]
    assert sorted(names) == ["json", "sys"]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ('line(id=asked["id"], move="fly me to the moon")', "not possible"),
        ('line(id=asked["id"])', "not possible"),
        ('print("hello", flush=True)', "not JSON"),
        ('print("[1]", flush=True)', "not an object"),
        ("sys.exit()", "has ended"),
        ("pass", "in time"),
    ],
)
def test_a_wrong_answer_loses_the_move_and_no_more(tmp_path: Path, answer: str, said: str) -> None:
    troubles = think(program(tmp_path, f"{GREETS}    {answer}\n"), 2)
    assert all(said in trouble for trouble in troubles)


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    source = f"""{GREETS}
    if asked["id"] == 1:
        first = asked
        continue
    line(id=first["id"], move="nonsense")
    line(id=asked["id"], move=asked["moves"][0])
"""
    troubles = think(program(tmp_path, source), 2)
    assert "in time" in troubles[0] and troubles[1] == ""


def test_a_program_that_speaks_otherwise_is_not_used(tmp_path: Path) -> None:
    [trouble] = think(program(tmp_path, 'print(\'{"type": "hello", "protocol": 99}\', flush=True)\ninput()\n'))
    assert "protocol 1" in trouble


def test_a_program_that_cannot_be_started_loses_its_moves() -> None:
    bot = ExternalBot(find("tramp"), "exec:/no/such/program", "/no/such/program")
    assert "cannot be started" in think(bot)[0]


def test_external_bots_play_in_simulations() -> None:
    command = f"exec:{sys.executable} {PLAIN}"
    assert "Tramp" in result(here("simulate", "tramp", "--seats", f"{command},random", "--games", "2", "--jobs", "1"))


def test_an_empty_command_is_told_in_one_line() -> None:
    assert "exec:" in complaint(here("simulate", "tramp", "--seats", "exec:,random"))
