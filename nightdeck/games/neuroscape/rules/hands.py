"""Hands: drawing, missing a draw, discarding (NEU-6.12, NEU-16.7)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import pool_code
from nightdeck.games.neuroscape.model.events import CARD_DISCARDED, CARD_DRAWN
from nightdeck.games.neuroscape.model.options import CARD
from nightdeck.games.neuroscape.model.rulings import R16
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CYBERDECK, HAND, MAINFRAME_POOL, NONE
from nightdeck.games.neuroscape.rules.damage import Damage
from nightdeck.games.neuroscape.rules.leaving import to_bin
from nightdeck.games.neuroscape.rules.winning import eliminate
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def draw(state: NeuState, seat: int, number: int) -> None:
    """NEU-16.7 Draw what there is; NEU-R16 says what a missed draw costs."""
    for _ in range(number):
        deck = state.cards(seat, CYBERDECK)
        if deck:
            card = deck[-1]
            state.move(card, state.zone_of(seat, HAND))
            state.serial[card] += 1
            state.moved = 1
            state.emit(CARD_DRAWN, seat)
        elif state.rulings[R16]:
            missed_draw(state, seat)


def missed_draw(state: NeuState, seat: int) -> None:
    """NEU-R16 `burnout`: one more damage each time; `lose`: out of the game."""
    state.missed_draws[seat] += 1
    if state.rulings[R16] == 1:
        packet = [NONE, pool_code(seat, MAINFRAME_POOL), state.missed_draws[seat], 0]
        state.call(Damage([packet]))
    else:
        eliminate(state, [seat])


class DiscardDown(Frame):
    """NEU-6.12 A player discards down to a number, own choice."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, limit: int) -> None:
        self.seat: int = seat
        self.limit: int = limit

    def offer(self, state: NeuState) -> str | None:
        """Choose a card."""
        hand = state.cards(self.seat, HAND)
        if len(hand) <= self.limit:
            return DONE
        options: list[Option] = [(CARD, card) for card in hand]
        state.ask(self.seat, "discard", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Discard it."""
        discard(state, state.answer[1])
        return "offer"


def discard(state: NeuState, card: int) -> None:
    """NEU-6.12 From a hand to its owner's bin."""
    seat = state.owner[card]
    to_bin(state, card)
    state.emit(CARD_DISCARDED, card, seat)
