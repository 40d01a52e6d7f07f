"""The table frame: refusals with their rule, rules beside the table, undo, keys, settings, inspector, hot seat."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.player import Player
from tests.web.positions import midgame

Players = Callable[..., Player]
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]


def seated(one: Player, game: str, choices: int = 60, step: str = "", seats: int = 3) -> None:
    one.settle()
    made = one.ask("POST", "/files", midgame(game, seats, choices, 1, step))
    one.sit(made["id"])
    one.lift()
    one.wait()


@pytest.mark.parametrize("game", TITLES)
def test_what_is_refused_gives_its_reason_and_rule(player: Players, game: str) -> None:
    one = player()
    for choices in (30, 45, 60, 75, 90):
        seated(one, game, choices)
        one.page.wait_for_timeout(300)
        if one.page.query_selector("main [data-refused][aria-disabled=true]"):
            break
    found = one.page.locator("main [data-refused][aria-disabled=true]").first
    found.focus()
    tip = one.page.wait_for_selector("#reason")
    assert tip is not None
    assert one.page.evaluate(
        "/[A-Z]{2}-\\\\d/.test(document.querySelector('#reason').textContent)".replace("\\\\", "\\")
    )
    assert found.get_attribute("aria-disabled") == "true"
    assert found.get_attribute("aria-describedby") == "reason"
    before = len(one.acts())
    found.press("Enter")
    one.page.get_by_role("button", name="Show rule").click()
    one.page.wait_for_selector(".rule h3 em")
    one.page.get_by_role("button", name="Show me on the board").click()
    one.page.wait_for_selector(".rule", state="detached")
    assert one.page.locator("main .lit").count() > 0
    assert len(one.acts()) == before


PANELS = ".frame > aside, .menu .panel, dialog[open]"


@pytest.mark.parametrize("game", TITLES)
def test_a_reason_neither_covers_nor_catches_what_may_be_chosen(player: Players, game: str) -> None:
    one = player()
    for choices in (30, 45, 60, 75, 90):
        seated(one, game, choices)
        one.page.wait_for_timeout(300)
        if one.page.query_selector("main [data-refused]:not([data-move]):not([data-moves])"):
            break
    one.page.locator("main [data-refused]:not([data-move]):not([data-moves])").first.hover(force=True)
    one.page.wait_for_selector("#reason")
    covered = """() => {
      const box = document.querySelector('.reason').getBoundingClientRect();
      const link = document.querySelector('.reason button')?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const hit = document.elementFromPoint(box.left + 3, box.top + 3);
      return [hit?.closest('.reason') !== null, link.width * link.height < box.width * box.height / 3];
    }"""
    assert one.page.evaluate(covered) == [False, True]


def test_one_panel_lies_over_the_table_at_a_time(player: Players) -> None:
    one = player()
    one.sit(one.new_match("shipyard", [{"kind": "me"}, {"kind": "bot", "level": "random"}]))
    one.wait()
    page = one.page
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".rule")
    assert page.locator(PANELS).count() == 1
    page.get_by_role("button", name="Table", exact=True).click()
    page.wait_for_selector(".menu .panel")
    assert page.locator(PANELS).count() == 1
    page.keyboard.press("l")
    page.wait_for_selector("[data-part=moves-list]")
    assert page.locator(PANELS).count() == 1
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert page.locator(PANELS).count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(PANELS, state="detached")
    page.keyboard.press("l")
    page.wait_for_selector("[data-part=moves-list]")
    page.locator(".track .title").click()
    page.wait_for_selector("[data-part=moves-list]", state="detached")
    assert not one.acts()


def test_undo_restart_and_their_reasons(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    undo = one.page.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true" and undo.get_attribute("title")
    start = one.view()
    one.play("contract", "key")
    one.wait()
    assert undo.get_attribute("aria-disabled") == "false"
    assert one.view() != start
    one.page.keyboard.press("u")
    one.wait()
    assert one.view() == start
    for way in ("button", "key"):
        one.play("contract", "key")
        one.wait()
        one.play(one.decision()["moves"][0], "list")
        one.wait()
        assert one.view() != start and one.decision()["back"] == 2
        if way == "button":
            one.page.get_by_role("button", name="Restart turn").click()
        else:
            one.page.keyboard.press("U")
        one.wait()
        assert one.view() == start and one.decision()["back"] == 0


@pytest.mark.parametrize("game", TITLES)
def test_a_right_click_shows_a_piece_that_a_click_would_play(player: Players, game: str) -> None:
    one = player()
    seated(one, game)
    piece = one.page.locator(
        "main [data-zone] [data-target][data-move], main [data-zone] [data-target][data-moves]"
    ).first
    piece.click(button="right", force=True)
    one.page.wait_for_selector(".inspector")
    assert not one.acts()


def test_undo_says_that_something_was_revealed(player: Players) -> None:
    one = player()
    one.sit(one.new_match("shipyard"))
    undo = one.page.get_by_role("button", name="Undo")
    chance, revealed, heard = random.Random(2), False, 0
    for _ in range(150):
        state = one.wait()
        decision = one.decision()
        mine = all(told["decision"] for told in one.heard[heard:] if told["type"] == "update")
        if revealed and mine and decision["back"] == 0:
            break
        heard = len(one.heard)
        if state["step"] == "confirming":
            one.confirm()
            continue
        move = chance.choice(decision["revealing"] or decision["moves"])
        revealed = move in decision["revealing"]
        one.play(move, "list")
    assert undo.get_attribute("aria-disabled") == "true"
    assert "no way back" in (undo.get_attribute("title") or "")


def test_letters_can_be_switched_off(player: Players) -> None:
    one = player()
    one.open("/settings")
    one.page.get_by_label("Single letters are keys").uncheck()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    for key in ("l", "1", "?", "i", "c"):
        one.page.keyboard.press(key)
    one.page.wait_for_timeout(200)
    assert not one.acts()
    assert one.page.query_selector("[data-part=moves-list], dialog[open]") is None


def test_settings_act_at_once_and_survive(player: Players) -> None:
    one = player()
    one.open("/settings")
    one.page.get_by_label("dark", exact=True).check()
    assert one.page.evaluate("document.documentElement.dataset.theme") == "dark"
    one.page.get_by_role("radio", name="Deutsch").check()
    one.page.wait_for_selector("h1 >> text=Einstellungen")
    assert one.page.evaluate("document.documentElement.lang") == "de"
    one.page.reload()
    one.page.wait_for_selector("h1 >> text=Einstellungen")
    assert one.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_list_filters_while_typing(player: Players) -> None:
    one = player()
    seated(one, "crossing-oceans", 40, "buying", 2)
    one.page.keyboard.press("/")
    one.page.wait_for_selector("[data-part=moves-list] input:focus")
    every = len(one.open_list())
    name = one.page.inner_text("[data-part=moves-list] [data-move] span >> nth=0").split()[-1]
    one.page.keyboard.type(name)
    assert 0 < len(one.page.query_selector_all("[data-part=moves-list] [data-move]")) <= every
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("[data-part=moves-list]", state="detached")


@pytest.mark.parametrize("game", ["transatlantic", "shipyard"])
def test_a_curtain_falls_between_two_people_at_one_device(player: Players, game: str) -> None:
    one = player()
    one.sit(one.new_match(game, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]))
    for _ in range(60):
        if one.arrive():
            break
        one.play_on(random.Random(1), ["board"], 1, check=False)
    one.page.wait_for_selector(".curtain")
    assert one.page.query_selector("main [data-target]") is None
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector("main [data-move], main [data-moves]")


def test_every_rule_that_a_tooltip_can_name_is_found_in_both_languages(player: Players) -> None:
    one = player()
    one.settle()
    from blueriband import games

    for game in TITLES:
        named = {ruling.rule for ruling in games.find(game).rulings if ruling.rule}
        for language in ("en", "de"):
            found = {rule["id"] for rule in one.ask("GET", f"/games/{game}/rules?lang={language}")}
            assert named <= found, (game, language, named - found)


def test_rules_are_searched_in_both_languages(player: Players) -> None:
    for language, word in (("en", "captain"), ("de", "Kapitän")):
        one = player(language=language)
        one.open("/rules/crossing-oceans")
        one.page.wait_for_selector("article")
        every = one.page.locator("article").count()
        one.page.locator("input[type=search]").fill(word)
        one.page.wait_for_timeout(200)
        assert 0 < one.page.locator("article").count() < every
