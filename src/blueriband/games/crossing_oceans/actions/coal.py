"""Coal: perhaps a coal pier, then load coal evenly. [CO-15]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.tokens import gain_token
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BURNS_NO_COAL,
    COAL_LEFT,
    COAL_LOADED,
    FROM_COAL,
    LOAD,
    LOAD_EVENLY,
    LOADING,
    SHIP_FULL,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun

COAL_COLUMN: Final = 1
UNCOUNTED: Final = 0xFFFF  # how much coal there is to load is known only after the pier


@final
class Coal(Step[CrossingOceans]):
    """Offer a pier, then load. [CO-15.1, CO-15.2, CO-15.3]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        gain_token(s, d.seat, FROM_COAL, COAL_COLUMN)
        s.then(LOADING, d.seat, UNCOUNTED)


@final
class Load(Step[CrossingOceans]):
    """Load one coal on a ship that has the fewest; x: coal left to load. [CO-15.6, CO-15.7]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        coal = self.to_load(s, d)
        level = fewest_coal(s, d.seat)
        if level == s.figures.capacity or coal == 0 or coal >= ships_with(s, d.seat, level):
            return  # a whole level is filled without asking
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port):
                d.offer(move(LOAD, s.ship[port]), self.refusal(s, port, level))

    def to_load(self, s: CrossingOceans, d: Decision) -> i64:
        """The icons on the board, piers included, or what the common supply has. [CO-15.3]"""
        if d.x != UNCOUNTED:
            return d.x
        coal: i64 = s.figures.coal_icons + s.added(d.seat, COAL_COLUMN)
        return coal if coal < s.stock else s.stock

    def refusal(self, s: CrossingOceans, port: i64, level: i64) -> i64:
        if not s.burns(port):
            return BURNS_NO_COAL
        if not s.holds(port):
            return SHIP_FULL
        if s.coal[port] > level:
            return LOAD_EVENLY
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        coal = self.to_load(s, d)
        load(s, d.seat, s.port_of(noun(m)))
        if coal > 1:
            s.then(LOADING, d.seat, coal - 1)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """Fill whole levels while the coal lasts; what cannot be placed stays in the supply. [CO-15.5, CO-15.8]"""
        coal = self.to_load(s, d)
        level = fewest_coal(s, d.seat)
        if level == s.figures.capacity:
            if coal > 0:
                s.emit(COAL_LEFT, d.seat, coal)
            return
        if coal == 0:
            return
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port) and s.burns(port) and s.coal[port] == level:
                load(s, d.seat, port)
                coal -= 1
        s.then(LOADING, d.seat, coal)


def load(s: CrossingOceans, seat: i64, port: i64) -> None:
    """Put one coal on a ship."""
    s.load(port, 1)
    s.emit(COAL_LOADED, seat, s.ship[port])


def fewest_coal(s: CrossingOceans, seat: i64) -> i64:
    """The fewest coal on any steamship of the seat at sea; the capacity where it has none. [CO-15.6]"""
    fewest: i64 = s.figures.capacity
    for port in range(s.figures.ports):
        if s.is_mine(seat, port) and s.burns(port) and s.coal[port] < fewest:
            fewest = s.coal[port]
    return fewest


def ships_with(s: CrossingOceans, seat: i64, coal: i64) -> i64:
    """How many steamships of the seat have so much coal. [CO-15.7]"""
    count: i64 = 0
    for port in range(s.figures.ports):
        if s.is_mine(seat, port) and s.burns(port) and s.coal[port] == coal:
            count += 1
    return count
