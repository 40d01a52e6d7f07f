"""Ships at sea: places with a ship, a captain and coal, as two games have them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import NOBODY, NONE, State, row
from blueriband.parts.roster import CLIPPER, NEUTRAL, Roster


class Seas(State):
    """The part of a position that lies on the seas, and the coal that is left."""

    roster: Roster  # what is printed on the ships
    ship: vec[i64]  # by place, or NONE
    captain: vec[i64]  # by place: a seat, or NOBODY
    coal: vec[i64]  # by place: on its ship
    stock: i64  # coal in the common supply

    def clear_seas(self, places: i64, coal: i64) -> None:
        """Begin with empty places and all the coal in the common supply."""
        self.ship = row(places, NONE)
        self.captain = row(places, NOBODY)
        self.coal = row(places, 0)
        self.stock = coal

    def copy_seas(self, other: Seas) -> None:
        """Copy this part of another position, for `clone`."""
        self.roster = other.roster
        self.ship = other.ship[:]
        self.captain = other.captain[:]
        self.coal = other.coal[:]
        self.stock = other.stock

    def place_of(self, ship: i64) -> i64:
        """The place in which a ship lies, or NONE."""
        for place in range(len(self.ship)):
            if self.ship[place] == ship:
                return place
        return NONE

    def is_mine(self, seat: i64, place: i64) -> bool:
        """A ship of the seat lies in the place."""
        return self.captain[place] == seat

    def burns(self, place: i64) -> bool:
        """The player's ship in the place is a steamship."""
        return self.roster.kind[self.ship[place]] != CLIPPER

    def is_ready(self, place: i64) -> bool:
        """The ship in the place can sail: a clipper, the neutral ship, or a steamship with coal."""
        return self.coal[place] > 0 or self.roster.kind[self.ship[place]] in (CLIPPER, NEUTRAL)

    def holds(self, place: i64) -> bool:
        """The player's ship in the place can take another coal."""
        return self.burns(place) and self.coal[place] < self.roster.capacity

    def burn(self, place: i64, amount: i64) -> None:
        """Return coal from a ship to the common supply."""
        self.coal[place] -= amount
        self.stock += amount

    def load(self, place: i64, amount: i64) -> None:
        """Put coal from the common supply on a ship."""
        self.coal[place] += amount
        self.stock -= amount
