"""Tramp as the kernel knows it."""

from typing import Final, final

from mypy_extensions import i64

from blueriband.games.tramp import secrets
from blueriband.games.tramp.actions.bunker import Bunker
from blueriband.games.tramp.actions.charter import Berth, Charter
from blueriband.games.tramp.actions.draw import Draw
from blueriband.games.tramp.data import BERTHS, CARDS, LUCK, PORTS, ROUNDS, SHIPS, WORTH
from blueriband.games.tramp.flow import Turn, TurnEnd
from blueriband.games.tramp.scoring import outcome, score
from blueriband.games.tramp.setup import deal
from blueriband.games.tramp.state import Tramp
from blueriband.games.tramp.words import EVENTS, RULINGS, VERBS
from blueriband.kernel.engine import Game, Json, Options, Outcome
from blueriband.kernel.rng import Rng
from blueriband.kernel.words import Option


@final
class TrampGame(Game[Tramp]):
    """The rules, gathered."""

    def __init__(self) -> None:
        self.name = "tramp"
        self.version = 1
        self.data = "standard"
        self.longest = 4 * ROUNDS * 3  # seats, rounds, moves in a turn
        self.end_rule = "TR-2.2"
        self.options = [Option("seats", [2, 3, 4], 2)]
        self.verbs = VERBS
        self.events = EVENTS
        self.rulings = RULINGS
        self.steps = [
            Turn("turn", "TR-2.1"),
            Charter("chartering", "TR-3.1"),
            Berth("berthing", "TR-3.2"),
            Bunker("bunkering", "TR-4.1"),
            Draw("drawing", "TR-5.1"),
            TurnEnd("turn_end", "TR-2.2"),
        ]

    def blank(self) -> Tramp:
        return Tramp(self)

    def deal(self, s: Tramp, options: Options) -> None:
        deal(s)

    def view(self, s: Tramp, seat: i64) -> Json:
        return secrets.view(s, seat)

    def imagine(self, s: Tramp, seat: i64, rng: Rng) -> Tramp:
        return secrets.imagine(s, seat, rng)

    def scores(self, s: Tramp) -> list[int]:
        return [sum(score(s, seat).values()) for seat in range(s.seats)]

    def outcome(self, s: Tramp) -> Outcome | None:
        return outcome(s)

    def check(self, s: Tramp) -> None:
        assert len(s.coal) == len(s.hand) == s.seats, "a seat is missing"
        assert len(s.owner) == len(s.port) == SHIPS, "a ship is missing"
        held = sum([len(secrets.cards_in(hand)) for hand in s.hand])
        assert held + len(s.deck) == CARDS, "a card is lost"
        assert min(s.coal) >= 0, "somebody owes coal"
        for port in range(PORTS):
            assert s.ships_in(port) <= BERTHS, "a port is overfull"
        for seat in range(s.seats):
            worth = sum([WORTH[ship] for ship in range(SHIPS) if s.owner[ship] == seat])
            luck = sum([LUCK[card] for card in secrets.cards_in(s.hand[seat])])
            assert worth + luck == self.scores(s)[seat], "a point is lost"


TRAMP: Final = TrampGame()
