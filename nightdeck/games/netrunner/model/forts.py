"""Data forts, ONR-2.2e, ONR-2.2j and ONR-2.2n: three central ones, and others that come and go."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import FORT_GONE
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CANNOT_RUN,
    CORP,
    FIRST_SUBSIDIARY,
    FORT_COUNTERS,
    FORT_ZONES,
    ON_ANY,
    fort_bit,
    ice_zone,
    inside,
)
from nightdeck.kernel.state import bit


def add_zones_up_to(state: OnrState, fort: int) -> None:
    """ONR-2.2e, ONR-2.2f Make the two zones of a fort: only the Corp sees face-down cards."""
    while len(state.zones) < FORT_ZONES + 2 * fort + 2:
        state.add_zone(bit(CORP))


def open_fort(state: OnrState, fort: int) -> None:
    """ONR-2.2n Create a subsidiary fort with its first card; numbers are never used again."""
    if fort == state.next_fort:
        add_zones_up_to(state, fort)
        state.forts.append(fort)
        state.next_fort += 1


def is_empty(state: OnrState, fort: int) -> bool:
    """Tell whether no card is inside a fort and no ice on it."""
    return not state.zones[inside(fort)] and not state.zones[ice_zone(fort)]


def remove_empty_forts(state: OnrState) -> None:
    """ONR-2.2j An empty subsidiary fort ceases to exist; its counters are lost."""
    if len(state.forts) == FIRST_SUBSIDIARY:
        return
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        if is_empty(state, fort) and fort != state.kept_fort:
            state.forts.remove(fort)
            state.fort_counters.pop(fort, None)
            state.lasting = [
                row for row in state.lasting if row[1] != fort or state.is_of_a_card(row[0])
            ]
            state.emit(FORT_GONE, fort)


def ice_of(state: OnrState, fort: int) -> list[int]:
    """ONR-2.2f The ice on a fort, innermost first."""
    return state.zones[ice_zone(fort)]


def copies_of(state: OnrState, card: int) -> list[int]:
    """Return the active copies of an installed card of the Corp, fort by fort."""
    return [
        other
        for fort in state.forts
        for other in state.zones[inside(fort)]
        if state.active[other] and state.definition[other] == state.definition[card]
    ]


def fort_counter(state: OnrState, fort: int, kind: int) -> int:
    """ONR-16.19 The counters of a kind that lie in a fort."""
    row = state.fort_counters.get(fort)
    return 0 if row is None else row[kind]


def add_fort_counter(state: OnrState, fort: int, kind: int, amount: int) -> int:
    """ONR-16.19, ONR-10.20 Put counters into an existing fort; return how many lie there."""
    if fort not in state.forts:
        return 0
    row = state.fort_counters.setdefault(fort, [0] * FORT_COUNTERS)
    row[kind] += amount
    if not any(row):
        del state.fort_counters[fort]
    return row[kind]


def may_run_at_all(state: OnrState) -> bool:
    """ONR-12.9, ONR-6.10 Tell whether no lock and no ban forbids every run."""
    return not state.locks and state.no_runs == 0


def run_targets(state: OnrState, forts: int = ON_ANY) -> list[int]:
    """ONR-10.1 The forts that may be run on now."""
    if not may_run_at_all(state):
        return []
    if CANNOT_RUN not in state.modifiers:
        return [fort for fort in state.forts if fort_bit(fort) & forts]
    return [
        fort
        for fort in state.forts
        if fort_bit(fort) & forts and total(state, CANNOT_RUN, fort) == 0
    ]
