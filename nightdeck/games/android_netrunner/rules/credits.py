"""Money, sections REC and BP: pools, hosted credits for a purpose, temporary credits.

Worked examples: ANR-E42, ANR-E44. ANR-K23 Recurring credits. ANR-Q24 Which credits are spent
first.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, PURSE_ROW, REFILL_ROW
from nightdeck.games.android_netrunner.model.options import SPEND
from nightdeck.games.android_netrunner.model.rulings import Q24, Q49
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, RUNNER
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

PUBLICITY: int = -2
TEMPORARY: int = -3


def gain_credits(state: AnrState, seat: int, amount: int) -> None:
    """ANR-AB17 Gained credits come from the bank, which never runs out (ANR-1.2)."""
    if amount > 0:
        state.credits[seat] += amount
        state.emit(events.CREDITS_GAINED, seat, amount)


def lose_credits(state: AnrState, seat: int, amount: int) -> int:
    """ANR-AB17 Lose credits from the pool only, as many as there are; return how many."""
    from_temporary = 0
    if seat == RUNNER and state.temporary:
        from_temporary = min(amount, state.temporary)
        state.temporary -= from_temporary
    lost = min(amount - from_temporary, state.credits[seat])
    state.credits[seat] -= lost
    lost += from_temporary
    if lost > 0:
        state.emit(events.CREDITS_LOST, seat, lost)
    return lost


def purse_total(state: AnrState, seat: int, purpose: int) -> int:
    """ANR-REC1 The hosted credits usable for a purpose."""
    found = 0
    if purpose:
        column = state.counters[terms.CREDIT]
        for card in state.index[PURSE_ROW + seat]:
            recurring = POOL[state.definition[card]].recurring
            if column[card] and recurring is not None and recurring.purposes & purpose:
                found += column[card]
    return found


def run_credits(state: AnrState, purpose: int) -> int:
    """ANR-BP2, ANR-Q49 The temporary credits of a run usable for a purpose."""
    if purpose & (terms.FOR_STEAL | terms.FOR_TRASH_COST) and state.rulings[Q49]:
        return 0
    return state.publicity_credits + state.temporary


def available(state: AnrState, seat: int, purpose: int) -> int:
    """ANR-AB18 All credits a player can spend for a purpose."""
    found = state.credits[seat]
    if purpose:
        found += purse_total(state, seat, purpose)
    if seat == RUNNER and state.run_server != NONE:
        found += run_credits(state, purpose)
    return found


def pay(state: AnrState, seat: int, amount: int, purpose: int) -> None:
    """ANR-AB18, ANR-AB22 Pay from where the credits lie; ANR-Q24 `ask-always` asks."""
    if amount <= 0:
        return
    state.emit(events.CREDITS_SPENT, seat, amount)
    if state.rulings[Q24] and len(sources(state, seat, purpose)) > 1:
        state.call(Payment(seat, amount, purpose, amount))
        return
    for card in sources(state, seat, purpose):
        amount -= spend_from(state, seat, card, amount)
        if amount == 0:
            return


def sources(state: AnrState, seat: int, purpose: int) -> list[int]:
    """ANR-AB22 Where credits for a purpose come from, most restricted first; NONE is the pool."""
    found: list[int] = []
    if purpose:
        column = state.counters[terms.CREDIT]
        purses: list[tuple[int, int, int]] = []
        for age, card in enumerate(state.index[PURSE_ROW + seat]):
            recurring = POOL[state.definition[card]].recurring
            if column[card] and recurring is not None and recurring.purposes & purpose:
                purses.append((recurring.purposes.bit_count(), age, card))
        purses.sort()
        found = [card for _, _, card in purses]
    if seat == RUNNER and state.run_server != NONE and run_credits(state, purpose):
        if state.publicity_credits:
            found.append(PUBLICITY)
        if state.temporary:
            found.append(TEMPORARY)
    if state.credits[seat]:
        found.append(NONE)
    return found


def held(state: AnrState, seat: int, card: int) -> int:
    """Return how many credits a source holds."""
    if card == NONE:
        return state.credits[seat]
    if card == PUBLICITY:
        return state.publicity_credits
    if card == TEMPORARY:
        return state.temporary
    return state.counters[terms.CREDIT][card]


def spend_from(state: AnrState, seat: int, card: int, most: int) -> int:
    """ANR-REC4 Spend from one source as much as it has, up to a number; return how much."""
    spent = min(most, held(state, seat, card))
    if card == NONE:
        state.credits[seat] -= spent
    elif card == PUBLICITY:
        state.publicity_credits -= spent
    elif card == TEMPORARY:
        state.temporary -= spent
    else:
        state.counters[terms.CREDIT][card] -= spent
    return spent


def refill(state: AnrState, card: int) -> None:
    """ANR-REC2, ANR-REC3 Fill recurring credits up to the printed number, never beyond."""
    recurring = POOL[state.definition[card]].recurring
    if recurring is not None and state.counters[terms.CREDIT][card] < recurring.amount:
        state.counters[terms.CREDIT][card] = recurring.amount
        state.emit(events.CREDITS_PLACED, card, recurring.amount)


def refill_all(state: AnrState, seat: int) -> None:
    """ANR-REC3, ANR-C1.2, ANR-R1.2 Refill a player's recurring credits as the turn begins."""
    for card in state.index[REFILL_ROW + seat]:
        refill(state, card)


class Payment(Frame):
    """ANR-DEC16 Under `ask-always` the payer says how much comes from each source, in turn."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, amount: int, purpose: int, total: int, place: int = 0) -> None:
        self.seat: int = seat
        self.amount: int = amount
        self.purpose: int = purpose
        self.total: int = total
        self.place: int = place

    def open_sources(self, state: AnrState) -> list[int]:
        """Return the sources not asked about yet, oldest question first."""
        order = [*state.index[PURSE_ROW + self.seat], PUBLICITY, TEMPORARY, NONE]
        usable = sources(state, self.seat, self.purpose)
        return [card for card in order[self.place :] if card in usable]

    def offer(self, state: AnrState) -> str | None:
        """ANR-DEC16 Ask for the share of the next source; the rest must be able to cover it."""
        left = self.open_sources(state)
        if self.amount == 0 or not left:
            return DONE
        card = left[0]
        others = sum(held(state, self.seat, other) for other in left[1:])
        least = max(0, self.amount - others)
        most = min(self.amount, held(state, self.seat, card))
        options: list[Option] = [(SPEND, card, share) for share in range(least, most + 1)]
        state.ask_if_open(self.seat, "payment", options)
        return None

    def take(self, state: AnrState) -> str | None:
        """Spend the share and turn to the next source."""
        _, card, share = state.answer
        order = [*state.index[PURSE_ROW + self.seat], PUBLICITY, TEMPORARY, NONE]
        self.place = order.index(card) + 1
        self.amount -= spend_from(state, self.seat, card, share)
        return "offer"
