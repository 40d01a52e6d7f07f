"""What is true in every position, and that the check notices where it is not. [TA-1, TA-5, TA-8, TA-11]"""

from functools import cache

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.data import CARD_IDS, CARDS, DIRECTOR, PRESIDENT
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import CHOOSING
from blueriband.kernel.contract import check_game
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.rng import seeded
from blueriband.parts.sets import has, only
from tests.rules import rule
from tests.transatlantic.build import atlantic

GAME = TransAtlanticGame()
TABLES = [(seats, market, president) for seats in (2, 3, 4) for market in (0, 1) for president in (0, 1)]
anywhere = pytest.mark.parametrize(("seats", "market", "president"), TABLES)


@cache
def positions(seats: int, market: int, president: int) -> list[TransAtlantic]:
    """Return the positions of five random games: the beginning of each turn, every fifth decision, and the end."""
    kept = []
    for seed in range(5):
        s = GAME.new({"seats": seats, "market": market, "president": president}, seed)
        rng = seeded(1000 + seed)
        while not s.over:
            if s.decision.step == CHOOSING or s.ply % 5 == 0:
                kept.append(s.clone())
            walk(s, rng, 1)
        kept.append(s)
    return kept


def place(s: TransAtlantic, card: str) -> int:
    """Return the place in which a ship lies."""
    return int(s.place_of(number(s, card)))


def number(s: TransAtlantic, card: str) -> int:
    """Return the number of a card."""
    return s.figures.ids.index(card)


def fails(s: TransAtlantic, *words: str) -> bool:
    """Say whether the check fails, with these words."""
    with pytest.raises(AssertionError) as failure:
        s.game.check(s)
    return all([word in str(failure.value) for word in words])


def lawful(president: bool = False) -> TransAtlantic:
    """Return a lawful position with ships, coal, houses and cards, that a test may tamper with."""
    s = atlantic(
        2,
        president=president,
        sea={
            "north_atlantic": [("arizona", 0, 2), ("nubian", 1, 1), "scotia"],
            "south_atlantic": [("germanic", 1, 3), ("cutty_sark", 0)],
        },
        reserve={0: [("oregon", 1)]},
        headquarters={1: ["hq_hapag"]},
        houses={"north_atlantic": [0, 1], "south_atlantic": [0]},
        pile={0: ["coal", "region"], 1: ["invest"]},
        docks=["adriatic"],
    )
    s.game.check(s)
    return s


# --- random games ----------------------------------------------------------------------------------------------------


