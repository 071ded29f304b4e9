"""Prevention pauses, ANR-AB8 and ANR-AB21: before damage, tags, trashes, exposes and traces.

Worked examples: ANR-E60, ANR-E65.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.card_abilities import Prevention
from nightdeck.games.android_netrunner.costs import can_pay, pay_cost
from nightdeck.games.android_netrunner.definitions import POOL, PREVENTION_FEATURE
from nightdeck.games.android_netrunner.events import (
    DAMAGE_PREVENTED,
    EXPOSE_PREVENTED,
    TAGS_PREVENTED,
    TRACE_WEAKENED,
    TRASH_PREVENTED,
)
from nightdeck.games.android_netrunner.options import NUMBER, PREVENT, REZ
from nightdeck.games.android_netrunner.rez import can_rez, rez
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.switches import corp_acts_first
from nightdeck.games.android_netrunner.terms import CORP, FOR_ANYTHING, NONE, RUNNER
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option

PREVENT_DAMAGE: Final = 0  # kind of damage, amount
PREVENT_TAGS: Final = 1  # nothing, amount
PREVENT_TRASH: Final = 2  # card, 1
PREVENT_EXPOSE: Final = 3  # card, 1
PREVENT_TRACE: Final = 4  # source, 1: the trace loses its base strength

PREVENTED: Final[tuple[int, ...]] = (
    DAMAGE_PREVENTED,
    TAGS_PREVENTED,
    TRASH_PREVENTED,
    EXPOSE_PREVENTED,
    TRACE_WEAKENED,
)


def pause(state: AnrState, against: int, about: int, amount: int) -> None:
    """ANR-AB21 Open the pause if anybody could use it; the next step finds what is left."""
    state.result = amount
    if amount > 0 and pause_is_possible(state, against, about):
        state.call(Pause(against, about, amount, first_seat(state)))


def first_seat(state: AnrState) -> int:
    """ANR-AB8 The active player is asked first; ANR-Q36 or the Corp."""
    return CORP if corp_acts_first(state) else state.turn_seat


def pause_is_possible(state: AnrState, against: int, about: int) -> bool:
    """ANR-AB21 Tell whether somebody has a usable prevention ability (or may hide one)."""
    if against == PREVENT_EXPOSE and state.unrezzed:
        return True
    if against not in state.preventers:
        return False
    for seat in (CORP, RUNNER):
        if prevention_options(state, seat, against, about):
            return True
    return False


def prevention_options(state: AnrState, seat: int, against: int, about: int) -> list[Option]:
    """ANR-DEC13 What a player may do against something that is about to happen."""
    options: list[Option] = []
    for card in state.preventers.get(against, ()):
        definition = POOL[state.definition[card]]
        if definition.side != seat:
            continue
        for prevention in definition.prevention:
            if prevention.against == against and is_usable(state, seat, card, prevention, about):
                options.append((PREVENT, card, prevention.place))
    if against == PREVENT_EXPOSE and seat == CORP:
        for card in state.unrezzed:
            if POOL[state.definition[card]].rez_in_pause and can_rez(state, card):
                options.append((REZ, card))
    return options


def is_usable(state: AnrState, seat: int, card: int, prevention: Prevention, about: int) -> bool:
    """ANR-AB8 Tell whether a prevention ability fits and can be paid."""
    if prevention.kinds:
        bits = 1 << about
        if prevention.against == PREVENT_TRASH:
            bits = POOL[state.definition[about]].kind
        if not prevention.kinds & bits:
            return False
    if prevention.against == PREVENT_TRASH and card == about:
        return False
    if prevention.once and card * 64 + 32 + prevention.place in state.used:
        return False
    if not prevention.when.holds(state, card, about, 0):
        return False
    return can_pay(state, seat, card, prevention.cost, FOR_ANYTHING)


class Pause(Frame):
    """ANR-AB8 Both players may use prevention abilities until both pass in succession."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "take_number", "apply")

    def __init__(
        self,
        against: int,
        about: int,
        amount: int,
        seat: int,
        passes: int = 0,
        card: int = NONE,
        place: int = 0,
    ) -> None:
        self.against: int = against
        self.about: int = about
        self.amount: int = amount
        self.seat: int = seat
        self.passes: int = passes
        self.card: int = card
        self.place: int = place

    def offer(self, state: AnrState) -> str | None:
        """ANR-AB21 Ask the next player who can act; close at 0 or after two passes."""
        while self.amount > 0 and self.passes < 2:
            options = prevention_options(state, self.seat, self.against, self.about)
            if options or self.must_ask(state):
                options.append(PASS)
                state.ask(self.seat, "prevention", options, (), len(options) - 1)
                return None
            self.passes += 1
            self.seat = 1 - self.seat
        state.result = self.amount
        return DONE

    def must_ask(self, state: AnrState) -> bool:
        """ANR-AB21 At an expose the Corp is asked whenever a face-down card lies in a root."""
        return self.against == PREVENT_EXPOSE and self.seat == CORP and bool(state.unrezzed)

    def take(self, state: AnrState) -> str | None:
        """Let the player pass, rez in the pause (ANR-CC50), or pay for a prevention ability."""
        if state.answer == PASS:
            self.passes += 1
            self.seat = 1 - self.seat
            return "offer"
        self.passes = 0
        self.card = state.answer[1]
        if state.answer[0] == REZ:
            rez(state, self.card)
            return "offer"
        self.place = state.answer[2]
        prevention = POOL[state.definition[self.card]].prevention[self.place]
        most = self.amount if prevention.most == 0 else min(prevention.most, self.amount)
        if prevention.choose and most > 1:
            options: list[Option] = [(NUMBER, number) for number in range(1, most + 1)]
            state.ask(self.seat, "prevent-amount", options, (self.card,), len(options) - 1)
        else:
            state.answer = (NUMBER, most)
        return None

    def take_number(self, state: AnrState) -> str | None:
        """ANR-AB2 Pay, and reduce what is about to happen."""
        prevention = POOL[state.definition[self.card]].prevention[self.place]
        prevented = state.answer[1]
        self.amount -= prevented
        state.note(self.card, PREVENTION_FEATURE + self.place)
        if prevention.once:
            state.used.append(self.card * 64 + 32 + prevention.place)
        if self.against == PREVENT_TRASH:
            state.emit(TRASH_PREVENTED, self.card, self.about)
        else:
            state.emit(PREVENTED[self.against], self.card, prevented)
        pay_cost(state, self.seat, self.card, prevention.cost, 0, NONE, FOR_ANYTHING)
        return None

    def apply(self, state: AnrState) -> str | None:
        """ANR-W2 Offer the same player another chance."""
        return "offer"
