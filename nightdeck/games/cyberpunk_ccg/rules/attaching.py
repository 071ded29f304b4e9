"""What may be attached to whom (CCG-3.12, CCG-12.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.chassis import fits, is_chassis
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.rulings import R20
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import ATTACHED, CYBER, VEHICLE, WEAPON

BY_KIND: Final = 1
BY_NAME: Final = 2


def has_room(state: CcgState, runner: int, card: int) -> bool:
    """CCG-3.12a, CCG-3.12b One Cyber per body part, one Equipment of each type but Weapons.

    Also CCG-R20.
    """
    new = POOL[state.definition[card]]
    ruling = state.rulings[R20]
    for other in state.hosted.get(runner, ()):
        if other == card:
            continue
        old = POOL[state.definition[other]]
        if new.kind != old.kind:
            continue
        if new.kind == CYBER:
            if new.part == old.part:
                return False
        elif old.is_chassis or new.is_chassis:
            # CCG-12.8, CCG-12.14 A Punknaught shares its bearer with no other Vehicle.
            if new.equipment == old.equipment:
                return False
        elif ruling == BY_NAME:
            if new.name == old.name:
                return False
        elif new.equipment == old.equipment and new.equipment != WEAPON:
            if ruling == BY_KIND and new.equipment == VEHICLE and new.vehicle != old.vehicle:
                continue
            return False
    return True


def receivers(state: CcgState, seat: int, card: int) -> list[int]:
    """Return the Runners of a player that may bear a card; a Chassis never comes from outside.

    Also CCG-3.12f.
    """
    if is_chassis(state, card):
        return []
    return [runner for runner in state.runners(seat) if has_room(state, runner, card)]


def chassis_of(state: CcgState, seat: int) -> list[int]:
    """Return the Chassis cards of a player in play."""
    return [card for card in state.cards(seat, ATTACHED) if is_chassis(state, card)]


def chassis_for(state: CcgState, seat: int, card: int) -> list[int]:
    """CCG-12.4 Return the Chassis cards of a player that a card may become a part of."""
    return [each for each in chassis_of(state, seat) if fits(state, each, card)]
