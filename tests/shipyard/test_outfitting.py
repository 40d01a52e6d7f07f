"""The shakedown cruise: order and outfitting. [SY-18]"""

from itertools import product

import pytest

from blueriband.games.shipyard.data import ITEMS
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, read
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import canals_of, figure_of, row_of, stock_of, yard

LINE = [("C07", 0, 0, 0), ("C08", 1, 0, 0), ("C03", 2, 0, 0)]  # 18 spaces ahead of d
START = ("C07", "d", "W")
PLENTY = dict.fromkeys(ITEMS, 9)
ROOMY = ["B26", "M49", "M02", "S13"]  # masts 2, cranes 2, cannons 2, propellers 1, cabins 3
ROOM = {"sail": 2, "smokestack": 2, "crane": 2, "cannon": 2, "propeller": 1, "businessman": 3, "soldier": 3}


def fitting(
    *cards: str, store: dict[str, int], staff: list[str] | None = None, canals: list[tuple[str, int, int, int]] = LINE
) -> Shipyard:
    """Return a position of seat 0 with a ship that is manned and has nothing else on board."""
    s = yard(
        2, at="launching", row={0: list(cards)}, store={0: {"captain": 1, **store}}, staff={0: staff or []},
        canals={0: canals}, figure={0: (canals[0][0], "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man")
    return s


def fitted(s: Shipyard, item: str) -> int:
    """Fit as many pieces of a kind as there is room for, and return how many."""
    count = 0
    while offered(s, f"fit {item}"):
        play(s, f"fit {item}")
        count += 1
    return count


# --- order -----------------------------------------------------------------------------------------------------------


@rule("SY-18.1")
def test_the_player_decides_the_order_of_several_ships() -> None:
    s = yard(2, at="launching", row={0: "BMSBMMS"})
    assert legal(s) == ["launch 1", "launch 4"]


@rule("SY-18.1")
@pytest.mark.parametrize("move", ["pass", "stop", "go_on"])
def test_a_completed_ship_must_leave_this_turn(move: str) -> None:
    s = yard(2, at="launching", row={0: "BMSBMMS"})
    assert refused(s, move) == "SY-18.1"


@rule("SY-18.1")
def test_only_completed_ships_leave() -> None:
    s = yard(2, at="launching", row={0: "BMSBM.MS."})
    assert legal(s) == ["launch 1"]
    assert refused(s, "launch 4") == "SY-18.1"
    play(s, "launch 1")
    assert row_of(s, 0) == "...BM.MS."
    assert s.decision.seat == 1  # the turn is over


@rule("SY-18.1")
def test_every_ship_gets_its_own_cruise() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}}, canals={0: LINE}, figure={0: START}
    )  # fmt: skip
    first = play(s, "launch 4", "man", "done")
    second = play(s, "launch 1", "man", "done")
    assert names(first).count("space_entered") == names(second).count("space_entered") == 1


@rule("SY-18.2")
def test_a_cruise_starts_where_the_one_before_ended() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}}, canals={0: LINE}, figure={0: START}
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert figure_of(s, 0) == ("C07", "a", "d")
    play(s, "launch 4", "man", "done")
    assert figure_of(s, 0) == ("C07", "b", "a")


@rule("SY-18.2")
def test_pieces_put_on_one_ship_are_gone_for_the_next() -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M01", "S01", "B13", "M02", "S05"]},
        store={0: {"captain": 2, "sail": 1}}, canals={0: LINE}, figure={0: START},
    )  # fmt: skip
    play(s, "launch 4", "man", "fit sail", "done", "launch 1", "man")
    assert refused(s, "fit sail") == "SY-18.3"


@rule("SY-18.2")
def test_used_canals_are_gone_before_the_next_ship_is_chosen() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}},
        canals={0: [("C01", 0, 0, 0), ("C02", 1, 0, 0)]}, figure={0: ("C01", "f", "e")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert legal(s) == ["launch 4"]
    assert canals_of(s, 0) == ["C02"] and s.used[0] == 1


@rule("SY-18.2")
def test_a_ship_is_outfitted_scored_and_sailed_before_the_next_is_chosen() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 1}}, canals={0: LINE}, figure={0: START}
    )  # fmt: skip
    play(s, "launch 1", "man")
    assert refused(s, "launch 4") == "SY-18.4"
    assert names(play(s, "done")) == ["ship_scored", "space_entered", "ship_joined"]
    assert offered(s, "launch 4")


# --- pieces ----------------------------------------------------------------------------------------------------------


@rule("SY-18.3")
def test_only_pieces_of_the_own_shipyard_are_used() -> None:
    s = yard(
        2, at="launching", row={0: "BMS"}, store={0: {"captain": 1}, 1: PLENTY}, canals={0: LINE}, figure={0: START}
    )  # fmt: skip
    play(s, "launch 1", "man")
    assert legal(s) == ["done"]
    for item in ITEMS:
        assert refused(s, f"fit {item}") == "SY-18.3"


