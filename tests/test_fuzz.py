import re
import subprocess
import sys
from pathlib import Path

from tests.shell import surroundings

FUZZ = Path(__file__).parents[1] / "scripts" / "fuzz.py"


def test_the_fuzzer_plays_every_player_count_and_tells_what_it_saw() -> None:
    command = [
        sys.executable,
        str(FUZZ),
        "--games",
        "3",
        "--game",
        "tramp",
        "--seed",
        "5",
        "--every",
        "4",
        "--jobs",
        "1",
    ]
    done = subprocess.run(command, env=surroundings({}), capture_output=True, text=True, encoding="utf-8", timeout=120)
    assert (done.returncode, done.stderr) == (0, ""), done
    for seats in (2, 3, 4):
        assert re.search(rf"^tramp +seats={seats} +3 .* 0 +TR-2.2 3 *$", done.stdout, re.MULTILINE)
