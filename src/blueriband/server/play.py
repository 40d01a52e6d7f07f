"""Playing and looking: every way in which a match is read or moved on by people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blueriband.kernel.engine import Refused as RefusedByRules
from blueriband.kernel.match import OutOfTurn
from blueriband.server.access import allowed
from blueriband.server.hall import Hall
from blueriband.server.live import Live
from blueriband.server.play_messages import Act, Done, EventList, Previews, Refusal, Refusals, Refused, Stale, Update
from blueriband.server.problems import Problem

if TYPE_CHECKING:
    from blueriband.server.bots import Bots


class Play:
    """What people do at a running match."""

    def __init__(self, hall: Hall, bots: Bots) -> None:
        self.hall: Final = hall
        self.bots: Final = bots

    async def may_look(self, match: str, person: str | None, seat: int | None) -> None:
        """Raise unless somebody may see a match: from a seat of theirs, or as a spectator."""
        live = self.hall.lives.get(match)
        if live is None or (live.private and not is_held(live, person, seat)):
            await self.hall.store.read(lambda c: allowed(c, match, person))
            live = await self.hall.get(match)
        if seat is not None:
            holds(live, person, seat)

    async def act(self, match: str, person: str, act: Act) -> Done | Refused | Stale:
        """Do what a person wants done."""
        try:
            return await self.hall.act(match, person, act)
        except Problem as problem:
            if problem.code in ("not_your_seat", "not_now"):  # a stranger learns nothing of a private match
                await self.hall.store.read(lambda c: allowed(c, match, person))
            raise

    async def view(self, match: str, person: str | None, seat: int | None) -> Update:
        """Return the match as it stands."""
        await self.may_look(match, person, seat)
        async with self.hall.holding(match) as live:
            return live.update(seat)

    async def log(self, match: str, person: str | None, seat: int | None, since: int) -> EventList:
        """Return events from a number on."""
        await self.may_look(match, person, seat)
        async with self.hall.holding(match) as live:
            return live.events(seat, since)

    async def refusals(self, match: str, person: str, seat: int) -> Refusals:
        """Return what the asked seat might try but may not."""
        await self.may_look(match, person, seat)
        async with self.hall.holding(match) as live:
            try:
                told = [Refusal(**refusal) for refusal in live.match.refusals(seat)]
            except OutOfTurn:
                raise out_of_turn() from None
            return Refusals(match, live.version, told)

    async def previews(self, match: str, person: str, seat: int, moves: list[str]) -> Previews:
        """Tell what moves would do, as far as their seat can know."""
        await self.may_look(match, person, seat)
        async with self.hall.holding(match) as live:
            try:
                return Previews(match, live.version, live.previews(seat, moves))
            except OutOfTurn:
                raise out_of_turn() from None
            except RefusedByRules as refused:
                raise Problem("unreadable_move", f"{refused.rule}: {refused.ruling.name}") from None
            except ValueError as unreadable:
                raise Problem("unreadable_move", str(unreadable)) from None

    async def hurry(self, match: str, person: str) -> None:
        """Tell the bot that is asked to move now."""
        await self.hall.store.read(lambda c: allowed(c, match, person))
        live = await self.hall.get(match)
        if not any(seat.person == person for seat in live.seats):
            raise Problem("not_a_player", "you do not sit at this match")
        await self.bots.hurry(match)


def holds(live: Live, person: str | None, seat: int) -> None:
    """Raise unless a person holds a seat."""
    if person is None:
        raise Problem("no_session", "become a guest first: POST /api/guests")
    if not is_held(live, person, seat):
        raise Problem("not_your_seat", "somebody else holds this seat")


def is_held(live: Live, person: str | None, seat: int | None) -> bool:
    """Say whether a seat is there and this person's."""
    return person is not None and seat is not None and seat < len(live.seats) and live.seats[seat].person == person


def out_of_turn() -> Problem:
    """Return the problem of a seat that is not asked."""
    return Problem("out_of_turn", "this seat has nothing to decide now")
