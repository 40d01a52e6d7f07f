"""The chosen action and the bonus action. [SY-7]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import row_of, shelf_of, staff_of, stock_of, trains_of, yard

NEXT = ["trader_wood_1", "trader_steel_1", "trader_coal_1"]
DEAR = ["engineer_sail", "engineer_crane", "recruiter_captain"]  # with a surcharge of one
MORE = ["engineer_cannon", "engineer_smokestack", "recruiter_soldier"]
TRACK = ["builder_sail", "builder_crane", "builder_crew", *DEAR, *MORE, *NEXT]  # spaces 0 to 3


def turn(action: str, seats: int = 3, **given: int) -> Shipyard:
    """A first turn of seat 0, without income, in which an action has been chosen."""
    s = yard(
        seats,
        openings=seats,
        money={0: given.get("money", 6)},
        manufacture="cannon",
        recruit="propeller",
        people=TRACK,
        hire=given.get("hire", 0),
        trains={0: ["T04"]} if given.get("train", 1) else {0: []},
        exchange=0,
    )
    play(s, f"choose {action}")
    return s


# --- the chosen action -----------------------------------------------------------------------------------------------


@rule("SY-7.1")
@pytest.mark.parametrize(
    ("action", "question"),
    [
        ("purchase_commodities", "SY-10.1"),
        ("rent_canal", "SY-11.1"),
        ("manufacture_equipment", "SY-12.1"),
        ("recruit_crew", "SY-13.1"),
        ("hire_employee", "SY-14.3"),
        ("exchange_commodities", "SY-15.2"),
    ],
)
def test_the_chosen_action_must_be_performed(action: str, question: str) -> None:
    s = turn(action, money=5)
    for text in ("go_on", "stop", "pass", "done", "decline"):
        assert not offered(s, text)
    assert refused(s, "go_on") == question


@rule("SY-7.1", "SY-9.1")
def test_a_chosen_build_cannot_be_stopped_at_once() -> None:
    assert refused(turn("build_ships", money=5), "stop") == "SY-9.1"


# --- what and when ---------------------------------------------------------------------------------------------------


@rule("SY-7.2")
def test_for_six_guilders_any_other_action_can_be_had() -> None:
    s = turn("build_ships", seats=4, money=8)
    assert legal(s) == [
        "bonus_action purchase_commodities",
        "bonus_action rent_canal",
        "bonus_action manufacture_equipment",
        "bonus_action recruit_crew",
        "bonus_action hire_employee",
        "bonus_action exchange_commodities",
        "bonus_action receive_subsidy",
        "go_on",
    ]


@rule("SY-7.2")
@pytest.mark.parametrize("action", ["build_ships", "manufacture_equipment", "hire_employee", "exchange_commodities"])
def test_the_chosen_action_is_no_bonus_action(action: str) -> None:
    assert refused(turn(action, money=12), f"bonus_action {action}") == "SY-7.2"


@rule("SY-7.2")
def test_the_lead_card_and_cards_with_figures_may_be_bonus_actions() -> None:
    s = yard(
        3,
        position={"exchange_commodities": 9, "recruit_crew": 8},
        single={0: "exchange_commodities", 1: "recruit_crew", 2: "build_ships"},
        money={0: 6},
    )
    play(s, "choose manufacture_equipment")
    assert offered(s, "bonus_action exchange_commodities")
    assert offered(s, "bonus_action recruit_crew")
    assert offered(s, "bonus_action build_ships")


@rule("SY-7.2")
def test_a_bonus_action_places_no_figure_and_moves_no_card() -> None:
    s = turn("manufacture_equipment")
    track, before = s.view(0)["track"], s.view(0)["seats"][0]["single"]
    play(s, "bonus_action recruit_crew", "push 0", "push 0")
    assert s.view(0)["track"] == track
    assert s.view(0)["seats"][0]["single"] == before == "manufacture_equipment"
    assert offered(s, "choose recruit_crew")


@rule("SY-7.2")
def test_a_bonus_action_pays_no_income() -> None:
    s = yard(3, openings=1, single={1: "exchange_commodities", 2: "hire_employee"}, money={0: 6})
    play(s, "choose build_ships")
    assert s.money[0] == 8
    play(s, "bonus_action recruit_crew")
    assert s.money[0] == 2


@rule("SY-7.2", "SY-7.7")
@pytest.mark.parametrize(
    "when",
    [["bonus_action recruit_crew", "push 0", "push 0"], ["go_on", "push 0", "bonus_action recruit_crew", "push 0"]],
)
def test_there_is_one_bonus_action_a_turn(when: list[str]) -> None:
    s = turn("manufacture_equipment", money=30)
    play(s, *when)
    assert s.decision.seat == 1
    assert s.money[0] == 24


@rule("SY-7.2")
def test_on_the_next_turn_another_bonus_action_can_be_bought() -> None:
    s = yard(3, openings=3, money={0: 30, 1: 6})
    play(s, "choose manufacture_equipment", "bonus_action recruit_crew", "push 0", "push 0")
    play(s, "choose recruit_crew")
    assert offered(s, "bonus_action manufacture_equipment")


# --- before or after -------------------------------------------------------------------------------------------------


@rule("SY-7.3")
def test_the_six_guilders_are_paid_when_the_bonus_action_starts() -> None:
    s = turn("manufacture_equipment", money=7)
    play(s, "bonus_action recruit_crew")
    assert s.money[0] == 1
    assert refused(s, "push 2") == "SY-13.1"


@rule("SY-7.3")
def test_a_bonus_action_that_comes_first_is_completed_before_the_chosen_one() -> None:
    s = turn("build_ships", money=6)
    events = play(s, "bonus_action recruit_crew", "push 0")
    assert names(events) == ["bonus_bought", "piece_made"]
    assert refused(s, "push 0") == "SY-9.1"


@rule("SY-7.3")
def test_no_bonus_action_interrupts_the_chosen_one() -> None:
    s = turn("build_ships", money=8)
    play(s, "go_on", f"take {shelf_of(s, 'bows')[0]}", "place 1")
    assert refused(s, "bonus_action recruit_crew") == "SY-9.1"
    play(s, "stop")
    assert offered(s, "bonus_action recruit_crew")


@rule("SY-7.3")
@pytest.mark.parametrize("money", [0, 5])
def test_with_less_than_six_guilders_no_bonus_action_is_offered(money: int) -> None:
    s = turn("manufacture_equipment", money=money)
    assert legal(s)[0] == "push 0"
    play(s, "push 0")
    assert s.decision.seat == 1


@rule("SY-7.3")
def test_money_gained_by_the_chosen_action_may_pay_for_a_bonus_action() -> None:
    s = yard(4, openings=4, money={0: 4})
    play(s, "choose receive_subsidy", "bonus_action manufacture_equipment", "push 0")
    assert s.money[0] == 0 and sum(stock_of(s, 0).values()) == 1


@rule("SY-7.3")
def test_money_gained_by_an_exchange_may_pay_for_a_bonus_action() -> None:
    s = turn("exchange_commodities", money=1)
    play(s, "ship T04", "sell", "sell", "sell")  # wood 1, wood 1, steel 3
    assert s.money[0] == 6
    assert offered(s, "bonus_action recruit_crew")


@rule("SY-7.3")
def test_money_gained_by_the_bonus_action_itself_cannot_pay_for_it() -> None:
    s = turn("build_ships", seats=4, money=5)
    assert not offered(s, "bonus_action receive_subsidy")
    assert not offered(s, "bonus_action exchange_commodities")
    assert refused(s, "bonus_action exchange_commodities") == "SY-9.1"  # cards are asked for


@rule("SY-7.4")
def test_the_bonus_action_must_be_possible_after_paying() -> None:
    s = turn("manufacture_equipment", money=6)  # the cheapest employee costs one
    assert refused(s, "bonus_action hire_employee") == "SY-7.4"
    assert offered(turn("manufacture_equipment", money=7), "bonus_action hire_employee")


@rule("SY-7.4")
def test_without_a_train_the_bonus_action_is_no_exchange() -> None:
    assert refused(turn("build_ships", train=0, money=20), "bonus_action exchange_commodities") == "SY-7.4"


@rule("SY-7.4")
def test_a_train_bought_by_the_chosen_action_makes_an_exchange_possible_after_it() -> None:
    s = turn("purchase_commodities", train=0, money=6)
    assert refused(s, "bonus_action exchange_commodities") == "SY-7.4"
    train = shelf_of(s, "trains")[0]
    play(s, "go_on", f"buy {train}", "bonus_action exchange_commodities")
    assert legal(s) == [f"ship {train}"]


@rule("SY-7.6")
def test_with_two_players_the_card_with_two_own_figures_may_be_the_bonus_action() -> None:
    s = yard(
        2,
        position={"exchange_commodities": 9},
        double={0: "exchange_commodities", 1: "build_ships"},
        single={0: "recruit_crew", 1: "rent_canal"},
        money={0: 6},
    )
    play(s, "choose manufacture_equipment")
    assert s.view(0)["seats"][0]["double"] == "recruit_crew"
    assert offered(s, "bonus_action recruit_crew")
    assert offered(s, "bonus_action exchange_commodities")  # and the card just moved
    assert refused(s, "bonus_action manufacture_equipment") == "SY-7.2"


@rule("SY-7.7")
def test_the_player_is_asked_before_and_once_more_after_the_chosen_action() -> None:
    s = turn("manufacture_equipment", money=6)
    assert offered(s, "go_on") and offered(s, "bonus_action recruit_crew")
    play(s, "go_on", "push 0")
    assert offered(s, "go_on") and offered(s, "bonus_action recruit_crew")
    play(s, "go_on")
    assert s.decision.seat == 1 and s.money[0] == 6


@rule("SY-7.7")
def test_nothing_is_announced_ahead_the_choice_may_wait_for_what_the_action_reveals() -> None:
    s = turn("purchase_commodities", money=6)
    newest = shelf_of(s, "trains")[4]
    play(s, "go_on", f"buy {shelf_of(s, 'trains')[0]}")
    assert shelf_of(s, "trains")[4] != newest
    assert offered(s, "bonus_action build_ships") and offered(s, "go_on")


@rule("SY-7.3", "SY-9.10", "SY-18.1")
def test_a_bonus_action_after_the_building_can_still_bring_the_captain() -> None:
    s = yard(
        3,
        openings=3,
        money={0: 6},
        row={0: "BM......."},
        shelf={"sterns": ["S01"]},
        canals={0: [("C01", 0, 0, 0)]},
        figure={0: ("C01", "d", "W")},
        recruit="propeller",
    )
    play(s, "choose build_ships", "go_on", "take S01", "place 3", "stop", "bonus_action recruit_crew", "push 0")
    assert row_of(s, 0) == "BMS......"
    play(s, "launch 1", "man", "done")
    assert s.points[0] > 0 and row_of(s, 0) == "........."


# --- a bonus action never blocks the chosen one ----------------------------------------------------------------------


@rule("SY-7.5")
def test_a_bonus_action_first_must_leave_the_price_of_the_cheapest_employee() -> None:
    s = turn("hire_employee", money=6, train=1)  # the cheapest costs a guilder
    assert refused(s, "bonus_action build_ships") == "SY-7.5"
    assert refused(s, "bonus_action manufacture_equipment") == "SY-7.5"
    assert legal(s) == ["bonus_action exchange_commodities", "go_on"]


@rule("SY-7.5")
def test_with_one_guilder_more_every_bonus_action_may_come_first() -> None:
    s = turn("hire_employee", money=7, train=0)
    assert offered(s, "bonus_action build_ships") and offered(s, "bonus_action manufacture_equipment")


@rule("SY-7.5")
def test_the_subsidy_brings_the_price_itself() -> None:
    s = turn("hire_employee", seats=4, money=6, train=0)
    assert legal(s) == ["bonus_action receive_subsidy", "go_on"]
    play(s, "bonus_action receive_subsidy")
    assert offered(s, "hire engineer_sail")


@rule("SY-7.5")
def test_after_the_chosen_action_nothing_need_be_kept_back() -> None:
    s = turn("hire_employee", money=7, train=0)
    play(s, "go_on", "hire engineer_sail", "bonus_action build_ships")
    assert s.money[0] == 0
    assert offered(s, f"take {shelf_of(s, 'bows')[0]}")


@rule("SY-7.5")
def test_when_an_employee_is_free_nothing_need_be_kept_back() -> None:
    s = turn("hire_employee", money=6, hire=2, train=0)
    play(s, "bonus_action manufacture_equipment", "push 0")
    assert offered(s, "hire trader_wood_1")


@rule("SY-7.5")
def test_cards_bought_in_a_bonus_action_must_leave_the_price() -> None:
    s = turn("hire_employee", money=8)
    play(s, "bonus_action build_ships")
    assert offered(s, f"take {shelf_of(s, 'bows')[1]}")
    assert refused(s, f"take {shelf_of(s, 'bows')[3]}") == "SY-7.5"  # two guilders are there, but one is to be kept


@rule("SY-7.5")
def test_a_second_card_bought_in_a_bonus_action_must_leave_the_price_too() -> None:
    s = turn("hire_employee", money=8)
    play(s, "bonus_action build_ships", f"take {shelf_of(s, 'bows')[1]}", "place 1")
    assert not offered(s, f"take {shelf_of(s, 'sterns')[1]}")
    assert offered(s, f"take {shelf_of(s, 'sterns')[0]}")


@rule("SY-7.5")
def test_a_train_bought_in_a_bonus_action_must_leave_the_price() -> None:
    s = turn("hire_employee", money=7)
    play(s, "bonus_action purchase_commodities")
    assert refused(s, f"buy {shelf_of(s, 'trains')[1]}") == "SY-7.5"
    play(s, f"buy {shelf_of(s, 'trains')[0]}")
    assert offered(s, "hire engineer_sail")


@rule("SY-7.5")
def test_a_canal_rented_in_a_bonus_action_must_leave_the_price() -> None:
    s = turn("hire_employee", money=7)
    play(s, "bonus_action rent_canal")
    assert refused(s, f"rent {shelf_of(s, 'canals')[1]}") == "SY-7.5"
    assert offered(s, f"rent {shelf_of(s, 'canals')[0]}")


@rule("SY-7.5")
@pytest.mark.parametrize("action", ["manufacture_equipment", "recruit_crew"])
def test_extra_steps_in_a_bonus_action_must_leave_the_price(action: str) -> None:
    s = turn("hire_employee", money=8)
    play(s, f"bonus_action {action}")
    assert legal(s) == ["push 0", "push 1"]
    assert refused(s, "push 2") == "SY-7.5"


@rule("SY-7.5")
def test_in_an_exchange_only_a_train_is_offered_whose_sale_reaches_the_price() -> None:
    everybody = yard(3).figures.employee_ids
    gone = [name for name in everybody if name.startswith("trader") or name == "foreman"]
    mine = [name for name in everybody if name not in [*DEAR, *gone]]
    s = yard(
        3,
        openings=3,
        money={0: 6},
        people=TRACK,
        hire=3,
        trains={0: ["T01", "T02"]},
        exchange=0,
        staff={0: mine, 1: gone, 2: gone},
    )
    play(s, "choose hire_employee", "bonus_action exchange_commodities")
    assert s.money[0] == 0  # five steps and the surcharge make 6; T01 sells for 3 guilders, T02 for 9
    assert legal(s) == ["ship T02"]
    assert refused(s, "ship T01") == "SY-7.5"


@rule("SY-7.5")
def test_in_an_exchange_only_trades_are_offered_with_which_the_rest_still_reaches_the_price() -> None:
    s = turn("hire_employee", money=6)
    play(s, "bonus_action exchange_commodities", "ship T04", "trade sail", "trade crane")
    assert refused(s, "trade cannon") == "SY-7.5"
    play(s, "sell")
    assert offered(s, "hire engineer_sail") and trains_of(s, 0) == []


@rule("SY-7.5")
def test_what_is_sold_first_frees_the_cars_that_follow() -> None:
    s = turn("hire_employee", money=6)
    play(s, "bonus_action exchange_commodities", "ship T04", "sell", "trade sail", "trade cannon")
    play(s, "hire engineer_sail")
    assert staff_of(s, 0) == ["engineer_sail"] and s.money[0] == 0


@rule("SY-7.5")
@pytest.mark.parametrize("chosen", ["build_ships", "purchase_commodities", "rent_canal", "recruit_crew"])
def test_other_chosen_actions_need_nothing_kept_back(chosen: str) -> None:
    s = turn(chosen, money=9)
    play(s, "bonus_action manufacture_equipment", "push 3")
    assert s.money[0] == 0
    assert len(legal(s)) > 0 and s.decision.seat == 0
