"""What is printed on cards, tiles and boards, read from the data files and checked."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import NONE, Printed
from blueriband.parts.datafiles import BadData, Csv, Mistake, Row, Toml
from blueriband.parts.sets import only

STANDARD: Final = Path(__file__).parent / "data"
FILES: Final = [
    "ship_cards.csv", "trains.csv", "canals.toml", "employees.csv", "contracts.toml", "rings.csv",
    "exchange_prices.csv", "exchange_trade.csv", "market_prices.csv", "action_track.toml", "setup.toml",
    "components.csv",
]  # fmt: skip
PROVENANCE: Final = ["rulebook", "derived", "reconstructed", "owner"]
SILENT: Final = {"provenance", "note", "description", "shape"}  # what no rule reads

# the shape of the game, which no data file can change
ROW: Final = 9  # columns of a shipyard
SHELF: Final = 5  # spaces of a display column
MOST_SEATS: Final = 4
SIDES: Final = ["N", "E", "S", "W"]
SPACES: Final = "abcdefghi"
EDGES: Final = [1, 5, 7, 3]  # the space behind each side

ITEMS: Final = ["sail", "smokestack", "propeller", "crane", "cannon", "captain", "businessman", "soldier"]
SAIL: Final = 0
SMOKESTACK: Final = 1
PROPELLER: Final = 2
CRANE: Final = 3
CANNON: Final = 4
CAPTAIN: Final = 5
BUSINESSMAN: Final = 6
SOLDIER: Final = 7
CREW: Final = 8  # as the target of a builder

ACTIONS: Final = [
    "build_ships", "purchase_commodities", "rent_canal", "manufacture_equipment", "recruit_crew", "hire_employee",
    "exchange_commodities", "receive_subsidy",
]  # fmt: skip
BUILD_SHIPS: Final = 0
PURCHASE_COMMODITIES: Final = 1
RENT_CANAL: Final = 2
MANUFACTURE_EQUIPMENT: Final = 3
RECRUIT_CREW: Final = 4
HIRE_EMPLOYEE: Final = 5
EXCHANGE_COMMODITIES: Final = 6
RECEIVE_SUBSIDY: Final = 7

KINDS: Final = ["bow", "middle", "stern"]
BOW: Final = 0
MIDDLE: Final = 1
STERN: Final = 2
DECKS: Final = ["bow", "middle_1", "middle_2", "stern"]

COMMODITIES: Final = ["wood", "steel", "coal"]
FEATURES: Final = ["mast", "crane", "cannon", "propeller", "cabin", "lifebuoy", "lifeboat", "lantern"]
ICONS: Final = ["none", "military", "commercial", "lantern", "lifeboat", "lifebuoy", "blue_riband"]
MILITARY: Final = 1
COMMERCIAL: Final = 2
LANTERN: Final = 3
LIFEBOAT: Final = 4
LIFEBUOY: Final = 5
RIBAND: Final = 6

EFFECTS: Final = [
    "extra_on_manufacture", "extra_on_recruit", "sale_bonus", "extra_mount", "speed_bonus", "speed_bonus_per_sail_pair",
    "free_extra_ring_steps", "free_extra_employee_steps",
]  # fmt: skip
EXTRA_ON_MANUFACTURE: Final = 0
EXTRA_ON_RECRUIT: Final = 1
SALE_BONUS: Final = 2
EXTRA_MOUNT: Final = 3
SPEED_BONUS: Final = 4
SPEED_PER_SAIL_PAIR: Final = 5
FREE_RING_STEPS: Final = 6
FREE_HIRE_STEPS: Final = 7

COLOURS: Final = ["brown", "green", "orange", "blue", "yellow"]  # of employees
ORANGE: Final = 2  # the colour of traders, whose second level is a type of its own [SY-30.3]
CONTRACT_COLOURS: Final = ["green", "blue"]

MEASURES: Final = [
    "employee_types", "ships", "ships_with_all_safety", "employees_blue_yellow_orange", "ships_7_or_more_cards",
    "lifeboats", "lanterns", "lifebuoys", "employees", "ships_exactly_6_cards", "ships_exactly_5_cards", "ship_cards",
    "soldiers", "businessmen", "soldier_cannon_pairs", "businessman_crane_pairs",
    "ships_with_businessman_soldier_crane_cannon", "ships_with_sail_smokestack_propeller", "distinct_elements",
    "officers", "sail_pairs", "smokestack_pairs", "propellers", "used_canals",
]  # fmt: skip


@final
class Figures(Printed):
    """Every figure of the game, as rows of numbers."""

    # ship cards; the last three are blanks, one of each kind
    cards: i64
    card_ids: list[str]
    kind: vec[i64]
    deck: vec[i64]
    mast: vec[i64]
    crane: vec[i64]
    cannon: vec[i64]
    propeller: vec[i64]
    cabin: vec[i64]
    lifebuoy: vec[i64]
    lifeboat: vec[i64]
    lantern: vec[i64]

    # trains
    trains: i64
    train_ids: list[str]
    load: vec[i64]  # by train and car
    prices: vec[i64]  # by position of the exchange marker and commodity
    exchange_start: i64
    trades: vec[i64]  # by commodity, a set of items
    price: vec[i64]  # by space of a display column, from the bottom

    # canals
    canals: i64
    canal_ids: list[str]
    links: vec[i64]  # by canal and space: the set of spaces it is joined to
    exits: vec[i64]  # by canal: the set of sides with an opening
    icon: vec[i64]  # by canal and space

    # employees
    employees: i64
    employee_ids: list[str]
    effect: vec[i64]
    target: vec[i64]  # an item, a commodity or CREW, as the effect says
    amount: vec[i64]
    surcharge: vec[i64]
    requires: vec[i64]  # another employee, or NONE
    end_points: vec[i64]
    types: vec[i64]  # sets of employees: one for each colour, and orange ones of the second level
    hire_spaces: i64
    per_space: i64

    # contracts
    contracts: i64
    contract_ids: list[str]
    contract_colour: vec[i64]
    measure: vec[i64]
    table: vec[i64]  # all tables in a row
    table_start: vec[i64]  # by contract, and one more: where its table begins
    beyond: vec[i64]

    ring: vec[i64]  # items of the two rings, four each: manufacture, recruit
    track: i64  # spaces of the action track
    offset: vec[i64]  # by action: its space behind the start, or 1 for a random one
    offsets: vec[i64]  # the spaces that random cards share
    players: vec[i64]  # by action: from how many players on

    money: i64
    dealt: i64  # contracts of each colour
    bonus_cost: i64
    subsidy: i64
    most_cards: i64
    spaces_per_guilder: i64
    laps: vec[i64]  # by number of players
    figures: vec[i64]
    sets: vec[i64]
    discards: vec[i64]  # by number of players and lap: contracts of each colour
    fingerprint: str

    def __init__(self, folder: Path) -> None:
        self.mistakes: list[Mistake] = []
        self.folder: Final = folder
        self.facts: Final[list[Any]] = []
        self.read_ship_cards()
        self.read_trains()
        self.read_rings()
        self.read_employees()
        self.read_canals()
        self.read_contracts()
        self.read_track()
        self.read_setup()
        self.read_components()
        self.fingerprint = hashlib.sha256(json.dumps(self.facts, sort_keys=True).encode()).hexdigest()[:16]

    # --- files -------------------------------------------------------------------------------------------------------

    def csv(self, name: str, columns: list[str]) -> Csv:
        """Open a table of this folder, or the standard one where it has none."""
        found = Csv(file_in(self.folder, name), [*columns, "provenance"], self.mistakes)
        for row in found.rows:
            row.text("provenance", PROVENANCE)
        self.facts.append([[row.cells.get(column, "") for column in columns] for row in found.rows])
        return found

    def toml(self, name: str) -> Toml:
        """Open a file of this folder, or the standard one where it has none."""
        found = Toml(file_in(self.folder, name), self.mistakes)
        self.facts.append(spoken(found.root))
        return found

    def wrong(self, name: str, field: str, reason: str) -> None:
        """Note a mistake of a whole file."""
        self.mistakes.append(Mistake(name, 1, field, reason))

    def ids(self, rows: list[Row], field: str = "id") -> list[str]:
        """Read ids that differ."""
        found = [row.text(field) for row in rows]
        for number, row in enumerate(rows):
            if found.index(found[number]) != number:
                row.wrong(field, f"{found[number]!r} stands above already")
        return found

    # --- cards and trains --------------------------------------------------------------------------------------------

    def read_ship_cards(self) -> None:
        """Read the ship cards, and add a blank of each kind. [SY-1.1, SY-28.1]"""
        cards = self.csv("ship_cards.csv", ["id", "kind", "deck", *FEATURES])
        self.card_ids = [*self.ids(cards.rows), *[f"blank_{kind}" for kind in KINDS]]
        self.cards = len(cards.rows)
        kinds = [place(row.text("kind", KINDS), KINDS) for row in cards.rows]
        decks = [place(row.text("deck", DECKS), DECKS) for row in cards.rows]
        for row, kind, deck in zip(cards.rows, kinds, decks, strict=True):
            if [BOW, MIDDLE, MIDDLE, STERN][deck] != kind:
                row.wrong("deck", f"a {KINDS[kind]} cannot be in this deck")
            if kind != STERN and row.cells.get("propeller") != "0":
                row.wrong("propeller", "only a stern has a mount for a propeller")
        for deck in range(len(DECKS)):
            if decks.count(deck) < 2 * SHELF + 1:
                self.wrong("ship_cards.csv", "deck", f"{DECKS[deck]} must have more than {2 * SHELF} cards")
        self.kind = vec[i64](kinds + [BOW, MIDDLE, STERN])
        self.deck = vec[i64](decks + [NONE, NONE, NONE])
        self.mast = self.feature(cards, "mast")
        self.crane = self.feature(cards, "crane")
        self.cannon = self.feature(cards, "cannon")
        self.propeller = self.feature(cards, "propeller")
        self.cabin = self.feature(cards, "cabin")
        self.lifebuoy = self.feature(cards, "lifebuoy")
        self.lifeboat = self.feature(cards, "lifeboat")
        self.lantern = self.feature(cards, "lantern")

    def feature(self, cards: Csv, name: str) -> vec[i64]:
        """Read one feature of all ship cards; blanks have none."""
        return vec[i64]([row.number(name, 0, 9) for row in cards.rows] + [0, 0, 0])

    def read_trains(self) -> None:
        """Read trains, prices and trades. [SY-1.7, SY-2.6, SY-15.5, SY-15.6]"""
        trains = self.csv("trains.csv", ["id", "car1", "car2", "car3"])
        self.train_ids = self.ids(trains.rows)
        self.trains = len(self.train_ids)
        cars = [row.text(f"car{car}", COMMODITIES) for row in trains.rows for car in (1, 2, 3)]
        self.load = vec[i64]([place(car, COMMODITIES) for car in cars])
        mixed = [n for n in range(self.trains) if sorted(cars[3 * n : 3 * n + 3]) == sorted(COMMODITIES)]
        if len(mixed) < MOST_SEATS or not SHELF + MOST_SEATS <= self.trains <= 62:
            self.wrong("trains.csv", "id", f"{MOST_SEATS} trains must carry all three commodities, and more be there")
        prices = self.csv("exchange_prices.csv", ["position", *COMMODITIES, "is_start"])
        in_order(prices, "position", 0)
        self.prices = vec[i64]([row.number(name, 0, 99) for row in prices.rows for name in COMMODITIES])
        starts = [number for number, row in enumerate(prices.rows) if row.number("is_start", 0, 1) == 1]
        self.exchange_start = starts[0] if starts else 0
        if len(starts) != 1:
            self.wrong("exchange_prices.csv", "is_start", "one position must be the start")
        trades = [0, 0, 0]
        for row in self.csv("exchange_trade.csv", ["commodity", "item"]).rows:
            item = place(row.text("item", ITEMS), ITEMS)
            trades[place(row.text("commodity", COMMODITIES), COMMODITIES)] |= [1, 2, 4, 8, 16, 32, 64, 128][item]
        self.trades = vec[i64](trades)
        market = self.csv("market_prices.csv", ["row_from_bottom", "price"])
        in_order(market, "row_from_bottom", 1)
        if len(market.rows) != SHELF:
            self.wrong("market_prices.csv", "price", f"must be given {SHELF} times")
        self.price = vec[i64]([row.number("price", 0, 99) for row in market.rows])
        if len(self.price) > 0 and self.price[0] != 0:
            self.wrong("market_prices.csv", "price", "the lowest space must be free, or somebody could be stuck")

    def read_rings(self) -> None:
        """Read the two rings. [SY-12.1, SY-13.1]"""
        rings = self.csv("rings.csv", ["ring", "position", "item"])
        ring: list[int] = []
        for name in ("manufacture_equipment", "recruit_crew"):
            rows = [row for row in rings.rows if row.cells.get("ring") == name]
            for number, row in enumerate(rows):
                row.number("position", number, number)
            items = [place(row.text("item", ITEMS), ITEMS) for row in rows]
            if len(items) != 4:
                self.wrong("rings.csv", "ring", f"{name} must have 4 positions")
            ring += (items + [0, 0, 0, 0])[:4]
        self.ring = vec[i64](ring)

    # --- employees ---------------------------------------------------------------------------------------------------

    def read_employees(self) -> None:
        """Read the employees. [SY-1.6, SY-17]"""
        columns = ["slug", "effect", "target", "amount", "surcharge", "requires", "end_points", "colour"]
        people = self.csv("employees.csv", columns)
        self.employee_ids = self.ids(people.rows, "slug")
        self.employees = len(self.employee_ids)
        self.effect = vec[i64]([place(row.text("effect", EFFECTS), EFFECTS) for row in people.rows])
        targets = [*ITEMS, "crew", *COMMODITIES]
        found = [row.cells.get("target", "") for row in people.rows]
        numbers = [targets.index(name) if name in targets else NONE for name in found]
        self.target = vec[i64]([n - len(ITEMS) - 1 if n > CREW else n for n in numbers])
        for row, effect, number in zip(people.rows, self.effect, numbers, strict=True):
            if effect <= EXTRA_MOUNT and (number == NONE or (number > CREW) != (effect == SALE_BONUS)):
                row.wrong("target", f"cannot be {row.cells.get('target')!r} for this effect")
        self.amount = vec[i64]([row.number("amount", 0, 9) for row in people.rows])
        self.surcharge = vec[i64]([row.number("surcharge", 0, 9) for row in people.rows])
        needs = [row.cells.get("requires", "") for row in people.rows]
        for row, need in zip(people.rows, needs, strict=True):
            if need != "" and need not in self.employee_ids:
                row.wrong("requires", f"there is no employee {need!r}")
        self.requires = vec[i64]([place(need, self.employee_ids) if need != "" else NONE for need in needs])
        self.end_points = vec[i64]([row.number("end_points", 0, 99) for row in people.rows])
        self.types = vec[i64]([0 for _type in range(len(COLOURS) + 1)])
        for employee in range(self.employees):
            colour: i64 = place(people.rows[employee].text("colour", COLOURS), COLOURS)
            second = colour == ORANGE and self.requires[employee] != NONE
            self.types[len(COLOURS) if second else colour] |= only(employee)

    # --- canals ------------------------------------------------------------------------------------------------------

    def read_canals(self) -> None:
        """Read the canals: their spaces are joined as a tree, with openings on two to four sides. [SY-1.4, SY-11.2]"""
        toml = self.toml("canals.toml")
        self.canal_ids = []
        links: list[int] = []
        exits: list[int] = []
        icon: list[int] = []
        for number in range(toml.tables("canal")):
            path = f"canal[{number}]"
            self.canal_ids.append(toml.text(f"{path}.id"))
            toml.text(f"{path}.provenance", PROVENANCE)
            joined, water = self.read_links(toml, path)
            links += joined
            open_sides: Any = toml.value(f"{path}.exits")
            sides = open_sides if isinstance(open_sides, dict) else {}
            exits.append(sum([bit(side) for side in range(4) if SIDES[side] in sides]))
            for side, space in sides.items():
                if side not in SIDES or space != SPACES[EDGES[SIDES.index(side)]] or space not in water:
                    toml.wrong(f"{path}.exits", f"{side} = {space!r} is not the water behind that side")
            if len(sides) < 2:
                toml.wrong(f"{path}.exits", "a canal has at least two")
            given: Any = toml.value(f"{path}.icons")
            icons = given if isinstance(given, dict) else {}
            for space, name in icons.items():
                if space not in water or name not in ICONS:
                    toml.wrong(f"{path}.icons", f"{space} = {name!r} cannot be")
            icon += [place(icons.get(space, "none"), ICONS) for space in SPACES]
        self.canals = len(self.canal_ids)
        if len(set(self.canal_ids)) != self.canals or not SHELF <= self.canals <= 62:
            toml.wrong("canal", f"there must be from {SHELF} to 62 canals with different ids")
        self.links = vec[i64](links)
        self.exits = vec[i64](exits)
        self.icon = vec[i64](icon)

    def read_links(self, toml: Toml, path: str) -> tuple[list[int], str]:
        """Read the channels of one canal; return the spaces that each is joined to, and the water."""
        water = "".join(toml.texts(f"{path}.spaces"))
        joined = [0] * len(SPACES)
        given: Any = toml.value(f"{path}.links")
        pairs = given if isinstance(given, list) else []
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2 or not all([end in list(water) for end in pair]):
                toml.wrong(f"{path}.links", f"{pair!r} does not join two spaces of the canal")
                continue
            first, last = SPACES.index(pair[0]), SPACES.index(pair[1])
            joined[first] |= bit(last)
            joined[last] |= bit(first)
        found = water[:1]
        for _again in water:
            found = "".join(
                [end for end in water if end in found or any([meets(joined, end, other) for other in found])]
            )
        if len(pairs) != len(water) - 1 or len(found) != len(water) or len(set(water)) != len(water):
            toml.wrong(f"{path}.links", "the channels must form a tree")
        return joined, water

    # --- contracts ---------------------------------------------------------------------------------------------------

    def read_contracts(self) -> None:
        """Read the contracts. [SY-1.5, SY-30]"""
        toml = self.toml("contracts.toml")
        self.contract_ids = []
        colours: list[int] = []
        measures: list[int] = []
        table: list[int] = []
        starts: list[int] = [0]
        beyond: list[int] = []
        for number in range(toml.tables("contract")):
            path = f"contract[{number}]"
            self.contract_ids.append(toml.text(f"{path}.id"))
            colours.append(place(toml.text(f"{path}.colour", CONTRACT_COLOURS), CONTRACT_COLOURS))
            measures.append(place(toml.text(f"{path}.measure", MEASURES), MEASURES))
            listed = toml.value(f"{path}.table")
            length = len(listed) if isinstance(listed, list) and len(listed) > 0 else 1
            table += toml.numbers(f"{path}.table", length, 0, 999)
            starts.append(len(table))
            beyond.append(toml.number(f"{path}.beyond", 0, 99))
        self.contracts = len(self.contract_ids)
        for colour in range(len(CONTRACT_COLOURS)):
            if colours.count(colour) < 3 * MOST_SEATS or len(set(self.contract_ids)) != self.contracts:
                toml.wrong("contract", f"there must be {3 * MOST_SEATS} different {CONTRACT_COLOURS[colour]} ones")
        self.contract_colour = vec[i64](colours)
        self.measure = vec[i64](measures)
        self.table = vec[i64](table)
        self.table_start = vec[i64](starts)
        self.beyond = vec[i64](beyond)

    # --- track and set-up --------------------------------------------------------------------------------------------

    def read_track(self) -> None:
        """Read the action track and where the action cards begin. [SY-1.13, SY-2.7, SY-2.8]"""
        toml = self.toml("action_track.toml")
        self.track = toml.number("spaces", 9, 999)
        offset = [1] * len(ACTIONS)
        players = [0] * len(ACTIONS)
        shared: list[int] = []
        for number in range(toml.tables("card")):
            path = f"card[{number}]"
            action = place(toml.text(f"{path}.id", ACTIONS), ACTIONS)
            listed: Any = toml.value(f"{path}.players")
            players[action] = min(listed) if isinstance(listed, list) and listed else 0
            if toml.text(f"{path}.placement", ["fixed", "random"]) == "fixed":
                offset[action] = toml.number(f"{path}.offset", -9, 0)
            else:
                choices: Any = toml.value(f"{path}.offset_choices")
                if not isinstance(choices, list) or shared not in ([], choices):
                    toml.wrong(f"{path}.offset_choices", "must be the same list for all random cards")
                shared = choices if isinstance(choices, list) else []
        for action in range(len(ACTIONS)):
            if players[action] == 0:
                toml.wrong("card", f"{ACTIONS[action]} is missing")
        free = [action for action in range(len(ACTIONS)) if offset[action] == 1]
        if len(shared) != len(free):
            toml.wrong("card", "random cards need as many spaces to share as there are of them")
        if sorted([n for n in offset if n <= 0] + shared) != list(range(1 - len(ACTIONS), 1)):
            toml.wrong("card", f"the {len(ACTIONS)} cards must stand without gaps behind the start")
        self.offset = vec[i64](offset)
        self.offsets = vec[i64](shared)
        self.players = vec[i64](players)

    def read_components(self) -> None:
        """Read the contents of the box; no rule needs them, since pieces never run out. [SY-1.14]"""
        for row in self.csv("components.csv", ["component", "count"]).rows:
            row.text("component")
            row.number("count", 1, 999)

    def read_setup(self) -> None:
        """Read the remaining figures. [SY-2, SY-24.3]"""
        toml = self.toml("setup.toml")
        self.money = toml.number("starting_guilders", 0, 999)
        self.dealt = toml.number("contracts_dealt_per_colour", 1, 3)
        self.bonus_cost = toml.number("bonus_action_cost", 0, 99)
        self.subsidy = toml.number("subsidy", 0, 99)
        self.most_cards = toml.number("max_ship_cards_per_build", 1, ROW)
        self.spaces_per_guilder = toml.number("empty_spaces_per_bonus_guilder", 1, 99)
        self.hire_spaces = toml.number("employee_track_spaces", 1, 24)
        self.per_space = toml.number("employees_per_space", 1, 24)
        toml.number("shipyard_columns", ROW, ROW)
        for name, number in (("bows", 1), ("middles", 2), ("sterns", 1), ("trains", 1), ("canals", 1)):
            toml.number(f"display_{name}", number * SHELF, number * SHELF)
        if self.hire_spaces * self.per_space != self.employees:
            toml.wrong("employees_per_space", f"the track must hold the {self.employees} employees")
        laps, figures, sets = [0] * 5, [0] * 5, [0] * 5
        discards = [0] * 50
        for number in range(toml.tables("players")):
            path = f"players[{number}]"
            seats = toml.number(f"{path}.count", 2, MOST_SEATS)
            laps[seats] = toml.number(f"{path}.laps", seats, seats)  # the countdown begins at the number of players
            toml.text(f"{path}.countdown_start", [str(seats)])
            figures[seats] = toml.number(f"{path}.figures_per_player", 3 if seats == 2 else 1, 3 if seats == 2 else 1)
            sets[seats] = toml.number(f"{path}.employee_sets", 1, 2)
            given: Any = toml.value(f"{path}.contract_discards")
            for discard in given if isinstance(given, list) else []:
                discards[seats * 10 + discard["after_lap"]] = discard["per_colour"]
            if self.dealt - sum(discards[seats * 10 : seats * 10 + 10]) != 1:
                toml.wrong(f"{path}.contract_discards", "must leave one contract of each colour")
        self.laps = vec[i64](laps)
        self.figures = vec[i64](figures)
        self.sets = vec[i64](sets)
        self.discards = vec[i64](discards)


def in_order(table: Csv, field: str, first: int) -> None:
    """Check that lines are numbered in the order in which they stand."""
    for number, row in enumerate(table.rows):
        row.number(field, first + number, first + number)


def meets(joined: list[int], end: str, other: str) -> bool:
    """A channel leads from one space to another."""
    return joined[SPACES.index(end)] & bit(SPACES.index(other)) != 0


def file_in(folder: Path, name: str) -> Path:
    """Return a data file of a folder, or the standard one where it has none."""
    return folder / name if (folder / name).exists() else STANDARD / name


def place(name: str, names: list[str]) -> int:
    """Return where a name stands, or 0: that it is wrong has been noted."""
    return names.index(name) if name in names else 0


def bit(n: int) -> int:
    """Return the set of one small number."""
    return [1, 2, 4, 8, 16, 32, 64, 128, 256][n]


def spoken(facts: Any) -> Any:
    """Return a table without what no rule reads."""
    if isinstance(facts, dict):
        kept = {key: spoken(value) for key, value in facts.items() if key not in SILENT}
        return {key: value for key, value in kept.items() if not key.endswith("_provenance")}
    return [spoken(item) for item in facts] if isinstance(facts, list) else facts


def read_figures(folder: Path) -> Figures:
    """Return the figures in a folder, or raise BadData."""
    figures = Figures(folder)
    if len(figures.mistakes) > 0:
        raise BadData(figures.mistakes)
    return figures
