"""The position of Shipyard, and questions about it in the rulebook's words."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.shipyard.data import BOW, MIDDLE, ROW, SHELF, STERN, Figures
from blueriband.kernel.engine import NONE, State
from blueriband.parts.sets import has

ITEM_KINDS: Final = 8
SHIP_SIZE: Final = 3 + ROW + ITEM_KINDS  # numbers of one ship in the fleet

# columns of the display
BOWS: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
STERNS: Final = 3
TRAINS: Final = 4
CANALS: Final = 5
COLUMNS: Final = 6

# where a contract is, besides HELD + seat and GIVEN_UP + seat
UNDEALT: Final = 0
HELD: Final = 1
GIVEN_UP: Final = 5

FIRST_SIDE: Final = 9  # as a stern or a channel: sides come after the nine spaces


@final
class Shipyard(State):
    """One row for each fact, indexed by seat, action, card, canal, employee or contract."""

    figures: Figures  # what is printed
    beginners: bool
    # the action track
    position: vec[i64]  # by action: where its card stands, without end
    single: vec[i64]  # by seat: the card with its last figure, or NONE
    double: vec[i64]  # by seat, with two players: the card with two of its figures, or NONE
    openings: i64  # first turns still to come
    # before each player
    money: vec[i64]  # by seat
    points: vec[i64]  # of ships
    store: vec[i64]  # by seat and item
    staff: vec[i64]  # by seat, a set of employees
    trains: vec[i64]  # by seat, a set of trains
    row: vec[i64]  # by seat and column: a ship card, or NONE
    used: vec[i64]  # by seat: used canals
    # canal systems
    lies: vec[i64]  # by canal: the seat in whose system it lies, or NONE
    cell: vec[i64]  # by canal: where it lies
    turned: vec[i64]  # by canal: quarter turns
    joined: vec[i64]  # by canal and side of the grid: the canal that channels lead to, or NONE
    tile: vec[i64]  # by seat: the canal of the ship figure, or NONE
    space: vec[i64]  # by seat: the space of the figure
    stern: vec[i64]  # by seat: the space, or FIRST_SIDE and a side, that the figure came from
    # displays, decks and markers
    shelf: vec[i64]  # by column of the display and space from the bottom, or NONE
    bows: vec[i64]  # hidden; the next card last
    middles: vec[i64]  # hidden
    sterns: vec[i64]  # hidden
    train_deck: vec[i64]  # hidden
    canal_deck: vec[i64]  # hidden
    used_trains: i64  # the set of trains that will be shuffled
    spent: i64  # the set of canals that will be shuffled
    markers: vec[i64]  # manufacture, recruit, hire, exchange
    employee_at: vec[i64]  # by place on the track
    copies: vec[i64]  # by employee: cards left
    # contracts and the end
    contract: vec[i64]  # by contract: where it is; hidden
    countdown: i64
    lap_done: bool  # this turn completes a lap
    ending: bool  # a deck has run out
    early: bool  # and that is what ends the game
    finishing: bool  # the last turn has been played
    starter: i64
    # within a turn
    bonus_bought: bool
    keep: i64  # guilders that a bonus action must leave
    outfit: vec[i64]  # by item: on the ship that is being fitted out
    bow_column: i64  # of that ship
    stern_column: i64
    # fleets
    fleet: vec[i64]  # one record after the other: seat, points, speed, nine cards, eight items
    wrecked: vec[i64]  # ship cards out of play

    def clone(self) -> Shipyard:
        s = Shipyard(self.game)
        s.copy_from(self)
        s.figures = self.figures
        s.beginners = self.beginners
        s.position = self.position[:]
        s.single = self.single[:]
        s.double = self.double[:]
        s.openings = self.openings
        s.money = self.money[:]
        s.points = self.points[:]
        s.store = self.store[:]
        s.staff = self.staff[:]
        s.trains = self.trains[:]
        s.row = self.row[:]
        s.used = self.used[:]
        s.lies = self.lies[:]
        s.cell = self.cell[:]
        s.turned = self.turned[:]
        s.joined = self.joined[:]
        s.tile = self.tile[:]
        s.space = self.space[:]
        s.stern = self.stern[:]
        s.shelf = self.shelf[:]
        s.bows = self.bows[:]
        s.middles = self.middles[:]
        s.sterns = self.sterns[:]
        s.train_deck = self.train_deck[:]
        s.canal_deck = self.canal_deck[:]
        s.used_trains = self.used_trains
        s.spent = self.spent
        s.markers = self.markers[:]
        s.employee_at = self.employee_at[:]
        s.copies = self.copies[:]
        s.contract = self.contract[:]
        s.countdown = self.countdown
        s.lap_done = self.lap_done
        s.ending = self.ending
        s.early = self.early
        s.finishing = self.finishing
        s.starter = self.starter
        s.bonus_bought = self.bonus_bought
        s.keep = self.keep
        s.outfit = self.outfit[:]
        s.bow_column = self.bow_column
        s.stern_column = self.stern_column
        s.fleet = self.fleet[:]
        s.wrecked = self.wrecked[:]
        return s

    # --- money and people --------------------------------------------------------------------------------------------

    def free_money(self, seat: i64) -> i64:
        """What the seat may spend now: a bonus action must leave enough for the chosen one. [SY-7.5]"""
        return self.money[seat] - self.keep

    def stock(self, seat: i64, item: i64) -> i64:
        """How many pieces of a kind the seat has in its shipyard."""
        return self.store[seat * ITEM_KINDS + item]

    def gain(self, seat: i64, item: i64, amount: i64) -> None:
        """Put pieces into the seat's shipyard, or take them out."""
        self.store[seat * ITEM_KINDS + item] += amount

    def power(self, seat: i64, effect: i64, target: i64) -> i64:
        """How much of an effect on a target the seat's employees have together. [SY-17.1]"""
        f = self.figures
        total: i64 = 0
        staff = self.staff[seat]
        if staff != 0:
            for employee in range(f.employees):
                if has(staff, employee) and f.effect[employee] == effect and f.target[employee] == target:
                    total += f.amount[employee]
        return total

    # --- the row -----------------------------------------------------------------------------------------------------

    def in_column(self, seat: i64, column: i64) -> i64:
        """The ship card in a column, or NONE."""
        return self.row[seat * ROW + column]

    def is_kind(self, seat: i64, column: i64, kind: i64) -> bool:
        """A card of this kind lies in the column."""
        if column < 0 or column >= ROW:
            return False
        card = self.in_column(seat, column)
        return card != NONE and self.figures.kind[card] == kind

    def end_of_ship(self, seat: i64, bow: i64) -> i64:
        """The stern's column of a completed ship whose bow lies in a column, or NONE. [SY-9.3]"""
        if not self.is_kind(seat, bow, BOW):
            return NONE
        column: i64 = bow + 1
        while self.is_kind(seat, column, MIDDLE):
            column += 1
        if column > bow + 1 and self.is_kind(seat, column, STERN):
            return column
        return NONE

    def on_shelf(self, column: i64, space: i64) -> i64:
        """What lies on a space of the display, or NONE."""
        return self.shelf[column * SHELF + space]

    def has_canal(self, seat: i64) -> bool:
        """The seat has a canal system."""
        return self.tile[seat] != NONE
