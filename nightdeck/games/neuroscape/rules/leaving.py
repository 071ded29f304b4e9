"""How cards enter and leave play: destroyed, sacrificed, purged, returned (NEU-16.2, NEU-2.3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.events import (
    CARD_RUN,
    DESTROYED,
    ENTERED_PLAY,
    LEFT_PLAY,
    PURGED,
    RAM_RETURNED,
    REMOVED_FROM_COMBAT,
    RETURNED,
    SACRIFICED,
)
from nightdeck.games.neuroscape.model.numbers import holds
from nightdeck.games.neuroscape.model.rulings import R36
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIN,
    CANNOT_BE_DESTROYED,
    CYBERDECK,
    CYBERWARE,
    DOOMED,
    FIELD,
    GONE,
    HAND,
    IMITATES,
    NONE,
    PURGE,
    RAM,
)
from nightdeck.kernel.state import EVERYBODY
from nightdeck.language.card_state import user_of

DESTRUCTION: Final = 0
SACRIFICE: Final = 1
PURGING: Final = 2
TO_HAND: Final = 3
TO_BOTTOM: Final = 4
QUITTING: Final = 5  # NEU-7.11 destroyed, its RAM refreshed
VANISHING: Final = 6  # its owner has left the game
TO_BIN: Final = 7  # put there without being destroyed
TO_TOP: Final = 8

DESTROYING: Final = (DESTRUCTION, QUITTING)

LOST: Final = -2
"""What an attacker was aimed at has left play (NEU-R11)."""


def relocate(state: NeuState, card: int, zone: int, place: int = -1) -> None:
    """NEU-2.12 Move a card; it is a new object afterwards."""
    state.move(card, zone, place)
    state.serial[card] += 1
    state.moved = 1


def blank_columns(state: NeuState, card: int) -> None:
    """NEU-2.12 Forget everything that was true of a card in play."""
    for row in state.counters:
        row[card] = 0
    state.running[card] = 0
    state.damage[card] = 0
    state.spent[card] = 0
    state.frozen[card] = 0
    state.base_cost[card] = NONE
    state.adjusted[card] = NONE
    state.adjusted_at[card] = NONE
    state.port[card] = NONE
    state.port_too[card] = NONE
    state.control[card] = state.owner[card]


def enter(state: NeuState, card: int, zone: int, seat: int) -> None:
    """NEU-6.3 Let a card enter play under a player's control."""
    relocate(state, card, zone)
    state.control[card] = seat
    state.stamp[card] = state.tick()
    state.entered[card] = state.turn
    state.activate(card)


def enter_field(state: NeuState, card: int, seat: int) -> None:
    """NEU-6.7 A character enters the field refreshed and may act at once."""
    state.running[card] = 0
    enter(state, card, state.zone_of(seat, FIELD), seat)
    state.emit(ENTERED_PLAY, card, seat)


def can_be_destroyed(state: NeuState, card: int) -> bool:
    """NEU-16.2a Tell whether nothing protects a card from destruction."""
    return not holds(state, CANNOT_BE_DESTROYED, card)


def destroy(state: NeuState, cards: list[int]) -> None:
    """NEU-16.2, NEU-20.6 Destroy several cards at once; protected ones stay."""
    leave_play(state, [card for card in cards if can_be_destroyed(state, card)], DESTRUCTION)


def leave_play(state: NeuState, cards: list[int], how: int) -> None:
    """NEU-10.10 Let cards leave play together: all see each other go, then all are gone."""
    cards = [card for card in cards if state.is_in_play(card)]
    ways = [PURGING if how in DESTROYING and is_doomed(state, card) else how for card in cards]
    for card, way in zip(cards, ways, strict=True):
        tell_leaving(state, card, way)
    for card, way in zip(cards, ways, strict=True):
        take_out(state, card, way)
    if cards:
        state.dirty = 1


def is_doomed(state: NeuState, card: int) -> bool:
    """NEU-10.14 Tell whether a character is purged instead of being destroyed.

    NEU-10.11 Only while whoever dealt it the damage is still in play.
    """
    for row in state.marks:
        if row[0] == DOOMED and row[1:3] == [card, state.serial[card]]:
            if state.is_on_field(row[3]) and state.serial[row[3]] == row[4]:
                return True
    return False


def tell_leaving(state: NeuState, card: int, how: int) -> None:
    """NEU-10.16 Say how a card leaves play, while it still is what it was; NEU-R36.

    NEU-19.3 A face-down trojan is turned up.
    """
    seat = state.control[card]
    state.reveal(card, EVERYBODY)
    if how in DESTROYING or (how == SACRIFICE and state.rulings[R36] == 2):
        state.emit(DESTROYED, card, seat)
    if how == SACRIFICE:
        state.emit(SACRIFICED, card, seat)
    elif how == PURGING:
        state.emit(PURGED, card)
    elif how in (TO_HAND, TO_BOTTOM, TO_TOP):
        state.emit(RETURNED, card, state.owner[card])
    state.emit(LEFT_PLAY, card, seat)


