"""The arena: fair pairings, the same result for any number of jobs, contests that go on, and honest numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from blueriband.bots import Budget
from blueriband.bots.arena import Contest, contest, errand, line_up
from blueriband.bots.standings import standings, wilson
from blueriband.cli.arena_work import play_contest
from blueriband.games import find
from blueriband.kernel.rng import derived

from ..shell import complaint, here, result

SMALL = ["arena", "tramp", "--bots", "normal,easy", "--games", "6", "--controls", "4", "--seed", "7"]


def small(players: int = 2) -> Contest:
    return contest(find("tramp"), ["normal", "easy"], players, {}, 7, 6, 4, {"hard": Budget(simulations=5)})


def untimed(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [record | {"timing": None} for record in records]


def test_controls_are_part_of_every_contest() -> None:
    pairs = [(pairing.one, pairing.others, pairing.control) for pairing in small().pairings]
    assert pairs == [
        ("normal", "easy", False), ("normal", "random", True), ("easy", "random", True), ("easy", "easy", True),
    ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_one_bot_takes_every_seat_on_every_deal(players: int) -> None:
    what = small(players)
    seats = [line_up(what, 0, number).index("normal") for number in range(2 * players)]
    assert seats == 2 * list(range(players))
    records = errand(what, 0, 0, players)
    assert {record["deal"] for record in records} == {0}
    assert derived(7, 0) != derived(7, 1)


def test_a_mirror_match_is_not_the_same_game_twice() -> None:
    records = errand(small(), 3, 0, 4)
    assert len({json.dumps([record["scores"], record["plies"]]) for record in records}) > 2


def test_any_number_of_jobs_gives_the_same_result() -> None:
    what = small()
    alone = play_contest(what, 1, [], lambda more: None, None)
    many = play_contest(what, 2, [], lambda more: None, None)
    assert untimed(alone) == untimed(many)
    one, two = standings(what, alone), standings(what, many)
    assert one | {"timing": None} == two | {"timing": None}


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    result(here(*SMALL, "--jobs", "1", "--out", str(whole)))
    result(here(*SMALL, "--jobs", "1", "--out", str(cut)))
    lines = (cut / "games.jsonl").read_text().splitlines(keepends=True)
    (cut / "games.jsonl").write_text("".join(lines[:7]) + lines[7][:20])
    result(here(*SMALL, "--jobs", "1", "--out", str(cut)))
    first, second = (json.loads((folder / "standings.json").read_text()) for folder in (whole, cut))
    assert first | {"timing": None} == second | {"timing": None}


def test_a_folder_holds_games_standings_and_a_report_that_needs_nothing_else(tmp_path: Path) -> None:
    from pyarrow import parquet

    out = tmp_path / "out"
    said = result(here(*SMALL, "--jobs", "1", "--out", str(out)))
    assert "normal" in said and str(out) in said
    table = parquet.read_table(out / "games.parquet").to_pylist()
    assert len(table) == 2 * (6 + 4 + 4 + 4) and {row["bot"] for row in table} == {"normal", "easy", "random"}
    page = (out / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 5 and "http" not in page and "<script" not in page


def test_the_report_speaks_german(tmp_path: Path) -> None:
    result(here(*SMALL, "--jobs", "1", "--out", str(tmp_path / "out"), "--lang", "de"))
    assert "Siegquoten" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_json_tells_all() -> None:
    report = json.loads(result(here(*SMALL, "--jobs", "1", "--json")))
    [first, *_rest] = report["pairings"]
    assert first["games"] == 6 and first["low"] <= first["rate"] <= first["high"]
    assert set(report["ratings"]) == {"normal", "easy", "random"}
    assert report["bots"]["normal"]["sources"].keys() == {"ships", "cards"}


def test_wilsons_interval() -> None:
    low, high = wilson(20, 25)
    assert (round(low, 2), round(high, 2)) == (0.61, 0.91)
    assert wilson(0, 10)[0] == 0.0 and 0.999 < wilson(10, 10)[1] <= 1.0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "normal,nobody"], "nobody"),
        (["--bots", "normal,normal"], "twice"),
        (["--players", "9"], "players"),
        (["--games", "0"], "--games"),
        (["--budget", "normal=fast"], "budget"),
        (["--budget", "karl=3"], "karl"),
    ],
)
def test_bad_input_is_told_in_one_line(args: list[str], said: str) -> None:
    assert said in complaint(here("arena", "tramp", "--jobs", "1", *args))


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    result(here(*SMALL, "--jobs", "1", "--out", str(tmp_path)))
    assert "another contest" in complaint(here(*SMALL, "--jobs", "1", "--out", str(tmp_path), "--games", "8"))
