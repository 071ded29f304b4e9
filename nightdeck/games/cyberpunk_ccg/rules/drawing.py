"""Drawing from the two decks, card by card or declared first (CCG-6.8a, CCG-7.1).

Worked examples: CCG-X28.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.events import (
    CARD_DRAWN,
    DRAW_DECIDED,
    DRAW_MISSED,
    OPS_SCORED,
    STYLE_GAINED,
)
from nightdeck.games.cyberpunk_ccg.model.options import (
    DRAW_GEAR,
    DRAW_RUNS,
    DRAW_SPLIT,
    GAIN_OPS,
    GAIN_STYLE,
    PLAYER,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import DECKOUT_POINTS, R01, R33
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR, HAND, RUNS
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option


def draw_one(state: CcgState, seat: int, deck: int) -> None:
    """CCG-15.5 Draw the top card: which deck is public, the card is not."""
    card = state.cards(seat, deck)[-1]
    state.move(card, state.zone_of(seat, HAND))
    state.emit_to(CARD_DRAWN, (card, seat, 1 if deck == GEAR else 0), 1 << seat, EVERYBODY)


class Drawing(Frame):
    """CCG-7.1a So many cards in any combination; `penalty`: what is missing has a price."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "miss")

    def __init__(self, seat: int, count: int, penalty: int = 0) -> None:
        self.seat: int = seat
        self.count: int = count
        self.penalty: int = penalty

    def offer(self, state: CcgState) -> str | None:
        """CCG-7.1a Choose a deck that is not empty; CCG-R01 all at once; CCG-6.7a."""
        runs, gear = len(state.cards(self.seat, RUNS)), len(state.cards(self.seat, GEAR))
        if self.count <= 0 or runs + gear == 0:
            return "miss"
        options: list[Option] = []
        if state.rulings[R01]:
            total = min(self.count, runs + gear)
            for first in range(total + 1):
                if first <= runs and total - first <= gear:
                    options.append((DRAW_SPLIT, first, total - first))
        else:
            if runs:
                options.append((DRAW_RUNS,))
            if gear:
                options.append((DRAW_GEAR,))
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(self.seat, "draw", options)
        return None

    def take(self, state: CcgState) -> str | None:
        """Draw; CCG-13.16 who has left meanwhile does not."""
        if state.is_out(self.seat):
            return DONE
        if state.answer[0] == DRAW_SPLIT:
            for _ in range(state.answer[1]):
                draw_one(state, self.seat, RUNS)
            for _ in range(state.answer[2]):
                draw_one(state, self.seat, GEAR)
            self.count -= state.answer[1] + state.answer[2]
        else:
            draw_one(state, self.seat, RUNS if state.answer[0] == DRAW_RUNS else GEAR)
            self.count -= 1
        return "offer"

    def miss(self, state: CcgState) -> str | None:
        """CCG-7.1b, CCG-7.1c What cannot be drawn in the Draw phase benefits the opponents."""
        if self.penalty and self.count > 0:
            state.emit(DRAW_MISSED, self.seat, self.count)
            for _ in range(self.count):
                state.call(Reward(self.seat))
        return DONE


class Reward(Frame):
    """CCG-7.1e One missing card: each opponent clockwise takes Ops or Style; CCG-R33; CCG-14.4."""

    steps: ClassVar[tuple[str, ...]] = ("offer_opponent", "take_opponent", "offer", "take")

    def __init__(self, seat: int, waiting: list[int] | None = None) -> None:
        self.seat: int = seat
        self.waiting: list[int] = [] if waiting is None else waiting

    def offer_opponent(self, state: CcgState) -> str | None:
        """CCG-R33 Usually each opponent gains."""
        self.waiting = state.opponents(self.seat)
        if state.rulings[R33] == 0:
            return "offer"
        if state.rulings[R33] == 1 or len(self.waiting) == 1:
            self.waiting = self.waiting[:1]
            return "offer"
        state.ask(self.seat, "opponent", [(PLAYER, other) for other in self.waiting])
        return None

    def take_opponent(self, state: CcgState) -> str | None:
        """CCG-R33 One opponent was chosen."""
        self.waiting = [state.answer[1]]
        return None

    def offer(self, state: CcgState) -> str | None:
        """CCG-6.7b Ops or Style."""
        while self.waiting and state.is_out(self.waiting[0]):
            self.waiting.pop(0)
        if not self.waiting:
            return DONE
        state.ask(self.waiting[0], "reward", [(GAIN_OPS,), (GAIN_STYLE,)])
        return None

    def take(self, state: CcgState) -> str | None:
        """CCG-7.1e Each choice is public at once."""
        seat = self.waiting.pop(0)
        points = state.number(DECKOUT_POINTS)
        if state.answer[0] == GAIN_OPS:
            state.emit(DRAW_DECIDED, seat, points, 0)
            gain_ops(state, seat, points)
        else:
            state.emit(DRAW_DECIDED, seat, points, 1)
            gain_style(state, seat, points)
        return "offer"


def gain_ops(state: CcgState, seat: int, points: int) -> None:
    """CCG-2.3 Score Ops Points, which are never lost."""
    if points:
        state.ops[seat] += points
        state.emit(OPS_SCORED, seat, points)


def gain_style(state: CcgState, seat: int, points: int) -> None:
    """CCG-2.3 Gain Style Points as a bonus, which are never lost."""
    if points:
        state.style_bonus[seat] += points
        state.emit(STYLE_GAINED, seat, points)
