"""Positions worth seeing, as game files: a server makes matches of them."""

from __future__ import annotations

import random
from pathlib import Path

from blueriband import bots, games
from blueriband.gamefile import record
from blueriband.kernel import codec
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded

REPLAYS = Path(__file__).parents[1] / "replays"
NAMES = ["Ada", "Brunel", "Cyrus", "Gerda"]


def finished(game: str, number: int = 0) -> str:
    """Return one of the golden games, whole."""
    return sorted((REPLAYS / game.replace("-", "_")).glob("*.txt"))[number].read_text(encoding="utf-8")


def midgame(
    game: str, seats: int = 4, choices: int = 60, seed: int = 1, step: str = "", level: str = "random", **options: int
) -> str:
    """Return a game after so many choices at random or by a bot, and then on until a step is asked, if one is named."""
    rules = games.find(game)
    wishes = {"seats": seats} | options
    match = Match(rules.new(wishes, seed))
    chance = random.Random(seed)
    bot = bots.make(rules, level)
    done = 0
    while not match.over:
        question = match.question(match.asked)
        if done >= choices and question["step"] == (step or question["step"]) and question["moves"]:
            break
        done += 1
        if question["step"] == "confirming":
            match.confirm(match.asked)
        elif level == "random":
            match.play(match.asked, chance.choice(question["moves"]))
        else:
            known = bots.Knowledge.of(match.state, match.asked, seeded(seed))
            thought = bot.think(known, bots.default_budget(level), seeded(seed))
            match.play(match.asked, codec.write(rules, thought.move))
    return record(match, wishes, seed, NAMES[:seats], private=True)
