"""Many games at once, stepped by compiled code into NumPy arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from blueriband.env.core.table import REWARDS, Table
from blueriband.env.spaces import Spaces
from blueriband.kernel.rng import new_seed


def look_into(row: Any, kind: type[Any]) -> NDArray[Any]:
    """Return a live, read-only array over a row of numbers."""
    return np.frombuffer(row, kind)


class Lent:
    """A row of numbers for NumPy to write into: the row itself lends its memory for reading only."""

    def __init__(self, row: Any, kind: type[Any]) -> None:
        self.seen = look_into(row, kind)  # keeps the memory alive
        told = self.seen.__array_interface__
        self.__array_interface__ = {**told, "data": (told["data"][0], False)}


def write_into(row: Any, kind: type[Any]) -> NDArray[Any]:
    """Return a live array over a row of numbers into which NumPy may write too."""
    return np.asarray(Lent(row, kind))


class Batch:
    """So many games side by side; one that ends is replaced at once by the next of the series.

    The arrays are live and read-only: they change with the next step, so copy what you keep.

    - `observations` (games, cells), int16: what the seat that decides may know
    - `masks` (games, actions), bool: what it may do
    - `seats` (games), int16: which seat it is
    - `ended` (games), bool: the game before ended with the last step
    - `rewards` (games, players), float64, and `scores`, int32: of games that ended with the last step, else 0
    """

    def __init__(
        self,
        name: str,
        games: int,
        players: int = 2,
        seed: int | None = None,
        reward: str = "ranking",
        skip_forced: bool = False,
        data: str | Path | None = None,
        **variants: int,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.spaces = Spaces(name, {"seats": players, **variants}, data)
        self.games, self.players = games, players
        self.skip_forced, self.reward_kind = skip_forced, REWARDS.index(reward)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the same seed gives the same games."""
        spaces = self.spaces
        table = Table(
            spaces.game, spaces.options, self.games, new_seed() if seed is None else seed, spaces.observer,
            spaces.actions,
        )  # fmt: skip
        table.skipping, table.reward = self.skip_forced, self.reward_kind
        table.deal(self.games)
        self.table = table
        self.observations: NDArray[np.int16] = look_into(table.observations, np.int16).reshape(self.games, -1)
        self.masks: NDArray[np.bool_] = look_into(table.masks, np.bool_).reshape(self.games, -1)
        self.seats: NDArray[np.int16] = look_into(table.seats, np.int16)
        self.ended: NDArray[np.bool_] = look_into(table.ended, np.bool_)
        self.rewards: NDArray[np.float64] = look_into(table.rewards, np.float64).reshape(self.games, -1)
        self.scores: NDArray[np.int32] = look_into(table.scores, np.int32).reshape(self.games, -1)
        self.choices: NDArray[np.int32] = look_into(table.choices, np.int32)

    def step(self, actions: ArrayLike) -> None:
        """Play an action in each game, or raise ValueError and play none."""
        self.table.step(np.asarray(actions).astype("<i4").tobytes())

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for each game."""
        self.table.choose()
        return self.choices

    @property
    def slices(self) -> dict[str, slice]:
        """Which cells of an observation say what."""
        return self.spaces.slices()

    @property
    def scales(self) -> NDArray[np.float32]:
        """The usual largest number in each cell of an observation, by which to divide before learning."""
        return np.array(self.spaces.scales(), np.float32)

    @property
    def positions(self) -> list[Any]:
        """The true positions, with all their secrets: for analysis, not for policies."""
        return self.table.states

    @property
    def decisions(self) -> int:
        """How many decisions were taken so far, without those that left no choice."""
        return int(self.table.decisions)

    def describe_action(self, action: int) -> str:
        """Return an action as text."""
        return self.spaces.describe_action(action)
