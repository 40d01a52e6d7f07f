"""How often a step of Crossing Oceans still asks the same."""

import pytest

from blueriband.kernel.match import Match
from tests.crossing_oceans.build import ocean
from tests.rules import play, rule

EMPTY = {"bombay": ("oregon", 0, 0), "zanzibar": ("ormuz", 0, 0), "durban": ("umbria", 0, 0)}
MARKET: list[str | None] = ["devonia", "belgenland", "nubian", "city_of_berlin", "arizona", "stirling_castle"]


@rule("CO-15.3")
def test_loading_counts_the_coal_that_is_left() -> None:
    s = ocean(2, at="coal", money={0: 0}, sea=EMPTY)
    play(s, "decline")
    assert Match(s).question(0)["left"] == s.figures.coal_icons == 2
    play(s, "load ormuz")
    assert s.question_left() == 1


@rule("CO-15.3")
def test_loading_counts_no_more_coal_than_there_is() -> None:
    s = ocean(2, at="coal", money={0: 0}, sea=EMPTY, stock=1)
    play(s, "decline")
    assert s.question_left() == 1


@rule("CO-10.1")
def test_buying_counts_the_cards_that_may_still_be_bought() -> None:
    s = ocean(2, at="ships", money={0: 1000}, market=MARKET, docks=[])
    assert Match(s).question(0)["left"] == s.figures.purchases == 3
    play(s, "buy devonia", "buy nubian")
    assert s.question_left() == 1


@pytest.mark.parametrize("at", ["placing", "exchanging", "moving", "house", "coal", "region"])
def test_other_steps_do_not_count(at: str) -> None:
    s = ocean(2, at=at, contracts={0: 2}, money={0: 100}, sea=EMPTY)
    assert Match(s).question(0)["left"] is None
