"""Simultaneous effects, ONR-17.6, ONR-17.14 and ONR-17.22.

ONR-17.9, ONR-17.10 What was launched goes on, whatever becomes of its source.

Also ONR-R17, ONR-23A.13, ONR-23A.8, ONR-17.23, ONR-17.27. Worked examples: ONR-X54.
"""

from __future__ import annotations

from collections.abc import Callable

from nightdeck.games.netrunner.model.card_abilities import Trigger
from nightdeck.games.netrunner.model.definitions import (
    COUNTER_CARDS,
    COUNTER_FEATURE,
    COUNTER_TEXTS,
    POOL,
    TRIGGER_FEATURE,
)
from nightdeck.games.netrunner.model.events import TRIGGER_RESOLVED, WORKED
from nightdeck.games.netrunner.model.options import ORDERED
from nightdeck.games.netrunner.model.rulings import R09, R17
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FORT_COUNTER_SOURCE,
    NONE,
    PLAYER_COUNTER_SOURCE,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS, AnyTrigger
from nightdeck.games.netrunner.rules.checks import check_state
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Triggers
from nightdeck.language.card_state import trigger_use
from nightdeck.language.verbs import NO, YES


def settle(state: OnrState) -> None:
    """Look after what has changed, then resolve the effects that wait."""
    if state.dirty:
        check_state(state)
    if state.pending:
        waiting, state.pending = state.pending, []
        state.call(Simultaneous(waiting))


def gather(state: OnrState, event: int, target: int, number: int = 0) -> None:
    """ONR-17.22 Make the list of one moment: cards, then counters, which act without their card."""
    state.emit(event, target, number)
    counters_act(state, event, target)


def counters_act(state: OnrState, event: int, target: int) -> None:
    """ONR-16.1, ONR-16.2 Add what counters on players do at a moment."""
    for source, text in COUNTER_TEXTS.items():
        if text.event != event or source <= FORT_COUNTER_SOURCE or text.effect is None:
            continue
        if text.seat not in (NONE, target):
            continue
        number = state.player_counters[PLAYER_COUNTER_SOURCE - source]
        if number < text.least:
            continue
        owner = state.controller(source)
        row = [owner, source, -1 - text.effect.number, target]
        if text.each:
            state.pending.extend([[*row, 1] for _ in range(number)])
        else:
            state.pending.append([*row, number])


class Simultaneous(Triggers[OnrState]):
    """ONR-17.6 Effects of one moment: the Runner's first, then the Corp's, each in own order.

    `between`: after each effect a window opens (ONR-R09 `interleave`); it is the kind of window.
    """

    question = "order"

    def __init__(
        self,
        waiting: list[list[int]] | None = None,
        order: list[int] | None = None,
        picked: list[int] | None = None,
        between: int = 0,
    ) -> None:
        super().__init__(waiting, order, picked)
        self.between: int = between

    def is_valid(self, state: OnrState, trigger: list[int]) -> bool:
        """ONR-17.22 A card that has left play or was derezzed does nothing; counters stay."""
        return trigger[2] < 0 or state.active[trigger[1]] != 0

    def pick(self, state: OnrState) -> str | None:
        """ONR-17.14 Plain effects first, in install order; of the others the owner picks."""
        self.waiting = [each for each in self.waiting if self.is_valid(state, each)]
        if not self.waiting:
            return "collect"
        chooser, own = self.next_ones(state)
        if len(own) > 1:
            plain = [each for each in own if is_plain(state, each)]
            if not plain:
                options: list[Option] = []
                for each in own:
                    option = self.as_option(state, each)
                    if option not in options:
                        options.append(option)
                state.ask_if_several(chooser, self.question, options)
                return None
            own = plain
        state.answer = self.as_option(state, own[0])
        return None

    def next_ones(self, state: OnrState) -> tuple[int, list[list[int]]]:
        """ONR-17.6 Who orders which effects now; the Runner's come first.

        ONR-R17 `classic`, ONR-23A.13: that is so for what may be declined; then the active player
        orders all forced effects of both owners.
        """
        own = self.waiting
        if state.rulings[R17]:
            own = [each for each in own if may_be_declined(state, each)]
            if not own:
                return state.turn_seat, self.waiting
        chooser = RUNNER if any(each[0] == RUNNER for each in own) else CORP
        return chooser, [each for each in own if each[0] == chooser]

    def as_option(self, state: OnrState, trigger: list[int]) -> Option:
        """ONR-24.17 Name the effect by its card, its place there and what it is about."""
        return (ORDERED, trigger[1], trigger[2], trigger[3], trigger[4])

    def is_asking(self, state: OnrState, trigger: list[int]) -> bool:
        """ONR-24.23 A "may" asks its owner, if it could do anything."""
        seat, source, place, target, number = trigger
        if place < 0:
            return False
        ability = trigger_of(state, source, place)
        if not ability.optional:
            return False
        if ability.effect.can(state, source, target, number):
            state.ask(seat, "optional-effect", [(YES,), (NO,)], (source,), 1)
        else:
            state.answer = (NO,)
        return True

    def is_declined(self, state: OnrState, trigger: list[int]) -> bool:
        """A declined effect does nothing."""
        return state.answer[0] == NO

    def resolve(self, state: OnrState, trigger: list[int]) -> None:
        """Resolve the effect and remember uses that are limited."""
        _, source, place, target, number = trigger
        if place < 0:
            if source in COUNTER_CARDS and state.log is not None:
                state.log.append((WORKED, (COUNTER_CARDS[source], COUNTER_FEATURE), 0, 0))
            EFFECTS[-1 - place].resolve(state, source, target, number)
            return
        ability = trigger_of(state, source, place)
        if ability.is_limited:
            if state.is_spent(source, ability):
                return
            use_up(state, source, ability)
        state.emit(TRIGGER_RESOLVED, source)
        state.note(source, TRIGGER_FEATURE + place)
        ability.effect.resolve(state, source, target, number)

    def settle(self, state: OnrState) -> None:
        """What arises meanwhile is resolved before the next effect of the list."""
        settle(state)
        if self.between and state.rulings[R09]:
            state.call(OPENERS[0](self.between))


OPENERS: list[Callable[[int], Frame]] = []
"""The frame that opens a window; `windows` puts it here when it is loaded."""


def use_up(state: OnrState, source: int, ability: AnyTrigger) -> None:
    """ONR-17.16 Remember that an ability with a limit was used."""
    use = trigger_use(source, ability.place)
    if ability.once:
        state.used.append(use)
    if isinstance(ability, Trigger) and ability.per_run:
        state.used_in_run.append(use)


def trigger_of(state: OnrState, source: int, place: int) -> AnyTrigger:
    """Return a conditional ability of a card."""
    return POOL[state.definition[source]].triggers[place]


def may_be_declined(state: OnrState, row: list[int]) -> bool:
    """ONR-17.6 Tell whether an effect is a "may" of its owner."""
    return row[2] >= 0 and trigger_of(state, row[1], row[2]).optional


def is_plain(state: OnrState, row: list[int]) -> bool:
    """ONR-17.14 Plain effects only gain, move or lose bits, without a choice."""
    if row[2] < 0:
        return not EFFECTS[-1 - row[2]].weighty
    trigger = trigger_of(state, row[1], row[2])
    return not trigger.optional and not trigger.effect.weighty
