"""Crossing Oceans in the terminal: the seas, the market, the rondel and what lies before each player."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, WIDE, Board, Look, columns, panel
from blueriband.cli.boards.crossing_oceans_details import Details
from blueriband.cli.terminal_seats import Seat, paint
from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED
from blueriband.games.crossing_oceans.game import CrossingOceansGame
from blueriband.kernel.engine import Json
from blueriband.parts.roster import CLIPPER, NEUTRAL
from blueriband.phrases import Phrases

LANTERN = "☼"
NEUTRAL_MARK = "▬"
COAL, NO_COAL, SAIL = "▮", "▯", "~"
FLAG_STYLES = ["bright_blue", "bold", "green", "", "red", "magenta"]  # as the columns stand on a player board
RING: list[list[int | None]] = [[0, 1, 2], [7, None, 3], [6, 5, 4]]  # the rondel's spots as they lie, clockwise


class CrossingOceansBoard(Board):
    """Everything that lies open; only the order of the stack does not. [CO-19.1]"""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        super().__init__(phrases, seats)
        self.figures = cast(CrossingOceansGame, phrases.game).figures
        self.number = {id: number for number, id in enumerate(self.figures.ids)}
        self.details = Details(phrases, seats)

    def detail(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move."""
        return self.details.of(view, me, text)

    def arrange(self, view: Json, me: int, moves: list[str]) -> list[str]:
        """Return moves on the rondel from the nearest spot to the farthest."""
        mine = view["seats"][me]
        return sorted(
            moves, key=lambda text: self.details.steps(mine, text.split()[1]) if text.startswith("move ") else 0
        )

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return the whole table; on a wide screen the market and the rondel stand beside the seas."""
        seas, market, rondel = self.seas(view, look), self.market(view, look), self.rondel(view)
        players = self.players(view, look)
        if look.width < WIDE:
            return Group(self.status(view), seas, market, rondel, players)
        beside = Table.grid(expand=True)
        beside.add_column(ratio=67)
        beside.add_column(ratio=53)
        beside.add_row(seas, Group(market, rondel))
        return Group(self.status(view), beside, players)

    def status(self, view: Json) -> Text:
        """Return the round, the stack and the supply in a line, and first of all how near the end is."""
        parts = [self.say("board-round", round=view["round"])]
        stack = self.say("board-stack", cards=view["stack"], back=view["next_back"] or 0)
        starter = self.say("board-starter", player=self.seats[view["starter"]].label)
        parts += [stack, self.say("board-supply", coal=view["coal"]), starter]
        line = paint(BETWEEN.join(parts), self.seats)
        if view["countdown"] is not None:
            line.append(f"\n{self.say('board-last', rounds=view['countdown'])}", "bold reverse")
        quiet = view["quiet_rounds"]
        if view["countdown"] is None and 2 * quiet["passed"] >= quiet["most"]:
            line.append(f"\n{self.say('board-quiet', **quiet)}", "bold")
        return line

    # --- the seas ----------------------------------------------------------------------------------------------------

    def seas(self, view: Json, look: Look) -> RenderableType:
        """Return the ports of each open region with the ships that lie there."""
        headings = [
            ("board-port", "left"),
            ("board-ship", "left"),
            ("board-year", "right"),
            ("board-income", "right"),
            ("board-knots", "right"),
        ]
        headings += [("board-coal", "left"), ("board-houses", "left")]
        table = columns(*[(self.say(name), justify) for name, justify in headings], close=look.width >= WIDE)
        closed: list[str] = []
        for region in view["regions"]:
            name = self.phrases.name("region", region["region"])
            if not region["open"]:
                closed.append(name)
                continue
            table.add_row(Text(name, "bold"))
            for port in region["ports"]:
                self.add_port(table, port, port["port"] == region["lantern"])
        legend = self.say("board-legend", lantern=LANTERN, coal=f"{COAL * 2}{NO_COAL}", neutral=NEUTRAL_MARK, sail=SAIL)
        below = [Text(self.say("board-closed", regions=", ".join(closed)), "dim")] if closed else []
        return panel(self.say("board-seas"), Group(table, *below, Text(legend, "dim")))

    def add_port(self, table: Table, port: Json, lantern: bool) -> None:
        """Add a port, its ship and its houses."""
        name = Text(f" {self.phrases.name('port', port['port'])}")
        houses = self.marks(port["houses"])
        if port["ship"] is None:
            table.add_row(name, Text(self.say("board-empty"), "dim"), "", "", "", "", houses)
            return
        f, card = self.figures, self.number[port["ship"]]
        owner = port["captain"]
        ship = Text(NEUTRAL_MARK, "dim") if owner is None else self.seats[owner].mark()
        ship.append(f" {f.names[card]}", "default")
        if lantern:
            ship.append(f" {LANTERN}", "bold red")
        coal = {NEUTRAL: "", CLIPPER: SAIL}.get(f.kind[card], self.coal(port["coal"]))
        income = self.say("board-money", money=f.income[card]) if owner is not None else ""
        table.add_row(name, ship, str(f.year[card]), income, str(f.speed[card] or ""), coal, houses)

    def coal(self, coal: int) -> str:
        """Return the coal on a steamship, and the room for more."""
        return COAL * coal + NO_COAL * (self.figures.capacity - coal)

    # --- market, docks and rondel ------------------------------------------------------------------------------------

    def market(self, view: Json, look: Look) -> RenderableType:
        """Return what can be bought, and for how much; what I cannot pay is faint."""
        f, wide = self.figures, look.width >= WIDE
        headings = [
            ("board-card", "left"),
            ("board-year", "right"),
            ("board-income", "right"),
            ("board-knots", "right"),
        ]
        headings += [] if wide else [("board-tons", "right")]
        headings += [("board-flag", "left"), ("board-price", "right")]
        named = [(self.say(name), justify) for name, justify in headings]
        table = columns(("", "left"), *named, close=wide)
        money = view["seats"][look.me]["money"] if look.me >= 0 else 0
        for position, card in enumerate(view["market"]):
            if card is not None:
                price = f.price[self.number[card]] + f.surcharge[position]
                self.add_card(table, str(position + 1), card, price, money, wide)
        docked = [card for card in view["docks"].values() if card is not None]
        if docked:
            table.add_row("", Text(self.say("board-dock"), "bold"))
        for card in docked:
            self.add_card(table, "", card, f.price[self.number[card]], money, wide)
        return panel(self.say("board-market"), table)

    def add_card(self, table: Table, place: str, id: str, price: int, money: int, wide: bool) -> None:
        """Add a card that can be bought."""
        f, card = self.figures, self.number[id]
        name = Text(f.names[card])
        if f.token[card] >= 0:
            name.append(
                f"\n{self.say('board-gives', token=self.phrases.name('token', f.token_ids[f.token[card]]))}", "dim"
            )
        cells = [str(f.year[card] or ""), self.pounds(f.income[card]), str(f.speed[card] or "")]
        if not wide:
            cells.append(self.say("board-tonnage", tons=f.tonnage[card]) if f.tonnage[card] else "")
        cost = Text(self.pounds(price), "bold" if price <= money else "dim")
        table.add_row(place, name, *cells, self.flag(f.flag[card]), cost)

    def pounds(self, money: int) -> str:
        """Return a sum of money, or nothing for none."""
        return self.say("board-money", money=money) if money else ""

    def flag(self, flag: int) -> Text:
        """Return a flag's colour in that colour."""
        short = self.say("board-multicoloured") if flag == MULTICOLOURED else ""
        return Text(short or self.phrases.name("flag", self.figures.flag_ids[flag]), FLAG_STYLES[flag])

    def rondel(self, view: Json) -> RenderableType:
        """Return the ring of actions with the captains on it."""
        ids = self.figures.spot_ids
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="left", ratio=1)
        grid.add_column(justify="center", ratio=1)
        grid.add_column(justify="right", ratio=1)
        for row, arrows in zip(RING, ("→", "", "←"), strict=True):
            cells = [Text("") if spot is None else self.spot(view, ids[spot]) for spot in row]
            if arrows:
                cells[1] = Text.assemble((f"{arrows}  ", "dim"), cells[1], (f"  {arrows}", "dim"))
            else:
                cells[0] = Text.assemble(("↑ ", "dim"), cells[0])
                cells[2] = Text.assemble(cells[2], (" ↓", "dim"))
                cells[1] = self.centre(view)
            grid.add_row(*cells)
        return panel(self.say("board-rondel"), grid)

    def spot(self, view: Json, id: str) -> Text:
        """Return an action with the captains on its spot."""
        here = [number for number, seat in enumerate(view["seats"]) if seat["spot"] == id]
        name = Text(self.phrases.name("spot", id), "bold" if here else "")
        return Text.assemble(name, " ", self.marks(here)) if here else name

    def centre(self, view: Json) -> Text:
        """Return the captains that wait in the centre."""
        waiting = [number for number, seat in enumerate(view["seats"]) if seat["spot"] is None]
        if not waiting:
            return Text("")
        said = self.say("board-centre", captains="|").split("|")
        return Text.assemble((said[0], "dim"), self.marks(waiting), (said[-1], "dim"))

    # --- the players -------------------------------------------------------------------------------------------------

    def players(self, view: Json, look: Look) -> RenderableType:
        """Return the sheets of all players, my own last, where the eye is."""
        order = [seat for seat in self.seats if seat.number != look.me]
        order += [seat for seat in self.seats if seat.number == look.me]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat in order:
            grid.add_row(self.sheet(view, seat, look))
        return panel(self.say("board-players"), grid)

    def sheet(self, view: Json, seat: Seat, look: Look) -> RenderableType:
        """Return what lies before a player: money and pieces, flags with their value now, and ships ashore."""
        mine = view["seats"][seat.number]
        line = Text(seat.label, f"bold {seat.style}")
        piers = mine["tokens"][self.figures.token_ids[1]]
        facts = [
            self.say("board-money", money=mine["money"]),
            self.say("board-contracts", contracts=mine["contracts"]),
            self.say("board-captains", captains=mine["captains"]),
            self.say("board-housestock", houses=mine["houses"]),
            self.say("board-loads", coal=self.figures.coal_icons + piers),
        ]
        if look.scores is not None:
            facts.append(self.say("board-worth", points=look.scores[seat.number]))
        line.append(f"  {BETWEEN.join(facts)}", "default")
        lines: list[RenderableType] = [line, Padding(self.flags(mine), (0, 0, 0, 2))]
        for heading, cards in (("board-ashore", mine["ships"]), ("board-offices", mine["headquarters"])):
            if cards:
                known = [self.details.card(self.number[card]) for card in cards]
                lines.append(Padding(f"{self.say(heading)}: {BETWEEN.join(known)}", (0, 0, 0, 2)))
        return Group(*lines)

    def flags(self, mine: Json) -> Text:
        """Return how many flags of each colour a player has, times what one is worth now."""
        f = self.figures
        plain = [mine["flags"][f.flag_ids[colour]] for colour in range(COLUMNS)]
        values = [f.value[mine["tokens"][f.token_ids[colour]]] for colour in range(COLUMNS)]
        values.append(len([flags for flags in plain if flags > 0]))
        counts = [*plain, mine["flags"][f.flag_ids[MULTICOLOURED]]]
        line = Text(f"{self.say('board-flags')}:")
        for flag, (count, value) in enumerate(zip(counts, values, strict=True)):
            line.append("  ")
            line.append_text(self.flag(flag))
            line.append(f" {count}×{value}", "bold" if count else "dim")
        return line
