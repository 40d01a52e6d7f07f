"""Settings reach the table: the size of text, and letters of one's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import Player
from tests.web.positions import midgame

Players = Callable[..., Player]
HEIGHTS = """() => ['[data-part=decision] > p strong', '[data-zone=log] li > span', '.plates b'].map((at) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(at));
  return range.getClientRects()[0].height;
})"""


@pytest.mark.parametrize("game", ["crossing-oceans", "transatlantic"])
def test_the_size_of_text_reaches_the_table(player: Players, game: str) -> None:
    one = player()
    one.settle()
    match = one.ask("POST", "/files", midgame(game, 4, 60))["id"]
    one.sit(match)
    one.lift()
    one.wait()
    usual = one.page.evaluate(HEIGHTS)
    one.open("/settings")
    one.page.get_by_label("Text size").fill("140")
    one.sit(match)
    one.lift()
    one.page.wait_for_selector("[data-zone=log] li > span")
    question, line, plate = (large / small for large, small in zip(one.page.evaluate(HEIGHTS), usual, strict=True))
    assert 1.3 < question < 1.5 and 1.3 < line < 1.5 and 1.1 < plate < 1.2
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_letters_can_be_chosen(player: Players) -> None:
    one = player()
    one.open("/settings")
    one.page.get_by_text("Choose the letters").click()
    chosen = one.page.get_by_role("button", name="list of moves")
    chosen.click()
    one.page.keyboard.press("i")
    assert "I is taken: look at a piece closely" in one.page.locator("[role=alert]").inner_text()
    one.page.keyboard.press("7")
    assert "Digits" in one.page.locator("[role=alert]").inner_text()
    one.page.keyboard.press("k")
    assert chosen.inner_text() == "K" and one.page.locator("[role=alert]").inner_text() == ""
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    one.page.keyboard.press("l")
    one.page.wait_for_timeout(200)
    assert one.page.query_selector("[data-part=moves-list]") is None
    one.page.keyboard.press("k")
    one.page.wait_for_selector("[data-part=moves-list]")
    assert one.page.locator("[data-part=decision] [aria-expanded=true] kbd").inner_text() == "K"
    assert not one.acts()
    one.open("/settings")
    one.page.get_by_text("Choose the letters").click()
    one.page.get_by_role("button", name="The usual letters again").click()
    assert chosen.inner_text() == "L"
