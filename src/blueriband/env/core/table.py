"""Many games at once: stepped by numbers, written into rows that NumPy looks into without copying them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from blueriband.env.core.actions import Actions
from blueriband.env.core.pen import Observer, Pen, blank
from blueriband.kernel.engine import NOBODY, Game, Move, Options, Outcome, State
from blueriband.kernel.rng import Rng, derived, seeded

RANKING: Final = 0
MARGIN: Final = 1
REWARDS: Final = ["ranking", "margin"]


def reward(outcome: Outcome, seat: int, kind: int) -> float:
    """Return what a seat gets: its place, from 1 for the first to -1 for the last, or its lead over the best other."""
    if kind == MARGIN:
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        return float(outcome.scores[seat] - max(others))
    place = outcome.places[seat]
    beaten = len([other for other in outcome.places if other > place])
    lost = len([other for other in outcome.places if other < place])
    return (beaten - lost) / (len(outcome.places) - 1)


def no_marks(length: i64) -> vec[u8]:
    """Return a row of zeros."""
    cells = vec[u8](capacity=length)
    for _cell in range(length):
        cells = append(cells, 0)
    return cells


@final
class Table:
    """Games side by side; one that ends is replaced by the next of the series at once."""

    game: Game[Any]
    options: Options
    observer: Observer
    actions: Actions
    states: list[State]
    seed: int
    dealt: int  # games of the series so far
    rng: Rng  # of the random players
    skipping: bool  # moves without a choice are not asked for
    watching: bool  # observations are written
    reward: int
    pen: Pen
    observations: vec[i16]  # by game and cell, for the seat that decides
    masks: vec[u8]  # by game and action
    seats: vec[i16]  # by game: who decides
    choices: vec[i32]  # by game: what a random player would do
    ended: vec[u8]  # by game: it ended with the last step
    rewards: vec[float]  # by game and seat, of games that ended with the last step
    scores: vec[i32]  # likewise
    decisions: i64  # taken so far

    def __init__(
        self, game: Game[Any], options: Options, count: int, seed: int, observer: Observer, actions: Actions
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.observer = observer
        self.actions = actions
        self.states = []
        self.seed = seed
        self.dealt = 0
        self.rng = seeded(derived(seed, 0))
        self.skipping = False
        self.watching = True
        self.reward = RANKING
        self.pen = Pen(0)
        self.decisions = 0
        self.make_room(count)

    def make_room(self, count: int) -> None:
        """Make the rows that are filled."""
        each: i64 = self.options["seats"]
        self.observations = blank(count * self.observer.length)
        self.pen.cells = self.observations
        self.masks = no_marks(count * self.actions.size)
        self.seats = blank(count)
        self.ended = no_marks(count)
        self.choices = vec[i32]([0 for _game in range(count)])
        self.rewards = vec[float]([0.0 for _seat in range(count * each)])
        self.scores = vec[i32]([0 for _seat in range(count * each)])

    def deal(self, count: int) -> None:
        """Begin so many games."""
        self.states = [self.next_game() for _game in range(count)]
        for number in range(count):
            self.show(number)

    def next_game(self) -> State:
        """Return the opening of the next game of the series."""
        self.dealt += 1
        s: State = self.game.new(self.options, derived(self.seed, self.dealt))
        self.skip(s)
        return s

    def skip(self, s: State) -> None:
        """Play what leaves no choice."""
        if self.skipping:
            while not s.over and len(s.decision.moves) == 1:
                s.take(s.decision.moves[0])

    def show(self, number: i64) -> None:
        """Write what the seat that decides in a game may know and do."""
        s = self.states[number]
        first: i64 = number * self.actions.size
        for m in s.decision.moves:
            self.masks[first + self.actions.number(s, m)] = 1
        self.seats[number] = i16(s.decision.seat)
        if self.watching:
            self.pen.at = number * self.observer.length
            self.pen.wipe(self.observer.length)
            self.observer.write(s, s.decision.seat, self.pen)

    def step(self, chosen: bytes) -> None:
        """Play an action in each game; they are given as 32-bit numbers. Nothing is played if one is not legal."""
        count: i64 = len(self.states)
        if len(chosen) != 4 * count:
            raise ValueError(f"{count} games need {count} actions")
        size: i64 = self.actions.size
        for number in range(count):
            action: i64 = i64(read_i32_le(chosen, 4 * number))
            if action < 0 or action >= size or self.masks[number * size + action] == 0:
                raise ValueError(f"game {number}: action {action} is not legal")
        for number in range(count):
            self.play(number, i64(read_i32_le(chosen, 4 * number)))

    def play(self, number: i64, action: i64) -> None:
        """Play an action known to be legal in one game."""
        s = self.states[number]
        first: i64 = number * self.actions.size
        found: i64 = 0
        for m in s.decision.moves:
            at = self.actions.number(s, m)
            self.masks[first + at] = 0
            if at == action:
                found = m
        s.take(found)
        self.decisions += 1
        self.skip(s)
        if self.ended[number] == 1:
            self.forget(number, s.seats)
        if s.over:
            self.finish(number, s)
            self.states[number] = self.next_game()
        self.show(number)

    def finish(self, number: i64, s: State) -> None:
        """Note how a game ended."""
        outcome = s.outcome()
        if outcome is None:
            raise AssertionError("the game is over, but has no outcome")
        self.ended[number] = 1
        for seat in range(s.seats):
            self.rewards[number * s.seats + seat] = reward(outcome, seat, self.reward)
            self.scores[number * s.seats + seat] = i32(outcome.scores[seat])

    def forget(self, number: i64, seats: i64) -> None:
        """Clear how the game before ended."""
        self.ended[number] = 0
        for seat in range(seats):
            self.rewards[number * seats + seat] = 0.0
            self.scores[number * seats + seat] = 0

    def choose(self) -> None:
        """Note a random legal action for each game."""
        for number in range(len(self.states)):
            s = self.states[number]
            moves = s.decision.moves
            self.choices[number] = i32(self.actions.number(s, moves[self.rng.roll(len(moves))]))


@final
class Seen:
    """One position for one reader at a time: what the step-by-step environments look through."""

    observer: Observer
    actions: Actions
    pen: Pen
    mask: vec[u8]
    marked: vec[i32]  # which cells of the mask are set: by move
    shown: State | None  # whose moves they are, at this ply
    ply: i64

    def __init__(self, observer: Observer, actions: Actions) -> None:
        self.observer = observer
        self.actions = actions
        self.pen = Pen(observer.length)
        self.mask = no_marks(actions.size)
        self.marked = vec[i32]()
        self.shown = None
        self.ply = 0

    def observe(self, s: State, seat: i64) -> None:
        """Write what a seat may know into the pen's cells, and what it may do into the mask."""
        self.pen.at = 0
        self.pen.wipe(self.observer.length)
        self.write(s, seat)

    def write(self, s: State, seat: i64) -> None:
        """Do so in cells that are zero already."""
        self.pen.at = 0
        self.observer.write(s, seat, self.pen)
        mask = self.mask
        for place in self.marked:
            mask[i64(place)] = 0
        marked = vec[i32]()
        self.shown = None
        if not s.over and s.decision.seat == seat:
            moves = s.decision.moves
            marked = vec[i32](capacity=len(moves))
            for m in moves:
                number = self.actions.number(s, m)
                mask[number] = 1
                marked = append(marked, i32(number))
            self.shown = s
            self.ply = s.ply
        self.marked = marked

    def find(self, s: State, action: i64) -> Move:
        """Return the legal move with a number, or raise ValueError; after a look it need not be worked out again."""
        if self.shown is s and self.ply == s.ply:
            for k in range(len(self.marked)):
                if i64(self.marked[k]) == action:
                    return s.decision.moves[k]
        return self.actions.find(s, action)

    def step(self, s: State, action: i64, skipping: bool) -> i64:
        """Play an action, or raise ValueError; return the seat that decides then, or NOBODY."""
        s.take(self.find(s, action))
        if skipping:
            while not s.over and len(s.decision.moves) == 1:
                s.take(s.decision.moves[0])
        return NOBODY if s.over else s.decision.seat
