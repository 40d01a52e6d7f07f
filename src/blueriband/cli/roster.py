"""The figures of a game on paper: cards with a mark for where each figure comes from, then the tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.text import Text

from blueriband import games
from blueriband.cli.shell import Shell
from blueriband.datafolder import COMMENTS, OF_A_FIELD, SILENT, cards, content, flat, provenance, tables, written
from blueriband.kernel.engine import Game
from blueriband.parts.roster import TABLES_FILE

MARKS = {"rulebook": "", "derived": "'", "carried": '"', "reconstructed": "°", "owner": "*"}
DOUBT = ["owner", "rulebook", "derived", "carried", "reconstructed"]  # from sure to unsure
STYLES = {"reconstructed": "dim", "owner": "bold"}
HIDDEN = (*COMMENTS, "kind")  # said by the marks and the title of a table
NARROW_VALUE = 22  # columns of a value where there is little room
ROOM_FOR_SOURCES = 100  # columns of a terminal on which a card's weakest source has room


def as_json(game: Game[Any], folder: Path | None) -> str:
    """Return every figure with its provenance as JSON."""
    roster = [{**card, "provenance": provenance(card)} for card in cards(game.name, folder)]
    found = {"game": game.name, "data": game.data, "cards": roster, "tables": tables(game.name, folder)}
    return json.dumps(found, indent=1, ensure_ascii=False)


def print_figures(shell: Shell, game: Game[Any], folder: Path | None) -> None:
    """Print cards and tables."""
    title = shell.title(game.name)
    shell.line(shell.say("data-title", title=title, fingerprint=game.data))
    shell.line()
    roster = cards(game.name, folder)
    for kind in dict.fromkeys(card["kind"] for card in roster):
        group = [card for card in roster if card["kind"] == kind]
        print_cards(shell, kind, group, games.BOXES[game.name].columns)
    others = {file: content(game.name, folder, file) for file in games.BOXES[game.name].files[1:]}
    lines = [line for found in others.values() for part in lists_of(found) for line in part]
    print_legend(shell, [provenance(card) for card in roster] + [sources_of(line) for line in lines])
    for file, found in others.items():
        if lists_of(found):
            for part in lists_of(found):
                print_lines(shell, f"{file} ({len(part)})", part)
        else:
            print_tables(shell, file, found)


def lists_of(found: Any) -> list[list[dict[str, Any]]]:
    """Return what a file has to say if that is nothing but lines of one kind, or several such lists."""
    lists = [found] if isinstance(found, list) else list(found.values())
    return lists if all(isinstance(part, list) and part and isinstance(part[0], dict) for part in lists) else []


def sources_of(line: dict[str, Any]) -> dict[str, str]:
    """Return where each figure of a line comes from: as a column of its own says, or as the line does."""
    told = [name for name in line if name not in SILENT and not name.endswith(OF_A_FIELD)]
    told = [name for name in told if name != "id" or "slug" not in line]
    return {name: weakest(line.get(f"{name}{OF_A_FIELD}", line.get("provenance", ""))) for name in told}


def weakest(said: str) -> str:
    """Return the weakest source that a provenance names, or nothing."""
    return max((heading for heading in DOUBT if heading in said), key=DOUBT.index, default="")


def print_lines(shell: Shell, title: str, part: list[dict[str, Any]]) -> None:
    """Print lines of one kind, with marks for where figures come from as on cards."""
    table = shell.table(title)
    used = list(sources_of(part[0]))
    for name in used:
        table.add_column(shell.name("column", name), overflow="fold")
    for line in part:
        sources = sources_of(line) | {"id": ""}
        cells = [cell(shell, name, written(line.get(name, "")).replace("_", " "), sources[name]) for name in used]
        table.add_row(*cells)
    shell.print(table, gap=True)


def print_cards(shell: Shell, kind: str, group: list[dict[str, str]], columns: list[str]) -> None:
    """Print the cards of one kind, with the columns that any of them fills."""
    table = shell.table(shell.say("data-kind", kind=shell.name("kind", kind), count=len(group)))
    hidden = (*HIDDEN, "id") if "name" in columns else HIDDEN
    used = [name for name in columns if name not in hidden and any(card[name] for card in group)]
    for name in used:
        numbers = all(card[name].isdigit() or not card[name] for card in group)
        title = shell.name("column", name)
        if numbers:
            table.add_column(f"{title} ", justify="right", no_wrap=True)  # above the figures, not the marks
        else:
            table.add_column(title, no_wrap=True)
    wide = shell.out.width >= ROOM_FOR_SOURCES
    if wide:
        table.add_column(shell.say("data-weakest"))
    for card in group:
        sources = provenance(card)
        cells = [cell(shell, name, card[name], sources.get(name, "")) for name in used]
        weakest = max((sources[name] for name in used if name in sources), key=DOUBT.index, default="")
        table.add_row(*cells, *([Text(shell.name("source-of", weakest), STYLES.get(weakest, ""))] if wide else []))
    if shell.out.measure(table, options=shell.out.options.update(max_width=1000)).maximum > shell.out.width:
        table.padding = (0, 0)  # close up before anything is cut off
    shell.print(table, gap=True)


def cell(shell: Shell, column: str, value: str, source: str) -> Text:
    """Return one figure with its mark; a place is kept for marks, so that numbers stand in line."""
    if not value:
        return Text("")
    said = shell.name("flag", value) if column == "flag" else value
    return Text(f"{said}{MARKS.get(source, '') or ' '}", STYLES.get(source, ""))


def print_legend(shell: Shell, figures: list[dict[str, str]]) -> None:
    """Say what the marks mean, with how many figures carry each."""
    counts = dict.fromkeys(MARKS, 0)
    for sources in figures:
        for field, heading in sources.items():
            counts[heading] = counts.get(heading, 0) + (field not in (*HIDDEN, "id"))
    for heading in reversed(DOUBT):
        if counts[heading] > 0:
            mark = MARKS[heading] or shell.say("data-no-mark")
            meaning = shell.say(f"legend-{heading}")
            shell.print(Text(f"{mark:>12}  {meaning} ({shell.number(counts[heading])})", STYLES.get(heading, "")))
    shell.line()


def print_tables(shell: Shell, file: str, found: dict[str, Any]) -> None:
    """Print figures by the names they have in the file."""
    table = shell.table(shell.say("data-tables") if file == TABLES_FILE else file)
    table.add_column(shell.say("data-field"), style="cyan", no_wrap=True)
    narrow = shell.out.width < ROOM_FOR_SOURCES
    table.add_column(shell.say("data-value"), overflow="fold", max_width=NARROW_VALUE if narrow else None)
    table.add_column(shell.say("data-provenance"), overflow="fold")
    for name, inside in found.items():
        if name.endswith(OF_A_FIELD):
            continue
        for title, part in numbered(name, inside).items():
            source = part.get("provenance", "") if isinstance(part, dict) else found.get(f"{name}{OF_A_FIELD}", "")
            for number, (path, value) in enumerate(flat(part, title).items()):
                table.add_row(path, value, source if number == 0 else "")
        if isinstance(inside, dict | list):
            table.add_section()
    shell.print(table, gap=file != TABLES_FILE)


def numbered(name: str, content: Any) -> dict[str, Any]:
    """Return the tables of a list by name and number; anything else is itself."""
    if isinstance(content, list) and content and isinstance(content[0], dict):
        return {f"{name}[{number}]": part for number, part in enumerate(content)}
    return {name: content}
