"""What is in the box, and what of it is limited. [TA-1]"""

from collections import Counter

import pytest

from blueriband.games.transatlantic.data import CARD_IDS, COLUMNS, STANDARD, read_figures
from blueriband.games.transatlantic.words import BUYING
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from blueriband.parts.roster import CLIPPER, HEADQUARTERS, NEUTRAL, STEAMSHIP
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, headquarters_of, markers_of, reserve_of

F = read_figures(STANDARD)
CARDS = range(F.cards)
EMPTY_SEAS: dict[str, list[Ship]] = {"south_atlantic": [], "indian_ocean": []}


def of_kind(kind: int) -> list[int]:
    return [card for card in CARDS if F.kind[card] == kind]


# --- TA-1.1 ----------------------------------------------------------------------------------------------------------


@rule("TA-1.1")
def test_fifty_five_cards_have_the_backs_nought_to_ten_five_each() -> None:
    assert Counter([int(group) for group in F.group]) == dict.fromkeys(range(11), 5)


@rule("TA-1.1")
def test_back_nought_is_scotia_and_four_sailing_ships() -> None:
    kinds = sorted([F.kind[card] for card in CARDS if F.group[card] == 0])
    assert kinds == [CLIPPER] * 4 + [NEUTRAL]
    assert [F.ids[card] for card in of_kind(NEUTRAL)] == ["scotia"]


@rule("TA-1.1")
@pytest.mark.parametrize("group", range(1, 10))
def test_the_steamships_of_a_back_are_of_one_half_decade(group: int) -> None:
    cards = [card for card in CARDS if F.group[card] == group]
    assert {F.kind[card] for card in cards} == {STEAMSHIP}
    assert sorted([int(F.year[card]) for card in cards]) == list(range(1865 + 5 * group, 1870 + 5 * group))


@rule("TA-1.1")
def test_back_ten_is_the_five_headquarters() -> None:
    assert of_kind(HEADQUARTERS) == [card for card in CARDS if F.group[card] == 10]


# --- TA-1.2 ----------------------------------------------------------------------------------------------------------


@rule("TA-1.2")
def test_each_colour_has_eight_player_cards_and_there_are_twenty_two_extension_cards() -> None:
    player_cards = [CARD_IDS[card] for card in F.hand] + ["president"]
    assert len(set(player_cards)) == 8
    assert 4 * len(player_cards) + len(F.part_a) + len(F.part_b) == 54


@rule("TA-1.2")
def test_the_extension_has_ten_kinds_none_of_which_is_a_player_card() -> None:
    kinds = {CARD_IDS[card] for card in [*F.part_a, *F.part_b]}
    assert kinds == set(CARD_IDS) - {CARD_IDS[card] for card in F.hand} - {"president"}
    assert len(kinds) == 10


@rule("TA-1.2")
@pytest.mark.parametrize("starter", range(4))
def test_one_seat_has_the_starting_player_card(starter: int) -> None:
    s = atlantic(4, starter=starter)
    assert s.view(0)["starter"] == starter


# --- TA-1.3, TA-1.4, TA-1.5 ------------------------------------------------------------------------------------------


@rule("TA-1.3")
def test_there_are_sixty_seven_markers() -> None:
    supply = dict(zip(F.marker_ids, [int(count) for count in F.supply], strict=True))
    assert supply == {"blue_riband": 12, "coal_bunker": 16, "freight": 13, "mail": 13, "passengers": 13}
    assert sum(supply.values()) == 67


@rule("TA-1.4")
def test_there_are_a_hundred_and_eight_wooden_pieces() -> None:
    assert (F.captains, F.houses, F.coal_cubes) == (10, 7, 40)
    assert 4 * (F.captains + F.houses) + F.coal_cubes == 108


@rule("TA-1.5")
def test_there_are_five_regions_and_a_market_of_six_places() -> None:
    assert F.region_ids == ["north_atlantic", "south_atlantic", "indian_ocean", "pacific_ocean", "tasmanian_sea"]
    assert F.positions == 6


