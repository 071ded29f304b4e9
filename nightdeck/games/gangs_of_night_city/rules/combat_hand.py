"""GNC-8.8 The Combat hand and its discard pile."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.events import CARDS_RECYCLED
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import DISCARD, HAND, zone_of


def recycle(state: GangsState, seat: int) -> None:
    """GNC-8.8 GNC-10.4g Take the whole discard pile back into the hand."""
    pile = state.pile(seat, DISCARD)
    if not pile:
        return
    hand = zone_of(seat, HAND)
    for card in pile[:]:
        state.move(card, hand)
    state.emit(CARDS_RECYCLED, seat)


def check_hand(state: GangsState, seat: int) -> None:
    """GNC-8.8 GNC-12.5a A player without a card in the Combat hand takes the discard pile back."""
    if not state.pile(seat, HAND):
        recycle(state, seat)
