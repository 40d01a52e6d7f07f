"""Every message on the wire, typed: the OpenAPI document and the TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

PROTOCOL = 1  # raised when a client written for the old one would no longer understand

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name that people see")]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.@+-]{3,60}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
MatchId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}$")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", description="chosen by the sender, new for each act")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Millis = Annotated[int, Meta(ge=0, description="milliseconds since 1970")]
Status = Literal["gathering", "running", "over", "cancelled"]
ListName = Literal["waiting", "mine", "open", "finished", "watchable"]
HookFormat = Literal["discord", "slack", "ntfy"]
ActKind = Literal["move", "confirm", "back"]
Json = dict[str, Any]


class Strict(Struct, forbid_unknown_fields=True):
    """What people send: a field too many is a mistake."""


# --- people ----------------------------------------------------------------------------------------------------------


class NewGuest(Strict):
    """Open the door: become a guest."""

    name: Name | None = None


class Rename(Strict):
    """Take another name."""

    name: Name


class Credentials(Strict):
    """A login and its password."""

    login: Login
    password: Password


class Hook(Strict):
    """Where to send turn notices."""

    url: Annotated[str, Meta(pattern=r"^https?://[^\s]+$", max_length=400)]
    format: HookFormat


class HookState(Struct):
    """A hook and whether it works; a parked one is not tried until it is set or tested again."""

    url: str
    format: str
    parked: bool
    error: str | None


class HookTested(Struct):
    """How a test notice went."""

    delivered: bool
    error: str | None


class Me(Struct):
    """Who the server takes you for."""

    id: str
    name: str
    guest: bool
    login: str | None
    hook: HookState | None


# --- the games -------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """What people may choose before a game begins."""

    name: str
    values: list[int]
    default: int


class BotInfo(Struct):
    """A level of bots, and how long it thinks at most."""

    level: str
    seconds: float


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    rules: int
    data: str
    options: list[OptionInfo]
    bots: list[BotInfo]


class RuleInfo(Struct):
    """One paragraph of the rules."""

    id: str
    section: str
    title: str
    text: str


class Figures(Struct):
    """What is printed on the pieces of a game."""

    game: str
    data: str
    cards: list[Json]
    tables: Json


# --- matches ---------------------------------------------------------------------------------------------------------


class SeatWish(Strict):
    """Who is to sit here: me (also another human on this device, by name), whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: str | None = None


class CreateMatch(Strict):
    """A new match; there are as many seats as wishes."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=16)]
    options: dict[str, int] = {}
    private: bool = False
    deadline_hours: Annotated[int, Meta(ge=1, le=8760)] | None = None
    start: bool = field(default=True)  # at once, if no seat is open


class PersonInfo(Struct):
    """Somebody, as others see them."""

    id: str
    name: str


class SeatInfo(Struct):
    """A seat: who holds it, and who plays it now."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    person: PersonInfo | None
    level: str | None  # of the bot that plays it now
    stand_in: bool  # a bot plays for the person, who may take the seat back
    mine: bool
    agreed: list[int]  # seats whose people want a bot to play here


class ResultInfo(Struct):
    """How a match ended; the lists are by seat, ranking and winners are seats."""

    scores: list[int]
    ranking: list[int]
    places: list[int]
    winners: list[int]
    rule: str
    sources: list[dict[str, int]]


class BotTrouble(Struct):
    """A bot that cannot answer: its seat, what went wrong. Retry it, or let another level play."""

    seat: int
    level: str
    error: str


