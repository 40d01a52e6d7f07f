"""What is true in every position, counted the long way round. [TA-1, TA-5.1, TA-11]"""

from __future__ import annotations

from blueriband.games.transatlantic.data import CARDS, COLUMNS, DIRECTOR, FIRST_EXTENSION, PRESIDENT, ROWS
from blueriband.games.transatlantic.scoring import total
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.parts.roster import CLIPPER, HEADQUARTERS, NEUTRAL, STEAMSHIP
from blueriband.parts.sets import has


def check(s: TransAtlantic) -> None:
    """Raise AssertionError where something has been lost or made."""
    check_seas(s)
    check_ships(s)
    check_action_cards(s)
    for column in range(COLUMNS):
        assert s.left_of(column) >= 0, "a marker was made [TA-1.6]"
    for region in range(s.figures.regions):
        most = s.figures.house_places[region] if region < s.regions else 0
        assert s.houses_in(region) <= most, "a region has too many houses [TA-7.12]"
    for seat in range(s.seats):
        check_seat(s, seat)


def check_seas(s: TransAtlantic) -> None:
    """Coal is conserved, and ships lie without gaps in order of age. [TA-1.6, TA-5.1, TA-5.2]"""
    f = s.figures
    assert s.stock >= 0, "coal was made [TA-1.6]"
    assert s.stock + sum([n for n in s.coal]) + sum([n for n in s.hold]) == f.coal_cubes, "coal is lost [TA-1.6]"
    for region in range(f.regions):
        above = 10_000
        for place in range(f.first_place[region], f.first_place[region + 1]):
            card = s.ship[place]
            if card == NONE:
                above = 0
                assert s.captain[place] == NOBODY and s.coal[place] == 0, "something lies where no ship is"
                continue
            assert region < s.regions, "a ship lies in a region that is not in play [TA-2.1]"
            assert f.year[card] < above, "ships do not lie in order of age [TA-5.1]"
            above = f.year[card]
            most = f.capacity if f.kind[card] == STEAMSHIP else 0
            assert 0 <= s.coal[place] <= most, "coal where none can be [TA-6.5]"
            assert (s.captain[place] == NOBODY) == (f.kind[card] == NEUTRAL), "a ship lacks a captain"


def check_ships(s: TransAtlantic) -> None:
    """Every card is in one place. [TA-1.1]"""
    f = s.figures
    places: list[int] = [card for card in s.deck] + [card for card in s.aside]
    places += [card for card in s.market if card != NONE] + [card for card in s.ship if card != NONE]
    places += [s.adrift] if s.adrift != NONE else []
    for card in range(f.cards):
        piles = [s.docked, s.gone, *s.reserve, *s.headquarters]
        places += [card for pile in piles if has(pile, card)]
        ashore = [seat for seat in range(s.seats) if has(s.reserve[seat], card)]
        assert s.hold[card] == 0 or ashore or s.adrift == card, "coal on a ship that is nowhere"
    assert sorted(places) == list(range(f.cards)), "a card is lost or doubled [TA-1.1]"


def check_action_cards(s: TransAtlantic) -> None:
    """Every action card is in one place, and no Director waits in a pile. [TA-1.2, TA-8.6]"""
    f = s.figures
    box = [0] * CARDS
    for card in [*f.part_a, *f.part_b]:
        box[card] += 1
    for card in range(CARDS):
        owned = sum([s.hand[seat * CARDS + card] + s.pile[seat * CARDS + card] for seat in range(s.seats)])
        if card >= FIRST_EXTENSION:
            free = [c for c in s.display].count(card) + [c for c in s.extension].count(card) + s.discard[card]
            assert owned + free == box[card], "an extension card is lost [TA-1.2]"
        else:
            held = PRESIDENT if s.president else DIRECTOR
            dealt = [held if c == DIRECTOR else c for c in f.hand].count(card)
            assert owned == dealt * s.seats, "a player's card is lost [TA-1.2]"
    shown = [card for card in s.display]
    assert len(set(shown)) == len(shown) <= f.display, "the display shows a kind twice [TA-8.8]"


def check_seat(s: TransAtlantic, seat: int) -> None:
    """Captains, houses, money, the pile and the score. [TA-1.6, TA-1.7, TA-3.5, TA-11.4]"""
    f = s.figures
    at_sea = [place for place in range(f.places) if s.captain[place] == seat]
    reserve = [card for card in range(f.cards) if has(s.reserve[seat], card)]
    ashore = [card for card in range(f.cards) if has(s.headquarters[seat], card)]
    wrecks = [wreck for wreck in s.wrecks if wreck >> 8 == seat]
    marking = len(at_sea) + len(reserve) + len(ashore) + len(wrecks)
    adrift = 1 if s.adrift != NONE and s.decision.seat == seat else 0
    assert s.captains[seat] >= 0 and s.captains[seat] + marking + adrift + 1 == f.captains, "a captain is lost [TA-1.7]"
    built = [s.houses_of(seat, region) for region in range(f.regions)]
    assert s.houses[seat] >= 0 and s.houses[seat] + sum(built) == f.houses, "a house is lost [TA-1.6]"
    assert max(built) <= f.houses_per_region, "too many houses of one player [TA-7.12]"
    assert s.money[seat] >= 0 and s.money[seat] % 10 == 0, "money is owed or broken [TA-3.5]"
    assert s.contracts[seat] >= 0 and (s.president or s.contracts[seat] == 0), "contracts out of nothing [TA-13.5]"
    assert s.points[seat] >= 0, "points are lost [TA-11.3]"
    first = seat * CARDS
    assert s.top[seat] == NONE or s.pile[first + s.top[seat]] > 0, "the top card is not in the pile"
    assert (s.top[seat] == NONE) == (s.pile_size(seat) == 0), "a pile without a top"
    if s.active != seat:
        assert s.pile[first + DIRECTOR] == s.pile[first + PRESIDENT] == 0, "a Director waits in a pile [TA-8.6]"
    assert total(s, seat) == recount(s, seat, at_sea, reserve, ashore), "the score does not add up [TA-11.4]"


def recount(s: TransAtlantic, seat: int, at_sea: list[int], reserve: list[int], ashore: list[int]) -> int:
    """Score a seat card by card, as one would at the table. [TA-11.1, TA-11.4]"""
    f = s.figures
    cards = [s.ship[place] for place in at_sea] + reserve + ashore
    points = s.points[seat] + s.money[seat] // f.pounds_per_point
    for card in cards:
        if f.kind[card] in (STEAMSHIP, HEADQUARTERS):
            markers = s.acquired(seat, f.colour[card])
            docked = [c for c in range(f.cards) if has(s.docked, c) and f.colour[c] == f.colour[card]]
            points += f.value[min(markers, ROWS)] + max(markers - ROWS, 0) * f.overflow + len(docked)
        else:
            assert f.kind[card] == CLIPPER, "somebody owns Scotia [TA-10.2]"
    for row in range(ROWS):
        markers_in_row = [column for column in range(COLUMNS) if s.acquired(seat, column) > row]
        if len(markers_in_row) < COLUMNS:
            return points + len(markers_in_row) * f.partial_points[row]
        points += f.row_points[row]
    return points
