"""Used and unused, what lasts, and how cards come and go (CCG-2.4, CCG-2.9, CCG-9.9)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_part
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import BECAME_USED, RENEWED
from nightdeck.games.cyberpunk_ccg.model.rulings import CHASSIS_TOKENS
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    EMPATHY,
    FOR_GOOD,
    HAND,
    NONE,
    SPONSOR_ZONE,
    STASH,
    THIS_ATTACK,
    THIS_TURN,
    TRASH,
    UNTIL_END_OF_NEXT_TURN,
    UNTIL_NEXT_TURN,
    lasting,
)


def exhaust(state: CcgState, card: int) -> None:
    """CCG-2.9e Make an unused card used; CCG-8.7m any way of becoming used ends rolling."""
    state.exhausted[card] = 1
    state.rolling[card] = 0


def become_used(state: CcgState, card: int) -> None:
    """CCG-6.8i Make a card used by an effect or an attack, if it is not used yet."""
    if not state.exhausted[card]:
        exhaust(state, card)
        state.emit(BECAME_USED, card)


def renew(state: CcgState, card: int) -> None:
    """CCG-2.9e Make a used card unused; a Busted Runner stays as it is."""
    if state.exhausted[card] and not state.busted[card]:
        state.exhausted[card] = 0
        state.emit(RENEWED, card)


def set_up(state: CcgState, card: int) -> None:
    """CCG-2.9a A card that has just come into play works from now on, unless it is a part."""
    if not state.active[card] and not is_part(state, card):
        state.activate(card)


def enter(state: CcgState, card: int, seat: int, kind: int) -> None:
    """CCG-2.9a Bring a card into play under a player, unused."""
    state.serial[card] += 1
    state.control[card] = seat
    state.exhausted[card] = 0
    state.move(card, state.zone_of(seat, kind))
    set_up(state, card)


def attach_to(state: CcgState, card: int, host: int) -> None:
    """CCG-7.3a3 Attach a card from outside of play to a Runner, a Location or a Chassis."""
    seat = state.control[host]
    state.serial[card] += 1
    state.control[card] = seat
    state.exhausted[card] = 0
    state.move(card, state.zone_of(seat, ATTACHED))
    state.attach(card, host)
    if POOL[state.definition[card]].is_chassis:
        state.tokens[card] = state.number(CHASSIS_TOKENS)
    set_up(state, card)
    state.dirty = 1


def leave(state: CcgState, card: int, zone: int) -> None:
    """CCG-9.9 Take a card out of play: it loses all that was true of it there."""
    if state.active[card]:
        state.deactivate(card)
    state.detach(card)
    state.serial[card] += 1
    state.exhausted[card] = 0
    state.busted[card] = 0
    state.team[card] = NONE
    state.deeds[card] = 0
    state.moves[card] = 0
    state.rolling[card] = 0
    state.tokens.pop(card, None)
    state.arms.pop(card, None)
    state.wielded.pop(card, None)
    if state.lasting:
        state.forget(card)
    if state.security:
        state.security = [row for row in state.security if row[1] != card]
    if card in state.ops_paid:
        state.ops_paid.remove(card)
    state.control[card] = state.owner[card]
    state.dirty = 1
    state.move(card, zone)


def to_trash(state: CcgState, card: int) -> None:
    """CCG-2.2 Put a card into its owner's trash, from wherever it is."""
    zone = state.zone_of(state.owner[card], TRASH)
    if SPONSOR_ZONE <= state.kind_of_zone(card) <= ATTACHED:
        leave(state, card, zone)
    else:
        state.serial[card] += 1
        state.control[card] = state.owner[card]
        state.move(card, zone)


def to_stash(state: CcgState, card: int, seat: int) -> None:
    """CCG-9.4 Put an attachment into a player's Stash, who stays its controller; CCG-7.2b."""
    zone = state.zone_of(seat, STASH)
    if state.is_in_play(card):
        leave(state, card, zone)
    else:
        state.serial[card] += 1
        state.move(card, zone)
    state.control[card] = seat


def to_hand(state: CcgState, card: int) -> None:
    """CCG-2.2 Put a card into its owner's hand."""
    zone = state.zone_of(state.owner[card], HAND)
    if state.is_in_play(card):
        leave(state, card, zone)
    else:
        state.serial[card] += 1
        state.control[card] = state.owner[card]
        state.move(card, zone)


# What lasts --------------------------------------------------------------------------------------


def last(
    state: CcgState, quantity: int, card: int, amount: int, duration: int, seat: int, source: int
) -> None:
    """CCG-2.4 Change a number of a card for some time, as the effect of a player."""
    until = lasting(duration, seat, state.turn)
    state.lasting.append((quantity, card, amount, until, source))
    if quantity == EMPATHY:
        state.dirty = 1


def is_over(until: int, duration: int, seat: int, turn: int) -> bool:
    """Tell whether something ends: now a duration is over, in the turn of a player."""
    kind = until & 7
    if kind != duration:
        return False
    if kind in (THIS_ATTACK, THIS_TURN):
        return True
    if kind == UNTIL_NEXT_TURN:
        return until >> 3 & 7 == seat
    if kind == UNTIL_END_OF_NEXT_TURN:
        return until >> 3 & 7 == seat and until >> 6 < turn
    return kind != FOR_GOOD


def expire(state: CcgState, duration: int) -> None:
    """CCG-2.4 End what lasts until now; the active player's own turns count."""
    seat, turn = state.active_seat, state.turn
    if state.lasting:
        kept = [row for row in state.lasting if not is_over(row[3], duration, seat, turn)]
        if len(kept) < len(state.lasting):
            state.lasting = kept
            state.dirty = 1
    if state.security:
        state.security = [
            row for row in state.security if not is_over(row[4], duration, seat, turn)
        ]
    if state.price_cuts:
        state.price_cuts = [
            row for row in state.price_cuts if not is_over(row[4], duration, seat, turn)
        ]
