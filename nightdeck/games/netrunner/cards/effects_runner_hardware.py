"""Effects that only one piece of hardware has."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import CARD_MOVED
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import ARCHIVES, RD
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.leaving import put
from nightdeck.kernel.state import EVERYBODY


class ReconstructRecords(Effect):
    """Shuffle the face-up Archives pile and put its top cards on R&D as a block; both see them."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.shuffle(ARCHIVES)
        for card in state.zones[ARCHIVES][-self.amount :]:
            put(state, card, RD)
            state.emit_to(CARD_MOVED, (card, RD, ARCHIVES), EVERYBODY, EVERYBODY)
