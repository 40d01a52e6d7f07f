"""The games, and the only list of them anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from blueriband.games.crossing_oceans.data import STANDARD as CROSSING_OCEANS_DATA
from blueriband.games.crossing_oceans.game import CrossingOceansGame
from blueriband.games.tramp.game import TRAMP
from blueriband.kernel.engine import Game

NAMES = ["crossing-oceans", "tramp"]
DATA = {"crossing-oceans": CROSSING_OCEANS_DATA}  # folders with the figures of those games that have data files

_made: dict[str, Game[Any]] = {"tramp": TRAMP}


class UnknownGame(ValueError):
    """There is no game of that name."""


def find(name: str, data: str | Path | None = None) -> Game[Any]:
    """Return a game by its name, with its own figures or with those in a folder of yours (BadData if they are bad)."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    if data is not None and name not in DATA:
        raise ValueError(f"{name} has no data files")
    if data is not None:
        return make(name, Path(data))
    if name not in _made:
        _made[name] = make(name, DATA[name])
    return _made[name]


def make(name: str, folder: Path) -> Game[Any]:
    """Return a game that plays with the figures in a folder."""
    return {"crossing-oceans": CrossingOceansGame}[name](folder)
