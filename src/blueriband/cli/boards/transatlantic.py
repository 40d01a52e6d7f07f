"""TransAtlantic in the terminal: the seas, the market and what else lies open on the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, WIDE, Board, Look, columns, panel
from blueriband.cli.boards.transatlantic_details import Details
from blueriband.cli.boards.transatlantic_players import FLAG_STYLES, Players
from blueriband.cli.terminal_seats import Seat, paint
from blueriband.kernel.engine import Json
from blueriband.parts.roster import CLIPPER, NEUTRAL
from blueriband.phrases import Phrases

NEUTRAL_MARK = "▬"
COAL, NO_COAL, SAIL = "▮", "▯", "~"
SEAS, PLAYERS = 70, 50  # how they share a wide screen
FRAME = 4  # columns of a panel's frame
SHORTEST = 8  # columns for the name of a ship, however narrow the screen
HEADINGS = {  # of what is printed on a ship, besides its name
    "board-year": "right", "board-flag": "left", "board-income": "right", "board-tons": "right",
    "board-knots": "right", "board-passengers": "right",
}  # fmt: skip


class TransAtlanticBoard(Board):
    """Everything that lies open, and the viewer's own cards. [TA-14.3]"""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        super().__init__(phrases, seats)
        self.details = Details(phrases, seats)
        self.figures = self.details.figures
        self.number = self.details.number
        self.players = Players(phrases, seats, self.details)

    def detail(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move."""
        return self.details.of(view, me, text)

    def question(self, view: Json, me: int, step: str, about: tuple[int, int, int]) -> str:
        """Return what a step asks, with what it is about."""
        return self.details.question(view, me, step, about)

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return the whole table; on a wide screen the players stand beside the seas."""
        seas, market = self.seas(view, look), self.market(view, look)
        players, cards = self.players.sheets(view, look), self.players.cards(view, look)
        if look.width < WIDE:
            return Group(self.status(view), seas, market, players, cards)
        beside = Table.grid(expand=True)
        beside.add_column(ratio=SEAS)
        beside.add_column(ratio=PLAYERS)
        beside.add_row(Group(seas, market), Group(players, cards))
        return Group(self.status(view), beside)

    def status(self, view: Json) -> Text:
        """Return round, stack, supply and variants in a line, and what is pressing in lines of their own."""
        parts = [self.say("board-round", round=view["round"])]
        parts.append(self.say("board-stack", cards=view["stack"], group=view["next_group"] or 0))
        parts.append(self.say("board-supply", coal=view["coal"]))
        parts.append(self.say("board-starter", player=self.seats[view["starter"]].label))
        parts += [self.say("option-market")] if view["market_variant"] else []
        parts += [self.say("option-president")] if view["president_variant"] else []
        line = paint(BETWEEN.join(parts), self.seats)
        if view["adrift"] is not None:
            ship = self.phrases.name("card", view["adrift"])
            line.append(f"\n{self.say('board-adrift', card=ship, coal=view['adrift_coal'])}", "bold")
        if view["last_round"] is not None:
            line.append(f"\n{self.say('board-last', round=view['last_round'])}", "bold reverse")
        most, passed = self.figures.quiet_rounds, view["round"] - 1 - view["last_purchase"]
        if view["last_round"] is None and 2 * passed >= most:
            line.append(f"\n{self.say('board-quiet', passed=passed, most=most)}", "bold")
        return line

    # --- the seas ----------------------------------------------------------------------------------------------------

    def seas(self, view: Json, look: Look) -> RenderableType:
        """Return each region as it lies: the youngest ship on top, the houses beside its name."""
        ships = {region["region"]: [self.ship(ship) for ship in region["ships"]] for region in view["regions"]}
        titles = [self.say(name) for name in ("board-ship", *HEADINGS, "board-coal")]
        rows = [cells for group in ships.values() for cells in group if cells]
        widths = [max([len(title), *[row[n].cell_len for row in rows]]) for n, title in enumerate(titles)]
        room = look.width if look.width < WIDE else look.width * SEAS // (SEAS + PLAYERS)
        widths[0] = max(SHORTEST, min(widths[0], room - FRAME - sum(widths[1:]) - len(widths)))
        lines: list[RenderableType] = [self.grid(widths, [[Text(title, "dim") for title in titles]])]
        for region in view["regions"]:
            lines.append(self.region(region))
            lines.append(self.grid(widths, [cells for cells in ships[region["region"]] if cells]))
        legend = self.say("board-legend", coal=f"{COAL * 2}{NO_COAL}", sail=SAIL, neutral=NEUTRAL_MARK)
        return panel(self.say("board-seas"), Group(*lines, Text(legend, "dim")))

    def grid(self, widths: list[int], rows: list[list[Text]]) -> Table:
        """Return rows in columns of these widths."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width, way in zip(widths, ["left", *HEADINGS.values(), "left"], strict=True):
            grid.add_column(justify=way, width=width)  # type: ignore[arg-type] # Rich wants literals
        for row in rows:
            grid.add_row(*row)
        return grid

    def region(self, region: Json) -> Text:
        """Return the name of a region, its room for ships, its houses, and what the next house costs."""
        line = Text(self.phrases.name("region", region["region"]), "bold")
        free = len([ship for ship in region["ships"] if ship["card"] is None])
        line.append(f"  {self.say('board-spaces', spaces=free)}{BETWEEN}{self.say('board-houses')} ", "dim")
        for seat, houses in enumerate(region["houses"]):
            line.append_text(self.marks([seat] * houses))
        none = "" if any(region["houses"]) else "–"
        cost = region["house_cost"]
        said = self.say("board-no-house") if cost is None else self.say("board-next-house", money=cost)
        return line.append(f"{none}{BETWEEN}{said}", "dim")

    def ship(self, ship: Json) -> list[Text]:
        """Return the cells of a ship at sea: its owner and name, what is printed on it, and its coal."""
        if ship["card"] is None:
            return []
        owner = Text(NEUTRAL_MARK, "dim") if ship["captain"] is None else self.seats[ship["captain"]].mark()
        card = self.number[ship["card"]]
        coal = {NEUTRAL: "", CLIPPER: SAIL}.get(int(self.figures.kind[card]), self.coal(ship["coal"]))
        name = Text.assemble(" ", owner, f" {self.figures.names[card]}")
        return [name, *self.printed(card), Text(coal)]

    def printed(self, card: int) -> list[Text]:
        """Return year, flag, income, tonnage, speed and passengers of a card; what it has not stays empty."""
        f = self.figures
        numbers = [f.tonnage[card], f.speed[card], f.passengers[card]]
        cells = [self.say("board-number", number=int(number)) if number else "" for number in numbers]
        income = self.say("board-money", money=int(f.income[card])) if f.income[card] else ""
        year = str(f.year[card]) if f.year[card] else ""
        return [Text(year), self.flag(int(f.colour[card])), Text(income), *[Text(cell) for cell in cells]]

    def flag(self, colour: int) -> Text:
        """Return a flag's colour in that colour; a sailing ship has none."""
        return Text("") if colour < 0 else Text(self.details.flag(colour), FLAG_STYLES[colour])

    def coal(self, coal: int) -> str:
        """Return the coal on a steamship, and the room for more."""
        return COAL * coal + NO_COAL * (self.figures.capacity - coal)

    # --- the market --------------------------------------------------------------------------------------------------

    def market(self, view: Json, look: Look) -> RenderableType:
        """Return what can be bought, and for how much; what I cannot pay is faint."""
        variant = view["market_variant"]
        headings = [("", "right"), (self.say("board-card"), "left")]
        headings += [(self.say(name), way) for name, way in HEADINGS.items()]
        headings.append((self.say("board-price"), "right"))
        headings.append((self.say("board-coal") if variant else "", "left"))
        table = columns(*headings, close=look.width >= WIDE)
        table.columns[-1].no_wrap = True
        table.columns[3].no_wrap = True
        money = view["seats"][look.me]["money"] if look.me >= 0 else None
        for place, id in enumerate(view["market"]):
            if id is None:
                table.add_row(str(place + 1), Text(self.say("board-empty"), "dim"))
            else:
                self.add_card(table, place, self.number[id], money, variant)
        return panel(self.say("board-market"), table)

    def add_card(self, table: Table, place: int, card: int, money: int | None, variant: bool) -> None:
        """Add a card of the market with its whole price; behind it what its place adds, or the coal it comes with."""
        f = self.figures
        extra = 0 if variant else int(f.extra_costs[place])
        price = int(f.price[card]) + extra
        if variant:
            coaled = f.year[card] > 0 and place < f.variant_coal_places
            after = Text(COAL if coaled else NO_COAL if f.year[card] else "")
        else:
            after = Text(self.say("board-extra", money=extra) if extra else "", "dim")
        cost = Text(self.say("board-money", money=price), "dim" if money is not None and price > money else "bold")
        table.add_row(str(place + 1), Text(f.names[card]), *self.printed(card), cost, after)
