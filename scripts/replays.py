"""Golden games: whole games, each named for what it shows.

A golden game is looked for, not written: a simple policy plays seed after seed until the story it is meant to show has
happened. Each game has its own list of them, `scripts/<game>_replays.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from blueriband import games
from blueriband.gamefile import write_game
from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.engine import Options, State
from blueriband.kernel.rng import Rng, derived, seeded

FOLDER = Path(__file__).parents[1] / "tests" / "replays"
TRIES = 20_000
S = TypeVar("S", bound=State)
Weights = dict[str, float]
Event = dict[str, Any]


@dataclass
class Story(Generic[S]):
    """What happened in one game: its moves, its events, and what was noticed on the way."""

    state: S
    journal: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    noticed: set[str] = field(default_factory=set)

    def count(self, event: str, **nouns: Any) -> int:
        """Return how often an event happened with these nouns."""
        return sum(e["event"] == event and all(e.get(k) == v for k, v in nouns.items()) for e in self.events)


@dataclass(frozen=True)
class Told(Generic[S]):
    """A move just made: who made it, among what, and what it brought."""

    story: Story[S]
    turn: int  # whose turn it was
    seat: int
    text: str
    before: list[str]  # the moves that were legal
    fresh: list[Event]  # what happened


@dataclass(frozen=True)
class Golden(Generic[S]):
    """A golden game to be found: what it shows, and the policy that may bring it about."""

    name: str
    seats: int
    policy: Callable[[S], Weights]
    goal: Callable[[Story[S]], bool]
    variants: tuple[str, ...] = ()  # options that are switched on

    @property
    def options(self) -> Options:
        """The options it is played with."""
        return {"seats": self.seats, **dict.fromkeys(self.variants, 1)}

    @property
    def stem(self) -> str:
        """The name of its file, without the ending."""
        return "-".join([self.name, str(self.seats), *self.variants])


@dataclass(frozen=True)
class Shelf(Generic[S]):
    """The golden games of one game."""

    game: str
    kind: type[S]
    series: int  # of seeds
    notice: Callable[[Told[S]], None]  # notice what events alone do not tell
    golden: list[Golden[S]]

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        return FOLDER / self.game.replace("-", "_")

    def file(self, golden: Golden[S]) -> Path:
        """Return where a golden game lies."""
        return self.folder / f"{golden.stem}.txt"

    def opening(self, golden: Golden[S], seed: int) -> Story[S]:
        """Return a story that is about to begin."""
        s = games.find(self.game).new(golden.options, seed)
        assert isinstance(s, self.kind)
        return Story(s)

    def go_on(self, story: Story[S], text: str) -> None:
        """Play a move and note what it brings."""
        s = story.state
        before, turn, seat = legal(s), int(s.active), int(s.decision.seat)
        s.events = []
        s.play(read(s.game, text))
        fresh = [tell(s.game, event, -1) for event in s.events if event.kind >= 0]
        story.journal.append(text)
        story.events += fresh
        self.notice(Told(story, turn, seat, text, before, fresh))

    def play(self, golden: Golden[S], seed: int) -> Story[S]:
        """Play one game by its policy and return its story."""
        story, rng = self.opening(golden, seed), seeded(seed)
        while not story.state.over:
            self.go_on(story, choose(legal(story.state), golden.policy(story.state), rng))
        return story

    def record(self, names: list[str]) -> None:
        """Look for every golden game, or for those named, and write them."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, golden in enumerate(self.golden):
            if names and golden.name not in names and golden.stem not in names:
                continue
            for attempt in range(TRIES):
                seed = derived(self.series + number, attempt)
                story = self.play(golden, seed)
                if golden.goal(story):
                    break
            else:
                sys.exit(f"{golden.stem}: not found")
            labels = [f"policy {seat}" for seat in range(golden.seats)]
            text = write_game(story.state.game, golden.options, seed, story.journal, labels)
            self.file(golden).write_text(text, encoding="utf-8")
            sys.stdout.write(f"{golden.stem}: try {attempt + 1}, {len(story.journal)} moves\n")
            sys.stdout.flush()


# --- policies --------------------------------------------------------------------------------------------------------


def choose(texts: list[str], weights: Weights, rng: Rng) -> str:
    """Choose a move at random, by the weight of the longest beginning of its text that has one."""
    shares = []
    for text in texts:
        known = [prefix for prefix in weights if text.startswith(prefix)]
        shares.append(int(1000 * weights[max(known, key=len)]) if known else 1000)
    at = rng.roll(max(1, sum(shares)))
    for text, share in zip(texts, shares, strict=True):
        at -= share
        if at < 0:
            return text
    return texts[-1]


def fixed(**weights: float) -> Callable[[State], Weights]:
    """Return a policy that never changes its mind; underscores stand for the space after a verb."""
    table = {name.replace("__", " "): weight for name, weight in weights.items()}
    return lambda s: table


RANDOM = fixed()


# --- goals -----------------------------------------------------------------------------------------------------------

Goal = Callable[[Story[Any]], bool]


def saw(*things: str) -> Goal:
    """Return the goal of having noticed all these things."""
    return lambda story: story.noticed.issuperset(things)


def ended(rule: str, trigger: str = "") -> Goal:
    """Return the goal of an ending, perhaps triggered by the starting or the last seat of a round."""

    def goal(story: Story[Any]) -> bool:
        outcome = story.state.outcome()
        if outcome is None or outcome.rule != rule:
            return False
        seat = next(event.get("seat", -1) for event in story.events if event["event"] == "end_triggered")
        place = (seat - story.state.starter) % story.state.seats
        return trigger == "" or ((trigger == "first") == (place == 0) and place in (0, story.state.seats - 1))

    return goal


def drawn(story: Story[Any]) -> bool:
    """The first two have the same points."""
    outcome = story.state.outcome()
    return outcome is not None and outcome.scores[outcome.ranking[0]] == outcome.scores[outcome.ranking[1]]
