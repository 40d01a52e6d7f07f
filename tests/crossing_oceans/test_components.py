"""What is in the box. [CO-1]"""

from collections import Counter

from blueriband.games.crossing_oceans.data import (
    ACTIONS,
    COLUMNS,
    MULTICOLOURED,
    NO_FLAG,
    SPOTS,
    STANDARD,
    read_figures,
)
from blueriband.kernel.engine import NONE
from blueriband.parts.roster import CLIPPER, HEADQUARTERS, NEUTRAL, STEAMSHIP
from blueriband.parts.sets import has
from tests.crossing_oceans.build import coal_in, docks_of, ocean
from tests.rules import offered, play, refused, rule

F = read_figures(STANDARD)
CARDS = range(F.cards)


def cards(kind: int) -> list[str]:
    return [F.ids[card] for card in CARDS if F.kind[card] == kind]


def year(ship: str) -> int:
    return int(F.year[F.ids.index(ship)])


# --- CO-1.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.1")
def test_fifteen_ports_lie_in_five_regions() -> None:
    ports = {
        region: F.port_ids[F.first_port[number] : F.first_port[number + 1]]
        for number, region in enumerate(F.region_ids)
    }
    assert ports == {
        "north_atlantic": ["new_york", "montreal", "charleston", "havana"],
        "south_atlantic": ["buenos_aires", "rio_de_janeiro", "bahia"],
        "indian_ocean": ["bombay", "zanzibar", "durban"],
        "pacific_ocean": ["yokohama", "hong_kong", "timor"],
        "tasmanian_sea": ["sydney", "auckland"],
    }


@rule("CO-1.1")
def test_every_port_has_one_ship_spot() -> None:
    s = ocean(4)
    assert len(s.ship) == F.ports == 15


@rule("CO-1.1")
def test_a_ship_spot_holds_at_most_one_ship() -> None:
    s = ocean(2, sea={"bombay": ("thermopylae", 1)}, supply={0: ["germanic"]})
    play(s, "place germanic")
    assert refused(s, "berth bombay") == "CO-4.1"


@rule("CO-1.1")
def test_a_port_holds_a_house_of_every_player() -> None:
    s = ocean(4, at="house", active=3, sea={"bombay": ("thermopylae", 3)}, houses={"bombay": [0, 1, 2]}, money={3: 90})
    play(s, "build bombay")
    assert all([s.has_house(seat, F.port_ids.index("bombay")) for seat in range(4)])


@rule("CO-1.1")
def test_a_port_holds_at_most_one_house_of_a_player() -> None:
    s = ocean(2, at="exchanging", sea={"bombay": ("thermopylae", 0)}, houses={"bombay": [0]}, contracts={0: 2})
    assert refused(s, "build bombay") == "CO-16.1"


# --- CO-1.2 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.2")
def test_there_are_fifty_ships_and_five_headquarters() -> None:
    ships = [card for card in CARDS if has(F.ships, card)]
    assert (len(CARDS), len(ships), len(cards(HEADQUARTERS))) == (55, 50, 5)


@rule("CO-1.2")
def test_every_card_back_has_five_cards() -> None:
    assert Counter([int(back) for back in F.back]) == dict.fromkeys([NONE, *range(10)], 5)


@rule("CO-1.2")
def test_each_region_has_its_starting_ship() -> None:
    starters = {
        F.ids[card]: F.region_ids[F.region_of[F.start[card]]] for card in CARDS if F.back[card] == NONE
    }  # fmt: skip
    assert starters == {
        "scotia": "north_atlantic",
        "cutty_sark": "tasmanian_sea",
        "thermopylae": "indian_ocean",
        "leander": "pacific_ocean",
        "ariel": "south_atlantic",
    }


@rule("CO-1.2")
def test_the_steamships_of_a_stack_are_of_five_years_one_after_the_other() -> None:
    for stack in range(9):
        years = [int(F.year[card]) for card in CARDS if F.back[card] == stack]
        assert sorted(years) == list(range(1870 + 5 * stack, 1875 + 5 * stack))


