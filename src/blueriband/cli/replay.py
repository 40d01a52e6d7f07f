"""`blueriband replay`: step through a game file, or prove it."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from blueriband.cli.shell import Pipe
from blueriband.cli.terminal import Answers, typed
from blueriband.cli.terminal_files import read_text
from blueriband.cli.terminal_screen import Screen
from blueriband.cli.terminal_seats import read_seats
from blueriband.gamefile import BadGameFile, GameFile, parse, verify
from blueriband.kernel.codec import read, tell
from blueriband.kernel.engine import NOBODY, Json, Refused, State
from blueriband.phrases import Phrases
from blueriband.texts import Texts

CATALOGUE = "terminal"


def replay(
    path: Path,
    check: bool,
    language: str,
    data: Path | None = None,
    console: Console | None = None,
    answers: Answers | None = None,
) -> int:
    """Show a game file move by move, or check it, and return the exit code; BadGameFile says what is wrong with it."""
    texts = Texts(language)
    file = parse(read_text(path, texts))
    out = console or Pipe(highlight=False, markup=False, emoji=False)
    if check:
        proven = verify(file, data)
        key = "verified" if proven else "verified-chain"
        out.print(texts.say(CATALOGUE, key, file=path.name, moves=len(file.moves)), soft_wrap=True)
        return 0
    people = read_seats(file.seats, texts, finished=True)
    screen = Screen(out, Phrases(file.find_game(data), texts, [seat.label for seat in people]), people)
    player = Player(file, screen, data)
    if answers is None and not (sys.stdin.isatty() and out.is_terminal):
        player.show_all()
    else:
        player.step_through(answers or typed)
    return 0


class Player:
    """A game file on the screen, standing after one of its moves."""

    def __init__(self, file: GameFile, screen: Screen, data: Path | None) -> None:
        self.file = file
        self.screen = screen
        self.positions: list[State] = []  # after each move, the opening first; none where the seed is withheld
        self.told: list[list[Json]] = []  # the events of each move
        self.at = 0
        if file.seed is not None:
            self.positions = [file.opening(data)]
            for line in file.moves:
                self.follow(line.ply, line.text)

    def follow(self, ply: int, text: str) -> None:
        """Play one move of the file."""
        s = self.positions[-1].clone()
        s.events = []
        try:
            s.play(read(s.game, text))
        except Refused as refused:
            raise BadGameFile(f"move {ply}: {text!r} is refused by {refused.rule}") from None
        except ValueError as trouble:
            raise BadGameFile(f"move {ply}: {trouble}") from None
        self.told.append([tell(s.game, event, NOBODY) for event in s.events if event.kind >= 0])
        s.events = None
        self.positions.append(s)

    # --- on paper ----------------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Print every move and what it did."""
        self.screen.rule(self.screen.phrases.title())
        for ply in range(1, len(self.file.moves) + 1):
            self.show_move(ply)
        self.show_result()

    def show_move(self, ply: int) -> None:
        """Print a move and its events."""
        line = self.file.moves[ply - 1]
        player, move = self.screen.seats[line.seat].label, self.screen.phrases.move(line.text)
        self.screen.line(self.screen.say("replay-move", ply=ply, player=player, move=move))
        if self.told:
            self.screen.log(self.told[ply - 1], NOBODY)

    def show_result(self) -> None:
        """Print the result, if there is one and it can be worked out."""
        outcome = self.positions[-1].outcome() if self.positions else None
        if outcome is not None:
            self.screen.result(outcome)

    # --- step by step ------------------------------------------------------------------------------------------------

    def step_through(self, answers: Answers) -> None:
        """Show the game move by move, as somebody asks."""
        self.screen.rule(self.screen.phrases.title())
        self.show_board()
        self.screen.line(self.screen.say("replay-help"), "dim")
        while True:
            prompt = self.screen.say("replay-prompt", ply=self.at, moves=len(self.file.moves))
            try:
                asked = answers(prompt).strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.line("")
                return
            if asked == "q":
                return
            self.answer(asked)

    def answer(self, asked: str) -> None:
        """Do what was asked: a move or a turn on or back, to a move, or the board."""
        last = len(self.file.moves)
        if asked == "":
            self.go(self.at + 1)
        elif asked == "b":
            self.go(self.at - 1)
        elif asked in ("t", "tb"):
            self.go(self.turn_after(1 if asked == "t" else -1))
        elif asked == "e":
            self.go(last)
        elif asked.isdecimal() and int(asked) <= last:
            self.go(int(asked))
            self.show_board()
        elif asked == "v":
            self.show_board()
        else:
            self.screen.line(self.screen.say("replay-help"), "dim")

    def go(self, ply: int) -> None:
        """Go to a move and show it, and all between when going on."""
        ply = min(max(ply, 0), len(self.file.moves))
        shown = range(self.at + 1, ply + 1) if self.at < ply <= self.at + 40 else [ply]
        self.at = ply
        for number in shown:
            if number > 0:
                self.show_move(number)
        if ply == len(self.file.moves):
            self.show_result()

    def turn_after(self, way: int) -> int:
        """Return the move before which the next turn begins, or the last one did."""
        if not self.positions:
            return self.at + way
        turn = self.positions[self.at].turn
        ply = self.at + way
        while 0 < ply < len(self.file.moves) and self.positions[ply].turn == turn:
            ply += way
        return ply

    def show_board(self) -> None:
        """Print the board as it was."""
        if self.positions:
            s = self.positions[self.at]
            self.screen.position(s.view(NOBODY), NOBODY, s.game.scores(s))
        else:
            self.screen.line(self.screen.say("replay-secret"))
