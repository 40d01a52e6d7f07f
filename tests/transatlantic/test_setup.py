"""From the box to the opening position. [TA-2.1 to TA-2.9]"""

from functools import cache

import pytest

from blueriband.games.transatlantic.data import CARD_IDS, CARDS
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import position_hash
from blueriband.kernel.engine import NOBODY, NONE, BadOptions
from blueriband.parts.roster import CLIPPER, HEADQUARTERS, STEAMSHIP
from blueriband.parts.sets import has
from tests.rules import offered, play, refused, rule
from tests.transatlantic.build import atlantic, display_of, docks_of, hand_of, pile_of, ships_in

GAME = TransAtlanticGame()
COUNTS = (2, 3, 4)
SEEDS = range(30)
SAILING_SHIPS = ["ariel", "leander", "thermopylae", "cutty_sark"]  # from old to young
HAND = ["shipyard", "transport", "region", "coal", "invest", "ship_agent", "director"]


@cache
def openings() -> list[TransAtlantic]:
    """Return openings to look at, not to play."""
    return [GAME.new({"seats": seats}, seed) for seats in COUNTS for seed in SEEDS]


def of(seats: int) -> list[TransAtlantic]:
    """Return the openings for one number of players."""
    return [s for s in openings() if s.seats == seats]


def stack(s: TransAtlantic) -> list[int]:
    """Return the stack from the top, as it lay before the market was filled."""
    return [int(card) for card in s.market] + [int(card) for card in s.deck][::-1]


def steamships(s: TransAtlantic, cards: list[int]) -> list[int]:
    """Return the steamships among cards."""
    return [card for card in cards if s.figures.kind[card] == STEAMSHIP]


def spaces(s: TransAtlantic) -> list[int]:
    """Return how many ship spaces each region in play has."""
    return [len(region["ships"]) for region in s.view(NOBODY)["regions"]]


def sailing_ship_of(s: TransAtlantic, seat: int) -> str:
    """Return the sailing ship of a seat."""
    (place,) = [place for place in range(s.figures.places) if s.captain[place] == seat]
    return s.figures.ids[s.ship[place]]


# --- TA-2.1, TA-2.2 --------------------------------------------------------------------------------------------------


