"""Invitations: links for one seat or for watching, which can be revoked."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, insert, select, update

from blueriband.server import schema
from blueriband.server.access import hosted, invitation, is_player, locked
from blueriband.server.hall import Hall, read_seats
from blueriband.server.listing import tell
from blueriband.server.messages import Invite, MatchInfo
from blueriband.server.people import fingerprint, new_id
from blueriband.server.problems import Problem
from blueriband.server.seating import sit
from blueriband.server.store import Store, now


class Inviting:
    """What hosts do with invitations, and what people do who have one."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store: Final = store
        self.hall: Final = hall

    async def invite(self, match: str, person: str, seat: int | None) -> Invite:
        """Make a link for one seat, or for watching."""
        token, name, at = secrets.token_urlsafe(24), new_id(), now()

        def write(c: Connection) -> None:
            row = hosted(c, match, person)
            if seat is not None:
                seats = read_seats(c, match)
                if seat >= len(seats) or seats[seat].kind != "open" or row.status != "gathering":
                    raise Problem("not_now", "this seat is not open")
            c.execute(
                insert(schema.invites).values(id=name, match=match, seat=seat, token=fingerprint(token), created=at)
            )

        await self.store.write(match, write)
        return Invite(name, seat, at, False, False, token)

    async def invitations(self, match: str, person: str) -> list[Invite]:
        """Return all invitations to a match, without their tokens."""

        def read(c: Connection) -> list[Invite]:
            hosted(c, match, person)
            rows = c.execute(select(schema.invites).where(schema.invites.c.match == match).order_by("created"))
            return [Invite(r.id, r.seat, r.created, r.revoked, r.used_by is not None) for r in rows]

        return await self.store.read(read)

    async def revoke(self, match: str, person: str, invite: str) -> None:
        """Make a link worthless; whoever watches by it no longer may."""

        def write(c: Connection) -> None:
            hosted(c, match, person)
            i = schema.invites.c
            done = c.execute(
                update(schema.invites).where(i.id == invite, i.match == match).values(revoked=True)
            )  # fmt: skip
            if done.rowcount == 0:
                raise Problem("unknown", "there is no such invitation")
            w = schema.watchers
            c.execute(w.delete().where(w.c.match == match, w.c.invite == invite))

        await self.store.write(match, write)
        await self.hall.spread("revoked", match)
        await self.hall.changed(match)

    async def accept(self, token: str, person: str) -> str:
        """Take the seat of an invitation, or be let in to watch; return the match."""

        def write(c: Connection) -> str:
            found = invitation(c, token)
            row = locked(c, found.match)
            if found.seat is None:
                w = schema.watchers
                if c.execute(select(w.c.person).where(w.c.match == row.id, w.c.person == person)).first() is None:
                    c.execute(insert(w).values(match=row.id, person=person, invite=found.id))
            elif not (found.used_by == person and is_player(c, row.id, person)):
                if found.used_by not in (None, person):
                    raise Problem("seat_taken", "somebody has used this invitation")
                sit(c, row, person, found.seat, None)
                c.execute(update(schema.invites).where(schema.invites.c.id == found.id).values(used_by=person))
            return str(row.id)

        match = await self.store.write(fingerprint(token), write)
        await self.hall.changed(match)
        return match

    async def look(self, token: str, person: str | None) -> MatchInfo:
        """Show the match that a link leads to."""

        def read(c: Connection) -> MatchInfo:
            found = invitation(c, token)
            return tell(c, locked(c, found.match), person)

        return await self.store.read(read)
