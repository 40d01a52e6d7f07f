"""`blueriband data`: look at a game's figures, copy them to correct them, and check what you corrected."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from blueriband import games
from blueriband.cli.arguments import AsJson, Data, GameName, find_game, folder
from blueriband.cli.roster import as_json, print_figures
from blueriband.cli.shell import Wrong, shell_of
from blueriband.datafolder import changes
from blueriband.parts.datafiles import BadData

Target = Annotated[str, typer.Argument(metavar="folder", help="copy-folder")]
Checked = Annotated[str, typer.Argument(metavar="folder", help="check-folder")]
OfGame = Annotated[str, typer.Option("--game", metavar="game", help="check-game")]


def game_with_data(name: str) -> str:
    """Return the name of a game that has data files."""
    find_game(name)
    if name not in games.BOXES:
        raise Wrong("no-data", game=name, games=", ".join(games.BOXES))
    return name


def show(ctx: typer.Context, game: GameName, data: Data = None, json: AsJson = False) -> None:
    """Show every figure of a game and where it comes from."""
    shell = shell_of(ctx)
    name = game_with_data(game)
    playable = find_game(name, data)  # only good figures are shown
    where = None if data is None else folder(data)
    if json:
        shell.line(as_json(playable, where))
    else:
        print_figures(shell, playable, where)


def check(ctx: typer.Context, folder_: Checked, game: OfGame = games.USUAL) -> None:
    """Check a folder of figures: every mistake in a line of its own on stderr, or what differs from the standard."""
    shell = shell_of(ctx)
    name = game_with_data(game)
    checked = folder(folder_)
    try:
        mine = games.make(name, checked)
    except BadData as bad:
        for mistake in bad.mistakes:
            sys.stderr.write(f"{mistake}\n")
        raise typer.Exit(2) from None
    standard = games.find(name)
    differences = [] if mine.data == standard.data else changes(name, checked)
    if mine.data == standard.data:
        shell.line(shell.say("data-same", folder=folder_, fingerprint=mine.data))
    elif not differences:
        shell.line(shell.say("data-order", folder=folder_, fingerprint=mine.data))
    else:
        count = len(differences)
        shell.line(shell.say("data-differs", folder=folder_, fingerprint=mine.data, count=count))
    for change in differences:
        before, after = (
            shell.say("data-nothing") if value is None else value for value in (change.before, change.after)
        )
        shell.line(f"  {change.file}: {change.field}: {before} → {after}")


def copy(ctx: typer.Context, game: GameName, folder_: Target) -> None:
    """Copy the figures of a game to a folder of yours."""
    shell = shell_of(ctx)
    name = game_with_data(game)
    target = Path(folder_)
    if target.exists() and not target.is_dir():
        raise Wrong("not-a-folder", path=folder_)
    found = games.files(name)
    for file in found:
        if (target / file).exists():
            raise Wrong("exists", path=str(target / file))
    target.mkdir(parents=True, exist_ok=True)
    for file, path in found.items():
        shutil.copyfile(path, target / file)
    shell.line(shell.say("data-copied", files=", ".join(found), folder=folder_))
    shell.line(shell.say("data-next", game=name, folder=folder_))
