"""How a position looks to a player: both pools, the board, memory, cards in hand."""

from __future__ import annotations

from math import exp

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, defense
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    COMMITTED,
    HAND,
    SLOTS,
    TROJANS,
)
from nightdeck.games.neuroscape.rules.initialize import Picks, picks
from nightdeck.games.neuroscape.rules.ram import missing


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
        exp(worth[team] + pools_worth(state.health[team])) if alive[team] else 0.0
        for team in range(teams)
    ]
    whole = sum(shares) or 1.0
    return [shares[state.teams[seat]] / whole for seat in range(state.seats)]


def pools_worth(pools: list[int]) -> float:
    """NEU-1.3 Return what the pools are worth: the lower one decides, its last points the most."""
    low = min(pools)
    return 0.275 * min(low, 25) - 0.22 * max(0, 10 - low) + 0.25 * max(0, 5 - low)


def holdings(state: NeuState, seat: int) -> float:
    """Return what a player's cards are worth."""
    found = sum(character_worth(state, card) for card in state.characters(seat))
    bank = len(state.cards(seat, BANK))
    found += 0.25 * min(bank + len(state.cards(seat, COMMITTED)), 6) + 0.17 * bank
    held = len(state.cards(seat, HAND))
    found += 0.18 * min(held, 3) + 0.15 * max(0, min(held, 6) - 3)
    for host in range(state.seats):
        for card in (*state.cards(host, SLOTS), *state.cards(host, TROJANS)):
            if state.control[card] == seat:
                found += 0.24 * POOL[state.definition[card]].cost
    return found


def character_worth(state: NeuState, card: int) -> float:
    """Return what a character is worth; one that runs has struck and does not block."""
    strong = max(0, attack(state, card))
    tough = max(0, defense(state, card) - state.damage[card])
    found = 0.52 + 0.18 * strong + 0.05 * tough - 0.3 * max(0, missing(state, card))
    return found - 0.34 - 0.02 * strong if state.running[card] else found


def is_quiet(state: NeuState) -> bool:
    """Tell whether nothing is half done: a turn begins, and none of its picks is taken.

    In the midst of a turn a deployed card would be compared with a whole combat, and after one of
    two picks a card in hand with the memory to play it.
    """
    question = state.question
    if question is None or question.name != "draw-install" or state.cache:
        return False
    frame = state.stack[-1]
    return isinstance(frame, Picks) and frame.left == picks(state, state.active_seat)
