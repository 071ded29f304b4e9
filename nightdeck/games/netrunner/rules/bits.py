"""Bits, ONR-2.1c, ONR-9.5, ONR-12.6, ONR-12.12 and ONR-12.18: pools, card bits, temporary bits.

ONR-17.18 Bits lost by a penalty come from the pool only. ONR-R46 Who picks which bits pay.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.definitions import POOL, PURSE_ROW
from nightdeck.games.netrunner.model.events import (
    BITS_GAINED,
    BITS_LOST,
    BITS_PLACED,
    BITS_SPENT,
)
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.options import SPEND
from nightdeck.games.netrunner.model.rulings import R46
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    FOR_LINK,
    FOR_TRACE_HERE,
    ICEBREAKING,
    NO_STEALTH,
    NONE,
    RUNNER,
    STEALTH,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

RUN_BITS: Final = -2
TEMPORARY: Final = -3  # minus the place in the list
"""Where bits lie that are neither on a card nor in a pool (NONE)."""


def gain_bits(state: OnrState, seat: int, amount: int) -> None:
    """ONR-2.1c Gained bits come from the bank, which never runs out."""
    if amount > 0:
        state.bits[seat] += amount
        state.emit(BITS_GAINED, seat, amount)


def lose_bits(state: OnrState, seat: int, amount: int) -> int:
    """ONR-17.18 Lose bits from the pool, as many as are there; return how many."""
    lost = min(amount, state.bits[seat])
    if lost > 0:
        state.bits[seat] -= lost
        state.emit(BITS_LOST, seat, lost)
    return lost


def place_bits(state: OnrState, card: int, amount: int) -> None:
    """ONR-16.10 Put bits from the bank on a card."""
    if amount > 0:
        state.counters[BITS][card] += amount
        state.emit(BITS_PLACED, card, amount)


# Recurring bits, ONR-9.5 --------------------------------------------------------------------------


def refill(state: OnrState, card: int) -> None:
    """ONR-9.5 Fill recurring bits up to the printed number."""
    recurring = POOL[state.definition[card]].recurring
    if recurring is not None and state.counters[BITS][card] < recurring.amount:
        state.counters[BITS][card] = recurring.amount


def refill_all(state: OnrState, seat: int) -> None:
    """ONR-9.5 Automatically and silently, before all other effects of the start of a turn."""
    for card in state.index[PURSE_ROW + seat]:
        refill(state, card)


# What can be spent, ONR-12.12 ---------------------------------------------------------------------


def purses(state: OnrState, seat: int, purpose: int) -> list[int]:
    """ONR-12.6, ONR-12.12 The cards whose bits fit a purpose, most restricted first."""
    column = state.counters[BITS]
    found: list[tuple[int, int, int]] = []
    for age, card in enumerate(state.index[PURSE_ROW + seat]):
        if not column[card]:
            continue
        definition = POOL[state.definition[card]]
        recurring = definition.recurring
        if recurring is None or not recurring.purpose & purpose:
            continue
        if recurring.purpose == FOR_TRACE_HERE and state.fort_of(card) != state.run_fort:
            continue
        if definition.keywords & STEALTH and is_stealth_off(state):
            continue
        found.append((recurring.purpose & purpose, age, card))
    found.sort()
    return [card for _, _, card in found]


def is_stealth_off(state: OnrState) -> bool:
    """Tell whether bits on stealth cards cannot be spent in this run."""
    if NO_STEALTH not in state.modifiers or state.run_fort == NONE:
        return False
    return total(state, NO_STEALTH, state.run_fort) > 0


def lots(state: OnrState, seat: int, purpose: int) -> list[int]:
    """ONR-12.18 The temporary bits that fit a purpose, those that end first in front."""
    fitting = [
        (row[3], place)
        for place, row in enumerate(state.temporary)
        if row[0] == seat and row[1] & purpose and row[2] > 0
    ]
    return [TEMPORARY - place for _, place in sorted(fitting)]


def sources(state: OnrState, seat: int, purpose: int) -> list[int]:
    """ONR-12.12 Where bits for a purpose come from, in the order in which they are spent."""
    found: list[int] = []
    if purpose:
        if state.temporary:
            found = lots(state, seat, purpose)
        found.extend(purses(state, seat, purpose))
    if seat == RUNNER and state.run_bits:
        found.append(RUN_BITS)
    if state.bits[seat]:
        found.append(NONE)
    return found


def held(state: OnrState, seat: int, source: int) -> int:
    """Return how many bits a source holds."""
    if source == NONE:
        return state.bits[seat]
    if source == RUN_BITS:
        return state.run_bits
    if source <= TEMPORARY:
        return state.temporary[TEMPORARY - source][2]
    return state.counters[BITS][source]


def available(state: OnrState, seat: int, purpose: int) -> int:
    """ONR-12.12 All bits a player can spend for a purpose."""
    found = state.bits[seat]
    if seat == RUNNER:
        found += state.run_bits
    if purpose:
        for card in purses(state, seat, purpose):
            found += state.counters[BITS][card]
        for lot in lots(state, seat, purpose) if state.temporary else ():
            found += held(state, seat, lot)
        if state.run_limit != NONE and purpose & (ICEBREAKING | FOR_LINK):
            found = min(found, state.run_limit)
    return found


# Paying, ONR-17.8 ---------------------------------------------------------------------------------


def pay(state: OnrState, seat: int, amount: int, purpose: int) -> None:
    """ONR-12.12 Pay from where the bits lie; ONR-R46 `ask` lets the payer split the price.

    The question comes after the step that pays, so such a step does nothing that depends on it.
    """
    if amount <= 0:
        return
    state.emit(BITS_SPENT, seat, amount)
    if state.run_limit != NONE and purpose & (ICEBREAKING | FOR_LINK):
        state.run_limit -= amount
    found = sources(state, seat, purpose)
    if state.rulings[R46] and len(found) > 1:
        if sum(held(state, seat, source) for source in found) > amount:
            state.call(Payment(seat, amount, purpose, found))
            return
    for source in found:
        amount -= spend_from(state, seat, source, amount)
        if amount == 0:
            break
    tidy_lots(state)


def spend_from(state: OnrState, seat: int, source: int, most: int) -> int:
    """Spend from one source as much as it has, up to a number; return how much."""
    spent = min(most, held(state, seat, source))
    if source == NONE:
        state.bits[seat] -= spent
    elif source == RUN_BITS:
        state.run_bits -= spent
    elif source <= TEMPORARY:
        state.temporary[TEMPORARY - source][2] -= spent
    else:
        state.counters[BITS][source] -= spent
    return spent


def tidy_lots(state: OnrState) -> None:
    """Forget temporary bits that are spent."""
    if state.temporary:
        state.temporary = [row for row in state.temporary if row[2] > 0]


def end_lots(state: OnrState, duration: int) -> None:
    """ONR-12.18 Temporary bits that are left vanish."""
    if state.temporary:
        state.temporary = [row for row in state.temporary if row[3] > duration]


class Payment(Frame):
    """ONR-24.19, ONR-23A.34 The payer says how much comes from each source, in turn."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(
        self, seat: int, amount: int, purpose: int, sources: list[int], place: int = 0
    ) -> None:
        self.seat: int = seat
        self.amount: int = amount
        self.purpose: int = purpose
        self.sources: list[int] = sources
        self.place: int = place

    def offer(self, state: OnrState) -> str | None:
        """ONR-24.19 Ask for the share of the next source; the rest must be able to cover it."""
        if self.amount == 0 or self.place == len(self.sources):
            tidy_lots(state)
            return DONE
        source = self.sources[self.place]
        others = sum(held(state, self.seat, other) for other in self.sources[self.place + 1 :])
        least = max(0, self.amount - others)
        most = min(self.amount, held(state, self.seat, source))
        options: list[Option] = [(SPEND, source, share) for share in range(least, most + 1)]
        state.ask_if_several(self.seat, "payment", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """Spend the share and turn to the next source."""
        _, source, share = state.answer
        self.amount -= spend_from(state, self.seat, source, share)
        self.place += 1
        return "offer"
