"""Whether what an effect does is good for its target: read off the tree of effects."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import do
from nightdeck.games.neuroscape.model.card_abilities import Aim
from nightdeck.games.neuroscape.model.terms import (
    CANNOT_BE_DAMAGED,
    CANNOT_BE_DESTROYED,
    KEYWORDS,
    NO_PSYCHOSIS,
    PLUS,
)
from nightdeck.games.neuroscape.model.vocabulary import Amount, Effect
from nightdeck.language import values
from nightdeck.language.trees import parts
from nightdeck.language.values import Fixed

GIFTS: Final = (KEYWORDS, CANNOT_BE_DESTROYED, CANNOT_BE_DAMAGED, NO_PSYCHOSIS)
"""What is good to have for a while."""

GROWN: Final = 4
"""A new base of this attack or more is good for whoever gets it."""

KNOWN: Final[dict[int, bool]] = {}
"""Effects by number that were looked at already."""


def helps(effect: Effect, aims: tuple[Aim, ...]) -> bool:
    """Tell whether an effect is good for its first target."""
    found = KNOWN.get(effect.number)
    if found is None:
        found = is_for_friends(aims) or is_good(effect)
        KNOWN[effect.number] = found
    return found


def is_for_friends(aims: tuple[Aim, ...]) -> bool:
    """Tell whether the first target must be a character one controls."""
    return bool(aims) and bool(getattr(aims[0], "yours", False))


def is_good(effect: Effect) -> bool:
    """Tell whether the first part of an effect that does something to its target does it good."""
    for part in parts(effect, values.Effect):
        if isinstance(part, (do.Refresh, do.Heal, do.CopyCharacter)):
            return True
        if isinstance(part, do.Boost):
            return value_of(part.attack) >= 0 and value_of(part.defense) >= 0
        if isinstance(part, do.PlaceCounters):
            return part.kind == PLUS
        if isinstance(part, do.Let):
            return part.quantity in GIFTS
        if isinstance(part, do.BecomeBase):
            return part.attack >= GROWN
    return False


def value_of(amount: Amount) -> int:
    """Return a printed number; one that is counted is never negative in this pool."""
    return amount.value if isinstance(amount, Fixed) else 1
