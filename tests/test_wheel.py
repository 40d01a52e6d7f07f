"""One wheel that installs and runs anywhere: built pure, unpacked, and used without the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which the wheel has been unpacked."""
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in tracked.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation", "-q", "-w", str(out)]
    environment = os.environ | {"BLUERIBAND_PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    wheels = list(out.glob("*.whl"))
    assert len(wheels) == 1 and wheels[0].name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheels[0]) as archive:
        archive.extractall(out / "unpacked")
    return out / "unpacked"


def run(installed: Path, *args: str) -> str:
    """Run the installed program far from the checkout."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("BLUERIBAND", "LANG", "LC_"))
    }
    environment |= {"PYTHONPATH": str(installed), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "blueriband", *args]
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_runs_from_the_wheel_alone(installed: Path) -> None:
    where = "import blueriband, blueriband.kernel.engine as e; print(e.__file__, blueriband.BUILD)"
    command = [sys.executable, "-c", where]
    environment = os.environ | {"PYTHONPATH": str(installed)}
    environment.pop("BLUERIBAND_PURE", None)
    done = subprocess.run(command, cwd=installed, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"{installed / 'blueriband/kernel/engine.py'} pure"


def test_figures_texts_and_rules_are_in_it(installed: Path) -> None:
    assert "crossing-oceans" in run(installed, "games")
    assert "CO-4.1" in run(installed, "rules", "crossing-oceans", "CO-4.1")
    assert "Klipper" in run(installed, "rules", "crossing-oceans", "CO-8.1", "--lang", "de")
    assert "Mauretania" in run(installed, "data", "show", "crossing-oceans")


def test_it_plays_games(installed: Path) -> None:
    assert "random" in run(installed, "simulate", "crossing-oceans", "--games", "2", "--players", "2", "--seed", "1")
