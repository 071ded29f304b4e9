"""What must be true at every moment between two steps; each broken rule is told in words."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import INDEX_ROWS, POOL
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    CORP,
    FIRST_SUBSIDIARY,
    FORT_ZONES,
    HAND,
    ICE,
    INSIDE_TYPES,
    REMOVED,
    RIG,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.runner_install import ROWS
from nightdeck.language import soundness
from nightdeck.language.soundness import name


def problems(state: OnrState) -> list[str]:
    """List every broken invariant of this game."""
    columns = {
        "rezzed": state.rezzed,
        "revealed": state.revealed,
        "fort": state.fort,
        "mark": state.mark,
        "bought": state.bought,
    }
    found = soundness.column_problems(state, columns)
    if found:
        return found
    return [
        *number_problems(state),
        *card_problems(state),
        *fort_problems(state),
        *active_problems(state),
        *soundness.index_problems(state, INDEX_ROWS),
        *soundness.hosting_problems(state),
        *soundness.counter_problems(state),
        *soundness.waiting_problems(state),
        *soundness.sight_problems(state),
        *daemon_problems(state),
    ]


def number_problems(state: OnrState) -> list[str]:
    """ONR-2.1c No number of these is ever negative."""
    found: list[str] = []
    for title, values in (
        ("bits", state.bits),
        ("actions", state.actions),
        ("forgo", state.forgo),
        ("player counters", state.player_counters),
    ):
        if min(values) < 0:
            found.append(f"{title} are negative: {values}")
    for title, value in (
        ("tags", state.runner_tags),
        ("brain damage", state.brain_damage),
        ("run bits", state.run_bits),
        ("place in the run", state.run_place),
    ):
        if value < 0:
            found.append(f"{title}: {value}")
    return found


def card_problems(state: OnrState) -> list[str]:
    """Cards lie only where their side and type may."""
    found: list[str] = []
    for card, zone in enumerate(state.zone):
        definition = POOL[state.definition[card]]
        is_corp_zone = zone >= FORT_ZONES or zone < HAND
        if zone != REMOVED and is_corp_zone != (definition.side == CORP):
            is_stolen = definition.kind == AGENDA and not is_corp_zone
            if not is_stolen:
                found.append(f"{definition.name} lies in zone {zone} of the other side")
        if state.rezzed[card] and (zone < FORT_ZONES or definition.kind == AGENDA):
            found.append(f"{definition.name} is rezzed in zone {zone}")
        if state.rezzed[card] and state.revealed[card]:
            found.append(f"{definition.name} is rezzed and exposed")
        if zone in RIG and ROWS.get(definition.kind) != zone:
            found.append(f"{definition.name} lies in row {zone}")
    return found


def fort_problems(state: OnrState) -> list[str]:
    """ONR-2.2e, ONR-2.2f Ice lies on forts, other cards inside; the lists of them are complete."""
    found: list[str] = []
    unrezzed: list[int] = []
    ice: list[int] = []
    for fort in range(max(state.next_fort, FIRST_SUBSIDIARY)):
        for card in state.zones[inside(fort)]:
            kind = POOL[state.definition[card]].kind
            if not kind & INSIDE_TYPES:
                found.append(f"{POOL[state.definition[card]].name} lies inside a fort")
            if not state.rezzed[card]:
                unrezzed.append(card)
        for card in state.zones[ice_zone(fort)]:
            ice.append(card)
            if POOL[state.definition[card]].kind != ICE:
                found.append(f"{POOL[state.definition[card]].name} lies among ice")
        is_there = bool(state.zones[inside(fort)] or state.zones[ice_zone(fort)])
        if is_there and fort not in state.forts:
            found.append(f"fort {fort} holds cards but does not exist")
    if sorted(unrezzed) != sorted(state.unrezzed):
        found.append("the list of unrezzed cards is wrong")
    if sorted(ice) != sorted(state.all_ice):
        found.append("the list of ice is wrong")
    return found


def active_problems(state: OnrState) -> list[str]:
    """Of the cards in forts only rezzed ones are active."""
    return [
        f"{name(state, card)} is active but not rezzed"
        for card, is_active in enumerate(state.active)
        if is_active and state.zone[card] >= FORT_ZONES and not state.rezzed[card]
    ]


def daemon_problems(state: OnrState) -> list[str]:
    """ONR-16.4 No daemon holds more than its space."""
    found: list[str] = []
    for host, guests in state.hosted.items():
        daemon = POOL[state.definition[host]].daemon
        used = sum(POOL[state.definition[guest]].memory for guest in guests)
        if daemon is not None and used > daemon.space:
            found.append(f"{name(state, host)} holds {used} MU")
    return found
