"""A process that plays many matches at once on a server and measures how soon everybody has each move.

It is started by `blueriband bench serve`, reads a wish per line from standard input and writes what it found to
standard output. It must cost little beside the server: sockets are spoken by hand, and of most messages only the
beginning is read.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import secrets
import struct
import sys
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

from blueriband.server.run import open_many_files

SEATS: Final = 4
AT_ONCE: Final = 32  # requests and handshakes while matches are set up
GIVE_UP: Final = 10.0  # seconds after which a move counts as lost
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
BEGINNING: Final = re.compile(rb'\{"type":"update","match":"\w+","seat":(\d+),"version":(\d+)')


class Question(msgspec.Struct):
    """What a move is chosen from."""

    moves: list[str]
    back: int


class Told(msgspec.Struct):
    """As much of an update as is needed."""

    version: int
    over: bool
    decision: Question | None


DECODER: Final = msgspec.json.Decoder(Told)


class Wire(asyncio.Protocol):
    """One seat's socket."""

    def __init__(self, table: Table, seat: int, host: str, cookie: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.greeting: Final = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = bytearray()
        self.open = False
        self.transport: Any  # uvloop's is no asyncio.Transport
        self.watching: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a socket."""
        self.transport = transport
        transport.write(self.greeting)

    def connection_lost(self, trouble: Exception | None) -> None:
        """Note that the server has gone."""
        self.table.lost += 1
        if not self.watching.done():
            self.watching.set_exception(ConnectionError("the server closed a socket"))

    def data_received(self, data: bytes) -> None:
        """Take what has come, frame by frame."""
        at = time.perf_counter()
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(self.buffer[:200]).decode(errors="replace"))
            del self.buffer[: end + 4]
            self.open = True
            self.send({"type": "hello", "protocol": 1})
            self.send({"type": "watch", "match": self.table.match, "seat": self.seat})
        while (frame := self.frame()) is not None:
            code, body = frame
            if code == TEXT:
                self.take(body, at)
            elif code == PING:
                self.put(PONG, body)

    def frame(self) -> tuple[int, bytes] | None:
        """Return the next whole frame."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size or len(buffer) < start:
            return None
        code, body = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return code, body

    def take(self, body: bytes, at: float) -> None:
        """Take one message."""
        found = BEGINNING.match(body)
        if found is not None:
            if not self.watching.done():
                self.watching.set_result(None)
            self.table.updated(int(found[1]), int(found[2]), body, at)
        elif not body.startswith((b'{"type":"done"', b'{"type":"turn"', b'{"type":"welcome"', b'{"type":"changed"')):
            self.table.errors.append(body[:200].decode(errors="replace"))

    def send(self, message: dict[str, Any]) -> None:
        """Send one message."""
        self.put(TEXT, json.dumps(message).encode())

    def put(self, code: int, body: bytes) -> None:
        """Send one frame; its mask is all zeros, which leaves it as it is."""
        size = len(body)
        head = (
            struct.pack("!BB", 0x80 | code, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | code, 254, size)
        )
        self.transport.write(head + b"\0\0\0\0" + body)


class Table:
    """One match with its four sockets."""

    def __init__(self, match: str, chance: random.Random, report: Report) -> None:
        self.match: Final = match
        self.chance: Final = chance
        self.report: Final = report
        self.wires: list[Wire] = []
        self.versions: Final = [0] * SEATS
        self.asked = -1  # the seat whose turn it is
        self.question: Question | None = None
        self.sent = 0.0  # when the last act was sent; 0 when everybody has it
        self.by = -1
        self.over = False
        self.lost = 0
        self.errors: Final[list[str]] = []

    def updated(self, seat: int, version: int, body: bytes, at: float) -> None:
        """Hear that a seat has an update."""
        self.versions[seat] = version
        if b'"decision":null' not in body:
            told = DECODER.decode(body)
            self.asked, self.question, self.over = seat, told.decision, told.over
        elif seat == self.asked:
            self.asked, self.question = -1, None
            self.over = b'"over":true' in body
        if self.sent and self.has_arrived():
            self.report.arrived(at - self.sent, len(set(self.versions)) == 1)
            self.sent = 0.0

    def has_arrived(self) -> bool:
        """Everybody has the last act who is to have it: its own seat alone while it can be taken back."""
        if self.versions[self.by] < self.wanted:
            return False
        drafting = self.asked == self.by and self.question is not None and self.question.back > 0
        return drafting or all(version >= self.wanted for version in self.versions)

    def act(self) -> None:
        """Do something legal, if the last act has arrived."""
        if self.over or self.lost:
            return
        if self.sent:
            if time.perf_counter() - self.sent < GIVE_UP:
                self.report.late += 1
                return
            self.report.missing += 1
            self.sent = 0.0
        if self.question is None or self.asked < 0:
            self.report.late += 1
            return
        seat, moves = self.asked, self.question.moves
        self.by, self.wanted = seat, self.versions[seat] + 1
        act = {"kind": "move", "move": self.chance.choice(moves)} if moves else {"kind": "confirm"}
        self.sent = time.perf_counter()
        self.wires[seat].send(
            {
                "type": "act", "match": self.match, "key": secrets.token_hex(6), "seat": seat,
                "version": self.versions[seat], **act,
            }
        )  # fmt: skip


class Report:
    """What was measured."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Start anew."""
        self.seconds: list[float] = []
        self.shared = 0  # acts that all four clients were told of
        self.late = 0  # acts that could not be sent, the one before not being through
        self.missing = 0

    def arrived(self, seconds: float, shared: bool) -> None:
        """Note that everybody has an act."""
        self.seconds.append(seconds)
        self.shared += shared

    def summary(self, wall: float) -> dict[str, Any]:
        """Return the figures."""
        found = sorted(self.seconds) or [GIVE_UP]
        return {
            "p50": found[len(found) // 2], "p99": found[min(len(found) - 1, len(found) * 99 // 100)], "max": found[-1],
            "moves": len(self.seconds) / wall, "shared": self.shared / max(1, len(self.seconds)),
            "late": self.late, "missing": self.missing,
        }  # fmt: skip


class Load:
    """All matches of this process."""

    def __init__(self, address: str, game: str) -> None:
        self.address: Final = address
        self.game: Final = game
        place = urlsplit(address)
        self.place: Final = (place.hostname or "", place.port or 80)
        self.tables: Final[list[Table]] = []
        self.report: Final = Report()
        self.chance: Final = random.Random(1)
        self.gate: Final = asyncio.Semaphore(AT_ONCE)

    async def grow(self, matches: int) -> None:
        """Have at least so many matches."""
        missing = matches - len(self.tables)
        if missing > 0:
            self.tables.extend(await asyncio.gather(*(self.set_up() for _match in range(missing))))

    async def set_up(self) -> Table:
        """Make a match and four sockets that follow it."""
        async with self.gate:
            # no certificates are read: that would take longer than all the rest
            async with httpx.AsyncClient(base_url=self.address, timeout=120, verify=False) as person:
                (await person.post("/api/guests", json={"name": "Load"})).raise_for_status()
                seats = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
                made = await person.post("/api/matches", json={"game": self.game, "seats": seats, "private": True})
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            table = Table(made.raise_for_status().json()["id"], self.chance, self.report)
            loop = asyncio.get_running_loop()
            for seat in range(SEATS):
                wire = Wire(table, seat, f"{self.place[0]}:{self.place[1]}", cookie)
                table.wires.append(wire)
                await loop.create_connection(lambda wire=wire: wire, *self.place)  # type: ignore[misc]
                await wire.watching
            return table

    async def measure(self, matches: int, every: float, seconds: float) -> dict[str, Any]:
        """Play one act per match and period; the first period is not counted."""
        await self.grow(matches)
        loop = asyncio.get_running_loop()
        began = loop.time()
        end = began + every + seconds

        def act(table: Table, at: float) -> None:
            if at < end:
                table.act()
                loop.call_at(at + every, act, table, at + every)

        for number, table in enumerate(self.tables[:matches]):
            at = began + every * number / matches
            loop.call_at(at, act, table, at)
        await asyncio.sleep(every)
        self.report.clear()
        spent = time.process_time()
        await asyncio.sleep(seconds)
        found = self.report.summary(seconds) | {"load": (time.process_time() - spent) / seconds}
        await asyncio.sleep(0.5)
        found["errors"] = [error for table in self.tables for error in table.errors][:3]
        found["lost"] = sum(table.lost for table in self.tables)
        return found


async def main() -> None:
    """Measure what is wished for, until nothing more is."""
    address, game = sys.argv[1:3]
    load = Load(address, game)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        wish = json.loads(line)
        if "set_up" in wish:
            await load.grow(wish["set_up"])
            answer: dict[str, Any] = {"matches": len(load.tables)}
        else:
            answer = await load.measure(wish["matches"], wish["every"], wish["seconds"])
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    open_many_files()
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
