"""A game as a PettingZoo environment: one agent for each seat, stepped one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from blueriband.env.batch import look_into, write_into
from blueriband.env.core.pen import LARGEST
from blueriband.env.core.table import REWARDS, Seen, reward
from blueriband.env.spaces import Spaces
from blueriband.kernel.engine import State
from blueriband.kernel.rng import derived, new_seed

RENDER_MODES = {"human": "text", "ansi": "text", "svg": "svg", "html": "html"}

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # PettingZoo has no types
    """Observations are dicts of `observation` and `action_mask`; `reward` is "ranking" or "margin".

    With `skip_forced` nobody is asked where there is only one thing to do. Rewards are all given at the end.
    """

    def __init__(
        self,
        name: str,
        players: int,
        variants: dict[str, int],
        reward: str = "ranking",
        skip_forced: bool = False,
        render_mode: str | None = None,
        data: str | Path | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.spaces = Spaces(name, {"seats": players, **variants}, data)
        self.metadata = {
            "name": self.spaces.environment,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.reward_kind = REWARDS.index(reward)
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number}" for number in range(players)]
        self.seat_of = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.seed, self.number = new_seed(), 0
        self.seen = Seen(self.spaces.observer, self.spaces.actions)
        self.write = self.seen.write
        self.cells = write_into(self.seen.pen.cells, np.int16)
        self.mask = look_into(self.seen.mask, np.int8)
        self.make_spaces()

    def make_spaces(self) -> None:
        """Make the spaces, which stay the same objects."""
        length, actions = len(self.cells), len(self.mask)
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(-LARGEST - 1, LARGEST, (length,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The true position, with all its secrets: for analysis, not for agents."""
        return self._state

    # --- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same one, without one the next of the series."""
        if seed is not None:
            self.seed, self.number = int(seed), 0
        self.number += 1
        self._state: State = self.spaces.game.new(self.spaces.options, derived(self.seed, self.number))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False
        self.go_on()

    def go_on(self) -> None:
        """Say who decides now, or how the game ended."""
        s = self._state
        if self.skip_forced:
            while not s.over and len(s.decision.moves) == 1:
                s.take(s.decision.moves[0])
        if s.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[s.decision.seat]

    def finish(self) -> None:
        """Give everybody their reward."""
        outcome = self._state.outcome()
        assert outcome is not None
        self._over = True
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = reward(outcome, seat, self.reward_kind)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides; ValueError if it is not legal. After the end it must be None."""
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that decides must choose an action")
        if type(action) is not int:  # most are NumPy's
            action = int(action)
        seat = self.seen.step(self._state, action, self.skip_forced)
        if seat < 0:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and what it may do if it is asked."""
        self.cells.fill(0)  # much faster than cell by cell
        self.write(self._state, self.seat_of[agent])
        return {"observation": self.cells.copy(), "action_mask": self.mask.copy()}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the agent that decides sees, its reward so far, and whether its game has ended."""
        agent = self.agent_selection
        seen = None
        if observe:
            self.cells.fill(0)
            self.write(self._state, self.seat_of[agent])
            seen = {"observation": self.cells.copy(), "action_mask": self.mask.copy()}
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Hand out the agent that decides, again and again: step each time."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    # --- reading -----------------------------------------------------------------------------------------------------

    def describe_action(self, action: int) -> str:
        """Return an action as text."""
        return self.spaces.describe_action(action)

    @property
    def slices(self) -> dict[str, slice]:
        """Which cells of an observation say what."""
        return self.spaces.slices()

    @property
    def scales(self) -> NDArray[np.float32]:
        """The usual largest number in each cell of an observation, by which to divide before learning."""
        return np.array(self.spaces.scales(), np.float32)

    def render(self) -> str | None:
        """Return a picture of the position as the agent that decides sees it, or print it for a human."""
        from blueriband.cli.picture import picture

        if self.render_mode is None:
            raise ValueError("the environment was made without a render_mode")
        drawn = picture(self._state, self.seat_of[self.agent_selection], RENDER_MODES[self.render_mode])
        if self.render_mode != "human":
            return drawn
        print(drawn)  # noqa: T201 # PettingZoo's word for it
        return None

    def close(self) -> None:
        """Close nothing: pictures are texts, there is no window."""
