"""A game in the terminal: people and bots at one screen, from the first move to the result."""

from __future__ import annotations

import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from rich.console import Console

from blueriband import bots, games
from blueriband.cli.shell import PROGRAM, Pipe
from blueriband.cli.terminal_files import file_for, read_text, write_text
from blueriband.cli.terminal_screen import Screen
from blueriband.cli.terminal_seats import CannotPlay, Seat, chance, read_seats
from blueriband.cli.terminal_turn import Quit, Turn
from blueriband.gamefile import parse, record
from blueriband.kernel.codec import tell, write
from blueriband.kernel.engine import NOBODY, Options
from blueriband.kernel.match import Match
from blueriband.kernel.rng import new_seed, seeded
from blueriband.phrases import Phrases
from blueriband.texts import Texts

IMAGININGS = 4  # enough to see what is hidden
Answers = Callable[[str], str]  # of a prompt, what somebody typed; EOFError when there is nobody


def play_in_terminal(
    game_name: str,
    seats: list[str],
    *,
    options: Options | None = None,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    language: str = "en",
    data: Path | None = None,
    console: Console | None = None,
    answers: Answers | None = None,
) -> int:
    """Play a game to its end, or until somebody quits, and return the exit code.

    With `resume` the file says which game it is and who plays, and is the file to save in. What cannot be played
    raises a ValueError of one line.
    """
    texts = Texts(language)
    if resume is not None:
        file = parse(read_text(resume, texts))
        people = read_seats(file.seats, texts, finished=file.result is not None)
        match = file.match(automatic=bots_of(people), data=data)
        settled, chosen = file.options, file.seed or 0
    else:
        people = read_seats(seats, texts)
        if save is not None and save.exists():
            raise CannotPlay(texts.say("terminal", "error-exists", file=str(save)))
        settled, chosen = {**(options or {}), "seats": len(people)}, new_seed() if seed is None else seed
        match = Match(games.find(game_name, data).new(settled, chosen), bots_of(people))
    phrases = Phrases(match.game, texts, [seat.label for seat in people])
    screen = Screen(console or Pipe(highlight=False, markup=False, emoji=False), phrases, people)
    table = Table(match, settled, chosen, screen, answers or typed, resume or save, data)
    if resume is None:
        table.start_file()
    with on_signals(["SIGHUP", "SIGTERM"], stop):  # a closed window, a shutdown
        return table.run(resumed=resume)


def bots_of(people: list[Seat]) -> frozenset[int]:
    """Return the seats that need not confirm."""
    return frozenset(seat.number for seat in people if not seat.human)


def typed(prompt: str) -> str:
    """Return a line from the keyboard, with its editing keys where the system has them."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 # to import it is to use it
    return input(prompt)


@contextmanager
def on_signals(names: list[str], action: Callable[[int, FrameType | None], None] | signal.Handlers) -> Iterator[None]:
    """Answer signals in another way for a while."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [(number, signal.signal(number, action)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def stop(number: int, frame: FrameType | None) -> None:
    """Stop the game as Ctrl-C does, which saves it."""
    raise KeyboardInterrupt


