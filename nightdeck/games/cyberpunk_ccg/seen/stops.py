"""Which windows may pass unasked, and when they matter (CCG-6.1b)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.options import BUY, PLAY
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NO_ATTACK
from nightdeck.kernel.game import Stop
from nightdeck.kernel.state import PASS, Option

YOURS: Final = "it is your turn, or something of yours on the table can be used"
USABLE: Final = "something of yours on the table can be used"
ATTACKED: Final = "you are attacked, or something of yours on the table can be used"

STOPS: Final = (
    Stop("purchase", "Shopping", YOURS),
    Stop("equip", "Equip", USABLE),
    Stop("legwork", "Legwork", USABLE),
    Stop("teams", "Teams", "it is your turn", answer="done"),
    Stop("closing", "The end of Legwork", USABLE),
    Stop("hits", "Hits", YOURS),
    Stop("runs", "Runs", YOURS),
    Stop("skirmish", "A Skirmish", "always"),
    Stop("target", "The target of a Hit", ATTACKED),
    Stop("run", "A Run", ATTACKED),
    Stop("damage-control", "Damage Control", YOURS),
    Stop("response", "Responses", "always"),
)
IN_TURN: Final = ("purchase", "hits", "runs", "damage-control", "teams")
"""What matters to whoever's turn it is."""
ALWAYS: Final = ("skirmish", "response")


def stops() -> tuple[Stop, ...]:
    """CCG-6.1b Return the windows that a player may let pass."""
    return STOPS


def matters(state: CcgState) -> bool:
    """CCG-6.1h Tell from public facts whether the open window is worth asking about."""
    question = state.question
    if question is None or question.name in ALWAYS:
        return True
    if question.name in IN_TURN and question.seat == state.active_seat:
        return True
    if question.name == "teams":
        return False
    if state.attack_kind != NO_ATTACK and state.target_seat == question.seat:
        return True
    return any(option != PASS and is_public(option) for option in question.options)


def is_public(option: Option) -> bool:
    """Tell whether everybody could know of an option: it is about no card of a hand."""
    return option[0] not in (BUY, PLAY)
