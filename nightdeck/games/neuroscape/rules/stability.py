"""The stability check: a d20 for everything a player has in play (NEU-5.1a, NEU-7.12).

Worked examples: NEU-E22, NEU-E58.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.costs import base_cost, cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import STABILITY_ROLLED
from nightdeck.games.neuroscape.model.numbers import holds
from nightdeck.games.neuroscape.model.options import ROLL_FOR
from nightdeck.games.neuroscape.model.rulings import R21, R22, R23, R38
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CANNOT_CRASH,
    CHARACTER,
    CRASH_AT_MOST,
    NONE,
    STABILITY_ROLL,
)
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.games.neuroscape.rules.leaving import (
    TO_BIN,
    can_be_destroyed,
    destroy,
    leave_play,
)
from nightdeck.games.neuroscape.rules.ram import missing
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def is_unstable(state: NeuState, seat: int) -> bool:
    """NEU-7.12 Tell whether a character of a player is short of RAM."""
    return any(missing(state, card) > 0 for card in state.characters(seat))


def rolled_for(state: NeuState, seat: int) -> list[int]:
    """NEU-7.12 Characters and persistent programs a player controls; NEU-R21."""
    found = list(state.characters(seat))
    for host in range(state.seats):
        if state.rulings[R21] and host != seat:
            continue
        found += [card for card in state.slot_cards(host) if state.control[card] == seat]
    environment = state.environment()
    if environment != NONE and state.control[environment] == seat and not state.rulings[R21]:
        found.append(environment)
    return [card for card in found if not holds(state, CANNOT_CRASH, card)]


def weight(state: NeuState, card: int) -> int:
    """NEU-7.12 The cost by which the order of the rolls goes."""
    if POOL[state.definition[card]].kind == CHARACTER:
        return cost_in_play(state, card)
    return base_cost(state, card)


class StabilityCheck(Frame):
    """NEU-7.12 Roll for every card in ascending cost: 1 to 10 crashes."""

    steps: ClassVar[tuple[str, ...]] = ("list", "choose", "take", "judge", "go_on")

    def __init__(self, seat: int, cards: list[int] | None = None, card: int = NONE) -> None:
        self.seat: int = seat
        self.cards: list[int] = [] if cards is None else cards  # card, serial, ...
        self.card: int = card

    def list(self, state: NeuState) -> str | None:
        """NEU-7.12 (1) The cards to be rolled for."""
        for card in rolled_for(state, self.seat):
            self.cards += [card, state.serial[card]]
        return None

    def choose(self, state: NeuState) -> str | None:
        """NEU-7.12 (2) The cheapest next; of equal ones the player chooses."""
        left = [
            self.cards[place]
            for place in range(0, len(self.cards), 2)
            if state.serial[self.cards[place]] == self.cards[place + 1]
        ]
        if not left or state.is_out(self.seat):
            return DONE
        least = min(weight(state, card) for card in left)
        options: list[Option] = [(ROLL_FOR, card) for card in left if weight(state, card) == least]
        state.ask_if_open(self.seat, "stability-next", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Declare the card and roll."""
        self.card = state.answer[1]
        place = self.cards.index(self.card)
        del self.cards[place : place + 2]
        state.call(Roll(self.seat, STABILITY_ROLL))
        return None

    def judge(self, state: NeuState) -> str | None:
        """NEU-7.12 (2), NEU-20.23 1 to 10 crashes; NEU-R23 the die from 0 to 19; NEU-R38."""
        result = state.result - 1 if state.rulings[R23] else state.result
        state.emit(STABILITY_ROLLED, self.card, result)
        if result <= CRASH_AT_MOST:
            if state.rulings[R38]:
                if can_be_destroyed(state, self.card):
                    leave_play(state, [self.card], TO_BIN)
            else:
                destroy(state, [self.card])
        settle(state)
        return None

    def go_on(self, state: NeuState) -> str | None:
        """NEU-R22 `stop-when-stable`."""
        if state.rulings[R22] and not is_unstable(state, self.seat):
            return DONE
        return "choose"
