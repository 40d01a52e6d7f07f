"""The matches that this process has in memory, and the one way to change them: an act, durable before it is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from blueriband.kernel.engine import Refused as RefusedByRules
from blueriband.kernel.match import OutOfTurn
from blueriband.server import metrics, schema
from blueriband.server.journal import Behind, Entry, TurnNews, replace_job, write_entry
from blueriband.server.live import BACK, MOVE, ActRow, Broken, Live, SeatRow, known_rules
from blueriband.server.play_messages import Act, Done, Refused, Stale
from blueriband.server.problems import Problem
from blueriband.server.store import Store, now
from blueriband.server.wake import Wake, signal

KEPT: Final = 2000  # matches in memory; more are read again when somebody wants them
REMEMBERED: Final = 2000  # refusals by key, so that a duplicate gets the same answer
TRIES: Final = 5  # when other processes write first


class Hall:
    """Matches in memory, each with its lock, and never ahead of the database in what it tells."""

    def __init__(self, store: Store, wake: Wake) -> None:
        self.store: Final = store
        self.wake: Final = wake
        self.lives: Final[OrderedDict[str, Live]] = OrderedDict()
        self.loading: Final[dict[str, asyncio.Task[Live]]] = {}
        self.listeners: Final[list[Callable[[Live], None]]] = []  # called when a match has moved on
        self.turns: Final[list[Callable[[str, TurnNews], None]]] = []  # called when a person is asked
        self.wanted: Final[list[Callable[[str], bool]]] = []  # does anybody here follow this match?
        self.refusals: Final[OrderedDict[tuple[str, str | None, str], Refused]] = OrderedDict()

    # --- having --------------------------------------------------------------------------------------------------

    async def get(self, match: str) -> Live:
        """Return a running or finished match, read from the database if it is not in memory."""
        live = self.lives.get(match)
        if live is not None:
            self.lives.move_to_end(match)
            return live
        task = self.loading.get(match)
        if task is None:
            task = asyncio.create_task(self.load(match))
            self.loading[match] = task
            task.add_done_callback(lambda _done: self.loading.pop(match, None))
        return await asyncio.shield(task)

    async def load(self, match: str) -> Live:
        """Read a match and replay its journal."""
        row, seats, acts = await self.store.read(lambda c: read_match(c, match))
        if row is None:
            raise Problem("unknown", "there is no such match")
        if row.status not in ("running", "over"):
            raise Problem("not_now", f"the match is {row.status}")
        live = revive(row, seats, acts)
        self.lives[match] = live
        while len(self.lives) > KEPT:
            oldest = next(iter(self.lives))
            if self.lives[oldest].lock.locked():
                break
            del self.lives[oldest]
        return live

    def drop(self, match: str) -> None:
        """Forget a match; it will be read again."""
        self.lives.pop(match, None)

    @asynccontextmanager
    async def holding(self, match: str) -> AsyncIterator[Live]:
        """Hold a match: nobody else changes it, and it is what the database has."""
        while True:
            live = await self.get(match)
            async with live.lock:
                if self.lives.get(match) is live:
                    yield live
                    return

    async def catch_up(self, live: Live) -> None:
        """Do what other processes have written since; the lock is held."""
        after = live.version
        acts = await self.store.read(lambda c: read_acts(c, live.id, after))
        if not acts:
            return
        try:
            live.replay(acts)
        except Broken:
            self.drop(live.id)
            raise
        self.tell(live)

    async def woken(self, match: str, version: int) -> None:
        """Hear from another process that a match has moved on."""
        known = match in self.lives or match in self.loading  # what is being read may have been read too early
        if not known and not any(wanted(match) for wanted in self.wanted):
            return
        async with self.holding(match) as live:
            if live.version < version:
                await self.catch_up(live)
            self.tell(live)

    def tell(self, live: Live) -> None:
        """Let everybody here know."""
        for listener in self.listeners:
            listener(live)

    async def changed(self, match: str) -> None:
        """Tell everybody concerned, in all processes, that a match is not what it was."""
        await self.spread("changed", *await self.store.read(lambda c: read_news(c, match)))

    async def spread(self, *body: Any) -> None:
        """Tell something to all processes, this one too."""
        await self.wake.say(*body)
        for hearer in self.wake.hearers:
            await hearer([*body])

    async def ask(self, match: str, news: TurnNews | None) -> None:
        """Tell a person, in all processes, that a match has begun with their turn."""
        if news is not None:
            await self.wake.say("match", match, 0, news)
            for told in self.turns:
                told(match, news)

    # --- acting ----------------------------------------------------------------------------------------------------

    async def act(self, match: str, person: str, act: Act) -> Done | Refused | Stale:
        """Do what a person wants done, once; and count it."""
        began = perf_counter()
        try:
            answer = await self.act_once(match, person, act)
        except Problem as problem:
            metrics.ACTS.labels(problem.code).inc()
            raise
        metrics.ACTS.labels(type(answer).__name__.lower()).inc()
        if isinstance(answer, Done):
            metrics.ACT_SECONDS.observe(perf_counter() - began)
        return answer

    async def act_once(self, match: str, person: str, act: Act) -> Done | Refused | Stale:
        """Do what a person wants done; the same key gets the same answer."""
        text = wording(act)
        for _attempt in range(TRIES):
            async with self.holding(match) as live:
                if act.seat >= len(live.seats) or live.seats[act.seat].person != person:
                    raise Problem("not_your_seat", "somebody else holds this seat")
                if act.version > live.version:
                    await self.catch_up(live)
                known = self.answered(live, person, act.key)
                if known is not None:
                    return known
                if act.version != live.version_for(act.seat):  # others' drafts do not show in it
                    return Stale(act.key, match, live.update(act.seat))
                if live.seats[act.seat].is_bot:
                    raise Problem("not_now", "a bot plays this seat; take it back first")
                try:
                    return await self.do(live, act.seat, act.kind, text, person, act.key)
                except Behind:
                    continue  # another process was faster: read again
        raise Problem("busy", "the match moves too fast; try again", 1)

    async def swap(self, match: str, kind: str, level: str, which: Callable[[Live], list[int]]) -> None:
        """Let a bot or its person play seats; `which` names them, or raises."""
        for _attempt in range(TRIES):
            async with self.holding(match) as live:
                await self.catch_up(live)
                try:
                    for seat in which(live):
                        await self.do(live, seat, kind, level, None, None)
                    return
                except Behind:
                    continue
        raise Problem("busy", "the match moves too fast; try again", 1)

    def answered(self, live: Live, person: str | None, key: str) -> Done | Refused | None:
        """Return the answer that this key got before."""
        done = live.keys.get((person, key))
        if done is not None:
            return Done(key, live.id, done)
        return self.refusals.get((live.id, person, key))

    async def do(
        self, live: Live, seat: int, kind: str, text: str, person: str | None, key: str | None
    ) -> Done | Refused:
        """Apply an act in memory, make it durable, and tell it; the lock is held."""
        asked, bot = live.asked, live.asked is not None and live.seats[live.asked].is_bot
        try:
            live.apply(seat, kind, text)
        except RefusedByRules as refused:
            answer = Refused(key or "", live.id, text, refused.ruling.name, refused.rule)
            if key is not None:
                self.remember((live.id, person, key), answer)
            return answer
        except OutOfTurn:
            raise Problem("out_of_turn", "there is nothing for this seat to do so now") from None
        except ValueError as unreadable:
            raise Problem("unreadable_move", str(unreadable)) from None
        live.note(seat, kind, person, key)
        try:
            await self.keep(live, (seat, kind, text, person, key), asked, bot)
        except BaseException:
            self.drop(live.id)  # memory is ahead of the database: read it again
            raise
        self.tell(live)
        if live.match.over:
            await self.changed(live.id)
        return Done(key or "", live.id, live.version)

    async def keep(
        self, live: Live, act: tuple[int, str, str, str | None, str | None], asked: int | None, bot: bool
    ) -> None:
        """Write the last act to the journal, and with it all that follows from it; before it, `asked` was."""
        seat, kind, text, person, key = act
        row: dict[str, Any] = {
            "match": live.id, "ply": live.version, "seat": seat, "kind": kind, "text": text, "person": person,
            "key": key, "position": live.hash, "at": now(),
        }  # fmt: skip
        level = None if live.asked is None else live.seats[live.asked].level
        result, news = live.result(), turn_of(live, asked)
        how = None if result is None else msgspec.json.encode(result).decode()
        entry = Entry(row, live.shown, live.asked, asked, level, bot, live.seats[seat].level, how, news)

        def write(c: Connection) -> None:
            write_entry(c, entry)
            signal(c, self.store.sqlite, self.wake.name, "match", live.id, row["ply"], news)

        await self.store.write(live.id, write)
        if news is not None:
            for told in self.turns:
                told(live.id, news)
        if level is not None:
            self.wake.job()

    def remember(self, key: tuple[str, str | None, str], answer: Refused) -> None:
        """Keep a refusal for a while, for those who ask again."""
        self.refusals[key] = answer
        while len(self.refusals) > REMEMBERED:
            self.refusals.popitem(last=False)


# --- rows ------------------------------------------------------------------------------------------------------------


def wording(act: Act) -> str:
    """Return the text of an act as the journal has it."""
    if act.kind == MOVE:
        if act.move is None:
            raise Problem("bad_message", "a move needs its text: `move`")
        return act.move
    if act.move is not None:
        raise Problem("bad_message", f"`move` does not belong to {act.kind}")
    if act.kind == BACK:
        return str(-1 if act.choice is None else act.choice)
    return ""


def put_job(c: Connection, live: Live, level: str | None) -> None:
    """Let the bot that is asked think, and no other."""
    replace_job(c, live.id, live.asked, level, live.version)


def turn_of(live: Live, before: int | None) -> TurnNews | None:
    """Return the person whose turn has just come, the seat and the game."""
    if live.asked is None or live.asked == before or live.seats[live.asked].is_bot:
        return None
    person = live.seats[live.asked].person
    return None if person is None else (person, live.asked, live.game.name)


def read_match(c: Connection, match: str) -> tuple[Any, list[SeatRow], list[ActRow]]:
    """Read a match with its seats and its journal, all of one moment."""
    acts = read_acts(c, match, 0)
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).first()
    return row, read_seats(c, match), acts


def read_news(c: Connection, match: str) -> list[Any]:
    """Read what concerns others of a match: its status, who belongs to it, and whether anybody may sit down."""
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
    seats = read_seats(c, match)
    people = sorted({row.host, *(seat.person for seat in seats if seat.person is not None)})
    gathering = row.status == "gathering" or row.version == 0
    return [match, row.status, people, gathering and not row.private]


def read_seats(c: Connection, match: str) -> list[SeatRow]:
    """Read who sits at a match."""
    rows = c.execute(select(schema.seats).where(schema.seats.c.match == match).order_by(schema.seats.c.seat))
    return [SeatRow(r.seat, r.kind, r.person, r.name, r.level) for r in rows]


def read_acts(c: Connection, match: str, after: int) -> list[ActRow]:
    """Read the journal from after an act on."""
    j = schema.journal.c
    rows = c.execute(
        select(j.ply, j.seat, j.kind, j.text, j.person, j.key, j.position)
        .where(j.match == match, j.ply > after)
        .order_by(j.ply)
    )
    return [ActRow(*row) for row in rows]


def revive(row: Any, seats: list[SeatRow], acts: list[ActRow]) -> Live:
    """Return a match as its journal says, or say that its rules are not these."""
    if not known_rules(row):
        raise Problem("frozen", "this match was played by other rules than are installed here")
    live = Live(row, [opening_seat(seat) for seat in seats])
    try:
        live.replay(acts)
    except Broken as trouble:
        raise Problem("frozen", f"the journal does not replay under the installed rules: {trouble}") from trouble
    for seat in seats:
        live.seats[seat.seat].level = seat.level
    return live


def opening_seat(seat: SeatRow) -> SeatRow:
    """Return a seat as it was before its person left it to a bot."""
    return SeatRow(seat.seat, seat.kind, seat.person, seat.name, seat.level if seat.kind == "bot" else None)
