"""Every view of TransAtlantic is what its type says, for every seat, number of players and variant."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
import pytest

from blueriband import games
from blueriband.kernel.engine import NOBODY, Json
from blueriband.kernel.match import Match
from blueriband.server.views.transatlantic import TransAtlanticView

VARIANTS = list(product([2, 3, 4], [0, 1], [0, 1]))


def playing(seats: int, market: int, president: int, seed: int, moves: int) -> Any:
    """Play at random, and yield the match at each decision."""
    game = games.find("transatlantic")
    state = game.new({"seats": seats, "market": market, "president": president}, seed)
    match = Match(state, automatic=frozenset(range(seats)))
    chance = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        yield match
        match.play(match.asked, chance.choice(match.question(match.asked)["moves"]))
    yield match


@pytest.mark.parametrize(("seats", "market", "president"), VARIANTS)
def test_every_view_has_the_type_that_is_promised(seats: int, market: int, president: int) -> None:
    for match in playing(seats, market, president, seed=7, moves=400):
        for seat in [NOBODY, *range(seats)]:
            shown: Json = match.seen_by(seat)["view"]
            typed = msgspec.convert(shown, TransAtlanticView, strict=True)
            assert msgspec.to_builtins(typed) == shown
            assert [player.hand is not msgspec.UNSET for player in typed.seats] == [
                number == seat for number in range(seats)
            ]
