"""The loops that are worth compiling: whole games at random, and what the benchmark times."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from blueriband.kernel.engine import Game, Options, State
from blueriband.kernel.rng import Rng, derived, seeded


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


def walk(s: State, rng: Rng, plies: i64) -> None:
    """Play so many moves at random, or to the end."""
    while plies > 0 and not s.over:
        moves = s.decision.moves
        s.take(moves[rng.roll(len(moves))])
        plies -= 1


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
