"""A folder of figures as people write it: cards with the provenance of each field, tables, and what was changed."""

from __future__ import annotations

import csv
import io
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blueriband import games

COMMENTS = ("provenance", "notes")
SILENT = (
    *COMMENTS,
    "note",
    "class",
    "description",
    "shape",
    "name",
    "port_names",
)  # the game is the same whatever they say
OF_A_FIELD = "_provenance"  # how a column ends that says where another one comes from
CSV, TOML = ".csv", ".toml"

Rows = list[dict[str, str]]


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


def cards(name: str, folder: Path | None = None) -> Rows:
    """Return the cards, with the columns that the game uses."""
    box = games.BOXES[name]
    return [{column: row[column] for column in box.columns} for row in rows(name, folder, box.files[0])]


def rows(name: str, folder: Path | None, file: str) -> Rows:
    """Return the lines of a CSV file."""
    return list(csv.DictReader(io.StringIO(text_of(name, folder, file))))


def tables(name: str, folder: Path | None = None) -> dict[str, Any]:
    """Return all that stands in other files than that of the cards; where there are several, by the files' names."""
    others = games.BOXES[name].files[1:]
    found = {Path(file).stem: content(name, folder, file) for file in others}
    only: dict[str, Any] = found.popitem()[1] if len(found) == 1 else found
    return only


def content(name: str, folder: Path | None, file: str) -> Any:
    """Return what stands in a file: rows of a CSV file, tables of a TOML file."""
    return rows(name, folder, file) if file.endswith(CSV) else tomllib.loads(text_of(name, folder, file))


def provenance(card: dict[str, str]) -> dict[str, str]:
    """Return where each field of a card comes from: rulebook, derived, carried, reconstructed, owner.

    A heading without fields is meant for all of them.
    """
    found: dict[str, str] = {}
    for part in card["provenance"].split(";"):
        heading, _equals, fields = part.strip().partition("=")
        named = fields.split("|") if fields else [field for field in card if field not in COMMENTS]
        found |= {field: heading for field in named if field in card}
    return found


def flat(value: Any, path: str = "", silent: tuple[str, ...] = COMMENTS) -> dict[str, str]:
    """Return every figure of nested tables by its path, as `market.refill` or `region[2].players`."""
    if isinstance(value, dict):
        told = [key for key in value if key not in silent and not key.endswith(OF_A_FIELD)]
        inside = {f"{path}.{key}" if path else key: value[key] for key in told}
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        inside = {f"{path}[{number}]": item for number, item in enumerate(value)}
    else:
        return {path: written(value)}
    return {deeper: text for key, item in inside.items() for deeper, text in flat(item, key, silent).items()}


def written(value: Any) -> str:
    """Return a figure as a short text; spaces are written `def`, channels `de ef`, and what lies there `d lantern`."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {written(item)}" for key, item in value.items())
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " ".join("".join(str(item) for item in pair) for pair in value)
    if isinstance(value, list):
        letters = all(isinstance(item, str) and len(item) == 1 for item in value)
        return ("" if letters else ", ").join(written(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- what was changed ------------------------------------------------------------------------------------------------


def changes(name: str, folder: Path) -> list[Change]:
    """Return every figure of a folder that differs from the game's own, those of the cards last."""
    first, *others = games.BOXES[name].files
    found: list[Change] = []
    for file in others:
        old, new = (figures_in(name, place, file) for place in (None, folder))
        found += compare(file, old, new)
    old_cards, new_cards = ({card["id"]: card for card in cards(name, place)} for place in (None, folder))
    for id in [*old_cards, *(id for id in new_cards if id not in old_cards)]:
        if id in old_cards and id in new_cards:
            found += compare(first, figures_of(old_cards[id], id), figures_of(new_cards[id], id))
        elif id in old_cards:
            found.append(Change(first, id, old_cards[id].get("name", id), None))
        else:
            found.append(Change(first, id, None, new_cards[id].get("name", id)))
    return found


def figures_in(name: str, folder: Path | None, file: str) -> dict[str, str]:
    """Return every figure of a file by its path; a line of a CSV file goes by its id or its number."""
    found = content(name, folder, file)
    if file.endswith(TOML):
        return flat(found, "", SILENT)
    named = [(row.get("id") or f"line {number}", row) for number, row in enumerate(found, 2)]
    return {path: value for id, row in named for path, value in figures_of(row, id).items()}


def figures_of(row: dict[str, str], id: str) -> dict[str, str]:
    """Return the fields of a line that the game is played with."""
    fields = [field for field in row if field not in SILENT and not field.endswith(OF_A_FIELD)]
    return {f"{id}.{field}": row[field] for field in fields}


def compare(file: str, old: dict[str, str], new: dict[str, str]) -> list[Change]:
    """Return the fields that differ."""
    fields = [*old, *(field for field in new if field not in old)]
    pairs = [(field, old.get(field) or None, new.get(field) or None) for field in fields]
    return [Change(file, field, before, after) for field, before, after in pairs if before != after]
