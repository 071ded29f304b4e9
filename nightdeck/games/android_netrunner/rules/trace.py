"""Traces, ANR-T1 to ANR-T5 and ANR-SEQ8.

Worked examples: ANR-E11, ANR-E12, ANR-E43. ANR-K24.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, modifiers, options, rulings
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, FOR_TRACE, NONE, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.credits import available, pay
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_TRACE, pause
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


def bids(state: AnrState, seat: int) -> list[Option]:
    """ANR-DEC11 Every number a player can spend; ANR-Q38 0 only if there is nothing to spend."""
    most = available(state, seat, FOR_TRACE)
    least = 1 if state.rulings[rulings.Q38] and most > 0 else 0
    return [(options.BID, amount) for amount in range(least, most + 1)]


class Trace(Frame):
    """ANR-T1 A trace; `success` and `failure` are numbers of effects or NONE."""

    steps: ClassVar[tuple[str, ...]] = (
        "start",
        "offer_corp_bid",
        "take_corp_bid",
        "offer_runner_bid",
        "take_runner_bid",
        "compare",
        "resolve",
        "check",
    )

    def __init__(
        self,
        base: int,
        source: int,
        target: int,
        success: int,
        failure: int,
        strength: int = 0,
        links: int = 0,
    ) -> None:
        self.base: int = base
        self.source: int = source
        self.target: int = target
        self.success: int = success
        self.failure: int = failure
        self.strength: int = strength
        self.links: int = links

    def start(self, state: AnrState) -> None:
        """ANR-T1 The base strength; abilities that name traces may be used now."""
        state.emit(events.TRACE_STARTED, self.source, self.base)
        pause(state, PREVENT_TRACE, self.source, 1)

    def offer_corp_bid(self, state: AnrState) -> None:
        """ANR-T2 The Corp spends openly first."""
        if state.result == 0:
            self.base = 0
        state.trace_strength = self.base
        state.ask_if_open(CORP, "trace-bid", bids(state, CORP), (self.source,))

    def take_corp_bid(self, state: AnrState) -> None:
        """ANR-T2 Trace strength is the base plus what the Corp spent."""
        amount = state.answer[1]
        self.strength = self.base + amount
        state.trace_strength = self.strength
        pay(state, CORP, amount, FOR_TRACE)
        state.emit(events.CORP_BID, amount, self.strength)

    def offer_runner_bid(self, state: AnrState) -> None:
        """ANR-T3 Then the Runner spends openly."""
        state.link_strength = modifiers.link(state)
        state.ask_if_open(RUNNER, "trace-bid", bids(state, RUNNER), (self.source,))

    def take_runner_bid(self, state: AnrState) -> None:
        """ANR-T3 Link strength is the link plus what the Runner spent."""
        amount = state.answer[1]
        self.links = modifiers.link(state) + amount
        state.link_strength = self.links
        pay(state, RUNNER, amount, FOR_TRACE)
        state.emit(events.RUNNER_BID, amount, self.links)

    def compare(self, state: AnrState) -> None:
        """ANR-T4 Greater trace strength is successful, a tie is not."""
        gap = self.strength - self.links
        if gap > 0:
            state.emit(events.TRACE_SUCCEEDED, self.source, gap, self.strength, self.links)
        else:
            state.emit(events.TRACE_FAILED, self.source, -gap, self.strength, self.links)

    def resolve(self, state: AnrState) -> str | None:
        """ANR-T4, ANR-T5 Resolve what follows; by how much the trace won is its number."""
        gap = self.strength - self.links
        effect = self.success if gap > 0 else self.failure
        if effect == NONE:
            return None
        EFFECTS[effect].resolve(state, self.source, self.target, gap)
        return None

    def check(self, state: AnrState) -> str | None:
        """ANR-AB7 Conditionals about the trace."""
        settle(state)
        return DONE
