"""Shipyard: buy ships, deploy one, renew the market; and the first purchases. [TA-2.10, TA-4, TA-7.1, TA-7.2]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.transatlantic.actions.deploy import JUST_BOUGHT
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    BUY,
    BUYING,
    CARD_BOUGHT,
    CARD_DRAWN,
    DECLINE,
    FIT,
    FITTING,
    HANDING,
    LAUNCHING,
    MONEY_SHORT,
    MUST_BUY,
    NO_CAPTAIN,
    NO_SECOND_HEADQUARTERS,
    NOTHING_DONE,
    OPENING,
    RENEWING,
    SHIP_COALED,
    SHIP_DOCKED,
    STEAMSHIPS_ONLY,
    STOP,
    TOPPING,
    TURN,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.market import close_gaps
from blueriband.parts.roster import HEADQUARTERS
from blueriband.parts.sets import has, members, only

# what was bought, in the frames of BUYING and RENEWING
NOTHING: Final = 0
STEAMSHIP_BOUGHT: Final = 1
HEADQUARTERS_BOUGHT: Final = 2


def price(s: TransAtlantic, position: i64) -> i64:
    """The base price and the extra cost of the place; in the market variant there is none. [TA-4.1, TA-13.1]"""
    base = s.figures.price[s.market[position]]
    return base if s.market_variant else base + s.figures.extra_costs[position]


def position_of(s: TransAtlantic, card: i64) -> i64:
    """Where a card lies in the market."""
    position: i64 = 0
    while s.market[position] != card:
        position += 1
    return position


def buy(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Pay for a card and mark it with a captain; ships wait in the reserve. [TA-4.1, TA-4.3]"""
    position = position_of(s, card)
    cost = price(s, position)
    s.money[seat] -= cost
    s.captains[seat] -= 1
    s.market[position] = NONE
    s.last_purchase = s.round
    s.emit(CARD_BOUGHT, seat, card, cost)
    if s.figures.kind[card] == HEADQUARTERS:
        s.headquarters[seat] |= only(card)
        return
    s.reserve[seat] |= only(card)
    s.fresh |= only(card)
    if not s.market_variant or position < s.figures.variant_coal_places:
        s.entitled |= only(card)  # [TA-13.1]


@final
class Open(Step[TransAtlantic]):
    """Before the first round, buy one steamship; x: how many seats have still to buy. [TA-2.10]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for position in range(s.figures.positions):
            if s.market[position] != NONE:
                d.offer(move(BUY, s.market[position]), self.refusal(s, d.seat, position))
        d.offer(move(STOP), MUST_BUY)

    def refusal(self, s: TransAtlantic, seat: i64, position: i64) -> i64:
        if s.figures.kind[s.market[position]] == HEADQUARTERS:
            return STEAMSHIPS_ONLY
        if price(s, position) > s.money[seat]:
            return MONEY_SHORT
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        buy(s, d.seat, noun(m))
        s.then(FITTING, d.seat)
        s.then(LAUNCHING, d.seat, JUST_BOUGHT)
        s.then(RENEWING, d.seat, STEAMSHIP_BOUGHT if s.figures.renews_market else HEADQUARTERS_BOUGHT)
        self.go_on(s, d)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """With other figures, nothing may be affordable: then nothing is bought."""
        self.go_on(s, d)

    def go_on(self, s: TransAtlantic, d: Decision) -> None:
        """In reverse order, the starting player last; then the game begins. [TA-2.10]"""
        if d.x > 1:
            s.then(HANDING, (d.seat + s.seats - 1) % s.seats, d.x - 1)
        else:
            s.then(TURN, s.starter)


@final
class Hand(Step[TransAtlantic]):
    """Hand the first purchase on; x: how many seats have still to buy. [TA-2.10]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        s.begin_turn(d.seat)
        s.then(OPENING, d.seat, d.x)


