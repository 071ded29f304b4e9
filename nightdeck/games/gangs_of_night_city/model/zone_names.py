"""What zones are called in views."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model.state import (
    BOX,
    CREW,
    DEALS,
    DISCARD,
    DISTRICT_DECK,
    DISTRICT_DISCARD,
    DRAWN,
    EDGERUNNER_DECK,
    EDGERUNNER_SLOT,
    HAND,
    LEGEND_CARDS,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
    PLAYED,
    REMOVED,
    RIVAL_CARDS,
    UPGRADE_DECK,
    zone_of,
)

SHARED: Final[dict[int, tuple[str, str]]] = {
    OPPORTUNITY_DECK: ("opportunity-deck", "Opportunity deck"),
    EDGERUNNER_DECK: ("edgerunner-deck", "Edgerunner deck"),
    UPGRADE_DECK: ("upgrade-deck", "Combat Upgrade deck"),
    DISTRICT_DECK: ("district-deck", "Random District deck"),
    DISTRICT_DISCARD: ("district-discard", "Random Districts drawn"),
    BOX: ("box", "Removed from the game"),
    RIVAL_CARDS: ("rival-cards", "Cards of the opposing Gang"),
    LEGEND_CARDS: ("legend-cards", "Cards of Johnny/V"),
}
OWN: Final[dict[int, tuple[str, str]]] = {
    HAND: ("hand", "Combat hand"),
    DISCARD: ("discard", "Combat discard pile"),
    REMOVED: ("removed", "Removed Combat cards"),
    PLAYED: ("played", "Played card"),
    DRAWN: ("drawn", "Drawn for the upgrade"),
    DEALS: ("deals", "Seized Opportunities"),
    CREW: ("crew", "Edgerunners"),
}


def zone_id(zone: int) -> str:
    """Return the name of a zone in views."""
    if zone in SHARED:
        return SHARED[zone][0]
    if zone < zone_of(0, HAND):
        first = EDGERUNNER_SLOT if zone >= EDGERUNNER_SLOT else OPPORTUNITY_SLOT
        kind = "edgerunner" if first == EDGERUNNER_SLOT else "opportunity"
        return f"{kind}-{zone - first + 1}"
    seat, which = divmod(zone - zone_of(0, HAND), len(OWN))
    return f"{OWN[which][0]}-{seat}"
