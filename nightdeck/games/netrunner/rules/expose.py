"""Exposing and concealing, ONR-16.9."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import CARD_EXPOSED
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP
from nightdeck.kernel.state import EVERYBODY, bit


def can_expose(state: OnrState, card: int) -> bool:
    """ONR-16.9 Only installed, unrezzed cards that are not exposed yet."""
    return state.fort_of(card) >= 0 and not state.rezzed[card] and not state.revealed[card]


def expose(state: OnrState, card: int) -> None:
    """ONR-16.9 The card becomes revealed: face up for both, still unrezzed."""
    if can_expose(state, card):
        state.revealed[card] = 1
        state.reveal(card, EVERYBODY)
        state.emit(CARD_EXPOSED, card)


def conceal(state: OnrState, card: int) -> None:
    """ONR-16.9 Back to face down."""
    if not state.rezzed[card]:
        state.revealed[card] = 0
        state.known[card] &= bit(CORP)
