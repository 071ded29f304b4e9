"""Encountering ice, ANR-RUN3 to ANR-RUN3.4 and ANR-RUN11.

Worked examples: ANR-E24, ANR-E50, ANR-E76, ANR-E79. ANR-Q26 What ice that left play still does.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.definitions import SUBROUTINE_FEATURE
from nightdeck.games.android_netrunner.model.modifiers import subroutines
from nightdeck.games.android_netrunner.model.rulings import Q26
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, SERVER_ZONES, THIS_ENCOUNTER
from nightdeck.games.android_netrunner.rules import windows
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame


class Encounter(Frame):
    """ANR-RUN3a One encounter with rezzed ice."""

    steps: ClassVar[tuple[str, ...]] = (
        "meet",
        "break_window",
        "after_window",
        "next_subroutine",
        "after_subroutine",
        "end_encounter",
        "forget",
    )

    def __init__(self, ice: int, place: int = 0) -> None:
        self.ice: int = ice
        self.place: int = place

    def meet(self, state: AnrState) -> None:
        """ANR-RUN3a "When encountered" conditions; a new encounter starts unbroken (ANR-ICE3)."""
        state.encountered = self.ice
        state.encounter_over = 0
        state.bypassed = 0
        state.broken = 0
        state.breakers = []
        state.dirty = 1
        state.emit(events.ICE_ENCOUNTERED, self.ice)
        settle(state)

    def break_window(self, state: AnrState) -> str | None:
        """ANR-RUN3.1a, ANR-RUN3c The break window, unless the encounter is over already."""
        if (
            state.run_over
            or state.encounter_over
            or state.bypassed
            or windows.server_is_gone(state)
        ):
            return "end_encounter"
        windows.open_window(state, windows.IN_RUN | windows.BREAK, "break-window")
        return None

    def after_window(self, state: AnrState) -> str | None:
        """ANR-RUN3.1b, ANR-RUN3.1c Ice that left play or was derezzed resolves nothing."""
        if state.run_over or state.encounter_over:
            return "end_encounter"
        return None

    def next_subroutine(self, state: AnrState) -> str | None:
        """ANR-RUN3.3a Unbroken subroutines resolve one at a time, in printed order."""
        found = subroutines(state, self.ice)
        while self.place < len(found) and state.broken >> self.place & 1:
            self.place += 1
        if self.place >= len(found):
            return "end_encounter"
        state.note(self.ice, SUBROUTINE_FEATURE + self.place)
        state.emit(events.SUBROUTINE_BEGINS, self.ice, self.place)
        found[self.place].effect.resolve(state, self.ice, NONE, 0)
        return None

    def after_subroutine(self, state: AnrState) -> str | None:
        """ANR-RUN3.3b, ANR-RUN3.3c The end of the run stops the remaining subroutines."""
        state.emit(events.SUBROUTINE_RESOLVED, self.ice, self.place)
        self.place += 1
        settle(state)
        if state.run_over or state.run_moved:
            return "end_encounter"
        if state.zone[self.ice] < SERVER_ZONES and state.rulings[Q26]:
            return "end_encounter"
        return "next_subroutine"

    def end_encounter(self, state: AnrState) -> None:
        """ANR-RUN11 An encounter ends exactly once, before RUN3.4 or RUN6."""
        if state.bypassed:
            state.emit(events.ICE_BYPASSED, self.ice)
            state.bypassed = 0
        state.emit(events.ENCOUNTER_ENDS, self.ice, 1 if is_fully_broken(state, self.ice) else 0)
        settle(state)

    def forget(self, state: AnrState) -> str | None:
        """ANR-RUN3.4a, ANR-AB10 Encounter-duration effects end."""
        state.encountered = NONE
        state.encounter_over = 0
        state.broken = 0
        state.breakers = []
        state.expire(THIS_ENCOUNTER)
        state.dirty = 1
        settle(state)
        return DONE


def is_fully_broken(state: AnrState, ice: int) -> bool:
    """ANR-ICE5 All subroutines are broken, and there was at least one."""
    number = len(subroutines(state, ice))
    return number > 0 and state.broken & ((1 << number) - 1) == (1 << number) - 1


def bypass(state: AnrState) -> None:
    """ANR-RUN3c, ANR-K20 The encounter ends at once and the ice is passed."""
    if state.encountered != NONE:
        state.bypassed = 1
