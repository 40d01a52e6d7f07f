"""House: the ship transports, a trade house is built, and a trade token taken. [CO-16]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.earn import earn
from blueriband.games.crossing_oceans.actions.tokens import gain_token
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    ACTION_IDLE,
    BUILD,
    FEE_PAID,
    FEES_SHORT,
    FROM_HOUSE,
    HOUSE_BUILT,
    HOUSE_THERE,
    HOUSES_GONE,
    NO_SHIP_THERE,
    REGION_CLOSED,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun
from blueriband.parts.sets import only


@final
class Build(Step[CrossingOceans]):
    """Choose a port with a ship of yours. [CO-16.2]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port):
                cash = s.money[d.seat]
                if s.is_ready(port):
                    cash += s.figures.income[s.ship[port]]  # the ship earns first
                d.offer(move(BUILD, port), refuse_house(s, d.seat, port, cash))
            elif d.refused is not None:
                d.offer(move(BUILD, port), refuse_port(s, port))

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        port = noun(m)
        if s.is_ready(port):
            earn(s, port)  # [CO-16.3]
        found_house(s, d.seat, port, 0)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """No port will do: nothing happens at all. [CO-16.2]"""
        s.emit(ACTION_IDLE, d.seat, s.spot[d.seat])


def refuse_port(s: CrossingOceans, port: i64) -> i64:
    """Say why no house can be built in a port where the seat has no ship. [CO-16.1]"""
    return NO_SHIP_THERE if s.is_open(s.figures.region_of[port]) else REGION_CLOSED


def refuse_house(s: CrossingOceans, seat: i64, port: i64, cash: i64) -> i64:
    """Say why a seat with so much cash can build no house in a port where its ship lies. [CO-16.1]"""
    if s.has_house(seat, port):
        return HOUSE_THERE
    if s.houses[seat] == 0:
        return HOUSES_GONE  # [CO-16.7]
    if s.fees(seat, port) > cash:
        return FEES_SHORT
    return ALLOWED


def found_house(s: CrossingOceans, seat: i64, port: i64, contracts: i64) -> None:
    """Build a house, pay those who have one there, and take a trade token. [CO-16.4, CO-16.5]"""
    s.houses[seat] -= 1
    s.emit(HOUSE_BUILT, seat, port, contracts)
    for other in range(s.seats):
        if other != seat and s.has_house(other, port):
            s.money[seat] -= s.figures.fee
            s.money[other] += s.figures.fee
            s.emit(FEE_PAID, seat, other, s.figures.fee)
    s.built[port] |= only(seat)
    gain_token(s, seat, FROM_HOUSE, 0)
