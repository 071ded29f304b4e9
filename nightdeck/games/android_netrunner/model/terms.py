"""The nouns of the game as numbers: seats, card types, subtypes, zones, counters, quantities.

Sets (types, subtypes, purposes) are masks, so that "is it one of these" is one `&`.

ANR-1.4, ANR-1.5, ANR-1.9, ANR-1.10, ANR-1.11, ANR-1.12, ANR-1.14 The zones. ANR-K4, ANR-K5,
ANR-K6, ANR-K7, ANR-K8, ANR-K9, ANR-K11, ANR-K12, ANR-K15 Subtypes that other cards refer to.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language.card_state import FIRST_OWN_WORD

CORP: Final = 0
RUNNER: Final = 1

NONE: Final = -1
"""No card, no server, no host."""

# Card types, ANR-2.1 to ANR-2.10 (masks) --------------------------------------------------------

IDENTITY: Final = 1 << 0
AGENDA: Final = 1 << 1
ASSET: Final = 1 << 2
UPGRADE: Final = 1 << 3
ICE: Final = 1 << 4
OPERATION: Final = 1 << 5
PROGRAM: Final = 1 << 6
HARDWARE: Final = 1 << 7
RESOURCE: Final = 1 << 8
EVENT: Final = 1 << 9

ANY_TYPE: Final = (1 << 10) - 1
CORP_INSTALLABLE: Final = AGENDA | ASSET | UPGRADE | ICE
ROOT_TYPES: Final = AGENDA | ASSET | UPGRADE
SERVER_CONTENT: Final = AGENDA | ASSET
RUNNER_INSTALLABLE: Final = PROGRAM | HARDWARE | RESOURCE

TYPE_NAMES: Final[dict[int, str]] = {
    IDENTITY: "identity",
    AGENDA: "agenda",
    ASSET: "asset",
    UPGRADE: "upgrade",
    ICE: "ice",
    OPERATION: "operation",
    PROGRAM: "program",
    HARDWARE: "hardware",
    RESOURCE: "resource",
    EVENT: "event",
}

# Subtypes (masks), ANR-K1 to ANR-K16, ANR-K30 ---------------------------------------------------

SUBTYPE_NAMES: Final[tuple[str, ...]] = (
    "AI", "AP", "Advertisement", "Ambush", "Barrier", "Bioroid", "Black Ops", "Chip", "Clone",
    "Cloud", "Code Gate", "Condition", "Connection", "Console", "Cyborg", "Daemon", "Decoder",
    "Deflector", "Destroyer", "Division", "Double", "Executive", "Expansion", "Facility",
    "Fracter", "G-mod", "Gear", "Government", "Gray Ops", "Hostile", "Icebreaker", "Illicit",
    "Initiative", "Job", "Killer", "Link", "Location", "Megacorp", "Mod", "Mythic", "NEXT",
    "Natural", "Observer", "Psi", "Region", "Remote", "Research", "Run", "Sabotage", "Security",
    "Seedy", "Sentry", "Sysop", "Tracer", "Transaction", "Trap", "Trojan", "Unorthodox",
    "Virtual", "Virus",
)  # fmt: skip

# Those that a rule or another card asks for; the place in the list above is the bit.
AI: Final = 1 << 0
AP: Final = 1 << 1
AMBUSH: Final = 1 << 3
BARRIER: Final = 1 << 4
BIOROID: Final = 1 << 5
CODE_GATE: Final = 1 << 10
CONDITION: Final = 1 << 11
CONSOLE: Final = 1 << 13
DECODER: Final = 1 << 16
DESTROYER: Final = 1 << 18
FRACTER: Final = 1 << 24
G_MOD: Final = 1 << 25
ICEBREAKER: Final = 1 << 30
KILLER: Final = 1 << 34
LINK: Final = 1 << 35
LOCATION: Final = 1 << 36
MYTHIC: Final = 1 << 39
NEXT: Final = 1 << 40
OBSERVER: Final = 1 << 42
REGION: Final = 1 << 44
SENTRY: Final = 1 << 51
TRACER: Final = 1 << 53
TRANSACTION: Final = 1 << 54
TRAP: Final = 1 << 55
VIRTUAL: Final = 1 << 58
VIRUS: Final = 1 << 59

# Factions ---------------------------------------------------------------------------------------

JINTEKI: Final = 1
NEUTRAL_CORP: Final = 4
NEUTRAL_RUNNER: Final = 8

FACTION_NAMES: Final[tuple[str, ...]] = (
    "haas-bioroid",
    "jinteki",
    "nbn",
    "weyland-consortium",
    "neutral-corp",
    "anarch",
    "criminal",
    "shaper",
    "neutral-runner",
)

NO_INFLUENCE: Final = -1
"""ANR-B6 The influence of a card that no other faction may use."""

# Zones, ANR-1.3 to ANR-1.17 ---------------------------------------------------------------------

HQ: Final = 0
RD: Final = 1
ARCHIVES: Final = 2
ARCHIVES_DOWN: Final = 3
CORP_SCORE: Final = 4
CORP_IDENTITY: Final = 5
CORP_PLAY: Final = 6
CORP_ASIDE: Final = 7
GRIP: Final = 8
STACK: Final = 9
HEAP: Final = 10
PROGRAMS: Final = 11
HARDWARE_ROW: Final = 12
RESOURCES: Final = 13
RUNNER_SCORE: Final = 14
RUNNER_IDENTITY: Final = 15
RUNNER_PLAY: Final = 16
RUNNER_ASIDE: Final = 17
REMOVED: Final = 18
HOSTED: Final = 19
SERVER_ZONES: Final = 20
"""From here on every server has two zones: its root (or contents) and its ice."""

RIG: Final = (PROGRAMS, HARDWARE_ROW, RESOURCES)

# Servers ----------------------------------------------------------------------------------------

HQ_SERVER: Final = 0
RD_SERVER: Final = 1
ARCHIVES_SERVER: Final = 2
FIRST_REMOTE: Final = 3

ON_HQ: Final = 1
ON_RD: Final = 2
ON_ARCHIVES: Final = 4
ON_REMOTE: Final = 8
ON_CENTRAL: Final = ON_HQ | ON_RD | ON_ARCHIVES
ON_ANY: Final = ON_CENTRAL | ON_REMOTE


def root(server: int) -> int:
    """Return the zone of a server's root (ANR-1.6) or contents (ANR-1.7)."""
    return SERVER_ZONES + 2 * server


