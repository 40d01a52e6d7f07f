"""The report of a contest: one HTML file with pictures, which needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from blueriband.cli.shell import Shell

WIDTH = 720
LEFT = 220  # room for names
RIGHT = 90  # and for figures
LINE = 26
COLOURS = ["#2f6f9f", "#c8553d", "#6a994e", "#8d6a9f", "#d4a373", "#4a4e69", "#b5838d", "#3d8b85", "#9a8c98", "#6c757d"]
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:right;padding:.25rem .5rem;border-bottom:1px solid #d8dee4}th:first-child,td:first-child,
th:nth-child(2).t,td.t{text-align:left}svg{width:100%;height:auto}.dim{color:#5b6773}text{
font:13px system-ui,sans-serif;fill:#1d2733}@media(prefers-color-scheme:dark){
body{color:#e6edf3;background:#0f1720}text{fill:#e6edf3}
th,td{border-color:#2c3a47}.dim{color:#9fb0c0}}
"""


def write_report(shell: Shell, report: dict[str, Any]) -> str:
    """Return the whole page."""
    what = report["contest"]
    title = shell.say("arena-title", title=shell.title(what["game"]), players=what["players"], seed=what["seed"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="dim">{escape(shell.say("arena-how", players=what["players"]))}</p>',
        section(shell, "arena-rates", rates(shell, report)),
        section(shell, "arena-margins", margins(shell, report)),
        section(shell, "arena-ratings", ratings(shell, report)),
        section(shell, "arena-sources", sources(shell, report)),
        section(shell, "arena-seats", seats(shell, report)),
        section(shell, "arena-times", times(shell, report)),
        section(shell, "arena-budgets", budgets(shell, report)),
    ]
    page = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width">'
    return (
        f'<!doctype html><html lang="{shell.language}"><head>{page}{view}</head><body>{"".join(parts)}</body></html>\n'
    )


def section(shell: Shell, name: str, content: str) -> str:
    """Return a part of the page under its title."""
    return f"<h2>{escape(shell.say(name))}</h2>{content}"


def table(headings: list[str], rows: list[list[str]]) -> str:
    """Return a table."""
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


# --- pictures --------------------------------------------------------------------------------------------------------


def picture(lines: int, inside: list[str], name: str) -> str:
    """Return a picture of so many lines."""
    height = lines * LINE + 34
    label = escape(name, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{"".join(inside)}</svg>'


def place(value: float, low: float, high: float) -> float:
    """Return where a value lies across a picture."""
    return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    """Return a word in a picture."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def whisker(number: int, name: str, row: tuple[float, float, float], ends: tuple[float, float], said: str) -> str:
    """Return one line of a picture: a value with its interval."""
    y = number * LINE + 20
    mean, low, high = (place(value, *ends) for value in row)
    colour = COLOURS[number % len(COLOURS)]
    bar = f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y - 4}" y2="{y - 4}" stroke="{colour}" stroke-width="3"/>'
    dot = f'<circle cx="{mean:.1f}" cy="{y - 4}" r="5" fill="{colour}"/>'
    return text(LEFT - 10, y, name, "end") + bar + dot + text(WIDTH - RIGHT + 10, y, said)


def upright(value: float, ends: tuple[float, float], lines: int, said: str) -> str:
    """Return a dashed line across a picture, with what it stands for."""
    x, bottom = place(value, *ends), lines * LINE + 10
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom}" stroke="#888" stroke-dasharray="4 4"/>'
    return line + text(x, bottom + 16, said, "middle")


def rates(shell: Shell, report: dict[str, Any]) -> str:
    """Draw win rates with their intervals, and what chance alone would give."""
    rows = [row for row in report["pairings"] if row["games"] > 0]
    ends = (0.0, 1.0)
    inside = [upright(1 / report["contest"]["players"], ends, len(rows), shell.say("arena-chance"))]
    for number, row in enumerate(rows):
        said = shell.say("percent", value=shell.number(100 * row["rate"], 1))
        inside.append(whisker(number, versus(shell, report, row), (row["rate"], row["low"], row["high"]), ends, said))
    return picture(len(rows), inside, shell.say("arena-rates"))


def versus(shell: Shell, report: dict[str, Any], row: dict[str, Any]) -> str:
    """Return who plays whom, and how often."""
    rivals = report["contest"]["players"] - 1
    return shell.say("arena-versus", one=row["one"], others=row["others"], rivals=rivals, games=row["games"])


def margins(shell: Shell, report: dict[str, Any]) -> str:
    """Draw score margins with their intervals."""
    rows = [row for row in report["pairings"] if row["games"] > 0]
    most = max([1.0] + [abs(row["margin"][end]) for row in rows for end in ("low", "high")])
    ends = (-most, most)
    inside = [upright(0.0, ends, len(rows), "0")]
    for number, row in enumerate(rows):
        margin = row["margin"]
        values = (margin["mean"], margin["low"], margin["high"])
        inside.append(whisker(number, versus(shell, report, row), values, ends, shell.number(margin["mean"], 1)))
    return picture(len(rows), inside, shell.say("arena-margins"))


def ratings(shell: Shell, report: dict[str, Any]) -> str:
    """Draw the ratings, two deviations to either side."""
    rows = report["ratings"]
    if not rows:
        return ""
    low = min(row["mu"] - 2 * row["sigma"] for row in rows.values())
    high = max(row["mu"] + 2 * row["sigma"] for row in rows.values())
    inside = []
    for number, (bot, row) in enumerate(rows.items()):
        values = (row["mu"], row["mu"] - 2 * row["sigma"], row["mu"] + 2 * row["sigma"])
        inside.append(whisker(number, bot, values, (low, high + 1e-9), shell.number(row["mu"], 1)))
    return picture(len(rows), inside, shell.say("arena-ratings"))


def sources(shell: Shell, report: dict[str, Any]) -> str:
    """Draw for each bot where its points come from, and name the colours."""
    game, rows = report["contest"]["game"], report["bots"]
    names = list(next(iter(rows.values()))["sources"]) if rows else []
    most = max([1.0] + [sum(max(0.0, points) for points in row["sources"].values()) for row in rows.values()])
    inside = []
    for number, (bot, row) in enumerate(rows.items()):
        y, x = number * LINE + 20, float(LEFT)
        inside.append(text(LEFT - 10, y, bot, "end"))
        for n, source in enumerate(names):
            size = max(0.0, row["sources"][source]) / most * (WIDTH - LEFT - RIGHT)
            colour = COLOURS[n % len(COLOURS)]
            inside.append(f'<rect x="{x:.1f}" y="{y - 14}" width="{size:.1f}" height="18" fill="{colour}"/>')
            x += size
        inside.append(text(WIDTH - RIGHT + 10, y, shell.number(row["score"]["mean"], 1)))
    cells = [
        [shell.word(game, f"source-{source}"), *[shell.number(row["sources"][source], 1) for row in rows.values()]]
        for source in names
    ]
    legend = "".join(
        f'<span style="color:{COLOURS[n % len(COLOURS)]}">■</span> {escape(shell.word(game, f"source-{source}"))} '
        for n, source in enumerate(names)
    )
    drawn = picture(len(rows), inside, shell.say("arena-sources"))
    return f"{drawn}<p>{legend}</p>{table([shell.say('simulate-source'), *rows], cells)}"


def seats(shell: Shell, report: dict[str, Any]) -> str:
    """Draw how often each seat wins among equals."""
    rows, ends = report["seats"], (0.0, 1.0)
    inside = [upright(1 / report["contest"]["players"], ends, len(rows), shell.say("arena-chance"))]
    for number, row in enumerate(rows):
        said = shell.say("percent", value=shell.number(100 * row["rate"], 1))
        name = shell.say("simulate-of-seat", seat=row["seat"])
        inside.append(whisker(number, name, (row["rate"], row["low"], row["high"]), ends, said))
    return picture(len(rows), inside, shell.say("arena-seats"))


def times(shell: Shell, report: dict[str, Any]) -> str:
    """Tell how long the bots think."""
    cells = [
        [bot, shell.number(row["mean"], 2), shell.number(row["slowest"], 1)] for bot, row in report["timing"].items()
    ]
    return table([shell.say(f"arena-{name}") for name in ("bot", "time", "slowest")], cells)


def budgets(shell: Shell, report: dict[str, Any]) -> str:
    """Tell what the bots were given, and by which build."""
    given = report["contest"]["budgets"]
    cells = [[bot, "–" if b[0] is None else str(b[0]), "–" if b[1] is None else str(b[1])] for bot, b in given.items()]
    build = escape(f"blueriband {report['blueriband']}, {shell.name('build', report['build'])}")
    headings = [shell.say(f"arena-{name}") for name in ("bot", "seconds", "simulations")]
    return (table(headings, cells) if cells else "") + f'<p class="dim">{build}</p>'
