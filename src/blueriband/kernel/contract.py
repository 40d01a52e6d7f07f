"""The laws that every game keeps, checked along one random game."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

from blueriband.kernel.codec import fields, load, position_hash, read, replay, tell, text, write
from blueriband.kernel.engine import ALLOWED, NOBODY, REVEALED, Game, Json, Move, Options, State
from blueriband.kernel.rng import Rng, seeded


def check_game(game: Game[Any], options: Options, seed: int, every: int = 5) -> State:
    """Play at random to the end; check each move, and every few moves the whole position. Return the end."""
    s: State = game.new(options, seed)
    rng = seeded(seed ^ 1)
    journal: list[str] = []
    while not s.over:
        m: Move = s.decision.moves[rng.roll(len(s.decision.moves))]
        if every > 0 and s.ply % every == 0:
            check_position(s, m, rng)
        journal.append(write(game, m))
        s.take(m)
        assert s.ply <= game.longest, f"after {s.ply} moves the game has not ended"
    check_end(s)
    if every > 0:
        assert text(replay(game, options, seed, journal)) == text(s), "a replay ends elsewhere"
    return s


def check_position(s: State, m: Move, rng: Rng) -> None:
    """Check every law in one position, with one legal move."""
    s.game.check(s)
    check_offers(s)
    check_copies(s)
    check_secrets(s, rng)
    check_events(s, m, rng)
    check_floor(s, m, rng)


def check_end(s: State) -> None:
    """A game that is over has an outcome, which agrees with a recount, and nothing to play."""
    s.game.check(s)
    check_copies(s)
    outcome = s.outcome()
    assert outcome is not None and outcome.rule != "", "the game is over, but nobody knows why"
    assert sorted(outcome.ranking) == list(range(s.seats)), "the ranking names each seat once"
    assert outcome.scores == s.game.scores(s), "the result differs from the score"
    for seat in range(s.seats):
        assert sum(outcome.sources[seat].values()) == outcome.scores[seat], "points come from nowhere"
    best = [outcome.scores[seat] for seat in outcome.ranking]
    assert best == sorted(best, reverse=True), "the ranking is not by score"
    assert outcome.winners == outcome.ranking[: len(outcome.winners)] != [], "the winners do not rank first"
    first = [seat for seat in outcome.ranking if outcome.places[seat] == 1]
    assert outcome.winners == first or outcome.winners == outcome.ranking[:1], "a place is not by rank"


def check_offers(s: State) -> None:
    """Every listed move is allowed, every other candidate has a ruling, every move survives its text."""
    d = s.offers()
    assert list(d.moves) == list(s.decision.moves) and len(d.moves) > 0, "the legal list changes when asked again"
    assert len(set(d.moves)) == len(d.moves), "a move is offered twice"
    for m in d.moves:
        assert read(s.game, write(s.game, m)) == m, "a move does not survive its text"
    assert d.refused is not None
    known = set(d.moves)
    for m, ruling in d.refused:
        assert m not in known, "a move is offered and refused"
        known.add(m)
        assert ruling != ALLOWED and s.rule(ruling) != "", "a refusal has no rule"
        assert read(s.game, write(s.game, m)) == m, "a candidate does not survive its text"


def check_copies(s: State) -> None:
    """A clone and a loaded save are equal in every attribute, offer the same moves, and share nothing that changes."""
    before = text(s)
    loaded = load(s.game, json.loads(before))
    for t in (loaded, s.clone()):
        assert text(t) == before and position_hash(t) == position_hash(s), "a copy differs"
        assert s.over or same_question(s, t), "a copy asks something else"
    t = s.clone()
    for name in fields(t):
        row: Any = getattr(t, name)
        if isinstance(row, Rng):
            row.roll(6)
        elif not isinstance(row, int) and len(row) > 0:
            row[0] += 1
    assert text(s) == before, "a clone shares a row"


def check_secrets(s: State, rng: Rng) -> None:
    """Nobody can tell an imagined position from the real one, and a legal list depends on nothing hidden."""
    for seat in range(NOBODY, s.seats):
        t = s.imagine(seat, rng)
        s.game.check(t)
        assert t.view(seat) == s.view(seat), "an imagined position looks different"
        assert chance(t) != chance(s), "an imagined position has the real chance"
        d, e = s.offers(), t.offers()
        if seat == s.decision.seat:
            assert list(e.moves) == list(d.moves), "the legal list tells a secret"
            assert d.refused == e.refused, "a refusal tells a secret"
            assert t.question_left() == s.question_left(), "how often a step still asks tells a secret"
        assert list(t.decision.moves) == list(e.moves), "an imagined position offers what it should not"


def check_events(s: State, m: Move, rng: Rng) -> None:
    """In an imagined position the same move shows a seat the same events, up to the first reveal.

    And where all that it sees is the same after the move, all events are, reveals or not; only their order may differ,
    as when cards are turned up and put away.
    """
    real = s.clone()
    heard = told(real, m)
    for seat in range(NOBODY, s.seats):
        t = s.imagine(seat, rng)
        if m in list(t.decision.moves):  # another seat's move may depend on what it alone knows
            fancied = told(t, m)
            assert visible(s.game, fancied, seat) == visible(s.game, heard, seat), "an event tells a secret"
            if t.view(seat) == real.view(seat):
                assert whole(s.game, fancied, seat) == whole(s.game, heard, seat), "an event tells more than the view"


def told(s: State, m: Move) -> list[Any]:
    """Play a move and return its events."""
    s.events = []
    s.take(m)
    return s.events


def visible(game: Game[Any], events: list[Any], seat: int) -> list[Json]:
    """Return events as a seat sees them, up to and including the first reveal."""
    seen: list[Json] = []
    for event in events:
        if event.kind == REVEALED:
            return seen + [{"event": "revealed"}]
        seen.append(tell(game, event, seat))
    return seen


def whole(game: Game[Any], events: list[Any], seat: int) -> list[Json]:
    """Return all events as a seat sees them, in no order."""
    return sorted([tell(game, event, seat) for event in events if event.kind != REVEALED], key=str)


def check_floor(s: State, m: Move, rng: Rng) -> None:
    """After a move that may be taken back, a seat knows only what it knew before; and which moves may is no secret."""
    t = s.clone()
    seat = s.decision.seat
    t.take(m)
    other = s.imagine(seat, rng)
    other.take(m)
    assert (other.floor == other.ply) == (t.floor == t.ply), "whether a move reveals something is a secret"
    if t.floor < t.ply:
        assert other.view(seat) == t.view(seat), "a move that may be taken back shows a secret"


def check_words(game: Game[Any], words: ModuleType) -> None:
    """Every step, verb, event and ruling stands at the place its constant says."""
    tables = [[x.name for x in game.steps], [x.name for x in game.verbs], [x.name for x in game.events]]
    for names in tables + [["ALLOWED", "NOT_OFFERED"] + [x.name for x in game.rulings[2:]]]:
        assert len(set(names)) == len(names), "a word stands twice"
        for place, name in enumerate(names):
            if name not in ("ALLOWED", "NOT_OFFERED"):
                assert getattr(words, name.upper()) == place, name


def chance(s: State) -> list[int]:
    """Return what decides all chance to come."""
    return [s.rng.a, s.rng.b, s.rng.c, s.rng.d]


def same_question(s: State, t: State) -> bool:
    """The same seat is asked the same thing and may answer the same."""
    d, e = s.decision, t.decision
    return (d.step, d.seat, d.x, d.y, d.z, list(d.moves)) == (e.step, e.seat, e.x, e.y, e.z, list(e.moves))
