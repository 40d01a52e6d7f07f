"""The spaces of each game: which actions there are, and what an observation says where."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.env.core import crossing_oceans, shipyard, transatlantic
from blueriband.env.core.actions import Actions
from blueriband.env.core.pen import Observer, Slice
from blueriband.kernel.engine import Game, Options


@dataclass(frozen=True)
class Kind:
    """How the spaces of a game are made; the version is raised whenever they change."""

    version: int
    observer: Callable[[Any, int], Observer]
    actions: Callable[[Any], Actions]


KINDS = {
    "crossing-oceans": Kind(0, crossing_oceans.CrossingOceansObserver, crossing_oceans.actions),
    "transatlantic": Kind(0, transatlantic.TransAtlanticObserver, transatlantic.actions),
    "shipyard": Kind(0, shipyard.ShipyardObserver, shipyard.actions),
}


class Spaces:
    """The spaces of one game for one number of players."""

    def __init__(self, name: str, options: Options, data: str | Path | None = None) -> None:
        if name not in KINDS:
            raise ValueError(f"there is no environment for {name!r}; there are: {', '.join(KINDS)}")
        kind = KINDS[name]
        self.game: Game[Any] = games.find(name, data)
        self.options = self.game.settle(options)
        self.players = self.options["seats"]
        self.version = kind.version
        self.observer = kind.observer(self.game, self.players)
        self.actions = kind.actions(self.game)

    @property
    def environment(self) -> str:
        """The name with its version, as PettingZoo writes it."""
        return f"{self.game.name.replace('-', '_')}_v{self.version}"

    def slices(self) -> dict[str, slice]:
        """Return which cells of an observation say what."""
        found, at = {}, 0
        for part in self.observer.slices:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found

    def parts(self) -> list[Slice]:
        """Return the slices with their rows, in order."""
        return self.observer.slices

    def scales(self) -> list[int]:
        """Return the usual largest number in each cell, by which to divide before learning."""
        return [scale for part in self.observer.slices for _row in range(part.rows) for scale in part.scales]

    def describe_action(self, number: int) -> str:
        """Return an action as text."""
        return self.actions.describe(int(number))

    def fingerprint(self) -> str:
        """Return a text that changes when the meaning of a cell or an action may have changed."""
        told = [
            [[part.name, part.rows, part.width] for part in self.observer.slices],
            [self.actions.describe(number) for number in range(self.actions.size)],
            [step.name for step in self.game.steps],
        ]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]
