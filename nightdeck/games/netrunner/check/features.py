"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model import events
from nightdeck.games.netrunner.model.definitions import (
    ABILITY_FEATURE,
    ACCESS_FEATURE,
    BOOST_FEATURE,
    BREAK_FEATURE,
    BREATH_FEATURE,
    COUNTER_FEATURE,
    LINK_FEATURE,
    PLAY_FEATURE,
    POOL,
    PREVENTION_FEATURE,
    STATIC_FEATURE,
    SUBROUTINE_FEATURE,
    TRIGGER_FEATURE,
    VIRUS_FEATURE,
    Card,
)
from nightdeck.games.netrunner.model.terms import AGENDA, ICE, NODE, OPERATION, PREP, UPGRADE
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
    (TRIGGER_FEATURE, "trigger"),
    (PREVENTION_FEATURE, "prevention"),
    (SUBROUTINE_FEATURE, "subroutine"),
)
SINGLE: Final[dict[int, str]] = {
    PLAY_FEATURE: "played",
    ACCESS_FEATURE: "when accessed",
    BREAK_FEATURE: "breaks",
    BOOST_FEATURE: "boosts",
    LINK_FEATURE: "base link",
    VIRUS_FEATURE: "virus counter",
    STATIC_FEATURE: "static prevention",
    BREATH_FEATURE: "last breath",
    COUNTER_FEATURE: "counter acts",
}


def main_feature(card: Card) -> str:
    """Return what a card of its type is there for."""
    if card.kind in (OPERATION, PREP):
        return "played"
    if card.kind == AGENDA:
        return "scored"
    return "rezzed" if card.kind in (NODE, UPGRADE, ICE) else "installed"


def features_of(card: Card) -> list[str]:
    """Return everything one card can do."""
    found = [] if card.not_played else [main_feature(card)]
    for count, word in (
        (len(card.abilities), "ability"),
        (len(card.triggers), "trigger"),
        (len(card.prevention), "prevention"),
        (len(card.subroutines), "subroutine"),
    ):
        found += [f"{word} {number + 1}" for number in range(count)]
    for has, word in (
        (card.on_access is not None, "when accessed"),
        (card.breaker is not None, "breaks"),
        (card.boost is not None, "boosts"),
        (card.base_link is not None, "base link"),
        (card.virus is not None, "virus counter"),
        (card.static is not None, "static prevention"),
        (card.breath is not None, "last breath"),
        (card.counter is not None and card.counter.effect is not None, "counter acts"),
    ):
        if has:
            found.append(word)
    return [f"{card.id}: {each}" for each in found]


def features() -> list[str]:
    """Name everything cards can do, in pool order."""
    return [feature for card in POOL for feature in features_of(card)]


def feature_name(number: int) -> str:
    """Return a feature's number in words."""
    if number in SINGLE:
        return SINGLE[number]
    base, word = max(family for family in FAMILIES if family[0] <= number)
    return f"{word} {number - base + 1}"


def fired(entry: Entry) -> list[str]:
    """Return the features that a log entry shows at work."""
    kind, args = entry[0], entry[1]
    if kind == events.WORKED:
        card = POOL[args[0]]
        feature = f"{card.id}: {feature_name(args[1])}"
        # A subroutine that was gained (ONR-12.14) belongs to the card that gave it.
        return [feature] if feature in features_of(card) else []
    word = COUNTED.get(kind)
    if word is None:
        return []
    card = POOL[args[0]]
    return [f"{card.id}: {word}"] if word == main_feature(card) else []
