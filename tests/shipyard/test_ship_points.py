"""Points of a ship. [SY-21]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from tests.rules import play, rule
from tests.shipyard.build import row_of, yard

BIG = ["B26", "M49", "M43", "S13"]  # masts 1, cranes 2, cannons 3, propellers 1, cabins 4


def scored(fit: list[str]) -> tuple[Shipyard, int]:
    """Fit a ship out and return the position, and what it scored before its cruise."""
    store = {item: fit.count(item) for item in fit}
    s = yard(
        2, at="launching", row={0: [*BIG]}, store={0: {**store, "captain": 1 + fit.count("captain")}},
        canals={0: [("C08", 0, 0, 0)]}, figure={0: ("C08", "d", "W")},
    )  # fmt: skip
    events = play(s, "launch 1", "man", *[f"fit {item}" for item in fit], "done")
    return s, next(int(e["points"]) for e in events if e["event"] == "ship_scored")


@rule("SY-21.1")
@pytest.mark.parametrize(
    ("crew", "points"),
    [([], 1), (["captain"], 2), (["businessman"], 2), (["soldier"], 2), (["captain", "businessman", "soldier"], 4)],
)
def test_every_crew_member_counts_one(crew: list[str], points: int) -> None:
    assert scored(crew)[1] == points + 1  # speed 1


@rule("SY-21.2")
@pytest.mark.parametrize(
    ("pieces", "points"), [(["crane"], 2), (["cannon"], 2), (["crane"] * 2, 4), (["crane", "cannon", "cannon"], 6)]
)
def test_every_crane_and_every_cannon_counts_two(pieces: list[str], points: int) -> None:
    assert scored(pieces)[1] == points + 2  # the captain and speed 1


@rule("SY-21.3")
@pytest.mark.parametrize(
    ("pieces", "speed"), [([], 1), (["sail"], 2), (["smokestack"], 1), (["smokestack", "propeller"], 4)]
)
def test_the_speed_counts_and_sails_smokestacks_and_propellers_only_by_it(pieces: list[str], speed: int) -> None:
    assert scored(pieces)[1] == 1 + speed


@rule("SY-21.4")
def test_shakedown_points_are_added() -> None:
    s, before = scored(["crane", "businessman"])
    assert before == 2 + 2 + 1
    assert s.points[0] == before + 2  # the commercial official on a
    assert s.view(1)["seats"][0]["fleet"][0]["points"] == before + 2


@rule("SY-21.5")
def test_the_ship_with_its_pieces_joins_the_fleet_and_its_columns_become_empty() -> None:
    s, _points = scored(["crane", "sail", "soldier"])
    ship = s.view(1)["seats"][0]["fleet"][0]
    assert ship["cards"] == BIG
    assert {item: n for item, n in ship["pieces"].items() if n} == {"sail": 1, "crane": 1, "captain": 1, "soldier": 1}
    assert row_of(s, 0) == "........."


@rule("SY-21.5")
def test_the_other_cards_of_the_row_stay() -> None:
    s = yard(
        2, at="launching", row={0: "B.BMS.M.S"}, store={0: {"captain": 1}}, canals={0: [("C08", 0, 0, 0)]},
        figure={0: ("C08", "d", "W")},
    )  # fmt: skip
    play(s, "launch 3", "man", "done")
    assert row_of(s, 0) == "B.....M.S"


@rule("SY-21.5")
def test_the_points_of_all_ships_add_up() -> None:
    s = yard(
        2, at="launching", row={0: ["B02", "M02", "S02", "B03", "M03", "S03"]}, store={0: {"captain": 2}},
        fleet=[(0, ["B01", "M01", "S01"], {"captain": 1}, 7)], canals={0: [("C02", 0, 0, 0)]},
        figure={0: ("C02", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done", "launch 4", "man", "done")
    fleet = s.view(1)["seats"][0]["fleet"]
    assert [ship["points"] for ship in fleet] == [7, 2, 2]
    assert s.points[0] == 11
