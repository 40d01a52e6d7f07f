"""The interface of every bot: knowledge, a budget and chance go in, a thought comes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from blueriband.bots.knowledge import Knowledge
from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Json, Move
from blueriband.kernel.rng import Rng

REPORT_EVERY = 0.2  # seconds


class UnknownBot(ValueError):
    """There is no bot of that name."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: by the clock, by simulations, or whichever ends first; neither: as its level does."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Progress:
    """How far a bot has come with a thought."""

    fraction: float  # of its budget, from 0 to 1
    simulations: int
    best: str  # the move it would make now
    values: list[float]  # by seat, as in Thought


@dataclass(frozen=True)
class Considered:
    """One of the moves that a bot has looked at."""

    move: Move
    visits: int
    mean: float  # what it comes to for the seat, from 0 (lost) to 1 (won)
    spread: float  # standard deviation between imagined games


@dataclass(frozen=True)
class Thought:
    """A move, and the reasons for it as data."""

    move: Move
    values: list[float]  # by seat, from 0 (lost) to 1 (won)
    considered: list[Considered]  # the best first
    line: list[Move]  # how the game may go on, this move first
    simulations: int
    seconds: float
    trouble: str = field(default="", compare=False)  # why a bot did not get its own way, in English

    def told(self, game: Game[Any]) -> Json:
        """Return it as JSON, with moves as texts."""
        return {
            "move": write(game, self.move),
            "values": [round(value, 4) for value in self.values],
            "considered": [
                {
                    "move": write(game, one.move),
                    "visits": one.visits,
                    "mean": round(one.mean, 4),
                    "spread": round(one.spread, 4),
                }
                for one in self.considered
            ],
            "line": [write(game, move) for move in self.line],
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
        }


Report = Callable[[Progress], bool]  # False: move now


class Bot:
    """Somebody who can think. It gets no true position, and so can tell no secrets."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.name = name

    def think(self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None = None) -> Thought:
        """Return a move for the seat that is asked, with its reasons."""
        raise NotImplementedError

    def close(self) -> None:
        """Give back what the bot holds: a process, a file."""


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def think(self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None = None) -> Thought:
        """Return any of the moves."""
        moves = knowledge.moves
        move = moves[rng.roll(len(moves))]
        even = [1 / knowledge.position.seats] * knowledge.position.seats
        return Thought(move, even, [Considered(move, 0, even[0], 0.0)], [move], 0, 0.0)
