"""Record the sample games that an empty lobby shows: python -m scripts.record_samples [GAME …], from the root."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.web.positions import midgame

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "samples"
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
SEATS, SEED, ALL = 3, 1912, 1_000_000


def main() -> None:
    """Let bots play whole games of the titles named, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[1:] or TITLES:
        text = midgame(game, SEATS, ALL, SEED, level="normal")
        (FOLDER / f"sample-{game}.txt").write_text(text, encoding="utf-8")
        sys.stderr.write(f"{game}: {len(text)} characters\n")


if __name__ == "__main__":
    main()
