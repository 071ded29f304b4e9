"""How a target is named by one number: a card, a player, a pool of a player, an item of the cache.

NEU-13.3 Any target for damage is a character or a pool; NEU-13.4 a player is a target of its own.
"""

from __future__ import annotations

from typing import Final

FIRST_POOL: Final = -2
FIRST_PLAYER: Final = -20
FIRST_ITEM: Final = -100


def pool_code(seat: int, pool: int) -> int:
    """Return the code of a health pool."""
    return FIRST_POOL - (seat * 2 + pool)


def is_pool(code: int) -> bool:
    """Tell whether a code names a pool."""
    return FIRST_PLAYER < code <= FIRST_POOL


def pool_of(code: int) -> tuple[int, int]:
    """Return seat and pool of a code."""
    place = FIRST_POOL - code
    return place // 2, place % 2


def player_code(seat: int) -> int:
    """Return the code of a player."""
    return FIRST_PLAYER - seat


def is_player(code: int) -> bool:
    """Tell whether a code names a player."""
    return FIRST_ITEM < code <= FIRST_PLAYER


def player_of(code: int) -> int:
    """Return the seat of a player's code."""
    return FIRST_PLAYER - code


def item_code(number: int) -> int:
    """Return the code of a cache item."""
    return FIRST_ITEM - number


def is_item(code: int) -> bool:
    """Tell whether a code names an item of the cache."""
    return code <= FIRST_ITEM


def item_of(code: int) -> int:
    """Return the number of the item a code names."""
    return FIRST_ITEM - code
