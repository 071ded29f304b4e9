"""Carrying out an effect for a player, who is "you" on its card meanwhile (CCG-6.8)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NONE
from nightdeck.kernel.frames import DONE, Frame


class CarryOut(Frame):
    """One effect of a card, for one player."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "finish")

    def __init__(
        self, effect: int, source: int, seat: int, target: int = NONE, is_open: int = 0
    ) -> None:
        self.effect: int = effect
        self.source: int = source
        self.seat: int = seat
        self.target: int = target
        self.is_open: int = is_open

    def begin(self, state: CcgState) -> str | None:
        """Let the effect happen."""
        state.context.append([self.source, self.seat])
        self.is_open = 1
        effect = state.effect(self.effect)
        if effect.can(state, self.source, self.target, 0):
            effect.resolve(state, self.source, self.target, 0)
        return None

    def finish(self, state: CcgState) -> str | None:
        """It is done."""
        state.context.pop()
        self.is_open = 0
        state.settle()
        return DONE

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 End without result."""
        if self.is_open:
            state.context.pop()
