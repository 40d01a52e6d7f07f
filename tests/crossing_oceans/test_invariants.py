"""What is true in every position. [CO-22]"""

from functools import cache
from itertools import pairwise

import pytest

from blueriband.bots.playout import walk
from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import PLACING
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.rng import seeded
from blueriband.parts.roster import HEADQUARTERS, NEUTRAL, STEAMSHIP
from blueriband.parts.sets import has, only
from tests.crossing_oceans.build import market_of, ocean
from tests.rules import rule

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(12)]
anywhere = pytest.mark.parametrize(("seats", "seed"), GAMES)


@cache
def positions(seats: int, seed: int) -> list[CrossingOceans]:
    """Return the positions of a random game: the beginning of each turn, every fifth decision, and the end."""
    s = find("crossing-oceans").new({"seats": seats}, seed)
    assert isinstance(s, CrossingOceans)
    rng = seeded(1000 + seed)
    kept = []
    while not s.over and s.ply < s.game.longest:
        if s.decision.step == PLACING or s.ply % 5 == 0:
            kept.append(s.clone())
        walk(s, rng, 1)
    return [*kept, s]


def port(s: CrossingOceans, name: str) -> int:
    """Return the number of a port."""
    return s.figures.port_ids.index(name)


def card(s: CrossingOceans, name: str) -> int:
    """Return the number of a card."""
    return s.figures.ids.index(name)


def fails(s: CrossingOceans, *words: str) -> bool:
    """Say whether the check fails, with these words."""
    with pytest.raises(AssertionError) as failure:
        s.game.check(s)
    return all([word in str(failure.value) for word in words])


def at_sea() -> CrossingOceans:
    """Return a lawful position with ships, coal and houses, that a test may tamper with."""
    s = ocean(
        2,
        sea={"montreal": ("adriatic", 0, 2), "havana": ("abyssinia", 1, 1)},
        houses={"montreal": [0], "bombay": [0, 1]},
    )
    s.game.check(s)
    return s


