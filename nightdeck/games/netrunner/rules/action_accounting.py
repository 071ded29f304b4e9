"""Action accounting, ONR-6.1 to ONR-6.11."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.events import (
    ACTIONS_FORGONE,
    ACTIONS_GAINED,
    FORGO_OWED,
    NO_RUNS,
)
from nightdeck.games.netrunner.model.rulings import R01
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import MOST_ACTIONS, RUNNER, THIS_STREAK
from nightdeck.games.netrunner.rules.bits import end_lots

# What a restricted action is for, ONR-6.5
TO_INSTALL: Final = 1
TO_INSTALL_PROGRAM: Final = 2
TO_RUN: Final = 3


def gain_actions(state: OnrState, seat: int, amount: int) -> None:
    """ONR-6.3 Add actions at once, in the own turn; ONR-6.9 beyond the ceiling they are lost."""
    if state.turn_seat != seat or amount <= 0 or (seat == RUNNER and state.rulings[R01]):
        return
    room = MOST_ACTIONS - state.spent_actions - actions_left(state, seat)
    gained = min(amount, max(room, 0))
    if gained:
        state.actions[seat] += gained
        state.emit(ACTIONS_GAINED, seat, gained)


def lose_actions(state: OnrState, seat: int, amount: int) -> None:
    """ONR-6.3 An extra action that goes in the owner's turn takes one along, never below 0."""
    if state.turn_seat == seat and not (seat == RUNNER and state.rulings[R01]):
        state.actions[seat] = max(0, state.actions[seat] - amount)


def actions_left(state: OnrState, seat: int) -> int:
    """ONR-6.5 All actions of a player, restricted ones included."""
    if state.turn_seat != seat:
        return 0
    found = state.actions[seat]
    for row in state.restricted:
        found += row[1]
    return found + (state.streak[1] if state.streak else 0)


def can_act(state: OnrState, seat: int, actions: int, purposes: tuple[int, ...]) -> bool:
    """ONR-6.2, ONR-6.11 Tell whether something that costs actions can be paid with them.

    Restricted ones pay only what fits their purpose, and never a part of several.
    """
    if state.turn_seat != seat:
        return False
    if state.streak:
        return actions == 1 and state.streak[0] in purposes
    if state.actions[seat] >= actions:
        return True
    return actions == 1 and fitting(state, purposes) is not None


def fitting(state: OnrState, purposes: tuple[int, ...]) -> list[int] | None:
    """ONR-6.5 The restricted actions that fit a purpose, if there are any."""
    for row in state.restricted:
        if row[0] in purposes:
            return row
    return None


def spend_actions(state: OnrState, seat: int, actions: int, purposes: tuple[int, ...] = ()) -> bool:
    """ONR-6.5 Pay with actions, a fitting restricted one first; tell whether it was restricted."""
    count_spent(state, seat, actions)
    if state.streak:
        state.streak[1] -= 1
        return True
    row = fitting(state, purposes) if actions == 1 else None
    if row is None:
        state.actions[seat] -= actions
        return False
    row[1] -= 1
    if row[1] == 0:
        state.restricted.remove(row)
    return True


def count_spent(state: OnrState, seat: int, actions: int) -> None:
    """ONR-6.9, ONR-6.10, ONR-2.1f Count actions towards the ceiling and the ban on runs."""
    state.spent_actions += actions
    if seat == RUNNER:
        if state.no_runs:
            state.no_runs = max(0, state.no_runs - actions)
        state.harmed = [*state.harmed, *[0] * actions][-3:]
    if state.spent_actions >= MOST_ACTIONS:
        state.restricted = []
        state.streak = []


def end_streak(state: OnrState) -> None:
    """ONR-6.8, ONR-12.18 "Stop", or nothing legal: the rest is discarded, with bits only for it."""
    state.streak = []
    end_lots(state, THIS_STREAK)


def owe_actions(state: OnrState, seat: int, amount: int) -> None:
    """ONR-6.4 Debts add up and carry over to later turns."""
    if amount > 0:
        state.forgo[seat] += amount
        state.emit(FORGO_OWED, seat, amount)


def forgo_one(state: OnrState, seat: int) -> None:
    """ONR-6.4, ONR-6.5 One action is consumed instead, restricted ones first; no window."""
    state.forgo[seat] -= 1
    if state.streak:
        state.streak[1] -= 1
        count_spent(state, seat, 1)
        if state.streak and state.streak[1] == 0:
            end_streak(state)
    elif state.restricted:
        row = state.restricted[0]
        row[1] -= 1
        if row[1] == 0:
            state.restricted.remove(row)
        count_spent(state, seat, 1)
    else:
        state.actions[seat] -= 1
        count_spent(state, seat, 1)
    state.emit(ACTIONS_FORGONE, seat, state.forgo[seat])


def ban_runs(state: OnrState, actions: int) -> None:
    """ONR-6.10 No run for so many actions, cumulative."""
    state.no_runs += actions
    state.emit(NO_RUNS, state.no_runs)
