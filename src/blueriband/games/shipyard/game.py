"""Shipyard as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import final

from mypy_extensions import i64

from blueriband.games.shipyard import secrets
from blueriband.games.shipyard.actions.build import Build, LastChance, Place
from blueriband.games.shipyard.actions.canals import Lay, RentCanal, StartSystem
from blueriband.games.shipyard.actions.cruise import ChooseSpeed, Crew, Fit, Launch, Sail
from blueriband.games.shipyard.actions.people import Engage, Hire, Turning
from blueriband.games.shipyard.actions.track import Bonus, Choose, Release, Turn
from blueriband.games.shipyard.actions.trains import BuyTrain, Exchange, Trade
from blueriband.games.shipyard.checks import check
from blueriband.games.shipyard.data import STANDARD, read_figures
from blueriband.games.shipyard.display import Refill
from blueriband.games.shipyard.flow import (
    DiscardContract,
    FinalAction,
    Finish,
    Gather,
    KeepContract,
    Perform,
    Score,
    TurnEnd,
)
from blueriband.games.shipyard.scoring import outcome, total
from blueriband.games.shipyard.setup import deal
from blueriband.games.shipyard.state import Shipyard
from blueriband.games.shipyard.words import RULINGS, events, verbs
from blueriband.kernel.engine import Game, Json, Options, Outcome
from blueriband.kernel.rng import Rng
from blueriband.kernel.words import Option


@final
class ShipyardGame(Game[Shipyard]):
    """The rules, gathered, for one set of figures."""

    def __init__(self, folder: Path = STANDARD) -> None:
        self.figures = read_figures(folder)
        self.name = "shipyard"
        self.version = 1
        self.data = self.figures.fingerprint
        self.longest = 20_000  # at most 100 turns and what follows, with no more than 200 moves each
        self.end_rule = "SY-25.1"
        self.options = [Option("seats", [2, 3, 4], 2), Option("beginners", [0, 1], 0)]
        self.verbs = verbs(self.figures)
        self.events = events(self.figures)
        self.rulings = RULINGS
        self.steps = [
            Turn("turn", "SY-3.1"),
            Choose("choosing", "SY-5.1"),
            Bonus("bonus", "SY-7.2"),
            Perform("performing", "SY-7.1"),
            Release("releasing", "SY-7.5"),
            Build("building", "SY-9.1"),
            Place("placing", "SY-9.4"),
            BuyTrain("buying", "SY-10.1"),
            RentCanal("renting", "SY-11.1"),
            StartSystem("starting", "SY-11.4"),
            Lay("laying", "SY-11.5"),
            Turning("turning", "SY-12.1"),
            Engage("engaging", "SY-12.3"),
            Hire("hiring", "SY-14.3"),
            Exchange("exchanging", "SY-15.2"),
            Trade("trading", "SY-15.2"),
            Refill("refilling", "SY-8.2"),
            Launch("launching", "SY-18.1"),
            Crew("manning", "SY-18.7"),
            Fit("fitting", "SY-18.4"),
            ChooseSpeed("speeding", "SY-19.3"),
            Sail("sailing", "SY-22.3"),
            TurnEnd("turn_end", "SY-3.6"),
            Gather("gathering", "SY-24.5"),
            DiscardContract("discarding", "SY-24.3"),
            Finish("finishing", "SY-25.5"),
            FinalAction("final_choosing", "SY-26.1"),
            LastChance("last_chance", "SY-27.1"),
            KeepContract("keeping", "SY-29.2"),
            Score("scoring", "SY-29.1"),
        ]

    def blank(self) -> Shipyard:
        s = Shipyard(self)
        s.figures = self.figures
        return s

    def deal(self, s: Shipyard, options: Options) -> None:
        s.beginners = options["beginners"] == 1
        deal(s)

    def view(self, s: Shipyard, seat: i64) -> Json:
        return secrets.view(s, seat)

    def imagine(self, s: Shipyard, seat: i64, rng: Rng) -> Shipyard:
        return secrets.imagine(s, seat, rng)

    def scores(self, s: Shipyard) -> list[int]:
        return [total(s, seat) for seat in range(s.seats)]

    def outcome(self, s: Shipyard) -> Outcome | None:
        return outcome(s)

    def check(self, s: Shipyard) -> None:
        check(s)
