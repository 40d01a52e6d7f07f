"""Many clients at once, for tests under load: HTTP and sockets of several people, all in one event loop."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blueriband.server import schema, verifying
from blueriband.server.store import open_engine

Json = dict[str, Any]
GAMES = ("shipyard", "crossing-oceans", "transatlantic")


class Line(Protocol):
    """A way to send an act."""

    async def submit(self, match: str, act: Json) -> Json:
        """Send an act; return the answer."""

    async def close(self) -> None:
        """Use it no more."""


class HttpLine:
    """Acts by HTTP."""

    def __init__(self, address: str, cookie: str) -> None:
        self.client = httpx.AsyncClient(base_url=address, headers={"Cookie": cookie}, timeout=60)

    async def submit(self, match: str, act: Json) -> Json:
        try:
            answer = await self.client.post(f"/api/matches/{match}/acts", json=act)
        except httpx.TransportError:  # the server closed an idle connection at this very moment: send it again
            answer = await self.client.post(f"/api/matches/{match}/acts", json=act)
        assert answer.status_code < 500, answer.text
        told: Json = answer.json()
        return told

    async def view(self, match: str, seat: int | None) -> Json:
        seen = {} if seat is None else {"seat": seat}
        try:
            answer = await self.client.get(f"/api/matches/{match}/view", params=seen)
        except httpx.TransportError:
            answer = await self.client.get(f"/api/matches/{match}/view", params=seen)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    async def close(self) -> None:
        await self.client.aclose()


class SocketLine:
    """Acts by a socket, several on their way at once; answers are known by their key."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address.replace("http", "ws", 1) + "/api/socket"
        self.cookie = cookie
        self.waiting: defaultdict[str, deque[asyncio.Future[Json]]] = defaultdict(deque)
        self.updates: list[Json] = []
        self.connection: ClientConnection
        self.reading: asyncio.Task[None]

    async def open(self) -> SocketLine:
        headers = {"Cookie": self.cookie}
        self.connection = await connect(self.address, additional_headers=headers, compression=None, open_timeout=60)
        await self.send(type="hello", protocol=1)
        self.reading = asyncio.create_task(self.read())
        return self

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def read(self) -> None:
        try:
            async for frame in self.connection:
                told = json.loads(frame)
                key = told.get("key") or (told.get("id") if told["type"] == "error" else None)
                if told["type"] == "update":
                    self.updates.append(told)
                if key is not None and self.waiting[key]:
                    self.waiting[key].popleft().set_result(told)
        except ConnectionClosed:
            pass

    async def submit(self, match: str, act: Json) -> Json:
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[act["key"]].append(answer)
        await self.send(type="act", match=match, **act)
        return await asyncio.wait_for(answer, 60)

    async def close(self) -> None:
        await self.connection.close()
        await self.reading


def act(update: Json, kind: str, move: str | None = None, version: int | None = None) -> Json:
    """Return an act with a new key, made for a version."""
    made = {
        "key": secrets.token_hex(8), "seat": update["seat"], "kind": kind,
        "version": update["version"] if version is None else version,
    }  # fmt: skip
    return made if move is None else made | {"move": move}


async def settled(check: Callable[[], Awaitable[bool]], seconds: float = 30) -> bool:
    """Wait until something has come true."""
    until = asyncio.get_running_loop().time() + seconds
    while not await check():
        if asyncio.get_running_loop().time() > until:
            return False
        await asyncio.sleep(0.1)
    return True


def journal(db: str, match: str) -> list[Any]:
    """Return a match's journal as the database has it."""
    engine = open_engine(db)
    try:
        with engine.connect() as c:
            j = schema.journal
            return list(c.execute(select(j).where(j.c.match == match).order_by(j.c.ply)))
    finally:
        engine.dispose()


def differences(db: str) -> list[str]:
    """Return what `blueriband matches verify` would complain of."""
    verdicts = [verdict for some in verifying.verify(db, 1) for verdict in some]
    return [f"{verdict.match} {verdict.game}: {verdict.difference}" for verdict in verdicts if verdict.difference]
