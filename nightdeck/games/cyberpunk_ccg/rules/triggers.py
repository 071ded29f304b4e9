"""Triggers of one moment, the active player's first, each completely before the next (CCG-6.8n)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.card_abilities import CcgTrigger
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import FEATURE_USED
from nightdeck.games.cyberpunk_ccg.model.options import NO, YES
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.kernel.frames import DONE, Frame


def settle_triggers(state: CcgState) -> None:
    """CCG-6.8n Resolve what waits, unless that is being done already."""
    if state.pending and not state.collecting:
        state.call(Waiting())


class Waiting(Frame):
    """CCG-6.8n Each player's triggers in instance order, clockwise from the active player."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "offer_optional", "take_optional", "finish")

    def __init__(self, row: list[int] | None = None) -> None:
        self.row: list[int] = [] if row is None else row

    def pick(self, state: CcgState) -> str | None:
        """Find the next one; its source must still be in play."""
        state.collecting = 1
        while state.pending:
            around = state.clockwise(state.active_seat)
            rows = [row for row in state.pending if row[0] in around]
            if not rows:
                state.pending = []
                break
            row = min(rows, key=lambda each: (around.index(each[0]), each[1]))
            state.pending.remove(row)
            if state.is_in_play(row[1]):
                self.row = row
                return None
        state.collecting = 0
        return DONE

    def trigger(self, state: CcgState) -> CcgTrigger:
        """Return the trigger of the picked row."""
        found = POOL[state.definition[self.row[1]]].triggers[self.row[2]]
        assert isinstance(found, CcgTrigger)
        return found

    def offer_optional(self, state: CcgState) -> str | None:
        """CCG-6.8j "May" is a question of its own; CCG-6.7u."""
        if not self.trigger(state).optional:
            state.answer = (YES,)
            return None
        state.ask(self.row[0], "optional", [(YES,), (NO,)], (self.row[1],), 1)
        return None

    def take_optional(self, state: CcgState) -> str | None:
        """Resolve it, or not."""
        if state.answer[0] == NO:
            return "pick"
        seat, source, place, target, number = self.row
        state.emit(FEATURE_USED, source, place)
        state.context.append([source, seat])
        self.trigger(state).effect.resolve(state, source, target, number)
        return None

    def finish(self, state: CcgState) -> str | None:
        """Go on with the next one."""
        state.context.pop()
        state.settle()
        return "pick"

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 End without result."""
        state.collecting = 0
        state.pending = []
        if state.context:
            state.context.pop()
