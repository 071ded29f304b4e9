"""Is a difference more than luck? Tests and intervals are SciPy's; only Holm's rule is ours."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from nightdeck.play.intervals import interval, scipy_stats

LEVEL: Final = 0.05
"""Differences that luck alone would show less often than this count as significant."""

FEW: Final = 5
"""Where fewer cases than this are expected, only an exact test will do."""


class Difference(msgspec.Struct):
    """How much one value lies above another, its 95 % interval, and how often luck does that."""

    size: float
    low: float
    high: float
    p: float


Seen = tuple[int, bool, bool]
"""Somebody in a game: the game's number, whether it had something, and whether it won."""


def mean(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def are_rates(values: Sequence[float]) -> bool:
    """Tell whether values are nothing but wins (1) and losses (0)."""
    return all(value in (0.0, 1.0) for value in values)


# Two samples ----------------------------------------------------------------------------------


def compare_rates(wins: int, games: int, before: int, games_before: int) -> Difference:
    """Compare two rates: chi-square test, exact for few cases; Newcombe's interval."""
    if games == 0 or games_before == 0:
        return Difference(0.0, -1.0, 1.0, 1.0)
    rate, other = wins / games, before / games_before
    low, high = interval(wins, games)
    other_low, other_high = interval(before, games_before)
    size = rate - other
    return Difference(
        size,
        size - math.hypot(rate - low, other_high - other),
        size + math.hypot(high - rate, other - other_low),
        rates_chance([[wins, games - wins], [before, games_before - before]]),
    )


def rates_chance(table: list[list[int]]) -> float:
    """Return how often luck alone brings two rates so far apart."""
    wins, losses = (table[0][place] + table[1][place] for place in (0, 1))
    if wins == 0 or losses == 0:
        return 1.0
    smallest = min(wins, losses) * min(sum(table[0]), sum(table[1])) / (wins + losses)
    stats = scipy_stats()
    if smallest < FEW:
        return float(stats.fisher_exact(table).pvalue)
    return float(stats.chi2_contingency(table, correction=False).pvalue)


def compare_to(rate: float, wins: int, games: int) -> float:
    """Return how often luck alone brings a true rate this far from what was seen (exact)."""
    return float(scipy_stats().binomtest(wins, games, rate).pvalue) if games else 1.0


def compare_means(values: Sequence[float], before: Sequence[float]) -> Difference:
    """Compare two means by Welch's test."""
    size = mean(values) - mean(before)
    if len(values) < 2 or len(before) < 2:
        return Difference(size, size, size, 1.0)
    if len(set(values)) == 1 and len(set(before)) == 1:
        every = [[len(values), 0], [0, len(before)]]
        return Difference(size, size, size, rates_chance(every) if size else 1.0)
    test = scipy_stats().ttest_ind(values, before, equal_var=False)
    found = test.confidence_interval(0.95)
    return Difference(size, float(found.low), float(found.high), float(test.pvalue))


def compare(values: Sequence[float], before: Sequence[float]) -> Difference:
    """Compare two samples of rates or of other numbers."""
    if are_rates(values) and are_rates(before):
        return compare_rates(int(sum(values)), len(values), int(sum(before)), len(before))
    return compare_means(values, before)


# Pairs ----------------------------------------------------------------------------------------


def compare_pairs(values: Sequence[float], before: Sequence[float]) -> Difference:
    """Compare values that belong together two by two: McNemar's test, or the paired t-test."""
    steps = [new - old for new, old in zip(values, before, strict=True)]
    size = mean(steps)
    if are_rates(values) and are_rates(before):
        # Bonett and Price's interval: as if one more pair had turned each way.
        found = scipy_stats().ttest_1samp([*steps, 1.0, -1.0], 0.0).confidence_interval(0.95)
        return Difference(size, float(found.low), float(found.high), mcnemar(steps))
    if len({round(step, 9) for step in steps}) < 2:
        chance = compare_to(0.5, len(steps), len(steps)) if size else 1.0
        return Difference(size, size, size, chance)
    test = scipy_stats().ttest_1samp(steps, 0.0)
    found = test.confidence_interval(0.95)
    return Difference(size, float(found.low), float(found.high), float(test.pvalue))


def mcnemar(steps: Sequence[float]) -> float:
    """Return how often luck alone turns so many more pairs one way than the other (exact)."""
    gained = sum(1 for step in steps if step > 0)
    return compare_to(0.5, gained, sum(1 for step in steps if step))


# Alike with alike -----------------------------------------------------------------------------


def compare_within(groups: Sequence[Sequence[Seen]]) -> Difference:
    """Compare those who had something with those in the same group who had not.

    Each group is measured from its own averages, so that a strong deck does not make its cards
    look strong. What the players of one game add is summed before the t-test: if one of them
    won the other did not, so they are no two pieces of evidence.
    """
    scores: dict[int, float] = {}
    weight = 0.0
    for group in groups:
        usual = mean([had for _, had, _ in group])
        wins = mean([won for _, _, won in group])
        for number, had, won in group:
            scores[number] = scores.get(number, 0.0) + (had - usual) * (won - wins)
            weight += (had - usual) ** 2
    if not weight or len(scores) < 2:
        return Difference(0.0, -1.0, 1.0, 1.0)
    values = [score * len(scores) / weight for score in scores.values()]
    size = mean(values)
    if len(set(values)) < 2:
        return Difference(size, size, size, 1.0)
    test = scipy_stats().ttest_1samp(values, 0.0)
    found = test.confidence_interval(0.95)
    return Difference(size, float(found.low), float(found.high), float(test.pvalue))


# Many tests -----------------------------------------------------------------------------------


def significant(chances: Sequence[float]) -> list[bool]:
    """Tell which of several tests are significant together (Holm's step-down procedure)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [False] * len(chances)
    for rank, place in enumerate(order):
        if chances[place] >= LEVEL / (len(chances) - rank):
            break
        found[place] = True
    return found
