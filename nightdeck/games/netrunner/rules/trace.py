"""Traces, ONR-13.1 to ONR-13.9: secret bids, revealed and paid together.

Also ONR-23A.21. Worked examples: ONR-X15, ONR-X16, ONR-X17, ONR-X18, ONR-X49, ONR-X52.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import AFTER_REVEAL, TRACE_SUCCESS
from nightdeck.games.netrunner.model.definitions import LINK_FEATURE, LINK_ROW, POOL
from nightdeck.games.netrunner.model.events import (
    BIDS_REVEALED,
    CORP_BID_SHOWN,
    LINK_CHANGED,
    LINK_NAMED,
    TRACE_FAILED,
    TRACE_OVER,
    TRACE_STARTED,
    TRACE_SUCCEEDED,
)
from nightdeck.games.netrunner.model.numbers import link_bonus, total
from nightdeck.games.netrunner.model.options import BID, LINK_BID, USE
from nightdeck.games.netrunner.model.rulings import R29, R30, R31, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    CORP,
    FOR_ANYTHING,
    FOR_LINK,
    FOR_TRACE,
    FOR_TRACE_HERE,
    FORT_ZONES,
    NONE,
    RUNNER,
    THIS_TRACE,
    TRACE_LIMIT,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS
from nightdeck.games.netrunner.rules.abilities import options_at, use_ability
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import SealedChoices

UNNAMED = -2
"""No base link card has been named openly (ONR-R31)."""


def corp_bids(state: OnrState, limit: int) -> list[Option]:
    """ONR-24.8, ONR-13.8 0 to the limit, as far as it can be paid; bits added beyond the limit."""
    most = min(limit, available(state, CORP, FOR_TRACE | FOR_TRACE_HERE))
    added = sum(state.counters[BITS][card] for card in adders(state))
    return [(BID, bid, more) for bid in range(most + 1) for more in range(added + 1)]


def highest_trace(state: OnrState, limit: int) -> int:
    """ONR-13.8 The most the Corp can bid, which everybody can count."""
    most = min(limit, available(state, CORP, FOR_TRACE | FOR_TRACE_HERE))
    return most + sum(state.counters[BITS][card] for card in adders(state))


def adders(state: OnrState) -> list[int]:
    """ONR-13.8 The cards whose bits raise a trace beyond its limit, in install order."""
    return [
        card
        for fort in state.forts[3:]
        for card in state.zones[FORT_ZONES + 2 * fort]
        if state.active[card] and POOL[state.definition[card]].adds_to_traces
    ]


def link_cards(state: OnrState) -> list[int]:
    """ONR-13.4 The base link cards that can be used, one of them per trace."""
    bits = available(state, RUNNER, FOR_ANYTHING)
    found: list[int] = []
    for card in state.index[LINK_ROW]:
        definition = POOL[state.definition[card]]
        if definition.link_for_runs and state.run_fort == NONE:
            continue
        base = definition.base_link
        if base is not None and base.price <= bits:
            if state.run_limit == NONE or base.price <= state.run_limit:
                found.append(card)
    return found


def runner_bids(state: OnrState, named: int) -> list[Option]:
    """ONR-24.9 No card, or one base link card and any number of affordable boosts."""
    options: list[Option] = []
    if named in (UNNAMED, NONE):
        options.append((LINK_BID, NONE, 0))
    for card in link_cards(state):
        if named in (UNNAMED, card):
            options.extend(
                [(LINK_BID, card, boosts) for boosts in range(most_boosts(state, card) + 1)]
            )
    return options or [(LINK_BID, NONE, 0)]


def most_boosts(state: OnrState, card: int) -> int:
    """ONR-13.2 step 3, ONR-13.4 How many boosts can be paid; link bits never pay the base price."""
    base = POOL[state.definition[card]].base_link
    if base is None or base.boost_cost <= 0:
        return 0
    return max(0, (available(state, RUNNER, FOR_LINK) - base.price) // base.boost_cost)


class Bids(SealedChoices[OnrState]):
    """ONR-13.2 steps 2 to 4, ONR-13.5 The Corp commits first, the Runner without seeing it."""

    def __init__(
        self,
        order: list[int],
        limit: int,
        source: int,
        named: int = UNNAMED,
        chosen: list[int] | None = None,
    ) -> None:
        super().__init__(order, chosen)
        self.limit: int = limit
        self.source: int = source
        self.named: int = named

    def options(self, state: OnrState, seat: int) -> list[Option]:
        """ONR-24.8, ONR-24.9 What can be bid; the pools stay as they are until the reveal."""
        return corp_bids(state, self.limit) if seat == CORP else runner_bids(state, self.named)

    def seal_next(self, state: OnrState) -> str | None:
        """ONR-13.6 A bid that can only be 0 or none is not asked for: that is public."""
        place = len(self.chosen)
        if place == len(self.order):
            return "reveal"
        if place == 1 and state.rulings[R30]:
            # ONR-23A.22: the Corp's bid is shown before the Runner bids.
            bid = self.options(state, CORP)[self.chosen[0]]
            state.emit(CORP_BID_SHOWN, bid[1] + bid[2])
        seat = self.order[place]
        options = self.options(state, seat)
        if len(options) == 1:
            state.answer = options[0]
        else:
            name = "trace-bid-corp" if seat == CORP else "trace-bid-runner"
            about = (self.source,) if self.source >= 0 else ()
            state.ask(seat, name, options, about)
        return None

    def reveal_all(self, state: OnrState, options: list[Option]) -> None:
        """ONR-13.2 step 4 Both pay at once, whether or not the trace succeeds."""
        bids = {option[0]: option for option in options}
        bid, boosts = bids[BID], bids[LINK_BID]
        state.trace_value = bid[1] + bid[2]
        added = bid[2]
        for card in adders(state):
            spent = min(added, state.counters[BITS][card])
            state.counters[BITS][card] -= spent
            added -= spent
        card = boosts[1]
        state.link_card = card
        state.link = 0
        base = None if card == NONE else POOL[state.definition[card]].base_link
        if base is not None:
            state.link = base.value + boosts[2]
            state.note(card, LINK_FEATURE)
            if POOL[state.definition[card]].link_for_runs and state.encountered != NONE:
                state.encounter_ends_run = 1
        state.emit(BIDS_REVEALED, state.trace_value, state.link, card)
        pay(state, CORP, bid[1], FOR_TRACE | FOR_TRACE_HERE)
        if base is not None:
            pay(state, RUNNER, base.price, FOR_ANYTHING)
            if state.run_limit != NONE:
                # What may be spent on link in this run covers the base price, too.
                state.run_limit -= base.price
            pay(state, RUNNER, boosts[2] * max(base.boost_cost, 0), FOR_LINK)

    def reseal(self, state: OnrState, seat: int, rng: Rng) -> None:
        """ONR-13.5, ONR-R30 A bid that lies open is not made anew."""
        if not state.rulings[R30]:
            super().reseal(state, seat, rng)


class Trace(Frame):
    """ONR-13.2 One trace; `success` is the number of the effect of a success."""

    steps: ClassVar[tuple[str, ...]] = (
        "announce",
        "offer_link",
        "take_link",
        "bid",
        "offer_raise",
        "take_raise",
        "compare",
        "offer_cancel",
        "take_cancel",
        "resolve",
        "after",
        "end",
    )

    def __init__(
        self,
        limit: int,
        source: int,
        target: int,
        success: int,
        by_ice: int = 0,
        named: int = UNNAMED,
        gap: int = 0,
    ) -> None:
        self.limit: int = limit
        self.source: int = source
        self.target: int = target
        self.success: int = success
        self.by_ice: int = by_ice
        self.named: int = named
        self.gap: int = gap

    def announce(self, state: OnrState) -> str | None:
        """ONR-13.2 step 1 The limit, changed by what changes it, is at least 0."""
        if self.by_ice:
            self.limit = max(0, self.limit + total(state, TRACE_LIMIT, self.source))
        state.tracing = 1
        state.trace_value = 0
        state.link = 0
        state.link_card = NONE
        state.trace_cancelled = 0
        state.trace_effect = self.success
        state.used_in_trace = []
        state.emit(TRACE_STARTED, self.source, self.limit)
        return None

    def offer_link(self, state: OnrState) -> str | None:
        """ONR-R31 `open`, ONR-23A.23 The Runner names the base link card before the Corp bids."""
        if not state.rulings[R31]:
            return "bid"
        options: list[Option] = [(LINK_BID, NONE, 0)]
        options.extend([(LINK_BID, card, 0) for card in link_cards(state)])
        state.ask_if_several(RUNNER, "trace-bid-runner", options)
        return None

    def take_link(self, state: OnrState) -> str | None:
        """ONR-23A.23 Only the number of boosts stays secret."""
        self.named = state.answer[1]
        state.emit(LINK_NAMED, self.named)
        return None

    def bid(self, state: OnrState) -> str | None:
        """ONR-13.2 steps 2 to 4."""
        state.call(Bids([CORP, RUNNER], self.limit, self.source, self.named))
        return None

    def offer_raise(self, state: OnrState) -> str | None:
        """ONR-13.2 step 5, ONR-24.10 After the reveal, only with a base link card."""
        if state.link_card == NONE:
            return "compare"
        options: list[Option] = []
        options_at(state, RUNNER, AFTER_REVEAL, options)
        if not options and (not state.face_down or state.rulings[R49]):
            return "compare"
        options.append(PASS)
        state.ask(RUNNER, "trace-after-reveal", options, (), len(options) - 1)
        return None

    def take_raise(self, state: OnrState) -> str | None:
        """ONR-13.2 step 5 Once each."""
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
            return "offer_raise"
        return None

    def compare(self, state: OnrState) -> str | None:
        """ONR-13.2 steps 6 and 7, ONR-13.3, ONR-R29 A tie succeeds; the link may be negative."""
        bonus = link_bonus(state)
        if bonus:
            state.link += bonus
            state.emit(LINK_CHANGED, bonus, state.link)
        self.gap = state.trace_value - state.link
        succeeds = self.gap > 0 if state.rulings[R29] else self.gap >= 0
        if not succeeds:
            state.emit(TRACE_FAILED, state.link_card, -self.gap)
            return "after"
        state.emit(TRACE_SUCCEEDED, self.source, self.gap)
        return None

    def offer_cancel(self, state: OnrState) -> str | None:
        """ONR-13.7, ONR-24.24 Between steps 7 and 8 the effect may be cancelled."""
        options: list[Option] = []
        options_at(state, RUNNER, TRACE_SUCCESS, options)
        if not options and (not state.face_down or state.rulings[R49]):
            return "resolve"
        options.append(PASS)
        state.ask(RUNNER, "interrupt", options, (), len(options) - 1)
        return None

    def take_cancel(self, state: OnrState) -> str | None:
        """ONR-13.7 The trace stays successful."""
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
        return None

    def resolve(self, state: OnrState) -> str | None:
        """ONR-13.2 step 8, ONR-13.9 The effect of a success, even if its source is gone."""
        if not state.trace_cancelled and self.success != NONE:
            state.trace_success += 1
            EFFECTS[self.success].resolve(state, self.source, self.target, max(self.gap, 0))
        return None

    def after(self, state: OnrState) -> str | None:
        """ONR-13.2 step 8 "After each trace attempt"."""
        state.trace_success = 0
        state.tracing = 0
        state.emit(TRACE_OVER, self.source)
        settle(state)
        return None

    def end(self, state: OnrState) -> str | None:
        """ONR-17.16 What lasts for this trace ends."""
        state.expire(THIS_TRACE)
        state.used_in_trace = []
        return DONE
