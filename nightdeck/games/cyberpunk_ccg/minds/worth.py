"""What a card is worth to a player: on the table, or bought from the hand."""

from __future__ import annotations

from math import exp

from nightdeck.games.cyberpunk_ccg.language import do
from nightdeck.games.cyberpunk_ccg.minds.forces import reach_of, strike_of
from nightdeck.games.cyberpunk_ccg.minds.plans import is_missing, plan_share, slopes
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    best_weapons,
    empathy,
    power,
    stat,
    worth,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHMENT,
    BIOTECHNICA,
    CYBER,
    DEFENSE,
    EVENT,
    LOCATION,
    LOCATIONS,
    NETRUNNER,
    NONE,
    OPERATION,
    OPERATIONS,
    POWER,
    ROCKER,
    RUNNER,
)
from nightdeck.games.cyberpunk_ccg.rules.attaching import chassis_for, has_room, receivers
from nightdeck.games.cyberpunk_ccg.rules.winning import plan

STRIKE = 0.24
COVER = 0.2
MIGHT = 0.22
"""What a point of ATTACK, of Defense and of Power is worth on the table."""


def income_of(state: CcgState, seat: int) -> int:
    """Return what a player can pay in a turn, without Runners."""
    total = POOL[state.definition[state.sponsor[seat]]].eb
    for card in state.cards(seat, LOCATIONS):
        total += POOL[state.definition[card]].eb
    return total


def money_worth(state: CcgState, income: int) -> float:
    """Return what an income is worth: the earlier the more, and hardly anything beyond enough.

    Three cards are drawn in a turn; what they do not cost is not spent.
    """
    early = max(0.7, 1.7 - 0.08 * state.round)
    return 25.0 * early * (1 - exp(-income / 18))


def card_worth(state: CcgState, seat: int, card: int) -> float:
    """Return what a card of the hand would add if it were bought now."""
    definition = POOL[state.definition[card]]
    if definition.kind == LOCATION:
        return location_worth(state, seat, definition)
    if definition.kind == RUNNER:
        return runner_worth(state, seat, definition)
    if definition.kind == OPERATION:
        return operation_worth(state, seat, definition)
    if definition.kind & ATTACHMENT:
        return gear_worth(state, seat, card)
    return 1.2 if definition.kind == EVENT else 0.0


def location_worth(state: CcgState, seat: int, card: Card) -> float:
    """Money first, then what the plan asks for."""
    income = income_of(state, seat)
    gain = money_worth(state, income + card.eb) - money_worth(state, income)
    _, looks, own = slopes(state, seat)
    return 0.6 + gain + looks * card.style + own * plan_share(state, seat, card)


def runner_worth(state: CcgState, seat: int, card: Card) -> float:
    """Somebody must fight, and whoever has Power has a use for it."""
    _, looks, own = slopes(state, seat)
    found = STRIKE * (card.sr + card.lr) + COVER * card.defense + MIGHT * card.power
    people = len(state.runners(seat))
    if people < 4:
        found *= 1.5 - 0.1 * people
    return 0.6 + found + looks * card.style + own * plan_share(state, seat, card)


def operation_worth(state: CcgState, seat: int, card: Card) -> float:
    """CCG-8.5 Points in reach of a Run; what nobody can take yet only waits to be taken."""
    hard = card.m_sec + 2 * card.e_sec - softening(state, seat)
    waiting = len(state.cards(seat, OPERATIONS))
    if reach_of(state, seat) <= hard:
        return 0.2 if waiting else 0.9
    return prize_worth(state, seat, card) / (1 + 0.6 * waiting)


def prize_worth(state: CcgState, seat: int, card: Card) -> float:
    """Return what a defeated Operation is worth to a player: its points, and what it does."""
    ops, looks, own = slopes(state, seat)
    found = ops * card.ops
    effect = card.effect
    if isinstance(effect, do.GainStyle):
        return found + looks * effect.points
    if isinstance(effect, do.GainBust):
        return found + own * 2 * effect.points.of(state, NONE, NONE, 0)
    return found + (0.0 if effect is None else 0.8)


