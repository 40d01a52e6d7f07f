"""Phase 2: use contracts. [CO-6]"""

from typing import Any

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from tests.crossing_oceans.build import added, coal_in, ocean
from tests.rules import names, offered, play, refused, rule

Sea = dict[str, tuple[Any, ...] | str | None]

FLEET: Sea = {  # seat 0 has two steamships and a clipper, seat 1 a steamship
    "montreal": ("oregon", 0, 0),
    "bombay": ("thermopylae", 0),
    "durban": ("ormuz", 0, 2),
    "sydney": ("umbria", 1, 1),
}


def step(s: CrossingOceans) -> str:
    """The question being asked."""
    return s.game.steps[s.decision.step].name


# --- CO-6.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-6.1")
def test_exchanges_come_in_any_number_order_and_mixture() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 7}, money={0: 0})
    play(s, "cash", "fuel oregon", "build durban", "token red_token", "fuel oregon", "cash")
    assert (s.money[0], coal_in(s, "montreal"), added(s, 0, "red_token"), s.contracts[0]) == (40, 2, 1, 1)


@rule("CO-6.1")
def test_everything_legal_is_offered_and_so_is_done() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    builds = ["build montreal", "build bombay", "build durban"]
    assert set(legal(s)) == {"cash", "fuel oregon", "fuel ormuz", *builds, "done"}


@rule("CO-6.1")
def test_done_ends_the_phase_and_keeps_the_contracts() -> None:
    s = ocean(2, at="exchanging", contracts={0: 3})
    play(s, "cash", "done")
    assert (s.contracts[0], step(s)) == (2, "moving")


@rule("CO-6.1")
def test_with_no_contract_left_the_phase_ends() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2})
    play(s, "cash", "cash")
    assert step(s) == "moving"
    assert refused(s, "cash") == "CO-7.1"


@rule("CO-6.1")
def test_without_any_contract_nothing_is_asked() -> None:
    s = ocean(2, supply={0: ["germanic"]}, contracts={0: 0})
    play(s, "place germanic", "berth durban")
    assert step(s) == "moving"


@rule("CO-6.1")
def test_nothing_but_the_exchanges_is_done_in_the_phase() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2}, market=["nubian", None, None, None, None, None])
    assert refused(s, "buy nubian") == "CO-6.1"


# --- CO-6.2 ----------------------------------------------------------------------------------------------------------


@rule("CO-6.2")
def test_a_contract_brings_twenty_pounds() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2}, money={0: 30, 1: 50})
    events = play(s, "cash")
    assert (s.money[0], s.contracts[0], s.money[1]) == (50, 1, 50)
    assert events == [{"event": "contract_cashed", "seat": 0, "money": 20}]


@rule("CO-6.2")
def test_a_contract_can_be_cashed_when_it_can_buy_nothing_else() -> None:
    s = ocean(2, at="exchanging", sea={"bombay": None}, contracts={0: 1}, stock=0, spare_houses={0: 0})
    assert legal(s) == ["cash", "done"]


# --- CO-6.3 ----------------------------------------------------------------------------------------------------------


@rule("CO-6.3")
def test_a_contract_puts_one_coal_on_an_own_ship_at_sea() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2}, stock=20)
    play(s, "fuel oregon")
    assert (coal_in(s, "montreal"), s.stock, s.contracts[0]) == (1, 19, 1)


@rule("CO-6.3")
@pytest.mark.parametrize("coal", [0, 1, 2])
def test_a_steamship_with_less_than_three_coal_can_be_fuelled(coal: int) -> None:
    s = ocean(2, at="exchanging", sea={"montreal": ("oregon", 0, coal)}, contracts={0: 2})
    play(s, "fuel oregon")
    assert coal_in(s, "montreal") == coal + 1


@rule("CO-6.3")
def test_a_ship_with_three_coal_is_not_fuelled() -> None:
    s = ocean(2, at="exchanging", sea={"montreal": ("oregon", 0, 3)}, contracts={0: 2})
    assert refused(s, "fuel oregon") == "CO-8.3"


@rule("CO-6.3")
def test_a_clipper_is_not_fuelled() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    assert refused(s, "fuel thermopylae") == "CO-8.3"


@rule("CO-6.3")
def test_nothing_is_fuelled_from_an_empty_common_supply() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2}, stock=0)
    assert refused(s, "fuel oregon") == "CO-6.3"


