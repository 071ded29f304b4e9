"""Cards leave play: trashing (INS14), losing counters (1.32), hosted cards (INS15), forfeits."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import total
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.netrunner_family.model.hosting import remove_from_host
from nightdeck.kernel.state import EVERYBODY, bit


def is_installed(state: AnrState, card: int) -> bool:
    """Tell whether a card is installed: in a server, in front of one, or in the rig."""
    zone = state.zone[card]
    return zone >= terms.SERVER_ZONES or terms.PROGRAMS <= zone <= terms.RESOURCES


def leave_play(state: AnrState, card: int) -> None:
    """ANR-1.32 Take counters, hosted cards and lasting modifiers off a card about to leave."""
    state.deactivate(card)
    for kind in range(terms.COUNTER_KINDS):
        state.counters[kind][card] = 0
    host = state.host[card]
    if host != NONE:
        remove_from_host(state, card, host)
    zone = state.zone[card]
    if zone >= terms.SERVER_ZONES:
        leave_server(state, card, zone)
    state.rezzed[card] = 0
    state.forget(card)
    state.forget_uses(card)
    state.dirty = 1


def leave_server(state: AnrState, card: int, zone: int) -> None:
    """ANR-RUN8 Keep the Runner's position when ice disappears; unlist face-down root cards."""
    if zone & 1 == 0:
        if card in state.unrezzed:
            state.unrezzed.remove(card)
        return
    if state.run_server == (zone - terms.SERVER_ZONES) >> 1:
        if state.zones[zone].index(card) < state.run_place:
            state.run_place -= 1
    if card == state.encountered:
        state.encounter_over = 1


def put(state: AnrState, card: int, zone: int, place: int = -1) -> None:
    """Move a card to a zone, out of play if it was in play; hosted cards are trashed."""
    for guest in take_away(state, card, zone, place):
        trash_now(state, guest, NONE)


def take_away(state: AnrState, card: int, zone: int, place: int = -1) -> list[int]:
    """ANR-INS15 Move a card, out of play if it was in play; return the cards that lay on it."""
    if not in_play(state, card):
        state.move(card, zone, place)
        return []
    guests = list(state.hosted.get(card, ()))
    leave_play(state, card)
    state.move(card, zone, place)
    return guests


def in_play(state: AnrState, card: int) -> bool:
    """Tell whether a card has a state of its own that ends when it leaves."""
    return (
        is_installed(state, card)
        or state.active[card] != 0
        or state.zone[card] == terms.HOSTED
        or state.host[card] != NONE
    )


def trash_now(state: AnrState, card: int, by: int, face_up: bool = False) -> None:
    """ANR-INS14 Trash a card without a pause; Corp cards keep whether they were face up."""
    if POOL[state.definition[card]].side == RUNNER:
        guests = take_away(state, card, terms.HEAP)
        state.emit(events.CARD_TRASHED, card, by)
    else:
        if card == state.accessing and by == RUNNER:
            linger(state, card)
        zone = state.zone[card]
        shown = (
            face_up
            or state.rezzed[card]
            or zone in (terms.CORP_PLAY, terms.CORP_SCORE, terms.HOSTED, terms.ARCHIVES)
        )
        guests = take_away(state, card, terms.ARCHIVES if shown else terms.ARCHIVES_DOWN)
        if shown:
            state.emit(events.CARD_TRASHED, card, by)
        else:
            state.emit_to(events.CARD_TRASHED, (card, by), state.known[card], EVERYBODY)
    for guest in guests:
        trash_now(state, guest, NONE)


def linger(state: AnrState, card: int) -> None:
    """ANR-CC37 A steal surcharge counts for the rest of the run in which its card is trashed."""
    surcharge = POOL[state.definition[card]].steal_surcharge
    if surcharge and state.rezzed[card]:
        state.last(terms.SERVER_STEAL_COST, state.run_server, surcharge, terms.THIS_RUN, card)


def derez(state: AnrState, card: int) -> None:
    """ANR-INS13 Turn a card face down; counters and hosted cards stay."""
    if not state.rezzed[card]:
        return
    state.rezzed[card] = 0
    state.deactivate(card)
    if state.zone[card] & 1 == 0:
        state.unrezzed.append(card)
    state.lasting = [row for row in state.lasting if row[1] != card or row[3] != terms.WHILE_REZZED]
    if card == state.encountered:
        state.encounter_over = 1
    if card == state.approaching:
        state.derezzed_here = card
    state.emit(events.CARD_DEREZZED, card)
    state.dirty = 1


def forfeit(state: AnrState, seat: int, card: int) -> None:
    """ANR-INS17, ANR-K19 Take an agenda out of a score area and out of the game."""
    before = total(state, terms.CLICKS, NONE, seat)
    put(state, card, terms.REMOVED)
    lost = min(before - total(state, terms.CLICKS, NONE, seat), state.clicks[seat])
    state.emit(events.AGENDA_FORFEITED, card, seat)
    if lost > 0:
        # ANR-CC51: an agenda that granted clicks takes them along.
        state.clicks[seat] -= lost
        state.emit(events.CLICKS_LOST, seat, lost)


def score_area(seat: int) -> int:
    """Return the zone of a player's score area."""
    return terms.CORP_SCORE if seat == CORP else terms.RUNNER_SCORE


def forfeitable(state: AnrState, seat: int) -> list[int]:
    """ANR-INS17 The agendas a player could forfeit; ANR-CC60 Notoriety counts as one."""
    return list(state.zones[score_area(seat)])


def return_to_hand(state: AnrState, card: int) -> None:
    """Put a card into its owner's hand; the other seat forgets only what it cannot know."""
    side = POOL[state.definition[card]].side
    zone = terms.HQ if side == CORP else terms.GRIP
    seen = state.known[card]
    put(state, card, zone)
    faces = seen | bit(side)
    state.emit_to(events.CARD_MOVED, (card, zone), faces, EVERYBODY)


def remove_from_game(state: AnrState, card: int) -> None:
    """ANR-1.16 Take a card out of the game."""
    put(state, card, terms.REMOVED)
    state.emit(events.CARD_MOVED, card, terms.REMOVED)
