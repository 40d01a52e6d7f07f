"""Contracts. [SY-30]"""

from typing import Any

import pytest

from tests.rules import play, rule
from tests.shipyard.build import yard

Ship = tuple[int, list[str], dict[str, int], int]
COLOURS = ["engineer_sail", "recruiter_soldier", "trader_wood_1", "rigger", "foreman"]  # brown, green, orange, ...
STEAMER = {"propeller": 1, "smokestack": 1, "sail": 1, "crane": 1}


def worth(contract: str, **given: Any) -> int:
    """Return what a contract is worth to seat 0 at the end."""
    s = yard(2, at="scoring", contracts={0: [contract], 1: []}, **given)
    return int(s.view(1)["seats"][0]["held"][contract])


def ships(*lengths: int) -> list[Ship]:
    """Return ships of seat 0 with so many cards each, without any pieces but the captain."""
    fleet, middle = [], 1
    for number, length in enumerate(lengths, start=1):
        middles = [f"M{middle + n:02}" for n in range(length - 2)]
        middle += length - 2
        fleet.append((0, [f"B{number:02}", *middles, f"S{number:02}"], {"captain": 1}, 0))
    return fleet


def laden(*loads: dict[str, int]) -> list[Ship]:
    """Return ships of seat 0 with these pieces."""
    return [
        (0, [f"B{n:02}", f"M{n:02}", f"S{n:02}"], {"captain": 1, **load}, 0) for n, load in enumerate(loads, start=1)
    ]


# --- green -----------------------------------------------------------------------------------------------------------


@rule("SY-30.3", "SY-17.11")
@pytest.mark.parametrize("number", range(6))
def test_cg01_counts_the_colours_of_employees(number: int) -> None:
    assert worth("CG01", staff={0: COLOURS[:number]}) == [0, 1, 2, 4, 7, 11][number]


@rule("SY-30.3")
@pytest.mark.parametrize(
    ("staff", "types"),
    [
        (["trader_wood_1", "trader_steel_1"], 1),
        (["trader_wood_1", "trader_wood_2"], 2),
        (["trader_wood_1", "trader_wood_2", "trader_coal_1", "trader_coal_2"], 2),
        (["builder_sail", "helmsman", "rigger", "accountant", "foreman"], 2),
        (["trader_wood_1", "trader_wood_2", "engineer_sail", "recruiter_soldier", "rigger", "foreman"], 6),
    ],
)
def test_a_level_2_trader_is_a_type_of_its_own(staff: list[str], types: int) -> None:
    assert worth("CG01", staff={0: staff}) == [0, 1, 2, 4, 7, 11, 15][types]


@rule("SY-30.1")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (3, 6), (5, 15), (6, 20)])
def test_cg02_counts_ships(number: int, points: int) -> None:
    assert worth("CG02", fleet=ships(*[3] * number)) == points


@rule("SY-30.1")
def test_cg03_counts_ships_with_all_three_safety_items() -> None:
    complete: Ship = (0, ["B25", "M21", "S01"], {"captain": 1}, 0)
    without_boat: Ship = (0, ["B22", "M26", "S15"], {"captain": 1}, 0)
    other: Ship = (0, ["B02", "M52", "S26"], {"captain": 1}, 0)
    assert worth("CG03", fleet=[complete, without_boat, other]) == 10


@rule("SY-30.3")
def test_cg04_counts_blue_yellow_and_orange_employees() -> None:
    staff = ["engineer_sail", "recruiter_soldier", "trader_wood_1", "trader_wood_2", "rigger", "foreman"]
    assert worth("CG04", staff={0: staff}) == 8


@rule("SY-30.1")
@pytest.mark.parametrize(
    ("lengths", "points"), [((6,), 0), ((7,), 6), ((7, 9), 14), ((9, 8, 7), 24), ((7, 7, 7, 7), 34)]
)
def test_cg05_counts_ships_of_seven_or_more_cards(lengths: tuple[int, ...], points: int) -> None:
    assert worth("CG05", fleet=ships(*lengths)) == points


