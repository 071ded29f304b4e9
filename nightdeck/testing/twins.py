"""Non-interference: what a seat must not know never reaches it, not even through a silence.

A game is played to some moment. For one seat (or the spectators) a twin world is made in which all
that the seat cannot know is dealt anew. Then both worlds are played on with the same public play,
and everything the seat is given must stay byte for byte the same, until it legitimately learns
something that differs. Where the rules themselves let the presence of a question depend on hidden
cards (a *silence*), another question in the two worlds only ends the comparison. The twin is made
by the same re-dealing that search uses.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game, step
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, State
from nightdeck.seen.views import game_of, redealt, view
from nightdeck.testing.policies import Policy, policy

LOOKS: Final = 6
"""At so many moments of a game a twin is made for every seat."""

TRIES: Final = 20
ASKING: Final = ("offer", "seal", "pick")
"""Steps of these names only ask and can be run again."""

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
    twin = twin_of(mine, seat, rng)
    if twin is None:
        return ""
    found = difference(mine, twin, seat)
    for _ in range(FURTHER):
        if found or mine.outcome is not None or twin.outcome is not None:
            break
        place = public_choice(mine, twin, seat, player)
        if place is None:
            return ""
        before = known_facts(mine, seat) + known_facts(twin, seat)
        silences = mine.silences + twin.silences
        choose(mine, place[0])
        choose(twin, place[1])
        found = difference(mine, twin, seat)
        if found and known_facts(mine, seat) + known_facts(twin, seat) != before:
            return ""
        if asked(mine) != asked(twin) and mine.silences + twin.silences != silences:
            return ""
    return found


def twin_of(state: State, seat: int, rng: Rng) -> State | None:
    """Return another world the seat holds possible, in which the same question is open.

    Somebody else's options depend on what the seat cannot see, so they are listed anew. A world in
    which that question would not be asked is none: the seat knows that it was.
    """
    for _ in range(TRIES):
        twin = redealt(state, seat, rng)
        twin.rng = state.rng.clone()
        if state.question is None or state.question.seat == seat:
            return twin
        if asked_again(twin):
            return twin
    return None


def asked_again(state: State) -> bool:
    """List the options of the open question anew; tell whether the same question came out."""
    before = state.question
    frame = state.stack[-1]
    place = state.at[-1] - 1
    if before is None or not frame.steps[place].startswith(ASKING):
        return False
    wanted = asked(state)
    state.question = None
    state.at[-1] = place
    step(state)
    return asked(state) == wanted


def known_facts(state: State, seat: int) -> list[int]:
    """Return how often a seat has learned something hidden."""
    return [state.news[seat]] if seat >= 0 else [state.news[state.seats]]


def asked(state: State) -> tuple[int, str] | None:
    """Return who is asked what."""
    question = state.question
    return None if question is None else (question.seat, question.name)


def difference(mine: State, twin: State, seat: int) -> str:
    """Return what differs for a seat between two worlds, in words."""
    who = "a spectator" if seat < 0 else f"seat {seat}"
    if asked(mine) != asked(twin):
        return (
            f"{who} can tell two worlds apart: {asked(mine)} is asked in one, "
            f"{asked(twin)} in the other"
        )
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
    game = game_of(mine)
    common = [
        each
        for each in ours.options
        if each in theirs.options and game.outward(mine, each) == game.outward(twin, each)
    ]
    if not common:
        return None
    named = [each for each in common if same_words(game, mine, twin, ours.seat, each)]
    pool = named if named and player.rng.below(2) else common
    option = pool[player.rng.below(len(pool))]
    return ours.options.index(option), theirs.options.index(option)


def same_words(game: Game[Any], mine: State, twin: State, seat: int, option: Any) -> bool:
    """Tell whether an option reads the same in both worlds, so that it can go on unseen."""
    left: str = game.describe(mine, seat, option).text
    right: str = game.describe(twin, seat, option).text
    return left == right
