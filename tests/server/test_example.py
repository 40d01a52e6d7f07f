"""The client in examples/ plays whole games of every title by the documented protocol alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.crowd import GAMES, differences
from tests.server.running import ServerProcess

CLIENT = Path(__file__).parents[2] / "examples" / "play_client.py"


def test_the_client_imports_nothing_of_blueriband() -> None:
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names)
    assert ours == {"httpx", "websockets"}


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
def test_the_client_plays_whole_games_of_every_title(server: ServerProcess, db: str) -> None:
    for game in GAMES:
        command = [sys.executable, str(CLIENT), server.address, "--game", game, "--players", "3"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        assert ended.stdout.startswith(game) and "scores" in ended.stdout
    assert differences(db) == []
