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

ROUNDS = 5  # in which the environments take turns
GAMES_AT_ONCE = 256
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
    """Steps a PettingZoo environment at random, with observations; only decisions count, not the end of a game."""

    def __init__(self, env: Any) -> None:
        self.env = env
        env.reset(seed=1)

    def __call__(self, seconds: float) -> float:
        """Return decisions per second."""
        start = time.process_time()
        turns = 0
        while (spent := time.process_time() - start) < seconds:
            turns += self.play(200)
        return turns / spent

    def play(self, most: int) -> int:
        """Play to the end of a game, or so many decisions; return how many."""
        env, turns, chance = self.env, 0, random.random
        for agent in env.agent_iter(most):
            seen, _reward, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                return turns
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            if mask is None:
                action = env.action_space(agent).sample()
            else:
                legal = mask.view(bool).nonzero()[0]  # much faster than of a row of numbers
                action = legal[int(chance() * len(legal))]
            env.step(action)
            turns += 1
        return turns


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
    """Return all that was found; ratios are to the best of PettingZoo's that has illegal actions too, by medians."""
    classic = {name: median(found) for (kind, name), found in rates.items() if kind == "classic"}
    best = max([name for name in classic if name not in ALWAYS_LEGAL], key=lambda name: classic[name], default=None)
    found = {
        kind: {
            name: {
                "best": max(values),
                "median": median(values),
                "ratio": None if best is None else median(values) / classic[best],
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