@rule("CO-1.2")
def test_each_stack_of_steamships_has_one_of_each_flag_colour() -> None:
    for stack in range(9):
        colours = [int(F.flag[card]) for card in CARDS if F.back[card] == stack]
        assert sorted(colours) == list(range(COLUMNS))


@rule("CO-1.2")
def test_stack_nine_is_the_headquarters() -> None:
    assert [F.ids[card] for card in CARDS if F.back[card] == 9] == cards(HEADQUARTERS)


# --- CO-1.3 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.3")
def test_no_two_ships_are_equally_old() -> None:
    years = [int(F.year[card]) for card in CARDS if has(F.ships, card)]
    assert len(set(years)) == len(years)


@rule("CO-1.3")
def test_every_steamship_has_a_price_an_income_and_a_plain_flag() -> None:
    steamships = [card for card in CARDS if F.kind[card] == STEAMSHIP]
    assert len(steamships) == 45
    assert all([F.price[card] > 0 and F.income[card] > 0 and F.flag[card] < COLUMNS for card in steamships])


@rule("CO-1.3")
def test_some_steamships_have_no_speed_and_no_tonnage() -> None:
    slow = [F.ids[card] for card in CARDS if F.kind[card] == STEAMSHIP and F.speed[card] == 0]
    empty = [F.ids[card] for card in CARDS if F.kind[card] == STEAMSHIP and F.tonnage[card] == 0]
    assert slow == empty == ["abyssinia", "atlantic", "adriatic", "pommerania", "germanic"]


@rule("CO-1.3")
def test_clippers_have_an_income_and_a_multicoloured_flag_and_nothing_else() -> None:
    for card in [card for card in CARDS if F.kind[card] == CLIPPER]:
        assert F.income[card] > 0 and F.flag[card] == MULTICOLOURED
        assert (F.price[card], F.speed[card], F.tonnage[card]) == (0, 0, 0)


@rule("CO-1.3")
def test_the_clippers_from_young_to_old() -> None:
    assert [F.ids[card] for card in F.clippers] == ["cutty_sark", "thermopylae", "leander", "ariel"]
    assert year("cutty_sark") <= 1869 and year("thermopylae") == 1868


@rule("CO-1.3")
def test_scotia_is_the_oldest_and_makes_fifteen_knots() -> None:
    scotia = F.ids.index("scotia")
    assert cards(NEUTRAL) == ["scotia"] and F.speed[scotia] == 15
    assert year("scotia") == min([int(F.year[card]) for card in CARDS if has(F.ships, card)])


@rule("CO-1.3")
def test_scotia_has_no_flag_no_price_and_no_income() -> None:
    scotia = F.ids.index("scotia")
    assert (F.flag[scotia], F.price[scotia], F.income[scotia]) == (NO_FLAG, 0, 0)


@rule("CO-1.3")
def test_a_headquarters_has_a_price_and_a_multicoloured_flag_but_no_year() -> None:
    for card in [card for card in CARDS if F.kind[card] == HEADQUARTERS]:
        assert F.price[card] > 0 and F.flag[card] == MULTICOLOURED and F.year[card] == 0
        assert not has(F.ships, card)


@rule("CO-1.3")
def test_the_five_headquarters_show_the_five_kinds_of_token() -> None:
    tokens = [int(F.token[card]) for card in CARDS if F.kind[card] == HEADQUARTERS]
    assert sorted(tokens) == list(range(COLUMNS))


# --- CO-1.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.4")
def test_the_pieces_are_counted() -> None:
    assert (F.captains, F.houses, F.coal_cubes, F.tokens, F.flags) == (10, 7, 40, 16, 9)


@rule("CO-1.4")
def test_there_is_a_player_board_for_each_of_four_players() -> None:
    s = ocean(4)
    assert len(s.view(0)["seats"]) == 4 and len(s.tokens) == 4 * COLUMNS


