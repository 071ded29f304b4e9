"""Why a card cannot be used now, in a sentence with its clause."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.board import (
    BUSINESS,
    CONTRABAND,
    EURODOLLAR,
    FIXER,
    SLOTS,
)
from nightdeck.games.gangs_of_night_city.model.state import (
    DISCARD,
    EDGERUNNER_SLOT,
    HAND,
    OPPORTUNITY_SLOT,
    GangsState,
    zone_of,
)
from nightdeck.games.gangs_of_night_city.rules.market import (
    deal_cost,
    hire_cost,
    may_hire,
    opportunity,
)
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay
from nightdeck.games.gangs_of_night_city.rules.units import controls
from nightdeck.games.gangs_of_night_city.seen.names import amount_of
from nightdeck.kernel.game import Wording


def why_not(state: GangsState, seat: int, card: int) -> Wording | None:
    """Say why a card is not on offer to a seat, or nothing if nothing is wrong with it."""
    zone = state.zone[card]
    if OPPORTUNITY_SLOT <= zone < OPPORTUNITY_SLOT + SLOTS:
        return why_not_seize(state, seat, card) or only_with_techies(state, seat)
    if EDGERUNNER_SLOT <= zone < EDGERUNNER_SLOT + SLOTS:
        return why_not_hire(state, seat, card) or only_with_techies(state, seat)
    if zone == zone_of(seat, HAND):
        return Wording("Combat cards are played in step 2 of a Firefight.", "GNC-8.2")
    if zone == zone_of(seat, DISCARD):
        return Wording("It comes back when your hand is empty.", "GNC-8.8")
    return None


def only_with_techies(state: GangsState, seat: int) -> Wording | None:
    """Deals are made at the end of Activate Techies."""
    question = state.question
    if question is not None and question.name == "deal" and question.seat == seat:
        return None
    return Wording("Deals are made after you activate your Techies.", "GNC-7.2b")


def why_not_seize(state: GangsState, seat: int, card: int) -> Wording | None:
    """Name the Business, the requirement or the price that is missing."""
    if not controls(state, seat, BUSINESS):
        return Wording("You control no Business.", "GNC-10.2a")
    cost = deal_cost(state, seat, card)
    if cost < 0:
        unmet = [each.text() for each in opportunity(state, card).requires]
        return Wording(f"It needs {' and '.join(unmet)}.", "GNC-10.2b")
    if not can_pay(state, seat, CONTRABAND, cost):
        return Wording(f"It costs {amount_of(cost, CONTRABAND)}.", "GNC-10.2c")
    return None


def why_not_hire(state: GangsState, seat: int, card: int) -> Wording | None:
    """Name the Fixer, the limit or the price that is missing."""
    if not controls(state, seat, FIXER):
        return Wording("You control no Fixer.", "GNC-10.3a")
    if not may_hire(state, seat):
        return Wording("You have hired three Edgerunners already.", "GNC-10.3c")
    cost = hire_cost(state, seat, card)
    if not can_pay(state, seat, EURODOLLAR, cost):
        return Wording(f"It costs {amount_of(cost, EURODOLLAR)}.", "GNC-10.3b")
    return None
