"""A builder for positions of Tramp, in words."""

from __future__ import annotations

from blueriband.games import find
from blueriband.games.tramp.data import CARDS
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import PORT, SHIP, TURN
from blueriband.parts.sets import has, only


def tramp(
    seats: int = 2,
    *,
    seed: int = 1,
    active: int = 0,
    round: int = 0,
    coal: dict[int, int] | None = None,
    owner: dict[str, int] | None = None,
    port: dict[str, list[str]] | None = None,
    hands: dict[int, list[int]] | None = None,
    deck: list[int] | None = None,
) -> Tramp:
    """Return a position at the start of the active seat's turn.

    `port` gives the ships that lie in each port; a ship in a port that `owner` does not name is seat 0's. `deck` lists
    cards from the top; without it the deck is what the hands leave. Rounds are counted from 0.
    """
    s = find("tramp").new({"seats": seats}, seed)
    assert isinstance(s, Tramp)
    for seat, amount in (coal or {}).items():
        s.coal[seat] = amount
    for name, ships in (port or {}).items():
        for ship in ships:
            s.port[SHIP.read(ship)] = PORT.read(name)
            s.owner[SHIP.read(ship)] = 0
    for ship, seat in (owner or {}).items():
        s.owner[SHIP.read(ship)] = seat
    for seat, cards in (hands or {}).items():
        for card in cards:
            s.hand[seat] |= only(card)
    held = [card for hand in s.hand for card in range(CARDS) if has(hand, card)]
    left = [card for card in s.deck if card not in held] if deck is None else deck[::-1]
    s.deck = type(s.deck)(left)
    s.round, s.active = round, active
    s.stack = type(s.stack)()
    s.then(TURN, active)
    s.advance()
    return s


def hand_of(s: Tramp, seat: int) -> list[int]:
    """Return the cards that a seat holds."""
    return [card for card in range(CARDS) if has(s.hand[seat], card)]
