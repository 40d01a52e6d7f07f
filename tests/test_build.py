"""Which build runs, and that it is the same game: compiled and interpreted, move for move."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import blueriband
from blueriband._build import has_compiled, stale
from blueriband.games import NAMES, find
from blueriband.kernel.codec import position_hash
from blueriband.kernel.engine import State
from blueriband.kernel.rng import derived, seeded

ROOT = Path(__file__).parents[1]
PACKAGE = Path(blueriband.__file__).parent
PURE = os.environ.get("BLUERIBAND_PURE") == "1"
PLAYED = 60  # games of each kind
# recorded once, with `python -m tests.test_build`: a change means that old journals no longer replay, or that a save
# has other fields; raise the game's version and record again
DIGESTS = {
    "crossing-oceans 2": "6089d7214de03db334487c1b6f29d71b8877e813914cbac923454b8ced2b6f04",
    "crossing-oceans 3": "4ea0f8fc4f63259b7a3df8de2006b60d968bd768f867a4753fc080aeb284fe51",
    "crossing-oceans 4": "9cfe17e6999756c6a802fb7c02c660954b7602366d4ab2777039b0f23a244c15",
    "transatlantic 2": "66489823857152b4b41de921729ae370ada3bcf2700967c9db4d956eb199b309",
    "transatlantic 3": "f7c2e2e26a85fbf316f9cb1596d62961ddc58d6f9b4c8f8616266bf31dcb51a3",
    "transatlantic 4": "28e7e2f977a3157fd65245fa227fa99eebb6a86ad5961cfe23fef06699885890",
    "shipyard 2": "3eebe0ac15d9044fbd6b0d2c642c88dec08bc0677e5b9da6296799416a74eb00",
    "shipyard 3": "6cbabc7e0fcf98c203aee80c25a031131da92bd35f02b40288aa689a56afb451",
    "shipyard 4": "21a6decd66f0341b001ab5b2b4d85aa4cbe12da1ca8d8c048f26dffe095a8f11",
    "tramp 2": "1250efc1c2c77724f91403fe478dc5f99a54e42bbadcdb5997dc158eb2ff4fa5",
    "tramp 3": "98e788011e75f95df7a23db60b9afba3aeab7b8b469339a884f42466ac611f48",
    "tramp 4": "09be0b6c2881bced9dd09cec31456f43ffb0ff842cc4841cd7f16ad262694d70",
}


def digests() -> dict[str, str]:
    """Play games of every kind at random; return a digest of each kind, over the position after every move."""
    found = {}
    for name in NAMES:
        for seats in next(option.values for option in find(name).options if option.name == "seats"):
            digest = hashlib.sha256()
            for number in range(PLAYED):
                s: State = find(name).new({"seats": seats}, derived(2024, number))
                rng = seeded(number)
                digest.update(position_hash(s).encode())
                while not s.over:
                    s.take(s.decision.moves[rng.roll(len(s.decision.moves))])
                    digest.update(position_hash(s).encode())
            found[f"{name} {seats}"] = digest.hexdigest()
    return found


def python(*arguments: str, path: Path = PACKAGE.parent, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """Run another Python on the package in a folder."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("BLUERIBAND_PURE", "PYTHONWARNINGS")
    }
    environment["PYTHONPATH"] = os.pathsep.join([str(path), str(ROOT)])
    if pure:
        environment["BLUERIBAND_PURE"] = "1"
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=600
    )


def replayed(pure: bool) -> tuple[str, dict[str, str]]:
    """Return which build another Python runs, and its digests."""
    build, played = python("-m", "tests.test_build", pure=pure).stdout.splitlines()
    found: dict[str, str] = json.loads(played)
    return build, found


# --- the same game in every build ------------------------------------------------------------------------------------


def test_interpreted_games_are_those_recorded() -> None:
    build, found = replayed(pure=True)
    assert build == "pure" and found == DIGESTS


@pytest.mark.skipif(PURE, reason="asked for the sources only")
def test_compiled_games_are_those_recorded() -> None:
    assert has_compiled(), "nothing is compiled: run `make build`, or ask for the sources with BLUERIBAND_PURE=1"
    build, found = replayed(pure=False)
    assert build == "compiled" and found == DIGESTS


def test_every_game_and_number_of_seats_has_been_recorded() -> None:
    kinds = [(name, option.values) for name in NAMES for option in find(name).options if option.name == "seats"]
    assert set(DIGESTS) == {f"{name} {seats}" for name, values in kinds for seats in values}


# --- which build runs ------------------------------------------------------------------------------------------------


