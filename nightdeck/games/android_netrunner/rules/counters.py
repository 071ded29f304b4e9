"""Counters on cards, ANR-1.31; virus counters and the purge, ANR-VIR1."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events, rulings, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.leaving import in_play, trash_now


def place_counters(state: AnrState, card: int, kind: int, amount: int) -> None:
    """ANR-ADV2, ANR-1.2 Put counters from the bank on a card."""
    if amount <= 0 or not in_play(state, card):
        return
    state.counters[kind][card] += amount
    state.dirty = 1
    if kind == terms.VIRUS_COUNTER and POOL[state.definition[card]].kind == terms.PROGRAM:
        state.tally[terms.PROGRAMS_WITH_VIRUS] += 1
    state.emit(events.COUNTERS_PLACED, card, kind, amount)


def remove_counters(state: AnrState, card: int, kind: int, amount: int) -> int:
    """Remove counters, as many as there are; ANR-SB1 a card that must not be empty is trashed."""
    removed = min(amount, state.counters[kind][card])
    if removed <= 0:
        return 0
    state.counters[kind][card] -= removed
    state.dirty = 1
    state.emit(events.COUNTERS_REMOVED, card, kind, removed)
    if state.counters[kind][card] == 0 and state.active[card]:
        if POOL[state.definition[card]].trashed_when_empty == kind:
            trash_now(state, card, terms.NONE)
    return removed


def purgeable(state: AnrState) -> list[int]:
    """ANR-C2.2g, ANR-Q08 The cards a purge would take virus counters from."""
    column = state.counters[terms.VIRUS_COUNTER]
    if not any(column):
        return []
    found = [card for card, amount in enumerate(column) if amount]
    if state.rulings[rulings.Q08]:
        return [card for card in found if POOL[state.definition[card]].side == terms.CORP]
    return found


def purge(state: AnrState) -> None:
    """ANR-VIR1 Remove all virus counters from all cards; the programs stay."""
    amount = 0
    for card in purgeable(state):
        amount += state.counters[terms.VIRUS_COUNTER][card]
        state.counters[terms.VIRUS_COUNTER][card] = 0
    state.dirty = 1
    state.emit(events.VIRUS_PURGED, amount)
