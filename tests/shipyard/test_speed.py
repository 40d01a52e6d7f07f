"""The speed of a ship. [SY-19]"""

from itertools import product

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import figure_of, yard

LINE = [("C07", 0, 0, 0), ("C08", 1, 0, 0), ("C03", 2, 0, 0)]  # 18 spaces ahead of d
TALL = ["B01", "M36", "M37", "M38", "S09"]  # eight masts and a propeller


def fitted(
    sails: int = 0, stacks: int = 0, propellers: int = 0, staff: list[str] | None = None,
    canals: list[tuple[str, int, int, int]] = LINE,
) -> Shipyard:  # fmt: skip
    """Return a position in which seat 0 has just fitted out a tall ship."""
    store = {"captain": 1, "sail": sails, "smokestack": stacks, "propeller": propellers}
    s = yard(
        2, at="launching", row={0: [*TALL]}, store={0: store}, staff={0: staff or []},
        canals={0: canals}, figure={0: (canals[0][0], "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", *["fit sail"] * sails, *["fit smokestack"] * stacks, *["fit propeller"] * propellers)
    play(s, "done")
    return s


def speed(s: Shipyard) -> int:
    """Return the speed of seat 0's last ship."""
    return int(s.view(1)["seats"][0]["fleet"][-1]["speed"])


# --- the pieces ------------------------------------------------------------------------------------------------------


@rule("SY-19.1")
@pytest.mark.parametrize(("sails", "stacks", "propellers"), list(product(range(4), range(1, 4), (1, 2))))
def test_with_smokestack_and_propeller_the_speed_is_four_and_more(sails: int, stacks: int, propellers: int) -> None:
    s = fitted(sails, stacks, propellers, ["builder_propeller"])
    assert speed(s) == 4 + (stacks - 1) + (propellers - 1) + sails


@rule("SY-19.2")
@pytest.mark.parametrize(("sails", "stacks"), list(product(range(4), range(5))))
def test_without_a_propeller_two_smokestacks_count_one(sails: int, stacks: int) -> None:
    assert speed(fitted(sails, stacks)) == 1 + sails + stacks // 2


@rule("SY-19.2")
@pytest.mark.parametrize(("sails", "propellers"), list(product(range(4), range(3))))
def test_without_a_smokestack_each_propeller_counts_one(sails: int, propellers: int) -> None:
    assert speed(fitted(sails, 0, propellers, ["builder_propeller"])) == 1 + sails + propellers


@rule("SY-19.2")
def test_the_lowest_possible_speed_is_one() -> None:
    assert speed(fitted()) == 1


# --- helmsman and rigger ---------------------------------------------------------------------------------------------


@rule("SY-19.3", "SY-17.7")
def test_a_helmsman_adds_one_or_not() -> None:
    s = fitted(2, staff=["helmsman"])
    assert legal(s) == ["speed 3", "speed 4"]
    play(s, "speed 4")
    assert speed(s) == 4


@rule("SY-19.3", "SY-17.8")
@pytest.mark.parametrize(("sails", "pairs"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_rigger_adds_up_to_one_for_each_pair_of_sails(sails: int, pairs: int) -> None:
    s = fitted(sails, staff=["rigger"])
    if pairs == 0:
        assert speed(s) == 1 + sails  # there is nothing to ask
    else:
        assert legal(s) == [f"speed {1 + sails + bonus}" for bonus in range(pairs + 1)]


@rule("SY-19.3")
def test_helmsman_and_rigger_add_up() -> None:
    s = fitted(4, staff=["helmsman", "rigger"])
    assert legal(s) == ["speed 5", "speed 6", "speed 7", "speed 8"]


@rule("SY-19.3")
def test_the_bonus_comes_after_the_normal_speed_of_a_steamer() -> None:
    s = fitted(2, 1, 1, staff=["rigger"])
    assert legal(s) == ["speed 6", "speed 7"]


@rule("SY-19.3")
def test_sails_of_the_sail_builder_count_for_the_rigger() -> None:
    s = yard(
        2, at="launching", row={0: ["B05", "M10", "S01"]}, store={0: {"captain": 1, "sail": 2}},
        staff={0: ["builder_sail", "rigger"]}, canals={0: LINE}, figure={0: ("C07", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit sail", "fit sail", "done")  # no mast at all
    assert legal(s) == ["speed 3", "speed 4"]


@rule("SY-19.3")
@pytest.mark.parametrize("beyond", ["speed 2", "speed 5", "speed 0"])
def test_a_speed_outside_these_bounds_cannot_be_named(beyond: str) -> None:
    s = fitted(2, staff=["helmsman"])
    assert refused(s, beyond) == "SY-19.3"


@rule("SY-19.3")
def test_a_speed_above_the_longest_route_cannot_be_named() -> None:
    s = fitted(4, staff=["helmsman", "rigger"], canals=[("C07", 0, 0, 0)])  # six spaces
    assert legal(s) == ["speed 5", "speed 6"]
    assert refused(s, "speed 7") == "SY-19.3"


@rule("SY-19.3")
def test_nothing_is_asked_when_the_canals_leave_no_room_for_a_bonus() -> None:
    s = fitted(1, staff=["helmsman"], canals=[("C01", 0, 0, 0)])
    assert speed(s) == 2


@rule("SY-19.3", "SY-17.13")
def test_the_effect_acts_on_each_ship() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}}, staff={0: ["helmsman"]},
        canals={0: LINE}, figure={0: ("C07", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done", "speed 2", "launch 4", "man", "done")
    assert offered(s, "speed 2")


# --- what the speed is for -------------------------------------------------------------------------------------------


@rule("SY-19.4")
@pytest.mark.parametrize(("chosen", "space"), [(3, "e"), (4, "h")])
def test_the_same_speed_counts_for_movement_and_points(chosen: int, space: str) -> None:
    s = fitted(2, staff=["helmsman"])
    events = play(s, f"speed {chosen}")
    assert {"event": "ship_scored", "seat": 0, "points": 1 + chosen, "spaces": chosen} in events
    assert names(events).count("space_entered") == chosen
    figure = figure_of(s, 0)
    assert figure is not None and figure[1] == space


@rule("SY-19.4")
def test_the_speed_of_mounted_pieces_cannot_be_declined() -> None:
    s = fitted(3, staff=["helmsman"])
    assert refused(s, "speed 3") == "SY-19.3"


@rule("SY-19.4")
def test_who_wants_less_speed_leaves_pieces_off() -> None:
    s = yard(
        2, at="launching", row={0: [*TALL]}, store={0: {"captain": 1, "sail": 3}}, canals={0: LINE},
        figure={0: ("C07", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit sail", "done")
    assert speed(s) == 2
