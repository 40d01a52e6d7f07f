"""Verbs, events, nouns, steps and rulings of Tramp, numbered once."""

from typing import Final

from blueriband.kernel.words import Noun, Ruling, Word

# steps
TURN: Final = 0
CHARTERING: Final = 1
BERTHING: Final = 2
BUNKERING: Final = 3
DRAWING: Final = 4
TURN_END: Final = 5

# verbs
CHOOSE: Final = 0
CHARTER: Final = 1
BERTH: Final = 2

# events
CHARTERED: Final = 0
CHARTER_LOST: Final = 1
BERTHED: Final = 2
BUNKERED: Final = 3
DRAWN: Final = 4

# rulings; the kernel has the first two
SHIP_TAKEN: Final = 2
COAL_SHORT: Final = 3
PORT_FULL: Final = 4
DECK_EMPTY: Final = 5

ACTION: Final = Noun("action", ["charter", "bunker", "draw"])
SHIP: Final = Noun("ship", ["s" + str(n) for n in range(10)])
PORT: Final = Noun("port", ["hull", "oslo", "riga", "cork"])
CARD: Final = Noun("card", ["c" + str(n) for n in range(20)])
COAL: Final = Noun("coal")

VERBS: Final = [Word("choose", [ACTION]), Word("charter", [SHIP]), Word("berth", [PORT])]
EVENTS: Final = [
    Word("chartered", [SHIP]),
    Word("charter_lost"),
    Word("berthed", [SHIP, PORT]),
    Word("bunkered", [COAL]),
    Word("drawn", [CARD]),
]
RULINGS: Final = [
    Ruling("allowed", ""),
    Ruling("not_offered", ""),
    Ruling("ship_taken", "TR-3.1a"),
    Ruling("coal_short", "TR-3.1b"),
    Ruling("port_full", "TR-3.2"),
    Ruling("deck_empty", "TR-5.2"),
]
