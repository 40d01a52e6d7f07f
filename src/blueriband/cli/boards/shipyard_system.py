"""A canal system of Shipyard as its view tells it: where tiles lie, which ones meet, and how far a ship can sail."""

from __future__ import annotations

from dataclasses import dataclass, field

from blueriband.games.shipyard.data import EDGES, SPACES, Figures
from blueriband.kernel.engine import Json
from blueriband.parts.sets import has

SIDE_NAMES = ["north", "east", "south", "west"]
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # by side of the grid: north is up
Cell = tuple[int, int]
Stern = tuple[str, int]  # "space" with a space of the tile, or "side" with a side of the grid


@dataclass(frozen=True)
class Tile:
    """A canal that lies in a cell, so many quarter turns to the right. [SY-11.3]"""

    canal: int
    x: int
    y: int
    turns: int

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y

    def place(self, space: int) -> tuple[int, int]:
        """Return column and row of a space, as the tile lies."""
        column, row = space % 3, space // 3
        for _turn in range(self.turns):
            column, row = 2 - row, column
        return column, row


@dataclass(frozen=True)
class Spot:
    """Where a ship figure is, and the way it came. [SY-22.9]"""

    cell: Cell
    space: int
    stern: Stern


@dataclass
class System:
    """The tiles of one player by their cells."""

    figures: Figures
    tiles: dict[Cell, Tile] = field(default_factory=dict)
    ship: Spot | None = None

    @classmethod
    def of(cls, figures: Figures, seat: Json) -> System:
        """Return the system of a player from the view."""
        found = cls(figures)
        for canal in seat["canals"]:
            found.add(Tile(figures.canal_ids.index(canal["canal"]), canal["x"], canal["y"], canal["turns"]))
        figure = seat["figure"]
        if figure is not None:
            number = figures.canal_ids.index(figure["canal"])
            cell = next(tile.cell for tile in found.tiles.values() if tile.canal == number)
            found.ship = Spot(cell, SPACES.index(figure["space"]), read_stern(figure["stern"]))
        return found

    def add(self, tile: Tile) -> None:
        """Lay a tile."""
        self.tiles[tile.cell] = tile

    def with_tile(self, tile: Tile) -> System:
        """Return the system with one tile more."""
        return System(self.figures, {**self.tiles, tile.cell: tile}, self.ship)

    # --- what meets what ---------------------------------------------------------------------------------------------

    def exit_space(self, tile: Tile, side: int) -> int | None:
        """Return the space behind an opening on a side of the grid, or nothing."""
        printed = (side - tile.turns) % 4
        return EDGES[printed] if has(self.figures.exits[tile.canal], printed) else None

    def sides(self, tile: Tile) -> list[int]:
        """Return the sides of the grid on which a tile is open."""
        return [side for side in range(4) if self.exit_space(tile, side) is not None]

    def beyond(self, tile: Tile, side: int) -> Tile | None:
        """Return the tile beyond a side, whether it is open there or not."""
        return self.tiles.get(cell_beyond(tile.cell, side))

    def is_joined(self, tile: Tile, side: int) -> bool:
        """Say whether a tile and the one beyond a side both have an opening there. [SY-11.2]"""
        other = self.beyond(tile, side)
        return other is not None and side in self.sides(tile) and (side + 2) % 4 in self.sides(other)

    def spaces(self, canal: int) -> list[int]:
        """Return the spaces of water on a canal: those with a channel."""
        return [space for space in range(len(SPACES)) if self.figures.links[canal * len(SPACES) + space]]

    def neighbours(self, canal: int, space: int) -> list[int]:
        """Return the spaces of the same canal that channels lead to."""
        return [other for other in range(len(SPACES)) if has(self.figures.links[canal * len(SPACES) + space], other)]

    def icon(self, canal: int, space: int) -> int:
        """Return what is to be had on a space."""
        return int(self.figures.icon[canal * len(SPACES) + space])

    # --- sailing -----------------------------------------------------------------------------------------------------

    def reach(self, start: Spot | None = None) -> int:
        """Return how many spaces the ship can sail at the most; tiles that it has left are gone. [SY-20.3]"""
        ship = start or self.ship
        return 0 if ship is None else self.longest(ship, frozenset())

    def longest(self, spot: Spot, gone: frozenset[Cell]) -> int:
        """Return the length of the longest way forward."""
        ways = [1 + self.longest(there, left) for there, left in self.onward(spot, gone)]
        return max(ways, default=0)

    def onward(self, spot: Spot, gone: frozenset[Cell]) -> list[tuple[Spot, frozenset[Cell]]]:
        """Return where the next space can be, with the tiles that are gone then. [SY-22.2, SY-23.1]"""
        tile = self.tiles[spot.cell]
        found: list[tuple[Spot, frozenset[Cell]]] = []
        for space in self.neighbours(tile.canal, spot.space):
            if spot.stern != ("space", space):
                found.append((Spot(spot.cell, space, ("space", spot.space)), gone))
        for side in self.sides(tile):
            leads = spot.stern != ("side", side) and self.exit_space(tile, side) == spot.space
            if leads and self.is_joined(tile, side) and cell_beyond(tile.cell, side) not in gone:
                found.append((self.across(tile, side), gone | {tile.cell}))
        return found

    def across(self, tile: Tile, side: int) -> Spot:
        """Return the place that a ship comes to through a side."""
        cell, back = cell_beyond(tile.cell, side), (side + 2) % 4
        space = self.exit_space(self.tiles[cell], back)
        assert space is not None
        return Spot(cell, space, ("side", back))


def cell_beyond(cell: Cell, side: int) -> Cell:
    """Return the cell beyond a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def read_stern(name: str) -> Stern:
    """Return a stern from its name: a space of the tile, or a side of the grid."""
    return ("side", SIDE_NAMES.index(name)) if name in SIDE_NAMES else ("space", SPACES.index(name))
