"""Why something cannot be done: rules answer with a reason, and players read its words.

A rule that finds an obstacle returns its number, FINE (which is false) if there is none. What is
offered and what is said to somebody who asks come from the same answer, so they cannot disagree.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
TOO_DEAR: Final = 1
TOO_FEW_CLICKS: Final = 2
NOT_HAPPENED: Final = 3
VOID: Final = 4
NOT_INSTALLABLE: Final = 5
SECOND_CONSOLE: Final = 6
NAME_IN_PLAY: Final = 7
TEXT_FORBIDS: Final = 8
NO_HOST: Final = 9
NO_MEMORY: Final = 10
NO_SERVER: Final = 11
REZZED: Final = 12
NEVER_REZZED: Final = 13
ICE_KEPT_DOWN: Final = 14
NOTHING_TO_FORFEIT: Final = 15
NO_ENCOUNTER: Final = 16
WRONG_KIND: Final = 17
TRAP_HOLDS: Final = 18
NOTHING_LEFT: Final = 19
TOO_WEAK: Final = 20

REASONS: Final[dict[int, tuple[str, str]]] = {
    TOO_DEAR: ("It costs {cost}; you have {have}.", "ANR-2.12"),
    TOO_FEW_CLICKS: ("It takes one more click than you have left.", "ANR-K13"),
    NOT_HAPPENED: ("What it asks for has not happened.", "ANR-INS18"),
    VOID: ("It would change nothing now.", "ANR-AB3"),
    NOT_INSTALLABLE: ("It is not a card that is installed.", "ANR-INS7"),
    SECOND_CONSOLE: ("You have a console, and only one can be installed.", "ANR-K10"),
    NAME_IN_PLAY: ("It is unique, and one of its name is active.", "ANR-U1"),
    TEXT_FORBIDS: ("Its own text does not allow it now.", "ANR-INS7"),
    NO_HOST: ("There is no place where it may be installed.", "ANR-INS7"),
    NO_MEMORY: ("It needs more memory than you have.", "ANR-INS8"),
    NO_SERVER: ("There is no server it could be installed in.", "ANR-INS1"),
    REZZED: ("It is rezzed; it has no ability to use at this moment.", "ANR-AB3"),
    NEVER_REZZED: ("Agendas are scored between your own actions.", "ANR-W3"),
    ICE_KEPT_DOWN: ("Ice cannot be rezzed for now.", "ANR-INS12"),
    NOTHING_TO_FORFEIT: ("Rezzing it forfeits an agenda, and you have none.", "ANR-INS17"),
    NO_ENCOUNTER: ("Icebreakers work while you encounter ice.", "ANR-ICE2"),
    WRONG_KIND: ("It does not break this: {ice} is a {kind}.", "ANR-ICE2"),
    TRAP_HOLDS: ("No icebreaker breaks a trap.", "ANR-Q12"),
    NOTHING_LEFT: ("Nothing is left to break.", "ANR-ICE3"),
    TOO_WEAK: ("{ice} has strength {strength}, this has {own}.", "ANR-ICE2"),
}
"""The words of each reason and its clause."""
