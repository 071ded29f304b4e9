"""Simultaneous effects, ONR-17.6, ONR-17.14 and ONR-17.22.

ONR-17.9, ONR-17.10 What was launched goes on, whatever becomes of its source.

Also ONR-R17, ONR-23A.13, ONR-23A.8, ONR-17.23, ONR-17.27. Worked examples: ONR-X54.
"""

from __future__ import annotations

from collections.abc import Callable

from nightdeck.games.netrunner.model.definitions import (
    COUNTER_CARDS,
    COUNTER_FEATURE,
    COUNTER_TEXTS,
    TRIGGER_FEATURE,
)
from nightdeck.games.netrunner.model.events import TRIGGER_RESOLVED, WORKED
from nightdeck.games.netrunner.model.rulings import R09, R17
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FORT_COUNTER_SOURCE,
    NONE,
    PLAYER_COUNTER_SOURCE,
    RUNNER,
)
from nightdeck.games.netrunner.rules.checks import check_state
from nightdeck.games.netrunner_family.rules.waiting import Waiting, is_plain, trigger_of
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import Option


def settle(state: OnrState, of_run: int = 0) -> None:
    """Look after what has changed, then resolve the effects that wait.

    `of_run`: they are a step of a run, and the end of the run drops the rest of them.
    """
    if state.dirty:
        check_state(state)
    if state.pending:
        waiting, state.pending = state.pending, []
        state.call(Simultaneous(waiting, of_run=of_run))


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


class Simultaneous(Waiting[OnrState]):
    """ONR-17.6 Effects of one moment: the Runner's first, then the Corp's, each in own order.

    `between`: after each effect a window opens (ONR-R09 `interleave`); it is the kind of window.
    `of_run`: the end of the run drops the rest of the list (ONR-10.25, ONR-10.26).
    """

    question = "order"
    optional = "optional-effect"

    def __init__(
        self,
        waiting: list[list[int]] | None = None,
        order: list[int] | None = None,
        picked: list[int] | None = None,
        between: int = 0,
        of_run: int = 0,
    ) -> None:
        super().__init__(waiting, order, picked)
        self.between: int = between
        self.of_run: int = of_run

    def is_valid(self, state: OnrState, trigger: list[int]) -> bool:
        """ONR-17.22 A card that has left play or was derezzed does nothing; counters stay."""
        return trigger[2] < 0 or state.active[trigger[1]] != 0

    def pick(self, state: OnrState) -> str | None:
        """ONR-17.14 Plain effects first, in install order; of the others the owner picks."""
        self.waiting = [each for each in self.waiting if self.is_valid(state, each)]
        if self.of_run and state.run_over:
            self.waiting = []
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

    def resolve(self, state: OnrState, trigger: list[int]) -> None:
        """ONR-16.1 Count what counters do, too."""
        if trigger[2] < 0 and trigger[1] in COUNTER_CARDS and state.log is not None:
            state.log.append((WORKED, (COUNTER_CARDS[trigger[1]], COUNTER_FEATURE), 0, 0))
        super().resolve(state, trigger)

    def told(self, state: OnrState, source: int, place: int) -> None:
        """Tell and count that an ability is at work."""
        state.emit(TRIGGER_RESOLVED, source)
        state.note(source, TRIGGER_FEATURE + place)

    def settle(self, state: OnrState) -> None:
        """What arises meanwhile is resolved before the next effect of the list."""
        settle(state)
        if self.between and state.rulings[R09]:
            state.call(OPENERS[0](self.between))


OPENERS: list[Callable[[int], Frame]] = []
"""The frame that opens a window; `windows` puts it here when it is loaded."""


def may_be_declined(state: OnrState, row: list[int]) -> bool:
    """ONR-17.6 Tell whether an effect is a "may" of its owner."""
    return row[2] >= 0 and trigger_of(state, row[1], row[2]).optional
