"""Rent Canal. [SY-11]"""

from collections import deque

import pytest

from blueriband.games.shipyard.actions.ability import can_lay
from blueriband.games.shipyard.data import EDGES, SIDES, SPACES
from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.state import FIRST_SIDE, Shipyard
from blueriband.kernel.codec import legal
from blueriband.kernel.engine import NONE
from blueriband.parts.sets import has
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import canals_of, figure_of, shelf_of, yard

FIVE = ["C01", "C02", "C03", "C04", "C05"]
RING = [("C09", 0, 0, 3), ("C10", 1, 0, 0), ("C11", 1, 1, 1), ("C12", 0, 1, 2)]  # four bends, each exit used


def renting(*shelf: str, canals: list[tuple[str, int, int, int]], figure: tuple[str, str, str]) -> Shipyard:
    """Return a position of seat 0 renting, with a system."""
    return yard(2, at="rent_canal", money={0: 6}, shelf={"canals": list(shelf)}, canals={0: canals}, figure={0: figure})


def lying(s: Shipyard, seat: int) -> list[tuple[str, int, int, int]]:
    """Return a system as everybody sees it."""
    return [(c["canal"], c["x"], c["y"], c["turns"]) for c in s.view(1 - seat)["seats"][seat]["canals"]]


def spaces_of(s: Shipyard, canal: int) -> set[int]:
    """Return the spaces of a canal: those with a channel or an exit."""
    linked = {space for space in range(9) if s.figures.links[canal * FIRST_SIDE + space]}
    return linked | {EDGES[side] for side in range(4) if has(s.figures.exits[canal], side)}


# --- renting ---------------------------------------------------------------------------------------------------------


@rule("SY-11.1")
def test_one_displayed_canal_is_bought_at_its_price_and_placed_at_once() -> None:
    s = yard(2, at="rent_canal", money={0: 3}, shelf={"canals": [*FIVE]}, decks={"canals": ["C06", "C07"]})
    assert set(legal(s)) == {f"rent {canal}" for canal in FIVE}
    play(s, "rent C04", "start west")
    assert s.money[0] == 3 - 2
    assert canals_of(s, 0) == ["C04"]
    assert s.decision.seat == 1  # exactly one: the action is over


@rule("SY-11.1")
def test_then_the_canals_slide_down_and_a_new_one_is_dealt() -> None:
    s = yard(2, at="rent_canal", money={0: 3}, shelf={"canals": [*FIVE]}, decks={"canals": ["C06", "C07"]})
    play(s, "rent C02")
    assert shelf_of(s, "canals") == ["C01", None, "C03", "C04", "C05"]
    play(s, "start west")
    assert shelf_of(s, "canals") == ["C01", "C03", "C04", "C05", "C06"]


@rule("SY-11.1")
def test_a_canal_beyond_the_purse_cannot_be_rented() -> None:
    s = yard(2, at="rent_canal", money={0: 1}, shelf={"canals": [*FIVE]})
    assert set(legal(s)) == {"rent C01", "rent C02", "rent C03"}
    assert refused(s, "rent C04") == "SY-11.1"


@rule("SY-11.1")
def test_a_canal_that_is_not_displayed_cannot_be_rented() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": [*FIVE]})
    assert refused(s, "rent C06") == "SY-11.1"


# --- geometry --------------------------------------------------------------------------------------------------------


@rule("SY-11.2")
@pytest.mark.parametrize("canal", range(24))
def test_a_tile_has_two_to_four_exits_and_its_channels_form_a_tree(canal: int) -> None:
    s = yard(2)
    spaces = spaces_of(s, canal)
    exits = [side for side in range(4) if has(s.figures.exits[canal], side)]
    links = {(a, b) for a in spaces for b in spaces if has(s.figures.links[canal * FIRST_SIDE + a], b)}
    assert 2 <= len(exits) <= 4
    assert all((b, a) in links for a, b in links)
    assert len(links) == 2 * (len(spaces) - 1)
    found, waiting = {EDGES[exits[0]]}, deque([EDGES[exits[0]]])
    while waiting:
        here = waiting.popleft()
        waiting += (fresh := {b for a, b in links if a == here} - found)
        found |= fresh
    assert found == spaces


@rule("SY-11.2")
@pytest.mark.parametrize(("turns", "way"), [(0, 5), (1, 5), (2, 2), (3, 2)])
def test_tiles_are_joined_when_both_have_an_exit_on_their_common_side(turns: int, way: int) -> None:
    s = yard(2, canals={0: [("C01", 0, 0, 0), ("C09", 1, 0, turns)]}, figure={0: ("C01", "d", "W")})
    assert reach(s, 0, 20) == way  # C09 has exits west and south


