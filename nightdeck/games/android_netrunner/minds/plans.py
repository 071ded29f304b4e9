"""Small plans within a turn: runs that make a card playable, clicks that score, a house on fire."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language.effects import DoDamage, GainClicks
from nightdeck.games.android_netrunner.minds.tolls import breakers, means, passage
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import play_cost, requirement, score
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER, root
from nightdeck.games.android_netrunner.model.vocabulary import Condition
from nightdeck.games.netrunner_family.language.words import ThisTurn
from nightdeck.language.amounts import Over
from nightdeck.language.conditions import Both
from nightdeck.language.values import Fixed

SERVER_OF_TALLY: Final[dict[int, int]] = {
    terms.SUCCESSFUL_HQ: terms.HQ_SERVER,
    terms.SUCCESSFUL_RD: terms.RD_SERVER,
    terms.SUCCESSFUL_ARCHIVES: terms.ARCHIVES_SERVER,
}
NEEDED: Final[dict[int, tuple[int, ...]]] = {}
"""The servers a successful run on which makes a card of the pool playable."""


def servers_in(condition: Condition) -> tuple[int, ...]:
    """Return the central servers whose successful runs a condition asks for."""
    if isinstance(condition, Both):
        return tuple(server for each in condition.conditions for server in servers_in(each))
    if isinstance(condition, ThisTurn) and condition.tally in SERVER_OF_TALLY:
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
    if server > terms.ARCHIVES_SERVER or state.run_server >= 0:
        return False
    for card in state.zones[terms.GRIP]:
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
    price = 0.0
    for each in missing:
        price += passage(state, each, rig, 0, rezzed_only=True).credits
    return price + play_cost(state, card) <= means(state)


def lacks_for_counter(state: AnrState, card: int) -> int:
    """Return the advancements after which scoring an agenda pays a first counter of its own."""
    bonus = POOL[state.definition[card]].scored_counters
    if not isinstance(bonus, Over):
        return 0
    return max(0, bonus.limit + bonus.per - state.counters[terms.ADVANCEMENT][card])


def is_worth_more(state: AnrState, card: int) -> bool:
    """Tell whether an agenda that could be scored had better be advanced further this turn."""
    lacks = lacks_for_counter(state, card)
    if not 0 < lacks <= min(state.clicks[CORP], state.credits[CORP]) or state.turn_seat != CORP:
        return False
    points = POOL[state.definition[card]].points
    return score(state, CORP) + points < terms.POINTS_TO_WIN


# Clicks that score --------------------------------------------------------------------------------


def clicks_gained(place: int) -> int:
    """Return the clicks an operation of the pool brings beyond the one it takes."""
    effect = POOL[place].on_play
    return effect.amount - 1 if isinstance(effect, GainClicks) else 0


def can_score_with(state: AnrState, clicks: int, credits: int) -> int:
    """Return the points of the best agenda that so many clicks and credits score this turn."""
    best = 0
    for card in state.zones[terms.HQ]:
        if POOL[state.definition[card]].kind == terms.AGENDA:
            needs = requirement(state, card)
            if needs < clicks and needs <= credits:
                best = max(best, POOL[state.definition[card]].points)
    for server in state.servers[terms.FIRST_REMOTE :]:
        for card in state.zones[root(server)]:
            if POOL[state.definition[card]].kind == terms.AGENDA:
                needs = requirement(state, card) - state.counters[terms.ADVANCEMENT][card]
                if 0 < needs <= clicks and needs <= credits:
                    best = max(best, POOL[state.definition[card]].points)
    return best


def opens_a_score(state: AnrState, card: int) -> bool:
    """Tell whether the clicks of an operation let an agenda be scored that otherwise would not."""
    extra = clicks_gained(state.definition[card])
    clicks = state.clicks[CORP]
    purse = state.credits[CORP]
    after = can_score_with(state, clicks + extra, purse - play_cost(state, card))
    return after > can_score_with(state, clicks, purse)


# A house on fire ----------------------------------------------------------------------------------


def burns(place: int) -> int:
    """Return the meat damage an operation of the pool does."""
    definition = POOL[place]
    effect = definition.on_play
    if (
        definition.kind != terms.OPERATION
        or not isinstance(effect, DoDamage)
        or effect.kind != terms.MEAT
    ):
        return 0
    return effect.amount.value if isinstance(effect.amount, Fixed) else 0
