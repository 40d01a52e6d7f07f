from __future__ import annotations

import numpy as np
import pytest

from blueriband.env import Batch
from blueriband.env.batch import look_into
from blueriband.env.core.table import Seen
from tests.env.walks import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_says_what_single_games_say(game: str) -> None:
    batch = Batch(game, 3, players=3, seed=9)
    seen = Seen(batch.spaces.observer, batch.spaces.actions)
    cells, mask = look_into(seen.pen.cells, np.int16), look_into(seen.mask, np.bool_)
    for _step in range(150):
        batch.step(batch.random_actions())
        for number, s in enumerate(batch.positions):
            seen.observe(s, s.decision.seat)
            assert batch.seats[number] == s.decision.seat
            assert (batch.observations[number] == cells).all()
            assert (batch.masks[number] == mask).all()
    assert batch.decisions == 450


@pytest.mark.parametrize("game", GAMES)
def test_games_that_end_are_replaced_at_once(game: str) -> None:
    batch = Batch(game, 4, players=2, seed=1, reward="margin", skip_forced=True)
    ends = 0
    while ends < 6:
        before = list(batch.positions)
        batch.step(batch.random_actions())
        for number, s in enumerate(before):
            assert batch.ended[number] == s.over == (batch.positions[number] is not s)
            outcome = s.outcome()
            if outcome is None:
                assert not batch.rewards[number].any() and not batch.scores[number].any()
            else:
                ends += 1
                assert batch.scores[number].tolist() == outcome.scores
                lead = outcome.scores[0] - outcome.scores[1]
                assert batch.rewards[number].tolist() == [lead, -lead]
        assert batch.masks.sum(axis=1).min() > 1


def test_a_seed_gives_the_same_games() -> None:
    first, second = Batch("transatlantic", 3, seed=4), Batch("transatlantic", 3, seed=4)
    for _step in range(300):
        actions = first.random_actions()
        assert actions.tolist() == second.random_actions().tolist()
        first.step(actions)
        second.step(actions)
        assert (first.observations == second.observations).all()
    first.reset(4)
    second.reset(5)
    assert (first.observations != second.observations).any()


def test_what_is_not_legal_is_played_in_no_game() -> None:
    batch = Batch("crossing-oceans", 2, seed=1)
    before = batch.observations.copy()
    legal = batch.random_actions().copy()
    for wrong in ([legal[0], np.flatnonzero(~batch.masks[1])[0]], [legal[0], -1], [legal[0], 999]):
        with pytest.raises(ValueError, match=r"game 1: action .* is not legal"):
            batch.step(np.array(wrong))
    with pytest.raises(ValueError, match="2 games need 2 actions"):
        batch.step(legal[:1])
    assert (batch.observations == before).all() and batch.decisions == 0
    batch.step(legal.astype(np.int64))
    assert batch.decisions == 2


def test_nobody_writes_into_the_arrays() -> None:
    batch = Batch("crossing-oceans", 2, seed=1)
    for array in (batch.observations, batch.masks, batch.seats, batch.ended, batch.rewards, batch.scores):
        assert not array.flags.writeable


def test_learners_find_their_way() -> None:
    batch = Batch("shipyard", 2, players=4, seed=1)
    money = batch.observations[:, batch.slices["money"]]
    assert money.tolist() == [[6] * 4] * 2
    assert batch.scales.shape == (batch.observations.shape[1],) and batch.scales.min() > 0
    assert batch.describe_action(0) == "choose build_ships"


@pytest.mark.parametrize("given", [{"games": 0}, {"games": 2, "reward": "glory"}, {"games": 2, "players": 9}])
def test_what_cannot_be_had_is_said(given: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"at least one game|must be one of"):
        Batch("shipyard", **given)  # type: ignore[arg-type] # wrong on purpose
