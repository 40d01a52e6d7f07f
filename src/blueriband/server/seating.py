"""Rows of matches and seats: making them, sitting down, beginning."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from blueriband import bots, games
from blueriband.kernel.engine import BadOptions
from blueriband.kernel.rng import commitment, new_seed
from blueriband.server import schema
from blueriband.server.hall import put_job, read_seats, turn_of
from blueriband.server.journal import TurnNews, notify
from blueriband.server.live import Live, SeatRow
from blueriband.server.messages import CreateMatch, SeatWish
from blueriband.server.people import clean
from blueriband.server.problems import Problem
from blueriband.server.store import now

ALPHABET: Final = "0123456789abcdefghijkmnpqrstuvwxyz"


def new_match_id() -> str:
    """Return ten letters that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _letter in range(10))


def settle(wish: CreateMatch) -> dict[str, int]:
    """Return the options of a new match, or raise."""
    if wish.game not in games.NAMES:
        raise Problem("unknown", f"there is no game {wish.game!r}")
    for seat in wish.seats:
        check_wish(seat)
    if wish.options.get("seats", len(wish.seats)) != len(wish.seats):
        raise Problem("bad_options", "the option seats must be the number of seats")
    try:
        return games.find(wish.game).settle(wish.options | {"seats": len(wish.seats)})
    except BadOptions as trouble:
        raise Problem("bad_options", str(trouble)) from None


def check_wish(seat: SeatWish) -> None:
    """Raise where a wish makes no sense."""
    if (seat.level is not None) != (seat.kind == "bot"):
        raise Problem("bad_message", "a bot has a level, nobody else has")
    if seat.level is not None:
        check_level(seat.level)


def check_level(level: str) -> None:
    """Raise for a level that no bot has."""
    if level not in bots.NAMES:
        raise Problem("bad_options", f"there is no bot {level!r}; there are: {', '.join(bots.NAMES)}")


def usual_level() -> str:
    """Return the level of the bot that plays for people who leave."""
    return "normal"


def seat_values(number: int, wish: SeatWish, person: str, name: str) -> dict[str, Any]:
    """Return the row of a seat that somebody wishes."""
    if wish.kind == "bot":
        return {"seat": number, "kind": "bot", "person": None, "name": "", "level": wish.level}
    if wish.kind == "open":
        return {"seat": number, "kind": "open", "person": None, "name": "", "level": None}
    called = clean(wish.name) if wish.name else name
    return {"seat": number, "kind": "person", "person": person, "name": called, "level": None}


def again(number: int, old: SeatRow) -> dict[str, Any]:
    """Return the row of a seat in a rematch; people who left it to a bot are asked again."""
    level = old.level if old.kind == "bot" else None
    return {"seat": number, "kind": old.kind, "person": old.person, "name": old.name, "level": level}


def put_match(
    c: Connection,
    match: str,
    game: str,
    options: dict[str, int],
    host: str,
    rows: list[dict[str, Any]],
    private: bool,
    deadline_hours: int | None,
    seed: int | None = None,
    imported: bool = False,
) -> None:
    """Write a new match, gathering."""
    rules = games.find(game)
    chosen = new_seed() if seed is None else seed
    at = now()
    c.execute(
        insert(schema.matches).values(
            id=match, game=game, rules=rules.version, data=rules.data, options=json.dumps(options), seed=hex(chosen),
            commitment=commitment(chosen), status="gathering", private=private, host=host, created=at,
            deadline_hours=deadline_hours, version=0, shown=0, touched=at, imported=imported,
        )
    )  # fmt: skip
    for row in rows:
        c.execute(insert(schema.seats).values(match=match, **row))


def set_seat(c: Connection, match: str, seat: int, **values: Any) -> None:
    """Change who sits on a seat."""
    s = schema.seats.c
    c.execute(update(schema.seats).where(s.match == match, s.seat == seat).values(**values))
    c.execute(update(schema.matches).where(schema.matches.c.id == match).values(touched=now()))


def sit(c: Connection, row: Any, person: str, seat: int | None, name: str | None) -> None:
    """Put a person on an open seat."""
    if row.status != "gathering":
        raise Problem("not_now", f"the match is {row.status}")
    seats = read_seats(c, row.id)
    free = [s.seat for s in seats if s.kind == "open"]
    if seat is not None and seat >= len(seats):
        raise Problem("unknown", "there is no such seat")
    if not free or (seat is not None and seat not in free):
        raise Problem("seat_taken", "somebody sits there already")
    own = c.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
    called = clean(name) if name else own
    set_seat(c, row.id, free[0] if seat is None else seat, kind="person", person=person, name=called, level=None)


def begin(c: Connection, match: str) -> TurnNews | None:
    """Set a match running: deal, and ask the first seat; return whose turn it is."""
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
    live = Live(row, read_seats(c, match))
    at = now()
    c.execute(
        update(schema.matches).where(schema.matches.c.id == match)
        .values(status="running", started=at, asked=live.asked, asked_since=at, touched=at)
    )  # fmt: skip
    put_job(c, live, None if live.asked is None else live.seats[live.asked].level)
    news = turn_of(live, None)
    if news is not None:
        notify(c, live.id, news)
    return news
