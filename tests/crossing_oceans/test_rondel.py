"""Phase 3: move on the rondel. [CO-7]"""

import pytest

from blueriband.kernel.codec import legal
from tests.crossing_oceans.build import added, coal_in, market_of, ocean
from tests.rules import names, offered, play, refused, rule

RONDEL = ["blue_riband", "fleet", "house", "ships_east", "cargo", "coal", "region", "ships_west"]  # clockwise


def ahead(spot: str, steps: int) -> str:
    """The spot so many steps clockwise."""
    return RONDEL[(RONDEL.index(spot) + steps) % len(RONDEL)]


# --- CO-7.1, CO-7.2 --------------------------------------------------------------------------------------------------


@rule("CO-7.1")
def test_in_the_first_turn_the_captain_may_go_to_any_spot() -> None:
    s = ocean(2, at="moving", spot={0: None}, contracts={0: 0})
    assert legal(s) == [f"move {spot}" for spot in RONDEL]


@rule("CO-7.1")
@pytest.mark.parametrize("spot", RONDEL)
def test_the_first_move_is_free(spot: str) -> None:
    s = ocean(2, at="moving", spot={0: None}, contracts={0: 3})
    events = play(s, f"move {spot}")
    assert {"event": "captain_moved", "seat": 0, "spot": spot, "contracts": 0} in events
    assert s.contracts[0] == 3


@rule("CO-7.2")
@pytest.mark.parametrize("spot", RONDEL)
def test_without_a_contract_the_captain_moves_one_two_or_three_steps_clockwise(spot: str) -> None:
    s = ocean(2, at="moving", spot={0: spot}, contracts={0: 0})
    assert set(legal(s)) == {f"move {ahead(spot, steps)}" for steps in (1, 2, 3)}


@rule("CO-7.2")
@pytest.mark.parametrize("spot", RONDEL)
def test_with_a_contract_the_captain_may_reach_every_other_spot(spot: str) -> None:
    s = ocean(2, at="moving", spot={0: spot}, contracts={0: 1})
    assert set(legal(s)) == {f"move {other}" for other in RONDEL if other != spot}


@rule("CO-7.2")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_up_to_three_steps_are_free(steps: int) -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 2})
    play(s, f"move {ahead('coal', steps)}")
    assert s.contracts[0] == 2


@rule("CO-7.2")
def test_the_captain_does_not_move_anticlockwise() -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 0})
    assert refused(s, "move cargo") == "CO-7.4"


@rule("CO-7.2")
def test_the_captain_must_move() -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 0})
    assert refused(s, "done") == "CO-7.2"


# --- CO-7.3, CO-7.4 --------------------------------------------------------------------------------------------------


@rule("CO-7.3")
@pytest.mark.parametrize("spot", RONDEL)
def test_the_captain_never_stays_on_the_same_spot(spot: str) -> None:
    s = ocean(2, at="moving", spot={0: spot}, contracts={0: 9})
    assert refused(s, f"move {spot}") == "CO-7.3"


@rule("CO-7.3")
@pytest.mark.parametrize(("ships", "others"), [("ships_east", "ships_west"), ("ships_west", "ships_east")])
def test_from_one_ships_spot_to_the_other_costs_a_contract(ships: str, others: str) -> None:
    s = ocean(2, at="moving", spot={0: ships}, contracts={0: 1})
    play(s, f"move {others}")
    assert s.contracts[0] == 0


@rule("CO-7.3")
def test_from_one_ships_spot_to_the_other_is_too_far_without_a_contract() -> None:
    s = ocean(2, at="moving", spot={0: "ships_east"}, contracts={0: 0})
    assert refused(s, "move ships_west") == "CO-7.4"


@rule("CO-7.4")
@pytest.mark.parametrize("steps", [4, 5, 6, 7])
def test_any_longer_way_costs_one_contract_in_total(steps: int) -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 7})
    events = play(s, f"move {ahead('coal', steps)}")
    assert {"event": "captain_moved", "seat": 0, "spot": ahead("coal", steps), "contracts": 1} in events
    assert s.contracts[0] == 6


@rule("CO-7.4")
@pytest.mark.parametrize("steps", [4, 5, 6, 7])
def test_a_longer_way_is_not_had_without_a_contract(steps: int) -> None:
    s = ocean(2, at="moving", spot={0: "coal"}, contracts={0: 0})
    assert refused(s, f"move {ahead('coal', steps)}") == "CO-7.4"


# --- CO-7.5, CO-7.6 --------------------------------------------------------------------------------------------------


@rule("CO-7.5")
def test_any_number_of_captains_share_a_spot() -> None:
    s = ocean(4, at="moving", active=3, spot={0: "cargo", 1: "cargo", 2: "cargo", 3: "fleet"})
    play(s, "move cargo")
    assert [int(spot) for spot in s.spot] == [RONDEL.index("cargo")] * 4


