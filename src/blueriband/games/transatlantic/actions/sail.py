"""Cards with an anchor: ships transport. [TA-6, TA-7.3 to TA-7.9]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.transatlantic.data import BLUE_RIBAND
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    BONUS_EARNED,
    BY_FLAG,
    BY_REGION,
    FLAG_USED,
    FREELY,
    HOUSES_SCORED,
    MUST_CARRY,
    MUST_SAIL,
    NO_FLAG,
    NOT_AT_SEA,
    NOT_IN_PLAY,
    NOT_READY,
    NOTHING_DONE,
    ON_CRUISE,
    REGION_USED,
    ROVE,
    RUN,
    SAIL,
    SAILED_ALREADY,
    SAILING,
    SHIP_SAILED,
    STOP,
    WITH_CARGO,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.roster import CLIPPER, STEAMSHIP
from blueriband.parts.sets import has, only


@final
class Sail(Step[TransAtlantic]):
    """Let a ready ship transport, or stop; x: how many more, y: FREELY, BY_REGION … [TA-7.4, TA-7.6 to TA-7.9]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if d.x == 0:
            return
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place):
                d.offer(move(SAIL, s.ship[place]), self.refusal(s, place, d.y))
        if len(d.moves) > 0:
            due: i64 = MUST_CARRY if d.y == WITH_CARGO else MUST_SAIL if d.y == ON_CRUISE else ALLOWED
            d.offer(move(STOP), due)
        explain_reserve(s, d, SAIL, NOT_AT_SEA)

    def rule_for(self, s: TransAtlantic, d: Decision) -> str:
        rules = {BY_REGION: "TA-7.8", BY_FLAG: "TA-7.8", WITH_CARGO: "TA-7.6", ON_CRUISE: "TA-7.7"}
        return rules.get(d.y, "TA-7.9" if s.acting == BLUE_RIBAND else self.rule)

    def left_for(self, s: TransAtlantic, d: Decision) -> i64:
        """Ships that may still sail; with the other cards it is one, or as many as there are. [TA-7.4, TA-7.9]"""
        return d.x if d.y == FREELY else NONE

    def refusal(self, s: TransAtlantic, place: i64, how: i64) -> i64:
        card = s.ship[place]
        if has(s.sailed, card):
            return SAILED_ALREADY
        if how == BY_FLAG:
            if s.figures.kind[card] != STEAMSHIP:
                return NO_FLAG
            if s.sailed & s.figures.carrying[s.figures.colour[card]] != 0:
                return FLAG_USED
        if how == BY_REGION and has_sailed_in(s, s.figures.region_of[place]):
            return REGION_USED
        if not s.is_ready(place):
            return NOT_READY
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == STOP:
            s.sailed = 0
            return
        card = noun(m)
        transport(s, s.place_of(card), income(s, card, d.y))
        s.sailed |= only(card)
        s.then(SAILING, d.seat, d.x - 1, d.y)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No more ships may or can sail."""
        if s.sailed == 0:
            s.emit(NOTHING_DONE, d.seat, s.acting)
        s.sailed = 0


def explain_reserve(s: TransAtlantic, d: Decision, verb: i64, ruling: i64) -> None:
    """Say, if asked, that ships of the reserve will not do. [TA-5.12, TA-6.1]"""
    if d.refused is not None:
        for card in range(s.figures.cards):
            if has(s.reserve[d.seat], card):
                d.offer(move(verb, card), ruling)


def has_sailed_in(s: TransAtlantic, region: i64) -> bool:
    """A ship of the region has sailed in this action. [TA-7.8]"""
    for place in range(s.figures.first_place[region], s.figures.first_place[region + 1]):
        if s.ship[place] != NONE and has(s.sailed, s.ship[place]):
            return True
    return False


def income(s: TransAtlantic, card: i64, how: i64) -> i64:
    """What a voyage brings: the printed income, or by tonnage or passengers. [TA-6.3, TA-7.6, TA-7.7]"""
    f = s.figures
    if how == ON_CRUISE:
        return f.passengers[card] // f.cruise_lot * f.cruise_rate
    if how == WITH_CARGO:
        line: i64 = len(f.cargo_tonnage) - 1
        while f.cargo_tonnage[line] > f.tonnage[card]:
            line -= 1
        return f.cargo_income[line]
    return f.income[card]


def transport(s: TransAtlantic, place: i64, earned: i64) -> None:
    """A ship sails: a steamship burns a coal, the owner is paid and scores for houses. [TA-6.2]"""
    card, owner = s.ship[place], s.captain[place]
    burnt: i64 = 0 if s.figures.kind[card] == CLIPPER else 1
    s.burn(place, burnt)
    s.money[owner] += earned
    s.emit(SHIP_SAILED, owner, card, earned, burnt)
    score_houses(s, owner, card, s.figures.region_of[place])


def score_houses(s: TransAtlantic, seat: i64, card: i64, region: i64) -> None:
    """A point for each house of the owner in the ship's region. [TA-6.2]"""
    houses = s.houses_of(seat, region)
    if houses > 0:
        s.points[seat] += houses
        s.emit(HOUSES_SCORED, seat, card, houses)


@final
class Run(Step[TransAtlantic]):
    """Region: choose one in play; every ready ship there transports. [TA-7.5]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for region in range(s.figures.regions):
            d.offer(move(RUN, region), ALLOWED if region < s.regions else NOT_IN_PLAY)

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        """The active player is paid, besides, the income of the oldest foreign ship that transports."""
        region = noun(m)
        oldest: i64 = NONE
        for place in range(s.figures.first_place[region], s.figures.first_place[region + 1]):
            card = s.ship[place]
            if card != NONE and s.is_ready(place):
                if s.captain[place] != d.seat:
                    oldest = card  # ships lie in order of age, the oldest last
                if s.captain[place] != NOBODY:
                    transport(s, place, s.figures.income[card])
        if oldest != NONE:
            s.money[d.seat] += s.figures.income[oldest]
            s.emit(BONUS_EARNED, d.seat, oldest, s.figures.income[oldest])


@final
class Rove(Step[TransAtlantic]):
    """Global: one ship in each region, or one steamship of each flag. [TA-7.8]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        ready: bool = False
        steam: bool = False
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place) and s.is_ready(place):
                ready = True
                steam = steam or s.burns(place)
        if ready:
            d.offer(move(ROVE, 0))
            d.offer(move(ROVE, 1), ALLOWED if steam else NO_FLAG)

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        s.then(SAILING, d.seat, s.figures.cards, BY_REGION if noun(m) == 0 else BY_FLAG)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No ship is ready: nothing happens."""
        s.emit(NOTHING_DONE, d.seat, s.acting)
