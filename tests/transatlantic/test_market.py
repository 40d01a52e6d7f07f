"""The ship market and the docks. [TA-4]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from blueriband.kernel.rng import seeded
from blueriband.parts.roster import HEADQUARTERS, STEAMSHIP
from blueriband.parts.sets import has
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

GAME = TransAtlanticGame()
MARKET: list[str | None] = ["arizona", "hammonia", "oregon", "umbria", "etruria", "ormuz"]
LATE: list[str | None] = ["olympic", "titanic", "imperator", "hq_hapag", "hq_cunard", "hq_white_star"]
AT_SEA: dict[str, list[Ship]] = {"south_atlantic": [("cutty_sark", 0)], "indian_ocean": [("ariel", 1)]}
TO_PORT = ("deploy olympic", "steer south_atlantic")


# --- TA-4.1 ----------------------------------------------------------------------------------------------------------


@rule("TA-4.1")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("arizona", 90 + 0),
        ("hammonia", 70 + 10),
        ("oregon", 100 + 20),
        ("umbria", 120 + 30),
        ("etruria", 120 + 40),
        ("ormuz", 90 + 50),
    ],
)
def test_a_card_costs_its_base_price_and_the_extra_cost_of_its_place(card: str, price: int) -> None:
    s = atlantic(2, market=MARKET, money={0: 500})
    play(s, "play shipyard", f"buy {card}")
    assert s.money[0] == 500 - price


@rule("TA-4.1")
@pytest.mark.parametrize("cards", [("arizona", "umbria"), ("umbria", "arizona")])
def test_two_cards_cost_what_their_places_cost_before_anything_moved(cards: tuple[str, str]) -> None:
    s = atlantic(2, market=MARKET, money={0: 500})
    play(s, "play shipyard", f"buy {cards[0]}", f"buy {cards[1]}")
    assert s.money[0] == 500 - 90 - 150


@rule("TA-4.1", "TA-10.6")
def test_a_headquarters_costs_the_extra_cost_of_its_place_too() -> None:
    s = atlantic(2, market=LATE, deck=[], money={0: 1000})
    play(s, "play shipyard", "buy hq_cunard")
    assert s.money[0] == 1000 - 200 - 40


# --- TA-4.2 ----------------------------------------------------------------------------------------------------------


@rule("TA-4.2")
@pytest.mark.parametrize(
    "basket", [["olympic"], ["olympic", "titanic"], ["hq_hapag"], ["hq_hapag", "olympic"], ["olympic", "hq_hapag"]]
)
def test_one_or_two_cards_can_be_bought_of_which_one_may_be_a_headquarters(basket: list[str]) -> None:
    s = atlantic(2, market=LATE, deck=[], money={0: 1000})
    events = play(s, "play shipyard", *[f"buy {card}" for card in basket], *["stop"][len(basket) - 1 :])
    assert [event["card"] for event in events if event["event"] == "card_bought"] == basket


@rule("TA-4.2")
def test_two_headquarters_cannot_be_bought() -> None:
    s = atlantic(2, market=LATE, deck=[], money={0: 1000})
    play(s, "play shipyard", "buy hq_hapag")
    assert refused(s, "buy hq_cunard") == "TA-4.2"
    assert offered(s, "buy olympic")


@rule("TA-4.2")
def test_after_a_headquarters_with_no_steamship_left_nothing_more_is_asked() -> None:
    s = atlantic(2, market=[*LATE[3:], None, None, None], deck=[], money={0: 1000}, last_round=5)
    play(s, "play shipyard", "buy hq_hapag")
    assert s.active == 1


@rule("TA-4.2")
@pytest.mark.parametrize("card", ["aquitania", "adriatic", "nubian"])
def test_a_card_that_is_not_in_the_market_cannot_be_bought(card: str) -> None:
    s = atlantic(2, market=MARKET, money={0: 1000}, deck=["aquitania"], docks=["adriatic"], reserve={1: ["nubian"]})
    play(s, "play shipyard")
    assert refused(s, f"buy {card}") == "TA-4.2"


@rule("TA-4.2")
def test_a_third_card_cannot_be_bought() -> None:
    s = atlantic(2, market=MARKET, money={0: 1000})
    play(s, "play shipyard", "buy arizona", "buy hammonia")
    assert legal(s) == ["deploy arizona", "deploy hammonia"]
    assert refused(s, "buy oregon") == "TA-4.2"


@rule("TA-4.2")
def test_buying_nothing_is_allowed() -> None:
    s = atlantic(2, market=MARKET, money={0: 1000})
    events = play(s, "play shipyard", "stop")
    assert "card_bought" not in names(events)
    assert (s.money[0], s.active) == (1000, 1)


@rule("TA-4.2", "TA-3.5")
def test_the_basket_is_limited_by_money() -> None:
    s = atlantic(2, market=MARKET, money={0: 170})
    play(s, "play shipyard", "buy arizona")
    assert legal(s) == ["buy hammonia", "stop"]
    assert refused(s, "buy oregon") == "TA-3.5"


@rule("TA-4.2")
def test_with_nothing_affordable_the_player_is_not_asked() -> None:
    s = atlantic(2, market=MARKET, money={0: 70})
    play(s, "play shipyard")
    assert s.active == 1


@rule("TA-4.2")
@pytest.mark.parametrize(
    "card", ["transport", "region", "coal", "invest", "cargo", "cruise", "global", "blue_riband", "trade", "fleet"]
)
def test_no_other_card_allows_buying(card: str) -> None:
    s = atlantic(2, market=MARKET, money={0: 1000}, hand={0: [card, "director"]})
    play(s, f"play {card}")
    assert not [move for move in legal(s) if move.startswith("buy ")]


# --- TA-4.3 ----------------------------------------------------------------------------------------------------------


@rule("TA-4.3")
def test_both_ships_bought_get_a_captain_and_a_coal_at_once() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, money={0: 1000})
    captains = int(s.captains[0])
    play(s, "play shipyard", "buy arizona", "buy oregon")
    assert (coal_on(s, "arizona"), coal_on(s, "oregon"), s.stock) == (1, 1, 38)
    assert s.captains[0] == captains - 2


@rule("TA-4.3")
def test_the_ship_that_is_deployed_and_the_one_in_the_reserve_keep_their_coal() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, money={0: 1000})
    play(s, "play shipyard", "buy arizona", "buy oregon", "deploy oregon", "steer south_atlantic")
    assert (owner_of(s, "oregon"), coal_on(s, "oregon")) == (0, 1)
    assert (reserve_of(s, 0), coal_on(s, "arizona")) == (["arizona"], 1)


@rule("TA-4.3")
def test_a_headquarters_gets_a_captain_and_no_coal() -> None:
    s = atlantic(2, market=LATE, deck=[], money={0: 1000})
    captains = int(s.captains[0])
    play(s, "play shipyard", "buy hq_hapag", "stop")
    assert headquarters_of(s, 0) == ["hq_hapag"]
    assert (s.captains[0], s.stock) == (captains - 1, 40)


@rule("TA-4.3")
def test_with_an_empty_supply_a_ship_starts_without_coal() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, money={0: 1000}, stock=0)
    play(s, "play shipyard", "buy arizona", "stop", "deploy arizona", "steer south_atlantic")
    assert (coal_on(s, "arizona"), s.stock) == (0, 0)


@rule("TA-4.3")
@pytest.mark.parametrize(("chosen", "other"), [("arizona", "oregon"), ("oregon", "arizona")])
def test_with_one_coal_for_two_ships_the_buyer_chooses(chosen: str, other: str) -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, money={0: 1000}, stock=1)
    play(s, "play shipyard", "buy arizona", "buy oregon")
    assert legal(s) == ["fit arizona", "fit oregon"]
    play(s, f"fit {chosen}")
    assert (coal_on(s, chosen), coal_on(s, other), s.stock) == (1, 0, 0)


@rule("TA-4.3")
def test_with_one_coal_for_a_ship_and_a_headquarters_nothing_is_asked() -> None:
    s = atlantic(2, market=LATE, deck=[], money={0: 1000}, stock=1)
    play(s, "play shipyard", "buy olympic", "buy hq_hapag")
    assert legal(s) == ["deploy olympic"]
    assert (coal_on(s, "olympic"), s.stock) == (1, 0)


# --- TA-4.4, TA-4.5 --------------------------------------------------------------------------------------------------


@rule("TA-4.4")
def test_bought_cards_leave_their_places_before_the_renewal() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, money={0: 1000})
    play(s, "play shipyard", "buy arizona", "buy oregon")
    assert market_of(s) == [None, "hammonia", None, "umbria", "etruria", "ormuz"]


@rule("TA-4.5")
def test_the_leftmost_ship_is_docked_the_rest_slides_left_and_the_market_is_filled() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, deck=["britannia", "columbia", "majestic"], money={0: 1000})
    play(s, "play shipyard", "buy oregon", "stop", "deploy oregon", "steer south_atlantic")
    assert docks_of(s) == ["arizona"]
    assert market_of(s) == ["hammonia", "umbria", "etruria", "ormuz", "britannia", "columbia"]
    assert [s.figures.ids[card] for card in s.deck] == ["majestic"]


@rule("TA-4.5")
def test_where_the_leftmost_ship_was_bought_the_next_one_is_docked() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, deck=["britannia", "columbia", "majestic"], money={0: 1000})
    play(s, "play shipyard", "buy arizona", "buy hammonia", "deploy hammonia", "steer south_atlantic")
    assert docks_of(s) == ["oregon"]
    assert market_of(s) == ["umbria", "etruria", "ormuz", "britannia", "columbia", "majestic"]


@rule("TA-4.5")
def test_two_ships_bought_send_only_one_to_the_docks() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, deck=["britannia", "columbia", "majestic"], money={0: 1000})
    events = play(s, "play shipyard", "buy umbria", "buy oregon", "deploy umbria", "steer south_atlantic")
    assert names(events).count("ship_docked") == 1


@rule("TA-4.5")
def test_without_a_steamship_left_nothing_is_docked() -> None:
    market: list[str | None] = ["olympic", "hq_hapag", "hq_cunard", None, None, None]
    s = atlantic(2, sea=AT_SEA, market=market, deck=[], money={0: 1000})
    play(s, "play shipyard", "buy olympic", "stop", *TO_PORT)
    assert docks_of(s) == []
    assert market_of(s) == ["hq_hapag", "hq_cunard", None, None, None, None]


@rule("TA-4.5")
def test_with_an_empty_stack_the_places_on_the_right_stay_empty() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, deck=["britannia"], money={0: 1000})
    play(s, "play shipyard", "buy oregon", "stop", "deploy oregon", "steer south_atlantic")
    assert market_of(s) == ["hammonia", "umbria", "etruria", "ormuz", "britannia", None]


@rule("TA-4.5")
def test_without_a_purchase_there_is_no_renewal() -> None:
    s = atlantic(2, sea=AT_SEA, market=[None, *MARKET[1:]], deck=["britannia"], money={0: 1000})
    play(s, "play shipyard", "stop")
    assert (docks_of(s), market_of(s)) == ([], [None, *MARKET[1:]])


@rule("TA-4.5")
def test_the_market_is_renewed_after_the_deployment() -> None:
    s = atlantic(2, sea=AT_SEA, market=MARKET, deck=["britannia", "columbia"], money={0: 1000})
    play(s, "play shipyard", "buy oregon", "stop", "deploy oregon")
    assert docks_of(s) == []
    play(s, "steer south_atlantic")
    assert (ships_in(s, "south_atlantic"), docks_of(s)) == (["oregon", "cutty_sark"], ["arizona"])


# --- TA-4.6, TA-4.7 --------------------------------------------------------------------------------------------------


@rule("TA-4.6")
def test_after_a_headquarters_alone_nothing_is_docked_and_the_market_is_filled() -> None:
    s = atlantic(2, market=LATE, deck=["hq_holland_america"], money={0: 1000})
    play(s, "play shipyard", "buy hq_hapag", "stop")
    assert docks_of(s) == []
    assert market_of(s) == ["olympic", "titanic", "imperator", "hq_cunard", "hq_white_star", "hq_holland_america"]


@rule("TA-4.6", "TA-4.5")
def test_a_headquarters_and_a_steamship_dock_a_ship() -> None:
    s = atlantic(2, sea=AT_SEA, market=LATE, deck=[], money={0: 1000})
    play(s, "play shipyard", "buy hq_hapag", "buy olympic", *TO_PORT)
    assert docks_of(s) == ["titanic"]
    assert market_of(s) == ["imperator", "hq_cunard", "hq_white_star", None, None, None]


@rule("TA-4.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_headquarters_lie_right_of_all_steamships_and_are_never_docked(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        rng = seeded(seed)
        while not s.over:
            kinds = [int(s.figures.kind[card]) for card in s.market if card != NONE]
            assert kinds == sorted(kinds, key=[STEAMSHIP, HEADQUARTERS].index)
            assert not [card for card in range(s.figures.cards) if has(s.docked, card) and s.figures.kind[card]]
            walk(s, rng, 1)


@rule("TA-4.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ship_in_the_docks_stays_there(seats: int) -> None:
    s = GAME.new({"seats": seats}, 4)
    rng = seeded(4)
    while not s.over:
        before = set(docks_of(s))
        walk(s, rng, 1)
        assert before <= set(docks_of(s))


@rule("TA-4.7", "TA-4.2")
def test_a_ship_in_the_docks_cannot_be_bought() -> None:
    s = atlantic(2, market=MARKET, docks=["nubian"], money={0: 1000})
    play(s, "play shipyard")
    assert refused(s, "buy nubian") == "TA-4.2"


@rule("TA-4.7")
def test_a_ship_in_the_docks_scores_for_nobody() -> None:
    s, t = atlantic(2, docks=["nubian"]), atlantic(2)
    assert s.game.scores(s) == t.game.scores(t)
