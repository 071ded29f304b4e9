"""Changing control of characters (NEU-7.16)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import CONTROL_CHANGED
from nightdeck.games.neuroscape.model.numbers import newest
from nightdeck.games.neuroscape.model.rulings import R29, R56
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CONTROL, FIELD, NONE
from nightdeck.games.neuroscape.rules.cyberware import worn_by
from nightdeck.games.neuroscape.rules.leaving import (
    TO_BIN,
    free_memory,
    leave_play,
    remove_from_combat,
)
from nightdeck.games.neuroscape.rules.programs import is_iconic_twin


def take_control(state: NeuState, card: int, seat: int, duration: int, source: int) -> None:
    """NEU-7.16a A player gains control; the newest effect that lasts decides."""
    if state.control[card] == seat or is_iconic_twin(state, seat, state.definition[card]):
        return
    state.last(CONTROL, card, seat, duration, source)
    move_to(state, card, seat)


def move_to(state: NeuState, card: int, seat: int) -> None:
    """NEU-7.16 Memory goes home, the character leaves combat, tethers break; NEU-R29, NEU-R56."""
    if not state.rulings[R29]:
        free_memory(state, card, False, leaves=False)
    remove_from_combat(state, card)
    for ware in worn_by(state, card):
        if not POOL[state.definition[ware]].tether:
            continue
        if state.rulings[R56] and state.control[card] != state.owner[card]:
            continue
        state.host_too[ware] = NONE
    state.control[card] = seat
    state.move(card, state.zone_of(seat, FIELD))
    state.entered[card] = state.turn
    state.dirty = 1
    state.moved = 1
    state.emit(CONTROL_CHANGED, card, seat)


def revert_control(state: NeuState) -> None:
    """NEU-7.16 When a control effect ends, the newest that lasts or the owner takes over."""
    for card in state.all_characters():
        wanted = newest(state, CONTROL, card)
        if wanted == NONE or state.is_out(wanted):
            wanted = state.owner[card]
        if wanted == state.control[card] or state.is_out(wanted):
            continue
        if is_iconic_twin(state, wanted, state.definition[card]):
            # NEU-15.8e It is put into its owner's bin, not destroyed.
            leave_play(state, [card], TO_BIN)
        else:
            move_to(state, card, wanted)
