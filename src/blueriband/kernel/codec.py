"""Positions as JSON, moves as text, events as the wire shows them."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.engine import (
    EVERYONE,
    NOBODY,
    NONE,
    Event,
    Game,
    Json,
    Move,
    Options,
    Printed,
    State,
    move,
    noun,
    second,
    third,
    verb,
)
from blueriband.kernel.rng import Rng

DERIVED: Final = ("game", "decision", "events")  # what follows from the rest of a position


class BadSave(ValueError):
    """A saved position cannot be read; the text says why."""


def fields(s: State) -> list[str]:
    """Name every attribute that makes up a position; the others follow from these or are printed."""
    names: set[str] = set(getattr(s, "__dict__", {}))
    for base in type(s).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
    names.difference_update(DERIVED)
    names.discard("__dict__")
    return [name for name in sorted(names) if not isinstance(getattr(s, name), Printed)]


def save(s: State) -> Json:
    """Return a position as JSON: which rules, which figures, and every attribute as numbers and rows of numbers."""
    position: Json = {}
    for name in fields(s):
        value: Any = getattr(s, name)
        if isinstance(value, Rng):
            position[name] = [value.a, value.b, value.c, value.d]
        else:
            position[name] = list(value) if hasattr(value, "__len__") else value
    return {"game": s.game.name, "version": s.game.version, "data": s.game.data, "position": position}


def load(game: Game[Any], saved: Any) -> State:
    """Return the saved position, at the same decision, or raise BadSave."""
    for key, expected in (("game", game.name), ("version", game.version), ("data", game.data)):
        if not isinstance(saved, dict) or saved.get(key) != expected:
            found = saved.get(key) if isinstance(saved, dict) else None
            raise BadSave(f"a save of {game.name} has {key} {expected!r}, this one has {found!r}")
    position: Any = saved.get("position")
    if not isinstance(position, dict):
        raise BadSave("the save has no position")
    dealt: State = game.new({}, 0)
    odd = set(fields(dealt)) ^ set(position)
    if odd:
        raise BadSave(f"the save lacks or adds {', '.join(sorted(odd))}")
    s: State = game.blank()
    for name, value in position.items():
        setattr(s, name, attribute(name, value, getattr(dealt, name)))
    check_frame(game, s)
    try:
        s.advance()
        game.check(s)
    except (AssertionError, LookupError, ValueError, TypeError) as wrong:
        raise BadSave(f"the position cannot be: {wrong}") from None
    return s


def attribute(name: str, value: Any, like: Any) -> Any:
    """Return an attribute as the position holds it, of the same kind as in a fresh one, or raise BadSave."""
    if isinstance(like, bool) and isinstance(value, bool):
        return value
    row = not isinstance(like, (bool, int))
    numbers: list[Any] = value if isinstance(value, list) else [value]
    for n in numbers:
        if isinstance(n, bool) or not isinstance(n, int) or not -(1 << 62) < n < 1 << 62:
            raise BadSave(f"{name} must be numbers")
    if isinstance(like, bool) or row != isinstance(value, list):
        raise BadSave(f"{name} must be {'a row of numbers' if row else 'one number, or true or false'}")
    if isinstance(like, Rng):
        if len(numbers) != 4 or not any(numbers) or not all([0 <= n < 1 << 32 for n in numbers]):
            raise BadSave("the generator must be four numbers of 32 bits, not all of them 0")
        return Rng(value[0], value[1], value[2], value[3])
    return vec[i64](value) if row else value


def check_frame(game: Game[Any], s: State) -> None:
    """Check the kernel's part of a saved position, or raise BadSave."""
    seats = [option.values for option in game.options if option.name == "seats"]
    if seats and s.seats not in seats[0]:
        raise BadSave(f"there cannot be {s.seats} seats")
    if not NOBODY <= s.active < s.seats or s.turn < 0 or not 0 <= s.floor <= s.ply:
        raise BadSave("the save has an impossible turn or number of moves")
    for frame in s.stack:
        if frame < 0 or frame & 0xFF >= len(game.steps) or frame >> 8 & 0xF >= s.seats:
            raise BadSave("the save has an unknown step")


def text(s: State) -> str:
    """Return a position as one line of canonical JSON: equal positions give equal lines."""
    return json.dumps(save(s), sort_keys=True, separators=(",", ":"))


def position_hash(s: State) -> str:
    """Return 16 hex digits that tell positions apart, the same on every machine and in every build."""
    return hashlib.sha256(text(s).encode()).hexdigest()[:16]


def replay(game: Game[Any], options: Options, seed: int, journal: list[str]) -> State:
    """Return the position after these moves."""
    s: State = game.new(options, seed)
    for said in journal:
        s.play(read(game, said))
    return s


def write(game: Game[Any], m: Move) -> str:
    """Return a move as text, "verb noun noun"."""
    word = game.verbs[verb(m)]
    said = [noun(m), second(m), third(m)]
    return " ".join([word.name] + [word.nouns[i].write(said[i]) for i in range(len(word.nouns))])


def read(game: Game[Any], said: str) -> Move:
    """Return the move that a text says; ValueError when it says none."""
    parts = said.split()
    if len(parts) == 0:
        raise ValueError("an empty text is no move")
    for number, word in enumerate(game.verbs):
        if word.name == parts[0]:
            if len(word.nouns) != len(parts) - 1:
                form = " ".join([word.name] + [noun.name.upper() for noun in word.nouns])
                raise ValueError(f"{said!r} should read {form!r}")
            n = [word.nouns[i].read(parts[i + 1]) for i in range(len(word.nouns))] + [0, 0, 0]
            return move(number, n[0], n[1], n[2])
    raise ValueError(f"no move begins with {parts[0]!r}")


def legal(s: State) -> list[str]:
    """Return the legal moves as texts."""
    return [] if s.over else [write(s.game, m) for m in s.decision.moves]


def tell(game: Game[Any], event: Event, seat: int) -> Json:
    """Return an event as one seat may know it; spectators (NOBODY) know what everybody knows."""
    word = game.events[event.kind]
    told: Json = {"event": word.name}
    if event.seat >= 0:
        told["seat"] = event.seat
    if event.seen_by == EVERYONE or (seat >= 0 and event.seen_by >> seat & 1 == 1):
        said = [event.a, event.b, event.c]
        for i in range(len(word.nouns)):
            if said[i] != NONE:
                ids = word.nouns[i].ids
                told[word.nouns[i].name] = said[i] if ids is None else ids[said[i]]
    return told
