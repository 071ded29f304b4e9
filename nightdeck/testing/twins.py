"""Non-interference: what a seat must not know never reaches it, not even through a silence.

A game is played to some moment. For one seat (or the spectators) a twin world is made in which all
that the seat cannot know is dealt anew. Then both worlds are played on with the same public play,
and everything the seat is given must stay byte for byte the same, until it legitimately learns
something that differs. The twin is made by the same re-dealing that search uses.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, State
from nightdeck.kernel.views import game_of, redealt, view
from nightdeck.testing.policies import Policy, policy

LOOKS: Final = 6
"""At so many moments of a game a twin is made for every seat."""

FURTHER: Final = 30
"""So many decisions both worlds are played on at most."""


def check_twins(game: Game[Any], setup: Setup, policy_name: str, seed: int) -> str:
    """Play one game and compare twins at several moments; return the first leak in words."""
    setup.record = True
    state = new_game(game, setup)
    player = policy(policy_name, seed)
    rng = Rng(seed_key(f"twins {seed}"))
    length = typical_length(game, setup, policy_name, seed)
    moments = sorted(rng.below(max(1, length)) for _ in range(LOOKS))
    while state.outcome is None:
        while moments and moments[0] <= state.decisions:
            moments.pop(0)
            for seat in range(NOBODY, state.seats):
                found = compare(state, seat, rng, policy(policy_name, f"{seed} {seat}"))
                if found:
                    return found
        choose(state, player.pick(state))
    return ""


def typical_length(game: Game[Any], setup: Setup, policy_name: str, seed: int) -> int:
    """Return the number of decisions this game will have."""
    state = new_game(game, setup)
    player = policy(policy_name, seed)
    while state.outcome is None:
        choose(state, player.pick(state))
    return state.decisions


def seen(state: State, seat: int) -> bytes:
    """Return every byte a seat is given: its view with log, options and who is asked what."""
    return msgspec.json.encode(view(state, seat))


def compare(state: State, seat: int, rng: Rng, player: Policy) -> str:
    """Make a twin for a seat and play both on; return the first difference in words."""
    mine = clone(state, log=True)
    twin = redealt(state, seat, rng)
    twin.rng = mine.rng.clone()
    found = difference(mine, twin, seat)
    for _ in range(FURTHER):
        if found or mine.outcome is not None or twin.outcome is not None:
            break
        place = public_choice(mine, twin, seat, player)
        if place is None:
            return ""
        before = known_facts(mine, seat) + known_facts(twin, seat)
        choose(mine, place[0])
        choose(twin, place[1])
        if known_facts(mine, seat) + known_facts(twin, seat) != before and differs(
            mine, twin, seat
        ):
            return ""
        found = difference(mine, twin, seat)
    return found


def known_facts(state: State, seat: int) -> list[int]:
    """Return how often a seat has learned something hidden."""
    return [state.news[seat]] if seat >= 0 else [state.news[state.seats]]


def differs(mine: State, twin: State, seat: int) -> bool:
    """Tell whether the two worlds now look different, legitimately."""
    return bool(difference(mine, twin, seat))


def difference(mine: State, twin: State, seat: int) -> str:
    """Return what differs for a seat between two worlds, in words."""
    ours, theirs = mine.question, twin.question
    asked = None if ours is None else (ours.seat, ours.name)
    other = None if theirs is None else (theirs.seat, theirs.name)
    who = "a spectator" if seat < 0 else f"seat {seat}"
    if asked != other:
        return f"{who} can tell two worlds apart: {asked} is asked in one, {other} in the other"
    left, right = seen(mine, seat), seen(twin, seat)
    if left == right:
        return ""
    for name, value in msgspec.json.decode(left).items():
        if msgspec.json.decode(right).get(name) != value:
            theirs_value = msgspec.json.decode(right).get(name)
            return f"{who} can tell two worlds apart by {name!r}: {clip(value, theirs_value)}"
    return f"{who} can tell two worlds apart by the order of fields"


def clip(left: Any, right: Any, size: int = 160) -> str:
    """Return where two values first differ, shortened for a message."""
    one, two = repr(left), repr(right)
    start = next(
        (at for at, pair in enumerate(zip(one, two, strict=False)) if len(set(pair)) > 1), 0
    )
    start = max(0, start - 40)
    return f"...{one[start : start + size]}... against ...{two[start : start + size]}..."


def public_choice(mine: State, twin: State, seat: int, player: Policy) -> tuple[int, int] | None:
    """Return places of the same option in both worlds, or None if there is none in common."""
    ours, theirs = mine.question, twin.question
    if ours is None or theirs is None:
        return None
    if ours.seat == seat:
        place = player.pick(mine)
        return place, place
    common = [each for each in ours.options if each in theirs.options]
    if not common:
        return None
    game = game_of(mine)
    named = [each for each in common if same_words(game, mine, twin, ours.seat, each)]
    pool = named if named and player.rng.below(2) else common
    option = pool[player.rng.below(len(pool))]
    return ours.options.index(option), theirs.options.index(option)


def same_words(game: Game[Any], mine: State, twin: State, seat: int, option: Any) -> bool:
    """Tell whether an option reads the same in both worlds, so that it can go on unseen."""
    left: str = game.describe(mine, seat, option).text
    right: str = game.describe(twin, seat, option).text
    return left == right
