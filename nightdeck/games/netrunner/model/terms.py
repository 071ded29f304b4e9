"""The nouns of the game as numbers: seats, card types, keywords, zones, counters, quantities.

Sets (types, keywords, purposes) are masks, so that "is it one of these" is one `&`.

ONR-2.2a, ONR-2.2b, ONR-2.2c, ONR-2.2d, ONR-2.2e, ONR-2.2f, ONR-2.2g, ONR-2.2h, ONR-2.2i The zones
of the Corp. ONR-2.3a, ONR-2.3b, ONR-2.3c, ONR-2.3d, ONR-2.3e, ONR-2.3f The zones of the Runner.

Also ONR-22.1, ONR-22.2, ONR-22.3, ONR-22.4, ONR-22.5, ONR-22.6, ONR-22.7, ONR-22.8, ONR-22.9,
ONR-22.10, ONR-22.11, ONR-22.12, ONR-22.13.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language.card_state import FIRST_OWN_WORD

CORP: Final = 0
RUNNER: Final = 1

NONE: Final = -1
"""No card, no fort, no host."""

# Card types, ONR-3.1 to ONR-3.9 (masks) -----------------------------------------------------------

AGENDA: Final = 1 << 0
NODE: Final = 1 << 1
UPGRADE: Final = 1 << 2
ICE: Final = 1 << 3
OPERATION: Final = 1 << 4
PROGRAM: Final = 1 << 5
HARDWARE: Final = 1 << 6
RESOURCE: Final = 1 << 7
PREP: Final = 1 << 8

CORP_TYPES: Final = AGENDA | NODE | UPGRADE | ICE | OPERATION
INSIDE_TYPES: Final = AGENDA | NODE | UPGRADE
MAIN_TYPES: Final = AGENDA | NODE
RIG_TYPES: Final = PROGRAM | HARDWARE | RESOURCE

TYPE_NAMES: Final[dict[int, str]] = {
    AGENDA: "agenda",
    NODE: "node",
    UPGRADE: "upgrade",
    ICE: "ice",
    OPERATION: "operation",
    PROGRAM: "program",
    HARDWARE: "hardware",
    RESOURCE: "resource",
    PREP: "prep",
}

# Keywords (masks), section 22 ---------------------------------------------------------------------

KEYWORD_NAMES: Final[tuple[str, ...]] = (
    "Sentry", "Code Gate", "Wall", "Killer", "AP", "Black Ice", "Hellhound", "Bloodhound",
    "Pit Bull", "Watchdog", "Flatline", "Hellbolt", "Stun", "Knockout", "Sword", "Zombie",
    "Brainwipe", "Firestarter", "DecKrash", "Random", "Icebreaker", "Noisy", "Worm", "Stealth",
    "Base Link", "Daemon", "Virus", "Detection", "Deck", "Chip", "Cybernetics", "Vehicle",
    "Connection", "BBS", "Position", "Hidden", "Unique", "Sabotage", "AI", "Black Ops",
    "Gray Ops", "Research", "Asset", "Advertisement", "Transactions", "Ambush", "Sysop",
    "Region", "Bad Publicity",
)  # fmt: skip

SENTRY: Final = 1 << 0
CODE_GATE: Final = 1 << 1
WALL: Final = 1 << 2
KILLER: Final = 1 << 3
AP: Final = 1 << 4
BLACK_ICE: Final = 1 << 5
HELLHOUND: Final = 1 << 6
BLOODHOUND: Final = 1 << 7
PIT_BULL: Final = 1 << 8
WATCHDOG: Final = 1 << 9
FLATLINE: Final = 1 << 10
HELLBOLT: Final = 1 << 11
STUN: Final = 1 << 12
KNOCKOUT: Final = 1 << 13
SWORD: Final = 1 << 14
ZOMBIE: Final = 1 << 15
BRAINWIPE: Final = 1 << 16
FIRESTARTER: Final = 1 << 17
DECKRASH: Final = 1 << 18
RANDOM: Final = 1 << 19
ICEBREAKER: Final = 1 << 20
NOISY: Final = 1 << 21
WORM: Final = 1 << 22
STEALTH: Final = 1 << 23
BASE_LINK: Final = 1 << 24
DAEMON: Final = 1 << 25
VIRUS: Final = 1 << 26
DETECTION: Final = 1 << 27
DECK: Final = 1 << 28
CHIP: Final = 1 << 29
CYBERNETICS: Final = 1 << 30
VEHICLE: Final = 1 << 31
CONNECTION: Final = 1 << 32
BBS: Final = 1 << 33
POSITION: Final = 1 << 34
HIDDEN: Final = 1 << 35
UNIQUE: Final = 1 << 36
SABOTAGE: Final = 1 << 37
AI: Final = 1 << 38
BLACK_OPS: Final = 1 << 39
GRAY_OPS: Final = 1 << 40
RESEARCH: Final = 1 << 41
ASSET: Final = 1 << 42
ADVERTISEMENT: Final = 1 << 43
TRANSACTIONS: Final = 1 << 44
AMBUSH: Final = 1 << 45
SYSOP: Final = 1 << 46
REGION: Final = 1 << 47
BAD_PUBLICITY: Final = 1 << 48

PRIMARY_TYPES: Final = SENTRY | CODE_GATE | WALL
"""ONR-12.1 What an ice is first of all; a morph (ONR-16.12) exchanges these."""

# Zones, ONR-2.1d, ONR-2.2, ONR-2.3 ----------------------------------------------------------------

HQ: Final = 0
RD: Final = 1
ARCHIVES: Final = 2
ARCHIVES_DOWN: Final = 3
CORP_SCORE: Final = 4
CORP_RESOLVING: Final = 5
CORP_ASIDE: Final = 6
HAND: Final = 7
STACK: Final = 8
TRASH: Final = 9
PROGRAMS: Final = 10
HARDWARE_ROW: Final = 11
RESOURCES: Final = 12
RUNNER_SCORE: Final = 13
RUNNER_RESOLVING: Final = 14
RUNNER_ASIDE: Final = 15
REMOVED: Final = 16
FORT_ZONES: Final = 17
"""From here on every fort has two zones: what is inside it, and its ice."""

RIG: Final = (PROGRAMS, HARDWARE_ROW, RESOURCES)
HANDS: Final = (HQ, HAND)
DECKS: Final = (RD, STACK)

# Forts --------------------------------------------------------------------------------------------

HQ_FORT: Final = 0
RD_FORT: Final = 1
ARCHIVES_FORT: Final = 2
FIRST_SUBSIDIARY: Final = 3

ON_HQ: Final = 1
ON_RD: Final = 2
ON_ARCHIVES: Final = 4
ON_SUBSIDIARY: Final = 8
ON_CENTRAL: Final = ON_HQ | ON_RD | ON_ARCHIVES
ON_ANY: Final = ON_CENTRAL | ON_SUBSIDIARY


def inside(fort: int) -> int:
    """Return the zone of what is installed inside a fort (ONR-2.2e, ONR-2.2g)."""
    return FORT_ZONES + 2 * fort


def ice_zone(fort: int) -> int:
    """Return the zone of the ice on a fort, innermost first (ONR-2.2f)."""
    return FORT_ZONES + 2 * fort + 1


def fort_bit(fort: int) -> int:
    """Return the mask bit of a fort: one for each central fort, one for all subsidiary ones."""
    return 1 << fort if fort < FIRST_SUBSIDIARY else ON_SUBSIDIARY


# Counters on cards, ONR-2.4e ----------------------------------------------------------------------

ADVANCEMENT: Final = 0
BITS: Final = 1
BOON: Final = 2
ABLATIVE: Final = 3
TRAUMA: Final = 4
SHELL: Final = 5
POWER: Final = 6  # +1 strength of an icebreaker each
MILITECH: Final = 7  # +1 strength of an icebreaker each
PATTEL: Final = 8  # a virus: -1 strength of ice each
DEBT: Final = 9  # extra actions or bits a scored agenda gives each turn
FAMILIARITY: Final = 10  # strength that lasts while the icebreaker stays with one fort
COUNTER_KINDS: Final = 11

COUNTER_NAMES: Final[tuple[str, ...]] = (
    "advancement", "bit", "Boon", "Ablative", "Trauma", "Shell", "strength", "Militech", "Pattel",
    "Venture", "familiarity",
)  # fmt: skip

# Counters on players and forts, ONR-2.4e, ONR-16.1, ONR-16.2, ONR-16.19 ---------------------------

BOARDWALK: Final = 0
BUTCHER_BOY: Final = 1
CASCADE: Final = 2
COCKROACH: Final = 3
THOUGHT: Final = 4
GREMLIN: Final = 5
HIGHLIGHTER: Final = 6
INCUBATE: Final = 7
SCALDAN: Final = 8
SKIVVISS: Final = 9
TAX: Final = 10
VIENNA: Final = 11
CERBERUS: Final = 12
MASTIFF: Final = 13
DATA_RAVEN: Final = 14
CRYING: Final = 15
DOPPELGANGER: Final = 16
ACME_DEBT: Final = 17
PLAYER_COUNTERS: Final = 18

FAIT: Final = 0
POX: Final = 1
SPY: Final = 2
FORT_COUNTERS: Final = 3

PLAYER_COUNTER_NAMES: Final[tuple[str, ...]] = (
    "Boardwalk", "Butcher Boy", "Cascade", "Cockroach", "Thought", "Gremlin", "Highlighter",
    "Incubate", "Scaldan", "Skivviss", "Tax", "Vienna", "Cerberus", "Mastiff", "Data Raven",
    "Crying", "Doppelganger", "ACME debt",
)  # fmt: skip
FORT_COUNTER_NAMES: Final[tuple[str, ...]] = ("Fait", "Pox", "Spy")
LAST_VIRUS: Final = VIENNA
"""ONR-16.3 The player counters up to this one are the Runner's viruses, and lie on the Corp."""

