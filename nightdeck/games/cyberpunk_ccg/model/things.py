"""Something that is announced and may be answered, as a row of numbers (CCG-6.6).

What it is aimed at and which Runners were exhausted for it lie beside it in the state.
"""

from __future__ import annotations

from typing import Final

ID: Final = 0
SEAT: Final = 1
KIND: Final = 2
CARD: Final = 3  # whose ability it is, the Event, or the Runner that pays
PLACE: Final = 4  # of the ability: on the card, or INHERENT and its number
MODE: Final = 5
CANCELLED: Final = 6
NUMBER: Final = 7
POWER: Final = 8  # CCG-6.3g the last values of its source
OWNER: Final = 9  # definition of the source
FIXED: Final = 10

ABILITY: Final = 0
EVENT: Final = 1
PAYMENT: Final = 2  # a Runner as EB source, boost or discount

INHERENT: Final = 100
"""Places from here on are those of inherent abilities (CCG-10)."""
