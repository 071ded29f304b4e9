"""How a position looks to a player: the race, money, people who fight, who is left to defend."""

from __future__ import annotations

from math import exp

from nightdeck.games.cyberpunk_ccg.minds.plans import race, slope, ways
from nightdeck.games.cyberpunk_ccg.minds.worth import money_worth
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import power, stat, strength
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    CORP,
    DEFENSE,
    EQUIP,
    HAND,
    HITS,
    LOCATIONS,
    LR,
    NONE,
    OPERATIONS,
    PURCHASE,
    RUNS_STEP,
    SOLO,
    SR,
    STASH,
)

SHARPNESS = 0.09
SPARE = 0.25
"""What an EB that can still be spent is worth while its player shops."""
OPENING = 0.6
"""Which part of an attack's worth counts before it is made."""


class Force:
    """What one player can attack and defend with."""

    def __init__(self) -> None:
        self.worth: float = 0.0
        self.sets: float = 0.0
        """What the sets that can attack together are worth."""
        self.reach: int = 0
        """The highest ATTACK of one set."""
        self.ready: int = 0
        """The highest ATTACK of one set, unused Runners only."""
        self.wall: int = 0
        """The highest Defense of one set of unused Runners."""


def evaluate(state: CcgState, seat: int) -> float:
    """Estimate a seat's chance to win."""
    return chances(state)[seat]


def chances(state: CcgState) -> list[float]:
    """Estimate every seat's chance to win; they add up to one."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return [1 / state.seats] * state.seats
        share = 1 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    forces = [force_of(state, seat) for seat in range(state.seats)]
    worth = [
        0.0 if state.is_out(seat) else exp(SHARPNESS * standing(state, seat, forces))
        for seat in range(state.seats)
    ]
    whole = sum(worth) or 1.0
    return [each / whole for each in worth]


def standing(state: CcgState, seat: int, forces: list[Force]) -> float:
    """Return what everything a player has is worth."""
    own = forces[seat]
    threat = max(force.reach for other, force in enumerate(forces) if other != seat)
    found = ways(state, seat)
    total = progress(found) + holdings(state, seat) + own.worth + own.sets
    total -= danger(state, seat, own.wall, threat)
    if state.active_seat == seat and PURCHASE <= state.step <= RUNS_STEP:
        total += opening(state, seat, forces, slope(found[0], found[0] == max(found)))
    return total


def danger(state: CcgState, seat: int, wall: int, threat: int) -> float:
    """Return what it costs that too few are left unused to hold off the strongest opponent."""
    places = len(state.cards(seat, LOCATIONS)) + len(state.cards(seat, OPERATIONS))
    if wall >= threat or not places:
        return 0.0
    fear = min(5.0, 1.5 + 0.7 * places) / (1 + exp((16 - threat) / 4))
    return fear * (1 - wall / threat)


def progress(found: tuple[float, float, float]) -> float:
    """CCG-13 Return how near a player is to winning: the best of three ways counts most."""
    best, second, third = sorted(found, reverse=True)
    return race(best) + 0.4 * race(second) + 0.25 * race(third)


def opening(state: CcgState, seat: int, forces: list[Force], point: float) -> float:
    """Return what the best attack in reach promises while it can still be made this turn.

    So a target that was softened in Legwork is seen to be worth the Runner who did it.
    """
    ready = forces[seat].ready
    best = 0.0
    question = state.question
    is_asked = question is None or question.seat == seat
    if state.step == RUNS_STEP and not is_asked:
        return 0.0
    for card in state.cards(seat, OPERATIONS):
        value = 0.8 + point * POOL[state.definition[card]].ops
        if value > best and ready > strength(state, card):
            best = value
    if state.step > HITS or (state.step == HITS and not is_asked):
        return OPENING * best
    for other in state.opponents(seat):
        force = ready - forces[other].wall
        for card in state.cards(other, LOCATIONS):
            definition = POOL[state.definition[card]]
            value = point * definition.ops + 0.4 * definition.eb
            if value > best and force > strength(state, card):
                best = value
    return OPENING * best


def force_of(state: CcgState, seat: int) -> Force:
    """Return how strong a player's Runners are, alone and in their sets."""
    found = Force()
    teams: dict[int, list[int]] = {}
    loose: list[tuple[int, int, int]] = []
    for card in state.runners(seat):
        professions = POOL[state.definition[card]].professions
        might = power(state, card)
        strike = stat(state, card, SR) + stat(state, card, LR)
        cover = stat(state, card, DEFENSE)
        found.worth += 0.6 + 0.16 * strike + 0.16 * cover + 0.2 * might
        sense = might if professions & SOLO else 0
        ready = 0 if state.exhausted[card] else cover + sense
        if state.team[card] == NONE:
            loose.append((strike + sense, ready, 0 if state.exhausted[card] else strike + sense))
            continue
        sums = teams.setdefault(state.team[card], [0, 0, 0])
        sums[0] += strike + sense
        sums[1] += ready
        sums[2] += 0 if state.exhausted[card] else strike + sense
    loose.sort(reverse=True)
    for at in range(0, len(loose), 3):
        three = loose[at : at + 3]
        teams[-2 - at] = [sum(each[place] for each in three) for place in range(3)]
    for attack, wall, now in teams.values():
        found.sets += 5.0 / (1 + exp((24 - attack) / 7))
        found.reach = max(found.reach, attack)
        found.wall = max(found.wall, wall)
        found.ready = max(found.ready, now)
    return found


def holdings(state: CcgState, seat: int) -> float:
    """Return what a player's cards other than Runners are worth."""
    income, spare = 0, 0
    for card in (state.sponsor[seat], *state.cards(seat, LOCATIONS)):
        eb = POOL[state.definition[card]].eb
        income += eb
        if not state.exhausted[card]:
            spare += eb
    for card in state.runners(seat):
        if POOL[state.definition[card]].professions & CORP:
            income += power(state, card) // 2
    found = money_worth(state, income) + 0.6 * len(state.cards(seat, LOCATIONS))
    if state.active_seat == seat and state.step <= EQUIP:
        found += SPARE * min(spare, 25)
    found += 0.3 * min(2, len(state.cards(seat, OPERATIONS)))
    found += 0.2 * len(state.cards(seat, ATTACHED)) + 0.05 * len(state.cards(seat, STASH))
    return found + 0.55 * min(len(state.cards(seat, HAND)), 8)


def is_quiet(state: CcgState) -> bool:
    """Tell whether nothing is half done: no attack, nothing announced, nothing doomed."""
    question = state.question
    return (
        question is not None
        and not state.attack_kind
        and not state.things
        and not state.doomed
        and len(state.stack) <= 3
    )
