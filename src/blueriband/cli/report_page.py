"""The page of a report: what a study found, with pictures, in one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import blueriband
from blueriband import rulebook
from blueriband.cli.charts import COLOURS, Axis, Dot, bars, dots, histogram, strip
from blueriband.phrases import Phrases
from blueriband.study import Count, Study, Uses, mean, numbers, quantile
from blueriband.texts import Texts

CATALOGUE = "report"
LEAST = 30  # seats that must have used a thing before the page says what came of it
STYLE = """
:root { color-scheme: light dark; --ink: #1c2733; --dim: #66737f; --paper: #fbfaf7; --line: #d5d9dc; --bar: #9fb8cf }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8eb; --dim: #9aa5ae; --paper: #14191e; --line: #37424c; --bar: #3f5f7d } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 1180px; padding: 24px }
h1 { margin-bottom: 0 } h2 { margin-top: 2.2em; border-bottom: 1px solid var(--line) } h3 { margin-bottom: .3em }
p { max-width: 72ch } .dim { color: var(--dim) } figure { display: inline-block; margin: 8px 28px 8px 0 }
figcaption { font-weight: 600 } svg text { font-size: 12px; fill: currentColor } nav a { margin-right: 1em }
.axis { stroke: var(--line) } .reference { stroke: var(--dim); stroke-dasharray: 3 3 } .interval { stroke-width: 2 }
.bar { fill: var(--bar) } .mark { stroke: var(--ink); stroke-width: 2 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 2px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { font-weight: 600 } .sure { font-weight: 700 }
"""


class Page:
    """Writes the page in one language."""

    def __init__(self, study: Study, texts: Texts) -> None:
        self.study = study
        self.texts = texts
        self.phrases = Phrases(study.game, texts, [])
        self.bots = list(dict.fromkeys(bot for _players, bot in study.counts))

    def say(self, name: str, **given: str | int | float) -> str:
        """Return a text, fit for HTML."""
        return escape(self.texts.say(CATALOGUE, name, **given))

    def tables(self, bot: str) -> list[tuple[int, Count]]:
        """Return the counts of a bot by number of players."""
        return [(players, count) for (players, who), count in self.study.counts.items() if who == bot]

    def write(self) -> str:
        """Return the whole page."""
        title = self.say("title", title=self.phrases.title())
        parts = [
            f'<!doctype html><html lang="{self.texts.language}"><head><meta charset="utf-8">',
            f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>',
            f"<body><h1>{title}</h1><p class='dim'>{self.about()}</p><p>{self.say('intro')}</p>",
        ]
        for name, section in (
            ("seats", self.seats), ("sources", self.sources), ("length", self.length), ("endings", self.endings),
        ):  # fmt: skip
            parts.append(f"<h2>{self.say(name)}</h2><p>{self.say(f'{name}-about')}</p>")
            parts += [self.headed(bot, section(bot)) for bot in self.bots]
        parts.append(f"<h2>{self.say('uses')}</h2><p>{self.say('uses-about', least=LEAST)}</p>{self.legend()}")
        parts += self.uses()
        return "\n".join([*parts, "</body></html>\n"])

    def about(self) -> str:
        """Say what was played."""
        return self.say(
            "about", games=self.study.games, bots=", ".join(self.bots), seed=hex(self.study.seed),
            version=blueriband.__version__, rules=self.study.game.version, data=self.study.game.data,
        )  # fmt: skip

    def headed(self, bot: str, content: str) -> str:
        """Return a part under the name of its bot, where there are several."""
        return content if len(self.bots) == 1 else f"<h3>{self.say('bot', bot=bot)}</h3>{content}"

    def players(self, players: int) -> str:
        """Say how many play."""
        return self.say("players", players=players)

    def figure(self, caption: str, picture: str) -> str:
        """Return a picture with what it shows."""
        return f"<figure><figcaption>{caption}</figcaption>{picture}</figure>"

    # --- how games go ------------------------------------------------------------------------------------------------

    def found(self, count: Count, section: str) -> Iterator[tuple[str, str, str, Dot]]:
        """Return the numbers of a section: thing, item, measure and value."""
        for name, thing, item, measure, _n, value, low, high in numbers(count):
            if name == section:
                yield thing, item, measure, Dot(item, value, low, high)

    def seats(self, bot: str) -> str:
        """Return who wins, by seat."""
        parts = []
        for players, count in self.tables(bot):
            rows = [
                Dot(self.texts.say(CATALOGUE, "place", place=item), dot.value, dot.low, dot.high)
                for _thing, item, measure, dot in self.found(count, "seats")
                if measure == "win_rate"
            ]
            percent = [Dot(row.label, 100 * row.value, 100 * row.low, 100 * row.high) for row in rows]
            title = self.texts.say(CATALOGUE, "seats")
            parts.append(self.figure(self.players(players), dots(percent, 100 / players, "%.1f %%", title)))
        return "".join(parts)

    def sources(self, bot: str) -> str:
        """Return where points come from; winners are marked."""
        parts = []
        for players, count in self.tables(bot):
            values = {(thing, item): dot.value for thing, item, _measure, dot in self.found(count, "sources")}
            rows = [
                (self.phrases.source(source), values["all", source], values.get(("winners", source), 0.0))
                for source in sorted({item for _thing, item in values}, key=lambda one: -values["all", one])
            ]
            parts.append(self.figure(self.players(players), bars(rows, self.texts.say(CATALOGUE, "sources"))))
        return "".join(parts)

    def length(self, bot: str) -> str:
        """Return how long games are."""
        parts = []
        for players, count in self.tables(bot):
            caption = self.players(players)
            for unit, counts in (("moves", count.moves), ("rounds", count.rounds)):
                if max(counts) > 0:
                    middle, low, high = mean(counts)
                    said = self.say(
                        unit, mean=f"{middle:.1f}", low=f"{low:.1f}", high=f"{high:.1f}",
                        median=quantile(counts, 0.5), least=min(counts), most=max(counts),
                    )  # fmt: skip
                    caption += f"<br><span class='dim'>{said}</span>"
            parts.append(self.figure(caption, histogram(count.moves, self.texts.say(CATALOGUE, "length"))))
        return "".join(parts)

    def endings(self, bot: str) -> str:
        """Return by which rule games end."""
        tables = self.tables(bot)
        try:
            book = rulebook.rules(self.study.game.name, self.texts.language)
        except FileNotFoundError:
            book = {}
        rows = []
        for rule in sorted({rule for _players, count in tables for rule in count.endings}):
            shares = "".join(f"<td>{100 * count.endings[rule] / count.games:.1f} %</td>" for _n, count in tables)
            title = escape(book[rule].title) if rule in book else ""
            rows.append(f"<tr><td>{rule} {title}</td>{shares}</tr>")
        return table(["", *[self.players(players) for players, _count in tables]], rows)

    # --- what is used ------------------------------------------------------------------------------------------------

    def legend(self) -> str:
        """Say which colour is which number of players."""
        counts = dict.fromkeys(players for players, _bot in self.study.counts)
        marks = [
            f'<span style="color:{COLOURS[n % len(COLOURS)]}">●</span> {self.players(players)}'
            for n, players in enumerate(counts)
        ]
        return f"<p>{' &nbsp; '.join(marks)}</p>"

    def uses(self) -> Iterator[str]:
        """Return a table for each kind of thing."""
        for word in self.study.game.events:
            if not self.texts.has(CATALOGUE, f"use-{word.name}") or not word.nouns or word.nouns[0].ids is None:
                continue
            for bot in self.bots:
                found = self.use_table(bot, word.name, word.nouns[0].name)
                if found:
                    heading = self.say(f"use-{word.name}")
                    yield f'<h3 id="{word.name}-{bot}">{heading}</h3>' + self.headed(bot, found)

    def use_table(self, bot: str, event: str, noun: str) -> str:
        """Return how often and how profitably the things of one kind are used."""
        tables = self.tables(bot)
        items = {item for _players, count in tables for name, item in count.uses if name == event}
        if not items:
            return ""
        cells = {
            (players, item, measure): dot
            for players, count in tables
            for thing, item, measure, dot in self.found(count, "uses")
            if thing == event and used(count, event, item).seats >= LEAST
        }
        gains = [dot for (_players, _item, measure), dot in cells.items() if measure == "gain"]
        reach = max([abs(dot.value) for dot in gains] + [1.0]) * 1.4
        axis = Axis(-reach, reach, 0, 160)
        order = sorted(items, key=lambda item: (-sum(used(count, event, item).seats for _n, count in tables), item))
        rows = [self.use_row(tables, cells, axis, item, noun, event) for item in order]
        heads = [self.players(players) for players, _count in tables]
        columns = [self.say(name) for name in ("used", "times", "wins", "gain")]
        top = "<tr><th></th>" + "".join(f'<th colspan="4">{head}</th>' for head in heads) + "<th></th><th></th></tr>"
        second = "<tr>" + "".join(f"<th>{cell}</th>" for cell in ["", *columns * len(tables), self.say("each"), ""])
        return f'<div class="scroll"><table><thead>{top}{second}</tr></thead>{"".join(rows)}</table></div>'

    def use_row(
        self, tables: list[tuple[int, Count]], cells: dict[tuple[int, str, str], Dot], axis: Axis, item: str, noun: str,
        event: str,
    ) -> str:  # fmt: skip
        """Return the line of one thing."""
        row = [f"<td>{escape(self.phrases.name(noun, item))}</td>"]
        marks = []
        for players, count in tables:
            uses = used(count, event, item)
            share, times = uses.seats / count.everybody.seats, uses.times / count.everybody.seats
            row.append(f"<td>{100 * share:.1f} %</td><td>{times:.2f}</td>")
            won, gain = cells.get((players, item, "win_rate")), cells.get((players, item, "gain"))
            row.append("<td>–</td>" if won is None else f"<td>{100 * won.value:.1f} %</td>")
            if gain is None:
                row.append("<td>–</td>")
                continue
            sure = ' class="sure"' if gain.low > 0 or gain.high < 0 else ""
            row.append(f"<td{sure}>{gain.value:+.1f} <span class='dim'>±{(gain.high - gain.low) / 2:.1f}</span></td>")
            marks.append(gain)
        every = [used(count, event, item) for _players, count in tables]
        amount, number = sum(uses.amount for uses in every), sum(uses.times for uses in every)
        row.append(f"<td>{amount / number:.0f}</td>" if amount else "<td></td>")
        picture = strip(marks, axis, self.phrases.name(noun, item)) if marks else ""
        return f"<tr>{''.join(row)}<td>{picture}</td></tr>"


def used(count: Count, event: str, item: str) -> Uses:
    """Return how a thing was used."""
    return count.uses.get((event, item), Uses())


def table(heads: list[str], rows: list[str]) -> str:
    """Return a table."""
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead>{"".join(rows)}</table></div>'


def page(study: Study, texts: Any) -> str:
    """Return the page of a study."""
    return Page(study, texts).write()