def ice_zone(server: int) -> int:
    """Return the zone of the ice in front of a server, innermost first (ANR-1.8)."""
    return SERVER_ZONES + 2 * server + 1


def server_bit(server: int) -> int:
    """Return the mask bit of a server: one for each central server, one for all remotes."""
    return 1 << server if server < FIRST_REMOTE else ON_REMOTE


# Counters, ANR-1.30 and ANR-1.31 ----------------------------------------------------------------

ADVANCEMENT: Final = 0
VIRUS_COUNTER: Final = 1
POWER: Final = 2
AGENDA_COUNTER: Final = 3
CREDIT: Final = 4
COUNTER_KINDS: Final = 5

COUNTER_NAMES: Final[tuple[str, ...]] = ("advancement", "virus", "power", "agenda", "credit")

# Damage, ANR-D1 ---------------------------------------------------------------------------------

NET: Final = 0
MEAT: Final = 1
BRAIN: Final = 2

DAMAGE_NAMES: Final = ("net", "meat", "brain")

# What a payment is for (masks), ANR-REC1 --------------------------------------------------------

FOR_ICEBREAKER: Final = 1 << 0
FOR_INSTALL_VIRUS: Final = 1 << 1
FOR_INSTALL_HARDWARE: Final = 1 << 2
FOR_REMOVE_TAG: Final = 1 << 3
FOR_TRACE: Final = 1 << 4
FOR_TRASH_COST: Final = 1 << 5
FOR_REZ_ICE: Final = 1 << 6
FOR_ADVANCE_ICE: Final = 1 << 7
FOR_PLAY_EVENT: Final = 1 << 8
FOR_STEAL: Final = 1 << 9
FOR_ANYTHING: Final = 0

# Derived quantities that constant abilities and lasting effects change --------------------------

STRENGTH: Final = 0
REZ_COST: Final = 1
INSTALL_COST: Final = 2
PLAY_COST: Final = 3
TRASH_COST: Final = 4
ADVANCEMENT_REQUIREMENT: Final = 5
AGENDA_POINTS: Final = 6
STEAL_COST: Final = 7
SUBTYPES: Final = 8
SUBROUTINES: Final = 9
ADDITIONAL_REZ_COST: Final = 10
"""Quantities below this one belong to a card, those above to a server or a player."""

HAND_SIZE: Final = 20
MEMORY: Final = 21
LINK_STRENGTH: Final = 22
ACCESSES: Final = 23
RUN_CLICKS: Final = 24
CLICKS: Final = 25
DAMAGE: Final = 26
DAMAGE_REDUCTION: Final = 27
SERVER_STEAL_COST: Final = 28
CANNOT_RUN: Final = 29
CANNOT_JACK_OUT: Final = 30
CANNOT_REZ_ICE: Final = 31
ACCESS_LIMIT: Final = 32
ONLY_ACCESS: Final = 33
REDIRECT: Final = 34

# How long an effect lasts, ANR-AB10 -------------------------------------------------------------

THIS_WINDOW: Final = 0
THIS_ENCOUNTER: Final = 1
THIS_RUN: Final = 2
THIS_TURN: Final = 3
WHILE_REZZED: Final = 4

# What a turn remembers, ANR-EV31 ----------------------------------------------------------------

RUNS_BEGUN: Final = 0
CENTRAL_RUNS_BEGUN: Final = 1
SUCCESSFUL_RUNS: Final = 2
SUCCESSFUL_HQ: Final = 3
SUCCESSFUL_RD: Final = 4
SUCCESSFUL_ARCHIVES: Final = 5
SUCCESSFUL_REMOTE: Final = 6
UNSUCCESSFUL_RUNS: Final = 7
AGENDAS_SCORED: Final = 8
AGENDAS_STOLEN: Final = 9
POINTS_STOLEN: Final = 10
CORP_INSTALLS: Final = 11
PROGRAM_OR_HARDWARE_INSTALLS: Final = 12
ICE_REZZED: Final = 13
NET_DAMAGE_EVENTS: Final = 14
MEAT_DAMAGE_EVENTS: Final = 15
CLICKS_SPENT: Final = 17
PROGRAMS_WITH_VIRUS: Final = 18
TALLIES: Final = 19

# Numbers of ANR-1.20 to ANR-1.24, ANR-V1 and the basic actions ------------------------------------

START_CREDITS: Final = 5
START_HAND: Final = 5
BASE_HAND_SIZE: Final = 5
CORP_CLICKS: Final = 3
RUNNER_CLICKS: Final = 4
BASE_MEMORY: Final = 4
POINTS_TO_WIN: Final = 7
REMOVE_TAG_PRICE: Final = 2
TRASH_RESOURCE_PRICE: Final = 2
ADVANCE_PRICE: Final = 1
PURGE_CLICKS: Final = 3
COPIES_PER_DECK: Final = 3

# Which card a word of card text means, besides SELF, TARGET and HOST
ENCOUNTERED: Final = FIRST_OWN_WORD + 1  # the ice that is encountered now
