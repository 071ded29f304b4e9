"""The verbs of the choices that card text asks for; the same numbers in every game.

A game's own verbs take any other numbers from 1 on; verb 0 is the kernel's "pass".
"""

from __future__ import annotations

import sys
from typing import Final

YES: Final = 25
NO: Final = 26
TRIGGER: Final = 27  # source card, place of the ability on it, target, amount
NUMBER: Final = 29  # amount
CARD: Final = 30  # card
MODE: Final = 32  # place of the mode
ENOUGH: Final = 33  # ends a series of choices

NAMES: Final[dict[int, str]] = {
    0: "pass",
    YES: "yes",
    NO: "no",
    TRIGGER: "trigger",
    NUMBER: "number",
    CARD: "card",
    MODE: "mode",
    ENOUGH: "done",
}


def declared(module: str, otherwise: dict[int, str]) -> tuple[str, ...]:
    """Return the names of all verbs of a game by number, as its module declares them.

    A verb JACK_OUT is called "jack-out"; what is called otherwise is said beside.
    """
    return named({**constants(module, NAMES), **otherwise})


def constants(module: str, taken: dict[int, str]) -> dict[int, str]:
    """Return what the numbers that a module declares are called, except those taken."""
    own: dict[int, str] = {}
    for constant, verb in vars(sys.modules[module]).items():
        if constant.isupper() and type(verb) is int and verb not in taken:
            if verb in own:
                raise ValueError(f"two verbs have the number {verb}: {own[verb]!r}, {constant}")
            own[verb] = constant.lower().replace("_", "-")
    return own


def named(own: dict[int, str], unasked: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Return the names of all verbs of a game by number, its own and those of card text.

    What its cards never ask for is `unasked` and has no name.
    """
    taken = sorted(set(own) & set(NAMES))
    if taken:
        raise ValueError(f"the verb {own[taken[0]]!r} has the number of {NAMES[taken[0]]!r}")
    every = {**{verb: NAMES[verb] for verb in NAMES if verb not in unasked}, **own}
    return tuple([every.get(number, "") for number in range(max(every) + 1)])
