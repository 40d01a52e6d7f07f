"""What a position of Tramp is worth: ships, cards, and the coal for more ships."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blueriband.bots.evaluation import FOLDER, Evaluation
from blueriband.games.tramp.data import CARDS, LUCK, ROUNDS, SHIPS, WORTH
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import TURN
from blueriband.parts.sets import has

SHIP_POINTS: Final = 0
CARD_POINTS: Final = 1
COAL: Final = 2
NAMES: Final = ["ships", "cards", "coal"]


@final
class TrampEvaluation(Evaluation[Tramp]):
    """The economy of Tramp."""

    def __init__(self, path: Path = FOLDER / "tramp.toml") -> None:
        super().__init__(NAMES, path)

    def left(self, s: Tramp) -> float:
        """Rounds tell."""
        return float(ROUNDS - s.round) / float(ROUNDS) if s.round < ROUNDS else 0.0

    def score(self, s: Tramp, seat: i64) -> float:
        """Ships and cards."""
        points: i64 = 0
        for ship in range(SHIPS):
            if s.owner[ship] == seat:
                points += WORTH[ship]
        for card in range(CARDS):
            if has(s.hand[seat], card):
                points += LUCK[card]
        return float(points)

    def goes_on(self, step: i64) -> bool:
        """An action says little before it is carried out."""
        return step == TURN

    def features(self, s: Tramp, seat: i64, x: vec[float]) -> None:
        """Look at ships, cards and coal."""
        for ship in range(SHIPS):
            if s.owner[ship] == seat:
                x[SHIP_POINTS] += float(WORTH[ship])
        for card in range(CARDS):
            if has(s.hand[seat], card):
                x[CARD_POINTS] += float(LUCK[card])
        x[COAL] = float(s.coal[seat])
