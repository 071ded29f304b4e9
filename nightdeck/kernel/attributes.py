"""The attributes of states and frames by name, whether their classes are compiled or not."""

from __future__ import annotations

from typing import Any, Final

CHANGING: Final = (list, dict)

NAMES: dict[type, tuple[str, ...]] = {}


def field_names(thing: object) -> tuple[str, ...]:
    """Return the names of all attributes of a state or frame."""
    kind = type(thing)
    names = NAMES.get(kind)
    if names is None:
        names = (*native_names(kind), *getattr(thing, "__dict__", ()))
        NAMES[kind] = names
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
    """Return a copy of a value that shares no list or dictionary with it, however nested.

    All entries of a list, and all of a dictionary, are of one kind; tuples are never changed.
    """
    kind = type(value)
    if kind is list:
        if value and type(value[0]) in CHANGING:
            return [copied(entry) for entry in value]
        return value[:]
    if kind is dict:
        return {key: copied(entry) for key, entry in value.items()}
    return value
