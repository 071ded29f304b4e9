"""Paying EB: one source after the other, each of which may be answered (CCG-6.5).

Worked examples: CCG-X12, CCG-X21, CCG-X22, CCG-X47, CCG-X48, CCG-X59, CCG-X68.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    BOOSTED,
    DEAL_MADE,
    PAID,
    SOURCE_EXHAUSTED,
)
from nightdeck.games.cyberpunk_ccg.model.funds import (
    cheapest,
    fixer_total,
    most,
    plain_sources,
    production,
    unused_of,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import power
from nightdeck.games.cyberpunk_ccg.model.options import AUTO, BOOST, CANCEL, DEAL, SOURCE
from nightdeck.games.cyberpunk_ccg.model.rulings import R10
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CORP,
    FIXER,
    MOST_BACKS,
    NONE,
    RUNNER_USED,
)
from nightdeck.games.cyberpunk_ccg.model.things import CANCELLED, PAYMENT
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.responding import Responding
from nightdeck.games.cyberpunk_ccg.rules.thing_pile import pop_thing, push_thing
from nightdeck.games.cyberpunk_ccg.rules.using_cards import exhaust
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

UNPAID: Final = 0
PAID_IN_FULL: Final = 1
TAKEN_BACK: Final = 2


class Payment(Frame):
    """CCG-6.5c One cost being paid; `result` tells how it ended.

    `deals`: Fixers may lower it (CCG-10.18). `about` is the Operation it concerns, for CCG-10.4b.
    `excluded`: cards that are no sources (CCG-6.3f, CCG-8.2i). `produced`: what each Location has
    produced in this payment. `picks` are those of `auto` still to be made.
    """

    steps: ClassVar[tuple[str, ...]] = ("begin", "offer", "take", "count", "give_up")

    def __init__(
        self,
        seat: int,
        name: str,
        cost: int,
        deals: int = 0,
        about: int = NONE,
        excluded: list[int] | None = None,
        can_cancel: int = 1,
        produced: dict[int, int] | None = None,
        picks: list[int] | None = None,
        picked: int = NONE,
        boosted: int = NONE,
        is_deal: int = 0,
        is_open: int = 0,
        spent: list[int] | None = None,
        total: int = 0,
    ) -> None:
        self.seat: int = seat
        self.name: str = name
        self.cost: int = cost
        self.deals: int = deals
        self.about: int = about
        self.excluded: list[int] = [] if excluded is None else excluded
        self.can_cancel: int = can_cancel
        self.produced: dict[int, int] = {} if produced is None else produced
        self.picks: list[int] = [] if picks is None else picks
        self.picked: int = picked
        self.boosted: int = boosted
        self.is_deal: int = is_deal
        self.is_open: int = is_open
        self.spent: list[int] = [] if spent is None else spent
        self.total: int = total

    def begin(self, state: CcgState) -> str | None:
        """CCG-6.5k The cost is fixed here; CCG-6.5f a cost of 0 needs no source."""
        self.total = self.cost
        if self.cost <= 0:
            self.publish(state)
        return None

    def publish(self, state: CcgState) -> None:
        """CCG-6.5o With the first source everything announced becomes public."""
        parent = state.stack[-2]
        assert isinstance(parent, Announcement)
        parent.publish(state)

    def offer(self, state: CcgState) -> str | None:
        """CCG-6.5c Ask for the next source, until the cost is covered or cannot be any more.

        Also CCG-6.7e.
        """
        if self.cost <= 0:
            if self.total:
                state.emit(PAID, self.seat, self.total)
            state.result = PAID_IN_FULL
            return DONE
        if self.picks:
            state.answer = (SOURCE, self.picks.pop(0))
            return None
        options = self.options(state)
        if not options or not self.is_payable(state):
            return "give_up"
        if self.can_cancel and not self.spent and state.backs < MOST_BACKS:
            options.append((CANCEL,))
        if len(options) == 1:
            state.answer = options[0]
        else:
            name = self.name if self.can_cancel and not self.spent else "pay"
            state.ask(self.seat, name, options, ())
        return None

    def options(self, state: CcgState) -> list[Option]:
        """CCG-6.5c, CCG-6.5p Every source, boost and discount that adds something, and `auto`."""
        excluded = tuple(self.excluded)
        plain = plain_sources(state, self.seat, excluded)
        corps = unused_of(state, self.seat, CORP, excluded)
        options: list[Option] = [(SOURCE, card) for card in plain]
        options += [(SOURCE, card) for card in corps if power(state, card) > 1]
        for place, produced in self.produced.items():
            if produced < 2 * production(state, place):
                options += [(BOOST, place, card) for card in corps if power(state, card) > 0]
        if self.deals:
            fixers = unused_of(state, self.seat, FIXER, excluded)
            options += [(DEAL, card) for card in fixers if power(state, card) > 0]
        if sum(worth for _, worth, _ in self.auto_sources(state)) >= self.cost:
            options.append((AUTO,))
        return options

    def auto_sources(self, state: CcgState) -> list[tuple[int, int, int]]:
        """CCG-6.5d Return what `auto` may pick: all plain sources, and Corps as cash."""
        excluded = tuple(self.excluded)
        found = [
            (card, production(state, card), 0) for card in plain_sources(state, self.seat, excluded)
        ]
        for card in unused_of(state, self.seat, CORP, excluded):
            if power(state, card) > 1:
                found.append((card, power(state, card) // 2, 1))
        return found

    def is_payable(self, state: CcgState) -> bool:
        """CCG-6.5i Tell whether some sequence of picks still covers the rest."""
        excluded = tuple(self.excluded)
        rooms = [2 * production(state, card) - had for card, had in self.produced.items()]
        reach = most(state, self.seat, excluded, tuple(rooms))
        if self.deals:
            reach += fixer_total(state, self.seat, excluded)
        return reach >= self.cost

    def take(self, state: CcgState) -> str | None:
        """CCG-6.5c Exhaust what was picked at once; a Runner's use may be answered (CCG-6.5e)."""
        verb = state.answer[0]
        if verb == CANCEL:
            state.result = TAKEN_BACK
            return DONE
        if verb == AUTO:
            self.picks = cheapest(self.auto_sources(state), self.cost)
            return "offer"
        card = state.answer[2] if verb == BOOST else state.answer[1]
        if state.exhausted[card] or state.control[card] != self.seat:
            self.picks = []
            return "offer"
        if not self.spent:
            self.publish(state)
        self.picked = card
        self.boosted = state.answer[1] if verb == BOOST else NONE
        self.is_deal = 1 if verb == DEAL else 0
        self.spent.append(card)
        exhaust(state, card)
        if POOL[state.definition[card]].professions:
            push_thing(state, self.seat, PAYMENT, card, NONE, [card], [])
            self.is_open = 1
            state.call(Responding(RUNNER_USED))
        return None

    def count(self, state: CcgState) -> str | None:
        """CCG-6.5j Add what it produces, read after its response window, unless it was Busted.

        Also CCG-6.5b.
        """
        card = self.picked
        if self.is_open:
            self.is_open = 0
            if pop_thing(state)[CANCELLED]:
                self.picks = []
                return "offer"
            self.cost -= self.runner_share(state, card)
        else:
            worth = production(state, card)
            self.produced[card] = worth
            self.cost -= worth
            state.emit(SOURCE_EXHAUSTED, card, worth)
            if not POOL[state.definition[card]].kind & 2:
                del self.produced[card]
        return "offer"

    def runner_share(self, state: CcgState, card: int) -> int:
        """CCG-10.3a, CCG-10.3b, CCG-10.4a Return what a Runner adds to the payment."""
        strength = power(state, card)
        if self.is_deal:
            if self.about != NONE:
                state.op_cuts.append([self.about, strength])
            state.emit(DEAL_MADE, card, strength)
            return strength
        if self.boosted != NONE:
            room = 2 * production(state, self.boosted) - self.produced[self.boosted]
            share = min(strength, room)
            self.produced[self.boosted] += share
            state.emit(BOOSTED, card, self.boosted, share)
            return share
        state.emit(SOURCE_EXHAUSTED, card, strength // 2)
        return strength // 2

    def give_up(self, state: CcgState) -> str | None:
        """CCG-6.5e The cost is unpaid; what was exhausted stays used; CCG-R10."""
        if state.rulings[R10]:
            for card in self.spent:
                if state.is_in_play(card) and not state.busted[card]:
                    state.exhausted[card] = 0
        state.result = UNPAID
        return DONE

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 End without result."""
        if self.is_open:
            pop_thing(state)
