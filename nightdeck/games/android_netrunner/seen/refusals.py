"""Why a card cannot be used now, in a sentence with its clause."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import (
    install_cost,
    memory_cost,
    memory_limit,
    play_cost,
    requirement,
    rez_cost,
    strength,
    subtypes,
)
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    BARRIER,
    CODE_GATE,
    CORP,
    EVENT,
    FOR_ANYTHING,
    GRIP,
    HQ,
    ICE,
    ICEBREAKER,
    NONE,
    OPERATION,
    PROGRAM,
    SENTRY,
)
from nightdeck.games.android_netrunner.rules.credits import available
from nightdeck.games.android_netrunner.rules.install import destinations
from nightdeck.games.android_netrunner.seen.names import amount
from nightdeck.games.android_netrunner.seen.scene import can_break
from nightdeck.kernel.game import Wording

KINDS: Final = ((BARRIER, "barrier"), (CODE_GATE, "code gate"), (SENTRY, "sentry"))


def why_not(state: AnrState, seat: int, card: int) -> Wording | None:
    """Say why a seat cannot use a card it knows; nothing if nothing is wrong with it."""
    if not state.knows(seat, card):
        return Wording("You do not know this card.", "ANR-1.33")
    definition = POOL[state.definition[card]]
    if definition.side != seat:
        return Wording("It belongs to your opponent.", "ANR-1.34")
    if state.zone[card] == (HQ if seat == CORP else GRIP):
        return why_not_from_hand(state, seat, card)
    if state.server_of(card) != NONE:
        return why_not_rez(state, card)
    if definition.subtypes & ICEBREAKER and state.encountered != NONE:
        return why_not_break(state, card)
    if definition.subtypes & ICEBREAKER:
        return Wording("Icebreakers work while you encounter ice.", "ANR-ICE2")
    return Wording("It has no ability that can be used at this moment.", "ANR-AB3")


def why_not_from_hand(state: AnrState, seat: int, card: int) -> Wording | None:
    """Name what is missing to play or install a card of the hand."""
    definition = POOL[state.definition[card]]
    question = state.question
    if question is None or question.seat != seat or question.name != "action":
        return Wording("Cards of your hand are used as an action of your turn.", "ANR-C0")
    if definition.kind & (OPERATION | EVENT):
        return why_not_play(state, seat, card)
    if seat == CORP:
        if destinations(state, card):
            return None
        return Wording("There is no server it could be installed in.", "ANR-INS1")
    return why_not_install(state, seat, card)


def too_dear(state: AnrState, seat: int, cost: int) -> Wording | None:
    """Say that a price is higher than what there is."""
    have = available(state, seat, FOR_ANYTHING)
    if cost <= have:
        return None
    return Wording(f"It costs {amount(cost, 'credit')}; you have {have}.", "ANR-2.12")


def why_not_play(state: AnrState, seat: int, card: int) -> Wording:
    """Name the price, the clicks or the condition of an operation or event."""
    definition = POOL[state.definition[card]]
    price = too_dear(state, seat, play_cost(state, card))
    if price is not None:
        return price
    if 1 + definition.extra_clicks > state.clicks[seat]:
        return Wording("It takes one more click than you have left.", "ANR-K13")
    if not definition.play_if.holds(state, card, NONE, 0):
        return Wording("What it asks for has not happened.", "ANR-INS18")
    return Wording("It would change nothing now.", "ANR-AB3")


def why_not_install(state: AnrState, seat: int, card: int) -> Wording:
    """Name the price, the memory or the limit of a Runner card."""
    price = too_dear(state, seat, install_cost(state, card))
    if price is not None:
        return price
    if POOL[state.definition[card]].kind == PROGRAM and memory_cost(state, card) > memory_limit(
        state
    ):
        return Wording("It needs more memory than you have.", "ANR-INS8")
    return Wording("There is no place where it may be installed.", "ANR-INS7")


def why_not_rez(state: AnrState, card: int) -> Wording:
    """Name what is missing to rez or score an installed Corp card."""
    definition = POOL[state.definition[card]]
    if definition.kind == AGENDA:
        have, need = state.counters[ADVANCEMENT][card], requirement(state, card)
        if have < need:
            text = f"It has {have} of {need} advancement counters."
            return Wording(text, "ANR-ADV5")
        return Wording("Agendas are scored between your own actions.", "ANR-W3")
    if state.rezzed[card]:
        return Wording("It is rezzed; it has no ability to use at this moment.", "ANR-AB3")
    price = too_dear(state, CORP, rez_cost(state, card))
    if price is not None:
        return price
    if definition.kind == ICE:
        return Wording("Ice is rezzed when the Runner approaches it.", "ANR-RUN2.1a")
    return Wording("Assets and upgrades are rezzed between actions.", "ANR-INS12")


def why_not_break(state: AnrState, card: int) -> Wording:
    """Name the kind or the strength that keeps an icebreaker from the encountered ice."""
    ice = state.encountered
    name = state.card(ice).name
    kinds = subtypes(state, ice)
    if not can_break(state, card, kinds):
        found = next((word for kind, word in KINDS if kinds & kind), "ice of another kind")
        return Wording(f"It does not break this: {name} is a {found}.", "ANR-ICE2")
    own, other = strength(state, card), strength(state, ice)
    if own < other:
        return Wording(f"{name} has strength {other}, this has {own}.", "ANR-ICE2")
    return Wording("You cannot pay for its ability, or nothing is left to break.", "ANR-AB2")
