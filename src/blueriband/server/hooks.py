"""Turn notices: one message for each turn, to where a person wants it; a hook that fails is parked with its error."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
import structlog
from sqlalchemy import Connection, delete, insert, select, update

from blueriband.server import schema
from blueriband.server.messages import Hook
from blueriband.server.problems import Problem
from blueriband.server.store import Store, do, now

if TYPE_CHECKING:
    from blueriband.server.hub import Hub

TRIES: Final = 3
AGAIN: Final = 60_000  # milliseconds until the next try
LOOK: Final = 1.0  # seconds between looks
PATIENCE: Final = 8.0  # seconds for the other side


class Hooks:
    """Sends what is due."""

    def __init__(self, store: Store, hub: Hub, private: bool, address: str) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.private: Final = private  # may it go to addresses inside this network?
        self.address: Final = address
        self.log: Final = structlog.get_logger("hooks")
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to send."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Send no more."""
        if self.task is not None:
            self.task.cancel()

    # --- what people set ---------------------------------------------------------------------------------------------

    async def set(self, person: str, hook: Hook) -> None:
        """Remember where to send notices."""
        await self.check(hook.url)

        def write(c: Connection) -> None:
            c.execute(delete(schema.hooks).where(schema.hooks.c.person == person))
            c.execute(insert(schema.hooks).values(person=person, url=hook.url, format=hook.format, parked=False))

        await self.store.write("", write)

    async def remove(self, person: str) -> None:
        """Send notices nowhere."""

        def write(c: Connection) -> None:
            c.execute(delete(schema.notices).where(schema.notices.c.person == person))
            c.execute(delete(schema.hooks).where(schema.hooks.c.person == person))

        await self.store.write("", write)

    async def test(self, person: str) -> str | None:
        """Send a notice now; return what went wrong. A parked hook that works again is used again."""
        hook = await self.store.read(lambda c: c.execute(of(person)).first())
        if hook is None:
            raise Problem("not_now", "there is no hook to test")
        error = await self.deliver(
            hook.url, hook.format, "blueriband: this is what a turn notice looks like", self.address
        )
        await self.mark(person, error)
        return error

    async def mark(self, person: str, error: str | None) -> None:
        """Write down whether a hook works."""
        values = {"parked": error is not None, "error": error}
        await self.store.write(
            "",
            lambda c: do(c, update(schema.hooks).where(schema.hooks.c.person == person).values(**values)),
        )

    # --- sending -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, again and again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                for notice in await self.take():
                    await self.send(notice)
            except Exception:
                self.log.exception("notices_failed")

    async def take(self) -> list[Any]:
        """Take what is due, so that nobody else sends it."""
        n = schema.notices.c
        if not await self.store.read(lambda c: c.execute(select(n.id).where(n.due <= now()).limit(1)).first()):
            return []

        def write(c: Connection) -> list[Any]:
            query = select(schema.notices).where(n.due <= now()).limit(20).with_for_update(skip_locked=True)
            rows = c.execute(query).all()
            for row in rows:
                c.execute(update(schema.notices).where(n.id == row.id).values(due=now() + AGAIN, tries=row.tries + 1))
            return list(rows)

        return await self.store.write("~notices", write)

    async def send(self, notice: Any) -> None:
        """Send one notice, if it is still their turn and they are not looking."""
        hook, match = await self.store.read(lambda c: (c.execute(of(notice.person)).first(), c.execute(
            select(schema.matches).where(schema.matches.c.id == notice.match)).first()))  # fmt: skip
        if match is None or match.status != "running" or match.asked != notice.seat:
            hook = None
        error = None
        if (
            match is not None
            and hook is not None
            and not hook.parked
            and not self.hub.here(notice.person, notice.match)
        ):
            link = f"{self.address}/match/{notice.match}" if self.address else ""
            error = await self.deliver(hook.url, hook.format, f"It is your turn: {match.game} {match.id}", link)
            if error is not None and notice.tries + 1 < TRIES:
                return  # it is tried again
            if error is not None:
                await self.mark(notice.person, error)
        await self.store.write(
            "~notices", lambda c: do(c, delete(schema.notices).where(schema.notices.c.id == notice.id))
        )

    async def deliver(self, url: str, form: str, text: str, link: str) -> str | None:
        """Send a message; return what went wrong."""
        message = f"{text} {link}".strip()
        try:
            address = await self.check(url)
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
                answer = await client.send(request_to(client, url, address, form, message))
        except Problem as problem:
            return problem.text
        except (httpx.HTTPError, httpx.InvalidURL) as trouble:
            return f"{type(trouble).__name__}: {trouble}"[:200]
        return None if answer.status_code < 300 else f"the other side answered {answer.status_code}"

    async def check(self, url: str) -> str:
        """Return where a name leads to; raise for an address that no notice may go to: one inside this network."""
        try:
            parts = urlsplit(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, ValueError):
            raise Problem("bad_hook", "there is no such address") from None
        addresses = [str(sockaddr[0]) for *_rest, sockaddr in found]
        if not self.private and not all(ipaddress.ip_address(address).is_global for address in addresses):
            raise Problem("bad_hook", "notices go to addresses on the internet only")
        return addresses[0]


def request_to(client: httpx.AsyncClient, url: str, address: str, form: str, message: str) -> httpx.Request:
    """Return the request that carries a notice, to the very address that was checked: names may change."""
    named = httpx.URL(url)
    headers = {"Host": named.netloc.decode("ascii"), "User-Agent": "blueriband"}
    sent: dict[str, Any] = {"json": {"content" if form == "discord" else "text": message}}
    if form == "ntfy":
        headers["Title"] = "blueriband"
        sent = {"content": message.encode()}
    extensions = {"sni_hostname": named.host}
    return client.build_request("POST", named.copy_with(host=address), headers=headers, extensions=extensions, **sent)


def of(person: str) -> Any:
    """Return the query for a person's hook."""
    return select(schema.hooks).where(schema.hooks.c.person == person)
