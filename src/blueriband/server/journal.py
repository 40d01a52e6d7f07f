"""The write that makes an act durable. It is what a server does most, so its statements are made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from blueriband.server import schema
from blueriband.server.store import now

NOTICE_DELAY: Final = 3000  # people who look at the page need no notice; milliseconds
TurnNews = tuple[str, int, str]  # a person, a seat of theirs, and the game


class Behind(Exception):
    """Somebody else wrote to this journal first."""


@dataclass(frozen=True)
class Entry:
    """An act, and what follows from it for the other tables."""

    row: dict[str, Any]  # of the journal
    shown: int
    asked: int | None
    asked_before: int | None
    level: str | None  # of the bot that is asked now
    bot_before: bool  # a bot was asked, so there is a job
    seat_level: str | None  # for acts that put a bot or a person on a seat
    result: str | None  # when it is over
    news: TurnNews | None


_m, _s, _j, _a, _h, _n = (
    schema.matches.c, schema.seats.c, schema.jobs.c, schema.agreements.c, schema.hooks.c, schema.notices.c,
)  # fmt: skip
WRITE: Final = insert(schema.journal)
MOVE_ON: Final = (
    update(schema.matches)
    .where(_m.id == bindparam("match"), _m.version == bindparam("before"))
    .values(
        version=bindparam("to_version"), shown=bindparam("to_shown"), asked=bindparam("to_asked"),
        asked_since=func.coalesce(bindparam("since", type_=BigInteger), _m.asked_since),
        touched=bindparam("at"), trouble=None,
    )
)  # fmt: skip
BOT_MOVES_ON: Final = MOVE_ON.where(_m.paused.is_(False))  # a pause that came first stands
END: Final = (
    update(schema.matches)
    .where(_m.id == bindparam("match"))
    .values(status="over", ended=bindparam("at"), result=bindparam("how"))
)
SEAT: Final = (
    update(schema.seats)
    .where(_s.match == bindparam("in_match"), _s.seat == bindparam("on_seat"))
    .values(level=bindparam("to_level"))
)
FORGET: Final = delete(schema.agreements).where(_a.match == bindparam("in_match"), _a.seat == bindparam("on_seat"))
END_JOB: Final = delete(schema.jobs).where(_j.match == bindparam("in_match"))
NEW_JOB: Final = insert(schema.jobs)
WANTED: Final = select(_h.person).where(_h.person == bindparam("who"), _h.parked.is_(False))
UNTELL: Final = delete(schema.notices).where(_n.person == bindparam("who"), _n.match == bindparam("in_match"))
TELL: Final = insert(schema.notices)


def write_entry(c: Connection, entry: Entry) -> None:
    """Write an act and all that follows from it, or raise Behind. The journal's versions decide who was first.

    A bot does not move in a match that is paused: to it, too, that is having come too late.
    """
    row = entry.row
    match, at = row["match"], row["at"]
    passed_on = entry.asked != entry.asked_before
    moved = {
        "match": match, "before": row["ply"] - 1, "to_version": row["ply"], "to_shown": entry.shown,
        "to_asked": entry.asked, "since": at if passed_on else None, "at": at,
    }  # fmt: skip
    by_bot = row["person"] is None and row["kind"] == "move"
    if c.execute(BOT_MOVES_ON if by_bot else MOVE_ON, moved).rowcount != 1:
        raise Behind
    try:
        c.execute(WRITE, row)
    except IntegrityError:
        raise Behind from None
    if entry.result is not None:
        c.execute(END, {"match": match, "at": at, "how": entry.result})
    if row["kind"] in ("bot", "person"):
        c.execute(SEAT, {"in_match": match, "on_seat": row["seat"], "to_level": entry.seat_level})
    if passed_on and entry.asked_before is not None:
        forget_agreements(c, match, entry.asked_before)  # its person is not away
    if entry.news is not None:
        notify(c, match, entry.news)
    if entry.bot_before or entry.level is not None:
        replace_job(c, match, entry.asked, entry.level, row["ply"])


def replace_job(c: Connection, match: str, seat: int | None, level: str | None, version: int) -> None:
    """Let the bot that is asked think, and no other."""
    c.execute(END_JOB, {"in_match": match})
    if level is not None:
        at = now()
        job = {"match": match, "seat": seat, "level": level, "version": version, "created": at, "due": at, "tries": 0}
        c.execute(NEW_JOB, job)


def forget_agreements(c: Connection, match: str, seat: int) -> None:
    """Start anew with agreeing on a bot for a seat."""
    c.execute(FORGET, {"in_match": match, "on_seat": seat})


def notify(c: Connection, match: str, news: TurnNews) -> None:
    """Put down that somebody wants to hear that it is their turn."""
    person, seat, _game = news
    if c.execute(WANTED, {"who": person}).first() is not None:
        c.execute(UNTELL, {"who": person, "in_match": match})  # this one says it all
        c.execute(TELL, {"person": person, "match": match, "seat": seat, "due": now() + NOTICE_DELAY, "tries": 0})
