"""Completeness by random play: board and list always offer the server's moves, and each way sends the same."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.conftest import FULL
from tests.web.player import Player

TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
GAMES = range(20 if FULL else 1)
CHOICES = 10_000 if FULL else 45


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("number", GAMES)
def test_every_move_is_on_the_board_and_in_the_list(player: Callable[..., Player], game: str, number: int) -> None:
    chance = random.Random(number * 7 + len(game))
    rivals = [{"kind": "bot", "level": "random"}] * (1 + number % 3)
    one = player()
    one.sit(one.new_match(game, [{"kind": "me"}, *rivals]))
    one.play_on(chance, ["board", "list", "key"], CHOICES)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_alone(player: Callable[..., Player], game: str) -> None:
    one = player(language="de", dark=True)
    one.sit(one.new_match(game))
    one.play_on(random.Random(3), ["key"], 10_000 if FULL or game == "crossing-oceans" else 60, check=False)


@pytest.mark.parametrize("game", TITLES)
def test_a_game_by_touch_on_a_phone(player: Callable[..., Player], game: str) -> None:
    one = player(phone=True)
    one.sit(one.new_match(game))
    one.play_on(random.Random(5), ["board", "list"], 10_000 if FULL else 40, check=False)
