"""Bots at the table: who is thinking and who is next, how long, and "Move now"."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.running import bots_dying
from tests.web.conftest import ServerProcess
from tests.web.player import Player
from tests.web.positions import midgame

Players = Callable[..., Player]
WATCH = """() => {
  window.queues = [];
  const look = () => {
    const now = [...document.querySelectorAll('[data-queue]')].map((e) => e.dataset.queue).join(' ');
    if (now && queues.at(-1) !== now) queues.push(now);
  };
  const bar = document.querySelector('[data-part=decision]');
  new MutationObserver(look).observe(bar, { subtree: true, childList: true, attributes: true });
}"""


def test_bots_in_a_row_are_shown_in_turn(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans", [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]))
    one.wait()
    one.page.evaluate(WATCH)
    one.last = ""
    one.play_on(random.Random(2), ["board"], 9, check=False)
    one.wait()
    seen = one.page.evaluate("queues")
    assert {"now next next", "done now next", "done done now"} & set(seen) >= {"done now next"}, seen
    assert one.page.query_selector("[data-queue]") is None


def test_one_bot_has_no_queue(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans"))
    one.wait()
    one.page.evaluate(WATCH)
    one.last = ""
    one.play_on(random.Random(2), ["board"], 6, check=False)
    assert one.page.evaluate("queues") == []


def test_a_bot_shows_how_long_it_thinks_and_moves_when_told(player: Players, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_seconds=60)
    server.start()
    try:
        one = player(address=server.address)
        one.sit(one.new_match("crossing-oceans", [{"kind": "me"}, {"kind": "bot", "level": "hard"}]))
        for _ in range(12):
            if one.page.get_by_role("button", name="Move now").count():
                break
            if one.page.evaluate("document.querySelector('.frame').dataset.step"):
                one.play_on(random.Random(1), ["board"], 1, check=False)
            one.page.wait_for_timeout(700)
        hurry = one.page.get_by_role("button", name="Move now")
        hurry.wait_for()
        done = "Number(getComputedStyle(document.querySelector('.smoke')).getPropertyValue('--done'))"
        first = one.page.evaluate(done)
        one.page.wait_for_function(f"first => {done} > first", arg=first)
        assert "thinking" in one.page.inner_text(".plate.asked")
        delay = one.page.evaluate(
            "() => new Promise(go => { const t = performance.now(); setTimeout(() => go(performance.now() - t), 0); })"
        )
        assert delay < 100  # the page answers while bots think
        began = time.monotonic()
        hurry.click()
        one.page.wait_for_function("() => document.querySelector('.frame').dataset.step !== ''")
        assert time.monotonic() - began < 20
    finally:
        one.page.goto("about:blank")
        server.stop()


def test_bots_can_be_paused(player: Players) -> None:
    one = player()
    one.sit(one.new_match("crossing-oceans", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]))
    one.wait()
    one.page.get_by_role("button", name="Table").click()
    one.page.get_by_role("button", name="Pause bots").click()
    one.last = ""
    while (state := one.wait())["step"] != "confirming":
        one.play(state["board"][0], "board")
    one.confirm()
    one.page.get_by_text("The bots wait for you").wait_for()
    shown = "document.querySelector('.frame').dataset.version"
    before = one.page.evaluate(shown)
    one.page.wait_for_timeout(1500)
    assert one.page.evaluate(shown) == before and not one.page.get_by_role("button", name="Move now").count()
    one.page.reload()  # it is the match that pauses, not this page
    one.page.get_by_role("button", name="Let the bots go on").click()
    one.page.wait_for_function("() => document.querySelector('.frame').dataset.step !== ''")
    assert int(one.page.evaluate(shown)) > int(before)


def test_what_is_counted_is_told(player: Players) -> None:
    one = player()
    one.settle()
    for game, step in (("crossing-oceans", "loading"), ("transatlantic", "loading")):
        one.sit(one.ask("POST", "/files", midgame(game, 4, 60, 1, step))["id"])
        one.lift()
        one.wait()
        left = one.decision()["left"]
        assert left and one.page.locator("[data-left]").get_attribute("data-left") == str(left)
        one.page.locator("[data-run=F]").click()  # all that is left, one after the other
        one.page.wait_for_function("() => document.querySelector('.frame').dataset.step !== 'loading'")
        assert len([act for act in one.acts() if act.get("move", "").startswith("load ")]) >= left
        one.sent.clear()


def test_a_bot_that_fails_says_so_and_can_be_tried_again(player: Players, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        one = player(address=server.address)
        one.settle()
        with bots_dying(server.process):
            page = one.sit(one.new_match("crossing-oceans", [{"kind": "bot", "level": "easy"}, {"kind": "me"}]))
            again = page.get_by_role("button", name="Try again")
            for _ in range(12):  # chance says who begins
                page.wait_for_function(
                    "() => document.querySelector('.frame').dataset.step || document.querySelector('.bar .main')"
                )
                if again.count():
                    break
                one.last = ""
                one.play_on(random.Random(1), ["board"], 1, check=False)
                page.wait_for_timeout(300)
            again.wait_for()
            assert "does not answer" in page.inner_text("[data-part=decision]")
        again.click()
        assert one.wait()["step"]
        assert again.count() == 0
    finally:
        one.page.goto("about:blank")
        server.stop()
