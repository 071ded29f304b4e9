"""The facts and our text of every card, as plain values for whoever shows cards."""

from __future__ import annotations

from typing import Any

from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    CORP,
    ICE,
    ICEBREAKER,
    KEYWORD_NAMES,
    NODE,
    PROGRAM,
    TYPE_NAMES,
    UPGRADE,
)


def catalogue() -> list[dict[str, Any]]:
    """Return one entry per definition, in pool order."""
    return [entry(card) for card in POOL]


def entry(card: Card) -> dict[str, Any]:
    """Return the facts of one card under the field names other programs use."""
    names = keyword_names(card.keywords)
    side = "corp" if card.side == CORP else "runner"
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "type": TYPE_NAMES[card.kind],
        "subtypes": names,
        "keywords": names,
        "faction": side,
        "side": side,
        "text": card.text,
        "subroutines": [each.text for each in card.subroutines],
        "set": card.set_name,
        "rarity": card.rarity,
    }
    found.update(numbers(card))
    return found


def numbers(card: Card) -> dict[str, Any]:
    """Return the printed numbers that a card of this type has."""
    if card.kind == AGENDA:
        return {"difficulty": card.difficulty, "points": card.points}
    found: dict[str, Any] = {"cost": "X" if card.cost_is_x else card.cost}
    if card.kind in (NODE, UPGRADE):
        found["trash_cost"] = card.trash_cost
    if card.kind == ICE or (card.kind == PROGRAM and card.keywords & ICEBREAKER):
        found["strength"] = card.strength
    if card.kind == PROGRAM:
        found["memory"] = card.memory
    return found


def keyword_names(mask: int) -> list[str]:
    """Return the keywords of a mask in words."""
    return [name for place, name in enumerate(KEYWORD_NAMES) if mask >> place & 1]
