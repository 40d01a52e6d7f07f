"""Manufacture Equipment and Recruit Crew. [SY-12, SY-13]"""

from pathlib import Path

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import edited, stock_of, yard

EQUIPMENT = ["cannon", "smokestack", "crane", "sail"]
CREW = ["captain", "businessman", "soldier", "propeller"]
RINGS = [("manufacture_equipment", EQUIPMENT), ("recruit_crew", CREW)]


def ring(action: str, stands: str, money: int = 6, staff: list[str] | None = None) -> Shipyard:
    """Seat 0 manufactures or recruits; the marker stands on an item."""
    return yard(
        3,
        at=action,
        manufacture=stands if stands in EQUIPMENT else None,
        recruit=stands if stands in CREW else None,
        money={0: money},
        staff={0: staff or []},
    )


def marker(s: Shipyard, action: str) -> str:
    name = "manufacture" if action == "manufacture_equipment" else "recruit"
    return str(s.view(0)["markers"][name])


@pytest.mark.parametrize(
    ("action", "items"),
    [pytest.param(*RINGS[0], marks=rule("SY-12.1", "SY-12.2")), pytest.param(*RINGS[1], marks=rule("SY-13.1"))],
)
@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize("extra", range(4))
def test_the_marker_moves_one_space_and_up_to_three_more_for_a_guilder_each(
    action: str, items: list[str], start: int, extra: int
) -> None:
    s = ring(action, items[start])
    play(s, f"push {extra}")
    reached = items[(start + 1 + extra) % 4]
    assert (stock_of(s, 0), s.money[0]) == ({reached: 1}, 6 - extra)
    assert marker(s, action) == reached


@pytest.mark.parametrize(
    ("action", "items"),
    [pytest.param(*RINGS[0], marks=rule("SY-12.1")), pytest.param(*RINGS[1], marks=rule("SY-13.1"))],
)
@pytest.mark.parametrize("money", range(4))
def test_as_many_further_spaces_are_offered_as_can_be_paid(action: str, items: list[str], money: int) -> None:
    s = ring(action, items[0], money=money)
    assert legal(s) == [f"push {steps}" for steps in range(money + 1)]


@rule("SY-12.1")
@pytest.mark.parametrize(("money", "steps"), [(0, 1), (1, 2), (2, 3)])
def test_steps_of_manufacturing_that_cannot_be_paid_are_refused(money: int, steps: int) -> None:
    assert refused(ring("manufacture_equipment", "cannon", money=money), f"push {steps}") == "SY-12.1"


@rule("SY-13.1")
def test_steps_of_recruiting_that_cannot_be_paid_are_refused() -> None:
    assert refused(ring("recruit_crew", "captain", money=1), "push 2") == "SY-13.1"


@rule("SY-12.1")
def test_more_than_three_further_spaces_cannot_be_bought() -> None:
    assert refused(ring("manufacture_equipment", "cannon", money=20), "push 4") == "SY-12.1"


@rule("SY-13.1")
def test_more_than_three_further_spaces_of_the_green_circle_cannot_be_bought() -> None:
    assert refused(ring("recruit_crew", "captain", money=20), "push 4") == "SY-13.1"


@rule("SY-12.1")
def test_the_kind_the_marker_stood_on_is_the_dearest() -> None:
    s = ring("manufacture_equipment", "crane", money=3)
    play(s, "push 3")
    assert (stock_of(s, 0), s.money[0]) == ({"crane": 1}, 0)


@rule("SY-12.1")
def test_the_order_of_the_ring_is_a_figure(tmp_path: Path) -> None:
    edited(
        tmp_path,
        "rings.csv",
        ("manufacture_equipment,1,smokestack", "manufacture_equipment,1,x"),
        ("manufacture_equipment,3,sail", "manufacture_equipment,3,smokestack"),
        ("manufacture_equipment,1,x", "manufacture_equipment,1,sail"),
    )
    s = yard(3, at="manufacture_equipment", manufacture="cannon", data=tmp_path)
    play(s, "push 0")
    assert stock_of(s, 0) == {"sail": 1}


@rule("SY-12.1", "SY-13.1")
def test_the_two_markers_move_apart() -> None:
    s = yard(3, at="manufacture_equipment", manufacture="cannon", recruit="soldier")
    play(s, "push 1")
    assert (marker(s, "manufacture_equipment"), marker(s, "recruit_crew")) == ("crane", "soldier")


# --- engineers and recruiters ----------------------------------------------------------------------------------------


