"""Slips of the hand cost nothing: double clicks, Escape, typing in the wrong place, a page opened again in a draft."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import Player

Players = Callable[..., Player]
CHIPS = "[...document.querySelectorAll('[data-part=decision] .chip')].map(e => e.textContent)"


def test_choices_taken_back_leave_the_bar_after_a_reload_too(player: Players) -> None:
    one = player()
    match = one.new_match("crossing-oceans")
    one.sit(match)
    one.wait()
    one.play("contract", "key")
    one.wait()
    one.sit(match)  # opened anew, in the middle of the draft
    one.wait()
    assert one.page.evaluate(CHIPS) == []
    one.play("sell_contract" if "sell_contract" in one.decision()["moves"] else one.decision()["moves"][0], "list")
    one.wait()
    assert len(one.page.evaluate(CHIPS)) == 1
    one.page.keyboard.press("u")
    one.wait()
    assert one.page.evaluate(CHIPS) == []


def test_escape_puts_a_reason_away_and_takes_nothing_back(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    one.play("contract", "key")
    for _ in range(6):
        one.wait()
        one.page.wait_for_timeout(400)
        refused = one.page.locator("main [data-refused][aria-disabled=true]")
        if refused.count():
            break
        one.play(one.decision()["moves"][-1], "list")
    back = one.decision()["back"]
    assert back
    refused.first.focus()
    one.page.wait_for_selector("#reason")
    acts = len(one.acts())
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("#reason", state="detached")
    one.page.wait_for_timeout(200)
    assert len(one.acts()) == acts
    one.page.keyboard.press("Escape")  # the next one does
    one.wait()
    assert one.decision()["back"] == back - 1


def test_the_second_half_of_a_double_click_hits_nothing_new(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    button = one.page.locator("[data-part=decision] [data-move=contract]")
    box = button.bounding_box()
    assert box is not None
    spots = [(box["x"] + part * box["width"], box["y"] + box["height"] / 2) for part in (0.3, 0.7)]
    for number, spot in enumerate(spots):
        before = len(one.acts())
        one.page.mouse.click(*spot)
        one.wait()  # other buttons stand there now
        one.page.mouse.move(*spot)
        one.page.mouse.down(click_count=2)
        one.page.mouse.up(click_count=2)
        one.page.wait_for_timeout(300)
        assert len(one.acts()) == before + 1
        one.page.keyboard.press("U")
        one.wait()
        assert number in (0, 1)


def test_typing_in_the_rules_plays_nothing(player: Players) -> None:
    one = player()
    one.sit(one.new_match("shipyard"))
    one.wait()
    one.page.get_by_role("button", name="Rules").first.click()
    one.page.wait_for_selector(".rule input")
    one.page.keyboard.type("blue riband")
    assert one.page.input_value(".rule input") == "blue riband"
    one.page.locator(".rule h2").click()  # out of the field
    one.page.keyboard.type("blue riband")
    one.page.wait_for_timeout(200)
    assert not one.acts() and one.page.query_selector(".rule")


def test_what_cannot_be_chosen_now_says_what_is_asked(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    piece = one.page.locator(".rondel [data-target]:not([data-move]):not([data-moves]):not([data-refused])").first
    piece.click(force=True)
    panel = one.page.wait_for_selector(".inspector")
    assert panel is not None
    assert "You are asked" in panel.inner_text()
    mine, its = panel.bounding_box(), piece.bounding_box()
    assert mine and its
    assert mine["x"] > its["x"] + its["width"] or mine["y"] > its["y"] + its["height"]  # beside it


def test_news_of_rivals_begin_at_the_top_of_the_log(player: Players) -> None:
    one = player()
    match = one.new_match("crossing-oceans", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    one.advance(match, 20)
    one.sit(match)
    for _ in range(60):
        state = one.wait()
        if state["step"] == "confirming":
            one.confirm()
        elif one.decision()["back"] == 0 and one.page.query_selector(".log .divider"):
            break
        else:
            one.play(one.decision()["moves"][0], "list")
    one.page.wait_for_timeout(300)
    seen = """() => {
      const list = document.querySelector('.log ol').getBoundingClientRect();
      const line = document.querySelector('.log .divider').getBoundingClientRect();
      return line.top >= list.top - 2 && line.bottom <= list.bottom + 2;
    }"""
    assert one.page.evaluate(seen)


@pytest.mark.parametrize("game", ["crossing-oceans", "transatlantic"])
def test_the_round_goes_on_only_when_the_turn_is_confirmed(player: Players, game: str) -> None:
    one = player()
    match = one.new_match(game, [{"kind": "bot", "level": "random"}, {"kind": "me"}])
    one.sit(match)
    shown = "document.querySelector('.status').textContent.split(' · ')[0]"
    turns, before = 0, ""
    while turns < 2:
        if one.wait()["step"] == "confirming":
            assert one.page.evaluate(shown) == before
            if turns == 1:
                one.sit(match)  # opened anew
                one.wait()
                assert one.page.evaluate(shown) == before
            one.confirm()
            turns += 1
        else:
            before = one.page.evaluate(shown)
            one.play(one.decision()["moves"][0], "list")
