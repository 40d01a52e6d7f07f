"""The worked examples of TransAtlantic. [TA-E1 to TA-E20]"""

import pytest

from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import (
    Ship,
    atlantic,
    coal_on,
    display_of,
    docks_of,
    finish,
    markers_of,
    market_of,
    pile_of,
    reserve_of,
    ships_in,
)


def green(card: str = "coal") -> TransAtlantic:
    """Return state G with a card in the hand of seat 0, who is Green."""
    return atlantic(
        2,
        hand={0: [card, "director"]},
        money={0: 0},
        sea={
            "north_atlantic": [("columbia", 0, 0)],
            "south_atlantic": [("devonia", 0, 1), ("ariel", 0)],
            "indian_ocean": [("umbria", 0, 2)],
        },
        houses={"south_atlantic": [0, 0], "indian_ocean": [0]},
        markers={0: {"blue_riband": 2}},
    )


def region(card: str, active: int) -> TransAtlantic:
    """Return the region of the fourth example, with a card in hand; seat 0 is Yellow, seat 1 is Red."""
    return atlantic(
        3,
        active=active,
        hand={active: [card, "director"]},
        money={0: 0, 1: 0, 2: 0},
        sea={"south_atlantic": [("city_of_new_york", 1, 1), ("germanic", 0, 1), ("abyssinia", 2, 0)]},
        houses={"south_atlantic": [0, 1]},
    )


# --- market and deploying --------------------------------------------------------------------------------------------


@rule("TA-E1", "TA-4.1", "TA-4.5")
def test_e1_two_ships_are_paid_at_their_places_and_the_market_is_renewed() -> None:
    s = atlantic(
        2,
        money={0: 140},
        market=["nubian", "devonia", "arizona", "hammonia", "belgenland", "stirling_castle"],
        deck=["oregon", "umbria", "etruria", "ormuz"],
        sea={"south_atlantic": [], "indian_ocean": []},
    )
    play(s, "play shipyard", "buy nubian", "buy hammonia", "deploy hammonia", "steer south_atlantic")
    assert s.money[0] == 0
    assert docks_of(s) == ["devonia"]
    assert market_of(s) == ["arizona", "belgenland", "stirling_castle", "oregon", "umbria", "etruria"]


@rule("TA-E2", "TA-5.4", "TA-5.8", "TA-5.10")
def test_e2_a_displaced_ship_is_sorted_in_and_the_fastest_ship_wins_a_riband() -> None:
    s = atlantic(
        2,
        sea={
            "north_atlantic": [("oregon", 0, 1), ("arizona", 0, 1), ("city_of_berlin", 0, 1), ("germanic", 1, 1)],
            "south_atlantic": [("hammonia", 1, 1), ("abyssinia", 1, 1)],
            "indian_ocean": [("stirling_castle", 1, 1), ("belgenland", 1, 1), ("devonia", 1, 1)],
        },
        reserve={0: [("umbria", 1)]},
    )
    play(s, "play transport", "deploy umbria")
    events = play(s, "steer north_atlantic")
    assert ships_in(s, "north_atlantic") == ["umbria", "oregon", "arizona", "city_of_berlin"]
    assert ships_in(s, "south_atlantic") == ["hammonia", "germanic", "abyssinia"]
    assert (markers_of(s, 0, "blue_riband"), markers_of(s, 1, "blue_riband")) == (1, 0)
    assert names(events) == ["ship_deployed", "riband_won", "ship_displaced", "ship_deployed"]


# --- transporting ----------------------------------------------------------------------------------------------------


@rule("TA-E3", "TA-7.4", "TA-6.2")
def test_e3_transport_brings_income_and_points_and_burns_a_coal() -> None:
    s = atlantic(
        2, money={0: 0}, houses={"south_atlantic": [0, 0]}, sea={"south_atlantic": [("germanic", 0, 1)]}
    )  # fmt: skip
    stock = s.stock
    play(s, "play transport", "sail germanic")
    assert (s.money[0], s.points[0]) == (40, 2)
    assert (coal_on(s, "germanic"), s.stock) == (0, stock + 1)


