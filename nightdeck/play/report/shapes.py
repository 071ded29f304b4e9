"""Plots: names and figures as plain text, between them SVG without a scale of its own.

Places are given in percent of the width, so a plot fits a telephone as well as a desk and its
words keep their size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from nightdeck.play.report.statistics import Difference
from nightdeck.play.results import Share

HEIGHT: Final = 150
"""Of a histogram's bars."""
MOST_TICKS: Final = 7
"""More words would touch each other below a narrow plot."""


class Row(msgspec.Struct):
    """One line of a plot: a value between the ends of its interval.

    `note` stands small beside the name, `small` beside the figure; `base` is what the value is
    held against; `mark` is "", "good" or "bad".
    """

    name: str
    low: float
    middle: float
    high: float
    figure: str
    small: str = ""
    note: str = ""
    mark: str = ""
    base: float | None = None


class Scale(msgspec.Struct):
    """The axis of a plot: its ends, the values named below it, and how they are written."""

    low: float
    high: float
    ticks: list[float]
    unit: str = ""

    def place(self, value: float) -> float:
        """Return where a value lies, in percent of the width."""
        inside = min(max(value, self.low), self.high)
        return 100 * (inside - self.low) / (self.high - self.low)


RATES: Final = Scale(0.0, 1.0, [0.0, 0.25, 0.5, 0.75, 1.0], "%")


def percent(rate: float, digits: int = 1) -> str:
    """Return a rate as people read it."""
    return f"{100 * rate:.{digits}f} %"


def points(size: float, digits: int = 1) -> str:
    """Return a difference of rates in percentage points, with its sign."""
    return f"{100 * size:+.{digits}f}".replace("-", "\N{MINUS SIGN}")


def nice_step(length: float, most: int) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, 50 ... that cuts a length into so many steps."""
    if length <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(length / most))
    for factor in (1, 2, 5, 10, 20):
        if length <= factor * power * most * (1 + 1e-9):
            return factor * power
    return 50 * power


# Parts ----------------------------------------------------------------------------------------


def line(x: float, kind: str, bottom: str = "100%") -> str:
    """Return an upright line."""
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="0" y2="{bottom}"/>'


def stripe(x: float, width: float, height: int, kind: str, hint: str = "") -> str:
    """Return a rectangle in the middle of a row, however high the row is."""
    told = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect class="{kind}" x="{x:.2f}%" y="50%" transform="translate(0 -{height / 2:g})" '
        f'width="{max(0.3, width):.2f}%" height="{height}">{told}</rect>'
    )


def box(x: float, y: float, width: float, height: float, kind: str, hint: str = "") -> str:
    """Return a filled rectangle; the hint shows when it is pointed at."""
    told = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect class="{kind}" x="{x:.2f}%" y="{y:.1f}" '
        f'width="{max(0.3, width):.2f}%" height="{height:.1f}">{told}</rect>'
    )


def word(x: float, y: float, words: str) -> str:
    """Return a tick's word; those at the ends stay inside."""
    anchor = "start" if x < 2 else "end" if x > 98 else "middle"
    return f'<text x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def track(parts: Sequence[str]) -> str:
    """Return what is drawn in a row, as high as the row."""
    return f'<div class="track"><svg aria-hidden="true">{"".join(parts)}</svg></div>'


def drawing(height: float, parts: Sequence[str], kind: str) -> str:
    """Return a picture as wide as its place."""
    return f'<svg class="{kind}" height="{height:g}" aria-hidden="true">{"".join(parts)}</svg>'


def plot_row(row: Row, drawn: str) -> str:
    """Return a name, what is drawn, and the figure."""
    mark = f" {row.mark}" if row.mark else ""
    note = f" <small>{escape(row.note)}</small>" if row.note else ""
    small = f" <small>{escape(row.small)}</small>" if row.small else ""
    return (
        f'<div class="row"><span class="name"><b>{escape(row.name)}</b>{note}</span>{drawn}'
        f'<span class="figure{mark}"><b>{escape(row.figure)}</b>{small}</span></div>'
    )


def plot(title: str, rows: Sequence[str], axis: str = "") -> str:
    """Return a whole plot."""
    below = f'<div class="row axis"><span></span>{axis}<span></span></div>' if axis else ""
    label = escape(title, quote=True)
    return f'<div class="plot" role="group" aria-label="{label}">{"".join(rows)}{below}</div>'


# Values with intervals ------------------------------------------------------------------------


def rate_row(
    name: str, share: Share, mark: str = "", note: str = "", base: float | None = None
) -> Row:
    """Return the line of a rate."""
    low = share.rate if share.low is None else share.low
    high = share.rate if share.high is None else share.high
    small = f"of {share.games:,}"
    return Row(name, low, share.rate, high, percent(share.rate), small, note, mark, base)


def dots(rows: Sequence[Row], title: str, scale: Scale = RATES, even: float | None = None) -> str:
    """Draw values as dots with their intervals; `even` is a dotted line through all of them."""
    drawn = [plot_row(row, dot_track(row, scale, even)) for row in rows]
    words = [word(scale.place(tick), 14, tick_words(tick, scale)) for tick in scale.ticks]
    return plot(title, drawn, drawing(20, words, "ticks"))


