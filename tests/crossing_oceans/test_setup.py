"""From the box to the opening position. [CO-2]"""

import random
from functools import cache
from typing import Any

import pytest

from blueriband.games import find
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal, position_hash, save
from blueriband.kernel.engine import NOBODY, NONE, BadOptions
from blueriband.parts.sets import has
from tests.crossing_oceans.build import captain_in, coal_in, docks_of, market_of, ocean, ship_in, supply_of
from tests.rules import offered, play, refused, rule

COUNTS = (2, 3, 4)
SEEDS = range(30)
STARTS = {
    "new_york": "scotia",
    "sydney": "cutty_sark",
    "bombay": "thermopylae",
    "yokohama": "leander",
    "buenos_aires": "ariel",
}
CLOSED = {2: ["south_atlantic", "pacific_ocean"], 3: ["south_atlantic"], 4: list[str]()}
STACK_0 = ["abyssinia", "atlantic", "adriatic", "pommerania", "germanic"]  # from old to young
CLIPPERS = ["cutty_sark", "thermopylae", "leander", "ariel"]  # from young to old


def opening(seats: int, seed: int) -> CrossingOceans:
    s = find("crossing-oceans").new({"seats": seats}, seed)
    assert isinstance(s, CrossingOceans)
    return s


@cache
def openings() -> list[CrossingOceans]:
    """Openings to look at, not to play."""
    return [opening(seats, seed) for seats in COUNTS for seed in SEEDS]


def backs(s: CrossingOceans, cards: list[int]) -> list[int]:
    return [int(s.figures.back[card]) for card in cards]


def stack(s: CrossingOceans) -> list[int]:
    """The 45 cards of the draw stack from the top, as they lay before the market was filled."""
    return [int(card) for card in s.market] + [int(card) for card in s.deck][::-1]


def colour(s: CrossingOceans, card: str) -> str:
    return s.figures.flag_ids[s.figures.flag[s.figures.ids.index(card)]]


def flags(s: CrossingOceans, seat: int) -> dict[str, int]:
    """The flags of a seat, those it has none of left out."""
    shown: dict[str, int] = s.view(seat)["seats"][seat]["flags"]
    return {flag: count for flag, count in shown.items() if count > 0}


def regions(s: CrossingOceans) -> dict[str, dict[str, Any]]:
    return {region["region"]: region for region in s.view(NOBODY)["regions"]}


# --- CO-2.1, CO-2.2 --------------------------------------------------------------------------------------------------


@rule("CO-2.1")
def test_two_three_or_four_can_play() -> None:
    assert [len(opening(seats, 1).money) for seats in COUNTS] == [2, 3, 4]


@rule("CO-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        find("crossing-oceans").new({"seats": seats}, 1)


@rule("CO-2.2")
def test_all_coal_is_in_the_common_supply() -> None:
    assert all([s.stock == 40 and sum([int(coal) for coal in s.coal]) == 0 for s in openings()])


@rule("CO-2.2")
def test_all_tokens_are_in_the_common_supply() -> None:
    assert all([sum([int(count) for count in s.tokens]) == 0 for s in openings()])


# --- CO-2.3, CO-2.4 --------------------------------------------------------------------------------------------------


@rule("CO-2.3")
def test_the_stack_has_layer_one_on_top_and_layer_nine_at_the_bottom() -> None:
    layers = [layer for layer in range(1, 10) for _card in range(5)]
    assert all([backs(s, stack(s)) == layers for s in openings()])


@rule("CO-2.3")
def test_the_stack_has_the_same_cards_for_every_player_count() -> None:
    assert len({tuple(sorted(stack(s))) for s in openings()}) == 1


@rule("CO-2.3")
@pytest.mark.parametrize("layer", range(9))
def test_each_layer_is_shuffled(layer: int) -> None:
    orders = {tuple(stack(opening(2, seed))[layer * 5 : layer * 5 + 5]) for seed in SEEDS}
    assert len(orders) > 20


@rule("CO-2.4")
def test_the_market_begins_with_stack_one_and_a_ship_of_stack_two() -> None:
    assert all([backs(s, [int(card) for card in s.market]) == [1, 1, 1, 1, 1, 2] for s in openings()])


@rule("CO-2.4")
def test_thirty_nine_cards_remain_in_the_stack() -> None:
    assert all([len(s.deck) == 39 for s in openings()])


# --- CO-2.5, CO-2.6, CO-2.7 ------------------------------------------------------------------------------------------


@rule("CO-2.5")
def test_the_starting_ships_lie_in_their_ports() -> None:
    for seed in SEEDS:
        s = opening(4, seed)
        assert {port: ship_in(s, port) for port in s.figures.port_ids if ship_in(s, port) is not None} == STARTS


@rule("CO-2.5")
def test_no_starting_ship_carries_coal() -> None:
    assert all([coal_in(s, port) == 0 for s in openings() for port in STARTS])


@rule("CO-2.6")
def test_regions_are_closed_with_few_players() -> None:
    for s in openings():
        assert [region for region, shown in regions(s).items() if not shown["open"]] == CLOSED[s.seats]


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "open_regions", "ports"), [(2, 3, 9), (3, 4, 12), (4, 5, 15)])
def test_open_regions_and_ports_are_as_many_as_the_table_says(seats: int, open_regions: int, ports: int) -> None:
    shown = [region for region in regions(opening(seats, 1)).values() if region["open"]]
    assert (len(shown), sum([len(region["ports"]) for region in shown])) == (open_regions, ports)


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "out"), [(2, ["ariel", "leander"]), (3, ["ariel"]), (4, [])])
def test_the_starting_ship_of_a_closed_region_is_out_of_the_game(seats: int, out: list[str]) -> None:
    assert all([opening(seats, seed).view(NOBODY)["removed"] == out for seed in SEEDS])


