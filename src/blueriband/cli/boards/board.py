"""What every drawing of a position shares."""

from __future__ import annotations

from dataclasses import dataclass

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from blueriband.cli.terminal_seats import Seat
from blueriband.kernel.engine import Json
from blueriband.phrases import Phrases

WIDE = 116  # columns of a terminal on which two panels stand side by side
BETWEEN = " · "


@dataclass(frozen=True)
class Look:
    """Who looks, on how wide a screen, and what everybody has now, where that is no secret."""

    me: int
    width: int
    scores: list[int] | None = None


class Board:
    """Draws the positions of one game; it knows views and figures, never the state."""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        self.phrases = phrases
        self.seats = seats

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return the position."""
        raise NotImplementedError

    def detail(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move, in a few words, or nothing."""
        return ""

    def question(self, view: Json, me: int, step: str, about: tuple[int, int, int]) -> str:
        """Return what a step asks; `about` are the numbers of its decision, x, y and z."""
        return self.phrases.step(step)

    def arrange(self, view: Json, me: int, moves: list[str]) -> list[str]:
        """Return moves in the order in which people look for them."""
        return moves

    def say(self, name: str, **given: str | int | float) -> str:
        """Return a text of the game's catalogue."""
        return self.phrases.say(name, **given)

    def marks(self, numbers: list[int]) -> Text:
        """Return the symbols of some seats."""
        return Text("").join([self.seats[number].mark() for number in numbers])


def panel(title: str, content: RenderableType, subtitle: str = "", fit: bool = False) -> Panel:
    """Return a frame with a title, as wide as the screen or as its content."""
    return Panel(
        content,
        title=Text(title, "bold"),
        title_align="left",
        subtitle=Text(subtitle, "dim") if subtitle else None,
        subtitle_align="left",
        box=ROUNDED,
        border_style="dim",
        padding=(0, 1),
        expand=not fit,
    )


def columns(*headings: tuple[str, str], close: bool = False) -> Table:
    """Return an empty table; a heading comes with `left`, `right` or `center`. Close columns save room."""
    gap = (0, 0) if close else (0, 1, 0, 0)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=gap, header_style="dim")
    for heading, justify in headings:
        table.add_column(heading, justify=justify, no_wrap=justify != "left")  # type: ignore[arg-type] # Rich wants literals
    return table
