"""What tethers do for their two bearers (NEU-11.6)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.events import CARD_REFRESHED
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.model.vocabulary import Effect


def other_bearer(state: NeuState, tether: int, bearer: int) -> int:
    """Return the other bearer of a tether; NONE if it is gone."""
    if state.host[tether] == bearer:
        return state.host_too[tether]
    return state.host[tether] if state.host_too[tether] == bearer else NONE


class RefreshOtherBearer(Effect):
    """The bearer that the event is not about is refreshed, if it is running."""

    def words(self) -> str:
        return "refresh the other bearer"

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        other = other_bearer(state, source, target)
        return state.is_on_field(other) and state.running[other] != 0

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            other = other_bearer(state, source, target)
            state.running[other] = 0
            state.emit(CARD_REFRESHED, other)
