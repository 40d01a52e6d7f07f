"""Positions to look at: random games, stopped anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from blueriband.bots.playout import walk
from blueriband.env.spaces import KINDS, Spaces
from blueriband.kernel.engine import State
from blueriband.kernel.rng import seeded

GAMES = list(KINDS)
TABLES = [(game, players) for game in GAMES for players in (2, 3, 4)]


def positions(spaces: Spaces, seed: int, count: int, stride: int) -> Iterator[State]:
    """Hand out positions of random games, so many moves apart, ends included."""
    rng = seeded(seed)
    s = spaces.game.new(spaces.options, seed)
    for _position in range(count):
        yield s
        if s.over:
            s = spaces.game.new(spaces.options, seed + 1)
        walk(s, rng, stride)
