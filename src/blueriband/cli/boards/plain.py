"""Any game's position as a table of what the view says."""

from __future__ import annotations

import json
from typing import Any

from rich.console import RenderableType

from blueriband.cli.boards.board import Board, Look, columns, panel
from blueriband.kernel.engine import Json
from blueriband.phrases import plain


class PlainBoard(Board):
    """For a game that nobody has drawn yet."""

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return one line for each part of the view."""
        table = columns(("", "left"), ("", "left"))
        table.show_header = False
        for name, value in view.items():
            table.add_row(plain(name), shown(value))
        return panel(self.phrases.title(), table)


def shown(value: Any) -> str:
    """Return a part of a view in one line."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else str(value)
