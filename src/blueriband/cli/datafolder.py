"""A folder of figures as people write it: cards with the provenance of each field, tables, and what was changed."""

from __future__ import annotations

import csv
import io
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.parts.roster import SHIPS_FILE, TABLES_FILE

COMMENTS = ("provenance", "notes")
SILENT = (*COMMENTS, "name", "port_names")  # the game is the same whatever they say


@dataclass(frozen=True)
class Change:
    """A figure that differs from the standard; None where there is none."""

    file: str
    field: str
    before: str | None
    after: str | None


def text_of(name: str, folder: Path | None, file: str) -> str:
    """Return one of a folder's files, or of the game's own where there is no folder or it lacks the file."""
    return games.files(name, folder)[file].read_text(encoding="utf-8-sig")


def cards(name: str, folder: Path | None = None) -> list[dict[str, str]]:
    """Return the cards, with the columns that the game uses."""
    rows = csv.DictReader(io.StringIO(text_of(name, folder, SHIPS_FILE)))
    return [{column: row[column] for column in games.BOXES[name].columns} for row in rows]


def tables(name: str, folder: Path | None = None) -> dict[str, Any]:
    """Return the tables."""
    return tomllib.loads(text_of(name, folder, TABLES_FILE))


def provenance(card: dict[str, str]) -> dict[str, str]:
    """Return where each field of a card comes from: rulebook, derived, carried, reconstructed, owner."""
    found: dict[str, str] = {}
    for part in card["provenance"].split(";"):
        heading, _equals, fields = part.strip().partition("=")
        found |= {field: heading for field in fields.split("|") if field in card}
    return found


def flat(value: Any, path: str = "", silent: tuple[str, ...] = COMMENTS) -> dict[str, str]:
    """Return every figure of nested tables by its path, as `market.refill` or `region[2].players`."""
    if isinstance(value, dict):
        inside = {f"{path}.{key}" if path else key: item for key, item in value.items() if key not in silent}
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        inside = {f"{path}[{number}]": item for number, item in enumerate(value)}
    else:
        return {path: written(value)}
    return {deeper: text for key, item in inside.items() for deeper, text in flat(item, key, silent).items()}


def written(value: Any) -> str:
    """Return a figure as a short text."""
    if isinstance(value, list):
        return ", ".join(written(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def changes(name: str, folder: Path) -> list[Change]:
    """Return every figure of a folder that differs from the game's own."""
    old_tables, new_tables = (flat(tables(name, place), "", SILENT) for place in (None, folder))
    found = compare(TABLES_FILE, old_tables, new_tables)
    old_cards, new_cards = ({card["id"]: card for card in cards(name, place)} for place in (None, folder))
    for id in [*old_cards, *(id for id in new_cards if id not in old_cards)]:
        if id in old_cards and id in new_cards:
            found += compare(SHIPS_FILE, figures_of(old_cards[id]), figures_of(new_cards[id]))
        elif id in old_cards:
            found.append(Change(SHIPS_FILE, id, old_cards[id]["name"], None))
        else:
            found.append(Change(SHIPS_FILE, id, None, new_cards[id]["name"]))
    return found


def figures_of(card: dict[str, str]) -> dict[str, str]:
    """Return the fields of a card that the game is played with."""
    return {f"{card['id']}.{field}": value for field, value in card.items() if field not in SILENT}


def compare(file: str, old: dict[str, str], new: dict[str, str]) -> list[Change]:
    """Return the fields that differ."""
    fields = [*old, *(field for field in new if field not in old)]
    pairs = [(field, old.get(field) or None, new.get(field) or None) for field in fields]
    return [Change(file, field, before, after) for field, before, after in pairs if before != after]
