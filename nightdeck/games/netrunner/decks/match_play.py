"""The match of two rounds, ONR-19.1 to ONR-19.8: each player plays each role once.

Also ONR-R11, ONR-R37, ONR-23A.9, ONR-19.5, ONR-19.6, ONR-1.4. Worked examples: ONR-X07.
"""

from __future__ import annotations

from typing import Final

from nightdeck.decks import MatchType
from nightdeck.games.netrunner.model.rulings import R11, R37
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import RUNNER

MATCH_TYPES: Final = (
    MatchType("single", "Single game", "ONR-19.5"),
    MatchType("two-rounds", "Match: two rounds with swapped roles", "ONR-19.1", games=2),
)

WIN: Final = 10

# The values of ONR-R37; the one between them counts agenda points
DRAWN: Final = 0
BY_WINS: Final = 2


def match_points(state: OnrState) -> tuple[int, ...]:
    """ONR-19.2, ONR-19.3, ONR-19.4, ONR-19.7 What a finished game is worth to each seat."""
    outcome = state.outcome
    winners = () if outcome is None else outcome.winners
    found: list[int] = []
    for seat in range(state.seats):
        held = max(0, state.points[seat])
        if seat in winners:
            found.append(WIN)
        elif not winners or seat == RUNNER or state.rulings[R11]:
            found.append(held)
        else:
            found.append(0)
    return tuple(found)


def match_ties(state: OnrState) -> tuple[int, ...]:
    """ONR-R37, ONR-23A.27 What breaks a tie of totals: nothing, agenda points, or games won."""
    outcome = state.outcome
    if outcome is None or state.rulings[R37] == DRAWN:
        return (0,) * state.seats
    if state.rulings[R37] == BY_WINS:
        return tuple(1 if seat in outcome.winners else 0 for seat in range(state.seats))
    return tuple(max(0, points) for points in state.points)
