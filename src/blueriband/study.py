"""What many games among bots say about a game: seats, sources of points, length, and what is used how profitably.

Counts are whole numbers, so that the order of adding does not matter; rates and intervals are worked out at the end.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from blueriband import games
from blueriband.bots import Bot, Knowledge, default_budget, make
from blueriband.bots.playout import luck
from blueriband.kernel.engine import Event, Game, Options, Outcome, State
from blueriband.kernel.rng import derived
from blueriband.parallel import in_order

Z = 1.959964  # of a 95 % interval
RANDOM = "random"
AMOUNTS = ("money", "points")  # what an event may be worth
CHUNK = 20  # games in one errand
COUNTERS = ("wins", "points", "sources", "moves", "rounds", "endings")


class OtherStudy(ValueError):
    """A folder holds another study; the text says so."""


@dataclass(frozen=True)
class Setting:
    """Who plays: so many of one kind of bot, with these options."""

    game: str
    data: str | None
    bot: str
    options: tuple[tuple[str, int], ...]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return dict(self.options)["seats"]


@dataclass(frozen=True)
class Errand:
    """Some games of a setting."""

    setting: Setting
    seed: int
    first: int
    last: int


@dataclass
class Uses:
    """How one thing was used, over the seats of all games; points count from the table's mean, times its seats."""

    seats: int = 0  # seats that used it
    times: int = 0
    amount: int = 0  # money or points that went with it
    wins: int = 0
    lead: int = 0
    squares: int = 0  # of leads

    def add(self, other: Uses) -> None:
        """Count another one's uses too."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Count:
    """All that is counted for one setting."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by place in turn order, the starting player first
    points: Counter[tuple[int, int]] = field(default_factory=Counter)  # likewise, and by score
    sources: Counter[tuple[str, bool, int]] = field(default_factory=Counter)  # by source, won and points
    moves: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    everybody: Uses = field(default_factory=Uses)
    uses: dict[tuple[str, str], Uses] = field(default_factory=dict)  # by event and thing

    def add(self, other: Count) -> None:
        """Count another one's games too."""
        self.games += other.games
        for name in COUNTERS:
            getattr(self, name).update(getattr(other, name))
        self.everybody.add(other.everybody)
        for key, uses in other.uses.items():
            self.uses.setdefault(key, Uses()).add(uses)


# --- playing ---------------------------------------------------------------------------------------------------------


@cache
def table(setting: Setting) -> tuple[Game[Any], Bot]:
    """Return the rules and the bot of a setting, made once in each process."""
    game = games.find(setting.game, setting.data)
    return game, make(game, setting.bot)


def run(errand: Errand) -> Count:
    """Play some games and count."""
    count = Count()
    game, bot = table(errand.setting)
    options: Options = dict(errand.setting.options)
    for number in range(errand.first, errand.last):
        s, events = played(game, bot, options, derived(errand.seed, number))
        outcome = s.outcome()
        assert outcome is not None
        count_game(count, s, outcome)
        count_uses(count, game, outcome, events)
    return count


def played(game: Game[Any], bot: Bot, options: Options, seed: int) -> tuple[State, list[Event]]:
    """Play one game, listening; the same seed gives the same game."""
    s: State = game.new(options, seed)
    events: list[Event] = []
    s.events = events
    rng = luck(seed)
    budget = default_budget(bot.name)
    while not s.over:
        moves = s.decision.moves
        if bot.name == RANDOM or len(moves) == 1:
            s.take(moves[rng.roll(len(moves))])
        else:
            s.take(bot.think(Knowledge.of(s, s.decision.seat, rng), budget, rng).move)
    return s, events


def count_game(count: Count, s: State, outcome: Outcome) -> None:
    """Count how a game went."""
    count.games += 1
    count.moves[s.ply] += 1
    count.rounds[getattr(s, "round", 0)] += 1
    count.endings[outcome.rule] += 1
    starter = getattr(s, "starter", 0)
    for seat, score in enumerate(outcome.scores):
        turn = (seat - starter) % s.seats
        count.wins[turn] += seat in outcome.winners
        count.points[turn, score] += 1
        for source, points in outcome.sources[seat].items():
            count.sources[source, seat in outcome.winners, points] += 1


