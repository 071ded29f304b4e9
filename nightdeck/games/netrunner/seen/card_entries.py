"""What a seat sees of a card, section 21: who lies face up, its numbers and marks now."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import (
    difficulty,
    ice_types,
    rez_cost,
    strength,
    subroutines,
)
from nightdeck.games.netrunner.model.rulings import R25
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    ARCHIVES_DOWN,
    CORP_ASIDE,
    COUNTER_NAMES,
    FORT_ZONES,
    HAND,
    HQ,
    ICE,
    ICEBREAKER,
    NONE,
    RD,
    STACK,
)
from nightdeck.games.netrunner.seen.catalogue import keyword_names
from nightdeck.games.netrunner.seen.names import fort_name
from nightdeck.games.netrunner_family.seen import entries
from nightdeck.games.netrunner_family.seen.entries import Counts

OFF_THE_TABLE: Final = (HQ, RD, STACK, HAND, ARCHIVES_DOWN, CORP_ASIDE)


class Moment(entries.Moment):
    """The cards of Netrunner (1996) at one moment."""

    def __init__(self, state: OnrState) -> None:
        met = state.encountered
        texts = [] if met == NONE else [each.text for each in subroutines(state, met)]
        lines = entries.met_lines(texts, state.broken)
        super().__init__(state, met, lines, COUNTER_NAMES)
        self.state: OnrState = state

    def is_face_up(self, card: int) -> bool:
        return is_face_up(self.state, card)

    def is_off_the_table(self, card: int) -> bool:
        return self.state.zone[card] in OFF_THE_TABLE

    def numbers(self, card: int) -> Counts:
        return numbers(self.state, card)

    def marks(self, card: int, is_up: bool) -> tuple[str, ...]:
        return marks(self.state, card)


def is_face_up(state: OnrState, card: int) -> bool:
    """ONR-2.2k Tell whether a card lies face up for everybody."""
    if state.zone[card] in OFF_THE_TABLE or card in state.face_down:
        return False
    if state.zone[card] >= FORT_ZONES:
        return bool(state.rezzed[card] or state.revealed[card])
    return True


def numbers(state: OnrState, card: int) -> Counts:
    """Return the numbers of a card as they are now: strength, cost to rez, difficulty."""
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        power = ("strength", strength(state, card))
        many = ("subroutines", len(subroutines(state, card)))
        if state.rezzed[card]:
            return (power, many)
        return (power, many, ("rez", rez_cost(state, card)))
    if definition.keywords & ICEBREAKER:
        return (("strength", strength(state, card)),)
    if state.zone[card] < FORT_ZONES:
        return ()
    if definition.kind == AGENDA:
        return (("difficulty", difficulty(state, card)),)
    return () if state.rezzed[card] else (("rez", rez_cost(state, card)),)


def marks(state: OnrState, card: int) -> tuple[str, ...]:
    """Return short words about a card's condition."""
    found: list[str] = []
    if state.zone[card] >= FORT_ZONES:
        found.append(
            "rezzed" if state.rezzed[card] else "exposed" if state.revealed[card] else "unrezzed"
        )
    if card == state.encountered:
        found.append(entries.ENCOUNTERED)
    elif card == state.approaching:
        found.append(entries.APPROACHED)
    if card in state.accessed:
        found.append(entries.ACCESSED)
    if state.rulings[R25] and card in state.all_ice and is_face_up(state, card):
        # ONR-23A.36: Killer is listed among the types.
        found.append(f"type {' '.join(keyword_names(ice_types(state, card)))}")
    if state.active[card] and state.mark[card] in state.forts:
        found.append(f"for {fort_name(state.mark[card])}")
    return tuple(found)
