"""Field-level differences of two plain documents, and how to apply them.

A patch of an object is {"s": set, "d": removed keys, "m": patches of the objects and lists below};
of a list {"n": keep only the first n, "s": set by place, "m": patches by place, "v": appended}.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

Patch = dict[str, Any]

ENCODE: Final = msgspec.json.Encoder().encode
DEEP: Final = (dict, list)


class Comparison:
    """Compares documents that share parts: two parts that stand in several are compared once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], Patch] = {}

    def diff(self, before: dict[str, Any], after: dict[str, Any]) -> Patch:
        """Return what turns one object into another; an empty patch means they are equal."""
        patch: Patch = {}
        gone = [key for key in before if key not in after]
        if gone:
            patch["d"] = gone
        for key, new in after.items():
            if key not in before:
                patch.setdefault("s", {})[key] = new
            elif before[key] is not new:
                self.change(patch, key, before[key], new)
        return patch

    def diff_lists(self, before: list[Any], after: list[Any]) -> Patch:
        """Return what turns one list into another, place by place."""
        patch: Patch = {}
        if is_flat(before) and is_flat(after) and ENCODE(before) == ENCODE(after):
            return patch
        shared = min(len(before), len(after))
        if len(before) > shared:
            patch["n"] = shared
        for place in range(shared):
            if before[place] is not after[place]:
                self.change(patch, str(place), before[place], after[place])
        if len(after) > shared:
            patch["v"] = after[shared:]
        return patch

    def change(self, patch: Patch, key: str, old: Any, new: Any) -> None:
        """Add the change of one entry to a patch, going into objects and lists."""
        kind = type(old)
        if kind is not type(new):
            patch.setdefault("s", {})[key] = new
        elif kind is dict or kind is list:
            below = self.below(kind, old, new)
            if below:
                part = "s" if is_rewritten(below, len(new)) else "m"
                patch.setdefault(part, {})[key] = new if part == "s" else below
        elif old != new:
            patch.setdefault("s", {})[key] = new

    def below(self, kind: type, old: Any, new: Any) -> Patch:
        """Return the patch of two objects or two lists."""
        pair = (id(old), id(new))
        patch = self.known.get(pair)
        if patch is None:
            patch = self.diff(old, new) if kind is dict else self.diff_lists(old, new)
            self.known[pair] = patch
        return patch


def diff(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """Return what turns one object into another; an empty patch means they are equal."""
    return Comparison().diff(before, after)


def is_flat(values: list[Any]) -> bool:
    """Tell whether JSON tells fastest if a list is still the same; it tells True from 1, too."""
    return bool(values) and type(values[0]) not in DEEP


def is_rewritten(patch: Patch, size: int) -> bool:
    """Tell whether so much changed that sending the whole value is shorter."""
    touched = len(patch.get("s", ())) + len(patch.get("v", ()))
    return touched >= size and "m" not in patch


def apply(patch: Patch, document: Any) -> Any:
    """Return the patched document; parts that do not change are shared with the old one."""
    if type(document) is list:
        return apply_to_list(patch, document)
    changed = dict(document)
    for key in patch.get("d", ()):
        del changed[key]
    changed.update(patch.get("s", {}))
    for key, below in patch.get("m", {}).items():
        changed[key] = apply(below, changed[key])
    return changed


def apply_to_list(patch: Patch, document: list[Any]) -> list[Any]:
    """Return the patched list."""
    changed = document[: patch["n"]] if "n" in patch else list(document)
    for place, value in patch.get("s", {}).items():
        changed[int(place)] = value
    for place, below in patch.get("m", {}).items():
        changed[int(place)] = apply(below, changed[int(place)])
    changed.extend(patch.get("v", ()))
    return changed


def joined(one: Patch, other: Patch) -> Patch:
    """Return one patch for two that touch different fields of the same object."""
    patch: Patch = {}
    gone = [*one.get("d", ()), *other.get("d", ())]
    if gone:
        patch["d"] = gone
    for part in ("s", "m"):
        both = {**one.get(part, {}), **other.get(part, {})}
        if both:
            patch[part] = both
    return patch
