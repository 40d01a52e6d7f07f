"""Coal: perhaps a coal pier, then load coal evenly. [CO-15]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.crossing_oceans.actions.tokens import gain_token
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import FROM_COAL, LOADING, STOKING
from blueriband.kernel.engine import Decision, Step

COAL_COLUMN: Final = 1


@final
class Coal(Step[CrossingOceans]):
    """Offer a pier, then load. [CO-15.1, CO-15.2]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        gain_token(s, d.seat, FROM_COAL, COAL_COLUMN)
        s.then(STOKING, d.seat)


@final
class Stoke(Step[CrossingOceans]):
    """Count the coal icons, those of piers included, and load so much evenly. [CO-15.3]"""

    def run(self, s: CrossingOceans, d: Decision) -> None:
        coal: i64 = s.figures.coal_icons + s.added(d.seat, COAL_COLUMN)
        s.then(LOADING, d.seat, coal)
