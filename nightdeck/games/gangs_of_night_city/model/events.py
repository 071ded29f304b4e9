"""GNC-18.1 What can happen, with the role of every argument."""

from __future__ import annotations

from typing import Final

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

ROLES: Final[dict[int, str]] = {
    TURN_STARTED: "sn",
    DISC_SPENT: "snn",
    UNIT_MOVED: "nczz",
    UNIT_PLACED: "ncz",
    UNIT_LOST: "ncz",
    UNIT_CONVERTED: "snnz",
    POI_ENTERED: "ncz",
    POI_LEFT: "ncz",
    FIREFIGHT_STARTED: "sz",
    SWAPPED: "sncnc",
    CARD_CHOSEN: "s",
    CARD_REVEALED: "sc",
    EFFECT_RESOLVED: "scn",
    EFFECT_CANCELLED: "sc",
    TOTAL_FIXED: "sn",
    CRED_GAINED: "snn",
    CARDS_RECYCLED: "s",
    OPPORTUNITY_SEIZED: "sc",
    EDGERUNNER_HIRED: "scz",
    HIDEOUT_BUILT: "sz",
    UPGRADE_DONE: "scc",
    NET_MOVED: "sn",
    NET_EFFECT: "sn",
    NETWATCH_ROLLED: "snnn",
    NETWATCH_CAUGHT: "sn",
    RESOURCES_CHANGED: "snn",
    RECLAIMED: "s",
    MARKET_REFILLED: "cn",
    STORY_REVEALED: "n",
    BRANCH_LATCHED: "nn",
    BRANCH_FOLLOWED: "nn",
    EPILOGUE: "n",
    AUTOMATON_ACTIVATED: "s",
    DISTRICT_DRAWN: "z",
    GAME_ENDED: "",
    TURN_TYPE_CHOSEN: "snn",
    TOKENS_CHANGED: "nn",
    CARD_REMOVED: "cn",
    GANG_CHOSEN: "sn",
    FIREFIGHT_ENDED: "z",
    FIREFIGHT_CALLED_OFF: "sz",
    DISC_READIED: "sn",
    WITHDRAWN: "sz",
    EDGERUNNER_LOST: "sc",
    TOKEN_TAKEN: "sn",
    BOOSTED: "sn",
    LAST_SPACE_REACHED: "s",
    AUTOMATON_CARD: "sc",
    CASUALTY_PICKED: "ncz",
    ABILITY_USED: "nn",
    CONDITION_MET: "sc",
    SHOWN: "d",
    DISTRICT_PAID: "szn",
    AUTOMATON_ACTED: "sz",
    FIREPOWER_COMPARED: "n",
    NO_DEAL: "s",
}
"""One letter per argument: s side, c card, z District or place, n number."""

COUNTED: Final[dict[int, str]] = {
    CARD_REVEALED: "played",
    OPPORTUNITY_SEIZED: "seized",
    EDGERUNNER_HIRED: "hired",
    CRED_GAINED: "scored",
}
"""What the laboratory counts, in words."""

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
