"""Rezzing, ONR-7.6, ONR-7.9 to ONR-7.11, ONR-16.12 and ONR-16.21.

Also ONR-7.6a. Worked examples: ONR-X45.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.card_abilities import ON_REZ
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import CARD_REZZED
from nightdeck.games.netrunner.model.numbers import rez_cost
from nightdeck.games.netrunner.model.options import DECLINE, REZ
from nightdeck.games.netrunner.model.rulings import R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    CORP,
    FOR_REZ,
    FORT_ZONES,
    ICE,
    ICE_REZZED,
    NONE,
    UNIQUE,
    WORM,
    inside,
)
from nightdeck.games.netrunner.rules.bits import available, pay, place_bits, refill
from nightdeck.games.netrunner.rules.leaving import switch_on
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.winning import change_points
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option

FULL: Final = 0
HALF: Final = 1
NOTHING: Final = 2
"""ONR-7.6d, ONR-7.9 What of the rez cost is paid; extra payments are never halved or waived."""


def price_of(state: OnrState, card: int, mode: int) -> int:
    """ONR-7.9 Half the cost is taken after the modifiers, rounded down."""
    if mode == NOTHING:
        return 0
    cost = rez_cost(state, card)
    return cost // 2 if mode == HALF else cost


def extra_price(state: OnrState, card: int, extra: int) -> int:
    """ONR-16.12 What a morph or bought subroutines cost above the rez cost."""
    definition = POOL[state.definition[card]]
    return extra * (definition.morph_price if definition.morph else definition.bought_price)


def can_rez(state: OnrState, card: int, mode: int = FULL) -> bool:
    """ONR-7.6, ONR-7.10 Tell whether a card is unrezzed and its cost can be paid."""
    definition = POOL[state.definition[card]]
    if definition.kind == AGENDA or state.rezzed[card]:
        return False
    if definition.keywords & UNIQUE and is_named_rezzed(state, card):
        return False
    if definition.point_cost > state.points[CORP]:
        return False
    return price_of(state, card, mode) <= available(state, CORP, FOR_REZ)


def is_named_rezzed(state: OnrState, card: int) -> bool:
    """ONR-7.10 Tell whether another copy of this name is rezzed."""
    face = state.definition[card]
    return any(
        state.rezzed[other] and state.definition[other] == face
        for fort in state.forts
        for other in state.zones[inside(fort)]
    )


def rez_options(state: OnrState, card: int, mode: int = FULL) -> list[Option]:
    """ONR-16.21 One option per payable amount above the rez cost."""
    if not can_rez(state, card, mode):
        return []
    options: list[Option] = [(REZ, card, 0)]
    definition = POOL[state.definition[card]]
    if definition.morph or definition.bought_price:
        left = available(state, CORP, FOR_REZ) - price_of(state, card, mode)
        most = 1 if definition.morph else left
        for extra in range(1, most + 1):
            if extra_price(state, card, extra) <= left:
                options.append((REZ, card, extra))
    return options


def rez(state: OnrState, card: int, extra: int = 0, mode: int = FULL) -> None:
    """ONR-7.6 Pay the rez cost, turn the card face up; its effect is active."""
    state.call(Rez(card, extra, mode))


class Rez(Frame):
    """ONR-7.6 One rez; ONR-7.14 "when rezzed" effects happen directly after it."""

    steps: ClassVar[tuple[str, ...]] = ("pay", "turn_up", "interrupt", "work", "finish")

    def __init__(self, card: int, extra: int, mode: int) -> None:
        self.card: int = card
        self.extra: int = extra
        self.mode: int = mode

    def pay(self, state: OnrState) -> str | None:
        """ONR-7.11 Each card is paid separately; ONR-3.11 some cost agenda points."""
        price = price_of(state, self.card, self.mode) + extra_price(state, self.card, self.extra)
        pay(state, CORP, price, FOR_REZ)
        points = POOL[state.definition[self.card]].point_cost
        if points:
            change_points(state, CORP, -points)
        return None

    def turn_up(self, state: OnrState) -> str | None:
        """ONR-7.6c Rezzing is public."""
        turn_face_up(state, self.card, self.extra)
        return None

    def interrupt(self, state: OnrState) -> str | None:
        """In a run the Runner may answer the rez of a node or upgrade before it takes effect."""
        is_inside = state.zone[self.card] & 1 == FORT_ZONES & 1
        if is_inside and state.run_fort != NONE and not state.run_over and state.index[ON_REZ_ROW]:
            state.call(ANSWERS[0]())
        return None

    def work(self, state: OnrState) -> str | None:
        """ONR-7.14 The card works from now on."""
        if state.fort_of(self.card) == NONE:
            return DONE
        put_to_work(state, self.card)
        settle(state)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Everything that followed is done."""
        return None


