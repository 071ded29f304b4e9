"""Cards change places: ONR-2.4e leaving play, ONR-2.2l Archives, ONR-16.4 daemons, derezzing.

Worked examples: ONR-X26, ONR-X44.
"""

from __future__ import annotations

from collections.abc import Callable

from nightdeck.games.netrunner.model.definitions import POOL, TRIGGER_FEATURE
from nightdeck.games.netrunner.model.events import (
    CARD_DEREZZED,
    CARD_LEFT,
    CARD_MOVED,
    CARD_TRASHED,
)
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACTIONS,
    ARCHIVES,
    ARCHIVES_DOWN,
    BITS,
    BLACK_OPS,
    BLACK_OPS_RAIDED,
    CORP,
    CORP_RESOLVING,
    CORP_SCORE,
    COUNTER_KINDS,
    FORT_ZONES,
    HANDS,
    HQ,
    HQ_FORT,
    NODE,
    NODES_TRASHED,
    NONE,
    PROGRAMS,
    RD,
    RD_FORT,
    RESOURCES,
    RUNNER,
    STACK,
    TRASH,
    WHILE_REZZED,
)
from nightdeck.games.netrunner.rules.action_accounting import gain_actions, lose_actions
from nightdeck.games.netrunner.rules.winning import lose_by_text
from nightdeck.games.netrunner_family.model.hosting import remove_from_host
from nightdeck.kernel.state import EVERYBODY, bit


def is_installed(state: OnrState, card: int) -> bool:
    """ONR-7.1 Tell whether a card is installed: in a fort, on one, or in the rig."""
    zone = state.zone[card]
    return zone >= FORT_ZONES or PROGRAMS <= zone <= RESOURCES


def switch_on(state: OnrState, card: int) -> None:
    """ONR-6.3 Let a card work; an extra action counts at once in the owner's turn."""
    definition = POOL[state.definition[card]]
    if ACTIONS in definition.constant:
        before = total(state, ACTIONS, NONE, definition.side)
        state.activate(card)
        gain_actions(state, definition.side, total(state, ACTIONS, NONE, definition.side) - before)
    else:
        state.activate(card)


def switch_off(state: OnrState, card: int) -> None:
    """ONR-6.3 Let a card no longer work; an extra action goes with it in the owner's turn."""
    if not state.active[card]:
        return
    definition = POOL[state.definition[card]]
    if ACTIONS in definition.constant:
        before = total(state, ACTIONS, NONE, definition.side)
        state.deactivate(card)
        lose_actions(state, definition.side, before - total(state, ACTIONS, NONE, definition.side))
    else:
        state.deactivate(card)


def leave_play(state: OnrState, card: int) -> None:
    """ONR-2.4e Everything on a card is lost when it leaves play, and so is what lasts on it."""
    if state.active[card]:
        definition = POOL[state.definition[card]]
        for trigger in definition.on.get(CARD_LEFT, ()):
            row = [definition.side, card, -1 - trigger.effect.number, card, 0]
            state.pending.append(row)
            state.note(card, TRIGGER_FEATURE + trigger.place)
    switch_off(state, card)
    for kind in range(COUNTER_KINDS):
        state.counters[kind][card] = 0
    host = state.host[card]
    if host != NONE:
        remove_from_host(state, card, host)
    zone = state.zone[card]
    if zone >= FORT_ZONES:
        leave_fort(state, card, zone)
    elif card in state.face_down:
        state.face_down.remove(card)
    was_rezzed = state.rezzed[card]
    state.rezzed[card] = 0
    state.revealed[card] = 0
    state.forget(card)
    state.forget_uses(card)
    state.pools.pop(card, None)
    state.dirty = 1
    if was_rezzed and POOL[state.definition[card]].loses_when_gone:
        lose_by_text(state, CORP, f"{POOL[state.definition[card]].name} left play")


def leave_fort(state: OnrState, card: int, zone: int) -> None:
    """ONR-10.17, ONR-10.25 Keep the Runner's place when ice disappears."""
    if zone & 1 == (FORT_ZONES & 1):
        if card in state.unrezzed:
            state.unrezzed.remove(card)
        return
    state.all_ice.remove(card)
    if state.run_fort == (zone - FORT_ZONES) >> 1:
        if state.zones[zone].index(card) < state.run_place:
            state.run_place -= 1
    if card == state.encountered:
        state.encounter_over = 1


