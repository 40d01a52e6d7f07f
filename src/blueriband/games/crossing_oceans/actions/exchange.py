"""Phase 2: use contracts. [CO-6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.earn import explain_ships
from blueriband.games.crossing_oceans.actions.house import found_house, refuse_house, refuse_port
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BUILD,
    BURNS_NO_COAL,
    CASH,
    COAL_GONE,
    CONTRACT_CASHED,
    CONTRACTS_SHORT,
    DONE,
    EXCHANGING,
    FEES_SHORT,
    FUEL,
    SHIP_FUELLED,
    SHIP_FULL,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun, verb


@final
class Exchange(Step[CrossingOceans]):
    """Turn a contract into money or coal, or two into a house, as often as you like. [CO-6.1]"""

    def offer(self, s: CrossingOceans, d: Decision) -> None:
        if s.contracts[d.seat] == 0:
            return
        d.offer(move(CASH))  # [CO-6.2]
        for port in range(s.figures.ports):
            if s.is_mine(d.seat, port):
                d.offer(move(FUEL, s.ship[port]), self.no_fuel(s, port))
                d.offer(move(BUILD, port), self.no_house(s, d.seat, port))
            elif d.refused is not None:
                d.offer(move(BUILD, port), refuse_port(s, port))
        d.offer(move(DONE))
        explain_ships(s, d, FUEL)

    def no_fuel(self, s: CrossingOceans, port: i64) -> i64:
        """Say why a ship takes no coal. [CO-6.3]"""
        if not s.burns(port):
            return BURNS_NO_COAL
        if not s.holds(port):
            return SHIP_FULL
        if s.stock == 0:
            return COAL_GONE
        return ALLOWED

    def no_house(self, s: CrossingOceans, seat: i64, port: i64) -> i64:
        """Say why no house can be opened in a port. [CO-6.4]"""
        ruling = refuse_house(s, seat, port, s.money[seat])
        if s.contracts[seat] < s.figures.contract_house and ruling in (ALLOWED, FEES_SHORT):
            return CONTRACTS_SHORT
        return ruling

    def take(self, s: CrossingOceans, d: Decision, m: Move) -> None:
        seat = d.seat
        if verb(m) == DONE:
            return
        if verb(m) == CASH:
            s.contracts[seat] -= 1
            s.money[seat] += s.figures.contract_money
            s.emit(CONTRACT_CASHED, seat, s.figures.contract_money)
        elif verb(m) == FUEL:
            s.contracts[seat] -= 1
            s.load(s.place_of(noun(m)), 1)
            s.emit(SHIP_FUELLED, seat, noun(m))
        else:
            s.contracts[seat] -= s.figures.contract_house
            found_house(s, seat, noun(m), s.figures.contract_house)
        s.then(EXCHANGING, seat)

    def run(self, s: CrossingOceans, d: Decision) -> None:
        """No contract is left: the phase is over. [CO-6.1]"""