@rule("TA-E4", "TA-7.5")
def test_e4_in_the_region_yellow_and_red_sail_and_yellow_has_the_bonus() -> None:
    s = region("region", active=0)
    play(s, "play region", "run south_atlantic")
    assert [s.money[seat] for seat in (0, 1, 2)] == [110, 70, 0]
    assert [s.points[seat] for seat in (0, 1, 2)] == [1, 1, 0]
    assert [coal_on(s, ship) for ship in ("germanic", "city_of_new_york", "abyssinia")] == [0, 0, 0]


@rule("TA-E5", "TA-7.6")
def test_e5_cargo_pays_a_hundred_and_fifty_for_eleven_thousand_tons() -> None:
    s = region("cargo", active=1)
    play(s, "play cargo", "sail city_of_new_york")
    assert (s.money[1], s.points[1], coal_on(s, "city_of_new_york")) == (150, 1, 0)


@rule("TA-E6", "TA-7.7")
def test_e6_cruise_pays_a_hundred_and_seventy_for_her_passengers() -> None:
    s = region("cruise", active=1)
    play(s, "play cruise", "sail city_of_new_york")
    assert (s.money[1], s.points[1], coal_on(s, "city_of_new_york")) == (170, 1, 0)


# --- state G ---------------------------------------------------------------------------------------------------------


@rule("TA-E7", "TA-7.8")
def test_e7_global_by_region_sends_ariel_and_umbria() -> None:
    s = green("global")
    play(s, "play global", "rove regions", "sail ariel", "sail umbria")
    assert (s.money[0], s.points[0]) == (80, 3)
    assert (coal_on(s, "umbria"), coal_on(s, "devonia")) == (1, 1)


@rule("TA-E7", "TA-7.8")
def test_e7_global_by_flag_could_send_umbria_and_devonia_only() -> None:
    s = green("global")
    play(s, "play global", "rove flags")
    assert legal(s) == ["sail devonia", "sail umbria", "stop"]


@rule("TA-E8", "TA-7.14")
def test_e8_fleet_scores_six_points() -> None:
    s = green("fleet")
    play(s, "play fleet")
    assert s.points[0] == 6


@rule("TA-E9", "TA-7.15")
def test_e9_trade_brings_a_hundred_and_fifty() -> None:
    s = green("trade")
    play(s, "play trade")
    assert s.money[0] == 150


@rule("TA-E10", "TA-7.9")
def test_e10_blue_riband_sends_three_ships() -> None:
    s = green("blue_riband")
    play(s, "play blue_riband", "sail umbria", "sail devonia")
    assert refused(s, "sail columbia") == "TA-6.1"
    play(s, "sail ariel")
    assert (s.money[0], s.points[0]) == (110, 5)
    assert (coal_on(s, "umbria"), coal_on(s, "devonia"), s.active) == (1, 0, 1)


@rule("TA-E11", "TA-7.10")
def test_e11_coal_is_loaded_evenly_without_asking() -> None:
    s = green("coal")
    play(s, "play coal")
    assert [coal_on(s, ship) for ship in ("columbia", "devonia", "umbria")] == [2, 2, 2]
    assert s.active == 1


@rule("TA-E12", "TA-7.11")
def test_e12_the_extension_of_coal_loads_three_of_four_cubes_as_green_likes() -> None:
    s = green("coal_plus")
    play(s, "play coal_plus", "load umbria", "load columbia", "load columbia")
    assert offered(s, "load devonia")
    play(s, "stop")
    assert [coal_on(s, ship) for ship in ("columbia", "devonia", "umbria")] == [2, 1, 3]


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("TA-E13", "TA-9.1", "TA-9.2")
def test_e13_the_agent_may_copy_shipyard_or_cruise_but_no_agent() -> None:
    s = atlantic(4, active=3, pile={0: ["shipyard"], 1: ["cruise"], 2: ["ship_agent"]})
    play(s, "play ship_agent")
    assert legal(s) == ["copy 0", "copy 1", "decline"]
    assert refused(s, "copy 2") == "TA-9.2"


@rule("TA-E14", "TA-8.5", "TA-8.7")
def test_e14_the_card_taken_is_played_and_the_display_renewed() -> None:
    s = atlantic(
        2,
        pile={0: ["coal", "invest", "region"]},
        display=["fleet", "cruise", "invest_plus", "coal_plus", "transport_plus"],
        extension=["cargo", "coal_plus", "global"],
        sea={"south_atlantic": [("ariel", 0)], "indian_ocean": []},
    )
    events = play(s, "play director", "take cruise", "sail ariel")
    assert {"event": "card_discarded", "action": "fleet"} in events
    assert pile_of(s, 0) == ["cruise"]
    assert display_of(s) == ["invest_plus", "coal_plus", "transport_plus", "cargo", "global"]


