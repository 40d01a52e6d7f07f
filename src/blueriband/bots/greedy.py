"""Choosing by evaluation alone: move by move, or by what a whole turn comes to."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.bots.evaluation import Evaluation
from blueriband.kernel.engine import Move, State
from blueriband.kernel.rng import Rng


def likely(evaluation: Evaluation[Any], s: State) -> Move:
    """Return the move that looks best at once to the seat that decides."""
    moves = s.decision.moves
    if len(moves) == 1:
        return moves[0]
    seat = s.decision.seat
    guessed = evaluation.is_guessed(s.decision.step)
    best: Move = moves[0]
    most = -1e18
    for m in moves:
        value = evaluation.guess(s, m) if guessed else after(evaluation, s, m, seat)
        if value > most:
            most = value
            best = m
    return best


def first_values(evaluation: Evaluation[Any], root: State, seat: i64, rng: Rng, times: i64) -> vec[float]:
    """Return how good each move looks at once, in points: for each, the values of all times."""
    found = vec[float]()
    starts: list[State] = []
    for _time in range(times):
        starts.append(root.imagine(seat, rng))
    guessed = evaluation.is_guessed(root.decision.step)
    for m in root.decision.moves:
        for start in starts:
            found = append(found, evaluation.guess(start, m) if guessed else after(evaluation, start, m, seat))
    return found


def after(evaluation: Evaluation[Any], s: State, m: Move, seat: i64) -> float:
    """Return what a seat can expect right after a move."""
    t = s.clone()
    t.take(m)
    if t.over or t.turn != s.turn or t.decision.seat != seat or not evaluation.goes_on(s.decision.step):
        return evaluation.worth(t, seat)
    if evaluation.is_guessed(t.decision.step):
        return evaluation.worth(t, seat)
    most = -1e18
    for following in t.decision.moves:
        u = t.clone()
        u.take(following)
        value = evaluation.worth(u, seat)
        if value > most:
            most = value
    return most


def finish_turn(evaluation: Evaluation[Any], s: State) -> None:
    """Play what looks best until the turn is over."""
    turn = s.turn
    while not s.over and s.turn == turn:
        s.take(likely(evaluation, s))


def play_turns(evaluation: Evaluation[Any], s: State, turns: i64) -> None:
    """Play so many turns, each of which is thought through to its end."""
    end = s.turn + turns
    while not s.over and s.turn < end:
        s.take(thorough(evaluation, s) if evaluation.is_opening(s.decision.step) else likely(evaluation, s))


def thorough(evaluation: Evaluation[Any], s: State) -> Move:
    """Return the move that comes to most by the end of the turn, for the seat that decides."""
    moves = s.decision.moves
    if len(moves) == 1:
        return moves[0]
    seat = s.decision.seat
    best: Move = moves[0]
    most = -1e18
    for m in moves:
        t = s.clone()
        t.take(m)
        if t.turn == s.turn:
            finish_turn(evaluation, t)
        value = evaluation.values(t)[seat]
        if value > most:
            most = value
            best = m
    return best


def turn_values(evaluation: Evaluation[Any], root: State, seat: i64, rng: Rng, times: i64) -> vec[float]:
    """Return what each move comes to at the end of the turn that it belongs to: for each, the values of all times."""
    found = vec[float]()
    starts: list[State] = []
    for _time in range(times):
        starts.append(root.imagine(seat, rng))
    for m in root.decision.moves:
        for start in starts:
            s = start.clone()
            turn = s.turn
            s.take(m)
            if s.turn == turn:
                finish_turn(evaluation, s)
            found = append(found, evaluation.values(s)[seat])
    return found
