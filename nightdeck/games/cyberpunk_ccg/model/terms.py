"""The words of the game as numbers: zones, card types, professions, kinds, stats, durations."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# CCG-2.1 Zones: so many for each seat, by controller where cards are in play, then the table's
RUNS: Final = 0
GEAR: Final = 1
HAND: Final = 2
SPONSOR_ZONE: Final = 3
LOCATIONS: Final = 4
OPERATIONS: Final = 5
RUNNERS: Final = 6
ATTACHED: Final = 7  # Cyber, Equipment, a Chassis on its Location and the parts in it
STASH: Final = 8
TRASH: Final = 9
SEAT_ZONES: Final = 10

PLAYED: Final = 0  # CCG-6.4c an Event that waits for responses
GONE: Final = 1  # what has left the game
TABLE_ZONES: Final = 2

# CCG-3.1 Types -----------------------------------------------------------------------------------
SPONSOR: Final = 1
LOCATION: Final = 2
OPERATION: Final = 4
RUNNER: Final = 8
CYBER: Final = 16
EQUIPMENT: Final = 32
EVENT: Final = 64
RUNS_CARD: Final = LOCATION | OPERATION | RUNNER
GEAR_CARD: Final = CYBER | EQUIPMENT | EVENT
ATTACHMENT: Final = CYBER | EQUIPMENT
TYPE_NAMES: Final[dict[str, int]] = {
    "sponsor": SPONSOR,
    "location": LOCATION,
    "operation": OPERATION,
    "runner": RUNNER,
    "cyber": CYBER,
    "equipment": EQUIPMENT,
    "event": EVENT,
}

# CCG-3.2 Factions --------------------------------------------------------------------------------
STREET: Final = 0
CORPORATE: Final = 1
GOVERNMENT: Final = 2
NEUTRAL: Final = 3
FACTION_NAMES: Final = ("Street", "Corporate", "Government", "Neutral")

# CCG-10 Professions: masks, of Runners only (CCG-3.15) -------------------------------------------
COP: Final = 1
CORP: Final = 2
FIXER: Final = 4
MED_TECH: Final = 8
MEDIA: Final = 16
NETRUNNER: Final = 32
NOMAD: Final = 64
ROCKER: Final = 128
SOLO: Final = 256
TECHIE: Final = 512
PROFESSION_NAMES: Final[dict[str, int]] = {
    "Cop": COP,
    "Corp": CORP,
    "Fixer": FIXER,
    "Med-Tech": MED_TECH,
    "Media": MEDIA,
    "Netrunner": NETRUNNER,
    "Nomad": NOMAD,
    "Rocker": ROCKER,
    "Solo": SOLO,
    "Techie": TECHIE,
}

# CCG-3.9 Kinds of Locations; the first seven are The Mob's (CCG-13.7) ----------------------------
KIND_NAMES: Final[dict[str, int]] = {
    "Bar": 1,
    "Entertainment": 2,
    "Grocery": 4,
    "Retail": 8,
    "Manufacturing": 16,
    "Net": 32,
    "Medical": 64,
    "Road": 128,
    "Corp": 256,
    "Cop": 512,
    "Government": 1024,
    "Residential": 2048,
}
NET: Final = 32
MOB_KINDS: Final = 127

# CCG-3.11 Equipment ------------------------------------------------------------------------------
WEAPON: Final = 1
ARMOR: Final = 2
VEHICLE: Final = 4
TOOL: Final = 8
CYBERDECK: Final = 16
FASHION: Final = 32
DRUG: Final = 64
EQUIPMENT_NAMES: Final[dict[str, int]] = {
    "weapon": WEAPON,
    "armor": ARMOR,
    "vehicle": VEHICLE,
    "tool": TOOL,
    "cyberdeck": CYBERDECK,
    "fashion": FASHION,
    "drug": DRUG,
}

# CCG-3.10 Vehicles -------------------------------------------------------------------------------
MOTORCYCLE: Final = 1
HOVER: Final = 2
TRUCK: Final = 4
RV: Final = 8
AV: Final = 16
HELICOPTER: Final = 32
CAR: Final = 64
PUNKNAUGHT: Final = 128
VEHICLE_NAMES: Final[dict[str, int]] = {
    "Motorcycle": MOTORCYCLE,
    "Hover": HOVER,
    "Truck": TRUCK,
    "R.V.": RV,
    "A.V.": AV,
    "Helicopter": HELICOPTER,
    "Car": CAR,
    "Punknaught": PUNKNAUGHT,
}
CONVOY_KINDS: Final = 127
GROUND: Final = TRUCK | RV
FLYERS: Final = HOVER | HELICOPTER | AV

# CCG-3.12a Body parts ----------------------------------------------------------------------------
BODY_PARTS: Final = (
    "Head",
    "Eyes",
    "Torso",
    "Right Arm",
    "Left Arm",
    "Legs",
    "Nervous System",
    "Skin",
)

# CCG-13.4 to CCG-13.10 The plans of the Sponsors -------------------------------------------------
PLAN_NAMES: Final = ("arasaka", "biotechnica", "militech", "mob", "nomads", "gangs", "ncpd")
ARASAKA: Final = 0
BIOTECHNICA: Final = 1
MILITECH: Final = 2
MOB: Final = 3
NOMADS: Final = 4
GANGS: Final = 5
NCPD: Final = 6

# CCG-3.4b Timing of abilities and Events: masks of phases, and responses -------------------------
SHOPPING: Final = 1
LEGWORK: Final = 2
ACTION: Final = 4
DAMAGE_CONTROL: Final = 8
QUIET: Final = 16  # CCG-R03 Draw and Straighten, if they have a window
ANY: Final = SHOPPING | LEGWORK | ACTION | DAMAGE_CONTROL | QUIET  # CCG-R43 All is the same
RESPONSE: Final = 32
PAYING: Final = 64  # CCG-10.18 offered only inside a payment
TIMING_NAMES: Final[dict[str, int]] = {
    "shopping": SHOPPING,
    "legwork": LEGWORK,
    "action": ACTION,
    "damage control": DAMAGE_CONTROL,
    "any": ANY,
    "response": RESPONSE,
}

# CCG-6.6a What a response window is about --------------------------------------------------------
RUNNER_USED: Final = 1
EVENT_PLAYED: Final = 2
WOULD_BE_TRASHED: Final = 4
AUTHORITY_USED: Final = 8

# What constant abilities and lasting effects change ----------------------------------------------
SR: Final = 0
LR: Final = 1
DEFENSE: Final = 2
POWER: Final = 3
EMPATHY: Final = 4
STYLE: Final = 5
M_SEC: Final = 6
E_SEC: Final = 7
COST: Final = 8  # of a card somebody plays
LONG_RANGE_FEE: Final = 9
CAPACITY: Final = 10  # of each Vehicle on a Runner
MOVEMENT: Final = 11  # of the set a card or its bearer attacks with
HAND_LIMIT: Final = 12  # the highest counts
EXTRA_BUST: Final = 13
NO_AUTHORITY: Final = 14  # cannot be a target of Authority
NO_MEDICAL_SAVE: Final = 15
NO_LONG_RANGE: Final = 16  # opponents cannot use Long Range Offense in this Skirmish
FREE_RAISE: Final = 17  # CCG-R27 does not bind this Netrunner
SURVIVES_DEFEAT: Final = 18  # once per turn the bearer is left out of the doomed set
TEAM_MOVEMENT: Final = 19  # lasting, about the code of a Team (CCG-8.7k)
EFFECTS_OF_CARDS: Final = 20
STAT_NAMES: Final = ("SR", "LR", "Defense", "Power", "Empathy", "Style", "M-Sec", "E-Sec")

# CCG-2.4 How long something lasts ----------------------------------------------------------------
THIS_ATTACK: Final = 0
THIS_TURN: Final = 1
UNTIL_NEXT_TURN: Final = 2  # until the player's next turn begins
UNTIL_END_OF_NEXT_TURN: Final = 3
FOR_GOOD: Final = 4

# CCG-7 Phases and sub-phases ---------------------------------------------------------------------
SETUP: Final = 0
DRAW: Final = 1
STRAIGHTEN: Final = 2
PURCHASE: Final = 3
EQUIP: Final = 4
PAY_FOR_OPS: Final = 5
TEAMS: Final = 6
CLOSING: Final = 7
HITS: Final = 8
RUNS_STEP: Final = 9
CONTROL: Final = 10
DISCARD: Final = 11
STEP_NAMES: Final = (
    "setup",
    "draw",
    "straighten",
    "purchase",
    "equip",
    "legwork",
    "teams",
    "closing",
    "hits",
    "runs",
    "damage control",
    "discard",
)
PHASES: Final = (
    0,
    QUIET,
    QUIET,
    SHOPPING,
    SHOPPING,
    LEGWORK,
    0,
    LEGWORK,
    ACTION,
    ACTION,
    DAMAGE_CONTROL,
    DAMAGE_CONTROL,
)
"""Which abilities a step admits, by its number."""

# CCG-8 Attacks -----------------------------------------------------------------------------------
NO_ATTACK: Final = 0
HIT: Final = 1
RUN: Final = 2

DECLARED: Final = 0
SKIRMISH: Final = 1
AT_TARGET: Final = 2
IN_RUN: Final = 3

ATTACKERS: Final = 0
DEFENDERS: Final = 1

MOST_BACKS: Final = 10  # CCG-6.5o so often in one asking something may be taken back

# CCG-2.5 What a Runner has done this turn: a mask; the opponents it has Hit stand from bit 8 on
HAS_ATTACKED: Final = 1
HAS_FOUGHT: Final = 2
REASSIGNED: Final = 4
PARKED: Final = 8
PSYCHO_BOUND: Final = 16
HAS_DEFENDED: Final = 32  # CCG-R46 until the own turn ends
HIT_SEATS: Final = 8


def lasting(duration: int, seat: int, turn: int) -> int:
    """CCG-2.4 Return a duration together with whose effect it is and since which turn it runs."""
    return duration | seat << 3 | turn << 6
