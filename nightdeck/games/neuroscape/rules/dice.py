"""Rolling a d20: natural roll, rerolls, additions, result (NEU-19.4, NEU-19.4a)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import DIE_ROLLED, ROLLED
from nightdeck.games.neuroscape.model.numbers import bonus_of
from nightdeck.games.neuroscape.model.options import NO, YES
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import ANY_ROLL, DIE, MAY_ADD, MAY_REROLL, NONE
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Roll(Frame):
    """NEU-19.4a One die of a player; the final value is left in `state.result`.

    `bonus` is the quantity of additions that only this kind of roll gets.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "throw",
        "offer_again",
        "take_again",
        "offer_more",
        "take_more",
        "finish",
    )

    def __init__(
        self,
        seat: int,
        bonus: int,
        value: int = 0,
        refused: list[int] | None = None,
        asked: int = NONE,
    ) -> None:
        self.asked: int = asked
        self.seat: int = seat
        self.bonus: int = bonus
        self.value: int = value
        self.refused: list[int] = [] if refused is None else refused

    def throw(self, state: NeuState) -> str | None:
        """NEU-19.4 A natural roll."""
        self.value = state.rng.below(DIE) + 1
        state.emit(ROLLED, self.seat, self.value)
        return None

    def offer_again(self, state: NeuState) -> str | None:
        """NEU-19.4a Every unused reroll is offered, one at a time."""
        for card in rerolls(state, self.seat):
            if card not in self.refused:
                options: list[Option] = [(YES,), (NO,)]
                state.ask(self.seat, "reroll", options, (card,), 1)
                self.asked = card
                return None
        self.refused.clear()
        return "offer_more"

    def take_again(self, state: NeuState) -> str | None:
        """NEU-10.15 A reroll is used up when it is used; refusing costs nothing."""
        card = self.asked
        self.refused.append(card)
        if state.answer[0] == NO:
            return "offer_again"
        use = [card, NONE, self.seat]
        if state.card(card).rerolls:
            state.turn_uses.append(use)
        else:
            state.round_uses.append(use)
        self.refused.clear()
        return "throw"

    def offer_more(self, state: NeuState) -> str | None:
        """NEU-19.4a Then each optional addition, yes or no."""
        for card in state.modifiers.get(MAY_ADD, ()):
            if card not in self.refused and addition(state, card, self.seat):
                self.asked = card
                state.ask(self.seat, "add-to-roll", [(YES,), (NO,)], (card,), 0)
                return None
        return "finish"

    def take_more(self, state: NeuState) -> str | None:
        """Add it or not."""
        self.refused.append(self.asked)
        if state.answer[0] == YES:
            self.value += addition(state, self.asked, self.seat)
        return "offer_more"

    def finish(self, state: NeuState) -> str | None:
        """NEU-19.4a Additions always count; the result may exceed 20."""
        total = self.value + bonus_of(state, ANY_ROLL, self.seat)
        if self.bonus != NONE:
            total += bonus_of(state, self.bonus, self.seat)
        state.result = total
        state.emit(DIE_ROLLED, self.seat, total)
        return DONE


def addition(state: NeuState, card: int, seat: int) -> int:
    """Return what a card lets a player add to a roll."""
    return sum(
        modifier.amount.of(state, card, NONE, seat)
        for modifier in POOL[state.definition[card]].constant[MAY_ADD]
        if modifier.when.holds(state, card, NONE, seat)
    )


def rerolls(state: NeuState, seat: int) -> list[int]:
    """Return the cards whose reroll a player has not used this turn, or round."""
    found: list[int] = []
    for card in state.characters(seat):
        if POOL[state.definition[card]].rerolls and [card, NONE, seat] not in state.turn_uses:
            found.append(card)
    for card in state.modifiers.get(MAY_REROLL, ()):
        modifiers = POOL[state.definition[card]].constant[MAY_REROLL]
        is_open = any(modifier.when.holds(state, card, NONE, seat) for modifier in modifiers)
        if is_open and [card, NONE, seat] not in state.round_uses:
            found.append(card)
    return found
