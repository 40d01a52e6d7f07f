"""Information-set Monte-Carlo tree search for two to four seats, with priors and leaves from an evaluation."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.bots.evaluation import Evaluation
from blueriband.bots.greedy import after, finish_turn, play_turns
from blueriband.kernel.engine import Move, State
from blueriband.kernel.rng import Rng

NOT_THERE: Final = -1
FEW: Final = 4  # a move must be tried a quarter as often as another to be the favourite
ROUNDS: Final = 4  # in which all moves at the root are tried, before the worse half is left; then twice as many
HOPELESS: Final = 0.06  # a move that looks so much worse, in values, is not tried at the root
DEEPEST: Final = 200  # moves in a line that is told
ALL_TURNS: Final = 1000  # more than are left
SAMPLES: Final = 8  # imagined positions that say what a position is worth before any move


@final
class Node:
    """What has been learnt after one line of moves, whatever was hidden: a row for each fact, indexed by move."""

    seats: i64
    moves: vec[i64]  # all that were ever possible here
    prior: vec[float]  # how good each looks at once; not a probability yet
    visits: vec[i64]
    chances: vec[i64]  # how often each was possible
    sums: vec[float]  # by move and seat: of all values
    best: vec[float]  # by move and seat: the values after the best answer found
    decider: i64  # the seat that decided here last
    squares: vec[float]  # by move: of the deciding seat's values
    below: list[Node | None]
    visited: i64

    def __init__(self, seats: i64, trust: float) -> None:
        self.seats = seats
        self.trust = trust  # in the best answers found, against the mean of all
        self.moves = vec[i64]()
        self.prior = vec[float]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.sums = vec[float]()
        self.best = vec[float]()
        self.decider = 0
        self.squares = vec[float]()
        self.below = []
        self.visited = 0

    def place(self, m: Move) -> i64:
        """Where a move stands, or NOT_THERE."""
        for place in range(len(self.moves)):
            if self.moves[place] == m:
                return place
        return NOT_THERE

    def add(self, m: Move, prior: float) -> i64:
        """Note a move that has become possible; return where it stands."""
        self.moves = append(self.moves, m)
        self.prior = append(self.prior, prior)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        for _seat in range(self.seats):
            self.sums = append(self.sums, 0.0)
            self.best = append(self.best, 0.0)
        self.squares = append(self.squares, 0.0)
        self.below.append(None)
        return len(self.moves) - 1

    def mean(self, place: i64, seat: i64) -> float:
        """What a move has come to for a seat, on average."""
        return self.sums[place * self.seats + seat] / float(self.visits[place])

    def promise(self, place: i64, seat: i64) -> float:
        """What a move promises to a seat: its mean, drawn towards what it comes to after the best answers."""
        found = self.best[place * self.seats + seat]
        return found + (1.0 - self.trust) * (self.mean(place, seat) - found)

    def favourite(self) -> i64:
        """The move that promises most to the seat that decides here, among those tried often enough; or NOT_THERE."""
        most: i64 = 0
        for visits in self.visits:
            if visits > most:
                most = visits
        favourite: i64 = NOT_THERE
        for place in range(len(self.moves)):
            if self.visits[place] > 0 and FEW * self.visits[place] >= most:
                if favourite == NOT_THERE or self.promise(place, self.decider) > self.promise(favourite, self.decider):
                    favourite = place
        return favourite

    def learn(self, place: i64, seat: i64, values: vec[float]) -> None:
        """Count one more visit of a move that a seat decided on."""
        self.visited += 1
        self.visits[place] += 1
        self.decider = seat
        below = self.below[place]
        answer: i64 = NOT_THERE if below is None else below.favourite()
        for other in range(self.seats):
            at = place * self.seats + other
            self.sums[at] += values[other]
            if below is None or answer == NOT_THERE:
                self.best[at] = self.sums[at] / float(self.visits[place])
            else:
                self.best[at] = below.promise(answer, other)
        self.squares[place] += values[seat] * values[seat]


@final
class Search:
    """The tree over one decision, and what makes it grow."""

    def __init__(
        self, evaluation: Evaluation[Any], root: State, seat: i64, rng: Rng, explore: float, sharpness: float,
        turns: i64, trust: float, width: i64, widen: float, ripe: i64,
    ) -> None:  # fmt: skip
        self.evaluation: Final = evaluation
        self.root: Final = root
        self.seat: Final = seat
        self.rng: Final = rng
        self.explore = explore  # how much a good prior counts against experience
        self.sharpness = sharpness  # points by which a move must look worse to be half as likely
        self.horizon = root.turn + 1 + turns  # simulations end with these turns, so that all are judged at one time
        self.trust = trust
        self.width = width  # moves that are looked at from the start, at the root
        self.widen = widen  # how soon others follow, after it
        self.ripe = ripe  # visits before it is looked at what follows
        self.imagined: State = root
        self.luck = vec[float]()  # by seat: how much better the imagined position is than usual, before any move
        self.rivals = vec[i64]()  # the moves at the root that are still tried, all equally often
        self.next: i64 = 0  # which of them is tried next; all in the same imagined position, under equal luck
        self.round: i64 = 0  # how often all have been tried
        self.usual = vec[float]([0.0 for _seat in range(root.seats)])  # by seat: what imagined positions are worth
        self.tree = Node(root.seats, trust)
        self.total = vec[float]([0.0 for _seat in range(root.seats)])
        self.done: i64 = 0
        self.timed = False  # for the benchmark
        self.inside = 0.0  # seconds in rules and evaluation, if timed
        for _sample in range(SAMPLES):
            worth = evaluation.values(root.imagine(seat, rng))
            for place in range(root.seats):
                self.usual[place] += worth[place] / float(SAMPLES)

    def run(self, simulations: i64) -> None:
        """Let the tree grow by so many simulations."""
        while simulations > 0:
            self.simulate()
            simulations -= 1

    def simulate(self) -> None:
        """Follow the tree down in one imagined game, judge where it ends, and learn from it on the way back."""
        s = self.begin()
        nodes: list[Node] = []
        places = vec[i64]()
        seats = vec[i64]()
        node = self.tree
        turn = s.turn
        while not s.over and s.turn < self.horizon:
            if node.visited < self.ripe and len(nodes) > 0:
                break
            place = self.choose(node, s) if len(nodes) > 0 else self.rival(s)
            nodes.append(node)
            places = append(places, place)
            seats = append(seats, s.decision.seat)
            turn = s.turn
            self.take(s, node.moves[place])
            below = node.below[place]
            if below is None:
                below = Node(s.seats, self.trust)
                node.below[place] = below
            node = below
        values = self.judge(s, turn)
        node.visited += 1
        n: i64 = len(nodes) - 1
        while n >= 0:
            nodes[n].learn(places[n], seats[n], values)
            n -= 1
        for seat in range(s.seats):
            self.total[seat] += values[seat]
        self.done += 1
        if self.next == len(self.rivals):
            self.next = 0
            self.round += 1
            if self.round >= ROUNDS and self.round & (self.round - 1) == 0:
                self.drop_half()

    def rival(self, s: State) -> i64:
        """Return the place of the move that is tried next at the root."""
        if len(self.rivals) == 0:
            self.rivals = self.looked_at(self.tree, s)
        self.next += 1
        return self.rivals[self.next - 1]

    def drop_half(self) -> None:
        """Leave the worse half of the rivals, but not one of the last two."""
        keep: i64 = (len(self.rivals) + 1) // 2
        while len(self.rivals) > keep and len(self.rivals) > 2:
            worst: i64 = 0
            for n in range(1, len(self.rivals)):
                if self.tree.promise(self.rivals[n], self.seat) < self.tree.promise(self.rivals[worst], self.seat):
                    worst = n
            left = vec[i64]()
            for n in range(len(self.rivals)):
                if n != worst:
                    left = append(left, self.rivals[n])
            self.rivals = left

    def begin(self) -> State:
        """Imagine a position, or take the last one again."""
        start = perf_counter() if self.timed else 0.0
        if self.next == 0:
            self.imagined = self.root.imagine(self.seat, self.rng)
            self.luck = self.evaluation.values(self.imagined)
            for place in range(self.imagined.seats):
                self.luck[place] -= self.usual[place]
        s = self.imagined.clone()
        if self.timed:
            self.inside += perf_counter() - start
        return s

    def take(self, s: State, m: Move) -> None:
        """Make a move, and the forced ones after it."""
        start = perf_counter() if self.timed else 0.0
        s.take(m)
        while not s.over and s.decision.forced:
            s.take(s.decision.moves[0])
        if self.timed:
            self.inside += perf_counter() - start

    def judge(self, s: State, turn: i64) -> vec[float]:
        """Say what a leaf is worth: the turn is finished, and others follow as far as the horizon.

        A game that is about to end is played out, so that all moves are judged alike, by what they come to. What was
        good or bad luck in the imagined position itself (the rivals' secrets, say) does not count: else a move that
        was tried more often in lucky ones would look better.
        """
        start = perf_counter() if self.timed else 0.0
        if not s.over and s.turn == turn:
            finish_turn(self.evaluation, s)
        play_turns(self.evaluation, s, self.horizon - s.turn)
        if self.evaluation.is_closing(s):
            play_turns(self.evaluation, s, ALL_TURNS)
        values = self.evaluation.values(s)
        for place in range(s.seats):
            values[place] -= self.luck[place]
        if self.timed:
            self.inside += perf_counter() - start
        return values

    def choose(self, node: Node, s: State) -> i64:
        """Return the place of the move that promises most to the seat that decides, among those looked at so far."""
        seat = s.decision.seat
        places = self.looked_at(node, s)
        highest = -1e18
        for place in places:
            if node.prior[place] > highest:
                highest = node.prior[place]
        sum_of_priors = 0.0
        known = 0.0
        tried = 0.0
        for place in places:
            node.chances[place] += 1
            sum_of_priors += self.odds(highest - node.prior[place])
            if node.visits[place] > 0:
                known += node.promise(place, seat) * float(node.visits[place])
                tried += float(node.visits[place])
        usual = known / tried if tried > 0.0 else 0.5
        best: i64 = places[0]
        most = -1e18
        for place in places:
            prior = self.odds(highest - node.prior[place]) / sum_of_priors
            mean = node.promise(place, seat) if node.visits[place] > 0 else usual
            bonus = prior * math.sqrt(float(node.chances[place])) / (1.0 + float(node.visits[place]))
            if mean + self.explore * bonus > most:
                most = mean + self.explore * bonus
                best = place
        return best

    def looked_at(self, node: Node, s: State) -> vec[i64]:
        """Return the places of the moves that look best, the more the oftener the node was visited."""
        seat = s.decision.seat
        found = vec[i64](capacity=len(s.decision.moves))
        for m in s.decision.moves:
            place = node.place(m)
            if place == NOT_THERE:
                place = node.add(m, self.look(s, m, seat, node is self.tree))
            found = append(found, place)
        wide: i64 = self.width if node is self.tree else 1 + i64(self.widen * math.sqrt(float(node.visited)))
        wide = least(wide, len(found))
        for first in range(wide):  # bring the best to the front
            best: i64 = first
            for other in range(first + 1, len(found)):
                if node.prior[found[other]] > node.prior[found[best]]:
                    best = other
            place = found[best]
            found[best] = found[first]
            found[first] = place
            if node is self.tree and node.prior[found[0]] - node.prior[place] > HOPELESS * self.evaluation.unit():
                return found[:first]
        return found[:wide]

    def is_clear(self) -> bool:
        """One move looks so much better than all others that nothing else was tried."""
        tried: i64 = 0
        for visits in self.tree.visits:
            if visits > 0:
                tried += 1
        return tried == 1

    def odds(self, behind: float) -> float:
        """How likely a move is, by how many points it looks worse than the best."""
        share = 1.0 / (1.0 + behind / self.sharpness)
        return share * share + 0.02

    def look(self, s: State, m: Move, seat: i64, first: bool) -> float:
        """Return how good a move looks at once; by the end of the turn, at the root and where it must be guessed."""
        start = perf_counter() if self.timed else 0.0
        if not first and not self.evaluation.is_guessed(s.decision.step):
            value = after(self.evaluation, s, m, seat)
        else:
            t = s.clone()
            t.take(m)
            if t.turn == s.turn:
                finish_turn(self.evaluation, t)
            value = self.evaluation.values(t)[seat] * self.evaluation.unit()
        if self.timed:
            self.inside += perf_counter() - start
        return value

    # --- what came out -----------------------------------------------------------------------------------------------

    def ranked(self) -> list[int]:
        """Return the places of the moves at the root, the best first: the favourite, then by visits."""
        tree = self.tree
        first: i64 = NOT_THERE
        for place in self.rivals:
            if tree.visits[place] > 0:
                if first == NOT_THERE or tree.promise(place, self.seat) > tree.promise(first, self.seat):
                    first = place
        order = [(0 if place == first else 1, -tree.visits[place], place) for place in range(len(tree.moves))]
        return [place for _first, _visits, place in sorted(order)]

    def spread(self, place: i64) -> float:
        """Return the standard deviation of a move's values at the root."""
        visits = float(self.tree.visits[place])
        if visits < 2.0:
            return 0.0
        mean = self.tree.mean(place, self.seat)
        variance = self.tree.squares[place] / visits - mean * mean
        return math.sqrt(variance) if variance > 0.0 else 0.0

    def values(self) -> list[float]:
        """Return what the position has come to for each seat."""
        return [min(1.0, max(0.0, value / float(self.done))) for value in self.total]

    def line(self) -> list[int]:
        """Return the favourite moves, one after the other."""
        found: list[int] = []
        node: Node | None = self.tree
        while node is not None and len(node.moves) > 0 and len(found) < DEEPEST:
            best = node.favourite() if node is not self.tree else self.ranked()[0]
            if best == NOT_THERE:
                break
            found.append(node.moves[best])
            node = node.below[best]
        return found


def least(a: i64, b: i64) -> i64:
    """Return the smaller number."""
    return a if a < b else b
