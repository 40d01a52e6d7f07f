"""Bots at matches: jobs taken from the database, thought about in processes of their own, restarted when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import secrets
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection as Pipe
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Delete, delete, or_, select, update

from blueriband import bots
from blueriband.kernel.rng import new_seed, seeded
from blueriband.server import metrics, schema, thinker
from blueriband.server.hall import Hall
from blueriband.server.journal import Behind
from blueriband.server.live import MOVE, Live
from blueriband.server.messages import BotTrouble
from blueriband.server.pausing import PARKED, park
from blueriband.server.problems import Problem
from blueriband.server.store import Store, do, now

LEASE: Final = 4_000  # milliseconds after which a job's taker is taken for dead, unless it renews
RENEW: Final = 1.0  # seconds between renewals
PATIENCE: Final = 15.0  # seconds beyond its budget after which a bot is taken for hanging
STARTING: Final = 60.0  # seconds for a bot's process to start, which is not thinking
TRIES: Final = 3
USUAL_SECONDS: Final = 2.0  # for a level whose budget is not a time
LOOK: Final = 2.0  # seconds between looks for jobs that nobody told of


class BotFailed(Exception):
    """A bot crashed, hung or gave no legal answer. The text is for everybody: nothing that the bot knows is in it."""


def job_of(job: Any) -> Delete:
    """Return what puts a job away, unless there is another for the same match by now."""
    j = schema.jobs.c
    return delete(schema.jobs).where(j.match == job.match, j.version == job.version)


class Thinker:
    """One process that thinks; started when first needed, and anew when it fails."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Pipe | None = None

    def ask(self, task: dict[str, Any], limit: float, report: Any, now_please: threading.Event) -> dict[str, Any]:
        """Put a question; wait for the answer at most so many seconds."""
        try:
            return self.converse(task, limit, report, now_please)
        except (EOFError, OSError):
            self.stop()
            raise BotFailed("the bot's process ended") from None
        except BotFailed:
            self.stop()
            raise

    def converse(self, task: dict[str, Any], limit: float, report: Any, now_please: threading.Event) -> dict[str, Any]:
        """Talk with the process."""
        if self.process is None or not self.process.is_alive():
            self.stop()
            self.start()
        pipe = self.pipe
        assert pipe is not None
        pipe.send_bytes(json.dumps(task).encode())
        until = time.monotonic() + limit
        hurried = False
        while True:
            if now_please.is_set() and not hurried:
                hurried = True
                pipe.send_bytes(b"now")
            if not pipe.poll(0.05):
                if time.monotonic() > until:
                    raise BotFailed(f"the bot did not answer within {limit:.0f} seconds")
                continue
            answer: dict[str, Any] = json.loads(pipe.recv_bytes())
            if "error" in answer:
                raise BotFailed(answer["error"])
            if "thought" in answer:
                if hurried:
                    self.stop()  # an unread word may still be in the pipe
                thought: dict[str, Any] = answer["thought"]
                return thought
            report(answer)

    def start(self) -> None:
        """Start the process."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=thinker.main, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(STARTING):
            raise BotFailed(f"the bot did not start within {STARTING:.0f} seconds")
        self.pipe.recv_bytes()

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class Bots:
    """Takes the jobs of this process's share."""

    def __init__(self, store: Store, hall: Hall, processes: int, seconds: float | None = None) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.seconds: Final = seconds  # instead of each level's own budget
        self.log: Final = structlog.get_logger("bots")
        self.thinkers: Final = [Thinker() for _process in range(processes)]
        self.idle: Final = [*self.thinkers]
        self.free: Final = asyncio.Semaphore(processes)
        self.threads: Final = ThreadPoolExecutor(max(processes, 1), "thinker")
        self.busy: Final[dict[str, threading.Event]] = {}  # matches whose bot thinks here; set: move now
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.taken: Final[dict[str, Any]] = {}  # by match: the jobs that are worked on here
        self.loop_task: asyncio.Task[None] | None = None
        self.renewing: asyncio.Task[None] | None = None
        self.processes: Final = processes

    async def start(self) -> None:
        """Begin to take jobs."""
        if self.processes:
            self.loop_task = asyncio.create_task(self.take_jobs())
            self.renewing = asyncio.create_task(self.renew())

    async def stop(self) -> None:
        """Take no more, and end the processes."""
        for task in [self.loop_task, self.renewing, *self.tasks]:
            if task is not None:
                task.cancel()
        for hurry in self.busy.values():
            hurry.set()
        for each in self.thinkers:
            each.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def seconds_of(self, level: str) -> float:
        """Return how long a level thinks at most."""
        return self.seconds or bots.default_budget(level).seconds or USUAL_SECONDS

    # --- jobs --------------------------------------------------------------------------------------------------------

    async def take_jobs(self) -> None:
        """Take a job whenever there is one and a process is free."""
        jobs = self.hall.wake.jobs
        while True:
            jobs.clear()
            try:
                if await self.take_one():
                    continue
            except Exception:
                self.log.exception("taking_failed")
                await asyncio.sleep(LOOK)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(jobs.wait(), LOOK)

    async def take_one(self) -> bool:
        """Take a job if one is due, as soon as a process is free; people's questions wait in the same line."""
        j = schema.jobs.c
        if not await self.store.read(lambda c: c.execute(select(j.match).where(j.due <= now()).limit(1)).first()):
            return False
        await self.free.acquire()
        job = None
        try:
            job = await self.next_job()
        finally:
            if job is None:
                self.free.release()
        if job is not None:
            self.later(self.work(job))
        return job is not None

    async def next_job(self) -> Any:
        """Take the job that has waited longest, so that nobody else takes it while this process lives."""

        def take(c: Connection) -> Any:
            j = schema.jobs.c
            query = select(schema.jobs).where(j.due <= now()).order_by(j.due).limit(1).with_for_update(skip_locked=True)
            job = c.execute(query).first()
            if job is not None:
                c.execute(update(schema.jobs).where(j.match == job.match).values(due=now() + LEASE))
            return job

        return await self.store.write("~jobs", take)

    async def renew(self) -> None:
        """Say again and again that the jobs taken here are worked on; when this process dies, others take them soon."""
        j = schema.jobs.c
        while True:
            await asyncio.sleep(RENEW)
            mine = [(j.match == job.match) & (j.version == job.version) for job in self.taken.values()]
            if not mine:
                continue
            free = select(j.match).where(or_(*mine), j.due != PARKED).with_for_update(skip_locked=True)
            renewal = update(schema.jobs).where(j.match.in_(free)).values(due=now() + LEASE)
            try:
                await self.store.write("~jobs", partial(do, statement=renewal))
            except Problem:
                self.log.warning("renewing_failed")

    async def work(self, job: Any) -> None:
        """Let a bot decide, and play its move."""
        own = self.idle.pop()
        self.taken[job.match] = job
        try:
            await self.decide(job, own)
        except asyncio.CancelledError:
            raise
        except BotFailed as failed:
            await self.failed(job, str(failed))
        except Exception as trouble:
            self.log.exception("bot_work_failed", match=job.match)
            await self.failed(job, f"{type(trouble).__name__}")
        finally:
            self.let_go(job)
            self.idle.append(own)
            self.free.release()

    async def decide(self, job: Any, own: Thinker) -> None:
        """Ask a bot, and play what it says if the match still waits for it."""
        async with self.hall.holding(job.match) as live:
            if live.version < job.version:
                await self.hall.catch_up(live)
            if live.version != job.version or live.asked != job.seat:
                await self.store.write(job.match, partial(do, statement=job_of(job)))  # nobody asks for it any more
                return
            if await self.must_wait(job):
                return
            task, only = self.task(live, job.seat, job.level)
        thought = {"move": only} if only is not None else await self.think(job, task, own)
        async with self.hall.holding(job.match) as live:
            if live.version != job.version or live.asked != job.seat or await self.must_wait(job):
                return
            if thought["move"] not in live.update(job.seat).decision.moves:  # type: ignore[union-attr]
                raise BotFailed("the bot answered with a move that is not to be had")
            try:
                await self.hall.do(live, job.seat, MOVE, thought["move"], None, None)
            except Behind:
                return
            metrics.THOUGHTS.labels(job.level, "moved").inc()

    async def must_wait(self, job: Any) -> bool:
        """Say whether a job is no longer to be worked on: its match is paused, or was, and so it was dropped here."""
        return await park(self.store, job) or self.taken.get(job.match) is not job

    def let_go(self, job: Any) -> bool:
        """Work on a job no longer; say whether it was still worked on here."""
        mine = self.taken.get(job.match) is job
        if mine:
            del self.taken[job.match]
        return mine

    def task(self, live: Live, seat: int, level: str) -> tuple[dict[str, Any], str | None]:
        """Return what a bot is told: an imagined position; and the move if there is only one."""
        knowledge = bots.Knowledge.of(live.match.state, seat, seeded(new_seed()))
        budget = bots.default_budget(level)
        moves = live.match.question(seat)["moves"]
        task = {
            "game": live.game.name, "level": level, "knowledge": knowledge.save(),
            "seconds": self.seconds or budget.seconds, "simulations": None if self.seconds else budget.simulations,
            "seed": secrets.randbits(120),
        }  # fmt: skip
        return task, moves[0] if len(moves) == 1 else None

    async def think(self, job: Any, task: dict[str, Any], own: Thinker) -> dict[str, Any]:
        """Let a process think, and tell everybody how far it is."""
        hurry = self.busy[job.match] = threading.Event()
        loop = asyncio.get_running_loop()
        budget = self.seconds_of(job.level)

        def report(progress: dict[str, Any]) -> None:
            told = ["thinking", job.match, job.seat, job.level, progress["fraction"], progress["seconds"], budget]
            loop.call_soon_threadsafe(self.tell, told)

        try:
            return await loop.run_in_executor(self.threads, own.ask, task, budget + PATIENCE, report, hurry)
        finally:
            if self.busy.get(job.match) is hurry:
                del self.busy[job.match]

    def tell(self, told: list[Any]) -> None:
        """Tell how far a bot is, here and in the other processes."""
        for hearer in self.hall.wake.hearers:
            self.later(hearer(told))
        if not self.store.sqlite:
            self.later(self.hall.wake.say(*told))

    def later(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something beside the rest."""
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def hurry(self, match: str) -> None:
        """Tell the bot of a match to move now, wherever it thinks."""
        await self.heard(["hurry", match])
        await self.hall.wake.say("hurry", match)

    async def drop(self, match: str) -> None:
        """Drop what the bot of a match thinks, wherever it does; the job stays for whoever takes it next."""
        await self.heard(["drop", match])
        await self.hall.wake.say("drop", match)

    async def heard(self, body: list[Any]) -> None:
        """Hear what another process has to say."""
        if body[0] == "drop":
            self.taken.pop(body[1], None)
        if body[0] in ("hurry", "drop") and body[1] in self.busy:
            self.busy[body[1]].set()
        elif body[0] in ("match", "changed"):
            self.hall.wake.job()

    async def failed(self, job: Any, error: str) -> None:
        """Try again, or tell the match what went wrong so that people can do something about it."""
        metrics.THOUGHTS.labels(job.level, "failed").inc()
        self.log.warning("bot_failed", match=job.match, level=job.level, error=error, tries=job.tries + 1)
        if not self.let_go(job):
            return  # it was dropped: nobody waits for it
        m, j = schema.matches.c, schema.jobs.c
        final = job.tries + 1 >= TRIES
        trouble = msgspec.json.encode(BotTrouble(job.seat, job.level, error)).decode()

        def write(c: Connection) -> None:
            mine = (j.match == job.match) & (j.version == job.version)
            if final:
                c.execute(job_of(job))
                c.execute(
                    update(schema.matches).where(m.id == job.match, m.version == job.version).values(trouble=trouble)
                )
            else:
                c.execute(update(schema.jobs).where(mine).values(due=now(), tries=job.tries + 1))

        await self.store.write(job.match, write)
        if final:
            await self.hall.changed(job.match)
        else:
            self.hall.wake.job()

    # --- questions from people -------------------------------------------------------------------------------------

    async def consult(self, live: Live, state: Any, seat: int, level: str, seconds: float) -> dict[str, Any]:
        """Ask a bot what it thinks of a position, from what a seat knows."""
        knowledge = bots.Knowledge.of(state, seat, seeded(new_seed()))
        task = {
            "game": live.game.name, "level": level, "knowledge": knowledge.save(), "seconds": seconds,
            "simulations": None, "seed": secrets.randbits(120),
        }  # fmt: skip
        if not self.processes:
            raise BotFailed("no bots think on this server")
        try:
            await asyncio.wait_for(self.free.acquire(), PATIENCE)
        except TimeoutError:
            raise BotFailed("all bots are busy") from None
        own = self.idle.pop()
        try:
            asking = (task, seconds + PATIENCE, lambda _progress: None, threading.Event())
            return await asyncio.get_running_loop().run_in_executor(self.threads, own.ask, *asking)
        finally:
            self.idle.append(own)
            self.free.release()
