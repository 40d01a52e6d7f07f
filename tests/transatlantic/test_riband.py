"""The Blue Riband for the fastest ship in the North Atlantic. [TA-5.10]"""

import pytest

from tests.rules import names, play, rule
from tests.transatlantic.build import Ship, atlantic, markers_of, ships_in

SOUTH: dict[str, list[Ship]] = {
    "south_atlantic": [("himalaya", 1), ("hammonia", 1), ("nubian", 1)],
    "indian_ocean": [("majestic", 1), ("arizona", 1), ("devonia", 1)],
}


def ribands(ship: str, north: list[Ship]) -> list[int]:
    """Deploy seat 0's ship from the reserve in the North Atlantic; return the markers of both seats."""
    s = atlantic(2, sea={"north_atlantic": north}, reserve={0: [ship]})
    play(s, "play transport", f"deploy {ship}", "steer north_atlantic")
    return [markers_of(s, seat, "blue_riband") for seat in range(2)]


@rule("TA-5.10")
def test_a_ship_faster_than_every_other_wins_a_riband() -> None:
    assert ribands("hammonia", ["scotia"]) == [1, 0]  # 16 knots against 15


@rule("TA-5.10")
def test_equal_speed_does_not_win() -> None:
    assert ribands("arizona", ["scotia"]) == [0, 0]


@rule("TA-5.10")
def test_a_slower_ship_does_not_win() -> None:
    assert ribands("etruria", [("umbria", 1), "scotia"]) == [0, 0]
    assert ribands("britannia", [("umbria", 1), "scotia"]) == [0, 0]


@rule("TA-5.10")
def test_ones_own_ships_are_compared_too() -> None:
    assert ribands("etruria", [("umbria", 0), "scotia"]) == [0, 0]


@rule("TA-5.10")
def test_in_an_empty_north_atlantic_any_ship_is_the_fastest() -> None:
    assert ribands("nubian", []) == [1, 0]


@rule("TA-5.10")
def test_the_ship_pushed_out_is_no_longer_compared() -> None:
    fast_below: list[Ship] = [("kroonland", 1), ("new_england", 1), ("friedrich_der_grosse", 1), ("campania", 1)]
    assert ribands("baltic", fast_below) == [1, 0]  # 16 knots; CAMPANIA with 22 leaves


@rule("TA-5.10")
@pytest.mark.parametrize("region", ["south_atlantic", "indian_ocean"])
def test_no_other_region_brings_a_riband(region: str) -> None:
    s = atlantic(2, sea={region: []}, reserve={0: ["mauretania"]})
    play(s, "play transport", "deploy mauretania", f"steer {region}")
    assert markers_of(s, 0, "blue_riband") == 0


@rule("TA-5.10")
def test_a_ship_just_bought_can_win() -> None:
    s = atlantic(2, sea={"north_atlantic": ["scotia"]}, market=["umbria"] + [None] * 5, money={0: 120})
    events = play(s, "play shipyard", "buy umbria", "deploy umbria", "steer north_atlantic")
    assert {"event": "riband_won", "seat": 0, "card": "umbria"} in events


@rule("TA-5.10", "TA-5.4")
def test_a_ship_that_is_sorted_in_can_win() -> None:
    s = atlantic(2, sea={**SOUTH, "north_atlantic": [("new_england", 1), "scotia"]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon", "steer north_atlantic")
    assert ships_in(s, "north_atlantic") == ["new_england", "oregon", "scotia"]
    assert markers_of(s, 0, "blue_riband") == 1


@rule("TA-5.10", "TA-5.8")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_redeployed_ship_can_win_whoevers_turn_it_is(owner: int) -> None:
    sea: dict[str, list[Ship]] = {**SOUTH, "south_atlantic": [("columbia", 1), ("britannia", 1), ("etruria", owner, 1)]}
    s = atlantic(2, sea={**sea, "north_atlantic": ["scotia"]}, reserve={0: ["campania"]})
    events = play(s, "play transport", "deploy campania", "steer south_atlantic")
    assert ships_in(s, "north_atlantic") == ["etruria", "scotia"]
    assert {"event": "riband_won", "seat": owner, "card": "etruria"} in events
    assert [markers_of(s, seat, "blue_riband") for seat in range(2)] == [int(owner == 0), int(owner == 1)]


@rule("TA-5.10", "TA-5.8")
def test_a_redeployed_ship_that_is_sorted_in_can_win() -> None:
    sea: dict[str, list[Ship]] = {**SOUTH, "south_atlantic": [("columbia", 1), ("britannia", 1), ("umbria", 1, 1)]}
    s = atlantic(2, sea={**sea, "north_atlantic": [("kroonland", 0), "scotia"]}, reserve={0: ["baltic"]})
    play(s, "play transport", "deploy baltic", "steer south_atlantic")
    assert ships_in(s, "north_atlantic") == ["kroonland", "umbria", "scotia"]
    assert markers_of(s, 1, "blue_riband") == 1


@rule("TA-5.10")
def test_a_ship_that_becomes_the_fastest_by_the_loss_of_another_wins_nothing() -> None:
    north: list[Ship] = [("kroonland", 1), ("new_england", 1), ("friedrich_der_grosse", 0), ("campania", 1)]
    s = atlantic(2, sea={"north_atlantic": north}, reserve={1: ["baltic"]}, active=1)
    play(s, "play transport", "deploy baltic", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 0


@rule("TA-5.10", "TA-10.5")
def test_with_an_empty_supply_nothing_is_taken() -> None:
    s = atlantic(
        2,
        sea={"north_atlantic": ["scotia"]},
        reserve={0: ["umbria"]},
        markers={0: {"blue_riband": 5}, 1: {"blue_riband": 7}},
    )
    events = play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert "riband_won" not in names(events)
    assert markers_of(s, 0, "blue_riband") == 5


@rule("TA-5.10")
def test_the_last_riband_of_the_supply_can_be_won() -> None:
    s = atlantic(2, sea={"north_atlantic": ["scotia"]}, reserve={0: ["umbria"]}, markers={1: {"blue_riband": 11}})
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 1


@rule("TA-5.10", "TA-5.13")
def test_the_riband_is_taken_before_the_fate_of_the_ship_pushed_out() -> None:
    north: list[Ship] = [("oregon", 1), ("stirling_castle", 1), ("assyrian_monarch", 1), ("germanic", 1, 1)]
    s = atlantic(2, sea={**SOUTH, "north_atlantic": north}, reserve={0: ["campania"]})
    events = play(s, "play transport", "deploy campania", "steer north_atlantic")
    assert names(events)[1:5] == ["ship_deployed", "riband_won", "ship_displaced", "ship_scrapped"]
