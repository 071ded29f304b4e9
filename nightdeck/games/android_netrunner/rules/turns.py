"""What both turns share: clicks, the memory of a turn (ANR-EV31), and their alternation."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.model.events import CLICKS_GRANTED, TURN_BEGINS, TURN_ENDS
from nightdeck.games.android_netrunner.model.modifiers import allotted_clicks
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import window_follows_turn_begin
from nightdeck.games.android_netrunner.model.terms import CORP, TALLIES, THIS_TURN
from nightdeck.games.android_netrunner.rules.actions import perform
from nightdeck.games.android_netrunner.rules.credits import refill_all
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.android_netrunner.rules.windows import REZ_CARDS, open_window
from nightdeck.kernel.frames import DONE, Frame

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


class Turn(Frame):
    """ANR-SEQ1, ANR-SEQ2 The steps that are the same in both turns; `seat` is whose turn it is."""

    seat: ClassVar[int] = CORP
    allows: ClassVar[int] = REZ_CARDS
    opening: ClassVar[str] = ""
    """What may be done in the windows of the turn besides using abilities, and its first window."""

    def first_window(self, state: AnrState) -> None:
        """ANR-C1.1, ANR-R1.1, ANR-Q02 Paid abilities, rezzing, before the turn begins."""
        if not window_follows_turn_begin(state):
            open_window(state, self.allows, self.opening)

    def begin_turn(self, state: AnrState) -> None:
        """ANR-C1.2, ANR-R1.2 Recurring credits are refilled, then "when your turn begins"."""
        refill_all(state, self.seat)
        state.emit(TURN_BEGINS, self.seat, state.turn)
        self.begun(state)
        settle(state)

    def late_first_window(self, state: AnrState) -> None:
        """ANR-Q02 `after-begin`: the window comes after "turn begins"."""
        if window_follows_turn_begin(state):
            open_window(state, self.allows, self.opening)

    def begun(self, state: AnrState) -> None:
        """Change what waits for the beginning of the turn."""

    def take_action(self, state: AnrState) -> None:
        """ANR-C2.2, ANR-R1.3 Pay for it and resolve it completely."""
        perform(state, self.seat, state.answer)

    def after_action(self, state: AnrState) -> None:
        """ANR-AB7, ANR-SB1 State checks and conditionals."""
        settle(state)

    def window_after_action(self, state: AnrState) -> str:
        """ANR-C2.2w, ANR-R1.3w Paid abilities, rezzing after each action."""
        open_window(state, self.allows, "after-action")
        return "offer_action"

    def last_window(self, state: AnrState) -> None:
        """ANR-C3.2, ANR-R2.2 Paid abilities and rezzing, no scoring."""
        open_window(state, REZ_CARDS, "discard-window")

    def end_turn(self, state: AnrState) -> None:
        """ANR-C3.3, ANR-R2.3 "When the turn ends" conditions."""
        state.emit(TURN_ENDS, self.seat)
        settle(state)

    def forget(self, state: AnrState) -> str | None:
        """ANR-C3.3, ANR-R2.3, ANR-C3.4 Turn-long effects expire, clicks are gone."""
        state.expire(THIS_TURN)
        forget_turn(state, self.seat)
        settle(state)
        return DONE
