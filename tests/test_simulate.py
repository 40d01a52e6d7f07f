import json
import math
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from blueriband import games
from blueriband.bots.playout import one_game, series
from blueriband.cli.tally import Tally, median, spread, wilson
from blueriband.gamefile import parse, verify
from blueriband.kernel.codec import replay
from blueriband.kernel.rng import derived
from tests.shell import complaint, here, result, run, surroundings


def simulated(tmp_path: Path, *args: str) -> dict[str, Any]:
    """Run a simulation and return its JSON without the timing."""
    file = tmp_path / "result.json"
    result(run("simulate", *args, "--json", str(file)))
    found: dict[str, Any] = json.loads(file.read_text())
    assert set(found.pop("timing")) == {"seconds", "games_per_second", "decisions_per_second", "jobs", "build"}
    return found


@pytest.mark.parametrize(
    "kind", ["crossing-oceans --players 3", "transatlantic --players 2 --option president --option market=1"]
)
def test_the_result_is_the_same_for_any_number_of_jobs(kind: str, tmp_path: Path) -> None:
    args = [*kind.split(), "--games", "60", "--seed", "42"]
    one, two = (json.dumps(simulated(tmp_path, *args, "--jobs", jobs)) for jobs in ("1", "2"))
    assert one == two


def test_a_simulation_tells_scores_sources_lengths_endings_and_speed() -> None:
    page = result(
        here("simulate", "tramp", "--games", "40", "--seats", "random,random,random", "--seed", "7", COLUMNS="80")
    )
    assert page.startswith("Tramp: 40 games, 3 players, seed 0x7\n")
    for title in ("Scores and wins", "Where the points come from", "Length", "How the games ended"):
        assert f"\n{title}\n" in page
    assert re.search(r"^TR-2.2 .* 40 +100.0 %$", page, re.MULTILINE)
    assert re.search(r"^[\d,]+ decisions/s, [\d.,]+ games/s \(one process, ", page, re.MULTILINE)
    assert max(map(len, page.splitlines())) <= 80


def test_a_simulation_names_its_options_and_sources(tmp_path: Path) -> None:
    args = ["simulate", "transatlantic", "--games", "2", "--seed", "7", "--option", "president"]
    page = result(here(*args, "--files", str(tmp_path / "games"), "--json", str(tmp_path / "a.json"), COLUMNS="80"))
    assert page.startswith("TransAtlantic: 2 games, 2 players, seed 0x7\nPresident variant\n")
    assert re.search(r"^Rows of markers +\d", page, re.MULTILINE) and re.search(
        r"^TA-12.1 +Trigger", page, re.MULTILINE
    )
    assert json.loads((tmp_path / "a.json").read_text())["options"] == {"seats": 2, "market": 0, "president": 1}
    first = (tmp_path / "games" / "transatlantic-1.txt").read_text(encoding="utf-8")
    assert "options: market=0 president=1 seats=2\n" in first and verify(parse(first))
    plain = result(here("simulate", "transatlantic", "--games", "2", "--seed", "7", "--option", "market=0"))
    assert "variant" not in plain


def test_a_simulation_speaks_german() -> None:
    page = result(here("simulate", "tramp", "--games", "1", "--seed", "7", "--lang", "de"))
    assert page.startswith("Tramp: eine Partie, 2 Spieler, Startwert 0x7\n")
    assert re.search(r" \d+,\d\d ", page)


def test_the_numbers_agree_with_the_games(tmp_path: Path) -> None:
    found = simulated(tmp_path, "tramp", "--games", "30", "--seed", "9", "--players", "2")
    game = games.find("tramp")
    endings = [one_game(game, {"seats": 2}, derived(9, number), False) for number in range(1, 31)]
    for seat in (0, 1):
        points = [ending.outcome.scores[seat] for ending in endings]
        assert math.isclose(found["scores"][seat]["points"]["mean"], sum(points) / 30)
        wins = [seat in ending.outcome.winners for ending in endings]
        assert found["scores"][seat]["wins"]["games"] == sum(wins)
        assert math.isclose(sum(found["scores"][seat]["sources"].values()), sum(points) / 30)
    assert found["decisions"] == sum(ending.plies for ending in endings)
    assert found["rounds"]["most"] == max(ending.rounds for ending in endings)
    assert found["endings"] == {"TR-2.2": 30}


def test_a_game_is_the_same_written_down_or_not() -> None:
    game = games.find("crossing-oceans")
    plain, written = (series(game, {"seats": 2}, 5, 3, 5, down) for down in (False, True))
    for number, (one, other) in enumerate(zip(plain, written, strict=True), 3):
        assert one.journal == [] and len(other.journal) == one.plies == other.plies
        assert one.outcome.scores == other.outcome.scores
        outcome = replay(game, {"seats": 2}, derived(5, number), other.journal).outcome()
        assert outcome is not None and outcome.scores == one.outcome.scores


