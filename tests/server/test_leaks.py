"""Secrets stay here: whatever is hidden from somebody, every byte that they are sent is the same."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from blueriband import bots, games
from blueriband.kernel.codec import legal, read, write
from blueriband.kernel.engine import EVERYONE, NOBODY, Game, State
from blueriband.kernel.match import Match
from blueriband.kernel.rng import Rng, seeded
from blueriband.server import migrate, schema
from blueriband.server.app import Server
from blueriband.server.hall import read_seats
from blueriband.server.live import CONFIRM, MOVE, Live
from blueriband.server.play_messages import Act
from blueriband.server.problems import Problem
from blueriband.server.seating import begin, put_match
from blueriband.server.settings import Settings
from blueriband.server.store import do
from tests.server.conftest import SOAK

POSITIONS = 2000 if SOAK else 30  # of each game
AHEAD = 6  # acts after a position, as long as the two worlds look the same
HIDING = ["shipyard", "transatlantic", "crossing-oceans", "tramp"]
SPECTATOR = "spectator-spect"
Told = list[tuple[str, bytes]]


def person_of(seat: int) -> str:
    """Return who holds a seat."""
    return f"person-{seat}" if seat >= 0 else SPECTATOR


class World:
    """The insides of a server, with matches whose positions are put there."""

    def __init__(self, file: Path) -> None:
        self.server = Server(Settings(f"sqlite:///{file}", bots=0, log="error"))

    def prepare(self) -> None:
        """Write people and a match of each game and number of seats."""

        def put(c: Any) -> None:
            for seat in range(NOBODY, 4):
                c.execute(schema.people.insert().values(id=person_of(seat), name=f"Seat {seat}", created=1))
            for game in HIDING:
                for seats in (2, 3, 4):
                    rows = [
                        {"seat": n, "kind": "person", "person": person_of(n), "name": f"Seat {n}", "level": None}
                        for n in range(seats)
                    ]
                    match = match_of(game, seats)
                    options = games.find(game).settle({"seats": seats})
                    put_match(c, match, game, options, person_of(0), rows, False, None)
                    begin(c, match)

        with self.server.store.engine.connect().execution_options(writing=True) as c, c.begin():
            put(c)

    def place(self, s: State) -> Live:
        """Let a match stand at a position."""
        match = match_of(s.game.name, int(s.seats))
        if match not in ROWS:
            with self.server.store.engine.connect() as c:
                row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
                ROWS[match] = row, read_seats(c, match)
        live = Live(*ROWS[match])
        live.opening = s
        live.match = Match(s)
        live.public = len(live.match.journal)
        self.server.hall.lives[match] = live
        self.server.keeping.timelines.clear()
        return live


ROWS: dict[str, Any] = {}


def match_of(game: str, seats: int) -> str:
    """Return the match of a game and a number of seats."""
    return f"{game.replace('-', '')[:9]:x<9}{seats}"


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    """Two servers with the same matches."""
    ROWS.clear()
    migrate.upgrade(f"sqlite:///{tmp_path / 'a.sqlite'}")
    first = World(tmp_path / "a.sqlite")
    first.prepare()
    first.server.store.close()
    shutil.copy(tmp_path / "a.sqlite", tmp_path / "b.sqlite")
    pair = World(tmp_path / "a.sqlite"), World(tmp_path / "b.sqlite")
    yield pair
    for world in pair:
        world.server.store.close()


# --- what a server sends -------------------------------------------------------------------------------------------


async def said(doing: Any) -> bytes:
    """Return an answer as bytes, be it a problem."""
    try:
        answer = await doing
    except Problem as problem:
        return f"{problem.status} {problem.code} {problem.text}".encode()
    return answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)


async def sent(world: World, live: Live, viewer: int, tries: list[str]) -> Told:
    """Return every byte that a viewer could be sent of a match as it stands, each with its name."""
    server, match, who = world.server, live.id, person_of(viewer)
    seat = None if viewer == NOBODY else viewer
    knows = "spectator" if seat is None else f"seat:{seat}"
    told: Told = [
        ("view", await said(server.play.view(match, who, seat))),
        ("log", await said(server.play.log(match, who, seat, 0))),
        ("replay", await said(server.keeping.replay(match, who, knows))),
        ("file", await said(server.keeping.file(match, who))),
        ("standing", str([live.shown, live.asked]).encode()),
        ("follow", msgspec.json.encode(live.update(seat, live.version_for(seat), live.log_end(viewer)))),
    ]
    for at in (0, live.match.confirmed, live.match.confirmed + 1):
        told.append((f"moment {at}", await said(server.keeping.moment(match, who, knows, at))))
    if tries and seat is not None:
        told += await attempted(server, live, seat, tries)
    return told


async def attempted(server: Server, live: Live, seat: int, tries: list[str]) -> Told:
    """Return the answers to what a seat might try without changing anything."""
    match, who, version = live.id, person_of(seat), live.version_for(seat)
    hint = server.consulting.think(match, who, msgspec.convert({"seat": seat}, Wish))  # type: ignore[arg-type]
    told = [("refusals", await said(server.play.refusals(match, who, seat))), ("hint", await said(hint))]
    told += [(f"preview {text}", await said(server.play.previews(match, who, seat, [text]))) for text in tries]
    asked = live.asked == seat
    refused = [text for text in [*tries, "nonsense"] if not asked or text not in legal(live.match.state)]
    acts = [Act(f"k{live.version}.{n}", seat, version, "move", text) for n, text in enumerate(refused)]
    acts += [Act(f"v{n}", seat, version + n, "move", "nonsense") for n in (1, 2, 9)]
    if not asked:
        acts += [Act("c", seat, version, "confirm"), Act("b", seat, version, "back")]
    return told + [(f"act {act.move}", await said(server.play.act(match, who, act))) for act in acts]


async def listed(world: World, live: Live, viewer: int) -> Told:
    """Return what a viewer is told of a match in lists."""
    server, who = world.server, person_of(viewer)
    values = {"version": live.version, "shown": live.shown, "asked": live.asked}
    row = update(schema.matches).where(schema.matches.c.id == live.id).values(**values)
    await server.store.write(live.id, lambda c: do(c, row))
    names = ("waiting", "mine", "open", "finished", "watchable")
    told = [(f"list {name}", await said(server.lobby.page(name, who, None, None, 50))) for name in names]
    return [("info", await said(server.lobby.info(live.id, who))), *told]


class Wish(msgspec.Struct):
    """A question to a bot about the present."""

    seat: int
    at: int | None = None
    seconds: float = 0.1
    moves: list[str] = []


# --- two worlds ----------------------------------------------------------------------------------------------------


def positions(game: Game[Any], rng: Rng, wanted: int) -> Iterator[State]:
    """Play games at random, and stop here and there where somebody has a choice."""
    found = 0
    while found < wanted:
        options = {o.name: o.values[rng.roll(len(o.values))] for o in game.options}
        s: State = game.new(options, rng.word())
        while not s.over and found < wanted:
            if not s.decision.forced and rng.roll(12) == 0:
                found += 1
                yield s.clone()
            s.take(s.decision.moves[rng.roll(len(s.decision.moves))])


def imagined(s: State, viewer: int, rng: Rng) -> State | None:
    """Return another position that looks the same, where the asked seat has a choice too."""
    for _try in range(4):
        t = s.imagine(viewer, rng)
        if not t.decision.forced:
            return t
    return None


def looks(live: Live, viewer: int) -> tuple[Any, Any, int]:
    """Return what the rules let a viewer see."""
    seen = live.match.seen_by(viewer)
    return seen["view"], seen["events"], seen["asked"]


def is_open(s: State, text: str, viewer: int) -> bool:
    """Say whether a move is made before the viewer's eyes: all that it causes is for them to know."""
    t = s.clone()
    t.events = []
    t.take(read(s.game, text))
    found = t.events
    return bool(found) and all(e.seen_by == EVERYONE or (viewer >= 0 and e.seen_by >> viewer & 1) for e in found)


