"""The types of cards: which facts and which words of behaviour each of them has (CCG-3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language.behaviour import Behaviour
from nightdeck.games.cyberpunk_ccg.model.card_abilities import FREE, Ability
from nightdeck.games.cyberpunk_ccg.model.definitions import Card
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
    PLAN_NAMES,
    PROFESSION_NAMES,
    RUNNER,
    SPONSOR,
    TIMING_NAMES,
    TOOL,
    TYPE_NAMES,
    VEHICLE,
    VEHICLE_NAMES,
    WEAPON,
)
from nightdeck.kernel.attributes import field_names
from nightdeck.language.facts import Sheet

LASTING: Final = "abilities on constant"

WORDS: Final[dict[int, str]] = {
    SPONSOR: LASTING,
    LOCATION: LASTING,
    OPERATION: "effect",
    RUNNER: LASTING,
    CYBER: LASTING,
    EQUIPMENT: LASTING,
    EVENT: "effect aims when modes trashes trigger",
}
"""Which words of behaviour a card of each type may have."""

NO_BEHAVIOUR: Final = Behaviour()

BONUSES: Final = ("sr", "lr", "defense", "power_bonus")


def misfit(sheet: Sheet, behaviour: Behaviour) -> str:
    """Say which word a card of this type does not have; nothing if all fit."""
    kind = TYPE_NAMES[sheet.one_of("type", TYPE_NAMES)]
    known = WORDS[kind].split()
    for name in field_names(behaviour):
        is_set = getattr(behaviour, name) != getattr(NO_BEHAVIOUR, name)
        if is_set and name not in known:
            return f"{sheet.text('type')} has no {name}; it can have {', '.join(known)}"
    return ""


def card_of(sheet: Sheet, behaviour: Behaviour) -> Card:
    """Make a card of its facts and what it does."""
    kind = TYPE_NAMES[sheet.one_of("type", TYPE_NAMES)]
    text = sheet.text("text") if sheet.has("text") else ""
    card = Card(sheet.text("id"), sheet.text("name"), kind, text)
    card.set_name = sheet.set_name
    card.faction = FACTION_NAMES.index(sheet.one_of("faction", FACTION_NAMES))
    card.legendary = sheet.flag("legendary")
    if kind != SPONSOR:
        card.cost = sheet.number("cost", 0, 20)
    READERS[kind](sheet, card)
    sheet.check_all_asked()
    give(card, behaviour)
    return card


def read_sponsor(sheet: Sheet, card: Card) -> None:
    """CCG-3.1 A Sponsor produces EB and has a plan of its own."""
    card.eb = sheet.number("eb", 1, 20)
    card.plan = PLAN_NAMES.index(sheet.one_of("plan", PLAN_NAMES))
    card.goal = sheet.text("goal")
    if sheet.has("needs"):
        card.needs = sheet.text("needs")


def read_location(sheet: Sheet, card: Card) -> None:
    """CCG-3.9 Kinds, EB, security, Ops and perhaps Style."""
    for name in sheet.some_of("kinds", KIND_NAMES):
        card.kinds |= KIND_NAMES[name]
    card.eb = sheet.number("eb", 0, 20)
    read_security(sheet, card)
    read_style(sheet, card)


def read_security(sheet: Sheet, card: Card) -> None:
    """CCG-3.2 M-Sec, E-Sec and Ops of a Location or Operation."""
    card.m_sec = sheet.number("m_sec", 0, 40)
    card.e_sec = sheet.number("e_sec", 0, 40)
    card.ops = sheet.number("ops", 0, 60)


def read_style(sheet: Sheet, card: Card) -> None:
    """CCG-3.2 Style; what has none leaves it out."""
    if sheet.has("style"):
        card.style = sheet.number("style", 1, 30)


def read_runner(sheet: Sheet, card: Card) -> None:
    """CCG-3.2 Professions and the six numbers of a Runner."""
    for name in sheet.some_of("professions", PROFESSION_NAMES):
        card.professions |= PROFESSION_NAMES[name]
    card.martial_artist = sheet.flag("martial_artist")
    card.sr = sheet.number("sr", 0, 30)
    card.lr = sheet.number("lr", 0, 30)
    card.defense = sheet.number("defense", 0, 30)
    card.power = sheet.number("power", 0, 30)
    card.empathy = sheet.number("empathy", 1, 30)
    read_style(sheet, card)


def read_gear(sheet: Sheet, card: Card) -> None:
    """CCG-3.3 Item Power, Style and what it adds to its bearer."""
    card.power = sheet.number("power", 0, 20)
    read_style(sheet, card)
    for name in BONUSES:
        if sheet.has(name):
            setattr(card, name, sheet.number(name, -9, 20))


def read_cyber(sheet: Sheet, card: Card) -> None:
    """CCG-3.12a A body part, and the Empathy it costs."""
    read_gear(sheet, card)
    card.part = BODY_PARTS.index(sheet.one_of("part", BODY_PARTS))
    card.empathy = sheet.number("empathy", -20, 0)


def read_equipment(sheet: Sheet, card: Card) -> None:
    """CCG-3.11 A type; Weapons are melee or ranged, Vehicles move, some Tools produce EB."""
    read_gear(sheet, card)
    card.equipment = EQUIPMENT_NAMES[sheet.one_of("equipment", EQUIPMENT_NAMES)]
    if card.equipment == WEAPON:
        card.melee = sheet.one_of("range", ("melee", "ranged")) == "melee"
        card.heavy = sheet.flag("heavy")
    elif card.equipment == VEHICLE:
        card.vehicle = VEHICLE_NAMES[sheet.one_of("vehicle", VEHICLE_NAMES)]
        card.movement = sheet.number("movement", 0, 9)
        card.capacity = sheet.number("capacity", 0, 99)
        card.wheels = sheet.number("wheels", 0, 30)
    elif card.equipment == TOOL:
        if sheet.has("word"):
            card.word = sheet.one_of("word", PROFESSION_NAMES)
    if sheet.has("eb"):
        card.eb = sheet.number("eb", 1, 20)


def read_event(sheet: Sheet, card: Card) -> None:
    """CCG-6.4a When an Event may be played."""
    card.timing = TIMING_NAMES[sheet.one_of("timing", TIMING_NAMES)]


def read_operation(sheet: Sheet, card: Card) -> None:
    """CCG-3.1 An Operation has security and Ops."""
    read_security(sheet, card)


READERS: Final = {
    SPONSOR: read_sponsor,
    LOCATION: read_location,
    OPERATION: read_operation,
    RUNNER: read_runner,
    CYBER: read_cyber,
    EQUIPMENT: read_equipment,
    EVENT: read_event,
}


def give(card: Card, behaviour: Behaviour) -> None:
    """Give a card what it does."""
    if card.kind == EVENT and behaviour.effect is not None:
        card.event = Ability(
            card.timing,
            behaviour.effect,
            behaviour.aims,
            label=card.name,
            when=behaviour.when,
            cost=FREE,
            trashes=behaviour.trashes,
            modes=behaviour.modes,
            trigger=behaviour.trigger,
        )
    elif card.kind == OPERATION:
        card.effect = behaviour.effect
    card.abilities = behaviour.abilities
    card.give(dict(behaviour.on), behaviour.constant)
    card.finish()
