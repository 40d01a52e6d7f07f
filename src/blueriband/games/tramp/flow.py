"""Turns and the end of the game. [TR-2]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.tramp.data import ROUNDS
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import BUNKERING, CHARTERING, CHOOSE, DECK_EMPTY, DRAWING, TURN, TURN_END
from blueriband.kernel.engine import ALLOWED, Decision, Move, Step, move, noun

ACTIONS: Final = vec[i64]([CHARTERING, BUNKERING, DRAWING])


@final
class Turn(Step[Tramp]):
    """Choose an action. [TR-2.1]"""

    def offer(self, s: Tramp, d: Decision) -> None:
        for action in range(len(ACTIONS)):
            d.offer(move(CHOOSE, action), self.refusal(s, ACTIONS[action]))

    def refusal(self, s: Tramp, step: i64) -> i64:
        if step == DRAWING and len(s.deck) == 0:
            return DECK_EMPTY
        return ALLOWED

    def take(self, s: Tramp, d: Decision, m: Move) -> None:
        s.then(ACTIONS[noun(m)], d.seat)
        s.then(TURN_END, d.seat)


@final
class TurnEnd(Step[Tramp]):
    """The next seat plays; after eight rounds the game is over. [TR-2.2]"""

    def run(self, s: Tramp, d: Decision) -> None:
        seat = (d.seat + 1) % s.seats
        if seat == 0:
            s.round += 1
        if s.round < ROUNDS:
            s.begin_turn(seat)
            s.then(TURN, seat)
