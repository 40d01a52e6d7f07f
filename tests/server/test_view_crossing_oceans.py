"""The typed view of Crossing Oceans is what the engine shows, to everybody and at every moment."""

from __future__ import annotations

import msgspec
import pytest

from blueriband import games
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.rng import seeded
from blueriband.server.views.crossing_oceans import CrossingOceansView


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_view_of_a_game_has_the_written_type(seats: int, seed: int) -> None:
    game = games.find("crossing-oceans")
    state, rng, converted = game.new({"seats": seats}, seed), seeded(seed), 0
    while True:
        for seat in [NOBODY, *range(seats)]:
            shown = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
            typed = msgspec.convert(shown, CrossingOceansView)
            assert msgspec.to_builtins(typed) == shown  # nothing is lost on the way
            converted += 1
        if state.over:
            break
        state.take(state.decision.moves[rng.roll(len(state.decision.moves))])
    assert converted > 200
