"""The order of turns and their steps, and how action cards advance. [SY-3, SY-4]"""

from dataclasses import dataclass
from functools import cache

import pytest

from blueriband.games.shipyard.actions.track import REGULAR
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import CHOOSING
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import row_of, stock_of, yard

# a line with gaps, in which only the first three cards bear figures
LINE = {
    "exchange_commodities": 10,
    "hire_employee": 9,
    "build_ships": 7,
    "manufacture_equipment": 4,
    "recruit_crew": 3,
    "purchase_commodities": 1,
    "rent_canal": 0,
}


def line_of(s: Shipyard) -> dict[str, int]:
    """Where the action cards in the game stand."""
    return {card["action"]: int(card["position"]) for card in s.view(0)["track"]}


def figures_of(s: Shipyard, seat: int) -> tuple[str | None, str | None]:
    """The cards with one and with two figures of a seat."""
    seen = s.view(0)["seats"][seat]
    return seen["single"], seen["double"]


@dataclass(frozen=True)
class Turn:
    """A turn of a game: whose, whether a card was moved, the line when the choice was made, and the choice."""

    seat: int
    regular: bool
    line: dict[str, int]
    chosen: str


@cache
def record(seats: int, seed: int, shunned: str = "") -> list[Turn]:
    """Play a game at random, in which nobody chooses one of the actions if there is another."""
    s, rng = ShipyardGame().new({"seats": seats}, seed), seeded(seed)
    turns = []
    while not s.over:
        moves = [text for text in legal(s) if text != f"choose {shunned}"] or legal(s)
        text = moves[rng.roll(len(moves))]
        if s.decision.step == CHOOSING:
            turns.append(Turn(int(s.decision.seat), s.decision.x == REGULAR, line_of(s), text.split()[1]))
        play(s, text)
    return turns


def three(position: dict[str, int] | None = None) -> Shipyard:
    """A regular turn of seat 0 of three, penniless, on the line above but for some cards elsewhere."""
    figures: dict[int, str | None] = {0: "build_ships", 1: "exchange_commodities", 2: "hire_employee"}
    return yard(3, position=LINE | (position or {}), single=figures, money={0: 0})


# --- the steps of a turn ---------------------------------------------------------------------------------------------


@rule("SY-3.1")
def test_a_turn_advances_a_card_chooses_takes_income_acts_and_sails_in_this_order() -> None:
    s = yard(
        3,
        position=LINE,
        single={0: "manufacture_equipment", 1: "exchange_commodities", 2: "hire_employee"},
        row={0: "BM......."},
        shelf={"sterns": ["S01"]},
    )
    began = line_of(s)
    events = play(
        s, "choose build_ships", "bonus_action recruit_crew", "push 0", "take S01", "place 3", "stop", "launch 1"
    )
    assert began["manufacture_equipment"] == 11
    told = [name for name in names(events) if name != "card_dealt"]
    assert told[: told.index("turn_begun")] == [
        "action_chosen",
        "income_paid",
        "bonus_bought",
        "piece_made",
        "card_taken",
        "card_placed",
        "ship_launched",
        "ship_failed",
    ]


@rule("SY-3.1")
def test_the_card_advances_before_the_choice() -> None:
    s = three()
    assert s.decision.seat == 0 and offered(s, "choose manufacture_equipment")
    assert line_of(s)["build_ships"] == 11


# --- first turns -----------------------------------------------------------------------------------------------------


