"""Data files that people may correct: every mistake is told with file, line, field and reason."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from pathlib import Path
from typing import Any, Final, final

HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w.]+)\s*\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"^\s*(\w+)\s*=")


@final
class Mistake:
    """What is wrong in a data file, and where."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        self.file: Final = file
        self.line: Final = line
        self.field: Final = field
        self.reason: Final = reason

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.file}:{self.line}: {self.field}: {self.reason}"


class BadData(ValueError):
    """Data files do not hold together; `mistakes` says where and why."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        more = f" (and {len(mistakes) - 1} more)" if len(mistakes) > 1 else ""
        super().__init__(f"{mistakes[0]}{more}")
        self.mistakes: Final = mistakes


def read_text(path: Path, mistakes: list[Mistake]) -> str:
    """Return a file's text, or note why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        mistakes.append(Mistake(path.name, 0, "file", "is missing"))
    except (OSError, UnicodeDecodeError) as trouble:
        mistakes.append(Mistake(path.name, 0, "file", f"cannot be read: {trouble}"))
    return ""


@final
class Toml:
    """A TOML file, asked for one field at a time by its path: `market.refill`, `region[2].ports`."""

    def __init__(self, path: Path, mistakes: list[Mistake]) -> None:
        self.file: Final = path.name
        self.mistakes: Final = mistakes
        text = read_text(path, mistakes)
        self.lines: Final = toml_lines(text)
        self.known: Final[set[str]] = set()
        self.root: dict[str, Any] = {}
        try:
            self.root = tomllib.loads(text)
        except tomllib.TOMLDecodeError as trouble:
            found = re.search(r"line (\d+)", str(trouble))
            mistakes.append(Mistake(self.file, int(found.group(1)) if found else 0, "file", f"is not TOML: {trouble}"))

    def wrong(self, path: str, reason: str) -> None:
        """Note a mistake in a field."""
        self.mistakes.append(Mistake(self.file, self.line(path), path, reason))

    def line(self, path: str) -> int:
        """Return the line of a field, or of the nearest table around it."""
        while path not in self.lines and "." in path:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 0)

    def value(self, path: str) -> Any:
        """Return a field, or None."""
        self.known.add(path)
        here: Any = self.root
        for part in re.findall(r"\w+", path):
            if isinstance(here, list):
                here = here[int(part)] if int(part) < len(here) else None
            else:
                here = here.get(part) if isinstance(here, dict) else None
        return here

    def tables(self, path: str) -> int:
        """Return how many tables a list of tables has."""
        found = self.value(path)
        if not isinstance(found, list) or len(found) == 0:
            self.wrong(path, "is missing")
            return 0
        return len(found)

    def number(self, path: str, least: int, most: int, step: int = 1) -> int:
        """Return a whole number within bounds; noting a mistake, return the least."""
        found = self.value(path)
        reason = bad_number(found, least, most, step)
        if reason != "":
            self.wrong(path, reason)
            return least
        return int(found)

    def numbers(self, path: str, length: int, least: int, most: int, step: int = 1) -> list[int]:
        """Return a row of whole numbers within bounds; noting a mistake, return a row of the least."""
        found = self.value(path)
        if not isinstance(found, list) or len(found) != length:
            self.wrong(path, f"must be a list of {length} numbers")
            return [least] * length
        for n in found:
            reason = bad_number(n, least, most, step)
            if reason != "":
                self.wrong(path, reason)
                return [least] * length
        return [int(n) for n in found]

    def texts(self, path: str, length: int = 0) -> list[str]:
        """Return a row of texts, of a given length if one is given; noting a mistake, return none."""
        found = self.value(path)
        right = isinstance(found, list) and len(found) > 0 and all([isinstance(item, str) for item in found])
        if not right or (length > 0 and len(found) != length):
            self.wrong(path, f"must be a list of {length} texts" if length > 0 else "must be a list of texts")
            return []
        return [str(item) for item in found]

    def text(self, path: str, allowed: list[str] | None = None) -> str:
        """Return a text, one of those allowed; noting a mistake, return an empty one."""
        found = self.value(path)
        if not isinstance(found, str) or found == "":
            self.wrong(path, "is missing")
            return ""
        if allowed is not None and found not in allowed:
            self.wrong(path, f"must be one of {', '.join(allowed)}, not {found!r}")
            return ""
        return found

    def truth(self, path: str) -> bool:
        """Return true or false."""
        found = self.value(path)
        if not isinstance(found, bool):
            self.wrong(path, "must be true or false")
            return False
        return found

    def nothing_else(self) -> None:
        """Note every field that nobody asked for: most likely a slip of the pen."""
        for path in sorted(self.lines):
            if path not in self.known and not any([known.startswith(path) for known in self.known]):
                self.wrong(path, "is not a field of this file")


