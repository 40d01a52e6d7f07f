"""A bad network: a proxy for sockets that drops, delays, swaps and doubles messages and cuts connections."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed


@dataclass(frozen=True)
class Weather:
    """How often each misfortune befalls a message."""

    drop: float
    double: float
    late: float  # and so perhaps overtaken by others
    cut: float  # the whole connection
    most_late: float = 0.3  # seconds


class BadNetwork:
    """Listens on a port of its own and passes messages on to a server, more or less."""

    def __init__(self, address: str, weather: Weather, chance: random.Random) -> None:
        self.beyond = address.replace("http", "ws", 1)
        self.weather = weather
        self.chance = chance
        self.happened: Counter[str] = Counter()
        self.late: set[asyncio.Task[None]] = set()
        self.server: Server

    async def open(self) -> str:
        """Begin; return the address that clients use."""
        self.server = await serve(self.carry, "127.0.0.1", 0, compression=None, ping_interval=None)
        port = next(iter(self.server.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def close(self) -> None:
        """End, and wait for what is still on its way."""
        self.server.close(close_connections=True)
        await self.server.wait_closed()
        await asyncio.gather(*self.late, return_exceptions=True)

    async def carry(self, near: ServerConnection) -> None:
        """Carry one connection until either side goes, or it is cut."""
        assert near.request is not None
        headers = {"Cookie": near.request.headers.get("Cookie", "")}
        address = self.beyond + near.request.path
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as far:
            ways = [asyncio.create_task(self.one_way(near, far)), asyncio.create_task(self.one_way(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            near.transport.abort()
            far.transport.abort()

    async def one_way(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection
    ) -> None:
        """Carry messages in one direction; return when the connection is gone."""
        w = self.weather
        try:
            async for message in source:
                if self.befalls("cut", w.cut):
                    return
                if self.befalls("drop", w.drop):
                    continue
                for _copy in range(2 if self.befalls("double", w.double) else 1):
                    if self.befalls("late", w.late):
                        task = asyncio.create_task(self.later(target, message))
                        self.late.add(task)
                        task.add_done_callback(self.late.discard)
                    else:
                        await target.send(message)
        except ConnectionClosed:
            return

    async def later(self, target: ServerConnection | ClientConnection, message: str | bytes) -> None:
        """Deliver a message when others may have overtaken it."""
        await asyncio.sleep(self.chance.uniform(0, self.weather.most_late))
        try:
            await target.send(message)
        except ConnectionClosed:
            return

    def befalls(self, misfortune: str, often: float) -> bool:
        """Decide, and count."""
        if self.chance.random() >= often:
            return False
        self.happened[misfortune] += 1
        return True
