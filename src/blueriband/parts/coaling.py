"""Loading coal evenly, as two games demand it: always on a ship that has the fewest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun
from blueriband.parts.seas import Seas


@final
class LoadEvenly(Step[Seas]):
    """Load one coal on a steamship at sea that has the fewest; x: coal left to load.

    A level that the coal fills is loaded without asking; in the last, incomplete one the player chooses ship by ship.
    The words are each game's own: its verb, its two events, and its three rulings.
    """

    def __init__(
        self, name: str, rule: str, verb: i64, loaded: i64, left: i64, no_steamship: i64, full: i64, uneven: i64
    ) -> None:
        super().__init__(name, rule)
        self.verb: Final = verb
        self.loaded: Final = loaded  # event: a coal on a ship
        self.left: Final = left  # event: coal that no ship could take
        self.no_steamship: Final = no_steamship
        self.full: Final = full
        self.uneven: Final = uneven

    def offer(self, s: Seas, d: Decision) -> None:
        """Offer the ships of the lowest level, unless the coal fills it."""
        coal = d.x if d.x < s.stock else s.stock
        level = fewest_coal(s, d.seat)
        if level == s.roster.capacity or coal == 0 or coal >= ships_with(s, d.seat, level):
            return
        for place in range(len(s.ship)):
            if s.is_mine(d.seat, place):
                d.offer(move(self.verb, s.ship[place]), self.refusal(s, place, level))

    def refusal(self, s: Seas, place: i64, level: i64) -> i64:
        """Say why a ship takes no coal now."""
        if not s.burns(place):
            return self.no_steamship
        if not s.holds(place):
            return self.full
        if s.coal[place] > level:
            return self.uneven
        return ALLOWED

    def left_for(self, s: Seas, d: Decision) -> i64:
        """Coal that is left to load."""
        return d.x if d.x < s.stock else s.stock

    def take(self, s: Seas, d: Decision, m: Move) -> None:
        """Load a coal and go on with the rest."""
        self.load(s, d.seat, s.place_of(noun(m)))
        if d.x > 1:
            s.then(d.step, d.seat, d.x - 1)

    def run(self, s: Seas, d: Decision) -> None:
        """Fill a level; what cannot be placed stays in the supply."""
        coal = d.x if d.x < s.stock else s.stock
        level = fewest_coal(s, d.seat)
        if coal == 0:
            return
        if level == s.roster.capacity:
            s.emit(self.left, d.seat, coal)
            return
        for place in range(len(s.ship)):
            if s.is_mine(d.seat, place) and s.burns(place) and s.coal[place] == level:
                self.load(s, d.seat, place)
                coal -= 1
        s.then(d.step, d.seat, coal)

    def load(self, s: Seas, seat: i64, place: i64) -> None:
        """Put one coal on a ship."""
        s.load(place, 1)
        s.emit(self.loaded, seat, s.ship[place])


def fewest_coal(s: Seas, seat: i64) -> i64:
    """The fewest coal on any steamship of the seat at sea; the capacity where it has none."""
    fewest: i64 = s.roster.capacity
    for place in range(len(s.ship)):
        if s.is_mine(seat, place) and s.burns(place) and s.coal[place] < fewest:
            fewest = s.coal[place]
    return fewest


def ships_with(s: Seas, seat: i64, coal: i64) -> i64:
    """How many steamships of the seat at sea have so much coal."""
    count: i64 = 0
    for place in range(len(s.ship)):
        if s.is_mine(seat, place) and s.burns(place) and s.coal[place] == coal:
            count += 1
    return count
