"""Purchase and Exchange Commodities, and the subsidy. [SY-10, SY-15, SY-16]"""

from pathlib import Path

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from blueriband.parts.sets import has
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import edited, shelf_of, stock_of, trains_of, yard

TRAINS: list[str | None] = ["T01", "T02", "T03", "T04", "T05"]
PRICES = [(1, 2, 3), (1, 3, 2), (2, 3, 1), (3, 2, 1), (3, 1, 2), (2, 1, 3)]  # wood, steel, coal
ITEMS = ["sail", "smokestack", "propeller", "crane", "cannon", "captain", "businessman", "soldier"]


def buying(money: int = 6) -> Shipyard:
    """Seat 0 buys a train."""
    return yard(3, at="purchase_commodities", shelf={"trains": TRAINS}, money={0: money}, trains={0: ["T10"]})


def exchanging(*trains: str, exchange: int = 0, staff: list[str] | None = None, money: int = 0) -> Shipyard:
    """Seat 0 exchanges; the marker stood on a position."""
    return yard(
        3,
        at="exchange_commodities",
        trains={0: list(trains)},
        exchange=exchange,
        staff={0: staff or []},
        money={0: money},
    )


# --- purchase --------------------------------------------------------------------------------------------------------


@rule("SY-10.1")
@pytest.mark.parametrize(("train", "price"), [("T01", 0), ("T02", 1), ("T03", 1), ("T04", 2), ("T05", 2)])
def test_one_displayed_train_is_bought_for_its_price_and_kept(train: str, price: int) -> None:
    s = buying()
    play(s, f"buy {train}")
    assert s.money[0] == 6 - price
    assert trains_of(s, 0) == sorted([train, "T10"])


@rule("SY-10.1")
def test_exactly_one_train_is_bought() -> None:
    s = buying()
    assert legal(s) == [f"buy {train}" for train in TRAINS]
    play(s, "buy T01")
    assert not offered(s, "buy T02")


@rule("SY-10.1")
@pytest.mark.parametrize(("money", "train"), [(0, "T02"), (1, "T04"), (1, "T05")])
def test_a_train_that_costs_too_much_cannot_be_bought(money: int, train: str) -> None:
    assert refused(buying(money), f"buy {train}") == "SY-10.1"


@rule("SY-10.1")
@pytest.mark.parametrize("train", ["T07", "T10"])
def test_a_train_that_is_not_displayed_cannot_be_bought(train: str) -> None:
    assert refused(buying(), f"buy {train}") == "SY-10.1"


@rule("SY-10.1")
def test_any_number_of_trains_may_be_held() -> None:
    held = [f"T{n:02}" for n in range(2, 15)]
    s = yard(3, at="purchase_commodities", shelf={"trains": ["T01"]}, trains={0: held, 1: [], 2: []})
    play(s, "buy T01")
    assert len(trains_of(s, 0)) == 14


@rule("SY-10.1", "SY-8.2")
def test_then_the_column_slides_and_is_filled() -> None:
    s = buying()
    play(s, "buy T02")
    assert shelf_of(s, "trains")[:4] == ["T01", "T03", "T04", "T05"]
    assert shelf_of(s, "trains")[4] not in (None, "T02")


@rule("SY-10.1")
def test_a_train_is_kept_face_up() -> None:
    s = buying()
    play(s, "buy T02")
    assert s.view(1)["seats"][0]["trains"] == ["T02", "T10"]


# --- the exchange marker ---------------------------------------------------------------------------------------------


