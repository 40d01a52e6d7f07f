"""From a seed to the opening position. [TR-1]"""

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games.tramp.data import CARDS, OPENING_COAL, SHIPS
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import TURN
from blueriband.kernel.engine import NOBODY, NONE, row


def deal(s: Tramp) -> None:
    """Six coal for everybody, and a shuffled deck. [TR-1.1]"""
    s.coal = row(s.seats, OPENING_COAL)
    s.hand = row(s.seats, 0)
    s.owner = row(SHIPS, NOBODY)
    s.port = row(SHIPS, NONE)
    s.deck = vec[i64]([card for card in range(CARDS)])
    s.round = 0
    s.rng.shuffle(s.deck, 0, CARDS)
    s.begin_turn(0)
    s.then(TURN, 0)
