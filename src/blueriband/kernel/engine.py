"""The whole machine: moves, decisions, steps, states and games."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from blueriband.kernel.rng import Rng, new_seed, seeded
from blueriband.kernel.words import Option, Ruling, Word

Move: TypeAlias = i64  # a verb and up to three nouns
Frame: TypeAlias = i64  # a step, its seat and x, y, z
Json: TypeAlias = dict[str, Any]
Options: TypeAlias = dict[str, int]  # "seats", and whatever else a game lets people choose

NONE: Final = -1  # no such thing
NOBODY: Final = -1  # no such seat
EVERYONE: Final = 0xFFFF  # as a set of seats
ALLOWED: Final = 0  # as a ruling: go ahead
NOT_OFFERED: Final = 1  # as a ruling: this is not what is being asked
MOST_STEPS: Final = 100_000  # without a decision; more are a circle
REVEALED: Final = -1  # as an event: from here on, somebody knows more than before


def move(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Move:
    """Return the move that says `verb a b c`; verbs are below 256, nouns below 4096."""
    return verb | a << 8 | b << 20 | c << 32


def verb(m: Move) -> i64:
    """Return the verb of a move."""
    return m & 0xFF


def noun(m: Move) -> i64:
    """Return the first noun of a move."""
    return m >> 8 & 0xFFF


def second(m: Move) -> i64:
    """Return the second noun of a move."""
    return m >> 20 & 0xFFF


def third(m: Move) -> i64:
    """Return the third noun of a move."""
    return m >> 32 & 0xFFF


def row(length: i64, value: i64) -> vec[i64]:
    """Return a row of equal numbers."""
    cells = vec[i64](capacity=length)
    for _cell in range(length):
        cells = append(cells, value)
    return cells


class Refused(Exception):
    """A move was tried that the rules refuse. `rule` is the paragraph that refuses it."""

    def __init__(self, ruling: Ruling, rule: str) -> None:
        super().__init__(rule + " " + ruling.name)
        self.ruling: Final = ruling
        self.rule: Final = rule


class BadOptions(ValueError):
    """A game was asked for with options that it does not have."""


class DeadEnd(Exception):
    """A step has no legal move, and its rules do not say what happens then, or go round in a circle."""


class Printed:
    """What is printed on the pieces of a game: shared by all its positions, never changed, never saved."""


@final
class Event:
    """What happened, as data. Seats outside `seen_by` learn that it happened, but not its nouns."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, seen_by: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.seen_by: Final = seen_by


@final
class Outcome:
    """How a game ended: scores, seats from first to last, the rule that ended it, and where the points came from."""

    def __init__(
        self,
        scores: list[int],
        ranking: list[int],
        rule: str,
        sources: list[dict[str, int]],
        winners: list[int] | None = None,
        places: list[int] | None = None,
    ) -> None:
        self.scores: Final = scores
        self.ranking: Final = ranking
        self.rule: Final = rule
        self.sources: Final = sources  # by seat
        self.winners: Final = ranking[:1] if winners is None else winners  # several where a victory is shared
        self.places: Final = usual_places(ranking) if places is None else places  # by seat, from 1; ties share one


def usual_places(ranking: list[int]) -> list[int]:
    """Return the place of each seat, from 1, when nobody shares one."""
    return [ranking.index(seat) + 1 if seat in ranking else 0 for seat in range(len(ranking))]