@rule("SY-15.1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (5, 0)])
def test_the_marker_moves_exactly_one_of_six_positions(before: int, after: int) -> None:
    s = exchanging("T10", exchange=before)
    assert s.markers[3] == after


@rule("SY-15.1")
def test_nothing_can_be_paid_for_more_positions() -> None:
    s = exchanging("T10", money=9)
    assert legal(s) == ["ship T10"]
    assert refused(s, "push 1") == "SY-15.2"
    assert s.money[0] == 9


@rule("SY-15.1", "SY-15.6")
@pytest.mark.parametrize("position", range(6))
def test_the_new_position_fixes_the_prices(position: int) -> None:
    s = exchanging("T10", exchange=(position - 1) % 6)
    earned = []
    play(s, "ship T10")
    for _car in range(3):
        earned.append(-int(s.money[0]))
        play(s, "sell")
        earned[-1] += int(s.money[0])
    assert tuple(earned) == PRICES[position]


@rule("SY-15.6")
def test_the_six_positions_are_the_six_distributions_of_1_2_3() -> None:
    f = yard(3).figures
    prices = [tuple([int(price) for price in f.prices[n : n + 3]]) for n in range(0, 18, 3)]
    assert len(set(prices)) == 6 and all([sorted(price) == [1, 2, 3] for price in prices])


@rule("SY-15.6", "SY-15.1")
def test_prices_are_figures(tmp_path: Path) -> None:
    edited(tmp_path, "exchange_prices.csv", ("1,1,3,2,0", "1,7,3,2,0"))
    s = yard(3, at="exchange_commodities", trains={0: ["T01"]}, exchange=0, money={0: 0}, data=tmp_path)
    play(s, "ship T01", "sell")
    assert s.money[0] == 7


# --- the cars --------------------------------------------------------------------------------------------------------


@rule("SY-15.2")
def test_one_own_train_is_chosen_after_the_marker_has_moved() -> None:
    s = exchanging("T03", "T10", "T12")
    assert legal(s) == ["ship T03", "ship T10", "ship T12"]
    play(s, "ship T10", "sell", "sell", "sell")
    assert trains_of(s, 0) == ["T03", "T12"]


@rule("SY-15.2")
def test_the_train_of_another_cannot_be_exchanged() -> None:
    s = exchanging("T10")
    assert trains_of(s, 1) == ["T11"]
    assert refused(s, "ship T11") == "SY-15.2"


@rule("SY-15.2")
def test_each_of_three_cars_is_sold_or_traded_for_itself() -> None:
    s = exchanging("T10")
    play(s, "ship T10", "trade captain", "sell", "trade propeller")  # wood, steel for 3, coal
    assert (stock_of(s, 0), s.money[0]) == ({"propeller": 1, "captain": 1}, 3)


@rule("SY-15.2")
@pytest.mark.parametrize("cars", [0, 1, 2])
def test_no_car_may_be_left_out(cars: int) -> None:
    s = exchanging("T10")
    play(s, "ship T10", *["sell"] * cars)
    assert not offered(s, "stop") and not offered(s, "go_on")
    assert refused(s, "stop") == "SY-15.2"


@rule("SY-15.3")
def test_no_item_is_obtained_twice_from_one_commodity() -> None:
    s = exchanging("T03")
    play(s, "ship T03", "trade smokestack")
    assert refused(s, "trade smokestack") == "SY-15.3"
    assert legal(s) == ["sell", "trade propeller", "trade businessman"]


@rule("SY-15.3")
def test_no_item_is_obtained_twice_from_different_commodities() -> None:
    s = exchanging("T10")
    play(s, "ship T10", "trade crane")
    assert refused(s, "trade crane") == "SY-15.3"


@rule("SY-15.3")
def test_an_item_remains_obtained_after_a_sale() -> None:
    s = exchanging("T04")
    play(s, "ship T04", "trade crane", "sell")
    assert refused(s, "trade crane") == "SY-15.3"


@rule("SY-15.3")
def test_an_item_remains_obtained_after_another() -> None:
    s = exchanging("T01")
    play(s, "ship T01", "trade sail", "trade crane")
    assert refused(s, "trade sail") == "SY-15.3"
    assert legal(s) == ["sell", "trade captain"]


@rule("SY-15.3")
def test_three_different_items_may_be_obtained_from_one_commodity() -> None:
    s = exchanging("T01")
    play(s, "ship T01", "trade sail", "trade crane", "trade captain")
    assert stock_of(s, 0) == {"sail": 1, "crane": 1, "captain": 1}


@rule("SY-15.3")
def test_the_same_item_may_be_obtained_in_another_exchange_and_when_one_is_held() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T01"]}, store={0: {"sail": 2}})
    play(s, "ship T01", "trade sail")
    assert stock_of(s, 0) == {"sail": 3}


@rule("SY-15.3")
def test_any_number_of_cars_may_be_sold() -> None:
    s = exchanging("T02")
    play(s, "ship T02", "sell", "sell", "sell")
    assert s.money[0] == 9


@rule("SY-15.4")
def test_the_train_goes_to_the_used_trains_after_the_last_car() -> None:
    s = exchanging("T10")
    number = s.figures.train_ids.index("T10")
    play(s, "ship T10", "sell", "sell")
    assert trains_of(s, 0) == ["T10"] and not has(s.used_trains, number)
    events = play(s, "sell")
    assert trains_of(s, 0) == [] and has(s.used_trains, number)
    assert {"event": "train_returned", "seat": 0, "train": "T10"} in events


@rule("SY-15.5")
@pytest.mark.parametrize(
    ("train", "items"),
    [
        ("T01", ["sail", "crane", "captain"]),
        ("T02", ["crane", "cannon", "soldier"]),
        ("T03", ["smokestack", "propeller", "businessman"]),
    ],
)
def test_each_commodity_is_traded_for_three_items(train: str, items: list[str]) -> None:
    s = exchanging(train)
    play(s, f"ship {train}")
    assert legal(s) == ["sell", *[f"trade {item}" for item in items]]
    for item in ITEMS:
        if item not in items:
            assert refused(s, f"trade {item}") == "SY-15.5"


@rule("SY-15.5")
def test_a_trade_brings_the_item_and_no_money() -> None:
    s = exchanging("T02", money=4)
    events = play(s, "ship T02", "trade soldier")
    assert (stock_of(s, 0), s.money[0]) == ({"soldier": 1}, 4)
    assert {"event": "load_traded", "seat": 0, "load": "steel", "item": "soldier"} in events


@rule("SY-15.5")
def test_the_trades_are_figures(tmp_path: Path) -> None:
    edited(tmp_path, "exchange_trade.csv", ("wood,sail", "wood,soldier"))
    s = yard(3, at="exchange_commodities", trains={0: ["T01"]}, data=tmp_path)
    play(s, "ship T01")
    assert refused(s, "trade sail") == "SY-15.5"
    assert offered(s, "trade soldier")


# --- traders ---------------------------------------------------------------------------------------------------------


@rule("SY-15.7", "SY-17.5")
@pytest.mark.parametrize(
    ("staff", "earned"),
    [
        ([], [1, 3, 2]),
        (["trader_wood_1"], [2, 3, 2]),
        (["trader_wood_1", "trader_wood_2"], [3, 3, 2]),
        (["trader_steel_1", "trader_steel_2", "trader_coal_1"], [1, 5, 3]),
    ],
)
def test_traders_raise_the_price_of_their_commodity_by_one_for_each_level(staff: list[str], earned: list[int]) -> None:
    s = exchanging("T10", staff=staff)
    events = play(s, "ship T10", "sell", "sell", "sell")
    assert [event["money"] for event in events if event["event"] == "load_sold"] == earned
    assert s.money[0] == sum(earned)


@rule("SY-15.7", "SY-17.5")
def test_a_trader_raises_the_price_of_every_load() -> None:
    s = exchanging("T02", staff=["trader_steel_1"])
    play(s, "ship T02", "sell", "sell", "sell")
    assert s.money[0] == 12


@rule("SY-15.7")
def test_traders_do_not_affect_trades() -> None:
    s = exchanging("T02", staff=["trader_steel_1", "trader_steel_2"])
    play(s, "ship T02", "trade cannon", "trade crane", "trade soldier")
    assert (stock_of(s, 0), s.money[0]) == ({"crane": 1, "cannon": 1, "soldier": 1}, 0)


@rule("SY-15.7")
def test_the_traders_of_others_do_not_help() -> None:
    s = yard(3, at="exchange_commodities", trains={0: ["T02"]}, exchange=0, staff={1: ["trader_steel_1"]}, money={0: 0})
    play(s, "ship T02", "sell")
    assert s.money[0] == 3


# --- the subsidy -----------------------------------------------------------------------------------------------------


@rule("SY-16.1")
def test_the_subsidy_is_two_guilders() -> None:
    s = yard(4, openings=4, money={0: 1})
    events = play(s, "choose receive_subsidy")
    assert s.money[0] == 3
    assert {"event": "subsidy_paid", "seat": 0, "money": 2} in events
    assert names(events)[-1] == "turn_begun"


@rule("SY-16.1", "SY-2.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_subsidy_is_for_four_players_only(seats: int) -> None:
    assert refused(yard(seats, openings=seats), "choose receive_subsidy") == "SY-2.8"
