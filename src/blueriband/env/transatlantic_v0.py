"""TransAtlantic as a PettingZoo environment, version 0."""

from __future__ import annotations

from pathlib import Path

from blueriband.env.aec import GameEnv

NAME = "transatlantic"


def env(
    players: int = 2,
    reward: str = "ranking",
    skip_forced: bool = False,
    render_mode: str | None = None,
    data: str | Path | None = None,
    **variants: int,
) -> GameEnv:
    """Return the environment; variants are the game's options, data a folder with figures of your own."""
    return GameEnv(NAME, players, variants, reward, skip_forced, render_mode, data)


raw_env = env