@rule("SY-30.1")
@pytest.mark.parametrize(
    ("contract", "cards"),
    [("CG06", ["B03", "M21", "S03"]), ("CG07", ["B11", "M08", "S04"]), ("CG08", ["B25", "M04", "S02"])],
)
@pytest.mark.parametrize(("number", "points"), [(1, 10), (0, 0)])
def test_cg06_to_cg08_count_safety_items_of_the_fleet(
    contract: str, cards: list[str], number: int, points: int
) -> None:
    fleet: list[Ship] = [(0, cards, {"captain": 1}, 0)] * number  # five of the kind
    assert worth(contract, fleet=fleet) == points


@rule("SY-30.1")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (4, 4), (5, 6), (8, 12)])
def test_cg09_counts_employees_those_beyond_the_fourth_twice(number: int, points: int) -> None:
    staff = [
        "rigger",
        "helmsman",
        "foreman",
        "accountant",
        "builder_sail",
        "builder_crew",
        "engineer_sail",
        "trader_coal_1",
    ]
    assert worth("CG09", staff={0: staff[:number]}) == points


@rule("SY-30.1")
@pytest.mark.parametrize(
    ("lengths", "points"), [((5, 7), 0), ((6,), 4), ((6, 6), 10), ((6, 6, 6), 18), ((6, 6, 6, 6), 26)]
)
def test_cg10_counts_ships_of_exactly_six_cards(lengths: tuple[int, ...], points: int) -> None:
    assert worth("CG10", fleet=ships(*lengths)) == points


@rule("SY-30.1")
@pytest.mark.parametrize(("lengths", "points"), [((4, 6), 0), ((5,), 4), ((5, 5, 5), 15), ((5, 5, 5, 5, 5), 29)])
def test_cg11_counts_ships_of_exactly_five_cards(lengths: tuple[int, ...], points: int) -> None:
    assert worth("CG11", fleet=ships(*lengths)) == points


@rule("SY-30.1")
@pytest.mark.parametrize(("lengths", "points"), [((7,), 0), ((8,), 3), ((9, 9), 15), ((9, 9, 6), 24), ((9, 9, 9), 27)])
def test_cg12_counts_ship_cards(lengths: tuple[int, ...], points: int) -> None:
    assert worth("CG12", fleet=ships(*lengths)) == points


@rule("SY-30.4", "SY-28.1")
@pytest.mark.parametrize(
    ("contract", "middles", "points"), [("CG05", 5, 6), ("CG10", 4, 4), ("CG11", 3, 4), ("CG12", 6, 3)]
)
def test_blank_cards_count_for_length_and_number_of_cards(contract: str, middles: int, points: int) -> None:
    cards = ["blank_bow", *["blank_middle"] * middles, "S01"]
    assert worth(contract, fleet=[(0, cards, {"captain": 1}, 0)]) == points


# --- blue ------------------------------------------------------------------------------------------------------------


@rule("SY-30.1")
@pytest.mark.parametrize(("contract", "item"), [("CB01", "soldier"), ("CB02", "businessman")])
@pytest.mark.parametrize(("loads", "points"), [((0,), 0), ((1,), 0), ((1, 1), 2), ((3, 2), 8)])
def test_cb01_and_cb02_count_two_for_each_beyond_the_first(
    contract: str, item: str, loads: tuple[int, ...], points: int
) -> None:
    assert worth(contract, fleet=laden(*[{item: number} for number in loads])) == points


@rule("SY-30.1")
@pytest.mark.parametrize(("contract", "one", "two"), [("CB03", "soldier", "cannon"), ("CB04", "businessman", "crane")])
def test_cb03_and_cb04_count_pairs_on_the_same_ship(contract: str, one: str, two: str) -> None:
    assert worth(contract, fleet=laden({one: 3, two: 2}, {one: 1, two: 4})) == 3 * (2 + 1)
    assert worth(contract, fleet=laden({one: 3}, {two: 3})) == 0


