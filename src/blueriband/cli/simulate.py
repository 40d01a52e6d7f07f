"""`blueriband simulate`: many games among bots, and what they come to."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import blueriband
from blueriband import rulebook
from blueriband.cli import arguments
from blueriband.cli.arguments import Data, GameName, Seed, Variants
from blueriband.cli.parts import Parts
from blueriband.cli.series import Plan, play_series
from blueriband.cli.shell import Shell, Wrong, shell_of
from blueriband.cli.tally import Tally
from blueriband.kernel.rng import new_seed
from blueriband.parallel import CannotWork, usable_cores

MOST_GAMES = 100_000_000
MOST_JOBS = 512
WORTH_A_PROCESS = 200  # games

Games = Annotated[str, typer.Option("--games", metavar="number", help="games")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="seats", help="bots")]
Players = Annotated[str | None, typer.Option("--players", metavar="number", help="players")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="number", help="jobs")]
JsonFile = Annotated[str | None, typer.Option("--json", metavar="file", help="json-file")]
Files = Annotated[str | None, typer.Option("--files", metavar="folder", help="files")]
Parquet = Annotated[str | None, typer.Option("--parquet", metavar="folder", help="parquet")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="cluster", help="ray")]


def simulate(
    ctx: typer.Context,
    game: GameName,
    games: Games = "100",
    seats: Seats = None,
    players: Players = None,
    option: Variants = None,
    seed: Seed = None,
    jobs: Jobs = None,
    data: Data = None,
    json: JsonFile = None,
    files: Files = None,
    parquet: Parquet = None,
    ray: Ray = None,
) -> None:
    """Play many games and tell how they went."""
    shell = shell_of(ctx)
    playable = arguments.find_game(game, data)
    who = arguments.bots(playable, seats, players)
    plan = Plan(
        game,
        data,
        who,
        playable.settle({"seats": len(who), **arguments.chosen_options(playable, option)}),
        new_seed() if seed is None else arguments.seed_number(seed),
        arguments.whole("--games", games, 1, MOST_GAMES),
        files,
        parquet is not None,
    )
    processes = how_many(plan) if jobs is None else arguments.whole("--jobs", jobs, 1, MOST_JOBS)
    processes = min(processes, len(plan.chunks()))
    target = None if json is None else arguments.file_to_write(json)
    prepare_files(plan)
    parts = None if parquet is None else Parts(parquet, plan, playable)
    if parts is not None:
        parts.prepare()
    start = time.perf_counter()
    tally = play(shell, plan, processes, ray, parts)
    report = describe(plan, playable, tally, time.perf_counter() - start, processes)
    if target is not None:
        target.write_text(json_format.dumps(report, indent=1) + "\n", encoding="utf-8")
    print_report(shell, report)
    for written in (json, files, parquet):
        if written is not None:
            shell.line(shell.say("simulate-written", path=written))


def play(shell: Shell, plan: Plan, jobs: int, ray: str | None, parts: Parts | None) -> Tally:
    """Play all games, showing how far it is."""
    with progress(shell, plan.games) as step:
        try:
            return play_series(plan, jobs, step, ray, parts)
        except CannotWork as trouble:
            raise Wrong("cannot-work", reason=str(trouble)) from None


def how_many(plan: Plan) -> int:
    """Return how many processes are worth starting: one for each core, but none for a handful of games."""
    worth = WORTH_A_PROCESS if plan.is_random else 1
    return max(1, min(usable_cores(), plan.games // worth))


def prepare_files(plan: Plan) -> None:
    """Make the folder for game files; none of them may be there already."""
    if plan.files is None:
        return
    target = Path(plan.files)
    if target.exists() and not target.is_dir():
        raise Wrong("not-a-folder", path=plan.files)
    for number in range(1, plan.games + 1):
        if plan.file(number).exists():
            raise Wrong("exists", path=str(plan.file(number)))
    target.mkdir(parents=True, exist_ok=True)


@contextmanager
def progress(shell: Shell, games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal's stderr, elsewhere nothing; hand out what moves it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shell.err, transient=True, disable=not shell.err.is_terminal) as bar:
        task = bar.add_task(shell.say("simulate-progress"), total=games)
        yield lambda more: bar.advance(task, more)


def describe(plan: Plan, game: Any, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    """Return the whole result; all that depends on the machine stands under `timing`."""
    return {
        "blueriband": blueriband.__version__,
        "game": plan.game,
        "rules": game.version,
        "data": game.data,
        "options": plan.options,
        "seats": plan.seats,
        "seed": hex(plan.seed),
        "games": tally.games,
        "decisions": tally.decisions,
        **tally.report(),
        "timing": {
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "decisions_per_second": tally.decisions / seconds,
            "jobs": jobs,
            "build": blueriband.BUILD,
        },
    }


# --- on paper --------------------------------------------------------------------------------------------------------


def print_report(shell: Shell, report: dict[str, Any]) -> None:
    """Print the result as tables."""
    title = shell.title(report["game"])
    seats = len(report["seats"])
    shell.line(shell.say("simulate-title", title=title, games=report["games"], seats=seats, seed=report["seed"]))
    for name, value in report["options"].items():
        if name != "seats" and value != 0:
            option = shell.word(report["game"], f"option-{name}")
            shell.line(shell.say("simulate-option", option=option, value=value))
    shell.line()
    for print_part in (print_seats, print_sources, print_lengths, print_endings):
        print_part(shell, report)
    timing = report["timing"]
    shell.line(
        shell.say(
            "simulate-speed",
            decisions=round(timing["decisions_per_second"]),
            games=shell.figures(timing["games_per_second"]),
            jobs=timing["jobs"],
            build=shell.name("build", timing["build"]),
            seconds=shell.number(timing["seconds"], 1),
        )
    )


def print_seats(shell: Shell, report: dict[str, Any]) -> None:
    """Print scores and wins by seat, with their 95 % intervals."""
    table = shell.table(shell.say("simulate-scores"))
    for column in ("seat", "bot", "mean", "interval", "range", "wins", "rate", "interval"):
        table.add_column(shell.say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for row, bot in zip(report["scores"], report["seats"], strict=True):
        points, wins = row["points"], row["wins"]
        interval = "–" if points["low"] is None else between(shell, points["low"], points["high"])
        rates = between(shell, 100 * wins["low"], 100 * wins["high"], 1)
        reach = f"{points['least']} … {points['most']}"
        mean, rate = shell.number(points["mean"], 2), shell.say("percent", value=shell.number(100 * wins["rate"], 1))
        table.add_row(str(row["seat"]), bot, mean, interval, reach, shell.number(wins["games"]), rate, rates)
    shell.print(table, gap=True)


def between(shell: Shell, low: float, high: float, digits: int = 2) -> str:
    """Return an interval."""
    return f"{shell.number(low, digits)} … {shell.number(high, digits)}"


def print_sources(shell: Shell, report: dict[str, Any]) -> None:
    """Print where the points come from, on average."""
    table = shell.table(shell.say("simulate-sources"))
    table.add_column(shell.say("simulate-source"))
    for row in report["scores"]:
        table.add_column(shell.say("simulate-of-seat", seat=row["seat"]), justify="right")
    for source in report["scores"][0]["sources"]:
        means = [shell.number(row["sources"][source], 2) for row in report["scores"]]
        table.add_row(shell.word(report["game"], f"source-{source}"), *means)
    table.add_section()
    table.add_row(shell.say("simulate-total"), *[shell.number(row["points"]["mean"], 2) for row in report["scores"]])
    shell.print(table, gap=True)


def print_lengths(shell: Shell, report: dict[str, Any]) -> None:
    """Print how long the games were."""
    table = shell.table(shell.say("simulate-lengths"))
    table.add_column("")
    for column in ("mean", "least", "median", "most"):
        table.add_column(shell.say(f"simulate-{column}"), justify="right")
    for unit in ("moves", "rounds"):
        found = report[unit]
        digits = (1, 0, 1, 0)
        cells = [shell.number(found[k], n) for k, n in zip(("mean", "least", "median", "most"), digits, strict=True)]
        table.add_row(shell.say(f"simulate-{unit}"), *cells)
    shell.print(table, gap=True)


def print_endings(shell: Shell, report: dict[str, Any]) -> None:
    """Print by which rule the games ended."""
    table = shell.table(shell.say("simulate-endings"))
    table.add_column(shell.say("simulate-rule"), style="cyan")
    table.add_column("")
    table.add_column(shell.say("simulate-games"), justify="right")
    table.add_column(shell.say("simulate-share"), justify="right")
    try:
        book = rulebook.rules(report["game"], shell.language)
    except FileNotFoundError:
        book = {}
    for rule, games in report["endings"].items():
        share = shell.say("percent", value=shell.number(100 * games / report["games"], 1))
        table.add_row(rule, book[rule].title if rule in book else "", shell.number(games), share)
    shell.print(table, gap=True)
