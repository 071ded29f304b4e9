"""What a player may choose: verbs followed by cards, codes of targets, places or amounts.

CCG-6.7 The verbs of drawing, windows, announcing, paying, Teams, attacks and Damage Control; what
card text asks for are the verbs of the language of cards.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language import verbs
from nightdeck.language.verbs import CARD, ENOUGH, MODE, NO, NUMBER, TRIGGER, YES

__all__ = ["CARD", "ENOUGH", "MODE", "NO", "YES"]

DRAW_RUNS: Final = 1
DRAW_GEAR: Final = 2
DRAW_SPLIT: Final = 3  # from Runs, from Gear
GAIN_OPS: Final = 4
GAIN_STYLE: Final = 5
BUY: Final = 6  # card
USE: Final = 7  # card, place of the ability
PLAY: Final = 8  # Event
PAY_FOR_OP: Final = 9  # Operation
HIT: Final = 10  # number of the Team, NONE for a group
RUN: Final = 11  # number of the Team, NONE for a group
PARK: Final = 12  # number of the attack that was its last success
TRANSFER: Final = 13  # card
AIM: Final = 14  # code of a target
HOST: Final = 15  # card, or code of the Stash
SOURCE: Final = 16  # card
BOOST: Final = 17  # Location, Corp
DEAL: Final = 18  # Fixer
AUTO: Final = 19
CANCEL: Final = 20
ADD: Final = 21  # Runner
BACK: Final = 22
ASSIGN: Final = 23  # Runner, number of the Team, NONE for a new one
REMOVE: Final = 24  # Runner
DEFEND: Final = 28  # number of the Team, NONE for a group
DECLINE: Final = 31
WEAPONS: Final = 34  # Weapon, second Weapon or NONE
PAY_WITH: Final = 35  # Runner, Vehicle or Location
DISCARD: Final = 36  # card
CUT: Final = 37  # place
TRASH_COST: Final = 38  # card
WIELD: Final = 39  # Runner, Weapon, second Weapon or NONE
NOTHING: Final = 40
PLAYER: Final = 41  # seat

VERBS: Final[tuple[str, ...]] = verbs.named(
    {
        DRAW_RUNS: "runs",
        DRAW_GEAR: "gear",
        DRAW_SPLIT: "split",
        GAIN_OPS: "ops",
        GAIN_STYLE: "style",
        BUY: "buy",
        USE: "use",
        PLAY: "play",
        PAY_FOR_OP: "pay-for-op",
        HIT: "hit",
        RUN: "run",
        PARK: "park",
        TRANSFER: "transfer",
        AIM: "target",
        HOST: "host",
        SOURCE: "source",
        BOOST: "boost",
        DEAL: "deal",
        AUTO: "auto",
        CANCEL: "cancel",
        ADD: "add",
        BACK: "back",
        ASSIGN: "assign",
        REMOVE: "remove",
        DEFEND: "defend",
        DECLINE: "decline",
        WEAPONS: "weapons",
        PAY_WITH: "pay-with",
        DISCARD: "discard",
        CUT: "cut",
        TRASH_COST: "trash",
        WIELD: "wield",
        NOTHING: "none",
        PLAYER: "player",
    },
    unasked=(NUMBER, TRIGGER),
)
