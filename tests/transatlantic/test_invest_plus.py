"""The extension of Invest: two markers, and a house or coal besides. [TA-7.13]"""

from itertools import combinations
from typing import Any

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import names, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, markers_of

SEA: dict[str, list[Ship]] = {
    "north_atlantic": [("umbria", 0, 1), ("arizona", 0, 3), "scotia"],
    "south_atlantic": [("devonia", 0, 0), ("ariel", 0)],
    "indian_ocean": [("columbia", 1, 1)],
}
LOST: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}
KINDS = ["coal_bunker", "freight", "mail", "passengers"]


def given(*marks: str, money: int = 150, **more: Any) -> TransAtlantic:
    """Return a position in which seat 0 has played the extension of Invest and taken these markers."""
    s = atlantic(2, hand={0: ["invest_plus", "director"]}, money={0: money}, **{"sea": SEA, **more})
    play(s, "play invest_plus", *(f"mark {marker}" for marker in marks))
    return s


# --- two markers -----------------------------------------------------------------------------------------------------


@rule("TA-7.13")
@pytest.mark.parametrize(("one", "two"), list(combinations(KINDS, 2)))
def test_a_hundred_pounds_bring_two_different_markers(one: str, two: str) -> None:
    s = given(one, two)
    play(s, "decline")
    assert s.money[0] == 50
    assert [kind for kind in KINDS if markers_of(s, 0, kind) == 1] == [one, two]
    assert s.active == 1


@rule("TA-7.13")
def test_the_markers_are_a_bunker_or_trade_markers() -> None:
    s = given()
    assert legal(s) == [f"mark {kind}" for kind in KINDS]
    assert refused(s, "mark blue_riband") == "TA-7.13"


@rule("TA-7.13")
@pytest.mark.parametrize("marker", KINDS)
def test_the_same_type_is_not_taken_twice(marker: str) -> None:
    s = given(marker)
    assert refused(s, f"mark {marker}") == "TA-7.13"


@rule("TA-7.13", "TA-10.5")
def test_an_exhausted_type_is_refused() -> None:
    s = given(markers={1: {"mail": 13}})
    assert refused(s, "mark mail") == "TA-10.5"


@rule("TA-7.13")
def test_the_purchase_cannot_be_declined() -> None:
    s = given()
    assert refused(s, "decline") == "TA-7.13"


@rule("TA-7.13")
def test_with_less_than_a_hundred_pounds_it_does_nothing() -> None:
    s = given(money=90)
    assert (s.money[0], s.active) == (90, 1)
    assert [markers_of(s, 0, kind) for kind in KINDS] == [0, 0, 0, 0]


@rule("TA-7.13")
def test_with_fewer_than_two_types_in_supply_it_does_nothing() -> None:
    s = given(markers={1: {"coal_bunker": 16, "freight": 13, "mail": 13}})
    assert (s.money[0], s.active) == (150, 1)
    assert markers_of(s, 0, "passengers") == 0


@rule("TA-7.13")
def test_with_two_types_in_supply_it_brings_those() -> None:
    s = given("mail", "passengers", money=100, markers={1: {"coal_bunker": 16, "freight": 13}})
    assert (s.money[0], markers_of(s, 0, "mail"), markers_of(s, 0, "passengers")) == (0, 1, 1)


# --- a free house ----------------------------------------------------------------------------------------------------


@rule("TA-7.13")
def test_without_a_bunker_a_house_or_nothing_is_offered() -> None:
    s = given("freight", "mail")
    assert legal(s) == ["build north_atlantic", "build south_atlantic", "decline"]


@rule("TA-7.13")
def test_the_house_is_free_and_brings_no_further_marker() -> None:
    s = given("freight", "mail", money=100)
    play(s, "build south_atlantic")
    assert (s.houses_of(0, 1), s.houses[0], s.money[0]) == (1, 6, 0)
    assert [markers_of(s, 0, kind) for kind in KINDS] == [0, 1, 1, 0]
    assert s.active == 1


@rule("TA-7.13", "TA-7.12")
def test_the_free_house_takes_the_cheapest_free_place() -> None:
    s = given("freight", "mail", sea={**SEA, "south_atlantic": [("devonia", 0, 0), ("germanic", 1, 0)]})
    play(s, "build south_atlantic", "play invest", "build south_atlantic", "mark mail")
    assert s.money[1] == 150 - 30  # the place for 20 is taken


@rule("TA-7.13", "TA-7.12")
def test_the_free_house_needs_an_own_ship_in_the_region() -> None:
    s = given("freight", "mail")
    assert refused(s, "build indian_ocean") == "TA-7.12"