@final
class Decision:
    """The step on top of the stack, opened: who is asked, what about, and what they may answer."""

    step: i64
    seat: i64
    x: i64  # what the step is about; its docstring says
    y: i64
    z: i64
    moves: vec[i64]  # the legal moves; a new list for each decision, never changed afterwards
    refused: list[tuple[int, int]] | None  # (move, ruling), when somebody asks why not

    def __init__(self) -> None:
        self.open(0)
        self.moves = vec[i64]()
        self.refused = None

    def offer(self, m: Move, ruling: i64 = ALLOWED) -> None:
        """Put a move before the player, or the reason why it cannot be had."""
        if ruling == ALLOWED:
            self.moves = append(self.moves, m)
        elif self.refused is not None:
            self.refused.append((m, ruling))

    def open(self, frame: Frame) -> None:
        """Unpack a frame of the stack."""
        self.step = frame & 0xFF
        self.seat = frame >> 8 & 0xF
        self.x = frame >> 12 & 0xFFFF
        self.y = frame >> 28 & 0xFFFF
        self.z = frame >> 44

    @property
    def forced(self) -> bool:
        """There is only one thing to do."""
        return len(self.moves) == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, at rest at a decision or over. Each game adds its own fields."""

    game: Game[Any]
    seats: i64
    rng: Rng
    stack: vec[i64]  # what is still to be done, the next step last
    active: i64  # whose turn it is; others may be asked during it
    turn: i64  # turns so far
    ply: i64  # moves so far
    floor: i64  # moves below the floor may not be taken back
    decision: Decision  # follows from the rest: not saved
    events: list[Event] | None  # None: nobody is listening

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.decision = Decision()
        self.events = None

    # --- for those who play ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nothing is left to be done."""
        return len(self.stack) == 0

    def play(self, m: Move) -> None:
        """Play a legal move, or raise Refused."""
        for legal in self.decision.moves:
            if legal == m and not self.over:
                self.take(m)
                return
        ruling = self.refusal(m)
        raise Refused(self.game.rulings[ruling], self.rule(ruling))

    def take(self, m: Move) -> None:
        """Play a move known to be one of `decision.moves`."""
        d = self.decision
        self.stack, _done = pop(self.stack)
        self.ply += 1
        below: i64 = len(self.stack)
        self.game.steps[d.step].take(self, d, m)
        self.put_in_order(below)
        self.advance()

    def refusal(self, m: Move) -> i64:
        """Return ALLOWED, or the ruling that answers "why can't I?"."""
        d = self.offers()
        for legal in d.moves:
            if legal == m:
                return ALLOWED
        if d.refused is not None:
            for candidate, ruling in d.refused:
                if candidate == m:
                    return ruling
        return NOT_OFFERED

    def rule(self, ruling: i64) -> str:
        """Return the paragraph behind a ruling; for what is not being asked, that of the question being asked."""
        found = self.game.rulings[ruling].rule
        return found if found != "" else self.question_rule()

    def question_rule(self) -> str:
        """Return the paragraph behind the question being asked; after the end, that of the end."""
        if self.over:
            return self.game.end_rule
        return self.game.steps[self.decision.step].rule_for(self, self.decision)

    def question_left(self) -> i64:
        """Return how many times the question being asked may still be answered, this one included; NONE: no count."""
        return NONE if self.over else self.game.steps[self.decision.step].left_for(self, self.decision)

    def offers(self) -> Decision:
        """Return the decision again, this time with the refused candidates and their rulings."""
        d = Decision()
        d.refused = []
        if not self.over:
            d.open(self.stack[len(self.stack) - 1])
            self.game.steps[d.step].offer(self, d)
        return d

    def clone(self) -> State:
        """Return an independent copy, to which nobody listens."""
        raise NotImplementedError

    def view(self, seat: i64) -> Json:
        """Return what this seat may know; NOBODY is a spectator."""
        return self.game.view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> State:
        """Return a position that this seat cannot tell from the real one."""
        imagined: State = self.game.imagine(self, seat, rng)
        if seat != self.decision.seat and not imagined.over:
            imagined.advance()  # what another seat may do depends on what it alone knows
        return imagined

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.game.outcome(self)

    # --- for the rules -----------------------------------------------------------------------------------------------

    def then(self, step: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """When this step is done, go on with another. Several go on in the order written."""
        if (x | y | z) >> 16 | seat >> 4 | step >> 8 != 0:  # a negative number stays negative
            raise ValueError("a frame holds a step below 256, a seat below 16, and numbers from 0 to 65535")
        self.stack = append(self.stack, step | seat << 8 | x << 12 | y << 28 | z << 44)

    def begin_turn(self, seat: i64) -> None:
        """Say whose turn begins: what this seat does is its draft until the turn is over."""
        self.active = seat
        self.turn += 1

    def emit(self, kind: i64, seat: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, seen_by: i64 = EVERYONE) -> None:
        """Tell whoever listens what happened."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, seen_by))

    def reveal(self) -> None:
        """Say that somebody is about to learn something: there is no way back from here."""
        self.floor = self.ply
        self.emit(REVEALED, NOBODY)

    # --- for the kernel and the games' setup -------------------------------------------------------------------------

    def begin(self, seats: i64, rng: Rng) -> None:
        """Start from an empty stack."""
        self.seats = seats
        self.rng = rng
        self.stack = vec[i64](capacity=8)
        self.active = NOBODY
        self.turn = 0
        self.ply = 0
        self.floor = 0

    def copy_from(self, other: State) -> None:
        """Copy the kernel's part of another position, for `clone`."""
        self.seats = other.seats
        self.rng = other.rng.copy()
        self.stack = other.stack[:]
        self.active = other.active
        self.turn = other.turn
        self.ply = other.ply
        self.floor = other.floor
        if not other.over:
            self.decision.open(other.stack[len(other.stack) - 1])
        self.decision.moves = other.decision.moves

    def put_in_order(self, below: i64) -> None:
        """Turn round the frames above `below`, so that the one called first comes off first."""
        top: i64 = len(self.stack) - 1
        while below < top:
            frame = self.stack[below]
            self.stack[below] = self.stack[top]
            self.stack[top] = frame
            below += 1
            top -= 1

    def advance(self) -> None:
        """Do whatever leaves no choice, up to the next decision or the end of the game."""
        d = self.decision
        d.moves = vec[i64](capacity=16)
        steps: i64 = 0
        while len(self.stack) > 0:
            d.open(self.stack[len(self.stack) - 1])
            step = self.game.steps[d.step]
            step.offer(self, d)
            if len(d.moves) > 0:
                return
            self.stack, _done = pop(self.stack)
            below: i64 = len(self.stack)
            step.run(self, d)
            self.put_in_order(below)
            steps += 1
            if steps > MOST_STEPS:
                raise DeadEnd(step.name)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One box of the flow chart: stateless code. It is done once a move is taken; `then` says what follows."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule

    def rule_for(self, s: S, d: Decision) -> str:
        """Return the paragraph behind this question; a step that serves several says which."""
        return self.rule

    def left_for(self, s: S, d: Decision) -> i64:
        """Return how many times this may still be answered, now included; a step that asks again and counts says so."""
        return NONE

    def offer(self, s: S, d: Decision) -> None:
        """Offer what a player might try here, each candidate with its ruling."""

    def take(self, s: S, d: Decision, m: Move) -> None:
        """Do what the player chose."""
        raise NotImplementedError

    def run(self, s: S, d: Decision) -> None:
        """Do what the rules say when there is nothing to choose."""
        raise DeadEnd(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of a title: its words, its steps, and what only a whole position can answer."""

    name: str  # as people type it
    version: int  # of the rules: raised when old journals would no longer replay
    data: str  # fingerprint of the figures it is played with
    longest: int  # no game has more moves
    end_rule: str  # the paragraph that says when it is over
    options: list[Option]
    verbs: list[Word]
    events: list[Word]
    rulings: list[Ruling]
    steps: list[Step[Any]]

    def new(self, options: Options, seed: int | None = None) -> S:
        """Return the opening position; without a seed, one that nobody can guess."""
        chosen = self.settle(options)
        s = self.blank()
        s.begin(chosen["seats"], seeded(new_seed() if seed is None else seed))
        self.deal(s, chosen)
        s.put_in_order(0)
        s.advance()
        return s

    def settle(self, options: Options) -> Options:
        """Return the options with all gaps filled, or raise BadOptions."""
        known = {option.name: option for option in self.options}
        given: dict[str, Any] = dict(options)
        for name, value in given.items():
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name!r}; it has: {', '.join(known)}")
            allowed = known[name].values
            if type(value) is not int or value not in allowed:
                raise BadOptions(f"{name} must be one of {', '.join([str(v) for v in allowed])}, not {value!r}")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def blank(self) -> S:
        """Return a position with nothing in it."""
        raise NotImplementedError

    def deal(self, s: S, options: Options) -> None:
        """Set a blank position up, and say with `then` who begins."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> Json:
        """Return what a seat may know, built by addition; NOBODY is a spectator."""
        raise NotImplementedError

    def imagine(self, s: S, seat: i64, rng: Rng) -> S:
        """Return a position that this seat cannot tell from the real one."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Return the points of each seat, were the game to end now."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raise AssertionError where pieces, money or points have been lost or made."""
        raise NotImplementedError