def softening(state: CcgState, seat: int) -> int:
    """CCG-10.7, CCG-10.9 Return by how much a player could lower one target in Legwork."""
    total = 0
    for card in state.runners(seat):
        professions = POOL[state.definition[card]].professions
        if professions & NETRUNNER:
            total += 2 * power(state, card)
        elif professions & ROCKER:
            total += power(state, card)
    return total


# Gear ---------------------------------------------------------------------------------------------


def gear_worth(state: CcgState, seat: int, card: int) -> float:
    """Return what a Cyber or Equipment adds where it does most."""
    definition = POOL[state.definition[card]]
    if definition.is_chassis:
        has_place = bool(state.cards(seat, LOCATIONS))
        return slopes(state, seat)[2] * plan_share(state, seat, definition) if has_place else 0.0
    best = 0.0
    if chassis_for(state, seat, card):
        best = part_worth(state, seat, card)
    for host in receivers(state, seat, card):
        best = max(best, gear_on(state, seat, card, host))
    return best


def part_worth(state: CcgState, seat: int, card: int) -> float:
    """CCG-12.4 Return what a card is worth as a part of a Chassis."""
    definition = POOL[state.definition[card]]
    if not any(is_missing(state, each, definition) for each in chassis_for(state, seat, card)):
        return 0.1
    _, looks, own = slopes(state, seat)
    return 13 * own + looks * definition.style


def gear_on(state: CcgState, seat: int, card: int, host: int) -> float:
    """Return what a card adds on a Runner: stats that count, Power it has a use for, the plan."""
    new = POOL[state.definition[card]]
    if not has_room(state, host, card):
        return 0.0
    _, looks, own = slopes(state, seat)
    strike, cover, share = new.sr + new.lr, new.defense, plan_share(state, seat, new)
    if new.is_weapon:
        strike -= worth(state, best_weapons(state, host))
        if strike <= 0:
            return looks * new.style
        share = share * strike / max(1, new.sr + new.lr)
    found = STRIKE * strike + COVER * cover + looks * new.style + own * share
    found += 0.9 * MIGHT * power_on(state, card, host)
    if new.is_vehicle:
        found += 0.5 + 0.4 * new.movement if strike_of(state, host) > 4 else 0.2
    found += 0.05 * min(strike_of(state, host) + stat(state, host, DEFENSE), 16)
    if new.kind == CYBER:
        found -= chrome_price(state, seat, empathy(state, host) + new.empathy)
    return found


def power_on(state: CcgState, card: int, host: int) -> int:
    """Return the Power a card would give a bearer, printed or by its text."""
    new = POOL[state.definition[card]]
    found = new.power_bonus
    if POWER not in new.constant:
        return found
    before = state.host[card]
    state.host[card] = host
    for each in new.constant[POWER]:
        if each.when.holds(state, card, host, 0):
            found += each.amount.of(state, card, host, 0)
    state.host[card] = before
    return found


def chrome_price(state: CcgState, seat: int, left: int) -> float:
    """CCG-11 Return what little Empathy costs: Burned below 1, bound to attack at 1."""
    if left <= 0:
        return 30.0
    if left == 1:
        return 1.0 if plan(state, seat) == BIOTECHNICA else 4.0
    return 0.0


# On the table -------------------------------------------------------------------------------------


def standing_worth(state: CcgState, card: int) -> float:
    """Return what a card in play is worth to whoever controls it, gear it bears included."""
    definition = POOL[state.definition[card]]
    seat = state.control[card]
    if definition.kind == RUNNER:
        found = 0.6 + STRIKE * strike_of(state, card) + COVER * stat(state, card, DEFENSE)
        gear = sum(0.2 * POOL[state.definition[each]].style for each in state.hosted.get(card, ()))
        return found + MIGHT * power(state, card) + gear + 0.2 * definition.style
    if definition.kind == LOCATION:
        return location_worth(state, seat, definition)
    if definition.kind == OPERATION:
        return 1.0 + 0.1 * definition.ops
    return 0.3 + 0.25 * definition.cost
