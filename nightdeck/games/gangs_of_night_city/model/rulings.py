"""GNC-19 The switches: questions the rulebook leaves open, with our defaults."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Ruling, ruling

R01: Final = 0
ANY_NUMBER: Final = 1
R02: Final = 1
SWAP_MANDATORY: Final = 1
R03: Final = 2
BOTH_OR_STUCK: Final = 0
BOTH: Final = 1
EITHER: Final = 2
R04: Final = 3
EVERY_TURN: Final = 1
R05: Final = 4
AFTER_EACH_MOVE: Final = 1
R06: Final = 5
IGNORE_LONE_DRONES: Final = 1
R07: Final = 6
PER_UNIT: Final = 1
R08: Final = 7
CANCEL_FIRST: Final = 0
REVEAL_IN_TURN_ORDER: Final = 1
ACTIVE_PLAYER_ORDERS: Final = 2
R09: Final = 8
SECRET_BOOSTS: Final = 1
R10: Final = 9
SECRET_CASUALTIES: Final = 1
R11: Final = 10
END_OF_TURN: Final = 0
IMMEDIATE: Final = 1
END_OF_ROUND: Final = 2
R12: Final = 11
EPILOGUE_FIRST: Final = 0
CRED_FIRST: Final = 1
CHRONOLOGICAL: Final = 2
R13: Final = 12
CONVERTED_IS_LOST: Final = 1
R14: Final = 13
IN_PLAY_NOW: Final = 1
R15: Final = 14
WHILE_HOLDING: Final = 1
R16: Final = 15
MUST_STILL_HOLD: Final = 1
R17: Final = 16
AT_ONCE: Final = 1
R18: Final = 17
PER_DISTRICT: Final = 1
R19: Final = 18
ALL_REVEALED: Final = 1
R20: Final = 19
BASIC_RULE: Final = 1
R21: Final = 20
ALWAYS_SWAP: Final = 1
R22: Final = 21
RESHUFFLE_EVERY_TIME: Final = 1
R23: Final = 22
RIVAL_TARGETS: Final = (23, 20, 25, 30, 35)
R24: Final = 23
OPEN_STORIES: Final = 1
R25: Final = 24
UPGRADE_COSTS_EURODOLLAR: Final = 1
R26: Final = 25
GIVEN_FIRST_PLAYER: Final = 1
R27: Final = 26
LEGEND_IS_NO_UNIT: Final = 1
R28: Final = 27
ASK_EQUAL_REWARDS: Final = 1
R29: Final = 28
NOT_TWICE: Final = 1
R30: Final = 29
DEAL_MANDATORY: Final = 1
R31: Final = 30
EQUAL_START: Final = 1
R32: Final = 31
ANY_NON_DRONE: Final = 1
R33: Final = 32
RELOCATED_IS_NOT_LOST: Final = 1
R34: Final = 33
DRONES_LAST: Final = 1
R35: Final = 34
CRED_TIEBREAK: Final = 1
R36: Final = 35
R37: Final = 36
R38: Final = 37
SOLO_MUST_BE_OPEN: Final = 1
R39: Final = 38
ONLY_OWN_FIREFIGHTS: Final = 1
R40: Final = 39
"""Its position is the limit itself: 0 is `off`, the numbers follow from 1 on."""
MOST_TURNS: Final = 999

RULINGS: Final[tuple[Ruling, ...]] = (
    ruling("GNC-R01", "How many swaps in step 1 of a Firefight?", "one", "any-number"),
    ruling("GNC-R02", "Is the swap of a Firefight mandatory?", "optional", "mandatory"),
    ruling("GNC-R03", "When may a player without a spent disc reclaim?",
           "both-or-stuck", "both", "either"),
    ruling("GNC-R04", "When is the market refilled?", "activate-only", "every-turn"),
    ruling("GNC-R05", "When are Drones without company lost during movement?",
           "after-movement-step", "after-each-move"),
    ruling("GNC-R06", "Do Drones that die alone after casualties count as lost in the Firefight?",
           "count", "ignore"),
    ruling("GNC-R07", "Does a condition about lost Units pay once or for every such Unit?",
           "once", "per-unit"),
    ruling("GNC-R08", "In which order do REVEAL effects happen?",
           "cancel-first-then-turn-order", "turn-order", "active-player-orders"),
    ruling("GNC-R09", "Are boosts in the COMPARE step open or sealed?",
           "turn-order-open", "secret"),
    ruling("GNC-R10", "Are casualty picks of several losers open or sealed?",
           "turn-order-then-simultaneous", "secret-simultaneous"),
    ruling("GNC-R11", "When does reaching the target end the game?",
           "end-of-turn", "immediate", "end-of-round"),
    ruling("GNC-R12", "What comes first: the target or an Epilogue of the same turn?",
           "epilogue-first", "cred-first", "chronological"),
    ruling("GNC-R13", "Is a converted Unit lost?", "no", "yes"),
    ruling("GNC-R14", "What does the limit of three Edgerunners count?", "hires", "in-play-now"),
    ruling("GNC-R15", "When may Rogue move?", "on-enter", "while-holding-once-per-turn"),
    ruling("GNC-R16", "Is a branch followed whose condition is false again?",
           "latched", "must-still-hold"),
    ruling("GNC-R17", "What of a condition already true when its card is revealed?",
           "next-turn", "at-once"),
    ruling("GNC-R18", "Does the opposing Gang recruit everywhere before it acts?",
           "recruit-all-first", "per-district"),
    ruling("GNC-R19", "Which Districts pay an opposing Gang without reserve?",
           "this-district-only", "all-revealed-each-time"),
    ruling("GNC-R20", "Who loses in a solo Firefight tied for the highest?",
           "nobody-loses", "basic-rule"),
    ruling("GNC-R21", "Do automata swap into Points of Interest?", "never", "always-if-possible"),
    ruling("GNC-R22", "When is the Random District deck shuffled?",
           "reshuffle-when-empty", "reshuffle-every-activation"),
    ruling("GNC-R23", "At which Street Cred does a rival end the solo game?",
           "23", "20", "25", "30", "35"),
    ruling("GNC-R24", "Are later Story cards known?", "hidden", "open"),
    ruling("GNC-R25", "What does an upgrade cost?", "contraband", "eurodollar"),
    ruling("GNC-R26", "Who is the first player?", "random", "given"),
    ruling("GNC-R27", "Is Johnny/V an opposing Unit?", "yes", "no"),
    ruling("GNC-R28", "Is a player asked which of two equal rewards to take?", "auto", "ask"),
    ruling("GNC-R29", "May one action be taken with its own and the wild disc in one turn?",
           "yes", "no"),
    ruling("GNC-R30", "May a player decline a possible deal?", "yes", "no"),
    ruling("GNC-R31", "What do the players start with?", "graded", "equal-1E-2C"),
    ruling("GNC-R32", "Which Unit is needed for the Drones of Net space 4?",
           "techie-needed", "any-non-drone"),
    ruling("GNC-R33", "Does a Unit placed by Second Heart count as lost?", "yes", "no"),
    ruling("GNC-R34", "Which Units may be picked as casualties?", "any-own-unit", "drones-last"),
    ruling("GNC-R35", "What settles a tie in an Epilogue's own winning condition?",
           "nobody-wins", "street-cred-tiebreak"),
    ruling("GNC-R36", "What does a rule against NetWatch rolls leave out?", "skip-roll-only"),
    ruling("GNC-R37", "May two players lead the same gang?", "no"),
    ruling("GNC-R38", "May a Solo in a Point of Interest swap?",
           "exchange-places", "solo-must-be-open"),
    ruling("GNC-R39", "When does the opposing Gang's Firepower modifier work?", "yes", "only-own"),
    ruling("GNC-R40", "Is there a limit of turns per player?", "off", numbers=(1, MOST_TURNS)),
)  # fmt: skip
