"""Coal, and its extension card. [TA-7.10, TA-7.11]"""

from typing import Any

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import names, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on

NOTHING: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}
EIGHT: dict[str, list[Ship]] = {  # eight ships, each with room for one coal
    "north_atlantic": [("columbia", 0, 2), ("britannia", 0, 2), ("ormuz", 0, 2)],
    "south_atlantic": [("oregon", 0, 2), ("arizona", 0, 2), ("devonia", 0, 2)],
    "indian_ocean": [("umbria", 0, 2), ("hammonia", 0, 2)],
}


def given(south: list[Ship], card: str = "coal", bunkers: int = 0, **more: Any) -> TransAtlantic:
    """Return a position after seat 0, with ships in the South Atlantic, has played a card."""
    sea = {**NOTHING, "south_atlantic": south, **more.pop("sea", {})}
    markers = {0: {"coal_bunker": bunkers}}
    s = atlantic(2, hand={0: [card, "director"]}, markers=markers, sea=sea, **more)
    play(s, f"play {card}")
    return s


def three(coal: int) -> dict[str, list[Ship]]:
    """Return three empty ships in the Indian Ocean, and one with coal in the North Atlantic."""
    return {
        "indian_ocean": [("columbia", 0), ("umbria", 0), ("oregon", 0)],
        "north_atlantic": [("arizona", 0, coal), "scotia"],
    }


# --- evenly ----------------------------------------------------------------------------------------------------------


@rule("TA-7.10", "TA-10.4")
@pytest.mark.parametrize("bunkers", [0, 1, 4, 5])
def test_the_coal_is_two_and_one_for_each_bunker_the_printed_and_overflow_ones_included(bunkers: int) -> None:
    every = [(region, ship) for region, ships in EIGHT.items() for ship in ships][: 3 + bunkers]
    sea = {region: [ship for where, ship in every if where == region] for region in EIGHT}
    s = given([], sea=sea, bunkers=bunkers)
    assert s.stock == 40 - 3 * (3 + bunkers)
    assert s.active == 1


@rule("TA-7.10")
@pytest.mark.parametrize(
    ("before", "bunkers", "after"),
    [
        ([0, 0], 1, [2, 2]),
        ([0, 1], 0, [2, 2]),
        ([0, 2], 1, [3, 3]),
        ([0, 3], 0, [3, 3]),
        ([1, 2], 1, [3, 3]),
        ([0, 0], 5, [3, 3]),
    ],
)
def test_each_coal_goes_to_the_steamship_with_the_fewest(before: list[int], bunkers: int, after: list[int]) -> None:
    s = given([("columbia", 0, before[0]), ("umbria", 0, before[1])], bunkers=bunkers)
    assert [coal_on(s, "columbia"), coal_on(s, "umbria")] == after


@rule("TA-7.10")
def test_in_the_last_incomplete_layer_the_player_chooses_ship_by_ship() -> None:
    s = given([("hammonia", 0, 0)], sea=three(3))
    assert legal(s) == ["load hammonia", "load columbia", "load umbria", "load oregon"]
    play(s, "load umbria", "load hammonia")
    assert legal(s) == ["load columbia", "load oregon"]
    play(s, "load oregon")
    assert [coal_on(s, ship) for ship in ("hammonia", "columbia", "umbria", "oregon")] == [1, 0, 1, 1]
    assert s.active == 1


@rule("TA-7.10")
def test_a_layer_that_the_coal_covers_is_loaded_without_asking() -> None:
    s = given([], sea=three(3), bunkers=2)
    assert [coal_on(s, ship) for ship in ("columbia", "umbria", "oregon")] == [1, 1, 1]
    assert legal(s) == ["load columbia", "load umbria", "load oregon"]


@rule("TA-7.10")
@pytest.mark.parametrize("coal", [1, 2])
def test_a_ship_that_is_not_on_the_lowest_level_is_refused(coal: int) -> None:
    s = given([("hammonia", 0, 0)], sea=three(coal))
    assert refused(s, "load arizona") == "TA-7.10"


@rule("TA-7.10")
def test_no_ship_takes_two_coal_of_the_last_layer() -> None:
    s = given([("hammonia", 0, 0)], sea=three(3))
    play(s, "load hammonia")
    assert refused(s, "load hammonia") == "TA-7.10"


@rule("TA-7.10", "TA-6.5")
def test_a_full_ship_is_refused() -> None:
    s = given([("hammonia", 0, 0)], sea=three(3))
    assert refused(s, "load arizona") == "TA-6.5"


@rule("TA-7.10")
def test_loading_is_compulsory() -> None:
    s = given([("hammonia", 0, 0)], sea=three(3))
    assert refused(s, "stop") == "TA-7.10"
    assert refused(s, "decline") == "TA-7.10"


@rule("TA-7.10")
@pytest.mark.parametrize("ship", ["ariel", "scotia", "belgenland", "germanic"])
def test_sailing_ships_scotia_ships_in_the_reserve_and_foreign_ships_are_refused(ship: str) -> None:
    south: list[Ship] = [("hammonia", 0, 0), ("germanic", 1, 0), ("ariel", 0)]
    s = given(south, sea=three(3), reserve={0: ["belgenland"]})
    assert refused(s, f"load {ship}") == "TA-7.10"


