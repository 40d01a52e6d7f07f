"""What a position of TransAtlantic is worth: ships by their flags, rows, and what income, coal and cards will bring."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.bots.evaluation import FOLDER, Evaluation
from blueriband.games.transatlantic.data import (
    BLUE_RIBAND,
    CARDS,
    CARGO,
    COAL,
    COAL_PLUS,
    COLUMNS,
    CRUISE,
    DIRECTOR,
    FLEET,
    GLOBAL,
    INVEST,
    INVEST_PLUS,
    PRESIDENT,
    REGION,
    SHIP_AGENT,
    SHIPYARD,
    SHIPYARD_PLUS,
    TRADE,
    TRANSPORT,
    TRANSPORT_PLUS,
)
from blueriband.games.transatlantic.scoring import row_points, total
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import CHOOSING, COPY, COPYING, LAUNCHING, OPENING, PLAY, SPEND, TAKE, TAKING
from blueriband.kernel.engine import NONE, Move, noun, verb
from blueriband.parts.roster import STEAMSHIP
from blueriband.parts.sets import members, only

POINTS: Final = 0
FLAGS: Final = 1
ROWS: Final = 2
MONEY: Final = 3  # hundreds of pounds
MARKERS: Final = 4
SECOND_ROW: Final = 5  # columns with a marker: they make rows complete
INCOME: Final = 6  # of all ships at sea, in hundreds of pounds
READY: Final = 7  # of those that can sail
COALS: Final = 8  # on ships at sea
EMPTY: Final = 9  # steamships at sea without coal
HOUSES: Final = 10
HOUSE_SHIPS: Final = 11  # own houses, for each own ship in their region
BUNKERS: Final = 12
RIBANDS: Final = 13
HAND: Final = 14  # cards in hand
DECK: Final = 15  # cards owned
TILE: Final = 16
SEAYARDS: Final = 17  # cards in hand that buy ships
SAILINGS: Final = 18  # cards in hand that let ships sail
COALINGS: Final = 19  # cards in hand that load coal
RESERVE: Final = 20  # ships in the reserve
RESERVE_INCOME: Final = 21
LOWEST: Final = 22  # ships that the next deployment pushes out
CAPTAINS: Final = 23  # spare ones, up to three
FASTEST: Final = 24  # the fastest ship of the North Atlantic
PILE: Final = 25  # cards of the pile, as far as the Director rewards them
NAMES: Final = [
    "points", "flags", "rows", "money", "markers", "second_row", "income", "ready", "coals", "empty", "houses",
    "house_ships", "bunkers", "ribands", "hand", "deck", "tile", "shipyards", "sailings", "coalings", "reserve",
    "reserve_income", "lowest", "captains", "fastest", "pile",
]  # fmt: skip

SAILING_CARDS: Final = (
    only(TRANSPORT)
    | only(TRANSPORT_PLUS)
    | only(REGION)
    | only(GLOBAL)
    | only(BLUE_RIBAND)
    | only(CARGO)
    | only(CRUISE)
)
CARD_WORTH: Final = 1.5  # of a new action card, in points, besides its action


@final
class TransAtlanticEvaluation(Evaluation[TransAtlantic]):
    """The economy of TransAtlantic."""

    def __init__(self, path: Path = FOLDER / "transatlantic.toml") -> None:
        super().__init__(NAMES, path)

    def left(self, s: TransAtlantic) -> float:
        """The stack tells, and at the end the rounds."""
        if s.last_round != NONE:
            return 0.06 if s.round < s.last_round else 0.03
        steamships: i64 = 45 - 9 * s.figures.removed[s.seats]
        return 0.1 + 0.9 * float(len(s.deck)) / float(steamships)

    def score(self, s: TransAtlantic, seat: i64) -> float:
        """The rules' own score."""
        return float(total(s, seat))

    def is_last(self, s: TransAtlantic, seat: i64) -> bool:
        """It is the last round, and the seat does not come after the one that plays."""
        if s.last_round == NONE or s.round != s.last_round or s.active < 0:
            return False
        return (seat - s.starter + s.seats) % s.seats <= (s.active - s.starter + s.seats) % s.seats

    def is_closing(self, s: TransAtlantic) -> bool:
        """The last steamship is sold: this round and one more."""
        return s.last_round != NONE

    def features(self, s: TransAtlantic, seat: i64, x: vec[float]) -> None:
        """Look at sheet, ships and cards."""
        x[POINTS] = float(s.points[seat])
        x[ROWS] = float(row_points(s, seat))
        x[MONEY] = float(s.money[seat]) / 100.0
        x[TILE] = float(s.tile[seat])
        x[HOUSES] = float(s.figures.houses - s.houses[seat])
        x[BUNKERS] = float(s.acquired(seat, 1))
        x[RIBANDS] = float(s.acquired(seat, 0))
        x[CAPTAINS] = float(s.captains[seat] if s.captains[seat] < 3 else 3)
        for column in range(COLUMNS):
            x[MARKERS] += float(s.acquired(seat, column))
            if s.acquired(seat, column) > 0:
                x[SECOND_ROW] += 1.0
        self.at_sea(s, seat, x)
        self.ashore(s, seat, x)
        self.in_hand(s, seat, x)

    def at_sea(self, s: TransAtlantic, seat: i64, x: vec[float]) -> None:
        """Look at the ships of a seat at sea."""
        f = s.figures
        for region in range(s.regions):
            first, last = f.first_place[region], f.first_place[region + 1]
            houses = float(s.houses_of(seat, region))
            for place in range(first, last):
                if s.captain[place] == seat:
                    card = s.ship[place]
                    income = float(f.income[card]) / 100.0
                    x[INCOME] += income
                    x[COALS] += float(s.coal[place])
                    x[HOUSE_SHIPS] += houses
                    if s.is_ready(place):
                        x[READY] += income
                    else:
                        x[EMPTY] += 1.0
                    if f.kind[card] == STEAMSHIP:
                        x[FLAGS] += float(s.ship_value(seat, f.colour[card]))
                    if place == last - 1:
                        x[LOWEST] += 1.0
        x[FASTEST] = self.fastest(s, seat)

    def fastest(self, s: TransAtlantic, seat: i64) -> float:
        """1 if the fastest ship of the North Atlantic belongs to the seat."""
        f = s.figures
        top: i64 = 0
        owner: i64 = NONE
        for place in range(f.first_place[0], f.first_place[1]):
            if s.ship[place] != NONE and f.speed[s.ship[place]] > top:
                top = f.speed[s.ship[place]]
                owner = s.captain[place]
        return 1.0 if owner == seat else 0.0

    def ashore(self, s: TransAtlantic, seat: i64, x: vec[float]) -> None:
        """Look at reserve, headquarters, and ships that have just been lost."""
        f = s.figures
        left = s.reserve[seat]
        card: i64 = 0
        while left != 0:
            if left & 1 == 1:
                x[RESERVE] += 1.0
                x[RESERVE_INCOME] += float(f.income[card]) / 100.0
                x[FLAGS] += float(s.ship_value(seat, f.colour[card]))
            left >>= 1
            card += 1
        left = s.headquarters[seat]
        card = 0
        while left != 0:
            if left & 1 == 1:
                x[FLAGS] += float(s.ship_value(seat, f.colour[card]))
            left >>= 1
            card += 1
        for wreck in s.wrecks:
            if wreck >> 8 == seat and f.kind[wreck & 0xFF] == STEAMSHIP:
                x[POINTS] += float(s.ship_value(seat, f.colour[wreck & 0xFF]))
        if s.adrift != NONE and s.decision.seat == seat and f.kind[s.adrift] == STEAMSHIP:
            x[FLAGS] += float(s.ship_value(seat, f.colour[s.adrift]))

    def in_hand(self, s: TransAtlantic, seat: i64, x: vec[float]) -> None:
        """Look at the action cards."""
        piled: i64 = 0
        for card in range(CARDS):
            held = s.hand[seat * CARDS + card]
            below = s.pile[seat * CARDS + card]
            piled += below
            x[DECK] += float(held + below)
            if held > 0:
                x[HAND] += float(held)
                if card == SHIPYARD or card == SHIPYARD_PLUS:
                    x[SEAYARDS] += float(held)
                elif card == COAL or card == COAL_PLUS:
                    x[COALINGS] += float(held)
                elif SAILING_CARDS >> card & 1 == 1:
                    x[SAILINGS] += float(held)
        x[PILE] = float(piled if piled < 7 else 7)

    # --- guesses -----------------------------------------------------------------------------------------------------

    def is_guessed(self, step: i64) -> bool:
        """What a card does follows later."""
        return step == CHOOSING or step == TAKING or step == COPYING

    def goes_on(self, step: i64) -> bool:
        """A ship says little before it has a region."""
        return step == LAUNCHING or step == OPENING

    def guess(self, s: TransAtlantic, m: Move) -> float:
        """Guess what a card brings."""
        seat = s.decision.seat
        left = self.left(s)
        if verb(m) == PLAY:
            return self.action(s, seat, noun(m), left)
        if verb(m) == SPEND:
            return self.action(s, seat, noun(m), left) - self.at(TILE, left)
        if verb(m) == TAKE:
            return self.action(s, seat, noun(m), left) + CARD_WORTH * left
        if verb(m) == COPY:
            return self.action(s, seat, s.top[noun(m)], left)
        return 0.0

    def prospect(self, s: TransAtlantic, seat: i64) -> float:
        """The best card in hand."""
        left = self.left(s)
        best = 0.0
        for card in range(CARDS):
            if s.hand[seat * CARDS + card] > 0:
                if card != DIRECTOR or s.pile_size(seat) + 1 >= s.figures.director_cards:
                    value = self.action(s, seat, card, left)
                    if value > best:
                        best = value
        return 0.8 * best

    def at(self, feature: i64, left: float) -> float:
        """The weight of a feature now."""
        return self.late[feature] + left * (self.early[feature] - self.late[feature])

    def action(self, s: TransAtlantic, seat: i64, card: i64, left: float) -> float:
        """Guess what an action brings, in points."""
        f = s.figures
        pounds = self.at(MONEY, left)
        if card == SHIPYARD or card == SHIPYARD_PLUS:
            return self.buying(s, seat, pounds, left)
        if card == COAL or card == COAL_PLUS:
            return self.bunkering(s, seat, f.coal_plus_bonus if card == COAL_PLUS else f.coal_bonus, left)
        if card == INVEST:
            return self.at(MARKERS, left) + 2.0 - 0.5 * pounds if s.money[seat] >= f.invest_marker else 0.0
        if card == INVEST_PLUS:
            return 2.0 * (self.at(MARKERS, left) + 2.0) - pounds + 1.0 if s.money[seat] >= f.invest_plus else 0.0
        if card == TRADE:
            return float((f.houses - s.houses[seat]) * f.trade_income) / 100.0 * pounds
        if card == FLEET:
            return float(self.colours(s, seat) * f.fleet_points)
        if card == DIRECTOR or card == PRESIDENT:
            return self.director(s, seat, left)
        if card == SHIP_AGENT:
            best = 0.0
            for rival in range(s.seats):
                if rival != seat and s.top[rival] != NONE and s.top[rival] != SHIP_AGENT:
                    value = self.action(s, seat, s.top[rival], left)
                    if value > best:
                        best = value
            return best
        if card == REGION:
            return self.region(s, seat, pounds, left)
        return self.sailing(s, seat, card, pounds, left)

    def sailing(self, s: TransAtlantic, seat: i64, card: i64, pounds: float, left: float) -> float:
        """Guess what ships bring that sail by one of the cards with an anchor: the best of them."""
        f = s.figures
        ships: i64 = 1
        if card == TRANSPORT:
            ships = f.transport
        elif card == TRANSPORT_PLUS:
            ships = f.transport_plus
        elif card == BLUE_RIBAND:
            ships = 1 + s.acquired(seat, 0)
        elif card == GLOBAL:
            ships = s.regions
        gains = 0.0
        used: i64 = 0
        for _ship in range(ships):
            best = 0.0
            chosen: i64 = NONE
            for place in range(f.places):
                if s.captain[place] == seat and used >> place & 1 == 0 and s.is_ready(place):
                    value = self.voyage(s, seat, place, card, pounds, left)
                    if value > best:
                        best = value
                        chosen = place
            if chosen == NONE:
                break
            used |= only(chosen)
            gains += best
        return gains + (1.0 if s.reserve[seat] != 0 else 0.0)

    def voyage(self, s: TransAtlantic, seat: i64, place: i64, card: i64, pounds: float, left: float) -> float:
        """Guess what one ship's voyage brings."""
        f = s.figures
        ship = s.ship[place]
        pay: i64 = f.income[ship]
        if card == CRUISE:
            pay = f.passengers[ship] // f.cruise_lot * f.cruise_rate
        elif card == CARGO:
            for line in range(len(f.cargo_tonnage)):
                if f.tonnage[ship] >= f.cargo_tonnage[line]:
                    pay = f.cargo_income[line]
        coal = self.at(COALS, left) * 0.5 if s.coal[place] > 0 else 0.0
        return float(pay) / 100.0 * pounds + float(s.houses_of(seat, f.region_of[place])) - coal

    def region(self, s: TransAtlantic, seat: i64, pounds: float, left: float) -> float:
        """Guess what the best region brings, the others' gains aside."""
        f = s.figures
        best = 0.0
        for region in range(s.regions):
            value = 0.0
            bonus: i64 = 0
            for place in range(f.first_place[region], f.first_place[region + 1]):
                if s.ship[place] != NONE and s.is_ready(place):
                    if s.captain[place] == seat:
                        value += self.voyage(s, seat, place, REGION, pounds, left)
                    else:
                        bonus = f.income[s.ship[place]]  # the oldest lies lowest
                        if s.captain[place] != NONE:
                            value -= 0.4 * float(f.income[s.ship[place]]) / 100.0 * pounds
            value += float(bonus) / 100.0 * pounds
            if value > best:
                best = value
        return best

    def bunkering(self, s: TransAtlantic, seat: i64, bonus: i64, left: float) -> float:
        """Guess what coal brings."""
        coal: i64 = 1 + s.acquired(seat, 1) + bonus
        room: i64 = 0
        empty: i64 = 0
        for place in range(s.figures.places):
            if s.captain[place] == seat and s.burns(place):
                room += s.figures.capacity - s.coal[place]
                if s.coal[place] == 0:
                    empty += 1
        coal = coal if coal < room else room
        filled = float(empty if empty < coal else coal)
        return float(coal) * self.at(COALS, left) - filled * self.at(EMPTY, left) + filled * 0.5 * self.at(READY, left)

    def director(self, s: TransAtlantic, seat: i64, left: float) -> float:
        """Guess what taking the pile back brings: cards, markers, and a new card."""
        cards: i64 = s.pile_size(seat) + 1
        markers: i64 = 0
        if cards >= s.figures.director_two_markers:
            markers = 2
        elif cards >= s.figures.director_one_marker:
            markers = 1
        gain = float(markers) * (self.at(MARKERS, left) + 2.0)
        best = 0.0
        for card in s.display:
            if card != SHIP_AGENT:
                value = self.action(s, seat, card, left)
                if value > best:
                    best = value
        return gain + best + float(cards) * self.at(HAND, left) + CARD_WORTH * left

    def colours(self, s: TransAtlantic, seat: i64) -> i64:
        """How many flags the steamships of a seat have."""
        owned: i64 = s.reserve[seat]
        for place in range(s.figures.places):
            if s.captain[place] == seat:
                owned |= only(s.ship[place])
        count: i64 = 0
        for colour in range(COLUMNS):
            if members(owned & s.figures.carrying[colour]) > 0:
                count += 1
        return count

    def buying(self, s: TransAtlantic, seat: i64, pounds: float, left: float) -> float:
        """Guess what the best purchase brings, and half of the next best."""
        f = s.figures
        best = 0.0
        second = 0.0
        if s.captains[seat] == 0:
            return 0.0
        for position in range(f.positions):
            card = s.market[position]
            if card != NONE:
                price = f.price[card] + (0 if s.market_variant else f.extra_costs[position])
                if price <= s.money[seat]:
                    value = float(s.ship_value(seat, f.colour[card])) - float(price) / 100.0 * pounds
                    if f.kind[card] == STEAMSHIP:
                        value += float(f.income[card]) / 100.0 * self.at(INCOME, left) + self.at(COALS, left)
                    if value > best:
                        second = best
                        best = value
                    elif value > second:
                        second = value
        return best + 0.5 * second
