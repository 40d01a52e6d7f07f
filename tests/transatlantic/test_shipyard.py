"""Shipyard, and its extension card. [TA-7.1, TA-7.2]"""

import pytest

from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    Ship,
    atlantic,
    coal_on,
    docks_of,
    headquarters_of,
    market_of,
    owner_of,
    reserve_of,
    ships_in,
)

CALM: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}
MARKET: list[str | None] = ["nubian", "devonia", "arizona", "hammonia", "oregon", "umbria"]  # 40+0, 60+10, 90+20, …
LATE: list[str | None] = ["oregon", "umbria", "hq_cunard", "hq_hapag", None, None]  # 100, 130, 220, 230
DECK = ["etruria", "ormuz", "columbia", "majestic"]
FULL: dict[str, list[Ship]] = {  # every region is full; on top lie ships of 1877, 1888 and 1887
    "north_atlantic": [("devonia", 1), ("germanic", 1), ("pommerania", 1), ("adriatic", 1)],
    "south_atlantic": [("city_of_new_york", 1), ("ormuz", 1), ("etruria", 1)],
    "indian_ocean": [("britannia", 1), ("umbria", 1), ("oregon", 1)],
}


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("TA-7.1")
def test_shipyard_offers_the_cards_of_the_market_or_nothing() -> None:
    s = atlantic(2, money={0: 500}, market=MARKET, sea=CALM)
    play(s, "play shipyard")
    assert legal(s) == [*(f"buy {card}" for card in MARKET), "stop"]


@rule("TA-7.1", "TA-4.5")
def test_buying_nothing_ends_the_action_and_leaves_the_market_alone() -> None:
    s = atlantic(2, money={0: 500}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "stop")
    assert s.money[0] == 500
    assert market_of(s) == MARKET
    assert s.active == 1


@rule("TA-7.1")
def test_one_steamship_may_be_bought_alone() -> None:
    s = atlantic(2, money={0: 500}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "stop", "deploy nubian", "steer indian_ocean")
    assert s.money[0] == 460
    assert ships_in(s, "indian_ocean") == ["nubian"]
    assert reserve_of(s, 0) == []


@rule("TA-7.1")
def test_two_cards_are_the_most() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "buy devonia")
    assert legal(s) == ["deploy nubian", "deploy devonia"]


@rule("TA-7.1", "TA-4.2")
def test_a_third_card_is_refused() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "buy devonia")
    assert refused(s, "buy arizona") == "TA-4.2"


@rule("TA-7.1", "TA-3.5")
def test_a_ship_that_cannot_be_paid_is_refused() -> None:
    s = atlantic(2, money={0: 109}, market=MARKET, sea=CALM)
    play(s, "play shipyard")
    assert offered(s, "buy hammonia")
    assert refused(s, "buy arizona") == "TA-3.5"


@rule("TA-7.1", "TA-3.5")
def test_the_second_ship_must_be_paid_with_what_the_first_leaves() -> None:
    s = atlantic(2, money={0: 149}, market=MARKET, sea=CALM)
    play(s, "play shipyard", "buy nubian")
    assert offered(s, "buy devonia")
    assert refused(s, "buy arizona") == "TA-3.5"


@rule("TA-7.1", "TA-1.7")
def test_without_a_free_captain_no_second_ship_is_bought() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM, spare_captains={0: 1})
    play(s, "play shipyard", "buy nubian")
    assert legal(s) == ["deploy nubian"]


@rule("TA-7.1")
def test_without_money_shipyard_does_nothing() -> None:
    s = atlantic(2, money={0: 30}, market=MARKET, sea=CALM)
    play(s, "play shipyard")
    assert market_of(s) == MARKET
    assert s.active == 1


# --- deploying one ---------------------------------------------------------------------------------------------------


@rule("TA-7.1")
def test_exactly_one_of_two_new_ships_is_deployed_and_the_other_goes_to_the_reserve() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "buy devonia", "deploy nubian", "steer south_atlantic")
    assert (ships_in(s, "south_atlantic"), owner_of(s, "nubian")) == (["nubian"], 0)
    assert reserve_of(s, 0) == ["devonia"]
    assert s.active == 1


