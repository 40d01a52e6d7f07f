"""From options and seed to the first purchase. [TA-2]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.games.transatlantic.actions.display import fill_display
from blueriband.games.transatlantic.data import CARDS, COLUMNS, DIRECTOR, PRESIDENT
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import OPENING
from blueriband.kernel.engine import NONE, row
from blueriband.parts.sets import only


def deal(s: TransAtlantic) -> None:
    """Set the table. [TA-2]"""
    give_pieces(s)
    pile_up_stack(s)
    fill_market(s)
    lay_out_extension(s)
    place_sailing_ships(s)
    s.round = 0
    s.last_purchase = 0
    s.last_round = NONE
    s.quiet_end = False
    s.begin_turn((s.starter + s.seats - 1) % s.seats)
    s.then(OPENING, s.active, s.seats)  # in reverse order [TA-2.10]


def give_pieces(s: TransAtlantic) -> None:
    """Give everybody their pieces and cards; one captain marks the score. [TA-1.7, TA-2.9]"""
    f, seats = s.figures, s.seats
    s.clear_seas(f.places, f.coal_cubes)
    s.money = row(seats, f.money)
    s.points = row(seats, 0)
    s.captains = row(seats, f.captains - 1)
    s.houses = row(seats, f.houses)
    s.contracts = row(seats, 0)
    s.tile = row(seats, 1)
    s.markers = row(seats * COLUMNS, 0)
    s.hand = row(seats * CARDS, 0)
    s.pile = row(seats * CARDS, 0)
    s.top = row(seats, NONE)
    s.reserve = row(seats, 0)
    s.headquarters = row(seats, 0)
    s.hold = row(f.cards, 0)
    s.built = row(f.regions * seats, 0)
    s.docked = 0
    s.gone = 0
    s.acting = NONE
    s.fresh = 0
    s.entitled = 0
    s.sailed = 0
    s.adrift = NONE
    s.wrecks = vec[i64]()
    for seat in range(seats):
        for card in f.hand:
            held: i64 = PRESIDENT if card == DIRECTOR and s.president else card  # [TA-13.3]
            s.hand[seat * CARDS + held] += 1


def pile_up_stack(s: TransAtlantic) -> None:
    """Shuffle each group, remove some ships unseen, and stack the groups with the oldest on top. [TA-2.3]"""
    f = s.figures
    s.deck = vec[i64]()
    s.aside = vec[i64]()
    for group in range(10, 0, -1):
        cards = vec[i64]()
        for card in range(f.cards):
            if f.group[card] == group:
                cards = append(cards, card)
        s.rng.shuffle(cards, 0, len(cards))
        removed: i64 = 0 if group == 10 else f.removed[s.seats]
        for place in range(len(cards)):
            if place < removed:
                s.aside = append(s.aside, cards[place])
            else:
                s.deck = append(s.deck, cards[place])


def fill_market(s: TransAtlantic) -> None:
    """Fill the market from the stack, left to right. [TA-2.4]"""
    top: i64 = len(s.deck)
    s.market = row(s.figures.positions, NONE)
    for position in range(s.figures.positions):
        s.market[position] = s.deck[top - 1 - position]
    s.deck = s.deck[: top - s.figures.positions]


def lay_out_extension(s: TransAtlantic) -> None:
    """Shuffle both parts, put A on B, and show five different cards. [TA-2.6]"""
    a, b = s.figures.part_a[:], s.figures.part_b[:]
    s.rng.shuffle(b, 0, len(b))
    s.rng.shuffle(a, 0, len(a))
    s.extension = b
    for card in a:
        s.extension = append(s.extension, card)
    s.discard = row(CARDS, 0)
    s.display = vec[i64]()
    s.reshuffled = False
    fill_display(s)


def place_sailing_ships(s: TransAtlantic) -> None:
    """Put Scotia to sea, and give each player a sailing ship in a region of its own. [TA-2.7, TA-2.8]"""
    f = s.figures
    s.ship[f.first_place[0]] = f.neutral
    clippers = vec[i64]([clipper for clipper in f.clippers])
    s.rng.shuffle(clippers, 0, len(clippers))
    oldest: i64 = 0
    for seat in range(s.seats):
        if f.year[clippers[seat]] < f.year[clippers[oldest]]:
            oldest = seat
    s.starter = oldest
    for turn in range(s.seats):
        owner: i64 = (s.starter + turn) % s.seats
        space = f.first_place[turn + 1]
        s.ship[space] = clippers[owner]
        s.captain[space] = owner
        s.captains[owner] -= 1
    for place in range(s.seats, len(clippers)):
        s.gone |= only(clippers[place])
