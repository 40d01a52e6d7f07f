"""Crossing Oceans for learners: everything lies open but the order of the stack. [CO-19]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.env.core.actions import Actions
from blueriband.env.core.common import CARD_SCALES, put_by_seat, put_question, put_seat, seat_after, ship_cards
from blueriband.env.core.pen import Observer, Pen, Slice
from blueriband.games.crossing_oceans.data import COLUMNS, MULTICOLOURED, RONDEL
from blueriband.games.crossing_oceans.game import CrossingOceansGame
from blueriband.games.crossing_oceans.scoring import flags, points
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.engine import NONE, State
from blueriband.parts.sets import only

FLAGS: Final = MULTICOLOURED + 1


def actions(game: CrossingOceansGame) -> Actions:
    """Return the action space."""
    return Actions(game, {})


@final
class CrossingOceansObserver(Observer):
    """Writes what a seat may know."""

    def __init__(self, game: CrossingOceansGame, seats: int) -> None:
        f = game.figures
        self.cards = ship_cards(f, [])
        self.steps: i64 = len(game.steps)
        super().__init__([
            Slice("asked", 1, [1] * seats),
            Slice("step", 1, [1] * len(game.steps)),
            Slice("about", 1, [60, 5, 5]),
            Slice("clock", 1, [30, 4, f.quiet_rounds, 40, 9, f.coal_cubes]),
            Slice("starter", 1, [1] * seats),
            Slice("active", 1, [1] * seats),
            Slice("money", seats, [500]),
            Slice("contracts", seats, [10]),
            Slice("captains", seats, [f.captains]),
            Slice("houses", seats, [f.houses]),
            Slice("score", seats, [100]),
            Slice("spot", seats, [1] * RONDEL),
            Slice("tokens", seats, [4] * COLUMNS),
            Slice("flags", seats, [5] * FLAGS),
            Slice("supply", seats, [1] * f.cards),
            Slice("market", f.positions, CARD_SCALES),
            Slice("docks", COLUMNS, CARD_SCALES),
            Slice("ports", f.ports, CARD_SCALES + [1] * seats + [f.capacity] + [1] * seats),
            Slice("to_come", 1, [1] * f.cards),
        ])  # fmt: skip

    def write(self, s: State, me: i64, pen: Pen) -> None:
        """Write all slices."""
        assert isinstance(s, CrossingOceans)
        put_question(pen, s, me, self.steps)
        self.write_clock(s, me, pen)
        self.write_players(s, me, pen)
        self.cards.put_all(pen, s.market, 0, len(s.market))
        self.cards.put_all(pen, s.docks, 0, len(s.docks))
        self.write_ports(s, me, pen)
        to_come: i64 = 0
        for card in s.deck:
            to_come |= only(card)
        pen.among(to_come, s.figures.cards)

    def write_clock(self, s: CrossingOceans, me: i64, pen: Pen) -> None:
        """Write the round, rounds left and one more, quiet rounds, the stack, its next back, coal, and who began."""
        left: i64 = len(s.deck)
        passed: i64 = s.round - 1 - s.last_ships
        pen.put(s.round)
        pen.put(s.countdown + 1 if s.countdown != NONE else 0)
        pen.put(passed if passed > 0 else 0)
        pen.put(left)
        pen.put(s.figures.back[s.deck[left - 1]] if left > 0 else 0)
        pen.put(s.stock)
        put_seat(pen, s, me, s.starter)
        put_seat(pen, s, me, s.active)

    def write_players(self, s: CrossingOceans, me: i64, pen: Pen) -> None:
        """Write what lies before the players."""
        put_by_seat(pen, s, me, s.money, 1)
        put_by_seat(pen, s, me, s.contracts, 1)
        put_by_seat(pen, s, me, s.captains, 1)
        put_by_seat(pen, s, me, s.houses, 1)
        for turn in range(s.seats):
            pen.put(points(s, seat_after(s, me, turn)))
        for turn in range(s.seats):
            pen.one_of(s.spot[seat_after(s, me, turn)], RONDEL)
        put_by_seat(pen, s, me, s.tokens, COLUMNS)
        kinds: i64 = FLAGS
        for turn in range(s.seats):
            owner = seat_after(s, me, turn)
            for flag in range(kinds):
                pen.put(flags(s, owner, flag))
        for turn in range(s.seats):
            pen.among(s.supply[seat_after(s, me, turn)], s.figures.cards)

    def write_ports(self, s: CrossingOceans, me: i64, pen: Pen) -> None:
        """Write the ports: ship, captain, coal and houses."""
        for port in range(s.figures.ports):
            if s.ship[port] == NONE:
                pen.skip(self.cards.width + s.seats + 1)
            else:
                self.cards.put(pen, s.ship[port])
                put_seat(pen, s, me, s.captain[port])
                pen.put(s.coal[port])
            built = s.built[port]
            pen.among((built >> me | built << (s.seats - me)) & (only(s.seats) - 1), s.seats)
