"""Ships that are pushed out: where they go, who decides, and the last voyage. [TA-5.7 to TA-5.9]"""

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal, tell
from blueriband.kernel.engine import NOBODY, NONE
from blueriband.kernel.match import Match, OutOfTurn
from blueriband.kernel.rng import seeded
from tests.rules import names, play, refused, rule
from tests.transatlantic.build import Ship, atlantic, coal_on, docks_of, owner_of, ships_in

GAME = TransAtlanticGame()
NORTH: list[Ship] = [("oregon", 0, 1), ("arizona", 0, 1), ("city_of_berlin", 0, 1), ("germanic", 1, 2)]
TWO_WAYS: dict[str, list[Ship]] = {
    "north_atlantic": NORTH,
    "south_atlantic": [("thermopylae", 0)],
    "indian_ocean": [("cutty_sark", 1)],
}
NO_WAY: dict[str, list[Ship]] = {
    "north_atlantic": NORTH,
    "south_atlantic": [("stirling_castle", 0), ("hammonia", 0), ("abyssinia", 0)],
    "indian_ocean": [("belgenland", 0), ("devonia", 1), ("nubian", 0)],
}
PUSH = ("play transport", "deploy umbria", "steer north_atlantic")


def with_last(ship: Ship) -> dict[str, list[Ship]]:
    """Return regions in which the lowest ship of the North Atlantic has no way to go."""
    return {**NO_WAY, "north_atlantic": [*NORTH[:3], ship]}


def told(s: TransAtlantic, event: str) -> list[dict[str, object]]:
    """Return the events of one kind since somebody began to listen."""
    said = [tell(s.game, e, -1) for e in s.events or [] if e.kind >= 0]
    return [e for e in said if e["event"] == event]


# --- TA-5.7 ----------------------------------------------------------------------------------------------------------


@rule("TA-5.7")
def test_deploying_into_a_full_region_pushes_out_the_lowest_ship() -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    events = play(s, *PUSH)
    assert ships_in(s, "north_atlantic") == ["umbria", "oregon", "arizona", "city_of_berlin"]
    assert {"event": "ship_displaced", "seat": 1, "card": "germanic", "region": "north_atlantic"} in events


@rule("TA-5.7")
def test_a_displaced_ship_keeps_captain_and_coal_for_the_moment() -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    captains, stock = int(s.captains[1]), int(s.stock)
    play(s, *PUSH)
    assert (s.captains[1], s.stock) == (captains, stock)
    assert (s.view(0)["adrift"], s.view(0)["adrift_coal"]) == ("germanic", 2)
    s.game.check(s)


# --- TA-5.8 ----------------------------------------------------------------------------------------------------------


@rule("TA-5.8", "TA-3.4")
@pytest.mark.parametrize("region", ["south_atlantic", "indian_ocean"])
def test_the_owner_of_a_displaced_ship_chooses_its_region_out_of_turn(region: str) -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert (s.decision.seat, s.active) == (1, 0)
    play(s, f"steer {region}")
    assert ships_in(s, region)[:1] == ["germanic"]
    assert s.decision.seat == 0


@rule("TA-5.8")
def test_a_displaced_ship_cannot_go_back_where_it_came_from() -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert refused(s, "steer north_atlantic") == "TA-5.8"
    assert legal(s) == ["steer south_atlantic", "steer indian_ocean"]


@rule("TA-5.8")
def test_the_owner_cannot_choose_scrapping_while_a_region_is_open() -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert refused(s, "decline") == "TA-5.8"


