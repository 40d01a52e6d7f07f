"""Who may see, change and enter a match."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from blueriband.server import schema
from blueriband.server.people import fingerprint
from blueriband.server.problems import Problem


def locked(c: Connection, match: str) -> Any:
    """Return a match that nobody else changes until this transaction is over."""
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match).with_for_update()).first()
    if row is None:
        raise Problem("unknown", "there is no such match")
    return row


def allowed(c: Connection, match: str, person: str | None, lock: bool = False) -> Any:
    """Return a match that a person may see, or raise."""
    query = select(schema.matches).where(schema.matches.c.id == match)
    row = c.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise Problem("unknown", "there is no such match")
    if row.private and not may_see_private(c, row, person):
        raise Problem("private", "this match is by invitation")
    return row


def may_see_private(c: Connection, row: Any, person: str | None) -> bool:
    """Say whether somebody belongs to a private match."""
    if person is None:
        return False
    w = schema.watchers.c
    return (
        row.host == person
        or is_player(c, row.id, person)
        or c.execute(select(w.person).where(w.match == row.id, w.person == person)).first() is not None
    )


def is_player(c: Connection, match: str, person: str) -> bool:
    """Say whether somebody holds a seat."""
    s = schema.seats.c
    return c.execute(select(s.seat).where(s.match == match, s.person == person)).first() is not None


def hosted(c: Connection, match: str, person: str, status: str | None = None) -> Any:
    """Return a match that a person hosts, in a status if one is needed."""
    row = locked(c, match)
    if row.host != person:
        allowed(c, match, person)
        raise Problem("not_the_host", "only the host does this")
    if status is not None and row.status != status:
        raise Problem("not_now", f"the match is {row.status}")
    return row


def invitation(c: Connection, token: str) -> Any:
    """Return an invitation that still holds."""
    row = c.execute(select(schema.invites).where(schema.invites.c.token == fingerprint(token))).first()
    if row is None or row.revoked:
        raise Problem("unknown", "this invitation does not hold, or no longer")
    return row
