"""The game file: one human-readable text that holds a whole game. `docs/game-file.md` describes it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.kernel.codec import position_hash, read, write
from blueriband.kernel.engine import Game, Options, Refused, State
from blueriband.kernel.match import Match, resume
from blueriband.kernel.rng import SEEDS, commitment

FORMAT = 1
TITLE = "blueriband game file, format "
WITHHELD = "withheld"
CHAIN_DIGITS = 12  # shown beside each move
FIXED = ("game", "rules", "data", "options")  # fields that stand once, in this order, before the seats
LABEL = re.compile(r"[^\x00-\x1f\x7f|#]{1,60}")


class BadGameFile(ValueError):
    """A game file cannot be read, or does not hold what it says."""


@dataclass(frozen=True)
class Line:
    """One move: its number from 1 on, the seat that made it, its text, and the position after it if that is told."""

    ply: int
    seat: int
    text: str
    position: str = ""


@dataclass(frozen=True)
class Result:
    """How the game ended."""

    scores: list[int]
    ranking: list[int]
    rule: str


@dataclass(frozen=True)
class GameFile:
    """What a game file says."""

    game: str
    rules: int
    data: str
    options: Options
    seats: list[str]
    commitment: str
    seed: int | None = None
    draft: int = 0  # moves at the end that their seat has not confirmed
    moves: list[Line] = field(default_factory=list)
    result: Result | None = None

    def find_game(self, data: str | Path | None = None) -> Game[Any]:
        """Return the game it was played by, or raise BadGameFile if the rules or figures here are others."""
        try:
            game = games.find(self.game, data)
        except games.UnknownGame as unknown:
            raise BadGameFile(str(unknown)) from None
        if game.version != self.rules:
            raise BadGameFile(
                f"the file follows rules {self.rules} of {self.game}; this program has rules {game.version}"
            )
        if game.data != self.data:
            raise BadGameFile(
                f"the file was played with figures {self.data}, not {game.data}: name their folder with --data"
            )
        return game

    def opening(self, data: str | Path | None = None) -> State:
        """Return the position before the first move."""
        if self.seed is None:
            raise BadGameFile("the seed is withheld until the game is over, so the game cannot be played from here")
        opened: State = self.find_game(data).new(self.options, self.seed)
        return opened

    def match(self, automatic: frozenset[int] = frozenset(), data: str | Path | None = None) -> Match:
        """Return the match as it stood, with its unconfirmed draft, or raise BadGameFile."""
        texts = [line.text for line in self.moves]
        try:
            return resume(self.opening(data), texts, len(texts) - self.draft, automatic)
        except (Refused, ValueError) as trouble:
            raise BadGameFile(f"the moves cannot be played: {trouble}") from None

    # --- as text -----------------------------------------------------------------------------------------------------

    def header(self) -> list[str]:
        """Return the lines that stay the same from the first move to the last."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        lines = [f"game: {self.game}", f"rules: {self.rules}", f"data: {self.data}", f"options: {options}"]
        lines += [f"seat {number}: {label}" for number, label in enumerate(self.seats)]
        return [*lines, f"commitment: {self.commitment}"]

    def closing(self) -> list[str]:
        """Return the lines of the result."""
        if self.result is None:
            return []
        scores, ranking = (" ".join(map(str, row)) for row in (self.result.scores, self.result.ranking))
        return [f"result: {scores}", f"ranking: {ranking}", f"ended: {self.result.rule}"]

    def links(self) -> list[str]:
        """Return the chain: a digest of the header, one more for each move, and one for all with the result."""
        links = [digest("\n".join(self.header()))]
        for line in self.moves:
            links.append(digest(f"{links[-1]}\n{line.ply} {line.seat} {line.text}"))
        return [*links, digest("\n".join([links[-1], *self.closing()]))]

    def __str__(self) -> str:
        """Return the whole file."""
        links = self.links()
        lines = [f"{TITLE}{FORMAT}", "", *self.header()]
        lines.append(f"seed: {WITHHELD if self.seed is None else hex(self.seed)}")
        if self.draft:
            lines.append(f"draft: {self.draft}")
        lines += ["", "moves:"]
        for line, link in zip(self.moves, links[1:], strict=False):
            lines.append(f"{line.ply} {line.seat} {line.text} | {line.position or '-'} | {link[:CHAIN_DIGITS]}")
        return "\n".join([*lines, "", *self.closing(), f"chain: {links[-1]}", ""])


