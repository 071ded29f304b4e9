"""A card definition is a tree of values made once, at import; this is how to walk it."""

from __future__ import annotations

from typing import Any, TypeVar

from nightdeck.kernel.attributes import field_names

T = TypeVar("T")


def parts(root: object, kind: type[T]) -> list[T]:
    """Return all values of a kind in a tree, each once, in an order that depends on it alone.

    Attributes are visited by name, so that neither the order in which a class happens to set them
    nor compiling it makes a difference.
    """
    found: list[T] = []
    seen: set[int] = set()
    waiting: list[Any] = [root]
    while waiting:
        value = waiting.pop()
        if value is None or isinstance(value, (int, float, str)) or id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, kind):
            found.append(value)
        waiting.extend(reversed(children(value)))
    return found


def children(value: Any) -> list[Any]:
    """Return what a value is made of."""
    if isinstance(value, (list, tuple)):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    # A value made through a generic alias also carries the alias, under a name with underscores.
    names = [name for name in field_names(value) if not name.startswith("_")]
    return [getattr(value, name) for name in sorted(names)]
