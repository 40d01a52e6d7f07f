"""Python's search for garbage in circles, made so rare and small that nobody waits for it.

A server with a thousand matches holds millions of objects that live long. Looking through all of them takes a second,
in which no move is told, and finds next to nothing. So what has lived for a minute is set aside, and looked through
once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

ALLOCATIONS: Final = 50_000  # new objects before the youngest are looked through
ASIDE: Final = 60.0  # seconds
ALL: Final = 3600.0  # seconds
NEVER: Final = 1_000_000


async def keep_tidy() -> None:
    """Look after memory as long as the server runs."""
    gc.set_threshold(ALLOCATIONS, 20, NEVER)
    gc.collect()
    gc.freeze()
    last = time.monotonic()
    while True:
        await asyncio.sleep(ASIDE)
        if time.monotonic() - last > ALL:
            gc.unfreeze()
            gc.collect()
            last = time.monotonic()
        else:
            gc.collect(1)
        gc.freeze()
