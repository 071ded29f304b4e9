"""Rezzing, ANR-INS12: turn a Corp card face up and make it active; uniqueness, section U.

Worked examples: ANR-E28, ANR-E38. ANR-U2 Several unrezzed copies may be installed; only rezzing
makes them active.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import reasons, switches, terms
from nightdeck.games.android_netrunner.model.definitions import POOL, is_region
from nightdeck.games.android_netrunner.model.events import CARD_REZZED
from nightdeck.games.android_netrunner.model.modifiers import rez_cost
from nightdeck.games.android_netrunner.model.reasons import FINE
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE
from nightdeck.games.android_netrunner.rules.counters import place_counters
from nightdeck.games.android_netrunner.rules.credits import available, pay, refill
from nightdeck.games.android_netrunner.rules.leaving import forfeit, forfeitable, trash_now
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language.verbs import CARD


def purpose_of_rez(state: AnrState, card: int) -> int:
    """ANR-REC1 What hosted credits may pay for rezzing a card."""
    return (
        terms.FOR_REZ_ICE if POOL[state.definition[card]].kind == terms.ICE else terms.FOR_ANYTHING
    )


def why_never_rezzed(state: AnrState, card: int) -> int:
    """ANR-INS12 What keeps a card from being rezzed at all, costs aside."""
    definition = POOL[state.definition[card]]
    if state.rezzed[card]:
        return reasons.REZZED
    if definition.kind == terms.AGENDA:
        return reasons.NEVER_REZZED
    if definition.kind == terms.ICE and state.lasts(terms.CANNOT_REZ_ICE):
        return reasons.ICE_KEPT_DOWN
    if definition.unique and switches.unique_is_refused(state) and name_is_active(state, card):
        return reasons.NAME_IN_PLAY
    return FINE


def why_not_rezzed(state: AnrState, card: int, discount: int = 0) -> int:
    """ANR-INS12 What keeps the Corp from rezzing a card, additional costs included."""
    reason = why_never_rezzed(state, card)
    if reason:
        return reason
    if POOL[state.definition[card]].rez_forfeits and not state.zones[terms.CORP_SCORE]:
        return reasons.NOTHING_TO_FORFEIT
    cost = rez_cost(state, card, discount)
    if cost <= state.credits[CORP] or cost <= available(state, CORP, purpose_of_rez(state, card)):
        return FINE
    return reasons.TOO_DEAR


def name_is_active(state: AnrState, card: int) -> bool:
    """ANR-Q19 Tell whether another card of the same name is active."""
    return bool(same_name(state, card))


def same_name(state: AnrState, card: int) -> list[int]:
    """ANR-U1 The other active cards of a name."""
    definition = state.definition[card]
    return [
        other
        for other, active in enumerate(state.active)
        if active and other != card and state.definition[other] == definition
    ]


def apply_uniqueness(state: AnrState, card: int) -> None:
    """ANR-U1 A unique card that becomes active trashes every other active card of its name."""
    if POOL[state.definition[card]].unique:
        for other in same_name(state, card):
            trash_now(state, other, NONE)


def rez(state: AnrState, card: int, discount: int = 0) -> None:
    """ANR-INS12 Rez a card, paying its cost; the last thing a step does."""
    if POOL[state.definition[card]].rez_forfeits:
        state.call(RezByForfeit(card, discount))
        return
    pay(state, CORP, rez_cost(state, card, discount), purpose_of_rez(state, card))
    turn_up(state, card)


def rez_free(state: AnrState, card: int) -> None:
    """ANR-AB12, ANR-INS21 Rez a card ignoring all costs."""
    if not why_never_rezzed(state, card):
        turn_up(state, card)


def make_active(state: AnrState, card: int) -> None:
    """ANR-1.34 Turn a card face up for everybody; its text works from now on."""
    state.rezzed[card] = 1
    if card in state.unrezzed:
        state.unrezzed.remove(card)
    state.reveal(card, EVERYBODY)
    state.activate(card)


def stock(state: AnrState, card: int) -> None:
    """ANR-1.31, ANR-REC3 Put on a card what it enters play with."""
    definition = POOL[state.definition[card]]
    refill(state, card)
    place_counters(state, card, terms.CREDIT, definition.hosted_credits)
    place_counters(state, card, definition.enters_with[0], definition.enters_with[1])


def turn_up(state: AnrState, card: int) -> None:
    """ANR-INS12 Turn a card face up: it is active, unique names and recurring credits follow."""
    definition = POOL[state.definition[card]]
    if switches.fresh_cards_sleep(state):
        state.fresh.append(card)
    make_active(state, card)
    if definition.kind == terms.ICE:
        state.tally[terms.ICE_REZZED] += 1
    state.emit(CARD_REZZED, card, state.server_of(card))
    apply_uniqueness(state, card)
    if switches.regions_may_wait(state) and is_region(definition):
        trash_other_regions(state, card)
    stock(state, card)


def trash_other_regions(state: AnrState, card: int) -> None:
    """ANR-Q37 `yes`: rezzing a region trashes the rezzed region of that server."""
    for other in list(state.zones[state.zone[card]]):
        if other != card and state.rezzed[other] and is_region(POOL[state.definition[other]]):
            trash_now(state, other, NONE)


class RezByForfeit(Frame):
    """ANR-CC6 Rezzing that costs an agenda as well: the Corp chooses which one to forfeit."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, card: int, discount: int) -> None:
        self.card: int = card
        self.discount: int = discount

    def offer(self, state: AnrState) -> None:
        """ANR-INS17 Choose the agenda."""
        options: list[Option] = [(CARD, agenda) for agenda in forfeitable(state, CORP)]
        state.ask_if_open(CORP, "forfeit", options, (self.card,))

    def take(self, state: AnrState) -> None:
        """ANR-AB2 Pay everything together and rez."""
        cost = rez_cost(state, self.card, self.discount)
        forfeit(state, CORP, state.answer[1])
        pay(state, CORP, cost, purpose_of_rez(state, self.card))
        turn_up(state, self.card)