@rule("SY-11.2")
def test_tiles_that_do_not_share_a_side_are_not_joined() -> None:
    s = yard(2, canals={0: [("C01", 0, 0, 0), ("C02", 2, 0, 0)]}, figure={0: ("C01", "d", "W")})
    assert reach(s, 0, 20) == 2


@rule("SY-11.2")
def test_the_systems_of_two_players_are_not_joined() -> None:
    s = yard(2, canals={0: [("C01", 0, 0, 0)], 1: [("C02", 1, 0, 0)]}, figure={0: ("C01", "d", "W")})
    assert reach(s, 0, 20) == 2


@rule("SY-11.3")
def test_a_tile_may_be_turned_by_quarter_turns_when_placed() -> None:
    s = renting("C09", canals=[("C01", 0, 0, 0)], figure=("C01", "d", "W"))
    play(s, "rent C09")
    assert set(legal(s)) == {"lay 1:0 0", "lay 1:0 1", "lay -1:0 2", "lay -1:0 3"}
    play(s, "lay 1:0 1")
    assert lying(s, 0) == [("C01", 0, 0, 0), ("C09", 1, 0, 1)]


@rule("SY-11.3")
@pytest.mark.parametrize(("turns", "space"), [(0, "d"), (1, "h")])
def test_a_tile_is_never_mirrored(turns: int, space: str) -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M01", "S01"]}, store={0: {"captain": 1}},
        canals={0: [("C01", 0, 0, 0), ("C11", 1, 0, turns)]}, figure={0: ("C01", "f", "e")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert figure_of(s, 0) == ("C11", space, "W")  # from the west: d as printed, h after a quarter turn


@rule("SY-11.3")
def test_a_tile_is_never_moved_or_turned_afterwards() -> None:
    s = renting("C16", canals=[("C01", 0, 0, 0), ("C09", 1, 0, 1)], figure=("C01", "d", "W"))
    play(s, "rent C16", "lay 1:-1 1")
    assert lying(s, 0) == [("C01", 0, 0, 0), ("C09", 1, 0, 1), ("C16", 1, -1, 1)]


# --- the first canal -------------------------------------------------------------------------------------------------


@rule("SY-11.4")
@pytest.mark.parametrize(("side", "space", "stern"), [("north", "b", "N"), ("east", "f", "E"), ("west", "d", "W")])
def test_the_figure_starts_on_a_space_with_an_exit_its_stern_pointing_out(side: str, space: str, stern: str) -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C22"]})
    play(s, "rent C22")
    assert set(legal(s)) == {"start north", "start east", "start south", "start west"}
    play(s, f"start {side}")
    assert figure_of(s, 0) == ("C22", space, stern)


@rule("SY-11.4")
def test_the_figure_cannot_start_where_there_is_no_exit() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C01"]})
    play(s, "rent C01")
    assert set(legal(s)) == {"start east", "start west"}
    assert refused(s, "start north") == "SY-11.4"


@rule("SY-11.4")
def test_the_starting_space_is_not_scored() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C05"]})
    play(s, "rent C05", "start west")  # a Blue Riband
    assert s.points[0] == 0


@rule("SY-11.4")
def test_the_first_canal_lies_unturned_on_the_first_cell() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C09"]})
    play(s, "rent C09", "start south")
    assert lying(s, 0) == [("C09", 0, 0, 0)]


# --- further canals --------------------------------------------------------------------------------------------------


@rule("SY-11.5")
@pytest.mark.parametrize("move", ["lay 2:0 0", "lay 0:1 1", "lay 0:0 0", "lay 1:0 1", "lay 1:1 0"])
def test_a_canal_must_meet_an_exit_of_the_system_with_an_exit(move: str) -> None:
    s = renting("C02", canals=[("C01", 0, 0, 0)], figure=("C01", "d", "W"))
    play(s, "rent C02")
    assert set(legal(s)) == {"lay 1:0 0", "lay 1:0 2", "lay -1:0 0", "lay -1:0 2"}
    assert refused(s, move) == "SY-11.5"


@rule("SY-11.5")
def test_a_cell_that_faces_two_exits_is_offered_once() -> None:
    s = renting("C22", canals=[("C23", 0, 0, 0), ("C16", 1, 0, 0), ("C24", 0, 1, 0)], figure=("C23", "d", "W"))
    play(s, "rent C22")
    moves = legal(s)
    assert len(moves) == len(set(moves))
    assert {move.split()[1] for move in moves} == {"0:-1", "-1:0", "2:0", "1:1", "-1:1", "0:2"}


@rule("SY-11.5")
def test_a_turn_that_meets_only_a_closed_side_does_not_fit() -> None:
    s = renting("C02", canals=[("C22", 0, 0, 0), ("C23", 1, 0, 0), ("C01", 0, 1, 1)], figure=("C22", "d", "W"))
    play(s, "rent C02")
    assert offered(s, "lay 1:1 1")  # joins C23 in the north
    assert refused(s, "lay 1:1 0") == "SY-11.5"  # would meet but the closed side of C01


@rule("SY-11.6")
def test_other_borders_need_not_fit() -> None:
    s = renting(
        "C16", canals=[("C22", 0, 0, 0), ("C23", 1, 0, 0), ("C01", 0, 1, 1)], figure=("C22", "d", "W")
    )  # fmt: skip
    play(s, "rent C16", "lay 1:1 1")  # its exit to the west meets the closed side of C01
    c16 = s.figures.canal_ids.index("C16")
    joined = [s.joined[c16 * 4 + side] for side in range(4)]
    assert joined == [s.figures.canal_ids.index("C23"), NONE, NONE, NONE]


@rule("SY-11.6")
def test_a_tile_may_close_a_ring_and_is_joined_on_every_side_that_fits() -> None:
    s = renting("C12", canals=RING[:3], figure=("C09", "h", "e"))
    play(s, "rent C12", "lay 0:1 2")
    c12 = s.figures.canal_ids.index("C12")
    ids = [s.joined[c12 * 4 + side] for side in range(4)]
    assert [None if n == NONE else s.figures.canal_ids[n] for n in ids] == ["C09", "C11", None, None]


@rule("SY-11.7")
def test_the_figure_is_not_moved_when_canals_are_placed() -> None:
    s = renting("C02", canals=[("C01", 0, 0, 0)], figure=("C01", "e", "d"))
    play(s, "rent C02", "lay 1:0 0")
    assert figure_of(s, 0) == ("C01", "e", "d")


@rule("SY-11.8")
def test_the_exit_behind_the_stern_may_be_used() -> None:
    s = renting("C02", canals=[("C01", 0, 0, 0)], figure=("C01", "d", "W"))
    play(s, "rent C02", "lay -1:0 0")
    assert canals_of(s, 0) == ["C01", "C02"]
    assert reach(s, 0, 20) == 2  # it helps nobody yet


@rule("SY-11.8")
@pytest.mark.parametrize("move", ["lay -1:0 0", "lay 0:1 1"])
def test_an_exit_that_the_figure_cannot_reach_may_be_used(move: str) -> None:
    s = renting("C01", canals=[("C16", 0, 0, 0)], figure=("C16", "f", "e"))
    play(s, "rent C01")
    assert offered(s, move)


# --- when no canal can be placed -------------------------------------------------------------------------------------


@rule("SY-11.9")
def test_a_system_without_an_open_exit_cannot_be_extended() -> None:
    s = yard(2, at="final", canals={0: RING}, figure={0: ("C09", "h", "e")})
    assert refused(s, "final_action rent_canal") == "SY-26.2"


@rule("SY-11.9")
def test_the_card_cannot_be_chosen_either() -> None:
    s = yard(3, at="turn", canals={0: RING}, figure={0: ("C09", "h", "e")}, single={0: "build_ships", 1: None, 2: None})
    assert refused(s, "choose rent_canal") == "SY-5.3"


@rule("SY-11.9")
@pytest.mark.parametrize("canals", [[], RING[:3], RING[:1]])
def test_a_first_canal_or_one_that_faces_an_empty_cell_can_be_placed(canals: list[tuple[str, int, int, int]]) -> None:
    s = yard(2, at="final", canals={0: canals})
    assert offered(s, "final_action rent_canal")


@rule("SY-11.9")
def test_a_cruise_opens_a_ring() -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M01", "S01"]}, store={0: {"captain": 1}}, canals={0: RING},
        figure={0: ("C09", "h", "e")},
    )  # fmt: skip
    assert not can_lay(s, 0)
    events = play(s, "launch 1", "man", "done")
    assert "canal_used" in names(events)
    assert can_lay(s, 0)


@rule("SY-11.9")
def test_every_tile_fits_every_open_exit() -> None:
    for canal in yard(2).figures.canal_ids:
        if canal != "C01":
            s = renting(canal, canals=[("C01", 0, 0, 0)], figure=("C01", "d", "W"))
            play(s, f"rent {canal}")
            assert {move.split()[1] for move in legal(s)} == {"1:0", "-1:0"}


def test_sides_are_named_from_the_north_clockwise() -> None:
    assert [SPACES[space] for space in EDGES] == ["b", "f", "h", "d"] and SIDES == ["N", "E", "S", "W"]
