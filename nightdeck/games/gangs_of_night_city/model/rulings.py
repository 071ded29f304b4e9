"""GNC-19 The switches: questions the rulebook leaves open, with our defaults.

`rulings.json` holds their words and values; here are their positions, and the values that rules ask
for. The first value of each is the default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Preset, Ruling
from nightdeck.language.tables import read_presets, read_rulings

R01: Final = 0
ANY_NUMBER: Final = 1
R02: Final = 1
SWAP_MANDATORY: Final = 1
R03: Final = 2
BOTH_OR_STUCK: Final = 0
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
ACTIVE_PLAYER_ORDERS: Final = 2
R09: Final = 8
SECRET_BOOSTS: Final = 1
R10: Final = 9
SECRET_CASUALTIES: Final = 1
R11: Final = 10
IMMEDIATE: Final = 1
END_OF_ROUND: Final = 2
R12: Final = 11
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
R38: Final = 37
SOLO_MUST_BE_OPEN: Final = 1
R39: Final = 38
ONLY_OWN_FIREFIGHTS: Final = 1
R40: Final = 39
"""Its position is the limit itself: 0 is `off`, the numbers follow from 1 on."""

RULINGS: Final[tuple[Ruling, ...]] = read_rulings("nightdeck.games.gangs_of_night_city.model")
PRESETS: Final[tuple[Preset, ...]] = read_presets("nightdeck.games.gangs_of_night_city.model")
