"""Rounds, turns and the end of the game. [TA-3, TA-11.2, TA-12]"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.transatlantic.scoring import total
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    CHOOSING,
    END_TRIGGERED,
    POINTS_SCORED,
    SCRAPPING,
    TURN,
    TURN_BEGUN,
    TURN_END,
    WRECK_SCORED,
)
from blueriband.kernel.engine import NOBODY, NONE, Decision, Step
from blueriband.parts.roster import STEAMSHIP


@final
class Turn(Step[TransAtlantic]):
    """Begin a turn, and with the starting player a round; or end the game. [TA-3.1, TA-12.2, TA-12.4]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        if d.seat == s.starter:
            if s.last_round == NONE and s.round - s.last_purchase >= s.figures.quiet_rounds:
                s.quiet_end = True
                trigger_end(s, NOBODY)
            if s.round == s.last_round:
                tell_scores(s)
                return
            s.round += 1
        s.begin_turn(d.seat)
        s.emit(TURN_BEGUN, d.seat, s.round)
        s.then(CHOOSING, d.seat)
        s.then(SCRAPPING, d.seat)
        s.then(TURN_END, d.seat)


@final
class Scrap(Step[TransAtlantic]):
    """Score the ships scrapped in this turn, with the docks as they are now; captains go home. [TA-5.9, TA-11.2]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        for wreck in s.wrecks:
            card: i64 = wreck & 0xFF
            owner: i64 = wreck >> 8
            s.captains[owner] += 1
            if s.figures.kind[card] == STEAMSHIP:
                value = s.ship_value(owner, s.figures.colour[card])
                s.points[owner] += value
                s.emit(WRECK_SCORED, owner, card, value)
        s.wrecks = vec[i64]()


@final
class TurnEnd(Step[TransAtlantic]):
    """When no steamship is left to buy the end is near; the next seat clockwise plays. [TA-3.1, TA-12.1]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        if s.last_round == NONE and not steamships_to_come(s):
            trigger_end(s, d.seat)
        s.then(TURN, (d.seat + 1) % s.seats)


def steamships_to_come(s: TransAtlantic) -> bool:
    """The market or the stack holds a steamship. [TA-12.1]"""
    for card in s.market:
        if card != NONE and s.figures.kind[card] == STEAMSHIP:
            return True
    top: i64 = len(s.deck) - 1  # headquarters lie below all steamships [TA-2.3]
    return top >= 0 and s.figures.kind[s.deck[top]] == STEAMSHIP


def trigger_end(s: TransAtlantic, seat: i64) -> None:
    """After this round, one more is played. [TA-12.2]"""
    s.last_round = s.round + 1
    s.emit(END_TRIGGERED, seat, s.last_round)


def tell_scores(s: TransAtlantic) -> None:
    """Say what everybody has scored. [TA-11.4]"""
    s.active = NOBODY
    for seat in range(s.seats):
        s.emit(POINTS_SCORED, seat, total(s, seat))
