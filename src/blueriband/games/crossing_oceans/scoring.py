"""The score. [CO-18]"""

from __future__ import annotations

from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.engine import Outcome
from blueriband.parts.sets import has, members


def points(s: CrossingOceans, seat: i64) -> i64:
    """All points of a seat. [CO-18.6]"""
    total: i64 = money_points(s, seat) + captain_points(s, seat) + house_points(s, seat) + multicoloured_points(s, seat)
    for colour in range(COLUMNS):
        total += flag_points(s, seat, colour)
    return total


def money_points(s: CrossingOceans, seat: i64) -> i64:
    """Money counts by full hundreds, once coal at sea and contracts are cashed in. [CO-18.1, CO-18.2]"""
    f = s.figures
    pounds: i64 = s.money[seat] + s.contracts[seat] * f.contract_pounds
    for port in range(f.ports):
        if s.is_mine(seat, port):
            pounds += s.coal[port] * f.coal_pounds
    return pounds // f.pounds_per_point


def captain_points(s: CrossingOceans, seat: i64) -> i64:
    """Captains on ships at sea. [CO-18.3]"""
    at_sea: i64 = s.figures.captains - 1 - s.captains[seat]  # one is on the rondel
    return at_sea * s.figures.captain_points


def house_points(s: CrossingOceans, seat: i64) -> i64:
    """Houses on the board. [CO-18.3]"""
    built: i64 = s.figures.houses - s.houses[seat]
    return built * s.figures.house_points


def flags(s: CrossingOceans, seat: i64, flag: i64) -> i64:
    """How many flags of a colour the seat has: one for each card that carries it. [CO-18.4]"""
    return members(s.owned[seat] & s.figures.carrying[flag])


def flag_points(s: CrossingOceans, seat: i64, colour: i64) -> i64:
    """Plain flags count what their column says. [CO-18.4]"""
    return flags(s, seat, colour) * s.figures.value[s.added(seat, colour)]


def multicoloured_points(s: CrossingOceans, seat: i64) -> i64:
    """Each multicoloured flag counts the different plain colours. [CO-18.5]"""
    colours: i64 = 0
    for colour in range(COLUMNS):
        if s.owned[seat] & s.figures.carrying[colour] != 0:
            colours += 1
    return flags(s, seat, MULTICOLOURED) * colours


def youngest(s: CrossingOceans, seat: i64) -> i64:
    """The year of the seat's youngest ship. [CO-18.7]"""
    year: i64 = 0
    for card in range(s.figures.cards):
        if has(s.owned[seat], card) and s.figures.year[card] > year:
            year = s.figures.year[card]
    return year


def sources(s: CrossingOceans, seat: i64) -> dict[str, int]:
    """Where the points of a seat come from. [CO-18.6]"""
    found: dict[str, int] = {
        "money": money_points(s, seat),
        "captains": captain_points(s, seat),
        "houses": house_points(s, seat),
    }
    for colour in range(COLUMNS):
        found[s.figures.flag_ids[colour]] = flag_points(s, seat, colour)
    found[s.figures.flag_ids[MULTICOLOURED]] = multicoloured_points(s, seat)
    return found


def outcome(s: CrossingOceans) -> Outcome | None:
    """The most points win, then the youngest ship. [CO-18.6, CO-18.7]"""
    if not s.over:
        return None
    scores: list[int] = [points(s, seat) for seat in range(s.seats)]
    order = sorted([(scores[seat], youngest(s, seat), seat) for seat in range(s.seats)], reverse=True)
    rule = "CO-17.7" if s.quiet_end else "CO-17.2"
    return Outcome(scores, [seat for _score, _year, seat in order], rule, [sources(s, seat) for seat in range(s.seats)])
