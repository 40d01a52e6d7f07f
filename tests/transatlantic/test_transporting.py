"""Transporting, and the coal for it. [TA-6]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.codec import legal
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on

FLEET: dict[str, list[Ship]] = {
    "north_atlantic": ["scotia"],
    "south_atlantic": [("city_of_new_york", 0, 2), ("arizona", 0, 0), ("cutty_sark", 0)],
    "indian_ocean": [("oregon", 1, 1)],
}
CARDS = {  # and what City of New York earns with them: 11,000 t, 1,700 passengers
    "transport": 70,
    "transport_plus": 70,
    "blue_riband": 70,
    "global": 70,
    "cargo": 150,
    "cruise": 170,
}


def sail(card: str) -> list[str]:
    """Return the moves by which a card lets City of New York transport alone."""
    mode = ["rove regions"] if card == "global" else []
    return [f"play {card}", *mode, "sail city_of_new_york"]


# --- TA-6.1 ----------------------------------------------------------------------------------------------------------


@rule("TA-6.1")
def test_sailing_ships_and_steamships_with_coal_are_ready() -> None:
    s = atlantic(2, sea=FLEET)
    play(s, "play transport")
    assert legal(s) == ["sail city_of_new_york", "sail cutty_sark", "stop"]


@rule("TA-6.1")
def test_a_steamship_without_coal_is_not_ready() -> None:
    s = atlantic(2, sea=FLEET)
    play(s, "play transport")
    assert refused(s, "sail arizona") == "TA-6.1"


@rule("TA-6.1")
def test_a_ship_in_the_reserve_is_not_ready() -> None:
    s = atlantic(2, sea=FLEET, reserve={0: ["umbria", "etruria"]})
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert refused(s, "sail etruria") == "TA-6.1"


@rule("TA-6.1", "TA-10.2")
def test_scotia_is_always_ready() -> None:
    s = atlantic(2, sea=FLEET, money={0: 0})
    play(s, "play region", "run north_atlantic")
    assert s.money[0] == 20  # as the oldest foreign ship that transports


@rule("TA-6.1")
def test_ships_of_others_are_not_ones_own_to_sail() -> None:
    s = atlantic(2, sea=FLEET)
    play(s, "play transport")
    assert not offered(s, "sail oregon")
    assert not offered(s, "sail scotia")


# --- TA-6.2, TA-6.3 --------------------------------------------------------------------------------------------------


@rule("TA-6.2")
def test_a_steamship_burns_a_coal_earns_its_income_and_scores_the_own_houses_of_its_region() -> None:
    houses = {"south_atlantic": [0, 0, 1], "indian_ocean": [0]}
    s = atlantic(2, sea=FLEET, money={0: 0}, houses=houses)
    stock = int(s.stock)
    play(s, "play transport", "sail city_of_new_york")
    assert (coal_on(s, "city_of_new_york"), s.stock) == (1, stock + 1)
    assert (s.money[0], s.points[0], s.points[1]) == (70, 2, 0)


@rule("TA-6.2")
def test_a_sailing_ship_burns_nothing() -> None:
    s = atlantic(2, sea=FLEET, money={0: 0}, houses={"south_atlantic": [0]})
    stock = int(s.stock)
    play(s, "play transport", "sail cutty_sark")
    assert (s.money[0], s.points[0], s.stock) == (20, 1, stock)


@rule("TA-6.2")
def test_each_ship_scores_the_houses_of_its_region_again() -> None:
    s = atlantic(2, sea=FLEET, houses={"south_atlantic": [0, 0]})
    play(s, "play transport", "sail cutty_sark", "sail city_of_new_york")
    assert s.points[0] == 4


@rule("TA-6.2")
def test_without_houses_there_are_no_points() -> None:
    s = atlantic(2, sea=FLEET, houses={"indian_ocean": [0, 1]})
    events = play(s, "play transport", "sail city_of_new_york")
    assert "houses_scored" not in names(events)
    assert s.points[0] == 0


@rule("TA-6.2", "TA-6.3")
def test_when_a_region_is_run_each_owner_collects() -> None:
    s = atlantic(2, sea=FLEET, money={0: 0, 1: 0}, houses={"indian_ocean": [1, 1, 0]})
    play(s, "play region", "run indian_ocean")
    assert (s.money[1], s.points[1], coal_on(s, "oregon")) == (50, 2, 0)


@rule("TA-6.3")
@pytest.mark.parametrize(("card", "earned"), CARDS.items())
def test_cargo_and_cruise_replace_only_the_income(card: str, earned: int) -> None:
    s = atlantic(2, sea=FLEET, money={0: 0}, houses={"south_atlantic": [0, 0]}, hand={0: [card, "director"]})
    play(s, *sail(card))
    assert s.money[0] == earned
    assert (coal_on(s, "city_of_new_york"), s.points[0]) == (1, 2)


@rule("TA-6.3")
@pytest.mark.parametrize("card", ["coal", "invest", "fleet", "trade", "ship_agent"])
def test_no_other_card_makes_ships_transport(card: str) -> None:
    s = atlantic(2, sea=FLEET, hand={0: [card, "director"]})
    events = play(s, f"play {card}")
    assert "ship_sailed" not in names(events)
    assert not [move for move in legal(s) if move.split()[0] in ("sail", "run", "rove")]


# --- TA-6.4 ----------------------------------------------------------------------------------------------------------


@rule("TA-6.4")
@pytest.mark.parametrize("card", ["transport", "transport_plus", "blue_riband"])
def test_a_ship_transports_at_most_once_in_an_action(card: str) -> None:
    s = atlantic(2, sea=FLEET, hand={0: [card, "director"]}, markers={0: {"blue_riband": 2}})
    play(s, f"play {card}", "sail city_of_new_york")
    assert refused(s, "sail city_of_new_york") == "TA-6.4"
    assert legal(s) == ["sail cutty_sark", "stop"]


@rule("TA-6.4")
@pytest.mark.parametrize("mode", ["regions", "flags"])
def test_a_ship_that_has_sailed_around_the_globe_does_not_sail_again(mode: str) -> None:
    sea: dict[str, list[Ship]] = {**FLEET, "indian_ocean": [("oregon", 0, 1)]}
    s = atlantic(2, sea=sea, hand={0: ["global", "director"]})
    play(s, "play global", f"rove {mode}", "sail city_of_new_york")
    assert refused(s, "sail city_of_new_york") == "TA-6.4"
    assert legal(s) == ["sail oregon", "stop"]


@rule("TA-6.4")
def test_in_a_later_action_a_ship_may_transport_again() -> None:
    s = atlantic(2, sea=FLEET, hand={0: ["transport", "transport_plus", "director"]}, money={0: 0})
    play(s, "play transport", "sail city_of_new_york", "stop", "play ship_agent", "decline")
    play(s, "play transport_plus", "sail city_of_new_york")
    assert (s.money[0], coal_on(s, "city_of_new_york")) == (140, 0)


# --- TA-6.5 ----------------------------------------------------------------------------------------------------------


@rule("TA-6.5")
def test_a_steamship_holds_at_most_three_coal() -> None:
    ships: list[Ship] = [("city_of_new_york", 0, 3), ("arizona", 0, 2)]
    s = atlantic(2, sea={"south_atlantic": ships}, hand={0: ["coal_plus", "director"]})
    play(s, "play coal_plus")
    assert refused(s, "load city_of_new_york") == "TA-6.5"
    assert offered(s, "load arizona")


@rule("TA-6.5")
def test_the_supply_is_forty_cubes_and_used_coal_returns_to_it() -> None:
    s = atlantic(2, sea=FLEET)
    assert s.stock == 40 - 3
    play(s, "play transport", "sail city_of_new_york")
    assert s.stock == 38


@rule("TA-6.5")
@pytest.mark.parametrize("card", ["coal", "coal_plus"])
def test_a_card_loads_no_more_than_the_supply_holds(card: str) -> None:
    s = atlantic(
        2, sea={"south_atlantic": [("arizona", 0, 0)], "indian_ocean": []}, hand={0: [card, "director"]}, stock=2
    )
    play(s, f"play {card}", *["load arizona", "load arizona"][: 2 if card == "coal_plus" else 0])
    assert (coal_on(s, "arizona"), s.stock, s.active) == (2, 0, 1)


@rule("TA-6.5")
def test_with_an_empty_supply_nothing_is_loaded_and_nobody_is_asked() -> None:
    s = atlantic(2, sea=FLEET, stock=0)
    events = play(s, "play coal")
    assert "coal_loaded" not in names(events)
    assert s.active == 1


@rule("TA-6.5", "TA-7.13")
def test_coal_out_of_an_empty_supply_is_refused() -> None:
    s = atlantic(2, sea=FLEET, money={0: 100}, hand={0: ["invest_plus", "director"]}, stock=0)
    play(s, "play invest_plus", "mark coal_bunker", "mark mail")
    assert offered(s, "build south_atlantic")
    assert refused(s, "load arizona") == "TA-6.5"


@rule("TA-6.5")
def test_coal_that_cannot_be_loaded_stays_in_the_supply() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 0, 2)], "indian_ocean": []})
    stock = int(s.stock)
    events = play(s, "play coal")
    assert {"event": "coal_left", "seat": 0, "coal": 2} in events
    assert (coal_on(s, "arizona"), s.stock) == (3, stock - 1)


@rule("TA-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_forty_coal_and_three_at_most_on_a_ship(seats: int) -> None:
    game = TransAtlanticGame()
    for seed in range(10):
        s = game.new({"seats": seats}, seed)
        rng = seeded(seed)
        while not s.over:
            assert s.stock + sum(s.coal) + sum(s.hold) == 40
            assert max([*s.coal, *s.hold]) <= 3
            walk(s, rng, 1)
