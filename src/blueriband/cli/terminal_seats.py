"""Who sits at the table: people and bots, each with a symbol, a colour and a name."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.text import Text

from blueriband.bots import EXTERNAL, NAMES, is_bot
from blueriband.gamefile import LABEL
from blueriband.kernel.match import Match
from blueriband.kernel.rng import Rng, derived, seeded
from blueriband.texts import Texts

HUMAN = "human"
SYMBOLS = "●■▲◆"
STYLES = ["bright_red", "bright_blue", "yellow", "green"]
LONGEST_NAME = 20
KINDS = [HUMAN, *NAMES, f"{EXTERNAL}COMMAND"]  # as people read it


class CannotPlay(ValueError):
    """A table cannot be set as asked; the text says why."""


@dataclass(frozen=True)
class Seat:
    """One place at the table."""

    number: int
    said: str  # as the command line or the game file named it
    kind: str  # human, or the name of a bot
    name: str

    @property
    def human(self) -> bool:
        """A person sits here."""
        return self.kind == HUMAN

    @property
    def symbol(self) -> str:
        """What marks this seat's pieces."""
        return SYMBOLS[self.number]

    @property
    def style(self) -> str:
        """The colour that goes with the symbol."""
        return STYLES[self.number]

    @property
    def label(self) -> str:
        """Symbol and name."""
        return f"{self.symbol} {self.name}"

    def mark(self) -> Text:
        """Return the symbol in its colour."""
        return Text(self.symbol, self.style)


def read_seats(said: list[str], texts: Texts, finished: bool = False) -> list[Seat]:
    """Return the seats from words like `human`, `human:Ada` or `random`, or raise CannotPlay.

    In a finished game nobody plays any more, so anybody may have sat there.
    """
    if len(said) > len(SYMBOLS):
        raise CannotPlay(texts.say("terminal", "error-seats", seats=len(said), most=len(SYMBOLS)))
    seats: list[Seat] = []
    for number, word in enumerate(said):
        kind, name = (re.split("[: ]", word, maxsplit=1) + [""])[:2]
        name = name.strip()
        if word.startswith(EXTERNAL) and is_bot(word):
            kind, name = word, ""
        if finished and kind != HUMAN and not is_bot(kind):
            name = word[:LONGEST_NAME]
        elif kind != HUMAN and not is_bot(kind):
            raise CannotPlay(texts.say("terminal", "error-kind", kind=kind, kinds=", ".join(KINDS)))
        if len(name) > LONGEST_NAME or LABEL.fullmatch(word) is None or not word.isprintable():
            raise CannotPlay(texts.say("terminal", "error-name", said=name, most=LONGEST_NAME))
        seats.append(Seat(number, word.strip(), kind, name or texts.say("terminal", f"player-{number}")))
    return seats


def paint(text: str, seats: list[Seat], style: str = "") -> Text:
    """Return a text in which the players stand in their colours."""
    painted = Text(text, style)
    for seat in seats:
        painted.highlight_words([seat.label], f"bold {seat.style}")
    return painted


def chance(seed: int, match: Match) -> Rng:
    """Return a generator for a bot's next move, unrelated to the cards: a resumed game goes on as it would have."""
    return seeded(derived(seed, len(match.journal)))
