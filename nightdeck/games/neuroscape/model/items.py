"""An item of the cache as a row of numbers (NEU-8.3).

The first number tells items apart, the second is the seat that controls it, as the kernel's pile
wants it. Behind the fixed numbers stand the targets in pairs: code and serial number.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.terms import NONE

ID: Final = 0
SEAT: Final = 1
KIND: Final = 2
CARD: Final = 3  # the played card, or the card whose ability it is; NONE for a copy of a card
DEFINITION: Final = 4
PLACE: Final = 5  # of the ability
ACTOR: Final = 6  # the character that uses the ability
REVERSED: Final = 7
X: Final = 8
MODE: Final = 9
WHERE: Final = 10  # mainframe (seat) of a slot card, first bearer of cyberware
PORT: Final = 11
WHERE_TOO: Final = 12  # second bearer of a tether
PORT_TOO: Final = 13
PAID: Final = 14  # a value fixed by paying, such as the attack of what was sacrificed
SERIAL: Final = 15  # of the source
COPIED: Final = 16  # 1 for a copy
FREED: Final = 17  # 1 once it resolves: nothing can be aimed at it any more
WHERE_SERIAL: Final = 18  # of the first bearer, then of the second
TOO_SERIAL: Final = 19
FIXED: Final = 20

CARD_ITEM: Final = 0
ABILITY_ITEM: Final = 1
TROJAN_ITEM: Final = 2


def new_item(number: int, seat: int, kind: int, card: int, definition: int) -> list[int]:
    """Return a fresh item without targets."""
    item = [NONE] * FIXED
    item[ID] = number
    item[SEAT] = seat
    item[KIND] = kind
    item[CARD] = card
    item[DEFINITION] = definition
    for place in (REVERSED, X, PAID, SERIAL, COPIED, FREED, WHERE_SERIAL, TOO_SERIAL):
        item[place] = 0
    return item


def targets(item: list[int]) -> list[int]:
    """Return the codes of an item's targets."""
    return item[FIXED::2]


def aim_ware(serials: list[int], item: list[int], where: int, bearer: int, port: int) -> None:
    """NEU-11.3 Aim cyberware at a bearer and a port; `where` says which of a tether's two."""
    item[where], item[where + 1] = bearer, port
    item[WHERE_SERIAL if where == WHERE else TOO_SERIAL] = serials[bearer]


def add_target(item: list[int], code: int, serial: int) -> None:
    """Add a target and the serial number it has now."""
    item.append(code)
    item.append(serial)
