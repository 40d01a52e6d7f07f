"""How an observation is written: a row of small numbers, cut into named slices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from blueriband.kernel.engine import NONE, State

LARGEST: Final = 32_767  # what a cell can hold; larger numbers count as this one
MARK_BITS: Final = 15  # of a mark, for what stands in the cell
MARK: Final = LARGEST + 1


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
    """Writes one cell after the other; what it does not write must be zero before."""

    cells: vec[i16]
    at: i64  # the next cell

    def __init__(self, length: i64) -> None:
        self.cells = blank(length)
        self.at = 0

    def wipe(self, size: i64) -> None:
        """Make the next cells zero, and stay."""
        cells = self.cells
        at = self.at
        last: i64 = at + size
        while at + 4 <= last:
            cells[at + 3] = 0
            cells[at + 2] = 0
            cells[at + 1] = 0
            cells[at] = 0
            at += 4
        while at < last:
            cells[at] = 0
            at += 1

    def put(self, value: i64) -> None:
        """Write a number."""
        if value > LARGEST:
            value = LARGEST
        self.cells[self.at] = i16(value)
        self.at += 1

    def tick(self, yes: bool) -> None:
        """Write a one or a zero."""
        if yes:
            self.cells[self.at] = 1
        self.at += 1

    def skip(self, size: i64) -> None:
        """Leave zeros."""
        self.at += size

    def one_of(self, value: i64, size: i64) -> None:
        """Write a one in the place of a number; for NONE, nowhere."""
        if value != NONE:
            self.cells[self.at + value] = 1
        self.at += size

    def among(self, things: i64, size: i64) -> None:
        """Write a set: a one in the place of each of its members."""
        if things != 0:
            cells = self.cells
            at = self.at
            while things != 0:
                if things & 1 == 1:
                    cells[at] = 1
                things >>= 1
                at += 1
        self.at += size

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


@final
class Stamps:
    """Rows of cells that are the same in every position, as what is printed on a card; zeros are not kept."""

    width: i64
    first: vec[i64]  # by row, and one more: where its marks begin
    marks: vec[i64]  # the place in the row, and what stands there

    def __init__(self, rows: list[list[int]]) -> None:
        self.width = len(rows[0])
        self.first = vec[i64]([0])
        self.marks = vec[i64]()
        for row in rows:
            for place in range(len(row)):
                if row[place] != 0:
                    self.marks = append(self.marks, place * MARK + row[place])
            self.first = append(self.first, len(self.marks))

    def put(self, pen: Pen, row: i64) -> None:
        """Write the cells of a row; zeros for NONE."""
        at = pen.at
        pen.at = at + self.width
        if row != NONE:
            self.stamp(pen.cells, at, row)

    def put_all(self, pen: Pen, things: vec[i64], first: i64, count: i64) -> None:
        """Write the cells of so many rows, which stand in a row of the position."""
        cells = pen.cells
        at = pen.at
        last: i64 = first + count
        while first < last:
            row: i64 = things[first]
            if row != NONE:
                self.stamp(cells, at, row)
            at += self.width
            first += 1
        pen.at = at

    def stamp(self, cells: vec[i16], at: i64, row: i64) -> None:
        """Write what is not zero."""
        marks = self.marks
        k: i64 = self.first[row]
        last: i64 = self.first[row + 1]
        while k < last:
            mark: i64 = marks[k]
            cells[at + (mark >> MARK_BITS)] = i16(mark & LARGEST)
            k += 1


class Observer:
    """Writes what one seat may know of a position; each game has its own, for one number of players."""

    slices: list[Slice]
    length: i64

    def __init__(self, slices: list[Slice]) -> None:
        self.slices = slices
        self.length = sum([part.size for part in slices])

    def write(self, s: State, me: i64, pen: Pen) -> None:
        """Write all slices, the seat itself first and the others as they sit after it, into cells that are zero."""
        raise NotImplementedError
