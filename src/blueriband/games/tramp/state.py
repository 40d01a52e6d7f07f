"""The position of Tramp."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import State


@final
class Tramp(State):
    """One row for each fact."""

    coal: vec[i64]  # by seat
    hand: vec[i64]  # by seat, a set of cards; hidden from the others
    owner: vec[i64]  # by ship, or NOBODY
    port: vec[i64]  # by ship, or NONE
    deck: vec[i64]  # hidden; the next card last
    round: i64

    def clone(self) -> Tramp:
        s = Tramp(self.game)
        s.copy_from(self)
        s.coal = self.coal[:]
        s.hand = self.hand[:]
        s.owner = self.owner[:]
        s.port = self.port[:]
        s.deck = self.deck[:]
        s.round = self.round
        return s

    def ships_in(self, port: i64) -> i64:
        """How many ships lie in the port."""
        count: i64 = 0
        for where in self.port:
            if where == port:
                count += 1
        return count
