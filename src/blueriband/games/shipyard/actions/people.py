"""Manufacture Equipment, Recruit Crew and Hire Employee. [SY-12, SY-13, SY-14]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import (
    HIRE_MARKER,
    extra_steps,
    free_steps,
    hire_price,
    refuse_employee,
    refuse_price,
)
from blueriband.games.shipyard.data import EXTRA_ON_MANUFACTURE, EXTRA_ON_RECRUIT, FREE_RING_STEPS
from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import (
    DECLINE,
    EMPLOYEE_HIRED,
    ENGAGE,
    ENGAGING,
    HIRE,
    PIECE_ADDED,
    PIECE_MADE,
    PUSH,
    RECRUIT_SHORT,
    STEPS_SHORT,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import has, only

RING: Final = 4  # spaces of a ring
MOST_STEPS: Final = 3  # beyond the first
MANUFACTURE: Final = 0  # as x of TURNING
RECRUIT: Final = 1


@final
class Turning(Step[Shipyard]):
    """Push the marker one space, and up to three more for money; x: MANUFACTURE or RECRUIT. [SY-12.1, SY-13.1]"""

    def rule_for(self, s: Shipyard, d: Decision) -> str:
        return self.rule if d.x == MANUFACTURE else "SY-13.1"

    def offer(self, s: Shipyard, d: Decision) -> None:
        for steps in range(MOST_STEPS + 1):
            short: i64 = STEPS_SHORT if d.x == MANUFACTURE else RECRUIT_SHORT
            ruling = refuse_price(s, d.seat, self.cost(s, d.seat, steps), short)
            d.offer(move(PUSH, steps), ALLOWED if steps == 0 else ruling)

    def cost(self, s: Shipyard, seat: i64, steps: i64) -> i64:
        """A guilder for each further step, the first ones free with an accountant. [SY-12.1, SY-17.9]"""
        paid: i64 = steps - s.power(seat, FREE_RING_STEPS, NONE)
        return paid if paid > 0 else 0

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        cost = self.cost(s, d.seat, noun(m))
        s.money[d.seat] -= cost
        s.markers[d.x] = (s.markers[d.x] + 1 + noun(m)) % RING
        item = s.figures.ring[d.x * RING + s.markers[d.x]]
        s.gain(d.seat, item, 1)  # [SY-12.2]
        s.emit(PIECE_MADE, d.seat, item, cost)
        effect: i64 = EXTRA_ON_MANUFACTURE if d.x == MANUFACTURE else EXTRA_ON_RECRUIT
        for employee in range(s.figures.employees):
            if has(s.staff[d.seat], employee) and s.figures.effect[employee] == effect:
                s.then(ENGAGING, d.seat, employee)


@final
class Engage(Step[Shipyard]):
    """Let an engineer or a recruiter add a piece, or not; x: the employee. [SY-12.3, SY-13.1]"""

    def rule_for(self, s: Shipyard, d: Decision) -> str:
        return self.rule if s.figures.effect[d.x] == EXTRA_ON_MANUFACTURE else "SY-13.1"

    def offer(self, s: Shipyard, d: Decision) -> None:
        d.offer(move(ENGAGE, d.x))
        d.offer(move(DECLINE))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == ENGAGE:
            item = s.figures.target[d.x]
            s.gain(d.seat, item, s.figures.amount[d.x])
            s.emit(PIECE_ADDED, d.seat, item, d.x)


@final
class Hire(Step[Shipyard]):
    """Take an employee; where it sits says how far the marker goes. [SY-14]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        free = free_steps(s, d.seat)
        for place in range(len(s.employee_at)):
            ruling = refuse_employee(s, d.seat, place, free, s.free_money(d.seat))
            d.offer(move(HIRE, s.employee_at[place]), ruling)

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        employee = noun(m)
        place: i64 = 0
        while s.employee_at[place] != employee:
            place += 1
        price = hire_price(s, place, free_steps(s, d.seat))
        steps: i64 = extra_steps(s, place) + 1
        s.money[d.seat] -= price
        s.markers[HIRE_MARKER] = (s.markers[HIRE_MARKER] + steps) % s.figures.hire_spaces
        s.copies[employee] -= 1
        s.staff[d.seat] |= only(employee)
        s.emit(EMPLOYEE_HIRED, d.seat, employee, price)
