"""Cards with an anchor: a ship of the reserve is deployed first, then ships transport. [TA-7.3 to TA-7.9]"""

from typing import Any

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, reserve_of, ships_in

ANCHORS = ["transport", "transport_plus", "region", "blue_riband", "global", "cargo", "cruise"]
CALM: dict[str, list[Ship]] = {"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []}
FULL: dict[str, list[Ship]] = {  # every region is full; the ships on top are of 1877, 1888 and 1887
    "north_atlantic": [("devonia", 1), ("germanic", 1), ("pommerania", 1), ("adriatic", 1)],
    "south_atlantic": [("city_of_new_york", 1), ("ormuz", 1), ("etruria", 1)],
    "indian_ocean": [("britannia", 1), ("umbria", 1), ("oregon", 1)],
}
FLEET: dict[str, list[Ship]] = {  # four ships that are ready, one that is not
    "north_atlantic": [("umbria", 0, 1), ("arizona", 0, 2)],
    "south_atlantic": [("devonia", 0, 1), ("ariel", 0)],
    "indian_ocean": [("columbia", 0, 0), ("city_of_berlin", 1, 1)],
}


def given(card: str, sea: dict[str, list[Ship]] | None = None, **more: Any) -> TransAtlantic:
    """Return a position in which seat 0, without money, holds this card."""
    return atlantic(2, hand={0: [card, "director"]}, money={0: 0, 1: 0}, sea=sea or FLEET, **more)


# --- the anchor ------------------------------------------------------------------------------------------------------


@rule("TA-7.3")
@pytest.mark.parametrize("card", ANCHORS)
def test_a_card_with_an_anchor_first_deploys_a_ship_of_the_reserve(card: str) -> None:
    s = given(card, CALM, reserve={0: [("oregon", 1), ("umbria", 1)]})
    play(s, f"play {card}")
    assert legal(s) == ["deploy oregon", "deploy umbria"]
    play(s, "deploy oregon")
    assert legal(s) == ["steer north_atlantic", "steer south_atlantic", "steer indian_ocean"]


@rule("TA-7.3")
def test_exactly_one_ship_is_deployed() -> None:
    s = given("transport", CALM, reserve={0: [("oregon", 1), ("umbria", 1)]})
    play(s, "play transport", "deploy umbria", "steer south_atlantic")
    assert ships_in(s, "south_atlantic") == ["umbria"]
    assert reserve_of(s, 0) == ["oregon"]
    assert legal(s) == ["sail umbria", "stop"]


@rule("TA-7.3", "TA-5.5")
@pytest.mark.parametrize("card", ANCHORS)
def test_the_deployment_cannot_be_declined(card: str) -> None:
    s = given(card, CALM, reserve={0: [("oregon", 1)]})
    play(s, f"play {card}")
    assert refused(s, "decline") == "TA-7.3"
    play(s, "deploy oregon")
    assert refused(s, "decline") == "TA-7.3"


@rule("TA-7.3", "TA-5.5")
def test_a_ship_that_no_region_takes_is_refused() -> None:
    s = given("transport", FULL, reserve={0: [("nubian", 1), ("belgenland", 1)]})
    play(s, "play transport")
    assert legal(s) == ["deploy belgenland"]
    assert refused(s, "deploy nubian") == "TA-5.5"


@rule("TA-7.3", "TA-10.6")
def test_a_headquarters_is_not_deployed() -> None:
    s = given("transport", CALM, reserve={0: [("oregon", 1)]}, headquarters={0: ["hq_cunard"]})
    play(s, "play transport")
    assert refused(s, "deploy hq_cunard") == "TA-10.6"


@rule("TA-7.3")
def test_a_ship_of_another_reserve_is_not_deployed() -> None:
    s = given("transport", CALM, reserve={0: [("oregon", 1)], 1: [("umbria", 1)]})
    play(s, "play transport")
    assert refused(s, "deploy umbria") == "TA-7.3"


@rule("TA-7.3")
def test_with_an_empty_reserve_the_deployment_is_skipped() -> None:
    s = given("region")
    play(s, "play region")
    assert legal(s) == ["run north_atlantic", "run south_atlantic", "run indian_ocean"]


@rule("TA-7.3", "TA-5.11")
def test_with_nothing_deployable_the_deployment_is_skipped() -> None:
    s = given("region", FULL, reserve={0: [("nubian", 1)]})
    play(s, "play region")
    assert offered(s, "run north_atlantic")
    assert reserve_of(s, 0) == ["nubian"]


@rule("TA-7.3")
def test_the_ship_just_deployed_may_transport_in_the_same_action() -> None:
    s = given("transport", CALM, reserve={0: [("oregon", 1)]})
    play(s, "play transport", "deploy oregon", "steer south_atlantic", "sail oregon")
    assert s.money[0] == 50
    assert coal_on(s, "oregon") == 0


@rule("TA-7.3", "TA-6.1")
def test_the_ship_just_deployed_needs_coal_to_transport() -> None:
    s = given("transport", {**CALM, "indian_ocean": [("ariel", 0)]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon", "steer south_atlantic")
    assert refused(s, "sail oregon") == "TA-6.1"


# --- transport -------------------------------------------------------------------------------------------------------


@rule("TA-7.4", "TA-6.2")
def test_transport_lets_two_own_ready_ships_sail() -> None:
    s = given("transport")
    play(s, "play transport", "sail umbria", "sail ariel")
    assert s.money[0] == 60 + 20
    assert [coal_on(s, ship) for ship in ("umbria", "arizona", "devonia")] == [0, 2, 1]
    assert s.active == 1


@rule("TA-7.4")
def test_the_extension_of_transport_lets_three_sail() -> None:
    s = given("transport_plus")
    play(s, "play transport_plus", "sail umbria", "sail ariel", "sail arizona")
    assert s.money[0] == 60 + 20 + 50
    assert s.active == 1


@rule("TA-7.4")
@pytest.mark.parametrize("card", ["transport", "transport_plus"])
def test_fewer_ships_or_none_may_sail(card: str) -> None:
    s = given(card)
    play(s, f"play {card}", "stop")
    assert (s.money[0], s.active) == (0, 1)
    s = given(card)
    play(s, f"play {card}", "sail devonia", "stop")
    assert (s.money[0], s.active) == (30, 1)


@rule("TA-7.4", "TA-6.1")
def test_a_steamship_without_coal_does_not_sail() -> None:
    s = given("transport")
    play(s, "play transport")
    assert refused(s, "sail columbia") == "TA-6.1"


@rule("TA-7.4", "TA-6.1", "TA-5.12")
def test_a_ship_in_the_reserve_does_not_sail() -> None:
    sea: dict[str, list[Ship]] = {**FULL, "indian_ocean": [("britannia", 0, 1), ("umbria", 1), ("oregon", 1)]}
    s = given("transport", sea, reserve={0: [("nubian", 1)]})
    play(s, "play transport")
    assert refused(s, "sail nubian") == "TA-6.1"


@rule("TA-7.4", "TA-6.4")
def test_no_ship_sails_twice() -> None:
    s = given("transport")
    play(s, "play transport", "sail arizona")
    assert refused(s, "sail arizona") == "TA-6.4"


@rule("TA-7.4", "TA-6.4")
@pytest.mark.parametrize("then", ["stop", "sail ariel"])
def test_a_ship_may_sail_again_in_a_later_action(then: str) -> None:
    s = atlantic(2, hand={0: ["transport", "transport_plus", "director"]}, money={0: 0}, sea=FLEET)
    play(s, "play transport", "sail arizona", then, "play coal", "play transport_plus", "sail arizona")
    assert coal_on(s, "arizona") == 0


@rule("TA-7.4")
def test_a_foreign_ship_does_not_sail() -> None:
    s = given("transport")
    play(s, "play transport")
    assert refused(s, "sail city_of_berlin") == "TA-7.4"


@rule("TA-7.4")
def test_without_a_ready_ship_nothing_is_asked() -> None:
    s = given("transport", {**CALM, "south_atlantic": [("columbia", 0, 0)]})
    play(s, "play transport")
    assert s.active == 1


# --- region ----------------------------------------------------------------------------------------------------------

BUSY: dict[str, list[Ship]] = {
    "north_atlantic": ["scotia"],
    "south_atlantic": [("columbia", 1, 1), ("umbria", 0, 2), ("devonia", 2, 1)],
    "indian_ocean": [("oregon", 0, 1), ("ariel", 0)],
    "pacific_ocean": [],
}


def busy(sea: dict[str, list[Ship]] | None = None, **more: Any) -> TransAtlantic:
    """Return a position of three seats in which seat 0 has played Region."""
    s = atlantic(3, money={0: 0, 1: 0, 2: 0}, sea={**BUSY, **(sea or {})}, **more)
    play(s, "play region")
    return s


@rule("TA-7.5")
def test_every_ready_ship_of_the_region_transports_for_its_owner() -> None:
    s = busy()
    play(s, "run south_atlantic")
    assert [s.money[seat] for seat in (0, 1, 2)] == [60 + 30, 50, 30]  # 30: the bonus
    assert [coal_on(s, ship) for ship in ("columbia", "umbria", "devonia")] == [0, 1, 0]
    assert coal_on(s, "oregon") == 1


@rule("TA-7.5")
def test_each_owner_scores_the_own_houses_there_and_the_bonus_scores_none() -> None:
    s = busy(houses={"south_atlantic": [0, 1, 1], "indian_ocean": [2]})
    play(s, "run south_atlantic")
    assert [s.points[seat] for seat in (0, 1, 2)] == [1, 2, 0]


@rule("TA-7.5")
def test_the_bonus_is_the_income_of_the_oldest_foreign_ship_that_transports() -> None:
    s = busy({"south_atlantic": [("columbia", 1, 1), ("umbria", 0, 2), ("devonia", 2, 0)]})
    events = play(s, "run south_atlantic")
    assert {"event": "bonus_earned", "seat": 0, "card": "columbia", "money": 50} in events
    assert [s.money[seat] for seat in (0, 1, 2)] == [60 + 50, 50, 0]


@rule("TA-7.5")
def test_a_region_without_own_ships_may_be_run() -> None:
    s = busy({"south_atlantic": [("columbia", 1, 1)]})
    play(s, "run south_atlantic")
    assert [s.money[seat] for seat in (0, 1, 2)] == [50, 50, 0]


@rule("TA-7.5")
def test_any_region_in_play_may_be_chosen_even_an_empty_one() -> None:
    s = busy()
    assert legal(s) == ["run north_atlantic", "run south_atlantic", "run indian_ocean", "run pacific_ocean"]
    play(s, "run pacific_ocean")
    assert [s.money[seat] for seat in (0, 1, 2)] == [0, 0, 0]


@rule("TA-7.5", "TA-2.1")
def test_a_region_that_is_not_in_play_is_not_run() -> None:
    s = busy()
    assert refused(s, "run tasmanian_sea") == "TA-2.1"


@rule("TA-7.5")
def test_a_region_must_be_run() -> None:
    s = busy()
    assert refused(s, "stop") == "TA-7.5"
    assert refused(s, "decline") == "TA-7.5"


@rule("TA-7.5", "TA-10.2")
def test_scotia_brings_the_bonus_and_nobody_its_income() -> None:
    s = busy({"north_atlantic": [("arizona", 1, 1), "scotia"]}, houses={"north_atlantic": [0, 1]})
    play(s, "run north_atlantic")
    assert [s.money[seat] for seat in (0, 1, 2)] == [20, 50, 0]
    assert [s.points[seat] for seat in (0, 1, 2)] == [0, 1, 0]


@rule("TA-7.5")
def test_without_a_foreign_ship_that_transports_there_is_no_bonus() -> None:
    s = busy({"indian_ocean": [("oregon", 0, 1), ("arizona", 1, 0), ("ariel", 0)]})
    events = play(s, "run indian_ocean")
    assert "bonus_earned" not in names(events)
    assert s.money[0] == 50 + 20


# --- cargo and cruise ------------------------------------------------------------------------------------------------


@rule("TA-7.6")
@pytest.mark.parametrize(
    ("ship", "earned"),
    [
        ("ariel", 50), ("abyssinia", 50), ("germanic", 100), ("majestic", 150), ("city_of_new_york", 150),
        ("oceanic", 200), ("baltic", 250), ("george_washington", 300), ("imperator", 300),
    ],
)  # fmt: skip
def test_cargo_pays_by_tonnage_instead_of_the_income(ship: str, earned: int) -> None:
    s = given("cargo", {**CALM, "south_atlantic": [(ship, 0, 0 if ship == "ariel" else 1)]})
    play(s, "play cargo", f"sail {ship}")
    assert s.money[0] == earned
    assert coal_on(s, ship) == 0


@rule("TA-7.7")
@pytest.mark.parametrize(
    ("ship", "earned"), [("ariel", 10), ("stirling_castle", 10), ("city_of_new_york", 170), ("imperator", 420)]
)
def test_cruise_pays_by_passengers_instead_of_the_income(ship: str, earned: int) -> None:
    s = given("cruise", {**CALM, "south_atlantic": [(ship, 0, 0 if ship == "ariel" else 1)]})
    play(s, "play cruise", f"sail {ship}")
    assert s.money[0] == earned
    assert coal_on(s, ship) == 0


@rule("TA-7.6", "TA-7.7", "TA-6.3")
@pytest.mark.parametrize("card", ["cargo", "cruise"])
def test_cargo_and_cruise_score_houses_as_usual(card: str) -> None:
    s = given(card, houses={"north_atlantic": [0, 0, 1]})
    play(s, f"play {card}", "sail arizona")
    assert (s.points[0], coal_on(s, "arizona")) == (2, 1)


@rule("TA-7.6", "TA-7.7")
@pytest.mark.parametrize("card", ["cargo", "cruise"])
def test_one_own_ready_ship_is_chosen_and_one_sails(card: str) -> None:
    s = given(card)
    play(s, f"play {card}")
    assert legal(s) == ["sail umbria", "sail arizona", "sail devonia", "sail ariel"]
    assert refused(s, "sail columbia") == "TA-6.1"
    play(s, "sail ariel")
    assert s.active == 1


@rule("TA-7.6")
def test_cargo_is_compulsory() -> None:
    s = given("cargo")
    play(s, "play cargo")
    assert refused(s, "stop") == "TA-7.6"


@rule("TA-7.7")
def test_a_cruise_is_compulsory() -> None:
    s = given("cruise")
    play(s, "play cruise")
    assert refused(s, "stop") == "TA-7.7"


@rule("TA-7.6", "TA-7.7")
@pytest.mark.parametrize("card", ["cargo", "cruise"])
def test_without_a_ready_ship_cargo_and_cruise_do_nothing(card: str) -> None:
    s = given(card, {**CALM, "south_atlantic": [("columbia", 0, 0)]})
    play(s, f"play {card}")
    assert (s.money[0], s.active) == (0, 1)
