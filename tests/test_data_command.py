import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from blueriband.games import BOXES, files, find
from tests.shell import complaint, here, result, run

Change = Callable[[Path], None]


def copied(game: str, folder: Path) -> Path:
    """Return a copy of a game's figures."""
    folder.mkdir()
    for path in files(game).values():
        shutil.copy(path, folder)
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of the figures."""
    return copied("crossing-oceans", tmp_path / "mine")


def edit(file: str, old: str, new: str) -> Change:
    """Return a change of one place in a file."""

    def change(folder: Path) -> None:
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) >= 1
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def line_of(file: str, start: str, game: str = "crossing-oceans") -> int:
    """Return the line of the standard file that begins so."""
    lines = files(game)[file].read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


@pytest.mark.parametrize("game", BOXES)
def test_a_fresh_copy_is_the_standard(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    said = result(run("data", "copy", game, str(folder)))
    assert said.startswith(f"{', '.join(BOXES[game].files)} written to {folder}\n")
    assert f"blueriband data check {folder} --game {game}\n" in said
    checked = result(run("data", "check", str(folder), "--game", game))
    assert checked == f"{folder} is well: the standard figures ({find(game).data})\n"


def test_a_copy_overwrites_nothing(mine: Path) -> None:
    (mine / "tables.toml").unlink()
    assert complaint(here("data", "copy", "crossing-oceans", str(mine))).startswith(
        f"{mine / 'ships.csv'} is there already"
    )
    assert not (mine / "tables.toml").exists()


def test_what_was_changed_is_listed(mine: Path) -> None:
    edit("tables.toml", "refill = 3", "refill = 2")(mine)
    edit("tables.toml", "costs = [0, 30", "costs = [0, 40")(mine)
    edit("ships.csv", ",1100,60,30,60,30,13,4000", ",1100,60,30,70,30,,4000")(mine)
    lines = result(here("data", "check", str(mine), "--game", "crossing-oceans")).splitlines()
    assert lines[0].startswith(f"{mine} is well (") and lines[0].endswith("4 figures differ from the standard:")
    assert lines[1:] == [
        "  tables.toml: board.column[1].costs: 0, 30, 60, 90 → 0, 40, 60, 90",
        "  tables.toml: market.refill: 3 → 2",
        "  ships.csv: devonia.co_price: 60 → 70",
        "  ships.csv: devonia.co_speed: 13 → nothing",
    ]


def test_notes_are_no_figures(mine: Path) -> None:
    edit("ships.csv", "Anchor Line.", "Seen in the box.")(mine)
    edit("ships.csv", "Devonia,1877", "S.S. Devonia,1877")(mine)
    assert result(here("data", "check", str(mine))).startswith(f"{mine} is well: the standard figures (")


@pytest.mark.parametrize(("game", "file"), [(game, file) for game in BOXES for file in BOXES[game].files])
def test_a_folder_may_leave_a_file_to_the_game(game: str, file: str, tmp_path: Path) -> None:
    mine = copied(game, tmp_path / "mine")
    (mine / file).unlink()
    checked = result(here("data", "check", str(mine), "--game", game))
    assert checked.startswith(f"{mine} is well: the standard figures (")
    found = json.loads(result(here("data", "show", game, "--data", str(mine), "--json")))
    assert found["data"] == find(game).data and found["tables"]["setup"]
    assert len(found["cards"]) == (104 if game == "shipyard" else 55)


def test_corrected_cards_alone_are_played_with(mine: Path) -> None:
    (mine / "tables.toml").unlink()
    edit("ships.csv", "Devonia,1877,red", "Devonia,1877,blue")(mine)
    edit("ships.csv", "Belgenland,1878,blue", "Belgenland,1878,red")(mine)
    for game in ("crossing-oceans", "transatlantic"):
        lines = result(here("data", "check", str(mine), "--game", game)).splitlines()
        assert lines[1:] == ["  ships.csv: devonia.flag: red → blue", "  ships.csv: belgenland.flag: blue → red"]


def test_the_cards_of_one_game_do_not_trouble_the_other(mine: Path) -> None:
    (mine / "tables.toml").unlink()
    edit("ships.csv", "red,2,steamship,13,4000,1100,60,30,60,30", "red,2,steamship,13,4000,1100,60,30,70,30")(mine)
    changed = result(here("data", "check", str(mine))).splitlines()
    assert changed[1:] == ["  ships.csv: devonia.co_price: 60 → 70"]
    assert "is well: the standard figures" in result(here("data", "check", str(mine), "--game", "transatlantic"))


def number_of_fields(folder: Path) -> None:
    edit("ships.csv", "Devonia,1877,", "Devonia,1877,,")(folder)


def not_utf8(folder: Path) -> None:
    (folder / "ships.csv").write_bytes(b"\xff\xfe\x00")


def empty(folder: Path) -> None:
    (folder / "tables.toml").write_text("")


def neither(folder: Path) -> None:
    for file in ("ships.csv", "tables.toml"):
        (folder / file).unlink()


def a_folder_in_its_place(file: str) -> Change:
    """Return a change that puts a folder where a file should be."""

    def change(folder: Path) -> None:
        (folder / file).unlink()
        (folder / file).mkdir()

    return change


BROKEN: dict[str, tuple[Change, str]] = {
    "neither file": (neither, "tables.toml:0: file: is missing"),
    "no file": (a_folder_in_its_place("tables.toml"), "tables.toml:0: file: cannot be read: "),
    "no cards": (a_folder_in_its_place("ships.csv"), "ships.csv:0: file: cannot be read: "),
    "bad syntax": (
        edit("tables.toml", "money = 150", "money = = 150"),
        f"tables.toml:{line_of('tables.toml', 'money = 150')}: file: is not TOML: ",
    ),
    "wrong type": (
        edit("tables.toml", "money = 150", 'money = "much"'),
        f"tables.toml:{line_of('tables.toml', 'money = 150')}: setup.money: must be a whole number, not 'much'",
    ),
    "out of range": (
        edit("tables.toml", "refill = 3", "refill = 99"),
        f"tables.toml:{line_of('tables.toml', 'refill')}: market.refill: must be from 1 to 6, not 99",
    ),
    "not a multiple": (
        edit("tables.toml", "money = 150", "money = 155"),
        f"tables.toml:{line_of('tables.toml', 'money = 150')}: setup.money: must be a multiple of 10, not 155",
    ),
    "wrong length": (
        edit("tables.toml", "values = [3, 5, 7, 9, 10]", "values = [3, 5, 7]"),
        f"tables.toml:{line_of('tables.toml', 'values')}: board.values: must be a list of 5 numbers",
    ),
    "unknown key": (
        edit("tables.toml", "refill = 3", "refill = 3\nreffil = 3"),
        f"tables.toml:{line_of('tables.toml', 'refill') + 1}: market.reffil: is not a field of this file",
    ),
    "missing key": (
        edit("tables.toml", "refill = 3", "# refill = 3"),
        f"tables.toml:{line_of('tables.toml', '[market]')}: market.refill: is missing",
    ),
    "duplicate id": (
        edit("ships.csv", "\ndevonia,", "\nnubian,"),
        f"ships.csv:{line_of('ships.csv', 'devonia')}: id: 'nubian' stands above already",
    ),
    "duplicate year": (
        edit("ships.csv", "Devonia,1877", "Devonia,1876"),
        f"ships.csv:{line_of('ships.csv', 'devonia')}: year: 1876 is the year of Nubian too",
    ),
    "unknown flag": (
        edit("ships.csv", "Devonia,1877,red", "Devonia,1877,pink"),
        f"ships.csv:{line_of('ships.csv', 'devonia')}: flag: must be one of blue, black, green, white, red, not 'pink'",
    ),
    "unknown kind": (
        edit("ships.csv", "Devonia,1877,red,2,steamship", "Devonia,1877,red,2,raft"),
        f"ships.csv:{line_of('ships.csv', 'devonia')}: kind: must be one of steamship, clipper, neutral, headquarters",
    ),
    "unknown provenance": (
        edit("ships.csv", "reconstructed=year,Cunard paddle", "guessed=year,Cunard paddle"),
        f"ships.csv:{line_of('ships.csv', 'scotia')}: provenance: must have the headings rulebook, derived, carried",
    ),
    "number of fields": (
        number_of_fields,
        f"ships.csv:{line_of('ships.csv', 'devonia')}: line: has 19 fields, the header has 18",
    ),
    "missing column": (
        edit("ships.csv", "co_speed", "co_sped"),
        "ships.csv:1: co_speed: this column is missing",
    ),
    "not UTF-8": (not_utf8, "ships.csv:0: file: cannot be read: "),
    "empty": (empty, "tables.toml:0: pieces.captains: is missing"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_every_mistake_is_told_with_file_line_field_and_reason(name: str, mine: Path) -> None:
    change, expected = BROKEN[name]
    change(mine)
    done = here("data", "check", str(mine))
    assert (done.returncode, done.stdout) == (2, "")
    assert any(line.startswith(expected) for line in done.stderr.splitlines()), done.stderr


# with the file, how the line begins in which the mistake is told, and the mistake
BROKEN_ATLANTIC: dict[str, tuple[Change, str, str, str]] = {
    "wrong length": (
        edit("tables.toml", "extra_costs = [0, 10, 20, 30, 40, 50]", "extra_costs = [0, 10]"),
        "tables.toml", "extra_costs", "market.extra_costs: must be a list of 6 numbers",
    ),
    "unknown card": (
        edit("tables.toml", 'id = "fleet"', 'id = "float"'),
        "tables.toml", 'id = "fleet"', "extension[9].id: must be one of shipyard_plus, ",
    ),
    "not true and not false": (
        edit("tables.toml", "renews_market = true", "renews_market = 1"),
        "tables.toml", "renews_market", "setup.renews_market: must be true or false",
    ),
    "falling costs": (
        edit("tables.toml", "house_costs = [20, 30, 40, 50]", "house_costs = [20, 50, 40, 30]"),
        "tables.toml", "house_costs", "region[0].house_costs: must rise",
    ),
    "missing figure": (
        edit("ships.csv", "red,2,steamship,13,4000,1100,", "red,2,steamship,13,4000,,"),
        "ships.csv", "devonia", "passengers: is missing",
    ),
    "missing column": (
        edit("ships.csv", "ta_income", "income"),
        "ships.csv", "id,", "ta_income: this column is missing",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN_ATLANTIC)
def test_mistakes_in_the_figures_of_transatlantic_are_told_too(name: str, tmp_path: Path) -> None:
    folder = copied("transatlantic", tmp_path / "mine")
    change, file, start, mistake = BROKEN_ATLANTIC[name]
    change(folder)
    done = here("data", "check", str(folder), "--game", "transatlantic")
    assert (done.returncode, done.stdout) == (2, "")
    expected = f"{file}:{line_of(file, start, 'transatlantic')}: {mistake}"
    assert any(line.startswith(expected) for line in done.stderr.splitlines()), done.stderr
    played = complaint(here("simulate", "transatlantic", "--games", "1", "--data", str(folder)))
    assert f"see: blueriband data check {folder} --game transatlantic" in played


def test_all_mistakes_are_told_at_once(mine: Path) -> None:
    edit("tables.toml", "money = 150", "money = 155")(mine)
    edit("tables.toml", "refill = 3", "refill = 99")(mine)
    lines = run("data", "check", str(mine)).stderr.splitlines()
    assert len(lines) == 2 and "setup.money" in lines[0] and "market.refill" in lines[1]


def test_what_is_no_folder_of_figures_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert complaint(here("data", "check", str(tmp_path / "none"))) == f"there is no folder {tmp_path / 'none'}"
    assert (
        complaint(here("data", "check", str(tmp_path / "file"))) == f"{tmp_path / 'file'} is a file; a folder is needed"
    )
    assert complaint(here("data", "check", str(tmp_path), "--game", "tramp")).startswith("tramp has no data files")
    assert complaint(here("data", "show", "tramp")).startswith("tramp has no data files; these games have some: ")
    assert complaint(here("data", "copy", "crossing-oceans", str(tmp_path / "file"))).endswith("a folder is needed")


def test_the_roster_marks_what_is_reconstructed() -> None:
    page = result(run("data", "show", "crossing-oceans", COLUMNS="80"))
    lines = page.splitlines()
    assert any(line.startswith("Titanic° ") and "270°" in line for line in lines)
    assert any(line.startswith("Devonia  ") and "°" not in line for line in lines)
    assert any(line.strip().startswith("°  reconstructed: the rulebook is silent (") for line in lines)
    assert any(line.startswith("market.surcharges ") and "10, 20, 30, 40, 50, 60" in line for line in lines)
    assert "…" not in page and max(map(len, lines)) <= 80
    assert "Weakest source" in result(here("data", "show", "crossing-oceans", COLUMNS="120"))


@pytest.mark.parametrize(
    ("game", "language", "title"),
    [
        ("crossing-oceans", "en", "Steamships (45)"), ("crossing-oceans", "de", "Dampfschiffe (45)"),
        ("transatlantic", "en", "Steamships (45)"), ("transatlantic", "de", "Dampfschiffe (45)"),
        ("shipyard", "en", "Sterns (26)"), ("shipyard", "de", "Heckkarten (26)"),
    ],
)  # fmt: skip
def test_the_roster_fits_80_columns(game: str, language: str, title: str) -> None:
    page = result(here("data", "show", game, "--lang", language, COLUMNS="80"))
    assert title in page and "…" not in page and max(map(len, page.splitlines())) <= 80


def test_tables_in_a_list_say_where_they_come_from() -> None:
    page = result(here("data", "show", "transatlantic", COLUMNS="120"))
    assert any(line.startswith("marker[3].id ") and line.endswith("derived=flag") for line in page.splitlines())


def test_the_roster_is_json_on_request(mine: Path) -> None:
    edit("tables.toml", "refill = 3", "refill = 2")(mine)
    found = json.loads(result(here("data", "show", "crossing-oceans", "--data", str(mine), "--json")))
    assert found["tables"]["market"]["refill"] == 2 and len(found["cards"]) == 55
    scotia = found["cards"][0]
    assert (scotia["id"], scotia["provenance"]["year"]) == ("scotia", "reconstructed")
    assert found["data"] != find("crossing-oceans").data
