"""The rules in our own words, paragraph by paragraph, as `docs/rules/` has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

INSTALLED = Path(__file__).parent / "rules"  # in a wheel
CHECKED_OUT = Path(__file__).parents[2] / "docs" / "rules"  # in a checkout
PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-[0-9E][0-9.]*[a-z]?) ([^*]+?)\.\*\* ?(.*)$")
HEADING = re.compile(r"^#+ (.*)$")


@dataclass(frozen=True)
class Rule:
    """One paragraph of the rules."""

    id: str
    section: str
    title: str
    text: str


def folder() -> Path:
    """Return where the rules lie."""
    return INSTALLED if INSTALLED.is_dir() else CHECKED_OUT


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """Return the paragraphs of a game's rules by id, in the order of the book; in English where no other is written."""
    translated = folder() / language / f"{game}.md"
    return parse((translated if translated.is_file() else folder() / f"{game}.md").read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Rule]:
    """Return the paragraphs of a rules text."""
    found: dict[str, Rule] = {}
    section = ""
    current: tuple[str, str] | None = None
    lines: list[str] = []

    def close() -> None:
        if current is not None:
            found[current[0]] = Rule(current[0], section, current[1], "\n".join(lines).strip())

    for line in text.splitlines():
        heading, paragraph = HEADING.match(line), PARAGRAPH.match(line)
        if heading is not None or paragraph is not None:
            close()
            current, lines = None, []
        if heading is not None:
            section = heading.group(1)
        elif paragraph is not None:
            current, lines = (paragraph.group(1), paragraph.group(2)), [paragraph.group(3)]
        elif current is not None:
            lines.append(line)
    close()
    return found


def search(game: str, words: str, language: str = "en") -> list[Rule]:
    """Return the rule with an id, the rules of a section (`CO-4`), or those that have all the words."""
    book = rules(game, language)
    asked = words.strip()
    for rule in book.values():
        if rule.id.casefold() == asked.casefold():
            return [rule]
    inside = [rule for rule in book.values() if rule.id.startswith(asked.upper() + ".")]
    if inside:
        return inside
    wanted = asked.casefold().split()
    return [rule for rule in book.values() if all(w in f"{rule.title} {rule.text}".casefold() for w in wanted)]
