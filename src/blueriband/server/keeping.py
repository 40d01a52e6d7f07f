"""What is kept: replays from what each seat knew, game files out and in."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from blueriband import gamefile, games
from blueriband.gamefile import BadGameFile, GameFile, Line, Result
from blueriband.kernel.codec import tell, write
from blueriband.kernel.engine import EVERYONE, NOBODY, REVEALED, Event, State
from blueriband.kernel.match import Match
from blueriband.server import schema
from blueriband.server.access import allowed
from blueriband.server.hall import Hall, put_job, read_match
from blueriband.server.live import BACK, CONFIRM, MOVE, TO_BOT, ActRow, Live
from blueriband.server.messages import ResultInfo
from blueriband.server.people import tidy
from blueriband.server.play import holds
from blueriband.server.play_messages import Moment, ReplayInfo, StepInfo
from blueriband.server.problems import Problem
from blueriband.server.seating import new_match_id, put_match
from blueriband.server.store import Store, now

KEPT: Final = 20  # timelines in memory
HIDDEN: Final = "hidden"  # a move that others may not know yet, in the file of a running match


class Timeline:
    """A match unrolled: the position before the first move and after each, with what happened."""

    def __init__(self, live: Live) -> None:
        self.game: Final = live.game
        state = live.opening
        self.states: Final[list[State]] = [state]
        self.events: Final[list[list[Event]]] = []
        self.entries: Final = live.match.journal[: live.match.confirmed]
        for entry in self.entries:
            state = state.clone()
            state.events = []
            state.take(entry.move)
            self.events.append([event for event in state.events if event.kind != REVEALED])
            state.events = None
            self.states.append(state)


class Keeping:
    """Replays and game files."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.timelines: Final[OrderedDict[tuple[str, int], Timeline]] = OrderedDict()

    # --- replays -----------------------------------------------------------------------------------------------------

    async def timeline(self, live: Live) -> Timeline:
        """Return a match unrolled as far as everybody may see it."""
        key = (live.id, live.match.confirmed)
        found = self.timelines.get(key)
        if found is None:
            found = Timeline(live)
            self.timelines[key] = found
            while len(self.timelines) > KEPT:
                self.timelines.popitem(last=False)
        return found

    async def replay(self, match: str, person: str | None, knows: str) -> ReplayInfo:
        """Return the steps of a match from what somebody knew."""
        await self.look(match, person)
        async with self.hall.holding(match) as live:
            viewer = who_knows(live, person, knows)
            line = await self.timeline(live)
            over = live.match.over
            steps = [self.step(live, line, ply, viewer, over) for ply in range(1, len(line.states))]
        return ReplayInfo(match, knows, steps, [])

    def step(self, live: Live, line: Timeline, ply: int, viewer: int, over: bool) -> StepInfo:
        """Return one step as a viewer may know it."""
        entry = line.entries[ply - 1]
        everything = over and viewer == ALL
        events = [
            tell(line.game, open_event(e) if everything else e, max(viewer, NOBODY)) for e in line.events[ply - 1]
        ]
        known = over or entry.seat == viewer
        text, forced = (write(line.game, entry.move), entry.forced) if known else (None, None)
        return StepInfo(ply, entry.seat, forced, line.states[ply - 1].turn, text, events)

    async def moment(self, match: str, person: str | None, knows: str, at: int) -> Moment:
        """Return the position after so many moves."""
        await self.look(match, person)
        async with self.hall.holding(match) as live:
            viewer = who_knows(live, person, knows)
            line = await self.timeline(live)
            if at >= len(line.states):
                raise Problem("unknown", f"the match has {len(line.states) - 1} moves to show")
            state = line.states[at]
            views = [state.view(seat) for seat in range(state.seats)] if viewer == ALL else []
            asked = None if state.over else state.decision.seat
            scores = line.game.scores(state) if live.match.over else None
            return Moment(match, at, asked, state.view(max(viewer, NOBODY)), views, scores)

    async def look(self, match: str, person: str | None) -> None:
        """Raise unless somebody may see a match."""
        await self.store.read(lambda c: allowed(c, match, person))

    # --- game files --------------------------------------------------------------------------------------------------

    async def file(self, match: str, person: str | None) -> str:
        """Return a match as a game file; while it runs, without seed and without what is secret."""
        row, seats, acts = await self.store.read(lambda c: (allowed(c, match, person), *read_match(c, match)[1:]))
        labels = [label(seat) for seat in seats]
        try:
            await self.hall.get(match)
        except Problem as problem:
            if problem.code != "frozen":
                raise
            return str(raw_file(row, labels, acts))
        async with self.hall.holding(match) as live:
            if live.match.over:
                return gamefile.record(live.match, live.options, live.seed, labels)
            held = {seat.seat for seat in live.seats if seat.person == person and person is not None}
            line = await self.timeline(live)
            shown = [
                Line(n, e.seat, write(live.game, e.move) if e.seat in held or is_told(events, held) else HIDDEN)
                for n, (e, events) in enumerate(zip(line.entries, line.events, strict=True), 1)
            ]
            return str(
                GameFile(row.game, row.rules, row.data, live.options, labels, row.commitment, None, 0, shown, None)
            )

    async def bring(self, person: str, text: str) -> str:
        """Make a match of a game file: a finished one to look at, an unfinished one to play on."""
        try:
            file = gamefile.parse(text)
            if file.seed is None:
                raise BadGameFile("the seed is withheld, so the game cannot be played from here")
            if file.game not in games.NAMES:
                raise BadGameFile(f"there is no game {file.game!r}")
            gamefile.verify(file)
            acts = acts_of(file)
        except (BadGameFile, ValueError) as trouble:
            raise Problem("bad_file", str(trouble)) from None
        match, at = new_match_id(), now()

        def put(c: Connection) -> None:
            name = c.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
            over = file.result is not None
            rows = [
                {
                    "seat": n,
                    "kind": "person",
                    "person": None if over else person,
                    "name": tidy(said.removeprefix("human "))[:40].strip() or name,
                    "level": None,
                }
                for n, said in enumerate(file.seats)
            ]
            put_match(c, match, file.game, file.options, person, rows, True, None, file.seed, imported=True)
            live = Live(c.execute(select(schema.matches).where(schema.matches.c.id == match)).one(), [])
            for number, (seat, kind, said) in enumerate(acts, 1):
                live.apply(seat, kind, said)
                live.note(seat, kind, None, None)
                c.execute(
                    insert(schema.journal).values(
                        match=match, ply=number, seat=seat, kind=kind, text=said, position=live.hash, at=at
                    )
                )
            result = live.result()
            c.execute(
                update(schema.matches).where(schema.matches.c.id == match).values(
                    status="over" if result is not None else "running", version=live.version, shown=live.shown,
                    asked=live.asked, asked_since=at, started=at, ended=at if result is not None else None,
                    result=None if result is None else msgspec.json.encode(result).decode(),
                )
            )  # fmt: skip
            put_job(c, live, None)

        await self.store.write(match, put)
        await self.hall.changed(match)
        return match


