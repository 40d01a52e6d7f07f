"""One person's turn in the terminal: questions, answers, and what can be asked back."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blueriband.cli.terminal_hint import show_hint
from blueriband.cli.terminal_screen import NEWS_LINES, Choice
from blueriband.cli.terminal_seats import Seat
from blueriband.kernel.codec import read, tell
from blueriband.kernel.engine import NOBODY, REVEALED, Json, Refused

if TYPE_CHECKING:
    from blueriband.cli.terminal import Table

WARNINGS = {"reveals": "reveal-warning", "hands": "hand-warning"}
SHORTEST_PART = 3  # letters of a choice that are enough to mean it


class Quit(Exception):
    """Somebody leaves the table; `save` says whether the game is still to be saved."""

    def __init__(self, save: bool) -> None:
        super().__init__()
        self.save = save


class Then(Enum):
    """How it goes on after something was typed."""

    ASK_AGAIN = auto()  # the question stands
    NEXT = auto()  # another question, or the same one in another position
    DONE = auto()  # the turn is everybody's to see


class Turn:
    """The questions to one seat, from the first to the confirmation."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.match = table.match
        self.screen = table.screen
        self.seat = seat
        self.me = seat.number
        self.asked: Json = {}
        self.choices: list[Choice] = []
        self.commands: dict[str, Callable[[str], Then]] = {
            "u": self.undo, "r": self.restart, "c": self.confirm, "v": self.view, "l": self.log, "s": self.save,
            "h": self.help, "q": self.quit, "t": self.hint,
        }  # fmt: skip

    def play(self) -> None:
        """Ask until this seat has finished."""
        self.show_position()
        then = Then.NEXT
        while then is not Then.DONE:
            if then is Then.NEXT:
                self.put_question()
            then = self.answer(self.table.ask(self.prompt()))

    def say(self, name: str, **given: str | int | float) -> str:
        """Return one of the terminal's own texts."""
        return self.screen.say(name, **given)

    # --- what is shown -----------------------------------------------------------------------------------------------

    def show_position(self) -> None:
        """Print the board, and what has happened since this seat's last turn."""
        self.screen.rule(f"{self.screen.phrases.title()} · {self.seat.label}")
        self.screen.position(self.match.state.view(self.me), self.me, self.table.scores())
        drafted = self.match.marks[0].log if self.match.drafting == self.me else None
        news = self.told(self.table.since(self.me), drafted)
        if self.screen.log_lines(news, self.me):
            self.screen.rule(self.say(self.table.news_title(self.me)))
            self.screen.log(news, self.me, NEWS_LINES)
        if drafted is not None and not self.match.ready:
            self.screen.rule(self.say("draft"))
            self.screen.log(self.told(drafted), self.me)

    def told(self, first: int, last: int | None = None) -> list[Json]:
        """Return a part of the log as this seat may know it."""
        events = self.match.log[first:last]
        return [tell(self.match.game, event, self.me) for event in events if event.kind != REVEALED]

    def put_question(self) -> None:
        """Print the question with its choices, or the whole turn for confirmation."""
        self.asked = self.match.question(self.me)
        view = self.match.state.view(self.me)
        moves = self.screen.board.arrange(view, self.me, self.asked["moves"])
        self.choices = [self.choice(view, text) for text in moves]
        if self.match.ready:
            mine = self.match.marks[0].state.active in (NOBODY, self.me)
            self.screen.rule(self.say("confirming" if mine else "confirming-answer"))
            self.screen.log(self.told(self.match.marks[0].log), self.me)
            self.screen.line(self.say("confirm-how"), "dim")
        else:
            d = self.match.state.decision
            asked = self.screen.board.question(view, self.me, self.asked["step"], (int(d.x), int(d.y), int(d.z)))
            self.screen.question(self.seat.label, asked, self.asked["rule"], self.choices)

    def choice(self, view: Json, text: str) -> Choice:
        """Return a move with all that people should know of it."""
        phrases = self.screen.phrases
        detail = self.screen.board.detail(view, self.me, text)
        effects = phrases.effects(self.match.preview(self.me, text), self.me)
        return Choice(text, phrases.move(text), detail, effects, self.no_way_back(text))

    def no_way_back(self, text: str) -> str:
        """Return why a move cannot be taken back, as the id of a text; nothing if it can."""
        if text in self.asked["revealing"]:
            return "reveals"
        return "hands" if text in self.asked["handing"] else ""

    def prompt(self) -> str:
        """Return what stands before the cursor."""
        if self.match.ready:
            return self.say("prompt-confirm", player=self.seat.label)
        return self.say("prompt-choose", player=self.seat.label, moves=len(self.choices))

    # --- what is typed -----------------------------------------------------------------------------------------------

    def answer(self, said: str) -> Then:
        """Do what was typed."""
        word, _space, rest = said.partition(" ")
        if said.startswith("?"):
            return self.why(said[1:].strip())
        if word.lower() in self.commands:
            return self.commands[word.lower()](rest.strip())
        if not said:
            return self.confirm("")
        if self.match.ready:
            return self.unknown(said)
        if re.fullmatch("[0-9]{1,6}", said):
            number = int(said)
            if 1 <= number <= len(self.choices):
                return self.choose(self.choices[number - 1].text)
            self.screen.trouble(self.say("no-number", moves=len(self.choices)))
            return Then.ASK_AGAIN
        if self.is_move(said):
            return self.choose(" ".join(said.split()))
        return self.choose_by_words(said)

    def is_move(self, said: str) -> bool:
        """Say whether something is the text of a move, be it possible or not."""
        try:
            read(self.match.game, said)
        except ValueError:
            return False
        return True

    def unknown(self, said: str) -> Then:
        """Say that something makes no sense."""
        shown = said[:40] if said.isprintable() else ascii(said[:40])
        self.screen.trouble(self.say("unknown", said=shown))
        return Then.ASK_AGAIN

    def choose_by_words(self, said: str) -> Then:
        """Take the choice that says just this, or the only one that has these letters in it."""
        fitting = [choice for choice in self.choices if said.casefold() == choice.said.casefold()]
        if not fitting:
            fitting = [choice for choice in self.choices if said.casefold() in choice.said.casefold()]
        if len(said) < SHORTEST_PART or not fitting:
            return self.unknown(said)
        if len(fitting) == 1:
            return self.choose(fitting[0].text)
        numbered = [f"{self.choices.index(choice) + 1} {choice.said}" for choice in fitting]
        self.screen.trouble(self.say("several", choices=" · ".join(numbered)))
        return Then.ASK_AGAIN

    def choose(self, text: str) -> Then:
        """Play a move, and show what it has done."""
        first = len(self.match.log)
        reason = self.no_way_back(text)
        if reason and not self.is_sure(reason):
            return Then.ASK_AGAIN
        try:
            self.match.play(self.me, text)
        except Refused as refused:
            why = self.screen.phrases.ruling(refused.ruling.name)
            self.screen.trouble(self.say("refused", reason=why, rule=refused.rule))
            return Then.ASK_AGAIN
        published = self.match.drafting != self.me
        if not self.match.ready:
            self.screen.line(f"▸ {self.screen.phrases.move(text)}", "dim")
            self.screen.log(self.told(first, self.match.left[self.me] if published else None), self.me)
        self.table.shown = published
        return Then.DONE if published else Then.NEXT

    def is_sure(self, reason: str) -> bool:
        """Ask whether a move that cannot be taken back is meant."""
        self.screen.line(self.say(WARNINGS[reason]), "bold")
        self.screen.line(self.say("reveal-how"), "dim")
        said = self.table.ask(self.say("prompt-reveal", player=self.seat.label))
        if said.lower() in ("", "c"):
            return True
        self.screen.line(self.say("not-played"))
        return False

    # --- commands ----------------------------------------------------------------------------------------------------

    def confirm(self, said: str) -> Then:
        """Publish the turn."""
        if not self.match.ready:
            self.screen.trouble(self.say("not-complete"))
            return Then.ASK_AGAIN
        self.match.confirm(self.me)
        self.table.shown = False
        return Then.DONE

    def undo(self, said: str) -> Then:
        """Take back the last choices."""
        there = len(self.match.marks) if self.match.drafting == self.me else 0
        if not re.fullmatch("[1-9][0-9]{0,5}", said or "1"):
            return self.unknown(f"u {said}")
        wanted = int(said or "1")
        if wanted > there:
            self.screen.trouble(self.say("no-undo") if there == 0 else self.say("undo-few", choices=there))
            return Then.ASK_AGAIN
        self.match.take_back(self.me, there - wanted)
        self.screen.line(self.say("taken-back", choices=wanted), "dim")
        return Then.NEXT

    def restart(self, said: str) -> Then:
        """Take back the whole turn."""
        return self.undo(str(max(1, len(self.match.marks))))

    def view(self, said: str) -> Then:
        """Show the board again, and the question."""
        self.show_position()
        return Then.NEXT

    def log(self, said: str) -> Then:
        """Show what has happened."""
        told = self.told(0 if said else self.table.since(self.me))
        if told:
            self.screen.log(told, self.me)
        else:
            self.screen.line(self.say("log-empty"))
        return Then.ASK_AGAIN

    def why(self, words: str) -> Then:
        """Say what is not possible and why, or what a rule says."""
        if words:
            self.screen.rules(words)
        elif self.match.ready:
            self.screen.line(self.say("confirm-how"))
        else:
            self.screen.refusals(self.match.refusals(self.me))
        return Then.ASK_AGAIN

    def help(self, said: str) -> Then:
        """Say what can be typed."""
        game: Any = self.match.game
        move = self.choices[0].text if self.choices else game.verbs[0].name
        self.screen.help(move, game.end_rule)
        return Then.ASK_AGAIN

    def hint(self, said: str) -> Then:
        """Show what a strong bot would do; among people that would be unfair."""
        if sum(seat.human for seat in self.table.seats) > 1:
            self.screen.trouble(self.say("hint-people"))
        elif self.match.ready:
            self.screen.line(self.say("confirm-how"))
        else:
            show_hint(self.screen, self.match, self.seat, self.choices)
        return Then.ASK_AGAIN

    def save(self, said: str) -> Then:
        """Save in the file named, or in the usual one."""
        path = Path(said).expanduser() if said else self.table.usual_file()
        if said and path.exists() and path != self.table.file:
            answer = self.table.ask(self.say("save-exists", file=str(path)))
            if answer.lower() not in ("y", self.say("save-yes")):
                self.screen.line(self.say("save-not"))
                return Then.ASK_AGAIN
        if self.table.save(path):
            self.table.file = path
            self.screen.path(self.say("saved", file=str(path)))
        return Then.ASK_AGAIN

    def quit(self, said: str) -> Then:
        """Leave, not without saving unless that is what the person wants."""
        if self.table.file is None:
            answer = self.table.ask(self.say("quit-ask"))
            if answer.lower() == self.say("quit-no"):
                self.screen.line(self.say("unsaved"))
                raise Quit(save=False)
            if answer:
                return self.quit_into(Path(answer).expanduser())
        raise Quit(save=True)

    def quit_into(self, path: Path) -> Then:
        """Save in a file and leave, unless that fails."""
        self.save(str(path))
        if self.table.file is not None:
            raise Quit(save=True)
        return Then.ASK_AGAIN
