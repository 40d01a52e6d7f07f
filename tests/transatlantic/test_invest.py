"""Invest: a house, a bunker or a trade marker. [TA-7.12]"""

from typing import Any

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, markers_of

SEA: dict[str, list[Ship]] = {
    "north_atlantic": [("umbria", 0, 1), "scotia"],
    "south_atlantic": [("devonia", 0, 0), ("ariel", 0)],
    "indian_ocean": [("columbia", 1, 1)],
}
TRADE = ["freight", "mail", "passengers"]
GONE = {1: {"freight": 13, "mail": 13, "passengers": 13}}


def given(money: int = 500, **more: Any) -> TransAtlantic:
    """Return a position in which seat 0 has played Invest."""
    s = atlantic(2, money={0: money}, **{"sea": SEA, **more})
    play(s, "play invest")
    return s


def houses(s: TransAtlantic, region: str, seat: int = 0) -> int:
    """Return how many houses a seat has in a region."""
    return int(s.houses_of(seat, s.figures.region_ids.index(region)))


# --- the choice ------------------------------------------------------------------------------------------------------


@rule("TA-7.12")
def test_invest_offers_a_house_a_bunker_a_trade_marker_or_nothing() -> None:
    s = given()
    assert legal(s) == [
        "build north_atlantic", "build south_atlantic", "mark coal_bunker", "mark freight", "mark mail",
        "mark passengers", "decline",
    ]  # fmt: skip


@rule("TA-7.12")
def test_invest_may_be_declined() -> None:
    s = given()
    play(s, "decline")
    assert (s.money[0], s.houses[0], s.active) == (500, 7, 1)


@rule("TA-7.12")
def test_with_no_executable_option_invest_does_nothing() -> None:
    s = given(money=10)
    assert (s.money[0], s.active) == (10, 1)


@rule("TA-7.12")
def test_a_blue_riband_cannot_be_had() -> None:
    s = given()
    assert refused(s, "mark blue_riband") == "TA-7.12"


# --- a house ---------------------------------------------------------------------------------------------------------


@rule("TA-7.12")
@pytest.mark.parametrize("marker", TRADE)
def test_a_house_is_paid_and_brings_a_trade_marker_of_choice(marker: str) -> None:
    s = given()
    play(s, "build south_atlantic")
    assert legal(s) == [f"mark {kind}" for kind in TRADE]
    play(s, f"mark {marker}")
    assert (s.money[0], houses(s, "south_atlantic"), markers_of(s, 0, marker)) == (480, 1, 1)
    assert (s.houses[0], s.active) == (6, 1)


@rule("TA-7.12")
@pytest.mark.parametrize(("built", "cost"), [([], 20), ([1], 30), ([1, 1], 40), ([0, 1, 1], 50)])
def test_the_cheapest_free_place_is_used(built: list[int], cost: int) -> None:
    s = given(houses={"north_atlantic": built})
    play(s, "build north_atlantic", "mark mail")
    assert s.money[0] == 500 - cost


@rule("TA-7.12", "TA-3.5")
def test_a_house_that_cannot_be_paid_is_refused() -> None:
    s = given(money=20, houses={"north_atlantic": [1]})
    assert offered(s, "build south_atlantic")
    assert refused(s, "build north_atlantic") == "TA-3.5"


@rule("TA-7.12", "TA-5.12")
@pytest.mark.parametrize("reserve", [[], ["oregon"]])
def test_a_house_needs_an_own_ship_in_the_region(reserve: list[str]) -> None:
    s = given(reserve={0: reserve})
    assert refused(s, "build indian_ocean") == "TA-7.12"


@rule("TA-7.12")
@pytest.mark.parametrize("ship", [("ariel", 0), ("devonia", 0, 0)])
def test_a_sailing_ship_or_a_ship_without_coal_will_do(ship: Ship) -> None:
    s = given(sea={**SEA, "south_atlantic": [ship]})
    assert offered(s, "build south_atlantic")


