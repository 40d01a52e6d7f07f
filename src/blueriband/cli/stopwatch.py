"""A process that times one build of the engine, when told to: `python -m blueriband.cli.stopwatch`.

Each line on stdin is a request `{"game": ..., "seats": ..., "seconds": ...}`, each line on stdout its answer. Two such
processes, one compiled and one pure, take turns on one core, so that both meet the same machine. Time is the process's
own: what others do meanwhile does not count.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import blueriband
from blueriband import games
from blueriband.bots.playout import clones, imaginings, legal_lists, openings, playouts, walk
from blueriband.kernel.engine import Game, State
from blueriband.kernel.rng import seeded

SEED = 1912
POSITIONS = 16  # along some games, from which clone, legal list and imagine are averaged
PLAY_SHARE = 0.6  # of the time, for whole games; the rest is shared by the small things


def measure(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """Return the speeds of one build: whole games, then the small things in microseconds."""
    options = {"seats": seats}
    decisions = played = 0
    start = process_time()
    while (spent := process_time() - start) < seconds * PLAY_SHARE or played == 0:
        decisions += playouts(game, options, SEED, played, played + 1)
        played += 1
    found = positions(game, seats)
    slice_ = seconds * (1 - PLAY_SHARE) / 4
    rng = seeded(SEED)
    return {
        "decisions": decisions / spent,
        "games": played / spent,
        "clone": each(lambda n: sum(clones(s, n) for s in found), slice_) / POSITIONS,
        "legal": each(lambda n: sum(legal_lists(s, n) for s in found), slice_) / POSITIONS,
        "imagine": each(lambda n: sum(imaginings(s, rng, n) for s in found), slice_) / POSITIONS,
        "new": each(lambda n: openings(game, options, SEED, n), slice_),
    }


def positions(game: Game[Any], seats: int) -> list[State]:
    """Return positions spread evenly over some games."""
    found: list[State] = []
    for number in range(POSITIONS):
        whole: State = game.new({"seats": seats}, number)
        walk(whole, seeded(number), game.longest)
        s: State = game.new({"seats": seats}, number)
        walk(s, seeded(number), whole.ply * number // POSITIONS)
        found.append(s)
    return found


def each(work: Callable[[int], int], seconds: float) -> float:
    """Return the microseconds that one round of work takes, doing more and more of it until the time is up."""
    times = 1
    while True:
        start = process_time()
        work(times)
        spent = process_time() - start
        if spent >= seconds / 2:
            return spent / times * 1e6
        times = max(times * 2, int(times * seconds / max(spent, 1e-6) * 0.7))


def main() -> None:
    """Answer requests until stdin ends."""
    if len(sys.argv) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[1])})
    sys.stdout.write(json.dumps({"build": blueriband.BUILD}) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        asked = json.loads(line)
        answer = measure(games.find(asked["game"]), asked["seats"], asked["seconds"])
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
