"""Measure what docs/bots.md claims: `python scripts/measure_bots.py FOLDER [--games 400] [--jobs N]`.

Every pairing is a contest of `blueriband arena` with a folder of its own. Stopped and started again, it goes on where
it was. At the end the table of docs/bots.md is printed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from blueriband.games import BOXES

SEED = 1912
PAIRINGS = [("normal", "random", 2), ("hard", "normal", 2), ("expert", "hard", 2), ("hard", "normal", 4)]


def contest(game: str, one: str, other: str, players: int, out: Path, games: int, jobs: str | None) -> None:
    """Play one pairing, or what is left of it."""
    command = [sys.executable, "-m", "blueriband", "arena", game, "--bots", f"{one},{other}", "--controls", "0"]
    command += ["--players", str(players), "--games", str(games), "--seed", str(SEED), "--out", str(out)]
    subprocess.run(command + ([] if jobs is None else ["--jobs", jobs]), check=True, stdout=subprocess.DEVNULL)


def line(game: str, players: int, standings: dict[str, Any]) -> str:
    """Return a line of the table."""
    row, times = standings["pairings"][0], standings["timing"]
    rate, low, high = (f"{100 * row[key]:.1f}" for key in ("rate", "low", "high"))
    pairing = f"{row['one']} – {players - 1 if players > 2 else ''} {row['others']}".replace("  ", " ")
    cells = [game, str(players), pairing, str(row["games"]), f"{rate} %", f"{low} … {high}"]
    scores = " : ".join(f"{standings['bots'][bot]['score']['mean']:.0f}" for bot in (row["one"], row["others"]))
    cells += [f"{row['margin']['mean']:.1f}", scores, f"{times[row['one']]['mean']:.1f}"]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Play everything, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs")
    given = parser.parse_args()
    lines = []
    for one, other, players in PAIRINGS:
        for game in BOXES:
            out = given.folder / f"{game}-{one}-{other}-{players}"
            contest(game, one, other, players, out, given.games, given.jobs)
            lines.append(line(game, players, json.loads((out / "standings.json").read_text(encoding="utf-8"))))
    sys.stdout.write("\n".join(sorted(lines)) + "\n")


if __name__ == "__main__":
    main()