@rule("SY-18.3")
def test_any_piece_may_be_kept_back() -> None:
    s = fitting(*ROOMY, store=PLENTY)
    play(s, "fit crane", "done")
    assert stock_of(s, 0) == {**PLENTY, "crane": 8, "captain": 8}


@rule("SY-18.3")
def test_pieces_put_on_a_ship_stay_there() -> None:
    s = fitting(*ROOMY, store={"crane": 1, "soldier": 2})
    play(s, "fit crane", "fit soldier", "done")
    assert stock_of(s, 0) == {"soldier": 1}
    pieces = s.view(1)["seats"][0]["fleet"][0]["pieces"]
    assert {item: n for item, n in pieces.items() if n} == {"crane": 1, "captain": 1, "soldier": 1}


# --- capacity --------------------------------------------------------------------------------------------------------


@rule("SY-18.4", "SY-18.5")
@pytest.mark.parametrize(("item", "room"), [(item, room) for item, room in ROOM.items() if item in ITEMS[:5]])
def test_every_equipment_needs_a_mounting_point_of_its_kind(item: str, room: int) -> None:
    s = fitting(*ROOMY, store={item: 9})
    assert fitted(s, item) == room
    assert refused(s, f"fit {item}") == "SY-18.4"


@rule("SY-18.4", "SY-17.6")
@pytest.mark.parametrize(
    ("item", "extra"), [("sail", 2), ("smokestack", 2), ("crane", 2), ("cannon", 2), ("propeller", 1)]
)
def test_a_builder_allows_more_of_its_kind(item: str, extra: int) -> None:
    s = fitting(*ROOMY, store={item: 9}, staff=[f"builder_{item}"])
    assert fitted(s, item) == ROOM[item] + extra
    assert refused(s, f"fit {item}") == "SY-18.4"


@rule("SY-18.4")
def test_a_builder_does_not_help_other_kinds() -> None:
    s = fitting(*ROOMY, store={"cannon": 9}, staff=["builder_crane"])
    assert fitted(s, "cannon") == 2


@rule("SY-18.4", "SY-18.5")
@pytest.mark.parametrize(("sails", "stacks"), [(0, 2), (1, 1), (2, 0)])
def test_sails_and_smokestacks_share_masts(sails: int, stacks: int) -> None:
    s = fitting(*ROOMY, store={"sail": 9, "smokestack": 9})
    play(s, *["fit sail"] * sails, *["fit smokestack"] * stacks)
    assert refused(s, "fit sail") == refused(s, "fit smokestack") == "SY-18.4"


@rule("SY-18.4")
def test_sails_of_the_builder_leave_the_masts_to_smokestacks() -> None:
    s = fitting(*ROOMY, store={"sail": 9, "smokestack": 9}, staff=["builder_sail"])
    assert fitted(s, "smokestack") == 2
    assert fitted(s, "sail") == 2


@rule("SY-18.4")
def test_the_allowance_of_one_builder_is_not_for_the_other_kind_of_mast() -> None:
    s = fitting(*ROOMY, store={"sail": 1, "smokestack": 9}, staff=["builder_sail"])
    assert fitted(s, "smokestack") == 2  # not four


@rule("SY-18.5")
def test_a_mounting_point_takes_only_its_own_equipment() -> None:
    s = fitting("B07", "M12", "S23", store=PLENTY)  # three cranes and nothing else
    assert fitted(s, "crane") == 3
    for item in ("sail", "smokestack", "cannon", "propeller"):
        assert refused(s, f"fit {item}") == "SY-18.4"


@rule("SY-18.4", "SY-18.5")
@pytest.mark.parametrize("people", [p for p in product(range(4), repeat=3) if sum(p) == 3])
def test_a_cabin_takes_any_crew_member(people: tuple[int, int, int]) -> None:
    s = fitting(*ROOMY, store={"captain": 9, "businessman": 9, "soldier": 9})
    for member, number in zip(("captain", "businessman", "soldier"), people, strict=True):
        play(s, *[f"fit {member}"] * number)
    for member in ("captain", "businessman", "soldier"):
        assert refused(s, f"fit {member}") == "SY-18.6"


@rule("SY-18.6")
def test_the_captain_needs_no_cabin_but_every_officer_does() -> None:
    s = fitting("B02", "M04", "S02", store={"captain": 3})  # not a single cabin
    assert s.outfit[ITEMS.index("captain")] == 1
    assert refused(s, "fit captain") == "SY-18.6"


