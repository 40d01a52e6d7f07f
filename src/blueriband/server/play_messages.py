"""What is said while a match is played, looked at again, or thought about, by HTTP and on the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from blueriband.server.messages import ActKind, Count, Json, Key, MoveText, SeatNumber, Strict


class Act(Strict):
    """What a seat does: a move, the end of its draft, or a step back in it."""

    key: Key
    seat: SeatNumber
    version: Count  # of the match as the sender saw it
    kind: ActKind
    move: MoveText | None = None
    choice: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # back to this choice of the draft, from its first


class Done(Struct, tag="done", tag_field="type"):
    """It is done and will not be lost."""

    key: str
    match: str
    version: int


class Refused(Struct, tag="refused", tag_field="type"):
    """The rules do not allow it."""

    key: str
    match: str
    move: str
    ruling: str
    rule: str


class Refusal(Struct):
    """A move one might try, and why not."""

    move: str
    ruling: str
    rule: str


class Refusals(Struct, tag="refusals", tag_field="type"):
    """All that the asked seat might try but may not."""

    match: str
    version: int
    refusals: list[Refusal]
    id: str | None = None


class PreviewWish(Strict):
    """Moves to try out."""

    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=200)]


class Previews(Struct, tag="previews", tag_field="type"):
    """What each move would do, as far as its seat can know."""

    match: str
    version: int
    previews: dict[str, list[Json]]
    id: str | None = None


class DecisionInfo(Struct):
    """The question put to a seat."""

    seat: int
    step: str
    moves: list[str]
    revealing: list[str]  # no way back: somebody learns something
    handing: list[str]  # no way back: another seat must answer first
    back: int  # choices that can be taken back
    rule: str | None = None
    left: int | None = None  # how often this step still asks the same, now included; None where it does not count


class Update(Struct, tag="update", tag_field="type"):
    """The match as one seat, or a spectator, may see it."""

    match: str
    seat: int | None
    version: int
    since: int  # number of the first event told here
    log: int  # number of the next event to come
    left: int  # number of the first event since this seat last finished something
    asked: int | None
    view: Json
    events: list[Json]
    decision: DecisionInfo | None
    over: bool
    base: int | None = None  # the version this continues, None when it stands alone
    id: str | None = None  # of the request it answers


class EventList(Struct):
    """Events from number `since` on."""

    since: int
    log: int
    left: int
    events: list[Json]


class StepInfo(Struct):
    """One move in a replay; what it was is told to its own seat, and to all when the match is over."""

    ply: int
    seat: int
    forced: bool | None  # there was nothing else to do, which may tell what a seat holds
    turn: int
    text: str | None
    events: list[Json]


class ReplayInfo(Struct):
    """The moves of a match, from what one seat knew, a spectator, or everybody together."""

    match: str
    knows: str  # "seat 0", "spectator" or "all"
    steps: list[StepInfo]
    opening: list[Json]  # events before the first move


class Moment(Struct):
    """The position after so many moves; `views` has every seat's when all is told."""

    match: str
    at: int
    asked: int | None
    view: Json
    views: list[Json]
    scores: list[int] | None


class Thoughts(Struct):
    """What a bot thinks of a position: the best moves, how often it looked at each, their value and its spread."""

    seat: int
    level: str
    simulations: int
    seconds: float
    values: list[float]
    considered: list[Json]
    line: list[str]


class ThinkWish(Strict):
    """A question to a bot: at the present position (a hint) or after so many moves of a finished match."""

    seat: SeatNumber
    at: Count | None = None
    seconds: Annotated[float, Meta(ge=0.1, le=10)] = 2.0
    moves: Annotated[list[MoveText], Meta(max_length=50)] = []  # played first, to ask "what if"


class Stale(Struct, tag="stale", tag_field="type"):
    """The match had moved on: nothing was done; this is how it stands."""

    key: str
    match: str
    update: Update


class Trouble(Struct, tag="error", tag_field="type"):
    """Something is wrong with what was sent; `code` is for programs, `text` for people."""

    code: str
    text: str
    id: str | None = None
    match: str | None = None
