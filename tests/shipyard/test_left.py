"""How often a step of Shipyard still asks the same."""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from blueriband.kernel.match import Match
from tests.rules import play, rule
from tests.shipyard.build import yard

HANDS = {
    0: ["CG01", "CG02", "CG03", "CB01", "CB02", "CB03"],
    1: ["CG04", "CG05", "CG06", "CB04", "CB05", "CB06"],
}


def left(s: Shipyard) -> int | None:
    """Return what the wire says."""
    told: int | None = Match(s).question(int(s.decision.seat))["left"]
    return told


@rule("SY-9.1")
def test_building_counts_the_cards_that_may_still_be_taken() -> None:
    s = yard(
        3, at="build_ships", row={0: "........."}, shelf={"bows": ["B01", "B02", "B03", "B04", "B05"]}, money={0: 6}
    )
    assert left(s) == s.figures.most_cards == 3
    play(s, "take B01")
    assert left(s) is None, "where it goes is another question"
    play(s, "place 1")
    assert left(s) == 2


@rule("SY-15.2")
def test_trading_counts_the_loads_that_are_left() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T01", "T02"]})
    assert left(s) is None
    play(s, "ship T01")
    assert left(s) == 3
    play(s, "sell", "sell")
    assert left(s) == 1


@rule("SY-24.3")
def test_giving_up_contracts_counts_those_that_have_to_go() -> None:
    s = yard(2, at="turn_end", countdown=2, lap_done=True, contracts=HANDS)
    discards = left(s)
    assert discards is not None and discards > 0
    for number in range(discards, 0, -1):
        assert left(s) == number
        play(s, min(legal(s)))


@rule("SY-22.1")
def test_sailing_counts_the_spaces_that_are_left() -> None:
    s = yard(
        2, at="launching", row={0: ["B26", "M49", "M43", "M36", "M52", "S18"]}, store={0: {"sail": 1, "captain": 1}},
        canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man")
    assert left(s) is None, "pieces are not counted"
    play(s, "fit sail", "done")
    assert legal(s) == ["steer f", "steer h"]  # at the confluence, after the first of two spaces
    assert left(s) == 1


@pytest.mark.parametrize("at", ["turn", "purchase_commodities", "rent_canal"])
def test_other_steps_do_not_count(at: str) -> None:
    s = yard(3, at=at, money={0: 6}, canals={})
    assert left(s) is None
