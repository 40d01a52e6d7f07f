"""The Coal action. [CO-15]"""

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from tests.crossing_oceans.build import added, coal_in, ocean
from tests.rules import names, offered, play, refused, rule

SHIPS = ["arizona", "oregon", "umbria", "ormuz", "hammonia", "columbia"]
PORTS = ["montreal", "charleston", "havana", "bombay", "zanzibar", "durban"]
EMPTY = {"bombay": ("oregon", 0, 0), "zanzibar": ("ormuz", 0, 0), "durban": ("umbria", 0, 0)}  # three, for two coal
FULL = {"blue_riband": 2, "coal_pier": 4, "green_token": 1, "white_token": 3, "red_token": 1}


def loaded(s: CrossingOceans, *ports: str) -> list[int]:
    """Return the coal in these ports."""
    return [coal_in(s, port) for port in ports]


# --- the pier --------------------------------------------------------------------------------------------------------


@rule("CO-15.1", "CO-1.5")
@pytest.mark.parametrize(("piers", "cost"), [(0, 0), (1, 30), (2, 60), (3, 90)])
def test_a_pier_costs_what_the_topmost_empty_coal_spot_says(piers: int, cost: int) -> None:
    s = ocean(2, at="coal", money={0: 100}, tokens={0: {"coal_pier": piers}})
    play(s, "token coal_pier")
    assert s.money[0] == 100 - cost
    assert added(s, 0, "coal_pier") == piers + 1


@rule("CO-15.1", "CO-3.4")
def test_the_pier_may_be_declined() -> None:
    s = ocean(2, at="coal", money={0: 100}, tokens={0: {"coal_pier": 1}})
    assert legal(s) == ["token coal_pier", "decline"]
    play(s, "decline")
    assert s.money[0] == 100
    assert added(s, 0, "coal_pier") == 1


@rule("CO-15.1", "CO-3.5")
def test_a_pier_that_cannot_be_paid_is_not_offered_and_the_coal_is_loaded_without_asking() -> None:
    s = ocean(
        2, at="moving", money={0: 20}, tokens={0: {"coal_pier": 1}}, sea={"bombay": None, "montreal": ("arizona", 0, 0)}
    )
    play(s, "move coal")
    assert (s.money[0], added(s, 0, "coal_pier")) == (20, 1)
    assert coal_in(s, "montreal") == 3
    assert s.active == 1


@rule("CO-15.1")
def test_at_most_one_pier_is_taken_in_an_action() -> None:
    s = ocean(2, at="coal", money={0: 1000}, sea={"bombay": ("arizona", 0, 0), "montreal": ("oregon", 0, 0)})
    play(s, "token coal_pier")
    assert refused(s, "token coal_pier") == "CO-15.7"


@rule("CO-15.1", "CO-9.3")
def test_while_the_coal_column_has_room_no_other_token_is_had() -> None:
    s = ocean(2, at="coal")
    assert refused(s, "token green_token") == "CO-9.3"
    assert refused(s, "token blue_riband") == "CO-9.3"


@rule("CO-15.2", "CO-9.3")
def test_with_a_full_coal_column_the_fewest_of_the_others_is_offered_at_its_cost() -> None:
    s = ocean(2, at="coal", money={0: 100}, tokens={0: FULL})
    assert legal(s) == ["token green_token", "token red_token", "decline"]
    play(s, "token red_token")
    assert added(s, 0, "red_token") == 2
    assert s.money[0] == 70


@rule("CO-15.2")
def test_the_substitute_for_a_pier_may_be_declined() -> None:
    s = ocean(2, at="coal", money={0: 100}, tokens={0: FULL})
    play(s, "decline")
    assert s.money[0] == 100
    assert [added(s, 0, token) for token in FULL] == list(FULL.values())


@rule("CO-15.2")
def test_the_substitute_is_a_free_blue_riband_when_the_first_column_has_the_fewest() -> None:
    s = ocean(2, at="coal", money={0: 0}, tokens={0: {**FULL, "blue_riband": 0}})
    assert legal(s) == ["token blue_riband", "decline"]
    play(s, "token blue_riband")
    assert (added(s, 0, "blue_riband"), s.money[0]) == (1, 0)


