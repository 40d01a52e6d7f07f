"""Tournaments that prove something: every seat permutation on the same deals, with controls, whoever plays them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from blueriband import games
from blueriband.bots import Bot, Budget, default_budget, make
from blueriband.bots.table import play
from blueriband.kernel.engine import Game, Options
from blueriband.kernel.rng import derived

CHUNK = 4  # games in one errand
FLOOR = "random"


@dataclass(frozen=True)
class Pairing:
    """One bot against one or several of another kind; with itself, it is the mirror."""

    one: str
    others: str
    games: int
    control: bool = False

    @property
    def mirror(self) -> bool:
        """Both are the same: nobody should have an advantage."""
        return self.one == self.others


@dataclass(frozen=True)
class Contest:
    """All that is played: everything a worker needs to know, and nothing that depends on who works."""

    game: str
    players: int
    options: Options
    seed: int
    pairings: list[Pairing]
    budgets: dict[str, tuple[float | None, int | None]] = field(default_factory=dict)  # by bot: seconds, simulations
    data: str | None = None

    def errands(self) -> list[tuple[int, int, int]]:
        """Return all games in handy portions: the number of a pairing, and its games from first up to last."""
        return [
            (number, first, min(first + CHUNK, pairing.games))
            for number, pairing in enumerate(self.pairings)
            for first in range(0, pairing.games, CHUNK)
        ]

    def as_json(self) -> dict[str, Any]:
        """Return it ready for JSON; equal contests give equal JSON."""
        return asdict(self) | {"seed": hex(self.seed)}


def contest(
    game: Game[Any], bots: list[str], players: int, options: Options, seed: int, number: int, controls: int,
    budgets: dict[str, Budget], data: str | None = None,
) -> Contest:  # fmt: skip
    """Return the contest of some bots: every two of them, each against the floor, and the last against itself."""
    found = [Pairing(one, other, number) for n, one in enumerate(bots) for other in bots[n + 1 :]]
    if controls > 0:
        found += [Pairing(bot, FLOOR, controls, True) for bot in bots if FLOOR not in bots]
        found.append(Pairing(bots[-1], bots[-1], controls, True))
    named = {bot: (budget.seconds, budget.simulations) for bot, budget in budgets.items()}
    settled = game.settle({**options, "seats": players})
    return Contest(game.name, players, settled, seed, found, named, data)


def errand(what: Contest, pairing: int, first: int, last: int) -> list[dict[str, Any]]:
    """Play some games of a contest; return one record for each."""
    game = game_of(what.game, what.data)
    kinds = what.pairings[pairing]
    bots: dict[str, Bot] = {}
    try:
        for name in dict.fromkeys([kinds.one, kinds.others]):
            bots[name] = make(game, name)
        return [one_game(what, game, pairing, number, bots) for number in range(first, last)]
    finally:
        for bot in bots.values():
            bot.close()


def line_up(what: Contest, pairing: int, number: int) -> list[str]:
    """Return who sits where in a game: the one bot takes every seat in turn, on the same deal."""
    kinds = what.pairings[pairing]
    return [kinds.one if seat == number % what.players else kinds.others for seat in range(what.players)]


def one_game(what: Contest, game: Game[Any], pairing: int, number: int, bots: dict[str, Bot]) -> dict[str, Any]:
    """Play one game and return its record; all that depends on the machine stands under `timing`."""
    names = line_up(what, pairing, number)
    deal = number // what.players
    seed = derived(what.seed, deal)
    budgets = [budget_of(what, name) for name in names]
    played = play(game, what.options, seed, [bots[name] for name in names], budgets, 1 + number % what.players)
    outcome = played.outcome
    return {
        "pairing": pairing,
        "number": number,
        "deal": deal,
        "one": number % what.players,  # its seat
        "bots": names,
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "wins": [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(names))],
        "sources": list(outcome.sources),
        "rule": outcome.rule,
        "plies": played.plies,
        "rounds": played.rounds,
        "decisions": played.decisions,
        "troubles": played.troubles,
        "timing": {"seconds": played.seconds, "slowest": played.slowest},
    }


def budget_of(what: Contest, name: str) -> Budget:
    """Return how long a bot thinks in a contest."""
    return Budget(*what.budgets[name]) if name in what.budgets else default_budget(name)


@cache
def game_of(name: str, data: str | None) -> Game[Any]:
    """Return a game, reading its figures once in each process."""
    return games.find(name, data)
