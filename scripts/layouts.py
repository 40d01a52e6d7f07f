"""Write docs/layouts.md: what each cell of an observation and each action of the environments means."""

from __future__ import annotations

import sys
from pathlib import Path

from blueriband.env.spaces import KINDS, Spaces

PAGE = Path(__file__).parents[1] / "docs" / "layouts.md"
PLAYERS = (2, 3, 4)
ABOUT = {
    "asked": "who decides; zeros after the end",
    "step": "the step that asks, in the order of the game's `game.py`; zeros unless this seat decides",
    "about": "the numbers x, y and z of the decision, as the step's docstring has them; zeros unless this seat decides",
    "clock": "how far the game has come; the observer's `write_clock` names the cells",
    "starter": "who began",
    "active": "whose turn it is",
    "score": "points, were the game to end now",
    "market": "the cells of a card, by position",
    "docks": "the cells of a card, or how many ships, by flag",
    "ports": "the cells of its ship, its captain's seat, coal, and who has a house there",
    "spaces": "the cells of its ship, its captain's seat, and coal",
    "to_come": "cards still in the stack",
    "unseen": "ships in the stack or removed in the setup",
    "top": "the action card on top of the pile",
    "cards": "all action cards that the seat owns, in hand or played",
    "hand": "the own action cards in hand",
    "hold": "coal on ships that are not at sea",
    "built": "houses by seat, and what the next one costs, by region",
    "adrift": "the cells of the displaced ship whose fate is open",
    "extension": "action cards still to come",
    "track": "for each action card, whether it is used, and how far it is behind the first",
    "display": "action cards on display, by their place from the left",
    "markers": "Shipyard: the four markers on their rings and tracks; TransAtlantic: markers acquired by column",
    "rows": "the numbers of the ship cards in the others' columns, from 1 on",
    "row": (
        "the cells of the ship card in each own column: "
        "kind, mast, crane, cannon, propeller, cabin, lifebuoy, lifeboat, lantern"
    ),
    "figure": "the space of the ship figure, then where its stern points",
    "fleet": "ships, cards, lifebuoys, lifeboats, lanterns, points of ships, then pieces by kind",
    "canals": (
        "in whose system it lies (1: the own one, then as they sit), "
        "x and y from that seat's figure, turns, the figure, joined sides"
    ),
    "employees": "copies left, and spaces from the hire marker",
    "bows_and_sterns": "the cells of the ship cards on display: bows, two columns of middles, sterns",
    "shown_trains": "number from 1 on, and loads of wood, steel and coal",
    "shown_canals": "number from 1 on, exits north, east, south and west, and icons",
    "fitting": "first and last column and the pieces of the ship that is being fitted out",
    "contracts": "Shipyard: the own contracts; elsewhere how many each seat has",
    "contract_points": "what the own contracts would count now",
    "given_up": "the own contracts given up",
    "single": "the action card with the seat's last figure",
    "double": "with two players, the action card with two of the seat's figures",
}
HEAD = """# Layouts of the environments

Made by `scripts/layouts.py` from the code; a test compares. [environments.md](environments.md) explains how to use
them. A slice has rows of cells; where the rows are seats, the first is the seat that looks, and the others follow as
they sit. Cells are 0 or 1 where a thing is there or not. The cells of a ship card in Crossing Oceans and TransAtlantic
are: steamship, clipper, neutral, headquarters, year from 1800 on, number from 1 on, price, income, speed, tonnage in
hundreds, five flags, and in TransAtlantic passengers in tens.
"""


def page() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for name in KINDS:
        tables = {players: Spaces(name, {"seats": players}) for players in PLAYERS}
        lines.append(f"## {tables[2].environment}\n")
        sizes = ", ".join(f"{tables[n].observer.length} with {n} players" for n in PLAYERS)
        lines.append(f"Cells: {sizes}. Actions: {tables[2].actions.size}.\n")
        lines += observation(tables)
        lines += actions(tables[2])
    return "\n".join(lines)


def observation(tables: dict[int, Spaces]) -> list[str]:
    """Return the table of slices."""
    lines = [
        "| slice | first cell with 2, 3, 4 players | rows × cells with 3 | what it says |",
        "| --- | --- | --- | --- |",
    ]
    for number, part in enumerate(tables[3].parts()):
        starts = ", ".join(str(list(tables[n].slices().values())[number].start) for n in PLAYERS)
        lines.append(f"| `{part.name}` | {starts} | {part.rows} × {part.width} | {ABOUT.get(part.name, '')} |")
    return [*lines, ""]


def actions(spaces: Spaces) -> list[str]:
    """Return the table of actions."""
    lines = ["| actions | verb | first | last |", "| --- | --- | --- | --- |"]
    for verb, first, length in spaces.actions.blocks():
        last = first + length - 1
        lines.append(
            f"| {first} to {last} | `{verb}` | {spaces.describe_action(first)} | {spaces.describe_action(last)} |"
        )
    return [*lines, ""]


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
