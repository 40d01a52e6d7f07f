"""How the search compares moves: under equal luck, equally often, and fewer of them as it learns."""

from __future__ import annotations

import statistics

import pytest

from blueriband.bots import Budget
from blueriband.bots.economy import evaluation
from blueriband.bots.levels import LevelBot, settings
from blueriband.bots.search import Search
from blueriband.games import BOXES
from blueriband.kernel.engine import State
from blueriband.kernel.rng import seeded

from .common import known, position


def search_of(s: State, width: int) -> Search:
    """Return a search that ends with the turn."""
    name = s.game.name
    return Search(evaluation(name), s, s.decision.seat, seeded(5), 0.05, 2.0, 0, 0.3, width, 0.5, 4)


def contested(name: str) -> Search:
    """Return a search with several rivals, begun."""
    for number in range(1, 40):
        search = search_of(position(name, number), 6)
        search.run(1)
        if len(search.rivals) > 3:
            return search
    raise AssertionError("no such position")


@pytest.mark.parametrize("name", BOXES)
def test_rivals_are_tried_equally_often_and_the_worse_half_is_dropped(name: str) -> None:
    search = contested(name)
    rivals = len(search.rivals)
    search.run(4 * rivals - 2)
    assert len(search.rivals) == rivals
    search.run(1)
    tried = [place for place, visits in enumerate(search.tree.visits) if visits > 0]
    assert [search.tree.visits[place] for place in tried] == [4] * rivals
    kept = list(search.rivals)
    assert len(kept) == (rivals + 1) // 2
    promises = {place: search.tree.promise(place, search.seat) for place in tried}
    assert min(promises[place] for place in kept) >= max(promises[place] for place in tried if place not in kept)
    search.run(300)
    assert len(search.rivals) == 2 and search.ranked()[0] in list(search.rivals)


def test_what_is_hidden_in_an_imagined_position_does_not_count_for_a_move() -> None:
    s = position("shipyard", 4)
    search, rng = search_of(s, 3), seeded(6)
    judge = evaluation("shipyard")
    worth = [judge.values(s.imagine(search.seat, rng))[search.seat] for _time in range(60)]
    search.run(120)
    best = search.ranked()[0]
    assert search.tree.visits[best] > 20
    assert search.spread(best) < 0.5 * statistics.pstdev(worth)


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_more_players_get_more_simulations(name: str, level: str) -> None:
    wanted = settings(name, level)
    s = position(name, 2, 4)
    thought = LevelBot(s.game, level).think(known(s), Budget(), seeded(1))
    assert thought.simulations in (8, wanted.simulations + 2 * wanted.crowd)  # 8 where a move has no rival
