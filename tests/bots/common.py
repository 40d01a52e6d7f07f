"""What the tests of bots share."""

from __future__ import annotations

from typing import Any

from blueriband.bots import Budget, Knowledge
from blueriband.bots.playout import walk
from blueriband.games import NAMES, find
from blueriband.kernel.engine import Game, State
from blueriband.kernel.rng import seeded

GAMES = list(NAMES)
QUICK = Budget(simulations=6)


def position(name: str, number: int, seats: int = 2) -> State:
    """Return a position somewhere in a game at random, with a real choice."""
    game: Game[Any] = find(name)
    for again in range(100):
        s: State = game.new({"seats": seats}, 1000 * number + again)
        walk(s, seeded(number), (number * 37) % (12 if name == "tramp" else 160))
        while not s.over and s.decision.forced:
            s.take(s.decision.moves[0])
        if not s.over:
            return s
    raise AssertionError("no such position")


def known(s: State, luck: int = 1) -> Knowledge:
    """Return what the deciding seat may know."""
    return Knowledge.of(s, s.decision.seat, seeded(luck))
