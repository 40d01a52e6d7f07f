"""What ships and cards are worth. [TR-6]"""

from mypy_extensions import i64

from blueriband.games.tramp.data import CARDS, LUCK, SHIPS, WORTH
from blueriband.games.tramp.state import Tramp
from blueriband.kernel.engine import Outcome
from blueriband.parts.sets import has


def outcome(s: Tramp) -> Outcome | None:
    """The most points win; ties go to the later seat. [TR-6.2]"""
    if not s.over:
        return None
    sources = [score(s, seat) for seat in range(s.seats)]
    points = [sum(source.values()) for source in sources]
    ranking = sorted([(points[seat], seat) for seat in range(s.seats)], reverse=True)
    return Outcome(points, [seat for _points, seat in ranking], "TR-2.2", sources)


def score(s: Tramp, seat: i64) -> dict[str, int]:
    """Count the points of a seat's ships and of its cards. [TR-6.1]"""
    ships: i64 = 0
    for ship in range(SHIPS):
        if s.owner[ship] == seat:
            ships += WORTH[ship]
    cards: i64 = 0
    for card in range(CARDS):
        if has(s.hand[seat], card):
            cards += LUCK[card]
    return {"ships": ships, "cards": cards}
