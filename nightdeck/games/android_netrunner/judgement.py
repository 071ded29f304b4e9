"""How a position looks: the Corporation's chance to win, from what a player would count.

Everything is added up in parts of what decides a game; a logistic curve makes a chance of it. The
weights were chosen by playing levels against each other, see docs/laboratory.md.
"""

from __future__ import annotations

import math

from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.modifiers import requirement, score
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_SERVER,
    BARRIER,
    CODE_GATE,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    GRIP,
    HARDWARE_ROW,
    HQ,
    HQ_SERVER,
    POINTS_TO_WIN,
    PROGRAMS,
    RD,
    RD_SERVER,
    RESOURCES,
    RUNNER,
    SENTRY,
    ice_zone,
    root,
)
from nightdeck.games.android_netrunner.tolls import WALL, breakers, breaking, means, toll


def evaluate(state: AnrState, seat: int) -> float:
    """Estimate a seat's chance to win, 0 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    rig = breakers(state)
    balance = points_balance(state) + access_balance(state, rig) + remote_balance(state, rig)
    balance += corp_means(state) - runner_means(state, rig)
    corp = 1.0 / (1.0 + math.exp(-balance))
    return corp if seat == CORP else 1.0 - corp


def is_quiet(state: AnrState) -> bool:
    """Tell whether nothing is half done: a player is about to take an action."""
    return state.question is not None and state.question.name == "action"


def points_balance(state: AnrState) -> float:
    """Return the agenda points: the nearer to seven, the more each is worth."""
    corp = score(state, CORP) / POINTS_TO_WIN
    runner = score(state, RUNNER) / POINTS_TO_WIN
    return 4.0 * (corp - runner) + 2.0 * (corp * corp - runner * runner)


# What the Runner can reach ------------------------------------------------------------------------


def ease(price: float, purse: float) -> float:
    """Return how easily the Runner gets in: 1 for nothing, 0 past a wall."""
    if price >= WALL:
        return 0.0
    return 1.0 / (1.0 + price / (1.5 + 0.25 * purse))


def agenda_points(state: AnrState, zone: int) -> int:
    """Return the agenda points that lie in a zone."""
    found = 0
    for card in state.zones[zone]:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA:
            found += definition.points
    return found


def access_balance(state: AnrState, rig: list[int]) -> float:
    """Return what the Runner can expect of the central servers, as a loss for the Corp."""
    purse = means(state)
    loss = 0.0
    for server, zone in ((HQ_SERVER, HQ), (RD_SERVER, RD)):
        density = agenda_points(state, zone) / max(1, len(state.zones[zone]))
        loss += 1.6 * density * ease(toll(state, server, rig), purse)
    dumped = agenda_points(state, ARCHIVES) + agenda_points(state, ARCHIVES_DOWN)
    if dumped:
        loss += 0.5 * dumped * ease(toll(state, ARCHIVES_SERVER, rig), purse)
    # ANR-V2: an empty R&D loses the game.
    loss += 1.0 / (1.0 + len(state.zones[RD]) / 3.0)
    return -loss


# What the Corp is building ------------------------------------------------------------------------


def remote_balance(state: AnrState, rig: list[int]) -> float:
    """Return what lies in the remote servers: agendas on their way, assets at work."""
    balance = 0.0
    for server in state.servers[FIRST_REMOTE:]:
        for card in state.zones[root(server)]:
            if POOL[state.definition[card]].kind == AGENDA:
                balance += agenda_balance(state, card, toll(state, server, rig))
            else:
                balance += 0.13 if state.rezzed[card] else 0.08
    return balance


def agenda_balance(state: AnrState, card: int, price: float) -> float:
    """Return the worth of an installed agenda: near to being scored, or easy to steal."""
    purse = means(state)
    corp_acts = state.turn_seat == CORP
    reach = purse + (4 if corp_acts else state.clicks[RUNNER])
    exposed = ease(price, purse) if price <= reach else 0.0
    left = requirement(state, card) - state.counters[ADVANCEMENT][card]
    if corp_acts:
        left -= state.clicks[CORP]
    points = POOL[state.definition[card]].points / 3.0
    hope = 1.6 if score(state, CORP) < 4 else 2.4
    return points * (hope * (1.0 - exposed) / (1.0 + 0.5 * max(0, left)) - 1.6 * exposed)


def purse_worth(credits: float) -> float:
    """Return what money is worth: the first credits most."""
    return 0.35 * math.sqrt(max(0.0, credits) + 1.0)


def corp_means(state: AnrState) -> float:
    """Return the Corp's money, hand and ice, and how the Runner is hurt."""
    credits = float(state.credits[CORP])
    if state.turn_seat == CORP:
        credits += 0.9 * state.clicks[CORP]
    worth = 0.0
    for server in state.servers:
        for ice in state.zones[ice_zone(server)]:
            worth += 0.083 if state.rezzed[ice] else 0.05
        for card in state.zones[root(server)]:
            if state.rezzed[card]:
                credits += 0.6 * state.counters[CREDIT][card]
    worth += purse_worth(credits) + 0.1 * math.log1p(len(state.zones[HQ]))
    worth += 0.15 * min(3, state.runner_tags) - 0.05 * state.bad_publicity
    return worth + 0.15 * state.brain_damage


def runner_means(state: AnrState, rig: list[int]) -> float:
    """Return the Runner's money, grip and rig; a grip of one card is close to death."""
    credits = float(state.credits[RUNNER])
    if state.turn_seat == RUNNER:
        credits += 0.9 * state.clicks[RUNNER]
    for card in state.zones[RESOURCES]:
        credits += 0.6 * state.counters[CREDIT][card]
    cards = len(state.zones[GRIP])
    worth = purse_worth(credits) + 0.25 * math.log1p(cards)
    if cards <= 2:
        worth -= 0.5 if cards <= 1 else 0.2
    installed = sum(len(state.zones[zone]) for zone in (PROGRAMS, HARDWARE_ROW, RESOURCES))
    return worth + 0.058 * installed + 0.17 * keys(state, rig)


def keys(state: AnrState, rig: list[int]) -> int:
    """Return how many of the three kinds of ice the rig can break."""
    kinds = 0
    for card in rig:
        way = breaking(state.definition[card])
        if way.kinds == 0:
            return 3
        if way.kinds > 0:
            kinds |= way.kinds
    return sum(1 for kind in (BARRIER, CODE_GATE, SENTRY) if kinds & kind)
