"""Draw the picture of the README: the terminal in the middle of a recorded game of Crossing Oceans."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from blueriband.cli.terminal import Table
from blueriband.cli.terminal_screen import Screen
from blueriband.cli.terminal_seats import read_seats
from blueriband.cli.terminal_turn import Turn
from blueriband.gamefile import parse
from blueriband.kernel.match import Match
from blueriband.phrases import Phrases
from blueriband.texts import Texts

ROOT = Path(__file__).parents[1]
GAME = ROOT / "tests" / "replays" / "crossing_oceans" / "fees-to-everybody-3.txt"
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
SEATS = ["random:Bo", "human:Ada", "random:Cyd"]
SEAT, STEP, AFTER = 1, "moving", 310  # the first such question to this seat after so many moves
WIDTH = 124


def main() -> int:
    """Write the picture."""
    file = parse(GAME.read_text(encoding="utf-8"))
    texts = Texts("en")
    seats = read_seats(SEATS, texts)
    match = Match(file.opening(), automatic=frozenset(range(len(seats))))
    while len(match.journal) < AFTER or match.asked != SEAT or step_of(match) != STEP:
        match.play(match.asked, file.moves[len(match.journal)].text)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    screen = Screen(console, Phrases(match.game, texts, [seat.label for seat in seats]), seats)
    table = Table(match, file.options, file.seed or 0, screen, input, None, None)
    screen.rule(f"{screen.phrases.title()} · {seats[SEAT].label}")
    screen.position(match.state.view(SEAT), SEAT, table.scores())  # without the news, to be short
    Turn(table, seats[SEAT]).put_question()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    drawn = console.export_svg(title="blueriband play --text crossing-oceans", unique_id="terminal")
    PICTURE.write_text(re.sub(r"@font-face \{[^}]*\}\s*", "", drawn), encoding="utf-8")  # no fonts from elsewhere
    return 0


def step_of(match: Match) -> str:
    """Return the step that is being asked."""
    return match.game.steps[match.state.decision.step].name


if __name__ == "__main__":
    sys.exit(main())
