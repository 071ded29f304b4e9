"""Match play: single games, and two games in which each player plays each side once.

ANR-MS1 A single game is the first and default match type. ANR-MS4 A computer player may take
either side: nothing in the rules asks who sits there. ANR-MS5 Open deck lists, clocks and undo
are left to the place where people play; no rule and no ruling knows them.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.modifiers import score
from nightdeck.games.android_netrunner.model.rulings import Q35
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.kernel.game import MatchType

MATCH_TYPES: Final = (
    MatchType("single", "Single game", "ANR-MS1"),
    MatchType("two-games", "Match: two games with swapped sides", "ANR-MS2", games=2),
)

WIN: Final = 10
MOST_FOR_A_LOSS: Final = 6


def match_points(state: AnrState) -> tuple[int, ...]:
    """ANR-MS2, ANR-Q35 A win scores 10, a loss the loser's agenda points, or a win 1 and a loss 0.

    A game that nobody won counts as a loss for both.
    """
    outcome = state.outcome
    winners = () if outcome is None else outcome.winners
    wins_only = state.rulings[Q35] == 1
    found: list[int] = []
    for seat in range(state.seats):
        if wins_only:
            found.append(1 if seat in winners else 0)
        elif seat in winners:
            found.append(WIN)
        else:
            found.append(min(MOST_FOR_A_LOSS, score(state, seat)))
    return tuple(found)
