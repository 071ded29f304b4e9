"""What must be true at every moment between two steps; each broken rule is told in words."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import SEAT
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BANK,
    CHARACTER,
    COMMITTED,
    CYBERWARE,
    FIELD,
    HAND,
    MAINFRAME,
    NONE,
    PLEDGED,
    RAM,
    RAM_DECK,
    SLOTS_PER_MAINFRAME,
    TROJAN,
    TROJANS,
)


def problems(state: NeuState) -> list[str]:
    """List every broken invariant of this game."""
    found = column_problems(state)
    if found:
        return found
    return [
        *zone_problems(state),
        *host_problems(state),
        *number_problems(state),
        *seat_problems(state),
    ]


def column_problems(state: NeuState) -> list[str]:
    """Every column has an entry for every card."""
    count = len(state.definition)
    columns = [
        ("owner", state.owner),
        ("control", state.control),
        ("running", state.running),
        ("damage", state.damage),
        ("stamp", state.stamp),
        ("serial", state.serial),
        ("spent", state.spent),
        ("frozen", state.frozen),
        ("active", state.active),
        ("host", state.host),
        ("port", state.port),
    ]
    columns += [(f"counters {kind}", column) for kind, column in enumerate(state.counters)]
    return [f"column {name} is too short" for name, column in columns if len(column) != count]


def zone_problems(state: NeuState) -> list[str]:
    """NEU-2.1, NEU-7.1 Cards lie only where their type may."""
    found: list[str] = []
    wanted = (
        (RAM_DECK, RAM),
        (BANK, RAM),
        (COMMITTED, RAM),
        (PLEDGED, RAM),
        (FIELD, CHARACTER),
        (ATTACHED, CYBERWARE),
        (TROJANS, TROJAN),
    )
    for seat in range(state.seats):
        for zone, kind in wanted:
            for card in state.cards(seat, zone):
                if POOL[state.definition[card]].kind != kind:
                    found.append(f"{POOL[state.definition[card]].id} lies in zone {zone}")
        for card in state.cards(seat, HAND):
            if POOL[state.definition[card]].kind == RAM:
                found.append("RAM is in a hand")
        if len(state.slot_cards(seat)) > SLOTS_PER_MAINFRAME:
            found.append(f"seat {seat} has more than {SLOTS_PER_MAINFRAME} slot cards")
        if len(state.cards(seat, MAINFRAME)) > 1:
            found.append(f"seat {seat} has two mainframes")
    return found


def host_problems(state: NeuState) -> list[str]:
    """NEU-2.1e What lies on or under a card is listed there, and that card is in play."""
    found: list[str] = []
    for host, guests in state.hosted.items():
        for card in guests:
            if state.host[card] != host:
                found.append(f"card {card} is listed under {host} but says {state.host[card]}")
        if not state.is_in_play(host) and not all(is_pledged(state, card) for card in guests):
            found.append(f"card {host} hosts cards but is not in play")
    for card, host in enumerate(state.host):
        if host != NONE and card not in state.hosted.get(host, ()):
            found.append(f"card {card} says it lies on {host}, which does not know")
    for seat in range(state.seats):
        found += [
            f"committed RAM {card} lies under nothing"
            for card in state.cards(seat, COMMITTED)
            if state.host[card] == NONE
        ]
        # NEU-11.4 Cyberware whose bearer is gone waits for the next checkpoint.
        if state.question is not None and not state.dirty:
            found += [
                f"cyberware {card} has no bearer"
                for card in state.cards(seat, ATTACHED)
                if state.host[card] == NONE
            ]
    return found


def is_pledged(state: NeuState, card: int) -> bool:
    """NEU-6.2 Tell whether RAM is set aside for a character on the cache."""
    return state.kind_of_zone(card) == PLEDGED


def number_problems(state: NeuState) -> list[str]:
    """No number of these is ever negative."""
    found: list[str] = []
    if state.damage and min(state.damage) < 0:
        found.append("a card has negative damage")
    for column in state.counters:
        if column and min(column) < 0:
            found.append("a card has a negative number of counters")
    for card, is_running in enumerate(state.running):
        if is_running and state.kind_of_zone(card) == COMMITTED:
            found.append(f"committed RAM {card} is running")
    return found


def seat_problems(state: NeuState) -> list[str]:
    """NEU-1.3 Who is out owns nothing on the cache; the fight is about characters in play."""
    found: list[str] = []
    for item in state.cache:
        if not 0 <= item[SEAT] < state.seats:
            found.append(f"an item of the cache belongs to seat {item[SEAT]}")
    for row in state.blockers:
        if row[0] == row[1]:
            found.append(f"card {row[0]} blocks itself")
    return found
