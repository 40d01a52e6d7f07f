"""The games, and the only list of them anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blueriband.games.crossing_oceans import data as crossing_oceans
from blueriband.games.crossing_oceans.game import CrossingOceansGame
from blueriband.games.shipyard import data as shipyard
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.tramp.game import TRAMP
from blueriband.games.transatlantic import data as transatlantic
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.engine import Game
from blueriband.parts.datafiles import BadData, Mistake
from blueriband.parts.roster import SHIPS_FILE, TABLES_FILE, ships_file, tables_file


@dataclass(frozen=True)
class Box:
    """A game with data files: how it is made from a folder, its own folder, its files, and its cards' columns."""

    make: Callable[[Path], Game[Any]]
    folder: Path
    files: list[str]  # the one with the cards first
    columns: list[str]


SHIPS_AND_TABLES = [SHIPS_FILE, TABLES_FILE]
BOXES = {
    "crossing-oceans": Box(
        CrossingOceansGame, crossing_oceans.STANDARD, SHIPS_AND_TABLES, crossing_oceans.CARD_COLUMNS
    ),
    "transatlantic": Box(TransAtlanticGame, transatlantic.STANDARD, SHIPS_AND_TABLES, transatlantic.CARD_COLUMNS),
    "shipyard": Box(
        ShipyardGame, shipyard.STANDARD, shipyard.FILES, ["id", "kind", "deck", *shipyard.FEATURES, "provenance"]
    ),
}
NAMES = [*BOXES, "tramp"]
USUAL = NAMES[0]  # for people who name none

_made: dict[str, Game[Any]] = {"tramp": TRAMP}


class UnknownGame(ValueError):
    """There is no game of that name."""


def find(name: str, data: str | Path | None = None) -> Game[Any]:
    """Return a game by its name, with its own figures or with those in a folder of yours (BadData if they are bad)."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    if data is not None and name not in BOXES:
        raise ValueError(f"{name} has no data files")
    if data is not None:
        return make(name, Path(data))
    if name not in _made:
        _made[name] = make(name, BOXES[name].folder)
    return _made[name]


def make(name: str, folder: Path) -> Game[Any]:
    """Return a game that plays with the figures in a folder; one that has none of its files is no such folder."""
    box = BOXES[name]
    if folder != box.folder and not any((folder / file).exists() for file in box.files):
        raise BadData([Mistake(file, 0, "file", "is missing") for file in box.files])
    return box.make(folder)


def files(name: str, folder: Path | None = None) -> dict[str, Path]:
    """Return where the figures of a game lie, by file name: in a folder of yours, and what that lacks in the game's."""
    box = BOXES[name]
    mine = box.folder if folder is None else folder
    if box.files == SHIPS_AND_TABLES:
        return {SHIPS_FILE: ships_file(mine), TABLES_FILE: tables_file(mine, box.folder)}
    return {file: shipyard.file_in(mine, file) for file in box.files}
