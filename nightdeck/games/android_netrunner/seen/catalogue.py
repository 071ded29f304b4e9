"""The facts and our text of every card, as plain values for whoever shows cards."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card


def catalogue() -> list[dict[str, Any]]:
    """Return one entry per definition, in pool order."""
    return [entry(card) for card in POOL]


def entry(card: Card) -> dict[str, Any]:
    """Return the facts of one card under the field names other programs use."""
    names = subtype_names(card.subtypes)
    found: dict[str, Any] = {
        "id": card.id,
        "code": card.code,
        "name": card.name,
        "type": terms.TYPE_NAMES[card.kind],
        "subtypes": names,
        "faction": terms.FACTION_NAMES[card.faction],
        "side": "corp" if card.side == terms.CORP else "runner",
        "text": card.text,
        "subroutines": [each.text for each in card.subroutines],
        "set": card.set_name,
        "unique": card.unique,
        "deck_limit": card.deck_limit,
        "keywords": names,
        "influence": None if card.influence == terms.NO_INFLUENCE else card.influence,
    }
    found.update(numbers(card))
    return found


def numbers(card: Card) -> dict[str, Any]:
    """Return the printed numbers that a card of this type has."""
    found: dict[str, Any] = {}
    if card.kind == terms.IDENTITY:
        found["minimum_deck_size"] = card.minimum_size
        found["influence_limit"] = card.influence_limit
        if card.side != terms.CORP:
            found["base_link"] = card.base_link
        return found
    if card.kind == terms.AGENDA:
        return {"advancement_cost": card.requirement, "agenda_points": card.points}
    found["cost"] = "X" if card.cost_is_x else card.cost
    if card.kind in (terms.ASSET, terms.UPGRADE):
        found["trash_cost"] = card.trash_cost
    if card.kind == terms.ICE or (card.kind == terms.PROGRAM and card.subtypes & terms.ICEBREAKER):
        found["strength"] = card.strength
    if card.kind == terms.PROGRAM:
        found["memory_cost"] = card.memory
    return found


def subtype_names(mask: int) -> list[str]:
    """Return the subtypes of a mask in words."""
    return [name for place, name in enumerate(terms.SUBTYPE_NAMES) if mask >> place & 1]
