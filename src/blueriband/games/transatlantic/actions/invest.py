"""Invest: houses, bunkers and markers; Trade and Fleet. [TA-7.12 to TA-7.15]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.transatlantic.actions.coal import BUNKER_COLUMN, GRANTED, load, no_coal
from blueriband.games.transatlantic.actions.sail import explain_reserve
from blueriband.games.transatlantic.data import COLUMNS
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    BUILD,
    BUNKERING,
    COAL_GONE,
    COAL_LOADED,
    DECLINE,
    FLEET_SCORED,
    FROM_INVEST,
    FROM_INVEST_PLUS,
    GRANTING,
    HOUSE_BUILT,
    HOUSES_GONE,
    IN_RESERVE,
    LOAD,
    MARK,
    MARKER_TAKEN,
    MARKERS_GONE,
    MARKING,
    MONEY_INVESTED,
    MONEY_SHORT,
    NO_BUNKER,
    NO_PLACE,
    NO_RIBAND,
    NO_RIBAND_BOUGHT,
    NO_RIBAND_INVESTED,
    NO_RIBAND_TRADED,
    NO_SHIP_THERE,
    NOT_IN_PLAY,
    NOTHING_DONE,
    ONE_EACH,
    PAIRING,
    SAME_BOUGHT,
    SAME_MARKER,
    SAME_TRADED,
    TRADE_EARNED,
    TRADE_MARKERS,
    TWO_HOUSES,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import has, only

RIBAND_COLUMN: Final = 0
NO_MARKERS: Final = 0  # as a set of columns
FREE_OF_CHARGE: Final = 1_000_000  # as cash: whatever it costs

# by where the marker comes from
RIBAND_RULINGS: Final = bytes([NO_RIBAND, NO_RIBAND_INVESTED, NO_RIBAND_BOUGHT, NO_RIBAND_TRADED])
SAME_RULINGS: Final = bytes([SAME_MARKER, TRADE_MARKERS, SAME_BOUGHT, SAME_TRADED])


# --- houses ----------------------------------------------------------------------------------------------------------


def refuse_house(s: TransAtlantic, seat: i64, region: i64, cash: i64) -> i64:
    """Say why a seat with so much cash can build no house in a region. [TA-7.12]"""
    if region >= s.regions:
        return NOT_IN_PLAY
    if not s.has_ship_in(seat, region):
        return NO_SHIP_THERE
    if s.houses_of(seat, region) >= s.figures.houses_per_region:
        return TWO_HOUSES
    if s.houses[seat] == 0:
        return HOUSES_GONE
    if s.houses_in(region) >= s.figures.house_places[region]:
        return NO_PLACE
    if s.figures.house_cost(region, s.houses_in(region)) > cash:
        return MONEY_SHORT
    return ALLOWED


def build(s: TransAtlantic, seat: i64, region: i64, cost: i64) -> None:
    """Build a house on the cheapest free place. [TA-7.12]"""
    s.money[seat] -= cost
    s.houses[seat] -= 1
    s.built[region * s.seats + seat] += 1
    s.emit(HOUSE_BUILT, seat, region, cost)


# --- markers ---------------------------------------------------------------------------------------------------------


def take_marker(s: TransAtlantic, seat: i64, column: i64, cost: i64) -> None:
    """Put a marker on the sheet. [TA-10.3, TA-10.4]"""
    s.money[seat] -= cost
    s.markers[seat * COLUMNS + column] += 1
    s.emit(MARKER_TAKEN, seat, column, cost)


def refuse_marker(s: TransAtlantic, column: i64, taken: i64, source: i64) -> i64:
    """Say why a marker cannot be had, besides those taken already. [TA-7.12, TA-7.13, TA-8.4, TA-10.5, TA-13.6]"""
    if column == RIBAND_COLUMN:
        return RIBAND_RULINGS[source]
    if has(taken, column):
        return SAME_RULINGS[source]
    if s.left_of(column) == 0:
        return MARKERS_GONE
    return ALLOWED


@final
class Mark(Step[TransAtlantic]):
    """Take a marker; x: how many more, y: the set that is barred, z: where it comes from. [TA-7.12, TA-7.13, TA-8.4]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if d.x == 0:
            return
        for column in range(COLUMNS):
            d.offer(move(MARK, column), refuse_marker(s, column, d.y, d.z))

    def rule_for(self, s: TransAtlantic, d: Decision) -> str:
        return {FROM_INVEST: "TA-7.12", FROM_INVEST_PLUS: "TA-7.13"}.get(d.z, self.rule)

    def left_for(self, s: TransAtlantic, d: Decision) -> i64:
        """Markers that are still to be taken. [TA-7.12, TA-7.13, TA-8.4]"""
        return d.x

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        take_marker(s, d.seat, noun(m), 0)
        s.then(MARKING, d.seat, d.x - 1, d.y | only(noun(m)), d.z)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """All are taken, or none is left. [TA-8.4]"""


# --- invest ----------------------------------------------------------------------------------------------------------


