"""Costs, ONR-17.8: all parts are paid together, before the effect, or the thing cannot be used."""

from __future__ import annotations

from nightdeck.games.netrunner.model.card_abilities import Cost
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import COUNTERS_REMOVED
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import ADVANCEMENT, NONE
from nightdeck.games.netrunner.rules.action_accounting import can_act, spend_actions
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.leaving import return_to_hand, trash_now
from nightdeck.games.netrunner.rules.winning import change_points


def can_pay(state: OnrState, seat: int, card: int, cost: Cost, purpose: int) -> bool:
    """ONR-17.8 Tell whether every part of a cost can be paid."""
    if cost.actions and not can_act(state, seat, cost.actions, ()):
        return False
    bits = cost.bits + (cost.x_least if cost.x_limit is not None else 0)
    if bits and bits > available(state, seat, purpose):
        return False
    if cost.points and cost.points > state.points[seat]:
        return False
    return not cost.counters or state.counters[cost.counter][card] >= cost.counters


def pay_cost(state: OnrState, seat: int, card: int, cost: Cost, x: int, purpose: int) -> None:
    """ONR-17.8 Pay everything together; a card trashed as a cost cannot be saved (ONR-17.17)."""
    if cost.actions:
        spend_actions(state, seat, cost.actions)
    if cost.counters:
        remove_counters(state, card, cost.counter, cost.counters)
    if cost.trash:
        state.paid = state.counters[ADVANCEMENT][card]
        trash_now(state, card, seat)
    elif cost.to_hand:
        return_to_hand(state, card)
    if cost.points:
        change_points(state, seat, -cost.points)
    pay(state, seat, cost.bits + x, purpose)


def remove_counters(state: OnrState, card: int, kind: int, amount: int) -> int:
    """ONR-2.4e Take counters off a card, as many as there are; some cards go with the last one."""
    column = state.counters[kind]
    taken = min(amount, column[card])
    if taken <= 0:
        return 0
    column[card] -= taken
    state.emit(COUNTERS_REMOVED, card, kind, taken)
    definition = POOL[state.definition[card]]
    if column[card] == 0 and state.active[card] and definition.trashed_when_empty == kind:
        # ONR-16.14: at the moment the last one is taken.
        trash_now(state, card, NONE)
    return taken
