"""Bots choose a move from what one seat may know."""

from __future__ import annotations

from typing import Any

from blueriband.bots.bot import Bot, Budget, Considered, Progress, RandomBot, Report, Thought, UnknownBot
from blueriband.bots.external import USUAL_SECONDS, ExternalBot
from blueriband.bots.knowledge import Knowledge
from blueriband.bots.levels import LevelBot
from blueriband.kernel.engine import Game

LEVELS = ("easy", "normal", "hard", "expert")
NAMES = ("random", *LEVELS)
EXTERNAL = "exec:"  # and a command: a bot of somebody else's

__all__ = [
    "LEVELS", "NAMES", "Bot", "Budget", "Considered", "Knowledge", "Progress", "Report", "Thought", "UnknownBot",
    "default_budget", "is_bot", "make",
]  # fmt: skip


def is_bot(name: str) -> bool:
    """Say whether a name means a bot."""
    return name in NAMES or (name.startswith(EXTERNAL) and name.removeprefix(EXTERNAL).strip() != "")


def make(game: Game[Any], name: str) -> Bot:
    """Return the bot of a name for a game, or raise UnknownBot."""
    if not is_bot(name):
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(NAMES)}, {EXTERNAL}COMMAND")
    if name.startswith(EXTERNAL):
        return ExternalBot(game, name, name.removeprefix(EXTERNAL))
    return LevelBot(game, name) if name in LEVELS else RandomBot(game, name)


def default_budget(name: str) -> Budget:
    """Return how long a bot thinks about a move where nobody says: a level of ours as its game needs it."""
    return Budget(seconds=USUAL_SECONDS) if name.startswith(EXTERNAL) else Budget()
