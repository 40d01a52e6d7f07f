"""Help pages and usage errors, from the catalogues: Typer's commands declare ids, and these classes speak."""

from __future__ import annotations

import difflib
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from blueriband.cli.shell import PROGRAM, Shell, Wrong


def path_of(ctx: Any) -> list[str]:
    """Return the names of a command: `data check` is ["data", "check"]."""
    return [] if ctx.parent is None else [*path_of(ctx.parent), *str(ctx.info_name).split()]


def is_option(param: Any) -> bool:
    """Say whether a parameter is an option; otherwise it is an argument."""
    return bool(param.param_type_name == "option")


def metavar(shell: Shell, param: Any) -> str:
    """Return what stands for a value in usage lines: FILE, N."""
    return "" if getattr(param, "is_flag", False) else shell.say(f"metavar-{param.metavar}")


def spelling(shell: Shell, param: Any) -> str:
    """Return a parameter as people type it."""
    if is_option(param):
        return f"{', '.join(param.opts)} {metavar(shell, param)}".rstrip()
    return metavar(shell, param) + (" …" if param.nargs != 1 else "")


def usage(shell: Shell, ctx: Any) -> str:
    """Return the usage line of a command."""
    pieces = [PROGRAM, *path_of(ctx)]
    if isinstance(ctx.command, TyperGroup):
        pieces.append(shell.say("metavar-command"))
    for param in ctx.command.params:
        if not is_option(param):
            pieces.append(spelling(shell, param) if param.required else f"[{spelling(shell, param)}]")
    return " ".join([*pieces, shell.say("metavar-options")])


def listing(rows: list[tuple[str, str]], width: int) -> Padding:
    """Return names with their explanations, in two columns."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="cyan", min_width=width)
    grid.add_column()
    for name, text in rows:
        grid.add_row(name, text)
    return Padding(grid, (0, 0, 0, 2))


def show_help(shell: Shell, ctx: Any) -> None:
    """Print the help page of a command."""
    name = "-".join(path_of(ctx)) or PROGRAM
    shell.print(Text(shell.say("help-usage", usage=usage(shell, ctx)), style="bold"), gap=True)
    shell.print(shell.say(f"help-{name}"), gap=True)
    if shell.texts.has("shell", f"help-{name}-more"):
        shell.print(shell.say(f"help-{name}-more").replace("\n", " "), gap=True)
    sections = sections_of(shell, ctx)
    width = max(len(row[0]) for rows in sections.values() for row in rows)
    for title, rows in sections.items():
        if rows:
            shell.print(Text(shell.say(title), style="bold"))
            shell.print(listing(rows, width))
            shell.line()
    shell.print(Text(shell.say("help-examples"), style="bold"))
    for line in shell.say(f"help-{name}-examples").splitlines():
        shell.line(f"  {line}")


def sections_of(shell: Shell, ctx: Any) -> dict[str, list[tuple[str, str]]]:
    """Return commands, arguments and options with their explanations."""
    commands = getattr(ctx.command, "commands", {})
    params = [(is_option(p), (spelling(shell, p), shell.say(f"param-{p.help}"))) for p in ctx.command.params]
    everywhere = [(f"--lang {shell.say('metavar-lang')}", shell.say("param-lang")), ("--help", shell.say("param-help"))]
    return {
        "help-commands": [(key, shell.say("-".join(["help", *path_of(ctx), *key.split()]))) for key in commands],
        "help-arguments": [row for option, row in params if not option],
        "help-options": [row for option, row in params if option] + everywhere,
    }


class Command(TyperCommand):
    """A command whose help and usage errors come from the catalogues."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; say in one line what is wrong with them."""
        ctx.allow_extra_args = True
        rest = speaking(ctx, super().parse_args, args)
        if rest:
            raise Wrong("extra", extra=" ".join(map(str, rest)), usage=usage(ctx.obj, ctx))
        return rest

    def get_help(self, ctx: Any) -> str:
        """Print the help page: nothing is left for Typer to print."""
        show_help(ctx.obj, ctx)
        ctx.exit()
        return ""


class Group(TyperGroup):
    """A group of commands whose help and usage errors come from the catalogues; alone, it shows its help."""

    def get_help(self, ctx: Any) -> str:
        """Print the help page: nothing is left for Typer to print."""
        show_help(ctx.obj, ctx)
        ctx.exit()
        return ""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options before the command; say in one line what is wrong with them."""
        return speaking(ctx, super().parse_args, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is named."""
        if args[0] not in self.commands:
            raise unknown_command(ctx, args[0], list(self.commands))
        return super().resolve_command(ctx, args)


def unknown_command(ctx: Any, said: str, known: list[str]) -> Wrong:
    """Return the error for a command that does not exist."""
    prefix = "".join(f"{part} " for part in path_of(ctx))
    near = difflib.get_close_matches(said, known, 1)
    if near:
        return Wrong("command-near", command=prefix + said, near=f"{PROGRAM} {prefix}{near[0]}")
    return Wrong("command", command=prefix + said, commands=", ".join(known))


def speaking(ctx: Any, parse: Any, args: list[str]) -> list[str]:
    """Read arguments, and put Typer's complaints in the words of the catalogue."""
    try:
        rest: list[str] = parse(ctx, args)
        return rest
    except Exception as trouble:
        wrong = translated(ctx, trouble)
        if wrong is None:
            raise
        raise wrong from None


def translated(ctx: Any, trouble: Exception) -> Wrong | None:
    """Return one of Typer's usage errors as ours; they are told by name, since Typer hides their classes."""
    shell: Shell = ctx.obj
    kind = type(trouble).__name__
    options = [opt for param in ctx.command.params if is_option(param) for opt in param.opts]
    if kind == "NoSuchOption":
        said: str = getattr(trouble, "option_name", "")
        near = difflib.get_close_matches(said, options, 1)
        accepted = near or [*options, "--lang", "--help"]
        return Wrong("option-near" if near else "option", option=said, options=", ".join(accepted))
    if kind == "BadOptionUsage":
        said = getattr(trouble, "option_name", "")
        param = next((p for p in ctx.command.params if said in p.opts), None)
        if param is not None and getattr(param, "is_flag", False):
            return Wrong("flag", option=said)
        meaning = "" if param is None else metavar(shell, param)
        return Wrong("option-value", option=said, value=meaning)
    if kind == "MissingParameter":
        param = getattr(trouble, "param", None)
        missing = "" if param is None else spelling(shell, param)
        return Wrong("missing", missing=missing, usage=usage(shell, ctx))
    if isinstance(getattr(trouble, "message", None), str) and getattr(trouble, "exit_code", 0) == 2:
        return Wrong("other", reason=str(getattr(trouble, "message", "")))
    return None
