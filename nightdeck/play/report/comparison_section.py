"""The section that compares two runs: what was changed, and what came of it."""

from __future__ import annotations

from html import escape
from typing import Final

from nightdeck.play.report.comparison import Change, Comparison, changed_settings, comparison
from nightdeck.play.report.findings import Run
from nightdeck.play.report.sections import colour, section, table
from nightdeck.play.report.shapes import Row, difference_scale, dots, percent, points
from nightdeck.play.report.statistics import LEVEL, Difference

MOST_DRAWN: Final = 24


def compared(before: Run, after: Run) -> str:
    """What was changed between two runs and what came of it."""
    found = comparison(before, after)
    body = (
        settings_table(before, after)
        + differences(found.changes)
        + "<h3>Every figure, the surest difference first</h3>"
        + figures_table(found.changes)
    )
    name = before.name or "another run"
    title = f"Compared with {name}: {len(before.games):,} games"
    return section(title, method(found, before, after), body, wide=True, verdict=verdict(found))


def verdict(found: Comparison) -> str:
    """Say in one or two sentences what the comparison shows."""
    sure = sum(1 for each in found.changes if each.significant)
    if sure:
        count = len(found.changes)
        return f"{sure} of {count} figures differ by more than luck alone could explain."
    told = "No difference is significant: luck alone could explain what is seen."
    rates = [each for each in found.changes if each.group == "won by seat"]
    if not rates:
        return told
    first = rates[0]
    return (
        f"{told} It could hide an effect: what {escape(first.name)} wins may still have moved by "
        f"anything from {points(first.difference.low)} to {points(first.difference.high)} "
        "percentage points."
    )


def method(found: Comparison, before: Run, after: Run) -> str:
    """Say how it was tested, in words."""
    count = len(found.changes)
    many = (
        "Green went up and red went down significantly, that is after Holm's correction for "
        f"{count} tests at {100 * LEVEL:.0f} %. "
        "Each interval is a 95 % interval of its own, so one in twenty misses. Figures that say "
        "the same as another, or the same in every game, are left out."
    )
    if not found.pairs:
        return (
            "The two runs used different seeds, so their games are independent. Rates are compared "
            "by the chi-square test (Fisher's exact test where cases are few), means by Welch's. "
            + many
        )
    left = len(before.games) + len(after.games) - 2 * found.pairs
    rest = f" The other {left:,} games have no twin and are left out." if left else ""
    apart = (
        ""
        if all(each.is_paired for each in found.changes)
        else " What was not brought or played in the same games is compared as independent "
        "(chi-square or Fisher's exact test)."
    )
    return (
        f"Both runs used the same seeds, so each of the {found.pairs:,} games is compared with its "
        f"twin, which had the same luck.{rest} Wins are compared by McNemar's exact test, which "
        "counts the pairs that turned round, means by the paired t-test." + apart + " " + many
    )


def settings_table(before: Run, after: Run) -> str:
    """Return what was changed."""
    settings = changed_settings(before, after)
    if not settings:
        return "<p>Both runs have the same settings, cards, rules and version.</p>"
    head = ["changed", before.name or "before", after.name or "after"]
    rows = [[f"<b>{escape(name)}</b>", escape(old), escape(new)] for name, old, new in settings]
    return table([escape(each) for each in head], rows, 3)


# Differences ----------------------------------------------------------------------------------


def differences(changes: list[Change]) -> str:
    """Draw the differences with their intervals: rates in points, means in percent of before."""
    drawn = ""
    for is_rate, title in (
        (True, "Differences of rates, in percentage points"),
        (False, "Differences of means, in percent of before"),
    ):
        chosen = [each for each in changes if each.is_rate == is_rate][:MOST_DRAWN]
        if chosen:
            rows = [change_row(each) for each in chosen]
            scale = difference_scale([relative(each) for each in chosen])
            drawn += f"<h3>{title}</h3>" + dots(rows, title, scale, 0.0)
    return drawn


def relative(change: Change) -> Difference:
    """Return a difference of rates as it is, one of means as a part of the mean before."""
    whole = 1.0 if change.is_rate else change.before or 1.0
    found = change.difference
    return Difference(found.size / whole, found.low / whole, found.high / whole, found.p)


def change_row(change: Change) -> Row:
    """Return the line of a difference in the plot."""
    drawn = relative(change)
    return Row(
        change.name,
        drawn.low,
        drawn.size,
        drawn.high,
        points(drawn.size),
        chance(change.difference.p),
        change.group,
        colour(change.significant, drawn.size),
    )


def chance(p: float) -> str:
    """Return how often luck alone would do that."""
    return "p under 0.001" if p < 0.001 else f"p {p:.3f}"


def figures_table(changes: list[Change]) -> str:
    """Return all figures."""
    head = ["", "before", "after", "difference", "95 % from", "to", "", ""]
    return table(head, [figure_row(each) for each in changes])


def figure_row(change: Change) -> list[str]:
    """Return one line of the comparison."""
    found = change.difference
    sizes = (found.size, found.low, found.high)
    if change.is_rate:
        values = [percent(change.before), percent(change.after)]
        told = [points(each) for each in sizes]
    else:
        values = [f"{change.before:.2f}", f"{change.after:.2f}"]
        told = [points(each / 100, 2) for each in sizes]
    sure = "<b>significant</b>" if change.significant else "<small>not significant</small>"
    name = f"<small>{escape(change.group)}</small> <b>{escape(change.name)}</b>"
    return [name, *values, *told, chance(found.p), sure]
