"""Many games in several processes, with the same result for any number of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.bots import Bot, default_budget, make
from blueriband.bots.playout import Ending, series
from blueriband.bots.table import play
from blueriband.cli.tally import Tally
from blueriband.kernel.engine import Game, Options
from blueriband.kernel.rng import derived

CHUNK = 25  # games in one errand of a process
FEW = 2  # where somebody has to think
AT_RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """Which games are played: all that a worker needs to know."""

    game: str
    data: str | None
    seats: list[str]
    options: Options
    seed: int
    games: int
    files: str | None = None

    def chunks(self) -> list[tuple[int, int]]:
        """Return the games, numbered from 1 on, in handy portions."""
        size = CHUNK if self.is_random else FEW
        return [(n, min(n + size, self.games + 1)) for n in range(1, self.games + 1, size)]

    @property
    def is_random(self) -> bool:
        """Nobody thinks: the games can be played in one go."""
        return set(self.seats) == {AT_RANDOM}

    def file(self, number: int) -> Path:
        """Return where a game is written down."""
        return Path(self.files or "") / f"{self.game}-{number}.txt"


def errand(plan: Plan, first: int, last: int) -> Tally:
    """Play some games of a plan."""
    from blueriband.gamefile import write_game

    game = game_of(plan.game, plan.data)
    tally = Tally(len(plan.seats))
    for number, ending in enumerate(endings(plan, game, first, last), first):
        tally.add(ending)
        if plan.files is not None:
            text = write_game(game, plan.options, derived(plan.seed, number), ending.journal, plan.seats)
            plan.file(number).write_text(text, encoding="utf-8")
    return tally


def endings(plan: Plan, game: Game[Any], first: int, last: int) -> list[Ending]:
    """Play some games of a plan, at random in one go or with bots that think."""
    if plan.is_random:
        return series(game, plan.options, plan.seed, first, last, plan.files is not None)
    bots: dict[str, Bot] = {}
    try:
        for name in dict.fromkeys(plan.seats):
            bots[name] = make(game, name)
        at_table = [bots[name] for name in plan.seats]
        budgets = [default_budget(name) for name in plan.seats]
        played = [play(game, plan.options, derived(plan.seed, n), at_table, budgets) for n in range(first, last)]
    finally:
        for bot in bots.values():
            bot.close()
    return [Ending(one.outcome, one.plies, one.rounds, one.journal) for one in played]


@cache
def game_of(name: str, data: str | None) -> Game[Any]:
    """Return a game, reading its figures once in each process."""
    return games.find(name, data)


def usable_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_series(plan: Plan, jobs: int, done: Callable[[int], None]) -> Tally:
    """Play all games of a plan; `done` hears how many more are finished."""
    whole = Tally(len(plan.seats))
    if jobs == 1:
        for first, last in plan.chunks():
            whole.merge(errand(plan, first, last))
            done(last - first)
        return whole
    for tally in in_order(plan, jobs, done):
        whole.merge(tally)
    return whole


def in_order(plan: Plan, jobs: int, done: Callable[[int], None]) -> Iterator[Tally]:
    """Have the errands run by several processes, and hand the tallies over in the order of the games."""
    chunks = plan.chunks()
    finished: dict[int, Tally] = {}
    running: dict[Future[Tally], int] = {}
    handed = sent = 0
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        while handed < len(chunks):
            while sent < len(chunks) and len(running) < 2 * jobs:
                with deaf():
                    running[pool.submit(errand, plan, *chunks[sent])] = sent
                sent += 1
            ready, _waiting = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                number = running.pop(future)
                finished[number] = future.result()
                done(finished[number].games)
            while handed in finished:
                yield finished.pop(handed)
                handed += 1
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