def take_out(state: NeuState, card: int, how: int) -> None:
    """NEU-2.3 Move a card out of play to where it goes, always a zone of its owner."""
    was_field = state.is_on_field(card)
    bin_of = state.control[card] if how == SACRIFICE and state.rulings[R36] == 1 else NONE
    if state.active[card]:
        state.deactivate(card)
    end_imitation(state, card)
    if was_field:
        remove_from_combat(state, card)
    free_memory(state, card, how == QUITTING)
    let_go(state, card)
    state.forget(card)
    drop_uses(state, card)
    if card in state.attacked:
        # NEU-2.12 If it returns, it has not attacked; whoever attacked first stays the first.
        state.attacked = [NONE if each == card else each for each in state.attacked]
    blank_columns(state, card)
    relocate(state, card, destination(state, card, how, bin_of), 0 if how == TO_BOTTOM else -1)


def end_imitation(state: NeuState, card: int) -> None:
    """NEU-14.11 Outside play a card that became a copy is its printed self."""
    for row in [row for row in state.marks if row[0] == IMITATES and row[1] == card]:
        state.definition[card] = row[2]
        state.marks.remove(row)


def destination(state: NeuState, card: int, how: int, bin_of: int) -> int:
    """NEU-14.5 Return where a card goes; a token ceases to exist."""
    owner = state.owner[card]
    if state.token[card] or how == VANISHING:
        return state.table_zone(GONE)
    if how == PURGING:
        return state.zone_of(owner, PURGE)
    if how == TO_HAND:
        return state.zone_of(owner, HAND)
    if how in (TO_BOTTOM, TO_TOP):
        return state.zone_of(owner, CYBERDECK)
    return state.zone_of(owner if bin_of == NONE else bin_of, BIN)


def drop_uses(state: NeuState, card: int) -> None:
    """NEU-10.15 Once-per counts belong to the object: one that returns starts anew."""
    if state.round_uses:
        state.round_uses = [row for row in state.round_uses if row[0] != card]
    if state.turn_uses:
        state.turn_uses = [row for row in state.turn_uses if row[0] != card]
    if state.used:
        state.used = [use for use in state.used if user_of(use) != card]


def let_go(state: NeuState, card: int) -> None:
    """NEU-11.4 End what lies on a card and what it lies on; the next checkpoint does the rest."""
    for each in list(state.hosted.get(card, ())):
        if state.card(each).kind == CYBERWARE:
            state.detach(each)
    for other in range(len(state.host_too)):
        if state.host_too[other] == card:
            state.host_too[other] = NONE
    state.detach(card)
    state.host_too[card] = NONE


def free_memory(state: NeuState, card: int, refreshed: bool, leaves: bool = True) -> None:
    """NEU-7.6 Committed RAM goes to its owner's bank, running unless the card was force quit.

    NEU-R26 `committed`: so does what lies under a program. `leaves`: the card leaves play, which
    some RAM survives refreshed; NEU-7.16 a change of control is no leaving.
    """
    for ram in list(state.hosted.get(card, ())):
        if state.card(ram).kind == RAM:
            spared = leaves and state.card(ram).returns_refreshed
            release(state, ram, refreshed or spared)


def release(state: NeuState, ram: int, refreshed: bool) -> None:
    """NEU-7.6 One committed or pledged RAM returns to the bank of its owner."""
    owner = state.owner[ram]
    state.detach(ram)
    if owner >= 0 and state.is_out(owner):
        relocate(state, ram, state.table_zone(GONE))
        return
    state.move(ram, state.zone_of(owner, BANK))
    state.serial[ram] += 1
    state.running[ram] = 0 if refreshed else 1
    state.dirty = 1
    state.emit(RAM_RETURNED, owner, 1, 1 if refreshed else 0)


def run_character(state: NeuState, card: int) -> None:
    """NEU-9.5a A character runs; if it was blocking, it stops at that moment and for good."""
    state.running[card] = 1
    state.dirty = 1
    state.blockers = [row for row in state.blockers if row[0] != card]
    state.emit(CARD_RUN, card)


def remove_from_combat(state: NeuState, card: int) -> None:
    """NEU-9.5a A character leaves the combat: it neither attacks nor blocks any more."""
    for row in state.attackers:
        if row[2] == card:
            row[2] = LOST  # NEU-R11 whom it was aimed at is gone: it deals nothing
    attacks = [row for row in state.attackers if row[0] == card]
    blocks = [row for row in state.blockers if card in row]
    if not attacks and not blocks:
        return
    state.attackers = [row for row in state.attackers if row[0] != card]
    state.blockers = [row for row in state.blockers if card not in row]
    state.emit(REMOVED_FROM_COMBAT, card)


def to_bin(state: NeuState, card: int) -> None:
    """NEU-2.3 Put a card that is not in play into its owner's bin; NEU-14.8 a token vanishes."""
    state.reveal(card, EVERYBODY)
    blank_columns(state, card)
    is_token = state.token[card] != 0
    relocate(
        state, card, state.table_zone(GONE) if is_token else state.zone_of(state.owner[card], BIN)
    )
