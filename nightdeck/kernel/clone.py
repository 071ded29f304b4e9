"""Copies of states that share nothing that can change.

A state is copied without calling its constructor: it gets every attribute from the original.
Compiled classes allow that because the base of all states is marked `serializable`. In return a
compiled state must be made by its game's `blank`: called from interpreted code, its class would
leave out the constructor.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import State

S = TypeVar("S", bound=State)

APART: Final = frozenset(("log", "rng", "stack"))
"""Attributes of a state that are not copied like the others."""

NAMES: dict[type, tuple[str, ...]] = {}
COLUMNS: dict[type, tuple[str, ...]] = {}


def field_names(thing: object) -> tuple[str, ...]:
    """Return the names of all attributes of a state or frame, interpreted or compiled."""
    kind = type(thing)
    names = NAMES.get(kind)
    if names is None:
        names = (*native_names(kind), *getattr(thing, "__dict__", ()))
        NAMES[kind] = names
    return names


def column_names(state: State) -> tuple[str, ...]:
    """Return the names of all attributes of a state that are copied alike."""
    kind = type(state)
    names = COLUMNS.get(kind)
    if names is None:
        names = tuple(name for name in field_names(state) if name not in APART)
        COLUMNS[kind] = names
    return names


def native_names(kind: type) -> tuple[str, ...]:
    """Return the attributes of a compiled class, which keeps them as descriptors."""
    return tuple(
        name
        for base in reversed(kind.__mro__)
        for name, value in vars(base).items()
        if type(value).__name__ == "getset_descriptor" and not name.startswith("__")
    )


def copied(value: Any) -> Any:
    """Return a copy of a list or dictionary, one level of nesting deep; other values are shared."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            rows: list[list[Any]] = value
            return [row[:] for row in rows]
        return value[:]
    if isinstance(value, dict):
        return {key: entry[:] if type(entry) is list else entry for key, entry in value.items()}
    return value


def clone_frame(frame: Frame) -> Frame:
    """Return an equal frame that shares no list with the original."""
    values = {name: copied(getattr(frame, name)) for name in field_names(frame)}
    return type(frame)(**values)


def clone(state: S, log: bool = False) -> S:
    """Return an independent state that goes on identically; the log comes along only on demand."""
    kind = type(state)
    copy = kind.__new__(kind)
    for name in column_names(state):
        value = getattr(state, name)
        setattr(copy, name, value if isinstance(value, int) else copied(value))
    copy.rng = state.rng.clone()
    copy.stack = [clone_frame(frame) for frame in state.stack]
    copy.log = state.log[:] if log and state.log is not None else None
    return copy
