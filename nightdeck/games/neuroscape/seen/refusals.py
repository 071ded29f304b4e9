"""Why a card cannot be used now: one sentence with the rule behind it."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.costs import cost_to_play
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.numbers import synergy
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    CHARACTER,
    CYBERWARE,
    FACTION_NAMES,
    FIELD,
    HAND,
    SLOT_CARD,
    SWIFT,
    TAROT,
    TROJAN,
)
from nightdeck.games.neuroscape.rules.playing import has_bearers
from nightdeck.games.neuroscape.rules.programs import (
    has_mystic,
    is_iconic_twin,
    mainframes_for,
    meets_requirement,
)
from nightdeck.games.neuroscape.rules.ram import can_pay, refreshed
from nightdeck.kernel.game import Wording


def why_not(state: NeuState, seat: int, card: int) -> Wording | None:
    """Say why a seat cannot use a card; nothing if nothing is wrong with it."""
    if not state.knows(seat, card):
        return Wording("You do not know this card.", "NEU-19.2")
    kind = state.kind_of_zone(card)
    if kind == HAND:
        if state.seat_of_zone(card) != seat:
            return Wording("It is in your teammate's hand.", "NEU-18.5")
        return why_not_from_hand(state, seat, card)
    if kind == BANK:
        return Wording("RAM is run to pay for something, never used alone.", "NEU-7.3")
    if state.is_in_play(card) and state.control[card] != seat:
        return Wording("Another player controls it.", "NEU-2.2")
    if kind == FIELD:
        if state.running[card]:
            return Wording("It is running; it refreshes when your turn starts.", "NEU-5.1b")
        if state.spent[card]:
            return Wording("Its ability of this round is used.", "NEU-10.4")
    return None


def why_not_from_hand(state: NeuState, seat: int, card: int) -> Wording | None:
    """NEU-6.2 Name what is missing to play a card of the hand."""
    definition = POOL[state.definition[card]]
    question = state.question
    asked = "" if question is None or question.seat != seat else question.name
    if asked != "deploy" and not (asked == "swift" and definition.kind & SWIFT):
        if definition.kind & SWIFT:
            return Wording("It is played in Deploy or in a swift check.", "NEU-6.1")
        return Wording("It is played in your own Deploy stage.", "NEU-6.1")
    if not meets_requirement(state, seat, definition):
        return Wording(f"It asks for {asked_for(state, seat, definition)}.", "NEU-15.5")
    if is_iconic_twin(state, seat, state.definition[card]):
        return Wording("It is iconic, and you control one already.", "NEU-15.8")
    if definition.kind == TAROT and not has_mystic(state, seat):
        return Wording("A tarot needs a Mystic character of yours.", "NEU-3.8")
    cost = cost_to_play(state, card, seat)
    if not can_pay(state, seat, cost, definition.kind):
        have = len(refreshed(state, seat))
        return Wording(f"It costs {cost} RAM; you have {have} refreshed.", "NEU-7.3")
    return no_place(state, seat, definition)


def asked_for(state: NeuState, seat: int, definition: Card) -> str:
    """NEU-15.5 Say which synergy is asked for, and how much of it there is."""
    return " and ".join(
        f"{points} {FACTION_NAMES[faction]} synergy (you have {synergy(state, seat, faction)})"
        for faction, points in definition.requirement
    )


def no_place(state: NeuState, seat: int, definition: Card) -> Wording:
    """Say that there is no port, slot or target for a card."""
    if definition.kind == CYBERWARE and not has_bearers(state, seat, definition):
        return Wording("No character has a free port for it.", "NEU-11.1")
    if definition.kind & SLOT_CARD and not mainframes_for(state, seat, definition.kind):
        return Wording("No mainframe has a free slot for it.", "NEU-12.6")
    if definition.kind in (CHARACTER, TROJAN):
        return Wording("You have put as many things on the cache as a turn allows.", "NEU-16.10a")
    return Wording("There is nothing it could be aimed at.", "NEU-6.2")
