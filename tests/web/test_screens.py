"""Every screen: nothing serious found by axe-core, no sideways scroll, no error, title and language right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import FULL
from tests.web.player import Player
from tests.web.positions import finished, midgame

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
FINDINGS = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly });
  const found = violations.filter((v) => ['serious', 'critical'].includes(v.impact));
  return found.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target + ' ' + n.failureSummary).join(' | '));
}"""
LOOKS: list[dict[str, Any]] = [{}, {"phone": True, "dark": True, "language": "de"}]
if FULL:
    LOOKS += [
        {"dark": True}, {"language": "de"}, {"dark": True, "language": "de"}, {"phone": True},
        {"phone": True, "dark": True}, {"phone": True, "language": "de"}, {"size": (320, 700)}, {"size": (640, 400)},
        {"size": (1920, 1080)},
    ]  # fmt: skip


def check(one: Player, where: str) -> None:
    """Look at the page with axe-core and a ruler."""
    page = one.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FINDINGS)
    assert not found, (where, found)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{where} scrolls sideways by {wide}"


def look_at(one: Player, path: str, wait: str, title: str) -> None:
    one.open(path)
    one.page.wait_for_selector(wait)
    one.page.wait_for_timeout(250)
    assert title in one.page.title()
    check(one, path)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(f"{k}" for k in look) or "plain")
def test_plain_pages(player: Callable[..., Player], look: dict[str, Any]) -> None:
    one = player(**look)
    german = look.get("language") == "de"
    one.settle()
    assert one.page.evaluate("document.documentElement.lang") == ("de" if german else "en")
    assert one.page.evaluate("document.documentElement.dataset.theme") == ("dark" if look.get("dark") else "light")
    look_at(one, "/", "article", "Blueriband")
    one.page.locator("article button").first.click()
    one.page.wait_for_selector("dialog[open]")
    check(one, "new game")
    look_at(one, "/settings", "fieldset", "Einstellungen" if german else "Settings")
    look_at(one, "/rules/shipyard", "article", "Regeln" if german else "Rules")
    look_at(one, "/replays", "main", "Partien" if german else "Replays")
    look_at(one, "/nowhere", ".trouble", "Nicht gefunden" if german else "Not found")
    match = one.new_match("shipyard", [{"kind": "me"}, {"kind": "open"}])
    look_at(one, f"/match/{match}", ".gathering", "Blueriband")


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(f"{k}" for k in look) or "plain")
def test_tables(player: Callable[..., Player], look: dict[str, Any], game: str) -> None:
    one = player(**look)
    one.settle()
    for choices in (4, 90) if FULL else (90,):
        made = one.ask("POST", "/files", midgame(game, 4, choices))
        one.sit(made["id"])
        if one.arrive():
            check(one, f"{game} curtain")
            one.page.click(".curtain button")
        one.wait()
        check(one, f"{game} after {choices}")
        if not look.get("phone") and "size" not in look:
            high = one.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert high[0] <= high[1], f"{game} is {high[0]} high"
        assert one.page.evaluate("document.querySelectorAll('*').length") <= 2500 * 1.1
    one.open_list()
    one.page.locator("[data-part=moves-list] summary").click() if one.page.query_selector(
        "[data-part=moves-list] summary"
    ) else None
    one.page.wait_for_timeout(200)
    check(one, f"{game} list")


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(f"{k}" for k in look) or "plain")
def test_the_end_and_the_replay(player: Callable[..., Player], look: dict[str, Any], game: str) -> None:
    one = player(**look)
    one.settle()
    made = one.ask("POST", "/files", finished(game))
    one.page.goto(f"{one.address}/match/{made['id']}")
    one.page.wait_for_selector(".result table")
    one.page.wait_for_timeout(300)
    check(one, f"{game} result")
    one.page.goto(f"{one.address}/match/{made['id']}/replay?at=30")
    one.page.wait_for_selector(".frame input[type=range]")
    one.page.wait_for_timeout(300)
    check(one, f"{game} replay")


SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => one.hadRecentInput || (shifted += one.value)))
    .observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize("path", ["/", "/rules/transatlantic", *TITLES])
def test_nothing_jumps_while_a_page_comes(player: Callable[..., Player], path: str) -> None:
    one = player()
    one.settle()
    where = path if path.startswith("/") else f"/match/{one.new_match(path)}"
    one.open(where)
    one.page.wait_for_timeout(1500)
    one.page.evaluate(SHIFTS)
    one.page.wait_for_timeout(300)
    assert one.page.evaluate("shifted") <= 0.05


def test_a_long_replay_does_not_fill_the_memory(player: Callable[..., Player]) -> None:
    one = player()
    one.settle()
    made = one.ask("POST", "/files", finished("crossing-oceans", 3))
    one.page.goto(f"{one.address}/match/{made['id']}/replay?at=0")
    one.page.wait_for_selector("input[type=range]")
    for at in range(0, 400 if FULL else 120, 1 if FULL else 3):
        one.page.evaluate(
            """at => {
              const slider = document.querySelector('input[type=range]');
              slider.value = at;
              slider.dispatchEvent(new Event('input', {bubbles: true}));
            }""",
            at,
        )
        one.page.wait_for_timeout(15)
    assert one.page.evaluate("performance.memory.usedJSHeapSize") <= 120_000_000
