"""GNC-18.1 What can happen, with the role of every argument."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.wording import Event
from nightdeck.language.tables import read_events

TURN_STARTED: Final = 1
DISC_SPENT: Final = 2
UNIT_MOVED: Final = 3
UNIT_PLACED: Final = 4
UNIT_LOST: Final = 5
UNIT_CONVERTED: Final = 6
POI_ENTERED: Final = 7
POI_LEFT: Final = 8
FIREFIGHT_STARTED: Final = 9
SWAPPED: Final = 10
CARD_CHOSEN: Final = 11
CARD_REVEALED: Final = 12
EFFECT_RESOLVED: Final = 13
EFFECT_CANCELLED: Final = 14
TOTAL_FIXED: Final = 15
CRED_GAINED: Final = 16
CARDS_RECYCLED: Final = 17
OPPORTUNITY_SEIZED: Final = 18
EDGERUNNER_HIRED: Final = 19
HIDEOUT_BUILT: Final = 20
UPGRADE_DONE: Final = 21
NET_MOVED: Final = 22
NET_EFFECT: Final = 23
NETWATCH_ROLLED: Final = 24
NETWATCH_CAUGHT: Final = 25
RESOURCES_CHANGED: Final = 26
RECLAIMED: Final = 27
MARKET_REFILLED: Final = 28
STORY_REVEALED: Final = 29
BRANCH_LATCHED: Final = 30
BRANCH_FOLLOWED: Final = 31
EPILOGUE: Final = 32
AUTOMATON_ACTIVATED: Final = 33
DISTRICT_DRAWN: Final = 34
GAME_ENDED: Final = 35
TURN_TYPE_CHOSEN: Final = 36
TOKENS_CHANGED: Final = 37
CARD_REMOVED: Final = 38
GANG_CHOSEN: Final = 39
FIREFIGHT_ENDED: Final = 40
DISC_READIED: Final = 41
WITHDRAWN: Final = 42
EDGERUNNER_LOST: Final = 43
TOKEN_TAKEN: Final = 44
BOOSTED: Final = 45
LAST_SPACE_REACHED: Final = 46
AUTOMATON_CARD: Final = 47
CASUALTY_PICKED: Final = 48
CONDITION_MET: Final = 50
DISTRICT_PAID: Final = 52
AUTOMATON_ACTED: Final = 53
FIREPOWER_COMPARED: Final = 54
NO_DEAL: Final = 55
FIREFIGHT_CALLED_OFF: Final = 56
SHOWN: Final = 51
"""Nobody is told: a definition that is no card in a zone came into the game."""
ABILITY_USED: Final = 49
"""Nobody is told: for counting which abilities real play reaches."""

EVENTS: Final[dict[int, Event]] = read_events(__name__)
"""Roles: s side, c card, u Unit, z District, p place, k disc, w Net space, n number; in sentences
{ss} is whose, {cf} a card with its Firepower. Verbs stand in brackets for who does it. Sentences
have one of each; what depends on more is told by `chronicle`, or not at all.
"""

ROLES: Final[dict[int, str]] = {kind: event.roles for kind, event in EVENTS.items()}

# Reasons of CRED_GAINED -------------------------------------------------------------------------

FOR_CONDITION: Final = 0
FOR_GANG: Final = 1
FOR_EDGERUNNER: Final = 2
FOR_STORY: Final = 3
FOR_DEAL: Final = 4
FOR_REWARD: Final = 5
FOR_NET: Final = 6
FOR_HIDEOUT: Final = 7
FOR_DISTRICT: Final = 8
FOR_WIPE_OUT: Final = 9
FOR_EPILOGUE: Final = 10
FOR_FREE_HAND: Final = 11
FOR_ABSENCE: Final = 12
FOR_TAX: Final = 13
FOR_TRACE: Final = 14
FOR_FIREPOWER: Final = 15
FOR_FAME: Final = 16
FOR_BOAST: Final = 17

# Markers of TOKENS_CHANGED and TOKEN_TAKEN: the gangs' own; story.py numbers the stories' from 10.

RAGE: Final = 0
