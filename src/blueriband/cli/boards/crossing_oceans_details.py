"""What else a player of Crossing Oceans should know of a choice: how far, how old, what it replaces."""

from __future__ import annotations

from typing import cast

from blueriband.cli.terminal_seats import Seat
from blueriband.games.crossing_oceans.data import RONDEL
from blueriband.games.crossing_oceans.game import CrossingOceansGame
from blueriband.kernel.engine import Json
from blueriband.parts.roster import CLIPPER
from blueriband.phrases import Phrases

BETWEEN = ", "


class Details:
    """Facts from the view and the figures; what a move changes is told by its events, not here."""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        self.phrases = phrases
        self.seats = seats
        self.figures = cast(CrossingOceansGame, phrases.game).figures
        self.number = {id: number for number, id in enumerate(self.figures.ids)}

    def of(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move, or nothing."""
        verb, *said = text.split()
        if verb in ("place", "cross", "buy"):
            return BETWEEN.join(self.facts(self.number[said[0]]))
        if verb in ("fuel", "load", "carry"):
            return self.coal(view, said[0], verb == "carry")
        if verb == "berth":
            return self.region_of(said[0])
        if verb == "build":
            return self.ship_in(view, said[0])
        if verb == "move":
            steps = self.steps(view["seats"][me], said[0])
            return self.phrases.say("detail-steps", steps=steps) if steps else ""
        if verb == "designate":
            return self.ready(view, said[0])
        if verb == "token":
            return self.value(view["seats"][me], said[0])
        return ""

    def card(self, card: int) -> str:
        """Return a card with its facts."""
        facts = BETWEEN.join(self.facts(card))
        return f"{self.figures.names[card]} ({facts})" if facts else self.figures.names[card]

    def facts(self, card: int) -> list[str]:
        """Return the year, income, speed and tonnage of a ship; a headquarters has none."""
        f, say = self.figures, self.phrases.say
        facts = [str(f.year[card])] if f.year[card] else []
        facts += [say("detail-income", money=f.income[card])] if f.income[card] else []
        facts += [say("detail-speed", knots=f.speed[card])] if f.speed[card] else []
        facts += [say("detail-tonnage", tons=f.tonnage[card])] if f.tonnage[card] else []
        return facts

    def coal(self, view: Json, card: str, tonnage: bool) -> str:
        """Return the coal on a ship, and its tonnage where that counts."""
        f, number = self.figures, self.number[card]
        carried = [port["coal"] for region in view["regions"] for port in region["ports"] if port["ship"] == card]
        facts = [self.phrases.say("detail-coal", coal=sum(carried))]
        if tonnage:
            facts.insert(0, self.phrases.say("detail-tonnage", tons=f.tonnage[number]))
        return BETWEEN.join(facts)

    def region_of(self, port: str) -> str:
        """Return the region in which a port lies."""
        region = self.figures.region_of[self.figures.port_ids.index(port)]
        return self.phrases.name("region", self.figures.region_ids[region])

    def ship_in(self, view: Json, port: str) -> str:
        """Return the ship in a port with the symbol of its owner, or nothing."""
        spot = next(spot for region in view["regions"] for spot in region["ports"] if spot["port"] == port)
        if spot["ship"] is None:
            return ""
        owner = "" if spot["captain"] is None else f"{self.seats[spot['captain']].symbol} "
        return owner + self.phrases.name("card", spot["ship"])

    def steps(self, mine: Json, spot: str) -> int:
        """Return how far it is to a spot of the rondel; from the centre no way counts."""
        ids = self.figures.spot_ids
        return 0 if mine["spot"] is None else (ids.index(spot) - ids.index(mine["spot"])) % RONDEL

    def ready(self, view: Json, region: str) -> str:
        """Return how many ships in a region are ready."""
        ships = 0
        for port in next(place for place in view["regions"] if place["region"] == region)["ports"]:
            if port["captain"] is not None:
                ships += port["coal"] > 0 or self.figures.kind[self.number[port["ship"]]] == CLIPPER
        return self.phrases.say("detail-ready", ships=ships)

    def value(self, mine: Json, token: str) -> str:
        """Return what a token makes of the flags of its column."""
        f, column = self.figures, self.figures.token_ids.index(token)
        flag = self.phrases.name("flag", f.flag_ids[column])
        added = mine["tokens"][token]
        return self.phrases.say("detail-value", flag=flag, before=f.value[added], after=f.value[added + 1])
