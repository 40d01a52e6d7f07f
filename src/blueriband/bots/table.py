"""One game among bots, from the first move to the result: each gets only what its seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from blueriband.bots.bot import Bot, Budget
from blueriband.bots.knowledge import Knowledge
from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Options, Outcome, State
from blueriband.kernel.rng import derived, seeded

LUCK = 1000  # where the bots' own chance begins among what follows from a seed
MOST_SEATS = 16


@dataclass(frozen=True)
class Played:
    """How a game among bots went."""

    outcome: Outcome
    plies: int
    rounds: int
    journal: list[str]
    decisions: list[int]  # by seat: real ones, of more than one move
    seconds: list[float]  # by seat: all thinking
    slowest: list[float]  # by seat: the longest thought
    troubles: list[str]  # what external bots did wrong


def play(game: Game[Any], options: Options, seed: int, bots: list[Bot], budgets: list[Budget], luck: int = 0) -> Played:
    """Play a game; the same seed, bots, simulations and luck give the same game."""
    s: State = game.new(options, seed)
    rngs = [seeded(derived(seed, LUCK + luck * MOST_SEATS + seat)) for seat in range(s.seats)]
    journal: list[str] = []
    troubles: list[str] = []
    decisions, seconds, slowest = [0] * s.seats, [0.0] * s.seats, [0.0] * s.seats
    while not s.over:
        seat = s.decision.seat
        move = s.decision.moves[0]
        if not s.decision.forced:
            start = perf_counter()
            rng = rngs[seat]
            thought = bots[seat].think(Knowledge.of(s, seat, rng), budgets[seat], rng)
            spent = perf_counter() - start
            move = thought.move
            decisions[seat] += 1
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            if thought.trouble:
                troubles.append(thought.trouble)
        journal.append(write(game, move))
        s.play(move)
    outcome = s.outcome()
    assert outcome is not None
    return Played(outcome, s.ply, getattr(s, "round", 0), journal, decisions, seconds, slowest, troubles)
