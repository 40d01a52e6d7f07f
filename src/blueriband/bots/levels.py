"""The four levels: how each looks ahead, and for how long."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from blueriband.bots.bot import REPORT_EVERY, Bot, Budget, Considered, Progress, Report, Thought
from blueriband.bots.economy import evaluation
from blueriband.bots.evaluation import Evaluation
from blueriband.bots.greedy import turn_values
from blueriband.bots.knowledge import Knowledge
from blueriband.bots.search import Search
from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Move
from blueriband.kernel.rng import Rng

FINEST = 1 << 20  # shares of a chance


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    simulations: int = 0  # none: it looks to the end of its turn and no farther
    imaginings: int = 2  # positions in which a turn is tried
    blur: float = 0.0  # how much worse a move may look and still be played, as a share of a win
    explore: float = 0.1  # see Search
    sharpness: float = 1.0
    turns: int = 0


SETTINGS = {
    "easy": Level(imaginings=1, blur=0.03),
    "normal": Level(imaginings=2),
    "hard": Level(simulations=150),
    "expert": Level(simulations=1200),
}


class LevelBot(Bot):
    """A bot of one of the levels."""

    def __init__(
        self, game: Game[Any], name: str, level: Level | None = None, judge: Evaluation[Any] | None = None
    ) -> None:
        super().__init__(game, name)
        self.level = SETTINGS[name] if level is None else level
        self.judge = evaluation(game.name) if judge is None else judge

    def think(self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None = None) -> Thought:
        """Return the best move, as far as this level can see."""
        start = perf_counter()
        moves = knowledge.moves
        if len(moves) == 1:
            values = list(self.judge.values(knowledge.position))
            mean = values[knowledge.seat]
            return Thought(moves[0], values, [Considered(moves[0], 0, mean, 0.0)], moves, 0, perf_counter() - start)
        if self.level.simulations == 0:
            return self.glance(knowledge, moves, rng, start)
        return self.search(knowledge, budget, rng, report, start)

    # --- easy and normal ---------------------------------------------------------------------------------------------

    def glance(self, knowledge: Knowledge, moves: list[Move], rng: Rng, start: float) -> Thought:
        """Look to the end of the turn, once for each move and imagined position."""
        times = self.level.imaginings
        found = list(turn_values(self.judge, knowledge.position, knowledge.seat, rng, times))
        considered = [consider(move, found[n * times : n * times + times]) for n, move in enumerate(moves)]
        considered.sort(key=lambda one: -one.mean)  # stable: equals stay in the order of the rules
        chosen = considered[0] if self.level.blur == 0 else self.lucky(considered, rng)
        values = list(self.judge.values(knowledge.position))
        values[knowledge.seat] = chosen.mean
        return Thought(chosen.move, values, considered, [chosen.move], len(found), perf_counter() - start)

    def lucky(self, considered: list[Considered], rng: Rng) -> Considered:
        """Return a good move, and now and then a worse one."""
        best = considered[0].mean
        odds = [round(FINEST / (1 + (best - one.mean) / self.level.blur) ** 3) for one in considered]
        drawn = rng.roll(sum(odds))
        for one, odd in zip(considered, odds, strict=True):
            if drawn < odd:
                return one
            drawn -= odd
        return considered[0]

    # --- hard and expert ---------------------------------------------------------------------------------------------

    def search(
        self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None, start: float
    ) -> Thought:
        """Let a tree grow until the budget is spent, and say from time to time how it looks."""
        level = self.level
        root = Search(
            self.judge, knowledge.position, knowledge.seat, rng, level.explore, level.sharpness, level.turns
        )
        timed = budget.seconds is not None and budget.simulations is None
        most = budget.simulations or (FINEST if timed else level.simulations)
        told = start
        chunk = 8
        while root.done < most:
            root.run(min(chunk, most - root.done))
            now = perf_counter()
            if budget.seconds is not None and now - start >= budget.seconds:
                break
            if report is not None and now - told >= REPORT_EVERY:
                told = now
                if not report(self.progress(root, budget, most, now - start)):
                    break
            chunk = pace(chunk, root.done, now - start, budget)
        return self.thought(root, perf_counter() - start)

    def progress(self, root: Search, budget: Budget, most: int, spent: float) -> Progress:
        """Return how far a search has come."""
        fraction = root.done / most
        if budget.seconds is not None:
            fraction = max(fraction, spent / budget.seconds)
        best = write(self.game, root.tree.moves[root.ranked()[0]])
        return Progress(min(1.0, fraction), int(root.done), best, root.values())

    def thought(self, root: Search, spent: float) -> Thought:
        """Return what a search has come to."""
        tree = root.tree
        considered = [
            Considered(
                tree.moves[place],
                int(tree.visits[place]),
                tree.mean(place, root.seat) if tree.visits[place] > 0 else 0.0,
                root.spread(place),
            )
            for place in root.ranked()
        ]
        return Thought(considered[0].move, root.values(), considered, root.line(), int(root.done), spent)


def consider(move: Move, values: list[float]) -> Considered:
    """Return a move with mean and spread of its values."""
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
    return Considered(move, len(values), mean, spread)


def pace(chunk: int, done: int, spent: float, budget: Budget) -> int:
    """Return how many simulations to make before the next look at the clock: about a twentieth of a second's worth."""
    fitting = int(done * 0.05 / max(spent, 1e-6))
    if budget.seconds is not None:
        fitting = min(fitting, int(done * budget.seconds / 10 / max(spent, 1e-6)))
    return max(1, min(fitting, 4 * chunk))


def with_simulations(level: Level, simulations: int) -> Level:
    """Return a level that thinks for longer or shorter."""
    return replace(level, simulations=simulations)
