"""Programs by subtype: slots, trojans, environments, tarots (NEU-12), factions (NEU-15.5).

Worked examples: NEU-E06, NEU-E38, NEU-E39, NEU-E40, NEU-E41.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.events import ENTERED_PLAY
from nightdeck.games.neuroscape.model.numbers import bonus_of, has_faction, synergy
from nightdeck.games.neuroscape.model.rulings import R33
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ENVIRONMENT,
    MAINFRAME,
    MAY_REVERSE,
    MYSTIC,
    NONE,
    PROTOCOL,
    SLOTS,
    SLOTS_PER_MAINFRAME,
    TROJAN,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.leaving import destroy, enter


def mainframe_of(state: NeuState, seat: int) -> int:
    """NEU-2.1g Return a player's mainframe."""
    row = state.cards(seat, MAINFRAME)
    return row[0] if row else NONE


def has_open_slot(state: NeuState, seat: int) -> bool:
    """NEU-12.11 Tell whether a mainframe has room for another slot card."""
    filled = len(state.cards(seat, SLOTS)) + len(state.cards(seat, TROJANS))
    return filled < SLOTS_PER_MAINFRAME and mainframe_of(state, seat) != NONE


def mainframes_for(state: NeuState, seat: int, kind: int) -> list[int]:
    """NEU-12.6, NEU-12.7, NEU-12.8 Return on whose mainframe a slot card may go."""
    found: list[int] = []
    for other in state.clockwise(seat):
        is_foe = state.are_opponents(seat, other)
        if is_foe == (kind != PROTOCOL) and has_open_slot(state, other):
            found.append(other)
    return found


def put_into_slot(state: NeuState, card: int, seat: int, where: int) -> None:
    """NEU-6.3 A protocol or virus lies face up in a slot, a trojan face down."""
    down = POOL[state.definition[card]].kind == TROJAN
    zone = state.zone_of(where, TROJANS if down else SLOTS)
    if down:
        enter_face_down(state, card, zone, seat)
    else:
        enter(state, card, zone, seat)
    state.attach(card, mainframe_of(state, where))
    if down:
        state.reveal(card, state.friends(seat))
    else:
        state.emit(ENTERED_PLAY, card, seat)


def enter_face_down(state: NeuState, card: int, zone: int, seat: int) -> None:
    """NEU-12.8 A trojan has no name and no abilities while it lies face down."""
    state.known[card] = 0
    state.move(card, zone)
    state.serial[card] += 1
    state.moved = 1
    state.control[card] = seat
    state.stamp[card] = state.tick()
    state.entered[card] = state.turn


def put_environment(state: NeuState, card: int, seat: int) -> None:
    """NEU-12.10 The previous environment is destroyed first, also if it is the same card."""
    old = state.environment()
    if old != NONE:
        destroy(state, [old])
    enter(state, card, state.table_zone(ENVIRONMENT), seat)
    state.emit(ENTERED_PLAY, card, seat)


def springable(state: NeuState, seat: int) -> list[int]:
    """NEU-12.9 Return a player's trojans that may be activated now; NEU-R33."""
    found: list[int] = []
    for host in range(state.seats):
        for card in state.cards(host, TROJANS):
            if state.control[card] != seat or state.entered[card] >= state.turn:
                continue
            if state.rulings[R33] and not has_begun_since(state, card, seat):
                continue
            found.append(card)
    return found


def has_begun_since(state: NeuState, card: int, seat: int) -> bool:
    """NEU-R33 `own-next-turn`: tell whether a turn of the player began since a trojan came."""
    return state.last_turn[seat] > state.entered[card]


def meets_requirement(state: NeuState, seat: int, card: Card) -> bool:
    """NEU-15.5 Tell whether a player has the synergy points a card asks for."""
    for faction, needed in card.requirement:
        if synergy(state, seat, faction) < needed:
            return False
    return True


def has_mystic(state: NeuState, seat: int) -> bool:
    """NEU-12.3 Tell whether a player controls a Mystic character."""
    return any(has_faction(state, card, MYSTIC) for card in state.characters(seat))


def may_reverse(state: NeuState, seat: int) -> bool:
    """NEU-12.4, NEU-20.19 Tell whether something lets a player play tarots reversed."""
    return bonus_of(state, MAY_REVERSE, seat) > 0


def is_iconic_twin(state: NeuState, seat: int, definition: int) -> bool:
    """NEU-15.8a, NEU-20.16 Tell whether a player controls an iconic card of that name already."""
    if not POOL[definition].iconic:
        return False
    name = POOL[definition].name
    for card in state.characters(seat):
        if POOL[state.definition[card]].name == name:
            return True
    return False
