"""Response windows: what is answered, by whom, and when the asking ends (CCG-6.6)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import WOULD_BE_TRASHED
from nightdeck.games.cyberpunk_ccg.model.things import CANCELLED, CARD
from nightdeck.games.cyberpunk_ccg.rules.acting import may_hold_answer, responses
from nightdeck.games.cyberpunk_ccg.rules.windows import ActionWindow
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option


class Responding(ActionWindow):
    """CCG-6.6b Everybody in turn order uses one Response or passes, until all pass in a row.

    Also CCG-6.6g.
    """

    steps: ClassVar[tuple[str, ...]] = ("open_window", "offer", "take", "check")

    def __init__(
        self,
        trigger: int,
        name: str = "response",
        order: list[int] | None = None,
        turn: int = 0,
        passes: int = 0,
        is_open: int = 0,
    ) -> None:
        super().__init__(name, order, turn, passes)
        self.trigger: int = trigger
        self.is_open: int = is_open

    def open_window(self, state: CcgState) -> str | None:
        """CCG-6.6b The active player is asked first."""
        self.order = state.clockwise(state.active_seat)
        self.is_open = 1
        state.triggers_open.append(self.trigger)
        return None

    def options(self, state: CcgState, seat: int) -> list[Option]:
        """CCG-6.6b Only Responses whose condition fits the trigger; CCG-6.1i, CCG-6.7p."""
        return responses(state, seat, self.trigger)

    def must_ask(self, state: CcgState, seat: int) -> bool:
        """CCG-6.1h A silent pass never reveals a hand."""
        return may_hold_answer(state, seat, self.trigger)

    def is_closed(self, state: CcgState) -> bool:
        """CCG-6.6d Close as soon as it is cancelled, or the last card of the set is saved."""
        if self.trigger & WOULD_BE_TRASHED:
            state.doomed[-1][:] = [card for card in state.doomed[-1] if still_there(state, card)]
            return not state.doomed[-1]
        return state.things[-1][CANCELLED] != 0

    def topic(self, state: CcgState) -> tuple[int, ...]:
        """Return what may be answered: the doomed cards, or what is announced."""
        if self.trigger & WOULD_BE_TRASHED:
            return tuple(state.doomed[-1])
        return (state.things[-1][CARD],)

    def after_round(self, state: CcgState) -> str | None:
        """Nobody answers any more."""
        self.is_open = 0
        state.triggers_open.pop()
        return DONE

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 Close without result."""
        if self.is_open:
            state.triggers_open.pop()


def still_there(state: CcgState, card: int) -> bool:
    """CCG-9.11 Tell whether a doomed card has not left otherwise."""
    return state.is_in_play(card) or state.kind_of_zone(card) == 8
