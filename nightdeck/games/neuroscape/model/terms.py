"""The words of the game as numbers: zones, card types, factions, ports, counters, durations."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# NEU-1.2 The two health pools -------------------------------------------------------------------
MAINFRAME_POOL: Final = 0
BIOFRAME_POOL: Final = 1
START_HEALTH: Final = 20
POOL_NAMES: Final = ("mainframe", "bioframe")

# NEU-2.1 Zones: so many for each seat, then those of the table ------------------------------------
CYBERDECK: Final = 0  # NEU-2.1a cards that are no RAM
RAM_DECK: Final = 1  # NEU-2.1b
HAND: Final = 2
BANK: Final = 3  # NEU-2.1d each RAM refreshed or running
FIELD: Final = 4  # NEU-2.1f characters, by controller
MAINFRAME: Final = 5
SLOTS: Final = 6  # NEU-2.1h face-up slot cards on this seat's mainframe
TROJANS: Final = 7  # face-down slot cards on this seat's mainframe
BIN: Final = 8  # NEU-2.1k newest last
PURGE: Final = 9  # NEU-2.1l nothing returns from it
COMMITTED: Final = 10  # RAM under characters, by owner; the host is the character
ATTACHED: Final = 11  # cyberware, by owner; the host is the bearer
PLEDGED: Final = 12  # RAM set aside for a character on the cache, by owner
SEAT_ZONES: Final = 13

ENVIRONMENT: Final = 0
CACHE: Final = 1  # cards of cache items
CACHE_DOWN: Final = 2  # trojans being played
GONE: Final = 3  # what has left the game
TABLE_ZONES: Final = 4

IN_PLAY: Final = (FIELD, MAINFRAME, SLOTS, TROJANS, ATTACHED)

# NEU-3.1 Types and subtypes -----------------------------------------------------------------------
MAINFRAME_CARD: Final = 1  # NEU-3.2
RAM: Final = 2
CHARACTER: Final = 4
CYBERWARE: Final = 8
EXE: Final = 16  # NEU-3.6
SCRIPT: Final = 32  # NEU-3.7
TAROT: Final = 64  # NEU-3.8
DRUG: Final = 128  # NEU-3.9
PROTOCOL: Final = 256  # NEU-3.10
VIRUS: Final = 512  # NEU-3.11
TROJAN: Final = 1024  # NEU-3.12
ENVIRONMENT_CARD: Final = 2048  # NEU-3.13
PROGRAM: Final = EXE | SCRIPT | TAROT | DRUG | PROTOCOL | VIRUS | TROJAN | ENVIRONMENT_CARD
SLOT_CARD: Final = PROTOCOL | VIRUS | TROJAN
PERSISTENT_PROGRAM: Final = SLOT_CARD | ENVIRONMENT_CARD
PERSISTENT: Final = CHARACTER | CYBERWARE | PERSISTENT_PROGRAM  # NEU-20.10
ONE_TIME: Final = EXE | SCRIPT | TAROT | DRUG  # NEU-12.1, NEU-12.5 an effect, then the bin
SWIFT: Final = SCRIPT | TAROT  # NEU-20.15, NEU-12.2

TYPE_NAMES: Final[dict[str, int]] = {
    "mainframe": MAINFRAME_CARD,
    "ram": RAM,
    "character": CHARACTER,
    "cyberware": CYBERWARE,
    "exe": EXE,
    "script": SCRIPT,
    "tarot": TAROT,
    "drug": DRUG,
    "protocol": PROTOCOL,
    "virus": VIRUS,
    "trojan": TROJAN,
    "environment": ENVIRONMENT_CARD,
}

# NEU-15.1 Factions --------------------------------------------------------------------------------
FACTION_NAMES: Final = (
    "Hacker",
    "Cybernetic",
    "Corpo",
    "Dustrunner",
    "Mystic",
    "Thrasher",
    "Nanobot",
    "Wonderland",
    "Robot",
    "Mech",
    "AI",
    "Gambler",
    "Raver",
)
HACKER: Final = 0
CYBERNETIC: Final = 1
CORPO: Final = 2
DUSTRUNNER: Final = 3
MYSTIC: Final = 4
THRASHER: Final = 5
NANOBOT: Final = 6
WONDERLAND: Final = 7
ROBOT: Final = 8
MECH: Final = 9
AI: Final = 10
GAMBLER: Final = 11
RAVER: Final = 12

# NEU-11.1 Ports -----------------------------------------------------------------------------------
HEAD: Final = 0
LEFT_ARM: Final = 1
RIGHT_ARM: Final = 2
BODY: Final = 3
PORT_NAMES: Final = ("head", "left arm", "right arm", "body")
HEAD_WARE: Final = 1  # masks of the ports a kind of cyberware fits
ARM_WARE: Final = 2 | 4
BODY_WARE: Final = 8
WARE_NAMES: Final[dict[str, int]] = {"head": HEAD_WARE, "arm": ARM_WARE, "body": BODY_WARE}

SLOTS_PER_MAINFRAME: Final = 3  # NEU-15.7, NEU-2.8; NEU-12.12 no rule asks which

# NEU-20 Keywords ----------------------------------------------------------------------------------
BIOVAMP: Final = 1
DATAVAMP: Final = 2
OVERRUN: Final = 4  # NEU-20.9
STAMINA: Final = 8  # NEU-20.13
KEYWORD_NAMES: Final[dict[str, int]] = {
    "Biovamp": BIOVAMP,
    "Datavamp": DATAVAMP,
    "Overrun": OVERRUN,
    "Stamina": STAMINA,
}

# NEU-2.7 Counters ---------------------------------------------------------------------------------
BLEED: Final = 0
PLUS: Final = 1
MARKER: Final = 2  # what a card counts for itself
COUNTER_KINDS: Final = 3
COUNTER_NAMES: Final = ("bleed", "+1/+1", "marker")

# What constant abilities and lasting effects change -----------------------------------------------
ATTACK: Final = 0
DEFENSE: Final = 1
PSYCHOSIS: Final = 2
HALF_PSYCHOSIS: Final = 3
NO_PSYCHOSIS: Final = 4
KEYWORDS: Final = 5
CANNOT_ATTACK: Final = 6
CANNOT_BLOCK: Final = 7
CANNOT_ACTIVATE: Final = 8
CANNOT_BE_TARGETED: Final = 9
CANNOT_BE_DESTROYED: Final = 10
CANNOT_BE_DAMAGED: Final = 11
MUST_ATTACK: Final = 12
CANNOT_GAIN_HEALTH: Final = 13
MAY_REVERSE: Final = 14
STABILITY_ROLL: Final = 15
BASE_ATTACK: Final = 16
BASE_DEFENSE: Final = 17
UNBLOCKABLE_BY: Final = 18  # of the attacker; the condition looks at the blocker
COST: Final = 19  # of cards: ordered, see model/costs.py
ABILITY_COST: Final = 20  # ordered
DAMAGE_TO_PLAYER: Final = 21  # each packet of damage to a player
DAMAGE_TO_CHARACTER: Final = 22
ANY_ROLL: Final = 23
CONTROL: Final = 24  # NEU-7.16a the newest decides
LOSES_ABILITIES: Final = 25
PSYCHOSIS_ROLL: Final = 26
RAM_IS_SAFE: Final = 27  # of a player: opponents' effects neither destroy nor run it
MAY_ADD: Final = 28  # to every roll of a player, if they wish
PURGES_VICTIMS: Final = 29  # of the source of damage
CANNOT_CRASH: Final = 30
TIER_EASE: Final = 31  # so much less synergy is needed for tiers
MAY_REROLL: Final = 33  # of a player, once per round for each card
POOL_IS_SAFE: Final = 32  # lasting, about the code of a pool

# NEU-10.12 How long something lasts ---------------------------------------------------------------
THIS_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 1  # until the start of its controller's next turn: see `UNTIL_TURN_OF`
FOR_GOOD: Final = 2
UNTIL_TURN_OF: Final = 10  # plus a seat: until that player's next turn begins

# NEU-5 Stages -------------------------------------------------------------------------------------
SETUP: Final = 0
INITIALIZE: Final = 1
DEPLOY: Final = 2
NETCHECK: Final = 3
BEFORE_COMBAT: Final = 4
COMBAT: Final = 5
AFTER_COMBAT: Final = 6
RESET: Final = 7
STAGE_NAMES: Final = (
    "setup",
    "initialize",
    "deploy",
    "netcheck",
    "swift check",
    "combat",
    "swift check",
    "reset",
)

OPENING_HAND: Final = 5
DIE: Final = 20
CRASH_AT_MOST: Final = 10
TROJAN_COST: Final = 2
IDLE_TURNS: Final = 12
LAST_TURN: Final = 300
MOST_ITEMS: Final = 200

# What `state.marks` remembers ---------------------------------------------------------------------
FLEETING: Final = 1  # token, serial: purged at the end of the turn
DOOMED: Final = 2  # character, serial: purged if it would be destroyed this turn
IMITATES: Final = 3  # card, its printed definition: it is a copy while in play