@rule("TA-7.12", "TA-2.1")
def test_no_house_is_built_in_a_region_that_is_not_in_play() -> None:
    s = given()
    assert refused(s, "build pacific_ocean") == "TA-2.1"


@rule("TA-7.12")
def test_a_third_own_house_in_the_region_is_refused() -> None:
    s = given(houses={"north_atlantic": [0, 0]})
    assert refused(s, "build north_atlantic") == "TA-7.12"


@rule("TA-7.12")
def test_a_second_own_house_in_the_region_may_be_built() -> None:
    s = given(houses={"north_atlantic": [0]})
    play(s, "build north_atlantic", "mark mail")
    assert houses(s, "north_atlantic") == 2


@rule("TA-7.12")
@pytest.mark.parametrize(
    ("region", "built"), [("south_atlantic", [0, 1, 1]), ("north_atlantic", [0, 1, 1, 2])]
)  # three places, and four
def test_a_region_without_a_free_place_takes_no_house(region: str, built: list[int]) -> None:
    s = atlantic(3, sea={**SEA, "pacific_ocean": []}, houses={region: built})
    play(s, "play invest")
    assert refused(s, f"build {region}") == "TA-7.12"


@rule("TA-7.12", "TA-1.6")
def test_without_a_house_in_supply_none_is_built() -> None:
    s = given(spare_houses={0: 0})
    assert refused(s, "build north_atlantic") == "TA-1.6"


@rule("TA-7.12")
def test_the_marker_of_a_house_is_a_trade_marker() -> None:
    s = given()
    play(s, "build north_atlantic")
    assert refused(s, "mark coal_bunker") == "TA-7.12"
    assert refused(s, "mark blue_riband") == "TA-7.12"


@rule("TA-7.12")
def test_the_marker_of_a_house_must_be_taken() -> None:
    s = given()
    play(s, "build north_atlantic")
    assert refused(s, "decline") == "TA-7.12"


@rule("TA-7.12", "TA-10.5")
def test_the_marker_of_a_house_must_be_in_supply() -> None:
    s = given(markers={1: {"mail": 13}})
    play(s, "build north_atlantic")
    assert refused(s, "mark mail") == "TA-10.5"


@rule("TA-7.12")
def test_a_house_may_be_built_when_no_trade_marker_is_left() -> None:
    s = given(markers=GONE)
    play(s, "build north_atlantic")
    assert (houses(s, "north_atlantic"), s.money[0], s.active) == (1, 480, 1)
    assert [markers_of(s, 0, marker) for marker in TRADE] == [0, 0, 0]


# --- a bunker --------------------------------------------------------------------------------------------------------

STEAM: dict[str, list[Ship]] = {  # three steamships that can take coal, one that is full
    "north_atlantic": [("umbria", 0, 1), ("arizona", 0, 3), "scotia"],
    "south_atlantic": [("devonia", 0, 0), ("ariel", 0)],
    "indian_ocean": [("columbia", 0, 2), ("city_of_berlin", 1, 0)],
}
LONE: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [("ariel", 0)], "indian_ocean": []}


@rule("TA-7.12")
def test_a_bunker_costs_fifty_and_brings_a_coal_for_each_of_two_ships_of_choice() -> None:
    s = given(sea=STEAM)
    play(s, "mark coal_bunker")
    assert (s.money[0], markers_of(s, 0, "coal_bunker")) == (450, 1)
    assert legal(s) == ["load umbria", "load devonia", "load columbia"]
    play(s, "load columbia", "load devonia")
    assert [coal_on(s, ship) for ship in ("umbria", "devonia", "columbia")] == [1, 1, 3]
    assert s.active == 1


@rule("TA-7.12")
def test_the_two_coal_of_a_bunker_go_on_different_ships() -> None:
    s = given(sea=STEAM)
    play(s, "mark coal_bunker", "load devonia")
    assert refused(s, "load devonia") == "TA-7.12"


@rule("TA-7.12", "TA-6.5")
def test_a_full_ship_takes_no_coal_of_a_bunker() -> None:
    s = given(sea=STEAM)
    play(s, "mark coal_bunker")
    assert refused(s, "load arizona") == "TA-6.5"


