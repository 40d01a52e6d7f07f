"""`blueriband report`: a study of a game among bots, as a page with pictures and as a table of numbers."""

from __future__ import annotations

import csv as csv_format
import time
from pathlib import Path
from typing import Annotated

import typer

from blueriband.bots import is_bot
from blueriband.cli import arguments
from blueriband.cli.arguments import Data, GameName, Seed, Variants
from blueriband.cli.parts import arrow
from blueriband.cli.report_page import page
from blueriband.cli.shell import Shell, Wrong, shell_of
from blueriband.cli.simulate import MOST_GAMES, MOST_JOBS, Games, Jobs, Ray, progress
from blueriband.kernel.rng import new_seed
from blueriband.parallel import CannotWork, usable_cores
from blueriband.study import CHUNK, Study, study
from blueriband.texts import Texts

PARQUET = ".parquet"

Bots = Annotated[str, typer.Option("--bots", metavar="seats", help="report-bots")]
Players = Annotated[str | None, typer.Option("--players", metavar="counts", help="report-players")]
Html = Annotated[str | None, typer.Option("--html", metavar="file", help="report-html")]
Keep = Annotated[str | None, typer.Option("--keep", metavar="folder", help="report-keep")]
TableFile = Annotated[str | None, typer.Option("--table", metavar="file", help="report-table")]


def report(
    ctx: typer.Context,
    game: GameName,
    games: Games = "100",
    bots: Bots = "random",
    players: Players = None,
    option: Variants = None,
    seed: Seed = None,
    jobs: Jobs = None,
    data: Data = None,
    html: Html = None,
    table: TableFile = None,
    keep: Keep = None,
    ray: Ray = None,
) -> None:
    """Study a game and write what was found."""
    shell = shell_of(ctx)
    playable = arguments.find_game(game, data)
    number = arguments.whole("--games", games, 1, MOST_GAMES)
    processes = usable_cores() if jobs is None else arguments.whole("--jobs", jobs, 1, MOST_JOBS)
    target = arguments.file_to_write(html or f"{game}-report.html")
    numbers = None if table is None else arguments.file_to_write(table)
    if numbers is not None and numbers.suffix == PARQUET:
        arrow()
    start = time.perf_counter()
    with progress(shell, number) as step:
        try:
            found = study(
                game, number, chosen_bots(bots), chosen_counts(game, arguments.player_counts(playable), players),
                new_seed() if seed is None else arguments.seed_number(seed),
                arguments.chosen_options(playable, option), data, min(processes, -(-number // CHUNK)), ray, step,
                keep,
            )  # fmt: skip
        except CannotWork as trouble:
            raise Wrong("cannot-work", reason=str(trouble)) from None
    target.write_text(page(found, Texts(shell.language)), encoding="utf-8")
    if numbers is not None:
        write_table(found, numbers)
    tell(shell, found, time.perf_counter() - start, [target, numbers])


def chosen_bots(said: str) -> list[str]:
    """Return the bots that are studied, each at tables of its own."""
    names = list(dict.fromkeys(name.strip() for name in said.split(",")))
    for name in names:
        if not is_bot(name):
            raise Wrong("seat", seat=name, accepted=", ".join(arguments.BOTS))
    return names


def chosen_counts(game: str, known: list[int], said: str | None) -> list[int]:
    """Return the numbers of players that are studied; usually all."""
    if said is None:
        return known
    for number in said.split(","):
        if number.strip() not in map(str, known):
            raise Wrong("players", game=game, value=number, counts=", ".join(map(str, known)))
    return sorted({int(number) for number in said.split(",")})


def write_table(found: Study, target: Path) -> None:
    """Write every number of a study, one to a line, as Parquet or CSV."""
    rows = list(found.rows())
    if target.suffix == PARQUET:
        arrow().parquet.write_table(arrow().Table.from_pylist(rows), target, compression="zstd")
        return
    with target.open("w", newline="", encoding="utf-8") as file:
        writer = csv_format.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        for row in rows:
            writer.writerow(
                {name: f"{value:.5g}" if isinstance(value, float) else value for name, value in row.items()}
            )


def tell(shell: Shell, found: Study, seconds: float, written: list[Path | None]) -> None:
    """Say what was done."""
    shell.line(shell.say("report-done", games=found.games, seconds=shell.number(seconds, 1), seed=hex(found.seed)))
    for path in written:
        if path is not None:
            shell.line(shell.say("simulate-written", path=str(path)))
