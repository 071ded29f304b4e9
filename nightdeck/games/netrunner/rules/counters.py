"""Counters on players and forts, ONR-16.1, ONR-16.2, ONR-16.3, ONR-16.19 and ONR-16.20.

Also ONR-23A.32. Worked examples: ONR-X28, ONR-X34.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import IN_FORT, ON_CORP, ON_ICE, VIRUS_COMES
from nightdeck.games.netrunner.model.definitions import (
    COUNTER_TEXTS,
    POOL,
    VIRUS_FEATURE,
    VIRUS_ROW,
)
from nightdeck.games.netrunner.model.events import (
    COUNTER_GIVEN,
    COUNTER_TAKEN,
    COUNTERS_ADDED,
    FORT_COUNTER_GIVEN,
    FORT_COUNTER_TAKEN,
    LOCK_PAID,
    LOCK_SET,
    VIRUSES_REMOVED,
)
from nightdeck.games.netrunner.model.forts import add_fort_counter, fort_counter
from nightdeck.games.netrunner.model.options import PAY_COUNTER, PAY_LOCK, PAY_SPY, PREVENT
from nightdeck.games.netrunner.model.rulings import R42
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACME_DEBT,
    CERBERUS,
    CORP,
    FIRST_SUBSIDIARY,
    FOR_ANYTHING,
    LAST_VIRUS,
    MOST_COUNTERS,
    NONE,
    PATTEL,
    PLAYER_COUNTER_SOURCE,
    PLAYER_COUNTERS,
    RUNNER,
    SPY,
    VIRUS_FORGO,
    fort_bit,
    is_virus_fort_counter,
)
from nightdeck.games.netrunner.rules.abilities import options_at, use_ability
from nightdeck.games.netrunner.rules.action_accounting import can_act, owe_actions
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.winning import change_points
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.language.verbs import CARD

SPY_PRICE = 4


def give_counter(state: OnrState, kind: int, amount: int = 1) -> None:
    """ONR-16.1 Give a player counters, as many of a kind as the ceiling allows."""
    state.player_counters[kind] = min(state.player_counters[kind] + amount, MOST_COUNTERS)
    state.dirty = 1
    state.emit(COUNTER_GIVEN, kind, state.player_counters[kind])


def remove_counter(state: OnrState, kind: int, amount: int = 1) -> None:
    """ONR-16.20 Take counters off a player."""
    state.player_counters[kind] = max(0, state.player_counters[kind] - amount)
    state.dirty = 1
    state.emit(COUNTER_TAKEN, kind, state.player_counters[kind])


# Viruses, ONR-16.2 --------------------------------------------------------------------------------


def viruses_due(state: OnrState) -> list[int]:
    """ONR-10.19a The virus programs in play whose fort this successful run was on."""
    found: list[int] = []
    for card in state.index[VIRUS_ROW]:
        virus = POOL[state.definition[card]].virus
        if virus is not None and virus.forts & fort_bit(state.accessed_fort):
            found.append(card)
    return found


class GiveViruses(Frame):
    """ONR-10.19a Virus programs still in play give their counters, each copy its own."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "offer_ice", "take_ice", "come", "place")

    def __init__(self, left: list[int], card: int = NONE, where: int = NONE) -> None:
        self.left: list[int] = left
        self.card: int = card
        self.where: int = where

    def offer(self, state: OnrState) -> str | None:
        """ONR-10.19a The Runner orders them."""
        self.left = [card for card in self.left if state.active[card]]
        if not self.left:
            return DONE
        state.ask_if_several(RUNNER, "order", [(CARD, card) for card in self.left])
        return None

    def take(self, state: OnrState) -> str | None:
        """Turn to the chosen one."""
        self.card = state.answer[1]
        self.left.remove(self.card)
        self.where = state.accessed_fort
        return None

    def offer_ice(self, state: OnrState) -> str | None:
        """A counter for ice goes on a piece all of whose subroutines were broken in the run."""
        virus = POOL[state.definition[self.card]].virus
        if virus is None or virus.place != ON_ICE:
            return "come"
        ice = [card for card in state.all_ice if card in state.run_broken]
        if not ice:
            return "offer"
        state.ask_if_several(RUNNER, "choose-card", [(CARD, card) for card in ice], (self.card,))
        return None

    def take_ice(self, state: OnrState) -> str | None:
        """It was chosen."""
        self.where = state.answer[1]
        return None

    def come(self, state: OnrState) -> str | None:
        """ONR-10.19a, ONR-24.24 The Corp may avoid it."""
        state.result = 0
        state.call(VirusComes())
        return None

    def place(self, state: OnrState) -> str | None:
        """ONR-16.2 Place the counter, unless it was avoided."""
        virus = POOL[state.definition[self.card]].virus
        if state.result == 0 and virus is not None:
            state.note(self.card, VIRUS_FEATURE)
            place_virus(state, virus.place, virus.kind, self.where)
        return "offer"