# A counter as the source of an effect, ONR-17.6: these numbers stand where a card would -----------

RULES: Final = -2
"""The rules themselves, such as the automatic draw."""
PLAYER_COUNTER_SOURCE: Final = -100  # minus the kind
FORT_COUNTER_SOURCE: Final = -200  # minus the kind


def is_virus_fort_counter(kind: int) -> bool:
    """ONR-16.3 Tell whether a fort counter is one of the Runner's viruses."""
    return kind != SPY


# Damage, ONR-15.1 ---------------------------------------------------------------------------------

NET: Final = 0
MEAT: Final = 1
BRAIN: Final = 2

DAMAGE_NAMES: Final = ("Net", "meat", "brain")

# What a payment is for (masks), ONR-9.5, ONR-12.12; the lowest bit pays first ---------------------

FOR_KILLER: Final = 1 << 0
FOR_QUIET_BREAKER: Final = 1 << 1
FOR_BREAKER: Final = 1 << 2
FOR_LINK: Final = 1 << 3
FOR_TRASH_NODE: Final = 1 << 4
FOR_TRASH_UPGRADE: Final = 1 << 5
FOR_INSTALL_PROGRAM: Final = 1 << 6
FOR_TAG: Final = 1 << 7
FOR_TRACE_HERE: Final = 1 << 8
FOR_TRACE: Final = 1 << 9
FOR_INSTALL: Final = 1 << 10
FOR_REZ: Final = 1 << 11
FOR_ANYTHING: Final = 0

