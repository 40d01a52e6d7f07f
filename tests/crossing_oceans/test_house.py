"""The House action. [CO-16]"""

import pytest

from blueriband.kernel.codec import legal
from blueriband.kernel.match import Match
from tests.crossing_oceans.build import added, coal_in, ocean, ship_in
from tests.rules import names, offered, play, refused, rule

# --- where -----------------------------------------------------------------------------------------------------------


@rule("CO-16.1")
def test_a_house_can_be_built_where_an_own_steamship_or_clipper_lies() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0)})
    assert legal(s) == ["build montreal", "build bombay"]


@rule("CO-16.1")
def test_a_house_needs_an_own_ship_in_the_port() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 1, 1)})
    assert refused(s, "build montreal") == "CO-16.1"
    assert refused(s, "build new_york") == "CO-16.1"
    assert refused(s, "build havana") == "CO-16.1"


@rule("CO-16.1", "CO-2.6")
def test_no_house_is_built_in_a_closed_region() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0)})
    assert refused(s, "build rio_de_janeiro") == "CO-2.6"


@rule("CO-16.1")
def test_a_port_holds_one_house_of_a_player() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 1)}, houses={"bombay": [0]})
    assert refused(s, "build bombay") == "CO-16.1"


@rule("CO-16.1", "CO-3.5")
def test_the_others_houses_must_be_paid_in_full() -> None:
    s = ocean(
        3, at="house", money={0: 50}, houses={"montreal": [1, 2]},
        sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 0)},
    )  # fmt: skip
    assert offered(s, "build bombay")
    assert refused(s, "build montreal") == "CO-16.1"


@rule("CO-16.1")
def test_the_income_of_a_ready_ship_helps_to_pay_the_others() -> None:
    s = ocean(3, at="house", money={0: 10}, houses={"montreal": [1, 2]}, sea={"montreal": ("arizona", 0, 1)})
    play(s, "build montreal")
    assert s.money[0] == 10 + 50 - 60
    assert s.has_house(0, s.figures.port_ids.index("montreal"))


@rule("CO-16.1", "CO-9.7")
def test_the_cost_of_the_token_does_not_hinder_the_house() -> None:
    s = ocean(
        2, at="house", money={0: 0}, sea={"montreal": ("arizona", 0, 0)},
        tokens={0: {"green_token": 1, "white_token": 1, "red_token": 1}},
    )  # fmt: skip
    assert offered(s, "build montreal")


@rule("CO-16.2")
def test_the_player_chooses_the_port() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0), "montreal": ("arizona", 0, 1)})
    play(s, "build bombay")
    assert s.has_house(0, s.figures.port_ids.index("bombay"))
    assert not s.has_house(0, s.figures.port_ids.index("montreal"))


@rule("CO-16.2", "CO-7.7")
def test_the_only_port_is_used_without_asking() -> None:
    match = Match(ocean(2, at="moving", sea={"bombay": ("thermopylae", 0)}))
    match.play(0, "move house")
    assert match.texts() == ["move house", "build bombay"]


@rule("CO-16.2", "CO-7.7")
def test_building_cannot_be_declined() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0)})
    assert refused(s, "decline") == "CO-16.2"


@rule("CO-16.2")
def test_without_a_port_nothing_happens_and_no_ship_earns() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"bombay": ("thermopylae", 0)}, houses={"bombay": [0]})
    events = play(s, "move house")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert s.money[0] == 0


# --- the three steps -------------------------------------------------------------------------------------------------


@rule("CO-16.3")
def test_the_ready_steamship_earns_once_and_burns_a_coal() -> None:
    s = ocean(2, at="house", money={0: 0}, sea={"montreal": ("arizona", 0, 3)})
    play(s, "build montreal")
    assert (s.money[0], coal_in(s, "montreal")) == (50, 2)


@rule("CO-16.3")
def test_the_clipper_earns_without_coal() -> None:
    s = ocean(2, at="house", money={0: 0}, sea={"bombay": ("thermopylae", 0)})
    play(s, "build bombay")
    assert (s.money[0], coal_in(s, "bombay")) == (20, 0)


@rule("CO-16.3")
def test_a_ship_that_is_not_ready_brings_no_income_but_its_house() -> None:
    s = ocean(2, at="house", money={0: 0}, sea={"montreal": ("arizona", 0, 0)})
    play(s, "build montreal")
    assert s.money[0] == 0
    assert s.has_house(0, s.figures.port_ids.index("montreal"))


@rule("CO-16.3")
def test_the_other_ships_earn_nothing() -> None:
    s = ocean(2, at="house", money={0: 0}, sea={"montreal": ("arizona", 0, 0), "bombay": ("oregon", 0, 1)})
    play(s, "build montreal")
    assert s.money[0] == 0
    assert coal_in(s, "bombay") == 1


@rule("CO-16.4")
@pytest.mark.parametrize("others", [[], [1], [1, 3], [1, 2, 3]])
def test_each_other_player_with_a_house_there_gets_thirty_pounds(others: list[int]) -> None:
    s = ocean(
        4,
        at="house",
        money={0: 100, 1: 0, 2: 0, 3: 0},
        sea={"montreal": ("arizona", 0, 0)},
        houses={"montreal": others},
    )
    play(s, "build montreal")
    assert s.money[0] == 100 - 30 * len(others)
    assert [s.money[seat] for seat in (1, 2, 3)] == [30 if seat in others else 0 for seat in (1, 2, 3)]


@rule("CO-16.4")
def test_the_house_comes_from_the_players_spare_ones() -> None:
    s = ocean(2, at="house", sea={"montreal": ("arizona", 0, 0)})
    play(s, "build montreal")
    assert s.houses[0] == 6