@rule("CO-2.6")
def test_no_ship_lies_in_a_closed_region() -> None:
    for s in openings():
        ports = [port for region in CLOSED[s.seats] for port in regions(s)[region]["ports"]]
        assert all([port["ship"] is None for port in ports])


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "dealt", "docked"), [(2, 2, 3), (3, 3, 2), (4, 4, 1)])
def test_the_first_ships_are_dealt_or_docked_as_the_table_says(seats: int, dealt: int, docked: int) -> None:
    for seed in SEEDS:
        s = opening(seats, seed)
        assert sum([len(supply_of(s, seat)) for seat in range(seats)]) == dealt
        assert len([ship for ship in docks_of(s).values() if ship is not None]) == docked


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "left"), [(2, 7), (3, 6), (4, 5)])
def test_multicoloured_flags_are_left_as_the_table_says(seats: int, left: int) -> None:
    s = opening(seats, 1)
    taken = sum([flags(s, seat)["multicoloured"] for seat in range(seats)])
    assert s.figures.flags - taken == left


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "port"), [(2, "buenos_aires"), (2, "timor"), (3, "bahia")])
def test_a_closed_region_accepts_no_ship(seats: int, port: str) -> None:
    s = ocean(seats, supply={0: ["germanic"]})
    play(s, "place germanic")
    assert refused(s, f"berth {port}") == "CO-2.6"


@rule("CO-2.6")
@pytest.mark.parametrize("phase", ["exchanging", "house"])
def test_a_closed_region_accepts_no_house(phase: str) -> None:
    s = ocean(2, at=phase, sea={"bombay": ("thermopylae", 0)}, contracts={0: 2})
    assert refused(s, "build yokohama") == "CO-2.6"
    assert offered(s, "build bombay")


@rule("CO-2.6")
@pytest.mark.parametrize(("seats", "region"), [(2, "south_atlantic"), (2, "pacific_ocean"), (3, "south_atlantic")])
def test_a_closed_region_accepts_no_designation(seats: int, region: str) -> None:
    s = ocean(seats, at="region")
    assert refused(s, f"designate {region}") == "CO-2.6"


@rule("CO-2.6")
def test_with_four_players_every_region_is_open() -> None:
    s = ocean(4, at="region")
    assert legal(s) == [f"designate {region}" for region in s.figures.region_ids]


@rule("CO-2.7")
def test_the_starting_ship_of_every_open_region_has_the_red_lantern() -> None:
    for s in openings():
        lanterns = {shown["lantern"] for shown in regions(s).values() if shown["open"]}
        assert lanterns == {port for port in STARTS if ship_in(s, port) is not None}


@rule("CO-2.7")
def test_a_closed_region_has_no_red_lantern() -> None:
    assert all([regions(s)[region]["lantern"] is None for s in openings() for region in CLOSED[s.seats]])


# --- CO-2.8 to CO-2.12 -----------------------------------------------------------------------------------------------


@rule("CO-2.8")
def test_everybody_gets_a_hundred_and_fifty_pounds_and_a_contract() -> None:
    for s in openings():
        assert [int(money) for money in s.money] == [150] * s.seats
        assert [int(contracts) for contracts in s.contracts] == [1] * s.seats


@rule("CO-2.8")
def test_everybody_gets_ten_captains_and_seven_houses() -> None:
    for s in openings():
        for seat in range(s.seats):
            at_sea = [port for port in s.figures.port_ids if captain_in(s, port) == seat]
            assert s.captains[seat] + len(at_sea) + 1 == 10  # one on the rondel
            assert s.houses[seat] == 7


@rule("CO-2.9")
def test_everybody_gets_a_different_steamship_of_stack_zero_into_the_supply() -> None:
    for s in openings():
        dealt = [ship for seat in range(s.seats) for ship in supply_of(s, seat)]
        assert [len(supply_of(s, seat)) for seat in range(s.seats)] == [1] * s.seats
        assert len(set(dealt)) == s.seats and set(dealt) <= set(STACK_0)


@rule("CO-2.9")
def test_a_starting_steamship_brings_a_flag_of_its_colour() -> None:
    for s in openings():
        for seat in range(s.seats):
            assert [flags(s, seat).get(colour(s, ship)) for ship in supply_of(s, seat)] == [1]


