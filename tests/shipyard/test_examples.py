"""The worked examples of Shipyard."""

from typing import Any

import pytest

from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import offered, play, refused, rule
from tests.shipyard.build import canals_of, contracts_of, figure_of, shelf_of, stock_of, trains_of, yard

IN_LINE = {
    "exchange_commodities": 0, "purchase_commodities": -1, "rent_canal": -2, "hire_employee": -3,
    "manufacture_equipment": -4, "recruit_crew": -5, "build_ships": -6,
}  # fmt: skip
GAPS = {
    "exchange_commodities": 5, "build_ships": 19, "hire_employee": 18, "recruit_crew": 17, "manufacture_equipment": 15,
    "rent_canal": 12, "purchase_commodities": 8,
}  # fmt: skip
LONG = [("C07", 0, 0, 0), ("C08", 1, 0, 0)]  # 13 spaces ahead of d
START = ("C07", "d", "W")


def income(s: Shipyard, action: str) -> int:
    """Choose a card and return the income."""
    events = play(s, f"choose {action}")
    return sum(event["money"] for event in events if event["event"] == "income_paid")


def fitting(*cards: str, canals: list[tuple[str, int, int, int]] = LONG, **given: Any) -> Shipyard:
    """Return a position of seat 0 with a manned ship."""
    store = {"captain": 1, **given.pop("store", {})}
    figure = given.pop("figure", (canals[0][0], "d", "W"))
    s = yard(3, at="launching", row={0: list(cards)}, store={0: store}, canals={0: canals}, figure={0: figure}, **given)
    play(s, "launch 1", "man")
    return s


def speed(s: Shipyard) -> int:
    """Return the speed of seat 0's last ship."""
    return int(s.view(1)["seats"][0]["fleet"][-1]["speed"])


# --- the action track ------------------------------------------------------------------------------------------------


@rule("SY-E1", "SY-3.2", "SY-6.1")
def test_on_the_first_turn_each_occupied_card_ahead_pays() -> None:
    s = yard(
        3, openings=1, active=2, position=IN_LINE, single={0: "hire_employee", 1: "build_ships", 2: None}
    )  # fmt: skip
    assert income(s, "recruit_crew") == 1


@rule("SY-E2", "SY-3.3", "SY-6.1")
def test_on_the_second_turns_of_two_players_own_figures_pay_too() -> None:
    s = yard(
        2, openings=1, active=1, position=IN_LINE, single={0: "hire_employee", 1: None},
        double={0: "exchange_commodities", 1: "rent_canal"},
    )  # fmt: skip
    assert income(s, "recruit_crew") == 3


@rule("SY-E3", "SY-5.1", "SY-6.1", "SY-6.3")
def test_the_second_seat_is_paid_behind_the_first_and_not_ahead_of_it() -> None:
    def first_turn() -> Shipyard:
        return yard(3, openings=2, active=1, position=IN_LINE, single={0: "hire_employee", 1: None, 2: None})

    assert income(first_turn(), "recruit_crew") == 1
    assert income(first_turn(), "rent_canal") == 0
    assert refused(first_turn(), "choose hire_employee") == "SY-5.1"


@rule("SY-E4", "SY-6.1", "SY-6.2")
@pytest.mark.parametrize(
    ("action", "money"),
    [("manufacture_equipment", 2), ("rent_canal", 2), ("purchase_commodities", 3), ("hire_employee", 1)],
)
def test_income_with_gaps(action: str, money: int) -> None:
    s = yard(
        3, position=GAPS, single={0: "exchange_commodities", 1: "build_ships", 2: "recruit_crew"}
    )  # fmt: skip
    assert s.position[6] == 20  # the exchange, just moved
    assert income(s, action) == money


@rule("SY-E5", "SY-6.2")
@pytest.mark.parametrize(("gap", "bonus"), [(6, 2), (5, 1), (2, 0)])
def test_every_full_three_empty_spaces_pay_one(gap: int, bonus: int) -> None:
    s = yard(
        3, position={**GAPS, "manufacture_equipment": 16, "rent_canal": 15, "purchase_commodities": 14 - gap},
        single={0: "exchange_commodities", 1: "build_ships", 2: "recruit_crew"},
    )  # fmt: skip
    assert income(s, "purchase_commodities") == 2 + bonus