@rule("SY-12.3", "SY-17.3")
@pytest.mark.parametrize("item", EQUIPMENT)
@pytest.mark.parametrize("start", range(4))
def test_an_engineer_adds_a_piece_of_its_kind_wherever_the_marker_stops(item: str, start: int) -> None:
    s = ring("manufacture_equipment", EQUIPMENT[start], staff=[f"engineer_{item}"])
    made = EQUIPMENT[(start + 1) % 4]
    play(s, "push 0", f"engage engineer_{item}")
    assert stock_of(s, 0) == ({item: 2} if item == made else {item: 1, made: 1})


@rule("SY-13.1", "SY-17.4")
@pytest.mark.parametrize("item", CREW)
@pytest.mark.parametrize("start", range(4))
def test_a_recruiter_adds_a_piece_of_its_kind_wherever_the_marker_stops(item: str, start: int) -> None:
    s = ring("recruit_crew", CREW[start], staff=[f"recruiter_{item}"])
    made = CREW[(start + 1) % 4]
    play(s, "push 0", f"engage recruiter_{item}")
    assert stock_of(s, 0) == ({item: 2} if item == made else {item: 1, made: 1})


@rule("SY-12.3")
def test_every_engineer_adds_a_piece_and_each_is_asked_for() -> None:
    s = ring("manufacture_equipment", "cannon", staff=["engineer_crane", "engineer_sail"])
    play(s, "push 0")
    assert legal(s) == ["engage engineer_sail", "decline"]
    play(s, "engage engineer_sail")
    assert legal(s) == ["engage engineer_crane", "decline"]
    play(s, "engage engineer_crane")
    assert stock_of(s, 0) == {"smokestack": 1, "crane": 1, "sail": 1} and s.money[0] == 6


@rule("SY-12.3", "SY-17.2")
def test_engineers_may_be_used_in_part() -> None:
    s = ring("manufacture_equipment", "cannon", staff=["engineer_cannon", "engineer_crane", "engineer_sail"])
    events = play(s, "push 0", "decline", "engage engineer_crane", "decline")
    assert stock_of(s, 0) == {"smokestack": 1, "crane": 1}
    assert names(events).count("piece_added") == 1


@rule("SY-13.1", "SY-17.2")
def test_recruiters_may_be_used_in_part() -> None:
    s = ring("recruit_crew", "soldier", staff=["recruiter_captain", "recruiter_propeller"])
    play(s, "push 0", "decline", "engage recruiter_propeller")
    assert stock_of(s, 0) == {"propeller": 2}


@rule("SY-12.3")
def test_an_engineer_cannot_be_used_twice_in_one_action() -> None:
    s = ring("manufacture_equipment", "cannon", staff=["engineer_crane", "engineer_sail"])
    play(s, "push 0", "engage engineer_sail")
    assert refused(s, "engage engineer_sail") == "SY-12.3"


@rule("SY-12.3")
def test_an_engineer_that_is_not_held_cannot_be_used() -> None:
    s = ring("manufacture_equipment", "cannon", staff=["engineer_sail"])
    play(s, "push 0")
    assert refused(s, "engage engineer_crane") == "SY-12.3"


@rule("SY-12.3", "SY-13.1")
@pytest.mark.parametrize(
    ("action", "stands", "staff"),
    [("recruit_crew", "captain", "engineer_sail"), ("manufacture_equipment", "cannon", "recruiter_captain")],
)
def test_engineers_do_not_recruit_and_recruiters_do_not_manufacture(action: str, stands: str, staff: str) -> None:
    s = ring(action, stands, staff=[staff])
    play(s, "push 0")
    assert not offered(s, f"engage {staff}")
    assert sum(stock_of(s, 0).values()) == 1


@rule("SY-12.3")
def test_the_engineers_of_others_do_not_help() -> None:
    s = yard(3, at="manufacture_equipment", staff={1: ["engineer_sail"]})
    play(s, "push 0")
    assert s.decision.seat == 1 and sum(stock_of(s, 0).values()) == 1


@rule("SY-12.4")
def test_pieces_are_kept_without_limit_until_they_are_used() -> None:
    s = yard(3, at="manufacture_equipment", manufacture="crane", store={0: {"sail": 40, "crane": 3}})
    play(s, "push 0")
    assert stock_of(s, 0) == {"sail": 41, "crane": 3}


@rule("SY-12.4", "SY-18.3")
def test_pieces_leave_the_shipyard_when_they_are_used_on_a_ship() -> None:
    s = yard(
        3,
        at="launching",
        row={0: ["B01", "M01", "S01", None, None, None, None, None, None]},
        store={0: {"captain": 2, "sail": 2}},
        canals={0: [("C03", 0, 0, 0)]},
        figure={0: ("C03", "d", "W")},
    )
    play(s, "launch 1", "man", "fit sail", "done")
    assert stock_of(s, 0) == {"sail": 1, "captain": 1}
