"""The table of Crossing Oceans in a real browser, at the moments that are worth looking at."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from blueriband import games
from blueriband.gamefile import record
from blueriband.kernel.match import Match
from tests.web.conftest import FULL
from tests.web.player import CUT, Player
from tests.web.positions import midgame

NAME = "crossing-oceans"
WEB = Path(__file__).parents[2] / "web"
CHART = WEB / "src" / "games" / NAME / "chart.json"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
STEPS = ["placing", "berthing", "exchanging", "moving", "building", "buying", "shipping", "loading"]
STEPS += ["designating", "gaining"]
NAMES = ["human Ada", "human Ben", "human Cleo", "human Dan"]
REFUSED = "[...document.querySelectorAll('main [data-refused]')]"
Players = Callable[..., Player]


@cache
def moment(step: str, seats: int = 4, event: str = "") -> str:
    """Return the file of a game that stands at a step, played at random; a move does this, if it is named."""
    game, options = games.find(NAME), {"seats": seats}
    for seed in range(1, 40):
        match, chance = Match(game.new(options, seed)), random.Random(seed)
        for number in range(400):
            if match.over:
                break
            question = match.question(match.asked)
            if question["step"] == "confirming":
                match.confirm(match.asked)
                continue
            if (
                number > 30 * seats
                and question["step"] == step
                and (not event or causes(match, question["moves"], event))
            ):
                return record(match, options, seed, ["human Ada", "human Ben", "human Cleo", "human Dan"][:seats], True)
            match.play(match.asked, chance.choice(question["moves"]))
    raise AssertionError(f"no game comes to {step}")


def causes(match: Match, moves: list[str], event: str) -> bool:
    """Some move brings an event about; a lantern that goes to another port is "lantern_passes"."""
    every = [match.preview(match.asked, move) for move in moves]
    return any(lantern_passes(told) if event == "lantern_passes" else event in names(told) for told in every)


def names(told: list[dict[str, Any]]) -> list[str]:
    """Return what the events are called."""
    return [event["event"] for event in told]


def lantern_passes(told: list[dict[str, Any]]) -> bool:
    """The lantern leaves the ship that is driven away, and not for the new one in its port."""
    new = [event["card"] for event in told if event["event"] in ("ship_placed", "lantern_moved")]
    return "ship_returned" in names(told) and len(set(new)) == 2


def sit(one: Player, file: str) -> dict[str, Any]:
    """Sit down at a game that goes on from a file, all seats one's own, and wait for the question."""
    one.settle()
    made = one.ask("POST", "/files", file)
    assert "id" in made, made
    one.sit(made["id"])
    state = one.wait()
    for _ in range(400):  # the reasons follow the question
        if any(told["type"] == "refusals" for told in one.heard):
            break
        one.page.wait_for_timeout(20)
    return state


# --- the whole table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_table_is_on_one_screen(player: Players, seats: int) -> None:
    one = player(language="de")
    sit(one, moment("moving", seats))
    found = one.page.evaluate(
        """[document.documentElement.scrollHeight, document.documentElement.scrollWidth,
          document.querySelectorAll('*').length]"""
    )
    assert found[0] <= 800
    assert found[1] <= 1280
    assert found[2] <= 2500


def test_the_chart_is_light() -> None:
    assert len(gzip.compress(CHART.read_bytes())) <= 25_000


@pytest.mark.parametrize(
    ("step", "phone"),
    [(step, phone) for n, step in enumerate(STEPS) for phone in ([False, True] if FULL else [n % 2 > 0])],
)
def test_every_move_and_every_reason_is_on_the_board(player: Players, step: str, phone: bool) -> None:
    one = player(phone=phone)
    sit(one, moment(step))
    one.page.wait_for_function("() => blue.state().board.length > 0")
    state = one.page.evaluate("blue.state()")
    assert set(state["board"]) == set(one.decision()["moves"])
    told = [message for message in one.heard if message["type"] == "refusals"][-1]
    shown = one.page.evaluate(f"{REFUSED}.flatMap(e => e.dataset.refused.split('\\n'))")
    assert {refusal["move"] for refusal in told["refusals"] if refusal["move"] != "decline"} <= set(shown)
    assert one.page.evaluate("innerWidth") == (
        390 if phone else 1280
    )  # a phone grows its page where something sticks out


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_stands_in_the_way_of_anybody(player: Players, phone: bool, dark: bool) -> None:
    one = player(phone=phone, dark=dark, language="de" if dark else "en")
    sit(one, moment("moving" if phone else "berthing", 3))
    one.page.evaluate("() => {" + AXE.read_text() + "}")  # a tag would be against the policy of the page
    found = one.page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
    )
    serious = [bad for bad in found["violations"] if bad["impact"] in ("serious", "critical")]
    assert not serious, [(bad["id"], [node["html"][:200] for node in bad["nodes"]]) for bad in serious]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("step", ["moving", "buying", "gaining"])