@rule("TA-7.1", "TA-5.6")
def test_the_buyer_chooses_the_ship_and_then_the_region() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea={**CALM, "indian_ocean": [("caledonia", 1, 1)]})
    play(s, "play shipyard", "buy nubian", "buy devonia")
    assert legal(s) == ["deploy nubian", "deploy devonia"]
    play(s, "deploy devonia")
    assert legal(s) == ["steer north_atlantic", "steer south_atlantic"]


@rule("TA-7.1", "TA-5.5")
def test_if_only_one_of_the_two_is_deployable_that_one_must_be_deployed() -> None:
    s = atlantic(2, money={0: 900}, market=["nubian", "belgenland", None, None, None, None], deck=[], sea=FULL)
    play(s, "play shipyard", "buy nubian", "buy belgenland")
    assert legal(s) == ["deploy belgenland"]
    assert refused(s, "deploy nubian") == "TA-5.5"


@rule("TA-7.1", "TA-5.11")
def test_if_neither_is_deployable_both_stay_in_the_reserve() -> None:
    s = atlantic(2, money={0: 900}, market=["nubian", "city_of_berlin", None, None, None, None], deck=[], sea=FULL)
    play(s, "play shipyard", "buy nubian", "buy city_of_berlin")
    assert reserve_of(s, 0) == ["city_of_berlin", "nubian"]
    assert (coal_on(s, "city_of_berlin"), coal_on(s, "nubian")) == (1, 1)
    assert s.active == 1


@rule("TA-7.1")
def test_an_older_ship_of_the_reserve_cannot_be_deployed_instead() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM, reserve={0: [("caledonia", 1)]})
    play(s, "play shipyard", "buy nubian", "stop")
    assert refused(s, "deploy caledonia") == "TA-7.1"


@rule("TA-7.1")
def test_a_ship_left_in_the_reserve_is_not_just_bought_in_a_later_action() -> None:
    s = atlantic(2, hand={0: ["shipyard", "shipyard_plus"]}, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "buy devonia", "deploy devonia", "steer indian_ocean", "play coal")
    play(s, "play shipyard_plus", "buy oregon", "stop", "decline")
    assert refused(s, "deploy nubian") == "TA-7.1"


@rule("TA-7.1", "TA-5.5")
def test_the_deployment_of_a_new_ship_cannot_be_declined() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "stop")
    assert refused(s, "decline") == "TA-7.1"
    play(s, "deploy nubian")
    assert refused(s, "decline") == "TA-7.1"


@rule("TA-7.1", "TA-10.6")
def test_after_a_purchase_of_only_a_headquarters_nothing_is_deployed() -> None:
    s = atlantic(2, money={0: 900}, market=LATE, deck=[], sea=CALM, reserve={0: [("caledonia", 1)]})
    play(s, "play shipyard", "buy hq_cunard", "stop")
    assert headquarters_of(s, 0) == ["hq_cunard"]
    assert reserve_of(s, 0) == ["caledonia"]
    assert s.active == 1


@rule("TA-7.1", "TA-10.6")
def test_a_headquarters_is_never_deployed() -> None:
    s = atlantic(2, money={0: 900}, market=LATE, deck=[], sea=CALM)
    play(s, "play shipyard", "buy hq_cunard", "buy oregon")
    assert legal(s) == ["deploy oregon"]
    assert refused(s, "deploy hq_cunard") == "TA-10.6"


@rule("TA-7.1", "TA-4.2")
def test_a_second_headquarters_is_refused() -> None:
    s = atlantic(2, money={0: 900}, market=LATE, deck=[], sea=CALM)
    play(s, "play shipyard", "buy hq_cunard")
    assert refused(s, "buy hq_hapag") == "TA-4.2"


# --- the market at the end -------------------------------------------------------------------------------------------


@rule("TA-7.1", "TA-4.5")
def test_the_new_cards_of_the_market_are_revealed_after_the_deployment() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "buy hammonia", "deploy nubian")
    assert market_of(s) == [None, "devonia", "arizona", None, "oregon", "umbria"]
    events = play(s, "steer south_atlantic")
    assert names(events)[:2] == ["ship_deployed", "ship_docked"]
    assert docks_of(s) == ["devonia"]
    assert market_of(s) == ["arizona", "oregon", "umbria", "etruria", "ormuz", "columbia"]


