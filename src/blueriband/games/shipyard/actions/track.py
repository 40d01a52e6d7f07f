"""The action track: advancing a card, choosing one, income and the bonus action. [SY-3 to SY-7]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import cheapest_employee, is_able, sale_of_best_train
from blueriband.games.shipyard.data import ACTIONS, EXCHANGE_COMMODITIES, HIRE_EMPLOYEE, RECEIVE_SUBSIDY
from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import (
    ACTION_CHOSEN,
    ACTION_SKIPPED,
    AFTER,
    BEFORE,
    BLOCKS_CHOSEN,
    BONUS,
    BONUS_ACTION,
    BONUS_BOUGHT,
    BONUS_UNABLE,
    CANNOT_PERFORM,
    CARD_ADVANCED,
    CARD_OCCUPIED,
    CHOOSE,
    CHOOSING,
    CHOSEN_ALREADY,
    GO_ON,
    INCOME_PAID,
    LAUNCHING,
    LEAD_CARD,
    LINE_PUSHED,
    NOT_IN_GAME,
    PERFORMING,
    RELEASING,
    TURN_BEGUN,
    TURN_END,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, row, verb

ACTION_CARDS: Final = len(ACTIONS)
REGULAR: Final = 1  # as x of CHOOSING


@final
class Turn(Step[Shipyard]):
    """Begin a turn: but for first turns, the card chosen before goes to the front. [SY-3.1, SY-3.2, SY-3.3]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        s.begin_turn(d.seat)
        s.emit(TURN_BEGUN, d.seat)
        s.bonus_bought = False
        regular: i64 = 0
        if s.openings > 0:
            s.openings -= 1
        else:
            regular = REGULAR
            advance_card(s, d.seat)
        s.then(CHOOSING, d.seat, regular)
        s.then(LAUNCHING, d.seat)
        s.then(TURN_END, d.seat)


def is_in_game(s: Shipyard, action: i64) -> bool:
    """The action is used with this number of players. [SY-2.8]"""
    return s.figures.players[action] <= s.seats


def lead(s: Shipyard) -> i64:
    """The card in front."""
    best: i64 = 0
    for action in range(1, ACTION_CARDS):
        if is_in_game(s, action) and s.position[action] > s.position[best]:
            best = action
    return best


def advance_card(s: Shipyard, seat: i64) -> None:
    """Put the card in front of the line; a full loop pushes the last cards on. [SY-4]"""
    moved: i64 = s.single[seat]
    if s.seats == 2:
        moved = s.double[seat]
        s.double[seat] = s.single[seat]
    s.single[seat] = NONE
    front: i64 = s.position[lead(s)] + 1
    s.position[moved] = front
    s.emit(CARD_ADVANCED, seat, moved)
    s.lap_done = front % s.figures.track == 0  # [SY-24.1]
    last: i64 = front
    for action in range(ACTION_CARDS):
        if is_in_game(s, action) and s.position[action] < last:
            last = s.position[action]
    if last + s.figures.track == front + 1:
        push_line(s, last)


def push_line(s: Shipyard, last: i64) -> None:
    """Push the last card and the unbroken run ahead of it one space on. [SY-4.5, SY-4.6]"""
    end: i64 = last
    while card_at(s, end) != NONE:
        end += 1
    s.emit(LINE_PUSHED, s.active, end - last)
    while end > last:
        end -= 1
        s.position[card_at(s, end)] = end + 1


def card_at(s: Shipyard, position: i64) -> i64:
    """The card at a position, or NONE."""
    for action in range(ACTION_CARDS):
        if is_in_game(s, action) and s.position[action] == position:
            return action
    return NONE


def is_occupied(s: Shipyard, action: i64) -> bool:
    """A figure stands on the card. [SY-5.1]"""
    for seat in range(s.seats):
        if s.single[seat] == action or s.double[seat] == action:
            return True
    return False


