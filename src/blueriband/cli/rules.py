"""`blueriband rules`: the rules of a game, by paragraph, by section, or by the words in them."""

from __future__ import annotations

import difflib
import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from blueriband import rulebook
from blueriband.cli.arguments import GameName, find_game
from blueriband.cli.shell import Shell, Wrong, shell_of
from blueriband.rulebook import Rule

SECTION = re.compile(r"[A-Z]{2}-(E|[0-9]+)")
SHOWN_WHOLE = 4  # so many paragraphs found by words are shown whole; more are listed

Words = Annotated[list[str] | None, typer.Argument(metavar="words", help="words")]


def show_rules(ctx: typer.Context, game: GameName, words: Words = None) -> None:
    """Show the rules of a game."""
    shell = shell_of(ctx)
    find_game(game)
    try:
        book = rulebook.rules(game, shell.language)
    except FileNotFoundError:
        raise Wrong("no-rules", game=game) from None
    asked = " ".join(words or []).strip()
    section = [rule for rule in book.values() if section_of(rule) == asked.upper()]
    if not asked:
        show_contents(shell, game, list(book.values()))
    elif asked.upper() in book:
        show(shell, [book[asked.upper()]])
    elif section:
        show_text(shell, f"## {asked.upper()} {heading(section[0])}\n")
        show(shell, section)
    else:
        show_found(shell, book, asked, rulebook.search(game, asked, shell.language))


def section_of(rule: Rule) -> str:
    """Return the section of a rule: CO-4 for CO-4.2, CO-E for an example."""
    found = SECTION.match(rule.id)
    return found.group() if found else rule.id


def heading(rule: Rule) -> str:
    """Return the title of a rule's section, without its number."""
    return re.sub(r"^[0-9]+[.]? +", "", rule.section)


def show_contents(shell: Shell, game: str, book: list[Rule]) -> None:
    """Print the sections with their ids and titles."""
    sections: dict[str, list[Rule]] = {}
    for rule in book:
        sections.setdefault(section_of(rule), []).append(rule)
    table = shell.table(shell.say("rules-of", title=shell.title(game)))
    table.add_column(shell.say("rules-section"), style="cyan", no_wrap=True)
    table.add_column(shell.say("rules-title"))
    table.add_column(shell.say("rules-paragraphs"), justify="right")
    for id, rules in sections.items():
        table.add_row(id, heading(rules[0]), str(len(rules)))
    shell.print(table, gap=True)
    shell.line(shell.say("rules-next", game=game, section=section_of(book[0]), rule=book[0].id))


def show(shell: Shell, rules: list[Rule]) -> None:
    """Print paragraphs."""
    for number, rule in enumerate(rules):
        if number > 0:
            shell.line()
        show_text(shell, f"**{rule.id} {rule.title}.** {rule.text}")


def show_text(shell: Shell, written: str) -> None:
    """Print Markdown: rendered on a terminal, as it is written elsewhere."""
    if shell.out.is_terminal:
        shell.print(Markdown(written))
    else:
        shell.line(written)


def show_found(shell: Shell, book: dict[str, Rule], asked: str, found: list[Rule]) -> None:
    """Print the paragraphs that have all the words: few of them whole, many as a list."""
    if not found:
        near = nearest(book, asked)
        sections = list(dict.fromkeys(section_of(rule) for rule in book.values()))
        if near:
            raise Wrong("rule-near", asked=asked, near=", ".join(near))
        raise Wrong("rule", asked=asked, first=sections[0], last=sections[-1])
    if len(found) <= SHOWN_WHOLE:
        show(shell, found)
        return
    table = shell.table(shell.say("rules-found", words=asked, count=len(found)))
    table.add_column(shell.say("rules-paragraph"), style="cyan", no_wrap=True)
    table.add_column(shell.say("rules-title"))
    for rule in found:
        table.add_row(rule.id, rule.title)
    shell.print(table)


def nearest(book: dict[str, Rule], asked: str) -> list[str]:
    """Return ids that look like the one asked for, or words of the rules that do."""
    if SECTION.match(asked.upper()):
        sections = list(dict.fromkeys(section_of(rule) for rule in book.values()))
        return difflib.get_close_matches(asked.upper(), [*book, *sections], 4, 0.7)
    words = {word for rule in book.values() for word in re.findall(r"\w{3,}", f"{rule.title} {rule.text}".casefold())}
    near = [difflib.get_close_matches(part, sorted(words), 2, 0.75) for part in asked.casefold().split()]
    return [word for group in near for word in group if word not in asked.casefold().split()][:4]
