"""Tags, ONR-14.1 to ONR-14.6.

Also ONR-5.1.A9, ONR-2.4b. Worked examples: ONR-X02.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import AGAINST_TAG
from nightdeck.games.netrunner.model.events import TAG_AVOIDED, TAG_RECEIVED, TAGS_REMOVED
from nightdeck.games.netrunner.model.options import ACCEPT, TRASH_RESOURCE
from nightdeck.games.netrunner.model.rulings import R06, R32, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FOR_ANYTHING,
    NONE,
    RESOURCES,
    RUNNER,
    TAGS_RECEIVED,
    TRASH_RESOURCE_PRICE,
)
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.prevention import (
    might_hide_something,
    prevention_options,
    use_prevention,
)
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.trashing import trash_cards
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def give_tags(state: OnrState, amount: int) -> None:
    """ONR-14.2 So many single receipts; ONR-R32 `manual`, ONR-23A.24 only traces give tags."""
    if state.rulings[R32] and not state.trace_success:
        return
    for _ in range(amount):
        state.call(Tag())


def remove_tags(state: OnrState, amount: int) -> None:
    """ONR-14.3 Remove tags, as many as there are."""
    removed = min(amount, state.runner_tags)
    if removed > 0:
        state.runner_tags -= removed
        state.emit(TAGS_REMOVED, removed)


class Tag(Frame):
    """ONR-14.2, ONR-14.6 One tag is about to be received; the Runner may avoid it."""

    steps: ClassVar[tuple[str, ...]] = ("come", "offer", "take", "check")

    def come(self, state: OnrState) -> str | None:
        """ONR-14.6 A stored avoidance is used up first, without a question."""
        if state.tag_shields:
            state.tag_shields -= 1
            state.emit(TAG_AVOIDED, NONE)
            return DONE
        return None

    def offer(self, state: OnrState) -> str | None:
        """ONR-14.6 Ask once with everything usable; ONR-17.20c also for a face-down resource."""
        options = prevention_options(state, AGAINST_TAG, 0)
        if not options and (state.rulings[R49] or not might_hide_something(state)):
            state.answer = (ACCEPT,)
            return None
        options.append((ACCEPT,))
        state.ask(RUNNER, "prevent", options, (), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """ONR-14.6 An avoided tag was not received."""
        if state.answer[0] == ACCEPT:
            state.runner_tags += 1
            state.tally[TAGS_RECEIVED] += 1
            state.emit(TAG_RECEIVED, state.runner_tags)
        else:
            _, card, place = state.answer
            state.emit(TAG_AVOIDED, card)
            use_prevention(state, card, place, 1)
        return None

    def check(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return DONE


# Trashing a resource, ONR-14.4 --------------------------------------------------------------------


def resource_options(state: OnrState, options: list[Option]) -> None:
    """ONR-14.4 While the Runner is tagged each resource may be trashed for 2 bits."""
    if state.runner_tags and available(state, CORP, FOR_ANYTHING) >= TRASH_RESOURCE_PRICE:
        for card in state.zones[RESOURCES]:
            options.append((TRASH_RESOURCE, card))


def trashes_in_windows(state: OnrState) -> bool:
    """ONR-R06 `manual`: in the Corp part of any window; `classic`, ONR-23A.6: as an action."""
    return state.rulings[R06] == 0


def trash_resource(state: OnrState, card: int) -> None:
    """ONR-14.4, ONR-14.5 Pay 2 bits; the tags stay."""
    pay(state, CORP, TRASH_RESOURCE_PRICE, FOR_ANYTHING)
    trash_cards(state, [card], CORP)
