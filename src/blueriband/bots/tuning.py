"""Tuning: weights that win games are better than weights that look right."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blueriband.bots.bot import Bot, Budget
from blueriband.bots.economy import evaluation
from blueriband.bots.evaluation import Evaluation
from blueriband.bots.levels import Level, LevelBot
from blueriband.bots.table import play
from blueriband.games import find
from blueriband.kernel.rng import derived

LEVEL = "normal"  # the player whose evaluation is tuned
QUICK = Level(imaginings=1, whole=True)
BLEND = 0.02  # of a win, for each point ahead: a finer measure than wins alone


@dataclass(frozen=True)
class Trial:
    """What one set of weights is tried on: all that a worker needs to know."""

    game: str
    players: int
    seed: int
    games: int
    weights: list[float]
    rivals: list[float]  # weights of those it plays against
    level: Level = QUICK  # how both of them look ahead


def judge_with(game: str, weights: list[float]) -> Evaluation[Any]:
    """Return a game's evaluation with other weights."""
    judge = evaluation(game)
    judge.set_weights(weights)
    return judge


def try_weights(trial: Trial) -> float:
    """Return how well weights do against others: the share of wins, and a little for each point ahead."""
    game = find(trial.game)
    mine: Bot = LevelBot(game, LEVEL, trial.level, judge_with(trial.game, trial.weights))
    rival: Bot = LevelBot(game, LEVEL, trial.level, judge_with(trial.game, trial.rivals))
    total = 0.0
    for number in range(trial.games):
        seat = number % trial.players
        table = [mine if place == seat else rival for place in range(trial.players)]
        seed = derived(trial.seed, number // trial.players)
        options = {"seats": trial.players}
        played = play(game, options, seed, table, [Budget()] * trial.players, 1 + seat)
        scores = played.outcome.scores
        ahead = scores[seat] - max(score for place, score in enumerate(scores) if place != seat)
        total += (seat in played.outcome.winners) + BLEND * max(-25, min(25, ahead))
    return total / trial.games


def write_weights(path: Path, judge: Evaluation[Any], source: Path) -> None:
    """Write weights in the form of a file that is there: its comments and everything else stay."""
    numbers = judge.weights()
    by_name = {name: (numbers[2 * n], numbers[2 * n + 1]) for n, name in enumerate(judge.names)}
    lines = []
    for line in source.read_text(encoding="utf-8").splitlines():
        name = line.partition("=")[0].strip()
        if name in by_name:
            early, late = by_name[name]
            line = f"{name} = {{ early = {round(early, 3)}, late = {round(late, 3)} }}"
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def usual_weights(game: str) -> list[float]:
    """Return the weights that a game's bots play with."""
    return evaluation(game).weights()
