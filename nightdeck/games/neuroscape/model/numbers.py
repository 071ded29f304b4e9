"""Derived values: printed number plus everything in force, never stored (NEU-16.1).

NEU-3.16 Attack and defense: the printed or copied value, then the newest "has base", then all
additions together. NEU-20.25 Keywords do not add up.

Worked examples: NEU-E02, NEU-E05.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.rulings import R57
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    ATTACK,
    BASE_ATTACK,
    BASE_DEFENSE,
    BLEED,
    CYBERWARE,
    DEFENSE,
    HALF_PSYCHOSIS,
    KEYWORDS,
    NO_PSYCHOSIS,
    NONE,
    PLUS,
    PSYCHOSIS,
    RAM,
    SEAT_ZONES,
    SLOTS,
    VIRUS,
)


def total(state: NeuState, quantity: int, card: int, number: int = 0) -> int:
    """NEU-10.11 Sum what passive abilities and lasting effects add to a quantity of a card."""
    result = 0
    sources = state.modifiers.get(quantity)
    if sources is not None:
        for source in sources:
            for modifier in POOL[state.definition[source]].constant[quantity]:
                if modifier.when.holds(state, source, card, number):
                    result += modifier.amount.of(state, source, card, number)
    for row in state.lasting:
        if row[0] == quantity and (row[1] == card or row[1] == NONE):
            result += row[2]
    return result


def holds(state: NeuState, quantity: int, card: int, number: int = 0) -> bool:
    """Tell whether something like "cannot attack" is true of a card."""
    return total(state, quantity, card, number) > 0


def newest(state: NeuState, quantity: int, card: int) -> int:
    """Return the newest lasting value of a quantity, NONE without one."""
    for row in reversed(state.lasting):
        if row[0] == quantity and row[1] == card:
            return row[2]
    return NONE


def second_tethers(state: NeuState, card: int) -> list[int]:
    """NEU-11.6 Return the tethers a character wears as the second of their two bearers."""
    found: list[int] = []
    for seat in range(state.seats):
        for ware in state.zones[seat * SEAT_ZONES + ATTACHED]:
            if state.host_too[ware] == card:
                found.append(ware)
    return found


def added(state: NeuState, card: int, quantity: int) -> int:
    """NEU-3.16 Return what cyberware, committed RAM, counters and effects add to a number."""
    result = total(state, quantity, card) + state.counters[PLUS][card] - state.counters[BLEED][card]
    for each in state.hosted.get(card, ()):
        definition = POOL[state.definition[each]]
        if definition.kind == CYBERWARE:
            result += definition.attack_bonus if quantity == ATTACK else definition.defense_bonus
        elif definition.kind == RAM:
            result += definition.bearer_attack if quantity == ATTACK else definition.bearer_defense
    for each in second_tethers(state, card):
        definition = POOL[state.definition[each]]
        result += definition.attack_bonus if quantity == ATTACK else definition.defense_bonus
    return result


def attack(state: NeuState, card: int) -> int:
    """NEU-3.14 Return a character's attack; NEU-3.15 below 0 it deals nothing."""
    base = newest(state, BASE_ATTACK, card) if state.lasting else NONE
    if base == NONE:
        base = POOL[state.definition[card]].attack
    return base + added(state, card, ATTACK)


def defense(state: NeuState, card: int) -> int:
    """NEU-3.14 Return a character's defense."""
    base = newest(state, BASE_DEFENSE, card) if state.lasting else NONE
    if base == NONE:
        base = POOL[state.definition[card]].defense
    return base + added(state, card, DEFENSE)


def keywords(state: NeuState, card: int) -> int:
    """NEU-20.25 Return the keywords of a character, those of its cyberware included."""
    found = POOL[state.definition[card]].keywords
    for each in (*state.hosted.get(card, ()), *second_tethers(state, card)):
        found |= POOL[state.definition[each]].granted_keywords
    sources = state.modifiers.get(KEYWORDS)
    if sources is not None:
        for source in sources:
            for modifier in POOL[state.definition[source]].constant[KEYWORDS]:
                if modifier.when.holds(state, source, card, 0):
                    found |= modifier.amount.of(state, source, card, 0)
    for row in state.lasting:
        if row[0] == KEYWORDS and row[1] == card:
            found |= row[2]
    return found


def psychosis(state: NeuState, card: int) -> int:
    """NEU-11.7, NEU-20.11 Return a character's psychosis: the sum, halved, then perhaps 0."""
    value = 0
    for each in (*state.hosted.get(card, ()), *second_tethers(state, card)):
        value += POOL[state.definition[each]].psychosis
    value = max(0, value + total(state, PSYCHOSIS, card))
    if value and holds(state, HALF_PSYCHOSIS, card):
        value //= 2
    if value and holds(state, NO_PSYCHOSIS, card):
        value = 0
    return value


def bonus_of(state: NeuState, quantity: int, seat: int) -> int:
    """Sum what is added to a quantity of a player, such as their stability rolls."""
    return total(state, quantity, NONE, seat)


# NEU-15.2 Synergy ---------------------------------------------------------------------------------


def synergy(state: NeuState, seat: int, faction: int) -> int:
    """NEU-15.2 Count a player's synergy points of a faction; NEU-15.3 one per card at the most."""
    mask = 1 << faction
    points = 0
    for card in state.characters(seat):
        if POOL[state.definition[card]].factions & mask:
            points += 1
    for card in attached_by(state, seat):
        if POOL[state.definition[card]].factions & mask:
            points += 1
    for holder in range(state.seats):
        for card in state.cards(holder, SLOTS):
            definition = POOL[state.definition[card]]
            if definition.factions & mask and points_to(state, card) == seat:
                points += 1
    environment = state.environment()
    if environment != NONE and POOL[state.definition[environment]].factions & mask:
        points += 1
    return points


def attached_by(state: NeuState, seat: int) -> list[int]:
    """Return the cyberware whose synergy is a player's (NEU-R57)."""
    found: list[int] = []
    for owner in range(state.seats):
        for card in state.cards(owner, 11):
            if points_to(state, card) == seat:
                found.append(card)
    return found


def points_to(state: NeuState, card: int) -> int:
    """NEU-R57 Return whose synergy a card is: its controller's, or its bearer's or host's."""
    if state.rulings[R57]:
        definition = POOL[state.definition[card]]
        if definition.malicious and state.host[card] != NONE:
            return state.control[state.host[card]]
        if definition.kind == VIRUS:
            return state.host_player(card)
    return state.control[card]


def has_faction(state: NeuState, card: int, faction: int) -> bool:
    """NEU-15.3 Tell whether a card shows a faction's icon."""
    return POOL[state.definition[card]].factions >> faction & 1 != 0
