"""What every command shares: texts in one language, a place for results, and one way to say what is wrong."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table

from blueriband.texts import Texts

CATALOGUE = "shell"
PROGRAM = "blueriband"


class Wrong(Exception):
    """Something on the command line is wrong; the catalogue's text `error-NAME` says what, and what is accepted."""

    def __init__(self, name: str, **given: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.given = given


class Pipe(Console):
    """A console that lets a reader close the pipe early."""

    def on_broken_pipe(self) -> NoReturn:
        """Leave it to the command line, which ends in silence."""
        raise BrokenPipeError


class Shell:
    """The texts and consoles of one run of the program."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)
        self.out = Pipe(highlight=False, markup=False, emoji=False)
        self.err = Pipe(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def language(self) -> str:
        """The language of this run."""
        return self.texts.language

    def say(self, name: str, **given: str | int | float) -> str:
        """Return a text of the shell's catalogue."""
        return self.texts.say(CATALOGUE, name, **given)

    def title(self, game: str) -> str:
        """Return what a game is called."""
        return self.word(game, "title")

    def word(self, game: str, name: str) -> str:
        """Return a text of a game's own catalogue, or its name where there is none."""
        return self.texts.say(game, name) if self.texts.has(game, name) else name.partition("-")[2] or game

    def name(self, kind: str, id: str) -> str:
        """Return what people call a thing, or its id where the catalogue has no name for it."""
        key = f"{kind}-{id.replace('_', '-')}"
        return self.say(key) if self.texts.has(CATALOGUE, key) else id

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as this language writes it, with 0 to 3 digits after the point."""
        return self.say(f"number-{digits}", value=value)

    def figures(self, value: float) -> str:
        """Return a number with the three digits that matter, or more before the point."""
        return self.number(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3)

    def table(self, title: str = "") -> Table:
        """Return an empty table in the style of the house; print it with an empty line after it."""
        table = Table(title=title or None, box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.title_justify, table.title_style, table.header_style = "left", "bold", "bold"
        return table

    def print(self, thing: RenderableType, gap: bool = False) -> None:
        """Write results, and an empty line if there is to be a gap. In a pipe, lines do not end in spaces."""
        if self.out.is_terminal:
            self.out.print(thing)
        else:
            with self.out.capture() as captured:
                self.out.print(thing)
            lines = captured.get().rstrip("\n").split("\n")
            self.out.file.write("".join(f"{line.rstrip()}\n" for line in lines))
        if gap:
            self.line()

    def line(self, text: str = "") -> None:
        """Write one line just as it is: not wrapped, not styled."""
        self.out.file.write(f"{text}\n")


def shell_of(ctx: typer.Context) -> Shell:
    """Return the shell that a command runs in."""
    shell: Shell = ctx.obj
    return shell


def complain(text: str) -> None:
    """Write one line on stderr, whatever the text holds."""
    flat = " ".join(text.split())
    seen = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in flat)
    sys.stderr.write(f"{PROGRAM}: {seen}\n")