def digest(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


# --- writing ---------------------------------------------------------------------------------------------------------


def record(match: Match, options: Options, seed: int, seats: list[str], private: bool = False) -> str:
    """Return a match as a game file; while it goes on, the seed is told only in a private one, from which to resume."""
    journal = [write(match.game, entry.move) for entry in match.journal]
    shown = journal if private else journal[: match.confirmed]
    draft = len(journal) - match.confirmed if private else 0
    return str(describe(match.game, options, seed, shown, seats, draft, private or match.over))


def write_game(game: Game[Any], options: Options, seed: int, journal: list[str], seats: list[str]) -> str:
    """Return a finished game as a game file."""
    return str(describe(game, options, seed, journal, seats, 0, True))


def describe(
    game: Game[Any], options: Options, seed: int, journal: list[str], seats: list[str], draft: int, tell_seed: bool
) -> GameFile:
    """Return what a game file says of a game, replaying it."""
    for label in seats:
        if LABEL.fullmatch(label) is None or label != label.strip():
            raise ValueError(f"a seat is named in up to 60 letters, without | or #, not {label!r}")
    settled = game.settle(options)
    s: State = game.new(settled, seed)
    if len(seats) != s.seats:
        raise ValueError(f"{s.seats} seats need {s.seats} names, not {len(seats)}")
    lines = []
    for ply, text in enumerate(journal, 1):
        seat = int(s.decision.seat)
        s.play(read(game, text))
        lines.append(Line(ply, seat, text, position_hash(s) if tell_seed else ""))
    ended = s.outcome() if not draft else None
    result = None if ended is None else Result(ended.scores, ended.ranking, ended.rule)
    told = seed if tell_seed else None
    return GameFile(
        game.name, game.version, game.data, settled, seats, commitment(seed), told, draft, lines, result
    )  # fmt: skip


# --- reading ---------------------------------------------------------------------------------------------------------


class Reader:
    """A game file's lines, taken one by one; comments and empty lines are passed over."""

    def __init__(self, text: str) -> None:
        self.lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
        self.lines = [(n, line) for n, line in self.lines if line and not line.startswith("#")]
        self.at = 0

    def wrong(self, reason: str) -> BadGameFile:
        """Return the error for the line last taken."""
        number = self.lines[min(max(self.at - 1, 0), len(self.lines) - 1)][0] if self.lines else 1
        return BadGameFile(f"line {number}: {reason}")

    def peek(self) -> str:
        """Return the next line, or nothing at the end."""
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def take(self) -> str:
        """Return the next line and go on."""
        if self.at >= len(self.lines):
            number = self.lines[-1][0] if self.lines else 1
            raise BadGameFile(f"the file ends early, after line {number}")
        self.at += 1
        return self.lines[self.at - 1][1]

    def value(self, name: str) -> str:
        """Return what stands after a name."""
        line = self.take()
        if not line.startswith(f"{name}:"):
            raise self.wrong(f"{name}: should stand here, not {line[:40]!r}")
        return line.partition(":")[2].strip()

    def number(self, name: str) -> int:
        """Return the number that stands after a name."""
        said = self.value(name)
        if not re.fullmatch(r"[0-9]{1,9}", said):
            raise self.wrong(f"{name} must be a number, not {said[:40]!r}")
        return int(said)

    def numbers(self, name: str) -> list[int]:
        """Return the numbers that stand after a name."""
        said = self.value(name)
        if not re.fullmatch(r"-?[0-9]{1,9}( -?[0-9]{1,9})*", said):
            raise self.wrong(f"{name} must be numbers, not {said[:40]!r}")
        return [int(n) for n in said.split()]


def parse(text: str) -> GameFile:
    """Return what a game file says, or raise BadGameFile; its chain is checked, its moves are not played."""
    if not text.startswith(TITLE):
        raise BadGameFile("this is not a blueriband game file")
    lines = Reader(text)
    found = lines.take().removeprefix(TITLE)
    if found != str(FORMAT):
        raise BadGameFile(f"line 1: the file has format {found[:20]}; this program reads format {FORMAT}")
    name, rules, data = lines.value("game"), lines.number("rules"), lines.value("data")
    options = read_options(lines)
    seats: list[str] = []
    while lines.peek().startswith("seat "):
        seats.append(lines.value(f"seat {len(seats)}"))
    promise = lines.value("commitment")
    seed = read_seed(lines)
    draft = lines.number("draft") if lines.peek().startswith("draft:") else 0
    if lines.value("moves"):
        raise lines.wrong("nothing should stand after moves:")
    header = GameFile(name, rules, data, options, seats, promise)
    moves = read_moves(lines, header)
    if draft > len(moves):
        raise lines.wrong(f"the draft has more moves ({draft}) than the game ({len(moves)})")
    result = read_result(lines, len(seats))
    whole = GameFile(name, rules, data, options, seats, promise, seed, draft, moves, result)
    if lines.value("chain") != whole.links()[-1]:
        raise lines.wrong("the file was changed: its chain does not match")
    if lines.peek():
        lines.take()
        raise lines.wrong("nothing should stand after the chain")
    return whole


def read_options(lines: Reader) -> Options:
    """Read the options: seats=3 variant=1."""
    options: Options = {}
    for part in lines.value("options").split():
        matched = re.fullmatch(r"([a-z_]+)=([0-9]{1,9})", part)
        if matched is None:
            raise lines.wrong(f"an option reads name=number, not {part[:40]!r}")
        options[matched.group(1)] = int(matched.group(2))
    return options


def read_seed(lines: Reader) -> int | None:
    """Read the seed, if it is told."""
    said = lines.value("seed")
    if said == WITHHELD:
        return None
    if not re.fullmatch(r"0x[0-9a-f]{1,32}", said) or int(said, 16) >= SEEDS:
        raise lines.wrong(f"the seed must be {WITHHELD} or 0x and up to 32 hex digits")
    return int(said, 16)


def read_moves(lines: Reader, header: GameFile) -> list[Line]:
    """Read the moves, checking the chain beside each."""
    moves: list[Line] = []
    link = digest("\n".join(header.header()))
    while lines.peek()[:1].isdigit():
        matched = re.fullmatch(r"(\d{1,9}) (\d{1,2}) ([^|]+) \| ([0-9a-f]{16}|-) \| ([0-9a-f]{12})", lines.take())
        if matched is None:
            raise lines.wrong("a move reads: number seat text | position | chain")
        line = Line(int(matched.group(1)), int(matched.group(2)), matched.group(3).strip(), matched.group(4).strip("-"))
        if line.ply != len(moves) + 1:
            raise lines.wrong(f"move {len(moves) + 1} should stand here, not {line.ply}")
        if line.seat >= len(header.seats):
            raise lines.wrong(f"there is no seat {line.seat}")
        link = digest(f"{link}\n{line.ply} {line.seat} {line.text}")
        if not link.startswith(matched.group(5)):
            what = "the header was changed" if not moves else f"move {line.ply} or one before it was changed"
            raise lines.wrong(f"{what}: the chain does not match")
        moves.append(line)
    return moves


def read_result(lines: Reader, seats: int) -> Result | None:
    """Read the result, if the game is over."""
    if not lines.peek().startswith("result:"):
        return None
    result = Result(lines.numbers("result"), lines.numbers("ranking"), lines.value("ended"))
    if len(result.scores) != seats or sorted(result.ranking) != list(range(seats)):
        raise lines.wrong(f"the result must name {seats} seats")
    return result


# --- checking --------------------------------------------------------------------------------------------------------


def verify(file: GameFile, data: str | Path | None = None) -> bool:
    """Replay a game file and return True, or raise BadGameFile at the first difference.

    While the game goes on and its seed is secret there is nothing to replay: then return False.
    """
    file.find_game(data)
    if file.seed is None:
        if file.result is not None:
            raise BadGameFile("the game is over, but its seed is withheld")
        return False
    if commitment(file.seed) != file.commitment:
        raise BadGameFile("the seed is not the one that was committed to")
    try:
        s = file.opening(data)
    except ValueError as trouble:
        raise BadGameFile(str(trouble)) from None
    for line in file.moves:
        if s.over:
            raise BadGameFile(f"move {line.ply}: the game is over before it")
        if s.decision.seat != line.seat:
            raise BadGameFile(f"move {line.ply}: seat {s.decision.seat} decides, not seat {line.seat}")
        try:
            s.play(read(s.game, line.text))
        except Refused as refused:
            raise BadGameFile(f"move {line.ply}: {line.text!r} is refused by {refused.rule}") from None
        except ValueError as trouble:
            raise BadGameFile(f"move {line.ply}: {trouble}") from None
        if line.position and position_hash(s) != line.position:
            raise BadGameFile(f"move {line.ply}: the position after it differs")
    ended = s.outcome()
    found = None if ended is None or file.draft else Result(ended.scores, ended.ranking, ended.rule)
    if found != file.result:
        raise BadGameFile(f"the result differs: replayed, it is {found}")
    return True
