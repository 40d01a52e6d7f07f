"""Golden games: whole games that must replay to the letter, each showing what its name says."""

from pathlib import Path

import pytest
from scripts.replays import Golden
from scripts.shipyard_replays import GOLDEN, SHELF

from blueriband.gamefile import parse, verify
from blueriband.games.shipyard.state import Shipyard

FILES = sorted(SHELF.folder.glob("*.txt"))


def test_there_are_thirty_for_all_player_counts_and_both_endings() -> None:
    files = [parse(path.read_text(encoding="utf-8")) for path in FILES]
    assert len(files) >= 30
    assert {file.options["seats"] for file in files} == {2, 3, 4}
    assert {file.options["beginners"] for file in files} == {0, 1}
    assert {file.result.rule for file in files if file.result is not None} == {"SY-25.1", "SY-25.2"}
    assert {path.stem for path in FILES} == {golden.stem for golden in GOLDEN}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays_with_every_position_and_the_result(path: Path) -> None:
    file = parse(path.read_text(encoding="utf-8"))
    assert file.result is not None and all(line.position for line in file.moves)
    assert verify(file)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.stem)
def test_it_shows_what_its_name_says(golden: Golden[Shipyard]) -> None:
    file = parse(SHELF.file(golden).read_text(encoding="utf-8"))
    assert file.seed is not None
    story = SHELF.opening(golden, file.seed)
    for line in file.moves:
        SHELF.go_on(story, line.text)
    assert golden.goal(story)
