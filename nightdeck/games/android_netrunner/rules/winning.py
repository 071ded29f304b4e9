"""How a game ends, ANR-V1 to ANR-V5.

Worked examples: ANR-E17, ANR-E18. ANR-0.2, ANR-0.3 Seven points, an empty R&D, a flatlined
Runner.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.events import GAME_OVER
from nightdeck.games.android_netrunner.model.modifiers import hand_size, has_enough_points
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER


def win(state: AnrState, seat: int, reason: str, clause: str) -> None:
    """ANR-EV30, ANR-V5 The first condition met decides."""
    if state.outcome is None:
        state.emit(GAME_OVER, seat)
        state.end((seat,), reason, clause)


def win_by_points(state: AnrState, seat: int) -> None:
    """ANR-V1 Seven agenda points win at once."""
    win(state, seat, "seven agenda points", "ANR-V1")


def check_points_of(state: AnrState, seat: int) -> None:
    """ANR-V1 Look at a player's points the moment an agenda arrives, before any trigger."""
    if has_enough_points(state, seat):
        win_by_points(state, seat)


def run_out_of_cards(state: AnrState) -> None:
    """ANR-V2 The Corp must draw from an empty R&D: the Runner wins."""
    win(state, RUNNER, "R&D is empty", "ANR-V2")


def flatline(state: AnrState, clause: str) -> None:
    """ANR-V3 The Runner is flatlined: the Corp wins."""
    win(state, CORP, "the Runner is flatlined", clause)


def check_hand_size(state: AnrState) -> None:
    """ANR-V3b A maximum hand size below 0 at the end of the turn flatlines the Runner."""
    if hand_size(state, RUNNER) < 0:
        flatline(state, "ANR-V3b")