@final
class Invest(Step[TransAtlantic]):
    """Build a house and take a trade marker, or buy a bunker with coal, or a trade marker, or nothing. [TA-7.12]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for region in range(s.figures.regions):
            d.offer(move(BUILD, region), refuse_house(s, d.seat, region, s.money[d.seat]))
        for column in range(COLUMNS):
            d.offer(move(MARK, column), self.refusal(s, d.seat, column))
        if len(d.moves) > 0:
            d.offer(move(DECLINE))

    def refusal(self, s: TransAtlantic, seat: i64, column: i64) -> i64:
        ruling = refuse_marker(s, column, NO_MARKERS, FROM_INVEST)
        if ruling == ALLOWED and self.cost(s, column) > s.money[seat]:
            return MONEY_SHORT
        return ruling

    def cost(self, s: TransAtlantic, column: i64) -> i64:
        """What a marker costs here."""
        return s.figures.invest_bunker if column == BUNKER_COLUMN else s.figures.invest_marker

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == BUILD:
            region = noun(m)
            build(s, d.seat, region, s.figures.house_cost(region, s.houses_in(region)))
            s.then(MARKING, d.seat, 1, only(BUNKER_COLUMN), FROM_INVEST)
        elif verb(m) == MARK:
            column = noun(m)
            take_marker(s, d.seat, column, self.cost(s, column))
            if column == BUNKER_COLUMN:
                s.then(PAIRING, d.seat, s.figures.invest_coal)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """Nothing can be done. [TA-7.12]"""
        s.emit(NOTHING_DONE, d.seat, s.acting)


@final
class Pair(Step[TransAtlantic]):
    """Load a bunker's coal on different ships; x: coal left, y: the first ship and one more. [TA-7.12]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        coal = d.x if d.x < s.stock else s.stock
        if coal == 0 or self.candidates(s, d.seat, d.y - 1) <= coal:
            return
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place):
                ruling = no_coal(s, place)
                if ruling == ALLOWED and s.ship[place] == d.y - 1:
                    ruling = ONE_EACH
                d.offer(move(LOAD, s.ship[place]), ruling)
        explain_reserve(s, d, LOAD, IN_RESERVE)

    def left_for(self, s: TransAtlantic, d: Decision) -> i64:
        """Coal that is left to load. [TA-7.12]"""
        return d.x if d.x < s.stock else s.stock

    def candidates(self, s: TransAtlantic, seat: i64, first: i64) -> i64:
        """How many ships can take one, besides the first."""
        count: i64 = 0
        for place in range(s.figures.places):
            if s.is_mine(seat, place) and s.holds(place) and s.ship[place] != first:
                count += 1
        return count

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        load(s, d.seat, noun(m))
        s.then(PAIRING, d.seat, d.x - 1, noun(m) + 1)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """Each ship that can takes one; a lone ship takes all it can. [TA-7.12]"""
        coal = d.x if d.x < s.stock else s.stock
        alone = self.candidates(s, d.seat, d.y - 1) == 0
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place) and s.holds(place) and coal > 0 and (alone or s.ship[place] != d.y - 1):
                s.load(place, 1)
                s.emit(COAL_LOADED, d.seat, s.ship[place])
                coal -= 1
                if not alone and self.candidates(s, d.seat, s.ship[place]) == 0 and coal > 0 and s.holds(place):
                    s.load(place, 1)
                    s.emit(COAL_LOADED, d.seat, s.ship[place])
                    coal -= 1


@final
class Grant(Step[TransAtlantic]):
    """After two markers, a free house, or coal if one of them is a bunker, or neither; x: bunkers before. [TA-7.13]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for region in range(s.figures.regions):
            d.offer(move(BUILD, region), refuse_house(s, d.seat, region, FREE_OF_CHARGE))
        bunker = s.acquired(d.seat, BUNKER_COLUMN) > d.x
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place):
                d.offer(move(LOAD, s.ship[place]), self.refusal(s, place, bunker))
        if len(d.moves) > 0:
            d.offer(move(DECLINE))
        explain_reserve(s, d, LOAD, IN_RESERVE)

    def refusal(self, s: TransAtlantic, place: i64, bunker: bool) -> i64:
        """Say why a ship gets no coal. [TA-6.5, TA-7.13]"""
        if not bunker:
            return NO_BUNKER
        if s.stock == 0 or s.figures.invest_coal == 0:
            return COAL_GONE
        return no_coal(s, place)

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == BUILD:
            build(s, d.seat, noun(m), 0)
        elif verb(m) == LOAD:
            load(s, d.seat, noun(m))
            s.then(BUNKERING, d.seat, s.figures.invest_coal - 1, GRANTED)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """Neither can be had."""


def invest_more(s: TransAtlantic, seat: i64) -> bool:
    """Pay for two different markers and what goes with them, or do nothing for want of money or markers. [TA-7.13]"""
    kinds: i64 = 0
    for column in range(COLUMNS):
        if refuse_marker(s, column, NO_MARKERS, FROM_INVEST_PLUS) == ALLOWED:
            kinds += 1
    if s.money[seat] < s.figures.invest_plus or kinds < 2:
        return False
    s.money[seat] -= s.figures.invest_plus
    s.emit(MONEY_INVESTED, seat, s.figures.invest_plus)
    s.then(MARKING, seat, 2, NO_MARKERS, FROM_INVEST_PLUS)
    s.then(GRANTING, seat, s.acquired(seat, BUNKER_COLUMN))
    return True


# --- trade and fleet -------------------------------------------------------------------------------------------------


def trade(s: TransAtlantic, seat: i64) -> None:
    """Money for each house on the board. [TA-7.15]"""
    earned: i64 = (s.figures.houses - s.houses[seat]) * s.figures.trade_income
    s.money[seat] += earned
    s.emit(TRADE_EARNED, seat, earned)


def fleet(s: TransAtlantic, seat: i64) -> None:
    """Points for each different flag among steamships at sea and in the reserve. [TA-7.14]"""
    owned: i64 = s.reserve[seat]
    for place in range(s.figures.places):
        if s.is_mine(seat, place):
            owned |= only(s.ship[place])
    flags: i64 = 0
    for colour in range(COLUMNS):
        if owned & s.figures.carrying[colour] != 0:
            flags += 1
    s.points[seat] += flags * s.figures.fleet_points
    s.emit(FLEET_SCORED, seat, flags * s.figures.fleet_points)
