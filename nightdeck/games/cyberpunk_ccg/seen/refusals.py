"""Why a card cannot be used now: one sentence with the rule behind it."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import most
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    EVENT,
    HAND,
    PHASES,
    PURCHASE,
    RESPONSE,
    RUNNERS,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.shopping import is_barred_legend
from nightdeck.kernel.game import Wording


def why_not(state: CcgState, seat: int, card: int) -> Wording | None:
    """Say why a seat cannot use a card; nothing if nothing is wrong with it."""
    if not state.knows(seat, card):
        return Wording("You do not know this card.", "CCG-15.1")
    kind = state.kind_of_zone(card)
    if kind == HAND:
        return why_not_from_hand(state, seat, card)
    if kind == STASH:
        return Wording("Cards in a Stash are not in play; Equip moves them.", "CCG-2.6")
    if not state.is_in_play(card):
        return None
    if state.control[card] != seat:
        return Wording("Another player controls it.", "CCG-2.2")
    if state.busted[card]:
        return Wording("It is Busted until your next Straighten.", "CCG-10.13a")
    if state.exhausted[card]:
        return Wording("It is used; it straightens in your next turn.", "CCG-2.9b")
    if kind == RUNNERS and not PHASES[state.step]:
        return Wording("No abilities are used while Teams are declared.", "CCG-7.4b5")
    return None


def why_not_from_hand(state: CcgState, seat: int, card: int) -> Wording | None:
    """CCG-6.1f Name what is missing to play a card of the hand."""
    definition = POOL[state.definition[card]]
    cost, ready = card_cost(state, seat, card), most(state, seat)
    if definition.kind == EVENT:
        if definition.timing == RESPONSE:
            return Wording("It is played only as a response to what it names.", "CCG-6.4a")
        if not definition.timing & PHASES[state.step]:
            return Wording("It is played in another phase.", "CCG-6.4a")
    elif state.step != PURCHASE or seat != state.active_seat:
        return Wording("It is bought in the Purchase step of your own turn.", "CCG-7.3a1")
    elif is_barred_legend(state, definition):
        return Wording("It is Legendary, and one is in play already.", "CCG-3.7")
    if cost > ready:
        return Wording(f"It costs {cost} EB; you could bring up {ready}.", "CCG-6.5i")
    if definition.kind == EVENT:
        return Wording("There is nothing it could be aimed at.", "CCG-6.1f")
    return None