def test_no_german_word_is_cut(player: Players, step: str, phone: bool) -> None:
    one = player(language="de", phone=phone)
    sit(one, moment(step))
    cut = one.page.evaluate(CUT)
    assert not cut
    faces = one.page.evaluate(
        """[...document.querySelectorAll('main svg[viewBox^="0 0 168 "] text')].filter(text => {
          const box = text.getBBox();
          return box.width && (box.x < 0 || box.x + box.width > 168.5);
        }).map(text => text.textContent)"""
    )
    assert not faces


@pytest.mark.parametrize("width", [320, 390])
def test_the_pages_of_a_phone_fit_side_by_side(player: Players, width: int) -> None:
    one = player(language="de", phone=True, size=(width, 844))
    sit(one, moment("moving"))
    inside = """[...document.querySelectorAll('.pages, .pages button')].filter(e => e.scrollWidth > e.clientWidth)
      .map(e => e.textContent)"""
    assert one.page.evaluate(inside) == []
    assert one.page.locator(".pages button").count() == 7


# --- single decisions ------------------------------------------------------------------------------------------------


def test_closed_regions_are_no_stop_for_the_keyboard_but_say_why(player: Players) -> None:
    one = player()
    page = one.page
    sit(one, moment("berthing", 2))
    closed = page.locator("[data-target='region:pacific_ocean']")
    assert closed.get_attribute("tabindex") is None
    assert "berth timor" in str(closed.get_attribute("data-refused"))
    one.click("document.querySelector(m)", "[data-target='region:pacific_ocean']")
    assert "CO-2.6" in page.locator(".reason").inner_text()


def test_replacing_shows_who_gets_a_ship_back_and_the_lantern_moves(player: Players) -> None:
    one = player()
    page = one.page
    sit(one, moment("berthing", 4, "ship_returned"))
    asked = one.decision()["seat"]
    page.wait_for_selector("main [data-target^='card:'][data-move^='berth'][aria-label*='goes back']")
    spot = page.locator("main [data-target^='card:'][data-move^='berth'][aria-label*='goes back']").first
    old, move = str(spot.get_attribute("data-target")), str(spot.get_attribute("data-move"))
    assert "Red Lantern" in str(spot.get_attribute("aria-label"))
    one.play(move, "board")
    one.wait()
    told = [message for message in one.heard if message["type"] == "update"][-1]
    kinds = [event["event"] for event in told["events"]]
    assert "ship_returned" in kinds
    assert "ship_placed" in kinds
    placed = next(event for event in told["events"] if event["event"] == "ship_placed")
    assert page.locator(f"[data-zone=board] [data-target='card:{placed['card']}']").count() == 1
    assert page.locator(f"[data-zone=board] [data-target='{old}']").count() == 0
    assert placed["seat"] == asked


def test_coal_is_loaded_evenly_or_not_at_all(player: Players) -> None:
    one = player()
    sit(one, moment("loading"))
    told = [message for message in one.heard if message["type"] == "refusals"][-1]
    rulings = ("load_evenly", "ship_full", "burns_no_coal")
    uneven = [refusal["move"] for refusal in told["refusals"] if refusal["ruling"] in rulings]
    before = len(one.acts())
    for move in uneven[:3]:
        one.click(f"{REFUSED}.find(e => e.dataset.refused.split('\\n').includes(m))", move)
        one.page.wait_for_selector(".reason em")
        assert "CO-" in one.page.locator(".reason").inner_text()
    assert len(one.acts()) == before


def test_what_reveals_cards_is_said_before_it_is_done(player: Players) -> None:
    one = player()
    page = one.page
    sit(one, moment("buying"))
    stop = page.locator("main [data-move=stop]")
    page.wait_for_selector("main [data-move=stop]:has(.sr:text('no way back'))")
    before = len(one.acts())
    stop.click()
    page.wait_for_selector("[data-confirm=staged]")
    assert len(one.acts()) == before
    assert stop.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm=staged]", state="detached")
    assert len(one.acts()) == before


