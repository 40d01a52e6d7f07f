"""The market variant and the president variant, alone and together. [TA-13]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    Ship,
    atlantic,
    coal_on,
    display_of,
    docks_of,
    hand_of,
    markers_of,
    market_of,
    pile_of,
    reserve_of,
    ships_in,
)

GAME = TransAtlanticGame()
MARKET: list[str | None] = ["arizona", "hammonia", "oregon", "umbria", "etruria", "ormuz"]
LATE: list[str | None] = ["olympic", None, None, None, None, "hq_hapag"]
SEA: dict[str, list[Ship]] = {"south_atlantic": [("cutty_sark", 0)], "indian_ocean": [("ariel", 1)]}
FOUR = ["shipyard", "transport", "region", "coal"]
DISPLAY = ["fleet", "trade", "cargo", "cruise", "global"]


# --- TA-13.1, TA-13.2: the market variant ----------------------------------------------------------------------------


@rule("TA-13.1")
@pytest.mark.parametrize(
    ("ship", "price", "coal"),
    [
        ("arizona", 90, 1),
        ("hammonia", 70, 1),
        ("oregon", 100, 1),
        ("umbria", 120, 0),
        ("etruria", 120, 0),
        ("ormuz", 90, 0),
    ],
)
def test_no_place_costs_extra_and_only_the_first_three_bring_coal(ship: str, price: int, coal: int) -> None:
    s = atlantic(2, market_variant=True, market=MARKET, money={0: price + 60})
    play(s, "play shipyard", f"buy {ship}", f"deploy {ship}")
    assert (s.money[0], coal_on(s, ship)) == (60, coal)


@rule("TA-13.1")
def test_the_place_is_the_one_before_anything_moved() -> None:
    s = atlantic(2, market_variant=True, market=MARKET, money={0: 500})
    play(s, "play shipyard", "buy arizona", "buy umbria")
    assert (coal_on(s, "arizona"), coal_on(s, "umbria")) == (1, 0)


@rule("TA-13.1")
def test_without_the_variant_places_cost_extra_and_every_ship_gets_coal() -> None:
    s = atlantic(2, market=MARKET, money={0: 500})
    play(s, "play shipyard", "buy arizona", "buy umbria")
    assert (s.money[0], coal_on(s, "arizona"), coal_on(s, "umbria")) == (500 - 90 - 150, 1, 1)


@rule("TA-13.1", "TA-4.3")
def test_the_last_coal_goes_to_the_ship_that_is_entitled_to_it() -> None:
    s = atlantic(2, market_variant=True, market=MARKET, money={0: 500}, stock=1)
    play(s, "play shipyard", "buy umbria", "buy oregon")
    assert (coal_on(s, "oregon"), coal_on(s, "umbria"), s.stock) == (1, 0, 0)


@rule("TA-13.1", "TA-4.3")
def test_the_last_coal_for_two_ships_of_the_first_three_places_is_a_choice() -> None:
    s = atlantic(2, market_variant=True, market=MARKET, money={0: 500}, stock=1)
    play(s, "play shipyard", "buy oregon", "buy arizona")
    assert legal(s) == ["fit arizona", "fit oregon"]


@rule("TA-13.1", "TA-4.5")
def test_the_market_is_renewed_as_usual() -> None:
    s = atlantic(2, market_variant=True, sea=SEA, market=MARKET, deck=["britannia", "columbia"], money={0: 90})
    play(s, "play shipyard", "buy ormuz", "deploy ormuz", "steer south_atlantic")
    assert (docks_of(s), market_of(s)[-2:]) == (["arizona"], ["britannia", "columbia"])


@rule("TA-13.2")
@pytest.mark.parametrize(("ship", "coal"), [("arizona", 2), ("umbria", 1)])
def test_the_extra_cube_may_go_on_any_ship_just_bought(ship: str, coal: int) -> None:
    s = atlantic(2, market_variant=True, market=MARKET, money={0: 500}, hand={0: ["shipyard_plus", "director"]})
    play(s, "play shipyard_plus", "buy arizona", "buy umbria")
    assert legal(s) == ["fit arizona", "fit umbria", "decline"]
    play(s, f"fit {ship}")
    assert coal_on(s, ship) == coal


@rule("TA-13.2")
@pytest.mark.parametrize(("ship", "coal"), [("arizona", 1), ("ormuz", 0)])
def test_setup_purchases_follow_the_variant(ship: str, coal: int) -> None:
    s = atlantic(2, at="opening", market_variant=True, market=MARKET)
    play(s, f"buy {ship}", f"deploy {ship}", "steer south_atlantic")
    assert (s.money[1], coal_on(s, ship)) == (150 - 90, coal)


@rule("TA-13.2")
def test_headquarters_cost_no_extra() -> None:
    s = atlantic(2, market_variant=True, market=LATE, deck=[], money={0: 200})
    play(s, "play shipyard", "buy hq_hapag")
    assert s.money[0] == 0


# --- TA-13.3, TA-13.4, TA-13.5: president and contracts --------------------------------------------------------------


@rule("TA-13.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_president_instead_of_a_director(seats: int) -> None:
    s = GAME.new({"seats": seats, "president": 1}, 1)
    hand = ["shipyard", "transport", "region", "coal", "invest", "ship_agent", "president"]
    assert [hand_of(s, seat) for seat in range(seats)] == [hand] * seats


@rule("TA-13.3")
def test_without_the_variant_nobody_has_a_president_or_contracts() -> None:
    s = atlantic(2, reserve={0: ["imperator"]})
    play(s, "play transport", "deploy imperator", "steer indian_ocean")
    assert "president" not in hand_of(s, 0) + hand_of(s, 1)
    assert [int(contracts) for contracts in s.contracts] == [0, 0]


@rule("TA-13.4")
@pytest.mark.parametrize(
    ("ship", "region", "contracts"),
    [
        ("hammonia", "north_atlantic", 2),  # as many tons as Scotia
        ("germanic", "north_atlantic", 2),  # as fast as Scotia
        ("oregon", "north_atlantic", 3),
        ("nubian", "south_atlantic", 2),  # slower than CUTTY SARK
        ("nubian", "north_atlantic", 1),  # only more passengers than Scotia
        ("stirling_castle", "indian_ocean", 2),  # as many passengers as ARIEL
    ],
)
def test_a_new_ship_brings_a_contract_for_each_quality_in_which_it_is_the_best(
    ship: str, region: str, contracts: int
) -> None:
    s = atlantic(2, president=True, sea={**SEA, "north_atlantic": ["scotia"]}, reserve={0: [ship]})
    play(s, "play transport", f"deploy {ship}", f"steer {region}")
    assert [int(won) for won in s.contracts] == [contracts, 0]


@rule("TA-13.4")
def test_a_ship_from_the_shipyard_and_one_in_the_setup_bring_contracts() -> None:
    s = atlantic(2, president=True, sea=SEA, market=MARKET, money={0: 90})
    play(s, "play shipyard", "buy arizona", "deploy arizona", "steer south_atlantic")
    assert s.contracts[0] == 3
    s = atlantic(2, at="opening", president=True, sea=SEA, market=MARKET)
    play(s, "buy arizona", "deploy arizona", "steer south_atlantic")
    assert s.contracts[1] == 3


@rule("TA-13.4")
def test_a_ship_in_an_empty_region_is_the_best_in_everything() -> None:
    s = atlantic(2, president=True, sea={"south_atlantic": []}, reserve={0: ["nubian"]})
    play(s, "play transport", "deploy nubian", "steer south_atlantic")
    assert s.contracts[0] == 3


@rule("TA-13.4")
def test_the_ship_pushed_out_is_not_compared() -> None:
    south: list[Ship] = [("kroonland", 1), ("new_england", 1), ("campania", 1)]
    s = atlantic(2, president=True, sea={**SEA, "south_atlantic": south}, reserve={0: ["baltic"]})
    play(s, "play transport", "deploy baltic", "steer south_atlantic")
    assert s.contracts[0] == 3  # CAMPANIA was faster


@rule("TA-13.4")
def test_displaced_ships_bring_no_contracts() -> None:
    south: list[Ship] = [("columbia", 1), ("britannia", 1), ("etruria", 1)]
    s = atlantic(2, president=True, sea={**SEA, "south_atlantic": south}, reserve={0: ["himalaya"]})
    play(s, "play transport", "deploy himalaya", "steer south_atlantic", "steer indian_ocean")
    assert ships_in(s, "indian_ocean") == ["etruria", "ariel"]
    assert s.contracts[1] == 0


@rule("TA-13.4", "TA-5.4")
def test_a_new_ship_that_is_sorted_in_brings_contracts() -> None:
    sea: dict[str, list[Ship]] = {
        "north_atlantic": [("columbia", 1), ("britannia", 1), ("ormuz", 1), ("etruria", 1)],
        "south_atlantic": [("himalaya", 1), ("hammonia", 1), ("devonia", 1)],
        "indian_ocean": [("kroonland", 1), ("assyrian_monarch", 1)],
    }
    s = atlantic(2, president=True, sea=sea, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon", "steer indian_ocean")
    assert ships_in(s, "indian_ocean") == ["kroonland", "oregon", "assyrian_monarch"]
    assert s.contracts[0] == 2  # faster and with more passengers, but KROONLAND has 12,000 t


@rule("TA-13.4", "TA-5.10")
def test_riband_and_contracts_come_before_the_fate_of_the_ship_pushed_out() -> None:
    north: list[Ship] = [("oregon", 1), ("hammonia", 1), ("arizona", 1), ("germanic", 1)]
    s = atlantic(2, president=True, sea={**SEA, "north_atlantic": north}, reserve={0: ["umbria"]})
    events = play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert names(events)[1:] == ["ship_deployed", "riband_won", "contracts_won", "ship_displaced"]


@rule("TA-13.5")
def test_contracts_are_open_and_counted_one_by_one() -> None:
    s = atlantic(2, president=True, contracts={0: 40, 1: 2})
    assert [[player["contracts"] for player in s.view(seat)["seats"]] for seat in (-1, 0, 1)] == [[40, 2]] * 3


# --- TA-13.6: the president's exchange -------------------------------------------------------------------------------


@rule("TA-13.6")
@pytest.mark.parametrize("cards", range(4))
def test_the_president_needs_four_cards_in_the_pile(cards: int) -> None:
    s = atlantic(2, president=True, pile={0: FOUR[:cards]})
    assert refused(s, "play president") == "TA-13.6"


@rule("TA-13.6", "TA-8.3")
def test_with_four_cards_in_the_pile_the_president_takes_them_back() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, display=DISPLAY)
    events = play(s, "play president")
    assert {"event": "cards_returned", "seat": 0, "cards": 5} in events
    assert (pile_of(s, 0), sorted(hand_of(s, 0))) == ([], sorted([*FOUR, "invest", "ship_agent", "president"]))


@rule("TA-13.6")
def test_three_contracts_are_exchanged_for_a_marker_repeatedly_and_the_rest_is_sold() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 7}, money={0: 0}, display=DISPLAY)
    play(s, "play president", "mark coal_bunker", "mark mail")
    assert (markers_of(s, 0, "coal_bunker"), markers_of(s, 0, "mail")) == (1, 1)
    assert (s.contracts[0], s.money[0]) == (0, 20)


@rule("TA-13.6")
@pytest.mark.parametrize(("marks", "money"), [([], 140), (["mark freight"], 80)])
def test_the_player_may_stop_exchanging_and_sells_what_is_left(marks: list[str], money: int) -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 7}, money={0: 0}, display=DISPLAY)
    play(s, "play president", *marks, "sell")
    assert (s.contracts[0], s.money[0]) == (0, money)


@rule("TA-13.6")
def test_all_markers_are_of_different_types() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 6}, display=DISPLAY)
    play(s, "play president", "mark mail")
    assert refused(s, "mark mail") == "TA-13.6"
    assert legal(s) == ["mark coal_bunker", "mark freight", "mark passengers", "sell"]


@rule("TA-13.6")
def test_a_blue_riband_is_not_to_be_had_for_contracts() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 6}, display=DISPLAY)
    play(s, "play president")
    assert refused(s, "mark blue_riband") == "TA-13.6"


@rule("TA-13.6", "TA-10.5")
def test_a_type_that_is_exhausted_is_not_to_be_had() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 6}, markers={1: {"mail": 13}}, display=DISPLAY)
    play(s, "play president")
    assert refused(s, "mark mail") == "TA-10.5"
    assert offered(s, "mark freight")


@rule("TA-13.6")
def test_at_most_four_markers_are_taken_and_the_rest_is_sold() -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: 17}, money={0: 0}, display=DISPLAY)
    play(s, "play president", "mark coal_bunker", "mark freight", "mark mail", "mark passengers")
    assert (s.contracts[0], s.money[0]) == (0, 5 * 20)
    assert legal(s) == [f"take {card}" for card in DISPLAY]


@rule("TA-13.6")
def test_with_no_type_in_supply_all_contracts_are_sold() -> None:
    exhausted = {"coal_bunker": 16, "freight": 13, "mail": 13, "passengers": 13}
    s = atlantic(
        2, president=True, pile={0: FOUR}, contracts={0: 6}, money={0: 0}, markers={1: exhausted}, display=DISPLAY
    )
    play(s, "play president")
    assert (s.contracts[0], s.money[0]) == (0, 120)


@rule("TA-13.6")
@pytest.mark.parametrize("contracts", [0, 1, 2])
def test_fewer_than_three_contracts_are_sold_without_asking(contracts: int) -> None:
    s = atlantic(2, president=True, pile={0: FOUR}, contracts={0: contracts}, money={0: 0}, display=DISPLAY)
    play(s, "play president")
    assert (s.contracts[0], s.money[0]) == (0, 20 * contracts)
    assert legal(s) == [f"take {card}" for card in DISPLAY]


@rule("TA-13.6")
@pytest.mark.parametrize("more", [["invest"], ["invest", "ship_agent", "fleet"]])
def test_the_bonus_for_six_and_eight_cards_does_not_exist(more: list[str]) -> None:
    s = atlantic(2, president=True, hand={0: ["president"]}, pile={0: FOUR + more}, display=DISPLAY[1:])
    play(s, "play president")
    assert legal(s) == [f"take {card}" for card in DISPLAY[1:]]


@rule("TA-13.6", "TA-8.5", "TA-8.7")
def test_then_a_card_is_taken_carried_out_and_the_display_renewed() -> None:
    s = atlantic(
        2,
        president=True,
        pile={0: FOUR},
        sea=SEA,
        money={0: 0},
        display=DISPLAY,
        extension=["coal_plus", "invest_plus"],
    )
    play(s, "play president", "take cruise", "sail cutty_sark")
    assert (pile_of(s, 0), s.money[0]) == (["cruise"], 10)
    assert display_of(s) == ["trade", "cargo", "global", "coal_plus", "invest_plus"]


# --- both together ---------------------------------------------------------------------------------------------------


@rule("TA-13.1", "TA-13.4")
def test_both_variants_hold_at_once() -> None:
    s = atlantic(2, market_variant=True, president=True, sea=SEA, market=MARKET, money={0: 500})
    play(s, "play shipyard", "buy etruria", "buy umbria", "deploy etruria", "steer indian_ocean")
    assert (s.money[0], coal_on(s, "etruria"), s.contracts[0]) == (500 - 240, 0, 3)
    assert reserve_of(s, 0) == ["umbria"]


@rule("TA-13.2", "TA-13.3", "TA-13.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_both_variants_sells_without_extra_cost_and_gives_contracts(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats, "market": 1, "president": 1}, seed)
        s.events = []
        walk(s, seeded(seed), s.game.longest)
        bought = [event for event in s.events if event.kind >= 0 and s.game.events[event.kind].name == "card_bought"]
        assert bought and all([event.b == s.figures.price[event.a] for event in bought])
        assert any([s.game.events[event.kind].name == "contracts_won" for event in s.events if event.kind >= 0])
        assert sum([hand_of(s, seat).count("president") for seat in range(seats)]) == seats