@rule("TA-5.8", "TA-5.4")
def test_a_displaced_ship_too_is_sorted_in_only_where_no_region_opens_from_the_top() -> None:
    sea: dict[str, list[Ship]] = {**TWO_WAYS, "south_atlantic": [("nubian", 0)]}
    s = atlantic(3, sea={**sea, "pacific_ocean": [("leander", 2)]}, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert refused(s, "steer south_atlantic") == "TA-5.4"
    assert legal(s) == ["steer indian_ocean", "steer pacific_ocean"]


@rule("TA-5.8", "TA-5.3")
def test_a_displaced_ship_is_too_old_for_a_full_region_of_younger_ones() -> None:
    sea: dict[str, list[Ship]] = {
        **TWO_WAYS,
        "south_atlantic": NO_WAY["south_atlantic"],
        "pacific_ocean": [("leander", 2)],
    }
    s = atlantic(3, sea=sea, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert refused(s, "steer south_atlantic") == "TA-5.3"


@rule("TA-5.8", "TA-5.4")
def test_a_displaced_ship_may_be_sorted_in_where_its_owner_likes() -> None:
    sea: dict[str, list[Ship]] = {**TWO_WAYS, "south_atlantic": [("nubian", 0)], "indian_ocean": [("devonia", 0)]}
    s = atlantic(2, sea=sea, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert (s.decision.seat, legal(s)) == (1, ["steer south_atlantic", "steer indian_ocean"])
    play(s, "steer indian_ocean")
    assert ships_in(s, "indian_ocean") == ["devonia", "germanic"]


@rule("TA-5.8")
def test_with_one_way_to_go_the_owner_is_not_asked() -> None:
    s = atlantic(2, sea={**TWO_WAYS, "south_atlantic": NO_WAY["south_atlantic"]}, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert s.decision.seat == 0
    assert ships_in(s, "indian_ocean") == ["germanic", "cutty_sark"]


@rule("TA-5.8")
def test_in_a_match_a_single_way_is_no_line_of_the_journal() -> None:
    sea: dict[str, list[Ship]] = {**TWO_WAYS, "south_atlantic": NO_WAY["south_atlantic"]}
    match = Match(atlantic(2, sea=sea, reserve={0: ["umbria"]}))
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    assert match.texts() == ["play transport", "deploy umbria", "steer north_atlantic"]
    assert match.asked == 0


@rule("TA-5.8")
def test_ones_own_displaced_ship_is_ones_own_to_decide() -> None:
    sea: dict[str, list[Ship]] = {**TWO_WAYS, "north_atlantic": [*NORTH[:3], ("germanic", 0, 1)]}
    s = atlantic(2, sea=sea, reserve={0: ["umbria"]})
    play(s, *PUSH)
    assert (s.decision.seat, s.active) == (0, 0)
    assert legal(s) == ["steer south_atlantic", "steer indian_ocean"]


@rule("TA-5.8")
def test_a_redeployed_ship_keeps_captain_and_coal() -> None:
    s = atlantic(2, sea=TWO_WAYS, reserve={0: ["umbria"]})
    play(s, *PUSH, "steer south_atlantic")
    assert (owner_of(s, "germanic"), coal_on(s, "germanic"), s.adrift) == (1, 2, NONE)


def chain() -> TransAtlantic:
    """Return a position with four players in which each of three ships pushes out the next."""
    return atlantic(
        4,
        sea={
            "north_atlantic": [("columbia", 0, 1), ("britannia", 0), ("ormuz", 0), ("etruria", 1, 1)],
            "south_atlantic": [("umbria", 0), ("oregon", 0), ("hammonia", 2, 2)],
            "indian_ocean": [("assyrian_monarch", 0), ("arizona", 0), ("devonia", 3, 3)],
            "pacific_ocean": [("stirling_castle", 0), ("belgenland", 0), ("nubian", 1)],
            "tasmanian_sea": [("majestic", 0), ("city_of_berlin", 2)],
        },
        reserve={0: ["campania"]},
        spare_captains={0: 1},
    )


@rule("TA-5.8")
def test_a_chain_goes_on_until_a_ship_finds_a_space() -> None:
    s = chain()
    events = play(s, "play transport", "deploy campania", "steer north_atlantic", "steer south_atlantic")
    assert [event["card"] for event in events if event["event"] == "ship_displaced"] == [
        "etruria",
        "hammonia",
        "devonia",
    ]
    assert ships_in(s, "south_atlantic") == ["etruria", "umbria", "oregon"]
    assert ships_in(s, "indian_ocean") == ["hammonia", "assyrian_monarch", "arizona"]
    assert ships_in(s, "tasmanian_sea") == ["majestic", "devonia", "city_of_berlin"]


@rule("TA-5.8", "TA-3.4")
def test_the_first_owner_in_a_chain_decides_how_it_goes_on() -> None:
    s = chain()
    play(s, "play transport", "deploy campania", "steer north_atlantic")
    assert (s.decision.seat, legal(s)) == (1, ["steer south_atlantic", "steer indian_ocean", "steer pacific_ocean"])
    play(s, "steer pacific_ocean")  # pushes out NUBIAN, which is sorted in where a space is left
    assert s.decision.seat == 0
    assert ships_in(s, "tasmanian_sea") == ["majestic", "nubian", "city_of_berlin"]


@rule("TA-5.8", "TA-3.4")
def test_a_second_owner_is_asked_in_the_middle_of_a_chain() -> None:
    s = atlantic(
        4,
        sea={
            "north_atlantic": [("columbia", 0), ("britannia", 0), ("ormuz", 0), ("etruria", 1)],
            "south_atlantic": [("umbria", 0), ("oregon", 0), ("hammonia", 2)],
            "indian_ocean": [("arizona", 3)],
            "pacific_ocean": [("belgenland", 3)],
            "tasmanian_sea": [("majestic", 0), ("city_of_berlin", 2), ("nubian", 3)],
        },
        reserve={0: ["campania"]},
        spare_captains={0: 1},
    )
    play(s, "play transport", "deploy campania", "steer north_atlantic", "steer south_atlantic")
    assert (s.decision.seat, s.active) == (2, 0)
    assert legal(s) == ["steer indian_ocean", "steer pacific_ocean"]


@rule("TA-5.8", "TA-3.4")
def test_in_a_match_each_owner_in_a_chain_confirms_before_the_next_is_asked() -> None:
    sea: dict[str, list[Ship]] = {
        "north_atlantic": [("columbia", 0, 1), ("britannia", 0), ("ormuz", 0), ("etruria", 1)],
        "south_atlantic": [("umbria", 0), ("oregon", 0), ("hammonia", 2)],
        "indian_ocean": [("arizona", 1)],
        "pacific_ocean": [("belgenland", 1)],
    }
    match = Match(atlantic(3, sea=sea, reserve={0: ["campania"]}))
    match.play(0, "play transport")
    match.play(0, "steer north_atlantic")
    match.play(1, "steer south_atlantic")
    assert (match.asked, match.ready) == (1, True)
    match.confirm(1)
    assert match.asked == 2
    assert match.seen_by(2)["decision"]["moves"] == ["steer indian_ocean", "steer pacific_ocean"]
    match.play(2, "steer pacific_ocean")
    match.confirm(2)
    assert match.asked == 0


@rule("TA-5.8", "TA-4.5")
def test_in_a_match_an_answer_after_which_the_market_is_renewed_cannot_be_taken_back() -> None:
    market: list[str | None] = ["umbria", "etruria", None, None, None, None]
    match = Match(atlantic(2, sea=TWO_WAYS, market=market, deck=["ormuz"], money={0: 120}))
    match.play(0, "play shipyard")
    match.play(0, "buy umbria")
    match.play(0, "steer north_atlantic")
    assert match.seen_by(1)["decision"]["revealing"] == ["steer south_atlantic", "steer indian_ocean"]
    match.play(1, "steer south_atlantic")
    assert (match.drafting, match.asked, match.state.active) == (NOBODY, 1, 1)
    with pytest.raises(OutOfTurn):
        match.take_back(1)


@rule("TA-5.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_displaced_ship_is_older_than_the_one_that_pushed_it_out(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        s.events = []
        walk(s, seeded(seed), 2000)
        assert told(s, "ship_displaced")
        year = {card: int(s.figures.year[n]) for n, card in enumerate(s.figures.ids)}
        deployed = ""
        for event in [tell(s.game, e, -1) for e in s.events if e.kind >= 0]:
            if event["event"] == "ship_deployed":
                deployed = event["card"]
            elif event["event"] == "ship_displaced":
                assert year[event["card"]] < year[deployed]


# --- TA-5.9 ----------------------------------------------------------------------------------------------------------


@rule("TA-5.9")
def test_a_displaced_ship_without_a_region_is_scrapped_and_nobody_is_asked() -> None:
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]})
    events = play(s, *PUSH)
    assert {"event": "ship_scrapped", "seat": 1, "card": "germanic"} in events
    assert s.decision.seat == 0


@rule("TA-5.9")
def test_a_ready_ship_makes_a_last_voyage_and_its_coal_returns() -> None:
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]}, money={1: 0})
    stock = int(s.stock)
    events = play(s, *PUSH)
    assert {"event": "ship_sailed", "seat": 1, "card": "germanic", "money": 40, "coal": 1} in events
    assert (s.money[1], s.stock) == (40, stock + 2)


