"""`blueriband arena`: a tournament of bots, and what it proves."""

from __future__ import annotations

import importlib.util
import json as json_format
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import blueriband
from blueriband.bots import NAMES, Budget, is_bot
from blueriband.bots.arena import Contest, contest
from blueriband.cli import arguments
from blueriband.cli.arena_files import Folder, write_parquet
from blueriband.cli.arena_report import write_report
from blueriband.cli.arena_work import play_contest
from blueriband.cli.arguments import Data, GameName, Seed, Variants
from blueriband.cli.shell import Shell, Wrong, shell_of
from blueriband.kernel.rng import new_seed
from blueriband.parallel import CannotWork, usable_cores

MOST_GAMES = 1_000_000
MOST_JOBS = 512
NEEDED = ("openskill", "pyarrow")  # of the extra `arena`

Bots = Annotated[str, typer.Option("--bots", metavar="bots", help="arena-bots")]
Players = Annotated[str, typer.Option("--players", metavar="number", help="arena-players")]
Games = Annotated[str, typer.Option("--games", metavar="number", help="arena-games")]
Controls = Annotated[str | None, typer.Option("--controls", metavar="number", help="arena-controls")]
Budgets = Annotated[list[str] | None, typer.Option("--budget", metavar="budget", help="arena-budget")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="number", help="jobs")]
Out = Annotated[str | None, typer.Option("--out", metavar="folder", help="arena-out")]
AsJson = Annotated[bool, typer.Option("--json", help="as-json")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="cluster", help="ray")]


