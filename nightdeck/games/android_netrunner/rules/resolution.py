"""How effects run: one after the other, with state checks and conditionals in between (AB7).

ANR-0.6 Text is resolved as far as possible, in printed order; the language's `Sequenced` does it.
Worked examples: ANR-E75. ANR-AB6 Constant effects are computed, prevention comes before the
event, conditionals after it, paid abilities in the next window.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.card_abilities import Trigger
from nightdeck.games.android_netrunner.model.definitions import POOL, TRIGGER_FEATURE
from nightdeck.games.android_netrunner.model.events import TRIGGER_RESOLVED
from nightdeck.games.android_netrunner.model.rulings import Q28, Q50
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS, AnyTrigger
from nightdeck.games.android_netrunner.rules.checks import check_state, mend_state
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Triggers
from nightdeck.language.card_state import trigger_use
from nightdeck.language.verbs import NO, TRIGGER, YES


def settle(state: AnrState) -> None:
    """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
    if state.dirty:
        check_state(state)
        mend_state(state)
    if state.pending and not state.collecting:
        state.call(Conditionals())


class Conditionals(Triggers[AnrState]):
    """ANR-AB7 Conditionals that met their condition at the same time, each player's in turn.

    Those that arise meanwhile are queued after the current set.
    """

    def arisen(self, state: AnrState) -> list[list[int]]:
        """ANR-AB7 Take the set of conditionals that wait now."""
        waiting, state.pending = state.pending, []
        state.collecting = 1 if waiting else 0
        return waiting

    def seats(self, state: AnrState) -> list[int]:
        """ANR-AB7 The active player's come first, in the order they choose; ANR-Q28."""
        return order_of_seats(state)

    def order_matters(self, state: AnrState, own: list[list[int]]) -> bool:
        """ANR-AB19 Plain ones are not worth a question."""
        return order_matters(state, own)

    def is_valid(self, state: AnrState, trigger: list[int]) -> bool:
        """ANR-AB20 A source that left play has nothing to say any more."""
        return is_alive(state, trigger)

    def as_option(self, state: AnrState, trigger: list[int]) -> Option:
        """ANR-DEC10 Name the conditional by its card, its place and what it is about."""
        return (TRIGGER, trigger[1], trigger[2], trigger[3], trigger[4])

    def is_asking(self, state: AnrState, trigger: list[int]) -> bool:
        """ANR-DEC9 Optional conditionals ask their controller, if they could do anything."""
        seat, source, place, target, number = trigger
        if place < 0:
            return False
        ability = trigger_of(state, source, place)
        if not ability.optional:
            return False
        effect = ability.effect
        if effect.can(state, source, target, number):
            state.ask(seat, "optional", [(YES,), (NO,)], (source,), 1)
        elif ability.hidden and effect.is_conceivable(state, source, target, number):
            state.ask(seat, "optional", [(NO,)], (source,))
        else:
            state.answer = (NO,)
        return True

    def is_declined(self, state: AnrState, trigger: list[int]) -> bool:
        """ANR-AB5 A declined conditional does nothing."""
        return state.answer[0] == NO

    def resolve(self, state: AnrState, trigger: list[int]) -> None:
        """ANR-AB5 Resolve the effect and remember once-per-turn uses."""
        _, source, place, target, number = trigger
        if place < 0:
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

    def settle(self, state: AnrState) -> None:
        """ANR-SB1 State checks come after every conditional."""
        if state.dirty:
            check_state(state)
            mend_state(state)


def use_up(state: AnrState, source: int, ability: AnyTrigger) -> None:
    """ANR-K29 Remember that an ability with a limit was used."""
    use = trigger_use(source, ability.place)
    if ability.once:
        state.used.append(use)
    if isinstance(ability, Trigger) and ability.once_per_run:
        state.used_in_run.append(use)


def trigger_of(state: AnrState, source: int, place: int) -> AnyTrigger:
    """Return a conditional ability of a card."""
    return POOL[state.definition[source]].triggers[place]


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
        else:
            trigger = trigger_of(state, row[1], row[2])
            if trigger.optional or trigger.effect.weighty:
                return True
    return False


def side_of(state: AnrState, card: int) -> int:
    """Return the seat whose card it is."""
    return POOL[state.definition[card]].side
