"""The types of cards: which facts and which words of behaviour each of them has (NEU-3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language.behaviour import Behaviour
from nightdeck.games.neuroscape.language.effects_cache import CopyItem
from nightdeck.games.neuroscape.model.definitions import Card
from nightdeck.games.neuroscape.model.terms import (
    CHARACTER,
    CYBERWARE,
    DRUG,
    ENVIRONMENT_CARD,
    EXE,
    FACTION_NAMES,
    KEYWORD_NAMES,
    MAINFRAME_CARD,
    NONE,
    PROTOCOL,
    RAM,
    SCRIPT,
    TAROT,
    TROJAN,
    TYPE_NAMES,
    VIRUS,
    WARE_NAMES,
)
from nightdeck.kernel.attributes import field_names
from nightdeck.language.facts import Sheet
from nightdeck.language.trees import parts

LASTING: Final = "abilities on constant prevents"
ONCE: Final = "effect aims modes sacrifices"

WORDS: Final[dict[int, str]] = {
    MAINFRAME_CARD: "ranks on constant",
    RAM: "on constant",
    CHARACTER: f"{LASTING} rerolls",
    CYBERWARE: f"{LASTING} granted",
    EXE: ONCE,
    SCRIPT: ONCE,
    DRUG: ONCE,
    TAROT: f"{ONCE} reversed_effect reversed_aims",
    PROTOCOL: LASTING,
    VIRUS: LASTING,
    TROJAN: "effect aims",
    ENVIRONMENT_CARD: LASTING,
}
"""Which words of behaviour a card of each type may have."""

NO_BEHAVIOUR: Final = Behaviour()


def misfit(sheet: Sheet, behaviour: Behaviour) -> str:
    """Say which word a card of this type does not have; nothing if all fit."""
    kind = TYPE_NAMES[sheet.one_of("type", TYPE_NAMES)]
    known = WORDS[kind].split()
    if "ranks" in known:
        known = [*known, "on", "constant"]
    for name in field_names(behaviour):
        is_set = getattr(behaviour, name) != getattr(NO_BEHAVIOUR, name)
        if is_set and name not in known:
            return f"{sheet.text('type')} has no {name}; it can have {', '.join(known)}"
    return ""


def card_of(sheet: Sheet, behaviour: Behaviour) -> Card:
    """Make a card of its facts and what it does."""
    kind = TYPE_NAMES[sheet.one_of("type", TYPE_NAMES)]
    card = Card(sheet.text("id"), sheet.text("name"), kind, sheet.text("text"))
    card.set_name = sheet.set_name
    for name in sheet.some_of("factions", FACTION_NAMES):
        card.factions |= 1 << FACTION_NAMES.index(name)
    card.requirement = requirement_of(sheet)
    card.token = sheet.flag("token")
    card.iconic = sheet.flag("iconic")
    if sheet.flag("any_number"):
        card.copy_limit = NONE
    read_cost(sheet, card)
    if kind == CHARACTER:
        read_character(sheet, card)
    elif kind == CYBERWARE:
        read_cyberware(sheet, card)
    elif kind == RAM:
        read_ram(sheet, card)
    elif kind == TROJAN:
        card.activation = sheet.number("activation", 0, 9)
    sheet.check_all_asked()
    give(card, behaviour)
    return card


def requirement_of(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """NEU-15.5 Return the factions and points a card asks for."""
    if not sheet.has("requirement"):
        return ()
    value = sheet.get("requirement")
    if not isinstance(value, dict) or not all(
        name in FACTION_NAMES and isinstance(points, int) and 1 <= points <= 9
        for name, points in value.items()
    ):
        raise sheet.wrong("requirement names factions with points from 1 to 9", "requirement")
    return tuple((FACTION_NAMES.index(name), points) for name, points in value.items())


def read_cost(sheet: Sheet, card: Card) -> None:
    """NEU-3.14 Read the RAM cost, which may be X."""
    if card.kind & (MAINFRAME_CARD | RAM):
        return
    if sheet.flag("cost_is_x"):
        card.cost_is_x = True
    else:
        card.cost = sheet.number("cost", 0, 12)


def read_character(sheet: Sheet, card: Card) -> None:
    """NEU-3.4 Read attack, defense, ports and keywords."""
    card.attack = sheet.number("attack", 0, 20)
    card.blue = sheet.one_of("colour", ("red", "blue")) == "blue"
    card.defense = sheet.number("defense", 0, 20)
    ports = [0, 0, 0, 0]
    for place, name in enumerate(("head", "left_arm", "right_arm", "body")):
        if sheet.has(name):
            ports[place] = sheet.number(name, 1, 3)
    card.ports = tuple(ports)
    for name in sheet.some_of("keywords", KEYWORD_NAMES):
        card.keywords |= KEYWORD_NAMES[name]


def read_cyberware(sheet: Sheet, card: Card) -> None:
    """NEU-3.5 Read port, level, bonuses and psychosis."""
    card.fits = WARE_NAMES[sheet.one_of("port", WARE_NAMES)]
    card.level = sheet.number("level", 1, 3)
    for name in ("attack_bonus", "defense_bonus"):
        if sheet.has(name):
            setattr(card, name, sheet.number(name, -9, 9))
    if sheet.has("psychosis"):
        card.psychosis = sheet.number("psychosis", 1, 30)
    card.malicious = sheet.flag("malicious")
    card.tether = sheet.flag("tether")
    for name in sheet.some_of("granted_keywords", KEYWORD_NAMES):
        card.granted_keywords |= KEYWORD_NAMES[name]


def read_ram(sheet: Sheet, card: Card) -> None:
    """NEU-3.3 Read what advanced RAM counts for."""
    card.advanced = sheet.flag("advanced")
    for name in sheet.some_of("counts_more_for", TYPE_NAMES):
        card.worth_for |= TYPE_NAMES[name]
    if sheet.has("counts"):
        card.worth = sheet.number("counts", 2, 5)
    if sheet.has("burns_for"):
        card.burns_for = sheet.number("burns_for", 2, 9)
    if sheet.has("bearer_attack"):
        card.bearer_attack = sheet.number("bearer_attack", 1, 5)
    if sheet.has("bearer_defense"):
        card.bearer_defense = sheet.number("bearer_defense", 1, 5)
    card.survives = sheet.flag("survives")
    card.returns_refreshed = sheet.flag("returns_refreshed")


def give(card: Card, behaviour: Behaviour) -> None:
    """Give a card what it does."""
    card.effect = behaviour.effect
    card.aims = behaviour.aims
    card.modes = behaviour.modes
    card.reversed_effect = behaviour.reversed_effect
    card.reversed_aims = behaviour.reversed_aims
    card.abilities = behaviour.abilities
    card.granted = behaviour.granted
    card.tiers = tuple(rank.tier for rank in behaviour.ranks)
    card.prevents = behaviour.prevents
    card.sacrifices = behaviour.sacrifices
    card.rerolls = behaviour.rerolls
    card.copies_items = bool(parts((card.effect, card.reversed_effect), CopyItem))
    for ability in (*card.abilities, *card.granted):
        ability.copies_items = bool(parts(ability.effect, CopyItem))
    card.give(dict(behaviour.on), behaviour.constant)
    card.finish()
