"""State checks, ANR-SB1: made after every atomic change, before anything else.

Points (V1) are checked by whoever moves an agenda, flatline (V3a) by the damage, uniqueness by
whoever makes a card active, empty cards by whoever removes the last counter, hosted cards by
whoever removes the host: at the moment it happens. What is left is checked here.

Worked examples: ANR-E37, ANR-E41, ANR-E61.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.definitions import ASSEMBLY_ROW, POOL, STARVING_ROW
from nightdeck.games.android_netrunner.model.modifiers import has_enough_points, strength
from nightdeck.games.android_netrunner.model.servers import remove_empty_servers
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, POWER
from nightdeck.games.android_netrunner.rules.leaving import trash_now
from nightdeck.games.android_netrunner.rules.memory import MemoryOverflow, overflows
from nightdeck.games.android_netrunner.rules.winning import win_by_points


def check_state(state: AnrState) -> None:
    """ANR-SB1 Points, starved ice, empty remotes; repeated until nothing changes."""
    while state.dirty:
        state.dirty = 0
        check_points(state)
        if state.index[STARVING_ROW]:
            starve(state)
        remove_empty_servers(state)


def mend_state(state: AnrState) -> None:
    """ANR-SB1 What needs a decision: memory overflow, cards that can be installed at last."""
    if overflows(state):
        state.call(MemoryOverflow())
    elif state.index[ASSEMBLY_ROW]:
        finish_guests(state)


def check_points(state: AnrState) -> None:
    """ANR-V1 The active player's points are looked at first."""
    for seat in (state.turn_seat, 1 - state.turn_seat):
        if has_enough_points(state, seat):
            win_by_points(state, seat)
            return


def starve(state: AnrState) -> None:
    """ANR-CC21, ANR-CC30 Rezzed ice at strength 0 or less is trashed with what starves it."""
    for card in list(state.index[STARVING_ROW]):
        host = state.host[card]
        if host != NONE and state.rezzed[host] and strength(state, host) <= 0:
            trash_now(state, host, NONE)


def finish_guests(state: AnrState) -> None:
    """ANR-INS23 A card waiting on another without a power counter is installed, if possible."""
    for source in state.index[ASSEMBLY_ROW]:
        effect = POOL[state.definition[source]].finishes
        if effect is None:
            continue
        for guest in state.hosted.get(source, ()):
            if not state.counters[POWER][guest] and effect.can(state, source, guest, 0):
                effect.resolve(state, source, guest, 0)
                return
