"""What is printed on the cards and boards, read from the data files and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import NONE
from blueriband.parts.datafiles import Csv, Row, Toml
from blueriband.parts.roster import (
    CLIPPER,
    COLOURS,
    COMMON,
    HEADQUARTERS,
    KINDS,
    STEAMSHIP,
    Roster,
)
from blueriband.parts.sets import only

STANDARD: Final = Path(__file__).parent / "data"
CARD_COLUMNS: Final = [*COMMON, "co_price", "co_income", "co_speed", "co_tonnage", "co_start_port"]

# the shape of the game, which no data file can change
COLUMNS: Final = COLOURS  # on a player board; column n goes with flag n
SPOTS: Final = 4  # for tokens, in each column
RONDEL: Final = 8
MOST_SEATS: Final = 4
FIRST_TOKENS: Final = ["blue_riband", "coal_pier"]  # of the first two columns; the others are for trade

MULTICOLOURED: Final = COLOURS  # as a flag, after the five plain ones
NO_FLAG: Final = COLOURS + 1

ACTIONS: Final = ["blue_riband", "fleet", "house", "ships", "cargo", "coal", "region"]


@final
class Figures(Roster):
    """Every figure of the game, as rows of numbers."""

    # cards, besides those of the roster
    flag: vec[i64]  # a colour, MULTICOLOURED or NO_FLAG
    token: vec[i64]  # the column of a headquarters' token, or NONE
    back: vec[i64]  # 0 to 9, or NONE for the starting ships
    start: vec[i64]  # starting port, or NONE
    carrying: vec[i64]  # by flag: the set of cards that carry it
    clippers: list[int]  # youngest first

    # ports, by number; those of a region stand together
    ports: i64
    port_ids: list[str]
    port_names: list[str]
    region_of: vec[i64]
    regions: i64
    region_ids: list[str]
    region_names: list[str]
    first_port: vec[i64]  # by region, and one more: where the next one begins
    players: vec[i64]  # by region: open from so many on

    # boards
    token_ids: list[str]  # by column
    flag_ids: list[str]
    trade: vec[i64]  # by column: 1 for a trade token
    cost: vec[i64]  # by column and spot
    value: vec[i64]  # by tokens in a column
    coal_icons: i64
    surcharge: vec[i64]  # by position in the market
    positions: i64
    purchases: i64
    refill: i64
    spot_ids: list[str]  # of the rondel
    action: vec[i64]  # by spot, a place in ACTIONS
    free_steps: i64
    contracts_beyond: i64

    # single figures
    captains: i64
    houses: i64
    coal_cubes: i64
    tokens: i64
    flags: i64
    money: i64
    contracts: i64
    cargo_rate: i64
    cargo_lot: i64
    crossing_coal: i64
    tied_crossing_coal: i64
    crossing_income: i64
    contract_money: i64
    contract_house: i64
    fee: i64
    bonus: i64
    rounds: i64
    quiet_rounds: i64
    coal_pounds: i64
    contract_pounds: i64
    pounds_per_point: i64
    captain_points: i64
    house_points: i64

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.read_files(folder, STANDARD, CARD_COLUMNS)

    def read_tables(self, toml: Toml) -> None:
        """Read what is printed on the boards. [CO-1]"""
        self.captains = toml.number("pieces.captains", 2, 99)
        self.houses = toml.number("pieces.houses", 0, 99)
        self.coal_cubes = toml.number("pieces.coal", 1, 4000)
        self.tokens = toml.number("pieces.tokens", MOST_SEATS * SPOTS, 999)
        self.flags = toml.number("pieces.flags", 1, 999)
        self.money = toml.number("setup.money", 0, 3000, 10)
        self.contracts = toml.number("setup.contracts", 0, 99)
        self.read_board(toml)
        self.surcharge = vec[i64](toml.numbers("market.surcharges", 6, 0, 3000, 10))
        self.positions = len(self.surcharge)
        self.purchases = toml.number("market.purchases", 1, 11)
        self.refill = toml.number("market.refill", 1, 6)
        self.read_rondel(toml)
        self.capacity = toml.number("ships.capacity", 1, 99)
        self.cargo_rate = toml.number("ships.cargo_rate", 0, 3000, 10)
        self.cargo_lot = toml.number("ships.cargo_lot", 1, 99_999)
        self.crossing_coal = toml.number("ships.crossing_coal", 0, 99)
        self.tied_crossing_coal = toml.number("ships.tied_crossing_coal", 0, 99)
        self.crossing_income = toml.number("ships.crossing_income", 0, 99)
        self.contract_money = toml.number("contracts.money", 0, 3000, 10)
        self.contract_house = toml.number("contracts.house", 1, 99)
        self.fee = toml.number("houses.fee", 0, 3000, 10)
        self.bonus = toml.number("houses.bonus", 0, 3000, 10)
        self.rounds = toml.number("ending.rounds", 1, 99)
        self.quiet_rounds = toml.number("ending.quiet_rounds", 1, 999)
        self.coal_pounds = toml.number("scoring.coal", 0, 3000, 10)
        self.contract_pounds = toml.number("scoring.contract", 0, 3000, 10)
        self.pounds_per_point = toml.number("scoring.pounds_per_point", 1, 99_999)
        self.captain_points = toml.number("scoring.captain", 0, 999)
        self.house_points = toml.number("scoring.house", 0, 999)
        self.read_regions(toml)

    def read_board(self, toml: Toml) -> None:
        """Read the columns of a player board. [CO-1.5]"""
        self.token_ids = []
        self.flag_ids = []
        trade: list[int] = []
        cost: list[int] = []
        if toml.tables("board.column") != COLUMNS:
            toml.wrong("board.column", f"must be given {COLUMNS} times")
        for column in range(COLUMNS):
            path = f"board.column[{column}]"
            self.token_ids.append(toml.text(f"{path}.token"))
            self.flag_ids.append(toml.text(f"{path}.flag"))
            trade.append(1 if toml.truth(f"{path}.trade") else 0)
            cost += toml.numbers(f"{path}.costs", SPOTS, 0, 3000, 10)
        if self.token_ids[:2] != FIRST_TOKENS or trade != [0, 0, 1, 1, 1]:
            toml.wrong("board.column", f"must be {', '.join(FIRST_TOKENS)} and three with trade = true, in this order")
        for path, ids in (("token", self.token_ids), ("flag", self.flag_ids)):
            if len(set(ids)) != len(ids):
                toml.wrong("board.column", f"each {path} must differ")
        self.flag_ids += ["multicoloured", "none"]
        self.trade = vec[i64](trade)
        self.cost = vec[i64](cost)
        self.value = vec[i64](toml.numbers("board.values", SPOTS + 1, 0, 999))
        self.coal_icons = toml.number("board.coal_icons", 0, 99)

    def read_rondel(self, toml: Toml) -> None:
        """Read the rondel. [CO-1.6]"""
        self.spot_ids = toml.texts("rondel.spots", RONDEL)
        if len(set(self.spot_ids)) != len(self.spot_ids):
            toml.wrong("rondel.spots", "each must differ")
        actions = toml.texts("rondel.actions", RONDEL)
        for action in actions:
            if action not in ACTIONS:
                toml.wrong("rondel.actions", f"must be of {', '.join(ACTIONS)}, not {action!r}")
        if "ships" not in actions:
            toml.wrong("rondel.actions", "must have a ships spot, or the game does not end")
        self.action = vec[i64]([ACTIONS.index(action) for action in actions if action in ACTIONS])
        self.free_steps = toml.number("rondel.free_steps", 1, RONDEL - 1)
        self.contracts_beyond = toml.number("rondel.contracts_beyond", 0, 99)

    def read_regions(self, toml: Toml) -> None:
        """Read regions and ports. [CO-1.1]"""
        self.region_ids = []
        self.region_names = []
        self.port_ids = []
        self.port_names = []
        region_of: list[int] = []
        first: list[int] = [0]
        players: list[int] = []
        for region in range(toml.tables("region")):
            path = f"region[{region}]"
            self.region_ids.append(toml.text(f"{path}.id"))
            self.region_names.append(toml.text(f"{path}.name"))
            ports = toml.texts(f"{path}.ports")
            self.port_ids += ports
            self.port_names += toml.texts(f"{path}.port_names", len(ports))
            region_of += [region] * len(ports)
            first.append(len(self.port_ids))
            players.append(toml.number(f"{path}.players", 2, MOST_SEATS))
            toml.text(f"{path}.provenance")
        if len(set(self.port_ids)) != len(self.port_ids) or len(set(self.region_ids)) != len(self.region_ids):
            toml.wrong("region", "two regions or ports have the same id")
        if len(players) > 0 and players[0] > 2:
            toml.wrong("region[0].players", "must be 2: the Blue Riband is won there")
        self.regions = len(self.region_ids)
        self.ports = len(self.port_ids)
        self.region_of = vec[i64](region_of)
        self.first_port = vec[i64](first)
        self.players = vec[i64](players)

    def read_cards(self, cards: Csv) -> None:
        """Read ships and headquarters. [CO-1.2, CO-1.3]"""
        if not self.read_roster(cards, self.flag_ids[:COLUMNS]):
            return
        self.read_figures(cards, "co", "co_speed", "co_tonnage")
        number = range(self.cards)
        self.back = vec[i64]([self.group[n] - 1 for n in number])  # starting ships, of group 0, have none
        self.token = vec[i64]([self.colour[n] if self.kind[n] == HEADQUARTERS else NONE for n in number])
        multi = [MULTICOLOURED if self.kind[n] in (CLIPPER, HEADQUARTERS) else NO_FLAG for n in number]
        self.flag = vec[i64]([self.colour[n] if self.kind[n] == STEAMSHIP else multi[n] for n in number])
        sets = [sum([only(n) for n in number if self.flag[n] == flag]) for flag in range(NO_FLAG + 1)]
        self.carrying = vec[i64](sets)
        self.start = vec[i64]([self.read_start(row) for row in cards.rows])
        for row, kind in zip(cards.rows, self.kind, strict=True):
            self.check_blanks(row, kind)
        youngest = sorted([(-self.year[n], n) for n in number if self.kind[n] == CLIPPER])
        self.clippers = [n for _year, n in youngest]
        self.check_deck(cards)

    def check_blanks(self, row: Row, kind: i64) -> None:
        """Check that a card shows nothing that its kind does not have. [CO-1.3]"""
        name = KINDS[kind]
        if kind != STEAMSHIP:
            row.empty("co_tonnage", f"a {name} carries no cargo")
        if kind in (CLIPPER, HEADQUARTERS):
            row.empty("co_speed", f"a {name} has no speed")
        if kind not in (STEAMSHIP, HEADQUARTERS):
            row.empty("co_price", f"a {name} has no price")
        if kind not in (STEAMSHIP, CLIPPER):
            row.empty("co_income", f"a {name} earns nothing")

    def read_start(self, row: Row) -> int:
        """Read where a starting ship lies. [CO-2.5]"""
        if row.cells.get("kind") not in ("clipper", "neutral"):
            row.empty("co_start_port", "only clippers and the neutral ship start at sea")
            return NONE
        said = row.text("co_start_port", self.port_names)
        return self.port_names.index(said) if said in self.port_names else NONE

    def check_deck(self, cards: Csv) -> None:
        """Check what the setup relies on. [CO-2]"""
        self.check_starters(cards)
        dealt = [card for card in range(self.cards) if self.back[card] == 0]
        if len(dealt) < MOST_SEATS:
            self.wrong(cards, "group", f"there must be at least {MOST_SEATS} steamships of group 1 to deal")
        for card in dealt:
            if [self.flag[other] for other in dealt].count(self.flag[card]) > 1:
                cards.rows[card].wrong(
                    "flag", "the steamships of group 1 must all differ in flag: they share the docks"
                )
        stack = len([card for card in range(self.cards) if self.back[card] > 0])
        if stack <= self.positions:
            self.wrong(cards, "group", f"the stack must have more than {self.positions} cards")
        for flag in range(MULTICOLOURED + 1):
            if len([card for card in range(self.cards) if self.flag[card] == flag]) > self.flags:
                self.wrong(cards, "flag", f"more than {self.flags} cards carry a {self.flag_ids[flag]} flag")

    def check_starters(self, cards: Csv) -> None:
        """Check that each region has its starting ship, and each player a clipper. [CO-2.5, CO-2.11]"""
        starters = [card for card in range(self.cards) if self.start[card] != NONE]
        regions = [self.region_of[self.start[card]] for card in starters]
        for region in range(self.regions):
            if regions.count(region) != 1:
                self.wrong(cards, "co_start_port", f"{self.region_names[region]} must have one starting ship")
        neutral = self.only_neutral(cards)
        if neutral == NONE or self.start[neutral] == NONE or self.region_of[self.start[neutral]] != 0:
            self.wrong(cards, "kind", f"the neutral ship must start in the {self.region_names[0]}")
            return
        cards.rows[neutral].number("co_speed", 1, 999)
        for seats in range(2, MOST_SEATS + 1):
            if len(self.clippers) < seats:
                self.wrong(cards, "kind", f"there must be a clipper for each of {seats} players")
            for place, card in enumerate(self.clippers):
                opens = self.players[self.region_of[self.start[card]]] if self.start[card] != NONE else 0
                if (place < seats) != (opens <= seats) and place < MOST_SEATS:
                    reason = f"with {seats} players, the {seats} youngest clippers must lie in open regions"
                    cards.rows[card].wrong("co_start_port", reason)


def read_figures(folder: Path) -> Figures:
    """Return the figures in a folder, or raise BadData."""
    figures = Figures(folder)
    figures.must_be_sound()
    return figures