@rule("TA-7.12", "TA-7.10")
def test_a_sailing_ship_takes_no_coal_of_a_bunker() -> None:
    s = given(sea=STEAM)
    play(s, "mark coal_bunker")
    assert refused(s, "load ariel") == "TA-7.10"


@rule("TA-7.12", "TA-5.12")
def test_a_ship_in_the_reserve_takes_no_coal_of_a_bunker() -> None:
    s = given(sea=STEAM, reserve={0: ["oregon"]})
    play(s, "mark coal_bunker")
    assert refused(s, "load oregon") == "TA-5.12"


@rule("TA-7.12")
def test_the_coal_of_a_bunker_must_be_loaded() -> None:
    s = given(sea=STEAM)
    play(s, "mark coal_bunker")
    assert refused(s, "stop") == "TA-7.12"
    assert refused(s, "decline") == "TA-7.12"


@rule("TA-7.12")
def test_exactly_two_ships_that_can_take_coal_take_one_each_without_asking() -> None:
    s = given(sea={**STEAM, "indian_ocean": []})
    play(s, "mark coal_bunker")
    assert (coal_on(s, "umbria"), coal_on(s, "devonia"), s.active) == (2, 1, 1)


@rule("TA-7.12")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_the_only_ship_that_can_take_coal_takes_both_as_far_as_it_has_room(before: int, after: int) -> None:
    s = given(sea={**LONE, "indian_ocean": [("columbia", 0, before), ("arizona", 0, 3)]})
    play(s, "mark coal_bunker")
    assert (coal_on(s, "columbia"), s.stock) == (after, 37 - after)
    assert s.active == 1


@rule("TA-7.12")
def test_without_a_ship_that_can_take_coal_the_bunker_is_taken_all_the_same() -> None:
    s = given(sea=LONE)
    events = play(s, "mark coal_bunker")
    assert markers_of(s, 0, "coal_bunker") == 1
    assert "coal_loaded" not in names(events)


@rule("TA-7.12", "TA-6.5")
def test_with_one_cube_in_the_supply_the_player_chooses_a_ship_for_it() -> None:
    s = given(sea={**STEAM, "indian_ocean": []}, stock=1)
    play(s, "mark coal_bunker")
    assert legal(s) == ["load umbria", "load devonia"]
    play(s, "load devonia")
    assert (coal_on(s, "umbria"), coal_on(s, "devonia"), s.stock) == (1, 1, 0)
    assert s.active == 1


@rule("TA-7.12", "TA-6.5")
def test_with_an_empty_supply_nothing_is_loaded() -> None:
    s = given(sea=STEAM, stock=0)
    play(s, "mark coal_bunker")
    assert (markers_of(s, 0, "coal_bunker"), s.stock, s.active) == (1, 0, 1)


@rule("TA-7.12", "TA-10.5")
def test_a_bunker_is_not_available_when_none_is_left() -> None:
    s = given(sea=STEAM, markers={1: {"coal_bunker": 16}})
    assert refused(s, "mark coal_bunker") == "TA-10.5"


# --- a trade marker --------------------------------------------------------------------------------------------------


@rule("TA-7.12")
@pytest.mark.parametrize("marker", TRADE)
def test_a_trade_marker_of_choice_costs_fifty(marker: str) -> None:
    s = given()
    play(s, f"mark {marker}")
    assert (s.money[0], markers_of(s, 0, marker), s.active) == (450, 1, 1)


@rule("TA-7.12", "TA-3.5")
@pytest.mark.parametrize("marker", ["coal_bunker", *TRADE])
def test_a_marker_that_cannot_be_paid_is_refused(marker: str) -> None:
    s = given(money=40)
    assert refused(s, f"mark {marker}") == "TA-3.5"


@rule("TA-7.12", "TA-10.5")
@pytest.mark.parametrize("marker", TRADE)
def test_a_trade_marker_is_not_available_when_none_is_left(marker: str) -> None:
    s = given(markers=GONE)
    assert refused(s, f"mark {marker}") == "TA-10.5"
