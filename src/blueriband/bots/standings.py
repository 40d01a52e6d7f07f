"""What the games of a contest come to: rates with intervals, margins, ratings, sources, times and seats."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import Any

from blueriband.bots.arena import Contest

Z = 1.959964  # of a 95 % interval

Record = dict[str, Any]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, by Wilson's method; shared wins count in part."""
    rate = wins / games
    spread = 1 + Z * Z / games
    centre = (rate + Z * Z / (2 * games)) / spread
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / spread
    return max(0.0, centre - half), min(1.0, centre + half)


def interval(values: list[float]) -> dict[str, float]:
    """Return a mean with its 95 % interval."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return {"mean": mean, "low": mean, "high": mean}
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    error = Z * math.sqrt(variance / len(values))
    return {"mean": mean, "low": mean - error, "high": mean + error}


def standings(contest: Contest, records: list[Record]) -> dict[str, Any]:
    """Return all that there is to say, ready for JSON; what depends on the machine stands under `timing`."""
    ordered = sorted(records, key=lambda record: (record["pairing"], record["number"]))
    return {
        "pairings": [
            pairing(contest, number, [record for record in ordered if record["pairing"] == number])
            for number in range(len(contest.pairings))
        ],
        "bots": bots(ordered),
        "ratings": ratings(ordered),
        "seats": seats(contest, ordered),
        "endings": dict(sorted(Counter(record["rule"] for record in ordered).items())),
        "troubles": [trouble for record in ordered for trouble in record["troubles"]],
        "timing": timing(ordered),
    }


def pairing(contest: Contest, number: int, records: list[Record]) -> dict[str, Any]:
    """Return how the one bot fared against the others."""
    kinds = contest.pairings[number]
    found: dict[str, Any] = {
        "one": kinds.one,
        "others": kinds.others,
        "control": kinds.control,
        "mirror": kinds.mirror,
        "games": len(records),
        "chance": 1 / contest.players,
    }
    if records:
        wins = math.fsum(record["wins"][record["one"]] for record in records)
        low, high = wilson(wins, len(records))
        found |= {"wins": wins, "rate": wins / len(records), "low": low, "high": high}
        found["margin"] = interval([margin(record) for record in records])
        found["scores"] = {
            "one": interval([record["scores"][record["one"]] for record in records]),
            "others": interval([score for record in records for score in rivals(record)]),
        }
    return found


def rivals(record: Record) -> list[float]:
    """Return the scores of the other seats."""
    return [float(score) for seat, score in enumerate(record["scores"]) if seat != record["one"]]


def margin(record: Record) -> float:
    """Return by how many points the one bot was ahead of the best of the others."""
    return float(record["scores"][record["one"]]) - max(rivals(record))


def bots(records: list[Record]) -> dict[str, Any]:
    """Return for each bot its mean score and where the points come from."""
    scores: dict[str, list[float]] = defaultdict(list)
    sources: dict[str, Counter[str]] = defaultdict(Counter)
    for record in records:
        for seat, bot in enumerate(record["bots"]):
            scores[bot].append(float(record["scores"][seat]))
            sources[bot].update(record["sources"][seat])
    return {
        bot: {
            "games": len(scores[bot]),
            "score": interval(scores[bot]),
            "sources": {source: points / len(scores[bot]) for source, points in sources[bot].items()},
        }
        for bot in sorted(scores)
    }


def ratings(records: list[Record]) -> dict[str, dict[str, float]]:
    """Return openskill's ratings (Plackett and Luce), games taken in order; mirrors tell nothing."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for record in records:
        names = record["bots"]
        if len(set(names)) == 1:
            continue
        for bot in names:
            rated.setdefault(bot, model.rating(name=bot))
        teams = model.rate([[rated[bot]] for bot in names], ranks=[float(place) for place in record["places"]])
        for bot in dict.fromkeys(names):
            mine = [teams[seat][0] for seat, name in enumerate(names) if name == bot]
            rated[bot] = model.create_rating(
                [math.fsum(one.mu for one in mine) / len(mine), math.fsum(one.sigma for one in mine) / len(mine)], bot
            )
    ranked = sorted(rated, key=lambda bot: -rated[bot].mu)
    return {bot: {"mu": rated[bot].mu, "sigma": rated[bot].sigma} for bot in ranked}


def seats(contest: Contest, records: list[Record]) -> list[dict[str, float]]:
    """Return how often each seat wins in mirror matches, or else over all: everybody sat everywhere."""
    mirrors = [record for record in records if contest.pairings[record["pairing"]].mirror]
    counted = mirrors or records
    found = []
    for seat in range(contest.players):
        wins = math.fsum(record["wins"][seat] for record in counted)
        low, high = wilson(wins, len(counted)) if counted else (0.0, 1.0)
        rate = wins / len(counted) if counted else 0.0
        found.append({"seat": seat, "games": len(counted), "rate": rate, "low": low, "high": high})
    return found


def timing(records: list[Record]) -> dict[str, Any]:
    """Return the milliseconds that each bot takes for a move, on average and at most."""
    spent: dict[str, float] = defaultdict(float)
    moves: Counter[str] = Counter()
    slowest: dict[str, float] = defaultdict(float)
    for record in records:
        for seat, bot in enumerate(record["bots"]):
            spent[bot] += record["timing"]["seconds"][seat]
            moves[bot] += record["decisions"][seat]
            slowest[bot] = max(slowest[bot], record["timing"]["slowest"][seat])
    return {
        bot: {"mean": 1000 * spent[bot] / max(1, moves[bot]), "slowest": 1000 * slowest[bot]} for bot in sorted(spent)
    }
