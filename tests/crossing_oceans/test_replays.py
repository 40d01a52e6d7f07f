"""Golden games: whole games that must replay to the letter, each showing what its name says."""

from pathlib import Path

import pytest
from scripts.crossing_oceans_replays import GOLDEN, SHELF
from scripts.replays import Golden

from blueriband.gamefile import parse, verify
from blueriband.games.crossing_oceans.state import CrossingOceans

FILES = sorted(SHELF.folder.glob("*.txt"))


def test_there_are_thirty_for_all_player_counts_and_both_endings() -> None:
    files = [parse(path.read_text(encoding="utf-8")) for path in FILES]
    assert len(files) >= 30
    assert {file.options["seats"] for file in files} == {2, 3, 4}
    assert {file.result.rule for file in files if file.result is not None} == {"CO-17.2", "CO-17.7"}
    assert {path.stem for path in FILES} == {golden.stem for golden in GOLDEN}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays_with_every_position_and_the_result(path: Path) -> None:
    file = parse(path.read_text(encoding="utf-8"))
    assert file.result is not None and all(line.position for line in file.moves)
    assert verify(file)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.stem)
def test_it_shows_what_its_name_says(golden: Golden[CrossingOceans]) -> None:
    file = parse(SHELF.file(golden).read_text(encoding="utf-8"))
    assert file.seed is not None
    story = SHELF.opening(golden, file.seed)
    for line in file.moves:
        SHELF.go_on(story, line.text)
    assert golden.goal(story)
