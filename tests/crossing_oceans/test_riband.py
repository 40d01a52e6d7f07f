"""The Blue Riband action. [CO-14]"""

import pytest

from blueriband.kernel.codec import legal
from tests.crossing_oceans.build import added, coal_in, ocean
from tests.rules import names, offered, play, refused, rule

FULL = {"blue_riband": 4, "coal_pier": 2, "green_token": 3, "white_token": 2, "red_token": 4}


@rule("CO-14.1")
def test_a_faster_ship_in_another_region_is_no_rival() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 1), "zanzibar": ("umbria", 1, 3)})
    events = play(s, "move blue_riband")
    assert "riband_won" in names(events)


@rule("CO-14.1")
def test_a_fast_ship_in_another_region_crosses_no_ocean() -> None:
    s = ocean(2, at="moving", sea={"zanzibar": ("umbria", 0, 3)})
    events = play(s, "move blue_riband")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]


@rule("CO-14.1")
def test_a_ship_in_another_region_cannot_be_chosen_for_the_crossing() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("arizona", 0, 2), "zanzibar": ("germanic", 0, 3)})
    assert offered(s, "cross arizona")
    assert refused(s, "cross germanic") == "CO-14.1"


@rule("CO-14.2")
@pytest.mark.parametrize("blocker", [("umbria", 1, 3), ("umbria", 1, 0), ("umbria", 0, 0)])
def test_a_faster_ship_blocks_the_slower_ones_with_or_without_coal(blocker: tuple[str, int, int]) -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 3), "havana": blocker})
    events = play(s, "move blue_riband")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert coal_in(s, "montreal") == 3


@rule("CO-14.2")
def test_the_neutral_ship_blocks_ships_below_its_fifteen_knots() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("belgenland", 0, 3)})  # 14 knots
    events = play(s, "move blue_riband")
    assert "riband_won" not in names(events)


@rule("CO-14.2")
def test_ships_without_a_speed_and_clippers_never_qualify() -> None:
    s = ocean(2, at="moving", sea={"new_york": ("thermopylae", 0), "montreal": ("abyssinia", 0, 3)})
    events = play(s, "move blue_riband")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]


@rule("CO-14.2")
def test_ships_without_a_speed_and_clippers_block_nobody() -> None:
    s = ocean(
        2, at="moving",
        sea={"new_york": ("thermopylae", 1), "montreal": ("abyssinia", 1, 3), "havana": ("nubian", 0, 1)},
    )  # fmt: skip
    events = play(s, "move blue_riband")
    assert "riband_won" in names(events)


@rule("CO-14.2")
def test_a_ship_slower_than_the_top_speed_cannot_be_chosen() -> None:
    s = ocean(
        2, at="blue_riband",
        sea={"montreal": ("arizona", 0, 2), "havana": ("belgenland", 0, 3), "charleston": ("thermopylae", 0)},
    )  # fmt: skip
    assert offered(s, "cross arizona")
    assert refused(s, "cross belgenland") == "CO-14.2"
    assert refused(s, "cross thermopylae") == "CO-14.2"


@rule("CO-14.3")
def test_the_sole_fastest_ship_burns_one_coal() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 3)})
    stock = s.stock
    play(s, "move blue_riband")
    assert coal_in(s, "montreal") == 2
    assert s.stock == stock + 1


@rule("CO-14.3")
@pytest.mark.parametrize(
    "tied",
    [
        {"montreal": ("arizona", 0, 3)},  # with the neutral ship
        {"montreal": ("oregon", 0, 3), "havana": ("ormuz", 1, 0)},  # with a rival
        {"montreal": ("oregon", 0, 3), "havana": ("ormuz", 0, 0)},  # with another ship of one's own
        {"montreal": ("oregon", 0, 3), "havana": ("ormuz", 0, 0), "charleston": ("himalaya", 1, 1)},  # with both
    ],
)
def test_in_a_tie_the_performing_ship_burns_two_coal(tied: dict[str, tuple[str, int, int]]) -> None:
    s = ocean(2, at="blue_riband", sea={**tied})
    play(s, f"cross {tied['montreal'][0]}")
    assert coal_in(s, "montreal") == 1


@rule("CO-14.3")
def test_the_coal_for_a_tied_crossing_comes_from_the_performing_ship_alone() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("oregon", 0, 2), "havana": ("ormuz", 0, 2)})
    play(s, "cross ormuz")
    assert (coal_in(s, "montreal"), coal_in(s, "havana")) == (2, 0)


@rule("CO-14.3", "CO-14.4")
def test_a_ship_with_one_coal_cannot_be_chosen_in_a_tie() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("oregon", 0, 1), "havana": ("ormuz", 0, 2)})
    assert refused(s, "cross oregon") == "CO-14.3"


@rule("CO-14.4")
def test_the_sole_fastest_ship_is_used_without_asking_and_cannot_be_declined() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 1)})
    events = play(s, "move blue_riband")
    assert "riband_won" in names(events)
    assert s.active == 1