def go_on(live: Live, other: Live, viewer: int, rng: Rng) -> bool:
    """Do something in both worlds that the viewer may not be able to tell apart; say whether there was anything."""
    match = live.match
    if match.over or other.match.over or match.asked != other.match.asked or match.ready != other.match.ready:
        return False
    seat = match.asked
    if match.ready:
        for each in (live, other):
            each.apply(seat, CONFIRM, "")
            each.note(seat, CONFIRM, None, None)
        return True
    texts, theirs = legal(match.state), legal(other.match.state)
    text = texts[rng.roll(len(texts))]
    alike = seat == viewer or is_open(match.state, text, viewer) or rng.roll(2) == 0
    same = text if text in theirs and alike else theirs[rng.roll(len(theirs))]
    for each, chosen in ((live, text), (other, same)):
        each.apply(seat, MOVE, chosen)
        each.note(seat, MOVE, None, None)
    return True


def differing(ours: bytes, theirs: bytes) -> list[tuple[bytes, bytes]]:
    """Return the lines that are not the same."""
    return [(a, b) for a, b in zip(ours.splitlines(), theirs.splitlines(), strict=False) if a != b][:3]


async def compare(a: World, b: World, s: State, rng: Rng, known: list[str]) -> int:
    """Compare all that everybody is sent in a position and after it; return how many pairs were compared."""
    compared = 0
    for viewer in range(NOBODY, s.seats):
        t = imagined(s, viewer, rng)
        if t is None:
            continue
        live, other = a.place(s), b.place(t)
        if viewer != NOBODY:
            known_here = [bots.Knowledge.of(each, viewer, seeded(5)).save() for each in (s, t)]
            assert known_here[0] == known_here[1], "a bot is told a secret"
        tries = [known[rng.roll(len(known))] for _text in range(3)] + legal(s)[:3]
        tries += [write(s.game, m) for m, _ruling in (s.offers().refused or [])[:3]]
        for ahead in range(AHEAD):
            told = [await sent(each, at, viewer, [] if ahead else tries) for each, at in ((a, live), (b, other))]
            if rng.roll(20) == 0:
                told = [
                    more + await listed(*at, viewer) for more, at in zip(told, ((a, live), (b, other)), strict=True)
                ]
            for (name, ours), (_name, theirs) in zip(*told, strict=True):
                assert ours == theirs, (name, "tells a secret", viewer, ahead, differing(ours, theirs))
            compared += 1
            if not go_on(live, other, viewer, rng) or looks(live, viewer) != looks(other, viewer) or live.match.over:
                break
    return compared


@pytest.mark.parametrize("name", HIDING)
def test_hidden_things_show_in_no_byte(name: str, worlds: tuple[World, World]) -> None:
    game, rng = games.find(name), seeded(20)
    wanted = POSITIONS if name != "tramp" else POSITIONS // 4

    async def run() -> int:
        known = [text for s in positions(game, seeded(7), 30) for text in legal(s)]
        return sum([await compare(*worlds, s, rng, known) for s in positions(game, rng, wanted)])

    assert asyncio.run(run()) > wanted * 3


def test_the_comparison_would_find_a_leak(worlds: tuple[World, World]) -> None:
    """A canary for the test itself: the two worlds do differ in what is hidden."""
    game, rng = games.find("transatlantic"), seeded(3)
    differ = 0
    for s in positions(game, rng, 20):
        for seat in range(s.seats):
            t = imagined(s, seat, rng)
            others = [other for other in range(s.seats) if other != seat]
            differ += t is not None and any(s.view(other) != t.view(other) for other in others)
    assert differ > 10
