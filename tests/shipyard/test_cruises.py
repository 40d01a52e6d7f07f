"""Moving through the canals. [SY-22]"""

from typing import Any

import pytest

from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import canals_of, figure_of, stock_of, yard

System = list[tuple[str, int, int, int]]
Figure = tuple[str, str, str]
RICH = ["B26", "M49", "M43", "M36", "M52", "S18"]  # masts 3, crane 1, cannons 3, cabins 6, buoy 1, boats 3, lantern 1
PLAIN = ["B01", "M36", "S01"]  # masts 3, and no safety items


def sailing(
    canals: System,
    figure: Figure,
    fit: list[str] | None = None,
    cards: list[str] = RICH,
    staff: list[str] | None = None,
) -> tuple[Shipyard, list[dict[str, Any]]]:
    """Launch a ship of seat 0 with these pieces; return the position, and what has happened."""
    pieces = fit or []
    store = {item: pieces.count(item) for item in pieces}
    s = yard(
        2, at="launching", row={0: [*cards]}, store={0: {**store, "captain": 1 + pieces.count("captain")}},
        canals={0: canals}, figure={0: figure}, staff={0: staff or []},
    )  # fmt: skip
    return s, play(s, "launch 1", "man", *[f"fit {item}" for item in pieces], "done")


def way(events: list[dict[str, Any]]) -> list[str]:
    """Return the spaces entered."""
    return [f"{e['canal']} {e['space']}" for e in events if e["event"] == "space_entered"]


def won(events: list[dict[str, Any]]) -> list[int]:
    """Return the points of the spaces entered."""
    return [e["points"] for e in events if e["event"] == "space_entered"]


# --- movement --------------------------------------------------------------------------------------------------------


@rule("SY-22.1")
@pytest.mark.parametrize("sails", [0, 1, 2, 3])
def test_the_figure_moves_exactly_its_speed_one_joined_space_after_the_other(sails: int) -> None:
    _s, events = sailing([("C01", 0, 0, 0), ("C04", 1, 0, 0)], ("C01", "d", "W"), ["sail"] * sails)
    assert way(events) == ["C01 e", "C01 f", "C04 d", "C04 a"][: 1 + sails]


@rule("SY-22.2")
def test_the_figure_does_not_turn_round_at_the_start() -> None:
    s, events = sailing([("C03", 0, 0, 0)], ("C03", "b", "c"), ["sail"])
    assert way(events) == ["C03 a", "C03 d"]
    assert figure_of(s, 0) == ("C03", "d", "a")


@rule("SY-22.2", "SY-22.3")
def test_at_a_confluence_the_way_it_came_is_refused() -> None:
    s, _events = sailing([("C22", 0, 0, 0)], ("C22", "d", "W"), ["sail"])
    assert figure_of(s, 0) == ("C22", "e", "d")
    assert legal(s) == ["steer b", "steer f", "steer h"]
    assert refused(s, "steer d") == "SY-22.2"


@rule("SY-22.2")
def test_a_channel_that_is_not_there_cannot_be_taken() -> None:
    s, _events = sailing([("C22", 0, 0, 0)], ("C22", "d", "W"), ["sail"])
    assert refused(s, "steer a") == refused(s, "steer north") == "SY-22.3"


@rule("SY-22.2")
def test_the_stern_stays_forbidden_though_a_new_tile_was_rented_there() -> None:
    canals = [("C24", 0, 0, 0), ("C02", 0, -1, 1), ("C03", 1, 0, 0), ("C04", 0, 1, 1), ("C05", -1, 0, 0)]
    s, _events = sailing(canals, ("C24", "b", "N"))
    assert legal(s) == ["steer a", "steer c", "steer e"]
    assert refused(s, "steer north") == "SY-22.2"


@rule("SY-22.2")
def test_a_new_tile_behind_the_stern_makes_no_route_longer() -> None:
    s = yard(2, canals={0: [("C01", 0, 0, 0), ("C08", -1, 0, 0)]}, figure={0: ("C01", "d", "W")})
    assert reach(s, 0, 63) == 2


@rule("SY-22.2")
def test_a_space_with_an_unused_exit_is_no_end_of_movement() -> None:
    s, _events = sailing([("C23", 0, 0, 0)], ("C23", "d", "W"), ["sail"] * 3)
    assert figure_of(s, 0) == ("C23", "b", "a")  # it has an exit that leads nowhere
    assert legal(s) == ["steer c", "steer e"]


@rule("SY-22.3")
@pytest.mark.parametrize(("move", "end"), [("steer f", ("C16", "f", "e")), ("steer h", ("C16", "h", "e"))])
def test_the_player_chooses_at_a_confluence(move: str, end: Figure) -> None:
    s, _events = sailing([("C16", 0, 0, 0)], ("C16", "d", "W"), ["sail"])
    assert legal(s) == ["steer f", "steer h"]
    play(s, move)
    assert figure_of(s, 0) == end