@rule("CO-14.4")
@pytest.mark.parametrize(
    "sea",
    [
        {"montreal": ("hammonia", 0, 0)},  # sole fastest, no coal
        {"montreal": ("arizona", 0, 1)},  # tied, one coal: there is no crossing for one coal in a tie
        {"montreal": ("oregon", 1, 3)},  # a rival's
        {},
    ],
)
def test_without_a_qualifying_ship_nothing_happens(sea: dict[str, tuple[str, int, int]]) -> None:
    s = ocean(2, at="moving", sea={**sea})
    money, stock = list(s.money), s.stock
    events = play(s, "move blue_riband")
    assert names(events) == ["captain_moved", "action_idle", "turn_begun"]
    assert (list(s.money), s.stock, added(s, 0, "blue_riband")) == (money, stock, 0)


@rule("CO-14.4")
def test_in_a_tie_the_player_chooses_a_qualifying_ship_or_declines() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("oregon", 0, 2), "havana": ("ormuz", 0, 3)})
    assert legal(s) == ["cross oregon", "cross ormuz", "decline"]


@rule("CO-14.4")
def test_a_declined_crossing_changes_nothing() -> None:
    s = ocean(2, at="blue_riband", money={0: 70}, sea={"montreal": ("arizona", 0, 2)})
    events = play(s, "decline")
    assert names(events) == ["action_idle", "turn_begun"]
    assert (s.money[0], coal_in(s, "montreal"), added(s, 0, "blue_riband")) == (70, 2, 0)


@rule("CO-14.4")
def test_only_own_ships_can_be_chosen() -> None:
    s = ocean(2, at="blue_riband", sea={"montreal": ("oregon", 0, 2), "havana": ("ormuz", 1, 3)})
    assert refused(s, "cross ormuz") == "CO-8.2"
    assert refused(s, "cross scotia") == "CO-8.4"


@rule("CO-14.5")
def test_a_crossing_returns_the_coal_then_pays_twice_the_income_then_brings_a_blue_riband() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"montreal": ("hammonia", 0, 1)}, tokens={0: {"blue_riband": 2}})
    events = play(s, "move blue_riband")
    assert events[1:3] == [
        {"event": "riband_won", "seat": 0, "card": "hammonia", "money": 80, "coal": 1},
        {"event": "token_gained", "seat": 0, "token": "blue_riband", "money": 0},
    ]
    assert (s.money[0], added(s, 0, "blue_riband")) == (80, 3)


@rule("CO-14.5")
def test_a_crossing_for_two_coal_also_pays_only_twice_the_income() -> None:
    s = ocean(2, at="blue_riband", money={0: 0}, sea={"montreal": ("arizona", 0, 3)})
    play(s, "cross arizona")
    assert s.money[0] == 100


@rule("CO-14.6", "CO-9.3")
def test_with_a_full_first_column_the_fewest_of_the_others_is_gained_at_its_cost() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"montreal": ("hammonia", 0, 1)}, tokens={0: FULL})
    play(s, "move blue_riband")
    assert legal(s) == ["token coal_pier", "token white_token"]
    play(s, "token white_token")
    assert added(s, 0, "white_token") == 3
    assert s.money[0] == 80 - 60  # paid from the income just taken


@rule("CO-14.6", "CO-9.7")
def test_the_substitute_for_a_blue_riband_must_be_taken_when_it_can_be_paid() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 1)}, tokens={0: FULL})
    play(s, "move blue_riband")
    assert refused(s, "decline") == "CO-9.7"


@rule("CO-14.6", "CO-9.2", "CO-9.4")
def test_no_other_token_than_the_fewest_stands_in_for_a_blue_riband() -> None:
    s = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 1)}, tokens={0: FULL})
    play(s, "move blue_riband")
    assert refused(s, "token blue_riband") == "CO-9.2"
    assert refused(s, "token red_token") == "CO-9.2"
    assert refused(s, "token green_token") == "CO-9.4"


@rule("CO-14.6", "CO-9.7")
def test_a_substitute_that_cannot_be_paid_is_skipped_and_the_crossing_stands() -> None:
    columns = {"blue_riband": 4, "coal_pier": 3, "green_token": 3, "white_token": 3, "red_token": 4}
    s = ocean(2, at="moving", money={0: 0}, sea={"montreal": ("hammonia", 0, 1)}, tokens={0: columns})
    events = play(s, "move blue_riband")
    assert "token_missed" in names(events)
    assert s.money[0] == 80
    assert s.active == 1


@rule("CO-14.6", "CO-9.5")
def test_with_all_columns_full_the_crossing_brings_only_money() -> None:
    columns = dict.fromkeys(FULL, 4)
    s = ocean(2, at="moving", money={0: 0}, sea={"montreal": ("hammonia", 0, 1)}, tokens={0: columns})
    play(s, "move blue_riband")
    assert s.money[0] == 80
    assert [added(s, 0, token) for token in columns] == [4] * 5


@rule("CO-14.7")
def test_after_the_neutral_ship_has_left_there_is_no_minimum_speed() -> None:
    s = ocean(2, at="moving", money={0: 0}, sea={"new_york": ("nubian", 0, 1)})  # 12 knots
    play(s, "move blue_riband")
    assert s.money[0] == 60
    assert added(s, 0, "blue_riband") == 1
