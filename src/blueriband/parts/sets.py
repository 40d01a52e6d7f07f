"""Sets of small numbers, each kept as the bits of one number; and rows put in order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HIGHEST: Final = 0x4000_0000_0000_0000


def only(thing: i64) -> i64:
    """The set of one thing, from 0 to 62."""
    return HIGHEST >> (62 - thing)  # not 1 << thing: compiled, the 1 would be shifted as a number of 32 bits


def has(things: i64, thing: i64) -> bool:
    """A thing is in a set."""
    return things >> thing & 1 == 1


def members(things: i64) -> i64:
    """How many things are in a set."""
    count: i64 = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count


def put_in_order(row: vec[i64], first: i64, last: i64) -> None:
    """Sort the cells of a row from first up to but not including last: what is shuffled next forgets how they lay."""
    for place in range(first + 1, last):
        cell = row[place]
        free: i64 = place
        while free > first and row[free - 1] > cell:
            row[free] = row[free - 1]
            free -= 1
        row[free] = cell
