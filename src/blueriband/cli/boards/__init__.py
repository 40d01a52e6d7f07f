"""How the terminal draws the position of each game, from what a seat may know of it."""

from __future__ import annotations

from blueriband.cli.boards.board import Board, Look
from blueriband.cli.boards.crossing_oceans import CrossingOceansBoard
from blueriband.cli.boards.plain import PlainBoard
from blueriband.cli.boards.shipyard import ShipyardBoard
from blueriband.cli.boards.tramp import TrampBoard
from blueriband.cli.boards.transatlantic import TransAtlanticBoard
from blueriband.cli.terminal_seats import Seat
from blueriband.phrases import Phrases

BOARDS: dict[str, type[Board]] = {
    "crossing-oceans": CrossingOceansBoard,
    "transatlantic": TransAtlanticBoard,
    "shipyard": ShipyardBoard,
    "tramp": TrampBoard,
}

__all__ = ["Board", "Look", "board_for"]


def board_for(phrases: Phrases, seats: list[Seat]) -> Board:
    """Return what draws a game; one without a drawing of its own is shown as a table."""
    return BOARDS.get(phrases.game.name, PlainBoard)(phrases, seats)