@rule("SY-E6", "SY-4.3")
def test_the_lead_card_moves_one_space_ahead_and_stays_lead() -> None:
    s = yard(
        3, position=IN_LINE, single={0: "exchange_commodities", 1: "build_ships", 2: "recruit_crew"}
    )  # fmt: skip
    assert s.position[6] == 1
    assert refused(s, "choose exchange_commodities") == "SY-5.2"


@rule("SY-E7", "SY-5.1", "SY-5.2")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 4)])
def test_on_any_regular_turn_so_many_cards_are_free(seats: int, number: int) -> None:
    s, rng = yard(seats).game.new({"seats": seats}, 7), seeded(7)
    seen = 0
    while not s.over:
        if s.game.steps[s.decision.step].name == "choosing" and s.decision.x == 1:
            rules = [s.rule(ruling) for _move, ruling in s.offers().refused or []]
            assert len(s.decision.moves) + rules.count("SY-5.3") == number
            seen += 1
        s.take(s.decision.moves[rng.roll(len(s.decision.moves))])
    assert seen > 20


# --- actions ---------------------------------------------------------------------------------------------------------


@rule("SY-E8", "SY-9.4", "SY-9.7")
@pytest.mark.parametrize(
    ("row", "card", "column", "refusal"),
    [
        ("", "M01", 1, "SY-9.4"), ("", "S01", 1, "SY-9.4"), ("", "M01", 9, "SY-9.4"), ("", "B01", 9, "SY-9.4"),
        ("", "S01", 2, "SY-9.4"), ("..B", "S01", 4, "SY-9.7"), ("...S", "B01", 3, "SY-9.7"),
    ],
)  # fmt: skip
def test_illegal_placements(row: str, card: str, column: int, refusal: str) -> None:
    s = yard(2, at="build_ships", row={0: row}, shelf={"bows": ["B01"], "left": ["M01"], "sterns": ["S01"]})
    play(s, f"take {card}")
    assert refused(s, f"place {column}") == refusal


@rule("SY-E8", "SY-9.4")
@pytest.mark.parametrize(("row", "card", "column"), [("B..MS", "B01", 2), ("B.S.B.S", "M01", 4)])
def test_legal_placements(row: str, card: str, column: int) -> None:
    s = yard(2, at="build_ships", row={0: row}, shelf={"bows": ["B01"], "left": ["M01"], "sterns": ["S01"]})
    play(s, f"take {card}")
    assert offered(s, f"place {column}")


@rule("SY-E9", "SY-12.1")
@pytest.mark.parametrize(("steps", "item"), [(0, "smokestack"), (1, "crane"), (2, "sail"), (3, "cannon")])
def test_with_the_marker_on_cannon_each_kind_has_its_price(steps: int, item: str) -> None:
    s = yard(3, at="manufacture_equipment", money={0: 5}, manufacture="cannon")
    play(s, f"push {steps}")
    assert stock_of(s, 0) == {item: 1} and s.money[0] == 5 - steps


@rule("SY-E9", "SY-12.1")
def test_the_dearest_piece_is_the_one_the_marker_stands_on() -> None:
    s = yard(3, at="manufacture_equipment", money={0: 2}, manufacture="cannon")
    assert legal(s) == ["push 0", "push 1", "push 2"]
    assert refused(s, "push 3") == "SY-12.1"
    play(s, "push 2")
    assert stock_of(s, 0) == {"sail": 1} and s.money[0] == 0


@rule("SY-E10", "SY-12.3")
@pytest.mark.parametrize(
    ("steps", "pieces"), [(0, {"smokestack": 1, "crane": 1, "sail": 1}), (1, {"crane": 2, "sail": 1})]
)
def test_engineers_add_their_pieces_wherever_the_marker_stops(steps: int, pieces: dict[str, int]) -> None:
    s = yard(
        3, at="manufacture_equipment", money={0: 3}, manufacture="cannon",
        staff={0: ["engineer_crane", "engineer_sail"]},
    )  # fmt: skip
    play(s, f"push {steps}", "engage engineer_sail", "engage engineer_crane")
    assert stock_of(s, 0) == pieces and s.money[0] == 3 - steps


@rule("SY-E11", "SY-15.2", "SY-15.3")
def test_two_loads_of_coal_become_two_different_items_or_money() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T08"]})  # wood, coal, coal
    play(s, "ship T08", "sell", "trade propeller")
    assert offered(s, "trade smokestack") and offered(s, "sell")
    assert refused(s, "trade propeller") == "SY-15.3"
    play(s, "trade smokestack")
    assert stock_of(s, 0) == {"propeller": 1, "smokestack": 1}