@final
class Choose(Step[Shipyard]):
    """Choose a free card whose action can be performed; x: REGULAR or not. [SY-5]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        front: i64 = lead(s) if d.x == REGULAR else NONE
        rulings = row(ACTION_CARDS, ALLOWED)
        stuck: bool = True
        for action in range(ACTION_CARDS):
            rulings[action] = self.refusal(s, d.seat, action, front)
            stuck = stuck and rulings[action] != ALLOWED
        for action in range(ACTION_CARDS):
            only_unable = stuck and rulings[action] == CANNOT_PERFORM
            d.offer(move(CHOOSE, action), ALLOWED if only_unable else rulings[action])  # [SY-5.6]

    def refusal(self, s: Shipyard, seat: i64, action: i64, front: i64) -> i64:
        """Say why a card cannot be chosen. [SY-5.1 to SY-5.4]"""
        if not is_in_game(s, action):
            return NOT_IN_GAME
        if is_occupied(s, action):
            return CARD_OCCUPIED
        if action == front:
            return LEAD_CARD
        if not is_able(s, seat, action, s.money[seat] + income(s, action)):
            return CANNOT_PERFORM
        return ALLOWED

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        action, seat = noun(m), d.seat
        earned = income(s, action)
        if s.seats == 2 and s.double[seat] == NONE:
            s.double[seat] = action  # the first of two first turns [SY-3.3]
        else:
            s.single[seat] = action
        s.emit(ACTION_CHOSEN, seat, action)
        if earned > 0:
            s.money[seat] += earned
            s.emit(INCOME_PAID, seat, earned)
        if is_able(s, seat, action, s.money[seat]):
            s.then(BONUS, seat, action, BEFORE)
            s.then(PERFORMING, seat, action)
        else:
            s.emit(ACTION_SKIPPED, seat, action)
        s.then(BONUS, seat, action, AFTER)


def income(s: Shipyard, chosen: i64) -> i64:
    """A guilder for each occupied card ahead; behind all figures, also for empty spaces ahead. [SY-6]"""
    here = s.position[chosen]
    earned: i64 = 0
    nearest: i64 = NONE
    behind_all: bool = True
    for action in range(ACTION_CARDS):
        if action != chosen and is_in_game(s, action):
            there = s.position[action]
            if there > here:
                if nearest == NONE or there < s.position[nearest]:
                    nearest = action
                if is_occupied(s, action):
                    earned += 1
            elif is_occupied(s, action):
                behind_all = False
    if behind_all and nearest != NONE:
        earned += (s.position[nearest] - here - 1) // s.figures.spaces_per_guilder
    return earned


@final
class Bonus(Step[Shipyard]):
    """Buy a bonus action before or after the chosen one, or go on; x: the chosen one, y: BEFORE or AFTER. [SY-7]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        if s.bonus_bought:
            return
        need = self.needed(s, d)
        for action in range(ACTION_CARDS):
            d.offer(move(BONUS_ACTION, action), self.refusal(s, d.seat, d.x, action, need))
        if len(d.moves) > 0:
            d.offer(move(GO_ON))

    def needed(self, s: Shipyard, d: Decision) -> i64:
        """What must be left for the chosen action: only hiring can be lost. [SY-7.5]"""
        return cheapest_employee(s, d.seat) if d.y == BEFORE and d.x == HIRE_EMPLOYEE else 0

    def refusal(self, s: Shipyard, seat: i64, chosen: i64, action: i64, need: i64) -> i64:
        if not is_in_game(s, action):
            return NOT_IN_GAME
        if action == chosen:
            return CHOSEN_ALREADY
        left: i64 = s.money[seat] - s.figures.bonus_cost
        if left < 0 or not is_able(s, seat, action, left):
            return BONUS_UNABLE
        if action == RECEIVE_SUBSIDY:
            left += s.figures.subsidy
        elif action == EXCHANGE_COMMODITIES:
            left += sale_of_best_train(s, seat)
        return ALLOWED if left >= need else BLOCKS_CHOSEN

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        if verb(m) == GO_ON:
            return
        action = noun(m)
        s.keep = self.needed(s, d)
        s.money[d.seat] -= s.figures.bonus_cost
        s.bonus_bought = True
        s.emit(BONUS_BOUGHT, d.seat, action, s.figures.bonus_cost)
        s.then(PERFORMING, d.seat, action)
        s.then(RELEASING, d.seat)

    def run(self, s: Shipyard, d: Decision) -> None:
        """No bonus action can be had."""


@final
class Release(Step[Shipyard]):
    """The bonus action is over: nothing need be kept back any more. [SY-7.5]"""

    def run(self, s: Shipyard, d: Decision) -> None:
        s.keep = 0
