"""A builder for positions of Shipyard, in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from blueriband.games.shipyard.actions.canals import put_down
from blueriband.games.shipyard.data import (
    ACTIONS,
    BOW,
    ITEMS,
    KINDS,
    MIDDLE,
    ROW,
    SHELF,
    SIDES,
    SPACES,
    STANDARD,
    STERN,
)
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.state import (
    BOWS,
    CANALS,
    FIRST_SIDE,
    GIVEN_UP,
    HELD,
    ITEM_KINDS,
    LEFT,
    RIGHT,
    SHIP_SIZE,
    STERNS,
    TRAINS,
    UNDEALT,
    Shipyard,
)
from blueriband.games.shipyard.words import (
    FINISHING,
    GATHERING,
    LAUNCHING,
    PERFORMING,
    SCORING,
    TURN,
    TURN_END,
    cell,
)
from blueriband.kernel.engine import NONE
from blueriband.parts.sets import has, only

GAMES: dict[Path, ShipyardGame] = {}
LETTERS = {"B": BOW, "M": MIDDLE, "S": STERN}
SHELVES = {"bows": BOWS, "left": LEFT, "right": RIGHT, "sterns": STERNS, "trains": TRAINS, "canals": CANALS}


def yard(
    seats: int = 2,
    *,
    seed: int = 1,
    beginners: bool = False,
    at: str = "turn",
    active: int = 0,
    starter: int = 0,
    openings: int = 0,
    position: dict[str, int] | None = None,
    single: dict[int, str | None] | None = None,
    double: dict[int, str | None] | None = None,
    money: dict[int, int] | None = None,
    points: dict[int, int] | None = None,
    store: dict[int, dict[str, int]] | None = None,
    staff: dict[int, list[str]] | None = None,
    trains: dict[int, list[str]] | None = None,
    row: dict[int, str | list[str | None]] | None = None,
    canals: dict[int, list[tuple[str, int, int, int]]] | None = None,
    figure: dict[int, tuple[str, str, str]] | None = None,
    used: dict[int, int] | None = None,
    contracts: dict[int, list[str]] | None = None,
    given_up: dict[int, list[str]] | None = None,
    shelf: dict[str, list[str | None]] | None = None,
    decks: dict[str, list[str]] | None = None,
    used_trains: list[str] | None = None,
    spent: list[str] | None = None,
    manufacture: str | None = None,
    recruit: str | None = None,
    hire: int | None = None,
    people: list[str] | None = None,
    exchange: int | None = None,
    countdown: int | None = None,
    lap_done: bool = False,
    ending: bool = False,
    fleet: list[tuple[int, list[str], dict[str, int], int]] | None = None,
    data: Path | None = None,
) -> Shipyard:
    """Return a position of the active seat's turn.

    `at` is "turn" (a whole turn: regular unless `openings` > 0), the name of an action ("build_ships": the action, then
    cruises and the end of the turn), "launching" (step 5), "turn_end", "discard:2" (everybody gives up two of each
    colour), "finish" (final actions and what follows), "final", "last_chance", "keep" or "scoring".
    `row` gives a row as letters "B.MS....." (any cards of those kinds, taken from the decks) or as nine ids or None.
    `canals` lists (id, x, y, quarter turns); `figure` is (canal, space, stern), a stern being a space or N, E, S, W.
    `shelf` replaces columns of the display (bows, left, right, sterns, trains, canals), from the bottom. `decks`
    replaces decks (bows, middles, sterns, trains, canals) from the top; cards named are taken from wherever they lie,
    cards left over go out of play (ship cards to the wrecks, trains and canals to the used ones). `fleet` lists ships:
    (seat, card ids, pieces, points). `trains`, `staff`, `contracts` replace what a seat has. `single` and `double` put
    figures on action cards; `position` moves action cards. `people` lists the employees at the beginning of the track,
    three to a space.
    """
    folder = STANDARD if data is None else data
    if folder not in GAMES:
        GAMES[folder] = ShipyardGame(folder)
    s = GAMES[folder].new({"seats": seats, "beginners": int(beginners)}, seed)
    f = s.figures

    def vacate(card: int, rows: tuple[str, ...], first: int, last: int) -> None:
        """Take a card out of decks and display columns."""
        for name in rows:
            setattr(s, name, type(s.bows)([other for other in getattr(s, name) if other != card]))
        for place in range(first * SHELF, (last + 1) * SHELF):
            if s.shelf[place] == card:
                s.shelf[place] = NONE

    def ship_card(name: str) -> int:
        """Take a ship card from wherever it lies; blanks are always there."""
        card = f.card_ids.index(name)
        if card < f.cards:
            vacate(card, ("bows", "middles", "sterns", "wrecked"), BOWS, STERNS)
            for place in range(len(s.row)):
                if s.row[place] == card:
                    s.row[place] = NONE
        return card

    def any_card(kind: int) -> str:
        """Name a card of a kind that lies in a deck."""
        deck = {BOW: s.bows, MIDDLE: s.middles, STERN: s.sterns}[kind]
        return f.card_ids[deck[0]]

    def train(name: str) -> int:
        """Take a train from wherever it is."""
        number = f.train_ids.index(name)
        vacate(number, ("train_deck",), TRAINS, TRAINS)
        for seat in range(s.seats):
            s.trains[seat] &= ~only(number)
        s.used_trains &= ~only(number)
        return number

    def canal(name: str) -> int:
        """Take a canal from wherever it is."""
        number = f.canal_ids.index(name)
        vacate(number, ("canal_deck",), CANALS, CANALS)
        s.spent &= ~only(number)
        return number

    finders: dict[str, Callable[[str], int]] = {"trains": train, "canals": canal}
    for name, cards in (shelf or {}).items():
        column, find = SHELVES[name], finders.get(name, ship_card)
        for space in range(SHELF):
            out = s.on_shelf(column, space)
            s.shelf[column * SHELF + space] = NONE
            if out != NONE:
                discard(s, column, out)
        for space, wanted in enumerate(cards):
            if wanted is not None:
                number = find(wanted)
                s.shelf[column * SHELF + space] = number
    for name, stack in (decks or {}).items():
        field = {"trains": "train_deck", "canals": "canal_deck"}.get(name, name)
        for out in getattr(s, field):
            discard(s, SHELVES.get(name, LEFT), out)
        setattr(s, field, type(s.bows)())
        found = [finders.get(name, ship_card)(wanted) for wanted in stack]
        setattr(s, field, type(s.bows)(found[::-1]))
    for seat, cards_in_row in (row or {}).items():
        for column, wanted in enumerate(cards_in_row):
            if wanted not in (None, "."):
                name = any_card(LETTERS[wanted]) if isinstance(cards_in_row, str) else str(wanted)
                s.row[seat * ROW + column] = ship_card(name)
    for seat, names in (trains or {}).items():
        for number in range(f.trains):
            if has(s.trains[seat], number):
                s.used_trains |= only(number)
        s.trains[seat] = 0
        for name in names:
            s.trains[seat] |= only(train(name))
    for name in used_trains or []:
        s.used_trains |= only(train(name))
    for name in spent or []:
        s.spent |= only(canal(name))
    for seat, tiles in (canals or {}).items():
        for name, x, y, turns in tiles:
            put_down(s, seat, canal(name), cell(x, y), turns)
        if tiles:
            s.tile[seat] = f.canal_ids.index(tiles[0][0])
    for seat, (name, where, stern) in (figure or {}).items():
        s.tile[seat], s.space[seat] = f.canal_ids.index(name), SPACES.index(where)
        s.stern[seat] = SPACES.index(stern) if stern in SPACES else FIRST_SIDE + SIDES.index(stern)
    for seat, names in (staff or {}).items():
        for name in names:
            employee = f.employee_ids.index(name)
            s.staff[seat] |= only(employee)
            s.copies[employee] -= 1
    for seat, pieces in (store or {}).items():
        for item, amount in pieces.items():
            s.store[seat * ITEM_KINDS + ITEMS.index(item)] = amount
    set_contracts(s, contracts or {}, given_up or {})
    for values, given in ((s.money, money), (s.points, points), (s.used, used)):
        for seat, amount in (given or {}).items():
            values[seat] = amount
    for action, place in (position or {}).items():
        s.position[ACTIONS.index(action)] = place
    for figures, stands in ((s.single, single), (s.double, double)):
        for seat, wanted in (stands or {}).items():
            figures[seat] = NONE if wanted is None else ACTIONS.index(wanted)
    for seat, cards_of_ship, pieces, value in fleet or []:
        numbers = [ship_card(name) for name in cards_of_ship]
        record = [seat, value, 1, *numbers, *[NONE] * (ROW - len(numbers)), *[pieces.get(item, 0) for item in ITEMS]]
        assert len(record) == SHIP_SIZE
        s.fleet = type(s.fleet)([*s.fleet, *record])
        s.points[seat] += value
    ring = list(f.ring)
    if manufacture is not None:
        s.markers[0] = ring[:4].index(ITEMS.index(manufacture))
    if recruit is not None:
        s.markers[1] = ring[4:].index(ITEMS.index(recruit))
    first = [f.employee_ids.index(name) for name in people or []]
    s.employee_at = type(s.employee_at)([*first, *[employee for employee in s.employee_at if employee not in first]])
    s.markers[2] = s.markers[2] if hire is None else hire
    s.markers[3] = s.markers[3] if exchange is None else exchange
    s.countdown = seats if countdown is None else countdown
    s.starter, s.openings, s.lap_done, s.ending = starter, openings, lap_done, ending
    begin(s, at, active)
    return s


def discard(s: Shipyard, column: int, card: int) -> None:
    """Put a card out of play."""
    if column == TRAINS:
        s.used_trains |= only(card)
    elif column == CANALS:
        s.spent |= only(card)
    else:
        s.wrecked = type(s.wrecked)([*s.wrecked, card])


def set_contracts(s: Shipyard, held: dict[int, list[str]], given_up: dict[int, list[str]]) -> None:
    """Give seats the contracts named; what they had is undealt, and what others had of these too."""
    for seat in {*held, *given_up}:
        for contract in range(s.figures.contracts):
            if s.contract[contract] in (HELD + seat, GIVEN_UP + seat):
                s.contract[contract] = UNDEALT
    for place, given in ((HELD, held), (GIVEN_UP, given_up)):
        for seat, names in given.items():
            for name in names:
                s.contract[s.figures.contract_ids.index(name)] = place + seat


def begin(s: Shipyard, at: str, active: int) -> None:
    """Leave to be done what `at` says."""
    s.stack = type(s.stack)()
    s.begin_turn(active)
    kinds = {"discard": 0, "final": 1, "last_chance": 2, "keep": 3}
    word, _colon, number = at.partition(":")
    if at == "turn":
        s.then(TURN, active)
    elif at in ACTIONS:
        s.then(PERFORMING, active, ACTIONS.index(at))
        s.then(LAUNCHING, active)
        s.then(TURN_END, active)
    elif at == "launching":
        s.then(LAUNCHING, active)
        s.then(TURN_END, active)
    elif at == "turn_end":
        s.then(TURN_END, active)
    elif at == "finish":
        s.then(FINISHING, s.starter)
    elif at == "scoring":
        s.then(SCORING, s.starter)
    else:
        for turn in range(s.seats):
            s.then(GATHERING, (s.starter + turn) % s.seats, kinds[word], int(number or 0))
        s.then(SCORING if word == "keep" else TURN, s.starter)
    s.put_in_order(0)
    s.advance()


def row_of(s: Shipyard, seat: int) -> str:
    """Return a row as letters."""
    cards = [s.in_column(seat, column) for column in range(ROW)]
    return "".join("." if card == NONE else KINDS[s.figures.kind[card]][0].upper() for card in cards)


def stock_of(s: Shipyard, seat: int) -> dict[str, int]:
    """Return the pieces in a seat's shipyard, those that are there."""
    return {item: int(s.stock(seat, n)) for n, item in enumerate(ITEMS) if s.stock(seat, n) > 0}


