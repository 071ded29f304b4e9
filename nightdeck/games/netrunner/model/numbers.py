"""Derived numbers, ONR-17.26: printed, modifiers, lasting effects, counters; never kept.

Also ONR-23A.14. Worked examples: ONR-X30.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.card_abilities import GivesSubroutine, Subroutine
from nightdeck.games.netrunner.model.definitions import COUNTED, POOL
from nightdeck.games.netrunner.model.rulings import R01, R18, R25
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACCESSES,
    ACTIONS,
    AGENDA,
    BASE_ACTIONS,
    BASE_HAND_SIZE,
    BREAK_COST,
    CANNOT_USE,
    CARD_QUANTITIES,
    CORP,
    DIFFICULTY,
    FORT_COUNTER_SOURCE,
    FORT_STRENGTH,
    HAND_SIZE,
    ICE,
    ICE_INSTALL_COST,
    INSIDE_INSTALL_COST,
    KEYWORDS,
    KILLER,
    LINK,
    MEMORY,
    MILITECH,
    MOST_ACTIONS,
    NODE,
    NONE,
    PATTEL,
    PLAYER_COUNTER_SOURCE,
    POWER,
    PRIMARY_TYPES,
    PROGRAMS,
    REZ_COST,
    RUN_STRENGTH,
    RUN_SUBROUTINE,
    RUN_SURCHARGE,
    RUNNER,
    STRENGTH,
    SUBROUTINES,
    TRASH_COST,
    fort_bit,
    ice_zone,
)


def total(state: OnrState, quantity: int, card: int, seat: int = NONE) -> int:
    """ONR-17.9 Sum what changes a quantity of a card, fort or player; everything adds up."""
    result = state.constant_total(quantity, card, seat)
    for row in state.lasting:
        if row[0] == quantity and (row[1] == card or row[1] == NONE):
            result += row[2]
    if quantity in COUNTED:
        result += counted_total(state, quantity, card, seat)
    return result


def counted_total(state: OnrState, quantity: int, card: int, seat: int) -> int:
    """ONR-16.2, ONR-16.19 Sum what counters on players and in forts add to a quantity."""
    result = 0
    for text in COUNTED[quantity]:
        source = text.source
        if seat != NONE and text.seat != seat:
            continue
        if source > FORT_COUNTER_SOURCE:
            if text.forts and not text.forts & fort_bit(card):
                continue
            number = state.player_counters[PLAYER_COUNTER_SOURCE - source]
        else:
            fort = state.fort_of(card) if quantity < CARD_QUANTITIES else card
            row = state.fort_counters.get(fort)
            number = 0 if row is None else row[FORT_COUNTER_SOURCE - source]
        if number > text.beyond:
            result += text.amount * ((number - text.beyond) // text.per)
    return result


# Ice and icebreakers, section 12 ------------------------------------------------------------------


def strength(state: OnrState, card: int) -> int:
    """ONR-12.3 The strength of ice or of an icebreaker; may be negative."""
    definition = POOL[state.definition[card]]
    found = definition.strength + total(state, STRENGTH, card)
    if definition.kind == ICE:
        found -= state.counters[PATTEL][card]
        for row in state.lasting:
            if row[0] == RUN_STRENGTH:
                if card == state.encountered and row[4] != card:
                    found += row[2]
            elif row[0] == FORT_STRENGTH and row[1] == state.fort_of(card):
                found += row[2]
        return found
    found += state.counters[POWER][card] + state.counters[MILITECH][card]
    host = state.host[card]
    if host != NONE:
        daemon = POOL[state.definition[host]].daemon
        if daemon is not None:
            found += daemon.modifier
    return found


def keywords(state: OnrState, card: int) -> int:
    """ONR-12.1, ONR-16.12 The keywords of a card; a morph exchanges the primary type."""
    definition = POOL[state.definition[card]]
    found = definition.keywords
    if definition.morph and state.bought[card] and state.rezzed[card]:
        found = found & ~PRIMARY_TYPES | definition.morph
    for row in state.lasting:
        if row[0] == KEYWORDS and row[1] == card:
            found |= row[2]
    return found


def ice_types(state: OnrState, ice: int) -> int:
    """ONR-12.1 The types of ice; ONR-R25 `fourth-type`, ONR-23A.36: Killer is one of them."""
    listed = PRIMARY_TYPES | KILLER if state.rulings[R25] else PRIMARY_TYPES
    return keywords(state, ice) & listed


def subroutines(state: OnrState, ice: int) -> list[Subroutine]:
    """ONR-12.14 The subroutines of ice: printed, copied, bought, then those of other cards."""
    definition = POOL[state.definition[ice]]
    found = list(definition.subroutines)
    copies = sum(row[2] for row in state.lasting if row[0] == SUBROUTINES and row[1] == ice)
    if copies:
        found = [each for each in found for _ in range(1 + copies)]
    if definition.bought_price:
        found.extend([ENDS_THE_RUN[0]] * state.bought[ice])
    sources = state.modifiers.get(SUBROUTINES)
    if sources is not None:
        for source in sources:
            for modifier in POOL[state.definition[source]].constant[SUBROUTINES]:
                if isinstance(modifier, GivesSubroutine):
                    if modifier.when.holds(state, source, ice, 0):
                        found.append(modifier.subroutine)
    for row in state.lasting:
        if row[0] == RUN_SUBROUTINE and row[4] != ice:
            found.extend([ENDS_THE_RUN[0]] * row[2])
    return found


ENDS_THE_RUN: Final[list[Subroutine]] = []
"""The commonest subroutine; the language puts it here when it is loaded."""


def break_surcharge(state: OnrState, ice: int) -> int:
    """ONR-12.5, ONR-12.16 What each broken subroutine costs beyond the price of the breaker."""
    found = total(state, BREAK_COST, ice) if BREAK_COST in state.modifiers else 0
    for row in state.lasting:
        if row[0] == RUN_SURCHARGE and row[4] != ice:
            found += row[2]
    return found


def cannot_use(state: OnrState, card: int) -> bool:
    """Tell whether something keeps a card from being used now."""
    if CANNOT_USE not in state.modifiers and not state.lasting:
        return False
    return total(state, CANNOT_USE, card) > 0


# Costs and prices ---------------------------------------------------------------------------------


def rez_cost(state: OnrState, card: int) -> int:
    """ONR-7.9 What rezzing costs, payments above the rez cost left out."""
    found = POOL[state.definition[card]].cost
    if REZ_COST in state.modifiers or state.lasting:
        found += total(state, REZ_COST, card)
    return max(found, 0)


def ice_install_cost(state: OnrState, fort: int, there: int) -> int:
    """ONR-7.4b What a piece of ice costs on a fort with so many pieces; the sum is at least 0."""
    found = there + total(state, ICE_INSTALL_COST, fort) + inside_install_cost(state, fort)
    return max(found, 0)


def inside_install_cost(state: OnrState, fort: int) -> int:
    """ONR-7.14 What installing any card in or on a fort costs beyond the usual."""
    return max(total(state, INSIDE_INSTALL_COST, fort), 0)


def trash_cost(state: OnrState, card: int) -> int:
    """ONR-11.3b What the Runner pays to trash an accessed card; NONE if it cannot be trashed."""
    base = POOL[state.definition[card]].trash_cost
    if base == NONE:
        return NONE
    return max(base + total(state, TRASH_COST, card), 0)


def steal_cost(state: OnrState, card: int) -> int:
    """ONR-11.3a The additional cost for stealing an agenda; they add up.

    What other cards ask for was fixed when the access began, whatever became of them since.
    """
    return POOL[state.definition[card]].steal_cost + state.access_toll


def difficulty(state: OnrState, card: int) -> int:
    """ONR-8.5 The advancement counters needed to score an agenda."""
    return POOL[state.definition[card]].difficulty + total(state, DIFFICULTY, card)


def is_eligible(state: OnrState, card: int) -> bool:
    """ONR-8.2, ONR-8.1 Tell whether an installed card can be advanced; ONR-R18 which nodes."""
    definition = POOL[state.definition[card]]
    if definition.kind == AGENDA:
        return True
    if definition.kind != NODE:
        return False
    return definition.advanceable or state.rulings[R18] == 0


# Players ------------------------------------------------------------------------------------------


def hand_size(state: OnrState, seat: int) -> int:
    """ONR-2.4g The maximum hand size; it may be negative."""
    found = BASE_HAND_SIZE + total(state, HAND_SIZE, NONE, seat)
    if seat == CORP:
        return found
    return found - state.brain_damage - state.smaller_hand


def allotted_actions(state: OnrState, seat: int) -> int:
    """ONR-5.0d, ONR-6.1 The actions of a turn; ONR-R01 `manual`, ONR-23A.1 the Runner's ceiling."""
    if seat == RUNNER and state.rulings[R01]:
        return MOST_ACTIONS
    found = BASE_ACTIONS[seat] + total(state, ACTIONS, NONE, seat) + state.extra_actions[seat]
    return found - state.fewer_actions if seat == RUNNER else found


