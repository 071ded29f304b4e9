"""Is a difference more than luck? Rates by the two-proportion test, means by Welch's."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from nightdeck.play.results import interval

LEVEL: Final = 0.05
"""Differences that luck alone would show less often than this count as significant."""

Z: Final = 1.959964


class Difference(msgspec.Struct):
    """How much one value lies above another, its 95 % interval, and how often luck does that."""

    size: float
    low: float
    high: float
    p: float


def two_sided(z: float) -> float:
    """Return how often luck alone moves a value at least this many standard errors."""
    return math.erfc(abs(z) / math.sqrt(2))


def compare_rates(wins: int, games: int, before: int, games_before: int) -> Difference:
    """Compare two rates: pooled two-proportion test, Newcombe's interval."""
    if games == 0 or games_before == 0:
        return Difference(0.0, -1.0, 1.0, 1.0)
    rate, other = wins / games, before / games_before
    pooled = (wins + before) / (games + games_before)
    error = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / games_before))
    low, high = interval(wins, games)
    other_low, other_high = interval(before, games_before)
    size = rate - other
    return Difference(
        size,
        size - math.hypot(rate - low, other_high - other),
        size + math.hypot(high - rate, other - other_low),
        two_sided(size / error) if error else 1.0,
    )


def compare_to(rate: float, wins: int, games: int) -> float:
    """Return how often luck alone brings a true rate this far from what was seen."""
    error = math.sqrt(rate * (1 - rate) / games) if games else 0.0
    return two_sided((wins / games - rate) / error) if error else 1.0


def mean(values: list[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def squared_error(values: list[float]) -> float:
    """Return the squared standard error of a mean."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)


def compare_means(values: list[float], before: list[float]) -> Difference:
    """Compare two means; samples are taken to be large."""
    size = mean(values) - mean(before)
    error = math.sqrt(squared_error(values) + squared_error(before))
    if len(values) < 2 or len(before) < 2 or not error:
        return Difference(size, size, size, 1.0)
    return Difference(size, size - Z * error, size + Z * error, two_sided(size / error))


def significant(chances: list[float]) -> list[bool]:
    """Tell which of several tests are significant together (Holm's step-down procedure)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [False] * len(chances)
    for rank, place in enumerate(order):
        if chances[place] >= LEVEL / (len(chances) - rank):
            break
        found[place] = True
    return found
