"""What lies before each player of Shipyard: the row, stores, people, ships, canals and contracts."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, Look, panel
from blueriband.cli.boards.shipyard_canals import picture
from blueriband.cli.boards.shipyard_details import COLOUR_TEXTS, Details
from blueriband.cli.boards.shipyard_system import System
from blueriband.cli.terminal_seats import Seat
from blueriband.games.shipyard.data import COMMODITIES, CONTRACT_COLOURS, ROW
from blueriband.kernel.engine import Json
from blueriband.phrases import Phrases

FRAME = 4  # columns of a panel's frame
ENDS = ["<{}", "={}=", "{}>"]  # how bows, middles and sterns look in a row


class Players:
    """Draws the players' side of the table."""

    def __init__(self, phrases: Phrases, seats: list[Seat], details: Details) -> None:
        self.phrases = phrases
        self.seats = seats
        self.details = details
        self.figures = details.figures
        self.say = phrases.say

    def sheets(self, view: Json, look: Look, width: int) -> RenderableType:
        """Return what lies before all players, my own sheet last."""
        order = sorted(self.seats, key=lambda seat: seat.number == look.me)
        sheets = [self.player(view, seat, width - FRAME) for seat in order]
        return panel(self.say("board-players"), Group(*sheets))

    # --- cards and trains --------------------------------------------------------------------------------------------

    def number(self, id: str) -> str:
        """Return the number of a card or a train without its letters; an id without a number is itself."""
        digits = id.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ").lstrip("0")
        return digits if digits.isdigit() else "·"

    def card(self, id: str) -> Text:
        """Return a ship card by its number and its marks."""
        return Text.assemble((f"{self.number(id):>2} ", "bold"), self.details.marks(id))

    def letter(self, load: str) -> str:
        """Return the letter of a load."""
        letters = dict(zip(COMMODITIES, self.say("board-letters").split(), strict=True))
        return letters[load]

    def train(self, id: str) -> Text:
        """Return a train by its number and its loads."""
        loads = "".join(self.letter(COMMODITIES[load]) for load in self.details.cars(id))
        return Text.assemble((f"{self.number(id):>2} ", "bold"), loads)

    # --- a player ----------------------------------------------------------------------------------------------------

    def player(self, view: Json, seat: Seat, width: int) -> RenderableType:
        """Return money and points of a player, the row, and what else lies there."""
        mine = view["seats"][seat.number]
        facts = [self.say("board-money", money=mine["money"]), self.say("board-points", points=mine["points"])]
        facts.append(self.say("board-contracts", contracts=mine["contracts"]))
        facts.append(self.say("board-used", canals=mine["used_canals"]))
        line = Text(seat.label, f"bold {seat.style}").append(f"  {BETWEEN.join(facts)}", "default")
        lists = {
            "board-store": [f"{self.phrases.name('item', id)} {n}" for id, n in mine["store"].items() if n],
            "board-cars": [self.train(id).plain.strip() for id in mine["trains"]],
            "board-staff": [self.phrases.name("employee", id) for id in mine["staff"]],
            "board-fleet": [self.ship(ship) for ship in mine["fleet"]],
        }
        said = {self.say(name): BETWEEN.join(things) for name, things in lists.items() if things}
        lines = [Text.assemble((f"{name}: ", "dim"), things) for name, things in said.items()]
        return Group(line, Padding(Group(self.row(mine["row"], width - 2), *lines), (0, 0, 0, 2)))

    def row(self, row: list[str | None], width: int) -> Table:
        """Return the nine columns of a row with their cards and marks."""
        grid = Table.grid(padding=(0, 0))
        for _column in range(ROW):
            grid.add_column(width=width // ROW, no_wrap=True)
        grid.add_row(*[Text(str(column + 1), "dim") for column in range(ROW)])
        if any(card is not None for card in row):
            grid.add_row(*[self.hull(card) for card in row])
            grid.add_row(*[Text("") if card is None else self.details.marks(card) for card in row])
        return grid

    def hull(self, card: str | None) -> Text:
        """Return a card as a part of a ship: `<7` is a bow, `=7=` a middle, `7>` a stern."""
        if card is None:
            return Text("·", "dim")
        return Text(ENDS[self.details.kind(card)].format(self.number(card)), "bold")

    def ship(self, ship: Json) -> str:
        """Return a ship of a fleet in a few words."""
        facts = self.say("board-ship", cards=len(ship["cards"]), speed=ship["speed"], points=ship["points"])
        return f"{facts} ({self.details.counted(ship['pieces'])})"

    # --- canals ------------------------------------------------------------------------------------------------------

    def systems(self, view: Json, look: Look) -> RenderableType:
        """Return everybody's canal systems, my own first."""
        order = sorted(self.seats, key=lambda seat: seat.number != look.me)
        drawn: list[RenderableType] = []
        for seat in order:
            system = System.of(self.figures, view["seats"][seat.number])
            heading = Text(seat.label, f"bold {seat.style}")
            if not system.tiles:
                drawn.append(Group(heading, Text(self.say("board-no-canals"), "dim")))
                continue
            reach = Text(self.say("board-reach", spaces=system.reach()), "dim")
            drawn.append(Group(heading, picture(system, look.width - FRAME, seat.symbol, seat.style), reach))
        marks = "".join(seat.symbol for seat in self.seats)
        legend = Text(self.say("board-wake", marks=marks, wake="═"), "dim")
        return panel(self.say("board-systems"), Group(Columns(drawn, padding=(0, 2)), legend))

    # --- contracts ---------------------------------------------------------------------------------------------------

    def contracts(self, view: Json, look: Look) -> RenderableType:
        """Return my contracts with what they are worth now, and what they pay; at the end those of everybody."""
        shown = [seat for seat in self.seats if "held" in view["seats"][seat.number]]
        if not shown:
            return Group()
        lists: list[RenderableType] = []
        for seat in shown:
            if len(shown) > 1:
                lists.append(Text(seat.label, f"bold {seat.style}"))
            lists.append(self.held(view["seats"][seat.number]["held"]))
        return panel(self.say("board-held" if look.me >= 0 and len(shown) == 1 else "board-all-held"), Group(*lists))

    def held(self, contracts: dict[str, int]) -> Table:
        """Return the contracts of one player, the green ones first."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for colour in range(len(CONTRACT_COLOURS)):
            for id, points in contracts.items():
                number = self.figures.contract_ids.index(id)
                if self.figures.contract_colour[number] == colour:
                    worth = Text(self.say("board-now-worth", points=points), "bold")
                    said = Text.assemble(self.phrases.name("contract", id), (f" ({self.scale(number)})", "dim"))
                    grid.add_row(Text(self.say(COLOUR_TEXTS[colour]), CONTRACT_COLOURS[colour]), said, worth)
        return grid

    def scale(self, contract: int) -> str:
        """Return what a contract pays for none, one, two and so on, and for each one more. [SY-30]"""
        f = self.figures
        table = [int(points) for points in f.table[f.table_start[contract] : f.table_start[contract + 1]]]
        beyond = int(f.beyond[contract])
        parts = [self.say("board-scale", points=" ".join(str(points) for points in table))] if any(table) else []
        none = len(table) - 1 if not any(table) else 0
        if beyond and parts:
            parts.append(self.say("board-beyond", points=beyond))
        elif beyond:
            parts.append(self.say("board-each", points=beyond, none=none))
        return ", ".join(parts)
