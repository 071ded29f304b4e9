"""The facts and our text of every card, as plain values for whoever shows cards."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.terms import (
    ARM_WARE,
    CHARACTER,
    CYBERWARE,
    FACTION_NAMES,
    HEAD_WARE,
    KEYWORD_NAMES,
    MAINFRAME_CARD,
    PORT_NAMES,
    RAM,
    TROJAN,
    TROJAN_COST,
    TYPE_NAMES,
)

TYPES: Final = {number: name for name, number in TYPE_NAMES.items()}


def catalogue() -> list[dict[str, Any]]:
    """Return one entry per definition, in pool order."""
    return [entry(card) for card in POOL]


def entry(card: Card) -> dict[str, Any]:
    """Return the facts of one card under the field names other programs use."""
    factions = factions_of(card)
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "type": TYPES[card.kind],
        "faction": factions[0] if factions else "none",
        "factions": factions,
        "keywords": keyword_names(card),
        "text": card.text,
        "set": card.set_name,
    }
    if card.requirement:
        found["requirement"] = {FACTION_NAMES[which]: points for which, points in card.requirement}
    for name, is_so in (("iconic", card.iconic), ("token", card.token)):
        if is_so:
            found[name] = True
    found.update(numbers(card))
    return found


def factions_of(card: Card) -> list[str]:
    """Return the factions whose icons a card shows."""
    return [name for place, name in enumerate(FACTION_NAMES) if card.factions >> place & 1]


def keyword_names(card: Card) -> list[str]:
    """Return the keywords of a card in words."""
    mask = card.keywords | card.granted_keywords
    found = [name for name, value in KEYWORD_NAMES.items() if mask & value]
    for word, is_so in (
        ("Malicious", card.malicious),
        ("Tether", card.tether),
        ("Iconic", card.iconic),
    ):
        if is_so:
            found.append(word)
    return found


def numbers(card: Card) -> dict[str, Any]:
    """Return the printed numbers that a card of this type has."""
    if card.kind & (MAINFRAME_CARD | RAM):
        return {"advanced": True} if card.advanced else {}
    found: dict[str, Any] = {"cost": "X" if card.cost_is_x else card.cost}
    if card.kind == TROJAN:
        found = {"cost": TROJAN_COST, "activation": card.activation}
    elif card.kind == CHARACTER:
        found["power"] = f"{card.attack}/{card.defense}"
        found["pool"] = "main" if card.blue else "bio"
        found["attack"] = card.attack
        found["colour"] = "blue" if card.blue else "red"
        found["defense"] = card.defense
        found["ports"] = {
            name: level for name, level in zip(PORT_NAMES, card.ports, strict=True) if level
        }
    elif card.kind == CYBERWARE:
        ports = {HEAD_WARE: "head", ARM_WARE: "arm"}
        found["port"] = ports.get(card.fits, "body")
        found["level"] = card.level
        found["attack"] = card.attack_bonus
        found["defense"] = card.defense_bonus
        if card.psychosis:
            found["psychosis"] = card.psychosis
    return found
