"""`blueriband data` for Shipyard, whose figures lie in a dozen files."""

import shutil
from pathlib import Path

import pytest

from blueriband.games import BOXES, files
from tests.shell import here, result
from tests.test_data_command import Change, copied, edit, line_of

# with the file, how the line begins in which the mistake is told, and the mistake
BROKEN_SHIPYARD: dict[str, tuple[Change, str, str, str]] = {
    "wrong kind of card": (
        edit("ship_cards.csv", "B01,bow,bow", "B01,prow,bow"),
        "ship_cards.csv", "B01", "kind: must be one of bow, middle, stern, not 'prow'",
    ),
    "card in another deck": (
        edit("ship_cards.csv", "B01,bow,bow", "B01,stern,bow"),
        "ship_cards.csv", "B01", "deck: a stern cannot be in this deck",
    ),
    "propeller on a bow": (
        edit("ship_cards.csv", "B01,bow,bow,1,0,0,0", "B01,bow,bow,1,0,0,1"),
        "ship_cards.csv", "B01", "propeller: only a stern has a mount for a propeller",
    ),
    "unknown load": (
        edit("trains.csv", "T04,wood,wood,steel", "T04,wood,wood,iron"),
        "trains.csv", "T04", "car3: must be one of wood, steel, coal, not 'iron'",
    ),
    "unknown item": (
        edit("rings.csv", "manufacture_equipment,2,crane", "manufacture_equipment,2,derrick"),
        "rings.csv", "manufacture_equipment,2", "item: must be one of sail, smokestack, ",
    ),
    "unknown employee": (
        edit("employees.csv", "1,0,trader_wood_1,3", "1,0,trader_gold_1,3"),
        "employees.csv", "E10", "requires: there is no employee 'trader_gold_1'",
    ),
    "unknown provenance": (
        edit("trains.csv", "T01,wood,wood,wood,derived", "T01,wood,wood,wood,guessed"),
        "trains.csv", "T01", "provenance: must be one of rulebook, derived, reconstructed, owner, not 'guessed'",
    ),
    "gap in the channels": (
        edit("canals.toml", '[["d", "e"], ["e", "f"]]', '[["d", "e"]]'),
        "canals.toml", 'links = [["d", "e"], ["e", "f"]]', "canal[0].links: the channels must form a tree",
    ),
    "space that is cut off": (
        edit("canals.toml", '[["d", "e"], ["e", "f"]]', '[["d", "e"], ["e", "d"]]'),
        "canals.toml", 'links = [["d", "e"], ["e", "f"]]', "canal[0].links: the channels must form a tree",
    ),
    "channel to nowhere": (
        edit("canals.toml", '[["d", "e"], ["e", "f"]]', '[["d", "e"], ["e", "z"]]'),
        "canals.toml", 'links = [["d", "e"], ["e", "f"]]', "canal[0].links: ['e', 'z'] does not join two spaces",
    ),
    "opening on land": (
        edit("canals.toml", 'exits = { W = "d", E = "f" }', 'exits = { W = "d", N = "b" }'),
        "canals.toml", "exits", "canal[0].exits: N = 'b' is not the water behind that side",
    ),
    "unknown measure": (
        edit("contracts.toml", 'measure = "lanterns"', 'measure = "lamps"'),
        "contracts.toml", 'measure = "lanterns"', "contract[6].measure: must be one of employee_types, ",
    ),
    "dear bottom": (
        edit("market_prices.csv", "1,0,rulebook", "1,1,rulebook"),
        "market_prices.csv", "row_from_bottom", "price: the lowest space must be free",
    ),
    "out of range": (
        edit("setup.toml", "bonus_action_cost = 6", "bonus_action_cost = 600"),
        "setup.toml", "bonus_action_cost =", "bonus_action_cost: must be from 0 to 99, not 600",
    ),
    "bad syntax": (
        edit("action_track.toml", "spaces = 23", "spaces = = 23"),
        "action_track.toml", "spaces = 23", "file: is not TOML: ",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN_SHIPYARD)
def test_mistakes_in_the_figures_of_shipyard_are_told_too(name: str, tmp_path: Path) -> None:
    folder = copied("shipyard", tmp_path / "mine")
    change, file, start, mistake = BROKEN_SHIPYARD[name]
    change(folder)
    done = here("data", "check", str(folder), "--game", "shipyard")
    assert (done.returncode, done.stdout) == (2, "")
    expected = f"{file}:{line_of(file, start, 'shipyard')}: {mistake}"
    assert any(line.startswith(expected) for line in done.stderr.splitlines()), done.stderr


def test_a_folder_without_any_figures_is_no_folder_of_figures(tmp_path: Path) -> None:
    done = here("data", "check", str(tmp_path), "--game", "shipyard")
    assert (done.returncode, done.stdout) == (2, "")
    assert "ship_cards.csv:0: file: is missing" in done.stderr.splitlines()


def test_changes_of_shipyard_are_listed_file_by_file(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for file in ("ship_cards.csv", "canals.toml", "market_prices.csv", "contracts.toml", "employees.csv"):
        shutil.copy(files("shipyard")[file], folder)
    edit("ship_cards.csv", "B01,bow,bow,1,0,0,0,1", "B01,bow,bow,1,0,0,0,2")(folder)
    edit("canals.toml", 'icons = { d = "military", f = "blue_riband" }', 'icons = { d = "lantern" }')(folder)
    edit("market_prices.csv", "5,2,", "5,3,")(folder)
    edit("contracts.toml", "table = [0, 1, 2, 4, 7, 11, 15]", "table = [0, 1, 2, 4, 7, 11, 16]")(folder)
    edit("employees.csv", "E01,engineer_sail,engineer", "E01,engineer_sail,craftsman")(folder)
    lines = result(here("data", "check", str(folder), "--game", "shipyard")).splitlines()
    assert lines[0].endswith("5 figures differ from the standard:")
    assert lines[1:] == [
        "  canals.toml: canal[0].icons.d: military → lantern",
        "  canals.toml: canal[0].icons.f: blue_riband → nothing",
        "  contracts.toml: contract[0].table: 0, 1, 2, 4, 7, 11, 15 → 0, 1, 2, 4, 7, 11, 16",
        "  market_prices.csv: line 6.price: 2 → 3",
        "  ship_cards.csv: B01.cabin: 1 → 2",
    ]


def test_the_roster_of_shipyard_shows_every_file_with_its_sources() -> None:
    lines = result(here("data", "show", "shipyard", COLUMNS="120")).splitlines()
    plain = [" ".join(line.split()) for line in lines]
    assert "B01° bow° 1° 0° 0° 0° 1° 0° 0° 0° reconstructed" in plain
    assert "T01 wood' wood' wood'" in plain
    assert "C01 def° W d, E f° de ef° d military, f blue riband°" in plain
    assert "manufacture equipment' 3' sail'" in plain and "2 1" in plain
    assert "bonus_action_cost 6 rulebook" in plain
    assert all(any(line.startswith(file) for line in lines) for file in BOXES["shipyard"].files[1:])
