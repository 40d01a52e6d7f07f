"""Bots that wait: the host of a match that no other person plays at may pause its bots and let them go on.

Whether a match is paused stands in `matches`; its bot's job stays, parked: due at a time that never comes. Whoever
parks a job or brings it back holds the row of the match, so that no job stays parked in a match that goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, update

from blueriband.server import schema
from blueriband.server.access import hosted, locked
from blueriband.server.hall import Hall, read_seats
from blueriband.server.problems import Problem
from blueriband.server.store import Store, now

if TYPE_CHECKING:
    from blueriband.server.bots import Bots

PARKED: Final = 253_402_300_800_000  # when a parked job is due: the year 10000


async def park(store: Store, job: Any) -> bool:
    """Park a job if its match is paused, and say whether it is."""
    m = schema.matches.c
    paused = select(m.paused).where(m.id == job.match)
    if not await store.read(lambda c: c.execute(paused).scalar()):
        return False  # as nearly always: nothing is written
    return await store.write(job.match, lambda c: park_now(c, job))


def park_now(c: Connection, job: Any) -> bool:
    """Park a job unless its match goes on by now; say whether it is parked."""
    if not locked(c, job.match).paused:
        return False
    j = schema.jobs.c
    c.execute(update(schema.jobs).where(j.match == job.match, j.version == job.version).values(due=PARKED))
    return True


class Pausing:
    """What hosts do with the bots of their matches."""

    def __init__(self, store: Store, hall: Hall, bots: Bots) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.bots: Final = bots

    async def pause(self, match: str, person: str) -> None:
        """Let no bot of a match move until it is resumed; what one thinks now is dropped."""
        await self.store.write(match, lambda c: set_paused(c, match, person, True))
        await self.bots.drop(match)
        await self.hall.changed(match)

    async def resume(self, match: str, person: str) -> None:
        """Let the bots of a match go on."""
        await self.store.write(match, lambda c: set_paused(c, match, person, False))
        self.hall.wake.job()
        await self.hall.changed(match)


def set_paused(c: Connection, match: str, person: str, paused: bool) -> None:
    """Write down that a match is paused or goes on, and park its bot's job or bring it back."""
    row = hosted(c, match, person, "running")
    if any(seat.person not in (None, person) for seat in read_seats(c, match)):
        raise Problem("not_now", "other people play at this match")
    if row.paused == paused:
        return
    c.execute(update(schema.matches).where(schema.matches.c.id == match).values(paused=paused))
    due = PARKED if paused else now()
    c.execute(update(schema.jobs).where(schema.jobs.c.match == match).values(due=due))
