"""What lies before each player of TransAtlantic: sheets, ships in reserve, and cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, WIDE, Look, columns, panel
from blueriband.cli.boards.transatlantic_details import Details
from blueriband.cli.terminal_seats import Seat
from blueriband.games.transatlantic.data import COLUMNS
from blueriband.kernel.engine import Json
from blueriband.phrases import Phrases

FLAG_STYLES = ["bright_blue", "bold", "green", "", "red"]  # as the columns stand on a sheet
MARKER = "▪"


class Players:
    """Draws the players' side of the table."""

    def __init__(self, phrases: Phrases, seats: list[Seat], details: Details) -> None:
        self.phrases = phrases
        self.seats = seats
        self.details = details
        self.figures = details.figures
        self.say = phrases.say

    # --- sheets ------------------------------------------------------------------------------------------------------

    def sheets(self, view: Json, look: Look) -> RenderableType:
        """Return the sheets of all players side by side, then what else each of them has, my own last."""
        order = [seat for seat in self.seats if seat.number != look.me]
        order += [seat for seat in self.seats if seat.number == look.me]
        lines: list[RenderableType] = [self.columns(view, order, look.width >= WIDE)]
        lines.append(Text(self.say("board-sheets", example=f"1{MARKER} 7×2"), "dim"))
        for seat in order:
            lines.append(self.player(view, seat, look))
        return panel(self.say("board-players"), Group(*lines))

    def columns(self, view: Json, order: list[Seat], short: bool) -> Table:
        """Return a table with a column for each flag: markers, value of a ship and cards of each player."""
        f = self.figures
        table = columns(("", "left"), *[("", "right") for _column in range(COLUMNS)], close=short)
        for column in range(COLUMNS):
            flag = Text(self.details.flag(column), FLAG_STYLES[column])
            marker = Text(self.say(f"short-{f.marker_ids[column]}"), "dim")
            table.columns[column + 1].header = Text.assemble(flag, "\n", marker)
        table.columns[0].no_wrap = True
        for seat in order:
            label = Text(seat.symbol if short else seat.label, f"bold {seat.style}")
            table.add_row(label, *[self.cell(view, seat.number, column) for column in range(COLUMNS)])
        docks = [str(view["dock_counts"][flag]) for flag in f.flag_ids]
        left = [str(view["markers"][marker]) for marker in f.marker_ids]
        table.add_row(Text(self.say("board-docks"), "dim"), *[Text(f"+{count}", "dim") for count in docks])
        table.add_row(Text(self.say("board-left"), "dim"), *[Text(f"{count}{MARKER}", "dim") for count in left])
        return table

    def cell(self, view: Json, seat: int, column: int) -> Text:
        """Return a column of a sheet: markers added, what a ship of its flag is worth, times the player's cards."""
        f = self.figures
        cards = [ship["card"] for region in view["regions"] for ship in region["ships"] if ship["captain"] == seat]
        mine = view["seats"][seat]
        cards += [ship["card"] for ship in mine["reserve"]] + mine["headquarters"]
        count = len([card for card in cards if f.colour[self.details.number[card]] == column])
        markers = mine["markers"][f.marker_ids[column]]
        value = Text(f"{self.details.value(view, seat, column)}×{count}", "bold" if count else "dim")
        return Text.assemble((f"{markers}{MARKER} ", "" if markers else "dim"), value)

    def player(self, view: Json, seat: Seat, look: Look) -> RenderableType:
        """Return money, points, pieces and cards of a player, then the ships in reserve and headquarters."""
        mine = view["seats"][seat.number]
        facts = [self.say("board-money", money=mine["money"]), self.say("board-points", points=mine["points"])]
        if look.scores is not None:
            facts[-1] += f" ({self.say('board-worth', points=look.scores[seat.number])})"
        facts.append(self.say("board-captains", captains=mine["captains"]))
        facts.append(self.say("board-housestock", houses=mine["houses"]))
        if view["president_variant"]:
            facts.append(self.say("board-contracts", contracts=mine["contracts"]))
        facts += [self.say("board-tile")] if mine["tile"] else []
        facts.append(self.say("board-hand", cards=mine["hand_size"]))
        top = "" if mine["top"] is None else self.phrases.name("action", mine["top"])
        facts.append(self.say("board-pile", cards=mine["pile_size"], action=top))
        line = Text(seat.label, f"bold {seat.style}").append(f"  {BETWEEN.join(facts)}", "default")
        lines: list[RenderableType] = [line]
        reserve = [self.ship(ship["card"], ship["coal"]) for ship in mine["reserve"]]
        offices = [self.ship(card) for card in mine["headquarters"]]
        for heading, cards in (("board-reserve", reserve), ("board-offices", offices)):
            if cards:
                lines.append(Padding(f"{self.say(heading)}: {BETWEEN.join(cards)}", (0, 0, 0, 2)))
        return Group(*lines)

    def ship(self, id: str, coal: int | None = None) -> str:
        """Return a card that is not at sea with its facts, and with its coal if it can have any."""
        facts = self.details.facts(id)
        facts += [] if coal is None else [self.say("detail-coal", coal=coal)]
        return f"{self.phrases.name('card', id)} ({', '.join(facts)})"

    # --- cards -------------------------------------------------------------------------------------------------------

    def cards(self, view: Json, look: Look) -> RenderableType:
        """Return the display, and my own hand and pile."""
        deck = [self.say("board-leaves"), self.say("board-deck", cards=view["extension"])]
        deck += [self.say("board-part", part=view["next_part"])] if view["next_part"] is not None else []
        shown = [self.phrases.name("action", card) for card in view["display"]]
        lines = [self.listed("board-display", BETWEEN.join(shown)).append(f"  ({', '.join(deck)})", "dim")]
        if look.me >= 0:
            mine = view["seats"][look.me]
            lines.append(self.listed("board-my-hand", self.counted(mine["hand"])))
            lines.append(self.listed("board-my-pile", self.counted(mine["pile"])))
        return panel(self.say("board-cards"), Group(*lines))

    def listed(self, heading: str, cards: str) -> Text:
        """Return cards after what they are."""
        return Text.assemble((f"{self.say(heading)}: ", "dim"), cards)

    def counted(self, cards: dict[str, int]) -> str:
        """Return action cards by name, those that are there twice with how often."""
        named = [(self.phrases.name("action", card), count) for card, count in cards.items()]
        return BETWEEN.join(name if count == 1 else f"{name} ×{count}" for name, count in named) or "–"
