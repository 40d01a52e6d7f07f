"""Sets of small numbers, each kept as the bits of one number."""

from mypy_extensions import i64


def members(things: i64) -> i64:
    """How many things are in a set."""
    count: i64 = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count
