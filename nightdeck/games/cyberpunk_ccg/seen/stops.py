"""Which windows may pass unasked, and when they matter (CCG-6.1b)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NO_ATTACK
from nightdeck.kernel.game import Stop
from nightdeck.kernel.state import PASS

OFTEN: Final = "something of yours on the table can be used, or it is your turn"

STOPS: Final = (
    Stop("purchase", "Shopping", OFTEN),
    Stop("equip", "Equip", OFTEN),
    Stop("legwork", "Legwork", OFTEN),
    Stop("closing", "The end of Legwork", OFTEN),
    Stop("hits", "Hits", OFTEN),
    Stop("runs", "Runs", OFTEN),
    Stop("skirmish", "A Skirmish", "always"),
    Stop("target", "The target of a Hit", OFTEN),
    Stop("run", "A Run", OFTEN),
    Stop("damage-control", "Damage Control", OFTEN),
    Stop("response", "Responses", "always"),
)


def stops() -> tuple[Stop, ...]:
    """CCG-6.1b Return the windows that a player may let pass."""
    return STOPS


def matters(state: CcgState) -> bool:
    """CCG-6.1h Tell from public facts whether the open window is worth asking about."""
    question = state.question
    if question is None or question.name not in ("equip", "legwork", "closing", "target", "run"):
        return True
    if state.attack_kind != NO_ATTACK and state.target_seat == question.seat:
        return True
    return any(option != PASS and is_public(state, option) for option in question.options)


def is_public(state: CcgState, option: tuple[int, ...]) -> bool:
    """Tell whether everybody could know of an option: its card is on the table."""
    return len(option) < 2 or option[1] < 0 or state.kind_of_zone(option[1]) != 2
