"""Who plays the games of a contest: one process or several, with the same result."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from blueriband.bots.arena import Contest, errand
from blueriband.cli.series import deaf

Record = dict[str, Any]


def play_contest(
    what: Contest,
    jobs: int,
    done: list[Record],
    step: Callable[[int], None],
    keep: Callable[[list[Record]], None] | None,
) -> list[Record]:
    """Play what is not done yet; `step` hears how many more games are finished, `keep` gets their records."""
    there = {(record["pairing"], record["number"]) for record in done}
    left = [
        (pairing, first, last)
        for pairing, first, last in what.errands()
        if any((pairing, number) not in there for number in range(first, last))
    ]
    records = list(done)

    def take(found: list[Record]) -> None:
        fresh = [record for record in found if (record["pairing"], record["number"]) not in there]
        records.extend(fresh)
        step(len(fresh))
        if keep is not None:
            keep(fresh)

    if jobs == 1 or len(left) <= 1:
        for pairing, first, last in left:
            take(errand(what, pairing, first, last))
    else:
        in_processes(what, min(jobs, len(left)), left, take)
    return sorted(records, key=lambda record: (record["pairing"], record["number"]))


def in_processes(
    what: Contest, jobs: int, left: list[tuple[int, int, int]], take: Callable[[list[Record]], None]
) -> None:
    """Have the errands run by several processes, in whatever order they end."""
    waiting = iter(left)
    running: set[Future[list[Record]]] = set()
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        while True:
            for one in waiting:
                with deaf():
                    running.add(pool.submit(errand, what, *one))
                if len(running) >= 2 * jobs:
                    break
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                take(future.result())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
