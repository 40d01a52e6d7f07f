"""The loops that are worth compiling: whole games at random, and what the benchmark times."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from blueriband.kernel.codec import write
from blueriband.kernel.engine import Game, Options, Outcome, State
from blueriband.kernel.rng import Rng, derived, seeded


@final
class Ending:
    """How one game of a series went: its outcome, how long it was, and its moves if somebody wrote them down."""

    def __init__(self, outcome: Outcome, plies: int, rounds: int, journal: list[str]) -> None:
        self.outcome: Final = outcome
        self.plies: Final = plies
        self.rounds: Final = rounds
        self.journal: Final = journal


def playout(s: State, rng: Rng) -> i64:
    """Play at random to the end; return the number of decisions."""
    start: i64 = s.ply
    while not s.over:
        moves = s.decision.moves
        s.take(moves[rng.roll(len(moves))])
    return s.ply - start


def playouts(game: Game[Any], options: Options, seed: int, first: int, last: int) -> i64:
    """Play the games of a series from first up to but not including last; return the number of decisions."""
    total: i64 = 0
    for number in range(first, last):
        s: State = game.new(options, derived(seed, number))
        total += playout(s, seeded(number))
    return total


def luck(seed: int) -> Rng:
    """Return the generator by which random players choose in the game with this seed."""
    return seeded(derived(seed, 0))


def series(game: Game[Any], options: Options, seed: int, first: int, last: int, written: bool) -> list[Ending]:
    """Play the games of a series from first up to but not including last; write their moves down if asked to."""
    endings: list[Ending] = []
    for number in range(first, last):
        endings.append(one_game(game, options, derived(seed, number), written))
    return endings


def one_game(game: Game[Any], options: Options, seed: int, written: bool) -> Ending:
    """Play one game at random; the same seed gives the same game, written down or not."""
    s: State = game.new(options, seed)
    journal: list[str] = []
    if written:
        journal = journalled(s, luck(seed))
    else:
        playout(s, luck(seed))
    outcome = s.outcome()
    if outcome is None:
        raise AssertionError("the game is over, but has no outcome")
    rounds: int = getattr(s, "round", 0)
    return Ending(outcome, s.ply, rounds, journal)


def journalled(s: State, rng: Rng) -> list[str]:
    """Play at random to the end; return the moves as texts."""
    journal: list[str] = []
    while not s.over:
        moves = s.decision.moves
        m = moves[rng.roll(len(moves))]
        journal.append(write(s.game, m))
        s.take(m)
    return journal


def walk(s: State, rng: Rng, plies: i64) -> None:
    """Play so many moves at random, or to the end."""
    while plies > 0 and not s.over:
        moves = s.decision.moves
        s.take(moves[rng.roll(len(moves))])
        plies -= 1


def openings(game: Game[Any], options: Options, seed: int, times: i64) -> i64:
    """Set a game up again and again; return how often."""
    done: i64 = 0
    while done < times:
        game.new(options, seed)
        done += 1
    return done


def clones(s: State, times: i64) -> i64:
    """Clone a position again and again; return how often."""
    done: i64 = 0
    while done < times:
        s.clone()
        done += 1
    return done


def imaginings(s: State, rng: Rng, times: i64) -> i64:
    """Imagine a position again and again; return how often."""
    done: i64 = 0
    while done < times:
        s.imagine(s.decision.seat, rng)
        done += 1
    return done


def legal_lists(s: State, times: i64) -> i64:
    """Work out the legal moves of a position again and again; return how often."""
    done: i64 = 0
    while done < times:
        s.advance()
        done += 1
    return done
