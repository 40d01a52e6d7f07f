"""The Ships action. [CO-10]"""

from pathlib import Path
from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.rng import seeded
from tests.crossing_oceans.build import added, docks_of, market_of, ocean, other_cards, supply_of
from tests.rules import names, offered, play, refused, rule

MARKET = ["devonia", "belgenland", "nubian", "city_of_berlin", "arizona", "stirling_castle"]
DECK = ["hammonia", "oregon", "umbria", "etruria", "ormuz", "britannia"]
HEADQUARTERS = {
    "hq_hapag": "blue_riband", "hq_cunard": "coal_pier", "hq_norddeutscher_lloyd": "green_token",
    "hq_white_star": "white_token", "hq_holland_america": "red_token",
}  # fmt: skip


def shopping(money: int = 1000, rival: int = 1000, **given: Any) -> CrossingOceans:
    """Return a position in which seat 0 begins a Ships action."""
    return ocean(2, at="ships", money={0: money, 1: rival}, **{"market": MARKET, "docks": [], "deck": DECK, **given})


def buy(s: CrossingOceans, *cards: str) -> list[dict[str, Any]]:
    """Buy cards, and stop if there could be more."""
    stop = ["stop"] if len(cards) < 3 else []
    return play(s, *[f"buy {card}" for card in cards], *stop)


def seen(s: CrossingOceans, seat: int) -> Any:
    """Return what lies before a player."""
    return s.view(NOBODY)["seats"][seat]


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("CO-10.1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("devonia", 60 + 10), ("belgenland", 60 + 20), ("nubian", 50 + 30), ("city_of_berlin", 70 + 40),
        ("arizona", 90 + 50), ("stirling_castle", 60 + 60),
    ],
)  # fmt: skip
def test_a_market_card_costs_its_price_and_ten_pounds_for_each_position(card: str, cost: int) -> None:
    s = shopping(money=500)
    play(s, f"buy {card}")
    assert s.money[0] == 500 - cost


@rule("CO-10.1")
def test_a_ship_in_the_docks_costs_its_printed_price() -> None:
    s = shopping(money=500, docks=["pommerania"])
    play(s, "buy pommerania")
    assert s.money[0] == 500 - 60


@rule("CO-10.1")
def test_three_cards_of_any_kind_from_market_and_docks_are_the_most() -> None:
    s = shopping(market=["hq_hapag", *MARKET[1:]], docks=["pommerania"])
    play(s, "buy pommerania", "buy hq_hapag", "buy nubian")
    assert s.active == 1


@rule("CO-10.1")
def test_a_player_who_has_bought_two_cards_may_buy_a_third_or_stop() -> None:
    s = shopping()
    play(s, "buy devonia", "buy arizona")
    assert legal(s) == ["buy belgenland", "buy nubian", "buy city_of_berlin", "buy stirling_castle", "stop"]


@rule("CO-10.1")
def test_the_last_pound_may_be_spent() -> None:
    s = shopping(money=70)
    play(s, "buy devonia")
    assert s.money[0] == 0


@rule("CO-10.1", "CO-3.5")
def test_a_card_that_cannot_be_paid_in_full_is_not_sold() -> None:
    s = shopping(money=60, docks=["pommerania", "arizona"])
    assert offered(s, "buy pommerania")
    assert refused(s, "buy devonia") == "CO-3.5"
    assert refused(s, "buy arizona") == "CO-3.5"


@rule("CO-10.1")
def test_a_card_that_is_still_in_the_stack_is_not_sold() -> None:
    s = shopping()
    assert refused(s, "buy hammonia") == "CO-10.1"


@rule("CO-10.1")
def test_a_card_that_is_sold_cannot_be_bought_again() -> None:
    s = shopping()
    play(s, "buy devonia")
    assert refused(s, "buy devonia") == "CO-10.1"