def in_play(state: OnrState, card: int) -> bool:
    """Tell whether a card has a state of its own that ends when it leaves."""
    return is_installed(state, card) or state.active[card] != 0 or state.host[card] != NONE


def take_away(state: OnrState, card: int, zone: int, place: int = -1) -> list[int]:
    """ONR-16.4 Move a card, out of play if it was in play; return the cards that lay on it."""
    guests: list[int] = []
    if in_play(state, card):
        guests = list(state.hosted.get(card, ()))
        leave_play(state, card)
    state.move(card, zone, place)
    if zone in (HQ, RD, STACK):
        # ONR-2.2l, ONR-21.11: what was seen of a card is not kept once it is there.
        state.known[card] = state.sight[zone]
    return guests


def put(state: OnrState, card: int, zone: int, place: int = -1) -> None:
    """Move a card to a zone; what lay in or on it is trashed."""
    lose_guests(state, take_away(state, card, zone, place))


def lose_guests(state: OnrState, guests: list[int]) -> None:
    """ONR-16.4, ONR-17.17 What lay in or on a card that is gone is trashed, as a new event."""
    if guests:
        TRASHERS[0](state, guests)


TRASHERS: list[Callable[[OnrState, list[int]], None]] = []
"""What trashes the contents of a lost card; `trashing` puts it here when it is loaded."""


def is_seen(state: OnrState, card: int) -> bool:
    """ONR-2.2k Tell whether the Runner has seen the face of a card where it is."""
    return state.known[card] & bit(RUNNER) != 0


def trash_now(state: OnrState, card: int, by: int) -> None:
    """ONR-2.2l Trash a card at once; a Corp card lies face up if the Runner has seen its face."""
    if POOL[state.definition[card]].side == RUNNER:
        guests = take_away(state, card, TRASH)
        state.emit(CARD_TRASHED, card, by)
    else:
        remember_trash(state, card, by)
        zone = state.zone[card]
        shown = is_seen(state, card) or state.rezzed[card] or zone in (CORP_RESOLVING, CORP_SCORE)
        guests = take_away(state, card, ARCHIVES if shown else ARCHIVES_DOWN)
        if shown:
            state.emit(CARD_TRASHED, card, by)
        else:
            state.emit_to(CARD_TRASHED, (card, by), state.known[card], EVERYBODY)
    lose_guests(state, guests)


def remember_trash(state: OnrState, card: int, by: int) -> None:
    """ONR-2.1e, ONR-2.1f Keep in mind what the Runner trashes."""
    if by != RUNNER:
        return
    definition = POOL[state.definition[card]]
    if definition.kind == NODE:
        state.tally[NODES_TRASHED] += 1
    if state.run_fort != NONE:
        state.run_trashed.append(card)
        if definition.keywords & BLACK_OPS and is_raid(state):
            state.tally[BLACK_OPS_RAIDED] += 1


def is_raid(state: OnrState) -> bool:
    """ONR-2.1f Tell whether this is a successful run on HQ or R&D."""
    return state.run_success != 0 and state.accessed_fort in (HQ_FORT, RD_FORT)


def return_to_hand(state: OnrState, card: int) -> None:
    """ONR-7.8 Uninstall: a card goes back to its owner's hand, everything on it is lost."""
    zone = HANDS[POOL[state.definition[card]].side]
    faces = state.known[card]
    before = state.zone[card]
    guests = take_away(state, card, zone)
    state.emit_to(CARD_MOVED, (card, zone, before), faces & state.known[card], EVERYBODY)
    lose_guests(state, guests)


def derez(state: OnrState, card: int) -> None:
    """ONR-7.6c, ONR-16.13 Back to unrezzed and revealed; morphs and bought subroutines end."""
    if not state.rezzed[card]:
        return
    switch_off(state, card)
    state.rezzed[card] = 0
    state.revealed[card] = 1
    state.bought[card] = 0
    if POOL[state.definition[card]].recurring is not None:
        state.counters[BITS][card] = 0
    state.lasting = [row for row in state.lasting if row[1] != card or row[3] != WHILE_REZZED]
    if state.zone[card] & 1 == FORT_ZONES & 1:
        state.unrezzed.append(card)
    if card == state.encountered:
        state.encounter_over = 1
    state.dirty = 1
    state.emit(CARD_DEREZZED, card)
