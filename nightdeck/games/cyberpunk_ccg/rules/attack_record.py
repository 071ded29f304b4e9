"""The attack that is going on: who, against what, and the numbers compared (CCG-8.1, CCG-8.3f)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_of
from nightdeck.games.cyberpunk_ccg.model.events import ATTACK_DECLARED, ATTACK_ENDED
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of, strength
from nightdeck.games.cyberpunk_ccg.model.options import HIT
from nightdeck.games.cyberpunk_ccg.model.rulings import R14, R16, R29, STASH_SECURITY
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    DECLARED,
    HAS_ATTACKED,
    HAS_FOUGHT,
    HIT_SEATS,
    NO_ATTACK,
    NONE,
    OPERATIONS,
    STASH,
    THIS_ATTACK,
)
from nightdeck.games.cyberpunk_ccg.model.terms import HIT as HIT_KIND
from nightdeck.games.cyberpunk_ccg.model.terms import RUN as RUN_KIND
from nightdeck.games.cyberpunk_ccg.rules.using_cards import become_used, expire

SUCCESSES = 1


def begin_attack(
    state: CcgState, verb: int, seat: int, members: list[int], team: int, target: int
) -> None:
    """CCG-8.1a, CCG-8.2b Fill the attack record and mark who attacks whom; CCG-8.2j."""
    state.attack_kind = HIT_KIND if verb == HIT else RUN_KIND
    state.attack_stage = DECLARED
    state.attack_number += 1
    state.attackers = members
    state.defenders = []
    state.attack_team = team
    state.target = target
    state.target_seat = stash_of(target) if is_stash(target) else state.control[target]
    state.offense_loss = state.defense_loss = 0
    state.bonus_attack = [0, 0]
    state.bonus_defense = [0, 0]
    state.sensed = []
    state.withdrawn = 0
    for card in members:
        state.deeds[card] |= HAS_ATTACKED | HAS_FOUGHT
        if verb == HIT:
            state.deeds[card] |= 1 << (HIT_SEATS + state.target_seat)
    if verb == HIT and state.rulings[R29] != SUCCESSES:
        note_hit(state)
    numbers = (attack_of(state, ATTACKERS), target_strength(state))
    told = (seat, state.told_code(target), state.attack_kind, *numbers, *members)
    state.emit(ATTACK_DECLARED, *told)


def end_attack(state: CcgState) -> None:
    """CCG-8.2f Clear the attack record."""
    if state.attack_kind == NO_ATTACK:
        return
    state.emit(ATTACK_ENDED, state.active_seat)
    state.attack_kind = NO_ATTACK
    state.attack_stage = DECLARED
    state.attackers = []
    state.defenders = []
    state.attack_team = NONE
    state.target = NONE
    state.target_seat = NONE
    state.arms = {}
    state.sensed = []
    state.withdrawn = 0
    expire(state, THIS_ATTACK)
    state.settle()


def note_hit(state: CcgState) -> None:
    """CCG-13.4 A Location or Stash was the target of a Hit; an empty Stash does not count.

    Also CCG-R29.
    """
    if is_stash(state.target):
        if not state.cards(state.target_seat, STASH):
            return
    elif state.kind_of_zone(state.target) == OPERATIONS:
        return
    state.hit_since[state.target_seat] = 1


def target_strength(state: CcgState) -> int:
    """CCG-8.1d, CCG-8.1e Return the ATTACK of the target; CCG-R40."""
    if is_stash(state.target):
        size = len(state.cards(state.target_seat, STASH))
        return 3 * state.number(STASH_SECURITY) * size
    return strength(state, state.target)


def remaining_offense(state: CcgState) -> int:
    """CCG-8.3f Return the ATTACK the target is met with."""
    return max(attack_of(state, ATTACKERS) - state.offense_loss, 0)


def remaining_defense(state: CcgState) -> int:
    """CCG-8.3f Return the Defense the target is met with; CCG-R16."""
    loss = 0 if state.rulings[R16] else state.defense_loss
    return max(defense_of(state, ATTACKERS) - loss, 0)


def hurt(state: CcgState, runners: list[int]) -> list[int]:
    """CCG-8.1f Return who suffers DEFEATED: participants in play; CCG-R14."""
    there = [card for card in runners if state.is_runner_in_play(card)]
    if state.rulings[R14]:
        return [card for card in there if not state.exhausted[card]]
    return there


def use_all(state: CcgState, runners: list[int]) -> None:
    """Let Runners in play become used; CCG-8.7g."""
    for card in runners:
        if state.is_runner_in_play(card):
            become_used(state, card)


def sides_seats(state: CcgState, which: int) -> list[int]:
    """CCG-R04 Return the players of a side, the target's controller first."""
    if which == ATTACKERS:
        return [state.active_seat]
    seats = [seat for seat in state.clockwise(state.target_seat) if seat != state.active_seat]
    return [seat for seat in seats if any(state.control[card] == seat for card in state.defenders)]
