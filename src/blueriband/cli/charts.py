"""Pictures for reports, as SVG that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

COLOURS = ("#2a6fbb", "#c2571a", "#2e8b57", "#8e44ad")  # apart for most eyes, on light and dark
ROW = 22  # height of a line
LABEL = 150  # width of the labels


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def svg(width: float, height: float, content: str, title: str) -> str:
    """Return a picture; the title is read out to those who cannot see it."""
    return (
        f'<svg role="img" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">'
        f"<title>{escape(title)}</title>{content}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    """Return a straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    """Return a text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


class Axis:
    """From numbers to places on a line."""

    def __init__(self, low: float, high: float, start: float, width: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, low + 0.5)
        self.start, self.width = start, width

    def at(self, value: float) -> float:
        """Return the place of a number; those beyond the ends lie on them."""
        part = (value - self.low) / (self.high - self.low)
        return self.start + self.width * min(1.0, max(0.0, part))


def dots(rows: Sequence[Dot], reference: float, shown: str, title: str, width: float = 340) -> str:
    """Return values with their intervals, one below the other, and a line to compare with; `shown` formats numbers."""
    values = [number for row in rows for number in (row.low, row.high, row.value, reference) if number == number]
    low, high = min(values), max(values)
    margin = 0.08 * (high - low) or 0.05
    axis = Axis(low - margin, high + margin, LABEL / 2, width - LABEL / 2 - 60)
    height = ROW * len(rows) + 26
    parts = [line(axis.at(reference), 4, axis.at(reference), height - 20, "reference")]
    parts.append(text(axis.at(reference), height - 6, shown % reference, "middle"))
    for number, row in enumerate(rows):
        y = ROW * number + 14
        colour = COLOURS[number % len(COLOURS)]
        parts.append(text(0, y + 4, row.label))
        if row.low == row.low:
            parts.append(f'<g stroke="{colour}">{line(axis.at(row.low), y, axis.at(row.high), y, "interval")}</g>')
        parts.append(f'<circle cx="{axis.at(row.value):.1f}" cy="{y}" r="4" fill="{colour}"/>')
        parts.append(text(width, y + 4, shown % row.value, "end"))
    return svg(width, height, "".join(parts), title)


def bars(rows: Sequence[tuple[str, float, float]], title: str, width: float = 340) -> str:
    """Return a bar for each line, and a mark for what it is compared with."""
    values = [number for _label, value, mark in rows for number in (value, mark)]
    axis = Axis(min(0.0, *values), max(0.1, *values), LABEL, width - LABEL - 50)
    parts = []
    for number, (label, value, mark) in enumerate(rows):
        y = ROW * number
        left, right = sorted((axis.at(0), axis.at(value)))
        parts.append(text(LABEL - 8, y + 15, label, "end"))
        parts.append(f'<rect class="bar" x="{left:.1f}" y="{y + 4}" width="{right - left:.1f}" height="{ROW - 8}"/>')
        parts.append(line(axis.at(mark), y + 2, axis.at(mark), y + ROW - 2, "mark"))
        parts.append(text(width, y + 15, f"{value:.1f}", "end"))
    return svg(width, ROW * len(rows) + 4, "".join(parts), title)


def histogram(counts: dict[int, int], title: str, width: float = 340, height: float = 120) -> str:
    """Return how often each number occurs, in some forty steps."""
    least, most = min(counts), max(counts)
    step = max(1, -(-(most - least + 1) // 40))
    steps = [0] * ((most - least) // step + 1)
    for value, times in counts.items():
        steps[(value - least) // step] += times
    tall, wide = max(steps), width / len(steps)
    parts = [
        f'<rect class="bar" x="{number * wide:.1f}" y="{height - height * times / tall:.1f}" '
        f'width="{max(wide - 1, 0.5):.1f}" height="{height * times / tall:.1f}"/>'
        for number, times in enumerate(steps)
    ]
    parts += [text(0, height + 15, str(least)), text(width, height + 15, str(most), "end")]
    return svg(width, height + 20, line(0, height, width, height) + "".join(parts), title)


def strip(rows: Sequence[Dot], axis: Axis, title: str) -> str:
    """Return several intervals on one line around zero, for a cell of a table."""
    height = 7 * len(rows) + 5
    parts = [line(axis.at(0), 0, axis.at(0), height, "reference")]
    for number, row in enumerate(rows):
        y, colour = 7 * number + 6, COLOURS[number % len(COLOURS)]
        parts.append(f'<g stroke="{colour}">{line(axis.at(row.low), y, axis.at(row.high), y, "interval")}</g>')
        parts.append(f'<circle cx="{axis.at(row.value):.1f}" cy="{y}" r="2.5" fill="{colour}"/>')
    return svg(axis.start + axis.width, height, "".join(parts), title)
