"""Drawing cards, ANR-C1.3, ANR-EV3 and ANR-V2.

Worked examples: ANR-E10.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.events import CARD_DRAWN
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, GRIP, HQ, RD, STACK
from nightdeck.games.android_netrunner.rules.winning import run_out_of_cards
from nightdeck.kernel.state import EVERYBODY, bit


def draw(state: AnrState, seat: int, amount: int) -> int:
    """Draw cards one by one; ANR-V2 the Corp loses on an empty deck, ANR-V4 the Runner never."""
    deck, hand = (RD, HQ) if seat == CORP else (STACK, GRIP)
    for drawn in range(amount):
        if not state.zones[deck]:
            if seat == CORP:
                run_out_of_cards(state)
            return drawn
        card = state.zones[deck][-1]
        state.move(card, hand)
        state.emit_to(CARD_DRAWN, (card, seat), bit(seat), EVERYBODY)
    return amount
