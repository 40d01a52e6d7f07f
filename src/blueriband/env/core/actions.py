"""Moves as numbers from 0 on: for each verb a block, in which each combination of its nouns has a place."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Move, State, move, noun, second, third, verb


class Actions:
    """The action space of a game; `amounts` says how far plain numbers go, by verb."""

    game: Game[Any]
    first: vec[i64]  # by verb, and one more: where its block begins
    nouns: vec[i64]  # by verb: how many things its first noun may be
    seconds: vec[i64]
    thirds: vec[i64]
    size: i64

    def __init__(self, game: Game[Any], amounts: dict[str, int]) -> None:
        self.game = game
        sizes: list[list[int]] = []
        for word in game.verbs:
            found = [amounts[word.name] if kind.ids is None else len(kind.ids) for kind in word.nouns]
            sizes.append((found + [1, 1, 1])[:3])
        self.lay_out(sizes)

    def lay_out(self, sizes: list[list[int]]) -> None:
        """Give each verb its block."""
        starts = [0]
        for a, b, c in sizes:
            starts.append(starts[-1] + a * b * c)
        self.first = vec[i64](starts)
        self.nouns = vec[i64]([a for a, _b, _c in sizes])
        self.seconds = vec[i64]([b for _a, b, _c in sizes])
        self.thirds = vec[i64]([c for _a, _b, c in sizes])
        self.size = starts[-1]

    def number(self, s: State, m: Move) -> i64:
        """Return the number of a legal move."""
        return self.usual(m)

    def usual(self, m: Move) -> i64:
        """Return the number of a move that depends on no position."""
        v = verb(m)
        if noun(m) >= self.nouns[v]:
            raise ValueError("the action space has no room for this move")
        return self.first[v] + (noun(m) * self.seconds[v] + second(m)) * self.thirds[v] + third(m)

    def find(self, s: State, number: i64) -> Move:
        """Return the legal move with a number, or raise ValueError."""
        if not s.over:
            for m in s.decision.moves:
                if self.number(s, m) == number:
                    return m
        raise ValueError(f"action {number} is not legal here")

    def describe(self, number: int) -> str:
        """Return an action as text; ValueError where there is none."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; there are {self.size}")
        v: i64 = 0
        while self.first[v + 1] <= number:
            v += 1
        return self.say(v, number - self.first[v])

    def say(self, v: i64, place: i64) -> str:
        """Return the text for a place in the block of a verb."""
        c: i64 = place % self.thirds[v]
        b: i64 = place // self.thirds[v] % self.seconds[v]
        a: i64 = place // self.thirds[v] // self.seconds[v]
        return write(self.game, move(v, a, b, c))

    def blocks(self) -> list[tuple[str, int, int]]:
        """Return verbs with the first number and the length of their blocks."""
        names = [word.name for word in self.game.verbs]
        return [(names[v], int(self.first[v]), int(self.first[v + 1] - self.first[v])) for v in range(len(names))]
