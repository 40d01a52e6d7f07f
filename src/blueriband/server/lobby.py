"""Matches before and around the playing: creating, joining, starting, lists, bots for absent people."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, and_, insert, or_, select, update

from blueriband.server import schema
from blueriband.server.access import allowed, hosted, is_player
from blueriband.server.hall import Hall, put_job, read_seats
from blueriband.server.journal import TurnNews, forget_agreements
from blueriband.server.listing import listed, tell
from blueriband.server.live import TO_BOT, TO_PERSON, Live, SeatRow, known_rules
from blueriband.server.messages import CreateMatch, MatchInfo, MatchList, SeatWish
from blueriband.server.problems import Problem
from blueriband.server.seating import (
    again,
    begin,
    check_level,
    check_wish,
    new_match_id,
    put_match,
    seat_values,
    set_seat,
    settle,
    sit,
    usual_level,
)
from blueriband.server.store import Store, now


class Lobby:
    """What people do with matches, except playing them."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store: Final = store
        self.hall: Final = hall

    # --- looking -----------------------------------------------------------------------------------------------------

    async def info(self, match: str, person: str | None) -> MatchInfo:
        """Return a match to somebody who may see it."""
        return await self.store.read(lambda c: tell(c, allowed(c, match, person), person))

    async def page(self, name: str, person: str | None, game: str | None, before: str | None, limit: int) -> MatchList:
        """Return a page of a list, the last touched first."""
        query = listed(name, person)
        m = schema.matches.c
        if game is not None:
            query = query.where(m.game == game)
        if before is not None:
            touched, _, last = before.partition("-")
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

        def write(c: Connection) -> TurnNews | None:
            name = c.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
            rows = [seat_values(number, seat, person, name) for number, seat in enumerate(wish.seats)]
            put_match(c, match, wish.game, options, person, rows, wish.private, wish.deadline_hours)
            at_once = wish.start and all(row["kind"] != "open" for row in rows)
            return begin(c, match) if at_once else None

        news = await self.store.write(match, write)
        await self.hall.changed(match)
        await self.hall.ask(match, news)
        return match

    async def join(self, match: str, person: str, seat: int | None, name: str | None) -> None:
        """Sit down on an open seat."""

        def write(c: Connection) -> None:
            row = allowed(c, match, person, lock=True)
            if row.private and not is_player(c, match, person) and row.host != person:
                raise Problem("private", "this match is by invitation")
            sit(c, row, person, seat, name)

        await self.store.write(match, write)
        await self.hall.changed(match)

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
            await self.hall.swap(match, TO_BOT, usual_level(), lambda live: still_playing(live, person))
        await self.hall.changed(match)

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
        await self.hall.changed(match)

    async def start(self, match: str, person: str) -> None:
        """Begin."""

        def write(c: Connection) -> TurnNews | None:
            hosted(c, match, person, "gathering")
            if any(seat.kind == "open" for seat in read_seats(c, match)):
                raise Problem("not_now", "a seat is still open")
            return begin(c, match)

        news = await self.store.write(match, write)
        await self.hall.changed(match)
        await self.hall.ask(match, news)

    async def cancel(self, match: str, person: str) -> None:
        """Call a match off that has not begun."""

        def write(c: Connection) -> None:
            hosted(c, match, person, "gathering")
            c.execute(
                update(schema.matches).where(schema.matches.c.id == match)
                .values(status="cancelled", ended=now(), touched=now())
            )  # fmt: skip

        await self.store.write(match, write)
        await self.hall.changed(match)

    async def rematch(self, match: str, person: str) -> str:
        """Play again with seats rotated; whoever asks second gets the same match."""
        fresh = new_match_id()

        def write(c: Connection) -> tuple[str, TurnNews | None]:
            row = allowed(c, match, person, lock=True)
            if row.status != "over":
                raise Problem("not_now", f"the match is {row.status}")
            if not is_player(c, match, person):
                raise Problem("not_a_player", "you did not play in this match")
            if not known_rules(row):
                raise Problem("frozen", "this match was played by other rules than are installed here")
            if row.rematch is not None:
                return str(row.rematch), None
            old = read_seats(c, match)
            rows = [again(number, old[(number + 1) % len(old)]) for number in range(len(old))]
            put_match(
                c, fresh, row.game, json.loads(row.options), person, rows, row.private, row.deadline_hours
            )  # fmt: skip
            c.execute(update(schema.matches).where(schema.matches.c.id == match).values(rematch=fresh))
            return fresh, begin(c, fresh)

        made, news = await self.store.write(match, write)
        await self.hall.changed(match)
        await self.hall.changed(made)
        await self.hall.ask(made, news)
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
            await self.hall.swap(match, TO_BOT, level, lambda live: [] if live.match.over else [seat])
        await self.hall.changed(match)

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
        await self.store.read(lambda c: allowed(c, match, person))

        def which(live: Live) -> list[int]:
            if seat >= len(live.seats):
                raise Problem("unknown", "there is no such seat")
            if live.seats[seat].person != person:
                raise Problem("not_your_seat", "somebody else holds this seat")
            if not live.seats[seat].is_bot:
                raise Problem("not_now", "no bot plays there")
            if live.match.over:
                raise Problem("not_now", "the match is over")
            return [seat]

        await self.hall.swap(match, TO_PERSON, "", which)
        await self.store.write(match, lambda c: forget_agreements(c, match, seat))
        await self.hall.changed(match)

    async def retry(self, match: str, person: str) -> None:
        """Let a bot that failed try again."""
        await self.store.read(lambda c: allowed(c, match, person))
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
        await self.hall.changed(match)


def still_playing(live: Live, person: str) -> list[int]:
    """Return the seats that a person plays."""
    return [] if live.match.over else [s.seat for s in live.seats if s.person == person and not s.is_bot]