@rule("CO-16.5")
def test_the_player_chooses_a_trade_token_and_pays_its_listed_cost() -> None:
    s = ocean(
        2, at="house", money={0: 100}, sea={"montreal": ("arizona", 0, 0)},
        tokens={0: {"green_token": 1, "white_token": 2, "red_token": 0}},
    )  # fmt: skip
    play(s, "build montreal")
    assert legal(s) == ["token green_token", "token white_token", "token red_token"]
    play(s, "token white_token")
    assert added(s, 0, "white_token") == 3
    assert s.money[0] == 40


@rule("CO-16.5", "CO-9.7")
def test_the_trade_token_cannot_be_declined() -> None:
    s = ocean(2, at="house", sea={"montreal": ("arizona", 0, 0)})
    play(s, "build montreal")
    assert refused(s, "decline") == "CO-9.7"


@rule("CO-16.5", "CO-9.3")
def test_a_house_brings_a_trade_token_and_no_other() -> None:
    s = ocean(2, at="house", sea={"montreal": ("arizona", 0, 0)})
    play(s, "build montreal")
    assert refused(s, "token blue_riband") == "CO-9.3"
    assert refused(s, "token coal_pier") == "CO-9.3"


@rule("CO-16.5", "CO-9.2", "CO-9.7")
def test_a_trade_token_needs_room_and_money() -> None:
    s = ocean(
        2, at="house", money={0: 50}, sea={"montreal": ("arizona", 0, 0)},
        tokens={0: {"green_token": 4, "white_token": 2, "red_token": 1}},
    )  # fmt: skip
    play(s, "build montreal")
    assert legal(s) == ["token red_token"]
    assert refused(s, "token green_token") == "CO-9.2"
    assert refused(s, "token white_token") == "CO-9.7"


@rule("CO-16.5", "CO-9.7")
def test_the_token_is_paid_with_what_income_and_fees_leave() -> None:
    s = ocean(
        2, at="house", money={0: 10}, sea={"montreal": ("arizona", 0, 1)}, houses={"montreal": [1]},
        tokens={0: {"green_token": 1, "white_token": 2, "red_token": 3}},
    )  # fmt: skip
    play(s, "build montreal")
    assert s.money[0] == 10 + 50 - 30
    assert legal(s) == ["token green_token"]


@rule("CO-16.5", "CO-9.7")
def test_without_an_affordable_token_the_house_stands_all_the_same() -> None:
    s = ocean(
        2, at="house", money={0: 20}, sea={"montreal": ("arizona", 0, 0)},
        tokens={0: {"green_token": 1, "white_token": 2, "red_token": 3}},
    )  # fmt: skip
    events = play(s, "build montreal")
    assert names(events) == ["house_built", "token_missed", "turn_begun"]
    assert s.money[0] == 20


@rule("CO-16.5", "CO-9.6")
def test_with_all_trade_columns_full_the_fewer_of_the_other_two_stands_in() -> None:
    s = ocean(
        2, at="house", money={0: 100}, sea={"montreal": ("arizona", 0, 0)},
        tokens={0: {"blue_riband": 2, "coal_pier": 1, "green_token": 4, "white_token": 4, "red_token": 4}},
    )  # fmt: skip
    play(s, "build montreal")
    assert legal(s) == ["token coal_pier"]
    play(s, "token coal_pier")
    assert (added(s, 0, "coal_pier"), s.money[0]) == (2, 70)


@rule("CO-16.4", "CO-16.5", "CO-7.8")
def test_income_comes_before_the_fees_and_the_token_last() -> None:
    s = ocean(2, at="house", sea={"montreal": ("arizona", 0, 1)}, houses={"montreal": [1]})
    events = play(s, "build montreal", "token green_token")
    assert names(events) == ["ship_earned", "house_built", "fee_paid", "token_gained", "turn_begun"]


# --- houses are few and permanent ------------------------------------------------------------------------------------


@rule("CO-16.6")
def test_a_house_stays_when_its_owners_ship_is_replaced() -> None:
    s = ocean(
        2,
        supply={0: ["titanic"]},
        houses={"sydney": [1]},
        sea={"sydney": ("cutty_sark", 1), "auckland": ("arizona", 0, 1)},
    )
    play(s, "place titanic", "berth sydney")
    assert ship_in(s, "sydney") == "titanic"
    assert s.has_house(1, s.figures.port_ids.index("sydney"))


@rule("CO-16.6", "CO-13.3")
def test_a_house_whose_ship_has_left_still_brings_the_region_bonus() -> None:
    s = ocean(2, at="region", money={0: 0}, houses={"sydney": [0]}, sea={"sydney": ("titanic", 1, 0)})
    play(s, "designate tasmanian_sea")
    assert s.money[0] == 30


@rule("CO-16.7")
def test_without_a_house_left_the_house_action_does_nothing() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"bombay": ("thermopylae", 0)}, spare_houses={0: 0})
    events = play(s, "move house")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert [added(s, 0, token) for token in ("green_token", "white_token", "red_token")] == [0, 0, 0]


@rule("CO-16.7", "CO-6.4")
def test_without_a_house_left_contracts_build_none() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2}, sea={"bombay": ("thermopylae", 0)}, spare_houses={0: 0})
    assert refused(s, "build bombay") == "CO-16.7"
    assert offered(s, "cash")


@rule("CO-16.7", "CO-1.4")
def test_the_seventh_house_can_be_built() -> None:
    ports = ["montreal", "charleston", "havana", "zanzibar", "durban", "auckland"]
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0)}, houses={port: [0] for port in ports})
    play(s, "build bombay")
    assert s.houses[0] == 0
