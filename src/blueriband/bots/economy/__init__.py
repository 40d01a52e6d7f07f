"""The economies of the games: which evaluation goes with which game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from blueriband.bots.economy.crossing_oceans import CrossingOceansEvaluation
from blueriband.bots.economy.shipyard import ShipyardEvaluation
from blueriband.bots.economy.tramp import TrampEvaluation
from blueriband.bots.economy.transatlantic import TransAtlanticEvaluation
from blueriband.bots.evaluation import FOLDER, Evaluation

MAKERS: dict[str, Any] = {
    "crossing-oceans": CrossingOceansEvaluation,
    "transatlantic": TransAtlanticEvaluation,
    "shipyard": ShipyardEvaluation,
    "tramp": TrampEvaluation,
}


def weights_file(game: str, plain: bool = False) -> Path:
    """Return where the weights of a game lie; where some were set by hand for bots that do not search, those."""
    name = game.replace("-", "_")
    by_hand = FOLDER / f"{name}_plain.toml"
    return by_hand if plain and by_hand.exists() else FOLDER / f"{name}.toml"


def evaluation(game: str, weights: Path | None = None) -> Evaluation[Any]:
    """Return the evaluation of a game, with its own weights or with those of a file of yours (BadData if bad)."""
    made: Evaluation[Any] = MAKERS[game](weights_file(game) if weights is None else weights)
    return made
