"""From a command line to an exit code: language, commands, and errors in one line."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

import blueriband
from blueriband.cli import (
    arena,
    bench,
    bench_bots,
    bench_serve,
    figures,
    matches,
    overview,
    play,
    report,
    rules,
    serve,
    simulate,
    tune,
)
from blueriband.cli.helppage import Command, Group, show_help
from blueriband.cli.shell import PROGRAM, Shell, Wrong, complain, shell_of
from blueriband.parallel import HERE
from blueriband.texts import LANGUAGES, spoken

FAILED = 2
STOPPED = 130
PIPE_CLOSED = 141
OF_TWO_WORDS = {
    ("arena", "tune"),
    ("bench", "bots"),
    ("bench", "serve"),
}  # commands beside one that takes a game in that place


def build() -> typer.Typer:
    """Return the commands; their help is in the catalogues."""
    settings: dict[str, Any] = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}
    app = typer.Typer(name=PROGRAM, cls=Group, invoke_without_command=True, **settings)
    app.callback()(root)
    for name, function in (
        ("play", play.play),
        ("replay", play.replay),
        ("serve", serve.serve),
        ("games", overview.list_games),
        ("rules", rules.show_rules),
        ("simulate", simulate.simulate),
        ("arena", arena.arena),
        ("arena tune", tune.tune),
        ("report", report.report),
        ("bench", bench.bench),
        ("bench bots", bench_bots.bench_bots),
        ("bench serve", bench_serve.bench_serve),
    ):
        app.command(name, cls=Command)(function)
    data = typer.Typer(name="data", cls=Group, invoke_without_command=True, **settings)
    data.callback()(alone)
    data.command("show", cls=Command)(figures.show)
    data.command("check", cls=Command)(figures.check)
    data.command("copy", cls=Command)(figures.copy)
    app.add_typer(data)
    stored = typer.Typer(name="matches", cls=Group, invoke_without_command=True, **settings)
    stored.callback()(alone)
    stored.command("verify", cls=Command)(matches.verify)
    app.add_typer(stored)
    return app


def root(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="version")] = False) -> None:
    """Show the version, or the help page where no command is named."""
    shell = shell_of(ctx)
    if version:
        shell.line(f"{PROGRAM} {blueriband.__version__} ({shell.name('build', blueriband.BUILD)})")
        raise typer.Exit
    alone(ctx)


def alone(ctx: typer.Context) -> None:
    """Show the help page where no command is named."""
    if ctx.invoked_subcommand is None:
        show_help(shell_of(ctx), ctx)


def run(argv: list[str]) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign still shows the rest
    shell = Shell(spoken())
    try:
        language, rest = split_language(with_address(argv))
        shell = Shell(language)
        if tuple(rest[:2]) in OF_TWO_WORDS:
            rest = [" ".join(rest[:2]), *rest[2:]]
        command = typer.main.get_command(build())
        with command.make_context(PROGRAM, rest, obj=shell) as ctx:
            command.invoke(ctx)
        sys.stdout.flush()
        return 0
    except typer.Exit as end:
        return end.exit_code
    except KeyboardInterrupt:
        complain(shell.say("stopped"))
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        return PIPE_CLOSED
    except (Wrong, OSError, ValueError) as trouble:
        complain(explain(shell, trouble))
        return FAILED


def split_language(argv: list[str]) -> tuple[str, list[str]]:
    """Take `--lang` out of a command line, wherever it stands; without it the environment decides."""
    language = spoken()
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        if word != "--lang" and not word.startswith("--lang="):
            rest.append(word)
            continue
        language = next(words, "") if word == "--lang" else word.partition("=")[2]
        if not language:
            raise Wrong("option-value", option="--lang", value="|".join(LANGUAGES))
        if language not in LANGUAGES:
            raise Wrong("language", language=language, languages=", ".join(LANGUAGES))
    return language, rest


def with_address(argv: list[str]) -> list[str]:
    """Say where Ray is: `--ray` alone means this machine; an address has a colon, or is `auto` or `local`."""
    words: list[str] = []
    for number, word in enumerate(argv):
        words.append(word)
        following = argv[number + 1] if number + 1 < len(argv) else ""
        if word == "--ray" and following not in ("auto", HERE) and (":" not in following or following[0] == "-"):
            words[-1] = f"--ray={HERE}"
    return words


def explain(shell: Shell, trouble: Exception) -> str:
    """Say what is wrong, or raise what is not the user's doing but a fault of ours."""
    if isinstance(trouble, Wrong):
        return shell.say(f"error-{trouble.name}", **trouble.given)
    if isinstance(trouble, OSError):
        return shell.say("error-file", path=str(trouble.filename or ""), reason=trouble.strerror or str(trouble))
    if isinstance(trouble, UnicodeDecodeError):
        return shell.say("error-not-text")
    if type(trouble).__module__.startswith(f"{PROGRAM}."):  # BadOptions, BadData, BadSave, BadGameFile
        return str(trouble)
    raise trouble
