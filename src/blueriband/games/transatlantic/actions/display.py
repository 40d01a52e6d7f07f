"""The display of extension cards. [TA-8.7, TA-8.8]"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from blueriband.games.transatlantic.data import CARDS
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import CARD_DISCARDED, CARD_SHOWN, DISCARD_SHUFFLED
from blueriband.kernel.engine import NOBODY, Decision, Step


@final
class Show(Step[TransAtlantic]):
    """Renew the display: the leftmost card goes, the rest slides left, and new ones come. [TA-8.7]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        if len(s.display) > 0:
            gone = s.display[0]
            s.display = s.display[1:]
            put_away(s, gone)
        s.reveal()
        fill_display(s)


def put_away(s: TransAtlantic, card: i64) -> None:
    """Put an extension card on the discard pile."""
    s.discard[card] += 1
    s.emit(CARD_DISCARDED, NOBODY, card)


def fill_display(s: TransAtlantic) -> None:
    """Draw until the display is full; cards whose kind is there already are discarded. [TA-8.8]"""
    while len(s.display) < s.figures.display and some_kind_is_missing(s):
        if len(s.extension) == 0:
            shuffle_discard(s)
        s.extension, card = pop(s.extension)
        if is_shown(s, card):
            put_away(s, card)
        else:
            s.display = append(s.display, card)
            s.emit(CARD_SHOWN, NOBODY, card, len(s.display))


def is_shown(s: TransAtlantic, card: i64) -> bool:
    """A card of this kind is in the display."""
    for shown in s.display:
        if shown == card:
            return True
    return False


def some_kind_is_missing(s: TransAtlantic) -> bool:
    """A card to come, or a discarded one, is of a kind that the display lacks. [TA-8.8]"""
    for card in s.extension:
        if not is_shown(s, card):
            return True
    for card in range(CARDS):
        if s.discard[card] > 0 and not is_shown(s, card):
            return True
    return False


def shuffle_discard(s: TransAtlantic) -> None:
    """Shuffle the discard pile into a new draw pile. [TA-8.8]"""
    cards = vec[i64]()
    for card in range(CARDS):
        for _copy in range(s.discard[card]):
            cards = append(cards, card)
        s.discard[card] = 0
    s.rng.shuffle(cards, 0, len(cards))
    s.extension = cards
    s.reshuffled = True
    s.emit(DISCARD_SHUFFLED, NOBODY, len(cards))