@rule("TA-7.13", "TA-7.12")
def test_the_free_house_must_not_be_the_third_of_a_player() -> None:
    s = given("freight", "mail", houses={"north_atlantic": [0, 0]})
    assert refused(s, "build north_atlantic") == "TA-7.12"


@rule("TA-7.13", "TA-7.12")
def test_the_free_house_needs_a_free_place() -> None:
    s = given("freight", "mail", houses={"south_atlantic": [0, 1, 1]})
    assert refused(s, "build south_atlantic") == "TA-7.12"


@rule("TA-7.13", "TA-1.6")
def test_the_free_house_must_be_in_supply() -> None:
    s = given("coal_bunker", "mail", spare_houses={0: 0})
    assert refused(s, "build south_atlantic") == "TA-1.6"


@rule("TA-7.13", "TA-2.1")
def test_the_free_house_is_built_in_a_region_in_play() -> None:
    s = given("freight", "mail")
    assert refused(s, "build tasmanian_sea") == "TA-2.1"


@rule("TA-7.13")
def test_where_neither_can_be_had_nothing_is_asked() -> None:
    s = given("coal_bunker", "mail", sea=LOST)
    assert s.active == 1


# --- or coal ---------------------------------------------------------------------------------------------------------


@rule("TA-7.13")
@pytest.mark.parametrize("marks", [("coal_bunker", "mail"), ("mail", "coal_bunker")])
def test_with_a_bunker_coal_is_offered_besides_the_house(marks: tuple[str, str]) -> None:
    s = given(*marks)
    assert legal(s) == ["build north_atlantic", "build south_atlantic", "load umbria", "load devonia", "decline"]


@rule("TA-7.13")
@pytest.mark.parametrize(
    ("loads", "umbria", "devonia"),
    [
        (["load umbria", "stop"], 2, 0),
        (["load umbria", "load umbria"], 3, 0),
        (["load umbria", "load devonia"], 2, 1),
        (["load devonia", "load devonia"], 1, 2),
    ],
)
def test_one_or_two_coal_are_loaded_freely(loads: list[str], umbria: int, devonia: int) -> None:
    s = given("coal_bunker", "mail")
    play(s, *loads)
    assert (coal_on(s, "umbria"), coal_on(s, "devonia"), s.active) == (umbria, devonia, 1)


@rule("TA-7.13")
def test_the_coal_may_be_left() -> None:
    s = given("coal_bunker", "mail")
    events = play(s, "decline")
    assert "coal_loaded" not in names(events)
    assert s.active == 1


@rule("TA-7.13")
def test_without_a_bunker_among_the_two_coal_is_refused() -> None:
    s = given("freight", "mail", markers={0: {"coal_bunker": 3}})
    assert refused(s, "load devonia") == "TA-7.13"


@rule("TA-7.13")
def test_after_the_house_no_coal_is_loaded() -> None:
    s = given("coal_bunker", "mail")
    play(s, "build south_atlantic")
    assert (coal_on(s, "umbria"), coal_on(s, "devonia"), s.active) == (1, 0, 1)


@rule("TA-7.13")
def test_after_the_first_coal_no_house_is_built() -> None:
    s = given("coal_bunker", "mail")
    play(s, "load devonia")
    assert refused(s, "build south_atlantic") == "TA-7.13"


@rule("TA-7.13", "TA-6.5")
def test_a_full_ship_takes_no_free_coal() -> None:
    s = given("coal_bunker", "mail")
    assert refused(s, "load arizona") == "TA-6.5"


@rule("TA-7.13", "TA-7.10")
def test_a_sailing_ship_takes_no_free_coal() -> None:
    s = given("coal_bunker", "mail")
    assert refused(s, "load ariel") == "TA-7.10"


@rule("TA-7.13", "TA-5.12")
def test_a_ship_in_the_reserve_takes_no_free_coal() -> None:
    s = given("coal_bunker", "mail", reserve={0: ["oregon"]})
    assert refused(s, "load oregon") == "TA-5.12"


@rule("TA-7.13", "TA-6.5")
def test_with_an_empty_supply_no_free_coal_is_loaded() -> None:
    s = given("coal_bunker", "mail", stock=0)
    assert legal(s) == ["build north_atlantic", "build south_atlantic", "decline"]
    assert refused(s, "load devonia") == "TA-6.5"


@rule("TA-7.13", "TA-6.5")
def test_with_one_cube_in_the_supply_one_is_loaded() -> None:
    s = given("coal_bunker", "mail", stock=1)
    play(s, "load devonia")
    assert (coal_on(s, "devonia"), s.stock, s.active) == (1, 0, 1)
