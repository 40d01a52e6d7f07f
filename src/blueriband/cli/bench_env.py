"""`blueriband bench env`: how fast the environments step on one core, beside PettingZoo's own, all in one run."""

from __future__ import annotations

import json as json_format
import os
import platform
import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import blueriband
from blueriband.cli.shell import Shell, Wrong

ROUNDS = 15  # in which the environments take turns
GAMES_AT_ONCE = 256
REHEARSED = 2000  # decisions at least, in games of each environment
CLASSIC = (
    "chess_v6", "connect_four_v3", "go_v5", "hanabi_v5", "leduc_holdem_v4", "rps_v2", "texas_holdem_no_limit_v6",
    "texas_holdem_v4", "tictactoe_v3",
)  # fmt: skip

ALWAYS_LEGAL = ("rps_v2",)  # every action at any time, one number as observation: timed, but nothing to compare with

Step = Callable[[float], float]  # for so many seconds; returns decisions per second


def bench_env(shell: Shell, json: bool, seconds: float) -> None:
    """Time every environment."""
    try:
        import_module("blueriband.env.aec")
    except ImportError as missing:
        raise Wrong("needs-research", package=str(missing.name)) from None
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    runners, absent = contestants()
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in runners}
    for _round in range(ROUNDS):
        for key, step in runners.items():
            rates[key].append(step(seconds / ROUNDS))
    report = describe(rates, absent)
    if json:
        shell.line(json_format.dumps(report, indent=1))
    else:
        print_report(shell, report)


def contestants() -> tuple[dict[tuple[str, str], Step], list[str]]:
    """Return everything that is timed, and PettingZoo's environments that are not installed."""
    from blueriband.env.aec import GameEnv
    from blueriband.env.batch import Batch
    from blueriband.env.spaces import KINDS

    runners: dict[tuple[str, str], Step] = {}
    absent = []
    for name in CLASSIC:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                runners["classic", name] = AecRun(import_module(f"pettingzoo.classic.{name}").env())
        except Exception:  # whatever an installation may lack
            absent.append(name)
    for game in KINDS:
        for players in (2, 3, 4):
            env = GameEnv(game, players, {})
            runners["aec", f"{env.metadata['name']} {players}"] = AecRun(env)
            batch = Batch(game, GAMES_AT_ONCE, players, seed=1)
            runners["batch", f"{env.metadata['name']} {players}"] = BatchRun(batch)
    return runners, absent


class AecRun:
    """Steps a PettingZoo environment, with observations, through random games that were played before the clock ran.

    So the time is the environment's alone: choosing actions costs all of them the same. The loop is the one that
    PettingZoo's documentation gives: beginnings and ends of games take time, but only decisions count.
    """

    def __init__(self, env: Any) -> None:
        self.env = env
        self.games: list[list[Any]] = []
        while sum(map(len, self.games)) < REHEARSED and len(self.games) < REHEARSED // 10:
            self.games.append(self.rehearse(len(self.games)))
        self.next = 0

    def rehearse(self, seed: int) -> list[Any]:
        """Return the actions of a random game."""
        env, chance, actions = self.env, random.Random(seed), []
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _reward, ended, cut, info = env.last()
            if ended or cut:
                break
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            legal = range(env.action_space(agent).n) if mask is None else mask.nonzero()[0].tolist()
            actions.append(chance.choice(legal))
            env.step(actions[-1])
        return actions

    def __call__(self, seconds: float) -> float:
        """Return decisions per second."""
        start = time.process_time()
        turns = 0
        while (spent := time.process_time() - start) < seconds:
            turns += self.play(self.next % len(self.games))
            self.next += 1
        return turns / spent

    def play(self, number: int) -> int:
        """Play a game again; return how many decisions it had."""
        env, actions = self.env, iter(self.games[number])
        env.reset(seed=number)
        for _agent in env.agent_iter():
            _seen, _reward, ended, cut, _info = env.last()
            env.step(None if ended or cut else next(actions))
        return len(self.games[number])


class BatchRun:
    """Steps a batch at random, with observations and masks."""

    def __init__(self, batch: Any) -> None:
        self.batch = batch

    def __call__(self, seconds: float) -> float:
        """Return decisions per second."""
        batch, before = self.batch, self.batch.decisions
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _step in range(10):
                batch.step(batch.random_actions())
        return float((batch.decisions - before) / spent)


def describe(rates: dict[tuple[str, str], list[float]], absent: list[str]) -> dict[str, Any]:
    """Return all that was found; ratios are to the best of PettingZoo's that has illegal actions too.

    They are ratios of the best rounds: whatever else the machine does can only slow one down.
    """
    classic = {name: max(found) for (kind, name), found in rates.items() if kind == "classic"}
    best = max([name for name in classic if name not in ALWAYS_LEGAL], key=lambda name: classic[name], default=None)
    found = {
        kind: {
            name: {
                "best": max(values),
                "median": median(values),
                "ratio": None if best is None else max(values) / classic[best],
            }
            for (who, name), values in rates.items()
            if who == kind
        }
        for kind in ("classic", "aec", "batch")
    }
    return {
        "blueriband": blueriband.__version__, "build": blueriband.BUILD, "python": platform.python_version(),
        "machine": platform.machine(), "rounds": ROUNDS, "games_at_once": GAMES_AT_ONCE, "best_classic": best,
        "absent": absent, **found,
    }  # fmt: skip


def print_report(shell: Shell, report: dict[str, Any]) -> None:
    """Print the result as tables."""
    for kind in ("classic", "aec", "batch"):
        table = shell.table(shell.say(f"bench-env-{kind}", games=report["games_at_once"]))
        table.add_column(shell.say("bench-env-name"))
        for column in ("decisions", "median", "ratio"):
            table.add_column(shell.say(f"bench-{column}"), justify="right")
        for name, found in report[kind].items():
            ratio = "–" if found["ratio"] is None else f"× {shell.number(found['ratio'], 1)}"
            table.add_row(name, shell.figures(found["best"]), shell.figures(found["median"]), ratio)
        shell.print(table, gap=True)
    if report["absent"]:
        shell.print(shell.say("bench-env-absent", names=", ".join(report["absent"])))
    build = shell.name("build", report["build"])
    shell.print(
        shell.say(
            "bench-env-note", rounds=ROUNDS, best=report["best_classic"] or "–", build=build, python=report["python"]
        )
    )
