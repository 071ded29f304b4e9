"""Zones and numbers as views have them; the same facts give the same object, so it is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.kernel.game import View

KEPT: Final = 16_384


@lru_cache(KEPT)
def open_zone(label: str, owner: int | None, tags: tuple[str, ...]) -> View:
    """Return a zone with the cards that lie in it."""
    return {"label": label, "owner": owner, "count": len(tags), "cards": list(tags)}


@lru_cache(KEPT)
def closed_zone(label: str, owner: int | None, count: int, known: tuple[str, ...] = ()) -> View:
    """Return a zone of which a seat sees the number of cards, and remembers some faces."""
    view: View = {"label": label, "owner": owner, "count": count, "cards": []}
    return {**view, "known": list(known)} if known else view


@lru_cache(4_096)
def number(
    name: str, label: str, value: int, icon: str, main: bool = False, each: str = ""
) -> View:
    """Return one number of a name plate."""
    found: View = {"id": name, "label": label, "value": value, "icon": icon}
    if main:
        found["main"] = True
    if each:
        found["each"] = each
    return found
