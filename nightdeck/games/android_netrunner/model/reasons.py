"""Why something cannot be done: rules answer with a reason, and players read its words.

A rule that finds an obstacle returns its number, FINE (which is false) if there is none. What is
offered and what is said to somebody who asks come from the same answer, so they cannot disagree.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language.tables import read_reasons

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

REASONS: Final[dict[int, tuple[str, str]]] = read_reasons(__name__)
"""The words of each reason and its clause."""