def test_prices_are_what_the_purchase_costs(player: Players) -> None:
    one = player()
    page = one.page
    sit(one, moment("buying"))
    for move in [text for text in one.decision()["moves"] if text.startswith("buy")]:
        card = page.locator(f"main [data-move='{move}']")
        costs = "m => /−£\\d+/.test(document.querySelector(`main [data-move='${m}']`).textContent)"
        page.wait_for_function(costs, arg=move)
        paid = str(card.locator(".sr").text_content()).split("−£")[1].split(",")[0].split(";")[0]
        assert f"£{paid}" in card.locator("text").all_text_contents()[-1]


def test_regions_show_what_everybody_would_earn(player: Players) -> None:
    one = player()
    sit(one, moment("designating"))
    one.page.wait_for_selector(".chips text")
    assert any("£" in text for text in one.page.locator(".chips text").all_text_contents())


def test_a_rivals_board_is_a_click_away(player: Players) -> None:
    one = player()
    page = one.page
    state = sit(one, moment("moving", 3))
    assert state["step"] == "moving"
    mine = page.locator("[data-zone=mine] h2").inner_text()
    rival = next(seat for seat in range(3) if seat != one.decision()["seat"])
    page.locator(f".plate[data-target='seat:{rival}']").click()
    page.wait_for_function("m => document.querySelector('[data-zone=mine] h2').innerText !== m", arg=mine)
    page.keyboard.press("Escape")
    page.wait_for_function("m => document.querySelector('[data-zone=mine] h2').innerText === m", arg=mine)


# --- keys of its own -------------------------------------------------------------------------------------------------


def sent(one: Player, before: int) -> list[tuple[str, str | None]]:
    """Return what has been sent since."""
    return [(act["kind"], act.get("move")) for act in one.acts()[before:]]


@pytest.mark.parametrize(("step", "key", "move"), [
    ("placing", "c", "contract"), ("exchanging", "+", "cash"), ("exchanging", "Control+Enter", "done"),
])  # fmt: skip
def test_a_key_stands_for_a_move(player: Players, step: str, key: str, move: str) -> None:
    one = player()
    sit(one, moment(step))
    before = len(one.acts())
    one.page.keyboard.press(key)
    one.wait()
    assert sent(one, before) == [("move", move)]


def test_a_key_takes_the_money_for_a_contract_back(player: Players) -> None:
    one = player()
    sit(one, moment("exchanging"))
    start, before = one.view(), len(one.acts())
    one.page.keyboard.press("-")  # nothing to take back
    one.page.keyboard.press("+")
    one.wait()
    assert one.view() != start
    one.page.keyboard.press("-")
    one.wait()
    assert one.view() == start
    assert sent(one, before) == [("move", "cash"), ("back", None)]


def test_yes_and_no_answer_whether_to_buy_a_pier(player: Players) -> None:
    for key in ("y", "n"):
        one = player()
        for seed in range(1, 9):
            sit(one, midgame(NAME, 3, 40, seed, "gaining"))
            if len(moves := one.decision()["moves"]) == 2 and "decline" in moves:
                break
        before = len(one.acts())
        one.page.keyboard.press(key)
        one.wait()
        assert (sent(one, before)[0][1] == "decline") == (key == "n")


def test_a_key_loads_the_rest_of_the_coal(player: Players) -> None:
    one = player()
    sit(one, moment("loading"))
    before = len(one.acts())
    one.page.keyboard.press("f")
    one.page.wait_for_function("() => document.querySelector('.frame').dataset.step !== 'loading'")
    moves = sent(one, before)
    assert moves
    assert all(str(move).startswith("load ") for _, move in moves)


def test_a_key_for_what_is_refused_says_why(player: Players) -> None:
    one = player()
    for seed in range(1, 30):
        sit(one, midgame(NAME, 3, 40, seed, "gaining"))
        told = [message for message in one.heard if message["type"] == "refusals"][-1]
        if any(refusal["move"] == "decline" for refusal in told["refusals"]):
            break
    before = len(one.acts())
    one.page.keyboard.press("n")
    one.page.wait_for_selector(".toasts :text('CO-')", timeout=9000)
    assert len(one.acts()) == before


def test_the_help_names_the_keys_of_the_game(player: Players) -> None:
    one = player(language="de")
    sit(one, moment("moving"))
    one.page.keyboard.press("?")
    one.page.get_by_role("button", name="Die Tasten").click()
    said = one.page.locator("[data-part=own-keys]").inner_text()
    assert "einen Kontrakt nehmen" in said
    assert "key-" not in said


