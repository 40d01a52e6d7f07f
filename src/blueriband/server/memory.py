"""Python's search for garbage in circles, made so small that nobody waits for it.

A server with a thousand matches holds millions of objects that live long. Looking through all of them takes a second,
in which no move is told, and finds next to nothing. So only what is new is looked through all the time, in pieces that
take a few milliseconds; the rest once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 10_000  # new objects before they are looked through
ROUNDS: Final = 4  # of that, before what is left of them is looked through again
NEVER: Final = 1_000_000  # of its own accord, the rest
ALL: Final = 3600.0  # seconds


async def keep_tidy() -> None:
    """Look after memory as long as the server runs."""
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
    gc.collect()
    gc.freeze()  # the code itself
    while True:
        await asyncio.sleep(ALL)
        gc.collect()
