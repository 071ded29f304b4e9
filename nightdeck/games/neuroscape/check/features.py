"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model import events
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.terms import MAINFRAME_CARD, RAM, TROJAN
from nightdeck.kernel.state import Entry

COUNTED: Final[dict[int, str]] = {
    events.CARD_PLAYED: "played",
    events.RAM_INSTALLED: "installed",
    events.TOKEN_CREATED: "created",
}
"""The events that bring a card into a game, in words."""

PLAYED: Final = 100
TRIGGERED: Final = 200


def main_feature(card: Card) -> str:
    """Return what a card of its type is there for; nothing for mainframes, which lie there."""
    if card.kind == MAINFRAME_CARD:
        return ""
    if card.kind == RAM:
        return "installed"
    return "created" if card.token else "played"


def features_of(card: Card) -> list[str]:
    """Return everything one card can do."""
    found = [main_feature(card)] if main_feature(card) else []
    found += [f"ability {place + 1}" for place in range(len(card.granted or card.abilities))]
    found += [f"trigger {place + 1}" for place in range(len(card.triggers))]
    if card.reversed_effect is not None:
        found.append("reversed")
    if card.kind == TROJAN:
        found.append("activated")
    return [f"{card.id}: {each}" for each in found]


def features() -> list[str]:
    """Name everything cards can do, in pool order."""
    return [feature for card in POOL for feature in features_of(card)]


def fired(entry: Entry) -> list[str]:
    """Return the features that a log entry shows at work."""
    kind, args = entry[0], entry[1]
    if args and args[0] < 0:
        return []
    if kind == events.FEATURE_USED:
        word = feature_name(args[1])
    elif kind == events.TROJAN_ACTIVATED:
        word = "activated"
    else:
        word = COUNTED.get(kind, "")
    feature = f"{POOL[args[0]].id}: {word}" if word else ""
    return [feature] if feature and feature in features_of(POOL[args[0]]) else []


def feature_name(number: int) -> str:
    """Return a feature's number in words."""
    if number >= TRIGGERED:
        return f"trigger {number - TRIGGERED + 1}"
    if number >= PLAYED:
        return "reversed" if number > PLAYED else ""
    return f"ability {number + 1}"
