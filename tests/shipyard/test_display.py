"""The display: prices, sliding and refilling. [SY-8]"""

from pathlib import Path

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.parts.sets import has
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import edited, shelf_of, trains_of, yard

BOWS: list[str | None] = ["B01", "B02", "B03", "B04", "B05"]
LEFT: list[str | None] = ["M01", "M02", "M03", "M04", "M05"]
RIGHT: list[str | None] = ["M06", "M07", "M08", "M09", "M10"]
STERNS: list[str | None] = ["S01", "S02", "S03", "S04", "S05"]
ALL = {"bows": BOWS, "left": LEFT, "right": RIGHT, "sterns": STERNS}
DECKS = {"bows": ["B11", "B12", "B13"], "middles": ["M11", "M12", "M13", "M14"], "sterns": ["S11", "S12", "S13"]}
TRAINS: list[str | None] = ["T01", "T02", "T03", "T04", "T05"]


def building(money: int = 9) -> Shipyard:
    """Seat 0 builds, and everybody knows what lies where."""
    return yard(3, at="build_ships", shelf=ALL, decks=DECKS, money={0: money})


# --- prices and sliding ----------------------------------------------------------------------------------------------


@rule("SY-8.1")
def test_prices_are_those_at_the_start_of_the_action() -> None:
    s = building()
    play(s, "take B01", "place 1", "take B02", "place 2", "take B03", "place 3")
    assert s.money[0] == 9 - 0 - 1 - 1


@rule("SY-8.1")
def test_a_card_above_a_gap_keeps_its_price() -> None:
    s = building(money=0)
    play(s, "take B01", "place 1")
    assert refused(s, "take B02") == "SY-9.1"


@rule("SY-8.1")
def test_nothing_slides_and_nothing_is_dealt_before_everything_bought_is_placed() -> None:
    s = building()
    play(s, "take B01", "place 1", "take B03")
    assert shelf_of(s, "bows") == [None, "B02", None, "B04", "B05"]
    play(s, "place 2")
    assert shelf_of(s, "bows") == [None, "B02", None, "B04", "B05"]
    play(s, "stop")
    assert None not in shelf_of(s, "bows")


@rule("SY-8.1")
def test_a_canal_is_laid_before_the_next_is_dealt() -> None:
    s = yard(3, at="rent_canal", shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]})
    play(s, "rent C01")
    assert shelf_of(s, "canals") == [None, "C02", "C03", "C04", "C05"]
    play(s, "start west")
    assert shelf_of(s, "canals")[:4] == ["C02", "C03", "C04", "C05"]


@rule("SY-8.2")
def test_cards_slide_down_in_order_and_the_top_is_filled_from_the_deck() -> None:
    s = building()
    play(s, "take B02", "place 1", "take B04", "place 2", "stop")
    assert shelf_of(s, "bows") == ["B01", "B03", "B05", "B11", "B12"]


@rule("SY-8.2")
def test_after_sliding_the_cards_are_cheaper() -> None:
    s = yard(4, at="build_ships", shelf=ALL, decks=DECKS, money={0: 0})
    play(s, "take B01", "place 1", "stop")
    again = yard(4, at="build_ships", shelf={"bows": shelf_of(s, "bows")}, money={0: 0})
    assert offered(again, "take B02") and refused(again, "take B03") == "SY-9.1"


@rule("SY-8.2")
def test_columns_from_which_nothing_was_taken_stay() -> None:
    s = building()
    play(s, "take B05", "place 1", "stop")
    assert [shelf_of(s, name) for name in ("left", "right", "sterns")] == [LEFT, RIGHT, STERNS]


@rule("SY-8.2", "SY-10.1")
def test_trains_slide_and_are_filled_alike() -> None:
    s = yard(3, at="purchase_commodities", shelf={"trains": TRAINS}, decks={"trains": ["T07", "T08"]}, trains={1: []})
    play(s, "buy T03")
    assert shelf_of(s, "trains") == ["T01", "T02", "T04", "T05", "T07"]


@rule("SY-8.3")
def test_the_two_middle_columns_slide_apart_and_are_filled_from_one_deck() -> None:
    s = building()
    play(s, "take M01", "place 2", "take M06", "place 3", "take M03", "place 4")
    assert shelf_of(s, "left") == ["M02", "M04", "M05", "M11", "M12"]
    assert shelf_of(s, "right") == ["M07", "M08", "M09", "M10", "M13"]


