"""Purchase and Exchange Commodities, and the subsidy. [SY-10, SY-15, SY-16]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.shipyard.actions.ability import EXCHANGE_MARKER, refuse_price, sale_of_train, sale_price
from blueriband.games.shipyard.data import ITEMS, SHELF
from blueriband.games.shipyard.state import TRAINS, Shipyard
from blueriband.games.shipyard.words import (
    BUY,
    EXCHANGE_MOVED,
    EXCHANGING,
    ITEM_TWICE,
    KEEPS_TOO_LITTLE,
    LOAD_SOLD,
    LOAD_TRADED,
    NOT_TRADED,
    REFILLING,
    SELL,
    SHIP,
    SUBSIDY_PAID,
    TRADE,
    TRADING,
    TRAIN_BOUGHT,
    TRAIN_RETURNED,
    TRAIN_SHORT,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import has, only


@final
class BuyTrain(Step[Shipyard]):
    """Buy one displayed train. [SY-10.1]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for space in range(SHELF):
            train = s.on_shelf(TRAINS, space)
            if train != NONE:
                d.offer(move(BUY, train), refuse_price(s, d.seat, s.figures.price[space], TRAIN_SHORT))

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        train = noun(m)
        for space in range(SHELF):
            if s.on_shelf(TRAINS, space) == train:
                s.money[d.seat] -= s.figures.price[space]
                s.shelf[TRAINS * SHELF + space] = NONE
                s.emit(TRAIN_BOUGHT, d.seat, train, s.figures.price[space])
        s.trains[d.seat] |= only(train)
        s.then(REFILLING, d.seat, TRAINS, TRAINS)


def begin_exchange(s: Shipyard, seat: i64) -> None:
    """The marker moves one position, which fixes the prices. [SY-15.1]"""
    s.markers[EXCHANGE_MARKER] = (s.markers[EXCHANGE_MARKER] + 1) % (len(s.figures.prices) // 3)
    s.emit(EXCHANGE_MOVED, seat, s.markers[EXCHANGE_MARKER])
    s.then(EXCHANGING, seat)


@final
class Exchange(Step[Shipyard]):
    """Choose one of the own trains. [SY-15.2]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        for train in range(s.figures.trains):
            if has(s.trains[d.seat], train):
                sale = sale_of_train(s, d.seat, train, 0, s.markers[EXCHANGE_MARKER])
                enough = s.money[d.seat] + sale >= s.keep
                d.offer(move(SHIP, train), ALLOWED if enough else KEEPS_TOO_LITTLE)  # [SY-7.5]

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        s.then(TRADING, d.seat, noun(m))


@final
class Trade(Step[Shipyard]):
    """Sell a car's load or trade it for an item; x: the train, y: the car, z: the set of items obtained. [SY-15.2]"""

    def offer(self, s: Shipyard, d: Decision) -> None:
        load = s.figures.load[d.x * 3 + d.y]
        rest = sale_of_train(s, d.seat, d.x, d.y + 1, s.markers[EXCHANGE_MARKER])
        d.offer(move(SELL))
        for item in range(len(ITEMS)):
            d.offer(move(TRADE, item), self.refusal(s, d.seat, load, item, d.z, rest))

    def left_for(self, s: Shipyard, d: Decision) -> i64:
        """Loads of the train that are still to be sold or traded. [SY-15.2]"""
        return len(s.figures.load) // s.figures.trains - d.y

    def refusal(self, s: Shipyard, seat: i64, load: i64, item: i64, obtained: i64, rest: i64) -> i64:
        if not has(s.figures.trades[load], item):
            return NOT_TRADED
        if has(obtained, item):
            return ITEM_TWICE
        if s.money[seat] + rest < s.keep:
            return KEEPS_TOO_LITTLE
        return ALLOWED

    def take(self, s: Shipyard, d: Decision, m: Move) -> None:
        load = s.figures.load[d.x * 3 + d.y]
        obtained: i64 = d.z
        if verb(m) == SELL:
            price = sale_price(s, d.seat, load, s.markers[EXCHANGE_MARKER])
            s.money[d.seat] += price
            s.emit(LOAD_SOLD, d.seat, load, price)
        else:
            obtained |= only(noun(m))
            s.gain(d.seat, noun(m), 1)
            s.emit(LOAD_TRADED, d.seat, load, noun(m))
        if d.y < 2:
            s.then(TRADING, d.seat, d.x, d.y + 1, obtained)
            return
        s.trains[d.seat] &= ~only(d.x)
        s.used_trains |= only(d.x)
        s.emit(TRAIN_RETURNED, d.seat, d.x)
        s.then(REFILLING, d.seat, TRAINS, TRAINS)  # a hoarded train may be wanted at once [SY-8.6]


def pay_subsidy(s: Shipyard, seat: i64) -> None:
    """Take the subsidy. [SY-16.1]"""
    s.money[seat] += s.figures.subsidy
    s.emit(SUBSIDY_PAID, seat, s.figures.subsidy)
