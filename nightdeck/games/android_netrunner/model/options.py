"""What a player may choose: verbs followed by cards, servers, places or amounts.

ANR-DEC9, ANR-DEC10, ANR-DEC14 and ANR-DEC18, what card text asks for, are the verbs of the
language of cards.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language import verbs
from nightdeck.language.verbs import CARD, ENOUGH, MODE, NO, NUMBER, TRIGGER, YES

__all__ = ["CARD", "ENOUGH", "MODE", "NO", "NUMBER", "TRIGGER", "YES"]

# DEC1
KEEP: Final = 1
MULLIGAN: Final = 2
# DEC2: actions
DRAW: Final = 3
GAIN_CREDIT: Final = 4
INSTALL: Final = 5  # card, server or host
PLAY: Final = 6  # card, server to run on or NONE
ADVANCE: Final = 7  # card
TRASH_RESOURCE: Final = 8  # card
PURGE: Final = 9
REMOVE_TAG: Final = 10
MAKE_RUN: Final = 11  # server
USE: Final = 12  # card, place of the ability on it, server or host or NONE
# DEC3: windows
REZ: Final = 13  # card
SCORE: Final = 14  # card
# DEC4
TRASH_FIRST: Final = 15  # card
GO_ON: Final = 16
# DEC5
CONTINUE: Final = 17
JACK_OUT: Final = 18
# DEC6
SUBROUTINE: Final = 19  # place of the subroutine
# DEC7, DEC8
ACCESS: Final = 20  # card
ACCESS_HIDDEN: Final = 21  # zone: the next card of R&D or a random card of HQ
STEAL: Final = 22  # card
TRASH_ACCESSED: Final = 23  # card
LEAVE: Final = 24  # card
# DEC11, DEC12, DEC14
BID: Final = 28  # credits
SERVER: Final = 31  # server
# DEC13
PREVENT: Final = 34  # card, place of the prevention ability
# DEC15, DEC17
DISCARD: Final = 35  # card
# DEC16
SPEND: Final = 36  # card with credits or NONE for the pool, amount
REPLACE: Final = 37  # card whose replacement is used, or NONE
POSITION: Final = 38  # a place in a shuffled face-down row (ANR-Q17)

VERBS: Final[tuple[str, ...]] = verbs.declared(__name__, {MAKE_RUN: "run", TRASH_ACCESSED: "trash"})
"""The names of the verbs, by number."""