def place_virus(state: OnrState, place: int, kind: int, where: int) -> None:
    """ONR-16.2, ONR-16.19, ONR-10.20 Put one virus counter where it belongs."""
    if place == ON_CORP:
        give_counter(state, kind)
    elif place == IN_FORT:
        number = add_fort_counter(state, where, kind, 1)
        if number:
            state.emit(FORT_COUNTER_GIVEN, kind, where, number)
    else:
        state.counters[kind][where] += 1
        state.emit(COUNTERS_ADDED, where, kind, 1)
    state.dirty = 1


class VirusComes(Frame):
    """ONR-24.24 One virus counter is about to be placed; `result` 1 means that it is not."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "finish")

    def __init__(self, avoided: int = 0) -> None:
        self.avoided: int = avoided

    def offer(self, state: OnrState) -> str | None:
        """Only its holder is asked: the card that avoids it is rezzed."""
        options: list[Option] = []
        options_at(state, CORP, VIRUS_COMES, options)
        if not options:
            return "finish"
        options.append(PASS)
        state.ask(CORP, "interrupt", options, (), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """Pay for it."""
        if state.answer != PASS:
            self.avoided = 1
            use_ability(state, CORP, state.answer)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Say whether it was avoided."""
        state.result = self.avoided
        return DONE


