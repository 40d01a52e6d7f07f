"""What is in the box. [SY-1]"""

import csv
import tomllib

import pytest

from blueriband.games.shipyard.data import ACTIONS, ITEMS, STANDARD
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, read
from blueriband.kernel.engine import NONE
from tests.rules import offered, play, rule
from tests.shipyard.build import stock_of, yard

EQUIPMENT = ["sail", "smokestack", "propeller", "crane", "cannon"]
CREW = ["captain", "businessman", "soldier"]


def counted() -> dict[str, int]:
    """The components as the data file counts them."""
    with (STANDARD / "components.csv").open(encoding="utf-8", newline="") as file:
        return {line["component"]: int(line["count"]) for line in csv.DictReader(file)}


def cards_of(s: Shipyard, deck: int) -> list[str]:
    """The ship cards of one printed deck."""
    return [s.figures.card_ids[card] for card in range(s.figures.cards) if s.figures.deck[card] == deck]


@rule("SY-1.1", "SY-1.16")
def test_of_104_ship_cards_26_are_bows_52_middles_and_26_sterns() -> None:
    s = yard(3)
    kinds = [int(kind) for kind in s.figures.kind][: s.figures.cards]
    assert (len(kinds), kinds.count(0), kinds.count(1), kinds.count(2)) == (104, 26, 52, 26)


@rule("SY-1.1", "SY-1.16")
def test_the_middles_are_a_larger_deck_of_30_and_a_smaller_one_of_22() -> None:
    s = yard(3)
    assert [len(cards_of(s, deck)) for deck in range(4)] == [26, 30, 22, 26]


@rule("SY-1.1")
def test_the_file_of_components_counts_the_ship_cards_alike() -> None:
    counts = counted()
    names = ["ship_card", "ship_card_bow", "ship_card_middle", "ship_card_stern"]
    assert [counts[name] for name in names] == [104, 26, 52, 26]
    assert (counts["ship_card_middle_1"], counts["ship_card_middle_2"]) == (30, 22)


@pytest.mark.parametrize(
    ("component", "count"),
    [
        *[pytest.param(item, 24, marks=rule("SY-1.2")) for item in EQUIPMENT],
        *[pytest.param(item, 24, marks=rule("SY-1.3")) for item in CREW],
        pytest.param("canal", 24, marks=rule("SY-1.4")),
        pytest.param("contract_green", 12, marks=rule("SY-1.5")),
        pytest.param("contract_blue", 12, marks=rule("SY-1.5")),
        pytest.param("employee", 48, marks=rule("SY-1.6")),
        pytest.param("freight_train", 14, marks=rule("SY-1.7")),
        pytest.param("action_card", 8, marks=rule("SY-1.8")),
        pytest.param("shipyard_board", 4, marks=rule("SY-1.9")),
        pytest.param("action_figure", 12, marks=rule("SY-1.10")),
        pytest.param("score_counter", 4, marks=rule("SY-1.10")),
        pytest.param("ship_figure", 4, marks=rule("SY-1.10")),
        pytest.param("marker", 5, marks=rule("SY-1.11")),
        pytest.param("coin", 40, marks=rule("SY-1.12")),
    ],
)
def test_so_many_pieces_are_in_the_box(component: str, count: int) -> None:
    assert counted()[component] == count


@rule("SY-1.2", "SY-1.3")
def test_the_items_are_five_kinds_of_equipment_and_three_of_crew() -> None:
    assert [*EQUIPMENT, *CREW] == ITEMS


@rule("SY-1.4")
def test_all_24_canals_are_in_the_game() -> None:
    s = yard(4)
    on_display = [int(canal) for canal in s.shelf[25:30]]
    assert sorted([int(canal) for canal in s.canal_deck] + on_display) == list(range(24))


@rule("SY-1.5")
def test_twelve_green_and_twelve_blue_contracts_are_all_different() -> None:
    f = yard(4).figures
    colours = [int(colour) for colour in f.contract_colour]
    assert (colours.count(0), colours.count(1)) == (12, 12)
    assert len(set(f.contract_ids)) == 24 and len({int(measure) for measure in f.measure}) == 24


