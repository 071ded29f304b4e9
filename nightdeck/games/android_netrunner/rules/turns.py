"""What both turns share: clicks, the memory of a turn (ANR-EV31), and their alternation."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.events import CLICKS_GRANTED
from nightdeck.games.android_netrunner.model.modifiers import allotted_clicks
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, TALLIES

SETUP_PHASE: Final = 0
DRAW_PHASE: Final = 1
ACTION_PHASE: Final = 2
DISCARD_PHASE: Final = 3


def start_turn(state: AnrState, seat: int) -> None:
    """ANR-EV31 A new turn with an empty memory."""
    state.turn_seat = seat
    if seat == CORP:
        state.turn += 1
    state.tally = [0] * TALLIES
    state.used = []
    state.arrival = {}
    state.fresh = []


def grant_clicks(state: AnrState, seat: int) -> None:
    """ANR-1.22 The clicks of a turn, without those owed (ANR-Q47)."""
    clicks = max(allotted_clicks(state, seat) - state.clicks_owed[seat], 0)
    state.clicks_owed[seat] = 0
    state.clicks[seat] = clicks
    state.emit(CLICKS_GRANTED, seat, clicks)


def forget_turn(state: AnrState, seat: int) -> None:
    """ANR-C3.4, ANR-EV31 Clicks never carry over; what happened is remembered for one turn."""
    state.clicks[seat] = 0
    state.last_tally[seat] = state.tally
    state.tally = [0] * TALLIES
    state.used = []
