"""Phase 3: move on the rondel and carry out the action reached. [CO-7]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import RONDEL
from blueriband.games.crossing_oceans.flow import count_down
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BUILDING,
    BUYING,
    CAPTAIN_MOVED,
    COALING,
    CROSSING,
    DESIGNATING,
    MOVE,
    SAILING,
    SAME_SPOT,
    SHIPPING,
    TOO_FAR,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun

STEPS: Final = vec[i64]([CROSSING, SAILING, BUILDING, BUYING, SHIPPING, COALING, DESIGNATING])  # by place in ACTIONS


@final
class MoveCaptain(Step[CrossingOceans]):
    """Choose a spot: any at first, then three steps for nothing and more for a contract. [CO-7.1, CO-7.2]"""

    def rule_for(self, s: CrossingOceans, d: Decision) -> str:
        return "CO-7.1" if s.spot[d.seat] == NONE else self.rule

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        for spot in range(RONDEL):
            d.offer(move(MOVE, spot), self.refusal(s, d.seat, steps_to(s, d.seat, spot)))

    def refusal(self, s: CrossingOceans, seat: i64, steps: i64) -> i64:
        if steps == 0:
            return SAME_SPOT
        if steps > s.figures.free_steps and s.contracts[seat] < s.figures.contracts_beyond:
            return TOO_FAR
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        spot = noun(m)
        price: i64 = 0
        if steps_to(s, d.seat, spot) > s.figures.free_steps:
            price = s.figures.contracts_beyond  # for the whole way [CO-7.4]
        s.contracts[d.seat] -= price
        s.spot[d.seat] = spot
        s.emit(CAPTAIN_MOVED, d.seat, spot, price)
        count_down(s, d.seat)
        s.then(STEPS[s.figures.action[spot]], d.seat)


def steps_to(s: CrossingOceans, seat: i64, spot: i64) -> i64:
    """How far it is clockwise to a spot; from the centre every spot is one step away. [CO-7.1, CO-7.2]"""
    if s.spot[seat] == NONE:
        return 1
    return (spot - s.spot[seat] + RONDEL) % RONDEL
