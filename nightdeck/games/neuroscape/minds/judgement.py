"""How a position looks to a player: both pools, the board, memory, cards in hand."""

from __future__ import annotations

from math import exp

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, defense
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    BANK,
    COMMITTED,
    HAND,
    SLOTS,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.ram import missing

SHARPNESS = 0.16


def evaluate(state: NeuState, seat: int) -> float:
    """Estimate a seat's chance to win: its team against the strongest of the others."""
    return chances(state)[seat]


def chances(state: NeuState) -> list[float]:
    """Estimate every seat's chance to win; the chances of all teams add up to one."""
    outcome = state.outcome
    if outcome is not None:
        if not outcome.winners:
            return [1 / state.seats] * state.seats
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    teams = max(state.teams) + 1
    worth = [0.0] * teams
    alive = [False] * teams
    for seat in range(state.seats):
        if not state.is_out(seat):
            worth[state.teams[seat]] += holdings(state, seat)
            alive[state.teams[seat]] = True
    shares = [
        exp(SHARPNESS * (worth[team] + pools_worth(state.health[team]))) if alive[team] else 0.0
        for team in range(teams)
    ]
    whole = sum(shares) or 1.0
    return [shares[state.teams[seat]] / whole for seat in range(state.seats)]


def pools_worth(pools: list[int]) -> float:
    """NEU-1.3 Return what the pools are worth: the lower one decides, its last points the most."""
    low, high = min(pools), max(pools)
    return 0.9 * min(low, 25) + 0.25 * min(high, 25) - 6.0 * max(0, 6 - low) / 6


def holdings(state: NeuState, seat: int) -> float:
    """Return what a player's cards are worth."""
    found = 0.0
    for card in state.characters(seat):
        strong = max(0, attack(state, card))
        tough = max(0, defense(state, card) - state.damage[card])
        found += 1.2 + 1.1 * strong + 0.55 * tough - 0.6 * max(0, missing(state, card))
        if state.running[card]:
            found -= 0.15 * tough
    memory = len(state.cards(seat, BANK)) + len(state.cards(seat, COMMITTED))
    found += 1.1 * min(memory, 10) + 0.3 * max(0, memory - 10)
    held = len(state.cards(seat, HAND))
    found += 0.9 * min(held, 6) + 0.2 * max(0, held - 6)
    found += 0.6 * len(state.cards(seat, ATTACHED))
    for host in range(state.seats):
        for card in (*state.cards(host, SLOTS), *state.cards(host, TROJANS)):
            if state.control[card] == seat:
                found += 1.2 + 0.2 * POOL[state.definition[card]].cost
    return found


def is_quiet(state: NeuState) -> bool:
    """Tell whether nothing is half done: the cache is empty and no combat goes on."""
    question = state.question
    return (
        question is not None
        and not state.cache
        and not state.attackers
        and question.name in ("deploy", "draw-install")
    )
