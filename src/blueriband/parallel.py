"""Many pieces of work on several processes or on a Ray cluster, with the same results as in one process."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HERE = "local"  # as the address of a Ray cluster: one on this machine, for as long as the work takes
IN_FLIGHT = 2  # pieces for each process, so that none waits
MOST_LOSSES = 3  # processes that may die in a row without a piece being finished


class CannotWork(RuntimeError):
    """The work cannot be done; the text says why."""


def nothing(_number: int, _result: Any) -> None:
    """Take no note of a piece that is finished."""


def in_order(
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    jobs: int = 1,
    ray: str | None = None,
    done: Callable[[int, Result], None] = nothing,
) -> Iterator[Result]:
    """Do all pieces of work, and hand the results over in the order of the pieces; `done` hears of each at once.

    With `ray`, an address or "local", a Ray cluster works; else, with more than one job, processes of this machine.
    The work must be a function of a module, its pieces and results picklable. A worker that dies costs nothing but
    time: its piece is done again by another.
    """
    if ray is not None:
        return sorted_out(ray_pairs(work, pieces, jobs, ray), done)
    if jobs == 1:
        return sorted_out(((number, work(piece)) for number, piece in enumerate(pieces)), done)
    return sorted_out(process_pairs(work, pieces, jobs), done)


def sorted_out(pairs: Iterator[tuple[int, Result]], done: Callable[[int, Result], None]) -> Iterator[Result]:
    """Hand numbered results over in the order of their numbers."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in pairs:
        done(number, result)
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


# --- processes -------------------------------------------------------------------------------------------------------


def process_pairs(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int) -> Iterator[tuple[int, Result]]:
    """Have pieces done by processes, as they are finished; when one dies, start anew with what is not finished."""
    left = list(range(len(pieces)))
    losses = 0
    while left:
        try:
            for number, result in pool_pairs(work, pieces, left[:], jobs):
                left.remove(number)
                losses = 0
                yield number, result
        except BrokenProcessPool:
            losses += 1
            if losses > MOST_LOSSES:
                raise CannotWork("worker processes die again and again") from None


def pool_pairs(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], numbers: list[int], jobs: int
) -> Iterator[tuple[int, Result]]:
    """Have the numbered pieces done by one pool of processes."""
    running: dict[Future[Result], int] = {}
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        while numbers or running:
            while numbers and len(running) < IN_FLIGHT * jobs:
                with deaf():
                    running[pool.submit(work, pieces[numbers[0]])] = numbers[0]
                numbers.pop(0)
            ready, _waiting = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                result = future.result()
                yield running.pop(future), result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: the first one hears it, and tells the others to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def usable_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- Ray -------------------------------------------------------------------------------------------------------------


def ray_pairs(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, address: str
) -> Iterator[tuple[int, Result]]:
    """Have pieces done by a Ray cluster, as they are finished; Ray gives those of a dead worker to another."""
    with cluster(address, jobs) as ray:
        task = ray.remote(max_retries=-1)(work)
        most = IN_FLIGHT * max(jobs, int(ray.cluster_resources().get("CPU", jobs)))
        running: dict[Any, int] = {}
        sent = 0
        while sent < len(pieces) or running:
            while sent < len(pieces) and len(running) < most:
                running[task.remote(pieces[sent])] = sent
                sent += 1
            ready, _waiting = ray.wait(list(running), num_returns=1)
            for reference in ready:
                yield running.pop(reference), ray.get(reference)


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Any]:
    """Join a Ray cluster, or start one on this machine, and leave it as it was found."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # without it Ray warns of a change to come
    try:
        import ray
    except ImportError:
        raise CannotWork("Ray is missing: pip install 'blueriband[research]'") from None
    joined = not ray.is_initialized()
    if joined:
        try:
            if address == HERE:
                ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
            else:
                ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as trouble:
            reason = str(trouble).strip().splitlines() or [type(trouble).__name__]
            raise CannotWork(f"the Ray cluster {address} cannot be reached: {reason[0]}") from None
    try:
        yield ray
    finally:
        if joined:
            ray.shutdown()
