"""Hire Employee. [SY-14]"""

from pathlib import Path

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import EXCHANGING, HIRING, TRADING
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import offered, play, refused, rule
from tests.shipyard.build import edited, staff_of, yard

TRACK = [
    *["builder_sail", "engineer_sail", "trader_wood_1"],  # space 0
    *["builder_smokestack", "engineer_crane", "trader_wood_2"],  # 1
    *["builder_crane", "engineer_cannon", "trader_steel_1"],  # 2
    *["builder_cannon", "engineer_smokestack", "trader_steel_2"],  # 3
    *["builder_crew", "recruiter_captain", "trader_coal_1"],  # 4
    *["builder_propeller", "recruiter_soldier", "trader_coal_2"],  # 5
    *["helmsman", "recruiter_businessman", "foreman"],  # 6
    *["rigger", "recruiter_propeller", "accountant"],  # 7
]
PLAIN = TRACK[::3]  # of each space one without surcharge or requirement


def hiring(money: int = 9, hire: int = 0, staff: list[str] | None = None, seats: int = 3) -> Shipyard:
    """Seat 0 hires; the marker stands on a space."""
    return yard(seats, at="hire_employee", people=TRACK, hire=hire, money={0: money}, staff={0: staff or []})


# --- the marker ------------------------------------------------------------------------------------------------------


@rule("SY-14.1")
@pytest.mark.parametrize("hire", range(8))
@pytest.mark.parametrize("extra", range(8))
def test_the_marker_moves_one_space_and_further_ones_cost_a_guilder_each(hire: int, extra: int) -> None:
    s = hiring(hire=hire)
    reached = (hire + 1 + extra) % 8
    play(s, f"hire {PLAIN[reached]}")
    assert (s.markers[2], s.money[0]) == (reached, 9 - extra)
    assert staff_of(s, 0) == [PLAIN[reached]]


@rule("SY-14.1")
@pytest.mark.parametrize(("money", "name"), [(0, "builder_crane"), (1, "builder_cannon"), (6, "builder_sail")])
def test_an_employee_too_far_away_cannot_be_paid(money: int, name: str) -> None:
    assert refused(hiring(money=money), f"hire {name}") == "SY-14.1"


@rule("SY-14.1")
def test_without_money_only_the_next_space_can_be_reached() -> None:
    assert legal(hiring(money=0)) == ["hire builder_smokestack"]


@rule("SY-14.2")
def test_a_full_round_of_seven_further_spaces_reaches_the_space_the_marker_stood_on() -> None:
    s = hiring(money=7)
    play(s, "hire builder_sail")
    assert (s.money[0], s.markers[2]) == (0, 0)


@rule("SY-14.2")
def test_however_rich_nobody_pays_for_more_than_seven_further_spaces() -> None:
    for name in PLAIN:
        s = hiring(money=100)
        play(s, f"hire {name}")
        assert s.money[0] >= 93


@rule("SY-14.1")
def test_the_track_is_a_figure(tmp_path: Path) -> None:
    edited(
        tmp_path,
        "setup.toml",
        ("employee_track_spaces = 8", "employee_track_spaces = 4"),
        ("employees_per_space = 3", "employees_per_space = 6"),
    )
    s = yard(3, at="hire_employee", people=TRACK, hire=0, money={0: 3}, data=tmp_path)
    play(s, "hire builder_sail")
    assert (s.money[0], s.markers[2]) == (0, 0)


@rule("SY-14.3")
def test_one_employee_is_taken_from_the_space_the_marker_stops_on() -> None:
    s = hiring()
    events = play(s, "hire builder_crane")
    assert s.markers[2] == 2 and staff_of(s, 0) == ["builder_crane"]
    assert {"event": "employee_hired", "seat": 0, "employee": "builder_crane", "money": 1} in events
    assert s.decision.seat == 1


@rule("SY-14.3")
def test_a_copy_of_the_employee_leaves_the_track() -> None:
    s = hiring()
    play(s, "hire builder_crane")
    copies = {person["employee"]: person["copies"] for person in s.view(0)["employees"]}
    assert copies["builder_crane"] == 1
    assert {name: count for name, count in copies.items() if count != 2} == {"builder_crane": 1}


# --- the surcharge ---------------------------------------------------------------------------------------------------


@rule("SY-14.4")
@pytest.mark.parametrize(("name", "price"), [("engineer_crane", 1), ("engineer_cannon", 2), ("recruiter_captain", 4)])
def test_engineers_and_recruiters_cost_a_guilder_extra(name: str, price: int) -> None:
    s = hiring(money=9)
    play(s, f"hire {name}")
    assert s.money[0] == 9 - price


@rule("SY-14.4")
@pytest.mark.parametrize(("money", "name"), [(0, "engineer_crane"), (1, "engineer_cannon"), (3, "recruiter_captain")])
def test_without_the_surcharge_they_cannot_be_taken(money: int, name: str) -> None:
    assert refused(hiring(money=money), f"hire {name}") == "SY-14.4"
    assert offered(hiring(money=money + 1), f"hire {name}")


@rule("SY-14.4")
def test_all_engineers_and_recruiters_and_nobody_else_have_a_surcharge() -> None:
    f = yard(3).figures
    dear = [name for name, surcharge in zip(f.employee_ids, f.surcharge, strict=True) if surcharge == 1]
    assert dear == [name for name in f.employee_ids if name.startswith(("engineer", "recruiter"))]
    assert len(dear) == 8 and set(f.surcharge) == {0, 1}


# --- who cannot be taken ---------------------------------------------------------------------------------------------


@rule("SY-14.5")
def test_nobody_has_two_identical_employees() -> None:
    assert refused(hiring(staff=["builder_crane"]), "hire builder_crane") == "SY-14.5"


