"""Fitting: weights that tell from a position what the game came to, learnt from games of a bot with itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from librt.vecs import vec

from blueriband.bots.bot import Budget
from blueriband.bots.evaluation import Evaluation
from blueriband.bots.knowledge import Knowledge
from blueriband.bots.levels import LevelBot
from blueriband.bots.tuning import LEVEL, Trial, judge_with
from blueriband.games import find
from blueriband.kernel.engine import State
from blueriband.kernel.rng import derived, seeded

BLUR = 1.0  # points: a little chance, so that games differ
STIFFNESS = 0.03  # how hard it is to leave the present weights
STEPS = (0.25, 0.5, 1.0)  # shares of the way to the fitted weights that are tried

Row = list[float]


def lessons(trial: Trial) -> tuple[list[Row], list[float]]:
    """Play games of two; return for each turn what one seat had more of than the other, and its final margin."""
    game = find(trial.game)
    judge = judge_with(trial.game, trial.weights)
    bot = LevelBot(game, LEVEL, replace(trial.level, blur=0.0 if trial.level.simulations else BLUR), judge)
    rows: list[Row] = []
    margins: list[float] = []
    for number in range(trial.games):
        s: State = game.new({"seats": 2}, derived(trial.seed, number))
        rng = seeded(number)
        turn, first = -1, len(rows)
        while not s.over:
            if s.turn != turn and s.active >= 0:
                turn = s.turn
                rows.append(
                    [mine - theirs for mine, theirs in zip(facts(judge, s, 0), facts(judge, s, 1), strict=True)]
                )
            seat = s.decision.seat
            move = s.decision.moves[0]
            if not s.decision.forced:
                move = bot.think(Knowledge.of(s, seat, rng), Budget(), rng).move
            s.take(move)
        outcome = s.outcome()
        assert outcome is not None
        margins += [float(outcome.scores[0] - outcome.scores[1])] * (len(rows) - first)
    return rows, margins


def facts(judge: Evaluation[Any], s: State, seat: int) -> Row:
    """Return the features of a seat, each for the early and for the late weight, and its prospect, which has none."""
    found = vec[float]([0.0 for _name in judge.names])
    judge.features(s, seat, found)
    left = judge.left(s)
    waits = (seat - s.active + s.seats) % s.seats
    row: Row = []
    for value in found:
        row += [value * left, value * (1 - left)]
    return [*row, judge.prospect(s, seat) * float(s.seats - waits) / float(s.seats)]


def fitted(rows: list[Row], margins: list[float], weights: list[float]) -> list[float]:
    """Return weights that tell the margins best, by least squares, without going far from the present ones."""
    import numpy

    table, target = numpy.array(rows), numpy.array(margins)
    present = numpy.array([*weights, 1.0])  # a prospect counts as it is
    scale = table.std(axis=0) + 1e-9
    scaled = table / scale
    wrong = target - table @ present
    stiff = numpy.eye(len(present)) * STIFFNESS * len(rows)
    change = numpy.linalg.solve(scaled.T @ scaled + stiff, scaled.T @ wrong) / scale
    return [float(value) for value in (present + change)[:-1]]


def between(present: list[float], goal: list[float], step: float) -> list[float]:
    """Return weights on the way from the present ones to others."""
    return [here + step * (there - here) for here, there in zip(present, goal, strict=True)]