@rule("SY-18.6", "SY-17.12")
def test_the_crew_builder_covers_two_officers() -> None:
    s = fitting("B02", "M04", "S02", store={"captain": 9}, staff=["builder_crew"])
    assert fitted(s, "captain") == 2


# --- the order of choices --------------------------------------------------------------------------------------------


@rule("SY-18.7")
def test_a_ship_that_can_score_is_manned_or_dismantled() -> None:
    s = yard(2, at="launching", row={0: "BMS"}, store={0: {"captain": 1}}, canals={0: LINE}, figure={0: START})
    play(s, "launch 1")
    assert legal(s) == ["man", "dismantle"]
    play(s, "man")
    assert stock_of(s, 0) == {}
    assert s.outfit[ITEMS.index("captain")] == 1


@rule("SY-18.7", "SY-20.5")
def test_a_ship_that_cannot_score_is_dismantled_without_a_question() -> None:
    s = yard(2, at="launching", row={0: "BMS"}, canals={0: LINE}, figure={0: START})
    assert "ship_failed" in names(play(s, "launch 1"))
    assert s.decision.seat == 1


@rule("SY-18.7")
def test_pieces_come_before_the_speed_and_the_speed_before_the_route() -> None:
    s = fitting(*ROOMY, store={"sail": 1}, staff=["helmsman"], canals=[("C16", 0, 0, 0)])
    assert legal(s) == ["fit sail", "done"]
    play(s, "done")
    assert legal(s) == ["speed 1", "speed 2"]
    play(s, "speed 2")
    assert legal(s) == ["steer f", "steer h"]


@rule("SY-18.7", "SY-20.3")
def test_a_piece_that_makes_the_ship_too_fast_is_not_offered() -> None:
    s = fitting(*ROOMY, store={"sail": 9, "crane": 1}, canals=[("C01", 0, 0, 0)])
    play(s, "fit sail")  # speed 2, and two spaces ahead
    assert refused(s, "fit sail") == "SY-20.3"
    assert offered(s, "fit crane")


@rule("SY-18.7")
def test_helmsman_and_rigger_do_not_limit_the_pieces() -> None:
    s = fitting(*ROOMY, store={"sail": 9}, staff=["helmsman"], canals=[("C01", 0, 0, 0)])
    play(s, "fit sail")
    assert offered(s, "done")
    assert figure_after(s, "done") == ("C01", "f", "e")  # speed 2: no room for the helmsman


def figure_after(s: Shipyard, *moves: str) -> tuple[str, str, str] | None:
    """Play moves and return where the figure has come."""
    play(s, *moves)
    return figure_of(s, 0)


def permitted(far: int, staff: list[str]) -> set[tuple[int, ...]]:
    """Return the loads that SY-18.4 and SY-20.3 permit on ROOMY, with two pieces of each kind and three captains."""

    def spare(item: str) -> int:
        return (1 if item == "propeller" else 2) if f"builder_{item}" in staff else 0

    found: set[tuple[int, ...]] = set()
    for sails, stacks, props, cranes, cannons, officers, traders in product(range(3), repeat=7):
        steam = stacks > 0 and props > 0
        speed = 4 + stacks - 1 + props - 1 + sails if steam else 1 + sails + props + stacks // 2
        masts = max(0, sails - spare("sail")) + max(0, stacks - spare("smokestack"))
        if masts <= 2 and props <= 1 + spare("propeller") and cranes <= 2 and cannons <= 2:
            if officers + traders <= 3 + spare("crew") and speed <= far:
                found.add((sails, stacks, props, cranes, cannons, 1 + officers, traders, 0))
    return found


def reached(s: Shipyard) -> set[tuple[int, ...]]:
    """Return the loads that can be reached piece by piece."""
    found: set[tuple[int, ...]] = set()
    waiting = [s]
    while waiting:
        here = waiting.pop()
        load = tuple(int(n) for n in here.outfit)
        if load not in found:
            found.add(load)
            assert offered(here, "done")  # stopping is always legal
            for move in legal(here):
                if move != "done":
                    after = here.clone()
                    after.play(read(after.game, move))
                    waiting.append(after)
    return found


@rule("SY-18.7", "SY-18.4")
@pytest.mark.parametrize("staff", [[], ["builder_sail", "builder_propeller"]])
@pytest.mark.parametrize(("canals", "far"), [(LINE, 18), ([("C07", 0, 0, 0)], 6), ([("C03", 0, 0, 0)], 4)])
def test_every_permitted_load_can_be_reached_piece_by_piece(
    staff: list[str], canals: list[tuple[str, int, int, int]], far: int
) -> None:
    store = {**dict.fromkeys(ITEMS, 2), "captain": 3, "soldier": 0}
    s = fitting(*ROOMY, store=store, staff=staff, canals=canals)
    assert reached(s) == permitted(far, staff)