def bad_number(found: Any, least: int, most: int, step: int) -> str:
    """Say why something is not the number it should be, or nothing."""
    if not isinstance(found, int) or isinstance(found, bool):
        return "is missing" if found is None else f"must be a whole number, not {found!r}"
    if not least <= found <= most:
        return f"must be from {least} to {most}, not {found}"
    if found % step != 0:
        return f"must be a multiple of {step}, not {found}"
    return ""


def toml_lines(text: str) -> dict[str, int]:
    """Return the line on which each field of a TOML text stands."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header is not None:
            table = header.group(2)
            if header.group(1) == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = f"{table}[{counts[table]}]"
            lines.setdefault(table, number)
            continue
        key = KEY.match(line)
        if key is not None:
            lines.setdefault(f"{table}.{key.group(1)}" if table != "" else key.group(1), number)
    return lines


@final
class Row:
    """One line of a CSV file."""

    def __init__(self, file: Csv, line: int, cells: dict[str, str]) -> None:
        self.file: Final = file
        self.line: Final = line
        self.cells: Final = cells

    def wrong(self, field: str, reason: str) -> None:
        """Note a mistake in a field."""
        self.file.mistakes.append(Mistake(self.file.name, self.line, field, reason))

    def text(self, field: str, allowed: list[str] | None = None) -> str:
        """Return a text that must be there, one of those allowed."""
        found = self.cells.get(field, "")
        if found == "":
            self.wrong(field, "is missing")
        elif allowed is not None and found not in allowed:
            self.wrong(field, f"must be one of {', '.join(allowed)}, not {found!r}")
        return found

    def number(self, field: str, least: int, most: int, step: int = 1) -> int:
        """Return a whole number that must be there; noting a mistake, return the least."""
        found = self.cells.get(field, "")
        whole = re.fullmatch(r"-?\d{1,9}", found) is not None
        reason = bad_number(int(found) if whole else (None if found == "" else found), least, most, step)
        if reason != "":
            self.wrong(field, reason)
            return least
        return int(found)

    def optional(self, field: str, least: int, most: int, step: int = 1) -> int:
        """Return a whole number, or 0 where the field is empty."""
        return 0 if self.cells.get(field, "") == "" else self.number(field, least, most, step)

    def empty(self, field: str, because: str) -> None:
        """Note a mistake unless the field is empty."""
        if self.cells.get(field, "") != "":
            self.wrong(field, f"must be empty: {because}")


@final
class Csv:
    """A CSV file with a header line."""

    def __init__(self, path: Path, columns: list[str], mistakes: list[Mistake]) -> None:
        self.name: Final = path.name
        self.mistakes: Final = mistakes
        self.rows: Final[list[Row]] = []
        reader = csv.reader(io.StringIO(read_text(path, mistakes)), strict=True)
        header: list[str] = []
        try:
            for cells in reader:
                if len(header) == 0:
                    header = cells
                    for column in columns:
                        if column not in header:
                            mistakes.append(Mistake(self.name, 1, column, "this column is missing"))
                elif len(cells) != len(header):
                    reason = f"has {len(cells)} fields, the header has {len(header)}"
                    mistakes.append(Mistake(self.name, reader.line_num, "line", reason))
                else:
                    self.rows.append(Row(self, reader.line_num, dict(zip(header, cells, strict=True))))
        except csv.Error as trouble:
            mistakes.append(Mistake(self.name, reader.line_num, "line", f"is not CSV: {trouble}"))
