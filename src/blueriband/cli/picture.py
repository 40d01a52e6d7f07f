"""A position as a picture: plain text, SVG or HTML, drawn as the terminal draws it."""

from __future__ import annotations

import io
import re

from rich.console import Console

from blueriband.cli.boards import Look, board_for
from blueriband.cli.terminal_seats import Seat
from blueriband.kernel.engine import State
from blueriband.phrases import Phrases
from blueriband.texts import Texts, spoken

KINDS = ("text", "svg", "html")
WIDTH = 124
PAGE = (
    '<!doctype html><meta charset="utf-8"><style>body{{color:{foreground};background:{background}}}'
    'pre{{font-family:Menlo,Consolas,"DejaVu Sans Mono",monospace;line-height:1.2}}</style><pre>{code}</pre>'
)


def picture(s: State, seat: int, kind: str = "text", language: str | None = None, width: int = WIDTH) -> str:
    """Return what a seat sees of a position."""
    if kind not in KINDS:
        raise ValueError(f"a picture is one of {', '.join(KINDS)}, not {kind!r}")
    texts = Texts(language or spoken())
    seats = [Seat(n, "human", "human", texts.say("terminal", f"player-{n}")) for n in range(s.seats)]
    phrases = Phrases(s.game, texts, [place.label for place in seats])
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False, _environ={},
    )  # fmt: skip
    console.print(board_for(phrases, seats).draw(s.view(seat), Look(max(seat, 0), width)))
    if kind == "text":
        return "\n".join(line.rstrip() for line in console.export_text().splitlines())
    if kind == "html":
        return console.export_html(code_format=PAGE, inline_styles=True)
    drawn = console.export_svg(title=phrases.title(), unique_id=s.game.name)
    return re.sub(r"@font-face \{[^}]*\}\s*|<!--.*?-->\s*", "", drawn)  # no fonts from elsewhere
