"""What is printed on the cards and boards, read from the data files and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.parts.datafiles import Csv, Toml
from blueriband.parts.roster import (
    CLIPPER,
    COLOURS,
    COMMON,
    NEUTRAL,
    STEAMSHIP,
    Roster,
)
from blueriband.parts.sets import only

STANDARD: Final = Path(__file__).parent / "data"
CARD_COLUMNS: Final = [*COMMON, "speed_knots", "tonnage", "passengers", "ta_price", "ta_income"]

# the shape of the game, which no data file can change
COLUMNS: Final = COLOURS  # on a player sheet; column n goes with flag n
ROWS: Final = 4  # for markers, in each column
MOST_SEATS: Final = 4
MOST_COPIES: Final = 9

# action cards
SHIPYARD: Final = 0
TRANSPORT: Final = 1
REGION: Final = 2
COAL: Final = 3
INVEST: Final = 4
SHIP_AGENT: Final = 5
DIRECTOR: Final = 6
PRESIDENT: Final = 7
SHIPYARD_PLUS: Final = 8
TRANSPORT_PLUS: Final = 9
COAL_PLUS: Final = 10
INVEST_PLUS: Final = 11
GLOBAL: Final = 12
CARGO: Final = 13
CRUISE: Final = 14
BLUE_RIBAND: Final = 15
TRADE: Final = 16
FLEET: Final = 17
CARDS: Final = 18
CARD_IDS: Final = [
    "shipyard", "transport", "region", "coal", "invest", "ship_agent", "director", "president", "shipyard_plus",
    "transport_plus", "coal_plus", "invest_plus", "global", "cargo", "cruise", "blue_riband", "trade", "fleet",
]  # fmt: skip
FIRST_EXTENSION: Final = SHIPYARD_PLUS


@final
class Figures(Roster):
    """Every figure of the game, as rows of numbers."""

    passengers: vec[i64]  # by card
    carrying: vec[i64]  # by colour: the set of steamships with that flag
    steamships: i64  # the set of steamships
    neutral: i64  # the neutral ship
    clippers: list[int]  # oldest first

    # regions
    regions: i64
    region_ids: list[str]
    region_names: list[str]
    first_place: vec[i64]  # by region, and one more: where the next one begins
    region_of: vec[i64]  # by place
    places: i64
    house_costs: vec[i64]  # by region and place for a house
    house_places: vec[i64]  # by region
    in_play: vec[i64]  # regions, by number of players
    removed: vec[i64]  # steamships of each group, by number of players

    # markers and sheets
    marker_ids: list[str]  # by column
    flag_ids: list[str]
    trade: vec[i64]  # by column: 1 for a trade marker
    supply: vec[i64]  # of markers, by column
    value: vec[i64]  # of a ship, by markers in its column
    overflow: i64
    row_points: vec[i64]
    partial_points: vec[i64]
    pounds_per_point: i64

    # cards
    hand: vec[i64]  # the opening hand
    part_a: vec[i64]  # extension cards, each as often as it is there
    part_b: vec[i64]
    cargo_tonnage: vec[i64]
    cargo_income: vec[i64]

    # single figures
    captains: i64
    houses: i64
    coal_cubes: i64
    money: i64
    renews_market: bool
    extra_costs: vec[i64]
    positions: i64
    purchases: i64
    variant_coal_places: i64
    transport: i64
    transport_plus: i64
    coal_bonus: i64
    coal_plus_bonus: i64
    invest_bunker: i64
    invest_marker: i64
    invest_plus: i64
    invest_coal: i64
    houses_per_region: i64
    cruise_rate: i64
    cruise_lot: i64
    trade_income: i64
    fleet_points: i64
    display: i64
    director_cards: i64
    director_one_marker: i64
    director_two_markers: i64
    president_cards: i64
    contracts_per_marker: i64
    contract_sale: i64
    quiet_rounds: i64

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.read_files(folder, STANDARD, CARD_COLUMNS)

    def read_tables(self, toml: Toml) -> None:
        """Read what is printed on boards, sheets and action cards. [TA-1]"""
        self.captains = toml.number("pieces.captains", 3, 99)
        self.houses = toml.number("pieces.houses", 0, 99)
        self.coal_cubes = toml.number("pieces.coal", 1, 4000)
        self.capacity = toml.number("pieces.capacity", 1, 99)
        self.money = toml.number("setup.money", 0, 3000, 10)
        self.renews_market = toml.truth("setup.renews_market")
        self.extra_costs = vec[i64](toml.numbers("market.extra_costs", 6, 0, 3000, 10))
        self.positions = len(self.extra_costs)
        self.purchases = toml.number("market.purchases", 1, 2)
        self.variant_coal_places = toml.number("market.variant_coal_places", 0, 6)
        self.value = vec[i64](toml.numbers("sheet.values", ROWS + 1, 0, 999))
        self.overflow = toml.number("sheet.overflow", 0, 999)
        self.row_points = vec[i64](toml.numbers("sheet.row_points", ROWS, 0, 999))
        self.partial_points = vec[i64](toml.numbers("sheet.partial_points", ROWS, 0, 999))
        self.pounds_per_point = toml.number("sheet.pounds_per_point", 1, 99_999)
        self.quiet_rounds = toml.number("ending.quiet_rounds", 1, 999)
        self.read_action_cards(toml)
        self.read_markers(toml)
        self.read_regions(toml)
        self.read_players(toml)
        self.read_extension(toml)

    def read_action_cards(self, toml: Toml) -> None:
        """Read the figures on action cards. [TA-7]"""
        self.transport = toml.number("cards.transport", 0, 99)
        self.transport_plus = toml.number("cards.transport_plus", 0, 99)
        self.coal_bonus = toml.number("cards.coal", 0, 99)
        self.coal_plus_bonus = toml.number("cards.coal_plus", 0, 99)
        self.invest_bunker = toml.number("cards.invest_bunker", 0, 3000, 10)
        self.invest_marker = toml.number("cards.invest_marker", 0, 3000, 10)
        self.invest_plus = toml.number("cards.invest_plus", 0, 3000, 10)
        self.invest_coal = toml.number("cards.invest_coal", 0, 2)
        self.houses_per_region = toml.number("cards.houses_per_region", 0, 99)
        self.cruise_rate = toml.number("cards.cruise_rate", 0, 3000, 10)
        self.cruise_lot = toml.number("cards.cruise_lot", 1, 99_999)
        self.trade_income = toml.number("cards.trade", 0, 3000, 10)
        self.fleet_points = toml.number("cards.fleet_points", 0, 999)
        self.display = toml.number("cards.display", 1, 10)
        self.director_cards = toml.number("cards.director_cards", 1, 7)
        self.director_one_marker = toml.number("cards.director_one_marker", 1, 99)
        self.director_two_markers = toml.number("cards.director_two_markers", 1, 99)
        self.president_cards = toml.number("cards.president_cards", 1, 7)
        self.contracts_per_marker = toml.number("cards.contracts_per_marker", 1, 99)
        self.contract_sale = toml.number("cards.contract_sale", 0, 3000, 10)
        lines = toml.value("cargo.tonnage")
        length = len(lines) if isinstance(lines, list) and len(lines) > 0 else 1
        tonnage = toml.numbers("cargo.tonnage", length, 0, 999_999)
        if tonnage != sorted(tonnage) or tonnage[0] != 0:
            toml.wrong("cargo.tonnage", "must rise from 0")
        self.cargo_tonnage = vec[i64](tonnage)
        self.cargo_income = vec[i64](toml.numbers("cargo.income", length, 0, 3000, 10))
        hand = toml.texts("setup.hand")
        for card in hand:
            if card not in CARD_IDS[:FIRST_EXTENSION]:
                toml.wrong("setup.hand", f"must be of {', '.join(CARD_IDS[:FIRST_EXTENSION])}, not {card!r}")
        if hand.count("director") != 1 or "president" in hand:
            toml.wrong("setup.hand", "must have one director, and no president, who replaces it in the variant")
        self.hand = vec[i64]([CARD_IDS.index(card) for card in hand if card in CARD_IDS])

    def read_markers(self, toml: Toml) -> None:
        """Read the kinds of marker. [TA-1.3, TA-1.9]"""
        self.marker_ids = []
        self.flag_ids = []
        trade: list[int] = []
        supply: list[int] = []
        if toml.tables("marker") != COLUMNS:
            toml.wrong("marker", f"must be given {COLUMNS} times")
        for column in range(COLUMNS):
            path = f"marker[{column}]"
            self.marker_ids.append(toml.text(f"{path}.id"))
            self.flag_ids.append(toml.text(f"{path}.flag"))
            trade.append(1 if toml.truth(f"{path}.trade") else 0)
            supply.append(toml.number(f"{path}.supply", 0, 999))
            toml.text(f"{path}.provenance")
        if len(set(self.flag_ids)) != COLUMNS or len(set(self.marker_ids)) != COLUMNS:
            toml.wrong("marker", "each id and each flag must differ")
        self.trade = vec[i64](trade)
        self.supply = vec[i64](supply)

    def read_regions(self, toml: Toml) -> None:
        """Read regions, their spaces for ships and their places for houses. [TA-2.1]"""
        self.region_ids = []
        self.region_names = []
        region_of: list[int] = []
        first: list[int] = [0]
        costs: list[list[int]] = []
        for region in range(toml.tables("region")):
            path = f"region[{region}]"
            self.region_ids.append(toml.text(f"{path}.id"))
            self.region_names.append(toml.text(f"{path}.name"))
            spaces = toml.number(f"{path}.spaces", 1, 9)
            region_of += [region] * spaces
            first.append(first[-1] + spaces)
            listed = toml.value(f"{path}.house_costs")
            length = len(listed) if isinstance(listed, list) and len(listed) <= 9 else 1
            costs.append(toml.numbers(f"{path}.house_costs", length, 0, 3000, 10))
            if costs[-1] != sorted(costs[-1]):
                toml.wrong(f"{path}.house_costs", "must rise: the cheapest free place is built on")
            toml.text(f"{path}.provenance")
        if len(set(self.region_ids)) != len(self.region_ids):
            toml.wrong("region", "two regions have the same id")
        self.regions = len(self.region_ids)
        self.places = first[-1]
        self.region_of = vec[i64](region_of)
        self.first_place = vec[i64](first)
        self.house_places = vec[i64]([len(row) for row in costs])
        widest = max([len(row) for row in costs] + [1])
        padded = [row + [0] * (widest - len(row)) for row in costs]
        self.house_costs = vec[i64]([cost for row in padded for cost in row])

    def read_players(self, toml: Toml) -> None:
        """Read what depends on the number of players. [TA-2.1]"""
        in_play = [0] * (MOST_SEATS + 1)
        removed = [0] * (MOST_SEATS + 1)
        for number in range(toml.tables("players")):
            path = f"players[{number}]"
            seats = toml.number(f"{path}.count", 2, MOST_SEATS)
            in_play[seats] = toml.number(f"{path}.regions", seats + 1, max(self.regions, seats + 1))
            removed[seats] = toml.number(f"{path}.removed", 0, 9)
            toml.text(f"{path}.provenance")
            if in_play[seats] > self.regions:
                toml.wrong(f"{path}.regions", f"there are only {self.regions} regions")
        for seats in range(2, MOST_SEATS + 1):
            if in_play[seats] == 0:
                toml.wrong("players", f"a count of {seats} is missing")
        self.in_play = vec[i64](in_play)
        self.removed = vec[i64](removed)

    def read_extension(self, toml: Toml) -> None:
        """Read the extension deck. [TA-1.2]"""
        part_a: list[int] = []
        part_b: list[int] = []
        for number in range(toml.tables("extension")):
            path = f"extension[{number}]"
            said = toml.text(f"{path}.id", CARD_IDS[FIRST_EXTENSION:])
            card = CARD_IDS.index(said) if said in CARD_IDS else FIRST_EXTENSION
            part_a += [card] * toml.number(f"{path}.a", 0, MOST_COPIES)
            part_b += [card] * toml.number(f"{path}.b", 0, MOST_COPIES)
            toml.text(f"{path}.provenance")
        if len(set(part_a + part_b)) <= self.display:
            toml.wrong("extension", f"there must be more than {self.display} kinds, for a display of different ones")
        self.part_a = vec[i64](part_a)
        self.part_b = vec[i64](part_b)

    def read_cards(self, cards: Csv) -> None:
        """Read ships and headquarters. [TA-1.1, TA-1.8]"""
        if not self.read_roster(cards, self.flag_ids):
            return
        self.read_figures(cards, "ta", "speed_knots", "tonnage")
        self.passengers = vec[i64]([row.optional("passengers", 0, 99_999) for row in cards.rows])
        for card in range(self.cards):
            if self.kind[card] in (STEAMSHIP, CLIPPER, NEUTRAL):
                for field in ("speed_knots", "tonnage", "passengers"):
                    cards.rows[card].number(field, 1, 999_999)
        number = range(self.cards)
        sets = [
            sum([only(n) for n in number if self.colour[n] == colour and self.kind[n] == STEAMSHIP])
            for colour in range(COLUMNS)
        ]
        self.carrying = vec[i64](sets)
        self.steamships = sum(sets)
        self.neutral = self.only_neutral(cards)
        oldest = sorted([(self.year[n], n) for n in number if self.kind[n] == CLIPPER])
        self.clippers = [n for _year, n in oldest]
        if len(self.clippers) < MOST_SEATS:
            self.wrong(cards, "kind", f"there must be {MOST_SEATS} clippers")
        for group in range(1, 10):
            ships = [n for n in number if self.group[n] == group and self.kind[n] == STEAMSHIP]
            if len(ships) <= max([self.removed[seats] for seats in range(2, MOST_SEATS + 1)]):
                self.wrong(cards, "group", f"group {group} has too few steamships")
        for n in number:
            if (self.group[n] == 10) != (self.kind[n] not in (STEAMSHIP, CLIPPER, NEUTRAL)):
                cards.rows[n].wrong("group", "group 10 is that of the headquarters")

    def house_cost(self, region: i64, place: i64) -> i64:
        """What a house on a place costs. [TA-7.12]"""
        widest: i64 = len(self.house_costs) // self.regions
        return self.house_costs[region * widest + place]


def read_figures(folder: Path) -> Figures:
    """Return the figures in a folder, or raise BadData."""
    figures = Figures(folder)
    figures.must_be_sound()
    return figures
