"""Small plans within a turn: several runs that make a card playable, one advancement more."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import Over
from nightdeck.games.android_netrunner.conditions import Both, HappenedThisTurn
from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.modifiers import play_cost, score
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    ARCHIVES_SERVER,
    CORP,
    GRIP,
    HQ_SERVER,
    POINTS_TO_WIN,
    RD_SERVER,
    RUNNER,
    SUCCESSFUL_ARCHIVES,
    SUCCESSFUL_HQ,
    SUCCESSFUL_RD,
)
from nightdeck.games.android_netrunner.tolls import breakers, means, toll
from nightdeck.games.android_netrunner.vocabulary import Condition

SERVER_OF_TALLY: Final[dict[int, int]] = {
    SUCCESSFUL_HQ: HQ_SERVER,
    SUCCESSFUL_RD: RD_SERVER,
    SUCCESSFUL_ARCHIVES: ARCHIVES_SERVER,
}
NEEDED: Final[dict[int, tuple[int, ...]]] = {}
"""The servers a successful run on which makes a card of the pool playable."""


def servers_in(condition: Condition) -> tuple[int, ...]:
    """Return the central servers whose successful runs a condition asks for."""
    if isinstance(condition, Both):
        return tuple(server for each in condition.conditions for server in servers_in(each))
    if isinstance(condition, HappenedThisTurn) and condition.tally in SERVER_OF_TALLY:
        return (SERVER_OF_TALLY[condition.tally],)
    return ()


def needed_runs(place: int) -> tuple[int, ...]:
    """Return the servers that must be run on before a card of the pool can be played."""
    found = NEEDED.get(place)
    if found is None:
        found = servers_in(POOL[place].play_if)
        NEEDED[place] = found
    return found


def opens_a_card(state: AnrState, server: int) -> bool:
    """Tell whether a run on a server is part of what makes a card of the grip playable."""
    if server > ARCHIVES_SERVER or state.run_server >= 0:
        return False
    for card in state.zones[GRIP]:
        servers = needed_runs(state.definition[card])
        if server in servers and is_within_reach(state, card, servers, server):
            return True
    return False


def is_within_reach(state: AnrState, card: int, servers: tuple[int, ...], server: int) -> bool:
    """Tell whether clicks and credits suffice for the runs still missing and for the card."""
    missing = [
        each
        for tally, each in SERVER_OF_TALLY.items()
        if each in servers and not state.tally[tally]
    ]
    if server not in missing or len(missing) >= state.clicks[RUNNER]:
        return False
    rig = breakers(state)
    price = sum(toll(state, each, rig, rezzed_only=True) for each in missing)
    return price + play_cost(state, card) <= means(state)


def lacks_for_counter(state: AnrState, card: int) -> int:
    """Return the advancements after which scoring an agenda pays a first counter of its own."""
    bonus = POOL[state.definition[card]].scored_counters
    if not isinstance(bonus, Over):
        return 0
    return max(0, bonus.limit + bonus.per - state.counters[ADVANCEMENT][card])


def is_worth_more(state: AnrState, card: int) -> bool:
    """Tell whether an agenda that could be scored had better be advanced further this turn."""
    lacks = lacks_for_counter(state, card)
    if not 0 < lacks <= min(state.clicks[CORP], state.credits[CORP]) or state.turn_seat != CORP:
        return False
    points = POOL[state.definition[card]].points
    return score(state, CORP) + points < POINTS_TO_WIN