@rule("SY-8.4")
def test_bows_are_dealt_first_then_the_left_and_the_right_middles_then_sterns() -> None:
    s = yard(3, at="build_ships", shelf={"bows": [], "left": [], "right": ["M06"], "sterns": ["S01"]}, money={0: 9})
    first = s.view(0)["display"]
    events = play(s, "take M06", "place 3", "stop")
    dealt = [(event["card"][0], event["shelf"]) for event in events if event["event"] == "card_dealt"]
    spaces = [1, 2, 3, 4, 5]
    middles = [("M", space) for space in spaces]
    assert first["bows"] == [None] * 5
    assert dealt == [("B", space) for space in spaces] + middles * 2 + [("S", space) for space in spaces[1:]]


@rule("SY-8.4")
def test_within_a_column_the_lowest_empty_space_is_filled_first() -> None:
    s = building()
    play(s, "take S01", "place 9", "take S02", "place 8", "take S03", "place 7")
    assert shelf_of(s, "sterns") == ["S04", "S05", "S11", "S12", "S13"]


@rule("SY-8.4")
def test_the_left_middle_column_is_dealt_before_the_right() -> None:
    s = building()
    play(s, "take M06", "place 2", "take M01", "place 3", "stop")
    assert shelf_of(s, "left")[4] == "M11"
    assert shelf_of(s, "right")[4] == "M12"


# --- trains and canals that come back --------------------------------------------------------------------------------


@rule("SY-8.5")
def test_when_the_deck_is_empty_used_trains_are_shuffled_into_a_new_one() -> None:
    s = yard(3, at="purchase_commodities", shelf={"trains": TRAINS}, decks={"trains": []}, trains={0: [], 1: [], 2: []})
    events = play(s, "buy T01")
    assert {"event": "trains_shuffled", "cards": 9} in events
    assert (len(s.train_deck), s.used_trains) == (8, 0)
    assert shelf_of(s, "trains")[:4] == ["T02", "T03", "T04", "T05"] and shelf_of(s, "trains")[4] is not None


@rule("SY-8.5")
def test_used_trains_wait_while_there_is_a_deck() -> None:
    s = yard(3, at="purchase_commodities", shelf={"trains": TRAINS}, decks={"trains": ["T07"]})
    events = play(s, "buy T01")
    assert "trains_shuffled" not in names(events)
    assert s.used_trains != 0 and len(s.train_deck) == 0


@rule("SY-8.5")
def test_used_trains_are_shuffled_at_random() -> None:
    orders = set()
    for seed in range(8):
        s = yard(3, seed=seed, at="purchase_commodities", shelf={"trains": TRAINS}, decks={"trains": []})
        play(s, "buy T01")
        orders.add(tuple([int(train) for train in s.train_deck]))
    assert len(orders) == 8


@rule("SY-8.5", "SY-23.6")
def test_when_the_deck_is_empty_spent_canals_are_shuffled_into_a_new_one() -> None:
    s = yard(3, at="rent_canal", shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]}, decks={"canals": []})
    events = play(s, "rent C01", "start west")
    assert {"event": "canals_shuffled", "cards": 19} in events
    assert len(s.canal_deck) == 18 and s.spent == 0


def hoarded(at: str = "purchase_commodities") -> Shipyard:
    """All trains but one are in players' hands, and that one is on display."""
    held = [f"T{n:02}" for n in range(2, 15)]
    return yard(3, at=at, trains={0: held[:3], 1: held[3:8], 2: held[8:]}, shelf={"trains": ["T01"]})


@rule("SY-8.6")
def test_when_all_trains_are_hoarded_the_spaces_stay_empty() -> None:
    s = hoarded()
    play(s, "buy T01")
    assert shelf_of(s, "trains") == [None] * 5
    assert trains_of(s, 0) == ["T01", "T02", "T03", "T04"]


@rule("SY-8.6", "SY-5.5")
def test_when_all_trains_are_hoarded_none_can_be_purchased() -> None:
    held = [f"T{n:02}" for n in range(1, 15)]
    s = yard(3, openings=3, trains={0: held[:3], 1: held[3:8], 2: held[8:]}, shelf={"trains": []})
    assert refused(s, "choose purchase_commodities") == "SY-5.3"


