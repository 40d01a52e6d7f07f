"""Points during the game and at the end, and who wins. [TA-11]"""

from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games.transatlantic.game import TransAtlanticGame
from blueriband.kernel.engine import Outcome
from blueriband.kernel.rng import seeded
from tests.rules import names, play, rule
from tests.transatlantic.build import Ship, atlantic, docks_of, finish, markers_of

GAME = TransAtlanticGame()
COLUMNS = ["blue_riband", "coal_bunker", "freight", "mail", "passengers"]
NO_SHIPS: dict[str, list[Ship]] = {
    "north_atlantic": ["scotia"],
    "south_atlantic": [],
    "indian_ocean": [],
    "pacific_ocean": [],
    "tasmanian_sea": [],
}
# GERMANIC, green, is pushed out of the North Atlantic and finds no region
WRECK: dict[str, list[Ship]] = {
    "north_atlantic": [("oregon", 0), ("stirling_castle", 0), ("city_of_berlin", 0), ("germanic", 1, 0)],
    "south_atlantic": [("hammonia", 0), ("devonia", 0), ("abyssinia", 0)],
    "indian_ocean": [("belgenland", 0), ("nubian", 0), ("adriatic", 0)],
}


def ended(seats: int = 2, **position: Any) -> Outcome:
    """Return the outcome of a game that ends in this position."""
    position.setdefault("money", dict.fromkeys(range(seats), 0))
    s = atlantic(seats, active=seats - 1, round=9, last_round=9, **position)
    finish(s)
    outcome = s.outcome()
    assert outcome is not None
    return outcome


# --- TA-11.1, TA-11.2, TA-11.3 ---------------------------------------------------------------------------------------


@rule("TA-11.1")
@pytest.mark.parametrize(
    ("markers", "docks", "value"),
    [(0, [], 3), (2, [], 7), (0, ["umbria"], 4), (2, ["umbria", "abyssinia"], 9), (6, ["umbria"], 13)],
)
def test_a_ship_is_worth_its_column_and_the_ships_of_its_flag_in_the_docks(
    markers: int, docks: list[str], value: int
) -> None:
    s = atlantic(2, markers={0: {"coal_bunker": markers}}, docks=docks)
    assert s.ship_value(0, COLUMNS.index("coal_bunker")) == value


@rule("TA-11.1")
def test_ships_of_other_flags_in_the_docks_do_not_count() -> None:
    s = atlantic(2, docks=["umbria", "oregon", "majestic"])
    assert [int(s.ship_value(0, column)) for column in range(5)] == [3, 4, 4, 4, 3]


@rule("TA-11.1")
def test_the_docks_count_for_everybody_and_the_sheet_for_its_owner() -> None:
    s = atlantic(2, docks=["umbria"], markers={1: {"coal_bunker": 1}})
    assert [int(s.ship_value(seat, 1)) for seat in range(2)] == [4, 6]


@rule("TA-11.2")
def test_a_wreck_is_scored_with_the_docks_after_the_renewal() -> None:
    s = atlantic(2, sea=WRECK, market=["umbria", "arizona"] + [None] * 4, money={0: 120}, spare_captains={0: 1})
    events = play(s, "play shipyard", "buy umbria", "deploy umbria", "steer north_atlantic")
    assert docks_of(s) == ["arizona"]  # green
    assert {"event": "wreck_scored", "seat": 1, "card": "germanic", "points": 4} in events


@rule("TA-11.2")
def test_a_wreck_is_scored_with_markers_gained_in_this_turn() -> None:
    sea: dict[str, list[Ship]] = {**WRECK, "north_atlantic": [*WRECK["north_atlantic"][:3], ("pommerania", 0)]}
    s = atlantic(2, sea=sea, reserve={0: ["umbria"]})
    events = play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert markers_of(s, 0, "blue_riband") == 1
    assert {"event": "wreck_scored", "seat": 0, "card": "pommerania", "points": 5} in events


@rule("TA-11.2")
def test_several_wrecks_are_scored_alike_in_any_order() -> None:
    points = []
    for order in (["oregon", "arizona", "umbria"], ["umbria", "arizona", "oregon"]):
        s = atlantic(2, docks=["germanic"], markers={1: {"freight": 1}})
        s.wrecks = type(s.wrecks)([s.figures.ids.index(ship) | 1 << 8 for ship in order])
        play(s, "play coal")
        points.append(int(s.points[1]))
    assert points == [6 + 6 + 3] * 2


