"""The extension cards Global and Blue Riband. [TA-7.8, TA-7.9]"""

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, markers_of

FLEET: dict[str, list[Ship]] = {  # red: etruria, devonia; green: oregon, arizona; black: umbria
    "north_atlantic": [("etruria", 0, 1), ("umbria", 0, 1), ("devonia", 0, 1)],
    "south_atlantic": [("oregon", 0, 1), ("arizona", 0, 2), ("ariel", 0)],
    "indian_ocean": [("columbia", 0, 0), ("city_of_berlin", 1, 1)],
}


def given(card: str, sea: dict[str, list[Ship]] | None = None, ribands: int = 0) -> TransAtlantic:
    """Return a position in which seat 0, without money, holds this card."""
    hand = {0: [card, "director"]}
    return atlantic(2, hand=hand, money={0: 0}, sea=sea or FLEET, markers={0: {"blue_riband": ribands}})


# --- global ----------------------------------------------------------------------------------------------------------


@rule("TA-7.8")
def test_global_offers_one_ship_for_each_region_or_one_for_each_flag() -> None:
    s = given("global")
    play(s, "play global")
    assert legal(s) == ["rove regions", "rove flags"]


@rule("TA-7.8")
def test_by_region_one_ready_ship_of_each_region_sails() -> None:
    s = given("global")
    play(s, "play global", "rove regions")
    assert legal(s) == [
        "sail etruria",
        "sail umbria",
        "sail devonia",
        "sail oregon",
        "sail arizona",
        "sail ariel",
        "stop",
    ]
    play(s, "sail umbria")
    assert legal(s) == ["sail oregon", "sail arizona", "sail ariel", "stop"]
    play(s, "sail ariel")
    assert s.money[0] == 60 + 20
    assert s.active == 1  # columbia has no coal


@rule("TA-7.8")
def test_by_region_a_second_ship_of_the_region_is_refused() -> None:
    s = given("global")
    play(s, "play global", "rove regions", "sail umbria")
    assert refused(s, "sail etruria") == "TA-7.8"


@rule("TA-7.8")
def test_by_flag_one_ready_steamship_of_each_flag_sails() -> None:
    s = given("global")
    play(s, "play global", "rove flags", "sail devonia")
    assert legal(s) == ["sail umbria", "sail oregon", "sail arizona", "stop"]
    play(s, "sail arizona", "sail umbria")
    assert s.money[0] == 30 + 50 + 60
    assert s.active == 1


@rule("TA-7.8")
def test_by_flag_two_ships_of_one_region_may_sail() -> None:
    s = given("global")
    play(s, "play global", "rove flags", "sail etruria", "sail umbria", "stop")
    assert (coal_on(s, "etruria"), coal_on(s, "umbria")) == (0, 0)


@rule("TA-7.8")
def test_by_flag_a_second_ship_of_the_flag_is_refused() -> None:
    s = given("global")
    play(s, "play global", "rove flags", "sail devonia")
    assert refused(s, "sail etruria") == "TA-7.8"


@rule("TA-7.8")
def test_by_flag_a_sailing_ship_is_refused() -> None:
    s = given("global")
    play(s, "play global", "rove flags")
    assert refused(s, "sail ariel") == "TA-7.8"


@rule("TA-7.8", "TA-6.4")
@pytest.mark.parametrize("mode", ["regions", "flags"])
def test_no_ship_goes_round_the_globe_twice(mode: str) -> None:
    s = given("global")
    play(s, "play global", f"rove {mode}", "sail arizona")
    assert refused(s, "sail arizona") == "TA-6.4"


@rule("TA-7.8", "TA-6.1")
@pytest.mark.parametrize("mode", ["regions", "flags"])
def test_a_ship_without_coal_does_not_go_round_the_globe(mode: str) -> None:
    s = given("global")
    play(s, "play global", f"rove {mode}")
    assert refused(s, "sail columbia") == "TA-6.1"


@rule("TA-7.8")
@pytest.mark.parametrize("mode", ["regions", "flags"])
def test_any_region_or_flag_may_be_left_out(mode: str) -> None:
    s = given("global")
    play(s, "play global", f"rove {mode}", "stop")
    assert (s.money[0], s.active) == (0, 1)


@rule("TA-7.8")
def test_the_mode_must_be_chosen_where_a_ship_is_ready() -> None:
    s = given("global")
    play(s, "play global")
    assert refused(s, "stop") == "TA-7.8"


@rule("TA-7.8")
def test_with_only_sailing_ships_ready_they_go_by_region() -> None:
    s = given("global", {**FLEET, "north_atlantic": ["scotia"], "south_atlantic": [("ariel", 0)]})
    play(s, "play global")
    assert legal(s) == ["rove regions"]
    assert refused(s, "rove flags") == "TA-7.8"


@rule("TA-7.8")
def test_without_a_ready_ship_global_does_nothing() -> None:
    s = given("global", {**FLEET, "north_atlantic": ["scotia"], "south_atlantic": []})
    play(s, "play global")
    assert s.active == 1


# --- blue riband -----------------------------------------------------------------------------------------------------


@rule("TA-7.9", "TA-10.4")
@pytest.mark.parametrize(("acquired", "ships"), [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6)])
def test_a_ship_for_each_riband_the_printed_and_overflow_ones_included(acquired: int, ships: int) -> None:
    fleet = ["etruria", "umbria", "devonia", "oregon", "arizona", "ariel"]
    s = given("blue_riband", ribands=acquired)
    play(s, "play blue_riband", *(f"sail {ship}" for ship in fleet[:ships]))
    assert s.money[0] == sum([60, 60, 30, 50, 50, 20][:ships])
    assert s.active == 1


@rule("TA-7.9")
def test_fewer_ships_than_ribands_may_sail() -> None:
    s = given("blue_riband", ribands=2)
    play(s, "play blue_riband", "sail ariel", "stop")
    assert (s.money[0], s.active) == (20, 1)


@rule("TA-7.9", "TA-6.1", "TA-6.4")
def test_the_ships_of_blue_riband_are_ready_and_different() -> None:
    s = given("blue_riband", ribands=2)
    play(s, "play blue_riband", "sail arizona")
    assert refused(s, "sail arizona") == "TA-6.4"
    assert refused(s, "sail columbia") == "TA-6.1"


@rule("TA-7.9", "TA-3.2", "TA-5.10")
def test_a_riband_won_by_the_deployment_counts() -> None:
    sea: dict[str, list[Ship]] = {**FLEET, "north_atlantic": ["scotia"]}
    s = atlantic(2, hand={0: ["blue_riband", "director"]}, money={0: 0}, sea=sea, reserve={0: [("umbria", 1)]})
    play(s, "play blue_riband", "deploy umbria", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 1
    play(s, "sail umbria", "sail oregon")
    assert (s.money[0], s.active) == (60 + 50, 1)


@rule("TA-7.9")
def test_without_a_ready_ship_blue_riband_does_nothing() -> None:
    s = given("blue_riband", {**FLEET, "north_atlantic": ["scotia"], "south_atlantic": []}, ribands=3)
    play(s, "play blue_riband")
    assert (s.money[0], s.active) == (0, 1)
