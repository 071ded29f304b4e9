"""Whom a word of a card means: you, the host, each opponent (NEU-13.10)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.codes import is_item, item_of
from nightdeck.games.neuroscape.model.items import SEAT
from nightdeck.games.neuroscape.model.state import NeuState

YOU: int = 0
HOST_PLAYER: int = 1
TARGET_PLAYER: int = 2  # the player the target names, or whose card it is
EVENT_PLAYER: int = 3  # the number of the event: the damaged or acting player
EACH_OPPONENT: int = 4
EACH_PLAYER: int = 5
EVENT_TARGET: int = 6  # the target of the event is a seat: whose netcheck it is


def players(state: NeuState, source: int, target: int, number: int, whom: int) -> list[int]:
    """Return the players a word means; NEU-13.10 clockwise from the active player.

    NEU-18.10 Each member of a team is one of them.
    """
    if whom == YOU:
        return [state.controller(source)]
    if whom == HOST_PLAYER:
        host = state.item_host(source)
        return [host] if host >= 0 else []
    if whom == TARGET_PLAYER:
        if target >= 0:
            return [state.control[target]]
        item = state.item(item_of(target)) if is_item(target) else None
        return [item[SEAT] if item is not None else state.seat_meant(target)]
    if whom == EVENT_PLAYER:
        return [number]
    if whom == EVENT_TARGET:
        return [target]
    around = state.clockwise(state.active_seat)
    if whom == EACH_PLAYER:
        return around
    you = state.controller(source)
    return [seat for seat in around if state.are_opponents(you, seat)]