@rule("SY-22.3")
def test_an_exit_to_another_tile_is_a_channel_of_its_space() -> None:
    s, _events = sailing([("C23", 0, 0, 0), ("C02", 0, -1, 1)], ("C23", "a", "d"), ["sail"])
    assert legal(s) == ["steer c", "steer e", "steer north"]
    play(s, "steer north")
    assert figure_of(s, 0) == ("C02", "f", "S")  # turned: its east exit looks south


@rule("SY-22.3")
def test_nothing_is_asked_where_only_one_channel_is_left() -> None:
    _s, events = sailing([("C16", 0, 0, 0), ("C01", 1, 0, 0)], ("C16", "d", "W"), ["sail", "sail"])
    assert way(events) == ["C16 e", "C16 f", "C01 d"]


# --- officials -------------------------------------------------------------------------------------------------------


@rule("SY-22.4")
@pytest.mark.parametrize(
    ("fit", "points"),
    [([], 0), (["soldier"], 1), (["cannon"], 1), (["soldier", "soldier", "cannon"], 3), (["crane", "businessman"], 0)],
)
def test_a_military_official_gives_one_per_soldier_and_cannon(fit: list[str], points: int) -> None:
    _s, events = sailing([("C04", 0, 0, 0)], ("C04", "d", "W"), fit)
    assert (way(events), won(events)) == (["C04 a"], [points])


@rule("SY-22.4")
@pytest.mark.parametrize(
    ("fit", "points"),
    [([], 0), (["businessman"], 1), (["crane"], 1), (["businessman", "businessman", "crane"], 3), (["soldier"], 0)],
)
def test_a_commercial_official_gives_one_per_businessman_and_crane(fit: list[str], points: int) -> None:
    _s, events = sailing([("C05", 0, 0, 0)], ("C05", "d", "W"), fit)
    assert (way(events), won(events)) == (["C05 a"], [points])


@rule("SY-22.4")
@pytest.mark.parametrize(
    ("canal", "space", "stern", "icon", "points"),
    [("C03", "f", "E", "lifeboat", 3), ("C13", "d", "W", "lifebuoy", 1), ("C18", "d", "W", "lantern", 1)],
)
def test_a_safety_official_gives_one_per_icon_on_the_cards(
    canal: str, space: str, stern: str, icon: str, points: int
) -> None:
    s, events = sailing([(canal, 0, 0, 0)], (canal, space, stern))
    figures = s.figures
    row = {"lifeboat": figures.lifeboat, "lifebuoy": figures.lifebuoy, "lantern": figures.lantern}[icon]
    assert sum(row[figures.card_ids.index(card)] for card in RICH) == points
    assert won(events) == [points]


@rule("SY-22.4")
def test_officers_and_the_captain_are_nothing_to_officials() -> None:
    _s, events = sailing([("C04", 0, 0, 0)], ("C04", "d", "W"), ["captain", "captain"])
    assert won(events) == [0]


@rule("SY-22.4")
def test_each_space_entered_counts_also_several_of_a_kind() -> None:
    canals = [("C04", 0, 0, 2), ("C01", 1, 0, 0)]  # military on a of C04 and d of C01
    _s, events = sailing(canals, ("C04", "b", "c"), ["sail", "sail", "sail", "soldier", "cannon"])
    assert way(events) == ["C04 a", "C04 d", "C01 d", "C01 e"]
    assert won(events) == [2, 0, 2, 0]


# --- the Blue Riband -------------------------------------------------------------------------------------------------


@rule("SY-22.5")
@pytest.mark.parametrize(("sails", "points"), [(0, 0), (1, 2), (2, 2), (3, 2)])
def test_a_blue_riband_counts_the_spaces_moved_so_far(sails: int, points: int) -> None:
    s, events = sailing([("C04", 0, 0, 0)], ("C04", "d", "W"), ["sail"] * sails, PLAIN)  # a riband on b
    assert [e["points"] for e in events if e["event"] == "riband_scored"] == [points] * (points > 0)
    assert s.points[0] == 1 + (1 + sails) + points


@rule("SY-22.5")
def test_only_the_last_blue_riband_of_a_cruise_counts() -> None:
    canals = [("C01", 0, 0, 0), ("C05", 1, 0, 0), ("C02", 2, 0, 0)]  # ribands on f of C01 and d of C05
    s, events = sailing(canals, ("C01", "d", "W"), ["sail"] * 3)
    assert way(events) == ["C01 e", "C01 f", "C05 d", "C05 a"]
    assert [e["points"] for e in events if e["event"] == "riband_scored"] == [3]
    assert s.points[0] == 1 + 4 + 3