def count_uses(count: Count, game: Game[Any], outcome: Outcome, events: list[Event]) -> None:
    """Count what each seat used, and what came of it."""
    seats, total = len(outcome.scores), sum(outcome.scores)
    used: dict[tuple[int, str, str], Uses] = {}
    for event in events:
        word = game.events[event.kind] if event.kind >= 0 else None
        if word is None or event.seat < 0 or not word.nouns or word.nouns[0].ids is None or event.a < 0:
            continue
        uses = used.setdefault((event.seat, word.name, word.nouns[0].ids[event.a]), Uses())
        uses.times += 1
        for noun, said in zip(word.nouns, (event.a, event.b, event.c), strict=False):
            uses.amount += said if noun.name in AMOUNTS and said > 0 else 0
    for seat, score in enumerate(outcome.scores):
        lead = score * seats - total
        result = Uses(1, 0, 0, int(seat in outcome.winners), lead, lead * lead)
        count.everybody.add(result)
        for (who, event_name, thing), uses in used.items():
            if who == seat:
                both = Uses(1, uses.times, uses.amount, result.wins, lead, lead * lead)
                count.uses.setdefault((event_name, thing), Uses()).add(both)


# --- the whole -------------------------------------------------------------------------------------------------------


class Study:
    """Counts by setting, and the numbers that follow from them."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.counts: dict[tuple[int, str], Count] = {}  # by number of players and bot

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(count.games for count in self.counts.values())

    def add(self, errand: Errand, count: Count) -> None:
        """Count the games of an errand too."""
        self.counts[errand.setting.players, errand.setting.bot].add(count)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Return every number: what it measures, for whom, its value and its 95 % interval."""
        for (players, bot), count in self.counts.items():
            for section, thing, item, measure, seats, value, low, high in numbers(count):
                yield {
                    "section": section, "thing": thing, "item": item, "measure": measure, "players": players,
                    "bot": bot, "n": seats, "value": value, "low": low, "high": high,
                }  # fmt: skip

    def frame(self) -> Any:
        """Return every number as a data frame of pandas."""
        import pandas

        return pandas.DataFrame(list(self.rows()))


Number = tuple[str, str, str, str, int, float, float, float]


def numbers(count: Count) -> Iterator[Number]:
    """Return all numbers of one setting."""
    for seat in sorted(count.wins):
        low, high = wilson(count.wins[seat], count.games)
        yield "seats", "turn_order", str(seat + 1), "win_rate", count.games, count.wins[seat] / count.games, low, high
        scores = {score: games for (who, score), games in count.points.items() if who == seat}
        yield "seats", "turn_order", str(seat + 1), "points", count.games, *mean(scores)
    for source in sorted({source for source, _won, _points in count.sources}):
        for who, wanted in (("all", (True, False)), ("winners", (True,))):
            found: Counter[int] = Counter()
            for (name, won, points), seats in count.sources.items():
                if name == source and won in wanted:
                    found[points] += seats
            yield "sources", who, source, "points", found.total(), *mean(found)
    for unit, counted in (("moves", count.moves), ("rounds", count.rounds)):
        if max(counted) == 0:
            continue  # a game without rounds
        yield "length", unit, "", "mean", count.games, *mean(counted)
        for name, part in (("least", 0.0), ("median", 0.5), ("most", 1.0)):
            value = quantile(counted, part)
            yield "length", unit, "", name, count.games, value, value, value
    for rule, games_ended in sorted(count.endings.items()):
        low, high = wilson(games_ended, count.games)
        yield "endings", "rule", rule, "share", count.games, games_ended / count.games, low, high
    for (event, thing), uses in sorted(count.uses.items()):
        yield from use_numbers(event, thing, uses, count)


def use_numbers(event: str, thing: str, uses: Uses, count: Count) -> Iterator[Number]:
    """Return how often a thing is used, and what comes of it."""
    everybody = count.everybody
    low, high = wilson(uses.seats, everybody.seats)
    yield "uses", event, thing, "share", everybody.seats, uses.seats / everybody.seats, low, high
    often = uses.times / everybody.seats
    yield "uses", event, thing, "times", everybody.seats, often, often, often
    low, high = wilson(uses.wins, uses.seats)
    yield "uses", event, thing, "win_rate", uses.seats, uses.wins / uses.seats, low, high
    if uses.amount:
        each = uses.amount / uses.times
        yield "uses", event, thing, "amount", uses.times, each, each, each
    others = Uses(everybody.seats - uses.seats, 0, 0, 0, everybody.lead - uses.lead, everybody.squares - uses.squares)
    if uses.seats > 1 and others.seats > 1:
        players = len(count.wins)
        gain = (uses.lead / uses.seats - others.lead / others.seats) / players
        error = Z * math.sqrt(variance(uses) / uses.seats + variance(others) / others.seats) / players
        yield "uses", event, thing, "gain", uses.seats, gain, gain - error, gain + error


def variance(uses: Uses) -> float:
    """Return the variance of leads."""
    return (uses.seats * uses.squares - uses.lead * uses.lead) / (uses.seats * (uses.seats - 1))


def mean(counts: dict[int, int]) -> tuple[float, float, float]:
    """Return a mean with its 95 % interval."""
    number = sum(counts.values())
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    if number < 2:
        return total / max(number, 1), math.nan, math.nan
    spread = (number * squares - total * total) / (number * (number - 1))
    error = Z * math.sqrt(spread / number)
    return total / number, total / number - error, total / number + error