PURPOSES: Final[dict[str, int]] = {
    "killers": FOR_KILLER,
    "stealth": FOR_QUIET_BREAKER,
    "icebreakers": FOR_BREAKER,
    "link": FOR_LINK,
    "trash-node": FOR_TRASH_NODE,
    "trash-upgrade": FOR_TRASH_UPGRADE,
    "install-program": FOR_INSTALL_PROGRAM,
    "tags": FOR_TAG,
    "trace-this-fort": FOR_TRACE_HERE,
    "trace": FOR_TRACE,
}
"""The words of the facts for what recurring bits pay."""

ICEBREAKING: Final = FOR_KILLER | FOR_QUIET_BREAKER | FOR_BREAKER

# Derived quantities that constant abilities, lasting effects and counters change ------------------

STRENGTH: Final = 0
REZ_COST: Final = 1
TRASH_COST: Final = 2
DIFFICULTY: Final = 3
STEAL_COST: Final = 4
SUBROUTINES: Final = 5
KEYWORDS: Final = 6
BREAK_COST: Final = 7  # each subroutine costs so much more to break; the card is the ice
CANNOT_USE: Final = 8  # the card cannot be used now
CARD_QUANTITIES: Final = 20
"""Quantities below this one belong to a card, those above to a fort or a player."""