class MatchInfo(Struct):
    """A match as lists show it."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, int]
    status: Status
    private: bool
    host: PersonInfo
    hosting: bool  # it is me
    created: Millis
    started: Millis | None
    ended: Millis | None
    deadline_hours: int | None
    version: int
    asked: int | None  # the seat everybody waits for
    asked_since: Millis | None
    seats: list[SeatInfo]
    commitment: str  # to the seed
    seed: str | None  # when it is over
    result: ResultInfo | None
    frozen: bool  # its rules are not those installed here: it can be read and exported, not played
    trouble: BotTrouble | None
    rematch: str | None  # the match that followed this one
    imported: bool


class MatchList(Struct):
    """A page of a list; ask for the next with `before`."""

    matches: list[MatchInfo]
    before: str | None


class JoinMatch(Strict):
    """Sit down; without a number, on the first open seat."""

    seat: SeatNumber | None = None
    name: Name | None = None


class StandIn(Strict):
    """Let a bot of a level play a seat."""

    level: str


class NewInvite(Strict):
    """A link for one seat, or for watching."""

    seat: SeatNumber | None = None


class Invite(Struct):
    """An invitation; its token is told once, when it is made."""

    id: str
    seat: int | None
    created: Millis
    revoked: bool
    used: bool
    token: str | None = None


class InviteList(Struct):
    """All invitations to a match."""

    invites: list[Invite]


class InviteToken(Strict):
    """An invitation in somebody's hands."""

    token: Token


# --- playing ---------------------------------------------------------------------------------------------------------


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


class Trouble(Struct, tag="error", tag_field="type"):
    """Something is wrong with what was sent; `code` is for programs, `text` for people."""

    code: str
    text: str
    id: str | None = None
    match: str | None = None


# --- the socket: what clients send -----------------------------------------------------------------------------------


class Hello(Strict, tag="hello", tag_field="type"):
    """Say which protocol you speak; the first message on a socket."""

    protocol: int


class Watch(Strict, tag="watch", tag_field="type"):
    """Follow a match from a seat of yours, or as a spectator; with the version and log you have, go on from there."""

    match: MatchId
    id: Key | None = None
    seat: SeatNumber | None = None
    version: Count | None = None
    log: Count | None = None


class Unwatch(Strict, tag="unwatch", tag_field="type"):
    """Follow it no longer."""

    match: MatchId
    seat: SeatNumber | None = None


class ActNow(Act, tag="act", tag_field="type", kw_only=True):
    """Do something in a match."""

    match: MatchId


class Why(Strict, tag="why", tag_field="type"):
    """Ask what is refused, and why."""

    match: MatchId
    seat: SeatNumber
    id: Key | None = None


class Preview(PreviewWish, tag="preview", tag_field="type", kw_only=True):
    """Ask what moves would do."""

    match: MatchId
    id: Key | None = None


class Hurry(Strict, tag="hurry", tag_field="type"):
    """Tell the bot to move now."""

    match: MatchId


class Lobby(Strict, tag="lobby", tag_field="type"):
    """Hear of open matches too, or no longer."""

    on: bool = True


class Ping(Strict, tag="ping", tag_field="type"):
    """Are you there?"""

    id: Key | None = None


FromClient = Hello | Watch | Unwatch | ActNow | Why | Preview | Hurry | Lobby | Ping


# --- the socket: what the server sends -------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The server is there, speaks this protocol, and takes you for this person."""

    protocol: int
    me: Me | None


class Stale(Struct, tag="stale", tag_field="type"):
    """The match had moved on: nothing was done; this is how it stands."""

    key: str
    match: str
    update: Update


class Turn(Struct, tag="turn", tag_field="type"):
    """A seat of yours is asked."""

    match: str
    seat: int
    game: str


class Changed(Struct, tag="changed", tag_field="type"):
    """A match of yours, or an open one, is not what it was: who sits there, its status, its result."""

    match: str
    status: str


class Thinking(Struct, tag="thinking", tag_field="type"):
    """A bot thinks: how far it is, and how long it may take."""

    match: str
    seat: int
    level: str
    fraction: float
    seconds: float
    budget: float


class Pong(Struct, tag="pong", tag_field="type"):
    """Here I am."""

    id: str | None = None


FromServer = (
    Welcome | Update | Done | Refused | Stale | Refusals | Previews | Trouble | Turn | Changed | Thinking | Pong
)  # fmt: skip

UNSAID: UnsetType = UNSET
