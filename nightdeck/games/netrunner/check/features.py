"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model import definitions, events
from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.terms import AGENDA, ICE, NODE, OPERATION, PREP, UPGRADE
from nightdeck.games.netrunner_family.check.features import Features

COUNTED: Final[dict[int, str]] = {
    events.CARD_DRAWN: "drawn",
    events.CARD_PLAYED: "played",
    events.CARD_INSTALLED: "installed",
    events.CARD_REZZED: "rezzed",
    events.AGENDA_SCORED: "scored",
    events.AGENDA_STOLEN: "stolen",
}
"""The events that draw, play or score a card, in words."""


def main_feature(card: Card) -> str:
    """Return what a card of its type is there for."""
    if card.not_played:
        return ""
    if card.kind in (OPERATION, PREP):
        return "played"
    if card.kind == AGENDA:
        return "scored"
    return "rezzed" if card.kind in (NODE, UPGRADE, ICE) else "installed"


FEATURES: Final = Features(
    POOL,
    (
        (definitions.ABILITY_FEATURE, "ability", "abilities"),
        (definitions.TRIGGER_FEATURE, "trigger", "triggers"),
        (definitions.PREVENTION_FEATURE, "prevention", "prevention"),
        (definitions.SUBROUTINE_FEATURE, "subroutine", "subroutines"),
    ),
    (
        (definitions.ACCESS_FEATURE, "when accessed", "on_access"),
        (definitions.BREAK_FEATURE, "breaks", "breaker"),
        (definitions.BOOST_FEATURE, "boosts", "boost"),
        (definitions.LINK_FEATURE, "base link", "base_link"),
        (definitions.VIRUS_FEATURE, "virus counter", "virus"),
        (definitions.STATIC_FEATURE, "static prevention", "static"),
        (definitions.BREATH_FEATURE, "last breath", "breath"),
        (definitions.COUNTER_FEATURE, "counter acts", "counter_effect"),
    ),
    events.WORKED,
    COUNTED,
    main_feature,
)
features, feature_name, fired = FEATURES.all, FEATURES.name, FEATURES.fired