@rule("SY-14.5")
def test_two_players_may_have_identical_employees() -> None:
    s = yard(3, at="hire_employee", people=TRACK, hire=0, staff={1: ["builder_crane"]})
    play(s, "hire builder_crane")
    assert staff_of(s, 0) == staff_of(s, 1) == ["builder_crane"]


@rule("SY-14.5")
@pytest.mark.parametrize("load", ["wood", "steel", "coal"])
def test_a_trader_of_level_two_needs_the_one_of_level_one(load: str) -> None:
    assert refused(hiring(), f"hire trader_{load}_2") == "SY-14.5"
    assert offered(hiring(staff=[f"trader_{load}_1"]), f"hire trader_{load}_2")


@rule("SY-14.5")
def test_the_trader_of_level_one_must_be_one_of_the_same_commodity_and_of_the_own() -> None:
    s = yard(
        3,
        at="hire_employee",
        people=TRACK,
        hire=0,
        money={0: 9},
        staff={0: ["trader_steel_1", "trader_coal_1"], 1: ["trader_wood_1"]},
    )
    assert refused(s, "hire trader_wood_2") == "SY-14.5"


@rule("SY-14.5")
def test_an_exhausted_stack_has_nobody_with_three_players() -> None:
    s = yard(3, at="hire_employee", people=TRACK, hire=0, staff={1: ["builder_crane"], 2: ["builder_crane"]})
    assert refused(s, "hire builder_crane") == "SY-14.5"


@rule("SY-14.5", "SY-2.11")
def test_with_two_players_one_copy_exhausts_the_stack() -> None:
    s = yard(2, at="hire_employee", people=TRACK, hire=0, staff={1: ["builder_crane"]})
    assert refused(s, "hire builder_crane") == "SY-14.5"


@rule("SY-14.6")
def test_the_marker_stops_only_where_an_employee_is_taken() -> None:
    s = hiring()
    assert all([text.startswith("hire ") for text in legal(s)])
    assert refused(s, "push 1") == "SY-14.3"
    assert refused(s, "stop") == "SY-14.3"


@rule("SY-14.6")
def test_a_space_from_which_nobody_can_be_taken_is_passed() -> None:
    s = hiring(money=1, staff=["builder_smokestack", "engineer_crane"])  # on space 1 there remains trader_wood_2
    assert legal(s) == ["hire builder_crane", "hire trader_steel_1"]


@rule("SY-14.6", "SY-5.5")
def test_hiring_cannot_be_chosen_when_nobody_can_be_taken_with_the_money_at_hand() -> None:
    staff = ["builder_smokestack", "engineer_crane"]
    s = yard(3, openings=3, people=TRACK, hire=0, money={0: 0}, staff={0: staff})
    assert refused(s, "choose hire_employee") == "SY-5.3"


@rule("SY-14.5", "SY-5.5")
@pytest.mark.parametrize("money", [0, 50])
def test_hiring_cannot_be_chosen_by_who_has_everybody(money: int) -> None:
    s = yard(3, openings=3, money={0: money}, staff={0: TRACK})
    assert refused(s, "choose hire_employee") == "SY-5.3"


@rule("SY-14.3")
def test_employees_are_face_up() -> None:
    s = hiring()
    play(s, "hire builder_crane")
    assert s.view(2)["seats"][0]["staff"] == ["builder_crane"]


# --- hiring after a bonus action -------------------------------------------------------------------------------------


def exchanges(s: Shipyard) -> dict[tuple[str, ...], int]:
    """Return every way to go through the exchange that is under way, with the money of seat 0 after it."""
    if s.decision.step not in (EXCHANGING, TRADING):
        return {(): int(s.money[0])}
    found: dict[tuple[str, ...], int] = {}
    for text in legal(s):
        after = s.clone()
        play(after, text)
        found |= {(text, *rest): money for rest, money in exchanges(after).items()}
    return found


@rule("SY-7.5")
@pytest.mark.parametrize("price", range(6))
@pytest.mark.parametrize("left", range(3))
@pytest.mark.parametrize("trains", [["T01"], ["T03", "T10"], ["T02", "T04", "T08"]])
def test_of_all_ways_to_exchange_before_hiring_exactly_those_are_open_that_leave_the_price(
    price: int, left: int, trains: list[str]
) -> None:
    staff = TRACK[: 3 * price]  # the cheapest employee is so many spaces further on
    anyway = yard(3, at="exchange_commodities", trains={0: trains}, exchange=0, staff={0: staff}, money={0: left})
    wanted = {ways: money for ways, money in exchanges(anyway).items() if money >= price}
    s = yard(3, openings=3, people=TRACK, hire=7, trains={0: trains}, exchange=0, staff={0: staff}, money={0: 6 + left})
    play(s, "choose hire_employee")
    assert offered(s, "bonus_action exchange_commodities") == (wanted != {})
    if wanted:
        play(s, "bonus_action exchange_commodities")
        assert exchanges(s) == wanted


@rule("SY-7.5", "SY-7.1")
@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_bonus_action_does_somebody_can_still_be_hired(seed: int) -> None:
    rng = seeded(seed)
    staff, money = TRACK[: 3 * (seed % 6)], 6 + seed // 6
    s = yard(4, seed=seed, openings=4, people=TRACK, hire=7, money={0: money}, staff={0: staff})
    play(s, "choose hire_employee")
    bought = [text for text in legal(s) if text.startswith("bonus_action")]
    if bought:
        play(s, bought[rng.roll(len(bought))])
    while s.decision.step != HIRING:
        moves = [text for text in legal(s) if text != "go_on"] or legal(s)
        play(s, moves[rng.roll(len(moves))])
    assert s.decision.seat == 0
    assert all([text.startswith("hire ") for text in legal(s)]) and len(legal(s)) > 0