def memory_limit(state: OnrState) -> int:
    """ONR-2.4f The memory units."""
    found = state.base_memory
    if MEMORY in state.modifiers:
        found += total(state, MEMORY, NONE)
    return found


def memory_used(state: OnrState) -> int:
    """ONR-9.2, ONR-16.4 The MU of all programs that are in no daemon."""
    used = 0
    for card in state.zones[PROGRAMS]:
        if state.host[card] == NONE:
            used += POOL[state.definition[card]].memory
    return used


def free_space(state: OnrState, daemon: int) -> int:
    """ONR-16.4 The MU still free in a daemon."""
    row = POOL[state.definition[daemon]].daemon
    if row is None:
        return 0
    used = sum(POOL[state.definition[guest]].memory for guest in state.hosted.get(daemon, ()))
    return row.space - used


def extra_accesses(state: OnrState, fort: int) -> int:
    """ONR-11.1a, ONR-11.1b The additional cards accessed in HQ or R&D."""
    return total(state, ACCESSES, fort) + state.access_bonus


def link_bonus(state: OnrState) -> int:
    """ONR-13.2 What counters and effects add to the Runner's link; may be negative."""
    return total(state, LINK, NONE)


def outer_rezzed_ice(state: OnrState, ice: int) -> int:
    """ONR-12.17 The rezzed ice of the fort further out."""
    fort = state.fort_of(ice)
    if fort == NONE:
        return 0
    row = state.zones[ice_zone(fort)]
    return sum(1 for other in row[row.index(ice) + 1 :] if state.rezzed[other])
