"""Rent Canal: the private canal systems. [SY-11, SY-23]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import canal_at, has_exit, neighbour, refuse_price
from blueriband.games.shipyard.data import SHELF
from blueriband.games.shipyard.routes import EDGE
from blueriband.games.shipyard.state import CANALS, FIRST_SIDE, Shipyard
from blueriband.games.shipyard.words import (
    CANAL_DETACHED,
    CANAL_LAID,
    CANAL_RENTED,
    CANAL_SHORT,
    CANAL_USED,
    CELLS,
    FIGURE_PLACED,
    GRID_MOVED,
    LAY,
    LAYING,
    NO_EXIT_THERE,
    REACH,
    REFILLING,
    RENT,
    START,
    STARTING,
    cell,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, second
from blueriband.parts.sets import has, only

ORIGIN: Final = cell(0, 0)
FAR: Final = 7  # a figure that has come farther is brought back to the middle of the grid


@final
class RentCanal(Step[Shipyard]):
    """Rent one displayed canal. [SY-11.1]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for space in range(SHELF):
            canal = s.on_shelf(CANALS, space)
            if canal != NONE:
                d.offer(move(RENT, canal), refuse_price(s, d.seat, s.figures.price[space], CANAL_SHORT))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        canal = noun(m)
        for space in range(SHELF):
            if s.on_shelf(CANALS, space) == canal:
                s.money[d.seat] -= s.figures.price[space]
                s.shelf[CANALS * SHELF + space] = NONE
                s.emit(CANAL_RENTED, d.seat, canal, s.figures.price[space])
        s.then(LAYING if s.has_canal(d.seat) else STARTING, d.seat, canal)
        s.then(REFILLING, d.seat, CANALS, CANALS)


@final
class StartSystem(Step[Shipyard]):
    """Lay the first canal and put the ship figure at one of its exits; x: the canal. [SY-11.4]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for side in range(4):
            d.offer(move(START, side), ALLOWED if has(s.figures.exits[d.x], side) else NO_EXIT_THERE)

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        side = noun(m)
        put_down(s, d.seat, d.x, ORIGIN, 0)
        s.tile[d.seat] = d.x
        s.space[d.seat] = EDGE[side]
        s.stern[d.seat] = FIRST_SIDE + side
        s.emit(FIGURE_PLACED, d.seat, side)


@final
class Lay(Step[Shipyard]):
    """Lay a canal in a cell, turned so that it joins the system; x: the canal. [SY-11.3, SY-11.5]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        seen: i64 = 0  # canals whose neighbours have been looked at
        for canal in range(s.figures.canals):
            if s.lies[canal] == d.seat:
                for side in range(4):
                    there = neighbour(s.cell[canal], side)
                    if has_exit(s, canal, side) and canal_at(s, d.seat, there) == NONE:
                        if not faces_earlier(s, d.seat, there, seen):
                            self.offer_cell(s, d, there)
                seen |= only(canal)

    def offer_cell(self, s: Shipyard, d: Decision, there: i64) -> None:
        """Offer an empty cell in every turn that fits on one side at least."""
        for turns in range(4):
            if fits(s, d.seat, d.x, there, turns):
                d.offer(move(LAY, there, turns))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        put_down(s, d.seat, d.x, noun(m), second(m))


def faces_earlier(s: Shipyard, seat: i64, there: i64, seen: i64) -> bool:
    """An exit of a canal that has been looked at faces the cell: it has been offered. [SY-11.5]"""
    for side in range(4):
        other = canal_at(s, seat, neighbour(there, side))
        if other != NONE and has(seen, other) and has_exit(s, other, (side + 2) % 4):
            return True
    return False


def fits(s: Shipyard, seat: i64, canal: i64, there: i64, turns: i64) -> bool:
    """A canal so turned in a cell has an exit that meets one of the system. [SY-11.5, SY-11.6]"""
    for side in range(4):
        if has(s.figures.exits[canal], (side - turns + 4) % 4):
            other = canal_at(s, seat, neighbour(there, side))
            if other != NONE and has_exit(s, other, (side + 2) % 4):
                return True
    return False


def put_down(s: Shipyard, seat: i64, canal: i64, there: i64, turns: i64) -> None:
    """Lay a canal and join its channels with those beside it. [SY-11.2]"""
    s.lies[canal] = seat
    s.cell[canal] = there
    s.turned[canal] = turns
    for side in range(4):
        other = canal_at(s, seat, neighbour(there, side))
        if other != NONE and has_exit(s, canal, side) and has_exit(s, other, (side + 2) % 4):
            s.joined[canal * 4 + side] = other
            s.joined[other * 4 + (side + 2) % 4] = canal
    s.emit(CANAL_LAID, seat, canal, there, turns)


def take_up(s: Shipyard, canal: i64) -> None:
    """Take a canal out of its system."""
    for side in range(4):
        other = s.joined[canal * 4 + side]
        if other != NONE:
            s.joined[other * 4 + (side + 2) % 4] = NONE
            s.joined[canal * 4 + side] = NONE
    s.lies[canal] = NONE
    s.cell[canal] = 0
    s.turned[canal] = 0
    s.spent |= only(canal)


def leave_behind(s: Shipyard, seat: i64, canal: i64) -> None:
    """A tile that the figure has left is used; what is no longer connected is lost. [SY-23.1 to SY-23.4]"""
    take_up(s, canal)
    s.used[seat] += 1
    s.emit(CANAL_USED, seat, canal)
    connected = connected_to(s, s.tile[seat])
    for other in range(s.figures.canals):
        if s.lies[other] == seat and not has(connected, other):
            take_up(s, other)
            s.emit(CANAL_DETACHED, seat, other)


def connected_to(s: Shipyard, canal: i64) -> i64:
    """The set of canals that a chain of joined borders leads to. [SY-23.3]"""
    found: i64 = only(canal)
    before: i64 = 0
    while before != found:
        before = found
        for here in range(s.figures.canals):
            if has(found, here):
                for side in range(4):
                    other = s.joined[here * 4 + side]
                    if other != NONE:
                        found |= only(other)
    return found


def recentre(s: Shipyard, seat: i64) -> None:
    """Call the figure's cell the origin again when it has come far: nothing but names changes."""
    here = s.cell[s.tile[seat]]
    x: i64 = here // CELLS - REACH
    y: i64 = here % CELLS - REACH
    if x > FAR or x < -FAR or y > FAR or y < -FAR:
        for canal in range(s.figures.canals):
            if s.lies[canal] == seat:
                s.cell[canal] += ORIGIN - here
        s.emit(GRID_MOVED, seat, s.tile[seat])
