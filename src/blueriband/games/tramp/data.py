"""What is printed on the pieces."""

from typing import Final

SHIPS: Final = 10
PORTS: Final = 4
BERTHS: Final = 3  # in each port
CARDS: Final = 20
ROUNDS: Final = 8
OPENING_COAL: Final = 6
HEAP: Final = 2  # coal in a bunkering

PRICE: Final = bytes([1, 1, 2, 2, 3, 3, 4, 4, 5, 6])
WORTH: Final = bytes([1, 2, 3, 4, 5, 6, 7, 8, 9, 11])  # points, by ship
LUCK: Final = bytes([n % 5 for n in range(CARDS)])  # points, by card
