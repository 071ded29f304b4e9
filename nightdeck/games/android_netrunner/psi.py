"""Psi games, ANR-K25: both players secretly choose 0, 1 or 2 credits.

Worked examples: ANR-E67.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.credits import available, pay
from nightdeck.games.android_netrunner.events import PSI_REVEALED
from nightdeck.games.android_netrunner.options import BID
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import CORP, FOR_ANYTHING, NONE, RUNNER
from nightdeck.games.android_netrunner.vocabulary import EFFECTS
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import EVERYBODY, Option


def psi_bids(state: AnrState, seat: int) -> list[Option]:
    """ANR-DEC12 0, 1 or 2, limited by what the player can pay."""
    most = min(available(state, seat, FOR_ANYTHING), 2)
    return [(BID, amount) for amount in range(most + 1)]


class Psi(Frame):
    """ANR-K25 Sealed bids, the Corp's first; the effects are numbers of effects or NONE."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer_corp_bid",
        "take_corp_bid",
        "take_runner_bid",
        "pay_runner_bid",
        "resolve",
    )

    def __init__(
        self,
        source: int,
        target: int,
        differ: int,
        equal: int,
        corp_bid: int = NONE,
        runner_bid: int = NONE,
    ) -> None:
        self.source: int = source
        self.target: int = target
        self.differ: int = differ
        self.equal: int = equal
        self.corp_bid: int = corp_bid
        self.runner_bid: int = runner_bid

    def offer_corp_bid(self, state: AnrState) -> str | None:
        """ANR-H10 The Corp's choice is entered first but hidden; always asked, to tell nothing."""
        state.ask(CORP, "psi-bid", psi_bids(state, CORP), (self.source,))
        return None

    def take_corp_bid(self, state: AnrState) -> str | None:
        """ANR-K25 Then the Runner chooses without knowing it."""
        self.corp_bid = state.answer[1]
        state.ask(RUNNER, "psi-bid", psi_bids(state, RUNNER), (self.source,))
        return None

    def take_runner_bid(self, state: AnrState) -> str | None:
        """ANR-K25 Both bids are revealed together and paid, the Corp's here."""
        self.runner_bid = state.answer[1]
        state.learn(EVERYBODY)
        state.emit(PSI_REVEALED, self.corp_bid, self.runner_bid)
        pay(state, CORP, self.corp_bid, FOR_ANYTHING)
        return None

    def pay_runner_bid(self, state: AnrState) -> str | None:
        """ANR-K25 The Runner's bid is paid."""
        pay(state, RUNNER, self.runner_bid, FOR_ANYTHING)
        return None

    def resolve(self, state: AnrState) -> str | None:
        """ANR-K25 Compare: different or equal as printed."""
        effect = self.equal if self.corp_bid == self.runner_bid else self.differ
        if effect != NONE:
            EFFECTS[effect].resolve(state, self.source, self.target, 0)
        return None
