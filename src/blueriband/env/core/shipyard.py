"""Shipyard for learners: all but decks and the others' contracts. [SY-31]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from blueriband.env.core.actions import Actions
from blueriband.env.core.common import put_by_seat, put_question, put_seat, seat_after
from blueriband.env.core.pen import Observer, Pen, Slice, Stamps
from blueriband.games.shipyard.actions.ability import has_exit, neighbour
from blueriband.games.shipyard.actions.people import MOST_STEPS, RING
from blueriband.games.shipyard.actions.track import ACTION_CARDS, is_in_game, lead
from blueriband.games.shipyard.data import COMMODITIES, FEATURES, ICONS, KINDS, ROW, SHELF, Figures
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.outlook import SIDE_NAMES
from blueriband.games.shipyard.scoring import contract_points
from blueriband.games.shipyard.state import (
    CANALS,
    FIRST_SIDE,
    GIVEN_UP,
    HELD,
    ITEM_KINDS,
    SHIP_SIZE,
    TRAINS,
    Shipyard,
)
from blueriband.games.shipyard.words import CELLS, LAY
from blueriband.kernel.engine import NONE, Move, State, noun, second, verb
from blueriband.parts.sets import has

SHIP_SPACES: Final = 9
FASTEST: Final = 64
TURNS: Final = 4
LYING: Final = 9  # cells that tell how a canal lies
FLEET: Final = 6  # cells that tell a fleet, besides its pieces


@final
class ShipyardActions(Actions):
    """Canals are laid beside others: `lay` has a place for each canal, side and turn, not for each cell of the grid."""

    figures: Figures

    def __init__(self, game: ShipyardGame) -> None:
        self.figures = game.figures
        super().__init__(game, {"push": MOST_STEPS + 1, "speed": FASTEST})

    def lay_out(self, sizes: list[list[int]]) -> None:
        """Give each verb its block."""
        sizes[LAY] = [self.figures.canals, 4, TURNS]
        super().lay_out(sizes)

    def number(self, s: State, m: Move) -> i64:
        """Return the number of a legal move; a cell is named by the first canal with an exit towards it."""
        if verb(m) != LAY:
            return self.usual(m)
        assert isinstance(s, Shipyard)
        for canal in range(self.figures.canals):
            if s.lies[canal] == s.decision.seat:
                for side in range(4):
                    if neighbour(s.cell[canal], side) == noun(m) and has_exit(s, canal, side):
                        return self.first[LAY] + (canal * 4 + side) * TURNS + second(m)
        raise ValueError("a canal is laid beside another one")

    def say(self, v: i64, place: i64) -> str:
        """Return the text for a place in the block of a verb."""
        if v != LAY:
            return super().say(v, place)
        side: i64 = place // TURNS % 4
        canal: i64 = place // TURNS // 4
        return f"lay {SIDE_NAMES[side]} of {self.figures.canal_ids[canal]} {place % TURNS}"


def actions(game: ShipyardGame) -> Actions:
    """Return the action space."""
    return ShipyardActions(game)


def ship_cards(f: Figures) -> Stamps:
    """Return the cells of each ship card: its kind and what is printed on it."""
    features = [f.mast, f.crane, f.cannon, f.propeller, f.cabin, f.lifebuoy, f.lifeboat, f.lantern]
    rows: list[list[int]] = []
    for card in range(f.cards):
        kinds = [1 if f.kind[card] == kind else 0 for kind in range(len(KINDS))]
        rows.append(kinds + [feature[card] for feature in features])
    return Stamps(rows)


def trains(f: Figures) -> Stamps:
    """Return the cells of each train: its number from 1 on, and how much of each commodity it carries."""
    rows: list[list[int]] = []
    for train in range(f.trains):
        loads = [f.load[train * 3 + car] for car in range(3)]
        rows.append([train + 1] + [loads.count(commodity) for commodity in range(len(COMMODITIES))])
    return Stamps(rows)


def canals(f: Figures) -> Stamps:
    """Return the cells of each canal: its number from 1 on, its exits, and how often it shows each icon."""
    rows: list[list[int]] = []
    for canal in range(f.canals):
        exits = [1 if has(f.exits[canal], side) else 0 for side in range(4)]
        icons = [f.icon[canal * SHIP_SPACES + space] for space in range(SHIP_SPACES)]
        rows.append([canal + 1] + exits + [icons.count(icon) for icon in range(1, len(ICONS))])
    return Stamps(rows)


@final
class ShipyardObserver(Observer):
    """Writes what a seat may know."""

    def __init__(self, game: ShipyardGame, seats: int) -> None:
        f = game.figures
        self.steps: i64 = len(game.steps)
        self.cards = ship_cards(f)
        self.trains = trains(f)
        self.canals = canals(f)
        self.slices_of(f, seats, len(game.steps))

    def slices_of(self, f: Figures, seats: int, steps: int) -> None:
        """Lay out the slices."""
        card, canal = [1] * len(KINDS) + [2] * len(FEATURES), [24] + [1] * 4 + [3] * (len(ICONS) - 1)
        super().__init__([
            Slice("asked", 1, [1] * seats),
            Slice("step", 1, [1] * steps),
            Slice("about", 1, [100, 10, 100]),
            Slice("clock", 1, [seats, 2 * seats, 1, 1, 1, 10, 30, 50, 30, 10, 20]),
            Slice("starter", 1, [1] * seats),
            Slice("active", 1, [1] * seats),
            Slice("markers", 1, [1] * (2 * RING + f.hire_spaces + len(f.prices) // len(COMMODITIES))),
            Slice("track", ACTION_CARDS, [1, f.track]),
            Slice("single", seats, [1] * ACTION_CARDS),
            Slice("double", seats, [1] * ACTION_CARDS),
            Slice("money", seats, [20]),
            Slice("points", seats, [60]),
            Slice("used_canals", seats, [10]),
            Slice("store", seats, [4] * ITEM_KINDS),
            Slice("staff", seats, [1] * f.employees),
            Slice("trains", seats, [1] * f.trains),
            Slice("row", ROW, card),
            Slice("rows", seats - 1, [f.cards] * ROW),
            Slice("figure", seats, [1] * (SHIP_SPACES + FIRST_SIDE + 4)),
            Slice("fleet", seats, [5, 30, 10, 10, 10, 60] + [10] * ITEM_KINDS),
            Slice("canals", f.canals, [seats, 10, 10, 3, 1, 1, 1, 1, 1]),
            Slice("employees", f.employees, [2, f.hire_spaces]),
            Slice("bows_and_sterns", 4 * SHELF, card),
            Slice("shown_trains", SHELF, [14] + [3] * len(COMMODITIES)),
            Slice("shown_canals", SHELF, canal),
            Slice("ship_cards_to_come", 1, [1] * f.cards),
            Slice("trains_to_come", 1, [1] * f.trains),
            Slice("canals_to_come", 1, [1] * f.canals),
            Slice("used_trains", 1, [1] * f.trains),
            Slice("spent_canals", 1, [1] * f.canals),
            Slice("fitting", 1, [ROW, ROW] + [4] * ITEM_KINDS),
            Slice("contracts", 1, [1] * f.contracts),
            Slice("contract_points", 1, [20] * f.contracts),
            Slice("given_up", 1, [1] * f.contracts),
        ])  # fmt: skip

    def write(self, s: State, me: i64, pen: Pen) -> None:
        """Write all slices."""
        assert isinstance(s, Shipyard)
        put_question(pen, s, me, self.steps)
        self.write_clock(s, me, pen)
        self.write_track(s, me, pen)
        self.write_players(s, me, pen)
        self.write_fleets(s, me, pen)
        self.write_canals(s, me, pen)
        self.write_display(s, pen)
        self.write_decks(s, pen)
        pen.put(s.bow_column)
        pen.put(s.stern_column)
        pen.numbers(s.outfit, 0, ITEM_KINDS)
        self.write_contracts(s, me, pen)

    def write_clock(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write countdown, first turns to come, three flags of the turn, what to keep, five decks, and who began."""
        pen.put(s.countdown)
        pen.put(s.openings)
        pen.tick(s.ending)
        pen.tick(s.lap_done)
        pen.tick(s.bonus_bought)
        pen.put(s.keep)
        pen.put(len(s.bows))
        pen.put(len(s.middles))
        pen.put(len(s.sterns))
        pen.put(len(s.train_deck))
        pen.put(len(s.canal_deck))
        put_seat(pen, s, me, s.starter)
        put_seat(pen, s, me, s.active)

    def write_track(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write the four markers, how far each action card is behind the first, and whose figures stand on them."""
        f = s.figures
        pen.one_of(s.markers[0], RING)
        pen.one_of(s.markers[1], RING)
        pen.one_of(s.markers[2], f.hire_spaces)
        pen.one_of(s.markers[3], len(f.prices) // len(COMMODITIES))
        position = s.position
        front = position[lead(s)]
        cells, at = pen.cells, pen.at
        cards: i64 = ACTION_CARDS
        for action in range(cards):
            if is_in_game(s, action):
                cells[at] = 1
                cells[at + 1] = i16(front - position[action])
            at += 2
        pen.at = at
        for turn in range(s.seats):
            pen.one_of(s.single[seat_after(s, me, turn)], ACTION_CARDS)
        for turn in range(s.seats):
            pen.one_of(s.double[seat_after(s, me, turn)], ACTION_CARDS)

    def write_players(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write what lies before the players."""
        put_by_seat(pen, s, me, s.money, 1)
        put_by_seat(pen, s, me, s.points, 1)
        put_by_seat(pen, s, me, s.used, 1)
        put_by_seat(pen, s, me, s.store, ITEM_KINDS)
        for turn in range(s.seats):
            pen.among(s.staff[seat_after(s, me, turn)], s.figures.employees)
        for turn in range(s.seats):
            pen.among(s.trains[seat_after(s, me, turn)], s.figures.trains)
        self.write_rows(s, me, pen)
        for turn in range(s.seats):
            owner: i64 = seat_after(s, me, turn)
            if s.has_canal(owner):
                pen.one_of(s.space[owner], SHIP_SPACES)
                pen.one_of(s.stern[owner], FIRST_SIDE + 4)
            else:
                pen.skip(SHIP_SPACES + FIRST_SIDE + 4)

    def write_rows(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write the own ship cards by column, and the numbers of the others' from 1 on."""
        size: i64 = ROW
        row = s.row
        first: i64 = me * size
        self.cards.put_all(pen, row, first, size)
        cells, at = pen.cells, pen.at
        for turn in range(1, s.seats):
            first = seat_after(s, me, turn) * size
            for column in range(size):
                cells[at] = i16(row[first + column] + 1)
                at += 1
        pen.at = at

    def write_fleets(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write each fleet: ships, cards, lifebuoys, lifeboats, lanterns, points of ships, and pieces."""
        f = s.figures
        cells, fleet = pen.cells, s.fleet
        start = pen.at
        width: i64 = FLEET + ITEM_KINDS
        kinds: i64 = ITEM_KINDS
        ship: i64 = 0
        while ship < len(fleet):
            turn: i64 = fleet[ship] - me if fleet[ship] >= me else fleet[ship] - me + s.seats
            at: i64 = start + turn * width
            cells[at] += 1
            deck: i64 = ship + 3
            stores: i64 = deck + ROW
            for place in range(deck, stores):
                card = fleet[place]
                if card != NONE:
                    cells[at + 1] += 1
                    cells[at + 2] += i16(f.lifebuoy[card])
                    cells[at + 3] += i16(f.lifeboat[card])
                    cells[at + 4] += i16(f.lantern[card])
            cells[at + 5] += i16(fleet[ship + 1])
            for item in range(kinds):
                cells[at + FLEET + item] += i16(fleet[stores + item])
            ship += SHIP_SIZE
        pen.skip(s.seats * width)

    def write_canals(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write each canal: in whose system it lies, where as seen from the figure, how turned, joined to what."""
        at = pen.at
        cells, lies, cell, joined = pen.cells, s.lies, s.cell, s.joined
        for canal in range(s.figures.canals):
            seat = lies[canal]
            if seat != NONE:
                here, figure = cell[canal], cell[s.tile[seat]]
                cells[at] = i16(seat - me + 1 if seat >= me else seat - me + 1 + s.seats)
                cells[at + 1] = i16(here // CELLS - figure // CELLS)
                cells[at + 2] = i16(here % CELLS - figure % CELLS)
                cells[at + 3] = i16(s.turned[canal])
                if s.tile[seat] == canal:
                    cells[at + 4] = 1
                side: i64 = 0
                while side < 4:
                    if joined[canal * 4 + side] != NONE:
                        cells[at + 5 + side] = 1
                    side += 1
            at += LYING
        pen.at = at

    def write_display(self, s: Shipyard, pen: Pen) -> None:
        """Write the employees' track as seen from its marker, and the display."""
        f = s.figures
        start = pen.at
        pen.at += 2 * f.employees
        cells, employee_at, copies = pen.cells, s.employee_at, s.copies
        place: i64 = 0
        for space in range(f.hire_spaces):
            away: i64 = space - s.markers[2]
            if away < 0:
                away += f.hire_spaces
            for _employee in range(f.per_space):
                employee = employee_at[place]
                cells[start + 2 * employee] = i16(copies[employee])
                cells[start + 2 * employee + 1] = i16(away)
                place += 1
        spaces: i64 = SHELF
        self.cards.put_all(pen, s.shelf, 0, 4 * spaces)
        self.trains.put_all(pen, s.shelf, TRAINS * spaces, spaces)
        self.canals.put_all(pen, s.shelf, CANALS * spaces, spaces)

    def write_decks(self, s: Shipyard, pen: Pen) -> None:
        """Write what is still to come, in no order, and what will be shuffled."""
        f = s.figures
        self.tick_all(pen, s.bows)
        self.tick_all(pen, s.middles)
        self.tick_all(pen, s.sterns)
        pen.skip(f.cards)
        self.tick_all(pen, s.train_deck)
        pen.skip(f.trains)
        self.tick_all(pen, s.canal_deck)
        pen.skip(f.canals)
        pen.among(s.used_trains, f.trains)
        pen.among(s.spent, f.canals)

    def tick_all(self, pen: Pen, things: vec[i64]) -> None:
        """Write a one in the place of each thing, and stay."""
        cells, start = pen.cells, pen.at
        for thing in things:
            cells[start + thing] = 1

    def write_contracts(self, s: Shipyard, me: i64, pen: Pen) -> None:
        """Write the own contracts, what they would count now, and those given up."""
        cells, at, contract = pen.cells, pen.at, s.contract
        count: i64 = s.figures.contracts
        for number in range(count):
            lot = contract[number]
            if lot == HELD + me:
                cells[at + number] = 1
                cells[at + count + number] = i16(contract_points(s, me, number))
            elif lot == GIVEN_UP + me:
                cells[at + 2 * count + number] = 1
        pen.skip(3 * count)
