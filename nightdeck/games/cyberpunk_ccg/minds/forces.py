"""How strong sets of Runners are: what a player could attack and defend with."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import power, stat
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import DEFENSE, LR, NONE, SOLO, SR

GROUP = 3


def strike_of(state: CcgState, runner: int) -> int:
    """CCG-8.1b Return what a Runner adds to an attack."""
    return stat(state, runner, SR) + stat(state, runner, LR)


def sense_of(state: CcgState, runner: int) -> int:
    """CCG-10.10 Return what Combat Sense could still add in this attack."""
    if not POOL[state.definition[runner]].professions & SOLO or runner in state.sensed:
        return 0
    return power(state, runner)


def fight_of(state: CcgState, runners: list[int]) -> tuple[int, int]:
    """Return ATTACK and Defense of a set as it would go."""
    attack = sum(strike_of(state, card) for card in runners)
    return attack, sum(stat(state, card, DEFENSE) for card in runners)


def senses_of(state: CcgState, runners: list[int]) -> int:
    """Return what the Solos of a set could still add."""
    return sum(sense_of(state, card) for card in runners)


def strongest(state: CcgState, runners: list[int], count: int) -> list[int]:
    """Return the best fighters among some Runners."""
    if len(runners) <= count:
        return runners
    return sorted(runners, key=lambda card: -strike_of(state, card) - stat(state, card, DEFENSE))[
        :count
    ]


def ready_sets(state: CcgState, seat: int) -> list[list[int]]:
    """CCG-8.2c Return the unused members of every Team, and the best group without a Team."""
    loose: list[int] = []
    teams: dict[int, list[int]] = {}
    for card in state.runners(seat):
        if state.exhausted[card]:
            continue
        team = state.team[card]
        if team == NONE:
            loose.append(card)
        else:
            teams.setdefault(team, []).append(card)
    found = list(teams.values())
    if loose:
        found.append(strongest(state, loose, GROUP))
    return found


def wall_of(state: CcgState, seat: int) -> int:
    """Return how much Defense a player could put in the way now, Combat Sense included."""
    best = 0
    for runners in ready_sets(state, seat):
        best = max(best, fight_of(state, runners)[1] + senses_of(state, runners))
    return best


def reach_of(state: CcgState, seat: int) -> int:
    """Return about the highest ATTACK one set of a player could have in a turn of their own."""
    strikes = sorted(
        [strike_of(state, card) + sense_of(state, card) for card in state.runners(seat)],
        reverse=True,
    )
    return sum(strikes[:4])