@rule("CO-10.2")
def test_nothing_moves_in_the_market_between_two_purchases() -> None:
    s = shopping(money=500)
    play(s, "buy devonia", "buy belgenland")
    assert market_of(s) == [None, None, "nubian", "city_of_berlin", "arizona", "stirling_castle"]


@rule("CO-10.2")
def test_prices_stay_as_they_were_before_the_first_purchase() -> None:
    s = shopping(money=500)
    play(s, "buy devonia", "buy nubian")
    assert s.money[0] == 500 - 70 - 80


@rule("CO-10.2", "CO-3.5")
def test_each_card_is_paid_before_the_next_is_chosen() -> None:
    s = shopping(money=150)
    assert offered(s, "buy city_of_berlin")
    play(s, "buy devonia")
    assert refused(s, "buy city_of_berlin") == "CO-3.5"


@rule("CO-10.2")
def test_buying_ends_without_asking_when_nothing_is_affordable() -> None:
    s = shopping(money=100)
    events = play(s, "buy devonia")
    assert "card_drawn" in names(events)
    assert s.active == 1


@rule("CO-10.3")
def test_buying_nothing_is_legal_and_the_market_is_refilled_all_the_same() -> None:
    s = shopping(money=500)
    play(s, "stop")
    assert s.money[0] == 500
    assert market_of(s) == ["city_of_berlin", "arizona", "stirling_castle", "hammonia", "oregon", "umbria"]


@rule("CO-10.3")
def test_the_market_is_refilled_even_after_a_player_without_money() -> None:
    s = ocean(2, at="moving", money={0: 0}, market=[*MARKET], docks=[], deck=DECK)
    play(s, "move ships_east")
    assert market_of(s)[3:] == ["hammonia", "oregon", "umbria"]


# --- what becomes of bought cards ------------------------------------------------------------------------------------


@rule("CO-10.4")
def test_a_bought_ship_goes_to_the_buyers_supply() -> None:
    s = shopping(supply={0: ["atlantic"]})
    play(s, "buy nubian")
    assert supply_of(s, 0) == ["atlantic", "nubian"]


@rule("CO-10.4")
def test_the_flag_of_a_bought_ship_is_kept() -> None:
    s = shopping(supply={0: ["atlantic"]})
    play(s, "buy nubian", "buy arizona")
    assert seen(s, 0)["flags"] == {"blue": 0, "black": 0, "green": 1, "white": 2, "red": 0, "multicoloured": 1}


@rule("CO-10.4")
def test_a_bought_ship_can_be_placed_from_the_next_turn_on() -> None:
    s = shopping()
    buy(s, "nubian")
    play(s, "contract", "done", "move fleet")
    assert s.active == 0
    assert offered(s, "place nubian")


@rule("CO-10.4", "CO-3.2")
def test_a_bought_ship_cannot_be_placed_in_the_same_turn() -> None:
    s = shopping()
    play(s, "buy nubian")
    assert refused(s, "place nubian") == "CO-10.1"


@rule("CO-10.5")
def test_a_bought_headquarters_stays_with_its_buyer_and_brings_a_multicoloured_flag() -> None:
    s = shopping(market=["hq_hapag", *MARKET[1:]])
    play(s, "buy hq_hapag")
    assert seen(s, 0)["headquarters"] == ["hq_hapag"]
    assert seen(s, 0)["flags"]["multicoloured"] == 2


@rule("CO-10.5")
def test_a_headquarters_is_never_placed_at_sea() -> None:
    s = ocean(2, headquarters={0: ["hq_hapag"]}, supply={0: ["nubian"]})
    assert "hq_hapag" not in supply_of(s, 0)
    assert refused(s, "place hq_hapag") == "CO-10.5"


@rule("CO-10.5")
def test_a_headquarters_needs_no_captain() -> None:
    s = shopping(market=["hq_hapag", *MARKET[1:]], spare_captains={0: 0})
    play(s, "buy hq_hapag")
    assert seen(s, 0)["headquarters"] == ["hq_hapag"]
    assert s.captains[0] == 0


