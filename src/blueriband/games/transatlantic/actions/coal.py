"""Coal: load evenly, or with the extension card freely. [TA-7.10, TA-7.11]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.transatlantic.actions.sail import explain_reserve
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    BUILD,
    BUNKERING,
    BURNS_NO_COAL,
    COAL_LOADED,
    HOUSE_OR_COAL,
    IN_RESERVE,
    LOAD,
    LOADING,
    NOTHING_DONE,
    SHIP_FULL,
    STOP,
)
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun, verb

BUNKER_COLUMN: Final = 1
PRINTED: Final = 1  # marker in each column
FREELY_LOADED: Final = 1  # as y of COALING
GRANTED: Final = 1  # as y of BUNKERING


@final
class Coal(Step[TransAtlantic]):
    """Count the coal: bunkers, the printed one included, and what the card adds; y: FREELY_LOADED or not. [TA-7.10]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        coal: i64 = PRINTED + s.acquired(d.seat, BUNKER_COLUMN)
        if d.y == FREELY_LOADED:
            s.then(BUNKERING, d.seat, coal + s.figures.coal_plus_bonus)
        else:
            s.then(LOADING, d.seat, coal + s.figures.coal_bonus)


def no_coal(s: TransAtlantic, place: i64) -> i64:
    """Say why a ship at sea takes no coal. [TA-6.5, TA-7.10]"""
    if not s.burns(place):
        return BURNS_NO_COAL
    if not s.holds(place):
        return SHIP_FULL
    return ALLOWED


@final
class Bunker(Step[TransAtlantic]):
    """Load a coal on a steamship of your choice, or stop; x: coal left, y: GRANTED with markers? [TA-7.11, TA-7.13]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if d.x == 0 or s.stock == 0:
            return
        for place in range(s.figures.places):
            if s.is_mine(d.seat, place):
                d.offer(move(LOAD, s.ship[place]), no_coal(s, place))
        if len(d.moves) > 0:
            d.offer(move(STOP))
        explain_reserve(s, d, LOAD, IN_RESERVE)
        if d.y == GRANTED and d.refused is not None:
            for region in range(s.regions):
                d.offer(move(BUILD, region), HOUSE_OR_COAL)

    def rule_for(self, s: TransAtlantic, d: Decision) -> str:
        return "TA-7.13" if d.y == GRANTED else self.rule

    def left_for(self, s: TransAtlantic, d: Decision) -> i64:
        """Coal that may still be loaded. [TA-7.11, TA-7.13]"""
        return d.x if d.x < s.stock else s.stock

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == LOAD:
            load(s, d.seat, noun(m))
            s.then(BUNKERING, d.seat, d.x - 1, d.y)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No coal is left, or no ship has room."""
        if d.y != GRANTED and d.x == PRINTED + s.acquired(d.seat, BUNKER_COLUMN) + s.figures.coal_plus_bonus:
            s.emit(NOTHING_DONE, d.seat, s.acting)


def load(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Put a coal on a ship at sea."""
    s.load(s.place_of(card), 1)
    s.emit(COAL_LOADED, seat, card)
