"""Plots as plain SVG: dots with intervals, histograms, bars."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

import msgspec

from nightdeck.play.results import Share

WIDTH: Final = 540
WIDE: Final = 860
LABEL: Final = 170
"""Room for the names left of a plot of rates."""
WORDS: Final = 130
"""Room for the figures right of it."""
ROW: Final = 26
HEIGHT: Final = 190


class Row(msgspec.Struct):
    """One line of a plot of rates; `mark` is "", "good" or "bad"."""

    name: str
    share: Share
    mark: str = ""


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Return words at a place."""
    css = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{css}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, hint: str = "") -> str:
    """Return a filled rectangle; the hint shows when it is pointed at."""
    told = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" '
        f'width="{width:.1f}" height="{height:.1f}">{told}</rect>'
    )


def picture(height: float, parts: list[str], title: str, width: int = WIDTH) -> str:
    """Return a whole picture that fits any width."""
    return (
        f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def percent(rate: float, digits: int = 1) -> str:
    """Return a rate as people read it."""
    return f"{100 * rate:.{digits}f} %"


def label_room(width: int) -> int:
    """Return the room for names in a picture: wide ones have more."""
    return LABEL if width == WIDTH else LABEL + 70


def letters(width: int) -> int:
    """Return how many letters of a name fit there."""
    return 22 if width == WIDTH else 34


def clip(words: str, most: int = 22) -> str:
    """Shorten a name that would run into the plot."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


# Rates ----------------------------------------------------------------------------------------


def rates(rows: list[Row], title: str, even: float | None = None, width: int = WIDTH) -> str:
    """Draw rates as dots with their 95 % intervals; `even` is the share of an even game."""
    left, right = label_room(width), width - WORDS
    bottom = 12 + ROW * len(rows)

    def place(rate: float) -> float:
        return left + (right - left) * rate

    parts = [line(place(step / 4), 6, place(step / 4), bottom, "grid") for step in range(5)]
    if even is not None:
        parts.append(line(place(even), 2, place(even), bottom, "even"))
    for number, row in enumerate(rows):
        parts.extend(rate_row(row, place, 10 + ROW * number + ROW / 2, width))
    for step in range(5):
        parts.append(text(place(step / 4), bottom + 16, percent(step / 4, 0), "small", "middle"))
    return picture(bottom + 24, parts, title, width)


def rate_row(row: Row, place: Callable[[float], float], y: float, width: int) -> list[str]:
    """Draw one rate."""
    share = row.share
    kind = f" {row.mark}" if row.mark else ""
    told = f"{row.name}: {share.wins} of {share.games}"
    low, high = place(share.low), place(share.high)
    return [
        text(label_room(width) - 12, y + 4.5, clip(row.name, letters(width)), "name", "end"),
        box(low, y - 4, max(1.5, high - low), 8, f"span{kind}", told),
        f'<circle class="dot{kind}" cx="{place(share.rate):.1f}" cy="{y:.1f}" r="5"/>',
        text(width - WORDS + 12, y + 4.5, percent(share.rate), f"figure{kind}"),
        text(width, y + 4.5, f"of {share.games:,}", "small", "end"),
    ]


# Counts ---------------------------------------------------------------------------------------


def bins(values: list[int], most: int = 40) -> tuple[int, int, list[int]]:
    """Return the first value, the width of a bin and how many values fall into each."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // most))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    return low, width, counts


def histogram(values: list[int], title: str, unit: str) -> str:
    """Draw how often each value occurs, with mean and median."""
    low, width, counts = bins(values)
    most = max(counts)
    left, top, bottom = 44.0, 26.0, HEIGHT - 26.0
    slot = (WIDTH - left - 6) / len(counts)
    parts = [
        line(left, bottom, WIDTH, bottom, "axis"),
        text(left - 8, top + 10, f"{most:,}", "small", "end"),
        text(left - 8, bottom, "0", "small", "end"),
    ]
    for number, count in enumerate(counts):
        start = low + number * width
        name = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
        height = (bottom - top) * count / most
        place = left + number * slot
        parts.append(
            box(place, bottom - height, max(1, slot - 2), height, "bar", f"{name}: {count}")
        )
        if number % -(-len(counts) // 12) == 0:
            parts.append(text(place + slot / 2, bottom + 17, str(start), "small", "middle"))
    return picture(HEIGHT, [*parts, *centre(values, low, width, left, slot)], f"{title}, {unit}")


def centre(values: list[int], low: int, width: int, left: float, slot: float) -> list[str]:
    """Draw where the mean lies, and say it together with the median."""
    average = sum(values) / len(values)
    median = sorted(values)[len(values) // 2]
    place = left + ((average - low) / width + 0.5 / width) * slot
    anchor = "start" if place < WIDTH / 2 else "end"
    shift = 8 if anchor == "start" else -8
    words = f"mean {average:.1f}, median {median}"
    return [
        line(place, 6, place, HEIGHT - 26, "even"),
        text(place + shift, 16, words, "figure", anchor),
    ]


def bars(rows: list[tuple[str, int, str]], total: int, title: str) -> str:
    """Draw shares of a total as bars: name, count, and a few words."""
    left, right = LABEL, WIDTH - WORDS
    most = max((count for _, count, _ in rows), default=1)
    parts: list[str] = []
    for number, (name, count, words) in enumerate(rows):
        y = 6 + ROW * number
        length = (right - left) * count / most
        parts.append(text(LABEL - 12, y + 17, clip(name), "name", "end"))
        parts.append(box(left, y + 4, max(1, length), ROW - 8, "bar", f"{name}: {count}"))
        parts.append(text(right + 12, y + 17, percent(count / max(1, total)), "figure"))
        parts.append(text(WIDTH, y + 17, words, "small", "end"))
    return picture(12 + ROW * len(rows), parts, title)
