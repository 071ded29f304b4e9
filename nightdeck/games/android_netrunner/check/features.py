"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import definitions, events, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner_family.check.features import Features
from nightdeck.kernel.wording import counted_among

COUNTED: Final = counted_among(events.EVENTS)


def main_feature(card: Card) -> str:
    """Return what a card of its type is there for; an identity is simply there."""
    if card.kind == terms.IDENTITY:
        return ""
    if card.kind in (terms.OPERATION, terms.EVENT):
        return "played"
    if card.kind == terms.AGENDA:
        return "scored"
    return "rezzed" if card.kind in (terms.ASSET, terms.UPGRADE, terms.ICE) else "installed"


FEATURES: Final = Features(
    POOL,
    (
        (definitions.ABILITY_FEATURE, "ability", "abilities"),
        (definitions.ACCESS_FEATURE, "access ability", "access_abilities"),
        (definitions.TRIGGER_FEATURE, "trigger", "triggers"),
        (definitions.PREVENTION_FEATURE, "prevention", "prevention"),
        (definitions.SUBROUTINE_FEATURE, "subroutine", "subroutines"),
    ),
    (
        (definitions.REPLACEMENT_FEATURE, "replacement", "replacement"),
        (definitions.ACCESSED_FEATURE, "when accessed", "on_access"),
    ),
    events.WORKED,
    COUNTED,
    main_feature,
)
features, feature_name, fired = FEATURES.all, FEATURES.name, FEATURES.fired
