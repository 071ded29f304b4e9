"""Expose, ANR-AB15 and ANR-K18."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model.events import CARD_EXPOSED
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_EXPOSE, pause
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import EVERYBODY


def can_be_exposed(state: AnrState, card: int) -> bool:
    """ANR-AB15 Only installed, unrezzed Corp cards can be exposed."""
    return is_installed(state, card) and not state.rezzed[card]


class Expose(Frame):
    """ANR-EV27, ANR-AB15 A card is shown to both players, then is face down again.

    Gives back 1 if the card was exposed, 0 if that was prevented.
    """

    steps: ClassVar[tuple[str, ...]] = ("open_pause", "show")

    def __init__(self, card: int) -> None:
        self.card: int = card

    def open_pause(self, state: AnrState) -> None:
        """ANR-AB21 The Corp's part of the pause depends on public facts only."""
        pause(state, PREVENT_EXPOSE, self.card, 1)

    def show(self, state: AnrState) -> None:
        """ANR-H5 Both players see the face."""
        if state.result and can_be_exposed(state, self.card):
            state.reveal(self.card, EVERYBODY)
            state.emit(CARD_EXPOSED, self.card)
            state.result = 1
        else:
            state.result = 0
