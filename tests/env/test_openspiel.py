"""OpenSpiel plays the games: its own test of any game, and what a wrapper could get wrong."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not there for every platform")

from blueriband.env import openspiel  # noqa: E402 # only where OpenSpiel is
from tests.env.walks import GAMES  # noqa: E402 # only where OpenSpiel is


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_approves(game: str) -> None:
    loaded = pyspiel.load_game(openspiel.NAMES[game], {"players": 3, "deals": 5})
    assert loaded.num_players() == 3 and loaded.max_chance_outcomes() == 5
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_its_deal_and_its_actions(game: str) -> None:
    loaded = pyspiel.load_game(openspiel.NAMES[game])
    state = loaded.new_initial_state()
    assert state.is_chance_node() and state.returns() == [0, 0]
    state.apply_action(3)
    for _action in range(40):
        legal = state.legal_actions()
        assert legal == sorted(legal) and legal
        state.apply_action(legal[len(legal) // 2])
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.legal_actions() == state.legal_actions() and again.current_player() == state.current_player()


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(openspiel.NAMES["crossing-oceans"]).new_initial_state()
    state.apply_action(0)
    other = state.clone()
    before = state.legal_actions()
    other.apply_action(other.legal_actions()[0])
    assert state.legal_actions() == before and len(other.history()) == 2


def test_observations_are_those_of_the_environments() -> None:
    loaded = pyspiel.load_game(openspiel.NAMES["shipyard"])
    state = loaded.new_initial_state()
    observer = loaded.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(0)
    observer.set_from(state, 1)
    assert observer.dict["money"].tolist() == [6, 6]
    assert observer.string_from(state, 1).count(" ") == len(observer.tensor) - 1