@rule("TA-11.3")
def test_wrecks_houses_and_fleet_score_during_the_game() -> None:
    s = atlantic(2, sea=WRECK, reserve={0: ["umbria"]})
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    assert s.points[1] == 3
    s = atlantic(2, sea={**NO_SHIPS, "south_atlantic": [("oregon", 0, 1)]}, houses={"south_atlantic": [0, 0]})
    play(s, "play transport", "sail oregon")
    assert s.points[0] == 2
    s = atlantic(2, sea={**NO_SHIPS, "south_atlantic": [("oregon", 0, 1)]}, hand={0: ["fleet", "director"]})
    play(s, "play fleet")
    assert s.points[0] == 2


@rule("TA-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_never_lost(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        rng = seeded(seed)
        while not s.over:
            before = [int(points) for points in s.points]
            walk(s, rng, 1)
            assert all([points >= old for points, old in zip(s.points, before, strict=True)])


# --- TA-11.4 ---------------------------------------------------------------------------------------------------------


@rule("TA-11.4")
def test_steamships_at_sea_and_in_the_reserve_and_headquarters_score_their_value() -> None:
    outcome = ended(
        sea={**NO_SHIPS, "south_atlantic": [("oregon", 0), ("arizona", 0)], "indian_ocean": [("umbria", 0)]},
        reserve={0: ["caledonia"]},
        headquarters={0: ["hq_norddeutscher_lloyd", "hq_cunard"]},
        markers={0: {"freight": 2}},
        docks=["rotterdam"],
    )
    assert outcome.sources[0] == {
        "during": 0,
        "blue": 0,
        "black": 2 * 3,
        "green": 4 * (7 + 1),
        "white": 0,
        "red": 0,
        "money": 0,
        "rows": 1,
    }


@rule("TA-11.4")
def test_sailing_ships_score_nothing() -> None:
    assert ended(sea={**NO_SHIPS, "south_atlantic": [("cutty_sark", 0)]}).scores == [0, 0]


@rule("TA-11.4")
@pytest.mark.parametrize(("money", "points"), [(90, 0), (100, 1), (290, 2), (1000, 10)])
def test_every_full_hundred_pounds_is_a_point(money: int, points: int) -> None:
    assert ended(sea=NO_SHIPS, money={0: money, 1: 0}).scores == [points, 0]


@rule("TA-11.4")
@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ([0, 0, 0, 0, 0], 0),
        ([1, 0, 1, 0, 0], 2),
        ([4, 3, 2, 1, 0], 4),  # nothing for lower rows
        ([1, 1, 1, 1, 1], 5),
        ([2, 1, 2, 1, 1], 5 + 2 * 2),
        ([2, 2, 2, 2, 2], 5 + 10),
        ([3, 2, 2, 2, 4], 5 + 10 + 2 * 3),
        ([3, 3, 3, 3, 3], 5 + 10 + 15),
        ([4, 4, 4, 4, 3], 5 + 10 + 15 + 4 * 4),
        ([4, 4, 4, 4, 4], 50),
        ([5, 4, 6, 4, 4], 50),
    ],
)
def test_complete_rows_and_the_topmost_incomplete_one_score(markers: list[int], points: int) -> None:
    outcome = ended(sea=NO_SHIPS, markers={0: dict(zip(COLUMNS, markers, strict=True))})
    assert outcome.sources[0]["rows"] == outcome.scores[0] == points


@rule("TA-11.4")
def test_points_of_the_game_are_added() -> None:
    assert ended(sea=NO_SHIPS, points={0: 7, 1: 3}).scores == [7, 3]


@rule("TA-11.4")
def test_contracts_houses_coal_cards_and_the_tile_are_worth_nothing() -> None:
    sea: dict[str, list[Ship]] = {**NO_SHIPS, "south_atlantic": [("oregon", 0, 0), ("arizona", 1, 3)]}
    outcome = ended(
        president=True,
        sea=sea,
        contracts={1: 9},
        houses={"south_atlantic": [1, 1]},
        tile={0: 0, 1: 1},
        hand={0: ["president"], 1: ["president", "fleet", "trade"]},
    )
    assert outcome.scores == [3, 3]


