"""The ship cards that two games share: one file, read with the figures that each game prints."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import NONE, Printed
from blueriband.parts.datafiles import BadData, Csv, Mistake, Row, Toml
from blueriband.parts.sets import only

SHIPS_FILE: Final = "ships.csv"
TABLES_FILE: Final = "tables.toml"
SHARED: Final = Path(__file__).parent / "data" / SHIPS_FILE
MOST_CARDS: Final = 60  # a set of cards is the bits of one number
COLOURS: Final = 5  # plain flags

# kinds of card
STEAMSHIP: Final = 0
CLIPPER: Final = 1
NEUTRAL: Final = 2
HEADQUARTERS: Final = 3
KINDS: Final = ["steamship", "clipper", "neutral", "headquarters"]

HEADINGS: Final = ["rulebook", "derived", "carried", "reconstructed", "owner"]  # where a figure comes from
COMMON: Final = ["id", "name", "year", "flag", "group", "kind", "provenance", "notes"]


class Roster(Printed):
    """What is printed on the cards, as rows of numbers by card."""

    cards: i64
    ids: list[str]
    names: list[str]
    kind: vec[i64]
    year: vec[i64]  # 0 for a headquarters
    group: vec[i64]  # 0 for the ships that start the game, then by age, headquarters last
    colour: vec[i64]  # the plain flag, or NONE
    price: vec[i64]  # 0: none printed
    income: vec[i64]  # 0: none printed
    speed: vec[i64]  # 0: none listed
    tonnage: vec[i64]  # 0: none listed
    ships: i64  # the set of cards that are ships
    capacity: i64  # coal on a steamship
    fingerprint: str  # the same for the same figures, however the files are written

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []
        self.fingerprint = ""

    def read_files(self, folder: Path, standard: Path, columns: list[str]) -> None:
        """Read the tables and the cards of a folder, or the standard ones where it lacks one."""
        tables = Toml(tables_file(folder, standard), self.mistakes)
        self.read_tables(tables)
        for table in tables.root:
            if isinstance(tables.value(table), dict):
                tables.text(f"{table}.provenance")
        tables.nothing_else()
        if len(self.mistakes) > 0:  # cards name flags and regions, so they can be read only with good tables
            return
        cards = Csv(ships_file(folder), columns, self.mistakes)
        self.read_cards(cards)
        self.fingerprint = fingerprint(tables, cards, columns)

    def read_tables(self, toml: Toml) -> None:
        """Read what each game prints on its boards."""
        raise NotImplementedError

    def read_cards(self, cards: Csv) -> None:
        """Read what each game prints on its cards."""
        raise NotImplementedError

    def must_be_sound(self) -> None:
        """Raise BadData if there are mistakes."""
        if len(self.mistakes) > 0:
            raise BadData(self.mistakes)

    def read_roster(self, cards: Csv, colours: list[str]) -> bool:
        """Read what both games print alike; say whether there are cards at all."""
        if not 0 < len(cards.rows) <= MOST_CARDS:
            self.mistakes.append(Mistake(cards.name, 1, "file", f"must have from 1 to {MOST_CARDS} cards"))
            return False
        self.cards = len(cards.rows)
        self.ids = [row.text("id") for row in cards.rows]
        self.names = [row.text("name") for row in cards.rows]
        for number, row in enumerate(cards.rows):
            if re.fullmatch(r"[a-z0-9_]+", self.ids[number]) is None:
                row.wrong("id", "must be lower-case letters, digits and underscores")
            if self.ids.index(self.ids[number]) != number:
                row.wrong("id", f"{self.ids[number]!r} stands above already")
            check_provenance(row)
        kinds = [row.text("kind", KINDS) for row in cards.rows]
        self.kind = vec[i64]([KINDS.index(kind) if kind in KINDS else STEAMSHIP for kind in kinds])
        self.year = vec[i64]([self.read_year(row, number) for number, row in enumerate(cards.rows)])
        self.group = vec[i64]([self.read_group(row, number) for number, row in enumerate(cards.rows)])
        self.colour = vec[i64]([self.read_colour(row, number, colours) for number, row in enumerate(cards.rows)])
        self.ships = sum([only(card) for card in range(self.cards) if self.kind[card] != HEADQUARTERS])
        for number, row in enumerate(cards.rows):
            first = list(self.year).index(self.year[number])
            if self.year[number] > 0 and first != number:
                row.wrong("year", f"{self.year[number]} is the year of {self.names[first]} too")
        return True

    def read_year(self, row: Row, number: int) -> int:
        """Read when a ship was built."""
        if self.kind[number] == HEADQUARTERS:
            row.empty("year", "a headquarters is not built in a year")
            return 0
        return row.number("year", 1, 4000)

    def read_group(self, row: Row, number: int) -> int:
        """Read the group of a card: 0 only for the ships that start the game."""
        starting = self.kind[number] in (CLIPPER, NEUTRAL)
        return row.number("group", 0, 0) if starting else row.number("group", 1, 10)

    def read_colour(self, row: Row, number: int, colours: list[str]) -> int:
        """Read the plain flag of a card, if it has one."""
        plain = self.kind[number] in (STEAMSHIP, HEADQUARTERS)
        said = row.text("flag", colours if plain else ["none"])
        return colours.index(said) if plain and said in colours else NONE

    def read_figures(self, cards: Csv, prefix: str, speed: str, tonnage: str) -> None:
        """Read price, income, speed and tonnage from the columns of one game."""
        rows = list(enumerate(cards.rows))
        price, income = f"{prefix}_price", f"{prefix}_income"
        self.price = vec[i64]([self.pounds(row, n, price, (STEAMSHIP, HEADQUARTERS)) for n, row in rows])
        self.income = vec[i64]([self.pounds(row, n, income, (STEAMSHIP, CLIPPER)) for n, row in rows])
        self.speed = vec[i64]([row.optional(speed, 1, 999) for _n, row in rows])
        self.tonnage = vec[i64]([row.optional(tonnage, 1, 999_999) for _n, row in rows])

    def pounds(self, row: Row, number: int, field: str, kinds: tuple[int, int]) -> int:
        """Read a sum of money that is printed on these kinds of card."""
        if self.kind[number] in kinds:
            return row.number(field, 0, 3000, 10)
        return row.optional(field, 0, 3000, 10)

    def wrong(self, cards: Csv, field: str, reason: str) -> None:
        """Note a mistake of the whole file."""
        self.mistakes.append(Mistake(cards.name, 1, field, reason))

    def only_neutral(self, cards: Csv) -> int:
        """Return the one neutral ship, the oldest of all, or NONE and note what is wrong."""
        neutral = [card for card in range(self.cards) if self.kind[card] == NEUTRAL]
        if len(neutral) != 1:
            self.wrong(cards, "kind", "there must be one neutral ship")
            return NONE
        if self.year[neutral[0]] != min([year for year in self.year if year > 0]):
            cards.rows[neutral[0]].wrong("year", "the neutral ship must be the oldest")
        return neutral[0]


def fingerprint(tables: Toml, cards: Csv, columns: list[str]) -> str:
    """Return a text that is the same for the same figures; names, notes and provenance do not count."""
    silent = {"name", "port_names", "provenance", "notes"}
    rows = [[row.cells.get(column, "") for column in columns if column not in silent] for row in cards.rows]
    return hashlib.sha256(json.dumps([without(tables.root, silent), rows], sort_keys=True).encode()).hexdigest()[:16]


def without(facts: Any, keys: set[str]) -> Any:
    """Return a table without some of its fields, all the way down."""
    if isinstance(facts, dict):
        return {key: without(value, keys) for key, value in facts.items() if key not in keys}
    return [without(item, keys) for item in facts] if isinstance(facts, list) else facts


def ships_file(folder: Path) -> Path:
    """Return the ship cards of a folder, or the shared ones where it has none."""
    return folder / SHIPS_FILE if (folder / SHIPS_FILE).exists() else SHARED


def tables_file(folder: Path, standard: Path) -> Path:
    """Return the tables of a folder, or the standard ones where it has ship cards only."""
    only_ships = (folder / SHIPS_FILE).exists() and not (folder / TABLES_FILE).exists()
    return (standard if only_ships else folder) / TABLES_FILE


def check_provenance(row: Row) -> None:
    """Check that the provenance names known headings, and fields of the file."""
    for part in row.text("provenance").split(";"):
        heading, _equals, names = part.strip().partition("=")
        if heading not in HEADINGS:
            row.wrong("provenance", f"must have the headings {', '.join(HEADINGS)}, not {heading!r}")
        for name in names.split("|"):
            if name not in row.cells:
                row.wrong("provenance", f"{name!r} is not a column")
