"""What a card costs to play, step by step (CCG-6.5g, CCG-6.5h).

Worked examples: CCG-X23, CCG-X55, CCG-X60, CCG-X65.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Constant
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.rulings import FACTION_DISCOUNT, FACTION_LEAST
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import COST, NEUTRAL, NONE

SEAT: Final = 0  # of a pending discount
TYPES: Final = 1
KINDS: Final = 2
AMOUNT: Final = 3
LEAST: Final = 4


def lowered(cost: int, amount: int, least: int) -> int:
    """CCG-6.5h Return a cost after one reduction, which never raises it."""
    return min(cost, max(cost - amount, least))


def pending_fits(row: list[int], seat: int, card: Card) -> bool:
    """CCG-6.5n Tell whether a pending discount is about a card somebody plays."""
    if row[SEAT] != seat or not row[TYPES] & card.kind:
        return False
    return row[KINDS] == 0 or row[KINDS] & card.equipment != 0


def card_cost(state: CcgState, seat: int, card: int, host: int = NONE) -> int:
    """CCG-6.5h Return what a card of a hand costs a player, onto a host if it has one."""
    definition = POOL[state.definition[card]]
    cost = definition.cost
    if COST in state.modifiers:
        cost = constant_changes(state, cost, card, host)
    for row in state.price_cuts:
        if row[0] == card and row[1] == seat:
            cost = lowered(cost, row[2], row[3])
    for row in state.discounts:
        if pending_fits(row, seat, definition):
            cost = lowered(cost, row[AMOUNT], row[LEAST])
    return faction_cost(state, seat, definition, cost)


def constant_changes(state: CcgState, cost: int, card: int, host: int) -> int:
    """CCG-6.5h Increases first, then constant reductions in the order of instances."""
    cuts: list[tuple[int, int, int]] = []
    for source in sorted(state.modifiers[COST]):
        off = state.exhausted[source] != 0
        for each in POOL[state.definition[source]].constant[COST]:
            assert isinstance(each, Constant)
            if (off and not each.while_used) or not each.when.holds(state, source, card, host):
                continue
            amount = each.amount.of(state, source, card, host)
            if amount >= 0:
                cost += amount
            else:
                cuts.append((source, -amount, each.least))
    for _, amount, least in cuts:
        cost = lowered(cost, amount, max(least, 0))
    return cost


def faction_cost(state: CcgState, seat: int, card: Card, cost: int) -> int:
    """CCG-6.5g Cards of the Sponsor's faction are cheaper, but not below 1."""
    sponsor = POOL[state.definition[state.sponsor[seat]]]
    if card.faction == NEUTRAL or card.faction != sponsor.faction:
        return cost
    return lowered(cost, state.number(FACTION_DISCOUNT), state.number(FACTION_LEAST))


def use_up_discounts(state: CcgState, seat: int, card: Card) -> None:
    """CCG-6.5n What applied is used up once the card has been paid."""
    if state.discounts:
        state.discounts = [row for row in state.discounts if not pending_fits(row, seat, card)]