@rule("CO-22.1", "CO-22.2", "CO-22.3", "CO-22.4", "CO-22.6", "CO-22.7", "CO-22.8", "CO-22.10")
@anywhere
def test_the_check_holds_all_through_a_game(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        s.game.check(s)


# --- coal ------------------------------------------------------------------------------------------------------------


@rule("CO-22.1")
@anywhere
def test_there_are_always_forty_coal_and_none_but_steamships_carry_them(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        assert s.stock + sum(s.coal) == 40
        for place in range(s.figures.ports):
            steams = s.ship[place] != NONE and s.figures.kind[s.ship[place]] == STEAMSHIP
            assert 0 <= s.coal[place] <= (3 if steams else 0)


@rule("CO-22.1")
@pytest.mark.parametrize("change", [-1, 1])
def test_coal_is_neither_lost_nor_made(change: int) -> None:
    s = at_sea()
    s.stock += change
    assert fails(s, "coal is lost", "CO-22.1")


@rule("CO-22.1")
def test_coal_burnt_without_going_back_is_noticed() -> None:
    s = at_sea()
    s.coal[port(s, "montreal")] -= 1
    assert fails(s, "coal is lost", "CO-22.1")


@rule("CO-22.1")
@pytest.mark.parametrize(("place", "coal"), [("bombay", 1), ("new_york", 1), ("charleston", 1), ("montreal", 2)])
def test_clippers_the_neutral_ship_and_empty_spots_have_no_coal_and_steamships_three(place: str, coal: int) -> None:
    s = at_sea()
    s.coal[port(s, place)] += coal
    s.stock -= coal
    assert fails(s, "coal where none can be", "CO-22.1")


@rule("CO-22.1")
def test_no_ship_owes_coal() -> None:
    s = at_sea()
    s.coal[port(s, "havana")] = -1
    s.stock += 2
    assert fails(s, "coal where none can be", "CO-22.1")


# --- captains and houses ---------------------------------------------------------------------------------------------


@rule("CO-22.2")
@anywhere
def test_everybody_always_has_ten_captains_and_seven_houses(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        for seat in range(seats):
            assert s.captains[seat] + list(s.captain).count(seat) + 1 == 10
            assert s.houses[seat] + len([place for place in range(15) if s.has_house(seat, place)]) == 7


@rule("CO-22.2")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_lost_or_made_captain_is_noticed(change: int) -> None:
    s = at_sea()
    s.captains[0] += change
    assert fails(s, "a captain is lost", "CO-22.2")


@rule("CO-22.2")
def test_a_ship_at_sea_without_a_captain_is_noticed() -> None:
    s = at_sea()
    s.captain[port(s, "montreal")] = NOBODY
    s.captains[0] += 1
    assert fails(s, "a ship lacks a captain")


@rule("CO-22.2")
@pytest.mark.parametrize("place", ["charleston", "new_york"])
def test_a_captain_without_a_ship_of_a_player_is_noticed(place: str) -> None:
    s = at_sea()
    s.captain[port(s, place)] = 0
    s.captains[0] -= 1
    assert fails(s, "a ship lacks a captain")


@rule("CO-22.2")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_lost_or_made_house_is_noticed(change: int) -> None:
    s = at_sea()
    s.houses[0] += change
    assert fails(s, "a house is lost", "CO-22.2")


@rule("CO-22.2")
def test_a_house_that_vanishes_from_the_board_is_noticed() -> None:
    s = at_sea()
    s.built[port(s, "montreal")] = 0
    assert fails(s, "a house is lost", "CO-22.2")


# --- flags and tokens ------------------------------------------------------------------------------------------------


@rule("CO-22.3")
@anywhere
def test_a_player_has_a_plain_flag_for_each_steamship_and_a_multicoloured_one_for_clipper_and_headquarters(
    seats: int, seed: int
) -> None:
    for s in positions(seats, seed):
        for seat in range(seats):
            flags = s.view(NOBODY)["seats"][seat]["flags"]
            kinds = [s.figures.kind[n] for n in range(s.figures.cards) if has(s.owned[seat], n)]
            assert sum(flags.values()) - flags["multicoloured"] == kinds.count(STEAMSHIP)
            assert flags["multicoloured"] == 1 + kinds.count(HEADQUARTERS)


@rule("CO-22.3")
def test_a_player_without_a_clipper_and_its_flag_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "bombay")], s.captain[port(s, "bombay")] = card(s, "oregon"), 0
    s.deck = type(s.deck)([n for n in s.deck if n != card(s, "oregon")])
    s.owned[0] = s.owned[0] & ~only(card(s, "thermopylae")) | only(card(s, "oregon"))
    s.gone |= only(card(s, "thermopylae"))
    for place, name in (("zanzibar", "ormuz"), ("durban", "umbria")):  # so that THERMOPYLAE may have left
        s.ship[port(s, place)], s.captain[port(s, place)] = card(s, name), 1
        s.owned[1] |= only(card(s, name))
        s.captains[1] -= 1
        s.deck = type(s.deck)([n for n in s.deck if n != card(s, name)])
    assert fails(s, "everybody keeps one clipper")


@rule("CO-22.4")
@anywhere
def test_of_each_token_there_are_never_more_than_sixteen_and_four_in_a_column(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        for column in range(5):
            tokens = [s.added(seat, column) for seat in range(seats)]
            assert sum(tokens) <= 16
            assert all([0 <= added <= 4 for added in tokens])


@rule("CO-22.4")
@pytest.mark.parametrize("tokens", [5, 17, -1])
def test_a_column_with_more_than_four_tokens_or_fewer_than_none_is_noticed(tokens: int) -> None:
    s = at_sea()
    s.tokens[1 * 5 + 2] = tokens
    assert fails(s, "a column overflows", "CO-22.4")


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("CO-22.5")
@anywhere
def test_while_the_stack_lasts_the_market_is_full_between_actions_and_the_stack_divisible_by_three(
    seats: int, seed: int
) -> None:
    for s in positions(seats, seed):
        assert len(s.deck) % 3 == 0
        if len(s.deck) > 0 and s.decision.step == PLACING:
            assert None not in market_of(s)


@rule("CO-22.5")
def test_a_gap_in_the_market_while_the_stack_lasts_is_noticed() -> None:
    s = at_sea()
    s.gone |= only(s.market[2])
    s.market[2] = NONE
    assert fails(s, "CO-22.5")


@rule("CO-22.5")
def test_a_stack_that_cannot_be_divided_by_three_is_noticed() -> None:
    s = find("crossing-oceans").new({"seats": 2}, 1)
    assert isinstance(s, CrossingOceans)
    s.gone |= only(s.deck[len(s.deck) - 1])
    s.deck = s.deck[: len(s.deck) - 1]
    assert fails(s, "CO-22.5")


@rule("CO-22.6")
@anywhere
def test_fifty_five_cards_are_always_somewhere(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        piles = [*s.deck, *s.market, *s.docks, *[n for n in s.ship if n != NONE and s.figures.kind[n] == NEUTRAL]]
        cards = [n for n in piles if n != NONE]
        for owned in [*s.owned, s.gone]:
            cards += [n for n in range(s.figures.cards) if has(owned, n)]
        assert sorted(cards) == list(range(55))


@rule("CO-22.6")
def test_a_lost_card_is_noticed() -> None:
    s = at_sea()
    s.deck = s.deck[: len(s.deck) - 3]
    assert fails(s, "a card is lost or doubled", "CO-22.6")


@rule("CO-22.6")
def test_a_doubled_card_is_noticed() -> None:
    s = at_sea()
    s.market[0] = s.deck[0]
    assert fails(s, "a card is lost or doubled", "CO-22.6")


@rule("CO-22.6")
def test_a_card_that_two_players_own_is_noticed() -> None:
    s = at_sea()
    s.owned[1] |= only(card(s, "adriatic"))
    assert fails(s, "a card is lost or doubled", "CO-22.6")


@rule("CO-22.6", "CO-4.7")
def test_the_neutral_ship_in_two_ports_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "charleston")] = card(s, "scotia")
    assert fails(s, "a card is lost or doubled", "CO-22.6")


@rule("CO-22.6", "CO-1.7")
def test_a_ship_in_the_dock_of_another_colour_is_noticed() -> None:
    s = at_sea()
    s.docks[0], s.docks[1] = s.docks[1], s.docks[0]
    assert fails(s, "a ship lies in the wrong dock")


@rule("CO-22.6")
def test_an_owned_ship_that_is_neither_at_sea_nor_in_supply_is_noticed() -> None:
    s = at_sea()
    s.supply[0] = 0
    assert fails(s, "a ship is neither at sea nor in supply")


# --- the board -------------------------------------------------------------------------------------------------------


@rule("CO-22.7", "CO-2.6")
@anywhere
def test_closed_regions_stay_empty_and_no_ship_lies_in_two_ports(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        lying = [n for n in s.ship if n != NONE]
        assert len(set(lying)) == len(lying)
        for place in range(s.figures.ports):
            if not s.is_open(s.figures.region_of[place]):
                assert (s.ship[place], s.built[place]) == (NONE, 0)


@rule("CO-22.7")
def test_a_ship_in_a_closed_region_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "bahia")], s.captain[port(s, "bahia")] = card(s, "germanic"), 0
    s.supply[0] = 0
    s.captains[0] -= 1
    assert fails(s, "something lies in a closed region", "CO-22.7")


