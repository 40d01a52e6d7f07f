"""`blueriband matches`: what is stored, and whether it still replays."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blueriband.cli.serve import Db, within
from blueriband.cli.shell import Wrong, shell_of

Jobs = Annotated[int | None, typer.Option("--jobs", metavar="number", help="jobs")]
DIFFERENT = 1


def verify(ctx: typer.Context, db: Db = None, jobs: Jobs = None) -> None:
    """Replay every stored match under the installed rules."""
    shell = shell_of(ctx)
    processes = min(os.cpu_count() or 1, 64) if jobs is None else jobs
    within("--jobs", processes, 1, 64)
    from sqlalchemy.exc import SQLAlchemyError

    from blueriband.server import migrate, verifying
    from blueriband.server.settings import own_database

    url = db or own_database()
    try:
        migrate.upgrade(url)
        total = len(verifying.stored(url))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        wrong: list[verifying.Verdict] = []
        with Progress(*columns, console=shell.err, transient=True) as progress:
            task = progress.add_task(shell.say("verifying"), total=total)
            for verdicts in verifying.verify(url, processes):
                progress.advance(task, len(verdicts))
                wrong += [verdict for verdict in verdicts if verdict.difference]
    except SQLAlchemyError as trouble:
        reason = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise Wrong("database", reason=reason) from None
    for verdict in wrong:
        shell.line(f"{verdict.match} {verdict.game} {verdict.status}: {verdict.difference}")
    shell.line(shell.say("verified", total=total, wrong=len(wrong)))
    if wrong:
        raise typer.Exit(DIFFERENT)
