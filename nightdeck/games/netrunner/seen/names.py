"""What things are called: amounts, forts, cards, and what tells two equal cards apart."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.definitions import COUNTER_TEXTS, POOL
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    COUNTER_NAMES,
    FIRST_SUBSIDIARY,
    FORT_COUNTER_NAMES,
    FORT_COUNTER_SOURCE,
    FORT_ZONES,
    HAND,
    HQ,
    NONE,
    PLAYER_COUNTER_NAMES,
    PLAYER_COUNTER_SOURCE,
    RD,
    RESOURCES,
    RULES,
    STACK,
    TRASH,
)
from nightdeck.games.netrunner_family.seen.sentences import amount, ice_place, ordinal

CENTRAL_NAMES: Final = ("HQ", "R&D", "Archives")
PILES: Final[dict[int, str]] = {
    HQ: "in HQ",
    RD: "in R&D",
    ARCHIVES: "in Archives",
    ARCHIVES_DOWN: "face down in Archives",
    HAND: "in hand",
    STACK: "in the stack",
    TRASH: "in the trash",
}


# Places -------------------------------------------------------------------------------------------


def fort_name(fort: int) -> str:
    """ONR-2.2e Return what a fort is called."""
    if fort < FIRST_SUBSIDIARY:
        return CENTRAL_NAMES[fort]
    return f"S{fort - FIRST_SUBSIDIARY + 1}"


def place_id(fort: int) -> str:
    """Return the name of a fort in views."""
    return ("hq", "rd", "archives")[fort] if fort < FIRST_SUBSIDIARY else f"s{fort - 2}"


def hidden_name(zone: int, place: int, count: int) -> str:
    """Return what a card is called whose face is not known: where it lies."""
    if zone == RESOURCES:
        # ONR-16.6: the Corp knows that a card is there, not which.
        return f"face-down resource {place + 1}"
    if zone < FORT_ZONES:
        return "a card"
    fort = (zone - FORT_ZONES) >> 1
    if zone & 1 != FORT_ZONES & 1:
        return f"ice {place + 1} on {fort_name(fort)} ({ice_place(place, count)})"
    text = f"the face-down card in {fort_name(fort)}"
    return text if count == 1 else f"{text} ({ordinal(place)} of {count})"


# Cards --------------------------------------------------------------------------------------------


def card_name(state: OnrState, seat: int, card: int) -> str:
    """Return a card's name, or where it lies if the seat does not know its face."""
    if card < 0:
        return source_name(card)
    if state.knows(seat, card):
        return POOL[state.definition[card]].name
    zone = state.zones[state.zone[card]]
    return hidden_name(state.zone[card], zone.index(card), len(zone))


def source_name(source: int) -> str:
    """Return what stands where a card would: the rules, or a counter."""
    if source == RULES:
        return "The turn"
    if source <= FORT_COUNTER_SOURCE:
        return f"{FORT_COUNTER_NAMES[FORT_COUNTER_SOURCE - source]} counters"
    if source in COUNTER_TEXTS or source <= PLAYER_COUNTER_SOURCE:
        return f"{PLAYER_COUNTER_NAMES[PLAYER_COUNTER_SOURCE - source]} counters"
    return "the pool"


def distinct_name(state: OnrState, seat: int, card: int, rivals: list[int]) -> str:
    """Return a card's name with what tells it from other cards of that name.

    Cards that are interchangeable are the same choice and bear the same name.
    """
    name = card_name(state, seat, card)
    if card < 0 or not state.knows(seat, card):
        return name
    face = state.definition[card]
    others = [
        other
        for other in rivals
        if other != card
        and other >= 0
        and state.definition[other] == face
        and state.knows(seat, other)
    ]
    told: list[str] = []
    for words in (whereabouts, load):
        own = words(state, card)
        alike = [other for other in others if words(state, other) == own]
        if len(alike) < len(others):
            told.append(own)
            others = alike
    if others and is_followed(state, card):
        row = sorted([card, *others], key=state.zones[state.zone[card]].index)
        told.append(f"the {ordinal(row.index(card))} of {len(row)}")
    return f"{name} ({', '.join(told)})" if told else name


def is_followed(state: OnrState, card: int) -> bool:
    """Tell whether a card has a place of its own: in play, where its order matters."""
    zone = state.zone[card]
    return zone >= FORT_ZONES or zone in (ARCHIVES, TRASH) or state.active[card] != 0


def whereabouts(state: OnrState, card: int) -> str:
    """Return where a card lies, in words."""
    zone = state.zone[card]
    if zone < FORT_ZONES:
        host = state.host[card]
        if host != NONE:
            return f"in {POOL[state.definition[host]].name}"
        return PILES.get(zone, "installed")
    fort = fort_name((zone - FORT_ZONES) >> 1)
    if zone & 1 == FORT_ZONES & 1:
        return f"in {fort}"
    row = state.zones[zone]
    return f"on {fort}, {ice_place(row.index(card), len(row))}"


def load(state: OnrState, card: int) -> str:
    """Return what lies on a card."""
    parts = [
        amount(column[card], name if name == "bit" else f"{name} counter")
        for name, column in zip(COUNTER_NAMES, state.counters, strict=True)
        if column[card]
    ]
    if state.rezzed[card]:
        parts.append("rezzed")
    return "with " + ", ".join(parts) if parts else "with nothing on it"
