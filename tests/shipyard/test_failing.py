"""Requirements, and ships that fail. [SY-20]"""

import pytest

from blueriband.games.shipyard.routes import reach
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import canals_of, figure_of, row_of, stock_of, yard

LINE = [("C07", 0, 0, 0), ("C08", 1, 0, 0)]
START = ("C07", "d", "W")
RING = [("C09", 0, 0, 3), ("C10", 1, 0, 0), ("C11", 1, 1, 1), ("C12", 0, 1, 2)]  # four bends: 3, 3, 5 and 5 spaces
SHIP = ["B01", "M01", "S01"]


@rule("SY-20.1")
def test_a_ship_with_a_captain_and_a_long_enough_route_scores() -> None:
    s = yard(
        2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 1, "sail": 1}}, canals={0: [("C01", 0, 0, 0)]},
        figure={0: ("C01", "d", "W")},
    )  # fmt: skip
    events = play(s, "launch 1", "man", "fit sail", "done")
    assert "ship_joined" in names(events)
    assert len(s.view(0)["seats"][0]["fleet"]) == 1


@rule("SY-20.1")
def test_without_a_captain_it_does_not_score() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]}, store={0: {"soldier": 2}}, canals={0: LINE}, figure={0: START})
    play(s, "launch 1")
    assert s.points[0] == 0 and s.view(0)["seats"][0]["fleet"] == []


@rule("SY-20.1")
def test_the_figure_must_be_able_to_move_the_full_speed() -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M36", "S01"]}, store={0: {"captain": 1, "sail": 3}},
        canals={0: [("C01", 0, 0, 0)]}, figure={0: ("C01", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit sail")
    assert refused(s, "fit sail") == "SY-20.3"


@rule("SY-20.2")
def test_a_ship_that_fails_leaves_the_game_with_its_cards() -> None:
    s = yard(
        2, at="launching", row={0: [*SHIP, "B02", None, "M02"]}, store={0: {"soldier": 1, "crane": 2}},
        canals={0: LINE}, figure={0: START}, contracts={0: ["CG02", "CG12", "CB01"]},
    )  # fmt: skip
    events = play(s, "launch 1")
    assert row_of(s, 0) == "...B.M..."
    assert s.view(1)["wrecked"] == SHIP
    assert s.points[0] == 0 and s.view(1)["seats"][0]["fleet"] == []
    assert "space_entered" not in names(events) and figure_of(s, 0) == START
    assert stock_of(s, 0) == {"soldier": 1, "crane": 2}
    assert set(s.view(0)["seats"][0]["held"].values()) == {0}


@rule("SY-20.2")
def test_nothing_is_mounted_on_a_ship_that_fails() -> None:
    s = yard(
        2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 2, "sail": 2}}, canals={0: LINE}, figure={0: START}
    )  # fmt: skip
    play(s, "launch 1", "dismantle")
    assert stock_of(s, 0) == {"captain": 2, "sail": 2}


@rule("SY-20.2")
def test_its_cards_never_return_to_a_deck() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]})
    decks = (list(s.bows), list(s.middles), list(s.sterns))
    play(s, "launch 1")
    assert (list(s.bows), list(s.middles), list(s.sterns)) == decks


@rule("SY-20.2")
def test_its_columns_become_empty_for_the_next_ship() -> None:
    s = yard(2, at="launching", row={0: "BMSBMMS"})
    play(s, "launch 4", "launch 1")
    assert row_of(s, 0) == "........."


# --- the longest forward route ---------------------------------------------------------------------------------------


@rule("SY-20.3")
@pytest.mark.parametrize(("figure", "way"), [(("C16", "d", "W"), 5), (("C16", "h", "S"), 5), (("C16", "f", "E"), 2)])
def test_the_longest_forward_route_counts_at_a_confluence(figure: tuple[str, str, str], way: int) -> None:
    s = yard(2, canals={0: [("C16", 0, 0, 0), ("C01", 1, 0, 0)]}, figure={0: figure})
    assert reach(s, 0, 63) == way


