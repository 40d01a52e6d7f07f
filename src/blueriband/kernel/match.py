"""One game in progress, for people: journal, forced moves, drafts, take-backs, and what each seat sees."""

from __future__ import annotations

from typing import Any, Final, final

from blueriband.kernel.codec import read, tell, write
from blueriband.kernel.engine import NOBODY, NONE, REVEALED, Event, Game, Json, Move, State
from blueriband.kernel.rng import seeded


class OutOfTurn(Exception):
    """A seat did what only another seat may do now, or what nobody may."""


@final
class Entry:
    """One line of the journal."""

    def __init__(self, seat: int, move: Move, forced: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.forced: Final = forced  # played by the match, there being nothing else to do


@final
class Mark:
    """A real choice in a draft, which its seat may go back to."""

    def __init__(self, state: State, journal: int, log: int) -> None:
        self.state: Final = state  # before the choice
        self.journal: Final = journal
        self.log: Final = log


@final
class Moment:
    """A match as it stood before something that may fail."""

    def __init__(self, match: Match) -> None:
        self.state: Final = match.state
        self.drafting: Final = match.drafting
        self.marks: Final = match.marks
        self.left: Final = match.left[:]
        self.journal: Final = len(match.journal)
        self.log: Final = len(match.log)

    def restore(self, match: Match) -> None:
        """Undo all that has happened since."""
        match.state = self.state
        match.drafting = self.drafting
        match.marks = self.marks
        match.left = self.left
        del match.journal[self.journal :]
        del match.log[self.log :]


@final
class Match:
    """A state and its audience.

    What a seat does is a draft that nobody else sees and that it may take back, until it is published: by `confirm`, by
    a move that reveals something, or when the active seat hands the decision to another one in the middle of its turn.
    Seats in `automatic` need not confirm: their draft is published when the decision passes on.
    """

    def __init__(
        self, state: State, automatic: frozenset[int] = frozenset(), ask_always: frozenset[str] = frozenset()
    ) -> None:
        self.state = state
        self.automatic = automatic
        self.ask_always: Final = ask_always  # names of steps worth a click even when forced
        self.journal: list[Entry] = []
        self.drafting: int = NOBODY
        self.marks: list[Mark] = []  # the first is what everybody else sees
        self.log: list[Event] = []
        self.left: list[int] = [0] * state.seats  # length of the log when each seat last finished a draft
        self.go_on()

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return self.state.game

    # --- what a seat may do ------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Play a move and the forced moves after it, or raise and leave everything as it was."""
        self.must_decide(seat)
        m = read(self.game, text)
        before = Moment(self)
        try:
            self.marks = before.marks + [Mark(before.state, before.journal, before.log)]
            self.drafting = seat
            self.take(m, False)
            self.go_on()
        except BaseException:
            before.restore(self)
            raise

    def confirm(self, seat: int) -> None:
        """Show the draft to everybody; there is no way back from there."""
        if seat != self.drafting or not self.ready:
            raise OutOfTurn
        before = Moment(self)
        try:
            self.publish()
            self.go_on()
        except BaseException:
            before.restore(self)
            raise

    def take_back(self, seat: int, choice: int = -1) -> None:
        """Go back to one of this seat's choices in the draft, counted from its first; by default to the last."""
        if seat < 0 or seat != self.drafting or not -1 <= choice < len(self.marks):
            raise OutOfTurn
        mark = self.marks[choice]
        self.marks = self.marks[:-1] if choice == -1 else self.marks[:choice]
        self.state = mark.state
        del self.journal[mark.journal :]
        del self.log[mark.log :]
        if len(self.marks) == 0:
            self.drafting = NOBODY

    def preview(self, seat: int, text: str) -> list[Json]:
        """Tell what a move would do, as far as can be known: it is tried on an imagined position."""
        self.must_decide(seat)
        told: list[Json] = []
        for event in self.attempt(seat, read(self.game, text)).events or []:
            if event.kind == REVEALED:
                break
            told.append(tell(self.game, event, seat))
        return told

    def reveals(self, seat: int, text: str) -> bool:
        """Say whether there would be no way back from a move, because somebody learns something by it."""
        self.must_decide(seat)
        return has_revealed(self.attempt(seat, read(self.game, text)))

    def hands_over(self, seat: int, text: str) -> bool:
        """Say whether there would be no way back from a move, because another seat must answer before it goes on."""
        self.must_decide(seat)
        return self.is_handed(seat, self.attempt(seat, read(self.game, text)))

    # --- what a seat may know ----------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that everybody waits for, or NOBODY."""
        if self.drafting != NOBODY:
            return self.drafting
        return NOBODY if self.state.over else self.state.decision.seat

    @property
    def ready(self) -> bool:
        """The draft is complete: its seat has nothing more to decide in this turn, only to confirm."""
        s = self.state
        return self.drafting != NOBODY and (s.over or s.decision.seat != self.drafting or s.turn != self.began)

    @property
    def began(self) -> int:
        """The turn in which the draft began."""
        return self.marks[0].state.turn

    @property
    def over(self) -> bool:
        """The game has ended and everybody knows."""
        return self.state.over and self.drafting == NOBODY

    @property
    def confirmed(self) -> int:
        """How many lines of the journal everybody may see."""
        return self.marks[0].journal if self.drafting != NOBODY else len(self.journal)

    def shown_to(self, seat: int) -> State:
        """Return the position as far as it is a seat's business: the draft is its own seat's alone."""
        return self.state if self.drafting in (NOBODY, seat) else self.marks[0].state

    def seen_by(self, seat: int, since: int = 0) -> Json:
        """Return the view, who is asked, the decision if it is theirs, and the events from number `since` on."""
        end = len(self.log) if self.drafting in (NOBODY, seat) else self.marks[0].log
        seen: Json = {"view": self.shown_to(seat).view(seat), "asked": self.asked, "log": end}
        if seat >= 0 and seat == self.asked:
            seen["decision"] = self.question(seat)
        seen["events"] = [tell(self.game, event, seat) for event in self.log[since:end]]
        return seen

    def news(self, seat: int) -> list[Json]:
        """Return what has happened since a seat last finished a turn or an answer; all of it, to a spectator."""
        events: list[Json] = self.seen_by(seat, self.left[seat] if seat >= 0 else 0)["events"]
        return events

    def question(self, seat: int) -> Json:
        """Return the decision as the wire shows it: the moves, those without a way back, and how many to take back.

        A `revealing` move lets somebody learn something; a `handing` one makes another seat answer in mid-turn. Where
        a step asks the same again and counts, `left` says how often, this time included.
        """
        if seat < 0 or seat != self.asked:
            raise OutOfTurn
        back = len(self.marks)
        if self.ready:
            return {"seat": seat, "step": "confirming", "moves": [], "revealing": [], "handing": [], "back": back}
        d = self.state.decision
        step = self.game.steps[d.step]
        moves: list[str] = []
        revealing: list[str] = []
        handing: list[str] = []
        left: int = self.state.question_left()
        for m in d.moves:
            text = write(self.game, m)
            tried = self.attempt(seat, m)
            moves.append(text)
            if has_revealed(tried):
                revealing.append(text)
            if self.is_handed(seat, tried):
                handing.append(text)
        return {
            "seat": seat, "step": step.name, "rule": self.state.question_rule(), "moves": moves, "revealing": revealing,
            "handing": handing, "back": back, "left": None if left == NONE else left,
        }  # fmt: skip

    def refusals(self, seat: int) -> list[Json]:
        """Return what this seat might try but may not, each with its ruling and rule."""
        self.must_decide(seat)
        told: list[Json] = []
        for m, ruling in self.state.offers().refused or []:
            name = self.game.rulings[ruling].name
            told.append({"move": write(self.game, m), "ruling": name, "rule": self.state.rule(ruling)})
        return told

    # --- how it goes on ----------------------------------------------------------------------------------------------

    def must_decide(self, seat: int) -> None:
        """Raise OutOfTurn unless this seat has a move to choose."""
        if seat != self.asked or self.ready or self.state.over:
            raise OutOfTurn

    def go_on(self) -> None:
        """Publish what may no longer be taken back, and play forced moves."""
        while True:
            s = self.state
            if self.drafting != NOBODY and s.floor == s.ply:
                self.publish()
            if self.ready and (self.drafting in self.automatic or self.interrupted):
                self.publish()
            if self.ready or s.over or not self.is_forced(s):
                return
            self.take(s.decision.moves[0], True)

    @property
    def interrupted(self) -> bool:
        """The seat whose turn it is needs an answer from another one before it can go on."""
        return not self.state.over and self.state.active == self.drafting and self.state.turn == self.began

    def is_forced(self, s: State) -> bool:
        """There is one move only, and it is not worth a click."""
        return s.decision.forced and self.game.steps[s.decision.step].name not in self.ask_always

    def is_handed(self, seat: int, tried: State) -> bool:
        """Another seat must answer in a position that was tried, before this one goes on with its turn."""
        asked = NOBODY if tried.over else tried.decision.seat
        return asked not in (NOBODY, seat) and tried.active == seat and tried.turn == self.state.turn

    def attempt(self, seat: int, m: Move) -> State:
        """Return where a move would lead, with its events, tried on a position that the seat imagines."""
        imagined = self.state.imagine(seat, seeded(len(self.journal)))
        imagined.events = []
        turn = imagined.turn
        imagined.play(m)
        while not imagined.over and imagined.decision.seat == seat and imagined.turn == turn:
            if not self.is_forced(imagined):
                break
            imagined.take(imagined.decision.moves[0])
        return imagined

    def take(self, m: Move, forced: bool) -> None:
        """Play a move on a copy, and write it in the journal and its events in the log."""
        seat: int = self.state.decision.seat
        self.state = self.state.clone()
        self.state.events = []
        self.state.play(m)
        self.journal.append(Entry(seat, m, forced))
        self.log.extend([event for event in self.state.events if event.kind != REVEALED])
        self.state.events = None

    def publish(self) -> None:
        """Make the draft the position that everybody sees."""
        self.left[self.drafting] = len(self.log)
        self.drafting = NOBODY
        self.marks = []

    def texts(self) -> list[str]:
        """Return the journal as texts."""
        return [write(self.game, entry.move) for entry in self.journal]


def has_revealed(tried: State) -> bool:
    """Somebody has learned something on the way to a position."""
    return any([event.kind == REVEALED for event in tried.events or []])


def resume(
    state: State,
    journal: list[str],
    confirmed: int,
    automatic: frozenset[int] = frozenset(),
    ask_always: frozenset[str] = frozenset(),
) -> Match:
    """Return the match that had this journal from an opening position, of which so many lines were confirmed."""
    match = Match(state, automatic, ask_always)
    for number, text in enumerate(journal):
        if number >= len(match.journal) and match.ready:
            match.confirm(match.drafting)
        if number >= len(match.journal):
            match.play(match.asked, text)
        if write(match.game, match.journal[number].move) != text:
            raise ValueError(f"move {number + 1} can only be {write(match.game, match.journal[number].move)!r}")
    if match.ready and confirmed >= len(journal):
        match.confirm(match.drafting)
    return match
