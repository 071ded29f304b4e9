"""The facts and our text of every card, as plain values for whoever shows cards."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.terms import (
    BODY_PARTS,
    CYBER,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    EVENT,
    FACTION_NAMES,
    KIND_NAMES,
    LOCATION,
    OPERATION,
    PROFESSION_NAMES,
    RUNNER,
    SPONSOR,
    TIMING_NAMES,
    TYPE_NAMES,
    VEHICLE,
    VEHICLE_NAMES,
    WEAPON,
)

TYPES: Final = {number: name for name, number in TYPE_NAMES.items()}
EQUIPMENTS: Final = {number: name for name, number in EQUIPMENT_NAMES.items()}
VEHICLES: Final = {number: name for name, number in VEHICLE_NAMES.items()}
TIMINGS: Final = {number: name for name, number in TIMING_NAMES.items()}


def catalogue() -> list[dict[str, Any]]:
    """Return one entry per definition, in pool order."""
    return [entry(card) for card in POOL]


def entry(card: Card) -> dict[str, Any]:
    """Return the facts of one card under the field names other programs use."""
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "type": TYPES[card.kind],
        "faction": FACTION_NAMES[card.faction],
        "keywords": keywords(card),
        "text": card.text,
        "set": card.set_name,
    }
    if card.kind != SPONSOR:
        found["cost"] = card.cost
    if card.legendary:
        found["legendary"] = True
    found.update(numbers(card))
    return found


def masked(names: dict[str, int], mask: int) -> list[str]:
    """Return the names of the bits of a mask."""
    return [name for name, value in names.items() if mask & value]


def keywords(card: Card) -> list[str]:
    """CCG-3.2 Return the attributes line of a card."""
    found = masked(PROFESSION_NAMES, card.professions) + masked(KIND_NAMES, card.kinds)
    if card.part >= 0:
        found.append(BODY_PARTS[card.part])
    if card.kind == EQUIPMENT:
        found.append(EQUIPMENTS[card.equipment].capitalize())
        if card.equipment == WEAPON:
            found.append("Melee" if card.melee else "Ranged")
        if card.equipment == VEHICLE:
            found.append(VEHICLES[card.vehicle])
    for word, is_so in (
        ("Heavy", card.heavy),
        ("Martial Artist", card.martial_artist),
        ("Legendary", card.legendary),
    ):
        if is_so:
            found.append(word)
    if card.word:
        found.append(card.word)
    return found


def numbers(card: Card) -> dict[str, Any]:
    """Return the printed numbers that a card of this type has."""
    found: dict[str, Any] = {}
    if card.eb:
        found["eb"] = card.eb
    if card.kind == SPONSOR:
        found["goal"] = card.goal
    if card.kind & (LOCATION | OPERATION):
        found["m_sec"] = card.m_sec
        found["e_sec"] = card.e_sec
        found["security"] = card.m_sec + 2 * card.e_sec
        found["ops"] = card.ops
    if card.kind & (RUNNER | CYBER | EQUIPMENT):
        found["sr"] = card.sr
        found["lr"] = card.lr
        found["defense"] = card.defense
        # Gear that changes none of the three has nothing to show there.
        if card.kind & RUNNER or card.sr or card.lr or card.defense:
            found["stats"] = f"{card.sr}·{card.lr}·{card.defense}"
        found["power"] = card.power
    if card.kind & (RUNNER | CYBER):
        found["empathy"] = card.empathy
    if card.power_bonus:
        found["power_bonus"] = card.power_bonus
    if card.style:
        found["style"] = card.style
    if card.vehicle:
        found["movement"] = card.movement
        found["capacity"] = card.capacity
        found["wheels"] = card.wheels
    if card.kind == EVENT:
        found["timing"] = TIMINGS[card.timing]
    return found
