"""Rollouts: how a search plays on from a position, and what it takes the end to be worth.

The games bring three judgements: `weigh` (a heuristic for options), `evaluate` (a seat's
chance to win) and `is_quiet` (whether that chance can be trusted or something is half done).
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.engine import choose
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import State

UNREST: Final = 60
"""A rollout that waits for quiet gives up after so many decisions."""


def favourite(game: Game[Any], state: State) -> int:
    """Return the option of the open question that the heuristic finds best."""
    question = state.question
    assert question is not None
    options = question.options
    if len(options) == 1:
        return 0
    weights = [game.weigh(state, option) for option in options]
    return weights.index(max(weights))


def settle(game: Game[Any], state: State) -> None:
    """Let everybody follow the heuristic until the position is quiet."""
    latest = state.decisions + UNREST
    while state.question is not None and state.decisions < latest and not game.is_quiet(state):
        choose(state, favourite(game, state))


def outlook(game: Game[Any], state: State, seat: int, moments: int, fade: float) -> list[float]:
    """Play on for some quiet moments and return every seat's chance, later moments counting less.

    A single look far ahead would be mostly luck, one at the first quiet moment short-sighted.
    Nobody acts on a whim here: options that hardly differ then lead to games that hardly differ,
    and what is left between them is their own worth.
    """
    total = [0.0] * state.seats
    weights = 0.0
    weight = 1.0
    for moment in range(moments):
        if moment and state.question is not None:
            choose(state, favourite(game, state))
        settle(game, state)
        if state.outcome is not None:
            # What is decided stays so: it counts for all the moments that are left.
            weight *= (1 - fade ** (moments - moment)) / (1 - fade)
        for place, value in enumerate(worths(game, state, seat)):
            total[place] += weight * value
        weights += weight
        weight *= fade
        if state.outcome is not None:
            break
    return [value / weights for value in total]


def worth(game: Game[Any], state: State, seat: int) -> float:
    """Return a seat's chance to win, exact when the game is over; teams share a shared win."""
    outcome = state.outcome
    if outcome is None:
        return game.evaluate(state, seat)
    if not outcome.winners:
        return 1.0 / max(2, len({game.team(state, each) for each in range(state.seats)}))
    winning = {game.team(state, each) for each in outcome.winners}
    return 1.0 / len(winning) if seat in outcome.winners else 0.0


def worths(game: Game[Any], state: State, seat: int) -> list[float]:
    """Return every seat's chance to win, as one of them judges it."""
    if state.seats == 2:
        own = worth(game, state, seat)
        return [own, 1.0 - own] if seat == 0 else [1.0 - own, own]
    if state.outcome is None:
        return game.chances(state)
    return [worth(game, state, each) for each in range(state.seats)]
