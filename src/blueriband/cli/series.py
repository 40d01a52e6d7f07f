"""Many games in several processes or on a Ray cluster, with the same result for any number of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blueriband import games
from blueriband.bots import Bot, default_budget, make
from blueriband.bots.playout import Ending, series
from blueriband.bots.table import play
from blueriband.cli.tally import Tally
from blueriband.kernel.engine import Game, Options
from blueriband.kernel.rng import derived
from blueriband.parallel import in_order

if TYPE_CHECKING:
    from blueriband.cli.parts import Parts

CHUNK = 25  # games in one errand of a process
MOST_IN_PART = 2000  # games in one errand whose games are stored one by one
SOURCE = "points_"  # columns of points by source begin with this
PARTS = 100  # errands of such a series, as long as they are not too small or too large
FEW = 2  # where somebody has to think
AT_RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """Which games are played: all that a worker needs to know."""

    game: str
    data: str | None
    seats: list[str]
    options: Options
    seed: int
    games: int
    files: str | None = None
    stored: bool = False  # the games are stored one by one, not only counted

    def chunks(self) -> list[tuple[int, int]]:
        """Return the games, numbered from 1 on, in handy portions."""
        size = CHUNK if self.is_random else FEW
        if self.stored:
            size = max(size, min(self.games // PARTS, MOST_IN_PART))
        return [(n, min(n + size, self.games + 1)) for n in range(1, self.games + 1, size)]

    @property
    def is_random(self) -> bool:
        """Nobody thinks: the games can be played in one go."""
        return set(self.seats) == {AT_RANDOM}

    def file(self, number: int) -> Path:
        """Return where a game is written down."""
        return Path(self.files or "") / f"{self.game}-{number}.txt"


@dataclass(frozen=True)
class Errand:
    """Some games of a plan."""

    plan: Plan
    first: int
    last: int


@dataclass(frozen=True)
class Played:
    """What came of an errand; the lines, one for each game and seat, only where games are stored one by one."""

    tally: Tally
    lines: list[dict[str, Any]]


def run(errand: Errand) -> Played:
    """Play some games of a plan."""
    from blueriband.gamefile import write_game

    plan = errand.plan
    game = game_of(plan.game, plan.data)
    tally = Tally(len(plan.seats))
    lines = []
    written = plan.files is not None
    for number, ending in enumerate(endings(plan, game, errand.first, errand.last), errand.first):
        tally.add(ending)
        if plan.stored:
            lines += lines_of(plan, number, ending)
        if written:
            text = write_game(game, plan.options, derived(plan.seed, number), ending.journal, plan.seats)
            plan.file(number).write_text(text, encoding="utf-8")
    return Played(tally, lines)


def lines_of(plan: Plan, number: int, ending: Ending) -> list[dict[str, Any]]:
    """Return the lines of one game."""
    outcome = ending.outcome
    game = {
        "game": number, "seed": hex(derived(plan.seed, number)), "moves": ending.plies, "rounds": ending.rounds,
        "ended": outcome.rule,
    }  # fmt: skip
    return [
        game
        | {"seat": seat, "bot": bot, "points": outcome.scores[seat], "place": outcome.places[seat]}
        | {"rank": outcome.ranking.index(seat) + 1, "won": seat in outcome.winners}
        | {f"{SOURCE}{source}": points for source, points in outcome.sources[seat].items()}
        for seat, bot in enumerate(plan.seats)
    ]


def endings(plan: Plan, game: Game[Any], first: int, last: int) -> list[Ending]:
    """Play some games of a plan, at random in one go or with bots that think."""
    if plan.is_random:
        return series(game, plan.options, plan.seed, first, last, plan.files is not None)
    bots: dict[str, Bot] = {}
    try:
        for name in dict.fromkeys(plan.seats):
            bots[name] = make(game, name)
        at_table = [bots[name] for name in plan.seats]
        budgets = [default_budget(name) for name in plan.seats]
        played = [play(game, plan.options, derived(plan.seed, n), at_table, budgets) for n in range(first, last)]
    finally:
        for bot in bots.values():
            bot.close()
    return [Ending(one.outcome, one.plies, one.rounds, one.journal) for one in played]


@cache
def game_of(name: str, data: str | None) -> Game[Any]:
    """Return a game, reading its figures once in each process."""
    return games.find(name, data)


def play_series(
    plan: Plan, jobs: int, done: Callable[[int], None], ray: str | None = None, parts: Parts | None = None
) -> Tally:
    """Play all games of a plan; `done` hears how many more are finished. What lies in `parts` is not played again."""
    whole = Tally(len(plan.seats))
    errands = [Errand(plan, first, last) for first, last in plan.chunks()]
    if parts is not None:
        for errand in [errand for errand in errands if parts.has(errand.first)]:
            errands.remove(errand)
            whole.merge(parts.read(errand.first))
            done(errand.last - errand.first)
    left = errands[:]

    def finished(number: int, played: Played) -> None:
        if parts is not None:
            parts.write(left[number].first, played.lines)
        done(played.tally.games)

    for played in in_order(run, errands, jobs, ray, finished):
        whole.merge(played.tally)
    return whole
