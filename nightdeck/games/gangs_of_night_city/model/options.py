"""GNC-18 What a player may choose: verbs followed by numbers; (0,) is done, none or decline."""

from __future__ import annotations

from typing import Final

GANG: Final = 1
"""(GANG, gang)"""
ACTIVATE: Final = 2
RECLAIM: Final = 3
ACTION: Final = 4
"""(ACTION, disc, action)"""
MOVE: Final = 5
"""(MOVE, unit, place)"""
FIREFIGHT: Final = 6
"""(FIREFIGHT, district)"""
SWAP: Final = 7
"""(SWAP, own unit, other unit)"""
PLAY: Final = 8
"""(PLAY, card)"""
TARGET: Final = 9
"""(TARGET, side)"""
PAY: Final = 10
"""(PAY, amount in kind, amount in secrets, kind)"""
SPEND: Final = 11
"""(SPEND, kind): one resource of this kind"""
USE: Final = 12
"""(USE,): yes to an optional effect"""
BOOST: Final = 13
"""(BOOST, source): one boost; (BOOST, -1): all of them"""
CASUALTY: Final = 14
"""(CASUALTY, unit)"""
SEIZE: Final = 15
"""(SEIZE, slot)"""
HIRE: Final = 16
"""(HIRE, slot)"""
DISTRICT: Final = 17
"""(DISTRICT, district)"""
GAIN: Final = 18
"""(GAIN, kind, running number): the number tells equal gains of one list apart"""
KEEP: Final = 19
"""(KEEP, card)"""
REMOVE: Final = 20
"""(REMOVE, card)"""
BOTTOM: Final = 21
"""(BOTTOM, card)"""
AMOUNT: Final = 22
"""(AMOUNT, number)"""
STEAL: Final = 23
"""(STEAL, side, kind)"""
READY: Final = 24
"""(READY, disc)"""
DESTROY: Final = 25
"""(DESTROY, unit)"""
SUBSTITUTE: Final = 26
"""(SUBSTITUTE, unit): lose this Drone elsewhere instead"""
ADVANCE: Final = 27
"""(ADVANCE, spaces)"""
REROLL: Final = 28
"""(REROLL, source)"""
CONVERT: Final = 29
"""(CONVERT, unit)"""
RECRUIT: Final = 30
"""(RECRUIT, unit, district)"""
TRIGGER: Final = 31
"""(TRIGGER, source)"""
CHOICE: Final = 32
"""(CHOICE, number): as a Story card says"""
RIVAL: Final = 33
"""(RIVAL, side)"""
LOSE: Final = 34
"""(LOSE, unit)"""

VERBS: Final[dict[int, str]] = {
    0: "pass",
    GANG: "gang",
    ACTIVATE: "activate",
    RECLAIM: "reclaim",
    ACTION: "action",
    MOVE: "move",
    FIREFIGHT: "firefight",
    SWAP: "swap",
    PLAY: "play",
    TARGET: "target",
    PAY: "pay",
    SPEND: "spend",
    USE: "use",
    BOOST: "boost",
    CASUALTY: "casualty",
    SEIZE: "seize",
    HIRE: "hire",
    DISTRICT: "district",
    GAIN: "gain",
    KEEP: "keep",
    REMOVE: "remove",
    BOTTOM: "bottom",
    AMOUNT: "amount",
    STEAL: "steal",
    READY: "ready",
    DESTROY: "destroy",
    SUBSTITUTE: "substitute",
    ADVANCE: "advance",
    REROLL: "reroll",
    CONVERT: "convert",
    RECRUIT: "recruit",
    TRIGGER: "trigger",
    CHOICE: "choice",
    RIVAL: "rival",
    LOSE: "lose",
}
