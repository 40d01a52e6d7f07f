"""Who listens: sockets by person and by match, and what each has already been told."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

import msgspec

from blueriband.server.access import allowed
from blueriband.server.hall import Hall
from blueriband.server.journal import TurnNews
from blueriband.server.live import Live
from blueriband.server.play_messages import Trouble, Update
from blueriband.server.problems import Problem
from blueriband.server.socket_messages import Changed, Thinking, Turn

MOST_WAITING: Final = 1_000_000  # bytes for a client that does not read; then it is cut off
ENCODER: Final = msgspec.json.Encoder()


class Line:
    """What one socket is to be sent."""

    def __init__(self, person: str | None, address: str, session: str = "") -> None:
        self.person: Final = person
        self.address: Final = address
        self.session: Final = session  # fingerprint of the token it came with
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.bytes = 0
        self.follows: Final[dict[tuple[str, int | None], Follower]] = {}
        self.lobby = False
        self.cut = False

    def send(self, message: msgspec.Struct | bytes) -> None:
        """Queue a message, or cut off a client that does not read."""
        if self.cut:
            return
        told = message if isinstance(message, bytes) else ENCODER.encode(message)
        self.bytes += len(told)
        if self.bytes > MOST_WAITING:
            self.end()
        else:
            self.waiting.put_nowait(told)

    def end(self) -> None:
        """Say no more after what waits already."""
        if not self.cut:
            self.cut = True
            self.waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """Return the next message, or None when there will be no more."""
        told = await self.waiting.get()
        if told is not None:
            self.bytes -= len(told)
        return told


class Follower:
    """A socket that follows a match from a seat, and how far it has been told."""

    def __init__(self, line: Line, seat: int | None, update: Update) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.version = update.version
        self.log = update.log
        self.asked = update.asked


class Hub:
    """All sockets of this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.lines: Final[set[Line]] = set()
        self.people: Final[defaultdict[str, set[Line]]] = defaultdict(set)
        self.matches: Final[defaultdict[str, set[Follower]]] = defaultdict(set)
        hall.turns.append(self.turn)
        hall.listeners.append(self.moved_on)
        hall.wanted.append(lambda match: match in self.matches)

    # --- coming and going --------------------------------------------------------------------------------------------

    def enter(self, line: Line) -> None:
        """Let a socket in."""
        self.lines.add(line)
        if line.person is not None:
            self.people[line.person].add(line)

    def leave(self, line: Line) -> None:
        """Let a socket go."""
        self.lines.discard(line)
        if line.person is not None:
            self.people[line.person].discard(line)
            if not self.people[line.person]:
                del self.people[line.person]
        for match, seat in list(line.follows):
            self.unfollow(line, match, seat)

    def follow(self, line: Line, live: Live, seat: int | None, update: Update) -> None:
        """Keep a socket told of a match from now on."""
        self.unfollow(line, live.id, seat)
        follower = Follower(line, seat, update)
        line.follows[live.id, seat] = follower
        self.matches[live.id].add(follower)

    def unfollow(self, line: Line, match: str, seat: int | None) -> None:
        """Tell a socket no more of a match."""
        follower = line.follows.pop((match, seat), None)
        if follower is not None:
            self.matches[match].discard(follower)
            if not self.matches[match]:
                del self.matches[match]

    def here(self, person: str, match: str) -> bool:
        """Say whether somebody looks at a match right now, in this process."""
        return any(match == followed for line in self.people.get(person, ()) for followed, _seat in line.follows)

    # --- telling -----------------------------------------------------------------------------------------------------

    def moved_on(self, live: Live) -> None:
        """Send everybody who follows a match what is new for them."""
        told: dict[tuple[int | None, int, int], tuple[Update, bytes]] = {}
        for follower in self.matches.get(live.id, ()):
            if live.version_for(follower.seat) == follower.version and live.asked == follower.asked:
                continue
            key = (follower.seat, follower.version, follower.log)
            if key not in told:
                fresh = live.update(follower.seat, follower.version, follower.log)
                told[key] = (fresh, ENCODER.encode(fresh))
            update, encoded = told[key]
            follower.version, follower.log, follower.asked = update.version, update.log, update.asked
            follower.line.send(encoded)

    def turn(self, match: str, news: TurnNews) -> None:
        """Tell a person that a seat of theirs is asked."""
        for line in self.people.get(news[0], ()):
            line.send(Turn(match, news[1], news[2]))

    def thinking(self, progress: Thinking) -> None:
        """Tell how far a bot is."""
        encoded = ENCODER.encode(progress)
        for line in {follower.line for follower in self.matches.get(progress.match, ())}:
            line.send(encoded)

    async def heard(self, body: list[Any]) -> None:
        """Hear what another process, or this one, has to say."""
        if body[0] == "changed":
            _, match, status, people, is_open = body
            told = ENCODER.encode(Changed(match, status))
            for line in self.lines:
                if line.person in people or (is_open and line.lobby) or (match, None) in line.follows:
                    line.send(told)
        elif body[0] == "match":
            _, match, version, news = body
            if news is not None:
                self.turn(match, (news[0], news[1], news[2]))
            await self.hall.woken(match, version)
        elif body[0] == "missed":
            for match in [*self.matches]:
                await self.hall.woken(match, 1 << 60)
        elif body[0] == "thinking":
            self.thinking(Thinking(*body[1:]))
        elif body[0] == "revoked":
            await self.show_out(body[1])
        elif body[0] == "signed_out":
            for line in [line for line in self.lines if line.session == body[1]]:
                line.end()

    async def show_out(self, match: str) -> None:
        """Tell a match no more to spectators who may no longer see it."""
        for follower in [f for f in self.matches.get(match, ()) if f.seat is None]:
            line = follower.line
            try:
                await self.hall.store.read(lambda c, who=line.person: allowed(c, match, who))  # type: ignore[misc]
            except Problem as problem:
                self.unfollow(line, match, None)
                line.send(Trouble(problem.code, problem.text, None, match))
