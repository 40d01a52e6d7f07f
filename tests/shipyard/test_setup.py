"""From the box to the opening position. [SY-2]"""

from functools import cache
from pathlib import Path

import pytest

from blueriband.bots.playout import walk
from blueriband.games.shipyard.actions.track import REGULAR
from blueriband.games.shipyard.data import ACTIONS
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import CHOOSING
from blueriband.kernel.codec import legal, position_hash
from blueriband.kernel.engine import NOBODY, NONE, BadOptions
from blueriband.kernel.rng import seeded
from tests.rules import offered, play, refused, rule
from tests.shipyard.build import contracts_of, edited, shelf_of, trains_of, yard

COUNTS = (2, 3, 4)
SEEDS = range(40)
GAME = ShipyardGame()
SHARED = ["purchase_commodities", "rent_canal", "manufacture_equipment", "recruit_crew"]
MIXED = ["T10", "T11", "T12", "T13", "T14"]


def opening(seats: int, seed: int, beginners: bool = False) -> Shipyard:
    return GAME.new({"seats": seats, "beginners": int(beginners)}, seed)


@cache
def openings() -> list[Shipyard]:
    """Openings to look at, not to play."""
    return [opening(seats, seed) for seats in COUNTS for seed in SEEDS]


def sets_of_three(s: Shipyard) -> list[list[str]]:
    names = [s.figures.employee_ids[employee] for employee in s.employee_at]
    return [names[place : place + 3] for place in range(0, 24, 3)]


def place_of(s: Shipyard, action: str) -> int:
    return int(s.position[ACTIONS.index(action)])


# --- before each player ----------------------------------------------------------------------------------------------


