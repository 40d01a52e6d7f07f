from __future__ import annotations

import json
from pathlib import Path

import pytest

from blueriband.env.core.table import Seen
from blueriband.env.spaces import KINDS, Spaces
from blueriband.kernel.codec import write
from tests.env.walks import GAMES, TABLES, positions

LAYOUTS = Path(__file__).parent / "layouts.json"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_legal_move_has_a_number_of_its_own(game: str, players: int) -> None:
    spaces = Spaces(game, {"seats": players})
    for s in positions(spaces, 20 + players, 150, 3):
        if s.over:
            continue
        numbers = [spaces.actions.number(s, m) for m in s.decision.moves]
        assert len(set(numbers)) == len(numbers)
        assert [spaces.actions.find(s, number) for number in numbers] == list(s.decision.moves)
        for number, m in zip(numbers, s.decision.moves, strict=True):
            assert 0 <= number < spaces.actions.size
            said = spaces.describe_action(number)
            assert said == write(s.game, m) or said.startswith("lay ")


def test_a_canal_is_laid_beside_another() -> None:
    spaces = Spaces("shipyard", {"seats": 2})
    said = set()
    for s in positions(spaces, 77, 400, 3):
        for m in s.decision.moves if not s.over else ():
            said.add(spaces.describe_action(spaces.actions.number(s, m)))
    laid = sorted(text for text in said if text.startswith("lay "))
    assert laid and all(text.split()[1] in ("north", "east", "south", "west") for text in laid)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_legal_is_refused(game: str) -> None:
    spaces = Spaces(game, {"seats": 2})
    s = spaces.game.new(spaces.options, 1)
    seen = Seen(spaces.observer, spaces.actions)
    seen.observe(s, s.decision.seat)
    assert sum(seen.mask) == len(s.decision.moves)
    for number in range(spaces.actions.size):
        if not seen.mask[number]:
            with pytest.raises(ValueError, match="is not legal here"):
                spaces.actions.find(s, number)
    seen.observe(s, 1 - s.decision.seat)
    assert sum(seen.mask) == 0


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_numbered_in_blocks(game: str) -> None:
    actions = Spaces(game, {"seats": 2}).actions
    at = 0
    for verb, first, length in actions.blocks():
        assert first == at and actions.describe(first).split()[0] == verb
        at += length
    assert at == actions.size
    for number in (-1, actions.size):
        with pytest.raises(ValueError, match="there is no action"):
            actions.describe(number)


def test_a_layout_changes_only_with_its_version() -> None:
    """When this fails, raise the version in env/spaces.py, add a module of that name, and store the fingerprint."""
    stored = json.loads(LAYOUTS.read_text(encoding="utf-8"))
    found = {
        f"{Spaces(game, {'seats': players}).environment}/{players}": Spaces(game, {"seats": players}).fingerprint()
        for game, players in TABLES
    }
    assert {name: stored.get(name) for name in found} == found


@pytest.mark.parametrize("game", GAMES)
def test_every_version_has_a_module(game: str) -> None:
    from importlib import import_module

    spaces = Spaces(game, {})
    module = import_module(f"blueriband.env.{spaces.environment}")
    assert game == module.NAME and spaces.version == KINDS[game].version


def test_an_unknown_game_has_no_spaces() -> None:
    with pytest.raises(ValueError, match="there is no environment for 'tramp'"):
        Spaces("tramp", {})


def test_the_layouts_page_is_up_to_date() -> None:
    from scripts import layouts

    assert layouts.PAGE.read_text(encoding="utf-8") == layouts.page(), "run scripts/layouts.py"
