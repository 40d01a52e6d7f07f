"""What a player of Shipyard is asked, and what else to know of a choice: facts of cards, canals and people."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from blueriband.cli.boards.shipyard_system import SIDE_NAMES, Spot, System, Tile
from blueriband.games.shipyard.actions.people import MANUFACTURE, RING
from blueriband.games.shipyard.data import (
    ACTIONS,
    COMMODITIES,
    CREW,
    EDGES,
    FEATURES,
    FREE_HIRE_STEPS,
    ITEMS,
    ROW,
    SALE_BONUS,
    SPACES,
)
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.words import BEFORE
from blueriband.kernel.engine import Json
from blueriband.phrases import Given, Phrases

BETWEEN = ", "
MARKS = dict(zip(FEATURES, "‡Γ¬∞□RBL", strict=True))  # of mounts, cabins and what saves lives
MARK_STYLES = dict(zip(FEATURES, ["bold", "green", "red", "cyan", "", "cyan", "magenta", "yellow"], strict=True))
FEATURE_TEXTS = [
    "detail-mast", "detail-crane", "detail-cannon", "detail-propeller", "detail-cabin", "detail-lifebuoy",
    "detail-lifeboat", "detail-lantern",
]  # fmt: skip
POWERS = [  # what an employee is good for, by effect
    "detail-manufacture", "detail-hires", "detail-sales", "detail-mounts", "detail-helm", "detail-rig", "detail-rings",
    "detail-steps",
]  # fmt: skip
ICON_TEXTS = [
    "icon-none", "icon-military", "icon-commercial", "icon-lantern", "icon-lifeboat", "icon-lifebuoy",
    "icon-blue_riband",
]  # fmt: skip
WAYS = {
    (0, -1): "way-n", (1, 0): "way-e", (0, 1): "way-s", (-1, 0): "way-w",
    (1, -1): "way-ne", (1, 1): "way-se", (-1, 1): "way-sw", (-1, -1): "way-nw",
}  # fmt: skip
COLOUR_TEXTS = ["board-green", "board-blue"]  # of contracts
ABOUT_CANALS = {"starting": "ask-starting", "laying": "ask-laying"}


class Details:
    """Facts from the view and the figures; what a move changes is told by its events, not here."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.figures = cast(ShipyardGame, phrases.game).figures
        self.say = phrases.say

    # --- the question ------------------------------------------------------------------------------------------------

    def question(self, view: Json, me: int, step: str, about: tuple[int, int, int]) -> str:
        """Return what a step asks, with what it is about."""
        f, say, (x, y, _z) = self.figures, self.say, about
        if step == "choosing":
            return say("ask-choosing", money=view["seats"][me]["money"])
        if step == "bonus":
            when = "before" if y == BEFORE else "after"
            return say("ask-bonus", when=when, action=self.phrases.name("action", ACTIONS[x]), price=f.bonus_cost)
        if step == "building":
            return say("ask-building", cards=f.most_cards - x)
        if step == "placing":
            return say("ask-placing", card=self.phrases.name("card", f.card_ids[x]))
        if step in ABOUT_CANALS:
            return say(ABOUT_CANALS[step], canal=self.phrases.name("canal", f.canal_ids[x]))
        if step == "turning":
            ring = "manufacture" if x == MANUFACTURE else "recruit"
            return say("ask-turning", item=self.phrases.name("item", view["markers"][ring]))
        if step == "engaging":
            return say("ask-engaging", employee=self.phrases.name("employee", f.employee_ids[x]))
        if step == "trading":
            load = COMMODITIES[f.load[x * 3 + y]]
            return say("ask-trading", car=y + 1, load=self.phrases.name("load", load))
        if step == "fitting":
            pieces = view["at_hand"]["pieces"]
            return say("ask-fitting", spaces=x, pieces=self.counted(pieces), speed=speed(pieces))
        if step == "sailing":
            return say("ask-sailing", spaces=x)
        if step == "discarding":
            return say("ask-discarding", colour=say(COLOUR_TEXTS[x]), contracts=y)
        if step == "keeping":
            return say("ask-keeping", colour=say(COLOUR_TEXTS[x]))
        return self.phrases.step(step)

    # --- the choices -------------------------------------------------------------------------------------------------

    def of(self, view: Json, me: int, text: str) -> str:
        """Return what else one should know of a move, or nothing."""
        verb, *said = text.split()
        mine = view["seats"][me]
        if verb in ("choose", "bonus_action", "final_action"):
            return self.say(f"hint-{said[0]}", **self.amounts(view, me, said[0]))
        if verb == "take":
            return self.features(said[0])
        if verb == "place":
            return self.beside(view, mine["row"], int(said[0]) - 1)
        if verb == "buy":
            return self.loads(said[0])
        if verb == "ship":
            worth = self.say("detail-sale", money=self.sale(view, mine, said[0]))
            return BETWEEN.join([self.loads(said[0]), worth])
        if verb == "rent":
            return self.canal(said[0])
        if verb in ("start", "lay"):
            return self.laid(view, mine, said)
        if verb == "hire":
            return self.power(said[0])
        if verb == "fit":
            return self.fitted(mine["store"][said[0]], view["at_hand"]["pieces"], said[0])
        if verb == "steer":
            return self.way(mine, said[0])
        if verb in ("discard", "keep"):
            return self.say("detail-worth", points=mine["held"][said[0]])
        return ""

    def amounts(self, view: Json, me: int, action: str) -> Given:
        """Return the figures of an action, as things stand."""
        f = self.figures
        if action == "build_ships":
            return {"cards": f.most_cards}
        if action in ("manufacture_equipment", "recruit_crew"):
            ring = "manufacture" if action == "manufacture_equipment" else "recruit"
            return {"item": self.phrases.name("item", self.ring(view, ring)[0])}
        if action == "hire_employee":
            return {"station": (view["markers"]["hire"] + 1) % f.hire_spaces + 1}
        if action == "exchange_commodities":
            return {"prices": self.prices(view["markers"]["exchange"] + 1)}
        return {"money": f.subsidy} if action == "receive_subsidy" else {}

    def ring(self, view: Json, name: str) -> list[str]:
        """Return the pieces of a ring in the order in which the marker comes to them. [SY-12.1]"""
        first = 0 if name == "manufacture" else RING
        items = [ITEMS[item] for item in self.figures.ring[first : first + RING]]
        here = items.index(view["markers"][name]) + 1
        return items[here:] + items[:here]

    def price(self, position: int, load: int) -> int:
        """Return the price of a load at a position of the exchange marker. [SY-15.6]"""
        prices = self.figures.prices
        return int(prices[(position * len(COMMODITIES) + load) % len(prices)])

    def prices(self, position: int) -> str:
        """Return the prices of all loads at a position of the exchange marker."""
        named = [f"{self.phrases.name('load', id)} {self.price(position, n)}" for n, id in enumerate(COMMODITIES)]
        return BETWEEN.join(named)

    # --- cards and trains --------------------------------------------------------------------------------------------

    def counts(self, card: str) -> dict[str, int]:
        """Return how many there are of each feature of a ship card, without those it has not."""
        number = self.figures.card_ids.index(card)
        found = {name: int(getattr(self.figures, name)[number]) for name in FEATURES}
        return {name: count for name, count in found.items() if count}

    def features(self, card: str) -> str:
        """Return what is printed on a ship card, in words."""
        texts = dict(zip(FEATURES, FEATURE_TEXTS, strict=True))
        said = [self.say(texts[name], count=count) for name, count in self.counts(card).items()]
        return BETWEEN.join(said) or self.say("detail-bare")

    def marks(self, card: str) -> Text:
        """Return what is printed on a ship card, as marks."""
        found = Text()
        for name, count in self.counts(card).items():
            found.append(MARKS[name] * count, MARK_STYLES[name])
        return found

    def kind(self, card: str) -> int:
        """Return whether a card is a bow, a middle or a stern."""
        return int(self.figures.kind[self.figures.card_ids.index(card)])

    def beside(self, view: Json, row: list[str | None], column: int) -> str:
        """Return what a card would lie beside, and whether it completes a ship."""
        placed = view["at_hand"]["card"]
        cards = self.completed([*row[:column], placed, *row[column + 1 :]], column)
        if cards:
            return self.say("detail-completes", cards=cards)
        left = row[column - 1] if column > 0 else None
        right = row[column + 1] if column + 1 < ROW else None
        names = [self.phrases.name("card", card) for card in (left, right) if card is not None]
        if len(names) == 2:
            return self.say("detail-between", left=names[0], right=names[1])
        return self.say("detail-beside", card=names[0]) if names else self.say("detail-alone")

    def completed(self, row: list[str | None], column: int) -> int:
        """Return how many cards the completed ship with a card in this column has, or 0. [SY-9.3]"""
        kinds = "".join("." if card is None else "BMS"[self.kind(card)] for card in row)
        for first in range(column + 1):
            last = kinds.find("S", first)
            if first <= column <= last and kinds[first] == "B" and set(kinds[first + 1 : last]) == {"M"}:
                return last - first + 1
        return 0

    def cars(self, train: str) -> list[int]:
        """Return the three loads of a train."""
        number = self.figures.train_ids.index(train)
        return [int(load) for load in self.figures.load[number * 3 : number * 3 + 3]]

    def loads(self, train: str) -> str:
        """Return the three loads of a train, in words."""
        return self.phrases.listed([self.phrases.name("load", COMMODITIES[load]) for load in self.cars(train)])

    def sale(self, view: Json, mine: Json, train: str) -> int:
        """Return what all three loads bring now, traders included. [SY-15.7]"""
        f = self.figures
        staff = [f.employee_ids.index(id) for id in mine["staff"]]
        bonus = [
            sum(f.amount[n] for n in staff if f.effect[n] == SALE_BONUS and f.target[n] == load) for load in range(3)
        ]
        return sum(self.price(view["markers"]["exchange"], load) + bonus[load] for load in self.cars(train))

    # --- people ------------------------------------------------------------------------------------------------------

    def power(self, employee: str) -> str:
        """Return what an employee is good for."""
        f = self.figures
        number = f.employee_ids.index(employee)
        effect, target = int(f.effect[number]), int(f.target[number])
        if effect == SALE_BONUS:
            thing = self.phrases.name("load", COMMODITIES[target])
        else:
            thing = self.say("detail-crew") if target == CREW else self.phrases.name("item", ITEMS[target])
        said = [self.say(POWERS[effect], amount=int(f.amount[number]), target=thing)]
        if f.end_points[number]:
            said.append(self.say("detail-end", points=int(f.end_points[number])))
        return BETWEEN.join(said)

    def hire_price(self, view: Json, me: int, employee: Json) -> int:
        """Return what an employee costs a player, or anybody if nobody looks. [SY-14.1, SY-14.4]"""
        f = self.figures
        steps = (employee["space"] - view["markers"]["hire"] - 1) % f.hire_spaces
        paid = max(0, steps - self.free_steps(view, me, FREE_HIRE_STEPS))
        return int(paid + f.surcharge[f.employee_ids.index(employee["employee"])])

    def free_steps(self, view: Json, me: int, effect: int) -> int:
        """Return how many further steps of a marker a player's employees spare it. [SY-17.9, SY-17.10]"""
        f = self.figures
        staff = [f.employee_ids.index(id) for id in view["seats"][me]["staff"]] if me >= 0 else []
        return int(sum(f.amount[number] for number in staff if f.effect[number] == effect))

    # --- ships -------------------------------------------------------------------------------------------------------

    def counted(self, pieces: dict[str, int]) -> str:
        """Return pieces with how many there are."""
        return BETWEEN.join(f"{self.phrases.name('item', id)} {count}" for id, count in pieces.items() if count)

    def fitted(self, left: int, pieces: dict[str, int], item: str) -> str:
        """Return how many pieces of a kind are left, and how fast the ship would be with one of them."""
        after = speed({**pieces, item: pieces[item] + 1})
        faster = [self.say("detail-speed", speed=after)] if after != speed(pieces) else []
        return BETWEEN.join([self.say("detail-store", count=left), *faster])

    # --- canals ------------------------------------------------------------------------------------------------------

    def canal(self, id: str) -> str:
        """Return how many spaces a canal has, and what is to be had there."""
        number, system = self.figures.canal_ids.index(id), System(self.figures)
        spaces = system.spaces(number)
        icons = [system.icon(number, space) for space in spaces]
        named = [self.say(ICON_TEXTS[icon]) for icon in icons if icon]
        return BETWEEN.join([self.say("detail-spaces", spaces=len(spaces)), *named])

    def laid(self, view: Json, mine: Json, said: list[str]) -> str:
        """Return how far the ship could sail if the canal lay there. [SY-20.3]"""
        canal = self.figures.canal_ids.index(view["at_hand"]["canal"])
        system = System.of(self.figures, mine)
        if len(said) == 1:
            side = SIDE_NAMES.index(said[0])
            tile = Tile(canal, 0, 0, 0)
            spaces = system.with_tile(tile).reach(Spot(tile.cell, EDGES[side], ("side", side)))
        else:
            x, y = (int(number) for number in said[0].split(":"))
            tile = Tile(canal, x, y, int(said[1]))
            spaces = system.with_tile(tile).reach()
        letters = self.say("detail-sides").split()
        exits = self.say("detail-exits", sides=" ".join(letters[side] for side in system.sides(tile)))
        reach = self.say("detail-reach", spaces=spaces)
        return reach if len(said) == 1 else BETWEEN.join([exits, reach])

    def way(self, mine: Json, channel: str) -> str:
        """Return in which direction a channel leads, and what is to be had on its next space."""
        system = System.of(self.figures, mine)
        assert system.ship is not None
        tile, here = system.tiles[system.ship.cell], system.ship.space
        if channel in SIDE_NAMES:
            spot = system.across(tile, SIDE_NAMES.index(channel))
            icon = system.icon(system.tiles[spot.cell].canal, spot.space)
            return self.say("detail-onto", icon=self.say(ICON_TEXTS[icon]))
        space = SPACES.index(channel)
        (x1, y1), (x2, y2) = tile.place(here), tile.place(space)
        way = self.say("detail-way", direction=self.say(WAYS[x2 - x1, y2 - y1]))
        icon = system.icon(tile.canal, space)
        return BETWEEN.join([way, self.say("detail-onto", icon=self.say(ICON_TEXTS[icon]))])


def speed(pieces: dict[str, int]) -> int:
    """Return the speed of a ship without helmsman and rigger. [SY-19.1, SY-19.2]"""
    sails, stacks, propellers = pieces["sail"], pieces["smokestack"], pieces["propeller"]
    return sails + stacks + propellers + 2 if stacks and propellers else 1 + sails + propellers + stacks // 2