@rule("TA-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_than_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.new({"seats": seats}, 1)


@rule("TA-2.1")
@pytest.mark.parametrize(("seats", "regions", "total"), [(2, 3, 10), (3, 4, 13), (4, 5, 16)])
def test_regions_and_ship_spaces_are_as_the_table_says(seats: int, regions: int, total: int) -> None:
    for s in of(seats):
        assert spaces(s) == [4] + [3] * (regions - 1)
        assert sum(spaces(s)) == total


@rule("TA-2.1")
@pytest.mark.parametrize(("seats", "total"), [(2, 10), (3, 13), (4, 16)])
def test_house_places_are_as_the_table_says(seats: int, total: int) -> None:
    for s in of(seats):
        places = [int(s.figures.house_places[region]) for region in range(s.regions)]
        assert places == [4] + [3] * seats
        assert sum(places) == total


@rule("TA-2.1")
@pytest.mark.parametrize(("seats", "in_play"), [(2, 2), (3, 3), (4, 4)])
def test_there_is_a_sailing_ship_for_each_player(seats: int, in_play: int) -> None:
    for s in of(seats):
        sailing = [card for card in s.ship if card != NONE and s.figures.kind[card] == CLIPPER]
        assert len(sailing) == in_play


@rule("TA-2.1")
@pytest.mark.parametrize(("seats", "removed", "left"), [(2, 2, 27), (3, 1, 36), (4, 0, 45)])
def test_steamships_are_removed_from_each_group_as_the_table_says(seats: int, removed: int, left: int) -> None:
    for s in of(seats):
        groups = [int(s.figures.group[card]) for card in s.aside]
        assert sorted(groups) == sorted([*range(1, 10)] * removed)
        assert len(steamships(s, stack(s))) == left


@rule("TA-2.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_removed_steamships_are_chosen_at_random(seats: int) -> None:
    removed = {s.figures.ids[card] for s in of(seats) for card in s.aside}
    assert len(removed) == 45


@rule("TA-2.1", "TA-2.3")
def test_five_headquarters_are_in_the_game_at_every_count_one_for_each_flag() -> None:
    for s in openings():
        flags = [int(s.figures.colour[card]) for card in stack(s) if s.figures.kind[card] == HEADQUARTERS]
        assert sorted(flags) == [0, 1, 2, 3, 4]


@rule("TA-2.1")
def test_everybody_starts_with_a_hundred_and_fifty_pounds() -> None:
    assert all([[int(money) for money in s.money] == [150] * s.seats for s in openings()])


@rule("TA-2.1")
@pytest.mark.parametrize(("seats", "region"), [(2, "pacific_ocean"), (2, "tasmanian_sea"), (3, "tasmanian_sea")])
def test_a_region_that_is_not_in_play_takes_no_ship(seats: int, region: str) -> None:
    s = atlantic(seats, reserve={0: ["arizona"]})
    play(s, "play transport", "deploy arizona")
    assert refused(s, f"steer {region}") == "TA-2.1"
    assert offered(s, "steer indian_ocean")


@rule("TA-2.1")
@pytest.mark.parametrize(("card", "move"), [("region", "run"), ("invest", "build")])
def test_a_region_that_is_not_in_play_cannot_be_run_or_built_in(card: str, move: str) -> None:
    s = atlantic(2)
    play(s, f"play {card}")
    assert refused(s, f"{move} pacific_ocean") == "TA-2.1"


@rule("TA-2.2")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_first_regions_of_the_list_are_used_one_more_than_players(seats: int) -> None:
    for s in of(seats):
        shown = [region["region"] for region in s.view(NOBODY)["regions"]]
        assert shown == s.figures.region_ids[: seats + 1]
        assert shown[:2] == ["north_atlantic", "south_atlantic"]


# --- TA-2.3, TA-2.4, TA-2.5 ------------------------------------------------------------------------------------------


@rule("TA-2.3")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_the_groups_lie_from_one_on_top_to_nine_and_the_headquarters_below(seats: int, each: int) -> None:
    groups = [group for group in range(1, 10) for _card in range(each)] + [10] * 5
    assert all([[int(s.figures.group[card]) for card in stack(s)] == groups for s in of(seats)])


@rule("TA-2.3")
@pytest.mark.parametrize("group", range(1, 11))
def test_each_group_is_shuffled_on_its_own(group: int) -> None:
    first = 5 * (group - 1)
    assert len({tuple(stack(s)[first : first + 5]) for s in of(4)}) > 20


@rule("TA-2.3")
def test_the_removed_ships_are_unseen() -> None:
    for s in of(2):
        view = s.view(0)
        for card in s.aside:
            assert s.figures.ids[card] not in view["removed"]
            assert s.figures.ids[card] in view["unseen"]


@rule("TA-2.4")
@pytest.mark.parametrize(
    ("seats", "groups"), [(2, [1, 1, 1, 2, 2, 2]), (3, [1, 1, 1, 1, 2, 2]), (4, [1, 1, 1, 1, 1, 2])]
)
def test_the_market_is_filled_from_the_stack_from_left_to_right(seats: int, groups: list[int]) -> None:
    assert all([[int(s.figures.group[card]) for card in s.market] == groups for s in of(seats)])


@rule("TA-2.5")
def test_the_docks_start_empty() -> None:
    assert all([docks_of(s) == [] for s in openings()])


# --- TA-2.6 ----------------------------------------------------------------------------------------------------------


@rule("TA-2.6")
def test_the_first_display_has_five_different_kinds() -> None:
    assert all([len(display_of(s)) == len(set(display_of(s))) == 5 for s in openings()])


@rule("TA-2.6")
def test_part_a_lies_on_part_b() -> None:
    for s in openings():
        below = len(s.figures.part_b)
        assert sorted(s.extension[:below]) == sorted(s.figures.part_b)
        drawn = [card for card in range(CARDS) for _copy in range(s.discard[card])] + [card for card in s.display]
        assert sorted([*s.extension[below:], *drawn]) == sorted(s.figures.part_a)


@rule("TA-2.6")
def test_only_duplicates_of_the_display_are_discarded() -> None:
    discarded = [(s, card) for s in openings() for card in range(CARDS) if s.discard[card] > 0]
    assert len(discarded) > 0
    assert all([CARD_IDS[card] in display_of(s) for s, card in discarded])


@rule("TA-2.6")
@pytest.mark.parametrize("part", [slice(0, 11), slice(11, None)])
def test_both_parts_are_shuffled(part: slice) -> None:
    assert len({tuple(s.extension[part]) for s in of(2)}) > 25


# --- TA-2.7, TA-2.8 --------------------------------------------------------------------------------------------------


@rule("TA-2.7")
def test_scotia_lies_alone_in_the_north_atlantic() -> None:
    for s in openings():
        assert ships_in(s, "north_atlantic") == ["scotia"]
        assert (s.captain[0], s.coal[0]) == (NOBODY, 0)


@rule("TA-2.8")
def test_everybody_has_a_sailing_ship_of_their_own() -> None:
    for s in openings():
        dealt = {sailing_ship_of(s, seat) for seat in range(s.seats)}
        assert len(dealt) == s.seats and dealt <= set(SAILING_SHIPS)


@rule("TA-2.8")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_seat_may_get_any_sailing_ship(seats: int) -> None:
    for seat in range(seats):
        assert {sailing_ship_of(s, seat) for s in of(seats)} == set(SAILING_SHIPS)


@rule("TA-2.8")
def test_unused_sailing_ships_leave_the_game() -> None:
    for s in openings():
        dealt = [sailing_ship_of(s, seat) for seat in range(s.seats)]
        left = [ship for ship in SAILING_SHIPS if ship not in dealt]
        assert [s.figures.ids[card] for card in range(s.figures.cards) if has(s.gone, card)] == left


@rule("TA-2.8")
def test_the_player_with_the_oldest_sailing_ship_is_the_starting_player() -> None:
    for s in openings():
        ages = [SAILING_SHIPS.index(sailing_ship_of(s, seat)) for seat in range(s.seats)]
        assert ages.index(min(ages)) == s.starter


@rule("TA-2.8")
@pytest.mark.parametrize("seats", COUNTS)
def test_any_seat_may_be_the_starting_player(seats: int) -> None:
    assert {int(s.starter) for s in of(seats)} == set(range(seats))


@rule("TA-2.8")
def test_sailing_ships_lie_in_turn_order_along_the_regions_without_the_north_atlantic() -> None:
    for s in openings():
        turn_order = [(s.starter + turn) % s.seats for turn in range(s.seats)]
        for seat, region in zip(turn_order, s.figures.region_ids[1:], strict=False):
            assert ships_in(s, region) == [sailing_ship_of(s, seat)]


# --- TA-2.9 ----------------------------------------------------------------------------------------------------------


@rule("TA-2.9")
def test_everybody_has_ten_captains_seven_houses_a_tile_and_an_empty_sheet() -> None:
    for s in openings():
        for seat in range(s.seats):
            assert s.captains[seat] == 10 - 1 - 1  # one marks the score, one the sailing ship
            assert (s.houses[seat], s.tile[seat], s.money[seat], s.points[seat]) == (7, 1, 150, 0)
            assert set(s.view(seat)["seats"][seat]["markers"].values()) == {0}


@rule("TA-2.9")
def test_everybody_has_the_same_seven_cards_in_hand_and_an_empty_pile() -> None:
    for s in openings():
        for seat in range(s.seats):
            assert (hand_of(s, seat), pile_of(s, seat), s.top[seat]) == (HAND, [], NONE)


@rule("TA-2.9")
def test_nobody_has_contracts_a_reserve_or_headquarters_to_begin_with() -> None:
    for s in openings():
        for seat in range(s.seats):
            assert (s.contracts[seat], s.reserve[seat], s.headquarters[seat]) == (0, 0, 0)


@rule("TA-2.3", "TA-2.6", "TA-2.8")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_same_seed_gives_the_same_opening_and_another_seed_another(seats: int) -> None:
    hashes = [position_hash(s) for s in of(seats)]
    assert hashes == [position_hash(GAME.new({"seats": seats}, seed)) for seed in SEEDS]
    assert len(set(hashes)) == len(SEEDS)
