"""Drawing cards, ONR-5.1.2a, ONR-5.2.2a, ONR-18.4, ONR-18.5 and ONR-18.10."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import RUNNER_DRAWS
from nightdeck.games.netrunner.model.events import CARD_DRAWN, CARDS_DRAWN
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    DECKS,
    DRAWS,
    HANDS,
    NONE,
    RD,
    RUNNER,
    STACK,
)
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.rez import interrupt_by_rez
from nightdeck.games.netrunner.rules.winning import lose_by_empty_deck
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, bit


def draw(state: OnrState, seat: int, amount: int, automatic: bool = False) -> None:
    """Let a player draw cards; the Runner's drawing effects may be interrupted (ONR-17.20c)."""
    if amount <= 0:
        return
    if seat == CORP:
        draw_corp(state, amount)
    else:
        state.call(RunnerDraw(amount, 1 if automatic else 0))


def draw_corp(state: OnrState, amount: int) -> None:
    """ONR-18.10 One card at a time; the first one that is not there loses the game."""
    for _ in range(amount):
        if not state.zones[RD]:
            lose_by_empty_deck(state)
            return
        take_top(state, CORP)
    state.emit(CARDS_DRAWN, CORP, amount)
    state.dirty = 1


def take_top(state: OnrState, seat: int) -> int:
    """Put the top card of a deck into the hand; only its owner sees it."""
    card = state.zones[DECKS[seat]][-1]
    state.move(card, HANDS[seat])
    state.emit_to(CARD_DRAWN, (card, seat), bit(seat), EVERYBODY)
    return card


class RunnerDraw(Frame):
    """ONR-18.5 One drawing effect of the Runner; with an empty stack nothing is drawn."""

    steps: ClassVar[tuple[str, ...]] = ("interrupt", "take_cards", "finish")

    def __init__(self, amount: int, automatic: int) -> None:
        self.amount: int = amount
        self.automatic: int = automatic

    def interrupt(self, state: OnrState) -> str | None:
        """ONR-17.20c Before it, except the automatic draw, the Corp may rez what waits for it."""
        if not self.automatic:
            interrupt_by_rez(state, RUNNER_DRAWS, NONE)
        return None

    def take_cards(self, state: OnrState) -> str | None:
        """Draw, as many cards as there are."""
        if DRAWS in state.modifiers and state.zones[STACK]:
            self.amount += total(state, DRAWS, NONE)
        number = min(self.amount, len(state.zones[STACK]))
        if number == 0:
            return DONE
        state.drawn = [take_top(state, RUNNER) for _ in range(number)]
        state.dirty = 1
        state.emit(CARDS_DRAWN, RUNNER, number)
        settle(state)
        return None

    def finish(self, state: OnrState) -> str | None:
        """The drawing effect is over."""
        state.drawn = []
        return None