# --- what moves ------------------------------------------------------------------------------------------------------


def watch_layer(one: Player) -> None:
    """Count what appears on the layer of moving pieces."""
    one.page.evaluate(
        """() => {
          window.flown = [];
          const note = (all) => all.forEach((m) => m.addedNodes.forEach((n) => flown.push(n.className)));
          new MutationObserver(note).observe(document.querySelector('.layer'), {childList: true});
        }"""
    )


def test_a_ship_is_seen_to_sail(player: Players) -> None:
    one = player(motion=True)
    sit(one, moment("berthing"))
    watch_layer(one)
    one.play(one.decision()["moves"][0], "board")
    one.page.wait_for_function("() => flown.some((name) => name.includes('co-card'))")
    one.page.wait_for_function("() => document.querySelectorAll('.layer > *').length === 0")


def test_the_lantern_is_seen_to_move(player: Players) -> None:
    one = player(motion=True)
    sit(one, moment("berthing", 4, "lantern_passes"))
    watch_layer(one)
    one.page.wait_for_selector("main [data-move^='berth'][aria-label*='goes back']")
    told = [message["previews"] for message in one.heard if message["type"] == "previews"][-1]
    one.play(next(move for move, events in told.items() if lantern_passes(events)), "board")
    one.page.wait_for_function("() => flown.some((name) => name.includes('co-lantern'))")
    one.page.wait_for_function("() => document.querySelectorAll('.layer > *').length === 0")


def test_nothing_moves_for_those_who_want_it_so(player: Players) -> None:
    one = player()
    sit(one, moment("berthing"))
    watch_layer(one)
    one.play(one.decision()["moves"][0], "board")
    one.page.wait_for_function("() => flown.length > 0")
    assert not [name for name in one.page.evaluate("flown") if "co-flying" in name]
    one.page.wait_for_function("() => document.querySelectorAll('.layer > *').length === 0")


OUTSIDE = """() => [...document.querySelectorAll('[data-zone=rondel] .under')].flatMap((under) => {
  const plate = under.previousElementSibling.querySelector('.plate');
  const to = plate.getScreenCTM().inverse();
  return [...under.querySelectorAll('text, .told path, .told rect')].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const inset = part.tagName === 'text' ? (bottom - top) * 0.28 : 1; // letters are smaller than their line
    const corners = [[left, top + inset], [right, top + inset], [left, bottom - inset], [right, bottom - inset]];
    const out = corners.filter(([x, y]) => !plate.isPointInFill(new DOMPoint(x, y).matrixTransform(to)));
    return out.length ? [`${under.previousElementSibling.dataset.target} ${part.textContent || part.tagName}`] : [];
  });
})"""


@pytest.mark.parametrize("seed", [3, 5, 7])
def test_the_rondel_keeps_its_figures_inside_and_a_far_way_costs_one_contract(player: Players, seed: int) -> None:
    one = player(language="de")
    sit(one, midgame(NAME, 3, 60, seed, "moving"))
    one.page.wait_for_selector("[data-zone=rondel] .under .told")
    assert one.page.evaluate(OUTSIDE) == []
    for far in one.page.query_selector_all("[data-zone=rondel] .under:has(.contract)"):
        assert int(far.evaluate("e => e.querySelector('text').textContent")) > 3
        assert len(far.query_selector_all(".contract")) == 1


def test_coal_is_dark_in_both_themes_and_numbers_are_written_as_the_language_does(player: Players) -> None:
    for dark in (False, True):
        one = player(language="de", dark=dark)
        sit(one, midgame(NAME, 3, 90, 3))
        one.page.wait_for_selector("[data-zone=market]")
        fills = "cubes => [...new Set(cubes.map(cube => getComputedStyle(cube).fill))]"
        assert one.page.eval_on_selector_all(".coal.on, .cubes", fills) == ["rgb(16, 18, 21)"]
        texts = one.page.locator("[data-zone=market]").inner_text()
        assert ".000 t" in texts
        assert ",000 t" not in texts


def test_houses_left_are_told_from_houses_built(player: Players) -> None:
    one = player()
    sit(one, midgame(NAME, 3, 9, 3))
    one.page.wait_for_selector("[data-zone=mine]")
    assert " left" in one.page.inner_text("[data-zone=mine] header")