class OneMoreVirus(Frame):
    """ONR-16.2 The Runner chooses a virus counter; one more of its kind comes to lie there."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "come", "place")

    def __init__(self, where: int = NONE, kind: int = NONE, is_ice: int = 0) -> None:
        self.where: int = where
        self.kind: int = kind
        self.is_ice: int = is_ice

    def offer(self, state: OnrState) -> str | None:
        """ONR-24.12 Every kind and place where such a counter lies."""
        options: list[Option] = [row[:3] for row in virus_places(state)]
        if not options:
            return DONE
        state.ask_if_several(RUNNER, "choose-card", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """It was chosen."""
        verb, self.where, self.kind = state.answer
        self.is_ice = 1 if verb == CARD else 0
        return None

    def come(self, state: OnrState) -> str | None:
        """ONR-24.24 The Corp may avoid it."""
        state.result = 0
        state.call(VirusComes())
        return None

    def place(self, state: OnrState) -> str | None:
        """ONR-16.2 Place it, unless it was avoided."""
        if state.result == 0:
            place = ON_ICE if self.is_ice else ON_CORP if self.where == NONE else IN_FORT
            place_virus(state, place, self.kind, self.where)
        return DONE


def virus_places(state: OnrState) -> list[Option]:
    """ONR-16.3 Every Runner virus counter: (verb, where it lies, kind, number)."""
    found: list[Option] = []
    for kind in range(LAST_VIRUS + 1):
        if state.player_counters[kind]:
            found.append((PREVENT, NONE, kind, state.player_counters[kind]))
    for fort, row in state.fort_counters.items():
        for kind, number in enumerate(row):
            if number and is_virus_fort_counter(kind):
                found.append((PREVENT, fort, kind, number))
    for card in state.all_ice:
        if state.counters[PATTEL][card]:
            found.append((CARD, card, PATTEL, state.counters[PATTEL][card]))
    return found


def has_viruses(state: OnrState) -> bool:
    """ONR-16.3, ONR-R42 Tell whether the Corp may remove virus counters."""
    if state.rulings[R42]:
        return False
    if any(state.player_counters[: LAST_VIRUS + 1]):
        return True
    for row in state.fort_counters.values():
        if row[0] or row[1]:
            return True
    if any(state.counters[PATTEL]):
        return True
    return False


def remove_viruses(state: OnrState) -> None:
    """ONR-16.3 All or nothing; the Corp then owes three forgone actions."""
    state.call(VirusRemoval())


class VirusRemoval(Frame):
    """ONR-16.3 Remove all Runner virus counters, except those a card of the Runner keeps."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "offer", "take", "remove")

    def __init__(self, spared: int = 0, kept: list[list[int]] | None = None) -> None:
        self.spared: int = spared
        self.kept: list[list[int]] = [] if kept is None else kept

    def begin(self, state: OnrState) -> str | None:
        """The debt comes first; then the Runner names counters that stay."""
        owe_actions(state, CORP, VIRUS_FORGO)
        self.spared = 2 * sum(
            1 for card in range(len(state.active)) if state.active[card] and keeps(state, card)
        )
        return None

    def offer(self, state: OnrState) -> str | None:
        """ONR-17.24 One counter at a time."""
        options: list[Option] = []
        for verb, where, kind, number in virus_places(state):
            taken = sum(1 for row in self.kept if row == [verb, where, kind])
            if taken < number:
                options.append((verb, where, kind))
        if len(self.kept) >= self.spared or not options:
            return "remove"
        state.ask_if_several(RUNNER, "choose-card", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """It stays."""
        self.kept.append(list(state.answer))
        return "offer"

    def remove(self, state: OnrState) -> str | None:
        """ONR-16.3 Everything else goes."""
        removed = 0
        for verb, where, kind, number in virus_places(state):
            left = sum(1 for row in self.kept if row == [verb, where, kind])
            removed += number - left
            if verb == CARD:
                state.counters[kind][where] = left
            elif where == NONE:
                state.player_counters[kind] = left
            else:
                add_fort_counter(state, where, kind, left - number)
        state.dirty = 1
        state.emit(VIRUSES_REMOVED, removed)
        return DONE


def keeps(state: OnrState, card: int) -> bool:
    """Tell whether a card lets two virus counters stay."""
    return POOL[state.definition[card]].keeps_viruses


# Run locks, ONR-12.9, and paying off, ONR-16.20 ---------------------------------------------------


def set_lock(state: OnrState, price: int) -> None:
    """ONR-12.9 No run until the Runner takes an action to pay the price."""
    state.locks.append(price)
    state.emit(LOCK_SET, price)


def payoff_options(state: OnrState, seat: int, options: list[Option]) -> None:
    """ONR-16.20 What a player may pay off with an action; not offered while there is nothing."""
    if not can_act(state, seat, 1, ()):
        return
    bits = available(state, seat, FOR_ANYTHING)
    if seat == RUNNER:
        for place, price in enumerate(state.locks):
            if price <= bits and (PAY_LOCK, place) not in options:
                options.append((PAY_LOCK, place))
    first, last = (CERBERUS, ACME_DEBT) if seat == RUNNER else (ACME_DEBT, PLAYER_COUNTERS)
    for kind in range(first, last):
        price = price_of(kind)
        if state.player_counters[kind] and price != NONE and price <= bits:
            options.append((PAY_COUNTER, kind))
    if seat == CORP and bits >= SPY_PRICE:
        for fort in state.fort_counters:
            if fort_counter(state, fort, SPY):
                options.append((PAY_SPY, fort))


def price_of(kind: int) -> int:
    """ONR-16.20 What removing one counter of a player costs."""
    text = COUNTER_TEXTS.get(PLAYER_COUNTER_SOURCE - kind)
    return NONE if text is None else text.price


def pay_off(state: OnrState, seat: int, option: Option) -> None:
    """ONR-16.20 Pay the price: one lock, one counter, one debt is gone."""
    verb, what = option
    if verb == PAY_LOCK:
        price = state.locks.pop(what)
        pay(state, seat, price, FOR_ANYTHING)
        state.emit(LOCK_PAID, price)
    elif verb == PAY_SPY:
        pay(state, seat, SPY_PRICE, FOR_ANYTHING)
        number = add_fort_counter(state, what, SPY, -1)
        state.emit(FORT_COUNTER_TAKEN, SPY, what, number)
    else:
        pay(state, seat, price_of(what), FOR_ANYTHING)
        remove_counter(state, what)
        if what == ACME_DEBT:
            change_points(state, CORP, 1)


def subsidiary_forts(state: OnrState) -> list[int]:
    """ONR-2.2e The subsidiary forts, oldest first."""
    return state.forts[FIRST_SUBSIDIARY:]
