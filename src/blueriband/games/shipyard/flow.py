"""Performing actions, laps, the end of the game and what follows it. [SY-7.1, SY-24 to SY-27]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import is_able
from blueriband.games.shipyard.actions.people import MANUFACTURE, RECRUIT
from blueriband.games.shipyard.actions.track import ACTION_CARDS, is_in_game
from blueriband.games.shipyard.actions.trains import begin_exchange, pay_subsidy
from blueriband.games.shipyard.data import (
    BUILD_SHIPS,
    EXCHANGE_COMMODITIES,
    HIRE_EMPLOYEE,
    MANUFACTURE_EQUIPMENT,
    PURCHASE_COMMODITIES,
    RECRUIT_CREW,
    RENT_CANAL,
)
from blueriband.games.shipyard.scoring import contract_points, total, trader_points
from blueriband.games.shipyard.state import GIVEN_UP, HELD, Shipyard
from blueriband.games.shipyard.words import (
    BUILDING,
    BUYING,
    CONTRACT_DISCARDED,
    CONTRACT_KEPT,
    CONTRACT_SCORED,
    DISCARD,
    DISCARDING,
    FINAL_ACTION,
    FINAL_CHOOSING,
    FINAL_CHOSEN,
    FINAL_UNABLE,
    FINISHING,
    GATHERING,
    HIRING,
    KEEP,
    KEEP_ONE_EACH,
    KEEPING,
    LAP_COMPLETED,
    LAST_CHANCE,
    LAUNCHING,
    NOT_IN_GAME,
    OTHER_COLOUR,
    PASS,
    PASSED,
    PERFORMING,
    POINTS_SCORED,
    RENTING,
    SCORING,
    TRADERS_SCORED,
    TURN,
    TURNING,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import only

# what a seat is asked for outside turns; in the frames of GATHERING
TO_DISCARD: Final = 0
TO_ACT: Final = 1
TO_COMPLETE: Final = 2
TO_KEEP: Final = 3


@final
class Perform(Step[Shipyard]):
    """Set an action going; x: the action. [SY-7.1]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        if d.x == BUILD_SHIPS:
            s.then(BUILDING, d.seat)
        elif d.x == PURCHASE_COMMODITIES:
            s.then(BUYING, d.seat)
        elif d.x == RENT_CANAL:
            s.then(RENTING, d.seat)
        elif d.x == MANUFACTURE_EQUIPMENT:
            s.then(TURNING, d.seat, MANUFACTURE)
        elif d.x == RECRUIT_CREW:
            s.then(TURNING, d.seat, RECRUIT)
        elif d.x == HIRE_EMPLOYEE:
            s.then(HIRING, d.seat)
        elif d.x == EXCHANGE_COMMODITIES:
            begin_exchange(s, d.seat)
        else:
            pay_subsidy(s, d.seat)


