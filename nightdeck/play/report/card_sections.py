"""The sections on cards: differences with their intervals, and all cards as a table."""

from __future__ import annotations

from html import escape
from typing import Final

from nightdeck.play.report.cards import CardFinding, card_findings
from nightdeck.play.report.findings import Run, what_is_brought
from nightdeck.play.report.sections import colour, section, span, table
from nightdeck.play.report.shapes import Row, difference_scale, dots, percent, points
from nightdeck.play.report.statistics import LEVEL, Difference

MOST_CARDS: Final = 24
"""So many of the clearest cards are drawn; the whole list is a table."""


def cards(run: Run, word: str) -> str:
    """What a card's being drawn or played goes with."""
    found = card_findings(run, word)
    if not found:
        return ""
    clearest = sorted(found, key=lambda each: each.difference.p)[:MOST_CARDS]
    shown = [each for each in found if each in clearest]
    sure = [each.name for each in found if each.significant]
    verdict = (
        f"{len(sure)} of {len(found)} cards go with a significantly different win rate."
        if sure else "No card goes with a significantly different win rate; luck alone could "
        "explain what is seen."
    )  # fmt: skip
    alike = f"the same {what_is_brought(run.game)}, seat and level"
    words = (
        f"By how many percentage points those who have {word} a card won more often than others "
        f"with {alike} who have not, with the 95 % interval of the difference. Coloured cards are "
        f"significant among all {len(found)} together (Holm, {100 * LEVEL:.0f} %). Whoever lives "
        "longer sees more cards, so this shows where to look, not a cause."
    )
    scale = difference_scale([each.difference for each in shown])
    picture = dots([card_row(each) for each in shown], f"Difference when {word}", scale, 0.0)
    if len(found) > len(shown):
        picture = f"<h3>The {len(shown)} clearest of {len(found)} cards</h3>" + picture
    body = picture + card_table(found, word)
    return section(f"Cards when {word}", words, body, wide=True, verdict=verdict)


def card_row(finding: CardFinding) -> Row:
    """Return the line of a card."""
    difference = finding.difference
    return Row(
        finding.name,
        difference.low,
        difference.size,
        difference.high,
        points(difference.size),
        f"{percent(finding.seen.rate, 0)} of {finding.seen.games:,}",
        mark=colour(finding.significant, difference.size),
    )


def interval_words(difference: Difference) -> str:
    """Return the interval of a difference of rates in words."""
    return f"{points(difference.low)} to {points(difference.high)}"


def size_words(finding: CardFinding) -> str:
    """Return the difference of a card in its colour."""
    size = finding.difference.size
    return f'<span class="{colour(finding.significant, size)}">{points(size)}</span>'


def card_table(found: list[CardFinding], word: str) -> str:
    """Return all cards as a table that can be opened."""
    rows = [
        [
            f"<b>{escape(each.name)}</b>",
            f"<small>{escape(each.where)}</small>",
            span(each.seen),
            f"{each.seen.games:,}",
            percent(each.unseen.rate),
            f"{each.unseen.games:,}",
            size_words(each),
            interval_words(each.difference),
        ]
        for each in found
    ]
    head = [
        "card", "with", f"won when {word}", "players", "otherwise", "players",
        "difference among those alike", "95 % interval",
    ]  # fmt: skip
    return f"<details><summary>All {len(found)} cards</summary>{table(head, rows, 2)}</details>"