@rule("TA-7.1", "TA-4.5", "TA-5.8")
def test_the_market_waits_until_a_displaced_ship_has_found_its_region() -> None:
    s = atlantic(
        3, money={0: 900}, market=MARKET, deck=DECK,
        sea={
            "north_atlantic": [("germanic", 1), ("pommerania", 1), ("adriatic", 1), ("atlantic", 1)],
            "south_atlantic": [("abyssinia", 2)], "indian_ocean": [], "pacific_ocean": [],
        },
    )  # fmt: skip
    play(s, "play shipyard", "buy nubian", "stop", "deploy nubian", "steer north_atlantic")
    assert s.decision.seat == 1
    assert market_of(s) == [None, *MARKET[1:]]
    play(s, "steer indian_ocean")
    assert market_of(s) == ["arizona", "hammonia", "oregon", "umbria", "etruria", "ormuz"]


# --- the extension card ----------------------------------------------------------------------------------------------

PLUS = {0: ["shipyard_plus", "director"]}


@rule("TA-7.2")
def test_the_extension_card_offers_an_extra_coal_for_one_of_the_ships_just_bought() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard_plus", "buy nubian", "buy devonia")
    assert legal(s) == ["fit nubian", "fit devonia", "decline"]


@rule("TA-7.2")
@pytest.mark.parametrize(
    ("choice", "nubian", "devonia"), [("fit nubian", 2, 1), ("fit devonia", 1, 2), ("decline", 1, 1)]
)
def test_the_extra_coal_goes_where_the_buyer_says_or_nowhere(choice: str, nubian: int, devonia: int) -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard_plus", "buy nubian", "buy devonia", choice, "deploy nubian", "steer south_atlantic")
    assert (coal_on(s, "nubian"), coal_on(s, "devonia")) == (nubian, devonia)
    assert s.stock == 40 - nubian - devonia


@rule("TA-7.2")
def test_the_extra_coal_is_loaded_before_deploying() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard_plus", "buy nubian", "stop", "fit nubian")
    assert coal_on(s, "nubian") == 2
    assert legal(s) == ["deploy nubian"]


@rule("TA-7.2")
def test_the_plain_card_brings_no_extra_coal() -> None:
    s = atlantic(2, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard", "buy nubian", "stop")
    assert legal(s) == ["deploy nubian"]
    assert coal_on(s, "nubian") == 1


@rule("TA-7.2", "TA-5.12")
def test_a_ship_that_was_in_the_reserve_before_gets_no_extra_coal() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM, reserve={0: [("caledonia", 1)]})
    play(s, "play shipyard_plus", "buy nubian", "stop")
    assert refused(s, "fit caledonia") == "TA-7.2"


@rule("TA-7.2", "TA-10.6")
def test_a_headquarters_gets_no_extra_coal() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=LATE, deck=[], sea=CALM)
    play(s, "play shipyard_plus", "buy hq_cunard", "buy oregon")
    assert legal(s) == ["fit oregon", "decline"]
    assert refused(s, "fit hq_cunard") == "TA-7.2"


@rule("TA-7.2")
def test_with_only_a_headquarters_no_extra_coal_is_offered() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=LATE, deck=[], sea=CALM)
    play(s, "play shipyard_plus", "buy hq_cunard", "stop")
    assert s.active == 1
    assert s.stock == 40


@rule("TA-7.2", "TA-4.3")
def test_with_an_empty_supply_no_extra_coal_is_offered() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM, stock=1)
    play(s, "play shipyard_plus", "buy nubian", "stop")
    assert (coal_on(s, "nubian"), s.stock) == (1, 0)
    assert legal(s) == ["deploy nubian"]


@rule("TA-7.2", "TA-7.1")
def test_the_extension_card_buys_and_deploys_like_the_plain_one() -> None:
    s = atlantic(2, hand=PLUS, money={0: 900}, market=MARKET, deck=DECK, sea=CALM)
    play(s, "play shipyard_plus", "buy nubian", "buy oregon", "decline", "deploy oregon", "steer indian_ocean")
    assert s.money[0] == 900 - 40 - 140
    assert (ships_in(s, "indian_ocean"), reserve_of(s, 0)) == (["oregon"], ["nubian"])
    assert docks_of(s) == ["devonia"]