@rule("CO-6.3")
def test_a_rivals_ship_is_not_fuelled() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    assert refused(s, "fuel umbria") == "CO-8.2"


@rule("CO-6.3")
def test_a_ship_in_supply_is_not_fuelled() -> None:
    s = ocean(2, at="exchanging", supply={0: ["germanic"]}, contracts={0: 2})
    assert refused(s, "fuel germanic") == "CO-8.1"


@rule("CO-6.3")
def test_coal_for_contracts_need_not_be_spread_evenly() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    play(s, "fuel ormuz")
    assert (coal_in(s, "montreal"), coal_in(s, "durban")) == (0, 3)


# --- CO-6.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-6.4")
def test_two_contracts_bring_a_house_and_a_token_of_a_chosen_colour() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 3})
    play(s, "build durban")
    assert legal(s) == ["token green_token", "token white_token", "token red_token"]
    play(s, "token white_token")
    assert s.has_house(0, s.figures.port_ids.index("durban"))
    assert (s.houses[0], s.contracts[0], added(s, 0, "white_token")) == (6, 1, 1)


@rule("CO-6.4")
def test_the_ship_there_neither_earns_nor_burns_coal() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 3}, money={0: 40})
    events = play(s, "build durban", "token green_token")
    assert (s.money[0], coal_in(s, "durban")) == (40, 2)
    assert names(events) == ["house_built", "token_gained"]


@rule("CO-6.4")
def test_a_house_may_stand_by_a_clipper() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 3})
    play(s, "build bombay")
    assert s.has_house(0, s.figures.port_ids.index("bombay"))


@rule("CO-6.4")
def test_the_house_is_paid_to_each_other_player_with_a_house_there() -> None:
    s = ocean(3, at="exchanging", sea=FLEET, houses={"durban": [1, 2]}, contracts={0: 2}, money={0: 60, 1: 0, 2: 0})
    play(s, "build durban")
    assert [int(money) for money in s.money] == [0, 30, 30]


@rule("CO-6.4")
def test_houses_may_be_built_in_several_ports_in_the_same_phase() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 5})
    play(s, "build durban", "token green_token", "build montreal", "token white_token")
    assert (s.houses[0], s.contracts[0], step(s)) == (5, 1, "exchanging")


@rule("CO-6.4")
def test_one_contract_is_too_few_for_a_house() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 1})
    assert refused(s, "build durban") == "CO-6.4"


@rule("CO-6.4")
def test_no_house_is_built_where_no_own_ship_lies() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    assert refused(s, "build sydney") == "CO-16.1"
    assert refused(s, "build havana") == "CO-16.1"


@rule("CO-6.4")
def test_no_second_own_house_is_built_in_a_port() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 4})
    play(s, "build durban", "token green_token")
    assert refused(s, "build durban") == "CO-16.1"


@rule("CO-6.4")
def test_no_house_is_built_without_one_in_supply() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2}, spare_houses={0: 0})
    assert refused(s, "build durban") == "CO-16.7"


@rule("CO-6.4")
def test_the_house_is_paid_from_the_cash_in_hand_and_not_from_the_ships_income() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, houses={"durban": [1]}, contracts={0: 2}, money={0: 20})
    assert refused(s, "build durban") == "CO-16.1"


@rule("CO-6.4")
def test_a_contract_cashed_before_helps_to_pay_the_house() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, houses={"durban": [1]}, contracts={0: 3}, money={0: 20})
    play(s, "cash", "build durban")
    assert s.money[0] == 10


@rule("CO-6.4")
def test_the_token_of_the_house_is_not_declined() -> None:
    s = ocean(2, at="exchanging", sea=FLEET, contracts={0: 2})
    play(s, "build durban")
    assert refused(s, "decline") == "CO-9.7"


# --- CO-6.5 ----------------------------------------------------------------------------------------------------------


@rule("CO-6.5")
def test_a_contract_kept_pays_for_distance() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2}, spot={0: "fleet"})
    play(s, "cash", "done")
    assert offered(s, "move coal")


@rule("CO-6.5")
def test_a_contract_not_kept_pays_for_no_distance() -> None:
    s = ocean(2, at="exchanging", contracts={0: 2}, spot={0: "fleet"})
    play(s, "cash", "cash")
    assert refused(s, "move coal") == "CO-7.4"
