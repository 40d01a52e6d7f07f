"""From a seed to the opening position. [CO-2]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import COLUMNS, Figures
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import TURN
from blueriband.kernel.engine import NONE, row
from blueriband.parts.sets import only


def deal(s: CrossingOceans) -> None:
    """Set the table. [CO-2]"""
    give_pieces(s)
    pile_up_stack(s)
    fill_market(s)
    place_starting_ships(s)
    deal_steamships(s)
    s.starter = s.captain[s.figures.start[s.figures.clippers[0]]]  # the owner of the youngest clipper [CO-2.14]
    s.round = 0
    s.last_ships = 0
    s.countdown = NONE
    s.quiet_end = False
    s.then(TURN, s.starter)


def give_pieces(s: CrossingOceans) -> None:
    """Give everybody their pieces, and one captain on the rondel. [CO-2.8, CO-2.13]"""
    f, seats = s.figures, s.seats
    s.clear_seas(f.ports, f.coal_cubes)
    s.money = row(seats, f.money)
    s.contracts = row(seats, f.contracts)
    s.captains = row(seats, f.captains - 1)
    s.houses = row(seats, f.houses)
    s.spot = row(seats, NONE)
    s.tokens = row(seats * COLUMNS, 0)
    s.owned = row(seats, 0)
    s.supply = row(seats, 0)
    s.built = row(f.ports, 0)
    s.market = row(f.positions, NONE)
    s.docks = row(COLUMNS, NONE)
    s.gone = 0


def pile_up_stack(s: CrossingOceans) -> None:
    """Shuffle each stack, and pile them up with the first on top. [CO-2.3]"""
    s.deck = vec[i64]()
    for back in range(9, 0, -1):
        first: i64 = len(s.deck)
        for card in range(s.figures.cards):
            if s.figures.back[card] == back:
                s.deck = append(s.deck, card)
        s.rng.shuffle(s.deck, first, len(s.deck))


def fill_market(s: CrossingOceans) -> None:
    """Draw a card onto each position. [CO-2.4]"""
    top: i64 = len(s.deck)
    for position in range(s.figures.positions):
        s.market[position] = s.deck[top - 1 - position]
    s.deck = s.deck[: top - s.figures.positions]


def place_starting_ships(s: CrossingOceans) -> None:
    """Put the starting ships to sea; those of closed regions are out of the game. [CO-2.5, CO-2.6]"""
    f = s.figures
    for card in range(f.cards):
        port = f.start[card]
        if port != NONE:
            if s.is_open(f.region_of[port]):
                s.ship[port] = card
            else:
                s.gone |= only(card)


def deal_steamships(s: CrossingOceans) -> None:
    """Deal a steamship to each seat and the rest to the docks; the oldest one brings the youngest clipper. [CO-2.9]"""
    f = s.figures
    dealt = first_steamships(f)
    s.rng.shuffle(dealt, 0, len(dealt))
    for place in range(len(dealt)):
        card = dealt[place]
        if place >= s.seats:
            s.docks[f.flag[card]] = card  # [CO-2.10]
            continue
        s.owned[place] |= only(card)
        s.supply[place] |= only(card)
        older: i64 = 0
        for other in range(s.seats):
            if f.year[dealt[other]] < f.year[card]:
                older += 1
        give_clipper(s, place, f.clippers[older])


def first_steamships(f: Figures) -> vec[i64]:
    """Return the steamships that are dealt. [CO-1.2]"""
    cards = vec[i64]()
    for card in range(f.cards):
        if f.back[card] == 0:
            cards = append(cards, card)
    return cards


def give_clipper(s: CrossingOceans, seat: i64, clipper: i64) -> None:
    """Put a captain on a clipper. [CO-2.11]"""
    s.owned[seat] |= only(clipper)
    s.captain[s.figures.start[clipper]] = seat
    s.captains[seat] -= 1
