"""Which action cards may be chosen, and what the choice brings. [SY-5, SY-6]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import stock_of, trains_of, yard

# exchange leads; the cards in front bear figures
LINE = {
    "exchange_commodities": 10,
    "recruit_crew": 9,
    "build_ships": 8,
    "hire_employee": 6,
    "manufacture_equipment": 5,
    "purchase_commodities": 4,
    "rent_canal": 3,
    "receive_subsidy": 2,
}
NEXT = ["trader_wood_1", "trader_steel_1", "trader_coal_1"]  # without a surcharge
DEAR = ["engineer_sail", "engineer_crane", "recruiter_captain"]
BENDS = [("C09", 0, 0, 3), ("C10", 1, 0, 0), ("C11", 1, 1, 1), ("C12", 0, 1, 2)]  # four bends forming a ring
ALL_TRAINS = [f"T{n:02}" for n in range(1, 15)]


def figures(*actions: str) -> dict[int, str | None]:
    """Figures of one seat after the other."""
    return dict(enumerate(actions))


# --- free cards ------------------------------------------------------------------------------------------------------


@rule("SY-5.1")
@pytest.mark.parametrize("action", ["recruit_crew", "build_ships"])
def test_a_card_with_a_figure_cannot_be_chosen(action: str) -> None:
    s = yard(3, position=LINE, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert refused(s, f"choose {action}") == "SY-5.1"


@rule("SY-5.1")
def test_with_two_players_the_own_previous_card_with_two_figures_cannot_be_chosen() -> None:
    s = yard(
        2,
        position=LINE,
        double=figures("exchange_commodities", "recruit_crew"),
        single=figures("manufacture_equipment", "build_ships"),
    )
    assert refused(s, "choose manufacture_equipment") == "SY-5.1"
    assert refused(s, "choose recruit_crew") == "SY-5.1"
    assert refused(s, "choose build_ships") == "SY-5.1"
    assert legal(s) == ["choose purchase_commodities", "choose rent_canal", "choose hire_employee"]


@rule("SY-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_just_moved_cannot_be_chosen(seats: int) -> None:
    stand = ["manufacture_equipment", "exchange_commodities", "recruit_crew", "build_ships"]
    if seats == 2:
        s = yard(2, position=LINE, double=figures(*stand[:2]), single=figures("rent_canal", "build_ships"))
    else:
        s = yard(seats, position=LINE, single=figures(*stand[:seats]))
    assert refused(s, "choose manufacture_equipment") == "SY-5.2"


@rule("SY-5.2")
def test_on_the_next_turn_that_card_may_be_chosen_by_others() -> None:
    s = yard(3, position=LINE, single=figures("manufacture_equipment", "exchange_commodities", "recruit_crew"),
             money={0: 0})  # fmt: skip
    play(s, "choose purchase_commodities", f"buy {s.view(0)['display']['trains'][0]}")
    assert s.decision.seat == 1 and offered(s, "choose manufacture_equipment")


@rule("SY-5.1", "SY-5.2")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 4)])
def test_four_cards_are_free_on_a_regular_turn(seats: int, cards: int) -> None:
    stand = ["manufacture_equipment", "exchange_commodities", "recruit_crew", "build_ships"]
    s = yard(seats, position=LINE, single=figures(*stand[:seats]))
    assert len(legal(s)) == cards


@rule("SY-5.1")
def test_passing_is_not_possible() -> None:
    s = yard(3, position=LINE, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert not offered(s, "go_on") and not offered(s, "pass")
    assert refused(s, "pass") == "SY-5.1"


# --- ability ---------------------------------------------------------------------------------------------------------


@rule("SY-5.3", "SY-5.5")
def test_without_a_train_commodities_cannot_be_exchanged() -> None:
    s = yard(3, openings=3, trains={0: []})
    assert refused(s, "choose exchange_commodities") == "SY-5.3"


@rule("SY-5.3", "SY-5.5")
def test_without_a_train_on_display_none_can_be_purchased() -> None:
    s = yard(3, openings=3, shelf={"trains": []}, decks={"trains": []})
    assert refused(s, "choose purchase_commodities") == "SY-5.3"


@rule("SY-5.3", "SY-5.5")
def test_without_a_canal_on_display_none_can_be_rented() -> None:
    s = yard(3, openings=3, shelf={"canals": []})
    assert refused(s, "choose rent_canal") == "SY-5.3"


@rule("SY-5.3", "SY-5.5", "SY-11.9")
def test_with_a_closed_ring_of_canals_none_can_be_rented() -> None:
    s = yard(3, openings=3, canals={0: BENDS}, figure={0: ("C09", "d", "e")})
    assert refused(s, "choose rent_canal") == "SY-5.3"


@rule("SY-5.5")
def test_with_an_open_end_a_canal_can_be_rented() -> None:
    s = yard(3, openings=3, canals={0: BENDS[:3]}, figure={0: ("C09", "d", "e")}, money={0: 0})
    assert offered(s, "choose rent_canal")


@rule("SY-5.3", "SY-5.5")
def test_without_money_for_any_employee_none_can_be_hired() -> None:
    s = yard(3, openings=3, people=[*NEXT, *DEAR], hire=0, money={0: 0})
    assert refused(s, "choose hire_employee") == "SY-5.3"


@rule("SY-5.5")
@pytest.mark.parametrize("people", [DEAR + NEXT, [*DEAR[:2], "helmsman"]])
def test_an_employee_without_a_price_can_be_hired_without_money(people: list[str]) -> None:
    s = yard(3, openings=3, people=people, hire=7 if people[2] == "helmsman" else 0, money={0: 0})
    assert offered(s, "choose hire_employee")


@rule("SY-5.5")
def test_building_manufacturing_recruiting_and_the_subsidy_are_always_possible() -> None:
    s = yard(
        4,
        openings=4,
        money={0: 0},
        trains={0: []},
        shelf={"trains": [], "canals": []},
        decks={"trains": []},
        people=[*NEXT, *DEAR],
        hire=0,
    )
    assert legal(s) == [
        "choose build_ships",
        "choose manufacture_equipment",
        "choose recruit_crew",
        "choose receive_subsidy",
    ]


@rule("SY-5.4")
def test_the_income_of_the_choice_counts() -> None:
    s = yard(3, openings=1, single={1: "exchange_commodities"}, people=[*NEXT, *DEAR], hire=0, money={0: 0})
    assert offered(s, "choose hire_employee")
    play(s, "choose hire_employee")
    assert s.money[0] == 1
    assert offered(s, "hire engineer_sail")


@rule("SY-5.4")
def test_only_the_income_of_this_very_choice_counts() -> None:
    s = yard(3, openings=1, single={1: "build_ships", 2: "manufacture_equipment"}, position=LINE | {"hire_employee": 9,
             "recruit_crew": 6}, people=[*NEXT, *DEAR], hire=0, money={0: 0})  # fmt: skip
    assert refused(s, "choose hire_employee") == "SY-5.3"


@rule("SY-5.4", "SY-6.2")
def test_the_bonus_for_empty_spaces_counts_too() -> None:
    line = LINE | {"hire_employee": -1, "receive_subsidy": 30}  # three empty spaces up to rent_canal
    s = yard(3, openings=1, position=line, people=[*NEXT, *DEAR], hire=0, money={0: 0})
    assert offered(s, "choose hire_employee")


@rule("SY-5.4")
def test_a_train_that_a_bonus_action_could_bring_does_not_count() -> None:
    s = yard(3, openings=3, trains={0: []}, money={0: 20})
    assert refused(s, "choose exchange_commodities") == "SY-5.3"


def stuck(money: int = 0) -> Shipyard:
    """Seat 0 can perform none of the actions on the four free cards."""
    others = {"exchange_commodities": 0, "hire_employee": 13, "purchase_commodities": 12, "rent_canal": 14}
    return yard(
        3,
        position=LINE | {"manufacture_equipment": 2} | others,
        single=figures("build_ships", "manufacture_equipment", "recruit_crew"),
        money={0: money},
        trains={0: [], 1: ALL_TRAINS[:8], 2: ALL_TRAINS[8:]},
        shelf={"trains": []},
        decks={"trains": []},
        canals={0: BENDS},
        figure={0: ("C09", "d", "e")},
        staff={0: yard(3).figures.employee_ids},
    )


@rule("SY-5.6")
def test_whoever_can_perform_no_action_still_places_the_figure_on_a_free_card() -> None:
    s = stuck()
    assert legal(s) == [
        "choose purchase_commodities",
        "choose rent_canal",
        "choose hire_employee",
        "choose exchange_commodities",
    ]


@rule("SY-5.6", "SY-5.1", "SY-5.2")
def test_whoever_can_perform_no_action_may_not_choose_an_occupied_or_the_lead_card() -> None:
    s = stuck()
    assert refused(s, "choose recruit_crew") == "SY-5.1"
    assert refused(s, "choose build_ships") == "SY-5.2"


@rule("SY-5.6")
def test_an_action_that_cannot_be_performed_is_skipped_and_the_income_taken() -> None:
    s = stuck()
    events = play(s, "choose exchange_commodities")
    assert names(events)[:4] == ["action_chosen", "income_paid", "action_skipped", "turn_begun"]
    assert s.money[0] == 2
    assert s.view(0)["seats"][0]["single"] == "exchange_commodities"


@rule("SY-5.6", "SY-7.2")
def test_after_an_action_that_is_skipped_a_bonus_action_may_be_bought() -> None:
    s = stuck(money=4)
    play(s, "choose exchange_commodities", "bonus_action manufacture_equipment", "push 0")
    assert sum(stock_of(s, 0).values()) == 1
    assert s.money[0] == 0


@rule("SY-5.6")
def test_as_soon_as_one_card_can_be_performed_the_others_are_closed() -> None:
    s = yard(
        3,
        position=LINE,
        single=figures("build_ships", "manufacture_equipment", "recruit_crew"),
        trains={0: [], 1: ALL_TRAINS[:8], 2: ALL_TRAINS[8:]},
        shelf={"trains": []},
        decks={"trains": []},
        staff={0: yard(3).figures.employee_ids},
    )
    assert legal(s) == ["choose rent_canal"]
    assert refused(s, "choose hire_employee") == "SY-5.3"


# --- income ----------------------------------------------------------------------------------------------------------


def income(s: Shipyard, action: str) -> int:
    """What choosing an action pays."""
    seat = s.decision.seat
    before = int(s.money[seat])
    play(s, f"choose {action}")
    return int(s.money[seat]) - before


@rule("SY-6.1")
@pytest.mark.parametrize(
    ("action", "guilders"),
    [("manufacture_equipment", 2), ("recruit_crew", 1), ("exchange_commodities", 0), ("purchase_commodities", 2)],
)
def test_every_occupied_card_ahead_pays_a_guilder(action: str, guilders: int) -> None:
    s = yard(3, openings=1, position=LINE | {"recruit_crew": 7}, single={1: "build_ships", 2: "hire_employee"})
    assert income(s, action) == guilders


@rule("SY-6.1")
def test_not_figures_are_counted_but_cards_and_own_ones_as_well() -> None:
    s = yard(
        2,
        position=LINE,
        double=figures("exchange_commodities", "recruit_crew"),
        single=figures("hire_employee", "build_ships"),
        money={0: 0},
    )
    assert income(s, "manufacture_equipment") == 3  # five figures on three cards


@rule("SY-6.1")
def test_a_card_ahead_without_a_figure_pays_nothing() -> None:
    s = yard(3, position=LINE, single=figures("exchange_commodities", "rent_canal", "purchase_commodities"))
    assert income(s, "hire_employee") == 0


@rule("SY-6.2")
@pytest.mark.parametrize(("empty", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_behind_all_figures_every_three_empty_spaces_up_to_the_nearest_card_pay_a_guilder(
    empty: int, bonus: int
) -> None:
    line = LINE | {"purchase_commodities": 2 - empty, "receive_subsidy": 30}
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert income(s, "purchase_commodities") == 2 + bonus


@rule("SY-6.2")
def test_the_nearest_card_ahead_ends_the_empty_spaces_occupied_or_not() -> None:
    line = LINE | {"purchase_commodities": -3, "rent_canal": -1}
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert income(s, "purchase_commodities") == 2
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert income(s, "rent_canal") == 2 + (5 - -1 - 1) // 3


@rule("SY-6.2")
def test_the_nearest_card_ahead_may_be_occupied() -> None:
    line = LINE | {"purchase_commodities": -1, "rent_canal": 7, "build_ships": 3}
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert income(s, "purchase_commodities") == 3


@rule("SY-6.2")
def test_a_figure_behind_cancels_the_bonus_but_not_the_basic_income() -> None:
    line = LINE | {"purchase_commodities": -3, "rent_canal": -4}
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "rent_canal"))
    assert income(s, "purchase_commodities") == 1


@rule("SY-6.2")
def test_a_card_behind_without_a_figure_does_not_cancel_the_bonus() -> None:
    line = LINE | {"purchase_commodities": -3, "rent_canal": -4}
    s = yard(3, position=line, single=figures("exchange_commodities", "recruit_crew", "build_ships"))
    assert income(s, "purchase_commodities") == 2 + 2


@rule("SY-6.2")
def test_with_two_players_the_own_card_with_two_figures_behind_cancels_the_bonus() -> None:
    line = LINE | {"purchase_commodities": -3, "rent_canal": -4}
    s = yard(
        2,
        position=line,
        double=figures("exchange_commodities", "recruit_crew"),
        single=figures("rent_canal", "build_ships"),
    )
    assert income(s, "purchase_commodities") == 2


@rule("SY-6.3")
def test_ahead_of_all_other_figures_there_is_no_income_however_many_spaces_are_empty() -> None:
    line = {action: place - 10 for action, place in LINE.items()} | {"exchange_commodities": 4, "recruit_crew": 8}
    s = yard(3, position=line, single=figures("recruit_crew", "manufacture_equipment", "purchase_commodities"))
    assert income(s, "exchange_commodities") == 0


@rule("SY-6.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_first_turns_occupied_cards_ahead_pay_and_there_is_no_bonus(seats: int) -> None:
    s = yard(seats, active=1, openings=1, single={0: "exchange_commodities"}, money={1: 0})
    assert income(s, "build_ships") == 1


@rule("SY-6.4", "SY-6.3")
def test_on_first_turns_the_lead_card_pays_nothing() -> None:
    s = yard(3, active=1, openings=1, single={0: "build_ships"}, money={1: 0})
    assert income(s, "exchange_commodities") == 0


@rule("SY-6.1", "SY-3.1")
def test_the_income_can_be_spent_on_the_action() -> None:
    s = yard(3, position=LINE, single=figures("exchange_commodities", "recruit_crew", "build_ships"), money={0: 0},
             manufacture="cannon")  # fmt: skip
    play(s, "choose manufacture_equipment", "push 2")
    assert (stock_of(s, 0), s.money[0]) == ({"sail": 1}, 0)


@rule("SY-5.5")
def test_the_cheapest_train_is_free() -> None:
    s = yard(3, openings=3, money={0: 0}, trains={0: []})
    play(s, "choose purchase_commodities", f"buy {s.view(0)['display']['trains'][0]}")
    assert len(trains_of(s, 0)) == 1