def test_what_runs_is_not_older_than_its_sources() -> None:
    assert blueriband.BUILD != "stale"
    assert (blueriband.BUILD == "compiled") == (has_compiled() and not PURE)


WHERE = "import blueriband, blueriband.kernel.engine as e, blueriband.games; print(blueriband.BUILD, e.__file__)"


def test_the_sources_run_when_asked_for() -> None:
    build, file = python("-c", WHERE, pure=True).stdout.strip().split(" ", 1)
    assert build == "pure" and Path(file) == PACKAGE / "kernel" / "engine.py"


@pytest.mark.skipif(PURE, reason="asked for the sources only")
def test_the_compiled_modules_run_when_there_are_any() -> None:
    build, file = python("-c", WHERE).stdout.strip().split(" ", 1)
    assert build == "compiled" and file.endswith(tuple(EXTENSION_SUFFIXES))


def test_every_module_of_a_pure_process_is_a_source() -> None:
    script = (
        "import sys, blueriband.games, blueriband.bots.playout\n"
        "print(*{m.__file__ for n, m in sys.modules.items() if n.startswith('blueriband')}, sep='\\n')"
    )
    files = python("-c", script, pure=True).stdout.splitlines()
    assert len(files) > 20 and all(file.endswith(".py") for file in files)


# --- sources that have changed ---------------------------------------------------------------------------------------


def copied(folder: Path) -> Path:
    """Copy the sources of the package, and nothing compiled, to a folder; return the package."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "compiled.json")
    shutil.copytree(PACKAGE, folder / "blueriband", ignore=ignored)
    return folder / "blueriband"


def compiled_names() -> list[str]:
    return ["kernel/engine.py", "kernel/rng.py", "games/tramp/game.py"]


def feign_compiled(package: Path, **wrong: str) -> None:
    """Put down what a build leaves: a compiled module (of no use) and the digests of what was compiled."""
    (package / "kernel" / f"engine{EXTENSION_SUFFIXES[0]}").write_bytes(b"older than its source")
    digests = {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in compiled_names()}
    (package / "compiled.json").write_text(json.dumps({**digests, **wrong}))


def test_no_source_is_stale_right_after_it_was_compiled(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    assert stale(package) == [] and has_compiled(package)


def test_a_source_that_was_edited_is_stale(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    source = package / "kernel" / "rng.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert stale(package) == ["kernel/rng.py"]


def test_a_source_that_vanished_is_stale(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    (package / "games" / "tramp" / "game.py").unlink()
    assert stale(package) == ["games/tramp/game.py"]


def test_a_source_that_is_only_touched_is_not_stale(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    os.utime(package / "kernel" / "rng.py", (0, 0))
    assert stale(package) == []


def test_a_source_that_appeared_is_hidden_by_nothing(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    (package / "kernel" / "news.py").write_text('"""New."""\n')
    assert stale(package) == []


def test_a_package_that_was_never_compiled_is_not_stale(tmp_path: Path) -> None:
    package = copied(tmp_path)
    assert stale(package) == [] and not has_compiled(package)


def test_a_package_that_was_never_compiled_runs_its_sources(tmp_path: Path) -> None:
    package = copied(tmp_path)
    ran = python("-W", "error", "-c", WHERE, path=tmp_path)
    assert ran.stdout.strip().split(" ", 1) == ["pure", str(package / "kernel" / "engine.py")] and ran.stderr == ""


def test_an_edited_source_is_what_runs_and_a_warning_says_so(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package, **{"kernel/engine.py": "0" * 64})
    ran = python("-c", WHERE, path=tmp_path)
    assert ran.stdout.split() == ["stale", str(package / "kernel" / "engine.py")]
    assert "RuntimeWarning" in ran.stderr and "kernel/engine.py" in ran.stderr and "make build" in ran.stderr


def test_compiled_modules_of_an_unknown_age_do_not_run(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package)
    (package / "compiled.json").unlink()
    ran = python("-c", WHERE, path=tmp_path)
    assert ran.stdout.split() == ["stale", str(package / "kernel" / "engine.py")]
    assert "RuntimeWarning" in ran.stderr


def test_whoever_asks_for_the_sources_is_not_warned(tmp_path: Path) -> None:
    package = copied(tmp_path)
    feign_compiled(package, **{"kernel/engine.py": "0" * 64})
    ran = python("-W", "error", "-c", WHERE, path=tmp_path, pure=True)
    assert ran.stdout.strip().split(" ", 1) == ["pure", str(package / "kernel" / "engine.py")] and ran.stderr == ""


if __name__ == "__main__":
    sys.stdout.write(f"{blueriband.BUILD}\n{json.dumps(digests())}\n")
