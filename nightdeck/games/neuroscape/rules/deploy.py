"""The Deploy stage: one action after the other with the cache empty (NEU-5.2)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.options import DONE_WITH
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.rules.announcing import announce
from nightdeck.games.neuroscape.rules.cache import Unwinding
from nightdeck.games.neuroscape.rules.playing import deploy_options, may_be_hiding_something
from nightdeck.kernel.frames import DONE, Frame


class Deploying(Frame):
    """NEU-5.2a One action after the other with the cache empty; NEU-5.2c done ends the stage."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "answer", "settled")

    def __init__(self, seat: int, newest: int = NONE) -> None:
        self.seat: int = seat
        self.newest: int = newest

    def offer(self, state: NeuState) -> str | None:
        """NEU-2.11 Asked with "done" alone too, unless public facts prove that nothing is left."""
        if state.is_out(self.seat):
            return DONE
        options = deploy_options(state, self.seat)
        if not options and not may_be_hiding_something(state, self.seat):
            return DONE
        options.append((DONE_WITH,))
        state.ask(self.seat, "deploy", options, (), len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """NEU-5.2b Each action goes on the cache and creates a swift check."""
        if state.answer[0] == DONE_WITH:
            return DONE
        announce(state, self.seat, state.answer)
        return None

    def answer(self, state: NeuState) -> str | None:
        """NEU-5.2b The whole cache resolves before the player is asked again."""
        state.call(Unwinding(NONE))
        return None

    def settled(self, state: NeuState) -> str | None:
        """Ask again."""
        return "offer"
