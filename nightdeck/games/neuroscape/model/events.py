"""What can happen: past-tense numbers with the roles of their arguments.

Roles: c card, s seat, n number, t code of a target. The first argument of an event that cards
listen to becomes the `target` of the triggered effect, the second its `number`.
"""

from __future__ import annotations

from typing import Final

# Listened to by cards: NEU-10.16 says when exactly each of them happens ---------------------------
ENTERED_PLAY: Final = 1  # card, controller
ATTACKED: Final = 2  # character, player attacked
BLOCKED: Final = 3  # blocker, attacker
DAMAGED_PLAYER: Final = 4  # source character, player, amount, pool, 1 if combat damage
DAMAGED_CHARACTER: Final = 5  # source character, character damaged, amount, 1 if combat damage
DESTROYED: Final = 6  # card, its controller
CARD_PLAYED: Final = 7  # card, player, 1 if reversed
ABILITY_ACTIVATED: Final = 8  # character, player
SACRIFICED: Final = 9  # card, player
NETCHECK_CAME: Final = 10  # player
TETHERED: Final = 11  # character, tether
RAM_INSTALLED: Final = 12  # RAM, player
LEFT_PLAY: Final = 13  # card, its controller
CARD_DRAWN: Final = 14  # player
HEALTH_GAINED: Final = 15  # player, amount, pool
DIE_ROLLED: Final = 16  # player, final result
PSYCHOSIS_FAILED: Final = 17  # character, player
TURN_ENDS: Final = 18  # player
CARD_DISCARDED: Final = 19  # card, player
CYBERWARE_ATTACHED: Final = 20  # cyberware, bearer
TARGETED: Final = 21  # character, player
COUNTERED: Final = 22  # card, player whose item it was
TURN_BEGINS: Final = 23  # player
ABILITY_COUNTERED: Final = 24  # source, player
PICKED_DRAW: Final = 25  # player: NEU-5.1c a draw pick was used
PICKED_INSTALL: Final = 26  # player

# Only told ----------------------------------------------------------------------------------------
GAME_BEGAN: Final = 40  # number of seats
HAND_MENDED: Final = 41  # player, cards put back
START_ROLLED: Final = 42  # player, die
ORDER_CHOSEN: Final = 43  # player who begins
TURN_STARTED: Final = 44  # player, turn
CARD_ANNOUNCED: Final = 45  # card, player, RAM paid
TROJAN_ANNOUNCED: Final = 46  # player, player whose mainframe it is aimed at
ABILITY_ANNOUNCED: Final = 47  # card, player, place of the ability
TROJAN_ACTIVATED: Final = 48  # card, player
ITEM_COPIED: Final = 49  # card, player
ITEM_RESOLVED: Final = 50  # card
ITEM_FAILED: Final = 51  # card: nothing was left to aim at
TARGET_CHANGED: Final = 52  # card, new target
RAM_RETURNED: Final = 53  # player, cards, 1 if refreshed
RAM_COMMITTED: Final = 54  # character, cards
RAM_RUN: Final = 55  # player, cards
RAM_REFRESHED: Final = 56  # player, cards
RAM_DESTROYED: Final = 57  # RAM, player
CARD_RUN: Final = 58  # card
CARD_REFRESHED: Final = 59  # card
STABILITY_ROLLED: Final = 60  # card, die
FORCE_QUIT: Final = 61  # card, player
COUNTERS_PLACED: Final = 62  # card, kind, number
DAMAGE_PREVENTED: Final = 63  # target, amount
HEALTH_LOST: Final = 64  # player, amount, pool
PURGED: Final = 65  # card
RETURNED: Final = 66  # card, player
TOKEN_CREATED: Final = 67  # card, player
CONTROL_CHANGED: Final = 68  # card, player
PSYCHOSIS_ROLLED: Final = 69  # character, die, what it had to reach
PLAYER_ELIMINATED: Final = 70  # player
GAME_OVER: Final = 71  # winner or NONE
LOOKED: Final = 72  # player, cards, zone, whose zone
SAW: Final = 73  # player, card: told only to those who see it
ROLLED: Final = 74  # player, die
BECAME_COPY: Final = 75  # card
REMOVED_FROM_COMBAT: Final = 76  # card
FEATURE_USED: Final = 77  # card, feature
TOOK: Final = 78  # player, card: from a deck into the hand
GAVE_UP: Final = 79  # player whose partner plays on
PUT_UNDER: Final = 80  # player, cards put on the bottom of the own Cyberdeck
PUT_ON_TOP: Final = 81  # player, cards put back on top of the own Cyberdeck

ROLES: Final[dict[int, str]] = {
    ENTERED_PLAY: "cs",
    ATTACKED: "cs",
    BLOCKED: "cc",
    DAMAGED_PLAYER: "csnnn",
    DAMAGED_CHARACTER: "ccnn",
    DESTROYED: "cs",
    CARD_PLAYED: "csn",
    ABILITY_ACTIVATED: "cs",
    SACRIFICED: "cs",
    NETCHECK_CAME: "s",
    TETHERED: "cc",
    RAM_INSTALLED: "cs",
    LEFT_PLAY: "cs",
    CARD_DRAWN: "s",
    HEALTH_GAINED: "snn",
    DIE_ROLLED: "sn",
    PSYCHOSIS_FAILED: "cs",
    TURN_ENDS: "s",
    CARD_DISCARDED: "cs",
    CYBERWARE_ATTACHED: "cc",
    TARGETED: "cs",
    COUNTERED: "cs",
    TURN_BEGINS: "s",
    ABILITY_COUNTERED: "cs",
    PICKED_DRAW: "s",
    PICKED_INSTALL: "s",
    GAME_BEGAN: "n",
    HAND_MENDED: "sn",
    START_ROLLED: "sn",
    ORDER_CHOSEN: "s",
    TURN_STARTED: "sn",
    CARD_ANNOUNCED: "csn",
    TROJAN_ANNOUNCED: "ss",
    ABILITY_ANNOUNCED: "csn",
    TROJAN_ACTIVATED: "cs",
    ITEM_COPIED: "cs",
    ITEM_RESOLVED: "c",
    ITEM_FAILED: "c",
    TARGET_CHANGED: "ct",
    RAM_RETURNED: "snn",
    RAM_COMMITTED: "cn",
    RAM_RUN: "sn",
    RAM_REFRESHED: "sn",
    RAM_DESTROYED: "cs",
    CARD_RUN: "c",
    CARD_REFRESHED: "c",
    STABILITY_ROLLED: "cn",
    FORCE_QUIT: "cs",
    COUNTERS_PLACED: "cnn",
    DAMAGE_PREVENTED: "tn",
    HEALTH_LOST: "snn",
    PURGED: "c",
    RETURNED: "cs",
    TOKEN_CREATED: "cs",
    CONTROL_CHANGED: "cs",
    PSYCHOSIS_ROLLED: "cnn",
    PLAYER_ELIMINATED: "s",
    GAME_OVER: "s",
    LOOKED: "snns",
    SAW: "sc",
    TOOK: "sc",
    PUT_UNDER: "sn",
    PUT_ON_TOP: "sn",
    ROLLED: "sn",
    BECAME_COPY: "c",
    REMOVED_FROM_COMBAT: "c",
    FEATURE_USED: "cn",
    GAVE_UP: "s",
}
