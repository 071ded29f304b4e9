"""Memory, ANR-1.24 and ANR-INS16."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model.modifiers import memory_limit, memory_used
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import PROGRAMS, RUNNER
from nightdeck.games.android_netrunner.rules.leaving import trash_now
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import CARD


def free_memory(state: AnrState) -> int:
    """ANR-1.24 The MU that are not in use."""
    return memory_limit(state) - memory_used(state)


def overflows(state: AnrState) -> bool:
    """ANR-INS16 Tell whether programs use more memory than there is."""
    if not state.zones[PROGRAMS]:
        return False
    return memory_used(state) > memory_limit(state)


class MemoryOverflow(Frame):
    """ANR-INS16, ANR-DEC17 The Runner trashes programs until memory suffices; not preventable."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def offer(self, state: AnrState) -> str | None:
        """ANR-DEC17 Choose a program to trash."""
        if not overflows(state):
            return DONE
        options: list[Option] = [(CARD, card) for card in state.zones[PROGRAMS]]
        state.ask_if_open(RUNNER, "memory", options)
        return None

    def take(self, state: AnrState) -> str | None:
        """ANR-AB21 Trash it without a pause."""
        trash_now(state, state.answer[1], RUNNER)
        return "offer"