@rule("TA-5.9")
def test_the_last_voyage_scores_the_owners_houses_where_the_ship_was_pushed_out() -> None:
    houses = {"north_atlantic": [1, 1, 0], "south_atlantic": [1], "indian_ocean": [0]}
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]}, houses=houses)
    play(s, *PUSH)
    assert (s.points[1], s.points[0]) == (2, 0)


@rule("TA-5.9")
def test_a_steamship_without_coal_makes_no_last_voyage_and_is_scored_all_the_same() -> None:
    s = atlantic(
        2, sea=with_last(("germanic", 1)), reserve={0: ["umbria"]}, money={1: 0}, houses={"north_atlantic": [1]}
    )
    events = play(s, *PUSH, "stop")
    assert "ship_sailed" not in names(events)
    assert (s.money[1], s.points[1]) == (0, 3)


@rule("TA-5.9")
def test_a_sailing_ship_always_makes_its_last_voyage_and_scores_nothing() -> None:
    s = atlantic(
        2, sea=with_last(("cutty_sark", 1)), reserve={0: ["umbria"]}, money={1: 0}, houses={"north_atlantic": [1]}
    )
    captains = int(s.captains[1])
    events = play(s, *PUSH, "stop")
    assert {"event": "ship_sailed", "seat": 1, "card": "cutty_sark", "money": 20, "coal": 0} in events
    assert "wreck_scored" not in names(events)
    assert (s.money[1], s.points[1], s.captains[1]) == (20, 1, captains + 1)


