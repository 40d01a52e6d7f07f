from __future__ import annotations

import itertools
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from blueriband.env import crossing_oceans_v0
from blueriband.env.aec import GameEnv
from blueriband.env.core.table import MARGIN, RANKING, reward
from blueriband.env.spaces import Spaces
from blueriband.kernel.engine import Outcome
from tests.env.walks import GAMES, TABLES

with warnings.catch_warnings():  # its tests load environments of its own in a way that it warns against
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# PettingZoo has lists of its own environments to which these do not apply: those with dicts, and with seats that wait
EXPECTED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


def module(game: str) -> ModuleType:
    return import_module(f"blueriband.env.{Spaces(game, {}).environment}")


@pytest.fixture(autouse=True)
def _only_expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        yield


def at_random(env: GameEnv, seed: int) -> list[tuple[str, int]]:
    """Play a whole game; return who did what."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        observation, _reward, ended, _cut, _info = env.last()
        if ended or observation is None:
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        env.step(action)
    return done


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_approves(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    make = module(game).env
    api_test(make(players=players), num_cycles=60)
    seed_test(lambda: make(players=players), num_cycles=20)
    hours = itertools.count()
    monkeypatch.setattr(
        sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: next(hours))
    )
    performance_benchmark(make(players=players))


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_a_game(game: str) -> None:
    env = module(game).env(players=3)
    first, again, other = at_random(env, 7), at_random(env, 7), at_random(env, 8)
    assert first == again != other
    assert env.agents == []


def test_without_a_seed_the_series_goes_on() -> None:
    env = crossing_oceans_v0.env()
    env.reset(seed=3)
    first = env.last()[0]
    env.reset()
    second = env.last()[0]
    env.reset(seed=3)
    again = env.last()[0]
    assert first is not None and second is not None and again is not None
    assert first["observation"].tolist() == again["observation"].tolist() != second["observation"].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_what_is_forced(game: str) -> None:
    env = module(game).env(players=2, skip_forced=True)
    env.reset(seed=5)
    asked = 0
    for _agent in env.agent_iter():
        observation, _reward, ended, _cut, _info = env.last()
        if ended or observation is None:
            break
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1
        asked += 1
        env.step(int(legal[asked % len(legal)]))
    assert 0 < asked < env.position.ply


@pytest.mark.parametrize("kind", ["ranking", "margin"])
def test_rewards_come_at_the_end(kind: str) -> None:
    env = crossing_oceans_v0.env(players=3, reward=kind)
    env.reset(seed=2)
    given: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, got, ended, _cut, _info = env.last()
        if ended or observation is None:
            given[agent] = got
            env.step(None)
            continue
        assert got == 0
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    outcome = env.position.outcome()
    assert outcome is not None
    scores = outcome.scores
    if kind == "ranking":
        assert given == {f"seat_{seat}": 1.0 - (outcome.places[seat] - 1) for seat in range(3)}
    else:
        best = [max(scores[other] for other in range(3) if other != seat) for seat in range(3)]
        assert given == {f"seat_{seat}": scores[seat] - best[seat] for seat in range(3)}


def test_equal_places_share_a_reward() -> None:
    shared = Outcome([9, 9, 4, 1], [0, 1, 2, 3], "", [{}] * 4, [0, 1], [1, 1, 3, 4])
    assert [reward(shared, seat, RANKING) for seat in range(4)] == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1.0])
    assert [reward(shared, seat, MARGIN) for seat in range(4)] == [0, 0, -5, -8]


def test_what_is_not_legal_changes_nothing() -> None:
    env = crossing_oceans_v0.env()
    env.reset(seed=1)
    before = env.last()[0]
    assert before is not None
    wrong: Any
    for wrong in (int(np.flatnonzero(before["action_mask"] == 0)[0]), -1, 10_000, None):
        with pytest.raises(ValueError, match=r"legal|must choose"):
            env.step(wrong)
    after = env.last()[0]
    assert after is not None and before["observation"].tolist() == after["observation"].tolist()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"players": 5}, "seats must be one of 2, 3, 4"),
        ({"reward": "glory"}, "reward must be one of ranking, margin"),
        ({"render_mode": "film"}, "render_mode must be one of"),
        ({"weather": 1}, "has no option 'weather'"),
    ],
)
def test_what_cannot_be_had_is_said(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        crossing_oceans_v0.env(**given)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("mode", "start"), [("ansi", ""), ("svg", "<svg"), ("html", "<!doctype html>")])
def test_a_position_is_a_picture(game: str, mode: str, start: str) -> None:
    env = module(game).env(players=3, render_mode=mode)
    env.reset(seed=4)
    drawn = env.render()
    assert drawn.startswith(start) and len(drawn) > 1000
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_people_see_the_board_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = crossing_oceans_v0.env(render_mode="human")
    env.reset(seed=4)
    observation = env.last()[0]
    assert observation is not None
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert "The seas" in capsys.readouterr().out


def test_own_figures_can_be_played_with(tmp_path: Any) -> None:
    from blueriband import games

    for name, path in games.files("crossing-oceans").items():
        text = path.read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("money = 150", "money = 300"), encoding="utf-8")
    env = crossing_oceans_v0.env(data=tmp_path)
    env.reset(seed=1)
    assert env.spaces.game.data != crossing_oceans_v0.env().spaces.game.data
