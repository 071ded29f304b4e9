"""Winning and losing, ONR-18.1 to ONR-18.11.

ONR-R45 What one event meets at once: damage first, then points, bad publicity, an empty R&D.
ONR-18.9 The game ends the moment a condition is met. ONR-18.8 Anybody may concede.

Also ONR-23A.28, ONR-1.2, ONR-1.3.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import POINTS_CHANGED, PUBLICITY_TAKEN
from nightdeck.games.netrunner.model.numbers import hand_size
from nightdeck.games.netrunner.model.rulings import R27, R28, R38, R43
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BAD_PUBLICITY_LOSS,
    CORP,
    RD,
    RUNNER,
    TURN_LIMIT,
)

NAMES = ("Corp", "Runner")


def change_points(state: OnrState, seat: int, amount: int, check: bool = True) -> None:
    """ONR-2.4a, ONR-16.15 Add or spend agenda points; the cards stay where they are."""
    if seat == RUNNER and amount > 0 and state.points_withheld:
        withheld = min(amount, state.points_withheld)
        state.points_withheld -= withheld
        amount -= withheld
    if amount:
        state.points[seat] += amount
        state.emit(POINTS_CHANGED, seat, amount)
    if check:
        check_points(state)


def check_points(state: OnrState) -> None:
    """ONR-18.1, ONR-20.8 Enough agenda points win; if both sides have them, the active player."""
    for seat in (state.turn_seat, 1 - state.turn_seat):
        if state.points[seat] >= state.goal:
            reason = f"{NAMES[seat]} has {state.points[seat]} agenda points"
            state.end((seat,), reason, "ONR-18.1")
            return


def take_bad_publicity(state: OnrState, amount: int) -> None:
    """ONR-16.7, ONR-R43 The Corp with 7 points of bad publicity loses at once."""
    if amount <= 0:
        return
    state.bad_publicity += amount
    state.emit(PUBLICITY_TAKEN, amount)
    if state.bad_publicity >= BAD_PUBLICITY_LOSS and not state.rulings[R43]:
        state.end((RUNNER,), "the Corp has 7 points of bad publicity", "ONR-16.7")


def flatline(state: OnrState, clause: str) -> None:
    """ONR-18.2, ONR-18.3 The Runner is flatlined: the Corp wins."""
    state.end((CORP,), "the Runner was flatlined", clause)


def lose_by_text(state: OnrState, seat: int, reason: str) -> None:
    """ONR-18.6 A card says that a player loses, at once."""
    state.end((1 - seat,), reason, "ONR-18.6")


def lose_by_empty_deck(state: OnrState) -> None:
    """ONR-18.4, ONR-18.10 The Corp has to draw and R&D is empty."""
    state.end((RUNNER,), "the Corp had to draw from an empty R&D", "ONR-18.4")


def check_empty_deck(state: OnrState) -> None:
    """ONR-23A.19 ONR-R27 `on-empty`: an empty R&D loses at the end of any effect."""
    if state.rulings[R27] and not state.zones[RD] and state.outcome is None:
        state.end((RUNNER,), "R&D is empty", "ONR-R27")


def check_hand_size(state: OnrState) -> None:
    """ONR-23A.20 ONR-R28 `flatline-now`: a hand size below 0 is fatal at once."""
    if state.rulings[R28] and hand_size(state, RUNNER) < 0 and state.outcome is None:
        flatline(state, "ONR-18.3")


def check_turn_limit(state: OnrState) -> None:
    """ONR-18.7, ONR-18.11, ONR-R38, ONR-19.7 After 60 turns of each side points decide."""
    second = 1 - state.first_seat
    if state.rulings[R38] or state.turns[second] < TURN_LIMIT:
        return
    corp, runner = state.points[CORP], state.points[RUNNER]
    if corp == runner:
        state.end((), "the turn limit was reached with equal points", "ONR-18.11")
    else:
        winner = CORP if corp > runner else RUNNER
        state.end((winner,), f"{NAMES[winner]} leads at the turn limit", "ONR-18.11")
