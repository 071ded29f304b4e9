"""A race between options: all run through the same worlds, and the hopeless drop out.

Every round deals one world the seat holds possible, and each option still running is tried in a
copy of it with the same luck. Differences between options are then differences of the options,
not of the worlds. Options that are surely worse drop out at once, the weaker half of the rest
whenever another part of the time is used up.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from nightdeck.kernel.clone import clone
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import Option, State

FIELD: Final = 32
"""At most so many options are tried; the heuristic decides which."""

SURE: Final = 3.5
"""So many standard errors make a difference sure."""

HUNCH: Final = 0.5
"""How much the prior counts beside the tries, in standard errors of a chance."""

FEW: Final = 32
"""Rounds before anything is said to be sure."""

NEGLIGIBLE: Final = 0.004
"""Chances closer than this are not worth any more time."""


class Contender:
    """One option in the race, with what its tries were worth."""

    def __init__(self, index: int, option: Option, weight: float) -> None:
        self.index: int = index
        self.option: Option = option
        self.weight: float = weight
        self.values: list[float] = []
        self.tries: int = 0
        self.total: float = 0.0

    def add(self, value: float) -> None:
        """Count one try."""
        self.values.append(value)
        self.tries += 1
        self.total += value

    @property
    def chance(self) -> float:
        """The mean worth of all tries, those of earlier searches included."""
        return self.total / self.tries if self.tries else 0.0


class Limit:
    """How long a race may last: some seconds, and some number of tries when one is given."""

    def __init__(self, seconds: float, tries: int = 0) -> None:
        self.seconds: float = seconds
        self.tries: int = tries
        self.done: int = 0
        self.started: float = time.perf_counter()
        self.last: float = self.started
        self.longest: float = 0.0

    def count(self) -> None:
        """Count one try and the time it took."""
        self.done += 1
        now = time.perf_counter()
        self.longest = max(self.longest, now - self.last)
        self.last = now

    def used(self) -> float:
        """Return the used part of what is allowed, 1 when another try might be too much."""
        time_used = (time.perf_counter() - self.started + self.longest) / self.seconds
        return max(time_used, self.done / self.tries) if self.tries else time_used


def contenders(game: Game[Any], world: State) -> list[Contender]:
    """Return the options worth trying, likeliest first; options that are alike run as one."""
    question = world.question
    assert question is not None
    found: dict[Option, Contender] = {}
    for index, option in enumerate(question.options):
        face = game.alike(world, option)
        if face not in found:
            found[face] = Contender(index, option, game.weigh(world, option))
    field = sorted(found.values(), key=lambda each: -each.weight)
    liked = [each for each in field if each.weight > 0]
    return (liked or field)[:FIELD]


class Race:
    """Options tried against each other until one is left or the time is up."""

    def __init__(self, field: list[Contender], limit: Limit) -> None:
        self.field: list[Contender] = field
        self.running: list[Contender] = list(field)
        self.limit: Limit = limit
        self.top: float = max(each.weight for each in field) or 1.0
        self.spread: Spread = Spread()

    def run(
        self, deal: Callable[[], State], judge: Callable[[State, Contender], float]
    ) -> list[Contender]:
        """Run the race and return the contenders, best first."""
        while len(self.running) > 1:
            world = deal()
            for contender in self.running:
                if self.limit.used() >= 1 and self.field[0].tries:
                    return self.ranked()
                value = judge(clone(world), contender)
                contender.add(value)
                self.spread.add(value)
                self.limit.count()
            self.drop_out()
        return self.ranked()

    def drop_out(self) -> None:
        """Keep those not surely behind, and only as many as there are places for the time left."""
        order = sorted(self.running, key=self.promise, reverse=True)
        leader = order[0]
        rounds = len(leader.values)
        if rounds >= FEW and rounds % 4 == 0:
            order = [leader, *(each for each in order[1:] if not is_behind(each, leader))]
        self.running = order[: self.places()]

    def places(self) -> int:
        """Return how many may go on: the field is halved until two are left for the last part."""
        count = len(self.field)
        rungs = max(1, math.ceil(math.log2(count)))
        halvings = min(int(self.limit.used() * rungs), rungs - 1)
        return max(2, -(-count // (1 << halvings)))

    def promise(self, contender: Contender) -> float:
        """Return a contender's chance; while there are few tries the prior counts too."""
        if not contender.tries:
            return -1.0 + contender.weight / self.top / 2
        hunch = self.spread.deviation() * contender.weight / self.top
        return contender.chance + HUNCH * hunch / math.sqrt(contender.tries)

    def ranked(self) -> list[Contender]:
        """Return everybody, best first: those still running, then those who dropped out."""
        ahead = sorted(self.running, key=self.promise, reverse=True)
        rest = [each for each in self.field if each not in ahead]
        return [*ahead, *sorted(rest, key=lambda each: (-each.tries, -each.chance))]


class Spread:
    """How far values lie apart, kept up as they come."""

    def __init__(self) -> None:
        self.count: int = 0
        self.mean: float = 0.5
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one value."""
        self.count += 1
        if self.count == 1:
            self.mean = value
            return
        before = value - self.mean
        self.mean += before / self.count
        self.squares += before * (value - self.mean)

    def deviation(self) -> float:
        """Return the standard deviation, a cautious guess while there are few values."""
        if self.count < 4:
            return 0.2
        return math.sqrt(self.squares / (self.count - 1)) + 0.001


def is_behind(contender: Contender, leader: Contender) -> bool:
    """Tell whether a contender is surely not better by anything that matters."""
    gaps = [ours - theirs for ours, theirs in zip(leader.values, contender.values, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    return SURE * error - mean < NEGLIGIBLE
