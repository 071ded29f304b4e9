"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.definitions import (
    ABILITY_FEATURE,
    ACCESS_FEATURE,
    ACCESSED_FEATURE,
    POOL,
    PREVENTION_FEATURE,
    REPLACEMENT_FEATURE,
    SUBROUTINE_FEATURE,
    TRIGGER_FEATURE,
    Card,
)
from nightdeck.kernel.state import Entry

COUNTED: Final[dict[int, str]] = {
    events.CARD_DRAWN: "drawn",
    events.CARD_PLAYED: "played",
    events.CARD_INSTALLED: "installed",
    events.CARD_REZZED: "rezzed",
    events.AGENDA_SCORED: "scored",
    events.AGENDA_STOLEN: "stolen",
}
"""The events that draw, play or score a card, in words."""

FAMILIES: Final = (
    (ABILITY_FEATURE, "ability"),
    (ACCESS_FEATURE, "access ability"),
    (TRIGGER_FEATURE, "trigger"),
    (PREVENTION_FEATURE, "prevention"),
    (SUBROUTINE_FEATURE, "subroutine"),
)


def main_feature(card: Card) -> str:
    """Return what a card of its type is there for."""
    if card.kind in (terms.OPERATION, terms.EVENT):
        return "played"
    if card.kind == terms.AGENDA:
        return "scored"
    return "rezzed" if card.kind in (terms.ASSET, terms.UPGRADE, terms.ICE) else "installed"


def features_of(card: Card) -> list[str]:
    """Return everything one card can do."""
    found = [] if card.kind == terms.IDENTITY else [main_feature(card)]
    triggers = sum(len(triggers) for triggers in card.on.values())
    for count, word in (
        (len(card.abilities), "ability"),
        (len(card.access_abilities), "access ability"),
        (triggers, "trigger"),
        (len(card.prevention), "prevention"),
        (len(card.subroutines), "subroutine"),
    ):
        found += [f"{word} {number + 1}" for number in range(count)]
    if card.replacement is not None:
        found.append("replacement")
    if card.on_access is not None:
        found.append("when accessed")
    return [f"{card.id}: {each}" for each in found]


def features() -> list[str]:
    """Name everything cards can do, in pool order."""
    return [feature for card in POOL for feature in features_of(card)]


def feature_name(number: int) -> str:
    """Return a feature's number in words."""
    if number == REPLACEMENT_FEATURE:
        return "replacement"
    if number == ACCESSED_FEATURE:
        return "when accessed"
    base, word = max(family for family in FAMILIES if family[0] <= number)
    return f"{word} {number - base + 1}"


def fired(entry: Entry) -> list[str]:
    """Return the features that a log entry shows at work."""
    kind, args = entry[0], entry[1]
    if kind == events.WORKED:
        card = POOL[args[0]]
        feature = f"{card.id}: {feature_name(args[1])}"
        # A subroutine that was gained (ANR-ICE7) belongs to the card that gave it.
        return [feature] if feature in features_of(card) else []
    word = COUNTED.get(kind)
    if word is None:
        return []
    card = POOL[args[0]]
    return [f"{card.id}: {word}"] if word == main_feature(card) else []
