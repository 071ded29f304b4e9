"""DEFEATED: Equipment is lost, who has none is lost (CCG-8.6).

Worked examples: CCG-X53.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Constant
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.options import CARD
from nightdeck.games.cyberpunk_ccg.model.rulings import R19
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import EQUIPMENT, SURVIVES_DEFEAT
from nightdeck.games.cyberpunk_ccg.rules.leaving import trash
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Defeat(Frame):
    """CCG-8.6 One set of one player is DEFEATED; its participants are used already (CCG-8.6e)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "finish")

    def __init__(self, runners: list[int], doomed: list[int] | None = None) -> None:
        self.runners: list[int] = runners
        self.doomed: list[int] = [] if doomed is None else doomed

    def offer(self, state: CcgState) -> str | None:
        """CCG-8.6a The Equipment of each Runner, else the Runner; CCG-R19; CCG-6.7s, CCG-8.6b."""
        while self.runners:
            runner = self.runners[0]
            gear = [
                card
                for card in state.hosted.get(runner, ())
                if POOL[state.definition[card]].kind == EQUIPMENT
            ]
            if not gear:
                if not spared(state, runner):
                    self.doomed.append(runner)
            elif state.rulings[R19] and len(gear) > 1:
                options: list[Option] = [(CARD, card) for card in gear]
                state.ask(state.control[runner], "lose", options, (runner,))
                return None
            else:
                self.doomed += gear
            self.runners.pop(0)
        return "finish"

    def take(self, state: CcgState) -> str | None:
        """CCG-R19 One of them was chosen."""
        self.doomed.append(state.answer[1])
        self.runners.pop(0)
        return "offer"

    def finish(self, state: CcgState) -> str | None:
        """CCG-8.6c One doomed set with one window."""
        trash(state, self.doomed)
        return DONE


def spared(state: CcgState, runner: int) -> bool:
    """Tell whether a card leaves a Runner without Equipment out of the set, once per turn."""
    for source in state.modifiers.get(SURVIVES_DEFEAT, ()):
        if source in state.marked:
            continue
        for each in POOL[state.definition[source]].constant[SURVIVES_DEFEAT]:
            assert isinstance(each, Constant)
            if state.exhausted[source] and not each.while_used:
                continue
            if each.when.holds(state, source, runner, 0):
                state.marked.append(source)
                return True
    return False
