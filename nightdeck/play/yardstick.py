"""The yardstick: a fixed pure-Python loop that says how fast this machine is at this moment.

Shared machines change their speed by a factor of two within minutes. Whoever measures times the
yardstick every fifth of a second in between and scales the figure to a machine that runs 16.5
million iterations a second, so that figures of different days and machines can be compared.
"""

from __future__ import annotations

import time
from typing import Final

NORMAL: Final = 16.5
"""Million iterations a second of the machine all figures are scaled to."""

ITERATIONS: Final = 100_000
EVERY: Final = 0.2
"""Seconds of CPU time between two looks at the yardstick."""


def loop(count: int) -> int:
    """Mix numbers; never change this loop, all figures hang on it."""
    total = 0
    for number in range(count):
        total = (total * 5 + number) & 1023
    return total


def speed() -> float:
    """Return how many million iterations a second this machine does now, in CPU time."""
    started = time.process_time()
    loop(ITERATIONS)
    return ITERATIONS / max(time.process_time() - started, 1e-9) / 1e6


class Stopwatch:
    """CPU time of work done in pieces, with the yardstick timed between the pieces."""

    def __init__(self) -> None:
        self.seconds: float = 0.0
        """CPU time as this machine measured it."""
        self.normal: float = 0.0
        """The same, scaled piece by piece to the normal machine."""
        self.speeds: list[float] = [speed()]
        self.started: float = time.process_time()

    def due(self) -> bool:
        """Tell whether the current piece has lasted long enough."""
        return time.process_time() - self.started >= EVERY

    def lap(self) -> None:
        """End a piece of work, time the yardstick and begin the next piece."""
        spent = time.process_time() - self.started
        self.speeds.append(speed())
        around = (self.speeds[-1] + self.speeds[-2]) / 2
        self.seconds += spent
        self.normal += spent * around / NORMAL
        self.started = time.process_time()

    @property
    def yardstick(self) -> float:
        """The mean speed during the measurement."""
        return sum(self.speeds) / len(self.speeds)
