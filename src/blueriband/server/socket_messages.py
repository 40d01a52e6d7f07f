"""What is said on the socket alone."""

from __future__ import annotations

from msgspec import Struct

from blueriband.server.messages import Count, Key, MatchId, Me, SeatNumber, Strict
from blueriband.server.play_messages import Act, Done, Previews, PreviewWish, Refusals, Refused, Stale, Trouble, Update

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
