"""Whether an action can be performed, and what it costs at least. [SY-5.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blueriband.games.shipyard.data import (
    EXCHANGE_COMMODITIES,
    FREE_HIRE_STEPS,
    HIRE_EMPLOYEE,
    PURCHASE_COMMODITIES,
    RENT_CANAL,
    SALE_BONUS,
    SHELF,
)
from blueriband.games.shipyard.state import CANALS, TRAINS, Shipyard
from blueriband.games.shipyard.words import (
    CELLS,
    HELD_ALREADY,
    HIRE_SHORT,
    KEEPS_TOO_LITTLE,
    LEVEL_MISSING,
    STACK_EMPTY,
    SURCHARGE_SHORT,
)
from blueriband.kernel.engine import ALLOWED, NONE
from blueriband.parts.sets import has

HIRE_MARKER: Final = 2
EXCHANGE_MARKER: Final = 3
BEYOND_PRICE: Final = 1_000_000  # of what cannot be had


def is_able(s: Shipyard, seat: i64, action: i64, money: i64) -> bool:
    """With so much money the seat can perform the action. [SY-5.5]"""
    if action == PURCHASE_COMMODITIES:
        return cheapest_on(s, TRAINS) <= money
    if action == RENT_CANAL:
        return cheapest_on(s, CANALS) <= money and can_lay(s, seat)
    if action == HIRE_EMPLOYEE:
        return can_hire(s, seat, money)
    if action == EXCHANGE_COMMODITIES:
        return s.trains[seat] != 0
    return True


def refuse_price(s: Shipyard, seat: i64, price: i64, short: i64) -> i64:
    """Say why a price cannot be paid: too little money, or too little would be left for the chosen action. [SY-7.5]"""
    if price > s.money[seat]:
        return short
    return ALLOWED if price <= s.free_money(seat) else KEEPS_TOO_LITTLE


def cheapest_on(s: Shipyard, column: i64) -> i64:
    """The price of the cheapest card of a display column. [SY-2.6]"""
    for space in range(SHELF):
        if s.on_shelf(column, space) != NONE:
            return s.figures.price[space]
    return BEYOND_PRICE


# --- employees -------------------------------------------------------------------------------------------------------


def extra_steps(s: Shipyard, place: i64) -> i64:
    """How many steps after the first the marker needs to a place on the track. [SY-14.1, SY-14.2]"""
    spaces = s.figures.hire_spaces
    return (place // s.figures.per_space - s.markers[HIRE_MARKER] - 1 + spaces) % spaces


def free_steps(s: Shipyard, seat: i64) -> i64:
    """How many further steps the seat's foreman spares it. [SY-17.10]"""
    return s.power(seat, FREE_HIRE_STEPS, NONE)


def hire_price(s: Shipyard, place: i64, free: i64) -> i64:
    """What the employee at a place costs: steps beyond the free ones, and a surcharge. [SY-14.1, SY-14.4]"""
    steps: i64 = extra_steps(s, place) - free
    return (steps if steps > 0 else 0) + s.figures.surcharge[s.employee_at[place]]


def refuse_employee(s: Shipyard, seat: i64, place: i64, free: i64, money: i64) -> i64:
    """Say why an employee cannot be taken. [SY-14.5]"""
    employee = s.employee_at[place]
    need = s.figures.requires[employee]
    if s.copies[employee] == 0:
        return STACK_EMPTY
    if has(s.staff[seat], employee):
        return HELD_ALREADY
    if need != NONE and not has(s.staff[seat], need):
        return LEVEL_MISSING
    price = hire_price(s, place, free)
    if price <= money:
        return ALLOWED
    return SURCHARGE_SHORT if price - s.figures.surcharge[employee] <= money else HIRE_SHORT


def can_hire(s: Shipyard, seat: i64, money: i64) -> bool:
    """Some employee can be had for so much money. [SY-5.5]"""
    free = free_steps(s, seat)
    for place in range(len(s.employee_at)):
        if refuse_employee(s, seat, place, free, money) == ALLOWED:
            return True
    return False


def cheapest_employee(s: Shipyard, seat: i64) -> i64:
    """What the cheapest employee costs that the seat may take. [SY-7.5]"""
    free = free_steps(s, seat)
    best: i64 = BEYOND_PRICE
    for place in range(len(s.employee_at)):
        if refuse_employee(s, seat, place, free, BEYOND_PRICE) == ALLOWED:
            price = hire_price(s, place, free)
            if price < best:
                best = price
    return best


# --- the exchange ----------------------------------------------------------------------------------------------------


def sale_price(s: Shipyard, seat: i64, load: i64, position: i64) -> i64:
    """What a load sells for at a position of the marker, traders included. [SY-15.6, SY-15.7]"""
    return s.figures.prices[position * 3 + load] + s.power(seat, SALE_BONUS, load)


def sale_of_train(s: Shipyard, seat: i64, train: i64, car: i64, position: i64) -> i64:
    """What the cars of a train sell for, from one car on."""
    total: i64 = 0
    for number in range(car, 3):
        total += sale_price(s, seat, s.figures.load[train * 3 + number], position)
    return total


def sale_of_best_train(s: Shipyard, seat: i64) -> i64:
    """The most that one of the seat's trains can be sold for in its next exchange. [SY-7.5]"""
    best: i64 = 0
    position: i64 = (s.markers[EXCHANGE_MARKER] + 1) % (len(s.figures.prices) // 3)
    for train in range(s.figures.trains):
        if has(s.trains[seat], train):
            sale = sale_of_train(s, seat, train, 0, position)
            if sale > best:
                best = sale
    return best


# --- canals ----------------------------------------------------------------------------------------------------------


def has_exit(s: Shipyard, canal: i64, side: i64) -> bool:
    """A canal as it lies has an opening on a side of the grid. [SY-11.2, SY-11.3]"""
    return has(s.figures.exits[canal], (side - s.turned[canal] + 4) % 4)


def neighbour(cell: i64, side: i64) -> i64:
    """The cell beyond a side: north is up, east to the right."""
    if side == 0:
        return cell - 1
    if side == 1:
        return cell + CELLS
    return cell + 1 if side == 2 else cell - CELLS


def canal_at(s: Shipyard, seat: i64, cell: i64) -> i64:
    """The canal of a seat's system in a cell, or NONE."""
    for canal in range(s.figures.canals):
        if s.lies[canal] == seat and s.cell[canal] == cell:
            return canal
    return NONE


def can_lay(s: Shipyard, seat: i64) -> bool:
    """The seat has no canal yet, or some exit of its system faces an empty cell. [SY-11.9]"""
    if not s.has_canal(seat):
        return True
    for canal in range(s.figures.canals):
        if s.lies[canal] == seat:
            for side in range(4):
                if has_exit(s, canal, side) and canal_at(s, seat, neighbour(s.cell[canal], side)) == NONE:
                    return True
    return False
