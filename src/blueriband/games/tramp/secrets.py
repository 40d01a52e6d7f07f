"""All that concerns hidden information: the deck, and the cards in other people's hands."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from blueriband.games.tramp.data import CARDS
from blueriband.games.tramp.state import Tramp
from blueriband.kernel.engine import Json
from blueriband.kernel.rng import Rng
from blueriband.parts.sets import has, only, put_in_order


def view(s: Tramp, seat: i64) -> Json:
    """Return what a seat may know: everything but the deck, and of other hands only the size. [TR-1.2]"""
    seen: Json = {
        "coal": list(s.coal),
        "owner": list(s.owner),
        "port": list(s.port),
        "active": s.active,
        "round": s.round,
        "deck": len(s.deck),
        "hands": [len(cards_in(hand)) for hand in s.hand],
    }
    if seat >= 0:
        seen["hand"] = list(cards_in(s.hand[seat]))
    return seen


def imagine(s: Tramp, seat: i64, rng: Rng) -> Tramp:
    """Shuffle the deck together with the other hands, and deal hands of the same size again."""
    t = s.clone()
    t.rng = rng.fork()
    for other in range(t.seats):
        if other != seat:
            for card in cards_in(s.hand[other]):
                t.deck = append(t.deck, card)
    put_in_order(t.deck, 0, len(t.deck))
    rng.shuffle(t.deck, 0, len(t.deck))
    for other in range(t.seats):
        if other != seat:
            t.hand[other] = 0
            for _ in cards_in(s.hand[other]):
                t.deck, card = pop(t.deck)
                t.hand[other] |= only(card)
    return t


def cards_in(hand: i64) -> vec[i64]:
    """Return the cards of a hand, lowest first."""
    cards = vec[i64]()
    for card in range(CARDS):
        if has(hand, card):
            cards = append(cards, card)
    return cards
