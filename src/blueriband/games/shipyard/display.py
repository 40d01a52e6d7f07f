"""The display: columns of cards that slide down and are filled from the decks. [SY-8]"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from blueriband.games.shipyard.data import SHELF
from blueriband.games.shipyard.state import BOWS, CANALS, LEFT, RIGHT, STERNS, TRAINS, Shipyard
from blueriband.games.shipyard.words import (
    CANAL_DEALT,
    CANALS_SHUFFLED,
    CARD_DEALT,
    END_TRIGGERED,
    TRAIN_DEALT,
    TRAINS_SHUFFLED,
)
from blueriband.kernel.engine import NOBODY, NONE, Decision, Step
from blueriband.parts.sets import has


@final
class Refill(Step[Shipyard]):
    """Slide the cards of some columns down and fill them up; x: the first, y: the last column. [SY-8.2, SY-8.4]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        """Do it column by column."""
        for column in range(d.x, d.y + 1):
            slide(s, column)
            fill(s, column)


def slide(s: Shipyard, column: i64) -> None:
    """Close the gaps of a column towards the bottom, keeping the order. [SY-8.2]"""
    free: i64 = 0
    for space in range(SHELF):
        card = s.on_shelf(column, space)
        if card != NONE:
            s.shelf[column * SHELF + space] = NONE
            s.shelf[column * SHELF + free] = card
            free += 1


def fill(s: Shipyard, column: i64) -> None:
    """Deal to the empty spaces, the lowest first, while there are cards. [SY-8.4, SY-8.5, SY-8.6]"""
    for space in range(SHELF):
        if s.on_shelf(column, space) == NONE:
            card = draw(s, column)
            if card == NONE:
                return
            s.shelf[column * SHELF + space] = card
            if column == TRAINS:
                s.emit(TRAIN_DEALT, NOBODY, card, space + 1)
            elif column == CANALS:
                s.emit(CANAL_DEALT, NOBODY, card, space + 1)
            else:
                s.emit(CARD_DEALT, NOBODY, card, space + 1, column)


def draw(s: Shipyard, column: i64) -> i64:
    """Draw the next card for a column, or NONE; the last ship card of a deck brings the end near. [SY-25.2]"""
    card: i64 = NONE
    if column == TRAINS:
        if len(s.train_deck) == 0:
            shuffle_trains(s)
        if len(s.train_deck) > 0:
            s.reveal()
            s.train_deck, card = pop(s.train_deck)
        return card
    if column == CANALS:
        if len(s.canal_deck) == 0:
            shuffle_canals(s)
        if len(s.canal_deck) > 0:
            s.reveal()
            s.canal_deck, card = pop(s.canal_deck)
        return card
    left: i64 = 1
    if column == BOWS and len(s.bows) > 0:
        s.reveal()
        s.bows, card = pop(s.bows)
        left = len(s.bows)
    elif column == STERNS and len(s.sterns) > 0:
        s.reveal()
        s.sterns, card = pop(s.sterns)
        left = len(s.sterns)
    elif (column == LEFT or column == RIGHT) and len(s.middles) > 0:
        s.reveal()
        s.middles, card = pop(s.middles)
        left = len(s.middles)
    if left == 0 and not s.ending and not s.finishing:  # [SY-25.6]
        s.ending = True
        s.emit(END_TRIGGERED, NOBODY)
    return card


def shuffle_trains(s: Shipyard) -> None:
    """Shuffle the used trains into a new deck. [SY-8.5]"""
    s.train_deck = gathered(s.used_trains, s.figures.trains)
    s.used_trains = 0
    if len(s.train_deck) > 0:
        s.reveal()
        s.rng.shuffle(s.train_deck, 0, len(s.train_deck))
        s.emit(TRAINS_SHUFFLED, NOBODY, len(s.train_deck))


def shuffle_canals(s: Shipyard) -> None:
    """Shuffle used and discarded canals into a new deck; what players have used stays counted. [SY-23.6]"""
    s.canal_deck = gathered(s.spent, s.figures.canals)
    s.spent = 0
    if len(s.canal_deck) > 0:
        s.reveal()
        s.rng.shuffle(s.canal_deck, 0, len(s.canal_deck))
        s.emit(CANALS_SHUFFLED, NOBODY, len(s.canal_deck))


def gathered(things: i64, most: i64) -> vec[i64]:
    """Return the members of a set as a row."""
    row = vec[i64]()
    for thing in range(most):
        if has(things, thing):
            row = append(row, thing)
    return row


def is_available(s: Shipyard, kind: i64) -> bool:
    """A ship card of the kind is in its deck or on display. [SY-28.2]"""
    deck: i64 = len(s.bows) if kind == 0 else len(s.middles) if kind == 1 else len(s.sterns)
    if deck > 0:
        return True
    first: i64 = BOWS if kind == 0 else LEFT if kind == 1 else STERNS
    last: i64 = RIGHT if kind == 1 else first
    for column in range(first, last + 1):
        for space in range(SHELF):
            if s.on_shelf(column, space) != NONE:
                return True
    return False
