"""What employees do. [SY-17]"""

from pathlib import Path

import pytest

from blueriband.games.shipyard.data import COLOURS
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import edited, staff_of, stock_of, yard

LONG = [("C03", 0, 0, 0), ("C04", 1, 0, 0), ("C05", 2, 0, 0), ("C06", 3, 0, 0)]  # 19 spaces to sail
PLAIN: list[str | None] = ["B02", "M04", "S19"]  # masts 3, cabins 1, and no mount for anything else
BARE: list[str | None] = ["B25", "M25", "S15"]  # crane 1, propeller 1, no mast, no cannon, no cabin
TRACK = ["builder_sail", "builder_crane", "builder_crew", "accountant", "foreman", "helmsman"]


def launching(
    staff: list[str],
    store: dict[str, int],
    cards: list[str | None] | None = None,
    second: list[str | None] | None = None,
) -> Shipyard:
    """Seat 0 has a ship ready to be manned, with a long canal before it."""
    row = [*(cards or BARE), *(second or [])]
    s = yard(
        3,
        at="launching",
        row={0: [*row, *[None] * (9 - len(row))]},
        store={0: {"captain": 1} | store},
        staff={0: staff},
        canals={0: LONG},
        figure={0: ("C03", "d", "W")},
    )
    play(s, "launch 1", "man")
    return s


def fill(s: Shipyard, item: str) -> int:
    """Put as many pieces of a kind on the ship as are permitted, and count them."""
    count = 0
    while offered(s, f"fit {item}"):
        play(s, f"fit {item}")
        count += 1
    return count


# --- when and how ----------------------------------------------------------------------------------------------------


@rule("SY-17.1")
def test_an_effect_works_from_the_moment_of_hiring() -> None:
    s = yard(3, openings=3, people=TRACK, hire=0, money={0: 6}, manufacture="cannon")
    play(s, "choose hire_employee", "go_on", "hire accountant")
    assert s.money[0] == 6
    play(s, "bonus_action manufacture_equipment", "push 2")
    assert (stock_of(s, 0), s.money[0]) == ({"sail": 1}, 0)


@rule("SY-17.1")
def test_an_effect_works_every_time() -> None:
    s = yard(3, at="manufacture_equipment", staff={0: ["engineer_sail"]}, manufacture="cannon")
    play(s, "push 0", "engage engineer_sail")
    again = yard(3, at="manufacture_equipment", staff={0: staff_of(s, 0)}, manufacture="smokestack")
    play(again, "push 0", "engage engineer_sail")
    assert stock_of(again, 0) == {"crane": 1, "sail": 1}


@rule("SY-17.1")
def test_effects_add_up() -> None:
    s = launching(["helmsman", "rigger", "builder_sail"], {"sail": 2})
    fill(s, "sail")
    play(s, "done")
    assert legal(s) == ["speed 3", "speed 4", "speed 5"]


@rule("SY-17.2")
def test_using_an_effect_is_optional_and_may_be_partial() -> None:
    s = launching(["builder_sail", "rigger"], {"sail": 2})
    play(s, "fit sail")
    assert offered(s, "done")
    play(s, "fit sail", "done")
    assert legal(s) == ["speed 3", "speed 4"]


@rule("SY-17.13")
def test_an_effect_acts_on_each_ship_and_is_not_used_up() -> None:
    s = launching(["builder_sail"], {"captain": 2, "sail": 4}, second=["B06", "M10", "S01"])
    assert fill(s, "sail") == 2
    play(s, "done", "launch 4", "man")
    assert fill(s, "sail") == 2


# --- engineers, recruiters and traders -------------------------------------------------------------------------------


@rule("SY-17.3", "SY-17.4")
def test_there_are_four_engineers_and_four_recruiters_with_a_surcharge_of_one() -> None:
    f = yard(3).figures
    assert [name for name in f.employee_ids if name.startswith(("engineer", "recruiter"))] == [
        *[f"engineer_{item}" for item in ("sail", "smokestack", "crane", "cannon")],
        *[f"recruiter_{item}" for item in ("captain", "businessman", "soldier", "propeller")],
    ]


@rule("SY-17.3")
def test_an_engineer_adds_one_piece_and_no_more() -> None:
    s = yard(3, at="manufacture_equipment", staff={0: ["engineer_crane"]}, manufacture="smokestack")
    play(s, "push 0", "engage engineer_crane")
    assert stock_of(s, 0) == {"crane": 2} and s.decision.seat == 1


@rule("SY-17.4")
def test_a_recruiter_adds_one_piece_and_no_more() -> None:
    s = yard(3, at="recruit_crew", staff={0: ["recruiter_propeller"]}, recruit="soldier")
    play(s, "push 0", "engage recruiter_propeller")
    assert stock_of(s, 0) == {"propeller": 2} and s.decision.seat == 1


