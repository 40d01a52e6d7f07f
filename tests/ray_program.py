"""What the test of Ray runs in a process of its own: two workers, some of which are killed."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.bots.arena import contest
from blueriband.cli.arena_work import play_contest
from blueriband.cli.series import Errand, Plan, Played, play_series, run
from blueriband.parallel import in_order
from tests.test_parallel import die_once


def marked_run(piece: tuple[str, Errand]) -> Played:
    """Play, having said which process does; the first one waits until it is killed."""
    folder, errand = piece
    mark = Path(folder) / f"worker-{os.getpid()}"
    first = not any(Path(folder).glob("worker-*"))
    mark.touch()
    if first:
        time.sleep(120)
    return run(errand)


def kill_first_worker(folder: Path, killed: list[int]) -> None:
    """Wait until a worker has said who it is, and kill it."""
    while not killed:
        for mark in folder.glob("worker-*"):
            killed.append(int(mark.name.removeprefix("worker-")))
            os.kill(killed[-1], signal.SIGKILL)
            return
        time.sleep(0.05)


def contested(ray: str | None) -> list[dict[str, Any]]:
    """Play a small tournament; return its records without what depends on the machine."""
    what = contest(games.find("tramp"), ["easy", "random"], 2, {}, 3, 12, 0, {})
    records = play_contest(what, 2 if ray else 1, [], lambda _games: None, None, ray)
    return [{name: value for name, value in record.items() if name != "timing"} for record in records]


def main(folder: Path) -> None:
    """Do the work alone and on Ray, and print what came of it."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    plan = Plan("tramp", None, ["random"] * 3, {"seats": 3}, 5, 150)
    killed: list[int] = []
    killer = threading.Thread(target=kill_first_worker, args=(folder, killed))
    killer.start()
    pieces = [(str(folder), Errand(plan, first, last)) for first, last in plan.chunks()]
    played = list(in_order(marked_run, pieces, 2, ray="local"))
    killer.join()
    counted = [result.tally.report() for result in played]
    alone = [run(errand).tally.report() for _folder, errand in pieces]
    whole = play_series(plan, 2, lambda _games: None, ray="local").report()
    matches = contested("local")
    squares = list(in_order(die_once, [(str(folder), n) for n in range(6)], 2, ray="local"))
    ray.shutdown()
    expected = play_series(plan, 1, lambda _games: None).report()
    found = {"killed": len(killed), "squares": squares}
    found |= {"games": [counted, whole, matches], "alone": [alone, expected, contested(None)]}
    print(json.dumps(found))  # noqa: T201 # the test reads it


if __name__ == "__main__":
    main(Path(sys.argv[1]))
