"""Rounds, turns and their phases; taking a contract. [CO-3, CO-5]"""

from typing import Any

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal, write
from blueriband.kernel.match import Match
from tests.crossing_oceans.build import added, coal_in, ocean, supply_of
from tests.rules import names, offered, play, refused, rule

FULL: dict[str, tuple[Any, ...] | str | None] = {  # every port with two players, all younger than GERMANIC
    "new_york": ("umbria", 1, 1),
    "montreal": ("etruria", 1, 1),
    "charleston": ("ormuz", 1, 1),
    "havana": ("britannia", 1, 1),
    "bombay": ("city_of_new_york", 1, 1),
    "zanzibar": ("columbia", 1, 1),
    "durban": ("majestic", 1, 1),
    "sydney": ("himalaya", 1, 1),
    "auckland": ("campania", 1, 1),
}


def step(s: CrossingOceans) -> str:
    """The question being asked."""
    return s.game.steps[s.decision.step].name


# --- CO-3.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.1")
def test_a_round_is_one_turn_of_every_player_beginning_with_the_starting_player() -> None:
    s = ocean(3, at="turn", active=1, starter=1)
    events = list[dict[str, Any]]()
    for spot in ("fleet", "fleet", "fleet", "cargo", "cargo", "cargo"):
        events += play(s, "contract", "done", f"move {spot}")
    begun = [(event["seat"], event["round"]) for event in events if event["event"] == "turn_begun"]
    assert begun == [(2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


# --- CO-3.2 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.2")
def test_a_turn_has_three_phases_in_order() -> None:
    s = ocean(2, at="turn")
    steps = [step(s)]
    for text in ("contract", "done", "move region"):
        play(s, text)
        steps.append(step(s))
    assert steps == ["placing", "exchanging", "moving", "designating"]


@rule("CO-3.2")
def test_contracts_cannot_be_used_before_phase_one() -> None:
    s = ocean(2, contracts={0: 3})
    assert refused(s, "cash") == "CO-3.3"


@rule("CO-3.2")
def test_the_captain_cannot_move_before_phase_two_is_done() -> None:
    s = ocean(2, contracts={0: 3})
    play(s, "contract")
    assert refused(s, "move fleet") == "CO-6.1"


@rule("CO-3.2")
def test_phase_one_is_not_reopened() -> None:
    s = ocean(2)
    play(s, "contract")
    assert refused(s, "contract") == "CO-6.1"
    assert refused(s, "place germanic") == "CO-6.1"


@rule("CO-3.2")
def test_phase_two_is_not_reopened() -> None:
    s = ocean(2, at="exchanging", contracts={0: 3})
    play(s, "done")
    assert refused(s, "cash") == "CO-7.1"


@rule("CO-3.2")
def test_after_the_action_the_next_player_has_a_turn() -> None:
    s = ocean(2, at="moving")
    play(s, "move fleet")
    assert (s.active, s.decision.seat, step(s)) == (1, 1, "placing")


# --- CO-3.3 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.3")
def test_phase_one_offers_placements_and_a_contract() -> None:
    s = ocean(2, supply={0: ["germanic", "umbria"]})
    assert legal(s) == ["place germanic", "place umbria", "contract"]


@rule("CO-3.3")
def test_phase_one_cannot_be_left_out() -> None:
    s = ocean(2)
    assert refused(s, "done") == "CO-3.3"


@rule("CO-3.3")
def test_who_places_a_ship_takes_no_contract() -> None:
    s = ocean(2, supply={0: ["germanic"]}, contracts={0: 1})
    play(s, "place germanic", "berth durban")
    assert s.contracts[0] == 1
    assert refused(s, "contract") == "CO-6.1"


@rule("CO-3.3")
def test_a_chosen_ship_must_be_berthed() -> None:
    s = ocean(2, supply={0: ["germanic"]})
    play(s, "place germanic")
    assert refused(s, "contract") == "CO-4.1"


@rule("CO-3.3")
def test_without_a_ship_in_supply_only_a_contract_is_left() -> None:
    s = ocean(2, supply={0: []})
    assert legal(s) == ["contract"]


@rule("CO-3.3")
def test_without_a_legal_placement_the_contract_is_taken_without_asking() -> None:
    s = ocean(2, sea=FULL, supply={0: ["germanic"]}, contracts={0: 0})
    match = Match(s)
    assert [(write(s.game, entry.move), entry.forced) for entry in match.journal] == [("contract", True)]


# --- CO-3.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.4")
def test_what_cannot_be_done_is_skipped_without_compensation() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, 0), "sydney": ("cutty_sark", 1)}, money={0: 50})
    events = play(s, "move cargo")
    assert {"event": "action_idle", "seat": 0, "spot": "cargo"} in events
    assert (s.money[0], s.contracts[0], s.active) == (50, 1, 1)


@rule("CO-3.4")
def test_an_instruction_that_can_be_done_is_compulsory() -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0)})
    assert refused(s, "stop") == "CO-16.2"
    play(s, "build bombay")
    assert refused(s, "decline") == "CO-9.7"


