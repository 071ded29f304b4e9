"""Copies of states that share nothing that can change.

A state is copied without calling its constructor: it gets every attribute from the original.
Compiled classes allow that because the base of all states is marked `serializable`. In return a
compiled state must be made by its game's `blank`: called from interpreted code, its class would
leave out the constructor.
"""

from __future__ import annotations

from typing import Any, TypeVar

from nightdeck.kernel.attributes import copied, field_names
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import State

S = TypeVar("S", bound=State)


def clone_frame(frame: Frame) -> Frame:
    """Return an equal frame that shares no list with the original; one that never changes stays."""
    names = field_names(frame)
    if not names:
        return frame
    values: dict[str, Any] = {}
    for name in names:
        value = getattr(frame, name)
        values[name] = value if type(value) is int else copied(value)
    return type(frame)(**values)


def clone(state: S, log: bool = False) -> S:
    """Return an independent state that goes on identically; the log comes along only on demand."""
    kind = type(state)
    copy = kind.__new__(kind)
    copy_common(state, copy)
    state.copy_own(copy)
    copy.stack = [clone_frame(frame) for frame in state.stack]
    copy.log = state.log[:] if log and state.log is not None else None
    return copy


def copy_common(state: State, copy: State) -> None:
    """Copy what the states of all games have, but for the frames and the log."""
    copy.game = state.game
    copy.seats = state.seats
    copy.rulings = state.rulings
    copy.rng = state.rng.clone()
    copy.at = state.at[:]
    copy.question = state.question
    copy.answer = state.answer
    copy.result = state.result
    copy.decisions = state.decisions
    copy.outcome = state.outcome
    copy.out = state.out
    copy.news = state.news[:]
    copy.silences = state.silences
    copy.definition = state.definition[:]
    copy.zone = state.zone[:]
    copy.known = state.known[:]
    copy.tag = state.tag[:]
    copy.tags = state.tags
    copy.zones = [cards[:] for cards in state.zones]
    copy.sight = state.sight[:]
    copy.mixing = state.mixing[:]
    copy.listeners = {kind: sources[:] for kind, sources in state.listeners.items()}
    copy.modifiers = {quantity: sources[:] for quantity, sources in state.modifiers.items()}
