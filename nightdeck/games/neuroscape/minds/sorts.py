"""What an effect is above all: read off its tree once, for rules of thumb."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import do
from nightdeck.games.neuroscape.model.terms import PLUS
from nightdeck.games.neuroscape.model.vocabulary import Amount, Effect
from nightdeck.language import values
from nightdeck.language.trees import parts
from nightdeck.language.values import Fixed

OTHER: Final = 0
DAMAGE: Final = 1  # how much
REMOVE: Final = 2
BOUNCE: Final = 3
STUN: Final = 4
BOOST: Final = 5  # attack, defense
GROW: Final = 6
REFRESH: Final = 7
DUEL: Final = 8
COUNTER: Final = 9
COPY: Final = 10
BURN: Final = 11  # how much, pool
MEMORY: Final = 12
FRESH_RAM: Final = 13
CARDS: Final = 14
SWEEP: Final = 15
WEAKEN: Final = 16  # attack, defense
DOUBLE: Final = 17
REBASE: Final = 18  # attack, defense
LOOK: Final = 19

WITHOUT_TARGET: Final = (OTHER, MEMORY, FRESH_RAM, CARDS, SWEEP, LOOK)
"""Sorts that say nothing of a target, even where an effect has one."""

Sort = tuple[int, int, int]
"""What an effect is, and two numbers of it."""

COUNTED: Final = 3
"""What an amount that is counted only on resolution is taken to be."""

PLAIN: Final[tuple[tuple[type, int], ...]] = (
    (do.Destroy, REMOVE),
    (do.Purge, REMOVE),
    (do.GainControl, REMOVE),
    (do.ToHand, BOUNCE),
    (do.Run, STUN),
    (do.Freeze, STUN),
    (do.Refresh, REFRESH),
    (do.Duel, DUEL),
    (do.TargetsDuel, DUEL),
    (do.Counter, COUNTER),
    (do.CopyItem, COPY),
    (do.CopyCharacter, DOUBLE),
    (do.InstallRam, MEMORY),
    (do.RefreshRam, FRESH_RAM),
    (do.Draw, CARDS),
    (do.DealToEach, SWEEP),
    (do.DestroyEach, SWEEP),
    (do.LookAtTop, LOOK),
    (do.Look, LOOK),
    (do.Arrange, LOOK),
    (do.LookAtBothDecks, LOOK),
)
"""Effects that say by their class alone what they are."""

KNOWN: Final[dict[int, Sort]] = {}
"""Effects by number that were looked at already."""


def sort_of(effect: Effect) -> Sort:
    """Return what the first telling part of an effect is."""
    found = KNOWN.get(effect.number)
    if found is None:
        found = (OTHER, 0, 0)
        for part in parts(effect, values.Effect):
            found = sort_of_part(part)
            if found[0] != OTHER:
                break
        KNOWN[effect.number] = found
    return found


def sort_of_part(part: object) -> Sort:
    """Return what one part of an effect is."""
    if isinstance(part, do.Deal):
        return (DAMAGE, number(part.amount), 0)
    if isinstance(part, do.DealToPlayer):
        return (BURN, number(part.amount), part.pool)
    if isinstance(part, do.BecomeBase):
        return (REBASE, part.attack, part.defense)
    if isinstance(part, do.PlaceCounters):
        return (GROW, 0, 0) if part.kind == PLUS else (WEAKEN, 1, 1)
    if isinstance(part, do.Boost):
        attack, defense = number(part.attack), number(part.defense)
        helps = attack >= 0 and defense >= 0
        return (BOOST, attack, defense) if helps else (WEAKEN, -attack, -defense)
    for kind, sort in PLAIN:
        if isinstance(part, kind):
            return (sort, 0, 0)
    return (OTHER, 0, 0)


def number(amount: Amount) -> int:
    """Return a printed number, or a guess at one that is counted."""
    return amount.value if isinstance(amount, Fixed) else COUNTED
