"""Effects that only one program has."""

from __future__ import annotations

from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.vocabulary import Effect


class SelfConstruct(Effect):
    """ONR-15.9 The Runner lives on as a construct: no brain damage, less of everything else."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.brain_damage = 0
        state.fewer_actions += 1
        state.smaller_hand += 1
        state.no_meat = 1
        state.dirty = 1