@rule("TA-1.5")
def test_each_of_four_players_has_a_sheet_and_a_director_tile() -> None:
    s = atlantic(4)
    assert len(s.markers) == 4 * COLUMNS
    assert [int(tile) for tile in s.tile] == [1, 1, 1, 1]


# --- TA-1.6 ----------------------------------------------------------------------------------------------------------


@rule("TA-1.6")
def test_without_a_house_none_can_be_built() -> None:
    s = atlantic(2, sea={"south_atlantic": [("cutty_sark", 0)]}, spare_houses={0: 0})
    play(s, "play invest")
    assert refused(s, "build south_atlantic") == "TA-1.6"
    assert offered(s, "mark freight")


@rule("TA-1.6")
def test_the_last_house_can_be_built() -> None:
    s = atlantic(2, sea={"south_atlantic": [("cutty_sark", 0)]}, spare_houses={0: 1})
    play(s, "play invest", "build south_atlantic")
    assert s.houses[0] == 0


@rule("TA-1.6")
def test_no_more_coal_is_loaded_than_there_is() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 0, 0)], "indian_ocean": []}, stock=1)
    play(s, "play coal")
    assert (coal_on(s, "arizona"), s.stock) == (1, 0)


@rule("TA-1.6", "TA-10.5")
def test_no_more_markers_are_taken_than_there_are() -> None:
    s = atlantic(2, markers={1: {"mail": 13}}, money={0: 500})
    play(s, "play invest")
    assert refused(s, "mark mail") == "TA-10.5"
    assert offered(s, "mark freight")


@rule("TA-1.6")
def test_money_and_points_are_unlimited() -> None:
    s = atlantic(
        2,
        sea={"south_atlantic": [("arizona", 0, 1)]},
        houses={"south_atlantic": [0, 0]},
        money={0: 99_990},
        points={0: 9_999},
        hand={0: ["transport", "director"]},
    )
    play(s, "play transport", "sail arizona")
    assert (s.money[0], s.points[0]) == (100_040, 10_001)


@rule("TA-1.6", "TA-13.5")
def test_contracts_are_unlimited() -> None:
    s = atlantic(2, president=True, contracts={0: 32}, reserve={0: ["imperator"]})
    play(s, "play transport", "deploy imperator", "steer indian_ocean")
    assert s.contracts[0] == 35


# --- TA-1.7 ----------------------------------------------------------------------------------------------------------


@rule("TA-1.7")
def test_nine_captains_are_available_for_cards() -> None:
    s = atlantic(2, sea={"north_atlantic": ["scotia"], "south_atlantic": [], "indian_ocean": []})
    assert [int(captains) for captains in s.captains] == [9, 9]


@rule("TA-1.7")
def test_the_last_captain_can_mark_a_ship_and_then_nothing_more_is_bought() -> None:
    s = atlantic(2, sea=EMPTY_SEAS, money={0: 1000}, spare_captains={0: 1}, market=["arizona", "oregon"] + [None] * 4)
    play(s, "play shipyard", "buy arizona")
    assert s.captains[0] == 0
    assert legal(s) == ["deploy arizona"]


@rule("TA-1.7")
def test_a_player_without_a_captain_buys_nothing_and_is_not_asked() -> None:
    s = atlantic(2, money={0: 1000}, spare_captains={0: 0})
    events = play(s, "play shipyard")
    assert "card_bought" not in names(events)
    assert s.active == 1


@rule("TA-1.7")
@pytest.mark.parametrize("card", ["arizona", "hq_hapag"])
def test_without_a_captain_neither_a_ship_nor_a_headquarters_can_be_bought(card: str) -> None:
    s = atlantic(2, money={0: 1000}, spare_captains={0: 0}, market=["arizona", "hq_hapag"] + [None] * 4)
    s.then(BUYING, 0, 2)  # put the question all the same: with nothing to choose it is skipped
    assert refused(s, f"buy {card}") == "TA-1.7"


