"""Bots are blind: exchanging the cards a seat must not know never changes what its bot chooses.

A game is played by a bot on every seat. Beside each bot sits a twin that is given the same
questions in worlds where everything its seat cannot know has been dealt anew. With the same luck
both must choose the same, the whole game through, memory of earlier searches included.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.play.players import Player, Seat, player
from nightdeck.seen.views import redealt
from nightdeck.testing.policies import policy

TRIES: Final = 24
"""Searches are cut by tries, not by time, so that they can be repeated."""

PATIENCE: Final = 3600.0

LOOKS: Final = 40
"""At about so many decisions of a game bot and twin are compared."""


def sighted_choice(game: Game[Any], setup: Setup, level: str, policy_name: str, seed: int) -> str:
    """Play a game and return the first choice that hidden cards changed, in words."""
    state = new_game(game, setup)
    others = policy(policy_name, seed)
    bots = [player(level, PATIENCE, TRIES) for _ in range(state.seats)]
    twins = [player(level, PATIENCE, TRIES) for _ in range(state.seats)]
    rng = Rng(seed_key(f"blind {seed}"))
    looks = 0
    while state.question is not None and looks < LOOKS:
        seat = state.question.seat
        if len(state.question.options) > 1 and rng.below(2):
            looks += 1
            found = difference(state, bots[seat], twins[seat], rng)
            if found:
                return f"{level} is not blind: {found}"
        choose(state, others.pick(state))
    return ""


def difference(state: State, bot: Player, twin: Player, rng: Rng) -> str:
    """Ask a bot in this world and its twin in another; return how they differ, in words."""
    question = state.question
    assert question is not None
    luck = rng.fork("luck")
    other = redealt(state, question.seat, rng)
    mine = bot.choose(Seat(state), luck.clone())
    theirs = twin.choose(Seat(other), luck.clone())
    if mine == theirs:
        return ""
    return (
        f"seat {question.seat} at {question.name!r} takes option {mine}, "
        f"but {theirs} when cards it cannot know are exchanged"
    )
