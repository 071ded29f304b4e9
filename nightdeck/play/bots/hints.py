"""A hint for a person: what a level would choose at this question, how sure it is, and why."""

from __future__ import annotations

import msgspec

from nightdeck.kernel.rng import Rng
from nightdeck.play.bots.searching import Searching, worded
from nightdeck.play.players import Seat, player


class Prospect(msgspec.Struct):
    """One option and its chance to win; no chance where it was not tried."""

    index: int
    text: str
    chance: float | None
    tries: int


class Hint(msgspec.Struct):
    """The option to take, the reason in one sentence, and all options tried, best first."""

    index: int
    text: str
    reason: str
    prospects: list[Prospect]


def hint(seat: Seat, rng: Rng, seconds: float = 1.0, level: str = "legend", tries: int = 0) -> Hint:
    """Return what a level advises the seat that is asked; it knows no more than that seat.

    With a number of tries instead of a time the same advice can be had again.
    """
    adviser = player(level, seconds, tries)
    index = adviser.choose(seat, rng)
    world = seat.redealt(rng)
    assert world.question is not None
    option = world.question.options[index]
    text = seat.game.describe(world, seat.seat, option).text
    return Hint(index, text, adviser.reason(), prospects(adviser))


def prospects(adviser: object) -> list[Prospect]:
    """Return what a search found out about each option; nothing for levels that do not search."""
    if not isinstance(adviser, Searching) or adviser.world is None:
        return []
    world = adviser.world
    return [
        Prospect(
            each.index,
            worded(world, each),
            round(each.chance, 3) if each.tries else None,
            each.tries,
        )
        for each in adviser.ranking
    ]
