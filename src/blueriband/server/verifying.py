"""Replay stored matches under the installed rules and list each difference."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import msgspec
from sqlalchemy import Connection, Engine, select

from blueriband.kernel.rng import commitment
from blueriband.server import schema
from blueriband.server.hall import opening_seat, read_match
from blueriband.server.live import Broken, Live, known_rules
from blueriband.server.messages import ResultInfo
from blueriband.server.store import open_engine

CHUNK = 20


@dataclass(frozen=True)
class Verdict:
    """What became of one match: empty is good."""

    match: str
    game: str
    status: str
    difference: str


def stored(url: str) -> list[str]:
    """Return all matches that have been started."""
    engine = open_engine(url)
    try:
        with engine.connect() as c:
            m = schema.matches.c
            return list(c.execute(select(m.id).where(m.status.in_(("running", "over"))).order_by(m.created)).scalars())
    finally:
        engine.dispose()


def verify(url: str, jobs: int) -> Iterator[list[Verdict]]:
    """Replay every stored match, in so many processes; yield verdicts as they come."""
    found = stored(url)
    chunks = [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)]
    if jobs == 1 or len(chunks) < 2:
        yield from map(partial(check_some, url), chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(check_some, url), chunks)


def check_some(url: str, matches: list[str]) -> list[Verdict]:
    """Replay some matches."""
    engine = open_engine(url)
    try:
        return [check(engine, match) for match in matches]
    finally:
        engine.dispose()


def check(engine: Engine, match: str) -> Verdict:
    """Replay one match; while somebody plays it, again until nothing has come in between."""
    one = select(schema.matches).where(schema.matches.c.id == match)
    with engine.connect() as c:
        while True:
            row = c.execute(one).one()
            found = difference(c, match)
            c.rollback()
            if not found or c.execute(one).one().version == row.version:
                return Verdict(match, row.game, row.status, found)


def difference(c: Connection, match: str) -> str:
    """Return the first thing that differs between the journal and what the rules make of it, or nothing."""
    row, seats, acts = read_match(c, match)
    if not known_rules(row):
        return f"rules {row.rules} with figures {row.data} are not installed"
    if commitment(int(row.seed, 16)) != row.commitment:
        return "the seed is not the one that was committed to"
    live = Live(row, [opening_seat(seat) for seat in seats])
    for act in acts:
        try:
            live.replay([act])
        except Broken as trouble:
            return str(trouble)
        if live.hash != act.position:
            return f"act {act.ply} ({act.kind} {act.text}): the position after it differs"
    if (live.version, live.shown, live.asked) != (row.version, row.shown, row.asked):
        return "the journal and the list of matches do not agree"
    stored_result = None if row.result is None else msgspec.json.decode(row.result, type=ResultInfo)
    return "" if live.result() == stored_result else "the result differs"
