"""Which Weapons Runners fight with (CCG-8.1g to CCG-8.1j)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.numbers import armed_sets
from nightdeck.games.cyberpunk_ccg.model.options import WEAPONS
from nightdeck.games.cyberpunk_ccg.model.rulings import R21
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NONE
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Arming(Frame):
    """CCG-8.1g Whoever has more Weapons than slots chooses for each Runner; CCG-R21."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, waiting: list[int]) -> None:
        self.waiting: list[int] = waiting

    def offer(self, state: CcgState) -> str | None:
        """CCG-8.1h Every single Weapon, and pairs for a Martial Artist; CCG-6.7k."""
        if not self.waiting or state.rulings[R21]:
            return DONE
        runner = self.waiting[0]
        if not state.is_runner_in_play(runner):
            self.waiting.pop(0)
            return "offer"
        sets = armed_sets(state, runner)
        options: list[Option] = [
            (WEAPONS, each[0], each[1] if len(each) > 1 else NONE) for each in sets
        ]
        if not options:
            state.arms[runner] = []
            self.waiting.pop(0)
            return "offer"
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(state.control[runner], "weapons", options, (runner,))
        return None

    def take(self, state: CcgState) -> str | None:
        """CCG-8.1j The choice holds until the attack ends."""
        runner = self.waiting.pop(0)
        state.arms[runner] = [card for card in state.answer[1:] if card != NONE]
        return "offer"