@rule("CO-10.5")
def test_a_headquarters_earns_nothing() -> None:
    s = ocean(2, at="moving", sea={"bombay": None}, headquarters={0: ["hq_hapag"]}, money={0: 0})
    play(s, "move fleet")
    assert s.money[0] == 0


@rule("CO-10.6", "CO-1.3")
@pytest.mark.parametrize(("card", "token"), HEADQUARTERS.items())
def test_a_headquarters_brings_the_token_it_depicts_at_once_and_for_nothing(card: str, token: str) -> None:
    s = shopping(money=210, market=[card, *MARKET[1:]], tokens={0: {token: 3}})
    play(s, f"buy {card}")
    assert added(s, 0, token) == 4
    assert s.money[0] == 0


@rule("CO-10.6", "CO-9.3")
def test_a_headquarters_whose_column_is_full_brings_the_fewest_of_the_others_for_nothing() -> None:
    columns = {"blue_riband": 4, "coal_pier": 2, "green_token": 3, "white_token": 2, "red_token": 3}
    s = shopping(money=210, market=["hq_hapag", *MARKET[1:]], tokens={0: columns})
    play(s, "buy hq_hapag")
    assert legal(s) == ["token coal_pier", "token white_token"]
    play(s, "token white_token")
    assert added(s, 0, "white_token") == 3
    assert s.money[0] == 0


@rule("CO-10.6", "CO-9.3")
def test_the_token_of_a_headquarters_cannot_be_declined() -> None:
    columns = {"blue_riband": 4, "coal_pier": 2, "green_token": 3, "white_token": 2, "red_token": 3}
    s = shopping(market=["hq_hapag", *MARKET[1:]], tokens={0: columns})
    play(s, "buy hq_hapag")
    assert refused(s, "decline") == "CO-9.7"
    assert refused(s, "token red_token") == "CO-9.4"
    assert refused(s, "token blue_riband") == "CO-9.2"


@rule("CO-10.6")
def test_the_token_of_a_headquarters_comes_before_the_next_purchase() -> None:
    columns = {"blue_riband": 4, "coal_pier": 0, "green_token": 1, "white_token": 4, "red_token": 4}
    s = shopping(market=["hq_hapag", "hq_cunard", *MARKET[2:]], tokens={0: columns})
    play(s, "buy hq_hapag")
    assert refused(s, "buy hq_cunard") == "CO-9.3"
    assert legal(s) == ["token coal_pier"]


@rule("CO-10.6")
def test_the_token_of_an_earlier_headquarters_counts_for_a_later_one() -> None:
    columns = {"blue_riband": 4, "coal_pier": 0, "green_token": 1, "white_token": 4, "red_token": 4}
    s = shopping(market=["hq_hapag", "hq_cunard", *MARKET[2:]], tokens={0: columns})
    play(s, "buy hq_cunard", "buy hq_hapag")
    assert legal(s) == ["token coal_pier", "token green_token"]


# --- refilling -------------------------------------------------------------------------------------------------------


@rule("CO-10.7")
@pytest.mark.parametrize(
    ("bought", "left", "docked"),
    [
        ([], ["city_of_berlin", "arizona", "stirling_castle"], ["devonia", "belgenland", "nubian"]),
        (["belgenland"], ["city_of_berlin", "arizona", "stirling_castle"], ["devonia", "nubian"]),
        (["devonia", "arizona"], ["nubian", "city_of_berlin", "stirling_castle"], ["belgenland"]),
        (["belgenland", "city_of_berlin", "stirling_castle"], ["devonia", "nubian", "arizona"], []),
    ],
)
def test_all_but_three_market_cards_leave_on_the_left(bought: list[str], left: list[str], docked: list[str]) -> None:
    s = shopping()
    events = buy(s, *bought)
    assert market_of(s)[:3] == left
    assert [event["card"] for event in events if event["event"] == "ship_docked"] == docked


