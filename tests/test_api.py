from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import blueriband
from blueriband.gamefile import BadGameFile
from blueriband.kernel.codec import BadSave
from blueriband.kernel.engine import BadOptions, Refused

REPLAYS = Path(__file__).parent / "replays"


def test_importing_is_quick_because_nothing_is_loaded() -> None:
    program = (
        "import sys, blueriband; print([m for m in sys.modules if m.startswith('blueriband.') and 'build' not in m])"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'board'"):
        blueriband.board  # noqa: B018 # asking is the test


def test_a_move_that_is_refused_changes_nothing() -> None:
    position = blueriband.new("tramp", players=2, seed=1)
    before = position.save()
    for wrong in ("charter s1", "choose"):
        with pytest.raises((Refused, ValueError)):
            position.play(wrong)
    assert position.save() == before and position.journal == [] and position.past == []


def test_moves_are_taken_back_one_by_one() -> None:
    position = blueriband.new("shipyard", players=3, seed=5)
    saves = []
    for _move in range(30):
        saves.append(position.save())
        position.play(position.legal_moves[0])
    for save in reversed(saves):
        position.pop()
        assert position.save() == save
    with pytest.raises(IndexError):
        position.pop()


def test_a_copy_goes_its_own_way() -> None:
    position = blueriband.new("transatlantic", players=2, seed=5, president=1)
    other = position.copy()
    other.play(other.legal_moves[0])
    assert position.journal == [] and len(other.journal) == 1
    assert position.options == {"seats": 2, "market": 0, "president": 1}


def test_a_view_is_that_of_the_seat_that_decides_unless_another_is_named() -> None:
    position = blueriband.new("transatlantic", players=3, seed=5)
    assert position.seat is not None
    assert position.view() == position.view(position.seat) != position.view((position.seat + 1) % 3)
    with pytest.raises(ValueError, match="there is no seat 3"):
        position.view(3)


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*/*.txt"))[::9], ids=lambda path: path.stem)
def test_a_recorded_game_is_read_and_written(path: Path) -> None:
    position = blueriband.read_game(path)
    assert position.over and position.seat is None and position.question is None
    text = path.read_text(encoding="utf-8")
    names = [line.partition(": ")[2] for line in text.splitlines() if line.startswith("seat ")]
    assert position.record(names).split("moves:")[1] == text.split("moves:")[1]
    with pytest.raises(ValueError, match="the game is over"):
        position.suggest("random")


def test_a_game_file_with_a_mistake_is_not_read() -> None:
    record = blueriband.new("tramp", seed=1).play("choose bunker").record()
    with pytest.raises(BadGameFile):
        blueriband.read_game(record.replace("choose bunker", "choose draw"))


def test_a_save_that_names_no_game_is_not_loaded() -> None:
    with pytest.raises(BadSave, match="names no game"):
        blueriband.load({"game": "poker"})
    loaded = blueriband.load(json.loads(json.dumps(blueriband.new("tramp", seed=1).save())))
    with pytest.raises(ValueError, match="only a game played from its beginning"):
        loaded.record()


def test_bots_think_alike_about_what_they_cannot_tell_apart() -> None:
    position = blueriband.new("transatlantic", players=3, seed=8)
    for _move in range(25):
        position.play(position.suggest("random"))
    assert position.suggest("random", seed=4) == position.suggest("random", seed=4)
    assert position.analyse("random", seed=4)["move"] in position.legal_moves


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        blueriband.new("shipyard", players=7)
    with pytest.raises(ValueError, match="there is no game"):
        blueriband.new("chess")
