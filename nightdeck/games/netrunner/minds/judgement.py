"""How a position looks: the Corporation's chance to win, from what a player would count.

Everything is added up in parts of what decides a game; a logistic curve makes a chance of it. The
weights were chosen by playing levels against each other, see docs/laboratory.md.
"""

from __future__ import annotations

import math
from typing import Final

from nightdeck.games.netrunner.minds.holdings import (
    ENGINE,
    INCOME,
    PURSE,
    TRAP,
    can_burn,
    can_rush,
    holding,
)
from nightdeck.games.netrunner.minds.tolls import (
    BARRED,
    Passage,
    broken_kinds,
    means,
    passage,
)
from nightdeck.games.netrunner.model.definitions import LINK_ROW, POOL
from nightdeck.games.netrunner.model.numbers import difficulty, extra_accesses
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    BASE_ACTIONS,
    BITS,
    CODE_GATE,
    CORP,
    CORP_SCORE,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    HQ_FORT,
    ICE,
    NONE,
    RD,
    RD_FORT,
    RIG,
    RUNNER,
    SENTRY,
    UPGRADE,
    WALL,
    ice_zone,
    inside,
)

POINT: Final = 4.0
"""What all the points that win are worth, counted evenly."""
NEAR: Final = 1.5
"""Bits that hardly keep anybody out, whatever they have."""
OFTEN: Final = 1.5
"""How often a central fort will be accessed, if nothing stands in the way."""
BURDEN: Final = 0.12
"""What each agenda point costs that waits in HQ: sooner or later it is found."""
HOPE: Final = 1.6
"""What three points are worth that nobody can keep the Corp from scoring."""
LATE_HOPE: Final = 2.4
"""The same when they nearly win the game."""
FEAR: Final = 2.5
"""What three points cost the Corp that the Runner can simply take."""
PATIENCE: Final = 0.5
"""How much each turn that it still takes lessens the hope."""
REFUGE: Final = 0.5
"""What a fort is worth that nobody gets into."""
BIT: Final = 0.28
"""What money is worth to the Runner."""
TREASURY: Final = 0.42
"""What it is worth to the Corp, who rezzes and advances with it."""
PLENTY: Final = 11.0
"""So many bits rez and advance what a Corp has in mind."""
IDLE_BITS: Final = 0.25
"""How much each of the bits beyond that counts."""
MORE: Final = 0.5
"""How much more often HQ or R&D suffers for each further card that is accessed there."""
RESERVE: Final = 0.08
"""What a piece of ice in HQ is worth, as long as there are few."""
PROMISED: Final = 0.3
"""How much each bit counts that an operation of HQ would still bring."""
SPARE: Final = 0.03
"""What any other card in HQ is worth that is no agenda."""