@rule("CO-1.4")
def test_no_colour_needs_more_flags_than_there_are() -> None:
    carried = Counter([int(flag) for flag in F.flag if flag != NO_FLAG])
    assert carried == dict.fromkeys(range(MULTICOLOURED + 1), 9)


@rule("CO-1.4")
def test_there_is_a_red_lantern_for_each_open_region() -> None:
    for seats, lanterns in ((2, 3), (3, 4), (4, 5)):
        s = ocean(seats)
        assert len([region for region in s.view(0)["regions"] if region["lantern"] is not None]) == lanterns


# --- CO-1.5 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.5")
def test_each_column_raises_the_value_of_one_flag_colour() -> None:
    columns = list(zip(F.token_ids, F.flag_ids[:COLUMNS], strict=True))
    assert columns == [
        ("blue_riband", "blue"),
        ("coal_pier", "black"),
        ("green_token", "green"),
        ("white_token", "white"),
        ("red_token", "red"),
    ]


@rule("CO-1.5")
def test_the_spots_of_the_first_column_are_free_and_those_of_the_others_dearer_each_time() -> None:
    costs = [[int(F.cost[column * SPOTS + spot]) for spot in range(SPOTS)] for column in range(COLUMNS)]
    assert costs == [[0, 0, 0, 0]] + [[0, 30, 60, 90]] * 4


@rule("CO-1.5")
def test_a_flag_is_worth_more_with_every_token_in_its_column() -> None:
    assert [int(value) for value in F.value] == [3, 5, 7, 9, 10]


@rule("CO-1.5")
def test_the_coal_column_shows_two_printed_coal() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("oregon", 0, 0)})
    play(s, "decline")
    assert coal_in(s, "bombay") == 2


@rule("CO-1.5")
def test_every_added_pier_shows_one_more_coal() -> None:
    s = ocean(2, at="coal", sea={"bombay": ("oregon", 0, 0), "durban": ("ormuz", 0, 0)}, tokens={0: {"coal_pier": 2}})
    play(s, "decline")
    assert coal_in(s, "bombay") + coal_in(s, "durban") == 4


# --- CO-1.6 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.6")
def test_the_rondel_has_eight_spots_clockwise() -> None:
    actions = [ACTIONS[action] for action in F.action]
    assert actions == ["blue_riband", "fleet", "house", "ships", "cargo", "coal", "region", "ships"]


@rule("CO-1.6")
def test_the_two_ships_spots_are_different_spots() -> None:
    assert [F.spot_ids[3], F.spot_ids[7]] == ["ships_east", "ships_west"]
    assert len(set(F.spot_ids)) == 8


# --- CO-1.7 ----------------------------------------------------------------------------------------------------------


@rule("CO-1.7")
def test_the_market_has_six_positions_each_ten_pounds_dearer() -> None:
    assert [int(surcharge) for surcharge in F.surcharge] == [10, 20, 30, 40, 50, 60]


@rule("CO-1.7")
def test_a_market_card_costs_ten_pounds_more_for_every_position() -> None:
    s = ocean(2, at="ships", market=[None, None, "belgenland", None, None, None], docks=[], money={0: 200})
    events = play(s, "buy belgenland")
    assert {"event": "card_bought", "seat": 0, "card": "belgenland", "money": 90, "flag": "blue"} in events


@rule("CO-1.7")
def test_the_docks_have_a_slot_for_each_plain_flag_colour_and_no_other() -> None:
    s = ocean(2, docks=[])
    assert docks_of(s) == {"blue": None, "black": None, "green": None, "red": None, "white": None}


@rule("CO-1.7")
def test_a_ship_in_the_docks_has_no_surcharge() -> None:
    s = ocean(2, at="ships", docks=["pommerania"], money={0: 60})
    assert offered(s, "buy pommerania")
    play(s, "buy pommerania")
    assert s.money[0] == 0
