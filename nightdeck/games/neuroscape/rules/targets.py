"""Targets: which are legal when announcing and when resolving (NEU-13)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.card_abilities import Aim
from nightdeck.games.neuroscape.model.codes import is_item, item_of
from nightdeck.games.neuroscape.model.definitions import POOL, aims_of
from nightdeck.games.neuroscape.model.items import (
    ABILITY_ITEM,
    ACTOR,
    CARD,
    CARD_ITEM,
    DEFINITION,
    FIXED,
    FREED,
    KIND,
    MODE,
    PLACE,
    REVERSED,
    SEAT,
    targets,
)
from nightdeck.games.neuroscape.model.numbers import holds
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CANNOT_BE_TARGETED,
    CHARACTER,
    CYBERWARE,
    NONE,
)


def item_aims(state: NeuState, item: list[int]) -> tuple[Aim, ...]:
    """NEU-13.1 Return what an item is aimed at, target by target."""
    definition = POOL[item[DEFINITION]]
    if item[KIND] == ABILITY_ITEM:
        return ability_aims(item)
    return aims_of(definition, item[REVERSED], item[MODE])


def ability_aims(item: list[int]) -> tuple[Aim, ...]:
    """Return what the ability of an item is aimed at."""
    definition = POOL[item[DEFINITION]]
    row = definition.granted if definition.kind == CYBERWARE else definition.abilities
    return row[item[PLACE]].aims


def slots(aims: tuple[Aim, ...]) -> list[Aim]:
    """Return one aim for every single target: an aim for up to two stands twice."""
    return [aim for aim in aims for _ in range(aim.most)]


def source_of(item: list[int]) -> int:
    """Return the card whose text an item is: the character for its abilities."""
    return item[ACTOR] if item[KIND] == ABILITY_ITEM and item[ACTOR] != NONE else item[CARD]


def may_aim_at(state: NeuState, seat: int, code: int) -> bool:
    """NEU-13.12 Tell whether nothing keeps an opponent's program or ability off a character."""
    if code < 0 or POOL[state.definition[code]].kind != CHARACTER:
        return True
    if not state.is_on_field(code) or not state.are_opponents(seat, state.control[code]):
        return True
    return not holds(state, CANNOT_BE_TARGETED, code)


def choices(state: NeuState, seat: int, aim: Aim, source: int, taken: list[int]) -> list[int]:
    """NEU-13.5 Return the legal codes for one target, those already chosen left out."""
    return [
        code
        for code in aim.codes(state, seat, source)
        if code not in taken and may_aim_at(state, seat, code) and is_free(state, code)
    ]


def is_free(state: NeuState, code: int) -> bool:
    """NEU-8.12 A resolving item cannot be targeted any more."""
    if not is_item(code):
        return True
    item = state.item(item_of(code))
    return item is not None and not item[FREED]


def can_aim(state: NeuState, seat: int, aims: tuple[Aim, ...], source: int) -> bool:
    """NEU-13.2 Tell whether every required target exists; no target fills two places."""
    return fill(state, seat, aims, 0, source, [])


def fill(
    state: NeuState, seat: int, aims: tuple[Aim, ...], place: int, source: int, taken: list[int]
) -> bool:
    """Tell whether the required targets from a place on can be chosen."""
    if place == len(aims):
        return True
    aim = aims[place]
    if aim.least == 0:
        return fill(state, seat, aims, place + 1, source, taken)
    found = choices(state, seat, aim, source, taken)
    if len(found) < aim.least:
        return False
    if place + 1 == len(aims):
        return True
    return any(fill(state, seat, aims, place + 1, source, [*taken, code]) for code in found)


def legal_targets(state: NeuState, item: list[int]) -> list[int]:
    """NEU-13.6 Return an item's targets, NONE in place of those that are no longer legal.

    NEU-13.9 An item of the cache that has left it is none.
    """
    codes = targets(item)
    aims = slots(item_aims(state, item))
    found: list[int] = []
    for place, code in enumerate(codes):
        serial = item[FIXED + 2 * place + 1]
        aim = aims[min(place, len(aims) - 1)]
        legal = (
            state.is_there(code, serial)
            and may_aim_at(state, item[SEAT], code)
            and aim.allows(state, item[SEAT], source_of(item), code)
        )
        found.append(code if legal else NONE)
    return found


def has_target(item: list[int]) -> bool:
    """NEU-13.8 Tell whether an item has a target, or is cyberware, which aims at its bearer."""
    if len(item) > FIXED:
        return True
    return item[KIND] == CARD_ITEM and POOL[item[DEFINITION]].kind == CYBERWARE
