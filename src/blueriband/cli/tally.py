"""What a series of games comes to: whole numbers while it runs, so that the order of adding does not matter."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from blueriband.bots.playout import Ending

Z = 1.959964  # of a 95 % interval


class Tally:
    """Counts of scores, wins, sources of points, lengths and endings."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores: list[Counter[int]] = [Counter() for _seat in range(seats)]
        self.wins = [0] * seats
        self.sources: list[Counter[str]] = [Counter() for _seat in range(seats)]
        self.plies: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()

    @property
    def decisions(self) -> int:
        """How many moves were made in all games together."""
        return sum(plies * games for plies, games in self.plies.items())

    def add(self, ending: Ending) -> None:
        """Count one game."""
        outcome = ending.outcome
        self.games += 1
        for seat in outcome.winners:  # a shared victory is one for each
            self.wins[seat] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1
            for source, points in outcome.sources[seat].items():
                self.sources[seat][source] += points
        self.plies[ending.plies] += 1
        self.rounds[ending.rounds] += 1
        self.endings[outcome.rule] += 1

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.scores[seat].update(other.scores[seat])
            self.sources[seat].update(other.sources[seat])  # adds up: points may be zero
        self.plies.update(other.plies)
        self.rounds.update(other.rounds)
        self.endings.update(other.endings)

    def report(self) -> dict[str, Any]:
        """Return all that there is to say, ready for JSON."""
        return {
            "scores": [self.seat(seat) for seat in range(len(self.wins))],
            "moves": spread(self.plies),
            "rounds": spread(self.rounds),
            "endings": dict(sorted(self.endings.items())),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """Return how one seat fared."""
        low, high = wilson(self.wins[seat], self.games)
        sources = {source: points / self.games for source, points in self.sources[seat].items()}
        wins = {"games": self.wins[seat], "rate": self.wins[seat] / self.games, "low": low, "high": high}
        return {"seat": seat, "points": spread(self.scores[seat]), "wins": wins, "sources": sources}


def spread(counts: Counter[int]) -> dict[str, Any]:
    """Return mean with its 95 % interval, deviation, least, median and most, and the counts themselves."""
    number = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    mean = total / number
    # by whole numbers: n * sum of squares - square of the sum, exact however many games
    variance = (number * squares - total * total) / (number * (number - 1)) if number > 1 else 0.0
    error = Z * math.sqrt(variance / number) if number > 1 else None
    return {
        "mean": mean,
        "low": None if error is None else mean - error,
        "high": None if error is None else mean + error,
        "deviation": math.sqrt(variance),
        "least": min(counts),
        "median": median(counts),
        "most": max(counts),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def median(counts: Counter[int]) -> float:
    """Return the middle value."""
    number = sum(counts.values())
    middle = [(number - 1) // 2, number // 2]
    found: list[int] = []
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        while len(found) < 2 and middle[len(found)] < passed:
            found.append(value)
    return sum(found) / 2


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, by Wilson's method: it stays between 0 and 1."""
    rate = wins / games
    spread = 1 + Z * Z / games
    centre = (rate + Z * Z / (2 * games)) / spread
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / spread
    return max(0.0, centre - half), min(1.0, centre + half)
