"""`blueriband bench`: how fast the engine is on one core, compiled and pure side by side."""

from __future__ import annotations

import json as json_format
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Annotated, Any

import typer

import blueriband
from blueriband import games
from blueriband.cli import arguments
from blueriband.cli.arguments import AsJson
from blueriband.cli.bench_env import bench_env
from blueriband.cli.shell import Shell, shell_of
from blueriband.parallel import deaf

ENVIRONMENTS = "env"  # instead of a game: the environments for learners
ROUNDS = 5  # in which the builds take turns
RATES = ("decisions", "games")  # more is better; of the others, less
MEASURES = (*RATES, "clone", "legal", "imagine", "new")

OneGame = Annotated[str | None, typer.Argument(metavar="game", help="bench-game")]
Seconds = Annotated[str, typer.Option("--seconds", metavar="seconds", help="seconds")]


def bench(ctx: typer.Context, game: OneGame = None, json: AsJson = False, seconds: Seconds = "3") -> None:
    """Time the engine."""
    shell = shell_of(ctx)
    if game == ENVIRONMENTS:
        bench_env(shell, json, arguments.seconds("--seconds", seconds))
        return
    names = games.NAMES if game is None else [arguments.find_game(game).name]
    time = arguments.seconds("--seconds", seconds)
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    with ExitStack() as stack:
        watches = {build: stack.enter_context(stopwatch(build, core)) for build in ("compiled", "pure")}
        if watches["compiled"].build != "compiled":
            missing = watches.pop("compiled").build
        else:
            missing = ""
        report: dict[str, Any] = {
            "blueriband": blueriband.__version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "rounds": ROUNDS,
            "compiled": missing or "compiled",
            "games": {},
        }
        for name in names:
            with shell.err.status(shell.say("bench-running", game=name)) if shell.err.is_terminal else ExitStack():
                report["games"][name] = compare(name, watches, time)
            if not json:
                print_game(shell, name, report["games"][name], missing)
    if json:
        shell.line(json_format.dumps(report, indent=1))
    else:
        shell.print(shell.say("bench-note", rounds=ROUNDS, python=report["python"], machine=report["machine"]))


class Watch:
    """A process that times one build."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.build: str = self.hear()["build"]

    def hear(self) -> dict[str, Any]:
        """Return the next answer."""
        assert self.process.stdout is not None
        answer: dict[str, Any] = json_format.loads(self.process.stdout.readline())
        return answer

    def ask(self, game: str, seats: int, seconds: float) -> dict[str, float]:
        """Have something timed."""
        assert self.process.stdin is not None
        self.process.stdin.write(json_format.dumps({"game": game, "seats": seats, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self.hear()


@contextmanager
def stopwatch(build: str, core: int | None) -> Iterator[Watch]:
    """Start a process that times one build, on one core."""
    environment = {name: value for name, value in os.environ.items() if name != "BLUERIBAND_PURE"}
    if build == "pure":
        environment["BLUERIBAND_PURE"] = "1"
    command = [sys.executable, "-W", "ignore", "-m", "blueriband.cli.stopwatch"]
    command += [] if core is None else [str(core)]
    with deaf():
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
        )
    try:
        yield Watch(process)
    finally:
        process.kill()
        process.communicate()


def compare(name: str, watches: dict[str, Watch], seconds: float) -> dict[str, Any]:
    """Return best and median of each measure by player count and build; the builds take turns."""
    found: dict[str, Any] = {}
    for seats in arguments.player_counts(games.find(name)):
        rounds: dict[str, list[dict[str, float]]] = {build: [] for build in watches}
        for _round in range(ROUNDS):
            for build, watch in watches.items():
                rounds[build].append(watch.ask(name, seats, seconds / ROUNDS))
        found[str(seats)] = {build: summary(rows) for build, rows in rounds.items()}
        if len(watches) == 2:
            found[str(seats)]["ratio"] = ratios(found[str(seats)])
    return found


def summary(rows: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """Return best and median of each measure."""
    found = {}
    for measure in MEASURES:
        values = [row[measure] for row in rows]
        found[measure] = {"best": max(values) if measure in RATES else min(values), "median": median(values)}
    return found


def ratios(found: dict[str, Any]) -> dict[str, float]:
    """Return how many times faster compiled is than pure, by medians."""
    pairs = {m: (found["compiled"][m]["median"], found["pure"][m]["median"]) for m in MEASURES}
    return {m: fast / slow if m in RATES else slow / fast for m, (fast, slow) in pairs.items()}


def print_game(shell: Shell, name: str, found: dict[str, Any], missing: str) -> None:
    """Print one game: for each player count the measures, compiled and pure side by side."""
    table = shell.table(shell.say("bench-title", title=shell.title(name)))
    table.add_column(shell.say("bench-players"), justify="right")
    table.add_column("")
    for column in ("compiled", "median", "pure", "median", "ratio"):
        table.add_column(shell.say(f"bench-{column}"), justify="right")
    for seats, builds in found.items():
        for number, measure in enumerate(MEASURES):
            cells = [seats if number == 0 else "", shell.say(f"bench-{measure}")]
            for build in ("compiled", "pure"):
                both = builds.get(build, {}).get(measure)
                cells += ["–", "–"] if both is None else [shell.figures(both["best"]), shell.figures(both["median"])]
            ratio = builds.get("ratio", {}).get(measure)
            table.add_row(*cells, "–" if ratio is None else f"× {shell.number(ratio, 1)}")
        table.add_section()
    shell.print(table, gap=True)
    if missing:
        shell.print(shell.say("bench-stale" if missing == "stale" else "bench-not-compiled"))
