"""Legwork: which target a player softens for an attack, and which of their own they guard."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.minds.forces import (
    reach_of,
    ready_sets,
    sense_of,
    strike_of,
    wall_of,
)
from nightdeck.games.cyberpunk_ccg.minds.worth import location_worth, prize_worth
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import power, security, strength
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    E_SEC,
    LOCATIONS,
    M_SEC,
    MEDIA,
    NETRUNNER,
    NONE,
    OPERATIONS,
    ROCKER,
)

SOFTENERS = NETRUNNER | ROCKER


def lowered_by(state: CcgState, runner: int, target: int) -> int:
    """CCG-10.7, CCG-10.9 Return by how much a Runner lowers a target's strength."""
    might = power(state, runner)
    if POOL[state.definition[runner]].professions & NETRUNNER:
        return 2 * min(might, security(state, target, E_SEC))
    return min(might, security(state, target, M_SEC))


def softeners(state: CcgState, seat: int) -> list[int]:
    """Return the unused Netrunners and Rockers of a player."""
    return [
        card
        for card in state.runners(seat)
        if not state.exhausted[card] and POOL[state.definition[card]].professions & SOFTENERS
    ]


def force_without(state: CcgState, seat: int, helpers: list[int]) -> int:
    """Return the highest ATTACK of a set that is ready, helpers left out."""
    best = 0
    for runners in ready_sets(state, seat):
        total = 0
        for card in runners:
            if card not in helpers:
                total += strike_of(state, card) + sense_of(state, card)
        best = max(best, total)
    return best


def soft_target(state: CcgState, seat: int) -> int:
    """Return the target that a player can attack only if it is softened; NONE without one."""
    helpers = softeners(state, seat)
    if not helpers:
        return NONE
    force = force_without(state, seat, helpers)
    best, found = 0.0, NONE
    for card in state.cards(seat, OPERATIONS):
        value = prize_worth(state, seat, POOL[state.definition[card]])
        if value > best and is_worth_it(state, helpers, card, force):
            best, found = value, card
    for other in state.opponents(seat):
        wall = wall_of(state, other)
        targets = state.cards(other, LOCATIONS)
        paid = [card for card in state.cards(other, OPERATIONS) if card in state.ops_paid]
        for card in (*targets, *paid):
            definition = POOL[state.definition[card]]
            value = 0.8 * prize_worth(state, seat, definition) + 0.2 * definition.eb
            if value > best and is_worth_it(state, helpers, card, force - wall):
                best, found = value, card
    return found


def is_worth_it(state: CcgState, helpers: list[int], target: int, force: int) -> bool:
    """Tell whether a force takes a target with help, and not without."""
    hard = strength(state, target)
    if force > hard or force <= 0:
        return False
    return force > hard - sum(lowered_by(state, card, target) for card in helpers)


def guarded_target(state: CcgState, seat: int, runner: int) -> int:
    """CCG-10.6 Return the own card that a raise keeps from falling; NONE without one."""
    definition = POOL[state.definition[runner]]
    if not definition.professions & MEDIA:
        return NONE
    force = reach_of(state, state.active_seat)
    best, found = 0.0, NONE
    for card in state.cards(seat, LOCATIONS):
        hard = strength(state, card)
        if hard < force <= hard + power(state, runner):
            value = location_worth(state, seat, POOL[state.definition[card]])
            if value > best:
                best, found = value, card
    return found
