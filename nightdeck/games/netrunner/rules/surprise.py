"""Ice that is met without being installed, ONR-10.27: straight out of HQ, then it is trashed."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.events import CARD_SHOWN
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, FOR_REZ, NONE, ice_zone
from nightdeck.games.netrunner.rules.bits import pay
from nightdeck.games.netrunner.rules.encounter import Encounter
from nightdeck.games.netrunner.rules.leaving import switch_on, trash_now
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.rez import HALF, price_of
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY


class SurpriseEncounter(Frame):
    """ONR-10.27 The Runner meets ice of HQ as if it stood innermost on the fort run.

    It counts neither as installed nor as rezzed: nothing that waits for either hears of it.
    """

    steps: ClassVar[tuple[str, ...]] = ("pay_half", "meet", "trash", "finish")

    def __init__(self, ice: int, fort: int) -> None:
        self.ice: int = ice
        self.fort: int = fort

    def pay_half(self, state: OnrState) -> str | None:
        """ONR-7.9 Half the rez cost, and nothing above it."""
        pay(state, CORP, price_of(state, self.ice, HALF), FOR_REZ)
        return None

    def meet(self, state: OnrState) -> str | None:
        """ONR-10.6 It stands innermost, face up, as long as the encounter lasts."""
        state.fort[self.ice] = self.fort
        state.move(self.ice, ice_zone(self.fort), 0)
        state.all_ice.append(self.ice)
        state.rezzed[self.ice] = 1
        state.reveal(self.ice, EVERYBODY)
        state.emit(CARD_SHOWN, self.ice)
        switch_on(state, self.ice)
        state.call(Encounter(self.ice))
        return None

    def trash(self, state: OnrState) -> str | None:
        """It is trashed face up, also if the run has ended; else ONR-10.10 is repeated."""
        if state.zone[self.ice] == ice_zone(self.fort):
            trash_now(state, self.ice, NONE)
        state.run_moved = 0
        state.run_dropped = 1
        return None

    def finish(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return DONE