@rule("TA-E15", "TA-7.12")
def test_e15_a_house_for_twenty_brings_a_freight_marker() -> None:
    s = atlantic(2, sea={"south_atlantic": [("germanic", 0, 0)]})
    play(s, "play invest", "build south_atlantic", "mark freight")
    assert (s.money[0], s.houses[0]) == (130, 6)
    assert s.houses_of(0, s.figures.region_ids.index("south_atlantic")) == 1
    assert markers_of(s, 0, "freight") == 1


@rule("TA-E16", "TA-7.13")
@pytest.mark.parametrize(("then", "houses", "coal"), [(["build south_atlantic"], 1, 0), (["load germanic"] * 2, 0, 2)])
def test_e16_two_markers_for_a_hundred_and_a_house_or_coal(then: list[str], houses: int, coal: int) -> None:
    sea: dict[str, list[Ship]] = {"south_atlantic": [("germanic", 0, 0)], "indian_ocean": []}
    s = atlantic(2, hand={0: ["invest_plus", "director"]}, sea=sea)
    play(s, "play invest_plus", "mark coal_bunker", "mark freight", *then)
    assert (s.money[0], markers_of(s, 0, "coal_bunker"), markers_of(s, 0, "freight")) == (50, 1, 1)
    assert (7 - s.houses[0], coal_on(s, "germanic"), s.active) == (houses, coal, 1)


# --- scoring ---------------------------------------------------------------------------------------------------------


@rule("TA-E17", "TA-11.1")
@pytest.mark.parametrize(("flag", "value"), [("blue", 9), ("black", 6), ("green", 6)])
def test_e17_a_ship_is_worth_its_column_and_the_docks(flag: str, value: int) -> None:
    docks = ["hammonia", "belgenland", "abyssinia", "city_of_berlin", "umbria", "arizona"]
    s = atlantic(2, markers={0: {"blue_riband": 2, "freight": 1}}, docks=docks)
    assert s.ship_value(0, s.figures.flag_ids.index(flag)) == value


@rule("TA-E18", "TA-11.4")
def test_e18_two_complete_rows_and_two_markers_in_the_third() -> None:
    s = atlantic(
        2,
        active=1,
        last_round=3,
        money={0: 0},
        markers={0: {"blue_riband": 3, "coal_bunker": 2, "freight": 3, "mail": 2, "passengers": 2}},
        sea={"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []},
    )
    finish(s)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 21


@rule("TA-E19", "TA-11.4")
def test_e19_final_scoring_of_ships_money_and_rows() -> None:
    s = atlantic(
        2,
        active=1,
        last_round=3,
        money={0: 290},
        sea={
            "north_atlantic": [("umbria", 0, 1), ("arizona", 0, 1)],
            "south_atlantic": [("oregon", 0, 1), ("ariel", 0)],
            "indian_ocean": [("devonia", 0, 1)],
        },
        reserve={0: ["germanic"]},
        headquarters={0: ["hq_cunard"]},
        markers={0: {"blue_riband": 1, "coal_bunker": 3, "freight": 4, "mail": 2, "passengers": 2}},
        docks=[
            "abyssinia", "city_of_berlin", "campania", "ormuz", "adriatic", "stirling_castle", "etruria", "himalaya",
            "kroonland",
        ],
    )  # fmt: skip
    finish(s)
    outcome = s.outcome()
    assert outcome is not None
    told = outcome.sources[0]
    assert (told["black"], told["green"], told["red"], told["money"], told["rows"]) == (24, 33, 12, 2, 13)
    assert outcome.scores[0] == 84


@rule("TA-E20", "TA-13.4", "TA-5.10")
def test_e20_more_tons_and_passengers_bring_two_contracts_and_equal_speed_none() -> None:
    s = atlantic(2, president=True, sea={"north_atlantic": ["scotia"]}, reserve={0: [("germanic", 1)]})
    play(s, "play transport", "deploy germanic", "steer north_atlantic")
    assert s.contracts[0] == 2
    assert markers_of(s, 0, "blue_riband") == 0
    assert reserve_of(s, 0) == []
