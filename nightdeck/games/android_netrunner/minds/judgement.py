"""How a position looks: the Corporation's chance to win, from what a player would count.

Everything is added up in parts of what decides a game; a logistic curve makes a chance of it. The
weights were chosen by playing levels against each other, see docs/laboratory.md.
"""

from __future__ import annotations

import math
from typing import Final

from nightdeck.games.android_netrunner.minds import tolls
from nightdeck.games.android_netrunner.minds.holdings import ENGINE, INCOME, PURSE, TRAP, holding
from nightdeck.games.android_netrunner.minds.stings import is_deadly, sting, weapon
from nightdeck.games.android_netrunner.minds.tolls import Passage
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER, ice_zone, root

STING: Final = 1.5
"""What a card lost to damage is worth, in credits."""

BARB: Final = 0.2
"""What a card lost to damage is worth, in agenda points."""


def evaluate(state: AnrState, seat: int) -> float:
    """Estimate a seat's chance to win, 0 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    rig = tolls.breakers(state)
    balance = points_balance(state) + access_balance(state, rig) + remote_balance(state, rig)
    balance += corp_means(state) - runner_means(state, rig)
    corp = 1.0 / (1.0 + math.exp(-balance))
    return corp if seat == CORP else 1.0 - corp


def is_quiet(state: AnrState) -> bool:
    """Tell whether nothing is half done: a player is about to take an action."""
    return state.question is not None and state.question.name == "action"


def points_balance(state: AnrState) -> float:
    """Return the agenda points: the nearer to seven, the more each is worth."""
    corp = modifiers.score(state, CORP) / terms.POINTS_TO_WIN
    runner = modifiers.score(state, RUNNER) / terms.POINTS_TO_WIN
    return 4.0 * (corp - runner) + 2.0 * (corp * corp - runner * runner)


# What the Runner can reach ------------------------------------------------------------------------


def ease(price: float, purse: float) -> float:
    """Return how easily the Runner gets in: 1 for nothing, 0 past a wall."""
    if price >= tolls.WALL:
        return 0.0
    return 1.0 / (1.0 + price / (1.5 + 0.25 * purse))


def agenda_points(state: AnrState, zone: int) -> int:
    """Return the agenda points that lie in a zone."""
    found = 0
    for card in state.zones[zone]:
        definition = POOL[state.definition[card]]
        if definition.kind == terms.AGENDA:
            found += definition.points
    return found


def lure(state: AnrState, zone: int) -> float:
    """Return what accesses of a zone bring the Runner: agenda points, less what bites there."""
    found = 0.0
    for card in state.zones[zone]:
        definition = POOL[state.definition[card]]
        if definition.kind == terms.AGENDA:
            found += definition.points
        if definition.on_access is not None:
            found -= BARB * sting(state, card)
    return found


def access_balance(state: AnrState, rig: list[int]) -> float:
    """Return what the Runner can expect of the central servers, as a loss for the Corp.

    HQ is guarded for what is in it and for what will be drawn into it.
    """
    purse = tolls.means(state)
    rd = lure(state, terms.RD) / max(1, len(state.zones[terms.RD]))
    hq = lure(state, terms.HQ) / max(1, len(state.zones[terms.HQ]))
    loss = threat(state, terms.RD_SERVER, rd, rig, purse)
    loss += threat(state, terms.HQ_SERVER, 0.65 * hq + 0.35 * rd, rig, purse)
    dumped = agenda_points(state, terms.ARCHIVES) + agenda_points(state, terms.ARCHIVES_DOWN)
    if dumped:
        loss += 0.5 * dumped * ease(tolls.toll(state, terms.ARCHIVES_SERVER, rig), purse)
    # ANR-V2: an empty R&D loses the game.
    loss += 1.0 / (1.0 + len(state.zones[terms.RD]) / 3.0)
    return -loss


def threat(state: AnrState, server: int, density: float, rig: list[int], purse: float) -> float:
    """Return what accesses of a central server will cost the Corp, by the agendas in it."""
    if density <= 0:
        return 0.0
    often = 2.1 + 0.5 * modifiers.extra_accesses(state, server)
    return often * density * ease(tolls.toll(state, server, rig), purse)


# What the Corp is building ------------------------------------------------------------------------


def remote_balance(state: AnrState, rig: list[int]) -> float:
    """Return what lies in the remote servers: agendas on their way, assets at work.

    The best guarded one is worth something by itself: there the next agenda will be scored. That
    can wait while HQ or R&D lies open.
    """
    purse = tolls.means(state)
    balance = score_from_hand(state)
    refuge = 0.0
    for server in state.servers[terms.FIRST_REMOTE :]:
        clicks = tolls.spare_clicks(state, server)
        way = tolls.passage(state, server, rig, clicks)
        if state.zones[ice_zone(server)]:
            refuge = max(refuge, 1.0 - ease(way.toll, purse))
        for card in state.zones[root(server)]:
            if POOL[state.definition[card]].kind == terms.AGENDA:
                balance += agenda_balance(state, card, way)
            else:
                balance += asset_balance(state, card, way, purse)
    is_open = not (
        state.zones[ice_zone(terms.HQ_SERVER)] and state.zones[ice_zone(terms.RD_SERVER)]
    )
    return balance + (0.1 if is_open else 0.5) * refuge


def score_from_hand(state: AnrState) -> float:
    """Return the hope that an agenda of HQ is installed, advanced and scored in this very turn."""
    clicks = state.clicks[CORP]
    if state.turn_seat != CORP or clicks < 3:
        return 0.0
    best = 0
    for card in state.zones[terms.HQ]:
        definition = POOL[state.definition[card]]
        if definition.kind == terms.AGENDA and definition.points > best:
            needs = modifiers.requirement(state, card)
            if needs < clicks and needs <= state.credits[CORP]:
                best = definition.points
    return 0.35 * best


def agenda_balance(state: AnrState, card: int, way: Passage) -> float:
    """Return the worth of an installed agenda: near to being scored, or easy to steal."""
    purse = tolls.means(state)
    corp_acts = state.turn_seat == CORP
    reach = purse + (tolls.FULL_TURN if corp_acts else state.clicks[RUNNER])
    price = modifiers.steal_cost(state, card)
    harm = sting(state, card)
    exposed = 0.0
    if way.credits + price <= reach:
        exposed = ease(way.toll + price + STING * harm, purse)
        if harm > len(state.zones[terms.GRIP]):
            exposed *= 0.3  # Who comes for it dies; but nobody may come.
    left = modifiers.requirement(state, card) - state.counters[terms.ADVANCEMENT][card]
    points = POOL[state.definition[card]].points / 3.0
    hope = 1.6 if modifiers.score(state, CORP) < 4 else 2.4
    if corp_acts:
        if left <= state.clicks[CORP] and left <= state.credits[CORP]:
            return points * hope  # It will be scored before anybody can come.
        left -= state.clicks[CORP]
    return points * (hope * (1.0 - exposed) / (1.0 + 0.5 * max(0, left)) - 2.2 * exposed)


def asset_balance(state: AnrState, card: int, way: Passage, purse: float) -> float:
    """Return the worth of an asset or upgrade, less if the Runner can come and trash it."""
    definition = POOL[state.definition[card]]
    worth = asset_worth(state, card)
    if definition.trash_cost >= 0 and way.credits + definition.trash_cost <= purse:
        worth *= 1.0 - 0.5 * ease(way.toll, purse)
    return worth


def asset_worth(state: AnrState, card: int) -> float:
    """Return what an asset will still bring; one that is not rezzed costs something first."""
    place = state.definition[card]
    own = holding(place)
    rezzed = state.rezzed[card] != 0
    if own.role == TRAP:
        harm = sting(state, card)
        return 0.1 + 0.05 * min(harm, 5) + (0.15 if harm > len(state.zones[terms.GRIP]) else 0.0)
    if weapon(place) is not None:
        return 0.1 + 0.07 * min(5, state.counters[terms.ADVANCEMENT][card])
    if own.hosted:
        coming = 0.8 * (state.counters[terms.CREDIT][card] if rezzed else own.hosted - own.cost)
        return 0.05 + (0.055 if rezzed else 0.03) * coming
    if own.role in (INCOME, PURSE):
        return 0.25 if rezzed else 0.14
    if own.role == ENGINE:
        return 0.3 if rezzed else 0.15
    return 0.06 + 0.03 * own.cost if rezzed else 0.08


def purse_worth(credits: float) -> float:
    """Return what money is worth: the first credits most."""
    return 0.35 * math.sqrt(max(0.0, credits) + 1.0)


def coming_clicks(state: AnrState, seat: int, usual: int) -> float:
    """Return the clicks a side has left, half of its next turn while the other one acts.

    So the end of a turn is no event by itself, and options that end it compare with those that
    do not.
    """
    return float(state.clicks[seat]) if state.turn_seat == seat else usual / 2


def corp_means(state: AnrState) -> float:
    """Return the Corp's money, hand and ice, and how the Runner is hurt.

    Rezzed ice keeps a part of what was paid for it: it will be met again and again.
    """
    credits = state.credits[CORP] + 0.9 * coming_clicks(state, CORP, terms.CORP_CLICKS)
    worth = 0.0
    for server in state.servers:
        for ice in state.zones[ice_zone(server)]:
            worth += 0.05 + 0.025 * POOL[state.definition[ice]].cost if state.rezzed[ice] else 0.05
    worth += purse_worth(credits) + 0.1 * math.log1p(len(state.zones[terms.HQ]))
    worth -= 0.05 * state.bad_publicity
    if state.runner_tags:
        worth += 0.15 * min(3, state.runner_tags)
    if is_deadly(state):
        worth += 1.5 if state.turn_seat == CORP or state.runner_tags else 0.6
    return worth + 0.15 * state.brain_damage


def runner_means(state: AnrState, rig: list[int]) -> float:
    """Return the Runner's money, grip and rig; a grip of one card is close to death.

    What is installed keeps a part of what it cost.
    """
    credits = state.credits[RUNNER] + 0.9 * coming_clicks(state, RUNNER, terms.RUNNER_CLICKS)
    cards = len(state.zones[terms.GRIP])
    worth = 0.25 * math.log1p(cards)
    if cards <= 2:
        worth -= 0.5 if cards <= 1 else 0.2
    for zone in (terms.PROGRAMS, terms.HARDWARE_ROW, terms.RESOURCES):
        for card in state.zones[zone]:
            own = holding(state.definition[card])
            worth += 0.05 + 0.035 * own.cost
            if own.role in (INCOME, ENGINE):
                credits += 0.6 * state.counters[terms.CREDIT][card]
                worth += 0.12 if not own.hosted else -0.035 * own.cost
    return worth + purse_worth(credits) + 0.2 * keys(state, rig)


def keys(state: AnrState, rig: list[int]) -> int:
    """Return how many of the three kinds of ice the rig can break."""
    kinds = 0
    for card in rig:
        way = tolls.breaking(state.definition[card])
        if way.kinds == 0:
            return 3
        if way.kinds > 0:
            kinds |= way.kinds
    return sum(1 for kind in (terms.BARRIER, terms.CODE_GATE, terms.SENTRY) if kinds & kind)
