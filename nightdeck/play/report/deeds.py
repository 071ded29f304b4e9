"""What winners do otherwise than those who lose the same game at the same level."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec

from nightdeck.play.match import Played
from nightdeck.play.report.findings import Run
from nightdeck.play.report.sections import colour, section, table
from nightdeck.play.report.shapes import points
from nightdeck.play.report.statistics import LEVEL, Difference, compare_pairs, mean, significant

FEWEST: Final = 20
"""Deeds are judged only if so many games can be."""


class Deed(msgspec.Struct):
    """How much of something winners and others did per game."""

    name: str
    winners: float
    others: float
    difference: Difference
    significant: bool = False


def deed_findings(run: Run) -> list[Deed]:
    """Return what winners did beside others of the same game and level, the surest first."""
    games = [(played, split) for played in run.games if (split := winners_and_others(played))]
    if len(games) < FEWEST:
        return []
    found: list[Deed] = []
    for name in sorted({name for played, _ in games for name in played.deeds}):
        sides: list[list[float]] = [[], []]
        for played, split in games:
            counts = played.deeds.get(name, [0] * len(played.seats))
            for side, seats in zip(sides, split, strict=True):
                side.append(mean([float(counts[seat]) for seat in seats]))
        found.append(Deed(name, mean(sides[0]), mean(sides[1]), compare_pairs(*sides)))
    for each, sure in zip(found, significant([each.difference.p for each in found]), strict=True):
        each.significant = sure
    return sorted(found, key=lambda each: each.difference.p)


def winners_and_others(played: Played) -> tuple[list[int], list[int]] | None:
    """Return who won and who of the same levels did not; nothing if there are not both."""
    levels = {played.seats[seat] for seat in played.winners}
    others = [
        seat
        for seat, level in enumerate(played.seats)
        if level in levels and seat not in played.winners
    ]
    shared = {played.seats[seat] for seat in others}
    winners = [seat for seat in played.winners if played.seats[seat] in shared]
    return (winners, others) if winners and others else None


def deeds(run: Run) -> str:
    """What winners do otherwise."""
    found = deed_findings(run)
    if not found:
        return ""
    sure = sum(1 for each in found if each.significant)
    verdict = (
        f"Winners differ from the others in {sure} of {len(found)} things they do or gain."
        if sure else "Winners are not shown to do anything else than the others; luck alone "
        "could explain what is seen."
    )  # fmt: skip
    words = (
        "Mean per player and game of those who won, beside others of the same level in the same "
        f"game (paired t-test, Holm's correction for {len(found)} tests at {100 * LEVEL:.0f} %). "
        "It shows where to look, not a cause."
    )
    head = ["", "winners", "others", "difference", "95 % from", "to", ""]
    body = table(head, [deed_row(each) for each in found])
    return section("What winners do", words, body, wide=True, verdict=verdict)


def deed_row(deed: Deed) -> list[str]:
    """Return one line of the table."""
    difference = deed.difference
    sizes = [points(each / 100, 2) for each in (difference.size, difference.low, difference.high)]
    sizes[0] = f'<span class="{colour(deed.significant, difference.size)}">{sizes[0]}</span>'
    told = "<b>significant</b>" if deed.significant else "<small>not significant</small>"
    name = f"<b>{escape(deed.name)}</b>"
    return [name, f"{deed.winners:.2f}", f"{deed.others:.2f}", *sizes, told]
