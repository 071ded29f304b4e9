"""GNC-13.5 Tokens and counters of the Stories: their numbers, names and changes.

A counter is an entry of `state.counters` that keeps its value, a token lies with a player
(`state.holders`, `state.gifts`) or on the Story. All of them are public.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES
from nightdeck.games.gangs_of_night_city.model.events import TOKEN_TAKEN, TOKENS_CHANGED
from nightdeck.games.gangs_of_night_city.model.state import GangsState

GIFT: Final = 10
"""Gift tokens on the Story."""
OWN_GIFT: Final = 11
"""Gift tokens the players hold; counted over all of them when they change."""
TRACKER: Final = 13
TRACKER_DESTROYED: Final = 14
ALERT: Final = 15
SECRETS_PAID: Final = 16
VOICE: Final = 17
VOICE_COUNT: Final = 18
MAXTAC: Final = 19
"""The District in which MaxTac stands."""
GONE: Final = -1
"""The value of MaxTac when it has left play."""
BRIBED: Final = 20
"""The turn in which the Ordinance was bought off."""
TAB: Final = 21
HEAT: Final = 30
"""HEAT + District in events; the counters stand in `state.heat`."""

NAMES: Final[dict[int, str]] = {
    GIFT: "Gifts",
    OWN_GIFT: "Gifts held",
    TRACKER: "Tracker",
    TRACKER_DESTROYED: "Tracker destroyed",
    ALERT: "Alert",
    SECRETS_PAID: "Secrets paid",
    VOICE: "Voice",
    VOICE_COUNT: "Voice counter",
    MAXTAC: "MaxTac",
    TAB: "Tab",
}

SPELT_OUT: Final[dict[int, str]] = {
    GIFT: "Gift tokens on the Story",
    OWN_GIFT: "Gift tokens held by players",
}

TOKENS: Final = (GIFT, OWN_GIFT, TRACKER, VOICE, MAXTAC)
"""What leaves play with the act that used it; everything else is a counter."""

TOKEN_IDS: Final[dict[str, int]] = {
    NAMES[token].lower().replace(" ", "-"): token for token in TOKENS
}
SILENT: Final = (BRIBED,)
"""Reminders of the current turn that no piece on the table stands for."""


def counter(state: GangsState, marker: int) -> int:
    """Return the value of a counter; one that was never set is 0."""
    return state.counters.get(marker, 0)


def set_counter(state: GangsState, marker: int, value: int) -> None:
    """GNC-13.5 Set a counter of the Story, in the open."""
    state.counters[marker] = value
    if marker not in SILENT:
        state.emit(TOKENS_CHANGED, marker, value)


def add_heat(state: GangsState, district: int) -> None:
    """GNC-13.5 Add 1 Heat to a District."""
    state.heat[district] += 1
    state.emit(TOKENS_CHANGED, HEAT + district, state.heat[district])


def holder(state: GangsState, token: int) -> int:
    """Return the seat that holds a token, or -1."""
    return state.holders.get(token, -1)


def take_token(state: GangsState, token: int, seat: int) -> None:
    """Give a token to a seat; keeping it is no change."""
    if state.holders.get(token, -1) != seat:
        state.holders[token] = seat
        state.emit(TOKEN_TAKEN, seat, token)


def give_gift(state: GangsState, seat: int) -> None:
    """GNC-13.5 Give a seat a Gift token from the unlimited supply."""
    state.gifts[seat] += 1
    state.emit(TOKEN_TAKEN, seat, OWN_GIFT)


def drop_gift(state: GangsState, seat: int) -> None:
    """Discard a seat's Gift token."""
    state.gifts[seat] -= 1
    state.emit(TOKENS_CHANGED, OWN_GIFT, sum(state.gifts))


def discard_token(state: GangsState, token: int) -> None:
    """GNC-13.5 Take a token out of play, wherever it lies."""
    if token == OWN_GIFT:
        if not any(state.gifts):
            return
        for seat in range(state.seats):
            state.gifts[seat] = 0
    elif token in state.holders:
        del state.holders[token]
    elif token in state.counters:
        del state.counters[token]
    else:
        return
    state.emit(TOKENS_CHANGED, token, GONE if token == MAXTAC else 0)


def marker_words(marker: int, value: int) -> str:
    """Put the new value of a marker into words."""
    if marker >= HEAT:
        return f"Heat in {DISTRICT_NAMES[marker - HEAT]}: {value}."
    if marker == MAXTAC:
        return "MaxTac is gone." if value == GONE else f"MaxTac is in {DISTRICT_NAMES[value]}."
    if marker == TRACKER_DESTROYED:
        return "The Tracker is destroyed."
    if marker in (TRACKER, VOICE) and not value:
        return f"The {NAMES[marker]} is gone."
    return f"{SPELT_OUT.get(marker) or NAMES[marker]}: {value}." if marker in NAMES else ""