@rule("TA-5.9")
@pytest.mark.parametrize("card", ["cargo", "cruise"])
def test_the_last_voyage_earns_the_normal_income_whatever_the_card(card: str) -> None:
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]}, money={1: 0}, hand={0: [card, "director"]})
    play(s, f"play {card}", "deploy umbria", "steer north_atlantic")
    assert s.money[1] == 40


@rule("TA-5.9", "TA-11.2")
def test_captain_and_points_come_only_when_the_turn_ends() -> None:
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]})
    captains = int(s.captains[1])
    play(s, *PUSH)
    assert (s.captains[1], s.points[1], s.active) == (captains, 0, 0)
    s.game.check(s)
    events = play(s, "stop")
    assert {"event": "wreck_scored", "seat": 1, "card": "germanic", "points": 3} in events
    assert (s.captains[1], s.points[1], s.active) == (captains + 1, 3, 1)


@rule("TA-5.9")
def test_a_scrapped_ship_leaves_the_game_and_does_not_go_to_the_docks() -> None:
    s = atlantic(2, sea=NO_WAY, reserve={0: ["umbria"]})
    play(s, *PUSH, "stop")
    assert "germanic" in s.view(0)["removed"]
    assert docks_of(s) == []
    assert not any(["germanic" in ships_in(s, region) for region in NO_WAY])


@rule("TA-5.9")
def test_ones_own_ship_can_be_scrapped_in_ones_own_turn() -> None:
    s = atlantic(2, sea=with_last(("germanic", 0, 1)), reserve={0: ["umbria"]}, money={0: 0})
    captains = int(s.captains[0])
    play(s, *PUSH)
    assert s.money[0] == 40
    play(s, "stop")
    assert (s.points[0], s.captains[0]) == (3, captains + 1)


@rule("TA-5.9")
def test_a_scrapped_ship_no_longer_counts_for_the_fleet() -> None:
    s = atlantic(2, sea=with_last(("pommerania", 1, 1)), reserve={0: ["umbria"]}, hand={1: ["fleet"]}, active=0)
    play(s, *PUSH, "stop")
    before = int(s.points[1])
    play(s, "play fleet")
    assert s.points[1] == before + 2  # DEVONIA alone
