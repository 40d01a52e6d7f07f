"""Play random games of every game, player count and option, and check the laws of `kernel/contract.py` along the way.

Each move is made with every cheap check; the whole position is checked at every `--every`th move, from a place that
differs from game to game, so that all moves get their turn. A failure is told with what it takes to see it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import traceback
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import blueriband
from blueriband import games
from blueriband.kernel.codec import replay, text, write
from blueriband.kernel.contract import check_end, check_position
from blueriband.kernel.engine import Game, Options, State
from blueriband.kernel.rng import SEEDS, derived, new_seed, seeded
from blueriband.parallel import deaf, usable_cores

CHUNK = 50  # games in one errand of a process
SHOWN = 5  # failures told in full


@dataclass
class Found:
    """What some games of one kind showed."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    widest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[int, str]] = field(default_factory=list)  # the number of the game, and what went wrong

    def merge(self, other: Found) -> None:
        """Take in what other games showed."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.widest = max(self.widest, other.widest)
        self.endings.update(other.endings)
        self.failures += other.failures


def combinations() -> list[tuple[str, Options]]:
    """Return each game with each combination of its options."""
    found: list[tuple[str, Options]] = []
    for name in games.NAMES:
        options = games.find(name).options
        for values in product(*[option.values for option in options]):
            found.append((name, {option.name: v for option, v in zip(options, values, strict=True)}))
    return found


def play(game: Game[Any], options: Options, seed: int, number: int, every: int, found: Found) -> None:
    """Play one game of a series; raise where a law is broken."""
    start = derived(seed, number)
    s: State = game.new(options, start)
    rng, other = seeded(start ^ 1), seeded(start ^ 2)  # checks do not change the game
    recorded = number % 8 == 0  # a replay costs as much as a game
    journal: list[str] = []
    while not s.over:
        moves = s.decision.moves
        count = len(moves)
        found.widest = max(found.widest, count)
        m = moves[rng.roll(count)]
        if s.ply % every == number % every:
            check_position(s, m, other)
        if recorded:
            journal.append(write(game, m))
        s.take(m)
        assert s.ply <= game.longest, f"after {s.ply} moves the game has not ended"
    check_end(s)
    if recorded:
        assert text(replay(game, options, start, journal)) == text(s), "a replay ends elsewhere"
    outcome = s.outcome()
    assert outcome is not None
    found.games += 1
    found.moves += s.ply
    found.longest = max(found.longest, s.ply)
    found.endings[outcome.rule] += 1


def errand(name: str, options: Options, seed: int, first: int, last: int, every: int) -> Found:
    """Play some games of a series, and note those that fail."""
    game = games.find(name)
    found = Found()
    for number in range(first, last):
        try:
            play(game, options, seed, number, every, found)
        except Exception:
            found.failures.append((number, traceback.format_exc()))
    return found


def run(series: list[tuple[str, Options]], numbers: range, seed: int, every: int, jobs: int) -> list[Found]:
    """Play all series on several cores, with a bar on a terminal."""
    results = [Found() for _series in series]
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        with Progress(*columns, *times, console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task("games", total=len(series) * len(numbers))
            waiting: dict[Future[Found], int] = {}
            with deaf():
                for place, (name, options) in enumerate(series):
                    for first in numbers[::CHUNK]:
                        last = min(first + CHUNK, numbers.stop)
                        waiting[pool.submit(errand, name, options, seed, first, last, every)] = place
            for future in as_completed(waiting):
                results[waiting[future]].merge(future.result())
                bar.advance(task, future.result().games + len(future.result().failures))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return results


def report(series: list[tuple[str, Options]], results: list[Found], out: Console) -> None:
    """Print what was seen."""
    title = f"Random games ({blueriband.BUILD} build)"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for column in ("game", "options"):
        table.add_column(column, no_wrap=True)
    for column in ("games", "moves", "longest\ngame", "longest\nlist", "failed"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("endings")
    for (name, options), found in zip(series, results, strict=True):
        endings = "\n".join(f"{rule} {count:,}" for rule, count in sorted(found.endings.items()))
        numbers = (found.games, found.moves, found.longest, found.widest, len(found.failures))
        chosen = " ".join(f"{key}={value}" for key, value in options.items())
        table.add_row(name, chosen, *[f"{number:,}" for number in numbers], endings)
    out.print(table)


def seed_number(said: str) -> int:
    """Return a seed from its digits, decimal or hex."""
    seed = int(said, 0)
    if not 0 <= seed < SEEDS:
        raise ValueError(said)
    return seed


def main() -> int:
    """Fuzz, and return 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each game, player count and option")
    parser.add_argument("--every", type=int, default=48, help="check the whole position at every so manyth move")
    parser.add_argument("--seed", type=seed_number, default=None, help="seed of all series; a new one by default")
    parser.add_argument("--first", type=int, default=0, help="number of the first game in each series")
    parser.add_argument("--jobs", type=int, default=usable_cores(), help="processes")
    parser.add_argument("--game", choices=games.NAMES, help="this game only")
    asked = parser.parse_args()
    if asked.games < 1 or asked.every < 1 or asked.first < 0 or asked.jobs < 1:
        parser.error("games, every and jobs are at least 1, first at least 0")
    seed = new_seed() if asked.seed is None else asked.seed
    series = [(name, options) for name, options in combinations() if asked.game in (None, name)]
    out = Console(highlight=False)
    results = run(series, range(asked.first, asked.first + asked.games), seed, asked.every, asked.jobs)
    report(series, results, out)
    out.print(f"seed {seed:#x}, whole positions checked at every {asked.every}th move")
    failures = [(place, *failure) for place, found in enumerate(results) for failure in found.failures]
    for place, number, trouble in sorted(failures)[:SHOWN]:
        name, options = series[place]
        out.print(f"\nFAILED: {name} {options}, game {number}, seed {derived(seed, number):#x}", markup=False)
        again = f"--game {name} --seed {seed:#x} --first {number} --games 1 --every {asked.every}"
        out.print(f"again: python scripts/fuzz.py {again}\n{trouble}", markup=False, soft_wrap=True)
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
