"""The score. [TA-11]"""

from __future__ import annotations

from mypy_extensions import i64

from blueriband.games.transatlantic.data import COLUMNS, ROWS
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.engine import Outcome
from blueriband.parts.sets import has, members


def total(s: TransAtlantic, seat: i64) -> i64:
    """All points of a seat, were the game to end now. [TA-11.4]"""
    points: i64 = s.points[seat] + money_points(s, seat) + row_points(s, seat)
    for colour in range(COLUMNS):
        points += flag_points(s, seat, colour)
    return points


def flag_points(s: TransAtlantic, seat: i64, colour: i64) -> i64:
    """Steamships at sea and in the reserve, and headquarters, with one flag. [TA-11.4]"""
    f = s.figures
    cards: i64 = members(s.reserve[seat] & f.carrying[colour])
    for place in range(f.places):
        if s.is_mine(seat, place) and f.colour[s.ship[place]] == colour:
            cards += 1
    for card in range(f.cards):
        if has(s.headquarters[seat], card) and f.colour[card] == colour:
            cards += 1
    return cards * s.ship_value(seat, colour)


def money_points(s: TransAtlantic, seat: i64) -> i64:
    """A point for each full hundred. [TA-11.4]"""
    return s.money[seat] // s.figures.pounds_per_point


def row_points(s: TransAtlantic, seat: i64) -> i64:
    """Complete rows, and the markers in the topmost incomplete one. [TA-11.4]"""
    points: i64 = 0
    for number in range(ROWS):
        filled: i64 = 0
        for column in range(COLUMNS):
            if s.acquired(seat, column) > number:
                filled += 1
        if filled < COLUMNS:
            return points + filled * s.figures.partial_points[number]
        points += s.figures.row_points[number]
    return points


def youngest(s: TransAtlantic, seat: i64) -> i64:
    """The year of the seat's youngest ship at sea or in the reserve, 0 without any. [TA-11.6]"""
    year: i64 = 0
    for place in range(s.figures.places):
        if s.is_mine(seat, place) and s.figures.year[s.ship[place]] > year:
            year = s.figures.year[s.ship[place]]
    for card in range(s.figures.cards):
        if has(s.reserve[seat], card) and s.figures.year[card] > year:
            year = s.figures.year[card]
    return year


def sources(s: TransAtlantic, seat: i64) -> dict[str, int]:
    """Where the points of a seat come from: during the game, and at the end. [TA-11.3, TA-11.4]"""
    found: dict[str, int] = {"during": s.points[seat]}
    for colour in range(COLUMNS):
        found[s.figures.flag_ids[colour]] = flag_points(s, seat, colour)
    found["money"] = money_points(s, seat)
    found["rows"] = row_points(s, seat)
    return found


def outcome(s: TransAtlantic) -> Outcome | None:
    """The most points win, then the youngest ship; without any ship the victory is shared. [TA-11.5, TA-11.6]"""
    if not s.over:
        return None
    scores: list[int] = [total(s, seat) for seat in range(s.seats)]
    order = sorted([(-scores[seat], -youngest(s, seat), seat) for seat in range(s.seats)])
    winners = [seat for points, year, seat in order if (points, year) == (order[0][0], order[0][1])]
    rule = "TA-12.4" if s.quiet_end else "TA-12.1"
    ranking = [seat for _points, _year, seat in order]
    ranks = [(-scores[seat], -youngest(s, seat)) for seat in range(s.seats)]
    places = [1 + len([other for other in ranks if other < ranks[seat]]) for seat in range(s.seats)]
    return Outcome(scores, ranking, rule, [sources(s, seat) for seat in range(s.seats)], winners, places)
