"""How an observation is written: a row of small numbers, cut into named slices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from blueriband.kernel.engine import NONE, State

LARGEST: Final = 32_767  # what a cell can hold; larger numbers count as this one


@final
class Slice:
    """One part of an observation: rows of cells; `scales` are the usual largest numbers in the cells of a row."""

    def __init__(self, name: str, rows: int, scales: list[int]) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.scales: Final = scales

    @property
    def width(self) -> int:
        """How many cells a row has."""
        return len(self.scales)

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.rows * len(self.scales)


def blank(length: i64) -> vec[i16]:
    """Return a row of zeros."""
    cells = vec[i16](capacity=length)
    for _cell in range(length):
        cells = append(cells, 0)
    return cells


@final
class Pen:
    """Writes one cell after the other."""

    cells: vec[i16]
    at: i64  # the next cell

    def __init__(self, length: i64) -> None:
        self.cells = blank(length)
        self.at = 0

    def put(self, value: i64) -> None:
        """Write a number."""
        if value > LARGEST:
            value = LARGEST
        self.cells[self.at] = i16(value)
        self.at += 1

    def tick(self, yes: bool) -> None:
        """Write a one or a zero."""
        cells = self.cells
        cells[self.at] = 0
        if yes:
            cells[self.at] = 1
        self.at += 1

    def skip(self, size: i64) -> None:
        """Write zeros."""
        cells = self.cells
        at = self.at
        last: i64 = at + size
        while at < last:
            cells[at] = 0
            at += 1
        self.at = at

    def one_of(self, value: i64, size: i64) -> None:
        """Write a one in the place of a number and zeros in the others; for NONE, zeros only."""
        start = self.at
        self.skip(size)
        if value != NONE:
            self.cells[start + value] = 1

    def among(self, things: i64, size: i64) -> None:
        """Write a set: a one in the place of each of its members."""
        cells = self.cells
        at = self.at
        last: i64 = at + size
        while at < last:
            cells[at] = i16(things & 1)
            things >>= 1
            at += 1
        self.at = at

    def copy(self, table: vec[i16], first: i64, size: i64) -> None:
        """Write a part of a table."""
        cells = self.cells
        at = self.at
        last: i64 = first + size
        while first < last:
            cells[at] = table[first]
            at += 1
            first += 1
        self.at = at

    def numbers(self, row: vec[i64], first: i64, size: i64) -> None:
        """Write a part of a row of the position."""
        cells = self.cells
        at = self.at
        last: i64 = first + size
        while first < last:
            value: i64 = row[first]
            if value > LARGEST:
                value = LARGEST
            cells[at] = i16(value)
            at += 1
            first += 1
        self.at = at

    def sums(self, row: vec[i64], other: vec[i64], first: i64, size: i64) -> None:
        """Write the sums of the same part of two rows."""
        cells = self.cells
        at = self.at
        last: i64 = first + size
        while first < last:
            cells[at] = i16(row[first] + other[first])
            at += 1
            first += 1
        self.at = at


class Observer:
    """Writes what one seat may know of a position; each game has its own, for one number of players."""

    slices: list[Slice]
    length: i64

    def __init__(self, slices: list[Slice]) -> None:
        self.slices = slices
        self.length = sum([part.size for part in slices])

    def write(self, s: State, me: i64, pen: Pen) -> None:
        """Write all slices, the seat itself first and the others as they sit after it."""
        raise NotImplementedError