@rule("TA-1.1", "TA-1.2", "TA-1.6", "TA-1.7", "TA-5.1", "TA-5.2", "TA-6.5", "TA-8.6", "TA-8.8", "TA-11.4")
@anywhere
def test_the_check_holds_all_through_a_game(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        s.game.check(s)


@rule("TA-3.6", "TA-14.6")
@anywhere
def test_a_game_keeps_every_law_of_the_kernel(seats: int, market: int, president: int) -> None:
    for seed in (1, 2):
        s = check_game(GAME, {"seats": seats, "market": market, "president": president}, seed, every=11)
        assert s.over


@rule("TA-1.1")
@anywhere
def test_fifty_five_cards_are_always_somewhere(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        cards = [card for card in [*s.deck, *s.aside, *s.market, *s.ship, s.adrift] if card != NONE]
        for owned in [s.docked, s.gone, *s.reserve, *s.headquarters]:
            cards += [card for card in range(s.figures.cards) if has(owned, card)]
        assert sorted(cards) == list(range(55))


@rule("TA-1.2")
@anywhere
def test_every_action_card_is_always_somewhere(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        assert sum(s.hand) + sum(s.pile) + len(s.display) + len(s.extension) + sum(s.discard) == 22 + 7 * seats


@rule("TA-1.7")
@anywhere
def test_everybody_always_has_ten_captains_and_seven_houses(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        for seat in range(seats):
            player = s.view(seat)["seats"][seat]
            marking = list(s.captain).count(seat) + len(player["reserve"]) + len(player["headquarters"])
            marking += [wreck >> 8 for wreck in s.wrecks].count(seat)
            adrift = int(s.adrift != NONE and s.decision.seat == seat)
            assert s.captains[seat] + marking + adrift + 1 == 10
            assert s.houses[seat] + sum([int(s.houses_of(seat, region)) for region in range(s.regions)]) == 7


@rule("TA-1.3", "TA-1.6")
@anywhere
def test_there_are_never_more_markers_than_in_the_box(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        for column, supply in enumerate([12, 16, 13, 13, 13]):
            assert 0 <= sum([int(s.acquired(seat, column)) for seat in range(seats)]) <= supply


@rule("TA-8.6")
@anywhere
def test_between_turns_no_director_or_president_lies_in_a_pile(seats: int, market: int, president: int) -> None:
    for s in positions(seats, market, president):
        assert not [seat for seat in range(seats) if s.pile[seat * CARDS + DIRECTOR] + s.pile[seat * CARDS + PRESIDENT]]


# --- coal and the seas -----------------------------------------------------------------------------------------------


@rule("TA-1.6")
@pytest.mark.parametrize("change", [-1, 1])
def test_coal_lost_or_made_is_noticed(change: int) -> None:
    s = lawful()
    s.stock += change
    assert fails(s, "coal is lost", "TA-1.6")


@rule("TA-1.6")
def test_a_supply_that_owes_coal_is_noticed() -> None:
    s = lawful()
    s.stock = -1
    assert fails(s, "coal was made", "TA-1.6")


@rule("TA-6.5")
@pytest.mark.parametrize(("ship", "coal"), [("scotia", 1), ("cutty_sark", 1), ("germanic", 4), ("arizona", -1)])
def test_coal_on_scotia_or_a_sailing_ship_and_more_than_three_on_a_steamship_are_noticed(ship: str, coal: int) -> None:
    s = lawful()
    s.stock += s.coal[place(s, ship)] - coal
    s.coal[place(s, ship)] = coal
    assert fails(s, "coal where none can be", "TA-6.5")


@rule("TA-6.5")
def test_coal_on_a_card_that_is_neither_at_sea_nor_in_a_reserve_is_noticed() -> None:
    s = lawful()
    s.hold[number(s, "adriatic")] = 1
    s.stock -= 1
    assert fails(s, "coal on a ship that is nowhere")


@rule("TA-5.2")
@pytest.mark.parametrize("what", ["coal", "captain"])
def test_coal_or_a_captain_on_an_empty_place_is_noticed(what: str) -> None:
    s = lawful()
    empty = place(s, "scotia") + 1
    if what == "coal":
        s.coal[empty], s.stock = 1, s.stock - 1
    else:
        s.captain[empty] = 0
    assert fails(s, "something lies where no ship is")


@rule("TA-5.1")
def test_ships_out_of_order_are_noticed() -> None:
    s = lawful()
    upper, lower = place(s, "arizona"), place(s, "nubian")
    for row in (s.ship, s.captain, s.coal):
        row[upper], row[lower] = row[lower], row[upper]
    assert fails(s, "order of age", "TA-5.1")


@rule("TA-5.2")
def test_a_gap_between_ships_is_noticed() -> None:
    s = lawful()
    scotia = place(s, "scotia")
    s.ship[scotia], s.ship[scotia + 1] = NONE, s.ship[scotia]
    assert fails(s, "order of age", "TA-5.1")


@rule("TA-2.1")
def test_a_ship_in_a_region_that_is_not_in_play_is_noticed() -> None:
    s = lawful()
    old, new = place(s, "cutty_sark"), int(s.figures.first_place[3])
    for row, nothing in ((s.ship, NONE), (s.captain, NOBODY)):
        row[new], row[old] = row[old], nothing
    assert fails(s, "not in play", "TA-2.1")


@rule("TA-1.7")
@pytest.mark.parametrize(("ship", "captain"), [("arizona", NOBODY), ("scotia", 0)])
def test_a_ship_without_a_captain_and_scotia_with_one_are_noticed(ship: str, captain: int) -> None:
    s = lawful()
    s.captain[place(s, ship)] = captain
    assert fails(s, "a ship lacks a captain")


# --- cards -----------------------------------------------------------------------------------------------------------


@rule("TA-1.1")
def test_a_lost_card_is_noticed() -> None:
    s = lawful()
    s.deck = s.deck[: len(s.deck) - 1]
    assert fails(s, "a card is lost or doubled", "TA-1.1")


@rule("TA-1.1")
@pytest.mark.parametrize("where", ["market", "docks", "reserve"])
def test_a_doubled_card_is_noticed(where: str) -> None:
    s = lawful()
    if where == "market":
        s.market[0] = s.deck[0]
    elif where == "docks":
        s.docked |= only(number(s, "arizona"))
    else:
        s.reserve[1] |= only(number(s, "oregon"))
    assert fails(s, "a card is lost or doubled", "TA-1.1")


@rule("TA-1.2")
@pytest.mark.parametrize("where", ["extension", "discard", "hand"])
def test_a_lost_or_made_extension_card_is_noticed(where: str) -> None:
    s = lawful()
    if where == "extension":
        s.extension = s.extension[1:]
    elif where == "discard":
        s.discard[CARD_IDS.index("trade")] += 1
    else:
        s.hand[CARD_IDS.index("cargo")] += 1
    assert fails(s, "an extension card is lost", "TA-1.2")


@rule("TA-1.2")
def test_a_lost_players_card_is_noticed() -> None:
    s = lawful()
    s.hand[CARD_IDS.index("shipyard")] = 0
    assert fails(s, "a player's card is lost", "TA-1.2")


@rule("TA-1.2", "TA-13.3")
def test_a_president_without_the_variant_is_noticed() -> None:
    s = lawful()
    s.hand[PRESIDENT], s.hand[DIRECTOR] = 1, 0
    assert fails(s, "a player's card is lost", "TA-1.2")


@rule("TA-8.8")
def test_a_display_with_two_of_a_kind_is_noticed() -> None:
    s = lawful()
    twice = CARD_IDS.index("transport_plus")
    free = [card for card in [*s.extension, *s.display] if card != twice]
    s.display = type(s.display)([twice, twice])
    s.extension = type(s.extension)([*free, twice])
    s.discard = type(s.discard)([0] * CARDS)
    assert fails(s, "the display shows a kind twice", "TA-8.8")


@rule("TA-8.6")
@pytest.mark.parametrize("president", [False, True])
def test_a_director_that_waits_in_a_pile_is_noticed(president: bool) -> None:
    s = lawful(president)
    held = CARDS + (PRESIDENT if president else DIRECTOR)
    s.hand[held], s.pile[held] = 0, 1
    assert fails(s, "a Director waits in a pile", "TA-8.6")


@rule("TA-3.1")
def test_a_top_card_that_is_not_in_the_pile_is_noticed() -> None:
    s = lawful()
    s.top[0] = CARD_IDS.index("invest")
    assert fails(s, "the top card is not in the pile")


@rule("TA-3.1")
def test_a_pile_without_a_top_is_noticed() -> None:
    s = lawful()
    s.top[0] = NONE
    assert fails(s, "a pile without a top")


# --- players ---------------------------------------------------------------------------------------------------------


@rule("TA-1.6")
def test_a_marker_too_many_is_noticed() -> None:
    s = lawful()
    s.markers[0], s.markers[5] = 6, 7
    assert fails(s, "a marker was made", "TA-1.6")


@rule("TA-1.7")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_lost_or_made_captain_is_noticed(change: int) -> None:
    s = lawful()
    s.captains[0] += change
    assert fails(s, "a captain is lost", "TA-1.7")


@rule("TA-1.6")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_lost_or_made_house_is_noticed(change: int) -> None:
    s = lawful()
    s.houses[1] += change
    assert fails(s, "a house is lost", "TA-1.6")


@rule("TA-7.12")
def test_more_houses_in_a_region_than_it_has_places_are_noticed() -> None:
    s = lawful()
    s.built[1 * 2 + 0], s.houses[0] = 4, s.houses[0] - 3
    assert fails(s, "a region has too many houses", "TA-7.12")


@rule("TA-7.12", "TA-2.1")
def test_a_house_in_a_region_that_is_not_in_play_is_noticed() -> None:
    s = lawful()
    s.built[4 * 2 + 0], s.houses[0] = 1, s.houses[0] - 1
    assert fails(s, "a region has too many houses", "TA-7.12")


@rule("TA-7.12")
def test_three_houses_of_one_player_in_a_region_are_noticed() -> None:
    s = lawful()
    s.built[1 * 2 + 0], s.houses[0] = 3, s.houses[0] - 2
    assert fails(s, "too many houses of one player", "TA-7.12")


@rule("TA-3.5")
@pytest.mark.parametrize("money", [-10, 15])
def test_money_that_is_owed_or_broken_is_noticed(money: int) -> None:
    s = lawful()
    s.money[1] = money
    assert fails(s, "money is owed or broken", "TA-3.5")


@rule("TA-13.5")
@pytest.mark.parametrize(("president", "contracts"), [(False, 1), (True, -1)])
def test_contracts_out_of_nothing_are_noticed(president: bool, contracts: int) -> None:
    s = lawful(president)
    s.contracts[0] = contracts
    assert fails(s, "contracts out of nothing", "TA-13.5")


@rule("TA-11.3")
def test_lost_points_are_noticed() -> None:
    s = lawful()
    s.points[0] = -1
    assert fails(s, "points are lost", "TA-11.3")


@rule("TA-10.2")
def test_scotia_in_a_reserve_is_noticed() -> None:
    s = lawful()
    s.ship[place(s, "scotia")] = NONE
    s.reserve[0] |= only(number(s, "scotia"))
    s.captains[0] -= 1
    assert fails(s, "somebody owns Scotia", "TA-10.2")