@rule("TA-7.10", "TA-5.12")
def test_sailing_ships_scotia_and_ships_in_the_reserve_are_skipped() -> None:
    s = given([("hammonia", 0, 0), ("ariel", 0)], reserve={0: [("belgenland", 0)]})
    assert [coal_on(s, ship) for ship in ("hammonia", "ariel", "scotia", "belgenland")] == [3, 0, 0, 0]
    assert s.active == 1


@rule("TA-7.10", "TA-6.5")
def test_no_more_is_loaded_than_the_ships_have_room_for() -> None:
    s = given([("hammonia", 0, 2)])
    assert (coal_on(s, "hammonia"), s.stock) == (3, 37)
    assert s.active == 1


@rule("TA-7.10", "TA-6.5")
def test_no_more_is_loaded_than_the_supply_holds() -> None:
    s = given([("hammonia", 0, 0)], bunkers=4, stock=2)
    assert (coal_on(s, "hammonia"), s.stock) == (2, 0)


@rule("TA-7.10", "TA-6.5")
def test_a_supply_that_does_not_cover_the_layer_makes_it_the_last_one() -> None:
    s = given([], sea=three(3), bunkers=4, stock=1)
    play(s, "load umbria")
    assert [coal_on(s, ship) for ship in ("columbia", "umbria", "oregon")] == [0, 1, 0]
    assert s.active == 1


@rule("TA-7.10")
def test_without_a_steamship_at_sea_coal_does_nothing() -> None:
    s = atlantic(2, sea={**NOTHING, "south_atlantic": [("ariel", 0)]})
    events = play(s, "play coal")
    assert "coal_loaded" not in names(events)
    assert (s.stock, s.active) == (40, 1)


# --- freely ----------------------------------------------------------------------------------------------------------


@rule("TA-7.11", "TA-10.4")
@pytest.mark.parametrize("bunkers", [0, 1, 2, 5])
def test_the_extension_card_loads_three_and_one_for_each_bunker(bunkers: int) -> None:
    ships = ["columbia"] * 3 + ["umbria"] * 3 + ["oregon"] * 3
    s = given([], "coal_plus", bunkers, sea=three(3))
    play(s, *(f"load {ship}" for ship in ships[: 4 + bunkers]))
    assert s.stock == 40 - 3 - 4 - bunkers
    assert s.active == 1


@rule("TA-7.11")
def test_the_player_distributes_freely() -> None:
    s = given([("hammonia", 0, 1)], "coal_plus", sea=three(2))
    assert legal(s) == ["load arizona", "load hammonia", "load columbia", "load umbria", "load oregon", "stop"]
    play(s, "load hammonia", "load hammonia", "load arizona", "load oregon")
    assert [coal_on(s, ship) for ship in ("hammonia", "arizona", "oregon", "columbia")] == [3, 3, 1, 0]


@rule("TA-7.11")
@pytest.mark.parametrize("cubes", [0, 1, 3])
def test_fewer_cubes_may_be_loaded(cubes: int) -> None:
    s = given([("hammonia", 0, 0), ("arizona", 0, 0)], "coal_plus")
    play(s, *["load hammonia"] * cubes, "stop")
    assert (coal_on(s, "hammonia"), coal_on(s, "arizona")) == (cubes, 0)
    assert s.active == 1


@rule("TA-7.11", "TA-6.5")
def test_a_ship_holds_three_at_most() -> None:
    s = given([("hammonia", 0, 2), ("arizona", 0, 0)], "coal_plus")
    play(s, "load hammonia")
    assert refused(s, "load hammonia") == "TA-6.5"


@rule("TA-7.11", "TA-7.10")
def test_a_sailing_ship_takes_no_coal_from_the_extension_card() -> None:
    s = given([("hammonia", 0, 2), ("ariel", 0)], "coal_plus")
    assert refused(s, "load ariel") == "TA-7.10"


@rule("TA-7.11", "TA-5.12")
def test_a_ship_in_the_reserve_takes_no_coal_from_the_extension_card() -> None:
    s = given([("hammonia", 0, 2)], "coal_plus", reserve={0: ["belgenland"]})
    assert refused(s, "load belgenland") == "TA-5.12"


@rule("TA-7.11")
def test_a_foreign_ship_takes_no_coal_from_the_extension_card() -> None:
    s = given([("hammonia", 0, 2), ("germanic", 1, 0)], "coal_plus")
    assert refused(s, "load germanic") == "TA-7.11"


@rule("TA-7.11")
def test_when_every_ship_is_full_nothing_is_asked() -> None:
    s = given([("hammonia", 0, 2)], "coal_plus")
    play(s, "load hammonia")
    assert s.active == 1


@rule("TA-7.11", "TA-6.5")
def test_when_the_supply_is_empty_nothing_is_asked() -> None:
    s = given([("hammonia", 0, 0)], "coal_plus", stock=1)
    play(s, "load hammonia")
    assert (coal_on(s, "hammonia"), s.stock, s.active) == (1, 0, 1)