def quantile(counts: dict[int, int], part: float) -> int:
    """Return the value below which a part of all values lies."""
    left = part * (sum(counts.values()) - 1)
    for value in sorted(counts):
        left -= counts[value]
        if left < 0:
            return value
    return max(counts)


def wilson(wins: int, tries: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, by Wilson's method: it stays between 0 and 1."""
    rate, wide = wins / tries, 1 + Z * Z / tries
    centre = (rate + Z * Z / (2 * tries)) / wide
    half = Z * math.sqrt(rate * (1 - rate) / tries + Z * Z / (4 * tries * tries)) / wide
    return max(0.0, centre - half), min(1.0, centre + half)


class Kept:
    """A folder with what was counted so far, one file for each errand: a study that was stopped goes on from there."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        note = folder / "plan.json"
        if not note.exists():
            if any(folder.iterdir()):
                raise OtherStudy(f"{folder} has something else in it: choose an empty folder")
            note.write_text(json.dumps(plan, indent=1) + "\n", encoding="utf-8")
        elif json.loads(note.read_text(encoding="utf-8")) != plan:
            raise OtherStudy(f"{folder} belongs to another study (see plan.json in it): choose another folder")

    def path(self, errand: Errand) -> Path:
        """Return the file of an errand."""
        return self.folder / f"{errand.setting.bot.partition(':')[0]}-{errand.setting.players}-{errand.first:07}.json"

    def read(self, errand: Errand) -> Count | None:
        """Return what an errand counted, if it is there."""
        path = self.path(errand)
        if not path.is_file():
            return None
        said = json.loads(path.read_text(encoding="utf-8"))
        count = Count(games=said["games"], everybody=Uses(*said["everybody"]))
        for name in COUNTERS:
            counter = getattr(count, name)
            for key, times in said[name]:
                counter[tuple(key) if isinstance(key, list) else key] = times
        count.uses = {(event, thing): Uses(*numbers) for event, thing, numbers in said["uses"]}
        return count

    def write(self, errand: Errand, count: Count) -> None:
        """Store what an errand counted."""
        said: dict[str, Any] = {"games": count.games, "everybody": list(astuple(count.everybody))}
        said |= {name: list(getattr(count, name).items()) for name in COUNTERS}
        said["uses"] = [[event, thing, list(astuple(uses))] for (event, thing), uses in count.uses.items()]
        unfinished = self.path(errand).with_suffix(".writing")
        unfinished.write_text(json.dumps(said), encoding="utf-8")
        unfinished.replace(self.path(errand))  # whole, or not there at all


def study(
    game: str,
    number: int,
    bots: list[str],
    players: list[int],
    seed: int,
    options: Options | None = None,
    data: str | None = None,
    jobs: int = 1,
    ray: str | None = None,
    done: Callable[[int], None] = lambda _games: None,
    keep: str | Path | None = None,
) -> Study:
    """Play so many games, evenly among bots and numbers of players, and count; `done` hears how many more.

    With `keep`, a folder, what is counted is stored there; the same study goes on from what it finds.
    """
    rules = games.find(game, data)
    whole = Study(rules, seed)
    chosen = {"bots": bots, "players": players, "games": number, "seed": hex(seed), "options": options or {}}
    kept = (
        None if keep is None else Kept(Path(keep), {"game": game, "rules": rules.version, "data": rules.data} | chosen)
    )
    left: list[Errand] = []
    for errand in errands_of(rules, number, bots, players, seed, options or {}, data):
        whole.counts.setdefault((errand.setting.players, errand.setting.bot), Count())
        count = None if kept is None else kept.read(errand)
        if count is None:
            left.append(errand)
        else:
            whole.add(errand, count)
            done(count.games)

    def finished(place: int, count: Count) -> None:
        if kept is not None:
            kept.write(left[place], count)
        done(count.games)

    for errand, count in zip(left, in_order(run, left, jobs, ray, finished), strict=True):
        whole.add(errand, count)
    return whole


def errands_of(
    rules: Game[Any], number: int, bots: list[str], players: list[int], seed: int, options: Options, data: str | None
) -> list[Errand]:
    """Share games out among settings, in handy portions."""
    errands = []
    settings = [(bot, seats) for bot in bots for seats in players]
    for place, (bot, seats) in enumerate(settings):
        settled = rules.settle({**options, "seats": seats})
        setting = Setting(rules.name, data, bot, tuple(settled.items()))
        last = number // len(settings) + (1 if place < number % len(settings) else 0) + 1
        errands += [Errand(setting, seed, n, min(n + CHUNK, last)) for n in range(1, last, CHUNK)]
    return errands