@rule("SY-1.6")
def test_there_are_two_sets_of_24_different_employees() -> None:
    s = yard(4)
    assert len(set(s.figures.employee_ids)) == 24
    assert [int(copies) for copies in s.copies] == [2] * 24


@rule("SY-1.7")
def test_each_of_14_trains_has_three_cars() -> None:
    f = yard(4).figures
    assert (len(f.train_ids), len(f.load)) == (14, 42)


@rule("SY-1.7", "SY-2.3")
def test_five_trains_carry_three_different_commodities() -> None:
    f = yard(4).figures
    loads = [{int(load) for load in f.load[3 * train : 3 * train + 3]} for train in range(14)]
    assert loads.count({0, 1, 2}) == 5


@rule("SY-1.8")
def test_the_eight_action_cards_are_the_eight_actions() -> None:
    s = yard(4, openings=4)
    assert len(ACTIONS) == 8
    assert legal(s) == [f"choose {action}" for action in ACTIONS]


@rule("SY-1.9", "SY-1.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_row_of_nine_columns(seats: int) -> None:
    s = yard(seats)
    assert len(s.row) == seats * 9


@rule("SY-1.15")
def test_a_stern_may_lie_in_the_ninth_column_and_there_is_no_tenth() -> None:
    s = yard(3, at="build_ships", shelf={"sterns": ["S01"]})
    play(s, "take S01")
    assert offered(s, "place 9")
    with pytest.raises(ValueError, match="10"):
        read(s.game, "place 10")


@rule("SY-1.15", "SY-9.3")
def test_nine_columns_take_a_ship_with_seven_middles() -> None:
    s = yard(3, at="build_ships", row={0: "BMMMMMMM."}, shelf={"sterns": ["S01"]}, money={0: 0})
    events = play(s, "take S01", "place 9", "launch 1")
    assert {"event": "ship_launched", "seat": 0, "column": "1", "cards": 9} in events


@rule("SY-1.10")
def test_everybody_begins_with_a_score_of_nothing_and_a_ship_figure_that_waits() -> None:
    s = yard(4)
    assert [int(points) for points in s.points] == [0] * 4
    assert [int(tile) for tile in s.tile] == [NONE] * 4


@rule("SY-1.11")
def test_there_are_a_countdown_marker_and_four_others() -> None:
    seen = yard(4).view(0)
    assert list(seen["markers"]) == ["manufacture", "recruit", "hire", "exchange"]
    assert seen["countdown"] == 4


@rule("SY-1.13")
def test_the_track_is_a_loop_of_23_spaces_and_the_one_after_the_start_is_dark() -> None:
    track = tomllib.loads((STANDARD / "action_track.toml").read_text(encoding="utf-8"))
    assert (track["spaces"], track["start_space"], track["dark_space"]) == (23, 0, 1)
    assert yard(3).figures.track == 23


@rule("SY-1.13")
def test_from_the_last_space_of_the_loop_the_lead_goes_to_the_first() -> None:
    at = {"build_ships": 22, "recruit_crew": 21, "hire_employee": 20, "rent_canal": 19}
    s = yard(3, position=at, single={0: "hire_employee", 1: "build_ships", 2: "recruit_crew"})
    spaces = {card["action"]: card["space"] for card in s.view(0)["track"]}
    assert spaces["hire_employee"] == 0


@rule("SY-1.14", "SY-1.2")
def test_the_supply_of_equipment_does_not_run_out() -> None:
    s = yard(3, at="manufacture_equipment", manufacture="crane", store={0: {"sail": 24}, 1: {"sail": 24}})
    play(s, "push 0")
    assert stock_of(s, 0) == {"sail": 25}


@rule("SY-1.14", "SY-1.3")
def test_the_supply_of_crew_does_not_run_out() -> None:
    s = yard(3, at="recruit_crew", recruit="propeller", store={0: {"captain": 24}, 1: {"captain": 24}})
    play(s, "push 0")
    assert stock_of(s, 0) == {"captain": 25}


@rule("SY-1.14", "SY-1.12")
def test_the_supply_of_guilders_does_not_run_out() -> None:
    s = yard(4, at="receive_subsidy", money={0: 250, 1: 250})
    assert s.money[0] == 252
