"""`blueriband games`: what can be played."""

from __future__ import annotations

import typer

import blueriband
from blueriband import games
from blueriband.cli.arguments import listed, player_counts, variants
from blueriband.cli.shell import shell_of


def list_games(ctx: typer.Context) -> None:
    """List the games."""
    shell = shell_of(ctx)
    table = shell.table()
    for column in ("name", "title", "players", "options", "figures", "rules"):
        table.add_column(shell.say(f"games-{column}"))
    for name in games.NAMES:
        game = games.find(name)
        counts = player_counts(game)
        found = variants(game).items()
        others = [option if values == [0, 1] else listed({option: values}) for option, values in found]
        players = f"{min(counts)}–{max(counts)}" if len(counts) > 1 else str(counts[0])
        table.add_row(name, shell.title(name), players, "\n".join(others) or "–", game.data, str(game.version))
    shell.print(table, gap=True)
    shell.line(shell.say("games-build", version=blueriband.__version__, build=shell.name("build", blueriband.BUILD)))
    shell.line(shell.say("games-next"))
    shell.line(shell.say("games-read"))
