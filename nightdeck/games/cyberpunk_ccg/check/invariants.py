"""What is always true of a table (CCG-2, CCG-3.12, CCG-12)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACHMENT,
    EVENT,
    GEAR,
    HAND,
    LOCATION,
    LOCATIONS,
    NONE,
    OPERATION,
    OPERATIONS,
    RUNNER,
    RUNNERS,
    RUNS,
    SEAT_ZONES,
    SPONSOR,
    SPONSOR_ZONE,
    STASH,
)

KINDS_IN = {
    SPONSOR_ZONE: SPONSOR,
    LOCATIONS: LOCATION,
    OPERATIONS: OPERATION,
    RUNNERS: RUNNER,
    ATTACHED: ATTACHMENT,
    STASH: ATTACHMENT,
}


def problems(state: CcgState) -> list[str]:
    """List every broken invariant in words."""
    return [*zone_problems(state), *column_problems(state), *gear_problems(state)]


def zone_problems(state: CcgState) -> list[str]:
    """CCG-2.1, CCG-4.3 Every card lies where cards of its type may lie."""
    found: list[str] = []
    for zone, cards in enumerate(state.zones):
        if zone >= state.seats * SEAT_ZONES:
            continue
        kind = zone % SEAT_ZONES
        for card in cards:
            definition = POOL[state.definition[card]]
            if kind in KINDS_IN and not definition.kind & KINDS_IN[kind]:
                found.append(f"{definition.name} lies in zone {kind}")
            if kind in (RUNS, GEAR) and definition.is_runs != (kind == RUNS):
                found.append(f"{definition.name} lies in the other deck")
            if kind in (HAND, RUNS, GEAR) and state.owner[card] != zone // SEAT_ZONES:
                found.append(f"{definition.name} lies in the deck or hand of another player")
            in_play = SPONSOR_ZONE <= kind <= ATTACHED
            if in_play and state.control[card] != zone // SEAT_ZONES:
                found.append(f"{definition.name} lies with another player than its controller")
            if not in_play and (state.exhausted[card] or state.busted[card]):
                found.append(f"{definition.name} is used outside of play")
    return found


def column_problems(state: CcgState) -> list[str]:
    """CCG-2.3, CCG-2.5 Counters are never negative; what is Busted is used."""
    found: list[str] = []
    count = len(state.definition)
    for name, column in (
        ("owner", state.owner), ("control", state.control), ("exhausted", state.exhausted),
        ("busted", state.busted), ("team", state.team), ("deeds", state.deeds),
        ("moves", state.moves), ("rolling", state.rolling), ("host", state.host),
        ("active", state.active), ("serial", state.serial),
    ):  # fmt: skip
        if len(column) != count:
            found.append(f"column {name} has {len(column)} entries for {count} cards")
    if min([*state.ops, *state.style_bonus, *state.bust_points]) < 0:
        found.append("a counter is negative")
    for card in state.all_runners():
        if state.busted[card] and not state.exhausted[card]:
            found.append(f"{POOL[state.definition[card]].name} is Busted and unused")
    if len(state.things) != len(state.thing_users):
        found.append("things and their users do not match")
    for quantity, sources in state.modifiers.items():
        for source in sources:
            if not state.active[source]:
                found.append(f"{POOL[state.definition[source]].name} changes {quantity} inactive")
    return found


def gear_problems(state: CcgState) -> list[str]:
    """CCG-3.12, CCG-12 Hosts and hosted agree; Events are never attached."""
    found: list[str] = []
    for host, cards in state.hosted.items():
        for card in cards:
            if state.host[card] != host:
                found.append(f"card {card} does not know its host {host}")
            if POOL[state.definition[card]].kind == EVENT:
                found.append(f"{POOL[state.definition[card]].name} is attached")
            if state.control[card] != state.control[host]:
                found.append(f"{POOL[state.definition[card]].name} is attached across players")
    for card, host in enumerate(state.host):
        if host != NONE and card not in state.hosted.get(host, ()):
            found.append(f"card {card} says it lies on {host}")
    for card in state.tokens:
        if not is_chassis(state, card) or not state.is_in_play(card):
            found.append(f"card {card} has tokens")
    return found
