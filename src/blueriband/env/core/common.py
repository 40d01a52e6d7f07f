"""What the observers share: whose question it is, seats as seen from one of them, and the figures of ship cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.env.core.pen import Pen, Stamps
from blueriband.kernel.engine import NOBODY, State
from blueriband.parts.roster import CLIPPER, COLOURS, HEADQUARTERS, NEUTRAL, STEAMSHIP, Roster

FIRST_YEAR: Final = 1800  # years count from here
CARD_SCALES: Final = [1, 1, 1, 1, 100, 60, 200, 100, 30, 300, 1, 1, 1, 1, 1]  # four kinds … five flags


def ship_cards(f: Roster, added: list[vec[i64]]) -> Stamps:
    """Return the cells of ship cards: kind, age, number, price, income, speed, tonnage, flag, and what a game adds."""
    rows: list[list[int]] = []
    for card in range(f.cards):
        kinds = [1 if f.kind[card] == kind else 0 for kind in (STEAMSHIP, CLIPPER, NEUTRAL, HEADQUARTERS)]
        year: int = f.year[card] - FIRST_YEAR if f.year[card] > 0 else 0
        figures: list[int] = [year, card + 1, f.price[card], f.income[card], f.speed[card], f.tonnage[card] // 100]
        colours = [1 if f.colour[card] == colour else 0 for colour in range(COLOURS)]
        rows.append(kinds + figures + colours + [row[card] for row in added])
    return Stamps(rows)


def put_question(pen: Pen, s: State, me: i64, steps: i64) -> None:
    """Write who is asked; what, and about what, only where it is the seat itself."""
    d = s.decision
    put_seat(pen, s, me, NOBODY if s.over else d.seat)
    if s.over or d.seat != me:
        pen.skip(steps + 3)
        return
    pen.one_of(d.step, steps)
    pen.put(d.x)
    pen.put(d.y)
    pen.put(d.z)


def put_seat(pen: Pen, s: State, me: i64, seat: i64) -> None:
    """Write a seat as seen from another; zeros for NOBODY."""
    if seat >= me:
        pen.cells[pen.at + seat - me] = 1
    elif seat != NOBODY:
        pen.cells[pen.at + seat - me + s.seats] = 1
    pen.at += s.seats


def seat_after(s: State, me: i64, turn: i64) -> i64:
    """Return the seat that sits so many places after another."""
    seat: i64 = me + turn
    return seat if seat < s.seats else seat - s.seats


def put_by_seat(pen: Pen, s: State, me: i64, row: vec[i64], width: i64) -> None:
    """Write so many numbers of each seat, the seat itself first."""
    pen.numbers(row, me * width, (s.seats - me) * width)
    pen.numbers(row, 0, me * width)
