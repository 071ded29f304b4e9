"""Why a card cannot be used now, in a sentence with its clause: the reasons of the rules."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import board, reasons, terms
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import market
from nightdeck.games.gangs_of_night_city.seen.names import amount_of, side_name
from nightdeck.kernel.game import Wording


def why_not(state: GangsState, seat: int, card: int) -> Wording | None:
    """Say why a card is not on offer to a seat, or nothing if nothing is wrong with it."""
    zone = state.zone[card]
    if (
        terms.OPPORTUNITY_SLOT <= zone < terms.OPPORTUNITY_SLOT + board.SLOTS
        or terms.EDGERUNNER_SLOT <= zone < terms.EDGERUNNER_SLOT + board.SLOTS
    ):
        return why_not_dealt(state, seat, card) or only_with_techies(state, seat)
    if zone == terms.zone_of(seat, terms.HAND):
        rule = "Combat cards are played in step 2 of a Firefight."
        fact = "No Firefight is going on. " if current(state) is None else ""
        return Wording(f"{fact}{rule}", "GNC-8.2")
    if zone == terms.zone_of(seat, terms.DISCARD):
        return Wording("It comes back when your hand is empty.", "GNC-8.8")
    return None


def only_with_techies(state: GangsState, seat: int) -> Wording | None:
    """Deals are made at the end of Activate Techies."""
    question = state.question
    if question is not None and question.name == "deal" and question.seat == seat:
        return None
    fact = "" if state.active == seat else f"{side_name(state, state.active)} is at turn. "
    return Wording(f"{fact}Deals are made after you activate your Techies.", "GNC-7.2b")


def why_not_dealt(state: GangsState, seat: int, card: int) -> Wording | None:
    """Put what keeps a seat from a card of the market into words, with what it is about."""
    reason = market.why_no_deal(state, seat, card)
    if reason == reasons.FINE:
        return None
    text, clause = reasons.REASONS[reason]
    needs, cost = "", ""
    if reason == reasons.UNMET:
        needs = " and ".join(each.text() for each in market.opportunity(state, card).requires)
    elif reason == reasons.DEAL_TOO_DEAR:
        cost = priced(state, seat, market.deal_cost(state, seat, card), board.CONTRABAND)
    elif reason == reasons.HIRE_TOO_DEAR:
        cost = priced(state, seat, market.hire_cost(state, seat, card), board.EURODOLLAR)
    return Wording(text.format(needs=needs, cost=cost), clause)


def priced(state: GangsState, seat: int, cost: int, kind: int) -> str:
    """GNC-2.4 Return a price beside what there is to pay it with; Secrets pay for anything."""
    owned = state.resources[seat]
    have = amount_of(owned[kind], kind)
    if owned[board.SECRET]:
        have += f" and {amount_of(owned[board.SECRET], board.SECRET)}"
    return f"{amount_of(cost, kind)}; you have {have}"
