"""Cyberware: ports, bearers, tethers (NEU-11).

Worked examples: NEU-E07, NEU-E46.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.events import CYBERWARE_ATTACHED, ENTERED_PLAY, TETHERED
from nightdeck.games.neuroscape.model.rulings import R39, R69
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ARM_WARE,
    ATTACHED,
    LEFT_ARM,
    NONE,
    RIGHT_ARM,
)
from nightdeck.games.neuroscape.rules.leaving import enter


def taken_ports(state: NeuState, card: int, besides: int = NONE) -> int:
    """Return the mask of a character's ports that cyberware fills."""
    taken = 0
    for seat in range(state.seats):
        for ware in state.cards(seat, ATTACHED):
            if ware == besides:
                continue
            both = state.rulings[R39] and POOL[state.definition[ware]].fits == ARM_WARE
            if state.host[ware] == card:
                taken |= ARM_WARE if both else 1 << state.port[ware]
            if state.host_too[ware] == card:
                taken |= ARM_WARE if both else 1 << state.port_too[ware]
    return taken


def open_ports(state: NeuState, card: int, ware: Card, besides: int = NONE) -> list[int]:
    """NEU-11.2 Return the ports of a character that a cyberware fits now."""
    ports = POOL[state.definition[card]].ports
    taken = taken_ports(state, card, besides)
    found = [
        port
        for port in range(len(ports))
        if ware.fits >> port & 1 and ports[port] >= ware.level and not taken >> port & 1
    ]
    if state.rulings[R39] and ware.fits == ARM_WARE:
        # NEU-R39 `both-arms`: it needs and fills both.
        return [LEFT_ARM] if found == [LEFT_ARM, RIGHT_ARM] else []
    return found


def fits_still(state: NeuState, ware: int) -> bool:
    """NEU-14.11 Tell whether the ports of attached cyberware are still there."""
    definition = POOL[state.definition[ware]]
    for host, port in (
        (state.host[ware], state.port[ware]),
        (state.host_too[ware], state.port_too[ware]),
    ):
        if host == NONE:
            continue
        if POOL[state.definition[host]].ports[port] < definition.level:
            return False
    return True


def may_bear(state: NeuState, seat: int, card: int, ware: Card) -> bool:
    """NEU-11.3, NEU-20.17 Tell whether a player may attach a cyberware; NEU-R69."""
    mine = not state.are_opponents(seat, state.control[card])
    if ware.malicious:
        return not (mine and state.rulings[R69])
    return mine


def bearers(state: NeuState, seat: int, ware: Card) -> list[tuple[int, int]]:
    """NEU-11.2 Return the characters and ports a cyberware may go to."""
    found: list[tuple[int, int]] = []
    for card in state.all_characters():
        if may_bear(state, seat, card, ware):
            for port in open_ports(state, card, ware):
                found.append((card, port))
    return found


def attach(state: NeuState, ware: int, seat: int, places: list[tuple[int, int]]) -> None:
    """NEU-6.3 Cyberware attaches to its bearer, NEU-20.18 a tether to both."""
    bearer, port = places[0]
    enter(state, ware, state.zone_of(state.owner[ware], ATTACHED), seat)
    state.attach(ware, bearer)
    state.port[ware] = port
    if len(places) > 1:
        state.host_too[ware], state.port_too[ware] = places[1]
    state.dirty = 1
    state.emit(ENTERED_PLAY, ware, seat)
    for each, _ in places:
        state.emit(CYBERWARE_ATTACHED, ware, each)
        if len(places) > 1:
            state.emit(TETHERED, each, ware)


def bearers_of(state: NeuState, ware: int) -> list[int]:
    """Return who wears a cyberware: one character, two for a tether."""
    return [each for each in (state.host[ware], state.host_too[ware]) if each != NONE]


def worn_by(state: NeuState, card: int) -> list[int]:
    """Return the cyberware a character wears, tethers included."""
    found: list[int] = []
    for seat in range(state.seats):
        for ware in state.cards(seat, ATTACHED):
            if card in (state.host[ware], state.host_too[ware]):
                found.append(ware)
    return found
