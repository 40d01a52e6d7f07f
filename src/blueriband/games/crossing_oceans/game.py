"""Crossing Oceans as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import final

from mypy_extensions import i64

from blueriband.games.crossing_oceans import secrets
from blueriband.games.crossing_oceans.actions.coal import Coal, Stoke
from blueriband.games.crossing_oceans.actions.earn import Designate, Sail, Ship
from blueriband.games.crossing_oceans.actions.exchange import Exchange
from blueriband.games.crossing_oceans.actions.house import Build
from blueriband.games.crossing_oceans.actions.place import Berth, Place
from blueriband.games.crossing_oceans.actions.riband import Cross
from blueriband.games.crossing_oceans.actions.rondel import MoveCaptain
from blueriband.games.crossing_oceans.actions.ships import Buy, Refill
from blueriband.games.crossing_oceans.actions.tokens import Gain
from blueriband.games.crossing_oceans.checks import check
from blueriband.games.crossing_oceans.data import STANDARD, read_figures
from blueriband.games.crossing_oceans.flow import Turn, TurnEnd
from blueriband.games.crossing_oceans.scoring import outcome, points
from blueriband.games.crossing_oceans.setup import deal
from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.games.crossing_oceans.words import (
    BURNS_NO_COAL,
    COAL_LEFT,
    COAL_LOADED,
    LOAD,
    LOAD_EVENLY,
    RULINGS,
    SHIP_FULL,
    events,
    verbs,
)
from blueriband.kernel.engine import Game, Json, Options, Outcome
from blueriband.kernel.rng import Rng
from blueriband.kernel.words import Option
from blueriband.parts.coaling import LoadEvenly


@final
class CrossingOceansGame(Game[CrossingOceans]):
    """The rules, gathered, for one set of figures."""

    def __init__(self, folder: Path = STANDARD) -> None:
        self.figures = read_figures(folder)
        self.name = "crossing-oceans"
        self.version = 1
        self.data = self.figures.fingerprint
        self.longest = 26_000  # fewer than 400 rounds of four seats, 16 moves each, contracts included [CO-22.9]
        self.end_rule = "CO-17.3"
        self.options = [Option("seats", [2, 3, 4], 2)]
        self.verbs = verbs(self.figures)
        self.events = events(self.figures)
        self.rulings = RULINGS
        self.steps = [
            Turn("turn", "CO-3.1"),
            Place("placing", "CO-3.3"),
            Berth("berthing", "CO-4.1"),
            Exchange("exchanging", "CO-6.1"),
            MoveCaptain("moving", "CO-7.2"),
            Cross("crossing", "CO-14.4"),
            Sail("sailing", "CO-11.1"),
            Build("building", "CO-16.2"),
            Buy("buying", "CO-10.1"),
            Refill("refilling", "CO-10.7"),
            Ship("shipping", "CO-12.1"),
            Coal("coaling", "CO-15.1"),
            LoadEvenly("loading", "CO-15.7", LOAD, COAL_LOADED, COAL_LEFT, BURNS_NO_COAL, SHIP_FULL, LOAD_EVENLY),
            Designate("designating", "CO-13.1"),
            Gain("gaining", "CO-9.3"),
            TurnEnd("turn_end", "CO-3.1"),
            Stoke("stoking", "CO-15.3"),
        ]

    def blank(self) -> CrossingOceans:
        s = CrossingOceans(self)
        s.figures = self.figures
        s.roster = self.figures
        return s

    def deal(self, s: CrossingOceans, options: Options) -> None:
        deal(s)

    def view(self, s: CrossingOceans, seat: i64) -> Json:
        return secrets.view(s, seat)

    def imagine(self, s: CrossingOceans, seat: i64, rng: Rng) -> CrossingOceans:
        return secrets.imagine(s, seat, rng)

    def scores(self, s: CrossingOceans) -> list[int]:
        return [points(s, seat) for seat in range(s.seats)]

    def outcome(self, s: CrossingOceans) -> Outcome | None:
        return outcome(s)

    def check(self, s: CrossingOceans) -> None:
        check(s)
