"""What a newcomer finds: pictures with their names, the game in five minutes, and games to look at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import ServerProcess
from tests.web.player import Player
from tests.web.test_screens import check

Players = Callable[..., Player]
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TITLES)
def test_the_help_names_every_picture(player: Players, game: str, language: str) -> None:
    one = player(language=language, dark=language == "de")
    one.sit(one.new_match(game))
    one.wait()
    one.page.keyboard.press("?")
    one.page.wait_for_selector("dialog[open] dd")
    said = one.page.inner_text("dialog[open]")
    assert "symbol" not in said and "card-" not in said
    drawn = one.page.evaluate(
        """[...document.querySelectorAll('dialog dt')]
          .map(e => e.firstElementChild?.getBoundingClientRect().width ?? 0)"""
    )
    assert len(drawn) >= 15 and min(drawn) > 3
    check(one, f"help of {game}")


@pytest.mark.parametrize("game", TITLES)
def test_the_help_leads_to_the_game_in_five_minutes(player: Players, game: str) -> None:
    one = player()
    one.sit(one.new_match(game))
    one.wait()
    one.page.keyboard.press("?")
    one.page.get_by_role("button", name="The game in five minutes").click()
    one.page.wait_for_selector("dialog", state="detached")
    one.page.wait_for_selector(".rule [data-number]")
    assert one.page.locator(".rule [data-number]").count() == 5
    named = one.page.locator(".rule [data-number] button").first
    id = named.inner_text()
    named.click()
    one.page.wait_for_selector(f".rule h3 em >> text={id}")
    one.page.get_by_role("button", name="Contents").click()
    one.page.wait_for_selector(".rule [data-number]")
    assert not one.acts()


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_begin_with_five_minutes_and_end_with_what_players_need_not_know(player: Players, game: str) -> None:
    one = player(phone=True)
    one.open(f"/rules/{game}")
    one.page.wait_for_selector(".guide")
    assert one.page.locator(".book > section").first.locator("[data-number]").count() == 5
    link = one.page.locator(".guide a").first
    id = link.inner_text()
    link.click()
    one.page.wait_for_selector(f"article.here[id='{id}']")
    assert one.page.locator(".book > details[open]").count() == 0
    assert "Index" not in one.page.inner_text(".contents")


@pytest.mark.parametrize("game", TITLES)
def test_an_empty_lobby_has_a_game_to_look_at(player: Players, own_server: ServerProcess, game: str) -> None:
    one = player(address=own_server.address)
    one.open("/")
    title = {"crossing-oceans": "Crossing Oceans", "transatlantic": "TransAtlantic", "shipyard": "Shipyard"}[game]
    one.page.locator(".samples").get_by_role("button", name=title).click()
    one.page.wait_for_url("**/replay?*")
    slider = one.page.locator("input[type=range]")
    slider.wait_for()
    assert int(slider.get_attribute("max") or 0) > 150
    one.page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")  # it plays
    match = one.page.url.split("/match/")[1].split("/")[0]
    assert one.ask("GET", f"/matches/{match}")["status"] == "over"
