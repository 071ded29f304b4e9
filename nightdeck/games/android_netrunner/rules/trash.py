"""Trashing with prevention, ANR-AB8 and ANR-EV28; trashes that cannot be prevented: leaving.py."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules import prevention
from nightdeck.games.android_netrunner.rules.leaving import is_installed, trash_now
from nightdeck.kernel.frames import DONE, Frame


def trash_cards(state: AnrState, cards: list[int], by: int, face_up: bool = False) -> None:
    """ANR-AB8 Trash cards one after the other, each with its own prevention pause."""
    if any(prevention.pause_is_possible(state, prevention.PREVENT_TRASH, card) for card in cards):
        state.call(Trash(cards, by, 1 if face_up else 0))
        return
    for card in cards:
        trash_now(state, card, by, face_up)


class Trash(Frame):
    """ANR-EV28, ANR-AB8 Cards about to be trashed; prevention may keep each of them installed."""

    steps: ClassVar[tuple[str, ...]] = ("open_pause", "trash")

    def __init__(self, cards: list[int], by: int, face_up: int, place: int = 0) -> None:
        self.cards: list[int] = cards
        self.by: int = by
        self.face_up: int = face_up
        self.place: int = place

    def open_pause(self, state: AnrState) -> str | None:
        """ANR-AB21 The pause before one card is trashed."""
        if self.place == len(self.cards):
            return DONE
        prevention.pause(state, prevention.PREVENT_TRASH, self.cards[self.place], 1)
        return None

    def trash(self, state: AnrState) -> str | None:
        """ANR-INS14 Trash it unless that was prevented."""
        card = self.cards[self.place]
        self.place += 1
        if state.result and is_installed(state, card):
            trash_now(state, card, self.by, self.face_up != 0)
        return "open_pause"
