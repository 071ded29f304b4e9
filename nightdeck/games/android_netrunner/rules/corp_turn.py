"""The Corporation's turn, ANR-C1.1 to ANR-C3.4 and ANR-SEQ1.

Worked examples: ANR-E09, ANR-E63. ANR-Q01, ANR-Q45 Which windows open where follows the
published chart; agendas are scored in the Corp's turn only.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, modifiers, switches
from nightdeck.games.android_netrunner.model.options import DISCARD
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import ARCHIVES_DOWN, CORP, HQ
from nightdeck.games.android_netrunner.rules import turns
from nightdeck.games.android_netrunner.rules.actions import corp_actions
from nightdeck.games.android_netrunner.rules.draw import draw
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.android_netrunner.rules.windows import REZ_CARDS, SCORE_AGENDAS, open_window
from nightdeck.kernel.state import EVERYBODY, Option, bit


class CorpTurn(turns.Turn):
    """ANR-C1.1 Draw phase, action phase, discard phase."""

    allows = REZ_CARDS | SCORE_AGENDAS
    opening = "draw-window"

    steps: ClassVar[tuple[str, ...]] = (
        "start",
        "first_window",
        "begin_turn",
        "late_first_window",
        "draw_card",
        "take_clicks",
        "action_window",
        "offer_action",
        "take_action",
        "after_action",
        "window_after_action",
        "offer_discard",
        "take_discard",
        "last_window",
        "end_turn",
        "forget",
    )

    def __init__(self, discards: list[int] | None = None) -> None:
        self.discards: list[int] = [] if discards is None else discards

    def start(self, state: AnrState) -> None:
        """ANR-3.8, ANR-Q03 A new turn; under `turn-start` the clicks are there at once."""
        turns.start_turn(state, CORP)
        state.phase = turns.DRAW_PHASE
        if switches.clicks_come_first(state):
            turns.grant_clicks(state, CORP)

    def begun(self, state: AnrState) -> None:
        """ANR-Q48 `no`: what was rezzed in the window just before does not trigger."""
        if switches.fresh_cards_sleep(state):
            state.pending = [row for row in state.pending if row[1] not in state.fresh]
        state.fresh = []

    def draw_card(self, state: AnrState) -> None:
        """ANR-C1.3 The mandatory draw; ANR-V2 the Runner wins if R&D is empty."""
        draw(state, CORP, 1)
        settle(state)

    def take_clicks(self, state: AnrState) -> None:
        """ANR-C2.1a The Corp gains its clicks."""
        state.phase = turns.ACTION_PHASE
        if not switches.clicks_come_first(state):
            turns.grant_clicks(state, CORP)

    def action_window(self, state: AnrState) -> None:
        """ANR-C2.1 Paid abilities, rezzing, scoring."""
        open_window(state, REZ_CARDS | SCORE_AGENDAS, "action-window")

    def offer_action(self, state: AnrState) -> str | None:
        """ANR-C2.2 While there is a click the Corp must take an action."""
        if state.clicks[CORP] <= 0:
            return "offer_discard"
        state.ask(CORP, "action", corp_actions(state))
        return None

    def offer_discard(self, state: AnrState) -> str | None:
        """ANR-C3.1, ANR-DEC15 Choose the excess one by one; it is discarded together."""
        state.phase = turns.DISCARD_PHASE
        excess = len(state.zones[HQ]) - max(modifiers.hand_size(state, CORP), 0)
        if len(self.discards) >= excess:
            for card in self.discards:
                state.move(card, ARCHIVES_DOWN)
                state.emit_to(events.CARD_DISCARDED, (card,), bit(CORP), EVERYBODY)
            return "last_window"
        options: list[Option] = [
            (DISCARD, card) for card in state.zones[HQ] if card not in self.discards
        ]
        state.ask_if_open(CORP, "discard", options)
        return None

    def take_discard(self, state: AnrState) -> str | None:
        """ANR-H7 Discards go face down to Archives, even those the Runner has seen."""
        self.discards.append(state.answer[1])
        return "offer_discard"
