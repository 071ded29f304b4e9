"""How effects run: one after the other, with state checks and conditionals in between (AB7).

Worked examples: ANR-E75. ANR-AB6 Constant effects are computed, prevention comes before the
event, conditionals after it, paid abilities in the next window.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.card_abilities import TRIGGERS
from nightdeck.games.android_netrunner.checks import check_state, mend_state
from nightdeck.games.android_netrunner.definitions import POOL, TRIGGER_FEATURE
from nightdeck.games.android_netrunner.events import TRIGGER_RESOLVED
from nightdeck.games.android_netrunner.options import NO, TRIGGER, YES
from nightdeck.games.android_netrunner.rulings import Q28, Q50
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import CORP, NONE
from nightdeck.games.android_netrunner.vocabulary import EFFECTS
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def settle(state: AnrState) -> None:
    """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
    checked = state.dirty
    if checked:
        check_state(state)
    if state.pending and not state.collecting:
        state.call(Conditionals())
    if checked:
        # Called last, so that it runs before the conditionals.
        mend_state(state)


class Conditionals(Frame):
    """ANR-AB7 Conditionals that met their condition at the same time, each player's in turn.

    Those that arise meanwhile are queued after the current set.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "collect",
        "pick",
        "take",
        "offer_optional",
        "take_optional",
        "resolve",
        "check",
    )

    def __init__(
        self, waiting: list[list[int]] | None = None, picked: list[int] | None = None
    ) -> None:
        self.waiting: list[list[int]] = [] if waiting is None else waiting
        self.picked: list[int] = [] if picked is None else picked

    def collect(self, state: AnrState) -> str | None:
        """ANR-AB7 Take the set of conditionals that wait now."""
        state.collecting = 1
        self.waiting = state.pending
        state.pending = []
        if not self.waiting:
            state.collecting = 0
            return DONE
        return None

    def pick(self, state: AnrState) -> str | None:
        """ANR-AB7 The active player's come first, in the order he or she chooses."""
        self.waiting = [row for row in self.waiting if is_alive(state, row)]
        for seat in order_of_seats(state):
            own = [row for row in self.waiting if row[0] == seat]
            if not own:
                continue
            if len(own) > 1 and order_matters(state, own):
                options: list[Option] = []
                for row in own:
                    option = (TRIGGER, row[1], row[2], row[3], row[4])
                    if option not in options:
                        options.append(option)
                state.ask_if_open(seat, "trigger-order", options)
            else:
                row = own[0]
                state.answer = (TRIGGER, row[1], row[2], row[3], row[4])
            return None
        return "collect"

    def take(self, state: AnrState) -> str | None:
        """ANR-DEC10 Take the chosen conditional out of the set."""
        _, source, ability, target, number = state.answer
        for row in self.waiting:
            if row[1:] == [source, ability, target, number]:
                self.picked = row
                self.waiting.remove(row)
                return None
        return "pick"

    def offer_optional(self, state: AnrState) -> str | None:
        """ANR-DEC9 Optional conditionals ask their controller, if they could do anything."""
        seat, source, ability, target, number = self.picked
        if ability < 0:
            return "resolve"
        trigger = TRIGGERS[ability]
        if not trigger.optional:
            return "resolve"
        options: list[Option] = [(NO,)]
        if trigger.effect.can(state, source, target, number):
            options.insert(0, (YES,))
        elif not trigger.hidden:
            return "pick"
        state.ask(seat, "optional", options, (source,), len(options) - 1)
        return None

    def take_optional(self, state: AnrState) -> str | None:
        """ANR-AB5 A declined conditional does nothing."""
        return "pick" if state.answer[0] == NO else None

    def resolve(self, state: AnrState) -> str | None:
        """ANR-AB5 Resolve the effect and remember once-per-turn uses."""
        _, source, ability, target, number = self.picked
        if ability < 0:
            EFFECTS[-1 - ability].resolve(state, source, target, number)
            return None
        trigger = TRIGGERS[ability]
        key = -1 - ability - source * 4096
        if trigger.once:
            if key in state.used:
                return "pick"
            state.used.append(key)
        if trigger.once_per_run:
            if key in state.used_in_run:
                return "pick"
            state.used_in_run.append(key)
        state.emit(TRIGGER_RESOLVED, source)
        state.note(source, TRIGGER_FEATURE + trigger.place)
        trigger.effect.resolve(state, source, target, number)
        return None

    def check(self, state: AnrState) -> str | None:
        """ANR-SB1 State checks come after every conditional."""
        if state.dirty:
            check_state(state)
            mend_state(state)
        return "pick"


def is_alive(state: AnrState, row: list[int]) -> bool:
    """ANR-AB20 A conditional whose source is inactive is dropped; delayed effects stay.

    ANR-RUN3c A bypass drops the remaining "when encountered" conditions.
    """
    if row[2] < 0:
        return True
    return state.active[row[1]] != 0 and not state.bypassed


def order_of_seats(state: AnrState) -> list[int]:
    """ANR-AB7 Whose conditionals come first; ANR-Q28 `ice-first` at encounters."""
    if state.rulings[Q28] and state.encountered != NONE:
        return [CORP, 1 - CORP]
    return [state.turn_seat, 1 - state.turn_seat]


def order_matters(state: AnrState, own: list[list[int]]) -> bool:
    """ANR-AB19, ANR-Q50 Tell whether a player with several conditionals is asked for the order."""
    if state.rulings[Q50]:
        return True
    for row in own:
        if row[2] < 0:
            if EFFECTS[-1 - row[2]].weighty:
                return True
        elif TRIGGERS[row[2]].optional or TRIGGERS[row[2]].effect.weighty:
            return True
    return False


class Sequenced(Frame):
    """Several effects one after the other, with state checks between them."""

    steps: ClassVar[tuple[str, ...]] = ("check", "resolve_next")

    def __init__(
        self, effects: list[int], source: int, target: int, number: int, place: int = 0
    ) -> None:
        self.effects: list[int] = effects
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.place: int = place

    def check(self, state: AnrState) -> str | None:
        """ANR-SB1 Check the state after each part; stop after the last one."""
        if self.place:
            settle(state)
        return DONE if self.place == len(self.effects) else None

    def resolve_next(self, state: AnrState) -> str | None:
        """ANR-0.6 Resolve as much as possible, in printed order."""
        effect = EFFECTS[self.effects[self.place]]
        self.place += 1
        effect.resolve(state, self.source, self.target, self.number)
        return "check"


class Asking(Frame):
    """A decision inside an effect: the effect itself asks (`offer`) and uses the answer (`take`).

    `chosen` is the effect's notebook while a series of choices goes on (ANR-DEC18).
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(
        self,
        effect: int,
        source: int,
        target: int,
        number: int,
        chosen: list[int] | None = None,
        stage: int = 0,
    ) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.chosen: list[int] = [] if chosen is None else chosen
        self.stage: int = stage

    def offer(self, state: AnrState) -> str | None:
        """ANR-DEC14 Put the effect's question."""
        return EFFECTS[self.effect].offer(state, self)

    def take(self, state: AnrState) -> str | None:
        """Let the effect use the answer."""
        return EFFECTS[self.effect].take(state, self)


def side_of(state: AnrState, card: int) -> int:
    """Return the seat whose card it is."""
    return POOL[state.definition[card]].side
