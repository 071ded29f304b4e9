"""GNC-10 The market: seizing Opportunities, hiring Edgerunners, refilling the slots."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import (
    board,
    definitions,
    events,
    hooks,
    reasons,
    rulings,
    terms,
)
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.options import DISTRICT, HIRE
from nightdeck.games.gangs_of_night_city.model.options import SEIZE as SEIZE_VERB
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.movement import trigger
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, gain_cred, pay
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

MOST_HIRES = 3


def refill(state: GangsState) -> None:
    """GNC-10.1 GNC-10.5 GNC-10.6 Fill the empty slots, the top one first, while decks last.

    GNC-X41 Without a deck the slots stay empty.
    """
    for first, deck in (
        (terms.OPPORTUNITY_SLOT, terms.OPPORTUNITY_DECK),
        (terms.EDGERUNNER_SLOT, terms.EDGERUNNER_DECK),
    ):
        cards = state.zones[deck]
        for slot in range(board.SLOTS):
            if cards and not state.zones[first + slot]:
                card = cards[-1]
                state.move(card, first + slot)
                state.emit(events.MARKET_REFILLED, card, first + slot)


def card_in(state: GangsState, zone: int) -> int:
    """Return the card in a market slot, or -1."""
    cards = state.zones[zone]
    return cards[0] if cards else -1


def top_opportunity(state: GangsState) -> int:
    """GNC-10.6 Return the card in the occupied Opportunity slot with the lowest number, or -1."""
    for slot in range(board.SLOTS):
        if state.zones[terms.OPPORTUNITY_SLOT + slot]:
            return state.zones[terms.OPPORTUNITY_SLOT + slot][0]
    return -1


def opportunity(state: GangsState, card: int) -> definitions.Opportunity:
    """Return what is printed on an Opportunity."""
    return definitions.printed_deal(state.definition[card])


# What a deal costs --------------------------------------------------------------------------------


def deal_cost(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2b GNC-10.2h Return what an Opportunity costs a seat, or -1 if it is out of reach."""
    deal = opportunity(state, card)
    cost = max(0, deal.cost + hooks.total(state, hooks.SEIZE, seat, deal.number))
    for requirement in deal.requires:
        if not requirement.met(state, seat):
            return cost + 1 if hooks.saying(state, hooks.SEIZE, seat) >= 0 else -1
    return cost