def evaluate(state: OnrState, seat: int) -> float:
    """Estimate a seat's chance to win, 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.5
        return 1.0 if seat in outcome.winners else 0.0
    balance = points_balance(state) + access_balance(state) + fort_balance(state)
    balance += corp_means(state) - runner_means(state)
    corp = 1.0 / (1.0 + math.exp(-balance))
    return corp if seat == CORP else 1.0 - corp


def is_quiet(state: OnrState) -> bool:
    """Tell whether nothing is half done: a player is about to take an action."""
    question = state.question
    return question is not None and question.name.endswith("-action") and state.run_fort == NONE


def points_balance(state: OnrState) -> float:
    """Return the agenda points: the nearer to the goal, the more each is worth."""
    corp = state.points[CORP] / state.goal
    runner = state.points[RUNNER] / state.goal
    return POINT * (corp - runner) + 2.0 * (corp * corp - runner * runner)


# What the Runner can reach ------------------------------------------------------------------------


def ease(price: float, purse: float) -> float:
    """Return how easily the Runner gets in: 1 for nothing, 0 where they are barred."""
    if price >= BARRED:
        return 0.0
    return 1.0 / (1.0 + price / (NEAR + 0.25 * purse))


def agenda_points(state: OnrState, zone: int) -> int:
    """Return the agenda points that lie in a zone."""
    found = 0
    for card in state.zones[zone]:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA:
            found += definition.points
    return found


def access_balance(state: OnrState) -> float:
    """Return what the Runner can expect of the central forts, as a loss for the Corp.

    HQ is guarded for what is in it and for what will be drawn into it.
    """
    purse = means(state)
    rd = agenda_points(state, RD) / max(1, len(state.zones[RD]))
    hq = agenda_points(state, HQ) / max(1, len(state.zones[HQ]))
    loss = threat(state, RD_FORT, rd, purse)
    loss += threat(state, HQ_FORT, 0.65 * hq + 0.35 * rd, purse)
    loss += BURDEN * agenda_points(state, HQ) * ease(passage(state, HQ_FORT).toll, purse)
    dumped = agenda_points(state, ARCHIVES) + agenda_points(state, ARCHIVES_DOWN)
    if dumped:
        # ONR-11.1c All of Archives is accessed at once: what lies there is as good as stolen.
        way = passage(state, ARCHIVES_FORT)
        loss += 0.2 * dumped + 0.65 * dumped * ease(way.toll, purse)
    # ONR-18.4 An empty R&D loses the game.
    loss += 1.0 / (1.0 + len(state.zones[RD]) / 3.0)
    return -loss


def threat(state: OnrState, fort: int, density: float, purse: float) -> float:
    """Return what accesses of a central fort will cost the Corp, by the agendas in it."""
    if density <= 0:
        return 0.0
    often = OFTEN * (1.0 + MORE * extra_accesses(state, fort))
    return often * density * ease(passage(state, fort).toll, purse)


# What the Corp is building ------------------------------------------------------------------------


def fort_balance(state: OnrState) -> float:
    """Return what lies in the subsidiary forts: agendas on their way, nodes at work.

    The best guarded one that is free is worth something by itself: there the next agenda will be
    scored. That can wait while HQ or R&D lies open.
    """
    purse = means(state)
    balance = score_from_hand(state)
    refuge = 0.0
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        way = passage(state, fort)
        is_free = bool(state.zones[ice_zone(fort)])
        for card in state.zones[inside(fort)]:
            kind = POOL[state.definition[card]].kind
            if kind == AGENDA:
                balance += agenda_balance(state, card, way, purse)
            else:
                balance += node_balance(state, card, way, purse)
            is_free = is_free and kind == UPGRADE
        if is_free:
            refuge = max(refuge, 1.0 - ease(way.toll, purse))
    is_open = not (state.zones[ice_zone(HQ_FORT)] and state.zones[ice_zone(RD_FORT)])
    return balance + (0.1 if is_open else REFUGE) * refuge


def score_from_hand(state: OnrState) -> float:
    """Return the hope that an agenda of HQ is installed, advanced and scored in this very turn."""
    actions = state.actions[CORP]
    if state.turn_seat != CORP or actions < 2:
        return 0.0
    best = 0
    for card in state.zones[HQ]:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA and definition.points > best:
            if can_rush(state, card, actions - 1):
                best = definition.points
    return 0.35 * best


def agenda_balance(state: OnrState, card: int, way: Passage, purse: float) -> float:
    """Return the worth of an installed agenda: near to being scored, or easy to steal."""
    corp_acts = state.turn_seat == CORP
    reach = purse + (BASE_ACTIONS[RUNNER] - 1 if corp_acts else state.actions[RUNNER])
    exposed = ease(way.toll, purse) if way.bits <= reach else 0.0
    left = max(0, difficulty(state, card) - state.counters[ADVANCEMENT][card])
    points = POOL[state.definition[card]].points / 3.0
    hope = HOPE if state.points[CORP] < 4 else LATE_HOPE
    if corp_acts:
        if left <= state.actions[CORP] and left <= state.bits[CORP]:
            return points * hope  # It will be scored before anybody can come.
        left = max(1, left - state.actions[CORP])
    turns = -(-max(1, left) // BASE_ACTIONS[CORP])
    kept = math.pow(1.0 - exposed, turns)
    # Whoever steals it has paid for the way in.
    drained = purse_worth(purse) - purse_worth(purse - way.bits) if kept < 1.0 else 0.0
    return points * hope * kept / (1.0 + PATIENCE * turns) - (1.0 - kept) * (
        FEAR * points - drained
    )


def node_balance(state: OnrState, card: int, way: Passage, purse: float) -> float:
    """Return the worth of a node or upgrade, less if the Runner can come and trash it."""
    definition = POOL[state.definition[card]]
    worth = node_worth(state, card)
    if definition.trash_cost >= 0 and way.bits + definition.trash_cost <= purse:
        worth *= 1.0 - 0.5 * ease(way.toll, purse)
    return worth


def node_worth(state: OnrState, card: int) -> float:
    """Return what a node will still bring; one that is not rezzed costs something first."""
    own = holding(state.definition[card])
    rezzed = state.rezzed[card] != 0
    if own.role == TRAP:
        # A trap that lies open warns; ONR-11.2a it bites rezzed, so it can wait until then.
        bait = 0.12 + 0.06 * min(3, state.counters[ADVANCEMENT][card])
        return bait if not rezzed else 0.5 * bait
    if own.bank:
        coming = state.counters[BITS][card] if rezzed else own.bank - own.cost
        return 0.05 + (0.045 if rezzed else 0.03) * 0.8 * coming
    if own.role in (INCOME, PURSE):
        return 0.25 if rezzed else 0.14
    if own.role == ENGINE:
        return 0.3 if rezzed else 0.15
    return 0.06 + 0.03 * own.cost if rezzed else 0.08


# Means --------------------------------------------------------------------------------------------


def purse_worth(bits: float) -> float:
    """Return what money is worth: the first bits most."""
    return BIT * math.sqrt(max(0.0, bits) + 1.0)


def coming_actions(state: OnrState, seat: int) -> float:
    """Return the actions a side has left, half of its next turn while the other one acts.

    So the end of a turn is no event by itself, and options that end it compare with those that
    do not.
    """
    if state.turn_seat == seat:
        return float(state.actions[seat])
    return BASE_ACTIONS[seat] / 2 - state.forgo[seat]


def corp_means(state: OnrState) -> float:
    """Return the Corp's money, hand and ice, and how the Runner is hurt.

    Rezzed ice keeps a part of what was paid for it: it will be met again and again.
    """
    bits = state.bits[CORP] + 0.9 * coming_actions(state, CORP) + PROMISED * money_in_hand(state)
    worth = 0.0
    if bits > PLENTY:
        bits = PLENTY + IDLE_BITS * (bits - PLENTY)
    for card in state.all_ice:
        cost = POOL[state.definition[card]].cost
        worth += 0.05 + 0.025 * cost if state.rezzed[card] else 0.05
    for card in state.zones[CORP_SCORE]:
        bits += 0.5 * state.counters[BITS][card]
    worth += TREASURY * math.sqrt(bits + 1.0) + hand_worth(state)
    worth -= 0.15 * state.bad_publicity + 0.03 * sum(state.player_counters[:12])
    if state.runner_tags:
        worth += 0.15 * min(3, state.runner_tags)
        if can_burn(state, state.zones[HQ], len(state.zones[HAND])):
            worth += 1.5
    worth += 0.2 * len(state.locks) + 0.06 * state.no_runs + 0.1 * sum(state.player_counters[12:17])
    return worth + 0.25 * state.brain_damage


def hand_worth(state: OnrState) -> float:
    """Return what the cards of HQ are good for: ice to install, bits to come."""
    worth = 0.0
    ice = 0
    for card in state.zones[HQ]:
        place = state.definition[card]
        kind = POOL[place].kind
        if kind == ICE:
            ice += 1
            worth += RESERVE if ice <= 3 else 0.02
        elif kind != AGENDA:
            worth += SPARE
    return worth


def money_in_hand(state: OnrState) -> float:
    """Return the bits that operations of HQ would still bring; less where they are too dear yet."""
    found = 0.0
    for card in state.zones[HQ]:
        own = holding(state.definition[card])
        if own.gain > own.cost:
            part = 1.0 if own.cost <= state.bits[CORP] else 0.5
            found += part * (own.gain - own.cost)
    return found


def runner_means(state: OnrState) -> float:
    """Return the Runner's money, hand and rig; a hand of one card is close to death.

    What is installed keeps a part of what it cost.
    """
    bits = state.bits[RUNNER] + 0.9 * coming_actions(state, RUNNER)
    cards = len(state.zones[HAND])
    worth = 0.25 * math.log1p(cards)
    if cards <= 2:
        worth -= 0.5 if cards <= 1 else 0.2
    for zone in RIG:
        for card in state.zones[zone]:
            own = holding(state.definition[card])
            worth += 0.05 + 0.035 * own.cost
            if own.role in (INCOME, ENGINE):
                bits += 0.6 * state.counters[BITS][card]
                worth += 0.12 if not own.bank else -0.035 * own.cost
    if state.index[LINK_ROW]:
        worth += 0.1
    return worth + purse_worth(bits) + 0.2 * keys(state)


def keys(state: OnrState) -> int:
    """Return how many of the three kinds of ice the rig can break."""
    kinds = broken_kinds(state)
    return sum(1 for kind in (WALL, CODE_GATE, SENTRY) if kinds & kind)
