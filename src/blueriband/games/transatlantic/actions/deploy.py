"""Deploying ships: from the top, sorting in, displacement, the last voyage and the Blue Riband. [TA-5]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from blueriband.games.transatlantic.actions.sail import score_houses
from blueriband.games.transatlantic.data import Figures
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    BUY,
    COMES_FROM_THERE,
    CONTRACTS_WON,
    DECLINE,
    DEPLOY,
    MUST_DEPLOY,
    MUST_DEPLOY_BOUGHT,
    MUST_DEPLOY_FIRST,
    MUST_REDEPLOY,
    NO_CAPTAIN,
    NOT_DEPLOYABLE,
    NOT_IN_PLAY,
    NOT_JUST_BOUGHT,
    OPEN_ELSEWHERE,
    REGION_FULL,
    RIBAND_WON,
    ROUTING,
    SHIP_DEPLOYED,
    SHIP_DISPLACED,
    SHIP_LOST,
    SHIP_SAILED,
    SHIP_SCRAPPED,
    STAYS_ASHORE,
    STEER,
    THIRD_CARD,
    TOO_OLD,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun
from blueriband.parts.roster import CLIPPER
from blueriband.parts.sets import has, only

NORTH_ATLANTIC: Final = 0  # the first region
RIBAND_COLUMN: Final = 0

# in the frames of LAUNCHING and ROUTING
ANY_RESERVE: Final = 0  # any ship of the reserve may be launched
JUST_BOUGHT: Final = 1  # only one bought in this action
DISPLACED: Final = 0
NEWLY_BOUGHT: Final = 1


@final
class Launch(Step[TransAtlantic]):
    """Choose a deployable ship of the reserve; x: ANY_RESERVE or JUST_BOUGHT. [TA-7.1, TA-7.3]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        left = s.reserve[d.seat]
        card: i64 = 0
        while left != 0:
            if left & 1 == 1:
                d.offer(move(DEPLOY, card), self.refusal(s, card, d.x))
            left >>= 1
            card += 1
        if d.refused is not None:
            self.explain(s, d)

    def explain(self, s: TransAtlantic, d: Decision) -> None:
        """Headquarters stay ashore, a deployment that is due cannot be refused, and two cards are enough. [TA-4.2]"""
        for card in range(s.figures.cards):
            if has(s.headquarters[d.seat], card):
                d.offer(move(DEPLOY, card), STAYS_ASHORE)
        d.offer(move(DECLINE), must_deploy(s, d.x == JUST_BOUGHT))
        if d.x == JUST_BOUGHT:
            enough: i64 = NO_CAPTAIN if s.captains[d.seat] == 0 else THIRD_CARD
            for card in s.market:
                if card != NONE:
                    d.offer(move(BUY, card), enough if s.round > 0 else MUST_DEPLOY_FIRST)

    def rule_for(self, s: TransAtlantic, d: Decision) -> str:
        return s.game.rulings[must_deploy(s, d.x == JUST_BOUGHT)].rule

    def refusal(self, s: TransAtlantic, card: i64, which: i64) -> i64:
        if which == JUST_BOUGHT and not has(s.fresh, card):
            return NOT_JUST_BOUGHT
        if not is_deployable(s, card, NONE):
            return NOT_DEPLOYABLE
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        s.then(ROUTING, d.seat, noun(m), 0, NEWLY_BOUGHT)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No ship can be deployed: the step is skipped. [TA-5.11, TA-7.3]"""


def must_deploy(s: TransAtlantic, just_bought: bool) -> i64:
    """Say why a deployment is due: a first purchase, a purchase, or an anchor card. [TA-2.10, TA-7.1, TA-7.3]"""
    if not just_bought:
        return MUST_DEPLOY
    return MUST_DEPLOY_BOUGHT if s.round > 0 else MUST_DEPLOY_FIRST


def opens_from_top(s: TransAtlantic, card: i64, region: i64) -> bool:
    """The ship is younger than every ship in the region, the one on top being the youngest. [TA-5.3]"""
    return s.figures.year[card] > s.top_year(region)


def open_from_top(s: TransAtlantic, card: i64, barred: i64) -> bool:
    """Some region takes the ship from the top. [TA-5.4]"""
    for region in range(s.regions):
        if region != barred and opens_from_top(s, card, region):
            return True
    return False


def is_deployable(s: TransAtlantic, card: i64, barred: i64) -> bool:
    """Some region other than the barred one takes the ship, from the top or sorted in. [TA-5.5]"""
    for region in range(s.regions):
        if region != barred and (not s.is_full(region) or opens_from_top(s, card, region)):
            return True
    return False


@final
class Route(Step[TransAtlantic]):
    """Choose the region for a ship; x: the ship, y: the region it was pushed out of and one more, z: NEWLY_BOUGHT?

    A displaced ship with one way to go, or none, is not asked about: its owner may be another player. [TA-5.6, TA-5.8]
    """

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if d.z == DISPLACED and ways(s, d.x, d.y - 1) < 2:
            return
        from_top = open_from_top(s, d.x, d.y - 1)
        for region in range(s.figures.regions):
            d.offer(move(STEER, region), refusal(s, d.x, region, d.y - 1, from_top))
        due: i64 = MUST_REDEPLOY if d.z == DISPLACED else must_deploy(s, has(s.fresh, d.x))
        d.offer(move(DECLINE), due)

    def rule_for(self, s: TransAtlantic, d: Decision) -> str:
        return "TA-5.8" if d.z == DISPLACED else self.rule

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        deploy(s, d.seat, d.x, noun(m), d.z)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """A displaced ship goes where it must, or is scrapped. [TA-5.8, TA-5.9]"""
        from_top = open_from_top(s, d.x, d.y - 1)
        for region in range(s.regions):
            if refusal(s, d.x, region, d.y - 1, from_top) == ALLOWED:
                deploy(s, d.seat, d.x, region, d.z)
                return
        scrap(s, d.seat, d.x, d.y - 1)


def refusal(s: TransAtlantic, card: i64, region: i64, barred: i64, from_top: bool) -> i64:
    """Say why a ship cannot be deployed in a region. [TA-5.3, TA-5.4, TA-5.8]"""
    if region >= s.regions:
        return NOT_IN_PLAY
    if region == barred:
        return COMES_FROM_THERE
    if opens_from_top(s, card, region):
        return ALLOWED
    if from_top:
        return TOO_OLD if s.is_full(region) else OPEN_ELSEWHERE
    return REGION_FULL if s.is_full(region) else ALLOWED


def ways(s: TransAtlantic, card: i64, barred: i64) -> i64:
    """How many regions a ship can be deployed in."""
    count: i64 = 0
    from_top = open_from_top(s, card, barred)
    for region in range(s.regions):
        if refusal(s, card, region, barred, from_top) == ALLOWED:
            count += 1
    return count


def deploy(s: TransAtlantic, seat: i64, card: i64, region: i64, how: i64) -> None:
    """Put a ship at its place by year; in a full region the lowest one is pushed out. [TA-5.1, TA-5.7, TA-5.13]"""
    f = s.figures
    first, last = f.first_place[region], f.first_place[region + 1] - 1
    out, out_owner, out_coal = s.ship[last], s.captain[last], s.coal[last]
    place: i64 = last
    while place > first and (s.ship[place - 1] == NONE or f.year[s.ship[place - 1]] < f.year[card]):
        s.ship[place] = s.ship[place - 1]
        s.captain[place] = s.captain[place - 1]
        s.coal[place] = s.coal[place - 1]
        place -= 1
    s.ship[place] = card
    s.captain[place] = seat
    s.coal[place] = s.hold[card]
    s.hold[card] = 0
    s.reserve[seat] &= ~only(card)
    s.adrift = NONE
    s.emit(SHIP_DEPLOYED, seat, card, region)
    if region == NORTH_ATLANTIC and surpasses(s, card, region, SPEED):
        win_riband(s, seat, card)
    if s.president and how == NEWLY_BOUGHT:
        win_contracts(s, seat, card, region)
    if out != NONE:
        push_out(s, out, out_owner, out_coal, region)


def push_out(s: TransAtlantic, card: i64, owner: i64, coal: i64, region: i64) -> None:
    """Ask the owner of a displaced ship where it goes; Scotia leaves the game. [TA-5.7, TA-10.2]"""
    if owner == NOBODY:
        s.gone |= only(card)
        s.emit(SHIP_LOST, NOBODY, card)
        return
    s.adrift = card
    s.hold[card] = coal
    s.emit(SHIP_DISPLACED, owner, card, region)
    s.then(ROUTING, owner, card, region + 1, DISPLACED)


def scrap(s: TransAtlantic, seat: i64, card: i64, region: i64) -> None:
    """A displaced ship that finds no region sails a last time if it can, and is scored when the turn ends. [TA-5.9]"""
    f = s.figures
    clipper = f.kind[card] == CLIPPER
    s.adrift = NONE
    s.emit(SHIP_SCRAPPED, seat, card)
    if clipper or s.hold[card] > 0:
        s.money[seat] += f.income[card]
        s.emit(SHIP_SAILED, seat, card, f.income[card], 0 if clipper else 1)
        score_houses(s, seat, card, region)
    s.stock += s.hold[card]
    s.hold[card] = 0
    s.gone |= only(card)
    s.wrecks = append(s.wrecks, card | seat << 8)


# --- what a deployment wins ------------------------------------------------------------------------------------------

SPEED: Final = 0
TONNAGE: Final = 1
PASSENGERS: Final = 2


def quality(f: Figures, card: i64, which: i64) -> i64:
    """The speed, tonnage or passengers of a ship."""
    if which == SPEED:
        return f.speed[card]
    return f.tonnage[card] if which == TONNAGE else f.passengers[card]


def surpasses(s: TransAtlantic, card: i64, region: i64, which: i64) -> bool:
    """The ship is above every other ship in the region. [TA-5.10, TA-13.4]"""
    f = s.figures
    for place in range(f.first_place[region], f.first_place[region + 1]):
        other = s.ship[place]
        if other != NONE and other != card and quality(f, other, which) >= quality(f, card, which):
            return False
    return True


def win_riband(s: TransAtlantic, seat: i64, card: i64) -> None:
    """The fastest ship in the North Atlantic brings a Blue Riband, while there are any. [TA-5.10]"""
    if s.left_of(RIBAND_COLUMN) > 0:
        s.markers[seat * len(s.figures.supply) + RIBAND_COLUMN] += 1
        s.emit(RIBAND_WON, seat, card)


def win_contracts(s: TransAtlantic, seat: i64, card: i64, region: i64) -> None:
    """A new ship brings a contract for each quality in which it is the best of its region. [TA-13.4]"""
    won: i64 = 0
    for which in range(PASSENGERS + 1):
        if surpasses(s, card, region, which):
            won += 1
    if won > 0:
        s.contracts[seat] += won
        s.emit(CONTRACTS_WON, seat, card, won)
