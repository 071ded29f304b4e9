"""Tags and bad publicity, sections TAG and BP."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, rulings, terms
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_TAGS, pause
from nightdeck.kernel.frames import Frame


def give_tags(state: AnrState, amount: int) -> None:
    """ANR-TAG2 Give tags after a prevention pause."""
    if amount <= 0:
        return
    if state.accessing >= 0:
        state.access_harmed = 1
    if PREVENT_TAGS in state.preventers:
        state.call(GiveTagsAfterPause(amount))
    else:
        put_tags(state, amount)


def put_tags(state: AnrState, amount: int) -> None:
    """ANR-TAG1 Put tags on the Runner's identity."""
    state.runner_tags += amount
    state.emit(events.TAGS_GIVEN, amount)


def remove_tags(state: AnrState, amount: int) -> None:
    """ANR-TAG2 Remove tags, as many as there are."""
    removed = min(amount, state.runner_tags)
    if removed > 0:
        state.runner_tags -= removed
        state.emit(events.TAGS_REMOVED, removed)


class GiveTagsAfterPause(Frame):
    """ANR-EV25, ANR-AB8 Tags about to be given: one event, whatever the number."""

    steps: ClassVar[tuple[str, ...]] = ("open_pause", "give")

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def open_pause(self, state: AnrState) -> None:
        """ANR-AB8 The prevention pause."""
        pause(state, PREVENT_TAGS, terms.NONE, self.amount)

    def give(self, state: AnrState) -> None:
        """ANR-AB8 Reduced to 0 it did not happen."""
        if state.result > 0:
            put_tags(state, state.result)


def take_bad_publicity(state: AnrState, amount: int) -> None:
    """ANR-BP1 Bad publicity counters; ANR-Q18 during a run they pay from the next run on."""
    if amount <= 0:
        return
    state.bad_publicity += amount
    if state.run_server != terms.NONE and state.rulings[rulings.Q18]:
        state.publicity_credits += amount
    state.emit(events.BAD_PUBLICITY_TAKEN, amount)


def remove_bad_publicity(state: AnrState, amount: int) -> None:
    """Remove bad publicity, as much as there is."""
    removed = min(amount, state.bad_publicity)
    if removed > 0:
        state.bad_publicity -= removed
        state.emit(events.BAD_PUBLICITY_REMOVED, removed)
