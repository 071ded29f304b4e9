"""The Punknaught: what its parts make of a Chassis (CCG-12).

Worked examples: CCG-X31, CCG-X32.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    CHASSIS_FLYERS,
    CHASSIS_GROUND,
    CHASSIS_WHEELS,
    R36,
    R37,
    R50,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import DEFENSE, FLYERS, GROUND, LR, NONE, SR


def is_chassis(state: CcgState, card: int) -> bool:
    """Tell whether a card is a Punknaught Chassis."""
    return card >= 0 and POOL[state.definition[card]].is_chassis


def is_part(state: CcgState, card: int) -> bool:
    """CCG-12.4 Tell whether a card is a part of a Chassis."""
    host = state.host[card]
    return host != NONE and POOL[state.definition[host]].is_chassis


def parts(state: CcgState, chassis: int) -> list[int]:
    """Return the parts of a Chassis."""
    return state.hosted.get(chassis, [])


def has_heavy(state: CcgState, chassis: int) -> bool:
    """CCG-12.13 Tell whether a Chassis has its Heavy Weapon."""
    return any(POOL[state.definition[card]].heavy for card in parts(state, chassis))


def fits(state: CcgState, chassis: int, card: int) -> bool:
    """CCG-12.4 Tell whether a card may become a part: a Vehicle, or the only Heavy Weapon."""
    definition = POOL[state.definition[card]]
    if not definition.is_part:
        return False
    return not (definition.heavy and has_heavy(state, chassis))


def is_complete(state: CcgState, chassis: int) -> bool:
    """CCG-12.5 Wheels, Trucks or R.V.s, flyers and one Heavy Weapon; CCG-R36, CCG-R37."""
    if state.rulings[R37] and state.tokens.get(chassis, 0):
        return False
    wheels = ground = flyers = heavy = 0
    for card in parts(state, chassis):
        definition = POOL[state.definition[card]]
        wheels += definition.wheels
        if definition.vehicle & GROUND:
            ground += 1
        elif definition.vehicle & FLYERS:
            flyers += 1
        elif definition.heavy:
            heavy += 1
    needed = (state.number(CHASSIS_WHEELS), state.number(CHASSIS_GROUND))
    flying = state.number(CHASSIS_FLYERS)
    if heavy != 1:
        return False
    if state.rulings[R36]:
        return (wheels, ground) == needed and flyers == flying
    return wheels >= needed[0] and ground >= needed[1] and flyers >= flying


def is_vehicle(state: CcgState, card: int) -> bool:
    """CCG-12.6, CCG-12.11 Tell whether a card is a Vehicle; a Chassis only while complete."""
    definition = POOL[state.definition[card]]
    if definition.is_chassis:
        return is_complete(state, card)
    return definition.is_vehicle


def stats(state: CcgState, chassis: int) -> tuple[int, int, int]:
    """CCG-12.7 SR, LR and Defense of a complete Punknaught; CCG-R50."""
    cards = [chassis, *parts(state, chassis)]
    totals = [0, 0, 0]
    for card in cards:
        definition = POOL[state.definition[card]]
        totals[SR] += definition.sr
        totals[LR] += definition.lr
        totals[DEFENSE] += definition.defense
    penalty = len(cards)
    if state.rulings[R50]:
        for place in (SR, LR, DEFENSE):
            taken = min(penalty, max(totals[place], 0))
            totals[place] -= taken
            penalty -= taken
    else:
        totals = [total - penalty for total in totals]
    return max(totals[0], 0), max(totals[1], 0), max(totals[2], 0)