@rule("SY-8.6")
def test_a_train_exchanged_fills_an_empty_column_at_once_and_is_free() -> None:
    held = [f"T{n:02}" for n in range(1, 15)]
    s = yard(3, at="exchange_commodities", trains={0: held[:3], 1: held[3:8], 2: held[8:]}, shelf={"trains": []})
    play(s, "ship T02", "sell", "sell")
    assert shelf_of(s, "trains") == [None] * 5
    events = play(s, "sell")
    assert shelf_of(s, "trains") == ["T02", None, None, None, None]
    assert "trains_shuffled" in names(events)
    again = yard(3, at="purchase_commodities", shelf={"trains": shelf_of(s, "trains")}, money={0: 0})
    assert offered(again, "buy T02")


@rule("SY-8.6")
def test_a_train_exchanged_joins_those_left_in_a_thin_column() -> None:
    s = hoarded(at="exchange_commodities")
    play(s, "ship T03", "sell", "sell", "sell")
    assert shelf_of(s, "trains") == ["T01", "T03", None, None, None]


@rule("SY-8.6")
def test_a_train_exchanged_stays_used_while_the_column_is_full() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T10"]})
    before = shelf_of(s, "trains")
    events = play(s, "ship T10", "sell", "sell", "sell")
    assert shelf_of(s, "trains") == before and "trains_shuffled" not in names(events)
    assert has(s.used_trains, s.figures.train_ids.index("T10"))


def few_canals(folder: Path) -> Path:
    """Six canals only, all of them straight."""
    edited(folder, "canals.toml")
    text = (folder / "canals.toml").read_text(encoding="utf-8")
    (folder / "canals.toml").write_text(text[: text.index('[[canal]]\nid = "C07"')], encoding="utf-8")
    return folder


def cruising(data: Path, at: str = "launching") -> Shipyard:
    """All canals lie in systems, and seat 0 has a ship that will leave one of them."""
    return yard(
        3,
        at=at,
        openings=3,
        data=few_canals(data),
        row={0: "BMS......"},
        store={0: {"captain": 1}},
        canals={
            0: [("C01", 0, 0, 0), ("C02", 1, 0, 0)],
            1: [("C03", 0, 0, 0), ("C04", 1, 0, 0), ("C05", 2, 0, 0), ("C06", 3, 0, 0)],
        },
        figure={0: ("C01", "f", "e"), 1: ("C03", "d", "W")},
    )


@rule("SY-8.6", "SY-23.1")
def test_a_canal_left_on_a_cruise_fills_an_empty_column_at_its_end(tmp_path: Path) -> None:
    s = cruising(tmp_path)
    assert shelf_of(s, "canals") == [None] * 5
    events = names(play(s, "launch 1", "man", "done"))
    assert shelf_of(s, "canals") == ["C01", None, None, None, None]
    assert events.index("ship_joined") < events.index("canals_shuffled") < events.index("canal_dealt")


@rule("SY-8.6", "SY-5.5")
def test_when_all_canals_lie_in_systems_none_can_be_rented(tmp_path: Path) -> None:
    assert refused(cruising(tmp_path, at="turn"), "choose rent_canal") == "SY-5.3"


# --- ship cards ------------------------------------------------------------------------------------------------------


@rule("SY-8.7")
@pytest.mark.parametrize(("deck", "card", "column"), [("bows", "B01", "1"), ("sterns", "S01", "9")])
def test_ship_cards_are_never_reshuffled(deck: str, card: str, column: str) -> None:
    s = yard(3, at="build_ships", shelf=ALL, decks={deck: []})
    assert len(s.wrecked) > 0
    play(s, f"take {card}", f"place {column}", "stop")
    assert shelf_of(s, deck)[4] is None
    assert len(s.wrecked) > 0


@rule("SY-8.7", "SY-8.3")
def test_without_a_middle_deck_the_spaces_of_both_columns_stay_empty() -> None:
    s = yard(3, at="build_ships", shelf=ALL, decks={"middles": ["M20"]})
    play(s, "take M01", "place 2", "take M06", "place 3", "stop")
    assert shelf_of(s, "left") == ["M02", "M03", "M04", "M05", "M20"]
    assert shelf_of(s, "right") == ["M07", "M08", "M09", "M10", None]


@rule("SY-8.7", "SY-20.2")
def test_the_cards_of_a_dismantled_ship_do_not_come_back() -> None:
    row: list[str | None] = ["B20", "M20", "S20", *[None] * 6]
    s = yard(3, at="launching", row={0: row}, shelf={"bows": []}, decks={"bows": []})
    play(s, "launch 1")
    assert len(s.bows) == 0 and shelf_of(s, "bows") == [None] * 5
