"""TransAtlantic as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import final

from mypy_extensions import i64

from blueriband.games.transatlantic import secrets
from blueriband.games.transatlantic.actions.cards import Choose, Copy, Preside, Race, Take
from blueriband.games.transatlantic.actions.coal import Bunker, Coal
from blueriband.games.transatlantic.actions.deploy import Launch, Route
from blueriband.games.transatlantic.actions.display import Show
from blueriband.games.transatlantic.actions.invest import Grant, Invest, Mark, Pair
from blueriband.games.transatlantic.actions.sail import Rove, Run, Sail
from blueriband.games.transatlantic.actions.shipyard import Buy, Fit, Hand, Open, Renew, Top
from blueriband.games.transatlantic.checks import check
from blueriband.games.transatlantic.data import STANDARD, read_figures
from blueriband.games.transatlantic.flow import Scrap, Turn, TurnEnd
from blueriband.games.transatlantic.scoring import outcome, total
from blueriband.games.transatlantic.setup import deal
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
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
class TransAtlanticGame(Game[TransAtlantic]):
    """The rules, gathered, for one set of figures."""

    def __init__(self, folder: Path = STANDARD) -> None:
        self.figures = read_figures(folder)
        self.name = "transatlantic"
        self.version = 1
        self.data = self.figures.fingerprint
        self.longest = 200_000  # 46 times 30 rounds of four seats, 30 moves in a turn [TA-12.4]
        self.end_rule = "TA-12.2"
        self.options = [Option("seats", [2, 3, 4], 2), Option("market", [0, 1], 0), Option("president", [0, 1], 0)]
        self.verbs = verbs(self.figures)
        self.events = events(self.figures)
        self.rulings = RULINGS
        self.steps = [
            Open("opening", "TA-2.10"),
            Turn("turn", "TA-3.1"),
            Choose("choosing", "TA-3.1"),
            Buy("buying", "TA-4.2"),
            Fit("fitting", "TA-4.3"),
            Top("topping", "TA-7.2"),
            Launch("launching", "TA-7.3"),
            Route("routing", "TA-5.6"),
            Renew("renewing", "TA-4.5"),
            Sail("sailing", "TA-7.4"),
            Run("running", "TA-7.5"),
            Rove("roving", "TA-7.8"),
            Coal("coaling", "TA-7.10"),
            LoadEvenly("loading", "TA-7.10", LOAD, COAL_LOADED, COAL_LEFT, BURNS_NO_COAL, SHIP_FULL, LOAD_EVENLY),
            Bunker("bunkering", "TA-7.11"),
            Pair("pairing", "TA-7.12"),
            Invest("investing", "TA-7.12"),
            Mark("marking", "TA-8.4"),
            Grant("granting", "TA-7.13"),
            Copy("copying", "TA-9.1"),
            Preside("presiding", "TA-13.6"),
            Take("taking", "TA-8.5"),
            Show("showing", "TA-8.7"),
            Scrap("scrapping", "TA-11.2"),
            TurnEnd("turn_end", "TA-12.1"),
            Race("racing", "TA-7.9"),
            Hand("handing", "TA-2.10"),
        ]

    def blank(self) -> TransAtlantic:
        s = TransAtlantic(self)
        s.figures = self.figures
        s.roster = self.figures
        return s

    def deal(self, s: TransAtlantic, options: Options) -> None:
        s.market_variant = options["market"] == 1
        s.president = options["president"] == 1
        deal(s)

    def view(self, s: TransAtlantic, seat: i64) -> Json:
        return secrets.view(s, seat)

    def imagine(self, s: TransAtlantic, seat: i64, rng: Rng) -> TransAtlantic:
        return secrets.imagine(s, seat, rng)

    def scores(self, s: TransAtlantic) -> list[int]:
        return [total(s, seat) for seat in range(s.seats)]

    def outcome(self, s: TransAtlantic) -> Outcome | None:
        return outcome(s)

    def check(self, s: TransAtlantic) -> None:
        check(s)
