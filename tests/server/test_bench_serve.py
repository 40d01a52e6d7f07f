"""`blueriband bench serve` plays real matches on a real server and says how soon everybody has each move."""

from __future__ import annotations

import json
import subprocess
import sys


def test_the_bench_plays_matches_and_times_their_moves(db: str) -> None:
    command = [sys.executable, "-m", "blueriband", "bench", "serve", "--db", db, "--matches", "3", "--every", "0.5"]
    command += ["--seconds", "3", "--game", "transatlantic", "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["database"] == db.partition(":")[0] and found["holds"] is None
    (row,) = found["rows"]
    assert row["matches"] == 3 and row["moves"] > 0 and row["errors"] == [] and row["lost"] == 0
    assert 0 < row["p50"] <= row["p99"] <= row["max"]