@rule("TA-1.7")
def test_headquarters_and_ships_in_the_reserve_need_captains_too() -> None:
    s = atlantic(2, sea=EMPTY_SEAS, money={0: 1000}, market=["arizona", "oregon", "hq_hapag"] + [None] * 3)
    play(s, "play shipyard", "buy arizona", "buy hq_hapag")
    assert (reserve_of(s, 0), headquarters_of(s, 0)) == (["arizona"], ["hq_hapag"])
    assert s.captains[0] == 7


# --- TA-1.8, TA-1.9 --------------------------------------------------------------------------------------------------


@rule("TA-1.8")
def test_a_steamship_shows_year_flag_price_income_tonnage_speed_and_passengers() -> None:
    umbria = F.ids.index("umbria")
    assert (F.names[umbria], F.year[umbria], F.flag_ids[F.colour[umbria]]) == ("Umbria", 1884, "black")
    assert (F.price[umbria], F.income[umbria]) == (120, 60)
    assert (F.tonnage[umbria], F.speed[umbria], F.passengers[umbria]) == (8000, 19, 1400)


@rule("TA-1.8")
def test_every_steamship_shows_all_its_figures() -> None:
    for card in of_kind(STEAMSHIP):
        figures = [F.year[card], F.price[card], F.income[card], F.tonnage[card], F.speed[card], F.passengers[card]]
        assert min(figures) > 0 and F.colour[card] != NONE


@rule("TA-1.8")
def test_sailing_ships_and_scotia_have_no_flag_but_all_that_is_compared() -> None:
    for card in [*of_kind(CLIPPER), *of_kind(NEUTRAL)]:
        assert F.colour[card] == NONE
        assert min([F.year[card], F.income[card], F.tonnage[card], F.speed[card], F.passengers[card]]) > 0


@rule("TA-1.8")
def test_a_headquarters_shows_a_flag_and_a_price_only() -> None:
    for card in of_kind(HEADQUARTERS):
        assert F.colour[card] != NONE and F.price[card] > 0
        assert [F.year[card], F.income[card], F.tonnage[card], F.speed[card], F.passengers[card]] == [0] * 5


@rule("TA-1.8")
def test_no_two_ships_are_equally_old() -> None:
    years = [int(F.year[card]) for card in CARDS if F.kind[card] != HEADQUARTERS]
    assert len(set(years)) == len(years) == 50


@rule("TA-1.9")
def test_each_flag_has_its_column() -> None:
    assert dict(zip(F.flag_ids, F.marker_ids, strict=True)) == {
        "blue": "blue_riband",
        "black": "coal_bunker",
        "green": "freight",
        "white": "mail",
        "red": "passengers",
    }


@rule("TA-1.9")
@pytest.mark.parametrize(
    ("marker", "ship"),
    [("coal_bunker", "umbria"), ("freight", "arizona"), ("mail", "majestic"), ("passengers", "etruria")],
)
def test_a_marker_raises_the_value_of_ships_with_the_flag_of_its_column(marker: str, ship: str) -> None:
    s = atlantic(2, sea={"indian_ocean": [(ship, 0, 3)], "south_atlantic": []}, money={0: 90}, docks=[])
    before = s.game.scores(s)[0]
    play(s, "play invest", f"mark {marker}")
    assert markers_of(s, 0, marker) == 1
    assert s.game.scores(s)[0] - before == 2 + 1  # 5 instead of 3, and a marker in the first row


@rule("TA-1.9")
def test_trade_markers_are_freight_mail_and_passengers() -> None:
    assert [F.marker_ids[column] for column in range(COLUMNS) if F.trade[column] == 1] == [
        "freight",
        "mail",
        "passengers",
    ]
