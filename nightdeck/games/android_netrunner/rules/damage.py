"""Damage, ANR-D1 to ANR-D6 and ANR-SEQ9.

Worked examples: ANR-E13, ANR-E14, ANR-E58, ANR-E59, ANR-E77.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.modifiers import total
from nightdeck.games.android_netrunner.model.options import POSITION
from nightdeck.games.android_netrunner.model.rulings import Q16
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import opponent_picks
from nightdeck.games.android_netrunner.model.terms import CORP
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_DAMAGE, pause
from nightdeck.games.android_netrunner.rules.winning import flatline
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def do_damage(state: AnrState, kind: int, amount: int, preventable: bool = True) -> None:
    """ANR-D3 Do damage; ANR-D6 "do 0 damage" is no event at all."""
    if amount <= 0:
        return
    if state.accessing >= 0:
        state.access_harmed = 1
    if state.rulings[Q16]:
        # ANR-Q16 `n-events`: each point has its own pause and its own flatline test.
        for _ in range(amount):
            state.call(Damage(kind, 1, 1 if preventable else 0))
    else:
        state.call(Damage(kind, amount, 1 if preventable else 0))


class Damage(Frame):
    """ANR-D3, ANR-D4 One instance of damage: pause, flatline test, random trashes, conditions."""

    steps: ClassVar[tuple[str, ...]] = (
        "change_amount",
        "count_event",
        "test_flatline",
        "trash_next",
        "take_position",
        "finish",
    )

    def __init__(
        self, kind: int, amount: int, preventable: int, left: int = 0, done: int = 0
    ) -> None:
        self.kind: int = kind
        self.amount: int = amount
        self.preventable: int = preventable
        self.left: int = left
        self.done: int = done

    def change_amount(self, state: AnrState) -> None:
        """ANR-AB21 Increases first, then mandatory reductions, then the pause."""
        self.amount += total(state, terms.DAMAGE, self.kind)
        state.result = self.amount
        if self.preventable:
            self.amount = max(self.amount - total(state, terms.DAMAGE_REDUCTION, self.kind), 0)
            pause(state, PREVENT_DAMAGE, self.kind, self.amount)

    def count_event(self, state: AnrState) -> str | None:
        """ANR-EV31 Count the event for "first damage of the turn"; prevented ones count too."""
        state.tally[terms.NET_DAMAGE_EVENTS + self.kind] += 1
        self.left = state.result
        self.done = state.result
        return DONE if self.left <= 0 else None

    def test_flatline(self, state: AnrState) -> str | None:
        """ANR-V3a, ANR-D5 More damage than cards in the grip flatlines the Runner."""
        state.emit(events.DAMAGE_BEGINS, self.kind, self.left)
        if self.left > len(state.zones[terms.GRIP]):
            flatline(state, "ANR-V3a")
            return DONE
        if self.kind == terms.BRAIN:
            state.brain_damage += self.left
            state.emit(events.BRAIN_DAMAGE_TAKEN, self.left)
        return None

    def trash_next(self, state: AnrState) -> str | None:
        """ANR-D1, ANR-D4, ANR-H9 Random cards, one after the other; ANR-Q17 who picks them."""
        if self.left == 0:
            return "finish"
        grip = state.zones[terms.GRIP]
        if opponent_picks(state):
            state.shuffle(terms.GRIP)
            options: list[Option] = [(POSITION, place) for place in range(len(grip))]
            state.ask_if_open(CORP, "random-card", options)
        else:
            state.answer = (POSITION, state.rng.below(len(grip)))
        return None

    def take_position(self, state: AnrState) -> str | None:
        """ANR-H8 The trashed card is public in the heap."""
        card = state.zones[terms.GRIP][state.answer[1]]
        state.move(card, terms.HEAP)
        state.emit(events.CARD_TRASHED, card, CORP)
        self.left -= 1
        return "trash_next"

    def finish(self, state: AnrState) -> None:
        """ANR-D3 "When damage is taken" conditions."""
        state.emit(events.DAMAGE_DONE, self.kind, self.done)
