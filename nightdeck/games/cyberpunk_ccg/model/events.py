"""What can happen: past-tense numbers with the roles of their arguments.

Roles: c card, s seat, n number, t code of a target. The first argument of an event that cards
listen to becomes the `target` of the trigger's effect, the second its `number`.
"""

from __future__ import annotations

from typing import Final

# Listened to by cards ----------------------------------------------------------------------------
HIT_SUCCEEDED: Final = 1  # target (its code, though it is gone), attacking player, definition
RUN_SUCCEEDED: Final = 2  # Operation, attacking player
BUST_MADE: Final = 3  # Busted Runner, player of the Cops

# Only told ---------------------------------------------------------------------------------------
GAME_BEGAN: Final = 20  # number of seats
DECK_CUT: Final = 21  # player, whose deck, 1 for Gear
START_CARD_SHOWN: Final = 22  # card, player
START_DECIDED: Final = 23  # player
TURN_STARTED: Final = 24  # player, turn
CARD_DRAWN: Final = 25  # card, player, 1 for Gear
DRAW_MISSED: Final = 26  # player, cards
STRAIGHTENED: Final = 27  # player, cards
CARD_ANNOUNCED: Final = 28  # card, player, cost
CARD_ENTERED: Final = 29  # card, player
CARD_ATTACHED: Final = 30  # card, host
CARD_STASHED: Final = 31  # card, player
CARD_WITHDRAWN: Final = 32  # card, player: its cost was not paid
ABILITY_USED: Final = 33  # card, player, place
TARGET_CHOSEN: Final = 34  # code of the target
SOURCE_EXHAUSTED: Final = 35  # card, EB
BOOSTED: Final = 36  # Corp, Location, EB
DEAL_MADE: Final = 37  # Fixer, EB
PAID: Final = 38  # player, EB
EVENT_RESOLVED: Final = 39  # card, player
CANCELLED: Final = 40  # card
NOTHING_HAPPENED: Final = 41  # card
OP_PAID: Final = 42  # Operation, player, EB
TEAM_JOINED: Final = 43  # Runner, player, number of the Team
TEAM_LEFT: Final = 44  # Runner, player
TRANSFERRED: Final = 45  # card, host or NONE for the Stash
ATTACK_DECLARED: Final = 46  # player, code of the target, 1 Hit 2 Run, ATTACK, strength, Runners
DEFENCE_DECLARED: Final = 48  # player, ATTACK, Defense, Runners
DEFENCE_DECLINED: Final = 49  # player
SKIRMISH_FOUGHT: Final = 50  # A, D, a, d
DEFEATED: Final = 51  # player, 0 attackers 1 defenders
TARGET_STRUCK: Final = 52  # code, offense, strength
ATTACK_FAILED: Final = 53  # player
ATTACK_ENDED: Final = 54  # player
OPS_SCORED: Final = 55  # player, points
STYLE_GAINED: Final = 56  # player, points
BUST_POINTS_GAINED: Final = 57  # player, points
TRASHED: Final = 58  # card, owner
BURNED: Final = 59  # card, owner
SAVED: Final = 60  # card
BECAME_USED: Final = 61  # card
RENEWED: Final = 62  # card
BUSTED: Final = 63  # Runner, player of the Cops
AUTHORITY_FAILED: Final = 64  # Runner, player of the Cops, 1 if the Cops are lost
STAT_CHANGED: Final = 65  # card, quantity, amount
SIDE_CHANGED: Final = 66  # 0 attackers 1 defenders, ATTACK, Defense
TOKEN_REMOVED: Final = 67  # Chassis, tokens left
CONTROL_CHANGED: Final = 68  # card, player
LOOKED_AT_HAND: Final = 69  # player, whose hand
CARD_LOOKED_AT: Final = 70  # card, player
SEARCHED: Final = 71  # player, 1 for Gear
CARD_FOUND: Final = 72  # card, player
RETURNED: Final = 73  # card, player
DISCARDED: Final = 74  # card, player
PARKED: Final = 75  # player, Vehicle or NONE
ROLLING: Final = 76  # player, Movement left
PLAYER_LEFT: Final = 77  # player
GAME_OVER: Final = 78  # winner or NONE
DISCOUNT_GAINED: Final = 79  # card, player, EB
WITHDREW: Final = 80  # player
DRAW_DECIDED: Final = 81  # player, points, 1 for Style
FEATURE_USED: Final = 82  # card, place of the trigger
OPERATION_DEFEATED: Final = 83  # Operation, attacking player

MANY: Final = "c" * 24
"""As many Runners as could ever stand on one side."""

ROLES: Final[dict[int, str]] = {
    HIT_SUCCEEDED: "tsn",
    RUN_SUCCEEDED: "cs",
    BUST_MADE: "cs",
    GAME_BEGAN: "n",
    DECK_CUT: "ssn",
    START_CARD_SHOWN: "cs",
    START_DECIDED: "s",
    TURN_STARTED: "sn",
    CARD_DRAWN: "csn",
    DRAW_MISSED: "sn",
    STRAIGHTENED: "sn",
    CARD_ANNOUNCED: "csn",
    CARD_ENTERED: "cs",
    CARD_ATTACHED: "cc",
    CARD_STASHED: "cs",
    CARD_WITHDRAWN: "cs",
    ABILITY_USED: "csn",
    TARGET_CHOSEN: "t",
    SOURCE_EXHAUSTED: "cn",
    BOOSTED: "ccn",
    DEAL_MADE: "cn",
    PAID: "sn",
    EVENT_RESOLVED: "cs",
    CANCELLED: "c",
    NOTHING_HAPPENED: "c",
    OP_PAID: "csn",
    TEAM_JOINED: "csn",
    TEAM_LEFT: "cs",
    TRANSFERRED: "cc",
    ATTACK_DECLARED: "stnnn" + MANY,
    DEFENCE_DECLARED: "snn" + MANY,
    DEFENCE_DECLINED: "s",
    SKIRMISH_FOUGHT: "nnnn",
    DEFEATED: "sn",
    TARGET_STRUCK: "tnn",
    ATTACK_FAILED: "s",
    ATTACK_ENDED: "s",
    OPS_SCORED: "sn",
    STYLE_GAINED: "sn",
    BUST_POINTS_GAINED: "sn",
    TRASHED: "cs",
    BURNED: "cs",
    SAVED: "c",
    BECAME_USED: "c",
    RENEWED: "c",
    BUSTED: "cs",
    AUTHORITY_FAILED: "csn",
    STAT_CHANGED: "cnn",
    SIDE_CHANGED: "nnn",
    TOKEN_REMOVED: "cn",
    CONTROL_CHANGED: "cs",
    LOOKED_AT_HAND: "ss",
    CARD_LOOKED_AT: "cs",
    SEARCHED: "sn",
    CARD_FOUND: "cs",
    RETURNED: "cs",
    DISCARDED: "cs",
    PARKED: "sc",
    ROLLING: "sn",
    PLAYER_LEFT: "s",
    GAME_OVER: "s",
    DISCOUNT_GAINED: "csn",
    WITHDREW: "s",
    DRAW_DECIDED: "snn",
    FEATURE_USED: "cn",
    OPERATION_DEFEATED: "cs",
}