ON_REZ_ROW: Final = 2 * (ON_REZ.bit_length() - 1) + 1
ANSWERS: list[type[Frame]] = []
"""The frame that asks for answers to a rez; `abilities` puts it here when it is loaded."""


def turn_face_up(state: OnrState, card: int, extra: int) -> None:
    """ONR-7.6c Turn a card face up and remember it."""
    state.rezzed[card] = 1
    state.revealed[card] = 0
    state.bought[card] = extra
    if card in state.unrezzed:
        state.unrezzed.remove(card)
    if POOL[state.definition[card]].kind == ICE:
        state.tally[ICE_REZZED] += 1
        state.rezzed_now.append(card)
    state.reveal(card, EVERYBODY)
    state.dirty = 1


def put_to_work(state: OnrState, card: int) -> None:
    """ONR-7.6, ONR-9.5, ONR-16.10 Make a rezzed card active, with the bits it comes with."""
    definition = POOL[state.definition[card]]
    switch_on(state, card)
    refill(state, card)
    if definition.bank is not None:
        place_bits(state, card, definition.bank.bits)
    if definition.enters_with[1]:
        state.counters[definition.enters_with[0]][card] += definition.enters_with[1]
    if state.run_fort != NONE:
        state.run_rezzed.append(card)
    state.emit(CARD_REZZED, card)


# Rezzing as an interrupt, ONR-17.20c --------------------------------------------------------------


def might_wait(state: OnrState, fort: int) -> bool:
    """ONR-17.20c Tell whether a card lies face down in a fort (NONE: any), for all to see."""
    return any(fort in (NONE, state.fort_of(card)) for card in state.unrezzed)


def interrupt_by_rez(state: OnrState, event: int, fort: int, about: int = NONE) -> None:
    """ONR-17.20c Ask the Corp whether it rezzes what waits for this, whenever it might have it.

    `about` is the card that is interrupted, the target of what the rezzed card does then.
    """
    if might_wait(state, fort):
        state.call(InterruptingRez(event, fort, about))


class InterruptingRez(Frame):
    """ONR-24.24 The Corp may rez a card that waits for this event."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "follow")

    def __init__(self, event: int, fort: int, about: int = NONE, card: int = NONE) -> None:
        self.event: int = event
        self.fort: int = fort
        self.about: int = about
        self.card: int = card

    def offer(self, state: OnrState) -> str | None:
        """ONR-17.20 It is asked by public facts only; ONR-R49 `needed` asks the holder alone."""
        if not might_wait(state, self.fort):
            return DONE
        options: list[Option] = []
        for card in state.unrezzed:
            if POOL[state.definition[card]].interrupt != self.event:
                continue
            if self.fort in (NONE, state.fort_of(card)):
                options.extend(rez_options(state, card))
        if not options and state.rulings[R49]:
            state.silences += 1
            return DONE
        options.append((DECLINE,))
        if state.rulings[R49]:
            state.silences += 1
        state.ask(CORP, "interrupt", options, (), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """Rez it, or let it be."""
        if state.answer[0] == DECLINE:
            return DONE
        self.card = state.answer[1]
        rez(state, self.card, state.answer[2])
        return None

    def follow(self, state: OnrState) -> str | None:
        """What it does to the card it interrupts; then ask again: there may be another one."""
        effect = POOL[state.definition[self.card]].when_interrupting
        if effect is not None and state.rezzed[self.card]:
            effect.resolve(state, self.card, self.about, 0)
        return "offer"


def is_worm(state: OnrState, card: int) -> bool:
    """Tell whether a card is a Worm (section 22)."""
    return POOL[state.definition[card]].keywords & WORM != 0
