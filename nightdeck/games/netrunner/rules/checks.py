"""What is looked after whenever something has changed: forts, memory, hand size, spies."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.forts import remove_empty_forts
from nightdeck.games.netrunner.model.numbers import memory_limit, memory_used, total
from nightdeck.games.netrunner.model.options import TRASH_PROGRAM
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FIRST_SUBSIDIARY,
    MAIN_CARDS,
    MAIN_TYPES,
    NONE,
    PROGRAMS,
    RUNNER,
    SPY,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.expose import expose
from nightdeck.games.netrunner.rules.leaving import trash_now
from nightdeck.games.netrunner.rules.trashing import trash_for_room
from nightdeck.games.netrunner.rules.winning import check_empty_deck, check_hand_size
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import CARD


def check_state(state: OnrState) -> None:
    """ONR-2.2j, ONR-9.2, ONR-R27, ONR-R28 Put in order what the last change has left."""
    state.dirty = 0
    remove_empty_forts(state)
    check_hand_size(state)
    check_empty_deck(state)
    if state.fort_counters:
        spy(state)
    if memory_used(state) > memory_limit(state):
        state.call(MakeRoom(0))
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        if len(main_cards(state, fort)) > capacity(state, fort):
            state.call(TooMany(fort))


def spy(state: OnrState) -> None:
    """ONR-16.19 While a Spy counter lies in a fort, all cards in and on it are exposed."""
    for fort, row in state.fort_counters.items():
        if row[SPY]:
            for card in [*state.zones[inside(fort)], *state.zones[ice_zone(fort)]]:
                expose(state, card)


def main_cards(state: OnrState, fort: int) -> list[int]:
    """ONR-7.2b The agendas and nodes of a fort, oldest first."""
    return [
        card for card in state.zones[inside(fort)] if POOL[state.definition[card]].kind & MAIN_TYPES
    ]


def capacity(state: OnrState, fort: int) -> int:
    """ONR-7.2b A fort holds at most one agenda or node, unless a card says otherwise."""
    return 1 + (total(state, MAIN_CARDS, fort) if MAIN_CARDS in state.modifiers else 0)


class MakeRoom(Frame):
    """ONR-9.2, ONR-24.16 The Runner trashes programs until the rest fits.

    `needed` is the memory of a program about to be installed (ONR-9.2a, ONR-9.6).
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, needed: int) -> None:
        self.needed: int = needed

    def offer(self, state: OnrState) -> str | None:
        """ONR-9.6 Program by program, and no more than are needed."""
        if memory_used(state) + self.needed <= memory_limit(state):
            return DONE
        options: list[Option] = [
            (TRASH_PROGRAM, card) for card in state.zones[PROGRAMS] if state.host[card] == NONE
        ]
        if not options:
            return DONE
        state.ask_if_several(RUNNER, "make-room", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """ONR-9.6 A daemon takes its contents along."""
        trash_for_room(state, state.answer[1])
        return "offer"


class TooMany(Frame):
    """ONR-7.2b A fort that holds too many agendas or nodes: the Corp trashes one of them."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, fort: int) -> None:
        self.fort: int = fort

    def offer(self, state: OnrState) -> str | None:
        """Ask which one goes."""
        cards = main_cards(state, self.fort)
        if len(cards) <= capacity(state, self.fort):
            return DONE
        state.ask_if_open(CORP, "choose-card", [(CARD, card) for card in cards])
        return None

    def take(self, state: OnrState) -> str | None:
        """Trash it."""
        trash_now(state, state.answer[1], CORP)
        return "offer"
