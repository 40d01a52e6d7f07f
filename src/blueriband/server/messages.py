"""Every message on the wire, typed: the OpenAPI document and the TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

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
    paused: bool  # its bots wait until the host lets them go on


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
