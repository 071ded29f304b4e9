"""How a position looks to a player: points, the plan, places that pay, people who fight."""

from __future__ import annotations

from math import exp

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import power, stat, style
from nightdeck.games.cyberpunk_ccg.model.rulings import OPS_TARGET, STYLE_TARGET
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    DEFENSE,
    HAND,
    LOCATIONS,
    LR,
    OPERATIONS,
    SR,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.winning import plan_progress

SHARPNESS = 0.09


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
    worth = [
        0.0 if state.is_out(seat) else exp(SHARPNESS * (race(state, seat) + holdings(state, seat)))
        for seat in range(state.seats)
    ]
    whole = sum(worth) or 1.0
    return [each / whole for each in worth]


def race(state: CcgState, seat: int) -> float:
    """CCG-13 Return how near a player is to winning: the best of three ways counts most."""
    ways = [
        state.ops[seat] / state.number(OPS_TARGET),
        style(state, seat) / state.number(STYLE_TARGET),
        min(plan_progress(state, seat), 1.2),
    ]
    ways.sort(reverse=True)
    return 45.0 * ways[0] * ways[0] + 15.0 * ways[0] + 8.0 * ways[1] + 2.0 * ways[2]


def holdings(state: CcgState, seat: int) -> float:
    """Return what a player's cards are worth."""
    found = 0.0
    for card in state.cards(seat, LOCATIONS):
        found += 1.5 + 1.1 * POOL[state.definition[card]].eb
    for card in state.runners(seat):
        fight = stat(state, card, SR) + stat(state, card, LR) + stat(state, card, DEFENSE)
        found += 0.8 + 0.28 * fight + 0.35 * power(state, card)
        if state.exhausted[card] and state.active_seat != seat:
            found -= 0.08 * fight
    found += 0.6 * len(state.cards(seat, OPERATIONS))
    found += 0.25 * len(state.cards(seat, ATTACHED)) + 0.3 * len(state.cards(seat, STASH))
    held = len(state.cards(seat, HAND))
    return found + 0.7 * min(held, 8)


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
