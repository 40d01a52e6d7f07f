"""The server, put together: endpoints, socket, pages, and what runs beside them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from blueriband import datafolder, games
from blueriband.kernel.engine import Game
from blueriband.server import logs, metrics, openapi, pages
from blueriband.server.api import ENDPOINTS
from blueriband.server.bots import Bots
from blueriband.server.consulting import Consulting
from blueriband.server.endpoints import Endpoint, read, respond
from blueriband.server.hall import Hall
from blueriband.server.hooks import Hooks
from blueriband.server.hub import Hub
from blueriband.server.inviting import Inviting
from blueriband.server.keeping import Keeping
from blueriband.server.limits import MOST_BODY, Limits, address_of, is_near, same_origin
from blueriband.server.lobby import Lobby
from blueriband.server.memory import keep_tidy
from blueriband.server.messages import Figures
from blueriband.server.pausing import Pausing
from blueriband.server.people import COOKIE, People
from blueriband.server.play import Play
from blueriband.server.play_messages import Trouble
from blueriband.server.problems import Problem
from blueriband.server.settings import Settings, handed
from blueriband.server.sockets import socket
from blueriband.server.store import Store
from blueriband.server.wake import Wake

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")


class Server:
    """One process of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.log: Final = structlog.get_logger("server")
        self.limits: Final = Limits(settings.limits)
        self.store: Final = Store(settings.db)
        self.wake: Final = Wake(self.store)
        self.people: Final = People(self.store)
        self.hall: Final = Hall(self.store, self.wake)
        self.hub: Final = Hub(self.hall)
        self.lobby: Final = Lobby(self.store, self.hall)
        self.inviting: Final = Inviting(self.store, self.hall)
        self.bots: Final = Bots(self.store, self.hall, settings.bots, settings.bot_seconds)
        self.play: Final = Play(self.hall, self.bots)
        self.pausing: Final = Pausing(self.store, self.hall, self.bots)
        self.keeping: Final = Keeping(self.store, self.hall)
        self.consulting: Final = Consulting(self.hall, self.keeping, self.bots)
        self.hooks: Final = Hooks(self.store, self.hub, settings.private_hooks, next(iter(settings.origins), ""))
        self.tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self.wake.hearers.extend([self.hub.heard, self.bots.heard, self.heard])
        await self.wake.start()
        await self.bots.start()
        await self.hooks.start()
        self.tidying = asyncio.create_task(keep_tidy())
        self.log.info("started", process=os.getpid(), database=self.store.engine.dialect.name)

    async def stop(self) -> None:
        """End in good order."""
        if self.tidying is not None:
            self.tidying.cancel()
        await self.hooks.stop()
        await self.bots.stop()
        await self.wake.stop()
        self.store.close()
        self.log.info("stopped", process=os.getpid())

    async def heard(self, body: list[Any]) -> None:
        """Hear that a session ended in another process."""
        if body[0] == "signed_out":
            self.people.forget(body[1])

    def figures(self, game: Game[Any]) -> Figures:
        """Return what is printed on the pieces."""
        return printed(game.name)


@cache
def printed(name: str) -> Figures:
    """Read what is printed on the pieces of a game."""
    game = games.find(name)
    if name not in games.BOXES:
        return Figures(name, game.data, [], {})
    return Figures(name, game.data, [dict(card) for card in datafolder.cards(name)], datafolder.tables(name))


def handler(server: Server, entry: Endpoint) -> Any:
    """Return what Starlette calls for an endpoint."""

    async def handle(request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await answer(server, request, entry)
        except Problem as problem:
            response = refuse(problem)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            server.log.exception("request_failed", endpoint=entry.name)
            response = refuse(Problem("busy", "something went wrong here; nothing was changed", 1))
        metrics.REQUESTS.labels(entry.name, response.status_code).inc()
        metrics.SECONDS.labels(entry.name).observe(time.perf_counter() - began)
        return response

    return handle


async def answer(server: Server, request: Request, entry: Endpoint) -> Response:
    """Check a request, and do what it asks for."""
    if entry.method in UNSAFE and not same_origin(request, server.settings.origins):
        raise Problem("foreign_origin", "this comes from another site's page")
    size = request.headers.get("content-length", "0")
    if not size.isdigit() or int(size) > MOST_BODY:
        raise Problem("too_large", f"at most {MOST_BODY} bytes")
    person = await server.people.by_token(request.cookies.get(COOKIE))
    address = address_of(request)
    server.limits.spend(person or address, "any")
    if entry.limit is not None:
        server.limits.spend(address if entry.limit in ("guest", "password") else person or address, entry.limit)
    if entry.who == "person" and person is None:
        raise Problem("no_session", "become a guest first: POST /api/guests")
    call = await read(server, request, entry, person)
    given = await entry.handler(call)
    return given if isinstance(given, Response) else respond(given)


def refuse(problem: Problem) -> Response:
    """Return a problem as an answer."""
    headers = {} if problem.retry_after is None else {"Retry-After": str(max(1, round(problem.retry_after)))}
    body = msgspec.json.encode(Trouble(problem.code, problem.text))
    return Response(body, problem.status, headers, media_type="application/json")


class Guard:
    """Puts limits on bodies and safe headers on every answer."""

    def __init__(self, app: Any) -> None:
        self.app: Final = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        got = 0

        async def limited() -> Any:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > MOST_BODY:
                raise Problem("too_large", f"at most {MOST_BODY} bytes")
            return message

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *pages.SAFE_HEADERS]
            await send(message)

        await self.app(scope, limited, guarded)


def make_app(settings: Settings) -> Starlette:
    """Return the application."""
    logs.set_up(settings.log)
    server = Server(settings)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    async def connect(connection: WebSocket) -> None:
        metrics.SOCKETS.inc()
        try:
            await socket(server, connection)
        finally:
            metrics.SOCKETS.dec()

    async def healthy(_request: Request) -> Response:
        try:
            await server.store.read(lambda c: c.execute(text("SELECT 1")).scalar())
        except Problem as problem:
            return refuse(problem)
        return respond({"ok": True})

    async def numbers(request: Request) -> Response:
        if not is_near(address_of(request)):
            return refuse(Problem("unknown", "there is nothing here"))
        metrics.MATCHES.set(len(server.hall.lives))
        return PlainTextResponse(metrics.exposition())

    async def described(_request: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    routes: list[BaseRoute] = [Route(e.path, handler(server, e), methods=[e.method], name=e.name) for e in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/socket", connect),
        Route("/healthz", healthy),
        Route("/metrics", numbers),
        Route("/openapi.json", described),
        *pages.routes(),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: missing})
    app.add_middleware(Guard)
    app.state.server = server
    return app


async def missing(_request: Request, trouble: Exception) -> Response:
    """Answer for what is not there."""
    if isinstance(trouble, HTTPException) and trouble.status_code == 405:
        response = refuse(Problem("wrong_method", "not with this method"))
        response.headers.update(trouble.headers or {})
        return response
    return refuse(Problem("unknown", "there is nothing here"))


def worker() -> Starlette:
    """Return the application of a worker process, set up as its parent was."""
    return make_app(handed())
