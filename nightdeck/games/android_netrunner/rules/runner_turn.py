"""The Runner's turn, ANR-R1.1 to ANR-R2.3 and ANR-SEQ2."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model.events import CARD_DISCARDED
from nightdeck.games.android_netrunner.model.modifiers import hand_size
from nightdeck.games.android_netrunner.model.options import DISCARD
from nightdeck.games.android_netrunner.model.rulings import Q15
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import GRIP, HEAP, RUNNER
from nightdeck.games.android_netrunner.rules import turns
from nightdeck.games.android_netrunner.rules.actions import runner_actions
from nightdeck.games.android_netrunner.rules.winning import check_hand_size
from nightdeck.kernel.state import Option


class RunnerTurn(turns.Turn):
    """ANR-R1.1 Action phase and discard phase."""

    seat = RUNNER
    opening = "turn-window"

    steps: ClassVar[tuple[str, ...]] = (
        "start",
        "first_window",
        "begin_turn",
        "late_first_window",
        "offer_action",
        "take_action",
        "after_action",
        "window_after_action",
        "test_hand_size",
        "offer_discard",
        "take_discard",
        "last_window",
        "end_turn",
        "forget",
    )

    def start(self, state: AnrState) -> None:
        """ANR-R1.1a The Runner gains its clicks before anything else."""
        turns.start_turn(state, RUNNER)
        state.phase = turns.ACTION_PHASE
        turns.grant_clicks(state, RUNNER)

    def offer_action(self, state: AnrState) -> str | None:
        """ANR-R1.3 While there is a click the Runner must take an action."""
        if state.clicks[RUNNER] <= 0:
            return "test_hand_size"
        state.ask(RUNNER, "action", runner_actions(state))
        return None

    def test_hand_size(self, state: AnrState) -> None:
        """ANR-Q15 `discard-step`: a negative hand size flatlines here."""
        state.phase = turns.DISCARD_PHASE
        if tests_at_discard(state):
            check_hand_size(state)

    def offer_discard(self, state: AnrState) -> str | None:
        """ANR-R2.1, ANR-Q46 Discard one card of choice at a time down to the hand size."""
        if len(state.zones[GRIP]) <= max(hand_size(state, RUNNER), 0):
            return "last_window"
        options: list[Option] = [(DISCARD, card) for card in state.zones[GRIP]]
        state.ask_if_open(RUNNER, "discard", options)
        return None

    def take_discard(self, state: AnrState) -> str | None:
        """ANR-R2.1 The card goes face up to the heap."""
        card = state.answer[1]
        state.move(card, HEAP)
        state.emit(CARD_DISCARDED, card)
        return "offer_discard"

    def end_turn(self, state: AnrState) -> None:
        """ANR-R2.3, ANR-V3b A negative hand size flatlines; then "when the turn ends"."""
        if not tests_at_discard(state):
            check_hand_size(state)
        super().end_turn(state)


def tests_at_discard(state: AnrState) -> bool:
    """ANR-Q15 When a negative hand size is tested: at the end of the turn, or before discarding."""
    return state.rulings[Q15] != 0
