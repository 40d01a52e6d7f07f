"""A hint in the terminal: the best moves as a strong bot sees them, with their spread."""

from __future__ import annotations

from rich.text import Text

from blueriband import bots
from blueriband.cli.boards.board import columns
from blueriband.cli.terminal_screen import Choice, Screen
from blueriband.cli.terminal_seats import Seat
from blueriband.kernel.codec import write
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded

ADVISER = "expert"
SECONDS = 3.0
SIMULATIONS = 1000
MOVES = 5  # shown


def show_hint(screen: Screen, match: Match, seat: Seat, choices: list[Choice]) -> None:
    """Think about the question before a person, and print the best answers."""
    rng = seeded(len(match.journal))
    known = bots.Knowledge.of(match.state, seat.number, rng)
    budget = bots.Budget(SECONDS, SIMULATIONS)
    with screen.thinking(seat) as report:
        thought = bots.make(match.game, ADVISER).think(known, budget, rng, report)
    texts = [choice.text for choice in choices]
    table = columns(
        (screen.say("hint-number"), "right"), (screen.say("hint-move"), "left"), (screen.say("hint-value"), "right"),
        (screen.say("hint-visits"), "right"),
    )  # fmt: skip
    for one in [one for one in thought.considered if one.visits > 0][:MOVES]:
        text = write(match.game, one.move)
        number = texts.index(text) + 1 if text in texts else 0
        value = screen.say("hint-chance", mean=round(100 * one.mean), spread=round(100 * one.spread))
        table.add_row(Text(str(number), "bold"), screen.phrases.move(text), value, str(one.visits))
    screen.show(table)
    screen.line(screen.say("hint-how"), "dim")
