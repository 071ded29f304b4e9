"""The names under which views point at cards: they tell nothing, not even how many there were.

A card that passes through a place somebody may not look into gets a new tag, a number counted up.
Shown as it is, a gap between two tags would tell how many cards were moved in secret.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State

SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
SPAN: Final = 36**5
MOST_KEPT: Final = 256

HANDLES: Final[dict[bytes, list[str]]] = {}
"""The names of the first tags of the games last looked at, by the key they are drawn with."""


def handles(state: State) -> list[str]:
    """Return the names of all tags given out so far, and perhaps of some to come."""
    key = state.rng.handle_key()
    known = HANDLES.get(key)
    if known is None or len(known) < state.tags:
        if known is None and len(HANDLES) >= MOST_KEPT:
            HANDLES.clear()
        known = drawn(key, max(256, 2 * state.tags))
        HANDLES[key] = known
    return known


def drawn(key: bytes, count: int) -> list[str]:
    """Return so many different names; a longer list begins like a shorter one."""
    rng, names = Rng(key), dict[str, None]()
    while len(names) < count:
        number, name = rng.below(SPAN), "t"
        for _ in range(5):
            name += SIGNS[number % 36]
            number //= 36
        names[name] = None
    return list(names)


def tag_names(state: State) -> list[str]:
    """Return the names under which cards are pointed at in views."""
    known = handles(state)
    return [known[tag] for tag in state.tag]


def card_tag(state: State, card: int) -> str:
    """Return the name under which a card is pointed at in views."""
    return handles(state)[state.tag[card]]


def tagged(state: State, name: str) -> int:
    """Return the card that a name points at now, or -1."""
    names = tag_names(state)
    return names.index(name) if name in names else -1
