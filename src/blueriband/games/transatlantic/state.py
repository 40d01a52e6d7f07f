"""The position of TransAtlantic, and questions about it in the rulebook's words."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.transatlantic.data import CARDS, COLUMNS, ROWS, Figures
from blueriband.kernel.engine import NONE
from blueriband.parts.seas import Seas
from blueriband.parts.sets import members


@final
class TransAtlantic(Seas):
    """One row for each fact, indexed by seat, place, card, action card or region."""

    figures: Figures  # what is printed
    market_variant: bool
    president: bool
    money: vec[i64]  # by seat
    points: vec[i64]
    captains: vec[i64]  # spare ones
    houses: vec[i64]  # spare ones
    contracts: vec[i64]
    tile: vec[i64]  # 1 while the Director tile is held
    markers: vec[i64]  # by seat and column: acquired ones
    hand: vec[i64]  # by seat and action card: how many; hidden from the others
    pile: vec[i64]  # by seat and action card: how many; hidden but for the top
    top: vec[i64]  # by seat: the action card on top of the pile, or NONE
    reserve: vec[i64]  # by seat, a set of cards: ships not deployed yet
    headquarters: vec[i64]  # by seat, a set of cards
    hold: vec[i64]  # by card: coal on a ship that is not at sea
    built: vec[i64]  # by region and seat: houses
    market: vec[i64]  # by position, or NONE
    deck: vec[i64]  # hidden; the next card last
    aside: vec[i64]  # hidden; steamships removed in the setup
    docked: i64  # the set of ships in the docks
    gone: i64  # the set of cards out of play that everybody has seen
    display: vec[i64]  # action cards, leftmost first
    extension: vec[i64]  # hidden; action cards to come, the next one last
    discard: vec[i64]  # by action card: how many
    reshuffled: bool  # the discards have become the extension deck
    acting: i64  # the action card that is carried out, or NONE
    fresh: i64  # the set of steamships bought in this action
    entitled: i64  # those of them that get a coal
    sailed: i64  # the set of ships that have sailed in this action
    adrift: i64  # a displaced ship whose fate is open, or NONE
    wrecks: vec[i64]  # ships scrapped in this turn, each with its owner
    starter: i64
    round: i64  # from 1 on; 0 while the first ships are bought
    last_purchase: i64  # the round of the last purchase
    last_round: i64  # the last one, once it is known, else NONE
    quiet_end: bool  # the end came because nobody bought anything

    def clone(self) -> TransAtlantic:
        s = TransAtlantic(self.game)
        s.copy_from(self)
        s.copy_seas(self)
        s.figures = self.figures
        s.market_variant = self.market_variant
        s.president = self.president
        s.money = self.money[:]
        s.points = self.points[:]
        s.captains = self.captains[:]
        s.houses = self.houses[:]
        s.contracts = self.contracts[:]
        s.tile = self.tile[:]
        s.markers = self.markers[:]
        s.hand = self.hand[:]
        s.pile = self.pile[:]
        s.top = self.top[:]
        s.reserve = self.reserve[:]
        s.headquarters = self.headquarters[:]
        s.hold = self.hold[:]
        s.built = self.built[:]
        s.market = self.market[:]
        s.deck = self.deck[:]
        s.aside = self.aside[:]
        s.docked = self.docked
        s.gone = self.gone
        s.display = self.display[:]
        s.extension = self.extension[:]
        s.discard = self.discard[:]
        s.reshuffled = self.reshuffled
        s.acting = self.acting
        s.fresh = self.fresh
        s.entitled = self.entitled
        s.sailed = self.sailed
        s.adrift = self.adrift
        s.wrecks = self.wrecks[:]
        s.starter = self.starter
        s.round = self.round
        s.last_purchase = self.last_purchase
        s.last_round = self.last_round
        s.quiet_end = self.quiet_end
        return s

    # --- regions -----------------------------------------------------------------------------------------------------

    @property
    def regions(self) -> i64:
        """How many regions are in play. [TA-2.1]"""
        return self.figures.in_play[self.seats]

    def is_full(self, region: i64) -> bool:
        """Every space of the region has a ship: the lowest one has. [TA-5.2]"""
        return self.ship[self.figures.first_place[region + 1] - 1] != NONE

    def top_year(self, region: i64) -> i64:
        """The year of the youngest ship in the region, which lies on top; 0 where none lies. [TA-5.1]"""
        ship = self.ship[self.figures.first_place[region]]
        return 0 if ship == NONE else self.figures.year[ship]

    def has_ship_in(self, seat: i64, region: i64) -> bool:
        """A ship of the seat lies in the region. [TA-7.12]"""
        for place in range(self.figures.first_place[region], self.figures.first_place[region + 1]):
            if self.captain[place] == seat:
                return True
        return False

    def houses_of(self, seat: i64, region: i64) -> i64:
        """How many houses the seat has in the region."""
        return self.built[region * self.seats + seat]

    def houses_in(self, region: i64) -> i64:
        """How many houses stand in the region."""
        count: i64 = 0
        for seat in range(self.seats):
            count += self.houses_of(seat, region)
        return count

    # --- sheets and cards --------------------------------------------------------------------------------------------

    def acquired(self, seat: i64, column: i64) -> i64:
        """How many markers the seat has acquired in the column, overflow included. [TA-10.3, TA-10.4]"""
        return self.markers[seat * COLUMNS + column]

    def left_of(self, column: i64) -> i64:
        """How many markers of the column are left in the supply. [TA-10.5]"""
        left: i64 = self.figures.supply[column]
        for seat in range(self.seats):
            left -= self.acquired(seat, column)
        return left

    def ship_value(self, seat: i64, colour: i64) -> i64:
        """What a ship with this flag counts on the seat's sheet and with the docks. [TA-11.1]"""
        added = self.acquired(seat, colour)
        value: i64 = self.figures.value[added if added < ROWS else ROWS]
        if added > ROWS:
            value += (added - ROWS) * self.figures.overflow
        return value + members(self.docked & self.figures.carrying[colour])

    def pile_size(self, seat: i64) -> i64:
        """How many cards lie in the seat's pile."""
        count: i64 = 0
        for card in range(CARDS):
            count += self.pile[seat * CARDS + card]
        return count

    def hand_size(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        count: i64 = 0
        for card in range(CARDS):
            count += self.hand[seat * CARDS + card]
        return count

    def put_on_pile(self, seat: i64, card: i64) -> None:
        """Put an action card on top of the seat's pile."""
        self.pile[seat * CARDS + card] += 1
        self.top[seat] = card
