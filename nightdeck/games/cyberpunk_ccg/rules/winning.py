"""Winning: Ops, Style, the plan of the own Sponsor; concessions and the last round (CCG-13).

Worked examples: CCG-X33, CCG-X34, CCG-X35, CCG-X36, CCG-X37.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis, is_complete
from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL
from nightdeck.games.cyberpunk_ccg.model.events import GAME_OVER
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    EVERYTHING_OFF,
    empathy_lost,
    stat_total,
    style,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    ARASAKA_DEFENSE,
    BIOTECHNICA_LOSS,
    BUST_TARGET,
    MAX_ROUNDS,
    MILITECH_SR,
    MOB_EB,
    OPS_TARGET,
    R02,
    R38,
    R39,
    R47,
    SPONSOR_SCALE,
    STYLE_TARGET,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ARASAKA,
    ATTACHED,
    BIOTECHNICA,
    CONVOY_KINDS,
    DEFENSE,
    GANGS,
    LOCATIONS,
    MILITECH,
    MOB,
    MOB_KINDS,
    NCPD,
    NOMADS,
    SR,
)

UNUSED_ONLY = 1
PRINTED_ONLY = 2
HIGHEST_MARGIN = 1
SHARED = 2


def plan(state: CcgState, seat: int) -> int:
    """Return which Sponsor condition is a player's own (CCG-13.3)."""
    return POOL[state.definition[state.sponsor[seat]]].plan


def needed(state: CcgState, seat: int) -> int:
    """CCG-13.8, CCG-13.9 Return the definition of the card that a plan asks for by name."""
    return PLACES[POOL[state.definition[state.sponsor[seat]]].needs]


