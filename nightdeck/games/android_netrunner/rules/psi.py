"""Psi games, ANR-K25: both players secretly choose 0, 1 or 2 credits.

Worked examples: ANR-E67.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model.events import PSI_REVEALED
from nightdeck.games.android_netrunner.model.options import BID
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, FOR_ANYTHING, NONE, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.credits import available, pay
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import SealedChoices


class Psi(SealedChoices[AnrState]):
    """ANR-K25 Sealed bids, the Corp's first; the effects are numbers of effects or NONE.

    ANR-H10 Neither player sees the other's bid before both are turned up.
    """

    steps: ClassVar[tuple[str, ...]] = ("seal_next", "take", "reveal", "resolve")
    question: ClassVar[str] = "psi-bid"

    def __init__(
        self,
        source: int,
        target: int,
        differ: int,
        equal: int,
        order: list[int],
        chosen: list[int] | None = None,
    ) -> None:
        super().__init__(order, chosen)
        self.source: int = source
        self.target: int = target
        self.differ: int = differ
        self.equal: int = equal

    def options(self, state: AnrState, seat: int) -> list[Option]:
        """ANR-DEC12 0, 1 or 2, limited by what the player can pay."""
        most = min(available(state, seat, FOR_ANYTHING), 2)
        return [(BID, amount) for amount in range(most + 1)]

    def must_ask(self, state: AnrState, seat: int) -> bool:
        """ANR-W8 A player without money is not asked: the pool is public."""
        return False

    def topic(self, state: AnrState) -> tuple[int, ...]:
        """The card that plays the game."""
        return (self.source,)

    def reveal_all(self, state: AnrState, options: list[Option]) -> None:
        """ANR-K25 Both bids are revealed together and paid."""
        corp, runner = options[0][1], options[1][1]
        state.emit(PSI_REVEALED, corp, runner)
        pay(state, CORP, corp, FOR_ANYTHING)
        pay(state, RUNNER, runner, FOR_ANYTHING)

    def resolve(self, state: AnrState) -> None:
        """ANR-K25 Compare: different or equal as printed."""
        effect = self.equal if self.chosen[0] == self.chosen[1] else self.differ
        if effect != NONE:
            EFFECTS[effect].resolve(state, self.source, self.target, 0)
