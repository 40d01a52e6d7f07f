"""Blue Riband: the fastest ship crosses the North Atlantic. [CO-14]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.earn import explain_ships
from blueriband.games.crossing_oceans.actions.tokens import add_token, gain_token
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    ACTION_IDLE,
    COAL_SHORT,
    CROSS,
    DECLINE,
    FROM_RIBAND,
    OTHER_WATERS,
    RIBAND_WON,
    TOO_SLOW,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb

NORTH_ATLANTIC: Final = 0  # the first region [CO-14.1]
RIBAND_COLUMN: Final = 0  # the first column


@final
class Cross(Step[CrossingOceans]):
    """In a tie for the top speed, choose a ship for a crossing with more coal, or decline. [CO-14.4]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        top = top_speed(s)
        if ships_at(s, top) < 2:
            return
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port):
                d.offer(move(CROSS, s.ship[port]), self.refusal(s, port, top))
        if len(d.moves) > 0:
            d.offer(move(DECLINE))
        explain_ships(s, d, CROSS)

    def refusal(self, s: CrossingOceans, port: i64, top: i64) -> i64:
        if s.figures.region_of[port] != NORTH_ATLANTIC:
            return OTHER_WATERS
        if s.figures.speed[s.ship[port]] < top:
            return TOO_SLOW
        if s.coal[port] < s.figures.tied_crossing_coal:
            return COAL_SHORT
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        if verb(m) == DECLINE:
            s.emit(ACTION_IDLE, d.seat, s.spot[d.seat])
        else:
            cross(s, d.seat, s.place_of(noun(m)), s.figures.tied_crossing_coal)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """A sole fastest ship with coal crosses without asking; else nothing happens. [CO-14.4]"""
        top = top_speed(s)
        if ships_at(s, top) == 1:
            port = fastest(s, top)
            if s.is_mine(d.seat, port) and s.coal[port] >= s.figures.crossing_coal:
                cross(s, d.seat, port, s.figures.crossing_coal)
                return
        s.emit(ACTION_IDLE, d.seat, s.spot[d.seat])


def cross(s: CrossingOceans, seat: i64, port: i64, coal: i64) -> None:
    """Burn the coal, take a multiple of the income, and gain a Blue Riband. [CO-14.5]"""
    ship = s.ship[port]
    income: i64 = s.figures.income[ship] * s.figures.crossing_income
    s.burn(port, coal)
    s.money[seat] += income
    s.emit(RIBAND_WON, seat, ship, income, coal)
    if s.is_full(seat, RIBAND_COLUMN) or s.spot_cost(seat, RIBAND_COLUMN) > 0:
        gain_token(s, seat, FROM_RIBAND, RIBAND_COLUMN)  # something else, perhaps at a cost [CO-14.6]
    else:
        add_token(s, seat, FROM_RIBAND, RIBAND_COLUMN)


def top_speed(s: CrossingOceans) -> i64:
    """The highest speed in the North Atlantic, coal or not; ships without a speed do not count. [CO-14.2]"""
    top: i64 = 0
    for port in range(s.figures.first_port[NORTH_ATLANTIC], s.figures.first_port[NORTH_ATLANTIC + 1]):
        if s.ship[port] != NONE and s.figures.speed[s.ship[port]] > top:
            top = s.figures.speed[s.ship[port]]
    return top


def ships_at(s: CrossingOceans, top: i64) -> i64:
    """How many ships in the North Atlantic have the top speed. [CO-14.3]"""
    count: i64 = 0
    for port in range(s.figures.first_port[NORTH_ATLANTIC], s.figures.first_port[NORTH_ATLANTIC + 1]):
        if top > 0 and s.ship[port] != NONE and s.figures.speed[s.ship[port]] == top:
            count += 1
    return count


def fastest(s: CrossingOceans, top: i64) -> i64:
    """The port of the first ship in the North Atlantic with the top speed."""
    for port in range(s.figures.first_port[NORTH_ATLANTIC], s.figures.first_port[NORTH_ATLANTIC + 1]):
        if s.ship[port] != NONE and s.figures.speed[s.ship[port]] == top:
            return port
    return NONE