def test_games_are_written_to_files(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    page = result(run("simulate", "tramp", "--games", "3", "--seed", "1", "--files", str(folder)))
    assert page.endswith(f"Written: {folder}\n")
    assert sorted(path.name for path in folder.iterdir()) == ["tramp-1.txt", "tramp-2.txt", "tramp-3.txt"]
    assert f"seed: {derived(1, 2):#x}" in (folder / "tramp-2.txt").read_text(encoding="utf-8")
    again = complaint(here("simulate", "tramp", "--games", "3", "--seed", "1", "--files", str(folder)))
    assert again.startswith(f"{folder / 'tramp-1.txt'} is there already; nothing is overwritten")


def test_own_figures_are_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    result(here("data", "copy", "crossing-oceans", str(folder)))
    tables = folder / "tables.toml"
    tables.write_text(tables.read_text().replace("captain = 3", "captain = 0"))
    found = simulated(tmp_path, "crossing-oceans", "--games", "2", "--seed", "1", "--data", str(folder))
    assert [row["sources"]["captains"] for row in found["scores"]] == [0, 0]
    tables.write_text(tables.read_text().replace("captain = 0", "captain = -1"))
    said = complaint(here("simulate", "crossing-oceans", "--data", str(folder)))
    assert f"{folder}: tables.toml:" in said and "scoring.captain: must be from 0 to 999, not -1" in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--games 0", '--games must be a number from 1 to 100000000, not "0"'),
        ("--games many", '--games must be a number from 1 to 100000000, not "many"'),
        ("--jobs 0", '--jobs must be a number from 1 to 512, not "0"'),
        ("--players 5", 'tramp is for 2, 3, 4 players, not "5"'),
        ("--seats random", "tramp is for 2 to 4 players; --seats names 1"),
        ("--seats random,human", '"human" cannot sit at the table; accepted: random'),
        ("--seats random,random --players 3", "--players says 3, but --seats names 2; give one of them"),
        ("--seed 340282366920938463463374607431768211456", "a seed is a number from 0 to 2^128 - 1"),
        ("--seed -1", "a seed is a number from 0 to 2^128 - 1"),
        ("--data .", "tramp has no data files; these games have some: crossing-oceans, transatlantic"),
        ("--json no/such/file", "no/such/file cannot be written: there is no folder no/such"),
        ("--json .", ". is a folder; a file is needed"),
        ("--files pyproject.toml", "pyproject.toml is a file; a folder is needed"),
    ],
)
def test_wrong_arguments_are_told_before_a_game_is_played(args: str, said: str) -> None:
    assert complaint(here("simulate", "tramp", *args.split())).startswith(said)


def test_seeds_are_decimal_or_hex() -> None:
    most = 2**128 - 1
    for said in (str(most), hex(most), f"0X{most:X}"):
        assert f"seed {most:#x}\n" in result(here("simulate", "tramp", "--games", "1", "--seed", said))


def test_without_a_seed_every_run_is_new() -> None:
    pages = [result(here("simulate", "tramp", "--games", "1")) for _run in range(2)]
    assert pages[0].splitlines()[0] != pages[1].splitlines()[0]


def test_nothing_but_results_is_written_when_nobody_looks_on() -> None:
    done = run("simulate", "tramp", "--games", "30", "--jobs", "2")
    assert done.stderr == "" and "\x1b" not in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to a process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_all_processes_with_one_line(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "blueriband", "simulate", "tramp", "--games", "100000", "--jobs", jobs]
    command += ["--files", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=surroundings({}), stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as program:
        while program.poll() is None and not any(tmp_path.iterdir()):
            pass  # until the first game is written
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to the workers too
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, "", "blueriband: stopped\n")


# --- statistics ------------------------------------------------------------------------------------------------------


def test_means_have_intervals_from_two_games_on() -> None:
    found = spread(Counter({10: 1, 20: 1}))
    assert (found["mean"], found["median"], found["least"], found["most"]) == (15, 15, 10, 20)
    assert math.isclose(found["deviation"], math.sqrt(50))
    assert math.isclose(found["high"] - 15, 1.959964 * math.sqrt(25))
    assert spread(Counter({10: 1}))["low"] is None


def test_the_median_is_the_middle() -> None:
    assert median(Counter([1, 2, 9])) == 2
    assert median(Counter([1, 2, 4, 9])) == 3
    assert median(Counter([5])) == 5


def test_rates_have_wilson_intervals() -> None:
    low, high = wilson(5, 10)
    assert math.isclose(low, 0.2366, abs_tol=1e-4) and math.isclose(high, 0.7634, abs_tol=1e-4)
    assert math.isclose(wilson(0, 10)[0], 0, abs_tol=1e-9) and math.isclose(wilson(10, 10)[1], 1)


def test_tallies_add_up() -> None:
    endings = series(games.find("tramp"), {"seats": 2}, 1, 1, 21, False)
    whole, first, rest = Tally(2), Tally(2), Tally(2)
    for number, ending in enumerate(endings):
        whole.add(ending)
        (first if number < 7 else rest).add(ending)
    first.merge(rest)
    assert json.dumps(first.report()) == json.dumps(whole.report())
