"""How effects run: one after the other, with state checks and conditionals in between (AB7).

ANR-0.6 Text is resolved as far as possible, in printed order; the language's `Sequenced` does it.
Worked examples: ANR-E75. ANR-AB6 Constant effects are computed, prevention comes before the
event, conditionals after it, paid abilities in the next window.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.definitions import POOL, TRIGGER_FEATURE
from nightdeck.games.android_netrunner.model.events import TRIGGER_RESOLVED
from nightdeck.games.android_netrunner.model.rulings import Q28, Q50
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE
from nightdeck.games.android_netrunner.rules.checks import check_state, mend_state
from nightdeck.games.netrunner_family.rules.waiting import Waiting, is_plain


def settle(state: AnrState) -> None:
    """ANR-SB1 Check the state, then resolve the conditionals that wait (ANR-AB7)."""
    if state.dirty:
        check_state(state)
        mend_state(state)
    if state.pending and not state.collecting:
        state.call(Conditionals())


class Conditionals(Waiting[AnrState]):
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

    def told(self, state: AnrState, source: int, place: int) -> None:
        """ANR-AB5 Tell and count that an ability is at work."""
        state.emit(TRIGGER_RESOLVED, source)
        state.note(source, TRIGGER_FEATURE + place)

    def settle(self, state: AnrState) -> None:
        """ANR-SB1 State checks come after every conditional."""
        if state.dirty:
            check_state(state)
            mend_state(state)


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
    return state.rulings[Q50] != 0 or not all(is_plain(state, row) for row in own)


def side_of(state: AnrState, card: int) -> int:
    """Return the seat whose card it is."""
    return POOL[state.definition[card]].side
