"""Action windows: one action or pass each, until all pass in succession (CCG-6.1).

Worked examples: CCG-X45.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Window


class ActionWindow(Window[CcgState]):
    """CCG-6.1a The asked player takes exactly one action; then the next one is asked."""

    def __init__(
        self, name: str, order: list[int] | None = None, turn: int = 0, passes: int = 0
    ) -> None:
        super().__init__(name, [] if order is None else order, turn, passes)

    def take(self, state: CcgState) -> str | None:
        """CCG-6.1a Pass, or begin an action; CCG-6.2d."""
        if state.answer == PASS:
            state.backs = 0
            self.pass_on()
            return "offer"
        state.taken_back = 0
        self.perform(state, self.order[self.turn], state.answer)
        return None

    def check(self, state: CcgState) -> str | None:
        """CCG-6.5o What is taken back leaves no trace; else the next player is asked; CCG-6.1g."""
        if state.taken_back:
            state.taken_back = 0
            state.backs += 1
            return "offer"
        state.backs = 0
        self.passes = 0
        self.turn = (self.turn + 1) % len(self.order)
        self.settle(state)
        return "offer"

    def perform(self, state: CcgState, seat: int, option: Option) -> None:
        """CCG-6.2 Begin the procedure of an action."""
        PROCEDURES[option[0]](state, seat, option, self.name)

    def settle(self, state: CcgState) -> None:
        """CCG-11.7 The state check after an action."""
        state.settle()