@rule("CO-10.7")
def test_ships_bought_from_the_docks_make_no_room_in_the_market() -> None:
    s = shopping(docks=["pommerania", "abyssinia", "adriatic"])
    buy(s, "pommerania", "abyssinia", "adriatic")
    assert market_of(s)[:3] == ["city_of_berlin", "arizona", "stirling_castle"]
    assert docks_of(s) == {"blue": "belgenland", "black": None, "green": None, "white": "nubian", "red": "devonia"}


@rule("CO-10.8")
def test_cards_leave_into_the_dock_of_their_colour() -> None:
    s = shopping()
    play(s, "stop")
    assert docks_of(s) == {"blue": "belgenland", "black": None, "green": None, "white": "nubian", "red": "devonia"}


@rule("CO-10.8")
def test_a_ship_pushed_out_of_its_dock_is_removed_from_the_game_with_its_flag() -> None:
    s = shopping(docks=["adriatic", "abyssinia"])
    flags = [seen(s, seat)["flags"] for seat in (0, 1)]
    play(s, "stop")
    assert docks_of(s)["red"] == "devonia" and docks_of(s)["black"] == "abyssinia"
    assert "adriatic" in s.view(NOBODY)["removed"]
    assert [seen(s, seat)["flags"] for seat in (0, 1)] == flags


@rule("CO-10.8")
def test_of_two_ships_of_one_colour_the_later_one_stays_in_the_dock() -> None:
    s = shopping(market=["devonia", "nubian", "stirling_castle", "city_of_berlin", "arizona", "belgenland"])
    play(s, "stop")
    assert docks_of(s)["red"] == "stirling_castle"
    assert "devonia" in s.view(NOBODY)["removed"]


@rule("CO-10.8")
def test_a_ship_removed_from_the_game_cannot_be_bought() -> None:
    s = shopping(docks=["adriatic"])
    play(s, "stop", "contract", "done", "move ships_east")
    assert refused(s, "buy adriatic") == "CO-10.1"


@rule("CO-10.9")
def test_three_cards_are_drawn_from_left_to_right() -> None:
    s = shopping()
    events = play(s, "stop")
    drawn = [(event["card"], event["place"]) for event in events if event["event"] == "card_drawn"]
    assert drawn == [("hammonia", 4), ("oregon", 5), ("umbria", 6)]
    assert market_of(s)[3:] == ["hammonia", "oregon", "umbria"]


@rule("CO-10.9")
def test_a_drawn_card_carries_its_flag_and_a_headquarters_a_multicoloured_one() -> None:
    s = shopping(deck=["hammonia", "hq_hapag", "oregon"], supply={1: ["atlantic"]})
    play(s, "stop", "contract", "done", "move ships_east")
    bought = play(s, "buy hammonia", "buy hq_hapag", "buy oregon")
    flags = [event["flag"] for event in bought if event["event"] == "card_bought"]
    assert flags == ["blue", "multicoloured", "green"]
    assert seen(s, 1)["flags"] == {"blue": 1, "black": 0, "green": 1, "white": 1, "red": 0, "multicoloured": 2}


@rule("CO-10.9")
def test_with_other_cards_a_short_stack_gives_what_it_has(tmp_path: Path) -> None:
    f = ocean(2).figures
    late = [f.ids[card] for card in range(f.cards) if f.back[card] > 2]
    data = other_cards(tmp_path, dict.fromkeys([*late, "umbria", "oregon"]))  # eight cards to draw
    s = ocean(2, at="ships", data=data)
    play(s, "stop")
    assert [card is not None for card in market_of(s)] == [True] * 5 + [False]
    assert len(s.deck) == 0 and s.countdown == 3


