"""TransAtlantic for learners: all but stacks, the others' hands and covered piles. [TA-14]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from blueriband.env.core.actions import Actions
from blueriband.env.core.common import CARD_SCALES, put_by_seat, put_question, put_seat, seat_after, ship_cards
from blueriband.env.core.pen import Observer, Pen, Slice
from blueriband.games.transatlantic.data import CARDS, COLUMNS
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.secrets import in_part_b
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.engine import NONE, State
from blueriband.parts.sets import has, members, only

SHIP_SCALES: Final = [*CARD_SCALES, 200]  # and passengers, by tens


def actions(game: TransAtlanticGame) -> Actions:
    """Return the action space."""
    return Actions(game, {})


@final
class TransAtlanticObserver(Observer):
    """Writes what a seat may know."""

    def __init__(self, game: TransAtlanticGame, seats: int) -> None:
        f = game.figures
        self.cards = ship_cards(f, [vec[i64]([number // 10 for number in f.passengers])])
        self.steps: i64 = len(game.steps)
        kinds, ships = [1] * CARDS, [1] * f.cards
        super().__init__([
            Slice("asked", 1, [1] * seats),
            Slice("step", 1, [1] * len(game.steps)),
            Slice("about", 1, [60, 30, 5]),
            Slice("clock", 1, [40, 1, f.quiet_rounds, 50, 10, f.coal_cubes, 20, 1, 1, 1, 1]),
            Slice("starter", 1, [1] * seats),
            Slice("active", 1, [1] * seats),
            Slice("money", seats, [500]),
            Slice("points", seats, [100]),
            Slice("captains", seats, [f.captains]),
            Slice("houses", seats, [f.houses]),
            Slice("contracts", seats, [10]),
            Slice("tile", seats, [1]),
            Slice("markers", seats, [4] * COLUMNS),
            Slice("top", seats, kinds),
            Slice("cards", seats, kinds),
            Slice("pile_size", seats, [10]),
            Slice("hand", 1, kinds),
            Slice("reserve", seats, ships),
            Slice("headquarters", seats, [1] * COLUMNS),
            Slice("hold", 1, [f.capacity] * f.cards),
            Slice("market", f.positions, SHIP_SCALES),
            Slice("docks", 1, [5] * COLUMNS),
            Slice("markers_left", 1, [int(number) for number in f.supply]),
            Slice("display", 1, [f.display] * CARDS),
            Slice("extension", 1, [3] * CARDS),
            Slice("discard", 1, [3] * CARDS),
            Slice("acting", 1, kinds),
            Slice("adrift", 1, SHIP_SCALES),
            Slice("just_bought", 1, ships),
            Slice("sailed", 1, ships),
            Slice("spaces", f.places, SHIP_SCALES + [1] * seats + [f.capacity]),
            Slice("built", f.regions, [2] * seats + [100]),
            Slice("unseen", 1, ships),
        ])  # fmt: skip

    def write(self, s: State, me: i64, pen: Pen) -> None:
        """Write all slices."""
        assert isinstance(s, TransAtlantic)
        put_question(pen, s, me, self.steps)
        self.write_clock(s, me, pen)
        self.write_players(s, me, pen)
        self.write_cards(s, me, pen)
        self.write_fleets(s, me, pen)
        self.write_market(s, pen)
        self.write_action(s, pen)
        self.write_seas(s, me, pen)

    def write_clock(self, s: TransAtlantic, me: i64, pen: Pen) -> None:
        """Write the round, whether the end is near, quiet rounds, stacks, coal, parts A and B, variants, who began."""
        left: i64 = len(s.deck)
        in_b = in_part_b(s)
        pen.put(s.round)
        pen.tick(s.last_round != NONE)
        pen.put(s.round - s.last_purchase)
        pen.put(left)
        pen.put(s.figures.group[s.deck[left - 1]] if left > 0 else 0)
        pen.put(s.stock)
        pen.put(len(s.extension))
        pen.tick(not s.reshuffled and len(s.extension) > in_b)
        pen.tick(not s.reshuffled and len(s.extension) <= in_b)
        pen.tick(s.market_variant)
        pen.tick(s.president)
        put_seat(pen, s, me, s.starter)
        put_seat(pen, s, me, s.active)

    def write_players(self, s: TransAtlantic, me: i64, pen: Pen) -> None:
        """Write money, points, pieces and the sheets."""
        put_by_seat(pen, s, me, s.money, 1)
        put_by_seat(pen, s, me, s.points, 1)
        put_by_seat(pen, s, me, s.captains, 1)
        put_by_seat(pen, s, me, s.houses, 1)
        put_by_seat(pen, s, me, s.contracts, 1)
        put_by_seat(pen, s, me, s.tile, 1)
        put_by_seat(pen, s, me, s.markers, COLUMNS)

    def write_cards(self, s: TransAtlantic, me: i64, pen: Pen) -> None:
        """Write action cards: tops of piles, all that each seat owns, how many are played, and the own hand."""
        for turn in range(s.seats):
            pen.one_of(s.top[seat_after(s, me, turn)], CARDS)
        for turn in range(s.seats):
            pen.sums(s.hand, s.pile, seat_after(s, me, turn) * CARDS, CARDS)
        for turn in range(s.seats):
            pen.put(s.pile_size(seat_after(s, me, turn)))
        pen.numbers(s.hand, me * CARDS, CARDS)

    def write_fleets(self, s: TransAtlantic, me: i64, pen: Pen) -> None:
        """Write ships that are not at sea, headquarters by flag, and the coal on ships ashore."""
        f = s.figures
        ashore: i64 = s.fresh
        for turn in range(s.seats):
            reserve = s.reserve[seat_after(s, me, turn)]
            ashore |= reserve
            pen.among(reserve, f.cards)
        for turn in range(s.seats):
            owned = s.headquarters[seat_after(s, me, turn)]
            if owned != 0:
                for card in range(f.cards):
                    if has(owned, card):
                        pen.cells[pen.at + f.colour[card]] = 1
            pen.skip(COLUMNS)
        if ashore == 0 and s.adrift == NONE:
            pen.skip(f.cards)
        else:
            pen.numbers(s.hold, 0, f.cards)

    def write_market(self, s: TransAtlantic, pen: Pen) -> None:
        """Write what can be bought and taken; the display by place from the left."""
        self.cards.put_all(pen, s.market, 0, len(s.market))
        columns: i64 = COLUMNS
        for colour in range(columns):
            pen.put(members(s.docked & s.figures.carrying[colour]))
        for column in range(columns):
            pen.put(s.left_of(column))
        cells = pen.cells
        start = pen.at
        for place in range(len(s.display)):
            cells[start + s.display[place]] = i16(place + 1)
        start += CARDS
        for card in s.extension:
            cells[start + card] += 1
        pen.skip(2 * CARDS)
        pen.numbers(s.discard, 0, CARDS)

    def write_action(self, s: TransAtlantic, pen: Pen) -> None:
        """Write the action that is carried out, and the ships it is about."""
        pen.one_of(s.acting, CARDS)
        self.cards.put(pen, s.adrift)
        pen.among(s.fresh, s.figures.cards)
        pen.among(s.sailed, s.figures.cards)

    def write_seas(self, s: TransAtlantic, me: i64, pen: Pen) -> None:
        """Write ships, captains, coal and houses, what the next house costs, and the ships nobody has seen."""
        f = s.figures
        for place in range(f.places):
            if s.ship[place] == NONE:
                pen.skip(self.cards.width + s.seats + 1)
            else:
                self.cards.put(pen, s.ship[place])
                put_seat(pen, s, me, s.captain[place])
                pen.put(s.coal[place])
        for region in range(f.regions):
            first: i64 = region * s.seats
            houses: i64 = 0
            for turn in range(s.seats):
                built = s.built[first + seat_after(s, me, turn)]
                pen.put(built)
                houses += built
            pen.put(f.house_cost(region, houses) if houses < f.house_places[region] else 0)
        unseen: i64 = 0
        for card in s.deck:
            unseen |= only(card)
        for card in s.aside:
            unseen |= only(card)
        pen.among(unseen, f.cards)
