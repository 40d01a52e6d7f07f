"""Charter: hire a free ship and berth it. [TR-3]"""

from typing import final

from mypy_extensions import i64

from blueriband.games.tramp.data import BERTHS, PORTS, PRICE, SHIPS
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import (
    BERTH,
    BERTHED,
    BERTHING,
    CHARTER,
    CHARTER_LOST,
    CHARTERED,
    COAL_SHORT,
    PORT_FULL,
    SHIP_TAKEN,
)
from blueriband.kernel.engine import ALLOWED, NOBODY, Decision, Move, Step, move, noun


@final
class Charter(Step[Tramp]):
    """Choose a ship and pay its coal. [TR-3.1]"""

    def offer(self, s: Tramp, d: Decision) -> None:
        for ship in range(SHIPS):
            d.offer(move(CHARTER, ship), self.refusal(s, d.seat, ship))

    def refusal(self, s: Tramp, seat: i64, ship: i64) -> i64:
        if s.owner[ship] != NOBODY:
            return SHIP_TAKEN
        if s.coal[seat] < PRICE[ship]:
            return COAL_SHORT
        return ALLOWED

    def take(self, s: Tramp, d: Decision, m: Move) -> None:
        ship = noun(m)
        s.coal[d.seat] -= PRICE[ship]
        s.owner[ship] = d.seat
        s.emit(CHARTERED, d.seat, ship)
        s.then(BERTHING, d.seat, ship)

    def run(self, s: Tramp, d: Decision) -> None:
        """No ship can be had: the action is lost. [TR-3.3]"""
        s.emit(CHARTER_LOST, d.seat)


@final
class Berth(Step[Tramp]):
    """Berth the ship in a port with room; x: the ship. [TR-3.2]"""

    def offer(self, s: Tramp, d: Decision) -> None:
        for port in range(PORTS):
            d.offer(move(BERTH, port), self.refusal(s, port))

    def refusal(self, s: Tramp, port: i64) -> i64:
        if s.ships_in(port) == BERTHS:
            return PORT_FULL
        return ALLOWED

    def take(self, s: Tramp, d: Decision, m: Move) -> None:
        ship, port = d.x, noun(m)
        s.port[ship] = port
        s.emit(BERTHED, d.seat, ship, port)