@rule("SY-E11", "SY-15.3")
def test_two_loads_of_coal_do_not_become_two_smokestacks_but_both_may_be_sold() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T08"]})
    play(s, "ship T08", "sell", "trade smokestack")
    assert refused(s, "trade smokestack") == "SY-15.3"
    s = yard(3, at="exchange_commodities", trains={0: ["T08"]}, money={0: 0}, exchange=5)
    play(s, "ship T08", "sell", "sell", "sell")  # 1, 2 and 3 for wood, steel and coal
    assert s.money[0] == 1 + 3 + 3


@rule("SY-E12", "SY-15.7")
@pytest.mark.parametrize(
    ("staff", "more"), [([], 0), (["trader_steel_1"], 1), (["trader_steel_1", "trader_steel_2"], 2)]
)
def test_steel_traders_raise_the_price_of_each_load_of_steel(staff: list[str], more: int) -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T06"]}, money={0: 0}, exchange=5, staff={0: staff})
    play(s, "ship T06", "sell", "sell", "sell")  # wood 1, steel 2
    assert s.money[0] == 1 + 2 * (2 + more)


@rule("SY-E12", "SY-14.5")
def test_level_2_cannot_be_hired_without_level_1() -> None:
    s = yard(3, at="hire_employee", money={0: 20})
    assert refused(s, "hire trader_steel_2") == "SY-14.5"


@rule("SY-E13", "SY-17.6", "SY-18.4")
def test_with_the_propeller_builder_two_propellers_fit_not_three() -> None:
    s = fitting("B01", "M01", "S01", store={"propeller": 3}, staff={0: ["builder_propeller"]})
    play(s, "fit propeller", "fit propeller")
    assert refused(s, "fit propeller") == "SY-18.4"


@rule("SY-E14", "SY-17.8", "SY-19.3")
def test_with_four_sails_a_rigger_adds_none_one_or_two() -> None:
    s = fitting("B01", "M36", "S09", store={"sail": 4}, staff={0: ["rigger"]})
    play(s, *["fit sail"] * 4, "done")
    assert legal(s) == ["speed 5", "speed 6", "speed 7"]


