"""The database: one writer that commits in groups, readers beside it, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from blueriband.server.problems import Problem

T = TypeVar("T")
GROUP: Final = 64  # writes that share a commit at most
READERS: Final = 4
TRIES: Final = 4
BUSY_SECONDS: Final = 20


class BadDatabase(ValueError):
    """An address of a database that cannot be used here."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def usable(url: str) -> URL:
    """Return an address of a database with the driver that is used here."""
    made = make_url(url)
    if made.get_backend_name() == "postgresql":
        return made.set(drivername="postgresql+psycopg")
    if made.get_backend_name() != "sqlite":
        raise BadDatabase(f"the database must be sqlite:///FILE or postgresql://…, not {made.get_backend_name()}")
    return made


def open_engine(url: str, pool: int = READERS + 2) -> Engine:
    """Return a way to the database."""
    address = usable(url)
    if address.get_backend_name() == "sqlite":
        if address.database in (None, "", ":memory:"):
            raise BadDatabase("the database must be a file: sqlite:///FILE")
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            address, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
        )
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    return create_engine(address, pool_size=pool, max_overflow=2, pool_pre_ping=True, hide_parameters=True)


def prepare_sqlite(raw: Any, _record: Any) -> None:
    """Make SQLite durable, quick and strict on every connection."""
    raw.isolation_level = None  # SQLAlchemy says BEGIN itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
        raw.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """Begin as a writer where writing is meant, so that nobody has to give way in the middle."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def do(c: Connection, statement: Executable) -> None:
    """Run a statement that gives nothing back."""
    c.execute(statement)


class Work:
    """One write that waits for its commit."""

    def __init__(self, order: str, do: Callable[[Connection], Any], done: Callable[[Any, BaseException | None], None]):
        self.order: Final = order  # rows are locked in this order, so that nobody waits in a circle
        self.do: Final = do
        self.done: Final = done


class Store:
    """Reads and writes, off the event loop. A write has happened, for good, when `write` returns."""

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.sqlite: Final = self.engine.dialect.name == "sqlite"
        self.readers: Final = ThreadPoolExecutor(READERS, "reader")
        self.works: Final[queue.SimpleQueue[Work | None]] = queue.SimpleQueue()
        self.writer: Final = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.writer.start()

    async def read(self, do: Callable[[Connection], T]) -> T:
        """Run a read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, do)

    def read_now(self, do: Callable[[Connection], T]) -> T:
        """Run a read here."""
        try:
            with self.engine.connect() as connection:
                if not self.sqlite:  # what is read together is of one moment
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                return do(connection)
        except OperationalError as trouble:
            raise Problem("busy", "the database does not answer; try again", 1) from trouble

    async def write(self, order: str, do: Callable[[Connection], T]) -> T:
        """Run a write with others in one transaction, and return when that is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, trouble: BaseException | None) -> None:
            if future.done():
                return
            if trouble is None:
                future.set_result(result)
            else:
                future.set_exception(trouble)

        def done(result: Any, trouble: BaseException | None) -> None:
            loop.call_soon_threadsafe(settle, result, trouble)

        self.works.put(Work(order, do, done))
        return await asyncio.shield(future)  # whoever no longer waits does not undo it

    def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self.works.put(None)
        self.writer.join(BUSY_SECONDS)
        self.readers.shutdown()
        self.engine.dispose()

    # --- the writer's thread -----------------------------------------------------------------------------------------

    def write_on(self) -> None:
        """Take what waits, commit it together, and go on until told to stop."""
        while (first := self.works.get()) is not None:
            group = [first]
            stop = False
            while len(group) < GROUP and not self.works.empty():
                another = self.works.get()
                if another is None:
                    stop = True
                    break
                group.append(another)
            self.commit(sorted(group, key=lambda work: work.order))
            if stop:
                return

    def commit(self, group: list[Work]) -> None:
        """Commit writes together; if one of them fails, each undone by itself; if that fails too, each alone."""
        for guarded in (False, True):
            try:
                results = self.attempt(group, guarded)
            except Exception:
                if len(group) == 1:
                    break
                continue
            for work, (result, trouble) in zip(group, results, strict=True):
                work.done(result, trouble)
            return
        for work in group:
            self.commit_alone(work)

    def commit_alone(self, work: Work) -> None:
        """Commit one write, trying again while the database is busy or gone."""
        for number in range(TRIES):
            try:
                ((result, trouble),) = self.attempt([work], True)
            except Exception as failed:
                last = failed
                if not isinstance(failed, DBAPIError):
                    break
                time.sleep(0.05 * 4**number)
            else:
                work.done(result, trouble)
                return
        busy = Problem("busy", "the database does not answer; try again", 1)
        busy.__cause__ = last
        work.done(None, busy)

    def attempt(self, group: list[Work], guarded: bool) -> list[tuple[Any, BaseException | None]]:
        """Run writes in one transaction, all or none; if guarded, one that fails by itself is undone alone."""
        with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
            if not guarded:
                return [(work.do(connection), None) for work in group]
            return [self.guard(connection, work) for work in group]

    def guard(self, connection: Connection, work: Work) -> tuple[Any, BaseException | None]:
        """Run one write, and undo it if it fails; when the database fails, so does everything."""
        inner = connection.begin_nested()
        try:
            result = work.do(connection)
            inner.commit()
        except DBAPIError:
            raise
        except Exception as trouble:
            inner.rollback()
            return None, trouble
        return result, None
