"""Conditions of the inherent abilities that are used in attacks and windows (CCG-10)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language.when import in_skirmish
from nightdeck.games.cyberpunk_ccg.model.card_abilities import Constant
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.rulings import R22
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NO_ATTACK, NO_LONG_RANGE, SKIRMISH
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition


class MayShootFromAfar(Condition):
    """CCG-10.1 An attack goes on without this Runner, and nobody forbids it to shoot."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        if state.attack_kind == NO_ATTACK or state.takes_part(source):
            return False
        return not is_silenced(state, state.control[source])


def is_silenced(state: CcgState, seat: int) -> bool:
    """Tell whether a participant of the Skirmish forbids Long Range Offense to its opponents."""
    sources = state.modifiers.get(NO_LONG_RANGE)
    if sources is None or state.attack_stage != SKIRMISH:
        return False
    for source in sources:
        if state.control[source] == seat or not in_skirmish(state, source):
            continue
        for each in POOL[state.definition[source]].constant[NO_LONG_RANGE]:
            assert isinstance(each, Constant)
            if not state.exhausted[source] or each.while_used:
                return True
    return False


class FightsSensibly(Condition):
    """CCG-10.20 This Solo takes part in the attack and has not used Combat Sense in it."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.takes_part(source) and source not in state.sensed


class MaySave(Condition):
    """CCG-R22 A constant save may be limited to once per turn."""

    def holds(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return state.rulings[R22] != 2 or source not in state.marked


MAY_SHOOT_FROM_AFAR: Final = MayShootFromAfar()
FIGHTS_SENSIBLY: Final = FightsSensibly()
MAY_SAVE: Final = MaySave()
