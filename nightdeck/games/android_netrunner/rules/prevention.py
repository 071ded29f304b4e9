"""Prevention pauses, ANR-AB8 and ANR-AB21: before damage, tags, trashes, exposes and traces.

Worked examples: ANR-E60, ANR-E65.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.card_abilities import Prevention
from nightdeck.games.android_netrunner.model.definitions import POOL, PREVENTION_FEATURE
from nightdeck.games.android_netrunner.model.options import PREVENT, REZ
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import corp_acts_first
from nightdeck.games.android_netrunner.model.terms import CORP, FOR_ANYTHING, NONE, RUNNER
from nightdeck.games.android_netrunner.rules.costs import can_pay, pay_cost
from nightdeck.games.android_netrunner.rules.rez import rez, why_not_rezzed
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.kernel.windows import Window
from nightdeck.language.verbs import NUMBER

PREVENT_DAMAGE: Final = 0  # kind of damage, amount
PREVENT_TAGS: Final = 1  # nothing, amount
PREVENT_TRASH: Final = 2  # card, 1
PREVENT_EXPOSE: Final = 3  # card, 1
PREVENT_TRACE: Final = 4  # source, 1: the trace loses its base strength

PREVENTED: Final[tuple[int, ...]] = (
    events.DAMAGE_PREVENTED,
    events.TAGS_PREVENTED,
    events.TRASH_PREVENTED,
    events.EXPOSE_PREVENTED,
    events.TRACE_WEAKENED,
)


def pause(state: AnrState, against: int, about: int, amount: int) -> None:
    """ANR-AB21 Open the pause if anybody could use it; the next step finds what is left."""
    state.result = amount
    if amount > 0 and pause_is_possible(state, against, about):
        foretell(state, against, about, amount)
        first = first_seat(state)
        state.call(Pause(against, about, amount, "prevention", [first, 1 - first]))


def foretell(state: AnrState, against: int, about: int, amount: int) -> None:
    """ANR-AB21, ANR-H12 Tell everybody what is about to happen; a face-down card by its place."""
    if against == PREVENT_DAMAGE:
        state.emit(events.DAMAGE_COMES, about, amount)
    elif against == PREVENT_TAGS:
        state.emit(events.TAGS_COME, amount)
    elif against != PREVENT_TRACE:
        kind = events.TRASH_COMES if against == PREVENT_TRASH else events.EXPOSE_COMES
        zone = state.zones[state.zone[about]]
        place = (state.zone[about], zone.index(about), len(zone))
        state.emit_to(kind, (about, *place), state.known[about], EVERYBODY)


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
            if POOL[state.definition[card]].rez_in_pause and not why_not_rezzed(state, card):
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


class Pause(Window[AnrState]):
    """ANR-AB8 Both players may use prevention abilities until both pass in succession.

    `amount` is what is left of the thing that is about to happen, and the result of the pause.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "take_number", "check")

    def __init__(
        self,
        against: int,
        about: int,
        amount: int,
        name: str,
        order: list[int],
        turn: int = 0,
        passes: int = 0,
        card: int = NONE,
        place: int = 0,
    ) -> None:
        super().__init__(name, order, turn, passes)
        self.against: int = against
        self.about: int = about
        self.amount: int = amount
        self.card: int = card
        self.place: int = place

    def options(self, state: AnrState, seat: int) -> list[Option]:
        """ANR-AB21 What a player may use here."""
        return prevention_options(state, seat, self.against, self.about)

    def must_ask(self, state: AnrState, seat: int) -> bool:
        """ANR-AB21 At an expose the Corp is asked whenever a face-down card lies in a root."""
        return self.against == PREVENT_EXPOSE and seat == CORP and bool(state.unrezzed)

    def is_closed(self, state: AnrState) -> bool:
        """ANR-AB21 Nothing is left to prevent."""
        return self.amount <= 0

    def close(self, state: AnrState) -> None:
        """ANR-AB8 What is left happens."""
        state.result = self.amount

    def topic(self, state: AnrState) -> tuple[int, ...]:
        """ANR-AB8 The card this is about: what would be trashed or exposed, or what traces."""
        return () if self.against in (PREVENT_DAMAGE, PREVENT_TAGS) else (self.about,)

    def perform(self, state: AnrState, seat: int, option: Option) -> None:
        """Rez in the pause (ANR-CC50), or choose how much to prevent."""
        self.card = option[1]
        if option[0] == REZ:
            self.place = NONE
            rez(state, self.card)
            return
        self.place = option[2]
        prevention = POOL[state.definition[self.card]].prevention[self.place]
        most = self.amount if prevention.most == 0 else min(prevention.most, self.amount)
        if prevention.choose and most > 1:
            options: list[Option] = [(NUMBER, number) for number in range(1, most + 1)]
            state.ask(seat, "prevent-amount", options, (self.card,), len(options) - 1)
        else:
            state.answer = (NUMBER, most)

    def take_number(self, state: AnrState) -> str | None:
        """ANR-AB2 Pay, and reduce what is about to happen."""
        if self.place == NONE:
            return None
        prevention = POOL[state.definition[self.card]].prevention[self.place]
        prevented = state.answer[1]
        self.amount -= prevented
        state.note(self.card, PREVENTION_FEATURE + self.place)
        if prevention.once:
            state.used.append(self.card * 64 + 32 + prevention.place)
        seat = self.order[self.turn]
        pay_cost(state, seat, self.card, prevention.cost, 0, NONE, FOR_ANYTHING)
        if self.against == PREVENT_TRASH:
            state.emit(events.TRASH_PREVENTED, self.card, self.about)
        else:
            state.emit(PREVENTED[self.against], self.card, prevented)
        return None
