"""`blueriband bench bots`: how fast the bots think on one core, and what the search itself costs."""

from __future__ import annotations

import json as json_format
from time import perf_counter, process_time
from typing import Any

import typer

import blueriband
from blueriband import bots, games
from blueriband.bots.economy import evaluation
from blueriband.bots.levels import LevelBot, settings
from blueriband.bots.playout import walk
from blueriband.bots.search import Search
from blueriband.cli import arguments
from blueriband.cli.arguments import AsJson
from blueriband.cli.bench import OneGame, Seconds
from blueriband.cli.shell import shell_of
from blueriband.kernel.engine import State
from blueriband.kernel.rng import seeded

SEED = 1912
POSITIONS = 12
SEATS = 2


def bench_bots(ctx: typer.Context, game: OneGame = None, json: AsJson = False, seconds: Seconds = "3") -> None:
    """Time the bots."""
    shell = shell_of(ctx)
    names = games.NAMES if game is None else [arguments.find_game(game).name]
    time = arguments.seconds("--seconds", seconds)
    report: dict[str, Any] = {"blueriband": blueriband.__version__, "build": blueriband.BUILD, "games": {}}
    for name in names:
        report["games"][name] = measure(name, time)
    if json:
        shell.line(json_format.dumps(report, indent=1))
        return
    table = shell.table(shell.say("bench-bots-title", build=shell.name("build", blueriband.BUILD)))
    table.add_column(shell.say("games-title"))
    for column in ("simulations", "engine", *bots.LEVELS):
        table.add_column(shell.say(f"bench-bots-{column}"), justify="right")
    for name, found in report["games"].items():
        share = shell.say("percent", value=shell.number(100 * found["engine"]))
        times = [shell.number(found["milliseconds"][level], 1) for level in bots.LEVELS]
        table.add_row(shell.title(name), shell.number(found["simulations"]), share, *times)
    shell.print(table, gap=True)
    shell.print(shell.say("bench-bots-note"))


def positions(name: str) -> list[State]:
    """Return positions spread evenly over some games, at a real decision."""
    game, found = games.find(name), []
    for number in range(POSITIONS):
        whole: State = game.new({"seats": SEATS}, number)
        walk(whole, seeded(number), game.longest)
        s: State = game.new({"seats": SEATS}, number)
        walk(s, seeded(number), whole.ply * number // POSITIONS)
        while not s.over and s.decision.forced:
            s.take(s.decision.moves[0])
        if not s.over:
            found.append(s)
    return found


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Return simulations per second, the share of time in rules and evaluation, and milliseconds for a move."""
    found = positions(name)
    slice_ = seconds / 2 / len(found)
    done, spent, inside = 0, 0.0, 0.0
    for s in found:
        more, time, engine = one_position(name, s, slice_)
        done, spent, inside = done + more, spent + time, inside + engine
    times = {level: each_move(name, level, found, seconds / 2 / len(bots.LEVELS)) for level in bots.LEVELS}
    return {"simulations": done / spent, "engine": inside / spent, "milliseconds": times}


def one_position(name: str, s: State, seconds: float) -> tuple[int, float, float]:
    """Return simulations, their time, and how much of it goes into rules and evaluation."""
    level = settings(name, "hard")
    search = Search(
        evaluation(name), s, s.decision.seat, seeded(SEED), level.explore, level.sharpness,
        level.rounds * s.seats, level.trust, level.width, level.widen, level.ripe,
    )  # fmt: skip
    start = process_time()
    while process_time() - start < seconds:
        search.run(8)
    done, spent = int(search.done), process_time() - start
    search.timed = True  # a few more, with the watch running
    start = perf_counter()
    search.run(max(8, done // 4))
    share = search.inside / (perf_counter() - start)
    return done, spent, spent * share


def each_move(name: str, level: str, found: list[State], seconds: float) -> float:
    """Return the milliseconds that a level takes for a move, over as many positions as the time allows."""
    bot, moves, start = LevelBot(games.find(name), level), 0, process_time()
    for s in found:
        rng = seeded(moves)
        bot.think(bots.Knowledge.of(s, s.decision.seat, rng), bots.default_budget(level), rng)
        moves += 1
        if process_time() - start > seconds:
            break
    return 1000 * (process_time() - start) / moves
