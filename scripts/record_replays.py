"""Record golden games: python -m scripts.record_replays [GAME] [NAME…], from the root of the repository.

Run this only when a change of the rules is meant to change them, and say why in the commit.
"""

from __future__ import annotations

import sys
from typing import Any

from scripts import crossing_oceans_replays, shipyard_replays, transatlantic_replays
from scripts.replays import Shelf

SHELVES: dict[str, Shelf[Any]] = {
    shelf.game: shelf for shelf in (crossing_oceans_replays.SHELF, shipyard_replays.SHELF, transatlantic_replays.SHELF)
}


def main() -> None:
    """Record the games named, of the game named, or all."""
    game, *names = sys.argv[1:] or [""]
    if game == "":
        for shelf in SHELVES.values():
            shelf.record([])
    elif game in SHELVES:
        SHELVES[game].record(names)
    else:
        sys.exit(f"golden games are recorded of {', '.join(SHELVES)}, not of {game!r}")


if __name__ == "__main__":
    main()
