"""Build Ships: take ship cards and place them in the row. [SY-9, SY-28]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import refuse_price
from blueriband.games.shipyard.data import BOW, MIDDLE, ROW, SHELF, STERN
from blueriband.games.shipyard.display import is_available
from blueriband.games.shipyard.state import BOWS, STERNS, Shipyard
from blueriband.games.shipyard.words import (
    BOW_BEFORE_STERN,
    BUILDING,
    CARD_PLACED,
    CARD_TAKEN,
    COLUMN_TAKEN,
    LAST_SHORT,
    MONEY_SHORT,
    MUST_FIT_SHIP,
    NO_COLUMN,
    NOT_COMPLETING,
    PASS,
    PASSED,
    PLACE,
    PLACING,
    REFILLING,
    STILL_AVAILABLE,
    STOP,
    TAKE,
    TAKE_ONE,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb

TO_COMPLETE: Final = 1  # as z of PLACING: the card must complete a ship


def refuse_column(s: Shipyard, seat: i64, kind: i64, column: i64) -> i64:
    """Say why a card of a kind cannot lie in a column: it could never become part of a ship. [SY-9.2, SY-9.7]"""
    if s.in_column(seat, column) != NONE:
        return COLUMN_TAKEN
    if (kind != BOW and column == 0) or (kind != STERN and column == ROW - 1):
        return MUST_FIT_SHIP
    if (kind == STERN and column == 1) or (kind == BOW and column == ROW - 2):
        return MUST_FIT_SHIP
    if (kind == BOW and s.is_kind(seat, column + 1, STERN)) or (kind == STERN and s.is_kind(seat, column - 1, BOW)):
        return BOW_BEFORE_STERN
    return ALLOWED


def has_column(s: Shipyard, seat: i64, kind: i64) -> bool:
    """Some column takes a card of the kind. [SY-9.4]"""
    for column in range(ROW):
        if refuse_column(s, seat, kind, column) == ALLOWED:
            return True
    return False


def completes(s: Shipyard, seat: i64, kind: i64, column: i64) -> bool:
    """A card of the kind in the empty column completes a ship. [SY-27.1]"""
    if s.in_column(seat, column) != NONE:
        return False
    first: i64 = column
    if kind != BOW:
        first -= 1
        while s.is_kind(seat, first, MIDDLE):
            first -= 1
        if not s.is_kind(seat, first, BOW):
            return False
    last: i64 = column
    if kind != STERN:
        last += 1
        while s.is_kind(seat, last, MIDDLE):
            last += 1
        if not s.is_kind(seat, last, STERN):
            return False
    return last > first + 1


def completing_column(s: Shipyard, seat: i64, kind: i64) -> i64:
    """The first column in which a card of the kind completes a ship, or NONE. [SY-27.1]"""
    for column in range(ROW):
        if completes(s, seat, kind, column):
            return column
    return NONE


def price_of(s: Shipyard, card: i64) -> i64:
    """What a ship card costs on its space; blanks cost nothing. [SY-8.1, SY-28.1]"""
    for place in range((STERNS + 1) * SHELF):
        if s.shelf[place] == card:
            return s.figures.price[place % SHELF]
    return 0


def take_card(s: Shipyard, seat: i64, card: i64) -> None:
    """Pay for a ship card and take it from the display."""
    price = price_of(s, card)
    s.money[seat] -= price
    for place in range((STERNS + 1) * SHELF):
        if s.shelf[place] == card:
            s.shelf[place] = NONE
    s.emit(CARD_TAKEN, seat, card, price)


@final
class Build(Step[Shipyard]):
    """Take a ship card that fits the row, or from the second on stop; x: cards taken. [SY-9.1]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for kind in range(3):
            fits = has_column(s, d.seat, kind)
            if fits or d.refused is not None:
                self.offer_kind(s, d, kind, fits)
        if d.x > 0:
            if len(d.moves) > 0:
                d.offer(move(STOP))
        else:
            d.offer(move(STOP), TAKE_ONE)

    def left_for(self, s: Shipyard, d: Decision) -> i64:
        """Ship cards that may still be taken. [SY-9.1]"""
        return s.figures.most_cards - d.x

    def offer_kind(self, s: Shipyard, d: Decision, kind: i64, fits: bool) -> None:
        """Offer the cards of one kind on display, or a blank when there are none. [SY-28.1]"""
        first: i64 = BOWS if kind == BOW else kind if kind == MIDDLE else STERNS
        last: i64 = first + 1 if kind == MIDDLE else first
        for place in range(first * SHELF, (last + 1) * SHELF):
            card = s.shelf[place]
            if card != NONE:
                price = s.figures.price[place % SHELF]
                ruling = refuse_price(s, d.seat, price, MONEY_SHORT)
                d.offer(move(TAKE, card), ruling if fits else NO_COLUMN)
        if is_available(s, kind):
            d.offer(move(TAKE, s.figures.cards + kind), STILL_AVAILABLE)
        else:
            d.offer(move(TAKE, s.figures.cards + kind), ALLOWED if fits else NO_COLUMN)

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == STOP:
            self.run(s, d)
            return
        take_card(s, d.seat, noun(m))
        s.then(PLACING, d.seat, noun(m))
        if d.x + 1 < s.figures.most_cards:
            s.then(BUILDING, d.seat, d.x + 1)
        else:
            self.run(s, d)

    def run(self, s: Shipyard, d: Decision) -> None:
        """The purchase is over: the columns slide and are filled. [SY-8.1, SY-8.4]"""
        s.then(REFILLING, d.seat, BOWS, STERNS)


