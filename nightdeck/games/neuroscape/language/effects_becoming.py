"""What cards become, and what happens to a card on its way through its own effect."""

from __future__ import annotations

from nightdeck.games.neuroscape.language.effects_cards import PlayNow
from nightdeck.games.neuroscape.model.costs import base_cost
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import BECAME_COPY, PURGED
from nightdeck.games.neuroscape.model.items import COPIED
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CHARACTER, IMITATES, NONE, PURGE
from nightdeck.games.neuroscape.model.vocabulary import Effect
from nightdeck.games.neuroscape.rules.leaving import TO_HAND, leave_play, relocate
from nightdeck.language.resolving import Asking


class BecomeCopy(Effect):
    """NEU-14.11 This card becomes a copy of the target, except that its base cost stays."""

    def words(self) -> str:
        return "become a copy of it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not (state.is_on_field(source) and state.is_on_field(target)):
            return
        cost = base_cost(state, source)
        if not any(row[0] == IMITATES and row[1] == source for row in state.marks):
            state.marks.append([IMITATES, source, state.definition[source]])
        state.deactivate(source)
        state.definition[source] = state.definition[target]
        state.activate(source)
        state.base_cost[source] = cost
        state.dirty = 1
        state.emit(BECAME_COPY, source)


class PurgeThisCard(Effect):
    """NEU-20.20 The card that resolves is purged instead of going to the bin."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(state.context[-1][2]) if state.context else None
        if item is not None and not item[COPIED]:
            relocate(state, source, state.zone_of(state.owner[source], PURGE))
            state.emit(PURGED, source)


class ReturnAndPlay(PlayNow):
    """The target returns to its owner's hand; you may play a character that costs no more."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            cost = base_cost(state, target)
            leave_play(state, [target], TO_HAND)
            super().resolve(state, source, NONE, cost)

    def may_be(self, state: NeuState, frame: Asking, card: int, seat: int) -> bool:
        """NEU-13.11 The printed cost is at most that of what returned."""
        if POOL[state.definition[card]].kind != CHARACTER:
            return False
        return base_cost(state, card) <= frame.number
