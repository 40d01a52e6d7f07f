"""Bots of other people's: a program that reads and writes one line of JSON at a time. See docs/bot-protocol.md."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from time import monotonic
from typing import Any

from blueriband.bots.bot import Bot, Budget, Considered, Report, Thought, UnknownBot
from blueriband.bots.knowledge import Knowledge
from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Move
from blueriband.kernel.rng import Rng

PROTOCOL = 1
USUAL_SECONDS = 2.0
START_SECONDS = 10.0  # for a program to start and say hello
GRACE = 0.5  # seconds for the way there and back
LONGEST_LINE = 1 << 20


class Lost(Exception):
    """The program has given no usable answer; the text says why."""


class Program:
    """A running program, and a thread that waits for its lines."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as trouble:
            raise Lost(f"cannot be started: {trouble.strerror or trouble}") from None
        self.lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Pass its lines on, and None when there are no more."""
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            while line := self.process.stdout.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(None)

    def send(self, message: dict[str, Any]) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise Lost("has ended") from None

    def answer(self, until: float) -> dict[str, Any]:
        """Return its next line as JSON, or raise Lost."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise Lost("did not answer in time") from None
        if line is None:
            raise Lost("has ended")
        try:
            found = json.loads(line)
        except ValueError:
            raise Lost(f"wrote {line.strip()[:80]!r}, which is not JSON") from None
        if not isinstance(found, dict):
            raise Lost(f"wrote {line.strip()[:80]!r}, which is not an object")
        return found

    def end(self) -> None:
        """Say goodbye, and end it if that does not help."""
        with contextlib.suppress(Lost):
            self.send({"type": "goodbye"})
        with contextlib.suppress(OSError, ValueError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class ExternalBot(Bot):
    """A program that plays. An illegal or late answer loses the move, not the match: any legal move is made instead."""

    def __init__(self, game: Game[Any], name: str, command: str) -> None:
        super().__init__(game, name)
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command:
            raise UnknownBot(f"{name!r} names no command")
        self.program: Program | None = None
        self.asked = 0
        self.log: list[str] = []  # what went wrong, in English

    def think(self, knowledge: Knowledge, budget: Budget, rng: Rng, report: Report | None = None) -> Thought:
        """Ask the program; what it may not do or does too late is replaced by a move at random."""
        start = monotonic()
        trouble = ""
        moves = knowledge.moves
        try:
            move = self.ask(knowledge, moves, budget)
        except Lost as lost:
            trouble = f"{self.name} {lost}"
            self.log.append(trouble)
            move = moves[rng.roll(len(moves))]
        even = [1 / knowledge.position.seats] * knowledge.position.seats
        considered = [Considered(move, 0, even[0], 0.0)]
        return Thought(move, even, considered, [move], 0, monotonic() - start, trouble)

    def ask(self, knowledge: Knowledge, moves: list[Move], budget: Budget) -> Move:
        """Return the program's move, or raise Lost."""
        program = self.started()
        seconds = USUAL_SECONDS if budget.seconds is None else budget.seconds
        texts = [write(self.game, move) for move in moves]
        position = knowledge.position
        self.asked += 1
        program.send(
            {
                "type": "choose",
                "id": self.asked,
                "seat": knowledge.seat,
                "seconds": seconds,
                "step": self.game.steps[position.decision.step].name,
                "rule": position.question_rule(),
                "moves": texts,
                "view": knowledge.view,
            }
        )
        until = monotonic() + seconds + GRACE
        while True:
            try:
                answer = program.answer(until)
            except Lost as lost:
                if str(lost) == "has ended":
                    self.close()
                raise
            if answer.get("id") == self.asked:  # others are late answers to earlier questions
                break
        if answer.get("move") not in texts:
            raise Lost(f"chose {str(answer.get('move'))[:60]!r}, which is not possible")
        return moves[texts.index(answer["move"])]

    def started(self) -> Program:
        """Return the program, started and greeted."""
        if self.program is None:
            program = Program(self.command)
            hello = {"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "rules": self.game.version}
            try:
                program.send(hello)
                answer = program.answer(monotonic() + START_SECONDS)
                if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
                    raise Lost(f"does not speak protocol {PROTOCOL}")
            except Lost:
                program.end()
                raise
            self.program = program
        return self.program

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.end()
            self.program = None