@rule("TA-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scores_are_the_sum_of_their_sources(seats: int) -> None:
    for seed in range(10):
        s = GAME.new({"seats": seats}, seed)
        walk(s, seeded(seed), s.game.longest)
        outcome = s.outcome()
        assert outcome is not None
        assert [sum(sources.values()) for sources in outcome.sources] == outcome.scores


@rule("TA-11.4")
def test_the_end_tells_everybodys_points() -> None:
    s = atlantic(2, sea=NO_SHIPS, active=1, round=9, last_round=9, money={0: 100, 1: 300}, points={0: 5})
    events = play(s, "play ship_agent")
    assert events[-2:] == [
        {"event": "points_scored", "seat": 0, "points": 6},
        {"event": "points_scored", "seat": 1, "points": 3},
    ]
    assert "turn_begun" not in names(events)


# --- TA-11.5, TA-11.6 ------------------------------------------------------------------------------------------------


@rule("TA-11.5")
@pytest.mark.parametrize("winner", range(4))
def test_most_points_win(winner: int) -> None:
    outcome = ended(4, sea=NO_SHIPS, points={seat: 9 if seat == winner else seat for seat in range(4)})
    assert outcome.winners == [winner]
    assert outcome.ranking == [winner] + [seat for seat in (3, 2, 1, 0) if seat != winner]


@rule("TA-11.5")
def test_while_the_game_goes_on_nobody_has_won() -> None:
    assert atlantic(2, points={0: 99}).outcome() is None


@rule("TA-11.6")
@pytest.mark.parametrize(("first", "second", "winner"), [("oregon", "umbria", 1), ("etruria", "umbria", 0)])
def test_in_a_tie_the_youngest_ship_at_sea_wins(first: str, second: str, winner: int) -> None:
    sea: dict[str, list[Ship]] = {**NO_SHIPS, "south_atlantic": [(first, 0)], "indian_ocean": [(second, 1)]}
    outcome = ended(sea=sea)
    assert outcome.scores == [3, 3]
    assert (outcome.winners, outcome.ranking) == ([winner], [winner, 1 - winner])


@rule("TA-11.6")
def test_ships_in_the_reserve_are_compared_too() -> None:
    outcome = ended(sea={**NO_SHIPS, "south_atlantic": [("oregon", 0)]}, reserve={1: ["umbria"]})
    assert (outcome.scores, outcome.winners) == ([3, 3], [1])


@rule("TA-11.6")
def test_sailing_ships_are_compared_too() -> None:
    sea: dict[str, list[Ship]] = {**NO_SHIPS, "south_atlantic": [("ariel", 0)], "indian_ocean": [("cutty_sark", 1)]}
    assert ended(sea=sea).winners == [1]


@rule("TA-11.6")
def test_headquarters_are_not_compared() -> None:
    sea: dict[str, list[Ship]] = {**NO_SHIPS, "indian_ocean": [("abyssinia", 1)]}
    outcome = ended(sea=sea, headquarters={0: ["hq_hapag"]})
    assert (outcome.scores, outcome.winners) == ([3, 3], [1])


@rule("TA-11.6")
def test_scrapped_ships_are_not_compared() -> None:
    s = atlantic(2, sea=WRECK, reserve={0: ["umbria"]}, active=0, starter=1, round=9, last_round=9, money={0: 0, 1: 0})
    play(s, "play transport", "deploy umbria", "steer north_atlantic")
    outcome = s.outcome()
    assert outcome is not None and outcome.scores[1] == 3  # for GERMANIC, and it owns nothing any more
    t = s.clone()
    t.points[0] = t.points[0] + 3 - outcome.scores[0]
    tied = t.outcome()
    assert tied is not None and (tied.scores, tied.winners) == ([3, 3], [0])


@rule("TA-11.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_player_without_any_ship_ranks_last_among_the_tied(owner: int) -> None:
    outcome = ended(3, sea={**NO_SHIPS, "south_atlantic": [("cutty_sark", owner)]}, points={0: 4, 1: 4, 2: 1})
    assert outcome.winners == [owner]
    assert outcome.ranking == [owner, 1 - owner, 2]


@rule("TA-11.6")
def test_only_the_tied_are_compared() -> None:
    sea: dict[str, list[Ship]] = {**NO_SHIPS, "south_atlantic": [("ariel", 0)], "indian_ocean": [("aquitania", 2)]}
    assert ended(3, sea=sea, points={0: 9, 1: 9, 2: 0}).winners == [0]


@rule("TA-11.6")
@pytest.mark.parametrize(("tied", "points"), [([0, 1], {0: 5, 1: 5, 2: 4}), ([0, 1, 2], {0: 5, 1: 5, 2: 5})])
def test_where_none_of_the_tied_owns_a_ship_the_victory_is_shared(tied: list[int], points: dict[int, int]) -> None:
    assert ended(3, sea=NO_SHIPS, points=points).winners == tied
