"""A match in memory: its journal of acts replayed, and what each seat may see of it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final

from blueriband import games
from blueriband.kernel.codec import position_hash
from blueriband.kernel.engine import NOBODY, Game, Outcome, Refused, State
from blueriband.kernel.match import Match, OutOfTurn
from blueriband.server.messages import Json, ResultInfo
from blueriband.server.play_messages import DecisionInfo, EventList, Update
from blueriband.server.problems import Problem

MOVE, CONFIRM, BACK, TO_BOT, TO_PERSON = "move", "confirm", "back", "bot", "person"


@dataclass(frozen=True, slots=True)
class ActRow:
    """One line of the journal as stored. `text` is the move, the choice to go back to, or a level of bots."""

    ply: int
    seat: int
    kind: str
    text: str
    person: str | None
    key: str | None
    position: str


@dataclass
class SeatRow:
    """Who holds a seat, and the level of the bot that plays it now."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None

    @property
    def is_bot(self) -> bool:
        """A bot plays here now."""
        return self.level is not None


class Broken(Exception):
    """A journal that does not replay under the installed rules; the text says at which act and why."""


class Live:
    """One match as its journal says, with a lock: whoever changes or reads it holds the lock."""

    def __init__(self, row: Any, seats: list[SeatRow]) -> None:
        self.id: Final[str] = row.id
        self.game: Final[Game[Any]] = games.find(row.game)
        self.options: Final[dict[str, int]] = json.loads(row.options)
        self.seed: Final = int(row.seed, 16)
        self.host: Final[str] = row.host
        self.private: Final[bool] = row.private
        self.seats = seats
        self.lock: Final = asyncio.Lock()
        self.keys: dict[tuple[str | None, str], int] = {}  # acts by who sent them under which key
        self.backs: list[tuple[int, int, int]] = []  # what was taken back: version, seat, events left
        self.version = 0
        self.shown = 0
        self.opening: State = self.game.new(self.options, self.seed)
        self.match = Match(self.opening, frozenset(s.seat for s in seats if s.kind == "bot"))
        self.public = len(self.match.journal)

    # --- acts --------------------------------------------------------------------------------------------------------

    def replay(self, acts: list[ActRow]) -> None:
        """Do what the journal says was done, or raise Broken."""
        for act in acts:
            try:
                self.apply(act.seat, act.kind, act.text)
            except (Problem, Refused, OutOfTurn, ValueError) as trouble:
                raise Broken(
                    f"act {act.ply} ({act.kind} {act.text}): {str(trouble) or type(trouble).__name__}"
                ) from trouble
            self.note(act.seat, act.kind, act.person, act.key)
            if self.version != act.ply:
                raise Broken(f"act {self.version} is missing")

    def apply(self, seat: int, kind: str, text: str) -> None:
        """Do one act in memory, or raise and change nothing."""
        match = self.match
        if kind == MOVE:
            match.play(seat, text)
        elif kind == CONFIRM:
            match.confirm(seat)
        elif kind == BACK:
            match.take_back(seat, int(text))
        elif kind == TO_BOT:
            if match.drafting == seat:
                match.take_back(seat, 0)
            self.seats[seat].level = text
            match.automatic |= {seat}
        elif kind == TO_PERSON:
            self.seats[seat].level = None
            match.automatic -= {seat}
        else:
            raise ValueError(f"there is no act {kind!r}")

    def note(self, seat: int, kind: str, person: str | None, key: str | None) -> None:
        """Count an act that was done, and say what others may see of it."""
        self.version += 1
        if key is not None:
            self.keys[person, key] = self.version
        if kind in (BACK, TO_BOT):
            self.backs.append((self.version, seat, self.log_end(seat)))
        published = self.match.confirmed
        if published != self.public or kind in (TO_BOT, TO_PERSON):
            self.public = published
            self.shown = self.version

    # --- what there is to know ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat everybody waits for."""
        return None if self.match.asked == NOBODY else self.match.asked

    @property
    def hash(self) -> str:
        """A fingerprint of the position, draft and all."""
        return position_hash(self.match.state)

    def version_for(self, seat: int | None) -> int:
        """Return the version that a seat may know: drafts of others do not show in it."""
        return self.version if seat is not None and seat == self.asked else self.shown

    def update(self, seat: int | None, version: int | None = None, log: int | None = None) -> Update:
        """Return the match as a seat sees it, continuing from a version and log if that can be done."""
        match = self.match
        viewer = NOBODY if seat is None else seat
        mine = self.version_for(seat)
        base, since = self.continued(viewer, mine, version, log)
        seen = match.seen_by(viewer, since)
        decision = seen.get("decision")
        return Update(
            match=self.id,
            seat=seat,
            version=mine,
            since=since,
            log=seen["log"],
            left=min(match.left[viewer], seen["log"]) if viewer >= 0 else 0,
            asked=self.asked,
            view=seen["view"],
            events=seen["events"],
            decision=None if decision is None else DecisionInfo(**decision),
            over=match.over,
            base=base,
        )

    def continued(self, viewer: int, mine: int, version: int | None, log: int | None) -> tuple[int | None, int]:
        """Say from which version and event an update goes on; what the viewer itself took back since is told anew."""
        if version is None or log is None or version > mine:
            return None, 0
        cuts = [cut for ply, seat, cut in self.backs if ply > version and seat == viewer]
        since = min([log, *cuts])
        return (version, since) if since <= self.log_end(viewer) else (None, 0)

    def log_end(self, viewer: int) -> int:
        """Return the number of the next event that a viewer would hear of."""
        match = self.match
        return len(match.log) if match.drafting in (NOBODY, viewer) else match.marks[0].log

    def events(self, seat: int | None, since: int) -> EventList:
        """Return events from a number on."""
        viewer = NOBODY if seat is None else seat
        seen = self.match.seen_by(viewer, since)
        left = min(self.match.left[viewer], seen["log"]) if viewer >= 0 else 0
        return EventList(since=min(since, seen["log"]), log=seen["log"], left=left, events=seen["events"])

    def previews(self, seat: int, moves: list[str]) -> dict[str, list[Json]]:
        """Tell what moves would do."""
        return {text: self.match.preview(seat, text) for text in moves}

    def result(self) -> ResultInfo | None:
        """Return how it ended, when it has."""
        ended: Outcome | None = self.match.state.outcome() if self.match.over else None
        return None if ended is None else told(ended)


def told(ended: Outcome) -> ResultInfo:
    """Return an outcome as the wire shows it."""
    return ResultInfo(ended.scores, ended.ranking, ended.places, ended.winners, ended.rule, ended.sources)


def known_rules(row: Any) -> bool:
    """Say whether a stored match is played by the rules and figures that are installed."""
    if row.game not in games.NAMES:
        return False
    game = games.find(row.game)
    return (game.version, game.data) == (row.rules, row.data)
