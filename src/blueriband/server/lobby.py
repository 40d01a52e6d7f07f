"""Matches before and around the playing: creating, joining, starting, lists, invitations, bots for absent people."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, exists, insert, or_, select, update

from blueriband import games
from blueriband.bots.playout import BOTS
from blueriband.kernel.engine import BadOptions
from blueriband.kernel.rng import commitment, new_seed
from blueriband.server import schema
from blueriband.server.hall import Hall, put_job, read_seats
from blueriband.server.live import TO_BOT, TO_PERSON, Live, SeatRow, known_rules
from blueriband.server.messages import (
    BotTrouble,
    CreateMatch,
    Invite,
    MatchInfo,
    MatchList,
    PersonInfo,
    ResultInfo,
    SeatInfo,
    SeatWish,
)
from blueriband.server.people import clean, fingerprint, new_id
from blueriband.server.problems import Problem
from blueriband.server.store import Store, now

ALPHABET: Final = "0123456789abcdefghijkmnpqrstuvwxyz"
PAGE: Final = 50


def new_match_id() -> str:
    """Return ten letters that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _letter in range(10))


class Lobby:
    """What people do with matches, except playing them."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store: Final = store
        self.hall: Final = hall

    # --- looking -----------------------------------------------------------------------------------------------------

    async def info(self, match: str, person: str | None) -> MatchInfo:
        """Return a match to somebody who may see it."""
        return await self.store.read(lambda c: tell(c, allowed(c, match, person), person))

    async def list(
        self, name: str, person: str | None, game: str | None, before: str | None, limit: int
    ) -> MatchList:
        """Return a page of a list, the last touched first."""
        query = listed(name, person)
        m = schema.matches.c
        if game is not None:
            query = query.where(m.game == game)
        if before is not None:
            touched, _, last = before.partition("-")
            if not touched.isdigit() or len(touched) > 15:
                raise Problem("bad_message", "`before` is what an earlier page gave")
            query = query.where(or_(m.touched < int(touched), and_(m.touched == int(touched), m.id < last)))
        query = query.order_by(m.touched.desc(), m.id.desc()).limit(limit + 1)

        def read(c: Connection) -> MatchList:
            rows = c.execute(query).all()
            more = f"{rows[limit - 1].touched}-{rows[limit - 1].id}" if len(rows) > limit else None
            return MatchList([tell(c, row, person) for row in rows[:limit]], more)

        return await self.store.read(read)

    # --- making ------------------------------------------------------------------------------------------------------

    async def create(self, person: str, wish: CreateMatch) -> str:
        """Make a match, and start it if nobody is missing."""
        options = settle(wish)
        match = new_match_id()

        def write(c: Connection) -> None:
            name = c.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
            rows = [seat_values(number, seat, person, name) for number, seat in enumerate(wish.seats)]
            put_match(c, match, wish.game, options, person, rows, wish.private, wish.deadline_hours)
            if wish.start and all(row["kind"] != "open" for row in rows):
                begin(c, match)

        await self.store.write(match, write)
        await self.changed(match)
        return match

    async def join(self, match: str, person: str, seat: int | None, name: str | None) -> None:
        """Sit down on an open seat."""

        def write(c: Connection) -> None:
            row = allowed(c, match, person, lock=True)
            if row.private and not is_player(c, match, person) and row.host != person:
                raise Problem("private", "this match is by invitation")
            sit(c, row, person, seat, name)

        await self.store.write(match, write)
        await self.changed(match)

    async def leave(self, match: str, person: str) -> None:
        """Get up: the seats become open, or bots play on."""

        def write(c: Connection) -> bool:
            row = allowed(c, match, person, lock=True)
            held = [s for s in read_seats(c, match) if s.person == person]
            if not held:
                raise Problem("not_a_player", "you do not sit at this match")
            if row.status == "gathering":
                for seat in held:
                    set_seat(c, match, seat.seat, kind="open", person=None, name="", level=None)
            elif row.status != "running":
                raise Problem("not_now", f"the match is {row.status}")
            return bool(row.status == "running")

        if await self.store.write(match, write):
            async with self.hall.holding(match) as live:
                for seat in [s.seat for s in live.seats if s.person == person and not s.is_bot]:
                    await self.hall.do(live, seat, TO_BOT, usual_level(), None, None)
        await self.changed(match)

    async def set_seat(self, match: str, person: str, seat: int, wish: SeatWish) -> None:
        """Let the host say who is to sit where, while seats are being filled."""

        def write(c: Connection) -> None:
            row = hosted(c, match, person, "gathering")
            seats = read_seats(c, match)
            if seat >= len(seats):
                raise Problem("unknown", "there is no such seat")
            if seats[seat].person not in (None, person):
                raise Problem("seat_taken", "somebody sits there")
            check_wish(wish)
            name = c.execute(select(schema.people.c.name).where(schema.people.c.id == row.host)).scalar_one()
            values = seat_values(seat, wish, person, name)
            set_seat(c, match, seat, **{key: values[key] for key in ("kind", "person", "name", "level")})

        await self.store.write(match, write)
        await self.changed(match)

    async def start(self, match: str, person: str) -> None:
        """Begin."""

        def write(c: Connection) -> None:
            hosted(c, match, person, "gathering")
            if any(seat.kind == "open" for seat in read_seats(c, match)):
                raise Problem("not_now", "a seat is still open")
            begin(c, match)

        await self.store.write(match, write)
        await self.changed(match)

    async def cancel(self, match: str, person: str) -> None:
        """Call a match off that has not begun."""

        def write(c: Connection) -> None:
            hosted(c, match, person, "gathering")
            c.execute(
                update(schema.matches).where(schema.matches.c.id == match)
                .values(status="cancelled", ended=now(), touched=now())
            )  # fmt: skip

        await self.store.write(match, write)
        await self.changed(match)

    async def rematch(self, match: str, person: str) -> str:
        """Play again with seats rotated; whoever asks second gets the same match."""
        fresh = new_match_id()

        def write(c: Connection) -> str:
            row = allowed(c, match, person, lock=True)
            if row.status != "over":
                raise Problem("not_now", f"the match is {row.status}")
            if not is_player(c, match, person):
                raise Problem("not_a_player", "you did not play in this match")
            if not known_rules(row):
                raise Problem("frozen", "this match was played by other rules than are installed here")
            if row.rematch is not None:
                return str(row.rematch)
            old = read_seats(c, match)
            rows = [again(number, old[(number + 1) % len(old)]) for number in range(len(old))]
            put_match(
                c, fresh, row.game, json.loads(row.options), person, rows, row.private, row.deadline_hours
            )  # fmt: skip
            begin(c, fresh)
            c.execute(update(schema.matches).where(schema.matches.c.id == match).values(rematch=fresh))
            return fresh

        made = await self.store.write(match, write)
        await self.changed(match)
        await self.changed(made)
        return made

    # --- bots for people ---------------------------------------------------------------------------------------------

    async def stand_in(self, match: str, person: str, seat: int, level: str) -> None:
        """Let a bot play a seat: at once, or when everybody has agreed."""
        check_level(level)
        row, held = await self.store.read(lambda c: (allowed(c, match, person), read_seats(c, match)))
        if row.status != "running":
            raise Problem("not_now", f"the match is {row.status}")
        if seat >= len(held):
            raise Problem("unknown", "there is no such seat")
        if not any(s.person == person for s in held):
            raise Problem("not_a_player", "you do not sit at this match")
        if await self.may_replace(row, held, person, seat, level):
            async with self.hall.holding(match) as live:
                await self.hall.do(live, seat, TO_BOT, level, None, None)
        await self.changed(match)

    async def may_replace(self, row: Any, held: list[SeatRow], person: str, seat: int, level: str) -> bool:
        """Say whether a bot may play a seat now; if more people must agree, write down that this one does."""
        owner = held[seat].person
        if owner in (person, None):
            if owner is None and row.host != person:
                raise Problem("not_the_host", "only the host changes a bot")
            return True
        if held[seat].is_bot:
            raise Problem("not_now", "a bot plays there")
        late = row.deadline_hours is not None and row.asked == seat
        if late and now() - row.asked_since >= row.deadline_hours * 3_600_000:
            return True
        others = {s.person for s in held if s.person not in (None, owner) and not s.is_bot}
        a = schema.agreements.c

        def write(c: Connection) -> bool:
            said = set(c.execute(select(a.person).where(a.match == row.id, a.seat == seat)).scalars())
            if person not in said:
                c.execute(insert(schema.agreements).values(match=row.id, seat=seat, person=person, level=level))
            return others <= said | {person}

        return await self.store.write(row.id, write)

    async def take_seat_back(self, match: str, person: str, seat: int) -> None:
        """Let a person play again instead of the bot."""
        async with self.hall.holding(match) as live:
            if seat >= len(live.seats):
                raise Problem("unknown", "there is no such seat")
            if live.seats[seat].person != person:
                raise Problem("not_your_seat", "somebody else holds this seat")
            if not live.seats[seat].is_bot:
                raise Problem("not_now", "no bot plays there")
            if live.match.over:
                raise Problem("not_now", "the match is over")
            await self.hall.do(live, seat, TO_PERSON, "", None, None)
            await self.store.write(match, lambda c: forget_agreements(c, match, seat))
        await self.changed(match)

    async def retry(self, match: str, person: str) -> None:
        """Let a bot that failed try again."""
        async with self.hall.holding(match) as live:
            if not any(s.person == person for s in live.seats):
                raise Problem("not_a_player", "you do not sit at this match")
            if live.asked is None or not live.seats[live.asked].is_bot:
                raise Problem("not_now", "no bot is asked")
            level = live.seats[live.asked].level

            def write(c: Connection) -> None:
                c.execute(update(schema.matches).where(schema.matches.c.id == match).values(trouble=None))
                put_job(c, live, level)

            await self.store.write(match, write)
        self.hall.wake.job()
        await self.changed(match)

    # --- invitations -------------------------------------------------------------------------------------------------

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
        await self.changed(match)

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
                if found.used_by is not None:
                    raise Problem("seat_taken", "somebody has used this invitation")
                sit(c, row, person, found.seat, None)
                c.execute(update(schema.invites).where(schema.invites.c.id == found.id).values(used_by=person))
            return str(row.id)

        match = await self.store.write(fingerprint(token), write)
        await self.changed(match)
        return match

    async def look(self, token: str, person: str | None) -> MatchInfo:
        """Show the match that a link leads to."""

        def read(c: Connection) -> MatchInfo:
            found = invitation(c, token)
            return tell(c, locked(c, found.match), person)

        return await self.store.read(read)

    async def changed(self, match: str) -> None:
        """Tell everybody concerned, in all processes, that a match is not what it was."""
        await self.hall.changed(match)


# --- who may ---------------------------------------------------------------------------------------------------------


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


# --- rows ------------------------------------------------------------------------------------------------------------


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
    if level not in BOTS:
        raise Problem("bad_options", f"there is no bot {level!r}; there are: {', '.join(BOTS)}")


def usual_level() -> str:
    """Return the level of the bot that plays for people who leave."""
    return "normal" if "normal" in BOTS else BOTS[-1]


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


def begin(c: Connection, match: str) -> None:
    """Set a match running: deal, and ask the first seat."""
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
    live = Live(row, read_seats(c, match))
    at = now()
    c.execute(
        update(schema.matches).where(schema.matches.c.id == match)
        .values(status="running", started=at, asked=live.asked, asked_since=at, touched=at)
    )  # fmt: skip
    put_job(c, live, None if live.asked is None else live.seats[live.asked].level)


def forget_agreements(c: Connection, match: str, seat: int) -> None:
    """Start anew with agreeing."""
    a = schema.agreements
    c.execute(a.delete().where(a.c.match == match, a.c.seat == seat))


# --- lists -----------------------------------------------------------------------------------------------------------


def listed(name: str, person: str | None) -> Select[Any]:
    """Return the query of a list."""
    m, s, w = schema.matches.c, schema.seats.c, schema.watchers.c
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
        rematch=row.rematch, imported=row.imported,
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
