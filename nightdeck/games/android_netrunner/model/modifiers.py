"""Derived values: printed number plus active modifiers plus lasting effects, never stored.

Worked examples: ANR-E54.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.card_abilities import Subroutine
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.rulings import Q14
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, root


def total(state: AnrState, quantity: int, card: int, seat: int = NONE) -> int:
    """ANR-AB4 Sum what constant abilities and lasting effects add to a quantity of a card."""
    result = state.constant_total(quantity, card, seat)
    for row in state.lasting:
        if row[0] == quantity and (row[1] == card or row[1] == NONE):
            result += row[2]
    return result


def strength(state: AnrState, card: int) -> int:
    """ANR-ICE1 The strength of ice or of an icebreaker; may be 0 or negative."""
    return POOL[state.definition[card]].strength + total(state, terms.STRENGTH, card)


def subtypes(state: AnrState, card: int) -> int:
    """ANR-2.14 The subtypes of a card, lasting ones included."""
    found = POOL[state.definition[card]].subtypes
    for row in state.lasting:
        if row[0] == terms.SUBTYPES and row[1] == card:
            found |= row[2]
    return found


def rez_cost(state: AnrState, card: int, discount: int = 0) -> int:
    """ANR-INS12, ANR-CC5 What rezzing costs: discounts first, then additional credits."""
    base = POOL[state.definition[card]].cost - discount
    if terms.REZ_COST in state.modifiers:
        base += total(state, terms.REZ_COST, card)
    return max(base, 0) + (total(state, terms.ADDITIONAL_REZ_COST, card) if state.lasting else 0)


def install_cost(state: AnrState, card: int) -> int:
    """ANR-INS9 The credits needed to install a Runner card, before an effect's own discount."""
    base = POOL[state.definition[card]].cost
    if terms.INSTALL_COST in state.modifiers:
        base += total(state, terms.INSTALL_COST, card)
    return max(base, 0)


def play_cost(state: AnrState, card: int) -> int:
    """ANR-INS18 The credits needed to play an operation or event."""
    base = POOL[state.definition[card]].cost
    if terms.PLAY_COST in state.modifiers:
        base += total(state, terms.PLAY_COST, card)
    return max(base, 0)


def trash_cost(state: AnrState, card: int) -> int:
    """ANR-2.12 What the Runner pays to trash an accessed card; NONE if it cannot be trashed."""
    base = POOL[state.definition[card]].trash_cost
    if base == NONE:
        return NONE
    return max(base + total(state, terms.TRASH_COST, card), 0)


def steal_cost(state: AnrState, card: int) -> int:
    """ANR-ACC4 The additional credits for stealing an agenda."""
    cost = POOL[state.definition[card]].steal_cost + total(state, terms.STEAL_COST, card)
    if state.run_server == NONE:
        return cost
    for source in state.zones[root(state.run_server)]:
        if state.rezzed[source]:
            cost += POOL[state.definition[source]].steal_surcharge
    for row in state.lasting:
        if row[0] == terms.SERVER_STEAL_COST and row[1] == state.run_server:
            cost += row[2]
    return cost


def requirement(state: AnrState, card: int) -> int:
    """ANR-ADV4 The advancement counters needed to score an agenda."""
    base = POOL[state.definition[card]].requirement
    if terms.ADVANCEMENT_REQUIREMENT in state.modifiers:
        base += total(state, terms.ADVANCEMENT_REQUIREMENT, card)
    own = POOL[state.definition[card]].constant.get(terms.ADVANCEMENT_REQUIREMENT)
    if own is not None:
        # ANR-1.34: an agenda's own requirement counts although it is not active while installed.
        for modifier in own:
            if not state.active[card] and modifier.when.holds(state, card, card, 0):
                base += modifier.amount.of(state, card, card, 0)
    return max(base, 0)


def points(state: AnrState, card: int) -> int:
    """ANR-2.13 What an agenda is worth in the score area it lies in."""
    base = POOL[state.definition[card]].points
    if terms.AGENDA_POINTS in state.modifiers:
        base += total(state, terms.AGENDA_POINTS, card)
    return base


def score(state: AnrState, seat: int) -> int:
    """ANR-1.29 The agenda points of a player."""
    found = 0
    for card in state.zones[terms.CORP_SCORE if seat == CORP else terms.RUNNER_SCORE]:
        found += points(state, card)
    return found


def has_enough_points(state: AnrState, seat: int) -> bool:
    """ANR-V1 Tell whether a player has reached 7 points; ANR-Q14 exactly or at least."""
    if state.rulings[Q14]:
        return score(state, seat) == terms.POINTS_TO_WIN
    return score(state, seat) >= terms.POINTS_TO_WIN


def hand_size(state: AnrState, seat: int) -> int:
    """ANR-1.23 The maximum hand size; brain damage lowers the Runner's (ANR-D2)."""
    size = terms.BASE_HAND_SIZE
    if terms.HAND_SIZE in state.modifiers:
        size += total(state, terms.HAND_SIZE, NONE, seat)
    return size - state.brain_damage if seat == RUNNER else size


def allotted_clicks(state: AnrState, seat: int) -> int:
    """ANR-1.22 The clicks a player gets when the action phase begins."""
    base = terms.CORP_CLICKS if seat == CORP else terms.RUNNER_CLICKS
    return base + total(state, terms.CLICKS, NONE, seat)


def link(state: AnrState) -> int:
    """ANR-1.25 The Runner's link: the identity's and what cards in play add."""
    base = state.card(state.identity[RUNNER]).base_link
    if terms.LINK_STRENGTH in state.modifiers:
        base += total(state, terms.LINK_STRENGTH, NONE)
    return base


def memory_limit(state: AnrState) -> int:
    """ANR-1.24 The memory limit."""
    limit = terms.BASE_MEMORY
    if terms.MEMORY in state.modifiers:
        limit += total(state, terms.MEMORY, NONE)
    return limit


def memory_cost(state: AnrState, card: int) -> int:
    """ANR-2.12 The MU a program needs; ANR-K26 none for a cloud program with enough link."""
    definition = POOL[state.definition[card]]
    if definition.cloud and link(state) >= definition.cloud:
        return 0
    return definition.memory


def memory_used(state: AnrState) -> int:
    """ANR-INS16 The MU of all installed programs, without those whose host takes them over."""
    used = 0
    for card in state.zones[terms.PROGRAMS]:
        host = state.host[card]
        if host != NONE:
            hosting = POOL[state.definition[host]].hosting
            if hosting is not None and hosting.frees_memory:
                continue
        used += memory_cost(state, card)
    return used


def extra_accesses(state: AnrState, server: int) -> int:
    """ANR-ACC2 The additional cards accessed in HQ or R&D."""
    return total(state, terms.ACCESSES, server)


def run_clicks(state: AnrState, server: int) -> int:
    """ANR-RUN1a The additional clicks for running on a server."""
    return total(state, terms.RUN_CLICKS, server)


def subroutines(state: AnrState, ice: int) -> list[Subroutine]:
    """ANR-ICE7 The subroutines of ice: printed ones, then gained ones ("end the run")."""
    found = list(POOL[state.definition[ice]].subroutines)
    if terms.SUBROUTINES in state.modifiers:
        found.extend([GAINED[0]] * state.constant_total(terms.SUBROUTINES, ice))
    for row in state.lasting:
        if row[0] == terms.SUBROUTINES and state.definition[row[4]] != state.definition[ice]:
            found.extend([GAINED[0]] * row[2])
    return found


GAINED: list[Subroutine] = []
"""The subroutine that is gained; `effects_run` puts "end the run" here when it is loaded."""
