"""How a position looks to a side: points, money, forts, danger; built from what everybody knows."""

from __future__ import annotations

from math import exp

from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, LINK_ROW, POOL
from nightdeck.games.netrunner.model.numbers import difficulty, strength
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    BITS,
    CODE_GATE,
    CORP,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    HQ_FORT,
    NONE,
    PRIMARY_TYPES,
    RD,
    RD_FORT,
    RIG,
    RUNNER,
    SENTRY,
    STACK,
    WALL,
    ice_zone,
    inside,
)

POINT = 0.62
BIT = 0.045
CARD = 0.1


def evaluate(state: OnrState, seat: int) -> float:
    """Estimate a seat's chance to win from how good the position is for the Corp."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.5
        return 1.0 if seat in outcome.winners else 0.0
    chance = 1 / (1 + exp(-lead(state)))
    return chance if seat == CORP else 1 - chance


def lead(state: OnrState) -> float:
    """Return how far the Corp is ahead, in a measure of its own."""
    goal = state.goal
    corp, runner = state.points
    found = POINT * (race(corp, goal) - race(runner, goal))
    found += BIT * (money(state.bits[CORP]) - money(state.bits[RUNNER]))
    found += CARD * (min(len(state.zones[HQ]), 5) - min(len(state.zones[HAND]), 6))
    kinds = covered(state)
    found += forts(state, kinds) - rig(state, kinds) - threat(state, kinds)
    found += danger(state)
    found -= 0.1 * state.bad_publicity
    found -= 0.12 * max(0, 8 - len(state.zones[RD]))
    found += 0.05 * max(0, 5 - len(state.zones[STACK]))
    found -= 0.05 * sum(state.player_counters[:12]) - 0.1 * sum(state.player_counters[12:17])
    return found


def race(points: int, goal: int) -> float:
    """Return what points are worth: the last ones the most."""
    return points + 0.09 * points * points * 7 / goal


def money(bits: int) -> float:
    """Return what bits are worth: the first ones the most."""
    return min(bits, 10) + 0.4 * max(0, min(bits, 25) - 10)


def forts(state: OnrState, kinds: list[int]) -> float:
    """Return what the Corp's installed cards are worth."""
    found = 0.0
    for fort in state.forts:
        ice = state.zones[ice_zone(fort)]
        guard = 0.0
        for card in ice:
            worth = 0.16
            if state.rezzed[card]:
                worth = (
                    0.16
                    + 0.05 * max(0, strength(state, card))
                    + 0.02 * POOL[state.definition[card]].cost
                )
            guard += worth
        # The third piece on one fort helps less than the first on another.
        found += guard if len(ice) < 3 else guard * 0.8
        content = state.zones[inside(fort)]
        way = ease(state, fort, kinds) if content else 0.0
        for card in content:
            found += inside_worth(state, card, fort, way)
    for card in range(len(state.active)):
        if state.active[card] and POOL[state.definition[card]].side == CORP:
            found += 0.02 * state.counters[BITS][card]
    return found


def inside_worth(state: OnrState, card: int, fort: int, way: float) -> float:
    """Return what a card inside a fort is worth to the Corp; `way` is how easily it is reached."""
    definition = POOL[state.definition[card]]
    if definition.kind == AGENDA:
        need = max(1, difficulty(state, card))
        left = max(0, need - state.counters[ADVANCEMENT][card])
        if state.turn_seat == CORP and left <= min(state.actions[CORP], state.bits[CORP]):
            return 0.6 * definition.points  # It will be scored before anybody can come.
        return definition.points * (0.9 * (1 - way) / (1 + 0.3 * left) - 0.6 * way)
    if fort >= FIRST_SUBSIDIARY:
        return 0.18 if state.rezzed[card] else 0.1
    return 0.15


# How the Runner gets in ---------------------------------------------------------------------------


def ease(state: OnrState, fort: int, kinds: list[int]) -> float:
    """Return how easily the Runner gets into a fort, from 0 to 1, by its ice and their bits."""
    toll = 0.0
    for card in state.zones[ice_zone(fort)]:
        if not state.rezzed[card]:
            toll += 3.0 if state.bits[CORP] >= 4 else 1.5
        elif POOL[state.definition[card]].keywords & PRIMARY_TYPES & mask_of(kinds):
            toll += 1.0 + 0.5 * max(0, strength(state, card))
        else:
            toll += 9.0
    return exp(-toll / (2.0 + 0.3 * state.bits[RUNNER]))


def mask_of(kinds: list[int]) -> int:
    """Return several kinds of ice as one mask."""
    found = 0
    for kind in kinds:
        found |= kind
    return found


def density(state: OnrState, zone: int) -> float:
    """Return how many agenda points a card of HQ or R&D holds on average."""
    cards = state.zones[zone]
    points = 0
    for card in cards:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA:
            points += definition.points
    return points / max(1, len(cards))


def threat(state: OnrState, kinds: list[int]) -> float:
    """Return what the Runner can expect of HQ and R&D, as a loss of the Corp."""
    rd, hq = density(state, RD), density(state, HQ)
    found = 1.6 * rd * ease(state, RD_FORT, kinds)
    return POINT * (found + 1.6 * (0.65 * hq + 0.35 * rd) * ease(state, HQ_FORT, kinds))


def rig(state: OnrState, kinds: list[int]) -> float:
    """Return what the Runner's installed cards are worth."""
    found = 0.0
    for zone in RIG:
        for card in state.zones[zone]:
            found += 0.14 + 0.015 * min(10, state.counters[BITS][card])
    found += 0.28 * len(kinds)
    if state.index[LINK_ROW]:
        found += 0.15
    return found


def covered(state: OnrState) -> list[int]:
    """Return the kinds of ice for which the Runner has an icebreaker."""
    kinds: list[int] = []
    for card in state.index[BREAKER_ROW]:
        breaker = POOL[state.definition[card]].breaker
        if breaker is None:
            continue
        for kind in (SENTRY, CODE_GATE, WALL):
            if kind not in kinds and (breaker.breaks == 0 or breaker.breaks & kind):
                kinds.append(kind)
    return kinds


def danger(state: OnrState) -> float:
    """Return how badly the Runner is hurt: tags, brain damage, locks."""
    found = 0.22 * min(state.runner_tags, 3) + 0.35 * state.brain_damage
    found += 0.15 * len(state.locks) + 0.04 * state.no_runs
    found += 0.12 * (state.forgo[RUNNER] - state.forgo[CORP])
    if len(state.zones[HAND]) < 3:
        found += 0.08 * (3 - len(state.zones[HAND])) * (2 if state.runner_tags else 1)
    return found


def is_quiet(state: OnrState) -> bool:
    """Tell whether a player is about to take an action."""
    question = state.question
    return question is not None and question.name.endswith("-action") and state.run_fort == NONE