ALL: Final = -2  # as a viewer: everybody together


def who_knows(live: Live, person: str | None, knows: str) -> int:
    """Return the viewer that a replay is asked for, or raise if it is not for them to know."""
    if knows == "spectator":
        return NOBODY
    if knows == "all":
        if not live.match.over:
            raise Problem("not_now", "everything is told when the match is over")
        return ALL
    kind, _, number = knows.partition(":")
    if kind != "seat" or re.fullmatch("[0-9]{1,2}", number) is None:
        raise Problem("bad_message", "`knows` is seat:N, spectator or all")
    if int(number) >= live.match.state.seats:
        raise Problem("unknown", "there is no such seat")
    if not live.match.over:
        holds(live, person, int(number))
    return int(number)


def open_event(event: Event) -> Event:
    """Return an event with nothing hidden."""
    return Event(event.kind, event.seat, event.a, event.b, event.c, EVERYONE)


def is_told(events: list[Event], held: set[int]) -> bool:
    """Say whether a move may be told to those who hold these seats: all that it caused is for them to know."""
    return bool(events) and all(
        event.seen_by == EVERYONE or any(event.seen_by >> seat & 1 for seat in held) for event in events
    )


def label(seat: Any) -> str:
    """Return what a game file says of a seat."""
    return f"bot {seat.level}" if seat.kind == "bot" else (seat.name or "open")


def acts_of(file: GameFile) -> list[tuple[int, str, str]]:
    """Return what people did to get this game: their moves, and where each turn was confirmed."""
    match = Match(file.opening())
    acts: list[tuple[int, str, str]] = []

    def confirm() -> None:
        acts.append((match.drafting, CONFIRM, ""))
        match.confirm(match.drafting)

    for number, line in enumerate(file.moves):
        if number >= len(match.journal) and match.ready:
            confirm()
        if number >= len(match.journal):
            acts.append((match.asked, MOVE, line.text))
            match.play(match.asked, line.text)
    if match.ready and file.draft == 0:
        confirm()
    return acts


def raw_file(row: Any, labels: list[str], acts: list[ActRow]) -> GameFile:
    """Return what the journal of a match with other rules says; only what people chose, for nothing can be replayed."""
    over = row.status == "over"
    lines = [Line(n, act.seat, act.text if over else HIDDEN) for n, act in enumerate(never_taken_back(acts), 1)]
    seed = int(row.seed, 16) if over else None
    ended = msgspec.json.decode(row.result, type=ResultInfo) if over else None
    result = None if ended is None else Result(ended.scores, ended.ranking, ended.rule)
    return GameFile(
        row.game, row.rules, row.data, json.loads(row.options), labels, row.commitment, seed, 0, lines, result
    )  # fmt: skip


def never_taken_back(acts: list[ActRow]) -> list[ActRow]:
    """Return the moves of a journal that stand; going back leads to a position that was there before."""
    moves: list[ActRow] = []
    positions: list[tuple[str, int]] = []  # after each act that stands, and how many moves that were
    for act in acts:
        if act.kind in (BACK, TO_BOT):
            while positions and positions[-1][0] != act.position:
                positions.pop()
            del moves[positions[-1][1] if positions else 0 :]
        elif act.kind == MOVE:
            moves.append(act)
        positions.append((act.position, len(moves)))
    return moves
