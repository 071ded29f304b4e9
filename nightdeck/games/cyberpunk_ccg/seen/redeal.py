"""A random world that a seat holds possible: every face it cannot know is dealt anew (CCG-15).

CCG-15.1 Backs differ: a Runs card stays one of the Runs cards, a Gear card one of the Gear cards.
What is just being announced stays what it is.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR, HAND, RUNS, STASH
from nightdeck.games.cyberpunk_ccg.rules.shopping import Buying
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import permute, unknown_to


def redeal(state: CcgState, seat: int, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat (or a spectator) cannot know."""
    fixed = announced(state)
    for owner in range(state.seats):
        for deck in (RUNS, GEAR):
            held = [
                card
                for card in [*state.cards(owner, deck), *state.cards(owner, HAND)]
                if POOL[state.definition[card]].is_runs == (deck == RUNS) and card not in fixed
            ]
            permute(state, unknown_to(state, seat, held), rng)
        stashed = unknown_to(state, seat, state.cards(owner, STASH))
        if stashed:
            permute(state, stashed, rng)


def announced(state: CcgState) -> list[int]:
    """CCG-6.5o Return the cards that are being announced: the rest of the action needs them."""
    return [frame.card for frame in state.stack if isinstance(frame, (Using, Buying))]
