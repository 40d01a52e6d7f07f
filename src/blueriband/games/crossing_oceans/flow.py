"""Rounds, turns, the phases of a turn, and the end of the game. [CO-3, CO-5, CO-17]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.scoring import points
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    COUNTED_DOWN,
    END_TRIGGERED,
    EXCHANGING,
    MOVING,
    PLACING,
    POINTS_SCORED,
    TURN,
    TURN_BEGUN,
    TURN_END,
)
from blueriband.kernel.engine import NOBODY, NONE, Decision, Step


@final
class Turn(Step[CrossingOceans]):
    """Begin a turn, and with the starting player a round; or end the game. [CO-3.1, CO-17.3]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        if d.seat == s.starter:
            if s.countdown == 0:
                tell_scores(s)
                return
            if s.countdown == NONE and s.round - s.last_ships >= s.figures.quiet_rounds:
                s.quiet_end = True
                trigger_end(s)
            s.round += 1
        s.begin_turn(d.seat)
        s.emit(TURN_BEGUN, d.seat, s.round)
        s.then(PLACING, d.seat)
        s.then(EXCHANGING, d.seat)
        s.then(MOVING, d.seat)
        s.then(TURN_END, d.seat)


@final
class TurnEnd(Step[CrossingOceans]):
    """The next seat clockwise plays. [CO-2.14]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        s.then(TURN, (d.seat + 1) % s.seats)


def trigger_end(s: CrossingOceans) -> None:
    """Begin to count the last rounds. [CO-17.1, CO-17.7]"""
    s.countdown = s.figures.rounds
    s.emit(END_TRIGGERED, NOBODY if s.quiet_end else s.active, s.countdown)


def count_down(s: CrossingOceans, seat: i64) -> None:
    """Count a round off when the starting player's captain moves after the trigger. [CO-17.3]"""
    if seat == s.starter and s.countdown > 0:
        s.countdown -= 1
        s.emit(COUNTED_DOWN, seat, s.countdown)


def tell_scores(s: CrossingOceans) -> None:
    """Say what everybody has scored. [CO-18]"""
    s.active = NOBODY
    for seat in range(s.seats):
        s.emit(POINTS_SCORED, seat, points(s, seat))
