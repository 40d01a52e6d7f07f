"""The score: ships, contracts and traders. [SY-29, SY-30]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.shipyard.data import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    ORANGE,
    PROPELLER,
    ROW,
    SAIL,
    SMOKESTACK,
    SOLDIER,
)
from blueriband.games.shipyard.state import HELD, ITEM_KINDS, SHIP_SIZE, Shipyard
from blueriband.kernel.engine import NONE, Outcome
from blueriband.parts.sets import has, members, only


def total(s: Shipyard, seat: i64) -> i64:
    """All points of a seat; a colour of which it holds several contracts does not count yet. [SY-29]"""
    return s.points[seat] + trader_points(s, seat) + held_points(s, seat, 0) + held_points(s, seat, 1)


def held_points(s: Shipyard, seat: i64, colour: i64) -> i64:
    """The points of the seat's one contract of a colour; none while it holds several. [SY-29.1, SY-29.2]"""
    points: i64 = 0
    held: i64 = 0
    for contract in range(s.figures.contracts):
        if s.contract[contract] == HELD + seat and s.figures.contract_colour[contract] == colour:
            points = contract_points(s, seat, contract)
            held += 1
    return points if held == 1 else 0


def trader_points(s: Shipyard, seat: i64) -> i64:
    """What employees count at the end. [SY-29.3]"""
    points: i64 = 0
    for employee in range(s.figures.employees):
        if has(s.staff[seat], employee):
            points += s.figures.end_points[employee]
    return points


def contract_points(s: Shipyard, seat: i64, contract: i64) -> i64:
    """The table of a contract at the measured value, and so much for each beyond it. [SY-30]"""
    f = s.figures
    value = measured(s, seat, f.measure[contract])
    first: i64 = f.table_start[contract]
    last: i64 = f.table_start[contract + 1] - first - 1
    if value <= last:
        return f.table[first + value]
    return f.table[first + last] + f.beyond[contract] * (value - last)


def measured(s: Shipyard, seat: i64, measure: i64) -> i64:
    """The value that a contract measures; the numbers are those of MEASURES in data.py. [SY-30]"""
    if measure == 0:
        return employee_types(s, seat)
    if measure == 3 or measure == 8:
        return employees(s, seat, measure == 3)
    if measure == 18:
        return elements(s, seat)
    if measure == 23:
        return s.used[seat]
    fleet = s.fleet
    value: i64 = 0
    ship: i64 = 0
    while ship < len(fleet):
        if fleet[ship] == seat:
            value += of_cards(s, ship, measure) if measure < 12 else of_pieces(s, ship, measure)
        ship += SHIP_SIZE
    return value


def of_cards(s: Shipyard, ship: i64, measure: i64) -> i64:
    """What one ship's cards add to a green contract. [SY-30.1, SY-30.4]"""
    f = s.figures
    if measure == 2:
        buoys, boats = printed(s, ship, f.lifebuoy), printed(s, ship, f.lifeboat)
        return 1 if buoys > 0 and boats > 0 and printed(s, ship, f.lantern) > 0 else 0
    if measure == 4:
        return 1 if cards(s, ship) >= 7 else 0
    if measure == 5:
        return printed(s, ship, f.lifeboat)
    if measure == 6:
        return printed(s, ship, f.lantern)
    if measure == 7:
        return printed(s, ship, f.lifebuoy)
    if measure == 9:
        return 1 if cards(s, ship) == 6 else 0
    if measure == 10:
        return 1 if cards(s, ship) == 5 else 0
    return cards(s, ship) if measure == 11 else 1


def cards(s: Shipyard, ship: i64) -> i64:
    """How many cards a ship of the fleet has."""
    fleet = s.fleet
    count: i64 = 0
    for place in range(ship + 3, ship + 3 + ROW):
        if fleet[place] != NONE:
            count += 1
    return count


