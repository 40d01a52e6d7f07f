"""Names for the numbers in moves, events and rulings."""

from __future__ import annotations

from typing import Final, final

MOST: Final = 4095  # the largest number a noun of a move can hold


@final
class Noun:
    """A kind of thing a move or an event names: number n is written ids[n]. Without ids, it is a plain amount."""

    def __init__(self, name: str, ids: list[str] | None = None) -> None:
        self.name: Final = name
        self.ids: Final = ids

    def write(self, n: int) -> str:
        """Return the text for a number."""
        return str(n) if self.ids is None else self.ids[n]

    def read(self, text: str) -> int:
        """Return the number for a text, or raise ValueError."""
        if self.ids is None:
            if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= MOST):
                raise ValueError(f"{text!r} is not a number from 0 to {MOST}")
            return int(text)
        if text not in self.ids:
            raise ValueError(f"there is no {self.name} {text!r}")
        return self.ids.index(text)


@final
class Word:
    """A verb or an event, with the nouns that follow it."""

    def __init__(self, name: str, nouns: list[Noun] | None = None) -> None:
        self.name: Final = name
        self.nouns: Final[list[Noun]] = nouns if nouns is not None else []


@final
class Ruling:
    """Why a move is refused: a name for the catalogue of texts, and the paragraph that says so."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


@final
class Option:
    """What people may choose before a game begins: a name, the numbers it can have, and the usual one."""

    def __init__(self, name: str, values: list[int], default: int) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