@rule("CO-22.7")
def test_a_house_in_a_closed_region_is_noticed() -> None:
    s = at_sea()
    s.built[port(s, "yokohama")] = only(0)
    s.houses[0] -= 1
    assert fails(s, "something lies in a closed region", "CO-22.7")


@rule("CO-22.7")
def test_a_house_of_somebody_who_does_not_play_is_noticed() -> None:
    s = at_sea()
    s.built[port(s, "sydney")] = only(2)
    assert fails(s, "a house of nobody", "CO-22.7")


@rule("CO-22.7")
def test_a_ship_in_two_ports_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "charleston")], s.captain[port(s, "charleston")] = card(s, "adriatic"), 0
    s.captains[0] -= 1
    assert fails(s, "a ship is neither at sea nor in supply")


# --- ownership and money ---------------------------------------------------------------------------------------------


@rule("CO-22.8")
@anywhere
def test_nobody_ever_loses_a_card(seats: int, seed: int) -> None:
    for before, after in pairwise(positions(seats, seed)):
        assert all([before.owned[seat] & ~after.owned[seat] == 0 for seat in range(seats)])


@rule("CO-22.8")
@anywhere
def test_money_is_never_negative_and_always_in_tens(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        assert all([money >= 0 and money % 10 == 0 for money in s.money])


@rule("CO-22.8")
@pytest.mark.parametrize("money", [-10, 155])
def test_debts_and_small_change_are_noticed(money: int) -> None:
    s = at_sea()
    s.money[1] = money
    assert fails(s, "money is owed or broken", "CO-22.8")


@rule("CO-22.8")
def test_a_clipper_that_changes_hands_is_noticed() -> None:
    s = at_sea()
    s.captain[port(s, "sydney")] = 0
    s.captains[0], s.captains[1] = s.captains[0] - 1, s.captains[1] + 1
    s.owned[0] |= only(card(s, "cutty_sark"))
    s.owned[1] &= ~only(card(s, "cutty_sark"))
    assert fails(s, "everybody keeps one clipper", "CO-22.8")


@rule("CO-22.8")
def test_an_owed_contract_is_noticed() -> None:
    s = at_sea()
    s.contracts[0] = -1
    assert fails(s, "a contract is owed")


# --- length, and spots once occupied ---------------------------------------------------------------------------------


@rule("CO-22.9")
@anywhere
def test_a_game_has_fewer_than_four_hundred_rounds(seats: int, seed: int) -> None:
    end = positions(seats, seed)[-1]
    assert end.over
    assert end.round < 400
    assert end.ply < end.game.longest


@rule("CO-22.9", "CO-17.7")
def test_the_bound_follows_from_thirteen_ships_actions_and_twenty_nine_rounds_between_two_of_them() -> None:
    s = ocean(2, at="turn", round=391, last_ships=360, deck=["olympic", "titanic", "imperator"])  # the slowest game
    walk(s, seeded(1), 1000)
    assert s.over
    assert s.round == 393


@rule("CO-22.10")
@anywhere
def test_a_spot_once_occupied_stays_occupied(seats: int, seed: int) -> None:
    for before, after in pairwise(positions(seats, seed)):
        assert all([after.ship[place] != NONE for place in range(15) if before.ship[place] != NONE])


@rule("CO-22.10")
@anywhere
def test_while_a_region_has_room_its_starting_ship_still_lies_there(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        for n in range(s.figures.cards):
            place = s.figures.start[n]
            if place != NONE and s.is_open(s.figures.region_of[place]) and s.has_room(s.figures.region_of[place]):
                assert s.ship[place] == n


@rule("CO-22.10", "CO-4.7")
def test_the_neutral_ship_gone_from_a_north_atlantic_with_room_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "new_york")] = NONE
    s.gone |= only(card(s, "scotia"))
    assert fails(s, "a starting ship left a region with room", "CO-22.10")


@rule("CO-22.10")
def test_a_clipper_gone_from_a_region_with_room_is_noticed() -> None:
    s = at_sea()
    s.ship[port(s, "bombay")], s.captain[port(s, "bombay")] = NONE, NOBODY
    s.supply[0] |= only(card(s, "thermopylae"))
    s.captains[0] += 1
    assert fails(s, "a starting ship left a region with room", "CO-22.10")


@rule("CO-17.3", "CO-22.9")
def test_a_countdown_that_grows_is_noticed() -> None:
    s = at_sea()
    s.countdown = 4
    assert fails(s, "the countdown grew", "CO-17.3")
