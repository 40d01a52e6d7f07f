"""What a position of Crossing Oceans is worth: flags, ships and houses now, and what money, coal and income will be."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.bots.evaluation import FOLDER, Evaluation
from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED
from blueriband.games.crossing_oceans.scoring import flag_points, multicoloured_points, points
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import MOVING, PLACING
from blueriband.kernel.engine import NONE, Move, noun
from blueriband.parts.sets import has, members, only

FLAGS: Final = 0
CAPTAINS: Final = 1
HOUSES: Final = 2
MONEY: Final = 3  # hundreds of pounds
CONTRACTS: Final = 4
COAL: Final = 5
EMPTY: Final = 6  # steamships without coal
INCOME: Final = 7  # of all ships at sea, in hundreds of pounds
READY: Final = 8  # of those that can sail
TOKENS: Final = 9
PIERS: Final = 10
SUPPLY: Final = 11  # ships that are not at sea
SUPPLY_INCOME: Final = 12
LANTERNS: Final = 13  # own ships that anybody can replace
FASTEST: Final = 14  # the North Atlantic's fastest ship is mine and has coal
FLEETS: Final = 15  # flags in colours of which there are several
CARGO: Final = 16  # the best cargo, in hundreds of pounds
REGION_HOUSES: Final = 17  # houses that the Region action pays for
NEAR_SHIPS: Final = 18  # steps to the next Ships spot
NAMES: Final = [
    "flags", "captains", "houses", "money", "contracts", "coal", "empty", "income", "ready", "tokens", "piers",
    "supply", "supply_income", "lanterns", "fastest", "fleets", "cargo", "region_houses", "near_ships",
]  # fmt: skip

CARD_COST: Final = 150.0  # pounds, with what goes with it

# by place in ACTIONS
RIBAND: Final = 0
FLEET: Final = 1
HOUSE: Final = 2
SHIPS: Final = 3
LOADING: Final = 4
BUNKERING: Final = 5
REGION: Final = 6


@final
class CrossingOceansEvaluation(Evaluation[CrossingOceans]):
    """The economy of Crossing Oceans."""

    def __init__(self, path: Path = FOLDER / "crossing_oceans.toml") -> None:
        super().__init__(NAMES, path)

    def left(self, s: CrossingOceans) -> float:
        """The stack tells, and at the end the countdown."""
        if s.countdown != NONE:
            return 0.05 * float(s.countdown)
        return 0.2 + 0.8 * float(len(s.deck)) / 39.0

    def score(self, s: CrossingOceans, seat: i64) -> float:
        """The rules' own score."""
        return float(points(s, seat))

    def is_last(self, s: CrossingOceans, seat: i64) -> bool:
        """The countdown is over, and the seat does not come after the one that plays."""
        if s.countdown != 0:
            return False
        return (seat - s.starter + s.seats) % s.seats <= (s.active - s.starter + s.seats) % s.seats

    def is_closing(self, s: CrossingOceans) -> bool:
        """The last round has come, or the one before it."""
        return s.countdown == 0 or s.countdown == 1

    def features(self, s: CrossingOceans, seat: i64, x: vec[float]) -> None:
        """Look at boards and ships."""
        f = s.figures
        flags: i64 = multicoloured_points(s, seat)
        for colour in range(COLUMNS):
            flags += flag_points(s, seat, colour)
            cards = members(s.owned[seat] & f.carrying[colour])
            x[TOKENS] += float(s.added(seat, colour))
            x[FLEETS] += float(cards * s.added(seat, colour))
        spendable = useful_money(s)
        over = float(s.money[seat]) - spendable
        x[FLAGS] = float(flags) + (over / 100.0 if over > 0.0 else 0.0)  # what nothing can be bought for is points
        x[PIERS] = float(s.added(seat, 1))
        x[MONEY] = (spendable if over > 0.0 else float(s.money[seat])) / 100.0
        x[CONTRACTS] = float(s.contracts[seat])
        x[HOUSES] = float(f.houses - s.houses[seat])
        x[REGION_HOUSES] = x[HOUSES]
        self.at_sea(s, seat, x)
        left = s.supply[seat]
        card: i64 = 0
        while left != 0:
            if left & 1 == 1:
                x[SUPPLY] += 1.0
                x[SUPPLY_INCOME] += float(f.income[card]) / 100.0
            left >>= 1
            card += 1
        if s.spot[seat] != NONE:
            steps: i64 = 1
            while f.action[(s.spot[seat] + steps) % len(f.action)] != SHIPS:
                steps += 1
            x[NEAR_SHIPS] = float(steps)

    def at_sea(self, s: CrossingOceans, seat: i64, x: vec[float]) -> None:
        """Look at the ships of a seat at sea."""
        f = s.figures
        for port in range(f.ports):
            if s.captain[port] == seat:
                ship = s.ship[port]
                income = float(f.income[ship]) / 100.0
                x[CAPTAINS] += 1.0
                x[INCOME] += income
                x[COAL] += float(s.coal[port])
                if s.is_ready(port):
                    x[READY] += income
                    cargo = float(f.tonnage[ship] // f.cargo_lot * f.cargo_rate) / 100.0
                    if s.coal[port] > 0 and cargo > x[CARGO]:
                        x[CARGO] = cargo
                else:
                    x[EMPTY] += 1.0
        for region in range(f.regions):
            if s.is_open(region) and not s.has_room(region) and s.captain[s.lantern(region)] == seat:
                x[LANTERNS] += 1.0
        x[FASTEST] = self.crossing(s, seat)

    def crossing(self, s: CrossingOceans, seat: i64) -> float:
        """What a crossing would bring now: the doubled income in hundreds of pounds, and 1 for the token."""
        f = s.figures
        top: i64 = 0
        mine: i64 = NONE
        tied: bool = False
        for port in range(f.first_port[0], f.first_port[1]):
            if s.ship[port] != NONE and f.speed[s.ship[port]] >= top:
                tied = f.speed[s.ship[port]] == top
                top = f.speed[s.ship[port]]
                mine = port
        if mine == NONE or tied or s.captain[mine] != seat or s.coal[mine] == 0 or top == 0:
            return 0.0
        return 1.0 + float(f.income[s.ship[mine]] * f.crossing_income) / 100.0

    # --- guesses -----------------------------------------------------------------------------------------------------

    def is_guessed(self, step: i64) -> bool:
        """Ships go to a port later, and actions follow their spot."""
        return step == MOVING

    def goes_on(self, step: i64) -> bool:
        """A ship says little before it has a port."""
        return step == PLACING

    def guess(self, s: CrossingOceans, m: Move) -> float:
        """Guess what a spot or a ship brings."""
        seat = s.decision.seat
        left = self.left(s)
        pounds = self.at(MONEY, left)
        spot = noun(m)
        price = 0.0
        if s.spot[seat] != NONE and (spot - s.spot[seat] + 8) % 8 > s.figures.free_steps:
            price = self.at(CONTRACTS, left)
        return self.action(s, seat, s.figures.action[spot], pounds, left) - price

    def prospect(self, s: CrossingOceans, seat: i64) -> float:
        """The best action within reach."""
        left = self.left(s)
        pounds = self.at(MONEY, left)
        best = 0.0
        for spot in range(len(s.figures.action)):
            steps: i64 = 1 if s.spot[seat] == NONE else (spot - s.spot[seat] + 8) % 8
            far: bool = steps > s.figures.free_steps
            if steps > 0 and (not far or s.contracts[seat] > 0):
                value = self.action(s, seat, s.figures.action[spot], pounds, left)
                value -= self.at(CONTRACTS, left) if far else 0.0
                if value > best:
                    best = value
        return best

    def at(self, feature: i64, left: float) -> float:
        """The weight of a feature now."""
        return self.late[feature] + left * (self.early[feature] - self.late[feature])

    def action(self, s: CrossingOceans, seat: i64, action: i64, pounds: float, left: float) -> float:
        """Guess what an action brings, in points."""
        if action == FLEET:
            return self.sailing(s, seat, NONE, pounds, left)
        if action == REGION:
            best = 0.0
            for region in range(s.figures.regions):
                if s.is_open(region):
                    value = self.sailing(s, seat, region, pounds, left)
                    if value > best:
                        best = value
            return best
        if action == RIBAND:
            crossing = self.crossing(s, seat)
            return 0.0 if crossing == 0.0 else (crossing - 1.0) * pounds + self.token(s, seat, 0, left)
        if action == LOADING:
            return self.best_cargo(s, seat) * pounds - self.at(COAL, left) * 0.5
        if action == BUNKERING:
            return self.bunkering(s, seat, left)
        if action == HOUSE:
            return self.house(s, seat, pounds, left)
        return self.buying(s, seat, pounds, left)

    def sailing(self, s: CrossingOceans, seat: i64, region: i64, pounds: float, left: float) -> float:
        """Guess what it brings when all ready ships sail, everywhere or in one region."""
        f = s.figures
        total = 0.0
        for port in range(f.ports):
            if (region == NONE or f.region_of[port] == region) and s.ship[port] != NONE and s.is_ready(port):
                income = float(f.income[s.ship[port]]) / 100.0 * pounds
                if s.captain[port] == seat:
                    total += income - (self.at(COAL, left) * 0.5 if s.coal[port] > 0 else 0.0)
                elif s.captain[port] != NONE:
                    total -= income * 0.4
            if region != NONE and f.region_of[port] == region and s.has_house(seat, port):
                total += float(f.bonus) / 100.0 * pounds
        return total

    def best_cargo(self, s: CrossingOceans, seat: i64) -> float:
        """The best cargo of a seat, in hundreds of pounds."""
        f = s.figures
        best: i64 = 0
        for port in range(f.ports):
            if s.captain[port] == seat and s.coal[port] > 0:
                pay = f.tonnage[s.ship[port]] // f.cargo_lot * f.cargo_rate
                if pay > best:
                    best = pay
        return float(best) / 100.0

    def token(self, s: CrossingOceans, seat: i64, column: i64, left: float) -> float:
        """Guess what another token in a column is worth."""
        if s.is_full(seat, column):
            return 0.0
        more = s.figures.value[s.added(seat, column) + 1] - s.figures.value[s.added(seat, column)]
        cards = members(s.owned[seat] & s.figures.carrying[column])
        return float(more * cards) + self.at(TOKENS, left)

    def bunkering(self, s: CrossingOceans, seat: i64, left: float) -> float:
        """Guess what coal and a pier are worth."""
        f = s.figures
        room: i64 = 0
        for port in range(f.ports):
            if s.captain[port] == seat and s.burns(port):
                room += f.capacity - s.coal[port]
        coal: i64 = f.coal_icons + s.added(seat, 1)
        total = 0.0
        if not s.is_full(seat, 1) and s.spot_cost(seat, 1) <= s.money[seat]:
            coal += 1
            token = self.token(s, seat, 1, left) + self.at(PIERS, left)
            total += token - float(s.spot_cost(seat, 1)) / 100.0 * self.at(MONEY, left)
        return total + float(coal if coal < room else room) * self.at(COAL, left)

    def house(self, s: CrossingOceans, seat: i64, pounds: float, left: float) -> float:
        """Guess what a house and its token are worth."""
        f = s.figures
        if s.houses[seat] == 0:
            return 0.0
        best = -1.0
        for port in range(f.ports):
            if s.captain[port] == seat and not s.has_house(seat, port):
                value = -float(s.fees(seat, port)) / 100.0 * pounds
                if s.is_ready(port):
                    value += float(f.income[s.ship[port]]) / 100.0 * pounds
                if value > best:
                    best = value
        if best == -1.0:
            return 0.0
        token = 0.0
        for column in range(2, COLUMNS):
            if not s.is_full(seat, column) and s.spot_cost(seat, column) <= s.money[seat]:
                value = self.token(s, seat, column, left) - float(s.spot_cost(seat, column)) / 100.0 * pounds
                if value > token:
                    token = value
        return best + token + self.at(HOUSES, left) + self.at(REGION_HOUSES, left)

    def buying(self, s: CrossingOceans, seat: i64, pounds: float, left: float) -> float:
        """Guess what the best purchases come to: up to three of the cards that gain most."""
        f = s.figures
        money: i64 = s.money[seat]
        total = 0.0
        used: i64 = 0
        for _card in range(f.purchases):
            best = 0.0
            chosen: i64 = NONE
            cost: i64 = 0
            for offer in range(f.positions + COLUMNS):
                card = s.market[offer] if offer < f.positions else s.docks[offer - f.positions]
                if card != NONE and not has(used, card):
                    price = f.price[card] + (f.surcharge[offer] if offer < f.positions else 0)
                    if price <= money:
                        value = self.card(s, seat, card, left) - float(price) / 100.0 * pounds
                        if value > best:
                            best = value
                            chosen = card
                            cost = price
            if chosen == NONE:
                break
            used |= only(chosen)
            money -= cost
            total += best
        return total

    def card(self, s: CrossingOceans, seat: i64, card: i64, left: float) -> float:
        """Guess what a card is worth to a seat."""
        f = s.figures
        flag = f.flag[card]
        if flag == MULTICOLOURED:
            return 4.0 + 3.0
        value = float(f.value[s.added(seat, flag)])
        return value + self.at(SUPPLY, left) + float(f.income[card]) / 100.0 * self.at(SUPPLY_INCOME, left)


def useful_money(s: CrossingOceans) -> float:
    """About what a seat can still spend: its share of the cards that are to come, and some tokens."""
    return CARD_COST * float(len(s.deck) + s.figures.positions) / float(s.seats)
