"""Draw: look at the next card and keep it. [TR-5]"""

from typing import final

from librt.vecs import pop

from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import DRAWN
from blueriband.kernel.engine import Decision, Step
from blueriband.parts.sets import only


@final
class Draw(Step[Tramp]):
    """Draw a card that only you may see; there is nothing to choose. [TR-5.1]"""

    def run(self, s: Tramp, d: Decision) -> None:
        s.reveal()
        s.deck, card = pop(s.deck)
        s.hand[d.seat] |= only(card)
        s.emit(DRAWN, d.seat, card, seen_by=only(d.seat))