@rule("CO-2.9")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_seat_may_be_dealt_any_starting_steamship(seats: int) -> None:
    for seat in range(seats):
        dealt = [ship for seed in SEEDS for ship in supply_of(opening(seats, seed), seat)]
        assert set(dealt) == set(STACK_0)


@rule("CO-2.10")
def test_the_undealt_steamships_lie_in_the_docks_of_their_colours() -> None:
    for s in openings():
        dealt = [ship for seat in range(s.seats) for ship in supply_of(s, seat)]
        undealt = {colour(s, ship): ship for ship in STACK_0 if ship not in dealt}
        assert {slot: ship for slot, ship in docks_of(s).items() if ship is not None} == undealt


@rule("CO-2.11")
def test_the_older_the_steamship_the_younger_the_clipper() -> None:
    for s in openings():
        owner = {ship: seat for seat in range(s.seats) for ship in supply_of(s, seat)}
        from_the_oldest = [owner[ship] for ship in STACK_0 if ship in owner]
        ports = {ship: port for port, ship in STARTS.items()}
        assert [captain_in(s, ports[clipper]) for clipper in CLIPPERS[: s.seats]] == from_the_oldest


@rule("CO-2.11")
def test_everybody_takes_one_multicoloured_flag() -> None:
    assert all([flags(s, seat)["multicoloured"] == 1 for s in openings() for seat in range(s.seats)])


@rule("CO-2.11")
def test_scotia_is_nobodys() -> None:
    for s in openings():
        assert ship_in(s, "new_york") == "scotia" and captain_in(s, "new_york") == NOBODY
        assert not any([has(owned, s.figures.ids.index("scotia")) for owned in s.owned])


@rule("CO-2.12")
def test_each_ship_on_offer_brings_one_flag_of_its_colour() -> None:
    for seats in COUNTS:
        s = ocean(seats, at="ships", active=1, money={1: 1000})
        for ship in [*market_of(s), *docks_of(s).values()]:
            if ship is not None:
                t = s.clone()
                play(t, f"buy {ship}")
                gained = (
                    t.view(1)["seats"][1]["flags"][colour(s, ship)] - s.view(1)["seats"][1]["flags"][colour(s, ship)]
                )
                assert gained == 1


@rule("CO-2.12")
def test_the_flags_on_offer_lie_with_plain_ships_only() -> None:
    for s in openings():
        ships = [ship for ship in [*market_of(s), *docks_of(s).values()] if ship is not None]
        assert "multicoloured" not in [colour(s, ship) for ship in ships]


# --- CO-2.13, CO-2.14, CO-2.15 ---------------------------------------------------------------------------------------


@rule("CO-2.13")
def test_everybody_has_a_captain_in_the_centre_of_the_rondel() -> None:
    assert all([int(spot) == NONE for s in openings() for spot in s.spot])


@rule("CO-2.13")
def test_everybody_begins_with_eight_spare_captains_a_clipper_a_steamship_and_two_flags() -> None:
    for s in openings():
        for seat in range(s.seats):
            at_sea = [ship_in(s, port) for port in s.figures.port_ids if captain_in(s, port) == seat]
            assert (s.captains[seat], s.houses[seat], s.money[seat], s.contracts[seat]) == (8, 7, 150, 1)
            assert (len(at_sea), len(supply_of(s, seat)), sorted(flags(s, seat).values())) == (1, 1, [1, 1])


@rule("CO-2.14")
def test_the_owner_of_cutty_sark_begins() -> None:
    assert all([s.decision.seat == s.active == s.starter == captain_in(s, "sydney") for s in openings()])


@rule("CO-2.14")
def test_any_seat_may_be_the_starting_player() -> None:
    for seats in COUNTS:
        assert {int(opening(seats, seed).starter) for seed in SEEDS} == set(range(seats))


@rule("CO-2.14")
def test_turns_go_clockwise_by_seat_and_not_by_clipper() -> None:
    for seats in COUNTS:
        for seed in SEEDS:
            s = opening(seats, seed)
            turns = list[int]()
            for _seat in range(seats):
                turns.append(int(s.decision.seat))
                play(s, "contract", "done", "move fleet")
            assert turns == [(s.starter + place) % seats for place in range(seats)]


@rule("CO-2.14")
def test_the_starting_player_stays_the_same_for_the_whole_game() -> None:
    s, chance = opening(3, 7), random.Random(7)
    starter = s.starter
    while not s.over:
        play(s, chance.choice(legal(s)))
        assert s.starter == starter


@rule("CO-2.15")
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_is_random_after_the_setup(seats: int) -> None:
    s, chance = opening(seats, 5), random.Random(5)
    before = save(s)["position"]["rng"]
    while not s.over:
        play(s, chance.choice(legal(s)))
    assert save(s)["position"]["rng"] == before


@rule("CO-2.15")
def test_the_same_shuffles_give_the_same_opening() -> None:
    for seats in COUNTS:
        hashes = [position_hash(opening(seats, seed)) for seed in SEEDS]
        assert hashes == [position_hash(opening(seats, seed)) for seed in SEEDS]
        assert len(set(hashes)) == len(SEEDS)
