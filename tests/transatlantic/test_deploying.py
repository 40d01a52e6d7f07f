"""Deploying ships: from the top, sorting in, and what stays in the reserve. [TA-5.1 to TA-5.6, TA-5.11 to TA-5.13]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import ROUTING
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded
from blueriband.parts.roster import NEUTRAL
from tests.rules import names, offered, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, reserve_of, ships_in

GAME = TransAtlanticGame()
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(8)]
anywhere = pytest.mark.parametrize(("seats", "seed"), GAMES)

# every region has a ship younger than OREGON of 1883; the South Atlantic has one space left
YOUNG: dict[str, list[Ship]] = {
    "north_atlantic": [("columbia", 1), ("britannia", 1), ("ormuz", 1), ("etruria", 1)],
    "south_atlantic": [("umbria", 1), ("hammonia", 1)],
    "indian_ocean": [("majestic", 1), ("arizona", 1), ("nubian", 1)],
}
# the same, but no space is left
FULL: dict[str, list[Ship]] = {**YOUNG, "south_atlantic": [("umbria", 1), ("hammonia", 1), ("devonia", 1)]}


def regions(s: TransAtlantic) -> list[list[int]]:
    """Return the ships of each region in play from top to bottom."""
    f = s.figures
    spaces = [s.ship[f.first_place[region] : f.first_place[region + 1]] for region in range(s.regions)]
    return [[int(card) for card in row if card != NONE] for row in spaces]


# --- TA-5.1, TA-5.2 --------------------------------------------------------------------------------------------------


@rule("TA-5.1")
@anywhere
def test_ships_always_lie_in_order_of_age_the_youngest_on_top(seats: int, seed: int) -> None:
    s = GAME.new({"seats": seats}, seed)
    rng = seeded(seed)
    while not s.over:
        for ships in regions(s):
            years = [int(s.figures.year[card]) for card in ships]
            assert years == sorted(years, reverse=True)
        walk(s, rng, 1)


@rule("TA-5.1")
def test_a_deployed_ship_lies_on_top() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 1), ("cutty_sark", 0)]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon", "steer south_atlantic")
    assert ships_in(s, "south_atlantic") == ["oregon", "arizona", "cutty_sark"]


@rule("TA-5.2")
@anywhere
def test_a_region_has_no_gaps_and_loses_a_ship_only_when_it_was_full(seats: int, seed: int) -> None:
    s = GAME.new({"seats": seats}, seed)
    rng = seeded(seed)
    while not s.over:
        before = regions(s)
        walk(s, rng, 1)
        for region, (old, new) in enumerate(zip(before, regions(s), strict=True)):
            first = s.figures.first_place[region]
            assert [int(card) for card in s.ship[first : first + len(new)]] == new
            assert set(old) <= set(new) or len(old) == s.figures.first_place[region + 1] - first


@rule("TA-5.2")
def test_with_a_free_space_nothing_is_pushed_out() -> None:
    s = atlantic(2, sea={"north_atlantic": [("arizona", 1), ("nubian", 1), "scotia"]}, reserve={0: ["oregon"]})
    events = play(s, "play transport", "deploy oregon", "steer north_atlantic")
    assert "ship_displaced" not in names(events)
    assert ships_in(s, "north_atlantic") == ["oregon", "arizona", "nubian", "scotia"]


# --- TA-5.3 ----------------------------------------------------------------------------------------------------------


@rule("TA-5.3")
def test_a_ship_goes_from_the_top_wherever_it_is_the_youngest() -> None:
    s = atlantic(
        2,
        sea={"north_atlantic": ["scotia"], "south_atlantic": [("arizona", 1)], "indian_ocean": [("umbria", 1)]},
        reserve={0: ["oregon"]},
    )
    play(s, "play transport", "deploy oregon")
    assert legal(s) == ["steer north_atlantic", "steer south_atlantic"]


@rule("TA-5.3")
def test_a_full_region_with_a_younger_ship_is_closed_to_an_older_one() -> None:
    s = atlantic(2, sea={**FULL, "north_atlantic": ["scotia"]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon")
    assert refused(s, "steer indian_ocean") == "TA-5.3"
    assert legal(s) == ["steer north_atlantic"]


@rule("TA-5.3")
def test_a_full_region_of_older_ships_is_open_from_the_top() -> None:
    s = atlantic(2, sea=FULL, reserve={0: ["aquitania"]})
    play(s, "play transport", "deploy aquitania")
    assert legal(s) == ["steer north_atlantic", "steer south_atlantic", "steer indian_ocean"]


@rule("TA-5.3")
def test_sailing_ships_and_scotia_count_as_ships_in_the_region() -> None:
    s = atlantic(
        2,
        sea={
            "north_atlantic": ["scotia"],
            "south_atlantic": [("cutty_sark", 0)],
            "indian_ocean": [("oregon", 1), ("arizona", 1), ("leander", 1)],
        },
        reserve={0: ["umbria"]},
    )
    play(s, "play transport", "deploy umbria", "steer indian_ocean")
    # LEANDER of 1867 is younger than Scotia of 1861, and older than CUTTY SARK of 1869
    assert ships_in(s, "north_atlantic") == ["leander", "scotia"]


# --- TA-5.4 ----------------------------------------------------------------------------------------------------------


@rule("TA-5.4")
def test_a_ship_that_opens_no_region_is_sorted_in_by_year_and_nothing_is_displaced() -> None:
    s = atlantic(2, sea=YOUNG, reserve={0: [("oregon", 1)]})
    events = play(s, "play transport", "deploy oregon", "steer south_atlantic")
    assert ships_in(s, "south_atlantic") == ["umbria", "oregon", "hammonia"]
    assert "ship_displaced" not in names(events)


@rule("TA-5.4")
def test_a_full_region_takes_no_ship_that_is_sorted_in() -> None:
    s = atlantic(2, sea=YOUNG, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon")
    assert refused(s, "steer north_atlantic") == "TA-5.4"
    assert refused(s, "steer indian_ocean") == "TA-5.4"
    assert legal(s) == ["steer south_atlantic"]


@rule("TA-5.4")
def test_sorting_in_is_illegal_while_some_region_opens_from_the_top() -> None:
    s = atlantic(2, sea={**YOUNG, "indian_ocean": [("hammonia", 1)]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon")
    assert refused(s, "steer south_atlantic") == "TA-5.4"
    assert legal(s) == ["steer indian_ocean"]


@rule("TA-5.4")
def test_a_full_region_that_opens_from_the_top_forbids_sorting_in_too() -> None:
    s = atlantic(
        2, sea={**YOUNG, "indian_ocean": [("hammonia", 1), ("arizona", 1), ("nubian", 1)]}, reserve={0: ["oregon"]}
    )
    play(s, "play transport", "deploy oregon")
    assert refused(s, "steer south_atlantic") == "TA-5.4"
    assert legal(s) == ["steer indian_ocean"]


@rule("TA-5.4")
def test_the_exception_is_checked_for_each_ship_separately() -> None:
    s = atlantic(2, sea=YOUNG, reserve={0: ["oregon", "campania"]})
    t = s.clone()
    play(s, "play transport", "deploy oregon")
    play(t, "play transport", "deploy campania")
    assert legal(s) == ["steer south_atlantic"]
    assert legal(t) == ["steer north_atlantic", "steer south_atlantic", "steer indian_ocean"]


@rule("TA-5.4")
def test_the_place_by_year_may_be_the_lowest() -> None:
    s = atlantic(2, sea=YOUNG, reserve={0: ["abyssinia"]})
    play(s, "play transport", "deploy abyssinia", "steer south_atlantic")
    assert ships_in(s, "south_atlantic") == ["umbria", "hammonia", "abyssinia"]


@rule("TA-5.4")
def test_with_several_regions_that_are_not_full_the_owner_chooses_where_to_sort_in() -> None:
    s = atlantic(2, sea={**YOUNG, "indian_ocean": [("majestic", 1)]}, reserve={0: ["oregon"]})
    play(s, "play transport", "deploy oregon")
    assert legal(s) == ["steer south_atlantic", "steer indian_ocean"]


@rule("TA-5.4")
def test_captain_and_coal_move_down_with_the_ships_below() -> None:
    s = atlantic(
        2, sea={**YOUNG, "south_atlantic": [("umbria", 1, 1), ("hammonia", 1, 3)]}, reserve={0: [("oregon", 2)]}
    )
    play(s, "play transport", "deploy oregon", "steer south_atlantic")
    first = int(s.figures.first_place[1])
    assert [int(seat) for seat in s.captain[first : first + 3]] == [1, 0, 1]
    assert [int(coal) for coal in s.coal[first : first + 3]] == [1, 2, 3]


# --- TA-5.5, TA-5.6 --------------------------------------------------------------------------------------------------


@rule("TA-5.5")
def test_a_ship_with_no_region_open_is_not_deployable() -> None:
    s = atlantic(2, sea=FULL, reserve={0: ["oregon", "aquitania"]})
    play(s, "play transport")
    assert refused(s, "deploy oregon") == "TA-5.5"
    assert legal(s) == ["deploy aquitania"]


@rule("TA-5.5", "TA-7.3")
def test_a_deployment_that_is_due_cannot_be_refused_even_where_it_is_sorting_in() -> None:
    s = atlantic(2, sea=YOUNG, reserve={0: ["oregon"]})
    play(s, "play transport")
    assert refused(s, "decline") == "TA-7.3"
    play(s, "deploy oregon")
    assert refused(s, "decline") == "TA-7.3"


@rule("TA-5.6")
def test_the_owner_chooses_the_region_among_the_legal_ones() -> None:
    s = atlantic(2, market=["arizona"] + [None] * 5, money={0: 100})
    play(s, "play shipyard", "buy arizona", "deploy arizona")
    assert (s.decision.seat, legal(s)) == (0, ["steer north_atlantic", "steer south_atlantic", "steer indian_ocean"])


@rule("TA-5.6")
def test_with_one_ship_and_one_region_nobody_is_asked() -> None:
    match = Match(
        atlantic(2, sea={**YOUNG, "south_atlantic": [("umbria", 0, 1), ("hammonia", 1)]}, reserve={0: ["oregon"]})
    )
    match.play(0, "play transport")
    assert match.texts() == ["play transport", "deploy oregon", "steer south_atlantic"]


# --- TA-5.11, TA-5.12 ------------------------------------------------------------------------------------------------


@rule("TA-5.11")
def test_a_ship_that_is_not_deployable_stays_in_the_reserve_with_captain_and_coal() -> None:
    s = atlantic(2, sea=FULL, reserve={0: [("oregon", 1)]})
    captains = int(s.captains[0])
    play(s, "play transport")
    assert (reserve_of(s, 0), coal_on(s, "oregon"), s.captains[0], s.active) == (["oregon"], 1, captains, 1)


@rule("TA-5.11")
def test_a_ship_just_bought_that_is_not_deployable_goes_to_the_reserve() -> None:
    s = atlantic(2, sea=FULL, market=["oregon"] + [None] * 5, money={0: 100})
    play(s, "play shipyard", "buy oregon")
    assert (reserve_of(s, 0), coal_on(s, "oregon"), s.active) == (["oregon"], 1, 1)


@rule("TA-5.11", "TA-11.4")
def test_a_ship_in_the_reserve_is_scored_at_the_end() -> None:
    s = atlantic(2, sea=FULL, reserve={0: ["oregon"]}, money={0: 0})
    assert s.game.scores(s)[0] == 3


@rule("TA-5.11")
@anywhere
def test_a_ship_that_is_not_deployable_never_becomes_deployable_again(seats: int, seed: int) -> None:
    s = GAME.new({"seats": seats}, seed)
    rng = seeded(seed)
    stuck = set[int]()
    while not s.over:
        for card in range(s.figures.cards):
            if any([reserve >> card & 1 == 1 for reserve in s.reserve]) and not options(s, regions(s), card, NONE):
                stuck.add(card)
        walk(s, rng, 1)
        assert not [card for card in stuck if options(s, regions(s), card, NONE)]


@rule("TA-5.12")
def test_a_ship_in_the_reserve_does_not_transport() -> None:
    s = atlantic(
        2,
        sea={**FULL, "indian_ocean": [("majestic", 0, 1), ("arizona", 1), ("nubian", 1)]},
        reserve={0: [("oregon", 1)]},
    )
    play(s, "play transport")
    assert legal(s) == ["sail majestic", "stop"]


@rule("TA-5.12")
@pytest.mark.parametrize("card", ["coal", "coal_plus"])
def test_a_ship_in_the_reserve_takes_no_coal(card: str) -> None:
    s = atlantic(2, sea=FULL, reserve={0: ["oregon"]}, hand={0: [card, "director"]})
    play(s, f"play {card}")
    assert (coal_on(s, "oregon"), s.active) == (0, 1)


@rule("TA-5.12")
def test_a_bunker_bought_loads_no_ship_in_the_reserve() -> None:
    s = atlantic(2, sea={"south_atlantic": [("arizona", 0, 0)], "indian_ocean": []}, reserve={0: ["oregon"]})
    play(s, "play invest", "mark coal_bunker")
    assert (coal_on(s, "oregon"), coal_on(s, "arizona")) == (0, 2)


SHORT: dict[str, list[Ship]] = {
    "south_atlantic": [("arizona", 0), ("nubian", 0)],
    "indian_ocean": [("belgenland", 0), ("devonia", 0)],
}


@rule("TA-5.12")
@pytest.mark.parametrize("moves", [["play coal_plus"], ["play invest", "mark coal_bunker"]])
def test_coal_for_a_ship_in_the_reserve_is_refused(moves: list[str]) -> None:
    s = atlantic(2, sea=SHORT, reserve={0: ["oregon"]}, hand={0: ["coal_plus", "invest", "director"]})
    play(s, *moves)
    assert refused(s, "load oregon") == "TA-5.12"


@rule("TA-5.12", "TA-7.10")
def test_coal_that_is_loaded_evenly_goes_to_ships_at_sea_only() -> None:
    s = atlantic(2, sea=SHORT, reserve={0: ["oregon"]})
    play(s, "play coal")
    assert refused(s, "load oregon") == "TA-7.10"


@rule("TA-5.12", "TA-7.2")
def test_the_extra_cube_goes_on_a_ship_just_bought_before_it_is_deployed() -> None:
    s = atlantic(2, sea=FULL, market=["oregon"] + [None] * 5, money={0: 100}, hand={0: ["shipyard_plus", "director"]})
    play(s, "play shipyard_plus", "buy oregon", "fit oregon")
    assert (reserve_of(s, 0), coal_on(s, "oregon")) == (["oregon"], 2)


@rule("TA-5.12")
def test_a_ship_in_the_reserve_does_not_count_as_a_ship_in_a_region() -> None:
    s = atlantic(2, sea=FULL, reserve={0: ["oregon"]})
    play(s, "play invest")
    assert [refused(s, f"build {region}") for region in FULL] == ["TA-7.12"] * 3
    assert offered(s, "mark freight")


# --- TA-5.13 ---------------------------------------------------------------------------------------------------------


def options(s: TransAtlantic, sea: list[list[int]], card: int, barred: int) -> list[int]:
    """Return the regions open to a ship, as the algorithm of the rules says."""
    year = s.figures.year
    others = [region for region in range(len(sea)) if region != barred]
    top = [region for region in others if all([year[ship] < year[card] for ship in sea[region]])]
    spaces = [s.figures.first_place[region + 1] - s.figures.first_place[region] for region in range(len(sea))]
    return top or [region for region in others if len(sea[region]) < spaces[region]]


def deployed(s: TransAtlantic, sea: list[list[int]], card: int, region: int) -> tuple[list[list[int]], int]:
    """Deploy a ship as the algorithm says, up to a displaced ship with a choice; return the regions and that ship."""
    sea[region] = sorted([*sea[region], card], key=lambda ship: -s.figures.year[ship])
    if len(sea[region]) <= s.figures.first_place[region + 1] - s.figures.first_place[region]:
        return sea, NONE
    out = sea[region].pop()
    ways = [] if s.figures.kind[out] == NEUTRAL else options(s, sea, out, region)
    if len(ways) == 1:
        return deployed(s, sea, out, *ways)
    return sea, out if ways else NONE


@rule("TA-5.13")
@anywhere
def test_ships_are_deployed_and_displaced_as_the_algorithm_says(seats: int, seed: int) -> None:
    s = GAME.new({"seats": seats}, seed)
    rng = seeded(seed)
    seen = 0
    while not s.over:
        d = s.decision
        if d.step != ROUTING:
            walk(s, rng, 1)
            continue
        card, sea = int(d.x), regions(s)
        ways = options(s, sea, card, int(d.y) - 1)
        assert legal(s) == [f"steer {s.figures.region_ids[region]}" for region in ways]
        assert d.y == 0 or len(ways) > 1
        region = ways[rng.roll(len(ways))]
        play(s, f"steer {s.figures.region_ids[region]}")
        assert (regions(s), s.adrift) == deployed(s, sea, card, region)
        seen += 1
    assert seen > 10
