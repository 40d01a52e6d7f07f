"""`blueriband play` and `blueriband replay`: games for people."""

from __future__ import annotations

from typing import Annotated

import typer

from blueriband import games
from blueriband.cli import arguments
from blueriband.cli.arguments import BOTS, HUMAN, Data, Seed, Variants
from blueriband.cli.serve import play_in_browser
from blueriband.cli.shell import Wrong, shell_of
from blueriband.kernel.engine import Options

Game = Annotated[str | None, typer.Argument(metavar="game", help="play-game")]
Text = Annotated[bool, typer.Option("--text", help="text")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="seats", help="seats")]
Save = Annotated[str | None, typer.Option("--save", metavar="file", help="save")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="file", help="resume")]
File = Annotated[str, typer.Argument(metavar="file", help="game-file")]
Verify = Annotated[bool, typer.Option("--verify", help="verify")]

USUAL_SEATS = "human,normal,normal"


def play(
    ctx: typer.Context,
    game: Game = None,
    text: Text = False,
    seats: Seats = None,
    option: Variants = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    data: Data = None,
) -> None:
    """Play a game in the browser, or in the terminal."""
    if not text:
        terminal = {"--seats": seats, "--option": option or None, "--seed": seed, "--save": save, "--resume": resume}
        for name, value in (terminal | {"--data": data}).items():
            if value is not None:
                raise Wrong("text-only", given=name)
        chosen = None if game is None else arguments.find_game(game).name
        play_in_browser(shell_of(ctx), chosen)
        return
    if resume is not None:  # the file says the rest
        taken = {"GAME": game, "--seats": seats, "--option": option or None, "--seed": seed, "--save": save}
        for given, value in taken.items():
            if value is not None:
                raise Wrong("resume-and", given=given)
        people: list[str] = []
        options: Options = {}
    else:
        playable = arguments.find_game(game or games.USUAL, data)
        people = arguments.seat_names(playable, seats or USUAL_SEATS, [HUMAN, *BOTS], named=True)
        options = arguments.chosen_options(playable, option)
    from blueriband.cli.terminal import play_in_terminal

    code = play_in_terminal(
        game or games.USUAL,
        people,
        options=options,
        seed=None if seed is None else arguments.seed_number(seed),
        save=None if save is None else arguments.file_to_write(save),
        resume=None if resume is None else arguments.file_to_read(resume),
        language=shell_of(ctx).language,
        data=None if data is None else arguments.folder(data),
    )
    raise typer.Exit(code)


def replay(ctx: typer.Context, file: File, verify: Verify = False, data: Data = None) -> None:
    """Step through a game file, or check it."""
    path = arguments.file_to_read(file)
    folder = None if data is None else arguments.folder(data)
    from blueriband.cli.replay import replay as run

    raise typer.Exit(run(path, verify, shell_of(ctx).language, folder))
