"""What a player may choose: verbs followed by cards, forts, places or amounts.

What card text asks for (ONR-24.12, ONR-24.21, ONR-24.23) are the verbs of the language of cards.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language import verbs
from nightdeck.language.verbs import CARD, ENOUGH, MODE, NO, NUMBER, TRIGGER, YES

__all__ = ["CARD", "ENOUGH", "MODE", "NO", "NUMBER", "TRIGGER", "YES"]

# ONR-24.1
KEEP: Final = 1
REDRAW: Final = 2
# ONR-24.2, ONR-24.3: actions
DRAW: Final = 3
GAIN_BIT: Final = 4
INSTALL: Final = 5  # card, fort or host or NONE, card replaced or NONE, 1 if trashing first
PLAY: Final = 6  # card, fort to run on or NONE
ADVANCE: Final = 7  # card
TRASH_RESOURCE: Final = 8  # card
REMOVE_TAG: Final = 9
MAKE_RUN: Final = 10  # fort
USE: Final = 11  # card, place of the ability on it, fort or NONE
END_ACTIONS: Final = 12
PAY_LOCK: Final = 13  # place in the list of run locks
PAY_COUNTER: Final = 14  # kind of player counter
PAY_SPY: Final = 15  # fort
STOP: Final = 16
# ONR-24.4: windows
REZ: Final = 17  # card, what is paid beyond the rez cost (ONR-16.21)
SCORE: Final = 18  # card
TRASH_ICE: Final = 19  # card
REMOVE_VIRUSES: Final = 20
# ONR-24.5
CONTINUE: Final = 21
JACK_OUT: Final = 22
# ONR-24.6
BOOST: Final = 23  # icebreaker
BREAK: Final = 24  # icebreaker, place of the subroutine or NONE for all
SUBROUTINE: Final = 28  # place of the subroutine
# ONR-24.7
PAY: Final = 31  # price
DECLINE: Final = 34
# ONR-24.8, ONR-24.9
BID: Final = 35  # bits, bits added beyond the limit
LINK_BID: Final = 36  # base link card or NONE, number of boosts
# ONR-24.11
PREVENT: Final = 37  # card, place of the prevention
ACCEPT: Final = 38
# ONR-24.13, ONR-24.14
ACCESS: Final = 39  # card
ACCESS_STORED: Final = 40  # zone
STEAL: Final = 41  # card, price
TRASH_ACCESSED: Final = 42  # card, price
# ONR-24.15, ONR-24.16, ONR-24.22
DISCARD: Final = 43  # card
TRASH_PROGRAM: Final = 44  # card
TRASH_FIRST: Final = 45  # card
# ONR-24.19
SPEND: Final = 46  # source, amount
# ONR-24.25
FORT: Final = 47  # fort
# ONR-24.17
ORDERED: Final = TRIGGER  # source, place of the ability on it, target, amount
# ONR-24.28
FLATLINED: Final = 48
LOSE_BITS: Final = 49  # stealth card that loses bits to noise (ONR-12.13)

VERBS: Final[tuple[str, ...]] = verbs.declared(
    __name__, {MAKE_RUN: "run", END_ACTIONS: "end", LINK_BID: "link", TRASH_ACCESSED: "trash"}
)
"""The names of the verbs, by number."""
