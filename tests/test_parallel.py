"""Work on processes and on Ray gives what one process gives, whoever dies on the way."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blueriband.cli.app import with_address
from blueriband.cli.series import Plan
from blueriband.parallel import CannotWork, in_order, sorted_out
from tests.shell import complaint, here, result

RAY = [sys.executable, "-W", "ignore", "-m", "tests.ray_program"]
ROOT = Path(__file__).parents[1]


def square(n: int) -> int:
    return n * n


def die_once(piece: tuple[str, int]) -> int:
    """Die the first time that a piece is done, as if somebody had killed the process."""
    folder, n = piece
    mark = Path(folder) / str(n)
    if n % 4 == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def die(_piece: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(n: int) -> int:
    raise LookupError(f"piece {n}")


# --- processes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_pieces(jobs: int) -> None:
    heard: list[tuple[int, int]] = []
    found = list(in_order(square, range(7), jobs, done=lambda number, result: heard.append((number, result))))
    assert found == [0, 1, 4, 9, 16, 25, 36]
    assert sorted(heard) == list(enumerate(found))


def test_what_is_early_waits() -> None:
    heard: list[int] = []
    pairs: Iterator[tuple[int, str]] = iter([(2, "c"), (0, "a"), (1, "b")])
    assert list(sorted_out(pairs, lambda number, _result: heard.append(number))) == ["a", "b", "c"]
    assert heard == [2, 0, 1]


def test_a_killed_process_costs_nothing_but_time(tmp_path: Path) -> None:
    pieces = [(str(tmp_path), n) for n in range(6)]
    assert list(in_order(die_once, pieces, 2)) == [n * n for n in range(6)]
    assert len(list(tmp_path.iterdir())) == 2


def test_what_kills_every_process_is_given_up() -> None:
    with pytest.raises(CannotWork, match="die again and again"):
        list(in_order(die, [1], 2))


def test_a_mistake_in_the_work_is_told() -> None:
    with pytest.raises(LookupError, match="piece 3"):
        list(in_order(fail, [3], 2))


# --- Ray: in a process of its own, which leaves nothing behind -------------------------------------------------------


def test_ray_gives_what_one_process_gives_and_survives_a_kill(tmp_path: Path) -> None:
    """Two workers; one is killed while it plays, and one piece kills its worker the first time."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run(
        [*RAY, str(tmp_path)], capture_output=True, text=True, cwd=ROOT, env=environment, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert found["killed"] >= 1
    assert found["squares"] == [n * n for n in range(6)]
    assert found["games"] == found["alone"]


def test_a_cluster_that_is_not_there_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CannotWork, match="Ray is missing"):
        list(in_order(square, [1], 1, ray="local"))
    line = complaint(here("simulate", "tramp", "--games", "1", "--ray"))
    assert "Ray is missing: pip install 'blueriband[research]'" in line


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("simulate tramp --ray", "simulate tramp --ray=local"),
        ("simulate --ray tramp", "simulate --ray=local tramp"),
        ("simulate --ray --games 5", "simulate --ray=local --games 5"),
        ("simulate --ray auto tramp", "simulate --ray auto tramp"),
        ("simulate --ray ray://host:10001", "simulate --ray ray://host:10001"),
        ("simulate --ray=host:6379", "simulate --ray=host:6379"),
    ],
)
def test_ray_alone_means_this_machine(said: str, meant: str) -> None:
    assert with_address(said.split()) == meant.split()


# --- Parquet, and going on -------------------------------------------------------------------------------------------


def simulated(folder: Path, *args: str) -> dict[str, Any]:
    result(here("simulate", "tramp", "--seed", "5", "--jobs", "1", "--json", str(folder / "r.json"), *args))
    found: dict[str, Any] = json.loads((folder / "r.json").read_text())
    found.pop("timing")
    return found


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    args = ["--games", "80", "--parquet", str(parts)]
    plain, whole = simulated(tmp_path, "--games", "80"), simulated(tmp_path, *args)
    files = sorted(parts.glob("*.parquet"))
    assert plain == whole and len(files) == 4
    times = {path: path.stat().st_mtime_ns for path in files}
    files[1].unlink()
    (parts / "games-000000099.writing").touch()
    assert simulated(tmp_path, *args) == plain
    changed = [path for path in files if path.stat().st_mtime_ns != times[path]]
    assert changed == [files[1]]


def test_each_game_is_a_line_for_each_seat(tmp_path: Path) -> None:
    import pyarrow.parquet as parquet

    simulated(tmp_path, "--games", "30", "--players", "3", "--parquet", str(tmp_path / "parts"))
    rows = parquet.read_table(tmp_path / "parts" / "games-000000001.parquet").to_pylist()
    assert len(rows) == 75 and [row["seat"] for row in rows[:4]] == [0, 1, 2, 0]
    for row in rows:
        assert row["points"] == sum(points for name, points in row.items() if name.startswith("points_"))
        assert row["bot"] == "random" and row["won"] == (row["place"] == 1)


def test_a_folder_of_another_series_is_left_alone(tmp_path: Path) -> None:
    simulated(tmp_path, "--games", "30", "--parquet", str(tmp_path / "parts"))
    args = ["simulate", "tramp", "--games", "31", "--seed", "5"]
    assert "another series" in complaint(here(*args, "--parquet", str(tmp_path / "parts")))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thing").touch()
    assert "choose an empty folder" in complaint(here(*args, "--parquet", str(tmp_path / "full")))
    assert "a folder is needed" in complaint(here(*args, "--parquet", str(tmp_path / "r.json")))
    shutil.rmtree(tmp_path / "parts")


def test_portions_depend_on_the_series_alone() -> None:
    for games in (1, 80, 5000, 1_000_000):
        chunks = Plan("tramp", None, ["random"] * 2, {"seats": 2}, 1, games, None, True).chunks()
        assert chunks[0][0] == 1 and chunks[-1][1] == games + 1 and len(chunks) <= 501
        assert all(before[1] == after[0] for before, after in itertools.pairwise(chunks))
