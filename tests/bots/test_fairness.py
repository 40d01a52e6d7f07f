"""A bot knows what its seat may know: whatever is hidden, it thinks the same."""

from __future__ import annotations

import os

import pytest

from blueriband.bots import LEVELS, NAMES, Budget, Knowledge, make
from blueriband.games import find
from blueriband.kernel import codec
from blueriband.kernel.rng import seeded

from .common import GAMES, QUICK, position

SOAK = os.environ.get("BLUERIBAND_SOAK") == "1"
POSITIONS = 1000 if SOAK else 12
THOUGHT_OF = 1000 if SOAK else 2  # positions in which bots think
RESAMPLED = 8


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_imagines_does_not_depend_on_what_is_hidden(name: str) -> None:
    for number in range(POSITIONS):
        s = position(name, number, 2 + number % 3)
        for seat in range(s.seats):
            mine = codec.text(Knowledge.of(s, seat, seeded(7)).position)
            for again in range(RESAMPLED):
                other = s.imagine(seat, seeded(100 + again))
                assert codec.text(Knowledge.of(other, seat, seeded(7)).position) == mine


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bots_move_does_not_depend_on_what_is_hidden(name: str, level: str) -> None:
    bot = make(find(name), level)
    for number in range(THOUGHT_OF):
        s = position(name, 3 + number, 2 + number % 3)
        seat = s.decision.seat
        budget = QUICK if level in LEVELS[2:] else Budget()
        moves = set()
        for again in range(RESAMPLED if SOAK else 2):
            truth = s.imagine(seat, seeded(200 + again))
            moves.add(bot.think(Knowledge.of(truth, seat, seeded(9)), budget, seeded(11)).move)
        assert len(moves) == 1
