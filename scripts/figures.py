"""Write docs/figures.md: which figures of each game a rulebook states, which follow from it, which are filled in."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from blueriband import games

PAGE = Path(__file__).parents[1] / "docs" / "figures.md"
TITLES = {"crossing-oceans": "Crossing Oceans", "transatlantic": "TransAtlantic", "shipyard": "Shipyard"}
SISTERS = {"crossing-oceans": "ta_", "transatlantic": "co_"}  # columns of the shared cards that the other game reads
HEADINGS = ["rulebook", "derived", "carried", "published", "reconstructed", "chosen", "owner"]
INTRO = """# Where the figures come from

This page is made from the data files by `python -m scripts.figures`; a test fails when it is out of date. Owners of a
box can correct a figure in a copy of the files (`blueriband data copy GAME DIR`) and play with `--data DIR`.

| word | meaning |
| --- | --- |
| rulebook | stated in a rulebook, in its text or in a printed example |
| derived | follows from statements of a rulebook by arithmetic or elimination |
| carried | stated for the sister game, or for a sister card, and taken over |
| published | taken from public descriptions and reviews |
| reconstructed | filled in: printed on the pieces only, and not published as text |
| chosen | a ruling of ours, not a figure of the game |
"""


def cells(*texts: object) -> str:
    """Return one line of a table."""
    return "| " + " | ".join(str(text) for text in texts) + " |"


def ship_cards(rows: list[dict[str, str]], sister: str) -> Iterator[str]:
    """Tell the provenance of cards whose every field has one."""
    yield cells("card", *HEADINGS[:3], "reconstructed")
    yield cells("---", "---", "---", "---", "---")
    for row in rows:
        parts = dict(part.strip().partition("=")[::2] for part in row["provenance"].split(";"))
        named = [
            [
                name.removeprefix("co_").removeprefix("ta_")
                for name in parts.get(heading, "").split("|")
                if used(name, sister)
            ]
            for heading in (*HEADINGS[:3], "reconstructed")
        ]
        yield cells(row["name"], *[", ".join(names) or "–" for names in named])


def used(name: str, sister: str) -> bool:
    """A field is one that this game reads."""
    own = {"ta_": ("speed_knots", "tonnage", "passengers"), "co_": ("co_",)}[sister]
    return name != "" and not name.startswith(sister) and (sister != "ta_" or name not in own)


def lines(rows: list[dict[str, str]]) -> Iterator[str]:
    """Tell the provenance of lines that have one each."""
    first = next(iter(rows[0]))
    yield cells("provenance", "lines", "which")
    yield cells("---", "---", "---")
    for heading in HEADINGS:
        found = [row[first] if not row[first].isdigit() else "/".join(list(row.values())[:3]) for row in rows]
        chosen = [name for name, row in zip(found, rows, strict=True) if row["provenance"] == heading]
        if chosen:
            yield cells(heading, len(chosen), ", ".join(chosen))


def tables(root: dict[str, Any]) -> Iterator[str]:
    """Tell the provenance of the tables and single figures of a TOML file."""
    yield cells("figures", "provenance")
    yield cells("---", "---")
    for name, value in root.items():
        if isinstance(value, dict):
            yield cells(f"`{name}`", value["provenance"])
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for item in value:
                label = item.get("id", item.get("count", ""))
                known = item.get("table_provenance", item["provenance"])
                yield cells(
                    f"`{name}` {label}",
                    known if known == item["provenance"] else f"{item['provenance']}; table: {known}",
                )
        elif name.endswith("_provenance"):
            yield cells(f"`{name.removesuffix('_provenance')}`", value)


def page() -> str:
    """Return the whole page."""
    text = [INTRO]
    for game in games.BOXES:
        text.append(f"## {TITLES[game]}\n")
        for name, path in games.files(game).items():
            text.append(f"### `{name}`\n")
            if path.suffix == ".toml":
                told = tables(tomllib.loads(path.read_text(encoding="utf-8")))
            else:
                with path.open(newline="", encoding="utf-8") as file:
                    rows = list(csv.DictReader(file))
                told = ship_cards(rows, SISTERS[game]) if game in SISTERS else lines(rows)
            text.append("\n".join(told) + "\n")
    return "\n".join(text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
