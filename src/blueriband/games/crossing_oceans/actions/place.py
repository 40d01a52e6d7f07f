"""Phase 1: place a ship, or take a contract. [CO-4, CO-5]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    AT_SEA_ALREADY,
    BERTH,
    BERTHING,
    CONTRACT,
    CONTRACT_TAKEN,
    LANTERN_MOVED,
    NEUTRAL_SHIP,
    NO_CAPTAIN,
    NO_SPOT,
    NOT_OLDEST,
    NOT_YOUNGER,
    NOT_YOURS,
    PLACE,
    REGION_CLOSED,
    SHIP_GONE,
    SHIP_PLACED,
    SHIP_RETURNED,
    SPOT_ELSEWHERE,
    STAYS_ASHORE,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.roster import CLIPPER
from blueriband.parts.sets import has, only


@final
class Place(Step[CrossingOceans]):
    """Choose a ship that has somewhere to go, or a contract. [CO-3.3]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        limit = oldest_replaceable(s, d.seat, s.captains[d.seat] > 0)
        left = s.supply[d.seat]
        card: i64 = 0
        while left != 0:
            if left & 1 == 1:
                d.offer(move(PLACE, card), self.refusal(s, d.seat, card, limit))
            left >>= 1
            card += 1
        if d.refused is not None:
            self.explain(s, d)
        d.offer(move(CONTRACT))  # [CO-5.2]

    def refusal(self, s: CrossingOceans, seat: i64, ship: i64, limit: i64) -> i64:
        if s.figures.year[ship] > limit:
            return ALLOWED
        if s.captains[seat] == 0 and s.figures.year[ship] > oldest_replaceable(s, seat, True):
            return NO_CAPTAIN  # with a captain it would have somewhere to go
        return NO_SPOT

    def explain(self, s: CrossingOceans, d: Decision) -> None:
        """Headquarters never go to sea, and only ships of the own supply are placed. [CO-4.1, CO-10.5]"""
        for card in range(s.figures.cards):
            if has(s.owned[d.seat] & ~s.supply[d.seat], card):
                d.offer(move(PLACE, card), AT_SEA_ALREADY if has(s.figures.ships, card) else STAYS_ASHORE)
        for port in range(s.figures.ports):
            if s.ship[port] != NONE and not s.is_mine(d.seat, port):
                d.offer(move(PLACE, s.ship[port]), NEUTRAL_SHIP if s.captain[port] == NOBODY else NOT_YOURS)

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        if verb(m) == PLACE:
            s.then(BERTHING, d.seat, noun(m))
            return
        s.contracts[d.seat] += 1  # [CO-5.1]
        s.emit(CONTRACT_TAKEN, d.seat)


def oldest_replaceable(s: CrossingOceans, seat: i64, spare: bool) -> i64:
    """Return the year that a ship must be younger than to have somewhere to go, with or without a captain. [CO-4.1]"""
    limit: i64 = 10_000
    for region in range(s.figures.regions):
        if s.is_open(region):
            if s.has_room(region):
                if spare:
                    return 0  # every ship has
            else:
                port = s.lantern(region)
                if (spare or s.captain[port] == seat) and s.year_in(port) < limit:
                    limit = s.year_in(port)
    return limit


@final
class Berth(Step[CrossingOceans]):
    """Choose the spot for a ship; x: the ship. [CO-4.1]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        f = s.figures
        for region in range(f.regions):
            is_open, has_room, oldest = s.is_open(region), s.has_room(region), s.lantern(region)
            for port in range(f.first_port[region], f.first_port[region + 1]):
                ruling: i64 = REGION_CLOSED
                if is_open:
                    ruling = self.refusal(s, d.seat, d.x, port, has_room, oldest)
                d.offer(move(BERTH, port), ruling)

    def refusal(self, s: CrossingOceans, seat: i64, ship: i64, port: i64, has_room: bool, oldest: i64) -> i64:
        """Say why a spot in an open region cannot be had. [CO-4.1, CO-4.3, CO-4.6]"""
        if has_room:
            if s.ship[port] != NONE:
                return SPOT_ELSEWHERE
            return ALLOWED if s.captains[seat] > 0 else NO_CAPTAIN
        if port != oldest:
            return NOT_OLDEST
        if s.figures.year[ship] <= s.year_in(port):
            return NOT_YOUNGER
        if s.captains[seat] == 0 and s.captain[port] != seat:
            return NO_CAPTAIN
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        """Replace what lies there, then put ship, captain and coal on the spot. [CO-4.4]"""
        ship, port, seat = d.x, noun(m), d.seat
        region = s.figures.region_of[port]
        oldest = s.lantern(region)
        before: i64 = NONE if oldest == NONE else s.ship[oldest]
        if s.ship[port] != NONE:
            make_room(s, port)
        s.ship[port] = ship
        s.supply[seat] &= ~only(ship)
        s.captain[port] = seat
        s.captains[seat] -= 1
        if s.figures.kind[ship] != CLIPPER and s.stock > 0:  # [CO-4.8]
            s.load(port, 1)
        s.emit(SHIP_PLACED, seat, ship, port, s.coal[port])
        lantern = s.ship[s.lantern(region)]
        if lantern != before:
            s.emit(LANTERN_MOVED, NOBODY, lantern, region)  # [CO-4.9]


def make_room(s: CrossingOceans, port: i64) -> None:
    """Return a replaced ship and its captain to the owner; the neutral ship is out of the game. [CO-4.4, CO-4.7]"""
    ship, owner, coal = s.ship[port], s.captain[port], s.coal[port]
    s.burn(port, coal)
    if owner == NOBODY:
        s.gone |= only(ship)
        s.emit(SHIP_GONE, NOBODY, ship)
        return
    s.supply[owner] |= only(ship)
    s.captains[owner] += 1
    s.emit(SHIP_RETURNED, owner, ship, coal)
