"""How effects run: one after the other, with state checks in between, asking where they must."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.kernel.frames import DONE, Frame
from nightdeck.language.card_state import CardState


class Sequenced(Frame):
    """Several effects one after the other, with state checks between them."""

    steps: ClassVar[tuple[str, ...]] = ("check", "resolve_next")

    def __init__(
        self, effects: list[int], source: int, target: int, number: int, place: int = 0
    ) -> None:
        self.effects: list[int] = effects
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.place: int = place

    def check(self, state: CardState) -> str | None:
        """Check the state after each part; stop after the last one."""
        if self.place:
            state.settle()
        return DONE if self.place == len(self.effects) else None

    def resolve_next(self, state: CardState) -> str | None:
        """Resolve as much as possible, in printed order."""
        effect = state.effect(self.effects[self.place])
        self.place += 1
        effect.resolve(state, self.source, self.target, self.number)
        return "check"


class Asking(Frame):
    """A decision inside an effect: the effect itself asks (`offer`) and uses the answer (`take`).

    `chosen` is the effect's notebook while a series of choices goes on.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(
        self,
        effect: int,
        source: int,
        target: int,
        number: int,
        chosen: list[int] | None = None,
        stage: int = 0,
    ) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.chosen: list[int] = [] if chosen is None else chosen
        self.stage: int = stage

    def offer(self, state: CardState) -> str | None:
        """Put the effect's question."""
        return state.effect(self.effect).offer(state, self)

    def take(self, state: CardState) -> str | None:
        """Let the effect use the answer."""
        return state.effect(self.effect).take(state, self)
