"""The Director tile, Scotia, the player sheet and headquarters. [TA-10]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.data import COLUMNS, ROWS
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.rng import seeded
from blueriband.parts.roster import HEADQUARTERS
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    Ship,
    atlantic,
    coal_on,
    display_of,
    docks_of,
    hand_of,
    headquarters_of,
    markers_of,
    pile_of,
    ships_in,
)

GAME = TransAtlanticGame()
DISPLAY = ["cargo", "cruise", "fleet", "trade", "transport_plus"]
SEA: dict[str, list[Ship]] = {"south_atlantic": [("oregon", 0, 1)], "indian_ocean": [("umbria", 1, 1)]}
MARKERS = ["blue_riband", "coal_bunker", "freight", "mail", "passengers"]


# --- TA-10.1: the Director tile --------------------------------------------------------------------------------------


@rule("TA-10.1")
def test_the_tile_carries_out_a_card_of_the_display_instead_of_playing_one() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY, money={0: 0})
    play(s, "spend cruise", "sail oregon")
    assert (s.money[0], s.active) == (140, 1)


@rule("TA-10.1")
def test_display_hand_and_pile_do_not_change() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY, pile={0: ["coal"]})
    hand = hand_of(s, 0)
    play(s, "spend fleet")
    assert (display_of(s), hand_of(s, 0), pile_of(s, 0)) == (DISPLAY, hand, ["coal"])
    assert s.view(1)["seats"][0]["top"] == "coal"


@rule("TA-10.1")
def test_the_tile_leaves_the_game() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY)
    play(s, "spend fleet")
    assert [int(tile) for tile in s.tile] == [0, 1]


@rule("TA-10.1")
def test_a_spent_tile_cannot_be_spent_again() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY, tile={0: 0})
    assert refused(s, "spend fleet") == "TA-10.1"


@rule("TA-10.1")
def test_with_an_empty_display_the_tile_cannot_be_spent() -> None:
    s = atlantic(2, sea=SEA, display=[])
    assert not [move for move in legal(s) if move.startswith("spend ")]
    assert refused(s, "spend fleet") == "TA-10.1"


@rule("TA-10.1")
def test_a_card_that_is_not_displayed_cannot_be_had_for_the_tile() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY)
    assert not offered(s, "spend global")
    assert [move for move in legal(s) if move.startswith("spend ")] == [f"spend {card}" for card in DISPLAY]


@rule("TA-10.1", "TA-8.2")
def test_the_tile_does_not_add_to_the_cards_for_the_director() -> None:
    s = atlantic(2, sea=SEA, display=DISPLAY, pile={0: ["coal", "region"]})
    play(s, "spend fleet", "play coal")
    assert refused(s, "play director") == "TA-8.2"


@rule("TA-10.1")
def test_the_tile_is_kept_by_those_who_never_spend_it_and_worth_nothing() -> None:
    s, t = atlantic(2, sea=SEA, tile={0: 1}), atlantic(2, sea=SEA, tile={0: 0})
    assert s.game.scores(s) == t.game.scores(t)


# --- TA-10.2: Scotia -------------------------------------------------------------------------------------------------


@rule("TA-10.2")
def test_scotia_counts_for_capacity_and_age_and_leaves_the_game_when_displaced() -> None:
    s = atlantic(
        2,
        sea={**SEA, "north_atlantic": [("arizona", 1), ("nubian", 1), ("germanic", 0), "scotia"]},
        reserve={0: ["etruria"]},
        docks=[],
    )
    money = [int(money) for money in s.money]
    events = play(s, "play transport", "deploy etruria", "steer north_atlantic")
    assert ships_in(s, "north_atlantic") == ["etruria", "arizona", "nubian", "germanic"]
    assert {"event": "ship_lost", "card": "scotia"} in events
    assert not {"ship_displaced", "ship_scrapped", "ship_sailed"} & set(names(events))
    assert ([int(money) for money in s.money], docks_of(s)) == (money, [])
    assert "scotia" in s.view(0)["removed"]


@rule("TA-10.2")
def test_a_lost_scotia_is_not_scored() -> None:
    s = atlantic(
        2,
        sea={**SEA, "north_atlantic": [("arizona", 1), ("nubian", 1), ("germanic", 0), "scotia"]},
        reserve={0: ["etruria"]},
    )
    events = play(s, "play transport", "deploy etruria", "steer north_atlantic", "stop")
    assert "wreck_scored" not in names(events)
    assert [int(points) for points in s.points] == [0, 0]


@rule("TA-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scotia_belongs_to_nobody_and_never_has_coal(seats: int) -> None:
    s = GAME.new({"seats": seats}, 3)
    rng = seeded(3)
    scotia = s.figures.ids.index("scotia")
    while not s.over:
        place = s.place_of(scotia)
        assert place == NONE or (s.captain[place], s.coal[place]) == (NOBODY, 0)
        walk(s, rng, 1)


@rule("TA-10.2")
def test_scotia_pays_the_region_bonus_without_losing_coal() -> None:
    s = atlantic(2, sea={"north_atlantic": [("arizona", 1, 1), "scotia"]}, money={0: 0, 1: 0})
    events = play(s, "play region", "run north_atlantic")
    assert {"event": "bonus_earned", "seat": 0, "card": "scotia", "money": 20} in events
    assert [int(money) for money in s.money] == [20, 50]


@rule("TA-10.2", "TA-5.10")
def test_scotia_is_compared_for_the_blue_riband() -> None:
    s = atlantic(2, sea={**SEA, "north_atlantic": ["scotia"]}, reserve={0: ["arizona"]})
    play(s, "play transport", "deploy arizona", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 0  # both make 15 knots


# --- TA-10.3, TA-10.4, TA-10.5: the sheet ----------------------------------------------------------------------------


@rule("TA-10.3")
def test_a_sheet_has_five_columns_of_four_rows() -> None:
    assert (COLUMNS, ROWS) == (5, 4)


@rule("TA-10.3")
@pytest.mark.parametrize(("acquired", "value"), [(0, 3), (1, 5), (2, 7), (3, 9), (4, 10)])
@pytest.mark.parametrize("column", range(5))
def test_the_value_of_a_column_rises_with_its_markers(column: int, acquired: int, value: int) -> None:
    s = atlantic(2, markers={0: {MARKERS[column]: acquired}}, docks=[])
    assert s.ship_value(0, column) == value
    assert s.ship_value(1, column) == 3


@rule("TA-10.3")
def test_a_new_marker_goes_into_its_column() -> None:
    s = atlantic(2, markers={0: {"freight": 2, "mail": 1}}, money={0: 500})
    play(s, "play invest", "mark freight")
    assert [markers_of(s, 0, marker) for marker in MARKERS] == [0, 0, 3, 1, 0]


@rule("TA-10.4")
@pytest.mark.parametrize(("acquired", "value"), [(5, 11), (6, 12), (9, 15)])
def test_each_marker_below_a_full_column_adds_one(acquired: int, value: int) -> None:
    s = atlantic(2, markers={0: {"freight": acquired}}, docks=[])
    assert s.ship_value(0, MARKERS.index("freight")) == value


@rule("TA-10.4")
def test_a_full_column_takes_further_markers() -> None:
    s = atlantic(2, markers={0: {"freight": 4}}, money={0: 500})
    play(s, "play invest", "mark freight")
    assert markers_of(s, 0, "freight") == 5


@rule("TA-10.4", "TA-11.4")
def test_overflow_does_not_count_for_rows() -> None:
    full = {0: dict.fromkeys(MARKERS, 4)}
    over = {0: {**dict.fromkeys(MARKERS, 4), "freight": 9}}
    sea: dict[str, list[Ship]] = {"south_atlantic": [], "indian_ocean": []}
    s, t = atlantic(2, sea=sea, markers=full, money={0: 0}), atlantic(2, sea=sea, markers=over, money={0: 0})
    assert s.game.scores(s)[0] == t.game.scores(t)[0] == 50


@rule("TA-10.4", "TA-5.10")
def test_a_riband_can_be_won_with_a_full_column() -> None:
    s = atlantic(
        2, sea={**SEA, "north_atlantic": ["scotia"]}, reserve={0: ["etruria"]}, markers={0: {"blue_riband": 4}}
    )
    play(s, "play transport", "deploy etruria", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 5


@rule("TA-10.5")
@pytest.mark.parametrize("marker", ["coal_bunker", "freight", "mail", "passengers"])
def test_a_marker_type_with_an_empty_supply_cannot_be_gained(marker: str) -> None:
    supply = 16 if marker == "coal_bunker" else 13
    s = atlantic(2, sea=SEA, markers={0: {marker: 6}, 1: {marker: supply - 6}}, money={0: 500})
    play(s, "play invest")
    assert refused(s, f"mark {marker}") == "TA-10.5"


@rule("TA-10.5")
def test_a_director_too_finds_no_marker_of_an_exhausted_type() -> None:
    pile = ["coal", "region", "invest", "transport", "shipyard"]
    s = atlantic(2, pile={0: pile}, markers={1: {"mail": 13}})
    play(s, "play director")
    assert refused(s, "mark mail") == "TA-10.5"
    assert legal(s) == ["mark coal_bunker", "mark freight", "mark passengers"]


# --- TA-10.6: headquarters -------------------------------------------------------------------------------------------

LATE: list[str | None] = ["olympic", "hq_hapag", "hq_cunard", None, None, None]


@rule("TA-10.6")
def test_a_headquarters_is_bought_at_base_price_and_extra_cost_and_marked_with_a_captain() -> None:
    s = atlantic(2, sea=SEA, market=LATE, deck=[], money={0: 500})
    captains = int(s.captains[0])
    play(s, "play shipyard", "buy hq_hapag", "stop")
    assert (headquarters_of(s, 0), s.money[0], s.captains[0]) == (["hq_hapag"], 290, captains - 1)


@rule("TA-10.6")
def test_a_headquarters_is_never_deployed() -> None:
    s = atlantic(2, sea=SEA, market=LATE, deck=[], money={0: 600})
    play(s, "play shipyard", "buy hq_hapag", "buy olympic")
    assert legal(s) == ["deploy olympic"]
    assert refused(s, "deploy hq_hapag") == "TA-10.6"


@rule("TA-10.6")
def test_a_headquarters_bought_before_is_not_deployed_from_beside_the_sheet() -> None:
    s = atlantic(2, sea=SEA, headquarters={0: ["hq_cunard"]}, reserve={0: ["etruria"]})
    play(s, "play transport")
    assert refused(s, "deploy hq_cunard") == "TA-10.6"


@rule("TA-10.6")
def test_after_a_headquarters_alone_nothing_is_deployed() -> None:
    s = atlantic(2, sea=SEA, market=LATE, deck=[], money={0: 500}, reserve={0: ["etruria"]})
    play(s, "play shipyard", "buy hq_hapag", "stop")
    assert s.active == 1


@rule("TA-10.6")
def test_a_headquarters_is_never_loaded() -> None:
    s = atlantic(2, sea=SEA, market=LATE, deck=[], money={0: 500}, hand={0: ["shipyard_plus", "director"]})
    play(s, "play shipyard_plus", "buy hq_hapag", "stop")
    assert (coal_on(s, "hq_hapag"), s.active) == (0, 1)


@rule("TA-10.6")
@pytest.mark.parametrize(("headquarters", "marker"), [("hq_hapag", "blue_riband"), ("hq_white_star", "mail")])
def test_a_headquarters_scores_like_a_ship_of_its_flag_at_the_end(headquarters: str, marker: str) -> None:
    s = atlantic(2, sea=SEA, headquarters={1: [headquarters]}, markers={1: {marker: 2}}, money={1: 0}, docks=[])
    t = atlantic(2, sea=SEA, markers={1: {marker: 2}}, money={1: 0}, docks=[])
    assert s.game.scores(s)[1] - t.game.scores(t)[1] == 7
    assert s.points[1] == 0


@rule("TA-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_headquarters_come_last_out_of_the_stack(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        lowest = [s.figures.kind[card] for card in s.deck[:5]]
        assert lowest == [HEADQUARTERS] * 5
        assert HEADQUARTERS not in [s.figures.kind[card] for card in [*s.deck[5:], *s.market]]
