"""Ships: buy cards, then fill the market. [CO-10]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.tokens import gain_token
from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED
from blueriband.games.crossing_oceans.flow import trigger_end
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BUY,
    BUYING,
    CARD_BOUGHT,
    CARD_DRAWN,
    CARD_SCRAPPED,
    FROM_HEADQUARTERS,
    MONEY_SHORT,
    REFILLING,
    SHIP_DOCKED,
    STOP,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.market import close_gaps
from blueriband.parts.roster import HEADQUARTERS
from blueriband.parts.sets import only


@final
class Buy(Step[CrossingOceans]):
    """Buy a card from the market or the docks, or stop; x: cards bought so far. [CO-10.1]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        f, money = s.figures, s.money[d.seat]
        for position in range(f.positions):
            card = s.market[position]
            if card != NONE:
                price = f.price[card] + f.surcharge[position]
                d.offer(move(BUY, card), ALLOWED if price <= money else MONEY_SHORT)
        for colour in range(COLUMNS):
            card = s.docks[colour]
            if card != NONE:
                d.offer(move(BUY, card), ALLOWED if f.price[card] <= money else MONEY_SHORT)
        if len(d.moves) > 0:
            d.offer(move(STOP))  # [CO-10.3]

    def left_for(self, s: CrossingOceans, d: Decision) -> i64:
        """Cards that may still be bought. [CO-10.1]"""
        return s.figures.purchases - d.x

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        if verb(m) == STOP:
            s.then(REFILLING, d.seat)
            return
        card, bought = noun(m), d.x + 1
        price = pick_up(s, card)
        s.money[d.seat] -= price
        s.owned[d.seat] |= only(card)
        s.emit(CARD_BOUGHT, d.seat, card, price, s.figures.flag[card])
        if s.figures.kind[card] == HEADQUARTERS:
            gain_token(s, d.seat, FROM_HEADQUARTERS, s.figures.token[card])  # [CO-10.6]
        else:
            s.supply[d.seat] |= only(card)  # [CO-10.4]
        if bought < s.figures.purchases:
            s.then(BUYING, d.seat, bought)
        else:
            s.then(REFILLING, d.seat)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """Nothing is affordable: buying is over. [CO-10.2]"""
        s.then(REFILLING, d.seat)


def pick_up(s: CrossingOceans, card: i64) -> i64:
    """Take a card from the market or the docks, and return what it costs there. [CO-10.1]"""
    for position in range(s.figures.positions):
        if s.market[position] == card:
            s.market[position] = NONE
            return s.figures.price[card] + s.figures.surcharge[position]
    s.docks[s.figures.flag[card]] = NONE
    return s.figures.price[card]


@final
class Refill(Step[CrossingOceans]):
    """Fill the market; when the stack has run out, the end is near. [CO-10.7, CO-10.12, CO-10.14]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        s.last_ships = s.round
        if len(s.deck) == 0:
            close_gaps(s.market)
            return
        push_to_docks(s)
        close_gaps(s.market)
        draw(s)
        if len(s.deck) == 0 and s.countdown == NONE:
            trigger_end(s)


def push_to_docks(s: CrossingOceans) -> None:
    """Move the leftmost cards to the docks, as many as it takes to have room for the new ones. [CO-10.7, CO-10.8]"""
    left: i64 = 0
    for card in s.market:
        if card != NONE:
            left += 1
    position: i64 = 0
    while left > s.figures.positions - s.figures.refill:
        card = s.market[position]
        if card != NONE:
            s.market[position] = NONE
            dock(s, card)
            left -= 1
        position += 1


def dock(s: CrossingOceans, card: i64) -> None:
    """Put a card into the slot of its colour; what lay there is out of the game. [CO-10.8]"""
    colour = s.figures.flag[card]
    if colour == MULTICOLOURED:
        scrap(s, card)  # there is no slot for a headquarters [CO-10.13]
        return
    if s.docks[colour] != NONE:
        scrap(s, s.docks[colour])
    s.docks[colour] = card
    s.emit(SHIP_DOCKED, NOBODY, card)


def scrap(s: CrossingOceans, card: i64) -> None:
    """Remove a card from the game."""
    s.gone |= only(card)
    s.emit(CARD_SCRAPPED, NOBODY, card)


def draw(s: CrossingOceans) -> None:
    """Draw three cards onto the free positions, from left to right, or what the stack has. [CO-10.9, CO-10.10]"""
    s.reveal()
    left: i64 = len(s.deck)
    for position in range(s.figures.positions - s.figures.refill, s.figures.positions):
        if left > 0:
            left -= 1
            s.market[position] = s.deck[left]
            s.emit(CARD_DRAWN, NOBODY, s.deck[left], position + 1)
    s.deck = s.deck[:left]
