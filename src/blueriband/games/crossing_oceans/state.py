"""The position of Crossing Oceans, and questions about it in the rulebook's words."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.crossing_oceans.data import COLUMNS, SPOTS, Figures
from blueriband.kernel.engine import NONE
from blueriband.parts.seas import Seas
from blueriband.parts.sets import has


@final
class CrossingOceans(Seas):
    """One row for each fact, indexed by seat, port, position or colour; ports are the places of the seas."""

    figures: Figures  # what is printed
    money: vec[i64]  # by seat
    contracts: vec[i64]
    captains: vec[i64]  # spare ones
    houses: vec[i64]  # spare ones
    spot: vec[i64]  # of the captain on the rondel, NONE in the centre
    tokens: vec[i64]  # by seat and column
    owned: vec[i64]  # by seat, a set of cards: ships at sea, ships in supply, headquarters
    supply: vec[i64]  # by seat, a set of cards: ships not at sea
    built: vec[i64]  # by port, a set of seats with a house
    market: vec[i64]  # by position, or NONE
    docks: vec[i64]  # by colour, or NONE
    deck: vec[i64]  # hidden; the next card last
    gone: i64  # the set of cards out of play
    starter: i64  # the starting player
    round: i64  # from 1 on
    last_ships: i64  # the round of the last Ships action
    countdown: i64  # rounds left once the end is triggered, NONE before
    quiet_end: bool  # the end came because nobody took a Ships action

    def clone(self) -> CrossingOceans:
        s = CrossingOceans(self.game)
        s.copy_from(self)
        s.copy_seas(self)
        s.figures = self.figures
        s.money = self.money[:]
        s.contracts = self.contracts[:]
        s.captains = self.captains[:]
        s.houses = self.houses[:]
        s.spot = self.spot[:]
        s.tokens = self.tokens[:]
        s.owned = self.owned[:]
        s.supply = self.supply[:]
        s.built = self.built[:]
        s.market = self.market[:]
        s.docks = self.docks[:]
        s.deck = self.deck[:]
        s.gone = self.gone
        s.starter = self.starter
        s.round = self.round
        s.last_ships = self.last_ships
        s.countdown = self.countdown
        s.quiet_end = self.quiet_end
        return s

    # --- ships -------------------------------------------------------------------------------------------------------

    def is_open(self, region: i64) -> bool:
        """The region is in play with this number of players. [CO-2.6]"""
        return self.figures.players[region] <= self.seats

    def has_room(self, region: i64) -> bool:
        """The region has an empty spot. [CO-4.1]"""
        for port in range(self.figures.first_port[region], self.figures.first_port[region + 1]):
            if self.ship[port] == NONE:
                return True
        return False

    def lantern(self, region: i64) -> i64:
        """The port of the region's oldest ship, or NONE where no ship lies. [CO-4.9]"""
        oldest: i64 = NONE
        for port in range(self.figures.first_port[region], self.figures.first_port[region + 1]):
            if self.ship[port] != NONE:
                if oldest == NONE or self.year_in(port) < self.year_in(oldest):
                    oldest = port
        return oldest

    def year_in(self, port: i64) -> i64:
        """When the ship in the port was built."""
        return self.figures.year[self.ship[port]]

    # --- houses and player boards ------------------------------------------------------------------------------------

    def has_house(self, seat: i64, port: i64) -> bool:
        """The seat has a house in the port."""
        return has(self.built[port], seat)

    def fees(self, seat: i64, port: i64) -> i64:
        """What building a house costs: the same sum for each house of the others there. [CO-16.4]"""
        others: i64 = 0
        for other in range(self.seats):
            if other != seat and self.has_house(other, port):
                others += 1
        return others * self.figures.fee

    def added(self, seat: i64, column: i64) -> i64:
        """How many tokens the seat has added to the column. [CO-1.5]"""
        return self.tokens[seat * COLUMNS + column]

    def is_full(self, seat: i64, column: i64) -> bool:
        """The column has no empty spot. [CO-9.2]"""
        return self.added(seat, column) == SPOTS

    def spot_cost(self, seat: i64, column: i64) -> i64:
        """The listed cost of the topmost empty spot of a column that is not full. [CO-9.1]"""
        return self.figures.cost[column * SPOTS + self.added(seat, column)]
