"""The worked examples of Shipyard: contracts and the end."""

from typing import Any

import pytest

from tests.rules import rule
from tests.shipyard.build import yard

Ship = tuple[int, list[str], dict[str, int], int]


def worth(contract: str, **given: Any) -> int:
    """Return what a contract is worth to seat 0 at the end."""
    s = yard(3, at="scoring", contracts={0: [contract], 1: [], 2: []}, **given)
    return int(s.view(1)["seats"][0]["held"][contract])


def laden(*loads: dict[str, int]) -> list[Ship]:
    """Return ships of seat 0 with these pieces and a captain."""
    return [
        (0, [f"B{n:02}", f"M{n:02}", f"S{n:02}"], {"captain": 1, **load}, 0) for n, load in enumerate(loads, start=1)
    ]


def long_ships(*lengths: int) -> list[Ship]:
    """Return ships of seat 0 of these lengths."""
    middles = iter([f"M{n:02}" for n in range(1, 53)])
    return [
        (0, [f"B{n:02}", *[next(middles) for _card in range(length - 2)], f"S{n:02}"], {"captain": 1}, 0)
        for n, length in enumerate(lengths, start=1)
    ]


@rule("SY-E19")
def test_seven_employees_give_ten() -> None:
    staff = ["rigger", "helmsman", "foreman", "accountant", "builder_sail", "engineer_sail", "recruiter_soldier"]
    assert worth("CG09", staff={0: staff}) == 10


@rule("SY-E20")
def test_five_businessmen_give_eight() -> None:
    assert worth("CB02", fleet=laden({"businessman": 2}, {"businessman": 3})) == 8


@rule("SY-E21", "SY-18.6", "SY-30.2")
def test_three_ships_with_seven_captains_have_four_officers() -> None:
    assert worth("CB08", fleet=laden({"captain": 3}, {"captain": 3}, {"captain": 1})) == 12


@rule("SY-E22", "SY-30.1")
@pytest.mark.parametrize(("sails", "points"), [((3, 1), 3), ((2, 2), 6), ((4,), 6)])
def test_pairs_of_sails_are_counted_ship_by_ship(sails: tuple[int, ...], points: int) -> None:
    assert worth("CB09", fleet=laden(*[{"sail": number} for number in sails])) == points


@rule("SY-E23")
@pytest.mark.parametrize(("cards", "points"), [(["B25", "M20", "S02"], 12), (["B25", "M20", "M04", "S02"], 13)])
def test_six_lifebuoys_give_twelve_and_seven_thirteen(cards: list[str], points: int) -> None:
    assert worth("CG08", fleet=[(0, cards, {"captain": 1}, 0)]) == points


@rule("SY-E24")
def test_three_ships_of_five_cards_give_fifteen_and_two_of_six_ten() -> None:
    assert worth("CG11", fleet=long_ships(5, 5, 5, 6)) == 15
    assert worth("CG10", fleet=long_ships(6, 6, 5, 7)) == 10


@rule("SY-E25", "SY-29.1", "SY-29.3")
def test_the_sheet_at_the_end_of_a_game() -> None:
    fleet = long_ships(6, 6, 3)
    for ship, sails in zip(fleet, (4, 3, 2), strict=True):
        ship[2]["sail"] = sails
    s = yard(
        3, at="scoring", contracts={0: ["CG10", "CB09"], 1: [], 2: []}, fleet=fleet,
        staff={0: ["trader_steel_1", "trader_steel_2", "trader_coal_1"]},
    )  # fmt: skip
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.sources[0] == {"ships": 0, "green_contract": 10, "blue_contract": 12, "traders": 5}


@rule("SY-E26")
def test_one_ship_counts_once() -> None:
    assert worth("CG03", fleet=[(0, ["B25", "M21", "M08", "S01"], {"captain": 1}, 0)]) == 5  # two of each
    assert worth("CB06", fleet=laden({"sail": 2, "smokestack": 2, "propeller": 2})) == 6
