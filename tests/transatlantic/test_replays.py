"""Golden games: whole games that must replay to the letter, each showing what its name says."""

from pathlib import Path

import pytest
from scripts.replays import Golden
from scripts.transatlantic_replays import GOLDEN, SHELF

from blueriband.gamefile import parse, verify
from blueriband.games.transatlantic.state import TransAtlantic

FILES = sorted(SHELF.folder.glob("*.txt"))


def test_there_are_thirty_for_all_player_counts_variants_and_both_endings() -> None:
    files = [parse(path.read_text(encoding="utf-8")) for path in FILES]
    assert len(files) >= 30
    assert {file.options["seats"] for file in files} == {2, 3, 4}
    variants = {(file.options["market"], file.options["president"]) for file in files}
    assert variants == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert {file.result.rule for file in files if file.result is not None} == {"TA-12.1", "TA-12.4"}
    assert {path.stem for path in FILES} == {golden.stem for golden in GOLDEN}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays_with_every_position_and_the_result(path: Path) -> None:
    file = parse(path.read_text(encoding="utf-8"))
    assert file.result is not None and all(line.position for line in file.moves)
    assert verify(file)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.stem)
def test_it_shows_what_its_name_says(golden: Golden[TransAtlantic]) -> None:
    file = parse(SHELF.file(golden).read_text(encoding="utf-8"))
    assert file.seed is not None
    story = SHELF.opening(golden, file.seed)
    for line in file.moves:
        SHELF.go_on(story, line.text)
    assert golden.goal(story)
