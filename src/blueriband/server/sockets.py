"""The socket: one connection, many matches, no message that drops it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from blueriband.server.hub import Line
from blueriband.server.limits import address_of, same_origin
from blueriband.server.messages import PROTOCOL
from blueriband.server.people import COOKIE, fingerprint
from blueriband.server.play_messages import Previews, Trouble
from blueriband.server.problems import Problem
from blueriband.server.socket_messages import (
    ActNow,
    FromClient,
    Hello,
    Hurry,
    Lobby,
    Ping,
    Pong,
    Preview,
    Unwatch,
    Watch,
    Welcome,
    Why,
)

if TYPE_CHECKING:
    from blueriband.server.app import Server

DECODER: Final = msgspec.json.Decoder(FromClient)
MOST_FRAME: Final = 64 * 1024
MOST_FOLLOWED: Final = 40  # matches on one socket
MOST_SOCKETS: Final = 30  # of one person
FOREIGN, TOO_MANY, SLOW, BAD_FRAME = 4403, 4429, 4408, 4400


class Socket:
    """One client's connection."""

    def __init__(self, server: Server, socket: WebSocket, person: str | None) -> None:
        self.server: Final = server
        self.socket: Final = socket
        self.person: Final = person
        token = socket.cookies.get(COOKIE, "") if person is not None else ""
        self.line: Final = Line(person, address_of(socket), fingerprint(token))
        self.greeted = False

    async def run(self) -> None:
        """Talk until the client goes."""
        hub = self.server.hub
        hub.enter(self.line)
        talking = asyncio.create_task(self.talk())
        try:
            await self.listen()
        except WebSocketDisconnect:
            pass
        finally:
            hub.leave(self.line)
            talking.cancel()

    async def talk(self) -> None:
        """Send what waits."""
        try:
            while (told := await self.line.next()) is not None:
                await self.socket.send_text(told.decode())
            await self.socket.close(SLOW)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def listen(self) -> None:
        """Take messages one by one."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            told = message.get("text")
            if told is None or len(told) > MOST_FRAME:
                await self.socket.close(BAD_FRAME)
                return
            await self.take(told)

    async def take(self, told: str) -> None:
        """Answer one message; whatever is wrong with it, the connection stays."""
        asked: Any = None
        try:
            self.server.limits.spend(self.person or self.line.address, "socket")
            try:
                asked = DECODER.decode(told)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
                raise Problem("bad_message", str(trouble)) from None
            await self.answer(asked)
        except Problem as problem:
            self.complain(problem, asked)
        except Exception:
            self.server.log.exception("socket_failed", kind=type(asked).__name__)
            self.complain(Problem("busy", "something went wrong here; nothing was changed"), asked)

    def complain(self, problem: Problem, asked: Any) -> None:
        """Say what is wrong with a message."""
        name = getattr(asked, "id", None) or getattr(asked, "key", None)
        self.line.send(Trouble(problem.code, problem.text, name, getattr(asked, "match", None)))

    async def answer(self, asked: FromClient) -> None:
        """Do what is asked."""
        if isinstance(asked, Hello):
            await self.hello(asked)
        elif not self.greeted:
            raise Problem("bad_message", "say hello first")
        elif isinstance(asked, Ping):
            self.line.send(Pong(asked.id))
        elif isinstance(asked, Lobby):
            self.line.lobby = asked.on
        elif isinstance(asked, Watch):
            await self.watch(asked)
        elif isinstance(asked, Unwatch):
            self.server.hub.unfollow(self.line, asked.match, asked.seat)
        elif isinstance(asked, ActNow):
            self.line.send(await self.server.play.act(asked.match, self.who, asked))
        elif isinstance(asked, Why):
            told = await self.server.play.refusals(asked.match, self.who, asked.seat)
            told.id = asked.id
            self.line.send(told)
        elif isinstance(asked, Preview):
            seen: Previews = await self.server.play.previews(asked.match, self.who, asked.seat, asked.moves)
            seen.id = asked.id
            self.line.send(seen)
        elif isinstance(asked, Hurry):
            await self.server.play.hurry(asked.match, self.who)

    @property
    def who(self) -> str:
        """The person on the other side."""
        if self.person is None:
            raise Problem("no_session", "become a guest first: POST /api/guests")
        return self.person

    async def hello(self, asked: Hello) -> None:
        """Agree on a protocol."""
        if asked.protocol != PROTOCOL:
            raise Problem("bad_message", f"this server speaks protocol {PROTOCOL}: reload the page")
        self.greeted = True
        me = None if self.person is None else await self.server.people.me(self.person)
        self.line.send(Welcome(PROTOCOL, me))

    async def watch(self, asked: Watch) -> None:
        """Send a match as it stands, and from then on what happens in it."""
        key = (asked.match, asked.seat)
        if len(self.line.follows) >= MOST_FOLLOWED and key not in self.line.follows:
            raise Problem("too_fast", f"a socket follows {MOST_FOLLOWED} matches at most", 1)
        await self.server.play.may_look(asked.match, self.person, asked.seat)
        async with self.server.hall.holding(asked.match) as live:
            if asked.version is not None and asked.version > live.version_for(asked.seat):
                await self.server.hall.catch_up(live)  # the client comes from another process that is ahead
            update = live.update(asked.seat, asked.version, asked.log)
            update.id = asked.id
            self.server.hub.follow(self.line, live, asked.seat, update)
            self.line.send(update)


async def socket(server: Server, connection: WebSocket) -> None:
    """Let a client in, if it may."""
    if not same_origin(connection, server.settings.origins):
        await connection.close(FOREIGN)
        return
    person = await server.people.by_token(connection.cookies.get(COOKIE))
    await connection.accept()
    try:
        server.limits.spend(person or address_of(connection), "any")
    except Problem:
        await connection.close(TOO_MANY)
        return
    if person is not None and len(server.hub.people.get(person, ())) >= MOST_SOCKETS:
        await connection.close(TOO_MANY)
        return
    await Socket(server, connection, person).run()
