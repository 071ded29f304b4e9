"""Who may attack or defend together, and what can be attacked (CCG-8.2a to CCG-8.2c, CCG-8.5a)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import stash_code
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import most
from nightdeck.games.cyberpunk_ccg.model.numbers import EVERYTHING_OFF
from nightdeck.games.cyberpunk_ccg.model.options import HIT, RUN
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    GROUP_MAX,
    GROUP_MAX_NOMAD,
    R02,
    R09,
    R13,
    R17,
    R18,
    STASH_FEE,
    TEAM_MAX,
    TEAM_MAX_NOMAD,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    HIT_SEATS,
    LOCATIONS,
    NOMAD,
    NONE,
    OPERATIONS,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.movement import available, may_attack, vehicles
from nightdeck.kernel.state import Option


def is_nomad(state: CcgState, runner: int) -> bool:
    """CCG-10.8b Tell whether a Runner widens its set, even while used; CCG-R02."""
    if not POOL[state.definition[runner]].professions & NOMAD:
        return False
    return not (state.exhausted[runner] and state.rulings[R02] == EVERYTHING_OFF)


def team_limit(state: CcgState, runners: list[int]) -> int:
    """CCG-7.4b2 Return how many a Team of these may be."""
    nomad = any(is_nomad(state, card) for card in runners)
    return state.number(TEAM_MAX_NOMAD if nomad else TEAM_MAX)


def group_limit(state: CcgState, runners: list[int]) -> int:
    """CCG-8.2a Return how many a group with these may be."""
    nomad = any(is_nomad(state, card) for card in runners)
    return state.number(GROUP_MAX_NOMAD if nomad else GROUP_MAX)


def attacking_team(state: CcgState, seat: int, team: int) -> list[int]:
    """CCG-8.2a Return the members of a Team that take part: unused and un-parked."""
    return [card for card in state.members(seat, team) if may_attack(state, card)]


def loners(state: CcgState, seat: int) -> list[int]:
    """CCG-8.2a Return the un-Teamed Runners that may attack."""
    return [
        card for card in state.runners(seat) if state.team[card] == NONE and may_attack(state, card)
    ]


# Hits --------------------------------------------------------------------------------------------


def barred(state: CcgState, runners: list[int]) -> int:
    """CCG-8.2b Return the opponents a set may not Hit any more, as a mask; CCG-R09; CCG-14.2."""
    mask = 0
    for card in runners:
        mask |= state.deeds[card] >> HIT_SEATS
    if mask and state.rulings[R09]:
        return (1 << state.seats) - 1
    return mask


def hit_targets(state: CcgState, seat: int, runners: list[int]) -> list[int]:
    """CCG-8.2b Locations, paid-for Operations and Stashes of opponents; CCG-R17; CCG-R49."""
    found: list[int] = []
    mask = barred(state, runners)
    funds = -1
    for other in state.opponents(seat):
        if mask >> other & 1:
            continue
        found += state.cards(other, LOCATIONS)
        found += [card for card in state.cards(other, OPERATIONS) if card in state.ops_paid]
        size = len(state.cards(other, STASH))
        if size == 0:
            if not state.rulings[R17]:
                found.append(stash_code(other))
            continue
        if funds < 0:
            funds = most(state, seat, tuple(runners))
        if funds >= size * state.number(STASH_FEE):
            found.append(stash_code(other))
    return found


def can_hit(state: CcgState, seat: int, runners: list[int], team: int) -> bool:
    """CCG-8.2a Tell whether a set may make a Hit: Movement, and something to Hit."""
    if not runners or available(state, runners, team) < 1:
        return False
    return bool(hit_targets(state, seat, runners))


def can_run(state: CcgState, seat: int, runners: list[int], team: int) -> bool:
    """CCG-8.5a Tell whether a set may make a Run."""
    if not runners or not state.cards(seat, OPERATIONS):
        return False
    return available(state, runners, team) >= 1


def can_attack(state: CcgState, seat: int, runners: list[int], team: int, verb: int) -> bool:
    """Tell whether a set may make a Hit or a Run."""
    if verb == HIT:
        return can_hit(state, seat, runners, team)
    return can_run(state, seat, runners, team)


def extends(state: CcgState, seat: int, chosen: list[int], verb: int) -> bool:
    """CCG-6.7 Tell whether some legal group contains the chosen ones."""
    if len(chosen) > group_limit(state, chosen):
        return False
    if can_attack(state, seat, chosen, NONE, verb):
        return True
    if len(chosen) >= group_limit(state, chosen):
        return False
    return any(
        extends(state, seat, [*chosen, card], verb)
        for card in loners(state, seat)
        if card not in chosen and vehicles(state, [card])
    )


def attack_options(state: CcgState, seat: int, verb: int) -> list[Option]:
    """CCG-8.2i Each Team is one option, a group another; CCG-R18."""
    if verb == RUN and not state.cards(seat, OPERATIONS):
        return []
    found: list[Option] = []
    for team in state.teams(seat):
        if can_attack(state, seat, attacking_team(state, seat, team), team, verb):
            found.append((verb, team))
    if verb == RUN and state.rulings[R18]:
        return found
    if any(extends(state, seat, [card], verb) for card in loners(state, seat)):
        found.append((verb, NONE))
    return found


# Defence -----------------------------------------------------------------------------------------


def defending_team(state: CcgState, seat: int, team: int) -> list[int]:
    """CCG-8.2c Return the unused members of a Team."""
    return [card for card in state.members(seat, team) if not state.exhausted[card]]


def free_defenders(state: CcgState, seat: int) -> list[int]:
    """CCG-8.2c Return the unused un-Teamed Runners; CCG-R13."""
    if state.rulings[R13]:
        return []
    return [
        card
        for card in state.runners(seat)
        if state.team[card] == NONE and not state.exhausted[card]
    ]
