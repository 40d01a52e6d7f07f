"""What others do is shown one after the other, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import Player

WATCH = """() => {
  window.shown = []; // what became visible: the version, and whether pieces were still on their way before it
  const frame = document.querySelector('.frame');
  const flies = (a) => a.playState === 'running' && !(a instanceof CSSTransition) && a.effect?.target?.closest('main')
    && a.effect.getComputedTiming().iterations < Infinity;
  let [moving, mine] = [false, true];
  const look = () => {
    moving = document.getAnimations().some(flies);
    mine = frame.dataset.step !== '';
    requestAnimationFrame(look);
  };
  look();
  new MutationObserver(() => shown.push({ version: frame.dataset.version, moving, mine }))
    .observe(frame, { attributes: true, attributeFilter: ['data-version'] });
}"""


def until_others_move(one: Player) -> None:
    """Play until my turn is about to end."""
    while True:
        state = one.wait()
        if state["step"] == "confirming":
            return
        one.play(state["board"][0], "board")


def handed_over(player: Callable[..., Player], game: str) -> Player:
    """Return somebody who has just ended a turn among three quick bots."""
    one = player(motion=True)
    one.settle()
    match = one.new_match(game, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    one.advance(match, 12)
    one.sit(match)
    until_others_move(one)
    one.page.evaluate(WATCH)
    one.confirm()
    return one


@pytest.mark.parametrize("game", ["crossing-oceans", "transatlantic"])
def test_what_others_do_is_shown_one_after_the_other(player: Callable[..., Player], game: str) -> None:
    one = handed_over(player, game)
    one.wait()
    shown = one.page.evaluate("shown")
    theirs = [step for step in shown if not step["mine"]]
    assert len(theirs) >= 2, shown
    assert not any(step["moving"] for step in theirs), shown


@pytest.mark.parametrize("way", ["key", "click"])
def test_the_way_there_can_be_skipped(player: Callable[..., Player], way: str) -> None:
    one = handed_over(player, "crossing-oceans")
    for _ in range(100):
        newest = [told for told in one.heard if told["type"] == "update"][-1]
        if newest["decision"] and newest["version"] > int(
            one.page.evaluate("document.querySelector('.frame').dataset.version")
        ):
            break
        one.page.wait_for_timeout(20)
    else:
        raise AssertionError("the table was never behind")
    if way == "key":
        one.page.keyboard.press("Space")
    else:
        one.page.locator("main [data-zone=log] h2 > b").click()
    behind = one.page.evaluate(
        "[document.querySelector('.frame').dataset.version, document.querySelectorAll('.layer > *').length]"
    )
    assert behind == [str(newest["version"]), 0]


def test_what_changed_is_outlined_where_nothing_moves(player: Callable[..., Player]) -> None:
    one = player()
    match = one.new_match("transatlantic", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    one.advance(match, 12)
    one.sit(match)
    until_others_move(one)
    one.page.evaluate(WATCH)
    one.confirm()
    one.page.wait_for_selector("main .layer i", state="attached")
    assert not one.page.evaluate("document.getAnimations().some((a) => a.effect?.target?.closest('main'))")
    one.wait()
    one.page.wait_for_function("() => !document.querySelector('main .layer i')")
