"""GNC-18 What a player may choose: verbs followed by numbers; (0,) is done, none or decline."""

from __future__ import annotations

from typing import Final

from nightdeck.language.verbs import constants

GANG: Final = 1  # gang
ACTIVATE: Final = 2
RECLAIM: Final = 3
ACTION: Final = 4  # disc, action
MOVE: Final = 5  # unit, place
FIREFIGHT: Final = 6  # district
SWAP: Final = 7  # own unit, other unit
PLAY: Final = 8  # card
TARGET: Final = 9  # side
PAY: Final = 10  # amount in kind, amount in secrets, kind
SPEND: Final = 11  # kind: one resource of this kind
USE: Final = 12  # yes to an optional effect
BOOST: Final = 13  # source: one boost; (BOOST, -1): all of them
CASUALTY: Final = 14  # unit
SEIZE: Final = 15  # slot
HIRE: Final = 16  # slot
DISTRICT: Final = 17  # district
GAIN: Final = 18  # kind, running number: the number tells equal gains of one list apart
KEEP: Final = 19  # card
REMOVE: Final = 20  # card
BOTTOM: Final = 21  # card
AMOUNT: Final = 22  # number
STEAL: Final = 23  # side, kind
READY: Final = 24  # disc
DESTROY: Final = 25  # unit
SUBSTITUTE: Final = 26  # unit: lose this Drone elsewhere instead
ADVANCE: Final = 27  # spaces
REROLL: Final = 28  # source
CONVERT: Final = 29  # unit
RECRUIT: Final = 30  # unit, district
TRIGGER: Final = 31  # source
CHOICE: Final = 32  # number: as a Story card says
RIVAL: Final = 33  # side
LOSE: Final = 34  # unit

PASS: Final[dict[int, str]] = {0: "pass"}
VERBS: Final[dict[int, str]] = {**PASS, **constants(__name__, PASS)}
"""The names of the verbs, by number."""