@final
class Place(Step[Shipyard]):
    """Place a ship card; x: the card, z: TO_COMPLETE or anywhere legal. [SY-9.2, SY-9.4]"""

    def rule_for(self, s: Shipyard, d: Decision) -> str:
        return "SY-27.2" if d.z == TO_COMPLETE else self.rule

    def offer(self, s: Shipyard, d: Decision) -> None:
        kind = s.figures.kind[d.x]
        for column in range(ROW):
            ruling = refuse_column(s, d.seat, kind, column)
            if ruling == ALLOWED and d.z == TO_COMPLETE and not completes(s, d.seat, kind, column):
                ruling = NOT_COMPLETING
            d.offer(move(PLACE, column), ruling)

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        s.row[d.seat * ROW + noun(m)] = d.x
        s.emit(CARD_PLACED, d.seat, d.x, noun(m))


@final
class LastChance(Step[Shipyard]):
    """After the final actions, buy the one card that completes a ship, or pass. [SY-27]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for kind in range(3):
            wanted = completing_column(s, d.seat, kind) != NONE
            first: i64 = BOWS if kind == BOW else kind if kind == MIDDLE else STERNS
            last: i64 = first + 1 if kind == MIDDLE else first
            for place in range(first * SHELF, (last + 1) * SHELF):
                card = s.shelf[place]
                if card != NONE:
                    ruling = refuse_price(s, d.seat, s.figures.price[place % SHELF], LAST_SHORT)
                    d.offer(move(TAKE, card), ruling if wanted else NOT_COMPLETING)
            blank: i64 = STILL_AVAILABLE if is_available(s, kind) else ALLOWED
            d.offer(move(TAKE, s.figures.cards + kind), blank if wanted else NOT_COMPLETING)
        if len(d.moves) > 0:
            d.offer(move(PASS))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == PASS:
            s.emit(PASSED, d.seat)
            return
        take_card(s, d.seat, noun(m))
        s.then(PLACING, d.seat, noun(m), 0, TO_COMPLETE)
        s.then(REFILLING, d.seat, BOWS, STERNS)

    def run(self, s: Shipyard, d: Decision) -> None:
        """No ship lacks just one card. [SY-27.1]"""
