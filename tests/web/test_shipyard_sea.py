"""Shipyard in a browser: canals and cruises seen whole, what things cost and promise, a page opened anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from blueriband.kernel.engine import NOBODY
from blueriband.kernel.match import Match
from tests.web.player import Player
from tests.web.test_shipyard import bring, first, sit, step_of, view_of

INSIDE = """(selector) => {
  const all = document.querySelector('.sheet .scroll').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()).every((box) =>
    box.left > all.left - 1 && box.right < all.right + 1 && box.top > all.top - 1 && box.bottom < all.bottom + 1);
}"""
TRACK = "all => all.map((e) => e.dataset.target)"


def routes_of(match: Match) -> list[dict[str, Any]]:
    """Return the ready routes of the ship that sails, if one does."""
    found: list[dict[str, Any]] = match.state.view(NOBODY)["at_hand"].get("routes", [])
    return found


def hand_of(match: Match) -> dict[str, Any]:
    """Return what is at hand."""
    found: dict[str, Any] = match.state.view(NOBODY)["at_hand"]
    return found


# --- canals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_the_ship_and_its_ways_are_in_sight(player: Callable[..., Player], phone: bool) -> None:
    one = player(phone=phone)
    sit(one, bring(one, first(lambda match: step_of(match) == "sailing" and len(match.state.decision.moves) > 1)))
    one.page.wait_for_function(f"() => ({INSIDE})('.sheet .boat')")
    assert one.page.evaluate(INSIDE, ".sheet [data-target^='channel:'] circle")
    assert one.page.locator(".sheet svg text").all_inner_texts() and not one.page.locator(".sheet .letter").count()
    listed = one.page.locator(".ways .plain").all_inner_texts() if phone else []
    assert all("wards" in said or "next canal" in said for said in listed)  # a way, not a letter


def test_the_bar_that_turns_a_canal_hides_nothing_of_it(player: Callable[..., Player]) -> None:
    one = player()
    sit(one, bring(one, first(lambda match: step_of(match) == "laying" and len(match.state.decision.moves) >= 6)))
    page = one.page
    name = page.locator("[data-near]").first.get_attribute("data-near")
    page.hover(f"[data-target='{name}']")
    page.wait_for_selector(f"[data-near='{name}'].shown")
    cell = page.locator(f"[data-target='{name}'] .halo").first.bounding_box()
    bar = page.locator(f"[data-near='{name}'] > rect").bounding_box()
    assert cell and bar
    assert bar["y"] >= cell["y"] + cell["height"] - 1 or bar["y"] + bar["height"] <= cell["y"] + 1
    ways = page.locator(f"[data-near='{name}'] .way")
    sizes = ways.evaluate_all(
        "all => all.map((e) => e.getBoundingClientRect()).flatMap((box) => [box.width, box.height])"
    )
    assert min(sizes) >= 23.5
    turned = page.locator(f"[data-near='{name}'] [data-move]").nth(1)
    move = turned.get_attribute("data-move")
    turned.hover()
    assert page.locator(f"[data-target='{name}']").get_attribute("data-move") == move


def test_on_a_phone_each_way_to_turn_a_canal_is_a_picture(player: Callable[..., Player]) -> None:
    one = player(phone=True)
    sit(one, bring(one, first(lambda match: step_of(match) == "laying" and len(match.state.decision.moves) >= 6)))
    one.click("document.querySelector('[data-target^=\"cell:\"][data-moves]')", "")
    one.page.wait_for_selector(".chooser svg")
    assert one.page.locator(".chooser svg").count() == one.page.locator(".chooser [data-move]").count()
    assert " of canal " in one.page.locator(".chooser [data-move]").first.inner_text()


def test_canals_that_would_be_lost_are_explained(player: Callable[..., Player]) -> None:
    one = player()
    found = first(lambda match: any(route["lost"] for route in routes_of(match)), 3, far=False)
    number = next(n for n, route in enumerate(routes_of(found[0])) if route["lost"])
    sit(one, bring(one, found))
    one.page.locator(".routes button").nth(number).hover()
    one.page.wait_for_selector(".sheet >> text=do not count as used")
    assert "lost" in one.page.locator(".routes button").nth(number).inner_text()


def test_the_points_of_a_cruise_count_up(player: Callable[..., Player]) -> None:
    one = player(motion=True)
    sit(one, bring(one, first(lambda match: any(route["points"] > 2 for route in routes_of(match)))))
    route = view_of(one)["at_hand"]["routes"][0]
    one.page.evaluate(
        """() => { window.counted = []; setInterval(() => {
          const e = document.querySelector('.sheet p[aria-live] b');
          if (e && counted.at(-1) !== Number(e.textContent)) counted.push(Number(e.textContent));
        }, 20); }"""
    )
    sent = len(one.acts())
    one.page.click(".routes button >> nth=0")
    one.page.wait_for_timeout(300)
    one.agree(sent)
    one.page.wait_for_function(f"() => counted.at(-1) - counted[0] >= {route['points']}")
    counted = one.page.evaluate("counted")
    assert counted == sorted(counted)


def test_the_last_cruise_is_seen_before_the_result(player: Callable[..., Player]) -> None:
    def last(match: Match) -> bool:
        after = match.state.clone()
        after.play(after.decision.moves[0])
        return step_of(match) == "sailing" and after.over

    one = player(motion=True)
    sit(one, bring(one, first(last, 3)))
    one.play(one.decision()["moves"][0], "board")
    one.page.wait_for_selector(".sheet >> text=Skip")
    one.page.wait_for_timeout(600)
    assert not one.page.query_selector(".result")
    one.page.click(".sheet >> text=Skip")
    one.page.wait_for_selector(".result table")


# --- what is shown before it is done ---------------------------------------------------------------------------------


def test_two_players_have_two_kinds_of_figures(player: Callable[..., Player]) -> None:
    one = player()
    found = first(lambda match: step_of(match) == "choosing" and len(match.journal) > 80)
    sit(one, bring(one, found))
    for seat in view_of(one)["seats"]:
        if seat["double"]:
            assert one.page.locator(f"[data-target='action:{seat['double']}'] .pawns svg").count() == 2
        if seat["single"]:
            assert one.page.locator(f"[data-target='action:{seat['single']}'] .pawns svg").count() == 1


@pytest.mark.parametrize("lacking", [True, False])
def test_a_berth_warns_of_a_ship_that_could_not_sail(player: Callable[..., Player], lacking: bool) -> None:
    def completes(match: Match) -> bool:
        mine = match.state.view(NOBODY)["seats"][match.asked]
        return step_of(match) == "placing" and bool(hand_of(match)["completes"]) and bool(mine["lack"]) == lacking

    one = player()
    found = first(completes, 3)
    sit(one, bring(one, found))
    column = hand_of(found[0])["completes"][0]
    berth = one.page.locator(f"[data-move='place {column}']")
    assert berth.locator(".warn").count() == int(lacking)
    assert "completes a ship" in str(berth.get_attribute("aria-label"))


@pytest.mark.parametrize("step", ["turning", "hiring"])
def test_what_a_step_costs_is_told_before(player: Callable[..., Player], step: str) -> None:
    one = player()
    sit(one, bring(one, first(lambda match: step_of(match) == step and len(match.state.decision.moves) > 2, 3)))
    view, decision = view_of(one), one.decision()
    costs = view["seats"][decision["seat"]]["costs"]
    places = [place["employee"] for place in view["employees"]]
    words = {0: "nothing to pay" if step == "turning" else "free", 1: "one guilder"}
    for move in decision["moves"]:
        said = one.page.locator(f"[data-move='{move}']").first
        label = said.get_attribute("aria-label") or said.locator(".sr").inner_text()
        thing = move.split()[1]
        cost = costs["push"][int(thing)] if step == "turning" else costs["hire"][places.index(thing)]
        assert words.get(cost, f"{cost} guilders") in label


def test_the_order_of_two_ships_is_chosen_in_the_yard(player: Callable[..., Player]) -> None:
    one = player()
    sit(one, bring(one, first(lambda match: step_of(match) == "launching", 3)))
    moves = one.decision()["moves"]
    assert len(moves) > 1 and one.page.locator("[data-zone=yard] [data-target^='ship:']").count() == len(moves)
    one.play(moves[1], "board")


def test_an_employee_says_what_he_does(player: Callable[..., Player]) -> None:
    one = player()
    sit(one, bring(one, first(lambda match: step_of(match) == "choosing" and len(match.journal) > 80)))
    one.click("document.querySelector('.town .hire')", "")
    one.page.wait_for_selector(".inspector")
    assert "Effect" in one.page.inner_text(".inspector")


# --- a page opened anew ----------------------------------------------------------------------------------------------


def test_a_staged_turn_looks_the_same_after_a_reload(player: Callable[..., Player]) -> None:
    one = player()
    match = bring(one, first(lambda match: step_of(match) == "choosing" and len(match.journal) > 80, 3))
    sit(one, match)
    cards = one.page.locator(".loop li [data-target]")
    before = cards.evaluate_all(TRACK)
    chance = random.Random(3)
    while one.decision()["step"] != "confirming":
        one.play(chance.choice(one.decision()["moves"]), "list")
        one.wait()
    log = one.page.locator(".log ol li").last.inner_text()
    one.page.reload()
    one.last = ""
    sit(one, match)
    assert one.decision()["step"] == "confirming"
    assert cards.evaluate_all(TRACK) == before  # the card that the next player moves lies where it lay
    one.page.wait_for_function("was => [...document.querySelectorAll('.log ol li')].at(-1)?.innerText === was", arg=log)


def test_letters_of_panels_can_be_switched_off(player: Callable[..., Player]) -> None:
    one = player()
    match = bring(one, first(lambda match: step_of(match) == "laying" and len(match.state.decision.moves) >= 6))
    one.page.evaluate("() => localStorage.setItem('blueriband.settings', JSON.stringify({ letters: false }))")
    sit(one, match)
    ghosts = "[...document.querySelectorAll('[data-target^=\"cell:\"]')].map(e => e.dataset.move)"
    before = one.page.evaluate(ghosts)
    one.page.keyboard.press("r")
    one.page.wait_for_timeout(200)
    assert one.page.evaluate(ghosts) == before
