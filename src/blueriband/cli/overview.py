"""`blueriband games`: what can be played."""

from __future__ import annotations

import typer

import blueriband
from blueriband import games
from blueriband.cli.arguments import player_counts
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
        others = [f"{option.name} {'|'.join(map(str, option.values))}" for option in game.options]
        others = [text for text in others if not text.startswith("seats ")]
        players = f"{min(counts)}–{max(counts)}" if len(counts) > 1 else str(counts[0])
        title = shell.name("title", name)
        table.add_row(name, title, players, ", ".join(others) or "–", game.data, str(game.version))
    shell.print(table, gap=True)
    shell.line(shell.say("games-build", version=blueriband.__version__, build=shell.name("build", blueriband.BUILD)))
    shell.line(shell.say("games-next"))