def scaled(state: CcgState, which: int) -> int:
    """CCG-14.6 Return a Sponsor's total, scaled and rounded up."""
    return -(-state.number(which) * state.number(SPONSOR_SCALE) // 100)


def stat_sum(state: CcgState, seat: int, quantity: int) -> int:
    """CCG-13.4, CCG-13.6, CCG-13.18 Return Defense or SR on a player's Runners; CCG-R38."""
    total = 0
    scope = state.rulings[R38]
    unused_only = scope == UNUSED_ONLY or state.rulings[R02] == EVERYTHING_OFF
    for card in state.runners(seat):
        if unused_only and state.exhausted[card]:
            continue
        if scope == PRINTED_ONLY:
            definition = POOL[state.definition[card]]
            total += definition.sr if quantity == SR else definition.defense
        else:
            total += stat_total(state, card, quantity, not unused_only)
    return total


def mob_eb(state: CcgState, seat: int) -> int:
    """CCG-13.7 Return the EB of a player's Locations; CCG-R02."""
    off = state.rulings[R02] == EVERYTHING_OFF
    return sum(
        POOL[state.definition[card]].eb
        for card in state.cards(seat, LOCATIONS)
        if not (off and state.exhausted[card])
    )


def mob_kinds(state: CcgState, seat: int) -> int:
    """CCG-13.7 Return the kinds of a player's Locations as a mask."""
    found = 0
    for card in state.cards(seat, LOCATIONS):
        found |= POOL[state.definition[card]].kinds
    return found & MOB_KINDS


def convoy(state: CcgState, seat: int) -> int:
    """CCG-13.8 Return the kinds of a player's Vehicles in play as a mask."""
    found = 0
    for card in state.cards(seat, ATTACHED):
        found |= POOL[state.definition[card]].vehicle
    return found & CONVOY_KINDS


def has_its_place(state: CcgState, seat: int) -> bool:
    """CCG-13.8 Tell whether a player controls the Location that their convoy needs."""
    place = needed(state, seat)
    return any(state.definition[card] == place for card in state.cards(seat, LOCATIONS))


def has_punknaught(state: CcgState, seat: int) -> bool:
    """CCG-13.9 Tell whether a player controls a complete Punknaught."""
    return any(
        is_chassis(state, card) and is_complete(state, card) for card in state.cards(seat, ATTACHED)
    )


def plan_progress(state: CcgState, seat: int) -> float:
    """Return how far a player's own plan is, 1 or more when its numbers are reached."""
    kind = plan(state, seat)
    if kind == ARASAKA:
        return stat_sum(state, seat, DEFENSE) / scaled(state, ARASAKA_DEFENSE)
    if kind == BIOTECHNICA:
        return empathy_lost(state, seat) / scaled(state, BIOTECHNICA_LOSS)
    if kind == MILITECH:
        return stat_sum(state, seat, SR) / scaled(state, MILITECH_SR)
    if kind == MOB:
        kinds = mob_kinds(state, seat).bit_count() / 7
        return min(mob_eb(state, seat) / scaled(state, MOB_EB), kinds)
    if kind == NOMADS:
        return (convoy(state, seat).bit_count() + has_its_place(state, seat)) / 8
    if kind == GANGS:
        return 0.9 if has_punknaught(state, seat) else 0.0
    return state.bust_points[seat] / scaled(state, BUST_TARGET)


def plan_fulfilled(state: CcgState, seat: int) -> bool:
    """CCG-13.4 to CCG-13.9 Tell whether a plan that is checked at the end of the own turn holds."""
    kind = plan(state, seat)
    if kind == ARASAKA:
        enough = stat_sum(state, seat, DEFENSE) >= scaled(state, ARASAKA_DEFENSE)
        return enough and not state.hit_since[seat]
    if kind == BIOTECHNICA:
        return empathy_lost(state, seat) >= scaled(state, BIOTECHNICA_LOSS)
    if kind == MILITECH:
        enough = stat_sum(state, seat, SR) >= scaled(state, MILITECH_SR)
        return enough and state.stash_broken[seat] != 0
    if kind == NOMADS:
        return convoy(state, seat) == CONVOY_KINDS and has_its_place(state, seat)
    if kind == GANGS:
        played = needed(state, seat) in state.events_resolved[seat]
        return played and has_punknaught(state, seat)
    return False


def check_mob(state: CcgState) -> None:
    """CCG-13.7 The Mob's condition, at the beginning of the own turn only."""
    seat = state.active_seat
    if plan(state, seat) != MOB or mob_kinds(state, seat) != MOB_KINDS:
        return
    if mob_eb(state, seat) >= scaled(state, MOB_EB):
        win(state, (seat,), "The Mob owns the city", "CCG-13.7")


def check_busts(state: CcgState, seat: int) -> None:
    """CCG-13.10, CCG-13.15 N.C.P.D. wins as soon as its bust points suffice."""
    if plan(state, seat) == NCPD and state.bust_points[seat] >= scaled(state, BUST_TARGET):
        win(state, (seat,), "N.C.P.D. has cleaned up", "CCG-13.10")


REASONS = {
    ARASAKA: ("Arasaka's wall stands", "CCG-13.4"),
    BIOTECHNICA: ("Biotechnica has harvested enough", "CCG-13.5"),
    MILITECH: ("Militech's strike force is complete", "CCG-13.6"),
    NOMADS: ("The convoy is complete", "CCG-13.8"),
    GANGS: ("The Punknaught rolls through the Corp Zone", "CCG-13.9"),
}


def claims(state: CcgState) -> list[tuple[float, int, str, str]]:
    """CCG-13.17 Return who satisfies what at the end of a turn: margin, seat, reason, clause.

    Also CCG-13.1, CCG-R47.
    """
    found: list[tuple[float, int, str, str]] = []
    seats = state.clockwise(state.active_seat)
    if state.rulings[R47]:
        seats = [state.active_seat]
    for seat in seats:
        ops, style_points = state.ops[seat], style(state, seat)
        target, style_target = state.number(OPS_TARGET), state.number(STYLE_TARGET)
        if ops >= target:
            found.append((ops / target, seat, "Enough Ops Points", "CCG-13.1"))
        if style_points >= style_target:
            margin = style_points / style_target
            found.append((margin, seat, "Enough Style Points", "CCG-13.2"))
    seat = state.active_seat
    if plan_fulfilled(state, seat):
        kind = plan(state, seat)
        reason, clause = REASONS[kind]
        is_number = kind in (ARASAKA, BIOTECHNICA, MILITECH)
        margin = max(plan_progress(state, seat), 1.0) if is_number else 1.0
        found.append((margin, seat, reason, clause))
    return found


def check_winner(state: CcgState) -> None:
    """CCG-13.11 The active player wins if among them, else the next clockwise; CCG-R39."""
    found = claims(state)
    if not found:
        return
    around = state.clockwise(state.active_seat)
    ruling = state.rulings[R39]
    if ruling == SHARED:
        seats = [seat for seat in around if any(claim[1] == seat for claim in found)]
        first = min(found, key=lambda claim: around.index(claim[1]))
        win(state, tuple(seats), first[2], first[3])
        return
    if ruling == HIGHEST_MARGIN:
        best = min(found, key=lambda claim: (-claim[0], around.index(claim[1])))
    else:
        best = min(found, key=lambda claim: around.index(claim[1]))
    win(state, (best[1],), best[2], best[3])


def check_last_round(state: CcgState) -> None:
    """CCG-13.13 After the last round the most Ops or Style wins, then the sum, then nobody."""
    if state.round <= state.number(MAX_ROUNDS):
        return
    ranked = [
        ((max(state.ops[seat], style(state, seat)), state.ops[seat] + style(state, seat)), seat)
        for seat in state.survivors()
    ]
    highest = max(rank for rank, _ in ranked)
    winners = tuple(seat for rank, seat in ranked if rank == highest)
    if len(winners) > 1:
        state.emit(GAME_OVER, -1)
        state.end((), "The last round is over and nobody leads", "CCG-13.13")
    else:
        win(state, winners, "The last round is over", "CCG-13.13")


def win(state: CcgState, seats: tuple[int, ...], reason: str, clause: str) -> None:
    """End the game."""
    state.emit(GAME_OVER, seats[0])
    state.end(seats, reason, clause)
