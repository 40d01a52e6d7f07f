"""Bunker: take coal. [TR-4]"""

from typing import final

from blueriband.games.tramp.data import HEAP
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import BUNKERED
from blueriband.kernel.engine import Decision, Step


@final
class Bunker(Step[Tramp]):
    """Take two coal; there is nothing to choose. [TR-4.1]"""

    def run(self, s: Tramp, d: Decision) -> None:
        s.coal[d.seat] += HEAP
        s.emit(BUNKERED, d.seat, HEAP)