@rule("SY-E15", "SY-17.9")
@pytest.mark.parametrize(("steps", "cost"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_with_an_accountant_three_kinds_are_free_and_the_last_costs_one(steps: int, cost: int) -> None:
    s = yard(3, at="manufacture_equipment", money={0: 1}, staff={0: ["accountant"]})
    play(s, f"push {steps}")
    assert s.money[0] == 1 - cost


# --- ships -----------------------------------------------------------------------------------------------------------


@rule("SY-E16", "SY-19.1", "SY-19.2")
@pytest.mark.parametrize(
    ("pieces", "result"), [(["smokestack", "propeller", "sail", "sail"], 6), (["sail", "sail"], 3)]
)
def test_the_speed_of_two_ships(pieces: list[str], result: int) -> None:
    s = fitting("B01", "M36", "S09", store={item: pieces.count(item) for item in pieces})
    play(s, *[f"fit {item}" for item in pieces], "done")
    assert speed(s) == result


@rule("SY-E17", "SY-19.2", "SY-20.1")
def test_a_ship_with_nothing_but_a_captain_scores_and_moves_one_space() -> None:
    s = fitting("B01", "M01", "S01")
    play(s, "done")
    assert (speed(s), s.points[0], figure_of(s, 0)) == (1, 2, ("C07", "a", "d"))


@rule("SY-E18", "SY-21.1", "SY-21.2", "SY-21.3", "SY-21.4", "SY-22.4", "SY-22.5")
def test_a_ship_scored_in_full() -> None:
    pieces = ["businessman", "businessman", "soldier", "cannon", "crane", "smokestack", "propeller", *["sail"] * 3]
    s = fitting(
        "B13", "M28", "M33", "M49", "S10", store={item: pieces.count(item) for item in pieces},
        canals=[("C23", 0, 0, 0), ("C16", 1, 0, 0), ("C05", 2, 0, 0)], figure=("C23", "b", "N"),
    )  # fmt: skip
    events = play(s, *[f"fit {item}" for item in pieces], "done")
    assert {"event": "ship_scored", "seat": 0, "points": 4 + 4 + 7, "spaces": 7} in events
    route = [event["points"] for event in events if event["event"] == "space_entered"]
    assert route == [0, 4, 0, 0, 4, 0, 3]  # a riband, a lifebuoy, ..., a lifebuoy, a riband, the commercial official
    assert {"event": "riband_scored", "seat": 0, "points": 6} in events
    assert s.points[0] == 32


# --- laps, the display and canals ------------------------------------------------------------------------------------


@rule("SY-E27", "SY-24.3")
@pytest.mark.parametrize(
    ("seats", "countdown", "number"), [(4, 3, 2), (3, 3, 1), (3, 2, 1), (2, 2, 2), (4, 4, 0), (4, 2, 0)]
)
def test_so_many_contracts_of_each_colour_are_given_up(seats: int, countdown: int, number: int) -> None:
    s = yard(seats, at="turn_end", countdown=countdown, lap_done=True)
    while s.game.steps[s.decision.step].name == "discarding":
        play(s, min(legal(s)))
    held = [contracts_of(s, seat) for seat in range(seats)]
    assert [sum(name.startswith("CG") for name in names) for names in held] == [3 - number] * seats
    assert [sum(name.startswith("CB") for name in names) for names in held] == [3 - number] * seats


@rule("SY-E28", "SY-8.2", "SY-8.3")
def test_three_cards_taken_from_one_middle_column_are_replaced_there() -> None:
    right: list[str | None] = ["M06", "M07", "M08", "M09", "M10"]
    s = yard(
        3, at="build_ships", shelf={"left": ["M01", "M02", "M03", "M04", "M05"], "right": right},
        decks={"middles": ["M11", "M12", "M13", "M14"]},
    )  # fmt: skip
    play(s, "take M01", "place 3", "take M02", "place 4", "take M03", "place 5")
    assert shelf_of(s, "left") == ["M04", "M05", "M11", "M12", "M13"]
    assert shelf_of(s, "right") == right


@rule("SY-E29", "SY-22.10", "SY-20.3")
@pytest.mark.parametrize("sails", [2, 3, 4])
def test_a_branch_too_short_is_not_offered(sails: int) -> None:
    s = fitting("B01", "M36", "S09", store={"sail": sails}, canals=[("C16", 0, 0, 0), ("C01", 1, 0, 0)])
    assert reach(s, 0, 20) == 5
    play(s, *["fit sail"] * sails, "done")
    assert figure_of(s, 0) == [("C01", "d", "W"), ("C01", "e", "d"), ("C01", "f", "e")][sails - 2]
    assert canals_of(s, 0) == ["C01"]


@rule("SY-E29", "SY-22.3")
def test_with_speed_2_both_branches_are_long_enough() -> None:
    s = fitting("B01", "M36", "S09", store={"sail": 1}, canals=[("C16", 0, 0, 0), ("C01", 1, 0, 0)])
    play(s, "fit sail", "done")
    assert legal(s) == ["steer f", "steer h"]


@rule("SY-E29", "SY-20.3")
def test_with_speed_6_the_ship_could_not_score() -> None:
    s = fitting("B01", "M36", "M38", "S09", store={"sail": 6}, canals=[("C16", 0, 0, 0), ("C01", 1, 0, 0)])
    play(s, *["fit sail"] * 4)
    assert refused(s, "fit sail") == "SY-20.3"


@rule("SY-E30", "SY-8.5", "SY-8.6")
def test_hoarded_trains_come_back_with_the_next_exchange() -> None:
    others = [f"T{n:02}" for n in range(2, 15)]
    s = yard(
        2, at="final", shelf={"trains": ["T01"]}, decks={"trains": []}, trains={0: ["T02"], 1: others[1:]},
        money={0: 0, 1: 0}, starter=1,
    )  # fmt: skip
    play(s, "final_action purchase_commodities", "buy T01")
    assert shelf_of(s, "trains") == [None] * 5
    assert refused(s, "final_action purchase_commodities") == "SY-26.2"
    s = yard(2, at="final", shelf={"trains": []}, decks={"trains": []}, trains={0: ["T01"], 1: others}, money={1: 0})
    events = play(s, "final_action exchange_commodities", "ship T01", "sell", "sell", "sell")
    assert {"event": "trains_shuffled", "cards": 1} in events
    assert shelf_of(s, "trains") == ["T01", None, None, None, None]
    play(s, "final_action purchase_commodities", "buy T01")
    assert s.money[1] == 0 and "T01" in trains_of(s, 1)