@rule("CO-15.2", "CO-9.4")
def test_in_a_tie_of_fewest_columns_only_those_that_can_be_paid_are_offered() -> None:
    s = ocean(2, at="coal", money={0: 20}, tokens={0: {**FULL, "blue_riband": 1}})
    assert legal(s) == ["token blue_riband", "decline"]
    assert refused(s, "token green_token") == "CO-9.4"


@rule("CO-15.2", "CO-9.2", "CO-9.4")
def test_with_a_full_coal_column_no_other_token_than_the_fewest_is_had() -> None:
    s = ocean(2, at="coal", tokens={0: FULL})
    assert refused(s, "token blue_riband") == "CO-9.4"
    assert refused(s, "token coal_pier") == "CO-9.2"


@rule("CO-15.2", "CO-9.5")
def test_with_all_columns_full_the_coal_is_loaded_without_asking() -> None:
    s = ocean(2, at="moving", tokens={0: dict.fromkeys(FULL, 4)}, sea={"bombay": ("arizona", 0, 0)})
    play(s, "move coal")
    assert coal_in(s, "bombay") == 3
    assert s.active == 1


# --- loading ---------------------------------------------------------------------------------------------------------


@rule("CO-15.3")
@pytest.mark.parametrize("piers", [0, 1, 2, 3, 4])
def test_the_coal_to_load_is_two_and_one_for_each_pier(piers: int) -> None:
    given = list(zip(PORTS, SHIPS, strict=True))[: 2 + piers]  # room for just one coal each, so that nothing is asked
    s = ocean(2, at="coal", tokens={0: {"coal_pier": piers}}, sea={port: (ship, 0, 2) for port, ship in given})
    stock = s.stock
    play(s, "decline")
    assert s.stock == stock - 2 - piers


@rule("CO-15.3")
def test_a_pier_taken_in_the_first_step_counts() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("arizona", 0, 0)})
    play(s, "token coal_pier")
    assert coal_in(s, "bombay") == 3


@rule("CO-15.3", "CO-10.6")
def test_a_pier_received_from_a_headquarters_earlier_counts() -> None:
    s = ocean(
        2, at="ships", money={0: 210}, sea={"bombay": ("arizona", 0, 0)},
        market=["hq_cunard", None, None, None, None, None], docks=[], deck=[],
    )  # fmt: skip
    play(s, "buy hq_cunard", "contract", "done", "move fleet", "contract", "done", "move coal")
    assert coal_in(s, "bombay") == 3  # the second pier cannot be paid


@rule("CO-15.3", "CO-20.1")
def test_when_the_common_supply_holds_less_all_of_it_is_loaded() -> None:
    s = ocean(2, at="coal", stock=1, sea={"bombay": ("arizona", 0, 0)})
    play(s, "decline")
    assert (coal_in(s, "bombay"), s.stock) == (1, 0)


@rule("CO-15.3", "CO-20.1")
def test_an_empty_common_supply_loads_nothing() -> None:
    s = ocean(2, at="coal", stock=0, sea={"bombay": ("arizona", 0, 0)})
    play(s, "decline")
    assert (coal_in(s, "bombay"), s.stock) == (0, 0)
    assert s.active == 1


@rule("CO-15.4")
def test_only_own_steamships_at_sea_with_room_are_loaded() -> None:
    s = ocean(
        2,
        at="coal",
        supply={0: ["umbria"]},
        sea={
            "montreal": ("arizona", 0, 3),
            "havana": ("oregon", 1, 0),
            "bombay": ("thermopylae", 0),
            "durban": ("ormuz", 0, 1),
        },
    )
    events = play(s, "decline")
    assert [event["card"] for event in events if event["event"] == "coal_loaded"] == ["ormuz", "ormuz"]
    assert loaded(s, "new_york", "montreal", "havana", "bombay", "durban") == [0, 3, 0, 0, 3]


@rule("CO-15.4", "CO-8.3")
def test_a_full_ship_takes_no_coal() -> None:
    s = ocean(2, at="coal", sea={"montreal": ("arizona", 0, 3), **EMPTY})
    play(s, "decline")
    assert refused(s, "load arizona") == "CO-8.3"