@rule("SY-20.3")
def test_a_route_cannot_return_to_a_tile_it_has_left() -> None:
    s = yard(2, canals={0: RING}, figure={0: ("C09", "h", "e")})
    assert reach(s, 0, 63) == 3 + 5 + 5


@rule("SY-20.3")
def test_the_search_stops_at_the_number_asked_for() -> None:
    s = yard(2, canals={0: RING}, figure={0: ("C09", "h", "e")})
    assert [reach(s, 0, most) for most in (0, 1, 12, 13, 14)] == [0, 1, 12, 13, 13]


@rule("SY-20.3")
@pytest.mark.parametrize(("sails", "rest"), [(1, "fit sail"), (0, "fit propeller")])
def test_a_ship_of_just_the_longest_route_sails(sails: int, rest: str) -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M36", "S01"]}, store={0: {"captain": 1, "sail": 2, "propeller": 1}},
        canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", *["fit sail"] * sails)
    if sails == 0:
        play(s, rest)
    assert refused(s, "fit sail") == "SY-20.3"
    play(s, "done")
    assert legal(s) == ["steer f", "steer h"]


@rule("SY-20.3")
def test_a_smokestack_that_turns_a_propeller_into_steam_may_be_too_fast() -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M36", "S01"]}, store={0: {"captain": 1, "smokestack": 2, "propeller": 1}},
        canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit propeller")
    assert refused(s, "fit smokestack") == "SY-20.3"


# --- failing on purpose, and by force --------------------------------------------------------------------------------


@rule("SY-20.4")
def test_a_player_may_let_a_ship_fail_that_could_score() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 1}}, canals={0: LINE}, figure={0: START})
    play(s, "launch 1")
    assert offered(s, "dismantle") and offered(s, "man")
    events = play(s, "dismantle")
    assert {"event": "ship_dismantled", "seat": 0, "cards": 3} in events
    assert (stock_of(s, 0), s.points[0], figure_of(s, 0)) == ({"captain": 1}, 0, START)


@rule("SY-20.4")
def test_once_manned_a_ship_is_not_dismantled() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 1}}, canals={0: LINE}, figure={0: START})
    play(s, "launch 1", "man")
    assert refused(s, "dismantle") == "SY-18.4"  # pieces are asked for


@rule("SY-20.5")
def test_without_a_captain_failing_is_forced() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]}, canals={0: LINE}, figure={0: START})
    assert {"event": "ship_failed", "seat": 0, "cards": 3, "lack": "captain"} in play(s, "launch 1")


@rule("SY-20.5")
def test_without_a_canal_failing_is_forced() -> None:
    s = yard(2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 1}})
    assert {"event": "ship_failed", "seat": 0, "cards": 3, "lack": "canal"} in play(s, "launch 1")
    assert stock_of(s, 0) == {"captain": 1} and canals_of(s, 0) == []


@rule("SY-20.5")
@pytest.mark.parametrize("behind", [[], [("C02", -1, 0, 0)]])
def test_without_a_forward_space_failing_is_forced(behind: list[tuple[str, int, int, int]]) -> None:
    s = yard(
        2, at="launching", row={0: [*SHIP]}, store={0: {"captain": 1}}, canals={0: [("C01", 0, 0, 0), *behind]},
        figure={0: ("C01", "f", "e")},
    )  # fmt: skip
    assert reach(s, 0, 63) == 0
    assert {"event": "ship_failed", "seat": 0, "cards": 3, "lack": "way"} in play(s, "launch 1")


@rule("SY-20.5")
def test_the_captain_spent_on_one_ship_is_missing_on_the_next() -> None:
    s = yard(2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 1}}, canals={0: LINE}, figure={0: START})
    play(s, "launch 1", "man", "done")
    assert {"event": "ship_failed", "seat": 0, "cards": 3, "lack": "captain"} in play(s, "launch 4")