@rule("SY-17.5", "SY-29.3")
@pytest.mark.parametrize(
    ("staff", "points"),
    [([], 0), (["trader_coal_1"], 1), (["trader_coal_1", "trader_coal_2"], 4), (["trader_coal_1", "trader_wood_1"], 2)],
)
def test_traders_count_one_or_three_points_at_the_end(staff: list[str], points: int) -> None:
    s = yard(2, at="scoring", staff={0: staff}, contracts={0: ["CB12", "CG02"], 1: ["CB11", "CG03"]})
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores[0] == points


# --- builders --------------------------------------------------------------------------------------------------------


@rule("SY-17.6")
@pytest.mark.parametrize(
    ("item", "extra"), [("sail", 2), ("smokestack", 2), ("crane", 2), ("cannon", 2), ("propeller", 1)]
)
@pytest.mark.parametrize("cards", [PLAIN, BARE])
def test_a_builder_puts_two_pieces_where_there_is_no_mount_but_of_propellers_one(
    item: str, extra: int, cards: list[str | None]
) -> None:
    without = fill(launching([], {item: 9}, cards), item)
    assert fill(launching([f"builder_{item}"], {item: 9}, cards), item) == without + extra


@rule("SY-17.6", "SY-18.4")
def test_beyond_that_there_is_no_mount() -> None:
    s = launching(["builder_sail"], {"sail": 3})
    play(s, "fit sail", "fit sail")
    assert refused(s, "fit sail") == "SY-18.4"


@rule("SY-17.6")
def test_a_builder_helps_with_its_own_kind_only() -> None:
    s = launching(["builder_sail", "builder_cannon"], {"smokestack": 1})
    assert refused(s, "fit smokestack") == "SY-18.4"


@rule("SY-17.6")
def test_the_sails_of_the_builder_leave_the_masts_to_smokestacks() -> None:
    s = launching(["builder_sail"], {"sail": 5, "smokestack": 5}, PLAIN)
    assert (fill(s, "sail"), fill(s, "smokestack")) == (5, 0)
    s = launching(["builder_sail"], {"sail": 2, "smokestack": 5}, PLAIN)
    assert (fill(s, "sail"), fill(s, "smokestack")) == (2, 3)


@rule("SY-17.6", "SY-17.12")
@pytest.mark.parametrize("item", ["businessman", "soldier", "captain"])
def test_the_crew_builder_takes_two_of_any_crew_without_a_cabin_officers_included(item: str) -> None:
    assert fill(launching([], {item: 4}), item) == 0
    assert fill(launching(["builder_crew"], {item: 4}), item) == 2
    assert fill(launching(["builder_crew"], {item: 4}, PLAIN), item) == fill(launching([], {item: 4}, PLAIN), item) + 2


@rule("SY-17.12")
def test_the_crew_builder_takes_two_together_not_two_of_each_kind() -> None:
    s = launching(["builder_crew"], {"captain": 3, "soldier": 2})
    play(s, "fit captain", "fit soldier")
    assert refused(s, "fit soldier") == "SY-18.6"
    assert refused(s, "fit captain") == "SY-18.6"


@rule("SY-17.12", "SY-18.3")
def test_the_pieces_come_from_the_own_shipyard() -> None:
    s = launching(["builder_crew", "builder_sail"], {"soldier": 1})
    play(s, "fit soldier")
    assert refused(s, "fit soldier") == "SY-18.3"
    assert refused(s, "fit sail") == "SY-18.3"
    assert stock_of(s, 0) == {}


@rule("SY-17.6")
def test_how_many_pieces_a_builder_places_is_a_figure(tmp_path: Path) -> None:
    edited(tmp_path, "employees.csv", ("extra_mount,sail,2", "extra_mount,sail,3"))
    s = yard(
        3,
        at="launching",
        row={0: [*BARE, *[None] * 6]},
        store={0: {"captain": 1, "sail": 9}},
        staff={0: ["builder_sail"]},
        canals={0: LONG},
        figure={0: ("C03", "d", "W")},
        data=tmp_path,
    )
    play(s, "launch 1", "man")
    assert fill(s, "sail") == 3


# --- speed -----------------------------------------------------------------------------------------------------------


@rule("SY-17.7")
@pytest.mark.parametrize(("staff", "speeds"), [([], []), (["helmsman"], ["speed 1", "speed 2"])])
def test_the_helmsman_adds_one_to_the_speed(staff: list[str], speeds: list[str]) -> None:
    s = launching(staff, {})
    play(s, "done")
    assert [text for text in legal(s) if text.startswith("speed")] == speeds


@rule("SY-17.8")
@pytest.mark.parametrize(("sails", "most"), [(0, 1), (1, 2), (2, 4), (3, 5), (4, 7), (5, 8)])
def test_the_rigger_adds_one_for_each_pair_of_sails(sails: int, most: int) -> None:
    s = launching(["rigger", "builder_sail"], {"sail": sails}, PLAIN)
    assert fill(s, "sail") == sails
    events = play(s, "done", *([f"speed {most}"] if sails > 1 else []))
    assert [event["spaces"] for event in events if event["event"] == "ship_scored"] == [most]


