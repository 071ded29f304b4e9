"""Which checks may pass unasked, and the picks that always stand at the same place."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model import options as verbs
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, HAND
from nightdeck.games.neuroscape.rules.playing import activatable
from nightdeck.games.neuroscape.rules.programs import springable
from nightdeck.kernel.game import Basic, Stop

STOPS: Final = (
    Stop(
        "swift",
        "Swift check",
        "you have refreshed RAM and cards in hand, or an ability or a trojan to answer with",
    ),
)
BASICS: Final = (Basic("d", "Draw", "deck"), Basic("i", "Install RAM", "ram"))
KEYS: Final = {verbs.DRAW: "d", verbs.INSTALL: "i"}


def stops() -> tuple[Stop, ...]:
    """NEU-8.2 Return the checks that a player may let pass."""
    return STOPS


def basics(state: NeuState, seat: int) -> tuple[Basic, ...]:
    """NEU-5.1c Return the two picks while they can be taken."""
    question = state.question
    if question is None or question.seat != seat or question.name != "draw-install":
        return ()
    return BASICS


def matters(state: NeuState) -> bool:
    """NEU-8.9 Tell from public facts whether a check is worth asking about.

    Whoever has no refreshed RAM, no trojan and no ability at hand can hardly act, whatever they
    hold; a card that costs nothing is played by those who are asked always.
    """
    question = state.question
    if question is None:
        return True
    seat = question.seat
    if springable(state, seat):
        return True
    if any(option[0] == verbs.ACTIVATE for option in activatable(state, seat)):
        return True
    has_memory = any(not state.running[ram] for ram in state.cards(seat, BANK))
    return has_memory and bool(state.cards(seat, HAND))