@rule("CO-15.4", "CO-8.3")
def test_a_clipper_takes_no_coal() -> None:
    s = ocean(2, at="coal", sea={"montreal": ("thermopylae", 0), **EMPTY})
    play(s, "decline")
    assert refused(s, "load thermopylae") == "CO-8.3"


@rule("CO-15.4")
def test_a_ship_of_another_player_takes_no_coal() -> None:
    s = ocean(2, at="coal", sea={"montreal": ("arizona", 1, 0), **EMPTY})
    play(s, "decline")
    assert refused(s, "load arizona") == "CO-15.7"


@rule("CO-15.5")
def test_coal_that_finds_no_room_stays_in_the_common_supply() -> None:
    s = ocean(
        2, at="coal", tokens={0: {"coal_pier": 2}}, sea={"montreal": ("arizona", 0, 2), "bombay": ("oregon", 0, 3)}
    )
    stock = s.stock
    events = play(s, "decline")
    assert loaded(s, "montreal", "bombay") == [3, 3]
    assert s.stock == stock - 1
    assert {"event": "coal_left", "seat": 0, "coal": 3} in events


@rule("CO-15.6")
@pytest.mark.parametrize(
    ("before", "piers", "after"),
    [
        ([0, 0], 0, [1, 1]),
        ([0, 1], 1, [2, 2]),
        ([0, 2], 0, [2, 2]),  # the empty ship first, although another carries two
        ([0, 3], 0, [2, 3]),
        ([1, 2], 1, [3, 3]),
        ([0, 0], 4, [3, 3]),
    ],
)
def test_each_coal_goes_on_the_ship_with_the_fewest(before: list[int], piers: int, after: list[int]) -> None:
    s = ocean(
        2, at="coal", tokens={0: {"coal_pier": piers}},
        sea={"montreal": ("arizona", 0, before[0]), "bombay": ("oregon", 0, before[1]), "durban": ("thermopylae", 0)},
    )  # fmt: skip
    play(s, "decline")
    assert loaded(s, "montreal", "bombay") == after


@rule("CO-15.6")
@pytest.mark.parametrize("coal", [1, 2])
def test_a_ship_with_more_coal_waits_for_those_with_fewer(coal: int) -> None:
    s = ocean(2, at="coal", sea={"montreal": ("arizona", 0, coal), **EMPTY})
    play(s, "decline")
    assert refused(s, "load arizona") == "CO-15.6"


@rule("CO-15.7")
def test_in_the_last_level_the_player_chooses_ship_by_ship() -> None:
    s = ocean(2, at="coal", sea={**EMPTY})
    play(s, "decline")
    assert legal(s) == ["load oregon", "load ormuz", "load umbria"]
    play(s, "load ormuz")
    assert legal(s) == ["load oregon", "load umbria"]
    play(s, "load umbria")
    assert loaded(s, "bombay", "zanzibar", "durban") == [0, 1, 1]
    assert s.active == 1


@rule("CO-15.7", "CO-15.6")
def test_no_ship_gets_two_of_the_remaining_coal() -> None:
    s = ocean(2, at="coal", sea={**EMPTY})
    play(s, "decline", "load ormuz")
    assert refused(s, "load ormuz") == "CO-15.6"


@rule("CO-15.7")
def test_whole_levels_are_filled_without_asking() -> None:
    s = ocean(
        2, at="coal", tokens={0: {"coal_pier": 3}},
        sea={**EMPTY},
    )  # fmt: skip
    play(s, "decline")
    assert loaded(s, "bombay", "zanzibar", "durban") == [1, 1, 1]
    assert offered(s, "load oregon")


@rule("CO-15.7")
def test_loading_cannot_be_declined() -> None:
    s = ocean(2, at="coal", sea={**EMPTY})
    play(s, "decline")
    assert refused(s, "decline") == "CO-15.7"


@rule("CO-15.8")
def test_without_steamships_at_sea_nothing_is_loaded_but_a_pier_may_be_taken() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("thermopylae", 0)})
    stock = s.stock
    events = play(s, "token coal_pier")
    assert added(s, 0, "coal_pier") == 1
    assert "coal_loaded" not in names(events)
    assert s.stock == stock
