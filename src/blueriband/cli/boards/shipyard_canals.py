"""Canals of Shipyard as pictures in text: tiles with their channels, what is to be had there, and the ship."""

from __future__ import annotations

from rich.text import Text

from blueriband.cli.boards.shipyard_system import STEPS, Cell, System, Tile, cell_beyond
from blueriband.games.shipyard.data import Figures

ICONS = ["○", "M", "C", "L", "B", "R", "★"]  # as the icons stand in data.py
ICON_STYLES = ["", "red", "green", "yellow", "magenta", "cyan", "bold bright_blue"]
WIDE_STEP, NARROW_STEP = 4, 2  # columns from one space to the next
ROWS = 6  # lines of a tile, with one border
LABEL = 5  # columns for the name of a cell beside a system
LINES = "─│"
WAKE = "═║"  # behind the ship
BORDER = "┈┊"


class Canvas:
    """Characters with their styles by column and line."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a place on."""
        for number, mark in enumerate(text):
            self.marks[x + number, y] = (mark, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], marks: str, style: str = "") -> None:
        """Draw a straight line with both ends; `marks` are those for across and down."""
        (x1, y1), (x2, y2) = min(start, end), max(start, end)
        for x in range(x1, x2 + 1):
            for y in range(y1, y2 + 1):
                self.put(x, y, marks[0] if y1 == y2 else marks[1], style)

    def text(self) -> Text:
        """Return the picture."""
        lines = []
        left, right = (pick(x for x, _y in self.marks) for pick in (min, max))
        top, bottom = (pick(y for _x, y in self.marks) for pick in (min, max))
        for y in range(top, bottom + 1):
            line = Text(no_wrap=True)
            for x in range(left, right + 1):
                line.append(*self.marks.get((x, y), (" ", "")))
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


class Picture:
    """Draws one canal system."""

    def __init__(self, system: System, step: int = WIDE_STEP, labels: bool = True) -> None:
        self.system = system
        self.step = step
        self.labels = labels
        self.canvas = Canvas()
        self.width = 3 * step

    def draw(self, symbol: str = "", style: str = "") -> Text:
        """Return the picture; the ship is a symbol, and what lies behind its stern is a double line."""
        for tile in self.system.tiles.values():
            self.frame(tile)
        for tile in self.system.tiles.values():
            self.water(tile)
            self.exits(tile)
        self.wake(style)
        for tile in self.system.tiles.values():
            self.icons(tile)
        ship = self.system.ship
        if ship is not None:
            self.canvas.put(*self.at(self.system.tiles[ship.cell], ship.space), symbol, f"bold {style}")
        return self.canvas.text()

    # --- places ------------------------------------------------------------------------------------------------------

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return cell[0] * self.width, cell[1] * ROWS

    def at(self, tile: Tile, space: int) -> tuple[int, int]:
        """Return where a space is drawn."""
        (x, y), (column, row) = self.corner(tile.cell), tile.place(space)
        return x + self.step // 2 + column * self.step, y + 1 + 2 * row

    def border(self, tile: Tile, side: int) -> tuple[int, int]:
        """Return the middle of a side."""
        x, y = self.corner(tile.cell)
        return x + self.width // 2 * (1 + STEPS[side][0]), y + ROWS // 2 * (1 + STEPS[side][1])

    # --- what is drawn -----------------------------------------------------------------------------------------------

    def frame(self, tile: Tile) -> None:
        """Draw the edge of a tile."""
        (x, y), (right, below) = self.corner(tile.cell), self.corner((tile.x + 1, tile.y + 1))
        for start, end in (((x, y), (right, y)), ((x, below), (right, below)), ((x, y), (x, below))):
            self.canvas.line(start, end, BORDER, "dim")
        self.canvas.line((right, y), (right, below), BORDER, "dim")
        for corner in ((x, y), (right, y), (x, below), (right, below)):
            self.canvas.put(*corner, "+", "dim")

    def water(self, tile: Tile) -> None:
        """Draw the channels within a tile."""
        for space in self.system.spaces(tile.canal):
            for other in self.system.neighbours(tile.canal, space):
                self.canvas.line(self.at(tile, space), self.at(tile, other), LINES)

    def exits(self, tile: Tile) -> None:
        """Draw the openings; one that leads to an empty cell says which."""
        for side in self.system.sides(tile):
            space = self.system.exit_space(tile, side)
            assert space is not None
            start, end = self.at(tile, space), self.border(tile, side)
            blocked = self.system.beyond(tile, side) is not None and not self.system.is_joined(tile, side)
            if blocked:
                end = (end[0] - STEPS[side][0], end[1] - STEPS[side][1])
            self.canvas.line(start, end, LINES)
            if self.labels and self.system.beyond(tile, side) is None:
                self.label(tile, side)

    def label(self, tile: Tile, side: int) -> None:
        """Write the name of the empty cell beyond an opening, as in `lay 1:0 0`."""
        x, y = self.border(tile, side)
        there = cell_beyond(tile.cell, side)
        name = f"{there[0]}:{there[1]}"
        across, down = STEPS[side]
        left = x + 2 if across > 0 else x - 1 - len(name) if across < 0 else x - len(name) // 2
        self.canvas.put(left, y + down, name, "italic")

    def icons(self, tile: Tile) -> None:
        """Draw the spaces with what is to be had there."""
        for space in self.system.spaces(tile.canal):
            icon = self.system.icon(tile.canal, space)
            self.canvas.put(*self.at(tile, space), ICONS[icon], ICON_STYLES[icon])

    def wake(self, style: str) -> None:
        """Draw the way behind the ship."""
        ship = self.system.ship
        if ship is None:
            return
        tile = self.system.tiles[ship.cell]
        kind, where = ship.stern
        behind = self.at(tile, where) if kind == "space" else self.border(tile, where)
        self.canvas.line(self.at(tile, ship.space), behind, WAKE, f"bold {style}")


def picture(system: System, room: int, symbol: str = "", style: str = "") -> Text:
    """Return a system as wide as there is room for."""
    cells = [tile.x for tile in system.tiles.values()]
    across = (max(cells) - min(cells) + 1) * 3
    step = WIDE_STEP if across * WIDE_STEP + 1 + 2 * LABEL <= room else NARROW_STEP
    return Picture(system, step).draw(symbol, style)


def tile_alone(figures: Figures, canal: int) -> Text:
    """Return a single tile as it is printed."""
    return Picture(System(figures, {(0, 0): Tile(canal, 0, 0, 0)}), labels=False).draw()
