"""The games for OpenSpiel: importing this module registers them as python_blueriband_GAME.

Chance has one node, at the root: which deal is played, out of so many (the parameter `deals`). All shuffling follows
from the deal, so that a state is its deal and its actions. Rewards are those of the ranking, and so sum up to zero.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from blueriband.env.batch import look_into
from blueriband.env.core.table import RANKING, Seen, reward
from blueriband.env.spaces import KINDS, Spaces
from blueriband.kernel.engine import State as Position
from blueriband.kernel.rng import derived

DEALS = 1000
PLAYERS = 2
PREFIX = "python_blueriband_"


def game_type(name: str) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know beforehand."""
    return pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"blueriband {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "deals": DEALS},
    )


class Held:
    """A position that can be copied: OpenSpiel clones Python states with deepcopy."""

    def __init__(self, position: Position | None = None) -> None:
        self.position = position  # None: the deal is still to come

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.position is None else self.position.clone())


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One game for one number of players."""

    name = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players, self.deals = int(given.get("players", PLAYERS)), int(given.get("deals", DEALS))
        self.spaces = Spaces(self.name, {"seats": players})
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.spaces.actions.size), max_chance_outcomes=self.deals, num_players=players,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=int(self.spaces.game.longest),
        )  # fmt: skip
        super().__init__(self.kind, info, {"players": players, "deals": self.deals})

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what looks at states."""
        return SpielObserver(self.spaces)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held()

    @property
    def spaces(self) -> Spaces:
        """The layout of actions and observations."""
        spaces: Spaces = self.get_game().spaces
        return spaces

    def current_player(self) -> int:
        """Return who decides: chance, a seat, or nobody any more."""
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.held.position.over else self.held.position.decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        s = self.held.position
        if s is None or s.over or s.decision.seat != player:
            return []
        return sorted(int(self.spaces.actions.number(s, m)) for m in s.decision.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each equally likely."""
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        spaces = self.spaces
        if self.held.position is None:
            self.held = Held(spaces.game.new(spaces.options, derived(0, action + 1)))
        else:
            self.held.position.take(spaces.actions.find(self.held.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.spaces.describe_action(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.held.position is not None and self.held.position.over

    def returns(self) -> list[float]:
        """Return the reward of each seat: zeros before the end."""
        outcome = None if self.held.position is None else self.held.position.outcome()
        seats = range(self.spaces.players)
        return [0.0 if outcome is None else reward(outcome, seat, RANKING) for seat in seats]

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """Writes what a seat may know into a tensor."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.seen = Seen(spaces.observer, spaces.actions)
        self.cells = look_into(self.seen.pen.cells, np.int16)
        self.tensor = np.zeros(len(self.cells), np.float32)
        self.dict = {name: self.tensor[part] for name, part in spaces.slices().items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        if state.held.position is None:
            self.tensor[:] = 0
            return
        self.seen.observe(state.held.position, player)
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat may know as text."""
        self.set_from(state, player)
        return " ".join(f"{number:g}" for number in self.tensor)


def register() -> dict[str, str]:
    """Make the games known to OpenSpiel; return their names there."""
    names = {}
    for name in KINDS:
        kind = game_type(name)
        made = type(f"Spiel_{name.replace('-', '_')}", (SpielGame,), {"name": name, "kind": kind})
        pyspiel.register_game(kind, made)
        names[name] = kind.short_name
    return names


NAMES = register()