def dot_track(row: Row, scale: Scale, even: float | None) -> str:
    """Draw one value."""
    kind = f" {row.mark}" if row.mark else ""
    low, high = scale.place(row.low), scale.place(row.high)
    parts = [line(scale.place(tick), "grid") for tick in scale.ticks]
    if even is not None:
        parts.append(line(scale.place(even), "even"))
    parts.append(stripe(low, high - low, 8, f"span{kind}"))
    if row.base is not None:
        parts.append(line(scale.place(row.base), "base"))
    parts.append(f'<circle class="dot{kind}" cx="{scale.place(row.middle):.2f}%" cy="50%" r="5"/>')
    return track(parts)


def tick_words(tick: float, scale: Scale) -> str:
    """Return a tick as people read it."""
    if scale.unit == "%":
        return percent(tick, 0)
    return "0" if abs(tick) < 1e-12 else points(tick, 0 if abs(tick * 100) >= 1 else 1)


def difference_scale(differences: Sequence[Difference]) -> Scale:
    """Return a scale with 0 in the middle on which every interval is whole."""
    most = max([0.02, *(max(abs(each.low), abs(each.high)) for each in differences)])
    step = nice_step(most, 3)
    end = step * math.ceil(most / step - 1e-9)
    count = round(end / step)
    return Scale(-end, end, [step * each for each in range(-count, count + 1)])


# Counts ---------------------------------------------------------------------------------------


def bins(values: Sequence[int], most: int = 40) -> tuple[int, int, list[int]]:
    """Return the first value, the width of a bin and how many values fall into each."""
    low, high = min(values), max(values)
    width = max(1, round(nice_step(high - low + 1, most)))
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for value in values:
        counts[(value - first) // width] += 1
    return first, width, counts


def histogram(values: Sequence[int], title: str, unit: str) -> str:
    """Draw how many games have each value; the axes are named, mean and median told."""
    first, width, counts = bins(values)
    step = nice_step(max(counts), 4)
    top = step * math.ceil(max(counts) / step)
    slot = 100 / len(counts)
    average = sum(values) / len(values)
    median = sorted(values)[len(values) // 2]
    mean_at = min(100.0, ((average - first) / width + 0.5 / width) * slot)
    parts = [*levels(step, top), *columns(first, width, counts, top)]
    parts.append(line(mean_at, "even", f"{HEIGHT}"))
    parts.extend(value_ticks(first, width, len(counts)))
    heights = [
        word(100, HEIGHT * (1 - level / top) + 4, f"{level:,.0f}")
        for level in ticks(0.0, top, step)
    ]
    told = f"mean {average:.1f} (dotted), median {median}"
    per = f"games, {width} {unit} in each column" if width > 1 else "games"
    return (
        f'<figure class="histogram" aria-label="{escape(title, quote=True)}">'
        f"<figcaption><b>{per}</b><span>{told}</span></figcaption>"
        f"{drawing(HEIGHT + 20, heights, 'heights')}{drawing(HEIGHT + 20, parts, 'columns')}"
        f'<span class="unit"><b>{escape(unit)}</b></span></figure>'
    )


def ticks(low: float, high: float, step: float) -> list[float]:
    """Return the multiples of a step between two values."""
    first = math.ceil(low / step - 1e-9)
    return [step * each for each in range(first, math.floor(high / step + 1e-9) + 1)]


def levels(step: float, top: float) -> list[str]:
    """Draw the lines behind the columns, the lowest as the axis."""
    found = []
    for level in ticks(0.0, top, step):
        y = HEIGHT * (1 - level / top)
        kind = "grid" if level else "axis"
        found.append(f'<line class="{kind}" x1="0%" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
    return found


def columns(first: int, width: int, counts: Sequence[int], top: float) -> list[str]:
    """Draw a column for every bin."""
    slot = 100 / len(counts)
    found = []
    for number, count in enumerate(counts):
        start = first + number * width
        name = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
        height = HEIGHT * count / top
        place, hint = number * slot + slot * 0.08, f"{name}: {count}"
        found.append(box(place, HEIGHT - height, slot * 0.84, height, "bar", hint))
    return found


def value_ticks(first: int, width: int, count: int) -> list[str]:
    """Name round values below the columns."""
    slot = 100 / count
    step = max(width, round(nice_step(width * count, MOST_TICKS)))
    shift = slot / 2 if width == 1 else 0.0
    return [
        word((value - first) / width * slot + shift, HEIGHT + 16, f"{value:,.0f}")
        for value in ticks(first, first + width * count - 1, step)
    ]


def bars(rows: Sequence[tuple[str, int, str]], total: int, title: str) -> str:
    """Draw shares of a total as bars: name, count, and a few words."""
    most = max((count for _, count, _ in rows), default=1)
    drawn = []
    for name, count, words in rows:
        bar = track([stripe(0, 100 * count / most, 18, "bar", f"{name}: {count}")])
        share = count / max(1, total)
        drawn.append(plot_row(Row(name, 0.0, share, share, percent(share), words), bar))
    return plot(title, drawn)
