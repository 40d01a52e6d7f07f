"""Every rule has a test that names it, every refusal a rule, and every id in code and tests stands in the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from blueriband import games, rulebook
from tests.rules import rule

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
GAMES = TESTS.parent / "src" / "blueriband" / "games"
ID = re.compile(r"\b[A-Z]{2}-(?:E?[0-9]+(?:\.[0-9]+)*[a-z]?)\b")
TRANSLATIONS = sorted(path.name for path in RULES.iterdir() if path.is_dir())

# ids that no test can show, each with the reason; keep it empty if you can
EXEMPT: dict[str, str] = {}


def folder(game: str) -> str:
    """Return the name of a game's folder, in the sources and in the tests."""
    return game.replace("-", "_")


def book(game: str, language: str = "en") -> list[str]:
    """Return the ids of a game's rules, in order."""
    path = RULES / f"{game}.md" if language == "en" else RULES / language / f"{game}.md"
    assert path.is_file(), f"{path.relative_to(TESTS.parent)} is missing"
    return list(rulebook.parse(path.read_text(encoding="utf-8")))


@cache
def tree(path: Path) -> ast.Module:
    """Return a file of tests as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield the calls of a function by its plain name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == name:
            yield inner


def strings(node: ast.AST) -> Iterator[str]:
    """Yield the strings in a piece of code."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def marks(path: Path) -> Iterator[ast.Call]:
    """Yield the rule marks of a file: on a test, or on one case of a parametrized test."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from calls(decorator, "rule")


def named(under: str = "") -> dict[str, str]:
    """Return the ids that tests name, each with one file that does."""
    found: dict[str, str] = {}
    for path in sorted((TESTS / under).rglob("test_*.py")):
        for mark in marks(path):
            for argument in mark.args:
                assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), (
                    f"{path.name}:{argument.lineno}: write the ids out, so that they can be found"
                )
                found.setdefault(argument.value, path.relative_to(TESTS).as_posix())
    return found


def asserted_refusals(under: str) -> set[str]:
    """Return the ids that tests compare with what refused() returns."""
    found: set[str] = set()
    for path in sorted((TESTS / under).rglob("test_*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Compare) and any(True for _call in calls(node, "refused")):
                inside = {text for call in calls(node, "refused") for text in strings(call)}
                found |= set(strings(node)) - inside
    return found


def test_every_rules_text_belongs_to_a_game() -> None:
    for path in RULES.rglob("*.md"):
        assert path.stem in games.NAMES, path


@pytest.mark.parametrize("game", games.NAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    known = named()
    assert [id for id in book(game) if id not in known and id not in EXEMPT] == []


@pytest.mark.parametrize("game", games.NAMES)
def test_every_id_stands_once_in_the_rules(game: str) -> None:
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    heads = [head.group(1) for line in text.splitlines() if (head := rulebook.PARAGRAPH.match(line))]
    assert sorted({id for id in heads if heads.count(id) > 1}) == []
    bold = re.findall(rf"^\*\*({ID.pattern})", text, re.MULTILINE)
    assert [id for id in bold if id not in heads] == [], "these lines do not read as the head of a paragraph"


def test_every_id_that_tests_name_stands_in_the_rules() -> None:
    known = {id for game in games.NAMES for id in book(game)}
    assert {id: path for id, path in named().items() if id not in known} == {}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_refusal_asserted_stands_in_the_rules(game: str) -> None:
    assert sorted(asserted_refusals(folder(game)) - set(book(game))) == []


def test_an_exemption_has_a_reason_and_is_needed() -> None:
    known, tested = {id for game in games.NAMES for id in book(game)}, named()
    for id, reason in EXEMPT.items():
        assert reason != "" and id in known and id not in tested, id


@pytest.mark.parametrize("game", games.NAMES)
def test_every_ruling_has_a_rule_and_a_test_that_is_refused_by_it(game: str) -> None:
    known, refused = set(book(game)), asserted_refusals(folder(game))
    rulings = games.find(game).rulings[2:]
    assert [ruling.name for ruling in rulings if ruling.rule not in known] == []
    assert [f"{ruling.name} {ruling.rule}" for ruling in rulings if ruling.rule not in refused] == []


@pytest.mark.parametrize("game", games.NAMES)
def test_every_step_has_a_rule(game: str) -> None:
    known = set(book(game))
    assert [step.name for step in games.find(game).steps if step.rule not in known] == []
    assert games.find(game).end_rule in known


@pytest.mark.parametrize("game", games.NAMES)
def test_every_id_in_the_sources_stands_in_the_rules(game: str) -> None:
    ids = book(game)
    known = set(ids) | {id.partition(".")[0] for id in ids}
    for path in sorted((GAMES / folder(game)).rglob("*.py")):
        found = ID.findall(path.read_text(encoding="utf-8"))
        assert [id for id in found if id not in known] == [], path


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_translation_has_the_same_ids(game: str, language: str) -> None:
    assert book(game, language) == book(game)


@rule("CO-0", "TA-0", "SY-0")
@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
@pytest.mark.parametrize("game", [game for game in games.NAMES if game != "tramp"])
def test_a_book_begins_with_five_minutes_that_lead_to_its_rules(game: str, language: str) -> None:
    rules = rulebook.rules(game, language)
    first = next(iter(rules.values()))
    assert re.fullmatch(r"[A-Z]{2}-0", first.id)
    steps = re.findall(r"^([0-9])\. ", first.text, re.MULTILINE)
    assert steps == ["1", "2", "3", "4", "5"]
    assert [id for id in ID.findall(first.text) if id not in rules] == []