@final
class TurnEnd(Step[Shipyard]):
    """Check for a lap and for the end, then the next seat plays. [SY-3.6, SY-24, SY-25]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        if s.lap_done:
            complete_lap(s)
        last: bool = d.seat == (s.starter + s.seats - 1) % s.seats
        if s.countdown == 0 or (s.ending and last):
            s.early = s.countdown > 0
            s.then(FINISHING, s.starter)
        else:
            s.then(TURN, (d.seat + 1) % s.seats)


def complete_lap(s: Shipyard) -> None:
    """The countdown goes on, and contracts may have to be given up, by everybody in secret. [SY-24.2, SY-24.3]"""
    s.lap_done = False
    s.countdown -= 1
    s.emit(LAP_COMPLETED, NOBODY, s.countdown)
    lap: i64 = s.figures.laps[s.seats] - s.countdown
    discards = s.figures.discards[s.seats * 10 + lap]
    if discards > 0 and s.countdown > 0:
        for turn in range(s.seats):
            s.then(GATHERING, (s.starter + turn) % s.seats, TO_DISCARD, discards)


@final
class Gather(Step[Shipyard]):
    """Ask one seat after the other for what all decide at the same time, or in seat order; x: what, y: how many."""

    def run(self, s: Shipyard, d: Decision) -> None:
        s.begin_turn(d.seat)
        if d.x == TO_DISCARD:
            s.then(DISCARDING, d.seat, 0, d.y)
            s.then(DISCARDING, d.seat, 1, d.y)
        elif d.x == TO_ACT:
            s.then(FINAL_CHOOSING, d.seat)
        elif d.x == TO_COMPLETE:
            s.then(LAST_CHANCE, d.seat)
            s.then(LAUNCHING, d.seat)
        else:
            s.then(KEEPING, d.seat, 0)
            s.then(KEEPING, d.seat, 1)


def holds(s: Shipyard, seat: i64, colour: i64) -> i64:
    """How many contracts of a colour the seat holds."""
    count: i64 = 0
    for contract in range(s.figures.contracts):
        if s.contract[contract] == HELD + seat and s.figures.contract_colour[contract] == colour:
            count += 1
    return count


@final
class DiscardContract(Step[Shipyard]):
    """Give up contracts of one colour, in secret; x: the colour, y: how many. [SY-24.3, SY-24.4]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        if d.y == 0:
            return
        for contract in range(s.figures.contracts):
            if s.contract[contract] == HELD + d.seat:
                wanted = s.figures.contract_colour[contract] == d.x
                d.offer(move(DISCARD, contract), ALLOWED if wanted else OTHER_COLOUR)

    def left_for(self, s: Shipyard, d: Decision) -> i64:
        """Contracts of the colour that are still to be given up. [SY-24.3]"""
        return d.y

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        s.contract[noun(m)] = GIVEN_UP + d.seat
        s.emit(CONTRACT_DISCARDED, d.seat, noun(m), seen_by=only(d.seat))
        s.then(DISCARDING, d.seat, d.x, d.y - 1)

    def run(self, s: Shipyard, d: Decision) -> None:
        """All are given up."""


@final
class Finish(Step[Shipyard]):
    """The end: final actions, the last chance, contracts to keep, and the score. [SY-25.5]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        s.finishing = True
        for what in range(TO_ACT, TO_KEEP + 1):
            for turn in range(s.seats):
                s.then(GATHERING, (s.starter + turn) % s.seats, what)
        s.then(SCORING, s.starter)


@final
class FinalAction(Step[Shipyard]):
    """Perform one action of free choice, or pass. [SY-26]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for action in range(ACTION_CARDS):
            ruling: i64 = ALLOWED if is_able(s, d.seat, action, s.money[d.seat]) else FINAL_UNABLE
            d.offer(move(FINAL_ACTION, action), ruling if is_in_game(s, action) else NOT_IN_GAME)
        d.offer(move(PASS))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == PASS:
            s.emit(PASSED, d.seat)
            return
        s.emit(FINAL_CHOSEN, d.seat, noun(m))
        s.then(PERFORMING, d.seat, noun(m))
        s.then(LAUNCHING, d.seat)


@final
class KeepContract(Step[Shipyard]):
    """After an early end, keep one contract of a colour, in secret; x: the colour. [SY-29.2]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        if holds(s, d.seat, d.x) > 1:
            for contract in range(s.figures.contracts):
                if s.contract[contract] == HELD + d.seat:
                    wanted = s.figures.contract_colour[contract] == d.x
                    d.offer(move(KEEP, contract), ALLOWED if wanted else KEEP_ONE_EACH)

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        for contract in range(s.figures.contracts):
            if s.contract[contract] == HELD + d.seat and s.figures.contract_colour[contract] == d.x:
                if contract != noun(m):
                    s.contract[contract] = GIVEN_UP + d.seat
        s.emit(CONTRACT_KEPT, d.seat, noun(m), seen_by=only(d.seat))

    def run(self, s: Shipyard, d: Decision) -> None:
        """There is one at the most."""


@final
class Score(Step[Shipyard]):
    """Reveal the contracts and say what everybody has scored. [SY-29]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        s.reveal()
        s.active = NOBODY
        for seat in range(s.seats):
            for contract in range(s.figures.contracts):
                if s.contract[contract] == HELD + seat:
                    s.emit(CONTRACT_SCORED, seat, contract, contract_points(s, seat, contract))
            s.emit(TRADERS_SCORED, seat, trader_points(s, seat))
            s.emit(POINTS_SCORED, seat, total(s, seat))