def arena(
    ctx: typer.Context,
    game: GameName,
    bots: Bots = "hard,normal,easy",
    players: Players = "2",
    games: Games = "100",
    controls: Controls = None,
    budget: Budgets = None,
    option: Variants = None,
    seed: Seed = None,
    jobs: Jobs = None,
    data: Data = None,
    out: Out = None,
    json: AsJson = False,
    ray: Ray = None,
) -> None:
    """Let bots play each other, and say how sure the result is."""
    shell = shell_of(ctx)
    must_have(NEEDED)
    playable = arguments.find_game(game, data)
    names = bot_names(bots)
    number = arguments.whole("--games", games, 1, MOST_GAMES)
    counts = arguments.player_counts(playable)
    if players not in map(str, counts):
        raise Wrong("players", game=game, value=players, counts=", ".join(map(str, counts)))
    checks = max(int(players), number // 4) if controls is None else arguments.whole("--controls", controls, 0, number)
    folder = None if out is None else Folder(Path(out))
    chosen = folder.seed() if folder is not None and seed is None else None
    what = contest(
        playable,
        names,
        int(players),
        arguments.chosen_options(playable, option),
        chosen if chosen is not None else new_seed() if seed is None else arguments.seed_number(seed),
        number,
        checks,
        read_budgets(budget or [], names),
        data,
    )
    processes = usable_cores() if jobs is None else arguments.whole("--jobs", jobs, 1, MOST_JOBS)
    report = run(shell, what, processes, folder, ray)
    if json:
        shell.line(json_format.dumps(report, indent=1))
    else:
        print_standings(shell, report)
        if folder is not None:
            shell.line(shell.say("simulate-written", path=str(folder.path)))


def run(shell: Shell, what: Contest, processes: int, folder: Folder | None, ray: str | None) -> dict[str, Any]:
    """Play what has not been played yet, and write down what it all comes to."""
    from blueriband.bots.standings import standings

    done = [] if folder is None else folder.open(what)
    with progress(shell, sum(pairing.games for pairing in what.pairings), len(done)) as step:
        try:
            records = play_contest(what, processes, done, step, None if folder is None else folder.add, ray)
        except CannotWork as trouble:
            raise Wrong("cannot-work", reason=str(trouble)) from None
    report = {"blueriband": blueriband.__version__, "build": blueriband.BUILD, "contest": what.as_json()}
    report |= standings(what, records)
    if folder is not None:
        folder.write("standings.json", json_format.dumps(report, indent=1) + "\n")
        write_parquet(folder.path / "games.parquet", what, records)
        folder.write("report.html", write_report(shell, report))
    return report


def must_have(modules: tuple[str, ...]) -> None:
    """Raise Wrong where the extra of the arena is not installed."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise Wrong("arena-extra", module=module)


def bot_names(said: str) -> list[str]:
    """Return the bots of a list with commas, each once."""
    names = [part.strip() for part in said.split(",")]
    for name in names:
        if not is_bot(name):
            raise Wrong("seat", seat=name, accepted=", ".join(arguments.BOTS))
        if names.count(name) > 1:
            raise Wrong("bot-twice", bot=name)
    return names


def read_budgets(said: list[str], names: list[str]) -> dict[str, Budget]:
    """Return how long bots think, from words like hard=300 (simulations) or hard=0.5s (seconds)."""
    found: dict[str, Budget] = {}
    for text in said:
        name, _equals, amount = text.rpartition("=")
        if name not in (*names, *NAMES) or re.fullmatch(r"[1-9][0-9]{0,8}|[0-9]{1,4}([.][0-9]{1,3})?s", amount) is None:
            raise Wrong("budget", value=text, bots=", ".join(names))
        timed = amount.endswith("s")
        found[name] = Budget(seconds=float(amount[:-1])) if timed else Budget(simulations=int(amount))
    return found


@contextmanager
def progress(shell: Shell, games: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal's stderr, elsewhere nothing; hand out what moves it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shell.err, transient=True, disable=not shell.err.is_terminal) as bar:
        task = bar.add_task(shell.say("simulate-progress"), total=games, completed=done)
        yield lambda more: bar.advance(task, more)


# --- on paper --------------------------------------------------------------------------------------------------------


def print_standings(shell: Shell, report: dict[str, Any]) -> None:
    """Print pairings, ratings, times and seats."""
    what = report["contest"]
    title = shell.title(what["game"])
    shell.line(shell.say("arena-title", title=title, players=what["players"], seed=what["seed"]))
    shell.line()
    table = shell.table(shell.say("arena-pairings"))
    for column in ("one", "others", "games", "rate", "interval", "margin", "interval", "control"):
        table.add_column(shell.say(f"arena-{column}"), justify="left" if column in ("one", "others") else "right")
    for row in report["pairings"]:
        if row["games"] > 0:
            table.add_row(*pairing_cells(shell, row))
    shell.print(table, gap=True)
    table = shell.table(shell.say("arena-bots"))
    for column in ("bot", "rating", "score", "time", "slowest"):
        table.add_column(shell.say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for bot, found in sorted(report["bots"].items(), key=lambda item: -report["ratings"].get(item[0], {}).get("mu", 0)):
        rating, times = report["ratings"].get(bot), report["timing"][bot]
        level = "–" if rating is None else f"{shell.number(rating['mu'], 1)} ± {shell.number(2 * rating['sigma'], 1)}"
        score = shell.number(found["score"]["mean"], 1)
        table.add_row(bot, level, score, shell.number(times["mean"], 2), shell.number(times["slowest"], 1))
    shell.print(table, gap=True)


def pairing_cells(shell: Shell, row: dict[str, Any]) -> list[str]:
    """Return one pairing as cells of a table."""
    rate = shell.say("percent", value=shell.number(100 * row["rate"], 1))
    rates = f"{shell.number(100 * row['low'], 1)} … {shell.number(100 * row['high'], 1)}"
    margin = row["margin"]
    margins = f"{shell.number(margin['low'], 1)} … {shell.number(margin['high'], 1)}"
    kind = shell.say("arena-mirror") if row["mirror"] else shell.say("arena-floor") if row["control"] else ""
    mean = shell.number(margin["mean"], 1)
    return [row["one"], row["others"], str(row["games"]), rate, rates, mean, margins, kind]
