"""The first purchases. [TA-2.10, TA-2.11]"""

from pathlib import Path

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.data import CARDS
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    atlantic,
    coal_on,
    docks_of,
    hand_of,
    markers_of,
    market_of,
    other_figures,
    owner_of,
    pile_of,
    reserve_of,
    ships_in,
)

GAME = TransAtlanticGame()
COUNTS = (2, 3, 4)
SEEDS = range(30)
MARKET: list[str | None] = ["abyssinia", "atlantic", "pommerania", "germanic", "nubian", "arizona"]


def purchases(s: TransAtlantic, seed: int) -> list[tuple[int, int, str]]:
    """Play the first purchases at random; return seats with the active seat and what was asked, in order."""
    asked = []
    rng = seeded(seed)
    while s.round == 0:
        asked.append((int(s.decision.seat), int(s.active), s.game.steps[s.decision.step].name))
        walk(s, rng, 1)
    return asked


@rule("TA-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_buys_one_ship_in_reverse_turn_order(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        buyers = [seat for seat, _active, step in purchases(s, seed) if step == "opening"]
        assert buyers == [(s.starter - 1 - turn) % seats for turn in range(seats)]
        assert buyers[-1] == s.starter


@rule("TA-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_buyer_is_the_active_seat(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        assert all([seat == active for seat, active, _step in purchases(s, seed)])


@rule("TA-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_after_the_purchases_everybody_has_a_steamship_at_sea_with_one_coal(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        purchases(s, seed)
        for seat in range(seats):
            assert sorted([int(s.coal[place]) for place in range(s.figures.places) if s.captain[place] == seat]) == [
                0,
                1,
            ]
            assert (s.captains[seat], reserve_of(s, seat)) == (7, [])


@rule("TA-2.10")
def test_the_buyer_pays_base_price_and_extra_cost() -> None:
    s = atlantic(2, at="opening", market=MARKET)
    play(s, "buy germanic")
    assert s.money[1] == 150 - 70 - 30


@rule("TA-2.10", "TA-3.5")
def test_a_ship_that_is_too_dear_cannot_be_bought_first() -> None:
    s = atlantic(2, at="opening", market=["arizona", "oregon", "umbria", "ormuz", "britannia", "etruria"])
    assert refused(s, "buy etruria") == "TA-3.5"  # 120 and 50
    assert offered(s, "buy umbria")  # 120 and 20


@rule("TA-2.10")
def test_the_first_purchase_is_compulsory() -> None:
    s = atlantic(2, at="opening", market=MARKET)
    assert refused(s, "stop") == "TA-2.10"
    assert legal(s) == [f"buy {ship}" for ship in MARKET]


@rule("TA-2.10")
def test_the_first_deployment_is_compulsory() -> None:
    s = atlantic(2, at="opening", market=MARKET)
    play(s, "buy nubian")
    assert refused(s, "decline") == "TA-2.10"
    play(s, "deploy nubian")
    assert refused(s, "decline") == "TA-2.10"


@rule("TA-2.10")
def test_exactly_one_ship_is_bought_first() -> None:
    s = atlantic(2, at="opening", market=MARKET, money={1: 1000})
    play(s, "buy nubian")
    assert refused(s, "buy atlantic") == "TA-2.10"
    assert legal(s) == ["deploy nubian"]


@rule("TA-2.10")
def test_only_a_steamship_can_be_bought_first() -> None:
    s = atlantic(2, at="opening", market=["abyssinia", "hq_hapag"] + [None] * 4, money={1: 500})
    assert refused(s, "buy hq_hapag") == "TA-2.10"
    assert offered(s, "buy abyssinia")


@rule("TA-2.10")
def test_the_first_ship_gets_a_captain_and_a_coal_and_is_deployed_at_once() -> None:
    s = atlantic(2, at="opening", market=MARKET)
    play(s, "buy nubian", "deploy nubian", "steer south_atlantic")
    assert ships_in(s, "south_atlantic")[:1] == ["nubian"]
    assert (owner_of(s, "nubian"), coal_on(s, "nubian"), s.stock) == (1, 1, 39)


@rule("TA-2.10")
def test_the_buyer_chooses_among_the_legal_regions() -> None:
    s = atlantic(2, at="opening", market=MARKET)
    play(s, "buy nubian", "deploy nubian")
    assert legal(s) == ["steer north_atlantic", "steer south_atlantic", "steer indian_ocean"]


@rule("TA-2.10", "TA-5.10")
def test_the_first_ship_can_win_the_blue_riband() -> None:
    s = atlantic(2, at="opening", market=["hammonia"] + [None] * 5, sea={"north_atlantic": ["scotia"]})
    play(s, "buy hammonia", "deploy hammonia", "steer north_atlantic")
    assert markers_of(s, 1, "blue_riband") == 1


@rule("TA-2.10", "TA-13.4")
def test_the_first_ship_brings_contracts_in_the_president_variant() -> None:
    s = atlantic(2, at="opening", president=True, market=["germanic"] + [None] * 5)
    play(s, "buy germanic", "deploy germanic", "steer north_atlantic")
    assert s.contracts[1] == 2  # 15 knots are no more than Scotia makes


@rule("TA-2.10", "TA-4.5")
def test_the_market_is_renewed_before_the_next_player_buys() -> None:
    s = atlantic(2, at="opening", market=MARKET, deck=["hammonia", "oregon", "umbria"])
    play(s, "buy pommerania", "deploy pommerania", "steer south_atlantic")
    assert docks_of(s) == ["abyssinia"]
    assert market_of(s) == ["atlantic", "germanic", "nubian", "arizona", "hammonia", "oregon"]
    assert (s.decision.seat, legal(s)) == (0, [f"buy {ship}" for ship in market_of(s)])


@rule("TA-2.10", "TA-4.5")
def test_the_starting_player_buys_last_from_a_market_renewed_after_each_purchase() -> None:
    deck = ["hammonia", "oregon", "umbria", "etruria", "ormuz"]
    s = atlantic(3, at="opening", starter=1, market=MARKET, deck=deck)
    play(s, "buy pommerania", "deploy pommerania", "steer south_atlantic")
    play(s, "buy atlantic", "deploy atlantic", "steer north_atlantic")
    assert docks_of(s) == ["abyssinia", "germanic"]
    assert market_of(s) == ["nubian", "arizona", "hammonia", "oregon", "umbria", "etruria"]
    assert s.decision.seat == s.active == s.starter == 1


@rule("TA-2.10", "TA-4.5")
@pytest.mark.parametrize("seats", COUNTS)
def test_after_the_purchases_a_ship_for_each_player_lies_in_the_docks(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        purchases(s, seed)
        assert len(docks_of(s)) == seats
        assert None not in market_of(s)


@rule("TA-2.10")
def test_where_the_figures_say_so_the_purchases_send_nothing_to_the_docks(tmp_path: Path) -> None:
    data = other_figures(tmp_path, renews_market="false")
    s = atlantic(2, at="opening", market=MARKET, deck=["hammonia", "oregon", "umbria"], data=data)
    play(s, "buy pommerania", "deploy pommerania", "steer south_atlantic")
    assert docks_of(s) == []
    assert market_of(s) == ["abyssinia", "atlantic", "germanic", "nubian", "arizona", "hammonia"]


@rule("TA-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_some_ship_on_the_first_place_is_always_affordable(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        while s.round == 0:
            if s.game.steps[s.decision.step].name == "opening":
                assert f"buy {market_of(s)[0]}" in legal(s)
            walk(s, seeded(seed), 1)


@rule("TA-2.10")
def test_with_figures_that_leave_nothing_affordable_nothing_is_bought(tmp_path: Path) -> None:
    s = TransAtlanticGame(other_figures(tmp_path, money="20")).new({"seats": 3}, 1)
    assert (s.round, s.active) == (1, s.starter)
    assert [int(captains) for captains in s.captains] == [8, 8, 8]


@rule("TA-2.10")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_owned_ship_is_scrapped_in_the_setup(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        s.events = []
        purchases(s, seed)
        told = [s.game.events[event.kind].name for event in s.events if event.kind >= 0]
        assert "ship_deployed" in told and "ship_scrapped" not in told


@rule("TA-2.10", "TA-10.2")
def test_scotia_can_be_pushed_out_in_the_setup() -> None:
    s = atlantic(
        4,
        at="opening",
        active=3,
        market=["arizona"] + [None] * 5,
        sea={"north_atlantic": [("germanic", 2), ("adriatic", 1), ("abyssinia", 0), "scotia"]},
    )
    events = play(s, "buy arizona", "deploy arizona", "steer north_atlantic")
    assert ships_in(s, "north_atlantic") == ["arizona", "germanic", "adriatic", "abyssinia"]
    assert {"event": "ship_lost", "card": "scotia"} in events


@rule("TA-2.11")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_purchases_use_no_card_and_no_round(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.new({"seats": seats}, seed)
        before = hand_of(s, 0)
        purchases(s, seed)
        assert (s.round, s.active) == (1, s.starter)
        assert all([hand_of(s, seat) == before and pile_of(s, seat) == [] for seat in range(seats)])


@rule("TA-2.11")
def test_the_purchases_begin_no_turn_but_the_first_one_at_the_end() -> None:
    s = GAME.new({"seats": 4}, 1)
    s.events = []
    purchases(s, 1)
    told = [s.game.events[event.kind].name for event in s.events if event.kind >= 0]
    assert told.count("turn_begun") == 1 and told[-1] == "turn_begun"
    assert "card_played" not in told


@rule("TA-2.11", "TA-9.2")
def test_the_purchases_leave_nothing_for_an_agent_to_copy() -> None:
    s = GAME.new({"seats": 3}, 1)
    purchases(s, 1)
    events = play(s, "play ship_agent")
    assert "nothing_done" in names(events)
    assert sum(s.pile[s.starter * CARDS : s.starter * CARDS + CARDS]) == 1
