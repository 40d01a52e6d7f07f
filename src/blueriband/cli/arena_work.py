"""Who plays the games of a contest: one process, several, or a Ray cluster, with the same result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blueriband.bots.arena import Contest, errand
from blueriband.parallel import in_order

Record = dict[str, Any]


def run(piece: tuple[Contest, int, int, int]) -> list[Record]:
    """Play some games of a contest."""
    return errand(*piece)


def play_contest(
    what: Contest,
    jobs: int,
    done: list[Record],
    step: Callable[[int], None],
    keep: Callable[[list[Record]], None] | None,
    ray: str | None = None,
) -> list[Record]:
    """Play what is not done yet; `step` hears how many more games are finished, `keep` gets their records."""
    there = {(record["pairing"], record["number"]) for record in done}
    left = [
        (what, pairing, first, last)
        for pairing, first, last in what.errands()
        if any((pairing, number) not in there for number in range(first, last))
    ]
    records = list(done)

    def take(_number: int, found: list[Record]) -> None:
        fresh = [record for record in found if (record["pairing"], record["number"]) not in there]
        records.extend(fresh)
        step(len(fresh))
        if keep is not None:
            keep(fresh)

    for _found in in_order(run, left, max(1, min(jobs, len(left))), ray, take):
        pass
    return sorted(records, key=lambda record: (record["pairing"], record["number"]))
