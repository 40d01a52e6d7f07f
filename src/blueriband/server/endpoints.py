"""The table of endpoints: each with its types and who may call it. HTTP, OpenAPI and the tests read this one list."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from blueriband.server.problems import Problem

if TYPE_CHECKING:
    from blueriband.server.app import Server

Who = Literal["anybody", "person"]
T = TypeVar("T")
MATCH_ID: Final = re.compile(r"[a-z0-9]{10}")
INVITE_ID: Final = re.compile(r"[a-f0-9]{16}")
NUMBER: Final = re.compile(r"[0-9]{1,6}")


@dataclass
class Call:
    """One request, read and checked."""

    server: Server
    request: Request
    person: str | None
    body: Any
    query: Any

    @property
    def who(self) -> str:
        """The person who calls."""
        if self.person is None:
            raise Problem("no_session", "become a guest first: POST /api/guests")
        return self.person

    @property
    def match(self) -> str:
        """The match in the path."""
        return self.named("match", MATCH_ID)

    @property
    def seat(self) -> int:
        """The seat in the path."""
        return int(self.named("seat", NUMBER))

    def named(self, what: str, pattern: re.Pattern[str]) -> str:
        """Return what stands in the path, if there can be such a thing."""
        told = str(self.request.path_params[what])
        if pattern.fullmatch(told) is None:
            raise Problem("unknown", f"there is no such {what}")
        return told


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One way in."""

    method: str
    path: str
    handler: Handler
    who: Who
    summary: str
    body: Any = None  # a type, or str for plain text
    query: Any = None
    answer: Any = None  # a type, str for plain text, or None for nothing
    problems: tuple[str, ...] = ()
    limit: str | None = None  # a rate of its own
    extra: tuple[tuple[int, Any], ...] = ()  # other answers by status

    @property
    def name(self) -> str:
        """As the OpenAPI document calls it."""
        return self.handler.__name__


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    who: Who = "person",
    *,
    body: Any = None,
    query: Any = None,
    answer: Any = None,
    problems: tuple[str, ...] = (),
    limit: str | None = None,
    extra: tuple[tuple[int, Any], ...] = (),
) -> Callable[[Handler], Handler]:
    """Put a handler in the table."""

    def put(handler: Handler) -> Handler:
        summary = (handler.__doc__ or "").strip().splitlines()[0].rstrip(".")
        ENDPOINTS.append(Endpoint(method, path, handler, who, summary, body, query, answer, problems, limit, extra))
        return handler

    return put


async def read(server: Server, request: Request, entry: Endpoint, person: str | None) -> Call:
    """Read a request as its endpoint wants it, or raise."""
    query: Any = None
    if entry.query is not None:
        query = convert(dict(request.query_params), entry.query)
    body: Any = None
    if entry.body is not None:
        raw = await request.body()
        if entry.body is str:
            try:
                body = raw.decode()
            except UnicodeDecodeError:
                raise Problem("bad_message", "the text must be UTF-8") from None
        else:
            try:
                body = msgspec.json.decode(raw or b"{}", type=entry.body)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
                raise Problem("bad_message", str(trouble)) from None
    return Call(server, request, person, body, query)


def convert(given: dict[str, str], kind: type[T]) -> T:
    """Return what a query string says, typed."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.MsgspecError as trouble:
        raise Problem("bad_message", str(trouble)) from None


def respond(answer: Any, status: int = 200) -> Response:
    """Return an answer as JSON."""
    if answer is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(answer), status, media_type="application/json")
