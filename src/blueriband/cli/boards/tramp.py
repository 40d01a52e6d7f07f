"""Tramp in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from blueriband.cli.boards.board import BETWEEN, Board, Look, columns, panel
from blueriband.games.tramp.data import BERTHS, PRICE, ROUNDS, WORTH
from blueriband.games.tramp.words import PORT, SHIP
from blueriband.kernel.engine import NOBODY, NONE, Json


class TrampBoard(Board):
    """Ships in ports, coal and cards."""

    def draw(self, view: Json, look: Look) -> RenderableType:
        """Return ships and players."""
        status = [self.say("board-round", round=min(view["round"] + 1, ROUNDS), rounds=ROUNDS)]
        status.append(self.say("board-deck", cards=view["deck"]))
        room = [f"{self.name_of_port(port)} {berths(view, port)}" for port in range(len(PORT.ids or []))]
        status.append(self.say("board-room", ports=", ".join(room)))
        beside = Table.grid()
        beside.add_row(self.ships(view), self.players(view, look))
        return Group(Text(BETWEEN.join(status)), beside)

    def ships(self, view: Json) -> RenderableType:
        """Return what each ship costs, what it is worth, and whose it is."""
        headings = [("board-ship", "left"), ("board-coal", "right"), ("board-points", "right")]
        headings += [("board-owner", "left"), ("board-port", "left")]
        table = columns(*[(self.say(name), justify) for name, justify in headings])
        for ship, owner in enumerate(view["owner"]):
            free = owner == NOBODY
            whose = Text(self.say("board-free"), "dim") if free else self.seats[owner].mark()
            where = "" if view["port"][ship] == NONE else self.name_of_port(view["port"][ship])
            name = self.phrases.name(SHIP.name, SHIP.write(ship))
            table.add_row(name, str(PRICE[ship]), str(WORTH[ship]), whose, where)
        return panel(self.say("board-ships"), table, fit=True)

    def name_of_port(self, port: int) -> str:
        """Return what people call a port."""
        return self.phrases.name(PORT.name, PORT.write(port))

    def players(self, view: Json, look: Look) -> RenderableType:
        """Return coal and cards: my own by name, those of others by number."""
        table = columns(("", "left"), (self.say("board-coal"), "right"), (self.say("board-hand"), "left"))
        for seat in self.seats:
            mine = look.me == seat.number and "hand" in view
            cards = [self.phrases.name("card", f"c{card}") for card in view["hand"]] if mine else []
            hand = ", ".join(cards) or "–" if mine else str(view["hands"][seat.number])
            table.add_row(Text(seat.label, seat.style), str(view["coal"][seat.number]), hand)
        return panel(self.say("board-players"), table, fit=True)

    def detail(self, view: Json, me: int, text: str) -> str:
        """Return the price and worth of a ship, or the room in a port."""
        verb, *said = text.split()
        if verb == "charter":
            ship = SHIP.read(said[0])
            return BETWEEN.join(
                [self.say("detail-price", coal=PRICE[ship]), self.say("detail-worth", points=WORTH[ship])]
            )
        if verb == "berth":
            return self.say("detail-room", berths=berths(view, PORT.read(said[0])))
        return ""


def berths(view: Json, port: int) -> int:
    """Return how many ships still find room in a port."""
    taken: int = view["port"].count(port)
    return BERTHS - taken
