"""Golden games: whole games that must replay to the letter, each showing what its name says."""

from pathlib import Path

import pytest
from scripts.record_replays import FOLDER, GOLDEN, go_on, opening

from blueriband.gamefile import parse, verify

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_thirty_for_all_player_counts_and_both_endings() -> None:
    files = [parse(path.read_text(encoding="utf-8")) for path in FILES]
    assert len(files) >= 30
    assert {file.options["seats"] for file in files} == {2, 3, 4}
    assert {file.result.rule for file in files if file.result is not None} == {"CO-17.2", "CO-17.7"}
    assert {path.stem for path in FILES} == {f"{name}-{seats}" for name, seats, _policy, _goal in GOLDEN}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays_with_every_position_and_the_result(path: Path) -> None:
    file = parse(path.read_text(encoding="utf-8"))
    assert file.result is not None and all(line.position for line in file.moves)
    assert verify(file)


@pytest.mark.parametrize(("name", "seats", "goal"), [(name, seats, goal) for name, seats, _policy, goal in GOLDEN])
def test_it_shows_what_its_name_says(name: str, seats: int, goal: object) -> None:
    file = parse((FOLDER / f"{name}-{seats}.txt").read_text(encoding="utf-8"))
    assert file.seed is not None and callable(goal)
    story = opening(seats, file.seed)
    for line in file.moves:
        go_on(story, line.text)
    assert goal(story)