@rule("CO-10.10")
@pytest.mark.parametrize(
    "bought",
    [
        [], ["pommerania"], ["arizona"], ["pommerania", "arizona"], ["devonia", "nubian"],
        ["pommerania", "adriatic", "abyssinia"], ["devonia", "nubian", "arizona"], ["arizona", "adriatic", "devonia"],
    ],
)  # fmt: skip
def test_the_draw_is_three_cards_whatever_was_bought_and_where(bought: list[str]) -> None:
    s = shopping(docks=["pommerania", "adriatic", "abyssinia"])
    buy(s, *bought)
    assert len(s.deck) == len(DECK) - 3
    assert None not in market_of(s)


@rule("CO-10.11", "CO-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_thirteenth_ships_action_empties_the_stack(seats: int) -> None:
    s = find("crossing-oceans").new({"seats": seats}, 11)
    rng = seeded(seats)
    stacks = [len(s.deck)]
    while s.countdown == NONE and not s.over:
        walk(s, rng, 1)
        if len(s.deck) != stacks[-1]:
            stacks.append(len(s.deck))
    assert stacks == [39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 9, 6, 3, 0]


@rule("CO-10.12")
def test_with_an_empty_stack_the_gaps_close_and_nothing_else_happens() -> None:
    s = shopping(deck=[], docks=["adriatic", "pommerania"], countdown=3)
    removed = s.view(NOBODY)["removed"]
    buy(s, "belgenland", "arizona")
    assert market_of(s) == ["devonia", "nubian", "city_of_berlin", "stirling_castle", None, None]
    assert docks_of(s) == {"blue": "pommerania", "black": None, "green": None, "white": None, "red": "adriatic"}
    assert s.view(NOBODY)["removed"] == removed


@rule("CO-10.12")
def test_with_an_empty_stack_and_no_purchase_the_market_stays_as_it_is() -> None:
    s = shopping(deck=[], countdown=3)
    play(s, "stop")
    assert market_of(s) == MARKET


@rule("CO-10.12")
def test_with_an_empty_stack_market_and_docks_stay_on_sale_at_the_new_positions() -> None:
    s = shopping(deck=[], docks=["adriatic"], rival=500, countdown=3)
    buy(s, "devonia")
    play(s, "contract", "done", "move ships_east", "buy belgenland", "buy adriatic", "stop")
    assert s.money[1] == 500 - (60 + 10) - 60


@rule("CO-10.13", "CO-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_last_draw_begins_only_the_two_rightmost_cards_are_headquarters(seats: int) -> None:
    s = find("crossing-oceans").new({"seats": seats}, 5)
    rng = seeded(seats)
    while len(s.deck) > 3 and not s.over:
        walk(s, rng, 1)
    assert [str(card).startswith("hq_") for card in market_of(s)] == [False] * 4 + [True] * 2


@rule("CO-10.13")
def test_a_headquarters_pushed_past_the_market_leaves_the_game(tmp_path: Path) -> None:
    early: dict[str, dict[str, str] | None] = {card: {"group": "2"} for card in HEADQUARTERS}
    late: dict[str, dict[str, str] | None] = {card: {"group": "10"} for card in MARKET[:5]}
    s = ocean(2, at="ships", docks=[], data=other_cards(tmp_path, early | late))  # the market begins with headquarters
    pushed = market_of(s)[:3]
    play(s, "stop")
    assert set(pushed) <= set(s.view(NOBODY)["removed"])
    assert set(pushed) <= set(HEADQUARTERS)
    assert set(docks_of(s).values()) == {None}


@rule("CO-10.14", "CO-17.1")
def test_the_end_is_triggered_after_the_refill_that_empties_the_stack() -> None:
    s = shopping(deck=DECK[:3])
    events = names(play(s, "stop"))
    assert events[-5:] == ["card_drawn", "card_drawn", "card_drawn", "end_triggered", "turn_begun"]
    assert s.countdown == 3


@rule("CO-10.14", "CO-17.1")
def test_a_refill_that_leaves_cards_in_the_stack_triggers_nothing() -> None:
    s = shopping(deck=DECK[:4])
    assert "end_triggered" not in names(play(s, "stop"))
    assert s.countdown == NONE
