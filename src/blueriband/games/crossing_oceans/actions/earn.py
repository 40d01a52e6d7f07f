"""Fleet, Region and Cargo: ships earn. [CO-8, CO-11, CO-12, CO-13]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    ACTION_IDLE,
    BONUS_EARNED,
    CARGO_CARRIED,
    CARRY,
    DESIGNATE,
    NEUTRAL_SHIP,
    NO_TONNAGE,
    NOT_AT_SEA,
    NOT_READY,
    NOT_YOURS,
    REGION_CLOSED,
    REGION_DESIGNATED,
    SHIP_EARNED,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun
from blueriband.parts.roster import CLIPPER
from blueriband.parts.sets import has


def earn(s: CrossingOceans, port: i64) -> None:
    """A ready ship brings its owner its income, and a steamship burns a coal. [CO-8.2]"""
    ship, owner = s.ship[port], s.captain[port]
    burnt: i64 = 0 if s.figures.kind[ship] == CLIPPER else 1
    s.burn(port, burnt)
    s.money[owner] += s.figures.income[ship]
    s.emit(SHIP_EARNED, owner, ship, s.figures.income[ship], burnt)


def explain_ships(s: CrossingOceans, d: Decision, verb: i64) -> None:
    """Say, if asked, why other ships than one's own at sea will not do. [CO-8.1, CO-8.2, CO-8.4]"""
    if d.refused is None:
        return
    for port in range(s.figures.ports):
        if s.ship[port] != NONE and not s.is_mine(d.seat, port):
            d.offer(move(verb, s.ship[port]), NEUTRAL_SHIP if s.captain[port] == NOBODY else NOT_YOURS)
    for card in range(s.figures.cards):
        if has(s.supply[d.seat], card):
            d.offer(move(verb, card), NOT_AT_SEA)


@final
class Sail(Step[CrossingOceans]):
    """Fleet: all ready ships of the seat earn; there is nothing to choose. [CO-11.1]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        idle: bool = True
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port) and s.is_ready(port):
                earn(s, port)
                idle = False
        if idle:
            s.emit(ACTION_IDLE, d.seat, s.spot[d.seat])  # [CO-11.2]


@final
class Ship(Step[CrossingOceans]):
    """Cargo: one ready steamship earns by its tonnage. [CO-12.1]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port):
                d.offer(move(CARRY, s.ship[port]), self.refusal(s, port))
        explain_ships(s, d, CARRY)

    def refusal(self, s: CrossingOceans, port: i64) -> i64:
        if s.figures.tonnage[s.ship[port]] == 0:
            return NO_TONNAGE  # clippers have none [CO-12.2]
        if not s.is_ready(port):
            return NOT_READY
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        ship = noun(m)
        lots: i64 = s.figures.tonnage[ship] // s.figures.cargo_lot  # only full ones [CO-12.4]
        s.burn(s.place_of(ship), 1)
        s.money[d.seat] += lots * s.figures.cargo_rate
        s.emit(CARGO_CARRIED, d.seat, ship, lots * s.figures.cargo_rate)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """No ship can carry cargo: nothing happens. [CO-12.3]"""
        s.emit(ACTION_IDLE, d.seat, s.spot[d.seat])


@final
class Designate(Step[CrossingOceans]):
    """Region: choose an open region. [CO-13.1]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        for region in range(s.figures.regions):
            d.offer(move(DESIGNATE, region), ALLOWED if s.is_open(region) else REGION_CLOSED)

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        """Every ready ship in it earns for its owner, and the seat's houses bring a bonus. [CO-13.2, CO-13.3]"""
        region = noun(m)
        bonus: i64 = 0
        s.emit(REGION_DESIGNATED, d.seat, region)
        for port in range(s.figures.first_port[region], s.figures.first_port[region + 1]):
            if s.captain[port] != NOBODY and s.is_ready(port):  # the neutral ship earns for nobody [CO-13.4]
                earn(s, port)
            if s.has_house(d.seat, port):
                bonus += s.figures.bonus
        if bonus > 0:
            s.money[d.seat] += bonus
            s.emit(BONUS_EARNED, d.seat, region, bonus)
