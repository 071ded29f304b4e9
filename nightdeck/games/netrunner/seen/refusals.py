"""Why a card cannot be used now: one sentence with the rule behind it."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import memory_limit, rez_cost
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    CORP,
    FOR_ANYTHING,
    FOR_REZ,
    HANDS,
    ICE,
    ICEBREAKER,
    NONE,
    OPERATION,
    PREP,
    PROGRAM,
    RUNNER,
)
from nightdeck.games.netrunner.rules.bits import available
from nightdeck.games.netrunner.rules.runner_install import purpose_of
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording


def why_not(state: OnrState, seat: int, card: int) -> Wording | None:
    """Say why a seat cannot use a card it knows; nothing if nothing is wrong with it."""
    if not state.knows(seat, card):
        return Wording("You do not know this card.", "ONR-21.2")
    definition = POOL[state.definition[card]]
    if definition.side != seat:
        return Wording("It belongs to your opponent.", "ONR-3.0")
    if state.zone[card] == HANDS[seat]:
        return why_not_from_hand(state, seat, card)
    if state.fort_of(card) != NONE:
        return why_not_rez(state, card)
    if definition.keywords & ICEBREAKER:
        if state.encountered == NONE:
            return Wording("Icebreakers work while you encounter ice.", "ONR-10.7")
        return Wording("It does not match, is too weak, or cannot be paid for.", "ONR-12.19")
    return Wording("It has no ability that can be used at this moment.", "ONR-17.25")


def why_not_from_hand(state: OnrState, seat: int, card: int) -> Wording | None:
    """Name what is missing to play or install a card of the hand."""
    definition = POOL[state.definition[card]]
    question = state.question
    if question is None or question.seat != seat or not question.name.endswith("-action"):
        return Wording("Cards of your hand are used as an action of your turn.", "ONR-5.0e")
    if definition.not_played:
        return Wording("It is not played as an action; its text says when.", "ONR-24.11")
    if definition.kind & (OPERATION | PREP):
        price = too_dear(state, seat, definition.cost, FOR_ANYTHING)
        if price is not None:
            return price
        if not definition.play_if.holds(state, card, NONE, 0):
            return Wording("What it asks for has not happened.", "ONR-7.7")
        return Wording("It needs something that is not there.", "ONR-17.15")
    if seat == CORP:
        return Wording("There is no fort where it could be paid for.", "ONR-7.14")
    return why_not_install(state, card)


def why_not_install(state: OnrState, card: int) -> Wording:
    """Name the price, the memory or the condition of a Runner card."""
    definition = POOL[state.definition[card]]
    price = too_dear(state, RUNNER, definition.cost, purpose_of(definition))
    if price is not None:
        return price
    if definition.kind == PROGRAM and definition.memory > memory_limit(state):
        return Wording("It would not fit even into an empty rig.", "ONR-9.2a")
    if definition.point_cost > state.points[RUNNER]:
        return Wording(f"It costs {amount(definition.point_cost, 'agenda point')}.", "ONR-16.15")
    return Wording("What it asks for has not happened.", "ONR-9.4")


def why_not_rez(state: OnrState, card: int) -> Wording:
    """Say why an installed card cannot be rezzed, scored or used now."""
    definition = POOL[state.definition[card]]
    if state.rezzed[card]:
        return Wording("It is rezzed and has nothing to use at this moment.", "ONR-17.25")
    if definition.kind == AGENDA:
        return Wording("Agendas are scored after your actions, once they are advanced.", "ONR-8.3")
    if definition.kind == ICE and card != state.approaching:
        return Wording("Ice is rezzed only while the Runner approaches it.", "ONR-7.6b")
    price = too_dear(state, CORP, rez_cost(state, card), FOR_REZ)
    return price or Wording("It is rezzed in your part of a window.", "ONR-7.6a")


def too_dear(state: OnrState, seat: int, cost: int, purpose: int) -> Wording | None:
    """Say that a price is higher than what there is."""
    have = available(state, seat, purpose)
    if cost <= have:
        return None
    return Wording(f"It costs {amount(cost, 'bit')}; you have {have}.", "ONR-17.8")
