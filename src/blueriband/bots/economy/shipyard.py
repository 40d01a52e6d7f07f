"""What a position of Shipyard is worth: points and contracts, the ship in the row, and what serves the next ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.bots.economy.shipyard_ship import ShipPlan
from blueriband.bots.evaluation import FOLDER, Evaluation
from blueriband.games.shipyard.actions.build import price_of, refuse_column
from blueriband.games.shipyard.actions.track import income
from blueriband.games.shipyard.data import (
    BOW,
    BUILD_SHIPS,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    CREW,
    EXCHANGE_COMMODITIES,
    EXTRA_MOUNT,
    EXTRA_ON_RECRUIT,
    HIRE_EMPLOYEE,
    MANUFACTURE_EQUIPMENT,
    MIDDLE,
    PROPELLER,
    PURCHASE_COMMODITIES,
    RECRUIT_CREW,
    RENT_CANAL,
    ROW,
    SAIL,
    SALE_BONUS,
    SMOKESTACK,
    SOLDIER,
    SPEED_PER_SAIL_PAIR,
    STERN,
)
from blueriband.games.shipyard.scoring import contract_points, total, trader_points
from blueriband.games.shipyard.state import HELD, Shipyard
from blueriband.games.shipyard.words import (
    BONUS,
    BONUS_ACTION,
    BUILDING,
    CHOOSE,
    CHOOSING,
    FINAL_ACTION,
    FINAL_CHOOSING,
    FITTING,
    RENTING,
    SAILING,
    TAKE,
)
from blueriband.kernel.engine import ALLOWED, NONE, Move, noun, row, verb
from blueriband.parts.sets import members

POINTS: Final = 0
CONTRACTS: Final = 1  # the best of each colour
OTHERS: Final = 2  # contracts that may still be given up
MONEY: Final = 3
LOADS: Final = 4  # on trains
PRODUCERS: Final = 5  # engineers and recruiters
TRADERS: Final = 6
BUILDERS: Final = 7
SAILORS: Final = 8  # helmsman and rigger
SAVERS: Final = 9  # accountant and foreman
FIRST_CAPTAIN: Final = 10
CAPTAINS: Final = 11  # beyond the first
SAILS: Final = 12
STACKS: Final = 13
PROPELLERS: Final = 14
CRANES: Final = 15
CANNONS: Final = 16
PEOPLE: Final = 17  # businessmen and soldiers
REACH: Final = 18  # spaces ahead, up to ten
TILES: Final = 19
BOWS: Final = 20
MIDDLES: Final = 21
STERNS: Final = 22
SHIP_LACKS_1: Final = 23  # points of the ship in the row, if it lacks one card
SHIP_LACKS_2: Final = 24
SHIP_WAITS: Final = 25  # or a captain or a canal
LENGTH: Final = 26  # cards of that ship
FREE_MOUNTS: Final = 27  # mounts and cabins of that ship for which there are no pieces
SAFETY: Final = 28  # lifebuoys, lifeboats and lanterns of that ship
CHAINS: Final = 29  # blocks of cards in the row
STAFF: Final = 30  # all employees
NAMES: Final = [
    "points", "contracts", "others", "money", "loads", "producers", "traders", "builders", "sailors", "savers",
    "first_captain", "captains", "sails", "stacks", "propellers", "cranes", "cannons", "people", "reach", "tiles",
    "bows", "middles", "sterns", "ship_lacks_1", "ship_lacks_2", "ship_waits", "length", "free_mounts", "safety",
    "chains", "staff",
]  # fmt: skip
LONGEST: Final = 10  # spaces that are counted
TURNS: Final = 23.0  # of each seat in a whole game


@final
class ShipyardEvaluation(Evaluation[Shipyard]):
    """The economy of Shipyard."""

    spent: vec[i64]  # by item: what the ship in the row will take along
    sailed: i64  # spaces that it will sail
    notes: vec[float]  # room for another look at the row

    def __init__(self, path: Path = FOLDER / "shipyard.toml") -> None:
        super().__init__(NAMES, path)
        self.plan = ShipPlan()
        self.spent = row(CREW + 1, 0)
        self.sailed = 0
        self.notes = vec[float]([0.0 for _name in NAMES])

    def left(self, s: Shipyard) -> float:
        """Laps tell: the lead card moves one space in each turn."""
        if s.finishing:
            return 0.0
        to_come = turns_to_come(s)
        return float(to_come) / float(s.figures.track * s.figures.laps[s.seats]) if to_come > 0 else 0.0

    def is_closing(self, s: Shipyard) -> bool:
        """Only final actions are left, or about a turn each before them."""
        return s.finishing or s.ending or turns_to_come(s) < s.seats

    def score(self, s: Shipyard, seat: i64) -> float:
        """The rules' own score."""
        return float(total(s, seat))

    def features(self, s: Shipyard, seat: i64, x: vec[float]) -> None:
        """Look at fleet, contracts, store, staff, canals and the row."""
        x[POINTS] = float(s.points[seat] + trader_points(s, seat))
        x[MONEY] = float(s.money[seat])
        x[LOADS] = float(3 * members(s.trains[seat]))
        self.contracts(s, seat, x)
        self.staff(s, seat, x)
        for tile in range(s.figures.canals):
            if s.lies[tile] == seat:
                x[TILES] += 1.0
        self.row(s, seat, x)
        self.store(s, seat, x)

    def store(self, s: Shipyard, seat: i64, x: vec[float]) -> None:
        """Look at what is kept for later ships: pieces and canals that the ship in the row will need count with it."""
        spent = self.spent
        captains = s.stock(seat, CAPTAIN) - spent[CAPTAIN]
        x[FIRST_CAPTAIN] = 1.0 if captains > 0 else 0.0
        x[CAPTAINS] = float(captains - 1) if captains > 1 else 0.0
        x[SAILS] = float(s.stock(seat, SAIL) - spent[SAIL])
        x[STACKS] = float(s.stock(seat, SMOKESTACK) - spent[SMOKESTACK])
        x[PROPELLERS] = float(s.stock(seat, PROPELLER) - spent[PROPELLER])
        x[CRANES] = float(s.stock(seat, CRANE) - spent[CRANE])
        x[CANNONS] = float(s.stock(seat, CANNON) - spent[CANNON])
        x[PEOPLE] = float(s.stock(seat, BUSINESSMAN) + s.stock(seat, SOLDIER) - spent[BUSINESSMAN] - spent[SOLDIER])
        x[REACH] = float(self.plan.reach - self.sailed)

    def contracts(self, s: Shipyard, seat: i64, x: vec[float]) -> None:
        """Look at the contracts: the best of a colour will be kept."""
        for colour in range(2):
            best = 0.0
            others = 0.0
            for contract in range(s.figures.contracts):
                if s.contract[contract] == HELD + seat and s.figures.contract_colour[contract] == colour:
                    value = float(contract_points(s, seat, contract))
                    if value > best:
                        others += best
                        best = value
                    else:
                        others += value
            x[CONTRACTS] += best
            x[OTHERS] += others

    def staff(self, s: Shipyard, seat: i64, x: vec[float]) -> None:
        """Look at the employees."""
        staff = s.staff[seat]
        employee: i64 = 0
        while staff != 0:
            if staff & 1 == 1:
                effect = s.figures.effect[employee]
                x[STAFF] += 1.0
                if effect <= EXTRA_ON_RECRUIT:
                    x[PRODUCERS] += 1.0
                elif effect == SALE_BONUS:
                    x[TRADERS] += 1.0
                elif effect == EXTRA_MOUNT:
                    x[BUILDERS] += 1.0
                elif effect <= SPEED_PER_SAIL_PAIR:
                    x[SAILORS] += 1.0
                else:
                    x[SAVERS] += 1.0
            staff >>= 1
            employee += 1

    def row(self, s: Shipyard, seat: i64, x: vec[float]) -> None:
        """Look at the row: what lies there, and the ship that is most promising."""
        plan = self.plan
        plan.prepare(s, seat)
        for item in range(CREW + 1):
            self.spent[item] = 0
        self.sailed = 0
        best = -1.0
        column: i64 = 0
        if s.decision.seat == seat and s.decision.step >= FITTING and s.decision.step <= SAILING:
            if s.decision.step < SAILING:
                x[POINTS] += plan.aboard(s, seat, s.decision.x)
            column = s.stern_column + 1  # the ship that is leaving is in the row no more
        while column < ROW:
            card = s.in_column(seat, column)
            if card == NONE:
                column += 1
                continue
            last = self.end_of_chain(s, seat, column, x)
            x[CHAINS] += 1.0
            lacks = plan.draw(s, seat, column, last)
            worth = plan.points / float(1 + lacks)
            if worth > best:
                best = worth
                self.note(plan, lacks, x)
            column = last + 1

    def note(self, plan: ShipPlan, lacks: i64, x: vec[float]) -> None:
        """Note the most promising ship."""
        x[SHIP_LACKS_1] = 0.0
        x[SHIP_LACKS_2] = 0.0
        x[SHIP_WAITS] = 0.0
        if not plan.sails_at_once:
            x[SHIP_WAITS] = plan.points / float(1 + lacks)
        elif lacks <= 1:
            x[SHIP_LACKS_1] = plan.points
        elif lacks == 2:
            x[SHIP_LACKS_2] = plan.points
        sails: bool = plan.sails_at_once and lacks <= 2
        for item in range(CREW + 1):
            self.spent[item] = plan.used[item] if sails else 0
        self.sailed = plan.way if sails else 0
        x[LENGTH] = float(plan.cards)
        x[FREE_MOUNTS] = float(plan.free_mounts)
        x[SAFETY] = float(plan.safety)

    def end_of_chain(self, s: Shipyard, seat: i64, first: i64, x: vec[float]) -> i64:
        """Count the cards that could become one ship, from a column on; return the last."""
        column = first
        while True:
            kind = s.figures.kind[s.in_column(seat, column)]
            x[BOWS if kind == BOW else MIDDLES if kind == MIDDLE else STERNS] += 1.0
            if kind == STERN or column + 1 >= ROW:
                return column
            following = s.in_column(seat, column + 1)
            if following == NONE or s.figures.kind[following] == BOW:
                return column
            column += 1

    # --- guesses -----------------------------------------------------------------------------------------------------

    def is_guessed(self, step: i64) -> bool:
        """What an action does follows later."""
        return step == CHOOSING or step == BONUS or step == FINAL_CHOOSING or step == BUILDING

    def is_opening(self, step: i64) -> bool:
        """Which action, not which card."""
        return step == CHOOSING or step == BONUS or step == FINAL_CHOOSING

    def goes_on(self, step: i64) -> bool:
        """A canal says little before it lies."""
        return step == RENTING

    def guess(self, s: Shipyard, m: Move) -> float:
        """Guess what an action or a train brings."""
        seat = s.decision.seat
        left = self.left(s)
        guilder = self.at(MONEY, left)
        if verb(m) == CHOOSE:
            return self.action(s, seat, noun(m), left) + guilder * float(income(s, noun(m)))
        if verb(m) == BONUS_ACTION:
            return self.action(s, seat, noun(m), left) - guilder * float(s.figures.bonus_cost) - 1.0
        if verb(m) == FINAL_ACTION:
            return self.action(s, seat, noun(m), left)
        if verb(m) == TAKE:
            return self.card(s, seat, noun(m)) - self.worth(s, seat) - guilder * float(price_of(s, noun(m)))
        return 0.0

    def card(self, s: Shipyard, seat: i64, card: i64) -> float:
        """What the seat can expect with a ship card in the best place beside others, or in an empty row."""
        best = -1e9
        kind = s.figures.kind[card]
        for column in range(ROW):
            near = is_near(s, seat, column) or (best < -1e8 and column >= 6)
            if near and refuse_column(s, seat, kind, column) == ALLOWED:
                s.row[seat * ROW + column] = card  # tried, and taken back
                value = self.worth(s, seat)
                s.row[seat * ROW + column] = NONE
                if value > best:
                    best = value
        return best

    def at(self, feature: i64, left: float) -> float:
        """The weight of a feature now."""
        return self.late[feature] + left * (self.early[feature] - self.late[feature])

    def action(self, s: Shipyard, seat: i64, action: i64, left: float) -> float:
        """Guess what an action brings, in points."""
        guilder = self.at(MONEY, left)
        if action == BUILD_SHIPS:
            return 3.0 * self.at(MIDDLES, left) + self.launching(s, seat, left)
        if action == RECRUIT_CREW:
            return self.at(PEOPLE, left) + (self.at(FIRST_CAPTAIN, left) if s.stock(seat, CAPTAIN) == 0 else 0.0)
        if action == MANUFACTURE_EQUIPMENT:
            return self.at(CRANES, left)
        if action == RENT_CANAL:
            self.plan.prepare(s, seat)
            return self.at(TILES, left) + 3.0 * self.at(REACH, left) + (2.0 if self.plan.reach < 4 else 0.0)
        if action == HIRE_EMPLOYEE:
            return self.at(STAFF, left) + self.at(BUILDERS, left) - guilder
        if action == PURCHASE_COMMODITIES:
            return 3.0 * self.at(LOADS, left)
        if action == EXCHANGE_COMMODITIES:
            return 6.0 * guilder - 3.0 * self.at(LOADS, left) if s.trains[seat] != 0 else 0.0
        return float(s.figures.subsidy) * guilder

    def launching(self, s: Shipyard, seat: i64, left: float) -> float:
        """Guess what the ship in the row gains when the card that it lacks is bought."""
        for n in range(len(self.notes)):
            self.notes[n] = 0.0
        self.row(s, seat, self.notes)
        gain = self.notes[SHIP_LACKS_1] * (1.0 - self.at(SHIP_LACKS_1, left))
        return gain + (3.0 if self.plan.sails_at_once else 1.0)


def turns_to_come(s: Shipyard) -> i64:
    """How many regular turns there are before the last lap is over."""
    front: i64 = 0
    for position in s.position:
        if position > front:
            front = position
    return s.figures.track * s.figures.laps[s.seats] - front


def is_near(s: Shipyard, seat: i64, column: i64) -> bool:
    """A card lies beside the column, or it is where a first bow goes."""
    if column > 0 and s.in_column(seat, column - 1) != NONE:
        return True
    return column == 0 or (column + 1 < ROW and s.in_column(seat, column + 1) != NONE)
