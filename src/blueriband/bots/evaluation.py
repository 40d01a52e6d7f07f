"""What a position is worth: features of a game's economy, each with a weight that has a name."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from blueriband.kernel.engine import Move, State
from blueriband.parts.datafiles import BadData, Mistake, Toml

FOLDER: Final = Path(__file__).parent / "weights"
WIN_SHARE: Final = 0.6  # of a value at the end of a game; the rest is the margin, or winners would grow careless

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """The points that a seat can expect: each feature counts its weight, which changes from the start to the end."""

    names: list[str]  # of the features, in their order
    early: vec[float]  # by feature: its weight when the game begins
    late: vec[float]  # and when it ends
    scale: float  # a margin, in points, that makes a clear winner
    early_turn: float  # what a turn brings, in points, when the game begins
    late_turn: float  # and when it ends
    cells: vec[float]  # room for the features of one position

    def __init__(self, names: list[str], path: Path) -> None:
        self.names = names
        self.scale = 0.0
        self.early_turn = 0.0
        self.late_turn = 0.0
        self.read(path)

    def read(self, path: Path) -> None:
        """Read the weights of a file, or raise BadData."""
        mistakes: list[Mistake] = []
        toml = Toml(path, mistakes)
        early = vec[float]()
        late = vec[float]()
        for name in self.names:
            early = append(early, weight(toml, name + ".early"))
            late = append(late, weight(toml, name + ".late"))
        self.scale = weight(toml, "scale")
        self.early_turn = weight(toml, "turn.early")
        self.late_turn = weight(toml, "turn.late")
        if self.scale <= 0.0 and len(mistakes) == 0:
            toml.wrong("scale", "must be more than 0")
        toml.nothing_else()
        if len(mistakes) > 0:
            raise BadData(mistakes)
        self.early = early
        self.late = late
        self.cells = vec[float]([0.0 for _name in self.names])

    def weights(self) -> list[float]:
        """Return all weights, early and late by turns."""
        found: list[float] = []
        for n in range(len(self.names)):
            found.append(self.early[n])
            found.append(self.late[n])
        return found

    def set_weights(self, weights: list[float]) -> None:
        """Change all weights, early and late by turns."""
        for n in range(len(self.names)):
            self.early[n] = weights[2 * n]
            self.late[n] = weights[2 * n + 1]

    # --- what each game writes ---------------------------------------------------------------------------------------

    def features(self, s: S, seat: i64, x: vec[float]) -> None:
        """Fill in the features of a position, as one seat has them; they are all 0 before."""
        raise NotImplementedError

    def left(self, s: S) -> float:
        """How much of the game is still to come, from 1 at the start to 0."""
        raise NotImplementedError

    def score(self, s: S, seat: i64) -> float:
        """The points of a seat, were the game to end now."""
        raise NotImplementedError

    def is_last(self, s: S, seat: i64) -> bool:
        """A seat has no turn after the present one: only the score counts for it."""
        return False

    def is_closing(self, s: S) -> bool:
        """The game ends so soon that it can be played out."""
        return False

    def is_guessed(self, step: i64) -> bool:
        """A move of this step shows its effect later, so that it must be guessed."""
        return False

    def is_opening(self, step: i64) -> bool:
        """A move of this step decides what a turn is about: it is worth looking to the end of the turn."""
        return self.is_guessed(step)

    def prospect(self, s: S, seat: i64) -> float:
        """About what the next turn of a seat will bring, in points, as far as the position tells."""
        return 0.0

    def goes_on(self, step: i64) -> bool:
        """A move of this step says little before the next one: the two are looked at together."""
        return False

    def guess(self, s: S, m: Move) -> float:
        """About what a move of such a step is worth, in points."""
        return 0.0

    # --- what follows from it ----------------------------------------------------------------------------------------

    def worth(self, s: S, seat: i64) -> float:
        """The points that a seat can expect."""
        if s.over or self.is_last(s, seat):
            return self.score(s, seat)
        x = self.cells
        size: i64 = len(x)
        n: i64 = 0
        while n < size:
            x[n] = 0.0
            n += 1
        self.features(s, seat, x)
        left = self.left(s)
        total = 0.0
        n = 0
        while n < size:
            total += x[n] * (self.late[n] + left * (self.early[n] - self.late[n]))
            n += 1
        return total

    def unit(self) -> float:
        """About how many points make the difference between lost and won."""
        return 2.0 * self.scale

    def values(self, s: S) -> vec[float]:
        """What a position comes to for each seat, from 0 (lost) to 1 (won)."""
        points = vec[float]()
        left = 0.0 if s.over else self.left(s)
        turn = self.late_turn + left * (self.early_turn - self.late_turn)
        for seat in range(s.seats):
            worth = self.worth(s, seat)
            if not s.over and s.active >= 0:
                waits: i64 = (seat - s.active + s.seats) % s.seats  # whoever plays soon has a gain to come
                if waits == 0 or not self.is_last(s, seat):
                    worth += (turn + self.prospect(s, seat)) * float(s.seats - waits) / float(s.seats)
            points = append(points, worth)
        return shares(points, self.scale * (0.35 + 0.65 * left), s.over)


def weight(toml: Toml, path: str) -> float:
    """Return a weight; noting a mistake, return 0."""
    found = toml.value(path)
    if isinstance(found, bool) or not isinstance(found, (int, float)):
        toml.wrong(path, "must be a number")
        return 0.0
    if not -1000.0 <= found <= 1000.0:
        toml.wrong(path, "must lie between -1000 and 1000")
        return 0.0
    return float(found)


def shares(points: vec[float], scale: float, over: bool) -> vec[float]:
    """Turn points into values from 0 to 1: by the margin over the best rival and, at the end, by who has won."""
    found = vec[float]()
    for seat in range(len(points)):
        rival = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = points[seat] - rival
        value = 0.5 + 0.5 * bent(margin / scale)
        if over:
            won = 1.0 if margin > 0.0 else 0.5 if margin == 0.0 else 0.0
            value = WIN_SHARE * won + (1.0 - WIN_SHARE) * value
        found = append(found, value)
    return found


def bent(x: float) -> float:
    """Bend a number into the range from -1 to 1, by arithmetic that is the same on every machine."""
    return x / (1.0 + x) if x > 0.0 else x / (1.0 - x)
