"""For people at the prompt: a position with its past, moves as text, and everything else one asks of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.bots import Budget, Knowledge, Thought, make
from blueriband.gamefile import BadGameFile, describe, parse, verify
from blueriband.kernel import codec
from blueriband.kernel.engine import ALLOWED, Game, Json, Move, Outcome, State
from blueriband.kernel.rng import Rng, derived, new_seed, seeded


class Moves:
    """The legal moves of a position as texts: iterate, count, or ask whether one is among them."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __iter__(self) -> Iterator[str]:
        return iter(codec.legal(self.state))

    def __len__(self) -> int:
        return 0 if self.state.over else len(self.state.decision.moves)

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and text in codec.legal(self.state)

    def __getitem__(self, place: int) -> str:
        return codec.legal(self.state)[place]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(self)}>"


class Position:
    """A game in progress, or over. `state` is the engine's, for those who want its speed."""

    def __init__(self, state: State, options: dict[str, int] | None = None, seed: int | None = None) -> None:
        self.state = state
        self.options = options  # None: this position was not reached from the beginning
        self.seed = seed
        self.journal: list[str] = []
        self.past: list[State] = []

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.state.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    # --- who, what, why not ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.state.over

    @property
    def seat(self) -> int | None:
        """Who decides, or None after the end."""
        return None if self.over else int(self.state.decision.seat)

    @property
    def question(self) -> str | None:
        """The name of the step that asks, or None after the end."""
        return None if self.over else self.game.steps[self.state.decision.step].name

    @property
    def legal_moves(self) -> Moves:
        """What may be played."""
        return Moves(self.state)

    def why_not(self, text: str) -> str | None:
        """Return the rule and the ruling that refuse a move, or None where it is legal."""
        ruling = self.state.refusal(self.read(text))
        return None if ruling == ALLOWED else f"{self.state.rule(ruling)} {self.game.rulings[ruling].name}"

    @property
    def scores(self) -> list[int]:
        """The points of each seat, were the game to end now; hidden ones included."""
        return self.game.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.outcome()

    # --- playing -----------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Move:
        """Return a move from its text, or raise ValueError."""
        return codec.read(self.game, text)

    def play(self, *texts: str) -> Position:
        """Play moves one after the other, or raise Refused at the first that is not legal."""
        for text in texts:
            before = self.state.clone()
            self.state.play(self.read(text))
            self.past.append(before)
            self.journal.append(text)
        return self

    def pop(self) -> str:
        """Take the last move back and return it; IndexError where there is none."""
        if not self.past:
            raise IndexError("no move was played")
        self.state = self.past.pop()
        return self.journal.pop()

    def copy(self) -> Position:
        """Return an independent copy, past included."""
        other = Position(self.state.clone(), self.options, self.seed)
        other.journal, other.past = self.journal[:], self.past[:]
        return other

    # --- what a seat may know ----------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Json:
        """Return what a seat may know; without one, the seat that decides, or after the end a spectator."""
        return self.state.view(self.looker(seat))

    def imagine(self, seat: int | None = None, seed: int | None = None) -> Position:
        """Return a position that a seat cannot tell from this one."""
        return Position(self.state.imagine(self.looker(seat), self.chance(seed)))

    def looker(self, seat: int | None) -> int:
        """Return the seat that is meant."""
        if seat is not None and not -1 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        if seat is not None:
            return seat
        return -1 if self.seat is None else self.seat

    def chance(self, seed: int | None) -> Rng:
        """Return a generator that has nothing to do with the cards."""
        if seed is None and self.seed is not None:
            seed = derived(self.seed, self.state.ply)
        return seeded(new_seed() if seed is None else seed)

    # --- bots --------------------------------------------------------------------------------------------------------

    def think(
        self, bot: str = "normal", seconds: float | None = None, simulations: int | None = None, seed: int | None = None
    ) -> Thought:
        """Return what a bot thinks of the decision, from what the seat that decides may know."""
        if self.seat is None:
            raise ValueError("the game is over")
        rng = self.chance(seed)
        thinker = make(self.game, bot)
        try:
            return thinker.think(Knowledge.of(self.state, self.seat, rng), Budget(seconds, simulations), rng)
        finally:
            thinker.close()

    def suggest(self, bot: str = "normal", **budget: Any) -> str:
        """Return the move that a bot would make."""
        return codec.write(self.game, self.think(bot, **budget).move)

    def analyse(self, bot: str = "normal", **budget: Any) -> Json:
        """Return what a bot thinks, as JSON: the moves it considered, what they come to, and how it may go on."""
        return self.think(bot, **budget).told(self.game)

    # --- texts and pictures ------------------------------------------------------------------------------------------

    def save(self) -> Json:
        """Return the position as JSON, without its past."""
        return codec.save(self.state)

    def record(self, seats: list[str] | None = None) -> str:
        """Return the game so far as a game file, with its seed: whoever has it can go on from there."""
        if self.options is None or self.seed is None:
            raise ValueError("only a game played from its beginning can be written down")
        names = seats or ["human"] * self.players
        return str(describe(self.game, self.options, self.seed, self.journal, names, 0, True))

    def picture(self, kind: str = "text", seat: int | None = None, language: str | None = None) -> str:
        """Return the board as a seat sees it: text, svg or html."""
        from blueriband.cli.picture import picture

        return picture(self.state, self.looker(seat), kind, language)

    def __str__(self) -> str:
        return self.picture()

    def _repr_svg_(self) -> str:
        return self.picture("svg")

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} decides: {self.question}"
        return f"<{self.game.name}, {self.players} seats, move {self.state.ply}, {asked}>"


def new(
    game: str, players: int | None = None, seed: int | None = None, data: str | Path | None = None, **options: int
) -> Position:
    """Begin a game; the same seed deals the same cards. `data` is a folder with figures of your own."""
    rules = games.find(game, data)
    chosen = rules.settle(options if players is None else {"seats": players, **options})
    number = new_seed() if seed is None else seed
    return Position(rules.new(chosen, number), chosen, number)


def load(saved: Json, data: str | Path | None = None) -> Position:
    """Return a saved position, or raise BadSave."""
    if saved.get("game") not in games.NAMES:
        raise codec.BadSave(f"the save names no game, but {saved.get('game')!r}")
    return Position(codec.load(games.find(saved["game"], data), saved))


def read_game(source: str | Path, data: str | Path | None = None) -> Position:
    """Return a recorded game at its last move, proven move by move; `pop` goes back through it.

    The source is the text of a game file, or its path. BadGameFile if anything in it is not so.
    """
    text = source if isinstance(source, str) and "\n" in source else Path(source).read_text(encoding="utf-8")
    file = parse(text)
    if not verify(file, data) or file.seed is None:
        raise BadGameFile("the seed is withheld: the game still goes on")
    position = new(file.game, seed=file.seed, data=data, **file.options)
    return position.play(*[line.text for line in file.moves])


def perft(position: Position, depth: int) -> int:
    """Return how many sequences of so many moves there are: one number that checks a whole rule set."""
    return leaves(position.state, depth)


def leaves(s: State, depth: int) -> int:
    """Count the ends of all lines of so many moves."""
    if depth == 0 or s.over:
        return 1
    if depth == 1:
        return len(s.decision.moves)
    count = 0
    for m in s.decision.moves:
        t = s.clone()
        t.take(m)
        count += leaves(t, depth - 1)
    return count