HAND_SIZE: Final = 20
MEMORY: Final = 21
LINK: Final = 22
ACCESSES: Final = 23  # by fort
ICE_INSTALL_COST: Final = 24  # by fort
INSIDE_INSTALL_COST: Final = 25  # by fort
ACTIONS: Final = 26
DAMAGE: Final = 27  # by kind of damage
TRACE_LIMIT: Final = 28
CANNOT_RUN: Final = 29  # by fort
NO_STEALTH: Final = 30  # by fort: bits on stealth cards cannot be spent
RUN_STRENGTH: Final = 31  # of the run: later ice is stronger
RUN_SUBROUTINE: Final = 32  # of the run: later ice ends the run once more
RUN_SURCHARGE: Final = 33  # of the run: breaking costs more
ENCOUNTER_TOLL: Final = 34  # of the run: pay at each later encounter, or the run ends
DELAYED_NET: Final = 35  # of the run: at the next encounter
TRASH_EACH_PASS: Final = 36  # of the run
NO_NOISE: Final = 37  # of the run: noisy icebreakers cannot be used
FORT_STRENGTH: Final = 38  # by fort: ice there is stronger
DRAWS: Final = 39  # so many more cards whenever the Runner draws
RANDOM_DISCARD: Final = 40  # the Corp discards at random
AP_FILTER: Final = 41  # Unbroken AP subroutines do little
NO_MEAT: Final = 42  # all preventable meat damage is prevented
MAIN_CARDS: Final = 43  # by fort: so many more agendas or nodes fit

# How long an effect lasts -------------------------------------------------------------------------

THIS_STREAK: Final = -1  # until consecutive actions are over
THIS_ENCOUNTER: Final = 0
THIS_TRACE: Final = 1
THIS_ACCESS: Final = 2
THIS_RUN: Final = 3
THIS_TURN: Final = 4
WHILE_REZZED: Final = 5
FOREVER: Final = 6

# What a turn remembers, ONR-2.1e ------------------------------------------------------------------

RUNS: Final = 0
SUCCESSES: Final = 1
SUCCESSES_HQ: Final = 2
SUCCESSES_RD: Final = 3
SUCCESSES_ARCHIVES: Final = 4
SUCCESSES_SUBSIDIARY: Final = 5
AGENDAS_STOLEN: Final = 6
RESEARCH_STOLEN: Final = 7
GRAY_OPS_STOLEN: Final = 8
BLACK_OPS_STOLEN: Final = 9
COUNTERS_STOLEN: Final = 10  # advancement counters that stolen agendas had
AGENDAS_SCORED: Final = 11
BLACK_OPS_SCORED: Final = 12
NODES_TRASHED: Final = 13  # by the Runner
TAGS_RECEIVED: Final = 14
ICE_REZZED: Final = 15
DAMAGE_TALLY: Final = 16
BLACK_OPS_RAIDED: Final = 17  # stolen or trashed in successful runs on HQ or R&D (ONR-2.1f)
TALLIES: Final = 18

# Numbers of sections 4, 5, 6, 14, 16 and 18 -------------------------------------------------------

START_BITS: Final = 5
START_HAND: Final = 5
BASE_HAND_SIZE: Final = 5
BASE_ACTIONS: Final = (3, 4)
BASE_MEMORY: Final = 4
POINTS_TO_WIN: Final = 7
DEMO_POINTS: Final = 5
MOST_ACTIONS: Final = 60
MOST_COUNTERS: Final = 999
"""A ceiling like that of ONR-6.9: Incubate counters add a sixth of their number every turn."""
REMOVE_TAG_PRICE: Final = 2
TRASH_RESOURCE_PRICE: Final = 2
ADVANCE_PRICE: Final = 1
VIRUS_FORGO: Final = 3
BAD_PUBLICITY_LOSS: Final = 7
TURN_LIMIT: Final = 60
DIE: Final = 6

# Which card a word of card text means, besides SELF, TARGET and HOST
MARKED: Final = FIRST_OWN_WORD  # the card this one has marked
ENCOUNTERED: Final = FIRST_OWN_WORD + 1  # the ice that is encountered now

START: Final = 1
ACTION: Final = 2
END: Final = 3
"""The phases of a turn."""
