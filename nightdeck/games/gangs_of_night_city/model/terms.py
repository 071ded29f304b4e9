"""GNC-2 GNC-3.1 The nouns of the game as numbers: Units, discs, zones, kinds of turns.

A *side* is a player's seat; in the single player game the opposing Gang is side 1 and Johnny/V
side 2. Units are numbers, sixteen per side: three Solos, three Techies, three Netrunners, four
Drones, three Edgerunners. Where a Unit stands is a place (board.py), RESERVE or NOT_HIRED.
"""

from __future__ import annotations

from typing import Final

ACTIVATE_TURN: Final = 0
RECLAIM_TURN: Final = 1
EMPTY_TURN: Final = 2

# Classes of Units (GNC-3.1): GNC-3.1a Solos, GNC-3.1b Techies and GNC-3.1c Netrunners are the Basic
# Units, GNC-3.1d Drones move with the Techies, GNC-3.1g specialists with no action.
SOLO: Final = 0
TECHIE: Final = 1
NETRUNNER: Final = 2
DRONE: Final = 3
SPECIALIST: Final = 4
LEGEND: Final = 5
CLASS_NAMES: Final = ("Solo", "Techie", "Netrunner", "Drone", "Specialist", "Legend")

UNITS: Final = 16
"""Units per side; unit // UNITS is the side."""
FIRST_DRONE: Final = 9
FIRST_HIRED: Final = 13
CLASSES: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, -1, -1, -1)

RESERVE: Final = -1
NOT_HIRED: Final = -2

RIVAL: Final = 1
LEGEND_SIDE: Final = 2
LEGEND_UNIT: Final = LEGEND_SIDE * UNITS + FIRST_HIRED

# Discs and actions
DISC_SOLO: Final = 0
DISC_TECHIE: Final = 1
DISC_NETRUNNER: Final = 2
DISC_HIDEOUT: Final = 3
DISC_UPGRADE: Final = 4
DISC_WILD: Final = 5
DISCS: Final = 6
ALL_DISCS: Final = 63
DISC_NAMES: Final = ("Solos", "Techies", "Netrunners", "Hideout", "Upgrade", "Wild")
DISC_IDS: Final = ("solo", "techie", "netrunner", "hideout", "upgrade", "wild")
NO_DISC: Final = -1

# Zones: shared ones, then seven per seat
OPPORTUNITY_DECK: Final = 0
EDGERUNNER_DECK: Final = 1
UPGRADE_DECK: Final = 2
DISTRICT_DECK: Final = 3
DISTRICT_DISCARD: Final = 4
BOX: Final = 5
OPPORTUNITY_SLOT: Final = 6
EDGERUNNER_SLOT: Final = 9
RIVAL_CARDS: Final = 12
LEGEND_CARDS: Final = 13
SEAT_ZONES: Final = 14
HAND: Final = 0
DISCARD: Final = 1
REMOVED: Final = 2
PLAYED: Final = 3
DRAWN: Final = 4
DEALS: Final = 5
CREW: Final = 6
ZONES_PER_SEAT: Final = 7

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
"""What zones are called in views, and in words."""


def zone_of(seat: int, which: int) -> int:
    """Return the number of one of a seat's zones: HAND, DISCARD, ..."""
    return SEAT_ZONES + seat * ZONES_PER_SEAT + which


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
