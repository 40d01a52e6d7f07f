"""What one seat may know: an imagined position, so that the true one is out of reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blueriband.kernel.codec import BadSave, load, save
from blueriband.kernel.engine import Game, Json, Move, State
from blueriband.kernel.rng import Rng


@dataclass(frozen=True)
class Knowledge:
    """A seat, and a position that it cannot tell from the real one: made by `of`, never the real one itself."""

    seat: int
    position: State

    @classmethod
    def of(cls, state: State, seat: int, rng: Rng) -> Knowledge:
        """Return what a seat may know of a position; the same for all positions that it cannot tell apart."""
        return cls(seat, state.imagine(seat, rng))

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.position.game

    @property
    def view(self) -> Json:
        """All that the seat sees."""
        return self.position.view(self.seat)

    @property
    def moves(self) -> list[Move]:
        """What the seat may do now."""
        asked = not self.position.over and self.position.decision.seat == self.seat
        return list(self.position.decision.moves) if asked else []

    def imagine(self, rng: Rng) -> State:
        """Return another position that the seat cannot tell from the real one."""
        return self.position.imagine(self.seat, rng)

    def save(self) -> Json:
        """Return it as JSON, to be sent to another process."""
        return {"seat": self.seat, "position": save(self.position)}

    @classmethod
    def load(cls, game: Game[Any], saved: Any) -> Knowledge:
        """Return what `save` wrote, or raise BadSave."""
        if not isinstance(saved, dict) or type(saved.get("seat")) is not int:
            raise BadSave("knowledge has a seat and a position")
        position = load(game, saved.get("position"))
        if not 0 <= saved["seat"] < position.seats:
            raise BadSave(f"there is no seat {saved['seat']}")
        return cls(saved["seat"], position)
