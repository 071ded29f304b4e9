"""Rules of thumb for computer players: how a position looks, which options deserve a try."""

from __future__ import annotations

import math
from typing import Final

from nightdeck.games.android_netrunner import options as verb
from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.icebreakers import is_strong_enough
from nightdeck.games.android_netrunner.modifiers import (
    hand_size,
    link,
    requirement,
    score,
    subroutines,
)
from nightdeck.games.android_netrunner.servers import ice_of
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES_DOWN,
    ASSET,
    CORP,
    FIRST_REMOTE,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    HQ,
    HQ_SERVER,
    ICE,
    ICEBREAKER,
    NONE,
    PROGRAMS,
    RD,
    RD_SERVER,
    RESOURCES,
    RUNNER,
    STACK,
    root,
)
from nightdeck.kernel.state import Option

# Evaluate -----------------------------------------------------------------------------------------

POINT: Final = 0.55
"""What an agenda point is worth; the rest is counted in parts of it."""


def evaluate(state: AnrState, seat: int) -> float:
    """Estimate a seat's chance to win, 0 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    balance = corp_standing(state) - runner_standing(state)
    chance = 1.0 / (1.0 + math.exp(-balance))
    return chance if seat == CORP else 1.0 - chance


def corp_standing(state: AnrState) -> float:
    """Return how well the Corp stands: points, money, ice, what is advanced, a tagged Runner."""
    points = score(state, CORP)
    value = POINT * points + 0.08 * points * points
    value += 0.06 * min(state.credits[CORP], 20) + 0.03 * len(state.zones[HQ])
    for server in state.servers:
        weight = 0.12 if server != 2 else 0.03
        if server >= FIRST_REMOTE and not state.zones[root(server)]:
            weight = 0.05
        for ice in ice_of(state, server):
            value += weight * (1.6 if state.rezzed[ice] else 1.0)
        value += root_standing(state, server)
    value += 0.10 * min(state.runner_tags, 3) - 0.10 * state.bad_publicity
    if len(state.zones[RD]) < 6:
        value -= 0.25 * (6 - len(state.zones[RD]))
    return value


def root_standing(state: AnrState, server: int) -> float:
    """Return what the cards in a root are worth: agendas on their way, assets at work."""
    value = 0.0
    guarded = min(len(ice_of(state, server)), 3) / 3
    for card in state.zones[root(server)]:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA:
            done = state.counters[ADVANCEMENT][card] / max(requirement(state, card), 1)
            value += definition.points * (0.10 * guarded + 0.40 * guarded * min(done, 1.0))
            value -= definition.points * 0.15 * (1.0 - guarded)
        elif state.rezzed[card]:
            value += 0.15
    return value


def runner_standing(state: AnrState) -> float:
    """Return how well the Runner stands: points, money, hand, rig."""
    points = score(state, RUNNER)
    value = POINT * points + 0.08 * points * points
    value += 0.06 * min(state.credits[RUNNER], 20)
    cards = len(state.zones[GRIP])
    value += 0.08 * min(cards, 5) - (0.25 * (3 - cards) if cards < 3 else 0.0)
    breakers = 0
    for card in state.zones[PROGRAMS]:
        value += 0.10
        if POOL[state.definition[card]].subtypes & ICEBREAKER:
            breakers += 1
    value += 0.22 * min(breakers, 3)
    value += 0.08 * (len(state.zones[HARDWARE_ROW]) + len(state.zones[RESOURCES]))
    value += 0.04 * link(state) - 0.15 * state.brain_damage
    return value


# Weigh --------------------------------------------------------------------------------------------


def weigh(state: AnrState, option: Option) -> float:
    """Return how much a quick rule of thumb likes an option of the open question."""
    kind = option[0]
    fixed = FIXED.get(kind)
    if fixed is not None:
        return fixed
    if kind == verb.MAKE_RUN:
        return weigh_run(state, option[1])
    if kind == verb.INSTALL:
        return weigh_install(state, option[1], option[2])
    if kind == verb.PLAY:
        return 5.0 if option[2] == NONE else 1.0 + weigh_run(state, option[2])
    if kind == verb.ADVANCE:
        return weigh_advance(state, option[1])
    if kind == verb.REZ:
        return weigh_rez(state, option[1])
    if kind == verb.USE:
        return weigh_use(state, option)
    if kind == verb.GAIN_CREDIT:
        return weigh_credit(state)
    if kind == verb.DRAW:
        return weigh_draw(state)
    if kind == verb.BID:
        return 1.0 / (1 + option[1])
    if kind == verb.NUMBER:
        return 1.0 + option[1]
    return 1.0


FIXED: Final[dict[int, float]] = {
    0: 1.5,
    verb.KEEP: 3.0,
    verb.MULLIGAN: 1.0,
    verb.SCORE: 60.0,
    verb.STEAL: 60.0,
    verb.TRASH_ACCESSED: 3.0,
    verb.LEAVE: 1.0,
    verb.TRASH_FIRST: 0.05,
    verb.GO_ON: 3.0,
    verb.CONTINUE: 4.0,
    verb.JACK_OUT: 0.5,
    verb.YES: 3.0,
    verb.NO: 1.0,
    verb.REMOVE_TAG: 4.0,
    verb.PURGE: 0.4,
    verb.TRASH_RESOURCE: 2.0,
    verb.PREVENT: 5.0,
    verb.ENOUGH: 0.6,
}


def weigh_run(state: AnrState, server: int) -> float:
    """Like runs on open or weakly guarded servers, and on what has been advanced."""
    guard = 0.0
    for ice in ice_of(state, server):
        if not state.rezzed[ice]:
            guard += 0.7
        elif not can_break(state, ice):
            guard += 2.5
        else:
            guard += 0.5
    prize = 1.0
    if server == HQ_SERVER:
        prize = 1.5 if state.zones[HQ] else 0.1
    elif server == RD_SERVER:
        prize = 2.0
    elif server >= FIRST_REMOTE:
        prize = sum(
            2.0 + 2.0 * state.counters[ADVANCEMENT][card]
            for card in state.zones[root(server)]
            if not state.rezzed[card]
        ) or 0.3
    else:
        prize = 0.5 * len(state.zones[ARCHIVES_DOWN])
    if len(state.zones[GRIP]) < 2:
        prize *= 0.5
    return prize / (1.0 + guard)


def can_break(state: AnrState, ice: int) -> bool:
    """Tell whether some icebreaker in play fits the type of a piece of ice."""
    subtypes = POOL[state.definition[ice]].subtypes
    for card in state.zones[PROGRAMS]:
        definition = POOL[state.definition[card]]
        if not definition.subtypes & ICEBREAKER or definition.breaks < 0:
            continue
        if definition.breaks == 0 or definition.breaks & subtypes:
            return True
    return False


def weigh_install(state: AnrState, card: int, place: int) -> float:
    """Ice where there is none, agendas behind ice, breakers and economy into the rig."""
    definition = POOL[state.definition[card]]
    if definition.side == RUNNER:
        return 4.0 if definition.subtypes & ICEBREAKER else 2.5
    if definition.kind == ICE:
        standing = 0 if place == state.next_server else len(ice_of(state, place))
        weight = 3.0 if place in (HQ_SERVER, RD_SERVER) else 1.5
        return weight / (1 + 2 * standing)
    guard = 0 if place == state.next_server else len(ice_of(state, place))
    if definition.kind == AGENDA:
        return 0.3 + 2.5 * min(guard, 2)
    return 1.5 if definition.kind == ASSET else 0.8


def weigh_advance(state: AnrState, card: int) -> float:
    """Like advancing agendas that are nearly done."""
    if POOL[state.definition[card]].kind != AGENDA:
        return 0.3
    missing = requirement(state, card) - state.counters[ADVANCEMENT][card]
    return 0.2 if missing <= 0 else 6.0 / missing


def weigh_rez(state: AnrState, card: int) -> float:
    """Rez ice that is approached; rez others if money is left."""
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        return 6.0
    return 2.0 if state.credits[CORP] - definition.cost >= 3 else 0.7


def weigh_use(state: AnrState, option: Option) -> float:
    """Break what can be broken; use economy; keep the rest for when it matters."""
    question = state.question
    name = "" if question is None else question.name
    if name == "action":
        return 4.0
    if name == "break-window" and state.encountered != NONE:
        left = len(subroutines(state, state.encountered)) - state.broken.bit_count()
        ability = POOL[state.definition[option[1]]].abilities[option[2]]
        if left <= 0:
            return 0.01
        if ability.effect.can(state, option[1], NONE, 0):
            return 5.0 if is_strong_enough(state, option[1], 0) else 2.0
    return 0.3


def weigh_credit(state: AnrState) -> float:
    """Money is wanted when there is little."""
    return 3.0 / (1.0 + 0.4 * state.credits[state.turn_seat])


def weigh_draw(state: AnrState) -> float:
    """Cards are wanted when the hand is small."""
    seat = state.turn_seat
    hand = len(state.zones[HQ if seat == CORP else GRIP])
    if seat == CORP and len(state.zones[RD]) < 4:
        return 0.05
    return 3.0 if hand < 3 else 1.0 if hand < hand_size(state, seat) else 0.1


HAND_VERBS: Final = (verb.PLAY, verb.INSTALL, verb.DISCARD, verb.CARD)
FACE: Final = 1_000_000
"""Added to a definition's number, so that a face is never taken for a card."""


def alike(state: AnrState, option: Option) -> Option:
    """Return an option with a card in hand or deck replaced by its face: copies are alike."""
    if option[0] not in HAND_VERBS or len(option) < 2:
        return option
    card = option[1]
    if not 0 <= card < len(state.zone) or state.zone[card] not in (HQ, GRIP, RD, STACK, HEAP):
        return option
    return (option[0], FACE + state.definition[card], *option[2:])


def is_quiet(state: AnrState) -> bool:
    """Tell whether nothing is half done: a player is about to take an action."""
    return state.question is not None and state.question.name == "action"

