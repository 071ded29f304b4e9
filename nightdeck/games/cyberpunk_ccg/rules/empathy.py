"""Empathy, Cyber-Psycho and Burning: checked after every change (CCG-11).

Worked examples: CCG-X16, CCG-X17.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.numbers import empathy, is_psycho
from nightdeck.games.cyberpunk_ccg.model.rulings import R31, R46
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    HAS_ATTACKED,
    HAS_DEFENDED,
    PSYCHO_BOUND,
)
from nightdeck.games.cyberpunk_ccg.rules.leaving import burn, trash


def check_state(state: CcgState) -> None:
    """CCG-11.1, CCG-11.7 Burn every Runner whose Empathy is 0 or less, all together."""
    if not state.dirty:
        return
    state.dirty = 0
    lost: list[int] = []
    for seat in range(state.seats):
        lost += [card for card in state.runners(seat) if empathy(state, card) <= 0]
    if lost:
        burn(state, lost)


def bind_psychos(state: CcgState) -> None:
    """CCG-11.4, CCG-11.6 Who is Cyber-Psycho when the own Hits open must attack this turn."""
    for card in state.runners(state.active_seat):
        if is_psycho(state, card):
            state.deeds[card] |= PSYCHO_BOUND


def idle_psychos(state: CcgState) -> list[int]:
    """CCG-11.3 Return the Cyber-Psychos that had to attack and have not; CCG-R46."""
    satisfied = HAS_ATTACKED | (HAS_DEFENDED if state.rulings[R46] else 0)
    return [
        card
        for card in state.runners(state.active_seat)
        if state.deeds[card] & PSYCHO_BOUND
        and not state.deeds[card] & satisfied
        and is_psycho(state, card)
    ]


def punish_idle(state: CcgState) -> None:
    """CCG-11.3 An idle Cyber-Psycho is Trashed; CCG-R31."""
    idle = idle_psychos(state)
    if not idle:
        return
    if state.rulings[R31]:
        burn(state, idle)
    else:
        trash(state, idle)
