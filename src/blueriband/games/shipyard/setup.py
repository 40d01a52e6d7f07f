"""From options and seed to the opening position. [SY-2]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.games.shipyard.data import (
    ACTIONS,
    COMMODITIES,
    EXTRA_ON_RECRUIT,
    ROW,
    SHELF,
)
from blueriband.games.shipyard.display import fill
from blueriband.games.shipyard.state import COLUMNS, HELD, ITEM_KINDS, UNDEALT, Shipyard
from blueriband.games.shipyard.words import TURN
from blueriband.kernel.engine import NONE, row
from blueriband.parts.sets import only


def deal(s: Shipyard) -> None:
    """Set the table. [SY-2]"""
    give_pieces(s)
    line_up_actions(s)
    deal_trains(s)
    shuffle_decks(s)
    lay_out_employees(s)
    deal_contracts(s)
    s.markers = vec[i64]([s.rng.roll(4), s.rng.roll(4), s.rng.roll(s.figures.hire_spaces), s.figures.exchange_start])
    s.starter = s.rng.roll(s.seats)
    s.openings = 2 * s.seats if s.seats == 2 else s.seats  # [SY-3.2, SY-3.3]
    s.countdown = s.seats
    s.lap_done = False
    s.ending = False
    s.early = False
    s.finishing = False
    s.then(TURN, s.starter)


def give_pieces(s: Shipyard) -> None:
    """Give everybody their board and money. [SY-2.1]"""
    f, seats = s.figures, s.seats
    s.money = row(seats, f.money)
    s.points = row(seats, 0)
    s.store = row(seats * ITEM_KINDS, 0)
    s.staff = row(seats, 0)
    s.trains = row(seats, 0)
    s.row = row(seats * ROW, NONE)
    s.used = row(seats, 0)
    s.lies = row(f.canals, NONE)
    s.cell = row(f.canals, 0)
    s.turned = row(f.canals, 0)
    s.joined = row(f.canals * 4, NONE)
    s.tile = row(seats, NONE)
    s.space = row(seats, 0)
    s.stern = row(seats, 0)
    s.single = row(seats, NONE)
    s.double = row(seats, NONE)
    s.used_trains = 0
    s.spent = 0
    s.bonus_bought = False
    s.keep = 0
    s.outfit = row(ITEM_KINDS, 0)
    s.bow_column = 0
    s.stern_column = 0
    s.fleet = vec[i64]()
    s.wrecked = vec[i64]()


def line_up_actions(s: Shipyard) -> None:
    """Put the action cards behind the starting space, those without a space of their own in random order. [SY-2.7]"""
    f = s.figures
    offsets = f.offsets[:]
    s.rng.shuffle(offsets, 0, len(offsets))
    s.position = row(len(ACTIONS), NONE)
    next_one: i64 = 0
    for action in range(len(ACTIONS)):
        s.position[action] = f.offset[action]
        if f.offset[action] == 1:
            s.position[action] = offsets[next_one]
            next_one += 1


def deal_trains(s: Shipyard) -> None:
    """Each seat takes a train with three different loads; the others are shuffled. [SY-2.1, SY-2.3]"""
    f = s.figures
    seat: i64 = 0
    s.train_deck = vec[i64]()
    for train in range(f.trains):
        if seat < s.seats and is_mixed(s, train):
            s.trains[seat] = only(train)
            seat += 1
        else:
            s.train_deck = append(s.train_deck, train)
    s.rng.shuffle(s.train_deck, 0, len(s.train_deck))


def is_mixed(s: Shipyard, train: i64) -> bool:
    """The train carries all three commodities."""
    loads: i64 = 0
    for car in range(3):
        loads |= only(s.figures.load[train * 3 + car])
    return loads == only(len(COMMODITIES)) - 1


def shuffle_decks(s: Shipyard) -> None:
    """Shuffle the decks, the larger middle deck on top of the smaller, and deal the display. [SY-2.4, SY-2.5]"""
    f = s.figures
    s.bows = shuffled(s, 0)
    s.middles = shuffled(s, 2)
    for card in shuffled(s, 1):
        s.middles = append(s.middles, card)
    s.sterns = shuffled(s, 3)
    s.canal_deck = vec[i64]([canal for canal in range(f.canals)])
    s.rng.shuffle(s.canal_deck, 0, f.canals)
    s.shelf = row(COLUMNS * SHELF, NONE)
    s.ending = False
    s.finishing = False
    for column in range(COLUMNS):
        fill(s, column)


def shuffled(s: Shipyard, deck: i64) -> vec[i64]:
    """Return the cards of one deck in random order."""
    cards = vec[i64]()
    for card in range(s.figures.cards):
        if s.figures.deck[card] == deck:
            cards = append(cards, card)
    s.rng.shuffle(cards, 0, len(cards))
    return cards


def lay_out_employees(s: Shipyard) -> None:
    """Deal the employees around their track, one or two of each. [SY-2.11, SY-2.12]"""
    f = s.figures
    s.copies = row(f.employees, f.sets[s.seats])
    s.employee_at = vec[i64]([employee for employee in range(f.employees)])
    if not s.beginners:
        s.rng.shuffle(s.employee_at, 0, f.employees)
        return
    brown_or_green = vec[i64]()  # an engineer or a recruiter for each space
    others = vec[i64]()
    for employee in range(f.employees):
        if f.effect[employee] <= EXTRA_ON_RECRUIT:
            brown_or_green = append(brown_or_green, employee)
        else:
            others = append(others, employee)
    s.rng.shuffle(brown_or_green, 0, len(brown_or_green))
    s.rng.shuffle(others, 0, len(others))
    for space in range(f.hire_spaces):
        s.employee_at[space * f.per_space] = brown_or_green[space]
        for place in range(1, f.per_space):
            s.employee_at[space * f.per_space + place] = others[space * (f.per_space - 1) + place - 1]


def deal_contracts(s: Shipyard) -> None:
    """Deal contracts of both colours; those left over are never seen. [SY-2.1]"""
    f = s.figures
    s.contract = row(f.contracts, UNDEALT)
    for colour in range(2):
        cards = vec[i64]()
        for contract in range(f.contracts):
            if f.contract_colour[contract] == colour:
                cards = append(cards, contract)
        s.rng.shuffle(cards, 0, len(cards))
        for seat in range(s.seats):
            for number in range(f.dealt):
                s.contract[cards[seat * f.dealt + number]] = HELD + seat