@rule("CO-7.6")
@pytest.mark.parametrize("spot", ["blue_riband", "fleet", "house", "cargo"])
def test_a_spot_may_be_chosen_though_its_action_has_no_effect(spot: str) -> None:
    s = ocean(2, at="moving", sea={"bombay": None, "sydney": ("cutty_sark", 1)}, money={0: 70}, contracts={0: 1})
    events = play(s, f"move {spot}")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert (s.spot[0], s.money[0], s.active) == (RONDEL.index(spot), 70, 1)


@rule("CO-7.6")
def test_the_coal_action_may_have_no_effect() -> None:
    full = {"blue_riband": 4, "coal_pier": 4, "green_token": 4, "white_token": 4, "red_token": 4}
    s = ocean(2, at="moving", sea={"bombay": None, "sydney": ("cutty_sark", 1)}, tokens={0: full}, stock=30)
    play(s, "move coal")
    assert (s.stock, s.active) == (30, 1)


@rule("CO-7.6")
def test_a_region_may_be_designated_in_which_nothing_is_earned() -> None:
    s = ocean(2, at="moving", money={0: 70})
    play(s, "move region", "designate north_atlantic")
    assert (s.money[0], s.active) == (70, 1)


# --- CO-7.7 ----------------------------------------------------------------------------------------------------------


@rule("CO-7.7")
def test_the_fleet_earns_without_being_asked() -> None:
    s = ocean(2, at="moving", sea={"bombay": ("oregon", 0, 1), "sydney": ("cutty_sark", 1)}, money={0: 0})
    play(s, "move fleet")
    assert (s.money[0], s.active) == (50, 1)


@rule("CO-7.7")
@pytest.mark.parametrize("text", ["decline", "stop", "done"])
def test_an_executable_house_action_cannot_be_declined(text: str) -> None:
    s = ocean(2, at="house", sea={"bombay": ("oregon", 0, 1)})
    assert refused(s, text) == "CO-16.2"


@rule("CO-7.7")
@pytest.mark.parametrize("text", ["decline", "stop", "done"])
def test_an_executable_cargo_action_cannot_be_declined(text: str) -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 0, 1)})
    assert refused(s, text) == "CO-12.1"


@rule("CO-7.7")
@pytest.mark.parametrize("text", ["decline", "stop", "done"])
def test_a_region_must_be_designated(text: str) -> None:
    s = ocean(2, at="region")
    assert refused(s, text) == "CO-13.1"


@rule("CO-7.7")
def test_a_sole_fastest_ship_crosses_without_being_asked() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("oregon", 0, 1)})
    play(s, "move blue_riband")
    assert (coal_in(s, "montreal"), added(s, 0, "blue_riband"), s.active) == (0, 1, 1)


@rule("CO-7.7")
def test_the_player_chooses_among_the_options_of_the_action() -> None:
    s = ocean(2, at="cargo", sea={"bombay": ("oregon", 0, 1), "durban": ("umbria", 0, 1)})
    assert legal(s) == ["carry oregon", "carry umbria"]


@rule("CO-7.7")
@pytest.mark.parametrize(("action", "text"), [("ships", "stop"), ("coal", "decline")])
def test_the_optional_parts_of_an_action_may_be_left_out(action: str, text: str) -> None:
    s = ocean(2, at=action, money={0: 500})
    assert offered(s, text)


# --- CO-7.8 ----------------------------------------------------------------------------------------------------------


@rule("CO-7.8")
def test_the_steps_of_the_house_action_come_in_order() -> None:
    s = ocean(2, at="house", sea={"bombay": ("oregon", 0, 1), "sydney": ("cutty_sark", 1)}, houses={"bombay": [1]})
    events = play(s, "build bombay", "token green_token")
    assert names(events)[:4] == ["ship_earned", "house_built", "fee_paid", "token_gained"]


@rule("CO-7.8")
def test_the_pier_comes_before_the_loading() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("oregon", 0, 0)})
    events = play(s, "token coal_pier")
    assert names(events)[:4] == ["token_gained", "coal_loaded", "coal_loaded", "coal_loaded"]


@rule("CO-7.8")
def test_coal_is_not_loaded_before_the_pier_is_settled() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("oregon", 0, 0), "durban": ("ormuz", 0, 0), "zanzibar": ("umbria", 0, 0)})
    assert refused(s, "load oregon") == "CO-9.3"


@rule("CO-7.8")
def test_the_market_is_refilled_only_after_the_buying() -> None:
    s = ocean(2, at="ships", market=["nubian", "devonia", "oregon", "ormuz", "umbria", "etruria"], money={0: 500})
    play(s, "buy devonia")
    assert market_of(s) == ["nubian", None, "oregon", "ormuz", "umbria", "etruria"]
    assert "card_drawn" in names(play(s, "stop"))