def printed(s: Shipyard, ship: i64, feature: vec[i64]) -> i64:
    """How often something is printed on the cards of a ship of the fleet."""
    fleet = s.fleet
    count: i64 = 0
    for place in range(ship + 3, ship + 3 + ROW):
        if fleet[place] != NONE:
            count += feature[fleet[place]]
    return count


def pieces(s: Shipyard, ship: i64, item: i64) -> i64:
    """How many pieces of a kind a ship of the fleet carries."""
    return s.fleet[ship + 3 + ROW + item]


def of_pieces(s: Shipyard, ship: i64, measure: i64) -> i64:
    """What one ship's pieces add to a blue contract. [SY-30.1, SY-30.2]"""
    soldiers, businessmen = pieces(s, ship, SOLDIER), pieces(s, ship, BUSINESSMAN)
    cannons, cranes = pieces(s, ship, CANNON), pieces(s, ship, CRANE)
    if measure == 12:
        return soldiers
    if measure == 13:
        return businessmen
    if measure == 14:
        return soldiers if soldiers < cannons else cannons
    if measure == 15:
        return businessmen if businessmen < cranes else cranes
    if measure == 16:
        return 1 if soldiers > 0 and businessmen > 0 and cannons > 0 and cranes > 0 else 0
    sails, stacks, propellers = pieces(s, ship, SAIL), pieces(s, ship, SMOKESTACK), pieces(s, ship, PROPELLER)
    if measure == 17:
        return 1 if sails > 0 and stacks > 0 and propellers > 0 else 0
    if measure == 19:
        return pieces(s, ship, CAPTAIN) - 1
    if measure == 20:
        return sails // 2
    return stacks // 2 if measure == 21 else propellers


def employee_types(s: Shipyard, seat: i64) -> i64:
    """Different colours among the seat's employees, level-2 traders being a type of their own. [SY-30.3]"""
    count: i64 = 0
    for kind in s.figures.types:
        if s.staff[seat] & kind != 0:
            count += 1
    return count


def employees(s: Shipyard, seat: i64, some: bool) -> i64:
    """How many employees the seat has, or only blue, yellow and orange ones."""
    if not some:
        return members(s.staff[seat])
    types = s.figures.types
    count: i64 = 0
    for kind in range(ORANGE, len(types)):
        count += members(s.staff[seat] & types[kind])
    return count


def elements(s: Shipyard, seat: i64) -> i64:
    """How many of the eight kinds of piece occur in the fleet, a captain beyond a ship's first being an officer."""
    fleet = s.fleet
    found: i64 = 0
    ship: i64 = 0
    kinds: i64 = ITEM_KINDS
    while ship < len(fleet):
        if fleet[ship] == seat:
            for item in range(kinds):
                least: i64 = 1 if item == CAPTAIN else 0
                if pieces(s, ship, item) > least:
                    found |= only(item)
        ship += SHIP_SIZE
    return members(found)


def sources(s: Shipyard, seat: i64) -> dict[str, int]:
    """Where the points of a seat come from."""
    return {
        "ships": s.points[seat],
        "green_contract": held_points(s, seat, 0),
        "blue_contract": held_points(s, seat, 1),
        "traders": trader_points(s, seat),
    }


def outcome(s: Shipyard) -> Outcome | None:
    """The most points win, then guilders; with both equal the rank is shared. [SY-29.5, SY-29.6]"""
    if not s.over:
        return None
    scores: list[int] = [total(s, seat) for seat in range(s.seats)]
    order = sorted([(-scores[seat], -s.money[seat], seat) for seat in range(s.seats)])
    winners = [seat for points, money, seat in order if (points, money) == (order[0][0], order[0][1])]
    rule = "SY-25.2" if s.early else "SY-25.1"
    ranking = [seat for _points, _money, seat in order]
    ranks = [(-scores[seat], -s.money[seat]) for seat in range(s.seats)]
    places = [1 + len([other for other in ranks if other < ranks[seat]]) for seat in range(s.seats)]
    return Outcome(scores, ranking, rule, [sources(s, seat) for seat in range(s.seats)], winners, places)
