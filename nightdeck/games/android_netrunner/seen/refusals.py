"""Why a card cannot be used now, in a sentence with its clause: the reasons of the rules."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import modifiers, reasons, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE
from nightdeck.games.android_netrunner.rules.advance import can_score
from nightdeck.games.android_netrunner.rules.credits import available
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.rules.install import (
    destinations,
    purpose_of_install,
    why_not_installed,
)
from nightdeck.games.android_netrunner.rules.play import purpose_of_play, why_not_played
from nightdeck.games.android_netrunner.rules.rez import purpose_of_rez, why_not_rezzed
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording

KINDS: Final = (
    (terms.BARRIER, "barrier"),
    (terms.CODE_GATE, "code gate"),
    (terms.SENTRY, "sentry"),
)


def why_not(state: AnrState, seat: int, card: int) -> Wording | None:
    """Say why a seat cannot use a card it knows; nothing if nothing is wrong with it."""
    if not state.knows(seat, card):
        return Wording("You do not know this card.", "ANR-1.33")
    definition = POOL[state.definition[card]]
    if definition.side != seat:
        return Wording("It belongs to your opponent.", "ANR-1.34")
    if state.zone[card] == (terms.HQ if seat == CORP else terms.GRIP):
        return why_not_from_hand(state, seat, card)
    if state.server_of(card) != NONE:
        return why_not_in_server(state, card)
    if definition.subtypes & terms.ICEBREAKER:
        return why_not_break(state, card)
    return Wording("It has no ability that can be used at this moment.", "ANR-AB3")


def why_not_from_hand(state: AnrState, seat: int, card: int) -> Wording | None:
    """Name what is missing to play or install a card of the hand."""
    definition = POOL[state.definition[card]]
    question = state.question
    if question is None or question.seat != seat or question.name != "action":
        return Wording(f"{why_not_acting(state, seat)} Cards of your hand wait.", "ANR-C0")
    if definition.kind & (terms.OPERATION | terms.EVENT):
        reason = why_not_played(state, card, NONE) or reasons.VOID
        return worded(
            state, seat, reason, modifiers.play_cost(state, card), purpose_of_play(definition)
        )
    if seat == CORP:
        return None if destinations(state, card) else worded(state, seat, reasons.NO_SERVER)
    reason = why_not_installed(state, card)
    if reason == reasons.NO_MEMORY:
        used = f"{modifiers.memory_used(state)} of {modifiers.memory_limit(state)} memory is used"
        return Wording(
            f"{used}; it needs {modifiers.memory_cost(state, card)}.", reasons.REASONS[reason][1]
        )
    return worded(
        state, seat, reason, modifiers.install_cost(state, card), purpose_of_install(definition)
    )


def why_not_acting(state: AnrState, seat: int) -> str:
    """ANR-C0 Name what keeps a seat from taking an action now."""
    if state.run_server != NONE:
        return "A run is going on."
    if state.turn_seat != seat:
        return f"It is the {'Corp' if seat else 'Runner'}'s turn."
    if not state.clicks[seat]:
        return "You have no click left this turn."
    return "Another question is open first."


def worded(
    state: AnrState, seat: int, reason: int, cost: int = 0, purpose: int = terms.FOR_ANYTHING
) -> Wording | None:
    """Put a reason into words, with the numbers it is about; nothing if there is none."""
    if reason == reasons.FINE:
        return None
    text, clause = reasons.REASONS[reason]
    have = available(state, seat, purpose)
    return Wording(text.format(cost=amount(cost, "credit"), have=have), clause)


def why_not_in_server(state: AnrState, card: int) -> Wording:
    """Name what is missing to rez or score an installed Corp card, or when it is done."""
    kind = POOL[state.definition[card]].kind
    if kind == terms.AGENDA and not can_score(state, card):
        have, need = state.counters[terms.ADVANCEMENT][card], modifiers.requirement(state, card)
        return Wording(f"It has {have} of {need} advancement counters.", "ANR-ADV5")
    reason = why_not_rezzed(state, card)
    told = worded(state, CORP, reason, modifiers.rez_cost(state, card), purpose_of_rez(state, card))
    if told is not None:
        return told
    if kind == terms.ICE:
        return Wording("Ice is rezzed when the Runner approaches it.", "ANR-RUN2.1a")
    return Wording("Assets and upgrades are rezzed between actions.", "ANR-INS12")


def why_not_break(state: AnrState, card: int) -> Wording:
    """Name the kind or the strength that keeps an icebreaker from the encountered ice."""
    ice = state.encountered
    if ice == NONE:
        return Wording(*reasons.REASONS[reasons.NO_ENCOUNTER])
    effects = [ability.effect for ability in state.card(card).abilities]
    found = [each.why_not(state, card) for each in effects if isinstance(each, BreakSubroutines)]
    if reasons.FINE in found:
        return Wording("You cannot pay for its ability.", "ANR-AB2")
    reason = (
        reasons.TOO_WEAK
        if reasons.TOO_WEAK in found
        else found[0]
        if found
        else reasons.NO_ENCOUNTER
    )
    kinds = modifiers.subtypes(state, ice)
    text, clause = reasons.REASONS[reason]
    said = text.format(
        ice=state.card(ice).name,
        kind=next((word for kind, word in KINDS if kinds & kind), "ice of another kind"),
        strength=modifiers.strength(state, ice),
        own=modifiers.strength(state, card),
    )
    return Wording(said, clause)
