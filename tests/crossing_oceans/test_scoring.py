"""The score. [CO-18]"""

from typing import Any

import pytest

from blueriband.kernel.engine import Outcome
from tests.crossing_oceans.build import ocean
from tests.rules import play, rule

COLOURS = {"blue": "belgenland", "black": "umbria", "green": "arizona", "white": "nubian", "red": "devonia"}
TOKENS = {
    "blue": "blue_riband", "black": "coal_pier", "green": "green_token", "white": "white_token", "red": "red_token"
}  # fmt: skip


def ended(seats: int = 2, **given: Any) -> Outcome:
    """Return the outcome of a game that is over in this position."""
    outcome = ocean(seats, at="turn", countdown=0, **given).outcome()
    assert outcome is not None
    return outcome


@rule("CO-18.1")
@pytest.mark.parametrize(("coal", "contracts", "points"), [(3, 2, 1), (2, 2, 0), (0, 5, 1), (3, 7, 2)])
def test_coal_on_own_ships_at_sea_and_contracts_are_worth_twenty_pounds(coal: int, contracts: int, points: int) -> None:
    sea = {"montreal": ("arizona", 0, coal), "havana": ("oregon", 1, 3)}
    assert ended(money={0: 0}, contracts={0: contracts}, sea=sea).sources[0]["money"] == points


@rule("CO-18.2")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (90, 0), (100, 1), (190, 1), (200, 2), (1990, 19)])
def test_each_full_hundred_pounds_is_a_point_and_the_rest_is_worth_nothing(money: int, points: int) -> None:
    assert ended(money={0: money}, contracts={0: 0}).sources[0]["money"] == points


@rule("CO-18.2", "CO-18.1")
def test_the_hundreds_are_counted_after_cashing_in() -> None:
    sea = {"montreal": ("arizona", 0, 1)}
    assert ended(money={0: 60}, contracts={0: 1}, sea=sea).sources[0]["money"] == 1


@rule("CO-18.3")
def test_each_captain_on_a_ship_at_sea_is_three_points() -> None:
    sea = {"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0), "havana": ("oregon", 0, 0)}
    assert ended(sea=sea, supply={0: ["umbria"]}).sources[0]["captains"] == 9


@rule("CO-18.3")
def test_the_rondel_captain_and_spare_captains_score_nothing() -> None:
    assert ended(sea={"bombay": None}, supply={0: ["thermopylae"]}, spot={0: "fleet"}).sources[0]["captains"] == 0


@rule("CO-18.3")
def test_each_house_on_the_board_is_three_points() -> None:
    assert ended(houses={"bombay": [0, 1], "montreal": [0], "sydney": [0]}).sources[0]["houses"] == 9


@rule("CO-18.4", "CO-1.5")
@pytest.mark.parametrize(("tokens", "value"), [(0, 3), (1, 5), (2, 7), (3, 9), (4, 10)])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_flag_is_worth_what_its_column_says(colour: str, tokens: int, value: int) -> None:
    outcome = ended(supply={0: [COLOURS[colour]]}, tokens={0: {TOKENS[colour]: tokens}})
    assert [outcome.sources[0][c] for c in COLOURS] == [value if c == colour else 0 for c in COLOURS]


@rule("CO-18.4")
def test_flags_count_at_sea_and_in_supply() -> None:
    sea = {"montreal": ("arizona", 0, 0)}
    assert ended(sea=sea, supply={0: ["oregon", "ormuz"]}, tokens={0: {"green_token": 1}}).sources[0]["green"] == 15


@rule("CO-18.4")
def test_tokens_without_flags_are_worth_nothing() -> None:
    assert ended(supply={0: ["arizona"]}, tokens={0: {"red_token": 4}}).sources[0]["red"] == 0


@rule("CO-18.5")
@pytest.mark.parametrize("colours", [0, 1, 2, 3, 4, 5])
def test_a_multicoloured_flag_scores_the_different_plain_colours(colours: int) -> None:
    outcome = ended(supply={0: list(COLOURS.values())[:colours]})
    assert outcome.sources[0]["multicoloured"] == colours  # of the clipper


@rule("CO-18.5")
def test_each_multicoloured_flag_scores_and_no_colour_counts_twice() -> None:
    outcome = ended(supply={0: ["arizona", "oregon", "nubian"]}, headquarters={0: ["hq_hapag", "hq_cunard"]})
    assert outcome.sources[0]["multicoloured"] == 3 * 2


@rule("CO-18.6")
def test_the_total_is_the_sum_of_money_captains_houses_and_flags() -> None:
    outcome = ended(
        money={0: 340}, contracts={0: 0}, sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0)},
        supply={0: ["nubian"]}, houses={"bombay": [0]}, tokens={0: {"green_token": 2}},
    )  # fmt: skip
    assert outcome.scores[0] == 3 + 2 * 3 + 1 * 3 + (7 + 3) + 1 * 2


@rule("CO-18.6")
def test_the_most_points_win() -> None:
    outcome = ended(3, money={0: 300, 1: 900, 2: 600})
    assert outcome.ranking == [1, 2, 0]


@rule("CO-18.6")
def test_nothing_is_scored_before_the_end() -> None:
    s = ocean(2, at="moving", active=1, countdown=0)
    assert s.outcome() is None
    play(s, "move fleet")
    assert s.outcome() is not None


@rule("CO-18.7")
@pytest.mark.parametrize(("first", "second", "winner"), [("devonia", "arizona", 1), ("umbria", "oregon", 0)])
def test_a_tie_is_won_by_the_owner_of_the_youngest_ship(first: str, second: str, winner: int) -> None:
    outcome = ended(supply={0: [first], 1: [second]})
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranking == [winner, 1 - winner]


@rule("CO-18.7")
def test_in_a_tie_a_ship_in_supply_counts_as_much_as_one_at_sea() -> None:
    sea = {"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0), "sydney": ("devonia", 1, 0)}
    supply: dict[int, list[str]] = {0: [], 1: ["cutty_sark", "oregon"]}
    outcome = ended(sea=sea, supply=supply, money={0: 200, 1: 100}, contracts={0: 0, 1: 0})
    assert outcome.scores == [2 + 6 + 3 + 1, 1 + 3 + 6 + 2]
    assert outcome.ranking == [1, 0]


@rule("CO-18.7", "CO-10.5")
def test_in_a_tie_headquarters_are_no_ships() -> None:
    outcome = ended(
        supply={0: ["devonia"], 1: ["arizona"]},
        headquarters={0: ["hq_hapag"]},
        money={0: 0, 1: 100},
        contracts={0: 0, 1: 0},
    )
    assert outcome.scores == [3 + 3 + 2, 1 + 3 + 3 + 1]
    assert outcome.ranking == [1, 0]


@rule("CO-18.7")
def test_in_a_tie_ships_removed_from_the_game_do_not_count() -> None:
    s = ocean(2, at="turn", countdown=0, supply={0: ["devonia"], 1: ["arizona"]}, docks=[], deck=[])
    outcome = s.outcome()
    assert "aquitania" in s.view(-1)["removed"]
    assert outcome is not None
    assert outcome.ranking == [1, 0]


@rule("CO-18.7")
def test_lower_ranks_are_ordered_the_same_way() -> None:
    outcome = ended(3, supply={0: ["devonia"], 1: ["oregon"], 2: ["nubian"]}, money={0: 100, 1: 100, 2: 500})
    assert outcome.scores[0] == outcome.scores[1] < outcome.scores[2]
    assert outcome.ranking == [2, 1, 0]
