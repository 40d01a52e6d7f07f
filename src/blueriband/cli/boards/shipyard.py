"""Shipyard in the terminal: the action track, the market, the rings and what else lies open on the table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, WIDE, Board, Look, columns, panel
from blueriband.cli.boards.shipyard_canals import ICONS, tile_alone
from blueriband.cli.boards.shipyard_details import MARKS, Details
from blueriband.cli.boards.shipyard_players import FRAME, Players
from blueriband.cli.terminal_seats import Seat, paint
from blueriband.games.shipyard.data import COMMODITIES, FREE_RING_STEPS, ITEMS, SHELF
from blueriband.kernel.engine import Json
from blueriband.parts.sets import has
from blueriband.phrases import Phrases

TABLE, PLAYERS = 74, 46  # how they share a wide screen
GAP_MARK = "·"
MARKET = ["bows", "middles_left", "middles_right", "sterns", "trains"]
HEADINGS = ["board-bows", "board-middles", "board-middles", "board-sterns", "board-trains"]
RINGS = {"manufacture": "board-manufacture", "recruit": "board-recruit"}
OWNED = "✓"


class ShipyardBoard(Board):
    """Everything that lies open, and the viewer's own contracts. [SY-31]"""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        super().__init__(phrases, seats)
        self.details = Details(phrases)
        self.figures = self.details.figures
        self.players = Players(phrases, seats, self.details)

    def detail(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move."""
        return self.details.of(view, me, text)

    def question(self, view: Json, me: int, step: str, about: tuple[int, int, int]) -> str:
        """Return what a step asks, with what it is about."""
        return self.details.question(view, me, step, about)

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return the whole table; on a wide screen the players stand beside the market, and canals below."""
        wide = look.width >= WIDE
        left = look.width * TABLE // (TABLE + PLAYERS) if wide else look.width
        right = look.width - left if wide else look.width
        top = Group(self.track(view, left), self.market(view, look), self.canals(view, look), self.town(view, look))
        sheets, contracts = self.players.sheets(view, look, right), self.players.contracts(view, look)
        systems = self.players.systems(view, look)
        if not wide:
            return Group(self.status(view), top, sheets, systems, contracts)
        beside = Table.grid(expand=True)
        beside.add_column(width=left)
        beside.add_column(width=right)
        beside.add_row(top, Group(sheets, contracts))
        return Group(self.status(view), beside, systems)

    def status(self, view: Json) -> Text:
        """Return lap and decks in a line, and what is pressing in a line of its own."""
        laps = int(self.figures.laps[len(self.seats)])
        lap = laps - view["countdown"] + 1
        parts = [self.say("board-lap", lap=lap, laps=laps) if lap <= laps else self.say("board-ended")]
        parts += [self.say("board-first")] if view["openings"] > 0 else []
        parts.append(self.say("board-decks", **view["decks"]))
        parts.append(self.say("board-starter", player=self.seats[view["starter"]].label))
        parts.append(self.say("board-guilders"))
        line = paint(BETWEEN.join(parts), self.seats)
        if view["ending"] and not view["over"]:
            line.append(f"\n{self.say('board-ending')}", "bold reverse")
        return line

    # --- the action track --------------------------------------------------------------------------------------------

    def track(self, view: Json, width: int) -> RenderableType:
        """Return the action cards from the front with their figures; a dot is an empty space."""
        cards = sorted(view["track"], key=lambda card: -card["position"])
        lines = [Text()]
        for number, card in enumerate(cards):
            empty = cards[number - 1]["position"] - card["position"] - 1 if number > 0 else 0
            chunk = Text(f"{GAP_MARK * empty} " if empty else "", "dim")
            chunk.append(self.phrases.name("action", card["action"]), "not dim bold")
            marks = self.figures_on(view, card["action"])
            chunk = Text.assemble(chunk, " ", marks, "  ") if marks.plain else Text.assemble(chunk, "  ")
            if lines[-1].cell_len + chunk.cell_len > width - FRAME + 2:
                lines.append(Text())
            lines[-1].append_text(chunk)
        turns = self.figures.track - cards[0]["position"] % self.figures.track
        left = self.say("board-laps-at", spaces=turns) if view["countdown"] > 0 else ""
        for line in lines:
            line.rstrip()
        return panel(self.say("board-track"), Group(*lines), left)

    def figures_on(self, view: Json, action: str) -> Text:
        """Return the figures on an action card: one, or with two players up to two of the same. [SY-3.3]"""
        found = Text()
        for seat, player in enumerate(view["seats"]):
            count = (player["single"] == action) + 2 * (player["double"] == action)
            found.append_text(self.marks([seat] * count))
        return found

    # --- the market --------------------------------------------------------------------------------------------------

    def market(self, view: Json, look: Look) -> RenderableType:
        """Return ship cards and trains, the dearest on top."""
        table = columns((self.say("board-price"), "right"), *[(self.say(name), "left") for name in HEADINGS])
        for space in reversed(range(SHELF)):
            price = int(self.figures.price[space])
            poor = look.me >= 0 and price > view["seats"][look.me]["money"]
            cells = [self.shelved(view["display"][name][space], name) for name in MARKET]
            table.add_row(Text(self.say("board-money", money=price), "dim" if poor else "bold"), *cells)
        legend = Text(self.say("board-mounts", **MARKS), "dim")
        letters = Text(self.say("board-loads", **{id: self.players.letter(id) for id in COMMODITIES}), "dim")
        return panel(self.say("board-market"), Group(table, legend, letters))

    def shelved(self, id: str | None, name: str) -> Text:
        """Return a card or a train by its number, with what is on it."""
        if id is None:
            return Text(self.say("board-empty"), "dim")
        return self.players.train(id) if name == "trains" else self.players.card(id)

    def canals(self, view: Json, look: Look) -> RenderableType:
        """Return the canals that can be rented, from the cheapest."""
        tiles: list[RenderableType] = []
        for space, id in enumerate(view["display"]["canals"]):
            if id is not None:
                price = self.say("board-money", money=int(self.figures.price[space]))
                heading = Text(f"{self.phrases.name('canal', id)} {price}", "bold")
                tiles.append(Group(heading, tile_alone(self.figures, self.figures.canal_ids.index(id))))
        names = ["plain", "military", "commercial", "lantern", "lifeboat", "lifebuoy", "riband"]
        legend = Text(self.say("board-icons", **dict(zip(names, ICONS, strict=True))), "dim")
        return panel(self.say("board-canals"), Group(Columns(tiles, padding=(0, 1)), legend))

    # --- rings, exchange, employees ----------------------------------------------------------------------------------

    def town(self, view: Json, look: Look) -> RenderableType:
        """Return what the markers stand on."""
        lines: list[RenderableType] = []
        for ring, name in RINGS.items():
            line = Text(f"{self.say(name)}: ", "bold")
            items = [self.phrases.name("item", item) for item in self.details.ring(view, ring)]
            costs = [
                max(0, step - self.details.free_steps(view, look.me, FREE_RING_STEPS)) for step in range(len(items))
            ]
            steps = [f"{item} {self.say('board-money', money=cost)}" for cost, item in zip(costs, items, strict=True)]
            lines.append(line.append(" → ".join(steps), "not bold"))
        heading = Text(self.say("board-people"), "bold")
        return panel(self.say("board-town"), Group(*lines, self.exchange(view), heading, self.people(view, look)))

    def exchange(self, view: Json) -> Table:
        """Return the prices of loads now and after the next step, and what else they bring."""
        here = view["markers"]["exchange"]
        table = columns(
            (self.say("board-exchange"), "left"), (self.say("board-now"), "right"), (self.say("board-next"), "right"),
            (self.say("board-traded"), "left"),
        )  # fmt: skip
        for number, id in enumerate(COMMODITIES):
            items = [
                self.phrases.name("item", ITEMS[n]) for n in range(len(ITEMS)) if has(self.figures.trades[number], n)
            ]
            prices = [self.say("board-money", money=self.details.price(here + step, number)) for step in (0, 1)]
            table.add_row(
                self.phrases.name("load", id), Text(prices[0], "dim"), Text(prices[1], "bold"), ", ".join(items)
            )
        return table

    def people(self, view: Json, look: Look) -> Table:
        """Return the employees by stations, the next one first, with what each costs me."""
        stations = self.figures.hire_spaces
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right", no_wrap=True)
        for _place in range(self.figures.per_space):
            table.add_column()
        for step in range(stations):
            station = (view["markers"]["hire"] + 1 + step) % stations
            people = [employee for employee in view["employees"] if employee["space"] == station]
            table.add_row(Text(str(station + 1), "dim"), *[self.employee(view, look, person) for person in people])
        return table

    def employee(self, view: Json, look: Look, person: Json) -> Text:
        """Return an employee with the price and the cards left; what I have or cannot pay is faint."""
        name = self.phrases.name("employee", person["employee"])
        mine = view["seats"][look.me] if look.me >= 0 else None
        price = self.details.hire_price(view, look.me, person)
        if mine is not None and person["employee"] in mine["staff"]:
            return Text(f"{name} {OWNED}", "dim")
        if person["copies"] == 0:
            return Text(f"{name} {self.say('board-gone')}", "dim strike")
        poor = mine is not None and price > mine["money"]
        return Text.assemble((name, "dim" if poor else ""), (f" {self.say('board-money', money=price)}", "dim"))