@rule("SY-22.5")
def test_every_cruise_counts_from_its_own_start() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}}, canals={0: [("C04", 0, 0, 0)]},
        figure={0: ("C04", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    events = play(s, "launch 4", "man", "done")
    assert {"event": "riband_scored", "seat": 0, "points": 1} in events


@rule("SY-22.6")
def test_the_space_on_which_a_cruise_starts_gives_nothing() -> None:
    _s, events = sailing([("C01", 0, 0, 0)], ("C01", "d", "W"), ["soldier", "soldier"])  # military on d
    assert won(events) == [0]
    _s, events = sailing([("C05", 0, 0, 0)], ("C05", "d", "W"))  # a riband on d
    assert "riband_scored" not in names(events)


# --- where it stops --------------------------------------------------------------------------------------------------


@rule("SY-22.7")
def test_the_figure_stays_where_it_stops_and_chooses_the_branch_when_the_next_ship_sails() -> None:
    s = yard(
        2, at="launching", row={0: "BMSBMS"}, store={0: {"captain": 2}}, canals={0: [("C16", 0, 0, 0)]},
        figure={0: ("C16", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert figure_of(s, 0) == ("C16", "e", "d")
    assert legal(s) == ["launch 4"]
    play(s, "launch 4", "man", "done")
    assert legal(s) == ["steer f", "steer h"]
    assert refused(s, "steer d") == "SY-22.2"


@rule("SY-22.8")
def test_only_crew_and_equipment_on_this_ship_count() -> None:
    s = yard(
        2, at="launching", row={0: [*RICH]}, store={0: {"captain": 1, "soldier": 5, "cannon": 5}},
        fleet=[(0, ["B05", "M15", "S14"], {"captain": 1, "soldier": 3, "cannon": 3}, 0)],
        canals={0: [("C04", 0, 0, 0)]}, figure={0: ("C04", "d", "W")},
    )  # fmt: skip
    events = play(s, "launch 1", "man", "fit soldier", "done")
    assert won(events) == [1]
    assert stock_of(s, 0) == {"soldier": 4, "cannon": 5}


@rule("SY-22.9")
@pytest.mark.parametrize(
    ("turns", "end"),
    [(0, ("C02", "d", "W")), (2, ("C02", "f", "W"))],
)
def test_crossing_a_border_puts_the_figure_on_the_exit_space_with_the_crossed_side_as_stern(
    turns: int, end: Figure
) -> None:
    s, _events = sailing([("C01", 0, 0, 0), ("C02", 1, 0, turns)], ("C01", "f", "e"))
    assert figure_of(s, 0) == end


@rule("SY-22.9")
@pytest.mark.parametrize(
    ("x", "y", "space", "stern"), [(0, -1, "h", "S"), (1, 0, "d", "W"), (0, 1, "b", "N"), (-1, 0, "f", "E")]
)
def test_the_stern_is_named_as_it_lies_on_the_grid(x: int, y: int, space: str, stern: str) -> None:
    figure = {"S": ("C22", "b", "e"), "W": ("C22", "f", "e"), "N": ("C22", "h", "e"), "E": ("C22", "d", "e")}[stern]
    s, _events = sailing([("C22", 0, 0, 0), ("C24", x, y, 0)], figure)
    assert figure_of(s, 0) == ("C24", space, stern)


@rule("SY-22.9")
def test_a_turned_tile_is_left_through_the_side_that_its_exit_looks_to() -> None:
    canals = [("C01", 0, 0, 0), ("C09", 1, 0, 1), ("C02", 1, -1, 1)]  # the bend leads from the west to the north
    s, events = sailing(canals, ("C01", "f", "e"), ["sail"] * 3)
    assert way(events) == ["C09 h", "C09 e", "C09 d", "C02 f"]
    assert figure_of(s, 0) == ("C02", "f", "S")


# --- the full speed --------------------------------------------------------------------------------------------------


@rule("SY-22.10")
def test_a_branch_too_short_for_the_rest_of_the_speed_is_refused() -> None:
    canals = [("C22", 0, 0, 0), ("C01", 1, 0, 0), ("C02", 0, 1, 1)]
    s, _events = sailing(canals, ("C22", "d", "W"), ["sail", "sail"])
    assert legal(s) == ["steer f", "steer h"]
    assert refused(s, "steer b") == "SY-22.10"


@rule("SY-22.10")
def test_the_rest_of_the_speed_is_measured_from_the_space_the_channel_leads_to() -> None:
    canals = [("C22", 0, 0, 0), ("C01", 1, 0, 0), ("C02", 0, 1, 1), ("C03", 0, 2, 1)]
    s, _events = sailing(canals, ("C22", "e", "d"), ["sail"])
    assert legal(s) == ["steer f", "steer h"]  # b alone is too short


@rule("SY-22.10")
def test_the_full_speed_must_be_used() -> None:
    s, _events = sailing([("C22", 0, 0, 0)], ("C22", "d", "W"), ["sail"])
    assert refused(s, "done") == refused(s, "stop") == "SY-22.3"
    assert offered(s, "steer h")


@rule("SY-22.9")
def test_a_figure_that_has_come_far_is_brought_back_to_the_middle() -> None:
    canals = [("C01", 7, 0, 0), ("C02", 8, 0, 0), ("C22", 9, 0, 0)]
    s, _events = sailing(canals, ("C01", "f", "e"))
    cells = {c["canal"]: (c["x"], c["y"]) for c in s.view(1)["seats"][0]["canals"]}
    assert cells == {"C02": (0, 0), "C22": (1, 0)}
    assert canals_of(s, 0) == ["C02", "C22"] and reach(s, 0, 63) == 2 + 3
