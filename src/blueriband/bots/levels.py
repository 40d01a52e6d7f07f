"""The four levels: how each looks ahead, and for how long."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from blueriband.bots.bot import REPORT_EVERY, Bot, Budget, Considered, Progress, Report, Thought
from blueriband.bots.economy import evaluation, weights_file
from blueriband.bots.evaluation import FOLDER, Evaluation, weight
from blueriband.bots.greedy import first_values, turn_values
from blueriband.bots.knowledge import Knowledge
from blueriband.bots.search import Search
from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Move
from blueriband.kernel.rng import Rng
from blueriband.parts.datafiles import BadData, Mistake, Toml

CLEAR = 8  # simulations, after which a move that has no rival needs no more
FINEST = 1 << 20  # shares of a chance


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    simulations: int = 0  # with two players; none: it takes the move that looks best
    crowd: int = 0  # more simulations for each other player
    imaginings: int = 2  # positions in which a move is tried
    whole: bool = False  # it looks to the end of the turn, not only at what a move does at once
    blur: float = 0.0  # by how many points a move may look worse and still be played now and then
    explore: float = 0.05  # see Search
    sharpness: float = 2.0
    rounds: int = 1  # played on after the turn that is decided on: everybody's next turn, and so on
    trust: float = 0.3
    width: int = 6
    widen: float = 0.5
    ripe: int = 4


PLAIN = {"easy": Level(imaginings=1, blur=2.0), "normal": Level(imaginings=1, whole=True)}
FILE = FOLDER / "levels.toml"
WHOLE = ("simulations", "crowd", "rounds", "width", "ripe")  # settings that are whole numbers


@cache
def settings(game: str, name: str, path: Path = FILE) -> Level:
    """Return what makes a level in a game, or raise BadData."""
    if name in PLAIN:
        return PLAIN[name]
    mistakes: list[Mistake] = []
    toml = Toml(path, mistakes)
    start = f"{game.replace('-', '_')}.{name}"
    simulations, crowd, rounds, width, ripe = [weight(toml, f"{start}.{key}") for key in WHOLE]
    explore, sharpness, trust = [weight(toml, f"{start}.{key}") for key in ("explore", "sharpness", "trust")]
    if not mistakes and (
        min(simulations, width, ripe) < 1 or min(crowd, rounds) < 0 or sharpness <= 0 or not 0 <= trust <= 1
    ):
        toml.wrong(
            start,
            "must have simulations, width, ripe and sharpness above 0, crowd and rounds from 0 on, trust from 0 to 1",
        )
    if mistakes:
        raise BadData(mistakes)
    return Level(
        round(simulations),
        crowd=round(crowd),
        explore=explore,
        sharpness=sharpness,
        rounds=round(rounds),
        trust=trust,
        width=round(width),
        ripe=round(ripe),
    )


class LevelBot(Bot):
    """A bot of one of the levels."""

    def __init__(
        self, game: Game[Any], name: str, level: Level | None = None, judge: Evaluation[Any] | None = None
    ) -> None:
        super().__init__(game, name)
        self.level = settings(game.name, name) if level is None else level
        plain = self.level.simulations == 0 and not self.level.whole
        self.judge = evaluation(game.name, weights_file(game.name, plain)) if judge is None else judge

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
        """Take what looks best at once, or when the turn is over, in some imagined positions."""
        times = self.level.imaginings
        looks = turn_values if self.level.whole else first_values
        found = list(looks(self.judge, knowledge.position, knowledge.seat, rng, times))
        points = [found[n * times : n * times + times] for n in range(len(moves))]
        means = [math.fsum(values) / times for values in points]
        values = list(self.judge.values(knowledge.position))
        order = sorted(range(len(moves)), key=lambda n: -means[n])  # stable: equals stay in the order of the rules
        best, usual, unit, point = means[order[0]], values[knowledge.seat], self.judge.unit(), 1.0
        if self.level.whole:  # they are values already, not points
            usual, unit, point = best, 1.0, 1 / unit
        considered = [
            Considered(
                moves[n], times, min(1.0, max(0.0, usual + (means[n] - best) / unit)), deviation(points[n]) / unit
            )
            for n in order
        ]
        chosen = 0 if self.level.blur == 0 else self.lucky([(best - means[n]) / point for n in order], rng)
        move = considered[chosen].move
        return Thought(move, values, considered, [move], len(found), perf_counter() - start)

    def lucky(self, behind: list[float], rng: Rng) -> int:
        """Return which move is drawn: mostly one that is few points behind the best."""
        odds = [round(FINEST / (1 + points / self.level.blur) ** 3) for points in behind]
        drawn = rng.roll(sum(odds))
        for place, odd in enumerate(odds):
            if drawn < odd:
                return place
            drawn -= odd
        return 0

    # --- hard and expert ---------------------------------------------------------------------------------------------

    def search(self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None, start: float) -> Thought:
        """Let a tree grow until the budget is spent, and say from time to time how it looks."""
        level = self.level
        root = Search(
            self.judge,
            knowledge.position,
            knowledge.seat,
            rng,
            level.explore,
            level.sharpness,
            level.rounds * knowledge.position.seats,
            level.trust,
            level.width,
            level.widen,
            level.ripe,
        )
        timed = budget.seconds is not None and budget.simulations is None
        usual = level.simulations + level.crowd * (knowledge.position.seats - 2)
        most = budget.simulations or (FINEST if timed else usual)
        told = start
        chunk = 8
        while root.done < most:
            root.run(min(chunk, most - root.done))
            now = perf_counter()
            if root.done >= CLEAR and root.is_clear():
                break
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
                min(1.0, max(0.0, tree.mean(place, root.seat))) if tree.visits[place] > 0 else 0.0,
                root.spread(place),
            )
            for place in root.ranked()
        ]
        return Thought(considered[0].move, root.values(), considered, root.line(), int(root.done), spent)


def deviation(values: list[float]) -> float:
    """Return the standard deviation of some values."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))


def pace(chunk: int, done: int, spent: float, budget: Budget) -> int:
    """Return how many simulations to make before the next look at the clock: about a twentieth of a second's worth."""
    fitting = int(done * 0.05 / max(spent, 1e-6))
    if budget.seconds is not None:
        fitting = min(fitting, int(done * budget.seconds / 10 / max(spent, 1e-6)))
    return max(1, min(fitting, 4 * chunk))
