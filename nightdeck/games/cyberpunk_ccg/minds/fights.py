"""Attacks: whether one pays, who defends, and what help turns the comparison (CCG-8)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.minds.forces import (
    fight_of,
    ready_sets,
    senses_of,
)
from nightdeck.games.cyberpunk_ccg.minds.plans import slopes
from nightdeck.games.cyberpunk_ccg.minds.worth import (
    location_worth,
    prize_worth,
    standing_worth,
)
from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_of
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of, strength
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    ARASAKA_DEFENSE,
    MILITECH_SR,
    STASH_SECURITY,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ARASAKA,
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    EQUIPMENT,
    LOCATION,
    MILITECH,
    SR,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_record import (
    remaining_offense,
    target_strength,
)
from nightdeck.games.cyberpunk_ccg.rules.winning import plan, scaled, stat_sum

TIRED = 0.6
"""What it costs that attackers are used and cannot defend."""


def hardness(state: CcgState, code: int) -> int:
    """CCG-8.1d, CCG-8.1e Return the ATTACK of something that can be attacked."""
    if is_stash(code):
        return 3 * state.number(STASH_SECURITY) * len(state.cards(stash_of(code), STASH))
    return strength(state, code)


def owner_of(state: CcgState, code: int) -> int:
    """Return whose target it is."""
    return stash_of(code) if is_stash(code) else state.control[code]


def points_of(state: CcgState, code: int) -> int:
    """Return the Ops Points a target brings."""
    if is_stash(code):
        return 3 * len(state.cards(stash_of(code), STASH))
    return POOL[state.definition[code]].ops


def gain_of(state: CcgState, seat: int, code: int) -> float:
    """Return what taking a target is worth: points, and what the other one loses."""
    if is_stash(code):
        gain = slopes(state, seat)[0] * points_of(state, code)
        return gain + (60.0 if completes_strike(state, seat) else 0.0)
    definition = POOL[state.definition[code]]
    gain = prize_worth(state, seat, definition)
    other = state.control[code]
    if other != seat and definition.kind == LOCATION:
        gain += 0.7 * location_worth(state, other, definition)
    return gain


def completes_strike(state: CcgState, seat: int) -> bool:
    """CCG-13.6 Tell whether only a Hit on a Stash is missing."""
    if plan(state, seat) != MILITECH:
        return False
    return stat_sum(state, seat, SR) >= scaled(state, MILITECH_SR)


def breaks_wall(state: CcgState, other: int, code: int) -> bool:
    """CCG-13.4 Tell whether any Hit on this keeps a player from winning by their wall."""
    if plan(state, other) != ARASAKA or state.hit_since[other]:
        return False
    if is_stash(code) and not state.cards(other, STASH):
        return False
    return stat_sum(state, other, DEFENSE) >= 0.97 * scaled(state, ARASAKA_DEFENSE)


def loss_of(state: CcgState, runners: list[int]) -> float:
    """CCG-8.6a Return what DEFEATED costs a set: Equipment where there is some, else the Runner."""
    total = 0.0
    for card in runners:
        gear = [
            each
            for each in state.hosted.get(card, ())
            if POOL[state.definition[each]].kind == EQUIPMENT
        ]
        total += (
            sum(standing_worth(state, each) for each in gear)
            if gear
            else standing_worth(state, card)
        )
    return total


# Attacking ---------------------------------------------------------------------------------------


def run_value(state: CcgState, seat: int, runners: list[int], code: int) -> float:
    """CCG-8.5 Return what a Run is worth; nobody can defend against it."""
    attack, defense = fight_of(state, runners)
    attack += senses_of(state, runners)
    hard = hardness(state, code)
    if attack > hard:
        return gain_of(state, seat, code)
    return -loss_of(state, runners) if hard > defense else -TIRED


def hit_value(state: CcgState, seat: int, runners: list[int], code: int) -> float:
    """CCG-8.2 Return what a Hit is worth if the defence does its best."""
    force = fight_of(state, runners)
    sense = senses_of(state, runners)
    hard = hardness(state, code)
    other = owner_of(state, code)
    gain = gain_of(state, seat, code)
    own_loss = loss_of(state, runners)
    alone = outcome(force, sense, (0, 0), hard, gain, own_loss)
    worst = alone
    for defenders in ready_sets(state, other):
        attack, defense = fight_of(state, defenders)
        more = senses_of(state, defenders)
        held = outcome(force, sense, (attack, defense + more), hard, gain, own_loss)
        if force[0] + sense > defense + more:
            held += 0.6 * loss_of(state, defenders)
        struck = outcome(force, sense, (attack + more, defense), hard, gain, own_loss)
        if force[0] + sense > defense:
            struck += 0.6 * loss_of(state, defenders)
        worst = min(worst, held, struck)
    value = 0.75 * worst + 0.25 * alone - TIRED
    return value + 40.0 if breaks_wall(state, other, code) else value


def outcome(
    force: tuple[int, int],
    sense: int,
    defence: tuple[int, int],
    hard: int,
    gain: float,
    loss: float,
) -> float:
    """CCG-8.3, CCG-8.4 Return what one course of a Hit brings the attackers."""
    attack = force[0] + sense
    if attack <= defence[1] and defence[1]:
        return -loss if defence[0] > force[1] else -TIRED
    if defence[0] > force[1]:
        return -loss
    if attack - defence[1] > hard:
        return gain
    return -loss if hard > force[1] - defence[0] else -TIRED


# Defending ---------------------------------------------------------------------------------------


def defence_value(state: CcgState, seat: int, runners: list[int]) -> float:
    """CCG-8.2c Return what it is worth to defend with a set, compared with not defending."""
    own_attack, cover = fight_of(state, runners)
    own_attack += senses_of(state, runners)
    cover += senses_of(state, runners)
    attack = attack_of(state, ATTACKERS)
    sense = senses_of(state, state.attackers)
    defense = defense_of(state, ATTACKERS)
    hard = target_strength(state)
    at_stake = stake(state, seat)
    falls = attack + sense > hard
    if not falls:
        at_stake *= 0.15
    theirs = loss_of(state, state.attackers)
    ours = loss_of(state, runners)
    if attack + sense <= cover:
        return at_stake + (theirs if own_attack > defense else 0.5)
    if own_attack > defense + sense:
        return at_stake + theirs - 0.8 * ours
    if attack <= cover:
        return 0.6 * at_stake - 0.4 * ours
    if attack + sense - cover <= hard:
        return 0.9 * at_stake - ours
    return -ours


def stake(state: CcgState, seat: int) -> float:
    """Return what the target of the attack is worth to who defends it."""
    code = state.target
    value = slopes(state, state.active_seat)[0] * points_of(state, code)
    if is_stash(code):
        value += 0.6 * len(state.cards(seat, STASH))
        return value + (60.0 if completes_strike(state, state.active_seat) else 0.0)
    return value + standing_worth(state, code)


# Help ---------------------------------------------------------------------------------------------


def lacking(state: CcgState, seat: int) -> tuple[int, int]:
    """Return the ATTACK and the Defense that a side lacks to win the comparison; 0 is enough."""
    attack, defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
    if state.defenders:
        others, cover = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
        if seat == state.active_seat:
            need = target_strength(state) + cover + 1 - attack
            if need > 0 and cover + 1 - attack <= 0 and others > defense:
                need = 0
            return max(0, need), max(0, others - defense)
        if attack <= cover:
            return 0, 0
        return max(0, defense + 1 - others), attack - cover
    gap = remaining_offense(state) - target_strength(state)
    if seat == state.active_seat:
        return max(0, 1 - gap), 0
    return 0, max(0, gap)