@rule("SY-30.1")
def test_cb05_counts_ships_with_all_four() -> None:
    full = {"businessman": 1, "soldier": 1, "crane": 1, "cannon": 1}
    assert worth("CB05", fleet=laden(full, {**full, "crane": 0}, dict.fromkeys(full, 2))) == 16


@rule("SY-30.1")
def test_cb06_counts_ships_with_sail_smokestack_and_propeller() -> None:
    full = {"sail": 1, "smokestack": 1, "propeller": 1}
    assert worth("CB06", fleet=laden(full, {**full, "sail": 0}, dict.fromkeys(full, 2))) == 12


@rule("SY-30.2")
@pytest.mark.parametrize(
    ("loads", "points"),
    [
        ([{}], 0), ([{"captain": 2}], 1), ([{}, {}], 0), ([{"sail": 3}, {"sail": 1, "crane": 1}], 2),
        ([STEAMER, {"cannon": 1, "businessman": 1, "soldier": 1}], 16),
        ([STEAMER, {"cannon": 1, "businessman": 1, "soldier": 1, "captain": 2}], 20),
    ],
)  # fmt: skip
def test_cb07_counts_the_kinds_of_pieces_officers_being_one(loads: list[dict[str, int]], points: int) -> None:
    assert worth("CB07", fleet=laden(*loads)) == points


@rule("SY-30.2")
@pytest.mark.parametrize(("captains", "points"), [((1,), 0), ((1, 1), 0), ((3, 1), 6), ((3, 2), 9)])
def test_cb08_counts_every_captain_beyond_the_first_on_a_ship(captains: tuple[int, ...], points: int) -> None:
    assert worth("CB08", fleet=laden(*[{"captain": number} for number in captains])) == points


@rule("SY-30.1")
@pytest.mark.parametrize(("contract", "item"), [("CB09", "sail"), ("CB10", "smokestack")])
@pytest.mark.parametrize(("loads", "points"), [((1,), 0), ((1, 1), 0), ((3, 1), 3), ((5, 2), 9)])
def test_cb09_and_cb10_count_pairs_on_the_same_ship(
    contract: str, item: str, loads: tuple[int, ...], points: int
) -> None:
    assert worth(contract, fleet=laden(*[{item: number} for number in loads])) == points


@rule("SY-30.1")
def test_cb11_counts_propellers() -> None:
    assert worth("CB11", fleet=laden({"propeller": 2}, {}, {"propeller": 1})) == 9


@rule("SY-23.5")
def test_cb12_counts_used_canals() -> None:
    assert worth("CB12", used={0: 5, 1: 2}) == 20


# --- whose things count ----------------------------------------------------------------------------------------------


@rule("SY-30.2", "SY-17.12")
def test_an_officer_of_the_crew_builder_is_an_officer() -> None:
    s = yard(
        2, at="launching", row={0: ["B02", "M04", "S02"]}, store={0: {"captain": 3}}, staff={0: ["builder_crew"]},
        canals={0: [("C07", 0, 0, 0)]}, figure={0: ("C07", "d", "W")}, contracts={0: ["CB08"]},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit captain", "fit captain", "done")
    assert s.view(0)["seats"][0]["held"] == {"CB08": 6}


@rule("SY-30.1")
@pytest.mark.parametrize("contract", ["CG02", "CG12", "CB01", "CB08", "CB12"])
def test_the_fleets_of_others_do_not_count(contract: str) -> None:
    ship: Ship = (1, ["B01", *[f"M{n:02}" for n in range(1, 8)], "S01"], {"captain": 5, "soldier": 5}, 0)
    assert worth(contract, fleet=[ship], used={1: 9}) == 0