def waiver(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2h Return what lets a seat buy off a requirement it does not meet, or -1."""
    if all(requirement.met(state, seat) for requirement in opportunity(state, card).requires):
        return -1
    return hooks.saying(state, hooks.SEIZE, seat)


def hire_cost(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.3 Return what an Edgerunner costs a seat."""
    cost = definitions.printed_edgerunner(state.definition[card]).cost
    return hooks.changed(state, hooks.HIRE_COST, seat, cost)


def may_hire(state: GangsState, seat: int) -> bool:
    """GNC-10.3a GNC-10.3c GNC-2.6 GNC-R14 Tell whether a seat has an Edgerunner left to hire.

    GNC-X27 After three hires nobody is offered, although one was lost; a Reclaim may recruit
    them.
    """
    if state.rulings[rulings.R14] == rulings.IN_PLAY_NOW:
        return (
            len(units.edgerunners_in_play(state, seat)) < MOST_HIRES and free_base(state, seat) >= 0
        )
    return state.hires[seat] < MOST_HIRES


def free_base(state: GangsState, seat: int) -> int:
    """Return a seat's Unit number for another Edgerunner, or -1.

    With R14 `in-play-now` a fourth hire takes the base of an Edgerunner in the reserve, whose
    figure has none left and so never returns.
    """
    first = seat * UNITS + terms.FIRST_HIRED
    for unit in range(first, first + MOST_HIRES):
        if state.unit_card[unit] < 0:
            return unit
    for unit in range(first, first + MOST_HIRES):
        if state.place[unit] < 0:
            return unit
    return -1


def deal_options(state: GangsState, seat: int) -> list[Option]:
    """GNC-7.2b GNC-10.2a GNC-10.2b GNC-10.3a Return the deals a seat can make now.

    GNC-X07 Of three Opportunities one lacks a Fixer and one is too dear: one is offered.
    """
    options: list[Option] = []
    for verb, first in ((SEIZE_VERB, terms.OPPORTUNITY_SLOT), (HIRE, terms.EDGERUNNER_SLOT)):
        for slot in range(board.SLOTS):
            card = card_in(state, first + slot)
            if card >= 0 and not why_no_deal(state, seat, card):
                options.append((verb, slot))
    return options


def why_no_deal(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2 GNC-10.3 What keeps a seat from a card of the market."""
    if state.zone[card] < terms.OPPORTUNITY_SLOT + board.SLOTS:
        return why_not_seized(state, seat, card)
    return why_not_hired(state, seat, card)


def why_not_seized(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2a GNC-10.2b GNC-10.2c The Business, the requirement or the price that is missing."""
    if not units.controls(state, seat, board.BUSINESS):
        return reasons.NO_BUSINESS
    cost = deal_cost(state, seat, card)
    if cost < 0:
        return reasons.UNMET
    return reasons.FINE if can_pay(state, seat, board.CONTRABAND, cost) else reasons.DEAL_TOO_DEAR


def why_not_hired(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.3a GNC-10.3b GNC-10.3c The Fixer, the limit or the price that is missing."""
    if not units.controls(state, seat, board.FIXER):
        return reasons.NO_FIXER
    if not may_hire(state, seat):
        return reasons.ALL_HIRED
    cost = hire_cost(state, seat, card)
    return reasons.FINE if can_pay(state, seat, board.EURODOLLAR, cost) else reasons.HIRE_TOO_DEAR


# Procedures ---------------------------------------------------------------------------------------


def note_seize(state: GangsState, seat: int, card: int) -> None:
    """Note which abilities have a part in seizing an Opportunity."""
    source = waiver(state, seat, card)
    if source >= 0:
        hooks.note_use(state, source, hooks.SEIZE)
    hooks.total(state, hooks.SEIZE, seat, state.definition[card], noting=True)


class Seizing(Frame):
    """GNC-10.2 One Opportunity changes hands."""

    steps: ClassVar[tuple[str, ...]] = ("pay_cost", "take_card", "rewards", "after")

    def __init__(self, seat: int, card: int, reward: int = 0) -> None:
        self.seat: int = seat
        self.card: int = card
        self.reward: int = reward

    def pay_cost(self, state: GangsState) -> None:
        """GNC-10.2c Pay the cost in Contraband."""
        note_seize(state, self.seat, self.card)
        pay(state, self.seat, board.CONTRABAND, deal_cost(state, self.seat, self.card))

    def take_card(self, state: GangsState) -> None:
        """GNC-10.2c GNC-10.2d GNC-10.2e The card is the player's; its Street Cred comes first."""
        state.move(self.card, terms.zone_of(self.seat, terms.DEALS))
        state.emit(events.OPPORTUNITY_SEIZED, self.seat, self.card)
        gain_cred(state, self.seat, deal_cred(state, self.seat, self.card), events.FOR_DEAL)

    def rewards(self, state: GangsState) -> str | None:
        """GNC-10.2d The other rewards, one after the other in printed order."""
        rewards = opportunity(state, self.card).rewards
        if self.reward == len(rewards):
            return None
        self.reward += 1
        rewards[self.reward - 1].resolve(state, -1, self.seat, 0)
        return "rewards"

    def after(self, state: GangsState) -> None:
        """GNC-6.2a All of WHEN SEIZED is done."""
        trigger(state, hooks.SEIZED, self.seat)


def deal_cred(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2f GNC-10.2g Return the Street Cred of an Opportunity that is the seat's already."""
    deal = opportunity(state, card)
    cred = deal.flat + hooks.total(state, hooks.DEAL_CRED, seat, deal.number)
    if deal.per_type:
        cred += deal.per_type * deals_of_type(state, seat, deal.type)
    if deal.per_edgerunner:
        cred += deal.per_edgerunner * len(units.edgerunners_in_play(state, seat))
    return cred


def cred_if_seized(state: GangsState, seat: int, card: int) -> int:
    """GNC-10.2f Return the Street Cred an Opportunity in the market would pay a seat at once."""
    return deal_cred(state, seat, card) + opportunity(state, card).per_type


def deals_of_type(state: GangsState, seat: int, kind: int) -> int:
    """GNC-10.2f Return how many Opportunities of a type a seat has seized, whenever.

    GNC-X03 Smartguns, the second Weapons deal of its owner, counts itself and so pays 2.
    """
    return sum(1 for card in state.pile(seat, terms.DEALS) if opportunity(state, card).type == kind)


class Hiring(Frame):
    """GNC-10.3 One Edgerunner is hired."""

    steps: ClassVar[tuple[str, ...]] = ("pay_cost", "offer_district", "take_district")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def pay_cost(self, state: GangsState) -> None:
        """GNC-10.3b Pay the cost in Eurodollars."""
        hooks.note_all(state, hooks.HIRE_COST, self.seat)
        pay(state, self.seat, board.EURODOLLAR, hire_cost(state, self.seat, self.card))

    def offer_district(self, state: GangsState) -> None:
        """GNC-10.3b Ask for a District with an own Hideout."""
        options: list[Option] = [
            (DISTRICT, district) for district in units.hideout_districts(state, self.seat)
        ]
        state.ask_if_open(self.seat, "hire_district", options, (self.card,))

    def take_district(self, state: GangsState) -> str | None:
        """GNC-10.3b GNC-10.3d Place the figure in the open; a Techie brings a Drone."""
        district = state.answer[1]
        unit = free_base(state, self.seat)
        printed = definitions.printed_edgerunner(state.definition[self.card])
        state.move(self.card, terms.zone_of(self.seat, terms.CREW))
        state.hires[self.seat] += 1
        state.unit_card[unit] = self.card
        state.unit_class[unit] = printed.unit_class
        state.emit(events.EDGERUNNER_HIRED, self.seat, self.card, district)
        units.place_unit(state, unit, district * PLACES)
        if printed.unit_class == terms.TECHIE:
            units.place_drone(state, self.seat, district)
        return DONE