# --- the accountant and the foreman ----------------------------------------------------------------------------------


@rule("SY-17.9", "SY-17.14")
@pytest.mark.parametrize("action", ["manufacture_equipment", "recruit_crew"])
@pytest.mark.parametrize(("steps", "price"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_with_an_accountant_two_extra_steps_are_free(action: str, steps: int, price: int) -> None:
    s = yard(3, at=action, staff={0: ["accountant"]}, money={0: 4})
    play(s, f"push {steps}")
    assert s.money[0] == 4 - price
    assert s.decision.seat == 1  # nothing is asked


@rule("SY-17.9")
def test_with_an_accountant_and_no_money_two_extra_steps_can_be_made_and_the_third_not() -> None:
    s = yard(3, at="recruit_crew", staff={0: ["accountant"]}, money={0: 0})
    assert legal(s) == ["push 0", "push 1", "push 2"]
    assert refused(s, "push 3") == "SY-13.1"


@rule("SY-17.9", "SY-17.10")
def test_the_accountant_does_not_hire_and_the_foreman_does_not_manufacture() -> None:
    s = yard(3, at="manufacture_equipment", staff={0: ["foreman"]}, money={0: 0})
    assert legal(s) == ["push 0"]
    s = yard(3, at="hire_employee", people=TRACK, hire=0, staff={0: ["accountant"]}, money={0: 0})
    assert legal(s) == ["hire foreman", "hire helmsman"]


@rule("SY-17.10", "SY-17.14")
@pytest.mark.parametrize(("hire", "price"), [(7, 0), (6, 0), (5, 0), (4, 0), (3, 1), (2, 2), (0, 4)])
def test_with_a_foreman_three_extra_steps_are_free(hire: int, price: int) -> None:
    s = yard(3, at="hire_employee", people=TRACK, hire=hire, staff={0: ["foreman"]}, money={0: 5})
    play(s, "hire builder_crane")  # on space 0
    assert s.money[0] == 5 - price


@rule("SY-17.10", "SY-14.4")
def test_a_foreman_does_not_pay_the_surcharge() -> None:
    s = yard(3, at="hire_employee", people=["engineer_sail"], hire=7, staff={0: ["foreman"]}, money={0: 5})
    play(s, "hire engineer_sail")
    assert s.money[0] == 4


@rule("SY-17.10", "SY-5.5")
def test_with_a_foreman_more_can_be_hired_without_money() -> None:
    people = [*TRACK[:3], "engineer_sail", "engineer_crane", "engineer_cannon", *TRACK[3:]]
    assert refused(yard(3, openings=3, people=people, hire=0, money={0: 0}), "choose hire_employee") == "SY-5.3"
    s = yard(3, openings=3, people=people, hire=0, money={0: 0}, staff={0: ["foreman"]})
    assert offered(s, "choose hire_employee")


@rule("SY-17.14", "SY-15.7")
def test_higher_prices_are_paid_without_asking() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T02"]}, exchange=0, staff={0: ["trader_steel_1"]}, money={0: 0})
    play(s, "ship T02")
    assert legal(s)[0] == "sell" and [text for text in legal(s) if "sell" in text] == ["sell"]
    assert names(play(s, "sell", "sell", "sell")).count("load_sold") == 3
    assert s.money[0] == 12


# --- colours ---------------------------------------------------------------------------------------------------------


@rule("SY-17.11")
@pytest.mark.parametrize(
    ("colour", "kinds", "count"),
    [
        ("brown", ("engineer",), 4),
        ("green", ("recruiter",), 4),
        ("orange", ("trader",), 6),
        ("blue", ("builder", "helmsman", "rigger"), 8),
        ("yellow", ("accountant", "foreman"), 2),
    ],
)
def test_employees_have_these_colours(colour: str, kinds: tuple[str, ...], count: int) -> None:
    f = yard(3).figures
    types = f.types[COLOURS.index(colour)] | (f.types[len(COLOURS)] if colour == "orange" else 0)  # their second level
    mine = [name for number, name in enumerate(f.employee_ids) if types >> number & 1]
    assert mine == [name for name in f.employee_ids if name.startswith(kinds)]
    assert len(mine) == count


@rule("SY-17.11", "SY-29.3")
def test_blue_yellow_and_orange_employees_count_for_their_contract() -> None:
    staff = ["engineer_sail", "recruiter_captain", "builder_crew", "rigger", "foreman", "trader_wood_1"]
    s = yard(2, at="scoring", staff={0: staff}, contracts={0: ["CG04", "CB12"], 1: ["CG02", "CB11"]})
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 4 * 2 + 1
