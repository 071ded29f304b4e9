"""Costs, ANR-AB1 and ANR-AB2: all parts are paid together or the thing cannot be done.

Worked examples: ANR-E53. ANR-K28 A hosted counter is removed as a cost.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.card_abilities import Cost
from nightdeck.games.android_netrunner.model.rulings import Q47
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CLICKS_SPENT, NONE
from nightdeck.games.android_netrunner.rules import leaving
from nightdeck.games.android_netrunner.rules.counters import remove_counters
from nightdeck.games.android_netrunner.rules.credits import available, pay


def can_pay(state: AnrState, seat: int, card: int, cost: Cost, purpose: int) -> bool:
    """ANR-AB2 Tell whether every part of a cost can be paid."""
    if cost.clicks > state.clicks[seat]:
        return False
    if cost.credits and cost.credits > available(state, seat, purpose):
        return False
    if cost.counters and state.counters[cost.counter][card] < cost.counters:
        return False
    if cost.forfeit and not leaving.forfeitable(state, seat):
        return False
    return cost.trash_card is None or bool(cost.trash_card.cards(state, card, NONE))


def pay_cost(
    state: AnrState, seat: int, card: int, cost: Cost, x: int, chosen: int, purpose: int
) -> None:
    """ANR-AB2 Pay everything together; a card trashed as a cost cannot be saved (ANR-AB21)."""
    if cost.clicks:
        spend_clicks(state, seat, cost.clicks)
    if cost.counters:
        remove_counters(state, card, cost.counter, cost.counters)
    if cost.trash:
        leaving.trash_now(state, card, seat)
    if cost.remove:
        leaving.remove_from_game(state, card)
    if cost.forfeit_this:
        leaving.forfeit(state, seat, card)
    if cost.forfeit:
        leaving.forfeit(state, seat, chosen)
    if cost.trash_card is not None:
        leaving.trash_now(state, chosen, seat)
    pay(state, seat, cost.credits + x, purpose)


def spend_clicks(state: AnrState, seat: int, amount: int) -> None:
    """ANR-C0 Spend clicks of the own turn."""
    state.clicks[seat] -= amount
    state.tally[CLICKS_SPENT] += amount
    state.emit(events.CLICKS_SPENT_ON, seat, amount)


def gain_clicks(state: AnrState, seat: int, amount: int) -> None:
    """ANR-C0 Gain clicks; ANR-C3.4 they are worth nothing outside the own turn."""
    if state.turn_seat == seat:
        state.clicks[seat] += amount
        state.emit(events.CLICKS_GAINED, seat, amount)


def lose_clicks(state: AnrState, seat: int, amount: int) -> None:
    """ANR-AB17 Lose remaining clicks only; ANR-Q47 or owe them to the next allotment."""
    lost = min(amount, state.clicks[seat])
    state.clicks[seat] -= lost
    if lost:
        state.emit(events.CLICKS_LOST, seat, lost)
    if lost < amount and state.rulings[Q47]:
        state.clicks_owed[seat] += amount - lost