class Table:
    """One match, its screen, and the file it is saved in."""

    def __init__(
        self, match: Match, options: Options, seed: int, screen: Screen, answers: Answers, file: Path | None,
        data: Path | None,
    ) -> None:  # fmt: skip
        self.match = match
        self.options = options
        self.seed = seed
        self.screen = screen
        self.answers = answers
        self.file = file
        self.data = data
        self.last = NOBODY  # the person who last held the keyboard
        self.shown = False  # something new is on the screen that this person should read before it goes
        self.secret = match.state.view(0) != match.state.view(NOBODY)  # hands are hidden
        self.turns: dict[int, int] = {}  # by person, the turn in which they were last asked
        self.bots = {seat.number: bots.make(match.game, seat.kind) for seat in self.seats if self.is_played(seat)}

    @property
    def seats(self) -> list[Seat]:
        """Everybody at the table."""
        return self.screen.seats

    def is_played(self, seat: Seat) -> bool:
        """A bot will make this seat's moves: in a finished game nobody does."""
        return not seat.human and not self.match.over

    def let_play(self, seat: Seat) -> None:
        """Have a bot make the next move of its seat, from what that seat may know."""
        rng = chance(self.seed, self.match)
        known = bots.Knowledge.of(self.match.state, seat.number, rng)
        bot = self.bots[seat.number]
        with self.screen.thinking(seat) as report:
            thought = bot.think(known, bots.default_budget(seat.kind), rng, report)
        if thought.trouble:
            self.screen.trouble(self.screen.say("bot-lost", player=seat.label, trouble=thought.trouble))
        self.match.play(seat.number, write(self.match.game, thought.move))

    def run(self, resumed: Path | None = None) -> int:
        """Play, and whatever happens, do not lose the game."""
        try:
            if resumed is None:
                self.screen.welcome(self.options)
            elif not self.match.over:
                self.screen.line(self.screen.say("resumed", file=str(resumed)))
            self.play_on()
            self.finish(resumed)
        except Quit as quit:
            if quit.save:
                self.rescue()
        except (KeyboardInterrupt, EOFError, OSError):  # Ctrl-C, Ctrl-D, and a screen that is gone
            self.rescue()
        except Exception:
            self.rescue()
            raise
        finally:
            for bot in self.bots.values():
                bot.close()
        return 0

    def start_file(self) -> None:
        """Write the file that was asked for, so that a bad name is told at once."""
        if self.file is not None:
            try:
                write_text(self.file, self.record())
            except OSError as trouble:
                reason = trouble.strerror or str(trouble)
                raise CannotPlay(self.screen.say("error-file", file=str(self.file), reason=reason)) from None

    def play_on(self) -> None:
        """Ask one seat after the other until the game is over."""
        while not self.match.over:
            seat = self.seats[self.match.asked]
            if seat.human:
                self.autosave()
                self.hand_over(seat)
                turn = self.match.state.turn
                Turn(self, seat).play()
                self.last, self.turns[seat.number] = seat.number, turn
                self.autosave()
            else:
                self.let_play(seat)

    def hand_over(self, seat: Seat) -> None:
        """Draw a curtain before another person's turn, where hands are hidden."""
        others = [other for other in self.seats if other.human and other != seat]
        if not self.secret or not others or self.last == seat.number:
            return
        if self.shown:
            self.ask(self.screen.say("curtain-hide"))
        self.screen.console.clear()
        self.screen.line(self.curtain(seat), "bold")
        self.ask(self.screen.say("prompt-plain"))
        self.screen.console.clear()

    def curtain(self, seat: Seat) -> str:
        """Return what stands on the curtain: whose turn it is, or in whose turn somebody else is asked."""
        active = self.match.state.active
        if active not in (NOBODY, seat.number):
            return self.screen.say("curtain-answer", player=seat.label, active=self.seats[active].label)
        return self.screen.say("curtain-ready" if self.last == NOBODY else "curtain", player=seat.label)

    def ask(self, prompt: str) -> str:
        """Return what somebody types."""
        try:
            return self.answers(prompt).strip()
        except UnicodeDecodeError as garbled:
            return repr(garbled.object)

    def scores(self) -> list[int] | None:
        """Return what everybody has now, unless that is a secret: unless imagined positions differ in it."""
        s, rng = self.match.state, seeded(self.match.state.ply)
        imagined = [self.match.game.scores(s.imagine(NOBODY, rng)) for _time in range(IMAGININGS)]
        return imagined[0] if all(scores == imagined[0] for scores in imagined) else None

    def news_title(self, seat: int) -> str:
        """Return which text stands over what has happened since a seat was last asked."""
        if self.match.left[seat] == 0:
            return "news-first"
        return "news-choice" if self.turns.get(seat) == self.match.state.turn else "news"

    def since(self, seat: int) -> int:
        """Return where in the log a seat's last turn ended; the title of the turn that follows belongs to the rest."""
        first, phrases = self.match.left[seat], self.screen.phrases
        while first > 0:
            event = self.match.log[first - 1]
            if not phrases.is_heading(tell(self.match.game, event, seat)):
                break
            first -= 1
        return first

    # --- files -------------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """Return the game file, with all that is needed to resume."""
        seats = [seat.said for seat in self.seats]
        return record(self.match, self.options, self.seed, seats, private=True)

    def save(self, path: Path) -> bool:
        """Save in a file; say so if that fails."""
        try:
            write_text(path, self.record())
        except OSError as trouble:
            reason = trouble.strerror or str(trouble)
            with suppress(OSError):
                self.screen.trouble(self.screen.say("save-failed", file=str(path), reason=reason))
            return False
        return True

    def usual_file(self) -> Path:
        """Return the file that the game is saved in: as named, or one of its own."""
        return self.file or file_for(self.match.game.name)

    def autosave(self) -> None:
        """Save where the players asked for it."""
        if self.file is not None:
            self.save(self.file)

    def rescue(self) -> None:
        """Save the game in its file, or in one of its own, and say how to go on."""
        with on_signals(["SIGINT", "SIGHUP", "SIGTERM"], signal.SIG_IGN):
            path = self.usual_file()
            saved = self.save(path)
            if not saved and self.file is not None:
                path = file_for(self.match.game.name)
                saved = self.save(path)
            with suppress(OSError):  # the screen may be gone
                if saved:
                    self.screen.path(f"\n{self.screen.say('saved', file=str(path))}")
                if saved and not self.match.over:
                    self.screen.line(self.screen.say("resume-with"))
                    self.screen.path(f"  {self.resume_command(path)}")

    def resume_command(self, path: Path) -> str:
        """Return what to type to go on with a saved game."""
        figures = [] if self.data is None else ["--data", str(self.data)]
        return shlex.join([PROGRAM, "play", "--text", "--resume", str(path), *figures])

    def finish(self, resumed: Path | None) -> None:
        """Show the last position and the result, and keep the game."""
        outcome = self.match.state.outcome()
        if outcome is None:
            return
        me = self.last if self.last != NOBODY else next((seat.number for seat in self.seats if seat.human), NOBODY)
        news = self.match.seen_by(me, self.since(me))["events"] if me != NOBODY else []
        if news:
            self.screen.rule(self.screen.say("news"))
            self.screen.log(news, me)
        self.screen.position(self.match.state.view(me), me, None)
        self.screen.result(outcome)
        path = self.usual_file()
        if resumed is None or self.last != NOBODY:
            if self.save(path):
                self.screen.path(self.screen.say("saved", file=str(path)))