@rule("SY-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_three_or_four_can_play_and_no_other_number(seats: int) -> None:
    with pytest.raises(BadOptions):
        opening(seats, 1)


@rule("SY-2.1")
def test_everybody_begins_with_six_guilders_an_empty_row_and_no_points() -> None:
    for s in openings():
        assert [int(money) for money in s.money] == [6] * s.seats
        assert [int(points) for points in s.points] == [0] * s.seats
        assert [int(card) for card in s.row] == [NONE] * 9 * s.seats
        assert sum(s.store) == 0 and sum(s.staff) == 0


@rule("SY-2.1", "SY-2.3")
def test_everybody_begins_with_one_train_of_three_different_commodities_the_lowest_ids_first() -> None:
    for s in openings():
        assert [trains_of(s, seat) for seat in range(s.seats)] == [[train] for train in MIXED[: s.seats]]


@rule("SY-2.3")
def test_the_trains_left_over_are_shuffled() -> None:
    for s in openings():
        left = [name for name in shelf_of(s, "trains") if name] + [s.figures.train_ids[n] for n in s.train_deck]
        assert sorted(left) == [f"T{n:02}" for n in range(1, 15) if f"T{n:02}" not in MIXED[: s.seats]]
    assert len({tuple(shelf_of(s, "trains")) for s in openings()}) > 100


@rule("SY-2.1")
def test_everybody_is_dealt_three_green_and_three_blue_contracts() -> None:
    for s in openings():
        for seat in range(s.seats):
            assert [name[:2] for name in contracts_of(s, seat)] == ["CG"] * 3 + ["CB"] * 3


@rule("SY-2.1")
def test_contracts_are_dealt_at_random() -> None:
    assert len({tuple(contracts_of(s, 0)) for s in openings()}) > 110
    assert len({name for s in openings() for name in contracts_of(s, 1)}) == 24


@rule("SY-2.1")
def test_contracts_are_secret_and_those_left_over_leave_the_game_unseen() -> None:
    s = opening(3, 1)
    assert all([name not in str(s.view(NOBODY)) for name in s.figures.contract_ids])
    others = [name for name in s.figures.contract_ids if name not in contracts_of(s, 0)]
    assert len(others) == 18 and all([name not in str(s.view(0)) for name in others])


@rule("SY-2.2", "SY-1.10")
@pytest.mark.parametrize(("seats", "figures"), [(2, 3), (3, 1), (4, 1)])
@pytest.mark.parametrize("seed", range(10))
def test_everybody_has_one_figure_on_the_track_but_with_two_players_three(seats: int, figures: int, seed: int) -> None:
    s = opening(seats, seed)
    while s.decision.step != CHOOSING or s.decision.x != REGULAR:
        walk(s, seeded(seed), 1)
    for seat in range(seats):
        if seat != s.starter:  # who has lifted one already
            assert (s.single[seat] != NONE) + 2 * (s.double[seat] != NONE) == figures


# --- displays --------------------------------------------------------------------------------------------------------


@rule("SY-2.4")
def test_five_bows_five_sterns_and_two_columns_of_five_middles_lie_face_up() -> None:
    for s in openings():
        for column, letter in (("bows", "B"), ("left", "M"), ("right", "M"), ("sterns", "S")):
            assert [str(name)[0] for name in shelf_of(s, column)] == [letter] * 5
        assert (len(s.bows), len(s.middles), len(s.sterns)) == (21, 42, 21)


@rule("SY-2.4", "SY-1.16")
def test_the_larger_middle_deck_lies_on_top_of_the_smaller_one() -> None:
    for s in openings():
        from_the_top = [int(s.figures.deck[card]) for card in s.middles][::-1]
        assert from_the_top == [1] * 20 + [2] * 22
        assert all([int(str(name)[1:]) <= 30 for name in shelf_of(s, "left") + shelf_of(s, "right")])


@rule("SY-2.4")
def test_all_ship_cards_are_shuffled() -> None:
    for cards in ([s.bows for s in openings()], [s.middles for s in openings()], [s.sterns for s in openings()]):
        assert len({tuple([int(card) for card in deck]) for deck in cards}) == len(openings())
    lower = {tuple([int(card) for card in s.middles][:22]) for s in openings()}
    assert len(lower) == len(openings())


@rule("SY-2.5")
def test_five_trains_and_five_canals_lie_face_up() -> None:
    for s in openings():
        assert None not in shelf_of(s, "trains") and None not in shelf_of(s, "canals")
        assert (len(s.train_deck), len(s.canal_deck)) == (14 - s.seats - 5, 19)


@rule("SY-2.5")
def test_trains_and_canals_are_shuffled() -> None:
    assert len({tuple(shelf_of(s, "canals")) for s in openings()}) > 110
    assert {name for s in openings() for name in shelf_of(s, "canals")} == set(openings()[0].figures.canal_ids)


@rule("SY-2.6")
@pytest.mark.parametrize(("space", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize(
    ("action", "column", "verb"),
    [
        ("build_ships", "bows", "take"),
        ("build_ships", "left", "take"),
        ("build_ships", "right", "take"),
        ("build_ships", "sterns", "take"),
        ("purchase_commodities", "trains", "buy"),
        ("rent_canal", "canals", "rent"),
    ],
)
def test_from_the_bottom_the_spaces_cost_0_1_1_2_2(action: str, column: str, verb: str, space: int, price: int) -> None:
    s = yard(3, at=action, money={0: 6})
    play(s, f"{verb} {shelf_of(s, column)[space]}")
    assert s.money[0] == 6 - price


# --- the action track ------------------------------------------------------------------------------------------------


@rule("SY-2.7")
def test_the_lead_card_stands_on_the_starting_space_and_the_others_behind_it_without_gaps() -> None:
    for s in openings():
        line = sorted([place_of(s, action) for action in ACTIONS[: 8 if s.seats == 4 else 7]])
        assert line == list(range(-7 if s.seats == 4 else -6, 1))


@rule("SY-2.7")
def test_cards_with_a_marked_space_go_there() -> None:
    for s in openings():
        marked = ["exchange_commodities", "hire_employee", "build_ships", "receive_subsidy"]
        assert [place_of(s, action) for action in marked] == [0, -3, -6, -7]


@rule("SY-2.7")
def test_the_other_cards_are_put_between_them_in_random_order() -> None:
    orders = {tuple([place_of(opening(2, seed), action) for action in SHARED]) for seed in range(150)}
    assert len(orders) == 24
    assert all([sorted(order) == [-5, -4, -2, -1] for order in orders])


@rule("SY-2.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_subsidy_is_not_in_the_game_with_two_or_three_players(seats: int) -> None:
    s = opening(seats, 1)
    assert refused(s, "choose receive_subsidy") == "SY-2.8"
    assert "receive_subsidy" not in str(s.view(NOBODY))


@rule("SY-2.8")
def test_the_subsidy_is_in_the_game_with_four_players() -> None:
    assert offered(opening(4, 1), "choose receive_subsidy")


@rule("SY-2.8", "SY-7.2")
def test_with_three_players_the_subsidy_is_no_bonus_action_either() -> None:
    s = yard(3, openings=3, money={0: 6})
    play(s, "choose manufacture_equipment")
    assert refused(s, "bonus_action receive_subsidy") == "SY-2.8"


@rule("SY-2.8")
def test_with_three_players_the_subsidy_is_no_final_action_either() -> None:
    assert refused(yard(3, at="final"), "final_action receive_subsidy") == "SY-2.8"
    assert offered(yard(4, at="final"), "final_action receive_subsidy")


# --- markers and employees -------------------------------------------------------------------------------------------


@rule("SY-2.9")
def test_the_countdown_starts_on_the_number_of_players() -> None:
    for s in openings():
        assert s.countdown == s.seats


@rule("SY-2.9")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_countdown_goes_down_to_the_unmarked_space_and_then_to_the_end(seats: int) -> None:
    s = yard(seats, at="turn_end", active=seats - 1, lap_done=True, countdown=1, single={0: "build_ships"})
    assert s.countdown == 0
    assert offered(s, "final_action build_ships")


@rule("SY-2.10")
def test_manufacture_and_recruit_markers_start_on_any_of_four_spaces_and_the_hire_marker_on_any_of_eight() -> None:
    markers = [[int(marker) for marker in s.markers] for s in openings()]
    assert {(first, second) for first, second, _hire, _exchange in markers} == {
        (m, n) for m in range(4) for n in range(4)
    }
    assert {hire for _first, _second, hire, _exchange in markers} == set(range(8))


@rule("SY-2.10")
def test_the_exchange_marker_starts_on_its_designated_position() -> None:
    assert {int(s.markers[3]) for s in openings()} == {0}


@rule("SY-2.10")
def test_the_start_of_the_exchange_marker_is_a_figure(tmp_path: Path) -> None:
    edited(tmp_path, "exchange_prices.csv", ("0,1,2,3,1", "0,1,2,3,0"), ("4,3,1,2,0", "4,3,1,2,1"))
    assert yard(3, data=tmp_path).markers[3] == 4


@rule("SY-2.11")
def test_each_of_24_employees_lies_once_on_eight_spaces_of_three() -> None:
    for s in openings():
        track = [(person["employee"], person["space"]) for person in s.view(NOBODY)["employees"]]
        assert sorted([name for name, _space in track]) == sorted(s.figures.employee_ids)
        assert sorted([space for _name, space in track]) == sorted(list(range(8)) * 3)
    assert len({tuple([int(n) for n in s.employee_at]) for s in openings()}) == len(openings())


@rule("SY-2.11")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_with_two_players_there_is_one_of_each_employee_and_else_two(seats: int, copies: int) -> None:
    assert {person["copies"] for person in opening(seats, 1).view(NOBODY)["employees"]} == {copies}


@rule("SY-2.12")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(10))
def test_for_beginners_every_set_of_three_has_an_engineer_or_a_recruiter(seats: int, seed: int) -> None:
    s = opening(seats, seed, beginners=True)
    for names in sets_of_three(s):
        assert len([name for name in names if name.startswith(("engineer", "recruiter"))]) == 1
    assert sorted([int(n) for n in s.employee_at]) == list(range(24))


@rule("SY-2.12")
def test_the_arrangement_for_beginners_is_random_too() -> None:
    assert len({tuple([int(n) for n in opening(3, seed, beginners=True).employee_at]) for seed in SEEDS}) == len(SEEDS)


@rule("SY-2.12")
def test_the_arrangement_for_beginners_is_off_by_default() -> None:
    usual = [GAME.new({"seats": 3}, seed) for seed in SEEDS]
    assert [position_hash(s) for s in usual] == [position_hash(opening(3, seed)) for seed in SEEDS]
    without = [
        names
        for s in usual
        for names in sets_of_three(s)
        if not any(["engineer" in n or "recruiter" in n for n in names])
    ]
    assert without != []


# --- who begins ------------------------------------------------------------------------------------------------------


@rule("SY-2.13")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_starting_player_is_random(seats: int) -> None:
    starters = [s for s in openings() if s.seats == seats]
    assert {int(s.starter) for s in starters} == set(range(seats))
    assert all([s.decision.seat == s.starter for s in starters])


@rule("SY-2.13")
@pytest.mark.parametrize("seats", COUNTS)
def test_play_runs_clockwise(seats: int) -> None:
    s = yard(seats, active=1, starter=1, openings=seats, money=dict.fromkeys(range(seats), 0))
    asked = []
    for action in ["manufacture_equipment", "recruit_crew"]:
        asked.append(int(s.decision.seat))
        play(s, f"choose {action}", "push 0")
    assert [*asked, s.decision.seat] == [1, 2 % seats, 3 % seats]
    assert "choose build_ships" in legal(s)
