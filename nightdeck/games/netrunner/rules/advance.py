"""Advancing and scoring, ONR-8.1 to ONR-8.5.

Worked examples: ONR-X29, ONR-X31.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import (
    AGENDA_SCORED,
    CARD_ADVANCED,
    COUNTERS_ADDED,
)
from nightdeck.games.netrunner.model.numbers import difficulty, is_eligible
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCE_PRICE,
    ADVANCEMENT,
    AGENDA,
    AGENDAS_SCORED,
    BITS,
    BLACK_OPS,
    BLACK_OPS_SCORED,
    CORP,
    CORP_SCORE,
    FOR_ANYTHING,
    NONE,
    inside,
)
from nightdeck.games.netrunner.rules.bits import pay, place_bits
from nightdeck.games.netrunner.rules.leaving import put, switch_on
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.winning import change_points
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY


def eligible_cards(state: OnrState) -> list[int]:
    """ONR-8.2 Every installed card that can be advanced, fort by fort."""
    return [
        card
        for fort in state.forts[3:]
        for card in state.zones[inside(fort)]
        if is_eligible(state, card)
    ]


def advance(state: OnrState, card: int) -> None:
    """ONR-8.1 One bit and one counter; beyond the difficulty is legal."""
    pay(state, CORP, ADVANCE_PRICE, FOR_ANYTHING)
    add_advancement(state, card, 1)


def add_advancement(state: OnrState, card: int, amount: int) -> None:
    """ONR-8.2, ONR-21.10 Put advancement counters on a card; a concealed one is not named."""
    column = state.counters[ADVANCEMENT]
    column[card] += amount
    fort = state.fort_of(card)
    if state.turn_seat == CORP and fort not in state.active_forts:
        state.active_forts.append(fort)
    args = (card, column[card], fort)
    state.emit_to(CARD_ADVANCED, args, state.known[card], EVERYBODY)


def can_score(state: OnrState, card: int) -> bool:
    """ONR-8.3 An installed agenda with at least as many counters as its difficulty."""
    if POOL[state.definition[card]].kind != AGENDA or state.fort_of(card) == NONE:
        return False
    return state.counters[ADVANCEMENT][card] >= difficulty(state, card)


def score_agenda(state: OnrState, card: int) -> None:
    """ONR-8.3 Scoring costs no action."""
    state.call(Score(card))


class Score(Frame):
    """ONR-8.4 Scoring, in the order of the clause."""

    steps: ClassVar[tuple[str, ...]] = ("move", "follow")

    def __init__(self, card: int, above: int = 0) -> None:
        self.card: int = card
        self.above: int = above

    def move(self, state: OnrState) -> str | None:
        """ONR-8.4 Note the counters, move it, clear it, add its points, check for the win."""
        card = self.card
        definition = POOL[state.definition[card]]
        self.above = state.counters[ADVANCEMENT][card] - difficulty(state, card)
        put(state, card, CORP_SCORE)
        state.reveal(card, EVERYBODY)
        state.tally[AGENDAS_SCORED] += 1
        if definition.keywords & BLACK_OPS:
            state.tally[BLACK_OPS_SCORED] += 1
        # Told before its points, which may end the game; cards hear of it when its text works.
        state.record(AGENDA_SCORED, (card, self.above), EVERYBODY, EVERYBODY)
        change_points(state, CORP, definition.points)
        return None

    def follow(self, state: OnrState) -> str | None:
        """ONR-8.4 Its text works from now on: first "when scored"."""
        card = self.card
        definition = POOL[state.definition[card]]
        switch_on(state, card)
        if definition.bank is not None:
            place_bits(state, card, definition.bank.bits)
        if definition.enters_with[1]:
            state.counters[definition.enters_with[0]][card] += definition.enters_with[1]
        if AGENDA_SCORED in state.listeners:
            state.notice(AGENDA_SCORED, (card, self.above))
        settle(state)
        return DONE


def add_counters(state: OnrState, card: int, kind: int, amount: int) -> None:
    """ONR-2.4e Put counters on a card; advancement counters count as added there."""
    if amount <= 0:
        return
    if kind == ADVANCEMENT:
        add_advancement(state, card, amount)
    elif kind == BITS:
        place_bits(state, card, amount)
    else:
        state.counters[kind][card] += amount
        state.emit(COUNTERS_ADDED, card, kind, amount)
