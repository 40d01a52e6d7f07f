"""Columns and the tokens that fill them. [CO-9]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import COLUMNS, SPOTS
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    COLUMN_FULL,
    DECLINE,
    FROM_COAL,
    FROM_HEADQUARTERS,
    FROM_HOUSE,
    GAINING,
    MUST_TAKE,
    NOT_FEWEST,
    SUBSTITUTE_SHORT,
    TOKEN,
    TOKEN_DECLINED,
    TOKEN_GAINED,
    TOKEN_MISSED,
    TOKEN_SHORT,
    WRONG_COLUMN,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun, verb


def gain_token(s: CrossingOceans, seat: i64, source: i64, column: i64) -> None:
    """Give a seat the token of a column, or let it choose what stands in for it. [CO-9.3]"""
    s.then(GAINING, seat, source, column)


@final
class Gain(Step[CrossingOceans]):
    """Take a token; x: where it comes from, y: the column it is meant for; of a house it is any trade column.

    While the column has room there is nothing to choose but, with coal, whether to take it. A full column gives the
    one with the fewest tokens instead. [CO-9.2, CO-9.3]
    """

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        if d.x == FROM_HEADQUARTERS and not s.is_full(d.seat, d.y):
            return
        fewest = fewest_elsewhere(s, d.seat, d.x, d.y)
        for column in range(COLUMNS):
            d.offer(move(TOKEN, column), self.refusal(s, d.seat, d.x, d.y, column, fewest))
        if len(d.moves) > 0:
            d.offer(move(DECLINE), ALLOWED if d.x == FROM_COAL else MUST_TAKE)  # [CO-3.4, CO-9.7]

    def refusal(self, s: CrossingOceans, seat: i64, source: i64, wanted: i64, column: i64, fewest: i64) -> i64:
        """Say why a column cannot be had. [CO-9.2, CO-9.4, CO-9.6, CO-9.7]"""
        if fewest < 0 and not is_meant(s, source, wanted, column):
            return WRONG_COLUMN
        if s.is_full(seat, column):
            return COLUMN_FULL
        if fewest >= 0 and s.added(seat, column) != fewest:
            return NOT_FEWEST
        if source != FROM_HEADQUARTERS and s.spot_cost(seat, column) > s.money[seat]:
            return TOKEN_SHORT if fewest < 0 else SUBSTITUTE_SHORT
        return ALLOWED

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        if verb(m) == TOKEN:
            add_token(s, d.seat, d.x, noun(m))
        else:
            s.emit(TOKEN_DECLINED, d.seat, d.x)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """A headquarters' token has room; or no token can be had at all. [CO-9.4, CO-9.5]"""
        if d.x == FROM_HEADQUARTERS and not s.is_full(d.seat, d.y):
            add_token(s, d.seat, d.x, d.y)
        else:
            s.emit(TOKEN_MISSED, d.seat, d.x)


def is_meant(s: CrossingOceans, source: i64, wanted: i64, column: i64) -> bool:
    """The token is meant for this column: of a house, any trade column. [CO-9.3]"""
    return s.figures.trade[column] == 1 if source == FROM_HOUSE else column == wanted


def fewest_elsewhere(s: CrossingOceans, seat: i64, source: i64, wanted: i64) -> i64:
    """Return the fewest tokens in any other column, once all columns it is meant for are full; else -1. [CO-9.2]"""
    fewest: i64 = SPOTS
    for column in range(COLUMNS):
        if is_meant(s, source, wanted, column):
            if not s.is_full(seat, column):
                return -1
        elif s.added(seat, column) < fewest:
            fewest = s.added(seat, column)
    return fewest


def add_token(s: CrossingOceans, seat: i64, source: i64, column: i64) -> None:
    """Pay what the topmost empty spot costs, a headquarters' token costing nothing, and fill it. [CO-9.1]"""
    cost: i64 = 0 if source == FROM_HEADQUARTERS else s.spot_cost(seat, column)
    s.money[seat] -= cost
    s.tokens[seat * COLUMNS + column] += 1
    s.emit(TOKEN_GAINED, seat, column, cost)
