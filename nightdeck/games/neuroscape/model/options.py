"""What a player may choose: verbs followed by cards, codes of targets, places or amounts.

NEU-2.9 The verbs of mulligan, picks, force quit, deploy, announcing, swift checks and combat; what
card text asks for are the verbs of the language of cards.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language import verbs
from nightdeck.language.verbs import CARD, ENOUGH, MODE, NO, NUMBER, TRIGGER, YES

__all__ = ["CARD", "ENOUGH", "MODE", "NO", "NUMBER", "TRIGGER", "YES"]

PUT_BACK: Final = 1  # card of the opening hand
DONE_WITH: Final = 2  # mulligan, force quit, deploy, attackers, blockers
GO_FIRST: Final = 3  # seat that begins
GO_SECOND: Final = 4
DRAW: Final = 5
INSTALL: Final = 6
STOP: Final = 7
QUIT: Final = 8  # card
PLAY: Final = 9  # card
ACTIVATE: Final = 10  # card with the ability, place of the ability, character that uses it or NONE
SPRING: Final = 11  # face-down trojan
UPRIGHT: Final = 12
REVERSED: Final = 13
AIM: Final = 14  # code of a target
NO_AIM: Final = 15
ON_MAINFRAME: Final = 16  # seat
ON_PORT: Final = 17  # bearer, port
SACRIFICE: Final = 18  # card
PAY: Final = 19  # so many of each kind of refreshed RAM, and how many of them are burnt
ATTACK: Final = 20  # character, player
BLOCK: Final = 21  # blocker, attacker
SPLIT: Final = 22  # damage for each blocker in turn
ROLL_FOR: Final = 23  # card
COMMIT_TO: Final = 24  # character, RAM
GIVE_BACK: Final = 34  # RAM
KEEP_TARGET: Final = 35
TAKE_FROM: Final = 28  # how much of a prevention is taken from each packet
ATTACK_CHARACTER: Final = 37  # character, character attacked (NEU-R11)
PLAYER: Final = 36  # seat
SWAP_SEATS: Final = 31

VERBS: Final[tuple[str, ...]] = verbs.named(
    {
        PUT_BACK: "put-back",
        DONE_WITH: "done",
        GO_FIRST: "go-first",
        GO_SECOND: "go-second",
        DRAW: "draw",
        INSTALL: "install",
        STOP: "stop",
        QUIT: "force-quit",
        PLAY: "play",
        ACTIVATE: "activate",
        SPRING: "activate-trojan",
        UPRIGHT: "upright",
        REVERSED: "reversed",
        AIM: "target",
        NO_AIM: "no-target",
        ON_MAINFRAME: "on-mainframe",
        ON_PORT: "on-port",
        SACRIFICE: "sacrifice",
        PAY: "pay",
        ATTACK: "attack",
        BLOCK: "block",
        SPLIT: "split",
        ROLL_FOR: "roll-for",
        COMMIT_TO: "commit",
        GIVE_BACK: "give-back",
        KEEP_TARGET: "keep-target",
        TAKE_FROM: "take-from",
        ATTACK_CHARACTER: "attack-character",
        PLAYER: "player",
        SWAP_SEATS: "swap-seats",
    }
)