@rule("CO-3.4")
def test_placing_a_ship_is_optional() -> None:
    s = ocean(2, supply={0: ["germanic"]})
    play(s, "contract")
    assert supply_of(s, 0) == ["germanic"]


@rule("CO-3.4")
def test_using_contracts_is_optional() -> None:
    s = ocean(2, at="exchanging", contracts={0: 5})
    play(s, "done")
    assert s.contracts[0] == 5


@rule("CO-3.4")
def test_buying_cards_is_optional() -> None:
    s = ocean(2, at="ships", money={0: 500}, supply={0: []})
    play(s, "stop")
    assert supply_of(s, 0) == [] and s.money[0] == 500


@rule("CO-3.4")
def test_taking_a_pier_is_optional() -> None:
    s = ocean(2, at="coal", money={0: 500})
    play(s, "decline")
    assert added(s, 0, "coal_pier") == 0


@rule("CO-3.4")
def test_the_crossing_of_a_tied_ship_is_optional() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("arizona", 0, 2)})
    play(s, "decline")
    assert coal_in(s, "montreal") == 2 and added(s, 0, "blue_riband") == 0


# --- CO-3.5 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.5")
def test_nobody_buys_what_they_cannot_pay_in_full() -> None:
    s = ocean(2, at="ships", market=["nubian", "oregon", None, None, None, None], docks=[], money={0: 110})
    assert refused(s, "buy oregon") == "CO-3.5"


@rule("CO-3.5")
def test_the_last_pound_may_be_spent() -> None:
    s = ocean(2, at="ships", market=["nubian", "oregon", None, None, None, None], docks=[], money={0: 120})
    play(s, "buy oregon")
    assert s.money[0] == 0


@rule("CO-3.5")
def test_income_gained_earlier_in_the_action_counts() -> None:
    s = ocean(2, at="house", sea={"bombay": ("nubian", 0, 1)}, houses={"bombay": [1]}, money={0: 0, 1: 0})
    play(s, "build bombay")
    assert (s.money[0], s.money[1]) == (0, 30)


# --- CO-3.6 ----------------------------------------------------------------------------------------------------------


@rule("CO-3.6")
@pytest.mark.parametrize("text", ["cash", "fuel oregon", "build bombay"])
def test_contracts_do_not_become_anything_while_buying(text: str) -> None:
    s = ocean(2, at="ships", sea={"bombay": ("oregon", 0, 1)}, contracts={0: 4})
    assert refused(s, text) == "CO-10.1"


@rule("CO-3.6")
def test_money_missing_for_a_card_is_not_topped_up() -> None:
    s = ocean(2, at="moving", market=["oregon", None, None, None, None, None], docks=[], money={0: 0}, contracts={0: 9})
    play(s, "move ships_east")
    assert (s.money[0], s.contracts[0], s.active) == (0, 9, 1)


@rule("CO-3.6")
def test_coal_missing_for_a_crossing_is_not_topped_up() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("oregon", 0, 0)}, contracts={0: 9})
    events = play(s, "move blue_riband")
    assert {"event": "action_idle", "seat": 0, "spot": "blue_riband"} in events


@rule("CO-3.6")
def test_money_missing_for_a_token_is_not_topped_up() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, 0), "sydney": ("cutty_sark", 1)}, money={0: 0},
              contracts={0: 9}, tokens={0: {"green_token": 1, "white_token": 1, "red_token": 1}})  # fmt: skip
    events = play(s, "move house", "build bombay")
    assert "token_missed" in names(events) and s.contracts[0] == 9


@rule("CO-3.6")
def test_in_phase_three_a_contract_pays_for_distance() -> None:
    s = ocean(2, at="moving", spot={0: "region"}, contracts={0: 2})
    play(s, "move cargo")
    assert s.contracts[0] == 1


# --- CO-5.1, CO-5.2 --------------------------------------------------------------------------------------------------


@rule("CO-5.1")
def test_the_active_player_takes_one_contract() -> None:
    s = ocean(3, active=1, contracts={0: 0, 1: 0, 2: 0})
    events = play(s, "contract")
    assert [int(contracts) for contracts in s.contracts] == [0, 1, 0]
    assert {"event": "contract_taken", "seat": 1} in events


@rule("CO-5.1")
def test_contracts_are_unlimited() -> None:
    s = ocean(2, contracts={0: 22, 1: 22})
    play(s, "contract")
    assert s.contracts[0] == 23


@rule("CO-5.2")
def test_a_contract_is_available_to_a_player_who_could_place_a_ship() -> None:
    s = ocean(2, supply={0: ["germanic"]})
    assert offered(s, "place germanic") and offered(s, "contract")


@rule("CO-5.2")
def test_a_contract_can_be_used_in_the_same_turn() -> None:
    s = ocean(2, contracts={0: 0}, money={0: 0})
    play(s, "contract", "cash")
    assert (s.money[0], s.contracts[0]) == (20, 0)