@final
class Buy(Step[TransAtlantic]):
    """Buy a card, or stop; x: how many more, y: what has been bought, z: 1 for the extension card. [TA-4.2]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if d.x == 0:
            return
        for position in range(s.figures.positions):
            if s.market[position] != NONE:
                d.offer(move(BUY, s.market[position]), self.refusal(s, d.seat, position, d.y))
        if len(d.moves) > 0:
            d.offer(move(STOP))

    def left_for(self, s: TransAtlantic, d: Decision) -> i64:
        """Cards that may still be bought. [TA-4.2]"""
        return d.x

    def refusal(self, s: TransAtlantic, seat: i64, position: i64, bought: i64) -> i64:
        headquarters = s.figures.kind[s.market[position]] == HEADQUARTERS
        if headquarters and bought & HEADQUARTERS_BOUGHT != 0:
            return NO_SECOND_HEADQUARTERS
        if s.captains[seat] == 0:
            return NO_CAPTAIN
        if price(s, position) > s.money[seat]:
            return MONEY_SHORT
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == STOP:
            self.run(s, d)
            return
        card = noun(m)
        headquarters = s.figures.kind[card] == HEADQUARTERS
        buy(s, d.seat, card)
        kind: i64 = HEADQUARTERS_BOUGHT if headquarters else STEAMSHIP_BOUGHT
        s.then(BUYING, d.seat, d.x - 1, d.y | kind, d.z)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """The basket is complete: coal, one deployment, and the market. [TA-7.1, TA-7.2]"""
        if d.y & STEAMSHIP_BOUGHT != 0:
            s.then(FITTING, d.seat)
            if d.z == 1:
                s.then(TOPPING, d.seat)
            s.then(LAUNCHING, d.seat, JUST_BOUGHT)
        if d.y != NOTHING:
            s.then(RENEWING, d.seat, d.y)
        elif len(d.moves) == 0:
            s.emit(NOTHING_DONE, d.seat, s.acting)


def put_coal(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Put a coal on a ship that is not at sea yet."""
    s.hold[card] += 1
    s.stock -= 1
    s.emit(SHIP_COALED, seat, card, 1)


@final
class Fit(Step[TransAtlantic]):
    """Each ship just bought gets a coal; if there is one for two, choose. [TA-4.3, TA-13.1]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if s.stock == 0 or s.stock >= members(s.entitled):
            return
        for card in range(s.figures.cards):
            if has(s.entitled, card):
                d.offer(move(FIT, card))

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        put_coal(s, d.seat, noun(m))
        s.entitled = 0

    def run(self, s: TransAtlantic, d: Decision) -> None:
        for card in range(s.figures.cards):
            if has(s.entitled, card) and s.stock > 0:
                put_coal(s, d.seat, card)
        s.entitled = 0


@final
class Top(Step[TransAtlantic]):
    """With the extension card, an extra coal for one of the ships just bought, or none. [TA-7.2]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if s.stock == 0:
            return
        for card in range(s.figures.cards):
            if has(s.fresh, card) and s.hold[card] < s.figures.capacity:
                d.offer(move(FIT, card))
        if len(d.moves) > 0:
            d.offer(move(DECLINE))

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == FIT:
            put_coal(s, d.seat, noun(m))

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No coal is left, or no ship was bought."""


@final
class Renew(Step[TransAtlantic]):
    """Renew the market; x: what was bought. [TA-4.5, TA-4.6]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        s.fresh = 0
        if d.x & STEAMSHIP_BOUGHT != 0:
            dock_leftmost(s)
        close_gaps(s.market)
        fill(s)


def dock_leftmost(s: TransAtlantic) -> None:
    """The leftmost steamship goes to the docks for good; headquarters never do. [TA-4.5, TA-4.6, TA-4.7]"""
    for position in range(s.figures.positions):
        card = s.market[position]
        if card != NONE and s.figures.kind[card] != HEADQUARTERS:
            s.market[position] = NONE
            s.docked |= only(card)
            s.emit(SHIP_DOCKED, NOBODY, card)
            return


def fill(s: TransAtlantic) -> None:
    """Fill the empty places from the stack. [TA-4.5]"""
    left: i64 = len(s.deck)
    for position in range(s.figures.positions):
        if s.market[position] == NONE and left > 0:
            if left == len(s.deck):
                s.reveal()
            left -= 1
            s.market[position] = s.deck[left]
            s.emit(CARD_DRAWN, NOBODY, s.deck[left], position + 1)
    s.deck = s.deck[:left]
