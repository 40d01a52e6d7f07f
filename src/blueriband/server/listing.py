"""Matches in lists, as each person may see them."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, exists, or_, select

from blueriband.server import schema
from blueriband.server.live import known_rules
from blueriband.server.messages import BotTrouble, MatchInfo, PersonInfo, ResultInfo, SeatInfo

NOBODY: Final = "-"  # the id of nobody


def listed(name: str, person: str | None) -> Select[Any]:
    """Return the query of a list."""
    m, s, w = schema.matches.c, schema.seats.c, schema.watchers.c
    person = person or NOBODY  # nobody is no seat without a person
    mine = exists().where(s.match == m.id, s.person == person)
    asked = exists().where(s.match == m.id, s.person == person, s.seat == m.asked, s.level.is_(None))
    let_in = exists().where(w.match == m.id, w.person == person)
    hosting = m.host == person
    if name == "waiting":
        condition = and_(m.status == "running", asked)
    elif name == "mine":
        condition = and_(m.status.in_(("gathering", "running")), or_(mine, hosting))
    elif name == "open":
        free = exists().where(s.match == m.id, s.kind == "open")
        condition = and_(m.status == "gathering", m.private.is_(False), free)
    elif name == "finished":
        condition = and_(m.status == "over", or_(mine, hosting, let_in))
    else:
        condition = and_(m.status.in_(("running", "over")), or_(m.private.is_(False), let_in))
    return select(schema.matches).where(condition)


def tell(c: Connection, row: Any, person: str | None) -> MatchInfo:
    """Return a match as a person may see it in lists."""
    s, p = schema.seats.c, schema.people.c
    rows = c.execute(
        select(s.seat, s.kind, s.person, s.name, s.level, p.name.label("called"))
        .select_from(schema.seats.outerjoin(schema.people, s.person == p.id))
        .where(s.match == row.id)
        .order_by(s.seat)
    ).all()
    a = schema.agreements.c
    agreed = c.execute(select(a.seat, a.person).where(a.match == row.id)).all() if row.status == "running" else []
    host = c.execute(select(p.id, p.name).where(p.id == row.host)).one()
    over = row.status == "over"
    return MatchInfo(
        id=row.id, game=row.game, rules=row.rules, data=row.data, options=json.loads(row.options), status=row.status,
        private=row.private, host=PersonInfo(host.id, host.name), hosting=row.host == person, created=row.created,
        started=row.started, ended=row.ended, deadline_hours=row.deadline_hours,
        version=row.shown, asked=row.asked, asked_since=row.asked_since,
        seats=[tell_seat(r, rows, agreed, person) for r in rows], commitment=row.commitment,
        seed=row.seed if over else None,
        result=msgspec.json.decode(row.result, type=ResultInfo) if over and row.result else None,
        frozen=not known_rules(row),
        trouble=None if row.trouble is None else msgspec.json.decode(row.trouble, type=BotTrouble),
        rematch=row.rematch, imported=row.imported, paused=row.paused and not over,
    )  # fmt: skip


def tell_seat(r: Any, rows: Any, agreed: Any, person: str | None) -> SeatInfo:
    """Return a seat as a person may see it."""
    holder = None if r.person is None else PersonInfo(r.person, r.called)
    voters = {vote.person for vote in agreed if vote.seat == r.seat}
    return SeatInfo(
        seat=r.seat, kind=r.kind, name=r.name, person=holder, level=r.level,
        stand_in=r.kind == "person" and r.level is not None, mine=person is not None and r.person == person,
        agreed=[other.seat for other in rows if other.person in voters],
    )  # fmt: skip
