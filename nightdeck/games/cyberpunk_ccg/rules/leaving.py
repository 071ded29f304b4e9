"""Leaving play: Trashed with a window to prevent it, Burned without (CCG-9)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis, is_part, parts
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    BURNED,
    CARD_ATTACHED,
    CARD_STASHED,
    SAVED,
    TRASHED,
)
from nightdeck.games.cyberpunk_ccg.model.options import HOST
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    LOCATIONS,
    NONE,
    STASH,
    WOULD_BE_TRASHED,
)
from nightdeck.games.cyberpunk_ccg.rules.responding import Responding
from nightdeck.games.cyberpunk_ccg.rules.using_cards import become_used, to_stash, to_trash
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def is_doomable(state: CcgState, card: int) -> bool:
    """Tell whether a card can be Trashed: in play, or in a Stash; never a Sponsor (CCG-2.1).

    Also CCG-9.8.
    """
    return state.is_in_play(card) or state.kind_of_zone(card) == STASH


def with_company(state: CcgState, cards: list[int]) -> tuple[list[int], list[int]]:
    """CCG-9.2 Return what is doomed with some cards, and what is doomed in its own right.

    CCG-12.10 The parts of a Punknaught are.

    Also CCG-8.4f, CCG-8.6d, CCG-12.9.
    """
    every: list[int] = []
    own: list[int] = []
    for card in cards:
        if card in every or not is_doomable(state, card):
            if card in every and card not in own:
                own.append(card)
            continue
        every.append(card)
        own.append(card)
        for attached in state.hosted.get(card, ()):
            if attached not in every:
                every.append(attached)
                if is_chassis(state, card):
                    own.append(attached)
            for part in state.hosted.get(attached, ()):
                if part not in every:
                    every.append(part)
                    own.append(part)
    return every, own


def save(state: CcgState, card: int) -> None:
    """CCG-9.3 Take a card out of the doomed set, and what was doomed only because of it.

    A Punknaught that leaves the set with its bearer takes its parts along; one that is saved itself
    does not (CCG-12.10).
    """
    doomed, own = state.doomed[-1], state.doomed_own[-1]
    if card not in doomed:
        return
    doomed.remove(card)
    if card in own:
        own.remove(card)
    state.emit(SAVED, card)
    for attached in state.hosted.get(card, ()):
        if attached in doomed and attached not in own:
            doomed.remove(attached)
            for part in state.hosted.get(attached, ()):
                if part in doomed:
                    doomed.remove(part)
                    own.remove(part)


def save_used(state: CcgState, card: int) -> None:
    """CCG-10.5a A saved Runner stays in play and becomes used."""
    save(state, card)
    if state.is_in_play(card):
        become_used(state, card)


class Trashing(Frame):
    """CCG-9.2 One doomed set, its window, then the rest goes to the owners' trash together."""

    steps: ClassVar[tuple[str, ...]] = ("collect", "bury", "offer_home", "take_home")

    def __init__(self, cards: list[int], homeless: list[int] | None = None, level: int = 0) -> None:
        self.cards: list[int] = cards
        self.homeless: list[int] = [] if homeless is None else homeless
        self.level: int = level

    def collect(self, state: CcgState) -> str | None:
        """CCG-9.2 Collect the set and open the window; CCG-9.10."""
        every, own = with_company(state, self.cards)
        if not every:
            return DONE
        self.cards = every[:]
        state.doomed.append(every)
        state.doomed_own.append(own)
        self.level = len(state.doomed)
        state.call(Responding(WOULD_BE_TRASHED))
        return None

    def bury(self, state: CcgState) -> str | None:
        """CCG-9.2, CCG-9.4 Trash the rest; what is saved without its bearer goes to the Stash."""
        doomed = [card for card in state.doomed.pop() if is_doomable(state, card)]
        state.doomed_own.pop()
        self.level = 0
        spared = [card for card in self.cards if card not in doomed]
        # CCG-9.4 What stays behind when its bearer goes must be known before anything moves.
        lonely = [
            card
            for card in spared
            if state.is_in_play(card)
            and (
                state.host[card] in doomed
                or (state.host[card] == NONE and POOL[state.definition[card]].kind & 48)
            )
        ]
        seats = {card: state.control[card] for card in lonely}
        for card in doomed:
            state.emit(TRASHED, card, state.owner[card])
        for card in doomed:
            to_trash(state, card)
        for card in lonely:
            seat = seats[card]
            if is_chassis(state, card) and free_locations(state, seat):
                stash_parts(state, card, seat)
                state.detach(card)
                self.homeless.append(card)
            else:
                stash_with_parts(state, card, seat)
        return None

    def offer_home(self, state: CcgState) -> str | None:
        """CCG-12.2 A saved Chassis moves to another Location of its controller; CCG-6.7w."""
        if not self.homeless:
            return DONE
        chassis = self.homeless[0]
        places = free_locations(state, state.control[chassis])
        if not places:
            self.homeless.pop(0)
            stash_with_parts(state, chassis, state.control[chassis])
            return "offer_home"
        options: list[Option] = [(HOST, place) for place in places]
        state.ask_if_open(state.control[chassis], "chassis", options, (chassis,))
        return None

    def take_home(self, state: CcgState) -> str | None:
        """CCG-12.10 It keeps its tokens there."""
        chassis = self.homeless.pop(0)
        host = state.answer[1]
        state.attach(chassis, host)
        state.exhausted[chassis] = 0
        state.emit(CARD_ATTACHED, chassis, host)
        return "offer_home"

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 Forget the set: the procedure ends without result."""
        if self.level:
            state.doomed.pop()
            state.doomed_own.pop()


def stash_parts(state: CcgState, card: int, seat: int) -> None:
    """CCG-12.2 Put what is left on a Chassis without a home into a Stash."""
    for part in list(parts(state, card)) if is_chassis(state, card) else []:
        to_stash(state, part, seat)
        state.emit(CARD_STASHED, part, seat)


def stash_with_parts(state: CcgState, card: int, seat: int) -> None:
    """CCG-9.4, CCG-12.12 Put a card into a Stash; parts go there as separate cards."""
    stash_parts(state, card, seat)
    to_stash(state, card, seat)
    state.emit(CARD_STASHED, card, seat)


def free_locations(state: CcgState, seat: int) -> list[int]:
    """CCG-12.14 Return the Locations of a player without a Chassis."""
    return [
        card
        for card in state.cards(seat, LOCATIONS)
        if not any(is_chassis(state, each) for each in state.hosted.get(card, ()))
    ]


def trash(state: CcgState, cards: list[int]) -> None:
    """CCG-9.2 Trash cards as one set; CCG-3.6, CCG-9.6."""
    if cards:
        state.call(Trashing(cards))


def trash_as_cost(state: CcgState, card: int) -> None:
    """CCG-9.7 A card Trashed as a cost goes straight to the trash; CCG-12.15."""
    left = list(parts(state, card)) if is_chassis(state, card) else []
    for part in left:
        state.detach(part)
    state.emit(TRASHED, card, state.owner[card])
    to_trash(state, card)
    trash(state, left)


def burn(state: CcgState, cards: list[int]) -> None:
    """CCG-9.1 Burn cards: straight to the trash, then their attachments are Trashed."""
    left: list[int] = []
    for card in cards:
        attached = list(state.hosted.get(card, ()))
        for each in attached:
            state.detach(each)
        left.extend(attached)
        state.emit(BURNED, card, state.owner[card])
        to_trash(state, card)
    for seat in state.clockwise(state.active_seat):
        trash(state, [card for card in left if state.control[card] == seat])


def is_attachment_in_play(state: CcgState, card: int) -> bool:
    """Tell whether a card is attached to a Runner or is a part."""
    return state.host[card] != NONE and not is_part(state, card)