def staff_of(s: Shipyard, seat: int) -> list[str]:
    """Return the employees of a seat."""
    return [name for n, name in enumerate(s.figures.employee_ids) if has(s.staff[seat], n)]


def trains_of(s: Shipyard, seat: int) -> list[str]:
    """Return the trains of a seat."""
    return [name for n, name in enumerate(s.figures.train_ids) if has(s.trains[seat], n)]


def contracts_of(s: Shipyard, seat: int) -> list[str]:
    """Return the contracts that a seat holds."""
    return [name for n, name in enumerate(s.figures.contract_ids) if s.contract[n] == HELD + seat]


def shelf_of(s: Shipyard, name: str) -> list[str | None]:
    """Return a column of the display from the bottom."""
    ids: Any = {"trains": s.figures.train_ids, "canals": s.figures.canal_ids}.get(name, s.figures.card_ids)
    cards = [s.on_shelf(SHELVES[name], space) for space in range(SHELF)]
    return [None if card == NONE else ids[card] for card in cards]


def figure_of(s: Shipyard, seat: int) -> tuple[str, str, str] | None:
    """Return canal, space and stern of a seat's ship figure."""
    if s.tile[seat] == NONE:
        return None
    stern = s.stern[seat]
    back = SPACES[stern] if stern < FIRST_SIDE else SIDES[stern - FIRST_SIDE]
    return s.figures.canal_ids[s.tile[seat]], SPACES[s.space[seat]], back


def canals_of(s: Shipyard, seat: int) -> list[str]:
    """Return the canals of a seat's system."""
    return [name for n, name in enumerate(s.figures.canal_ids) if s.lies[n] == seat]


def edited(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """Write a data file with some of its words changed into a folder, which then has other figures."""
    text = (STANDARD / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    (folder / name).write_text(text, encoding="utf-8")
    return folder
