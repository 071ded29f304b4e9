"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model import events
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.inherent import ABILITIES
from nightdeck.games.cyberpunk_ccg.model.terms import EVENT, OPERATION, SPONSOR
from nightdeck.games.cyberpunk_ccg.model.things import INHERENT
from nightdeck.kernel.state import Entry

COUNTED: Final[dict[int, str]] = {
    events.CARD_ENTERED: "played",
    events.CARD_ATTACHED: "played",
    events.CARD_STASHED: "played",
    events.EVENT_RESOLVED: "played",
}
"""The events that bring a card into a game, in words."""

DEFEATED: Final = "defeated"


def features_of(card: Card) -> list[str]:
    """Return everything one card can do."""
    found = [] if card.kind == SPONSOR else ["played"]
    found += [f"ability {place + 1}" for place in range(len(card.abilities))]
    found += [f"trigger {place + 1}" for place in range(len(card.triggers))]
    if card.kind == OPERATION:
        found.append(DEFEATED)
    return [f"{card.id}: {each}" for each in found]


def inherent_feature(place: int) -> str:
    """Return an inherent ability as a feature (CCG-10)."""
    ability = ABILITIES[place - INHERENT]
    return f"inherent: {ability.label} ({ability.clause})"


def features() -> list[str]:
    """Name everything cards can do, in pool order, then the inherent abilities."""
    found = [feature for card in POOL for feature in features_of(card)]
    return found + [inherent_feature(ability.place) for ability in ABILITIES]


def fired(entry: Entry) -> list[str]:
    """Return the features that a log entry shows at work."""
    kind, args = entry[0], entry[1]
    if not args or args[0] < 0:
        return []
    if kind == events.ABILITY_USED:
        if args[2] >= INHERENT:
            return [inherent_feature(args[2])]
        return [f"{POOL[args[0]].id}: ability {args[2] + 1}"]
    if kind == events.FEATURE_USED:
        return [f"{POOL[args[0]].id}: trigger {args[1] + 1}"]
    if kind == events.OPERATION_DEFEATED:
        return [f"{POOL[args[0]].id}: {DEFEATED}"]
    if kind not in COUNTED:
        return []
    if kind == events.EVENT_RESOLVED and POOL[args[0]].kind != EVENT:
        return []
    return [f"{POOL[args[0]].id}: {COUNTED[kind]}"]
