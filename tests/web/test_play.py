"""Completeness by random play: board and list always offer the server's moves, and each way sends the same."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.conftest import FULL
from tests.web.player import Player

TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
GAMES = 20  # of each title
AT_ONCE = 5  # in one test
RANDOM = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_every_move_is_on_the_board_and_in_the_list(player: Callable[..., Player], game: str, first: int) -> None:
    one = player()
    for number in range(first, first + AT_ONCE):
        chance = random.Random(number * 7 + len(game))
        match = one.new_match(game, [{"kind": "me"}, *[RANDOM] * (1 + number % 3)])
        if not FULL:  # a stretch of each game, another part of it each time
            one.advance(match, number * (3 if number % AT_ONCE == 0 else 1))
        one.sit(match)
        one.play_on(chance, ["board", "list", "key"], 10_000 if FULL else 3)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(player: Callable[..., Player], game: str) -> None:
    one = player(language="de", dark=True)
    one.sit(one.new_match(game, [{"kind": "me"}, *[RANDOM] * 3]))
    one.play_on(random.Random(3), ["key"], check=False)
    assert one.page.evaluate("document.querySelector('.frame').dataset.over") == "true"


@pytest.mark.parametrize("game", TITLES)
def test_a_game_by_touch_on_a_phone(player: Callable[..., Player], game: str) -> None:
    one = player(phone=True)
    one.sit(one.new_match(game, [{"kind": "me"}, *[RANDOM] * 3]))
    whole = FULL or game == "crossing-oceans"
    done = one.play_on(random.Random(5), ["board", "list"], 10_000 if whole else 40, check=False)
    over = one.page.evaluate("document.querySelector('.frame').dataset.over")
    assert over == "true" if whole else done == 40
