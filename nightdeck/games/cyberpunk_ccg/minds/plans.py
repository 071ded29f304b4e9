"""The ways to win: how far a player is on each, and what a step further is worth (CCG-13)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_complete, parts
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.numbers import empathy_lost, style
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    ARASAKA_DEFENSE,
    BIOTECHNICA_LOSS,
    BUST_TARGET,
    CHASSIS_FLYERS,
    CHASSIS_GROUND,
    CHASSIS_WHEELS,
    MILITECH_SR,
    MOB_EB,
    OPS_TARGET,
    STYLE_TARGET,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ARASAKA,
    BIOTECHNICA,
    CONVOY_KINDS,
    DEFENSE,
    FLYERS,
    GANGS,
    GROUND,
    HAND,
    LOCATION,
    MILITECH,
    MOB,
    MOB_KINDS,
    NCPD,
    NOMADS,
    RUNNER,
    SR,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.attaching import chassis_of
from nightdeck.games.cyberpunk_ccg.rules.winning import (
    convoy,
    has_its_place,
    mob_eb,
    mob_kinds,
    needed,
    plan,
    scaled,
    stat_sum,
)

SURE = 1.15
"""A way that is as good as won when the turn ends."""


def ways(state: CcgState, seat: int) -> tuple[float, float, float]:
    """Return how far a player is on each way: Ops, Style, the plan of the Sponsor; 1 is there."""
    ops = state.ops[seat] / state.number(OPS_TARGET)
    return ops, style(state, seat) / state.number(STYLE_TARGET), plan_way(state, seat)


def plan_way(state: CcgState, seat: int) -> float:
    """CCG-13.3 Return how far the own plan is, what it still waits for counted."""
    kind = plan(state, seat)
    own_turn = state.active_seat == seat
    if kind == BIOTECHNICA:
        return empathy_lost(state, seat) / scaled(state, BIOTECHNICA_LOSS)
    if kind == NCPD:
        return state.bust_points[seat] / scaled(state, BUST_TARGET)
    if kind == ARASAKA:
        wall = stat_sum(state, seat, DEFENSE) / scaled(state, ARASAKA_DEFENSE)
        if wall < 1:
            return 0.9 * wall
        if state.hit_since[seat]:
            return 0.92
        return SURE if own_turn else 0.98
    if kind == MILITECH:
        force = stat_sum(state, seat, SR) / scaled(state, MILITECH_SR)
        if force < 1:
            return 0.9 * force
        return SURE if state.stash_broken[seat] else 0.96
    if kind == MOB:
        kinds = mob_kinds(state, seat).bit_count() / 7
        money = min(mob_eb(state, seat) / scaled(state, MOB_EB), 1.0)
        return 0.5 * kinds * money + 0.3 * money + 0.2 * kinds
    if kind == NOMADS:
        there = convoy(state, seat).bit_count() + has_its_place(state, seat)
        return (SURE if own_turn else 1.0) if there == 8 else there / 8 + stashed(state, seat) / 20
    return punknaught_way(state, seat) if kind == GANGS else 0.0


def stashed(state: CcgState, seat: int) -> int:
    """CCG-13.8 Return how many kinds of Vehicles wait in the Stash only."""
    kinds = 0
    for card in state.cards(seat, STASH):
        kinds |= POOL[state.definition[card]].vehicle
    return (kinds & CONVOY_KINDS & ~convoy(state, seat)).bit_count()


# The Punknaught (CCG-12) -------------------------------------------------------------------------


def punknaught_way(state: CcgState, seat: int) -> float:
    """CCG-13.9 The best Chassis with its parts, then the Event it is built for."""
    best = 0.0
    for chassis in chassis_of(state, seat):
        built = 1.0 if is_complete(state, chassis) else finished(state, chassis)
        best = max(best, 0.2 + 0.65 * built)
    if best < 0.84:
        return best
    if needed(state, seat) in state.events_resolved[seat]:
        return SURE
    event = needed(state, seat)
    held = any(state.definition[card] == event for card in state.cards(seat, HAND))
    return 0.97 if held else 0.88


def finished(state: CcgState, chassis: int) -> float:
    """CCG-12.5 Return the finished part of a Punknaught."""
    wheels, ground, flyers, heavy = counted(state, chassis)
    missing = max(0, state.number(CHASSIS_GROUND) - ground)
    missing += max(0, state.number(CHASSIS_FLYERS) - flyers) + (0 if heavy else 1)
    if not missing and wheels < state.number(CHASSIS_WHEELS):
        missing = 1
    return 1 - missing / 5


def counted(state: CcgState, chassis: int) -> tuple[int, int, int, int]:
    """Return wheels, Trucks and R.V.s, flyers and Heavy Weapons of a Chassis."""
    wheels = ground = flyers = heavy = 0
    for card in parts(state, chassis):
        definition = POOL[state.definition[card]]
        wheels += definition.wheels
        ground += 1 if definition.vehicle & GROUND else 0
        flyers += 1 if definition.vehicle & FLYERS else 0
        heavy += 1 if definition.heavy else 0
    return wheels, ground, flyers, heavy


def is_missing(state: CcgState, chassis: int, part: Card) -> bool:
    """CCG-12.5 Tell whether a card is a part that a Chassis still lacks."""
    wheels, ground, flyers, heavy = counted(state, chassis)
    if part.heavy:
        return heavy == 0
    if part.vehicle & GROUND:
        return ground < state.number(CHASSIS_GROUND) or wheels < state.number(CHASSIS_WHEELS)
    return part.vehicle & FLYERS != 0 and flyers < state.number(CHASSIS_FLYERS)


# What a step is worth -----------------------------------------------------------------------------


def race(way: float) -> float:
    """Return what being so far on the best way is worth; the last steps count most."""
    return 26.0 * way + 34.0 * way * way + (25.0 if way >= 1 else 0.0)


def slope(way: float, is_best: bool) -> float:
    """Return what a hundredth of a way is worth."""
    return (0.26 + 0.68 * min(way, 1.0)) * (1.0 if is_best else 0.4)


def slopes(state: CcgState, seat: int) -> tuple[float, float, float]:
    """Return what an Ops Point, a Style Point and a hundredth of the plan are worth."""
    ops, looks, own = ways(state, seat)
    best = max(ops, looks, own)
    return slope(ops, ops == best), slope(looks, looks == best), slope(own, own >= best - 0.15)


def plan_share(state: CcgState, seat: int, card: Card) -> float:
    """Return by how many hundredths a card in play would bring the own plan forward."""
    kind = plan(state, seat)
    if kind == ARASAKA:
        return 90 * card.defense / scaled(state, ARASAKA_DEFENSE)
    if kind == MILITECH:
        return 90 * card.sr / scaled(state, MILITECH_SR)
    if kind == BIOTECHNICA and card.kind != RUNNER:
        return -100 * card.empathy / scaled(state, BIOTECHNICA_LOSS)
    if kind == MOB and card.kind == LOCATION:
        missing = MOB_KINDS & card.kinds & ~mob_kinds(state, seat)
        return 9.0 * missing.bit_count() + 1.1 * card.eb
    if kind == NOMADS:
        is_place = card.place == needed(state, seat) and not has_its_place(state, seat)
        is_new = card.is_vehicle and not card.vehicle & convoy(state, seat)
        return 12.5 if is_place or is_new else 0.0
    if kind == GANGS:
        return punknaught_share(state, seat, card)
    return 0.0


def punknaught_share(state: CcgState, seat: int, card: Card) -> float:
    """CCG-12 The first Chassis, then the parts it lacks."""
    owned = chassis_of(state, seat)
    if card.is_chassis:
        return 0.0 if owned else 20.0
    if not card.is_part:
        return 0.0
    return 13.0 if any(is_missing(state, chassis, card) for chassis in owned) else 0.0
