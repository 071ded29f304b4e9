"""Movement: Vehicles and their capacity, rolling, parking (CCG-8.7).

Worked examples: CCG-X24, CCG-X25, CCG-X26, CCG-X41, CCG-X62.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis, is_part, is_vehicle
from nightdeck.games.cyberpunk_ccg.model.codes import team_code
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import constants, lasting
from nightdeck.games.cyberpunk_ccg.model.rulings import BASE_MOVEMENT, R07, R54
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CAPACITY,
    MOVEMENT,
    NONE,
    PARKED,
    TEAM_MOVEMENT,
)

SPLIT_OFF: Final = 1
ANY_VEHICLE: Final = 2
NONE_CARRIED: Final = 3
WHOLE_TEAM: Final = 99


def vehicles(state: CcgState, runners: list[int]) -> list[int]:
    """CCG-8.7l Return the unused Vehicles of unused Runners in play."""
    found: list[int] = []
    for runner in runners:
        if state.exhausted[runner] or not state.is_runner_in_play(runner):
            continue
        for card in state.hosted.get(runner, ()):
            if POOL[state.definition[card]].vehicle and not state.exhausted[card]:
                if not is_part(state, card) and is_vehicle(state, card):
                    found.append(card)
    return found


def capacity(state: CcgState, vehicle: int) -> int:
    """CCG-12.7 Return how many a Vehicle carries; a Punknaught carries everybody."""
    if is_chassis(state, vehicle):
        return WHOLE_TEAM
    extra = constants(state, CAPACITY, state.host[vehicle])
    return POOL[state.definition[vehicle]].capacity + extra


def moving(state: CcgState, runners: list[int]) -> list[int]:
    """CCG-8.7l Return the participants in play and unused."""
    return [card for card in runners if state.is_runner_in_play(card) and not state.exhausted[card]]


def vehicle_bonus(state: CcgState, runners: list[int]) -> int:
    """CCG-8.7b The largest bonus whose Vehicles carry all participants; CCG-R07."""
    size = len(moving(state, runners))
    cars = [
        (POOL[state.definition[card]].movement, capacity(state, card))
        for card in vehicles(state, runners)
    ]
    if not cars:
        return 0
    ruling = state.rulings[R07]
    if ruling == ANY_VEHICLE:
        return max(bonus for bonus, _ in cars)
    if ruling == NONE_CARRIED:
        return max([bonus for bonus, room in cars if room >= size], default=0)
    for bonus in sorted({bonus for bonus, _ in cars}, reverse=True):
        if sum(room for each, room in cars if each >= bonus) >= size:
            return bonus
    return 0


def extra_movement(state: CcgState, runners: list[int], team: int) -> int:
    """CCG-8.7k Return what effects add: to the Team this turn, to who attacks alone."""
    total = 0
    if team != NONE and runners:
        code = team_code(state.control[runners[0]], team)
        total += lasting(state, TEAM_MOVEMENT, code)
    if MOVEMENT in state.modifiers and len(runners) == 1:
        total += constants(state, MOVEMENT, runners[0])
    return total


def total_movement(state: CcgState, runners: list[int], team: int) -> int:
    """CCG-8.7b Return the total Movement of a set; CCG-8.7a."""
    base = state.number(BASE_MOVEMENT) + extra_movement(state, runners, team)
    return base + vehicle_bonus(state, runners)


def available(state: CcgState, runners: list[int], team: int) -> int:
    """CCG-8.7c Return the available Movement of a set; CCG-R07 that of its slowest member."""
    if not runners:
        return 0
    if state.rulings[R07] == SPLIT_OFF:
        own = own_available(state, runners, team)
        return min(own.values()) if own else 0
    return total_movement(state, runners, team) - max(state.moves[card] for card in runners)


def own_available(state: CcgState, runners: list[int], team: int) -> dict[int, int]:
    """CCG-R07 Seat the Runners in Vehicles: bearers first, the fastest first; then each its own."""
    base = state.number(BASE_MOVEMENT) + extra_movement(state, runners, team)
    waiting = moving(state, runners)
    left = {card: base - state.moves[card] for card in waiting}
    cars = vehicles(state, runners)
    cars.sort(key=lambda card: (-POOL[state.definition[card]].movement, card))
    for car in cars:
        room = capacity(state, car)
        bearer = state.host[car]
        order = sorted(waiting, key=lambda card, bearer=bearer: (card != bearer, card))  # type: ignore[misc]
        for runner in order[:room]:
            left[runner] += POOL[state.definition[car]].movement
            waiting.remove(runner)
    return left


def may_attack(state: CcgState, runner: int) -> bool:
    """CCG-8.2a, CCG-8.7j Tell whether a Runner may be declared as an attacker."""
    return not state.exhausted[runner] and not state.deeds[runner] & PARKED


def rolling_sets(state: CcgState, seat: int) -> dict[int, list[int]]:
    """CCG-8.7i Return the sets that roll, by the number of their last successful attack."""
    found: dict[int, list[int]] = {}
    for runner in state.runners(seat):
        number = state.rolling[runner]
        if number and may_attack(state, runner):
            found.setdefault(number, []).append(runner)
    return dict(sorted(found.items()))


def team_of_set(state: CcgState, runners: list[int]) -> int:
    """Return the Team a set is made of, NONE if it is none."""
    teams = {state.team[card] for card in runners}
    return teams.pop() if len(teams) == 1 else NONE


def can_park(state: CcgState, number: int, runners: list[int]) -> bool:
    """CCG-8.7f Tell whether a rolling set may park; CCG-R54."""
    if available(state, runners, team_of_set(state, runners)) < 1:
        return False
    return parks_for_movement(state, number) or bool(vehicles(state, runners))


def parks_for_movement(state: CcgState, number: int) -> bool:
    """CCG-R54 Tell whether parking costs Movement: the last success was a Run (an odd number)."""
    return state.rulings[R54] != 0 and number % 2 == 1
