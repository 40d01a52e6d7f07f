"""A phone: large targets, a small sheet, and nothing lost when it is turned."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import Player
from tests.web.test_frame import seated

Players = Callable[..., Player]
TARGETS = "main .legal, main [role=tab], [data-part=decision] button, header button, header a"
SMALL = """targets => [...document.querySelectorAll(targets)]
  .filter((e) => blue.seen(e))
  .map((e) => [e.dataset.move ?? e.dataset.target ?? e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("choices", [20, 60, 90])
@pytest.mark.parametrize("game", ["crossing-oceans", "transatlantic"])
def test_targets_are_as_large_as_a_finger(player: Players, game: str, choices: int) -> None:
    one = player(phone=True)
    seated(one, game, choices)
    one.page.wait_for_timeout(300)
    small = set(one.page.evaluate(SMALL, TARGETS))
    for tab in one.page.query_selector_all("main [role=tab]"):
        if tab.is_visible():
            tab.tap()
            small |= set(one.page.evaluate(SMALL, TARGETS))
    assert not small


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["crossing-oceans", "transatlantic", "shipyard"])
def test_the_sheet_of_the_decision_leaves_the_board_in_sight(player: Players, game: str, language: str) -> None:
    one = player(phone=True, language=language)
    for choices in (15, 60):
        seated(one, game, choices)
        high = one.page.evaluate("document.querySelector('[data-part=decision]').getBoundingClientRect().height")
        assert high <= 0.4 * 844, choices


def test_turning_the_phone_keeps_what_was_chosen(player: Players) -> None:
    one = player(phone=True)
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    one.play("contract", "board")
    one.wait()
    before = (one.decision(), one.page.inner_text("[data-part=decision] strong"), len(one.acts()))
    one.page.set_viewport_size({"width": 844, "height": 390})
    one.page.wait_for_timeout(300)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 844
    one.page.set_viewport_size({"width": 390, "height": 844})
    one.page.wait_for_timeout(300)
    assert before == (one.decision(), one.page.inner_text("[data-part=decision] strong"), len(one.acts()))


def test_a_staged_move_outlives_the_turning_of_the_phone(player: Players) -> None:
    one = player(phone=True)
    seated(one, "crossing-oceans", 40, "buying", 2)
    revealing = one.decision()["revealing"]
    assert revealing
    one.by_list(revealing[0])
    one.page.wait_for_selector("[data-staged]")
    one.page.set_viewport_size({"width": 844, "height": 390})
    one.page.wait_for_timeout(300)
    assert one.page.locator(".frame").get_attribute("data-staged") == revealing[0]
