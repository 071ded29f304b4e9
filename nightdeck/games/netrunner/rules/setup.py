"""Setting up, ONR-4.1 to ONR-4.7.

Also ONR-R14, ONR-R33, ONR-4.2.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import PLACES
from nightdeck.games.netrunner.model.events import CARD_DRAWN, HAND_KEPT, HAND_REDRAWN
from nightdeck.games.netrunner.model.forts import add_zones_up_to
from nightdeck.games.netrunner.model.options import KEEP, REDRAW
from nightdeck.games.netrunner.model.rulings import R13, R14, R16, R33
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    CORP,
    CORP_ASIDE,
    DECKS,
    FIRST_SUBSIDIARY,
    FORT_ZONES,
    HAND,
    HANDS,
    HQ,
    RD,
    RESOURCES,
    RUNNER,
    RUNNER_ASIDE,
    STACK,
    START_BITS,
    START_HAND,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.game import Deck
from nightdeck.kernel.state import EVERYBODY, Option, bit

SIGHT = {
    HQ: bit(CORP),
    RD: 0,
    ARCHIVES_DOWN: bit(CORP),
    CORP_ASIDE: bit(CORP),
    HAND: bit(RUNNER),
    STACK: 0,
    RESOURCES: bit(RUNNER),
    RUNNER_ASIDE: EVERYBODY,
}
"""ONR-21.1, ONR-21.2, ONR-21.3 Who sees faces where; everybody elsewhere."""

MIXED = (HQ, HAND)
"""Hands have no order: nobody can follow a card in them."""


def build_table(state: OnrState) -> None:
    """ONR-4.7 The zones and the three central forts."""
    for zone in range(FORT_ZONES):
        state.add_zone(SIGHT.get(zone, EVERYBODY), zone in MIXED)
    add_zones_up_to(state, ARCHIVES_FORT)
    state.forts = list(range(FIRST_SUBSIDIARY))
    # ONR-4.3: five bits each; ONR-R13 `zero`, ONR-23A.10.
    state.bits = [0, 0] if state.rulings[R13] else [START_BITS, START_BITS]


def bring_deck(state: OnrState, seat: int, deck: Deck) -> None:
    """ONR-4.1 Put a deck on the table; the order does not matter, it is shuffled."""
    faces: list[int] = []
    for card, count in sorted(deck.every_card().items()):
        faces.extend([PLACES[card]] * count)
    state.create_all(faces, DECKS[seat])


class Opening(Frame):
    """ONR-4.4 to ONR-4.6 Shuffle, draw, perhaps redraw; then the first side is known."""

    steps: ClassVar[tuple[str, ...]] = ("deal", "choose_first", "offer", "take")

    def __init__(self, seat: int = CORP) -> None:
        self.seat: int = seat

    def deal(self, state: OnrState) -> str | None:
        """ONR-4.4, ONR-4.5 Both sides shuffle and draw."""
        for seat in (CORP, RUNNER):
            state.shuffle(DECKS[seat])
            if not state.rulings[R14]:
                draw_hand(state, seat)
        return None

    def choose_first(self, state: OnrState) -> str | None:
        """ONR-4.7, ONR-R16, ONR-23A.12 The Corp takes the first turn, or the generator picks."""
        if state.rulings[R16]:
            state.first_seat = state.rng.below(2)
            state.learn(EVERYBODY)
        return None if state.rulings[R33] else DONE

    def offer(self, state: OnrState) -> str | None:
        """ONR-4.6, ONR-23A.25 The Corp decides first, then the Runner."""
        options: list[Option] = [(KEEP,), (REDRAW,)]
        state.ask(self.seat, "mulligan", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """ONR-23A.25 Keep, or shuffle the hand back and draw anew."""
        if state.answer[0] == REDRAW:
            for card in list(state.zones[HANDS[self.seat]]):
                state.move(card, DECKS[self.seat])
            state.shuffle(DECKS[self.seat])
            state.emit(HAND_REDRAWN, self.seat)
            draw_hand(state, self.seat)
        else:
            state.emit(HAND_KEPT, self.seat)
        if self.seat == RUNNER:
            return DONE
        self.seat = RUNNER
        return "offer"


def draw_hand(state: OnrState, seat: int) -> None:
    """ONR-4.4, ONR-4.5 Draw five cards."""
    for _ in range(min(START_HAND, len(state.zones[DECKS[seat]]))):
        card = state.zones[DECKS[seat]][-1]
        state.move(card, HANDS[seat])
        state.emit_to(CARD_DRAWN, (card, seat), bit(seat), EVERYBODY)
