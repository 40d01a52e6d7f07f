"""What endpoints take in their query strings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from blueriband.server.messages import ListName, Strict

SeeMatch = ("unknown", "private")  # problems of every endpoint that shows a match
SeatInQuery = Annotated[int, Meta(ge=0, le=15)] | None


class NoQuery(Strict):
    """Nothing in the query string."""


class ListQuery(Strict):
    """Which list, and which part of it."""

    list: ListName = "open"
    game: Annotated[str, Meta(pattern="^[a-z-]{1,40}$")] | None = None
    before: Annotated[str, Meta(pattern="^[0-9]{1,15}-[a-z0-9]{10}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class LanguageQuery(Strict):
    """In which language."""

    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"


class SeatQuery(Strict):
    """From which seat; none: as a spectator."""

    seat: SeatInQuery = None


class AskedQuery(Strict):
    """Which seat asks."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class LogQuery(Strict):
    """From which seat, and from which event on."""

    seat: SeatInQuery = None
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class KnowsQuery(Strict):
    """From whose knowledge: seat:N, spectator or all."""

    knows: Annotated[str, Meta(max_length=12)] = "spectator"
