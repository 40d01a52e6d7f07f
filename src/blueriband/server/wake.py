"""How processes wake each other: LISTEN/NOTIFY on PostgreSQL, a table and SQLite's data_version on one file."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import psycopg
import structlog
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from blueriband.server import schema
from blueriband.server.store import Store, do, now

CHANNEL: Final = "blueriband"
POLL: Final = 0.05  # seconds between looks at an SQLite file
OLD: Final = 60_000  # milliseconds after which a signal is of no use
SAY: Final = insert(schema.signals)
NOTIFY: Final = text("SELECT pg_notify(:channel, :body)")
Hearer = Callable[[list[Any]], Coroutine[Any, Any, None]]


def signal(c: Connection, sqlite: bool, origin: str, *body: Any) -> None:
    """Tell the other processes something, when and if this transaction is committed."""
    told = json.dumps([origin, *body], separators=(",", ":"))
    if sqlite:
        c.execute(SAY, {"body": told, "at": now()})
    else:
        c.execute(NOTIFY, {"channel": CHANNEL, "body": told})


class Wake:
    """One process's ear. What it said itself it does not hear."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.trouble: Final = structlog.get_logger("wake")
        self.name: Final = secrets.token_hex(4)
        self.hearers: Final[list[Hearer]] = []
        self.jobs: Final = asyncio.Event()
        self.stopped: Final = threading.Event()
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.heard: Final[asyncio.Queue[list[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.listening: Final = threading.Event()

    def job(self) -> None:
        """Say that there may be something for a bot to do."""
        self.jobs.set()

    async def start(self) -> None:
        """Begin to listen."""
        self.loop = asyncio.get_running_loop()
        listen = self.poll if self.store.sqlite else self.listen
        self.thread = threading.Thread(target=listen, name="wake", daemon=True)
        self.thread.start()
        self.task = asyncio.create_task(self.pass_on())
        await asyncio.to_thread(self.listening.wait, 10)

    async def stop(self) -> None:
        """Listen no longer."""
        self.stopped.set()
        if self.task is not None:
            self.task.cancel()
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join, 5)

    async def say(self, *body: Any) -> None:
        """Tell the other processes something by itself."""
        await self.store.write("", lambda c: signal(c, self.store.sqlite, self.name, *body))

    async def pass_on(self) -> None:
        """Give what was heard to whoever wants to know."""
        while True:
            body = await self.heard.get()
            for hearer in self.hearers:
                try:
                    await hearer(body)
                except Exception:  # one match that cannot be read must not make this process deaf
                    self.trouble.exception("hearing_failed", kind=body[0])

    def hear(self, told: str) -> None:
        """Take a signal from a thread to the event loop."""
        origin, *body = json.loads(told)
        if origin != self.name and self.loop is not None:
            self.loop.call_soon_threadsafe(self.heard.put_nowait, body)

    # --- threads -----------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Listen on PostgreSQL; when the connection is lost, connect again and say that something was missed."""
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        again = False
        while not self.stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if again:
                        self.hear(json.dumps(["", "missed"]))
                    while not self.stopped.is_set():
                        for told in connection.notifies(timeout=0.5):
                            self.hear(told.payload)
            except psycopg.Error:
                again = True
                self.stopped.wait(0.5)

    def poll(self) -> None:
        """Listen on SQLite; when the file cannot be read, try again and say that something was missed."""
        again = False
        while not self.stopped.is_set():
            try:
                with self.store.engine.connect() as connection:
                    self.look(connection, again)
            except (sqlite3.Error, SQLAlchemyError):
                self.trouble.exception("looking_failed")
                again = True
                self.stopped.wait(0.5)

    def look(self, connection: Connection, again: bool) -> None:
        """Look whether the file has changed, and read what the others say in it."""
        newest = select(schema.signals.c.id).order_by(schema.signals.c.id.desc()).limit(1)
        last = connection.execute(newest).scalar() or 0
        connection.rollback()
        raw: Any = connection.connection.driver_connection
        self.listening.set()
        if again:
            self.hear(json.dumps(["", "missed"]))
        seen, swept = None, time.monotonic()
        while not self.stopped.wait(POLL):
            changed = raw.execute("PRAGMA data_version").fetchone()
            if changed == seen:
                continue
            seen = changed
            for number, body in raw.execute(
                "SELECT id, body FROM signals WHERE id > ? ORDER BY id", (last,)
            ).fetchall():
                last = number
                self.hear(body)
            if time.monotonic() - swept > OLD / 1000 and self.loop is not None:
                swept = time.monotonic()
                asyncio.run_coroutine_threadsafe(self.sweep(), self.loop)

    async def sweep(self) -> None:
        """Throw old signals away."""
        before = now() - OLD
        await self.store.write("", lambda c: do(c, delete(schema.signals).where(schema.signals.c.at < before)))
