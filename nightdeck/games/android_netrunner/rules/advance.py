"""Advancing and scoring, section ADV.

Worked examples: ANR-E05, ANR-E16, ANR-E39, ANR-E57, ANR-E72. ANR-ADV6 Scoring is always the
Corp's choice, one option among others.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import events, modifiers, rulings, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.vocabulary import BOOK, Effect
from nightdeck.games.android_netrunner.rules.counters import place_counters
from nightdeck.games.android_netrunner.rules.leaving import leave_server
from nightdeck.games.android_netrunner.rules.winning import check_points_of
from nightdeck.kernel.state import EVERYBODY


def is_advanceable(state: AnrState, card: int) -> bool:
    """ANR-ADV1, ANR-K17 Agendas always, other cards if they say so, some only while rezzed."""
    if state.zone[card] < terms.SERVER_ZONES:
        return False
    kind = POOL[state.definition[card]].advanceable
    return kind == 1 or (kind == 2 and state.rezzed[card] != 0)


def advanceable_cards(state: AnrState) -> list[int]:
    """ANR-ADV1 The installed cards that can be advanced, server by server."""
    found: list[int] = []
    for server in state.servers:
        zone = terms.SERVER_ZONES + 2 * server
        for card in state.zones[zone] + state.zones[zone + 1]:
            if POOL[state.definition[card]].advanceable and is_advanceable(state, card):
                found.append(card)
    return found


def purpose_of_advance(state: AnrState, card: int) -> int:
    """ANR-REC1 What hosted credits may pay for advancing a card."""
    return (
        terms.FOR_ADVANCE_ICE
        if POOL[state.definition[card]].kind == terms.ICE
        else terms.FOR_ANYTHING
    )


def advance(state: AnrState, card: int) -> None:
    """ANR-C2.2e, ANR-EV7 Put one advancement counter on a card by the advance action."""
    state.emit(events.CARD_ADVANCED, card, state.counters[terms.ADVANCEMENT][card] + 1)
    place_counters(state, card, terms.ADVANCEMENT, 1)


def can_score(state: AnrState, card: int) -> bool:
    """ANR-ADV5 Tell whether an installed agenda has enough counters."""
    advanced = state.counters[terms.ADVANCEMENT][card]
    return POOL[state.definition[card]].kind == terms.AGENDA and advanced >= modifiers.requirement(
        state, card
    )


def score_agenda(state: AnrState, card: int) -> None:
    """ANR-ADV5 Score: to the score area, win check at once, then the conditions."""
    advanced = state.counters[terms.ADVANCEMENT][card]
    leave_server(state, card, state.zone[card])
    state.reveal(card, EVERYBODY)
    state.move(card, terms.CORP_SCORE)
    state.tally[terms.AGENDAS_SCORED] += 1
    state.forget(card)
    before = modifiers.total(state, terms.CLICKS, terms.NONE, terms.CORP)
    state.activate(card)
    check_points_of(state, terms.CORP)
    await_counters(state, card, advanced)
    state.emit(events.AGENDA_SCORED, card, modifiers.points(state, card))
    gained = modifiers.total(state, terms.CLICKS, terms.NONE, terms.CORP) - before
    if gained > 0 and state.turn_seat == terms.CORP and not state.rulings[rulings.Q51]:
        # ANR-CC51: an agenda that grants clicks does so at once.
        state.clicks[terms.CORP] += gained
        state.emit(events.CLICKS_GAINED, terms.CORP, gained)
    if not state.rulings[rulings.Q31]:
        # ANR-1.32, ANR-Q31: what counts the counters knows their number by now.
        state.counters[terms.ADVANCEMENT][card] = 0


class AgendaCounters(Effect):
    """ANR-ADV5 A scored agenda gets as many agenda counters as came along."""

    def __init__(self) -> None:
        super().__init__()
        self.label = "put its agenda counters on it"

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        place_counters(state, source, terms.AGENDA_COUNTER, number)


AGENDA_COUNTERS: Final = BOOK.shared(16, AgendaCounters())


def await_counters(state: AnrState, card: int, advanced: int) -> None:
    """ANR-ADV5, ANR-EV8 The agenda counters are a condition of the scoring, like any other."""
    counters = POOL[state.definition[card]].scored_counters
    amount = 0 if counters is None else counters.of(state, card, card, advanced)
    if amount > 0:
        state.delay(
            events.AGENDA_SCORED, AGENDA_COUNTERS.number, card, card, amount, terms.THIS_TURN
        )
