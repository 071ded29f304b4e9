"""Rulings that more than one rule asks about, each read here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightdeck.games.android_netrunner.model import rulings

if TYPE_CHECKING:
    from nightdeck.games.android_netrunner.model.state import AnrState

SAME_SERVER = 0
ANY_SERVER = 1
NO_SERVER = 2


def window_follows_turn_begin(state: AnrState) -> bool:
    """ANR-Q02 The first window of a turn comes after "turn begins"."""
    return state.rulings[rulings.Q02] == 1


def clicks_come_first(state: AnrState) -> bool:
    """ANR-Q03 The Corp's clicks are granted when the turn starts."""
    return state.rulings[rulings.Q03] == 1


def trashed_when_installing(state: AnrState) -> int:
    """ANR-Q09 Which cards may be trashed when the Corp installs: of this, any or no server."""
    return state.rulings[rulings.Q09]


def consoles_are_replaced(state: AnrState) -> bool:
    """ANR-Q11 A second console may be installed and ousts the first."""
    return state.rulings[rulings.Q11] == 1


def traps_are_unbreakable(state: AnrState) -> bool:
    """ANR-Q12 No icebreaker may break trap ice."""
    return state.rulings[rulings.Q12] == 1


def opponent_picks(state: AnrState) -> bool:
    """ANR-Q17 The opponent picks random cards out of a shuffled row."""
    return state.rulings[rulings.Q17] == 1


def unique_is_refused(state: AnrState) -> bool:
    """ANR-Q19 A unique card cannot become active beside another of its name."""
    return state.rulings[rulings.Q19] == 1


def boosts_are_free(state: AnrState) -> bool:
    """ANR-Q21 Encounter boosts may be used in every window and end with it."""
    return state.rulings[rulings.Q21] == 1


def effects_may_be_void(state: AnrState) -> bool:
    """ANR-Q22 What can be paid for may be used even without a possible effect."""
    return state.rulings[rulings.Q22] == 1


def counts_from_arrival(state: AnrState) -> bool:
    """ANR-Q23 "The first time each turn" counts from the moment a card became active."""
    return state.rulings[rulings.Q23] == 1


def played_conditions_wait(state: AnrState) -> bool:
    """ANR-Q25 "Whenever you play" conditions come after the text."""
    return state.rulings[rulings.Q25] == 1


def vanished_server(state: AnrState) -> int:
    """ANR-Q27 A run on a vanished server: 0 ends neutrally, 1 unsuccessfully, 2 goes on."""
    return state.rulings[rulings.Q27]


def corp_acts_first(state: AnrState) -> bool:
    """ANR-Q36 The Corp acts first in every window and pause."""
    return state.rulings[rulings.Q36] == 1


def regions_may_wait(state: AnrState) -> bool:
    """ANR-Q37 A second region may be installed unrezzed."""
    return state.rulings[rulings.Q37] == 1


def fresh_cards_sleep(state: AnrState) -> bool:
    """ANR-Q48 A card rezzed just before the turn begins does not trigger in it."""
    return state.rulings[rulings.Q48] == 1
