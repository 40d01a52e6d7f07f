"""A row of cards for sale, as two games have it: bought cards leave gaps until the row is filled again."""

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import NONE


def close_gaps(market: vec[i64]) -> None:
    """Slide the cards to the left, keeping their order."""
    free: i64 = 0
    for position in range(len(market)):
        card = market[position]
        if card != NONE:
            market[position] = NONE
            market[free] = card
            free += 1