@rule("SY-3.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_on_first_turns_no_card_is_moved_and_even_the_lead_card_may_be_chosen(seats: int) -> None:
    s = yard(seats, openings=seats)
    before = line_of(s)
    assert offered(s, "choose exchange_commodities")
    events = play(s, "choose exchange_commodities")
    assert line_of(s) == before
    assert "card_advanced" not in names(events)


@rule("SY-3.2", "SY-5.1")
def test_on_first_turns_a_card_with_a_figure_is_not_free() -> None:
    s = yard(3, openings=3, money={0: 0})
    play(s, "choose manufacture_equipment", "push 0")
    assert refused(s, "choose manufacture_equipment") == "SY-5.1"


@rule("SY-3.2", "SY-5.3")
def test_on_first_turns_the_action_must_be_possible() -> None:
    s = yard(3, openings=3, trains={0: []})
    assert refused(s, "choose exchange_commodities") == "SY-5.3"


@rule("SY-3.2", "SY-6.4")
@pytest.mark.parametrize("action", ["build_ships", "manufacture_equipment", "exchange_commodities"])
def test_whoever_begins_gets_no_income(action: str) -> None:
    s = yard(3, openings=3, money={0: 6})
    events = play(s, f"choose {action}")
    assert s.money[0] == 6 and "income_paid" not in names(events)


@rule("SY-3.2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_with_three_or_four_players_everybody_has_one_first_turn_in_seat_order(seats: int, seed: int) -> None:
    turns = record(seats, seed)
    first = turns[0].seat
    assert [turn.seat for turn in turns if not turn.regular] == [(first + n) % seats for n in range(seats)]


@rule("SY-3.3")
@pytest.mark.parametrize("seed", range(6))
def test_with_two_players_each_has_two_first_turns_in_turn(seed: int) -> None:
    turns = record(2, seed)
    first = turns[0].seat
    assert [turn.seat for turn in turns if not turn.regular] == [first, 1 - first, first, 1 - first]


@rule("SY-3.3")
def test_with_two_players_two_figures_go_on_the_first_card_and_the_third_on_the_second() -> None:
    s = yard(2, openings=4, money={0: 0, 1: 0})
    play(s, "choose manufacture_equipment", "push 0")
    assert figures_of(s, 0) == (None, "manufacture_equipment")
    play(s, "choose recruit_crew", "push 0")
    play(s, "choose exchange_commodities")
    assert figures_of(s, 0) == ("exchange_commodities", "manufacture_equipment")
    assert figures_of(s, 1) == (None, "recruit_crew")


@rule("SY-3.3", "SY-5.1")
@pytest.mark.parametrize("action", ["manufacture_equipment", "recruit_crew"])
def test_on_the_second_first_turn_own_and_other_cards_are_occupied(action: str) -> None:
    s = yard(2, openings=2, double={0: "manufacture_equipment", 1: "recruit_crew"})
    assert refused(s, f"choose {action}") == "SY-5.1"


@rule("SY-3.3", "SY-5.1")
@pytest.mark.parametrize("action", ["manufacture_equipment", "recruit_crew", "exchange_commodities"])
def test_on_the_last_first_turn_three_cards_are_occupied(action: str) -> None:
    stand = {0: "manufacture_equipment", 1: "recruit_crew"}
    s = yard(2, active=1, openings=1, double=dict(stand), single={0: "exchange_commodities"})
    assert refused(s, f"choose {action}") == "SY-5.1"
    assert len(legal(s)) == 4


@rule("SY-3.3", "SY-6.1")
def test_on_the_second_first_turn_own_figures_bring_income_too() -> None:
    s = yard(2, openings=2, double={0: "exchange_commodities", 1: "hire_employee"}, money={0: 0})
    play(s, "choose build_ships")
    assert s.money[0] == 2


@rule("SY-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_after_the_first_turns_every_turn_is_a_regular_turn(seats: int, seed: int) -> None:
    turns = record(seats, seed)
    first = 4 if seats == 2 else seats
    assert [turn.regular for turn in turns] == [False] * first + [True] * (len(turns) - first)
    assert [turn.seat for turn in turns] == [(turns[0].seat + n) % seats for n in range(len(turns))]


@rule("SY-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bonus_action_can_be_bought_on_a_first_turn(seats: int) -> None:
    s = yard(seats, openings=seats, money={0: 6}, manufacture="cannon", recruit="propeller")
    play(s, "choose manufacture_equipment", "bonus_action recruit_crew", "push 0", "push 0")
    assert stock_of(s, 0) == {"captain": 1, "smokestack": 1} and s.money[0] == 0


@rule("SY-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ship_completed_on_a_first_turn_sails(seats: int) -> None:
    shelf: dict[str, list[str | None]] = {"bows": ["B01"], "left": ["M01"], "sterns": ["S01"]}
    s = yard(seats, openings=seats, money={0: 0}, shelf=shelf)
    events = play(
        s, "choose build_ships", "take B01", "place 1", "take M01", "place 2", "take S01", "place 3", "launch 1"
    )
    assert {"event": "ship_launched", "seat": 0, "column": "1", "cards": 3} in events
    assert row_of(s, 0) == "........."


@rule("SY-3.6", "SY-24.1")
def test_a_turn_ends_after_the_cruises_and_then_the_lap_is_checked() -> None:
    lap = {"hire_employee": 22, "exchange_commodities": 21, "recruit_crew": 20, "rent_canal": 13, "build_ships": 12}
    s = yard(
        4,
        position=LINE | lap | {"purchase_commodities": 15, "manufacture_equipment": 14, "receive_subsidy": 11},
        single={0: "manufacture_equipment", 1: "hire_employee", 2: "exchange_commodities", 3: "recruit_crew"},
        row={0: "BM......."},
        shelf={"sterns": ["S01"]},
        money={0: 0},
    )
    events = names(play(s, "choose build_ships", "take S01", "place 3", "stop"))
    assert "lap_completed" not in events
    events = names(play(s, "launch 1"))
    assert events == ["ship_launched", "ship_failed", "lap_completed", "turn_begun", "card_advanced"]
    assert s.decision.seat == 1


# --- advancing -------------------------------------------------------------------------------------------------------


@rule("SY-4.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_card_under_the_figure_goes_one_space_beyond_the_lead_and_bears_no_figure(seats: int) -> None:
    figures = {0: "manufacture_equipment", 1: "exchange_commodities", 2: "hire_employee", 3: "build_ships"}
    s = yard(seats, position=LINE, single={seat: figures[seat] for seat in range(seats)})
    assert line_of(s)["manufacture_equipment"] == 11
    assert figures_of(s, 0) == (None, None)
    assert {action: place for action, place in line_of(s).items() if action in LINE} == LINE | {
        "manufacture_equipment": 11
    }


@rule("SY-4.2")
def test_with_two_players_the_card_with_two_figures_moves_and_one_of_them_joins_the_single_one() -> None:
    s = yard(
        2,
        position=LINE,
        double={0: "recruit_crew", 1: "exchange_commodities"},
        single={0: "manufacture_equipment", 1: "hire_employee"},
    )
    assert line_of(s)["recruit_crew"] == 11
    assert figures_of(s, 0) == (None, "manufacture_equipment")
    play(s, "choose build_ships")
    assert figures_of(s, 0) == ("build_ships", "manufacture_equipment")
    assert figures_of(s, 1) == ("hire_employee", "exchange_commodities")


@rule("SY-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_is_the_lead_already_moves_one_space_on(seats: int) -> None:
    others = {1: "hire_employee", 2: "build_ships", 3: "recruit_crew"}
    first: dict[int, str | None] = {0: "exchange_commodities"}
    rest: dict[int, str | None] = {seat: others[seat] for seat in range(1, seats)}
    if seats == 2:
        s = yard(2, position=LINE, double=first | rest, single={0: "build_ships", 1: "recruit_crew"})
    else:
        s = yard(seats, position=LINE, single=first | rest)
    assert line_of(s)["exchange_commodities"] == 11
    assert refused(s, "choose exchange_commodities") == "SY-5.2"


@rule("SY-4.4", "SY-4.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_regular_turn_moves_the_lead_exactly_one_space(seats: int, seed: int) -> None:
    turns = [turn for turn in record(seats, seed, "hire_employee") if turn.regular]
    assert [max(turn.line.values()) for turn in turns] == [number + 1 for number in range(len(turns))]


@rule("SY-4.5")
def test_the_last_card_is_pushed_when_the_lead_stands_right_behind_it() -> None:
    s = three(position={"exchange_commodities": 21, "purchase_commodities": 2})
    assert line_of(s)["build_ships"] == 22
    assert line_of(s)["rent_canal"] == 1


@rule("SY-4.5")
def test_no_card_is_pushed_while_the_space_ahead_of_the_lead_is_empty() -> None:
    s = three(position={"exchange_commodities": 20, "purchase_commodities": 2})
    assert line_of(s)["build_ships"] == 21
    assert line_of(s)["rent_canal"] == 0


@rule("SY-4.5", "SY-4.6")
def test_a_run_of_cards_is_pushed_together_as_far_as_it_is_unbroken() -> None:
    s = three(position={"exchange_commodities": 21})
    line = line_of(s)
    assert [line[action] for action in ("rent_canal", "purchase_commodities", "recruit_crew")] == [1, 2, 3]
    assert (line["manufacture_equipment"], line["hire_employee"]) == (4, 9)


@rule("SY-4.5")
def test_figures_stay_on_the_cards_that_are_pushed() -> None:
    s = three(position={"exchange_commodities": 21, "hire_employee": 0, "rent_canal": 9, "purchase_commodities": 2})
    assert line_of(s)["hire_employee"] == 1
    assert figures_of(s, 2) == ("hire_employee", None)
    assert refused(s, "choose hire_employee") == "SY-5.1"


@rule("SY-4.5", "SY-4.6")
def test_even_the_longest_run_does_not_reach_the_lead() -> None:
    crowd = ["rent_canal", "purchase_commodities", "recruit_crew", "hire_employee", "receive_subsidy", "build_ships"]
    s = yard(
        4,
        position={action: place for place, action in enumerate(crowd)}
        | {"exchange_commodities": 21, "manufacture_equipment": 6},
        single={0: "exchange_commodities", 1: "rent_canal", 2: "recruit_crew", 3: "build_ships"},
    )
    pushed = {action: place + 1 for place, action in enumerate(crowd)}
    assert line_of(s) == pushed | {"exchange_commodities": 22, "manufacture_equipment": 7}


@rule("SY-4.5", "SY-6.2")
def test_the_push_comes_before_the_choice_and_takes_a_space_from_the_bonus() -> None:
    s = three(position={"exchange_commodities": 21, "purchase_commodities": 5, "recruit_crew": 6})
    play(s, "choose rent_canal")  # pushed from 0 to 1: two empty spaces up to manufacture_equipment
    assert s.money[0] == 2


@rule("SY-4.5", "SY-6.2")
def test_without_the_push_there_would_have_been_a_bonus() -> None:
    s = three(position={"exchange_commodities": 20, "purchase_commodities": 5, "recruit_crew": 6})
    play(s, "choose rent_canal")
    assert s.money[0] == 3


@rule("SY-4.6", "SY-4.1", "SY-4.2", "SY-4.5")
@pytest.mark.parametrize("shunned", ["hire_employee", "build_ships", ""])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_spaces_shown_are_those_of_cards_on_a_loop_of_23(seats: int, shunned: str) -> None:
    turns = record(seats, 1, shunned)
    loop = {place % 23: action for action, place in turns[0].line.items()}
    chosen: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    front, pushes = 0, 0
    for turn in turns:
        if turn.regular:
            moved = chosen[turn.seat][-2 if seats == 2 else -1]
            loop = {space: action for space, action in loop.items() if action != moved}
            front = (front + 1) % 23
            assert front not in loop
            loop[front] = moved
            end = (front + 1) % 23
            while end in loop:
                end = (end + 1) % 23
            while end != (front + 1) % 23:  # the card in front of the run first
                loop[end] = loop.pop((end - 1) % 23)
                end, pushes = (end - 1) % 23, pushes + 1
        assert {action: place % 23 for action, place in turn.line.items()} == {a: space for space, a in loop.items()}
        chosen[turn.seat].append(turn.chosen)
    assert pushes > 0 or shunned == ""
