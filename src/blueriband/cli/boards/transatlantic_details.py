"""What a player of TransAtlantic is asked, and what else to know of a choice: facts of ships, cards and regions."""

from __future__ import annotations

from typing import cast

from blueriband.cli.terminal_seats import Seat
from blueriband.games.transatlantic.actions.coal import BUNKER_COLUMN, PRINTED
from blueriband.games.transatlantic.data import ROWS
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.words import BY_FLAG, BY_REGION, ON_CRUISE, WITH_CARGO
from blueriband.kernel.engine import Json
from blueriband.parts.roster import CLIPPER, NEUTRAL, STEAMSHIP
from blueriband.phrases import Given, Phrases

BETWEEN = ", "
ANCHORS = ("region", "global", "blue_riband", "cargo", "cruise", "transport", "transport_plus")  # [TA-7.3]
MODES = {BY_REGION: "regions", BY_FLAG: "flags", WITH_CARGO: "cargo", ON_CRUISE: "cruise"}


class Details:
    """Facts from the view and the figures; what a move changes is told by its events, not here."""

    def __init__(self, phrases: Phrases, seats: list[Seat]) -> None:
        self.phrases = phrases
        self.seats = seats
        self.figures = cast(TransAtlanticGame, phrases.game).figures
        self.number = {id: number for number, id in enumerate(self.figures.ids)}

    # --- the question ------------------------------------------------------------------------------------------------

    def question(self, view: Json, me: int, step: str, about: tuple[int, int, int]) -> str:
        """Return what a step asks, with what it is about."""
        say, (x, y, _z) = self.phrases.say, about
        if step == "routing":
            return self.route(view, me, x, y)
        if step == "buying":
            return say("ask-buying", cards=x)
        if step == "sailing":
            return say("ask-sailing", ships=x, mode=MODES.get(y, "freely"))
        if step in ("loading", "bunkering", "pairing"):
            return say("ask-coal", coal=min(x, view["coal"]))
        if step == "marking":
            return say("ask-marking", markers=x)
        if step == "presiding":
            price = self.figures.contracts_per_marker
            return say("ask-presiding", contracts=view["seats"][me]["contracts"], price=price)
        return self.phrases.step(step)

    def route(self, view: Json, me: int, ship: int, left: int) -> str:
        """Return where a ship may go, and why a ship that was pushed out has to: a younger one lies on top now."""
        card = self.figures.names[ship]
        if left == 0:
            return self.phrases.say("ask-routing", card=card)
        sea = view["regions"][left - 1]
        top, region = sea["ships"][0], self.phrases.name("region", sea["region"])
        pusher = self.phrases.name("card", top["card"])
        if top["captain"] == me:
            return self.phrases.say("ask-displaced-own", card=card, region=region, pusher=pusher)
        player = self.seats[top["captain"]].label
        return self.phrases.say("ask-displaced", card=card, region=region, pusher=pusher, player=player)

    # --- the choices -------------------------------------------------------------------------------------------------

    def of(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move, or nothing."""
        verb, *said = text.split()
        if verb == "buy":
            return BETWEEN.join([*self.facts(said[0]), *self.comes_with(view, said[0])])
        if verb == "deploy":
            return BETWEEN.join(self.facts(said[0]))
        if verb in ("play", "spend", "take"):
            return self.action(view, me, said[0])
        if verb == "copy":
            top = view["seats"][int(said[0])]["top"]
            return f"{self.phrases.name('action', top)}: {self.action(view, me, top)}"
        if verb in ("sail", "load"):
            return self.lies(view, said[0])
        if verb == "steer":
            return self.room(self.region(view, said[0]))
        if verb == "run":
            ships = self.region(view, said[0])["ships"]
            return self.phrases.say("detail-ready", ships=len([ship for ship in ships if self.is_ready(ship)]))
        if verb == "rove":
            return self.phrases.say("detail-at-most", ships=self.roving(view, me, said[0]))
        if verb == "build":
            return self.phrases.say("detail-house", houses=self.region(view, said[0])["houses"][me])
        if verb == "mark":
            return self.worth(view, me, said[0])
        return ""

    def region(self, view: Json, id: str) -> Json:
        """Return a region of the view."""
        found: Json = next(region for region in view["regions"] if region["region"] == id)
        return found

    def is_ready(self, ship: Json) -> bool:
        """Say whether there is a ship that can sail."""
        if ship["card"] is None:
            return False
        return bool(ship["coal"] > 0 or self.figures.kind[self.number[ship["card"]]] in (CLIPPER, NEUTRAL))

    def facts(self, id: str) -> list[str]:
        """Return the year, flag, income, tonnage, speed and passengers of a ship; a headquarters has a flag only."""
        f, say, card = self.figures, self.phrases.say, self.number[id]
        facts = [str(f.year[card])] if f.year[card] else []
        facts += [self.flag(f.colour[card])] if f.colour[card] >= 0 else []
        facts += [say("detail-income", money=f.income[card])] if f.income[card] else []
        facts += [say("detail-tonnage", tons=f.tonnage[card])] if f.tonnage[card] else []
        facts += [say("detail-speed", knots=f.speed[card])] if f.speed[card] else []
        facts += [say("detail-passengers", passengers=f.passengers[card])] if f.passengers[card] else []
        return facts

    def flag(self, colour: int) -> str:
        """Return what a flag is called."""
        return self.phrases.name("flag", self.figures.flag_ids[colour])

    def comes_with(self, view: Json, id: str) -> list[str]:
        """Return whether a steamship in the market comes with coal, where that depends on its place. [TA-13.1]"""
        if not view["market_variant"] or self.figures.kind[self.number[id]] != STEAMSHIP:
            return []
        coaled = view["market"].index(id) < self.figures.variant_coal_places
        return [self.phrases.say("detail-gets-coal" if coaled else "detail-no-coal")]

    def lies(self, view: Json, id: str) -> str:
        """Return the region in which a ship lies, and its coal if it burns any."""
        for region in view["regions"]:
            for ship in region["ships"]:
                if ship["card"] == id:
                    facts = [self.phrases.name("region", region["region"])]
                    if self.figures.kind[self.number[id]] == STEAMSHIP:
                        facts.append(self.phrases.say("detail-coal", coal=ship["coal"]))
                    return BETWEEN.join(facts)
        return ""

    def room(self, region: Json) -> str:
        """Return the youngest ship of a region, and how many spaces are free."""
        free = len([ship for ship in region["ships"] if ship["card"] is None])
        spaces = self.phrases.say("board-spaces", spaces=free)
        top = region["ships"][0]["card"]
        if top is None:
            return self.phrases.say("detail-alone")
        card = self.number[top]
        year = str(self.figures.year[card])
        youngest = self.phrases.say("detail-youngest", card=self.figures.names[card], year=year)
        return BETWEEN.join([youngest, spaces])

    def roving(self, view: Json, me: int, mode: str) -> int:
        """Return how many ships can sail with Global, by regions or by flags. [TA-7.8]"""
        found = set()
        for region in view["regions"]:
            for ship in region["ships"]:
                if ship["captain"] == me and self.is_ready(ship):
                    colour = self.figures.colour[self.number[ship["card"]]]
                    found.add(region["region"] if mode == "regions" else colour)
        return len(found - {-1})

    # --- cards and markers -------------------------------------------------------------------------------------------

    def action(self, view: Json, me: int, id: str) -> str:
        """Return what an action card does, in a few words."""
        hint = self.phrases.say(f"hint-{id}", **self.amounts(view, me, id))
        if id in ANCHORS and view["seats"][me]["reserve"]:
            return f"{hint}, {self.phrases.say('detail-anchor')}"
        return hint

    def amounts(self, view: Json, me: int, id: str) -> Given:
        """Return the figures that stand on an action card; of coal, with the bunkers of the sheet."""
        f = self.figures
        bunkers = PRINTED + int(view["seats"][me]["markers"][f.marker_ids[BUNKER_COLUMN]])
        figures: dict[str, Given] = {
            "shipyard": {"cards": f.purchases},
            "shipyard_plus": {"cards": f.purchases},
            "transport": {"ships": f.transport},
            "transport_plus": {"ships": f.transport_plus},
            "coal": {"coal": bunkers + f.coal_bonus},
            "coal_plus": {"coal": bunkers + f.coal_plus_bonus},
            "invest_plus": {"money": f.invest_plus},
            "cruise": {"money": f.cruise_rate, "passengers": f.cruise_lot},
            "trade": {"money": f.trade_income},
            "fleet": {"points": f.fleet_points},
        }
        return figures.get(id, {})

    def value(self, view: Json, seat: int, column: int, more: int = 0) -> int:
        """Return what a ship of a flag is worth to a player, docks included, with so many markers more. [TA-11.1]"""
        f = self.figures
        added: int = view["seats"][seat]["markers"][f.marker_ids[column]] + more
        docked: int = view["dock_counts"][f.flag_ids[column]]
        return int(f.value[min(added, ROWS)]) + max(0, added - ROWS) * int(f.overflow) + docked

    def worth(self, view: Json, me: int, marker: str) -> str:
        """Return what a marker makes of the ships of its flag."""
        column = self.figures.marker_ids.index(marker)
        before, after = self.value(view, me, column), self.value(view, me, column, 1)
        return self.phrases.say("detail-value", flag=self.flag(column), before=before, after=after)
