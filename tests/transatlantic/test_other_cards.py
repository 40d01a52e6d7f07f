"""Fleet and Trade, and which cards deploy nothing. [TA-7.14 to TA-7.16]"""

import pytest

from tests.rules import names, offered, play, rule
from tests.transatlantic.build import Ship, atlantic, reserve_of

CALM: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}


# --- fleet -----------------------------------------------------------------------------------------------------------


@rule("TA-7.14")
def test_fleet_scores_two_points_for_each_different_flag_at_sea_and_in_the_reserve() -> None:
    s = atlantic(
        2, hand={0: ["fleet", "director"]}, reserve={0: [("nubian", 1)]},
        sea={**CALM, "south_atlantic": [("umbria", 0, 1), ("devonia", 0, 0)], "indian_ocean": [("columbia", 0, 0)]},
    )  # fmt: skip
    play(s, "play fleet")
    assert s.points[0] == 8  # black, red, blue, white


@rule("TA-7.14")
def test_a_flag_counts_once() -> None:
    s = atlantic(
        2, hand={0: ["fleet", "director"]}, reserve={0: ["city_of_berlin"]},
        sea={**CALM, "south_atlantic": [("city_of_new_york", 0, 1), ("umbria", 0, 1)]},
    )  # fmt: skip
    play(s, "play fleet")
    assert s.points[0] == 2


@rule("TA-7.14")
def test_five_flags_bring_ten_points_the_most() -> None:
    s = atlantic(
        2, hand={0: ["fleet", "director"]}, reserve={0: ["nubian", "arizona", "oregon"]},
        sea={
            **CALM, "south_atlantic": [("umbria", 0, 1), ("devonia", 0, 0)],
            "indian_ocean": [("columbia", 0, 0), ("etruria", 0, 0)],
        },
    )  # fmt: skip
    play(s, "play fleet")
    assert s.points[0] == 10


@rule("TA-7.14")
def test_headquarters_sailing_ships_and_foreign_ships_do_not_count() -> None:
    s = atlantic(
        2, hand={0: ["fleet", "director"]}, headquarters={0: ["hq_cunard"]},
        sea={**CALM, "south_atlantic": [("devonia", 1, 1), ("ariel", 0)]},
    )  # fmt: skip
    play(s, "play fleet")
    assert s.points[0] == 0


@rule("TA-7.14", "TA-5.9")
def test_a_scrapped_ship_does_not_count() -> None:
    s = atlantic(
        2, active=1, hand={0: ["fleet", "director"]}, reserve={1: [("columbia", 1)]},
        sea={
            "north_atlantic": [("umbria", 1), ("arizona", 1), ("belgenland", 1), ("city_of_berlin", 1)],
            "south_atlantic": [("britannia", 0), ("ormuz", 1), ("devonia", 0)],
            "indian_ocean": [("etruria", 1), ("oregon", 1), ("hammonia", 1)],
        },
    )  # fmt: skip
    play(s, "play transport", "deploy columbia", "steer south_atlantic", "sail columbia")
    before = s.points[0]
    play(s, "play fleet")
    assert s.points[0] - before == 2  # the white flag; the red one went with devonia


# --- trade -----------------------------------------------------------------------------------------------------------


@rule("TA-7.15")
def test_trade_brings_fifty_for_each_own_house() -> None:
    houses = {"north_atlantic": [0, 0, 1], "indian_ocean": [0]}
    s = atlantic(2, hand={0: ["trade", "director"]}, money={0: 10}, sea=CALM, houses=houses)
    play(s, "play trade")
    assert s.money[0] == 10 + 150


@rule("TA-7.15")
def test_trade_without_a_house_brings_nothing() -> None:
    s = atlantic(2, hand={0: ["trade", "director"]}, money={0: 10}, sea=CALM, houses={"indian_ocean": [1]})
    play(s, "play trade")
    assert s.money[0] == 10


# --- which cards deploy ----------------------------------------------------------------------------------------------


@rule("TA-7.16")
@pytest.mark.parametrize("card", ["coal", "coal_plus", "invest", "invest_plus", "fleet", "trade"])
def test_other_cards_deploy_nothing_from_the_reserve(card: str) -> None:
    s = atlantic(2, hand={0: [card, "director"]}, money={0: 0}, sea=CALM, reserve={0: [("oregon", 1)]})
    events = play(s, f"play {card}")
    assert reserve_of(s, 0) == ["oregon"]
    assert names(events)[-1] == "turn_begun"


@rule("TA-7.16")
@pytest.mark.parametrize("card", ["shipyard", "shipyard_plus"])
def test_shipyard_deploys_nothing_that_was_in_the_reserve_before(card: str) -> None:
    s = atlantic(2, hand={0: [card, "director"]}, money={0: 300}, sea=CALM, reserve={0: [("oregon", 1)]})
    play(s, f"play {card}", "stop")
    assert reserve_of(s, 0) == ["oregon"]
    assert s.active == 1


@rule("TA-7.16")
@pytest.mark.parametrize(("president", "card"), [(False, "director"), (True, "president")])
def test_director_and_president_themselves_deploy_nothing(president: bool, card: str) -> None:
    pile = ["coal", "invest", "transport", "region"]
    s = atlantic(2, president=president, pile={0: pile}, display=["trade", "fleet"], sea=CALM, reserve={0: ["oregon"]})
    play(s, f"play {card}")
    assert offered(s, "take trade")
    play(s, "take trade")
    assert reserve_of(s, 0) == ["oregon"]
    assert s.active == 1


@rule("TA-7.16")
def test_a_newly_taken_card_with_an_anchor_deploys() -> None:
    pile = ["coal", "invest", "transport"]
    s = atlantic(2, pile={0: pile}, display=["cargo", "fleet"], sea=CALM, reserve={0: ["oregon"]})
    play(s, "play director", "take cargo")
    assert offered(s, "deploy oregon")


@rule("TA-7.16", "TA-9.1")
def test_the_agent_itself_deploys_nothing() -> None:
    s = atlantic(2, pile={1: ["coal"]}, sea=CALM, reserve={0: ["oregon"]})
    play(s, "play ship_agent")
    assert offered(s, "copy 1")
    play(s, "copy 1")
    assert reserve_of(s, 0) == ["oregon"]
    assert s.active == 1


@rule("TA-7.16", "TA-9.1")
def test_a_copied_card_with_an_anchor_deploys() -> None:
    s = atlantic(2, pile={1: ["transport"]}, sea=CALM, reserve={0: ["oregon"]})
    play(s, "play ship_agent", "copy 1")
    assert offered(s, "deploy oregon")
