"""What cost most: a player's own decisions, judged by what they could know when they took them.

Each decision is tried out beside the better looking ones in worlds dealt anew for that seat, all in
the same worlds and with the same luck. First all of them shortly, then the dearest ones at length.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State
from nightdeck.play.bots.race import Contender, contenders
from nightdeck.play.bots.trials import outlook
from nightdeck.play.players import Seat, because
from nightdeck.records.replay import Record, retake, setup_of

RIVALS: Final = 5
"""So many other options a decision is compared with, those the heuristic likes best."""
SHORTLY: Final = 4
AT_LENGTH: Final = 40
"""Worlds in which a decision is tried out, at first and when it seems to have cost much."""
MOMENTS: Final = 3
FADE: Final = 0.7
SHORTLIST: Final = 8
"""So many decisions are looked at again."""
MOST: Final = 3
"""So many are told."""
LEAST: Final = 0.03
"""What costs less of the chance to win than this is not worth a word."""
LIMIT: Final = 1.5
"""The seconds one decision may take, however many worlds that is."""


class Verdict(msgspec.Struct):
    """A decision beside the best other one: chances to win as the seat could judge them."""

    question: str
    taken: str
    better: str
    why: str
    """What speaks for the better one, in the words of the game."""
    chance: float
    best: float
    error: float
    """How far off the difference may be: one standard error."""
    worlds: int

    @property
    def loss(self) -> float:
        """What the decision cost of the chance to win."""
        return self.best - self.chance

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than luck."""
        return self.loss > max(LEAST, 1.5 * self.error)


class Mistake(msgspec.Struct):
    """A decision that cost much: where it stands in the record, and what would have been better."""

    number: int
    seat: int
    turn: str
    verdict: Verdict


def judged(seat: Seat, taken: int, rng: Rng, worlds: int, seconds: float = LIMIT) -> Verdict | None:
    """Compare an option that was taken with the others; None if there is nothing to compare."""
    world = seat.redealt(rng)
    field = compared(seat.game, world, taken)
    if len(field) < 2:
        return None
    until = time.perf_counter() + seconds
    for _ in range(worlds):
        deal = seat.redealt(rng)
        for each in field:
            copy = clone(deal)
            choose(copy, each.index)
            each.add(outlook(seat.game, copy, seat.seat, MOMENTS, FADE)[seat.seat])
        if time.perf_counter() > until:
            break
    return verdict(seat, world, field)


def compared(game: Game[Any], world: State, taken: int) -> list[Contender]:
    """Return the option that was taken, then the most likely others that are not like it."""
    assert world.question is not None
    options = world.question.options
    own = Contender(taken, options[taken], game.weigh(world, options[taken]))
    face = game.alike(world, own.option)
    rest = [each for each in contenders(game, world) if game.alike(world, each.option) != face]
    return [own, *rest[:RIVALS]]


def verdict(seat: Seat, world: State, field: list[Contender]) -> Verdict:
    """Put what the tries were worth into figures and words."""
    own, *rest = field
    best = max(rest, key=lambda each: each.chance)
    gaps = [theirs - ours for theirs, ours in zip(best.values, own.values, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    words = [seat.game.describe(world, seat.seat, each.option).text for each in (own, best)]
    return Verdict(
        seat.game.prompt(world, seat.seat).text,
        words[0],
        words[1],
        because(seat.game, world, best.index),
        round(own.chance, 4),
        round(best.chance, 4),
        round(math.sqrt(spread / len(gaps)), 4),
        len(gaps),
    )


def dearest(found: dict[int, Verdict], most: int) -> list[int]:
    """Return the numbers of the decisions that cost most, the dearest first."""
    order = sorted(found, key=lambda number: -found[number].loss)
    return [number for number in order[:most] if found[number].loss > LEAST]


class Decision:
    """A decision of a record: the state before it, as only its seat may look at it."""

    def __init__(self, number: int, state: State, option: int, turn: str) -> None:
        assert state.question is not None
        self.number: int = number
        self.state: State = state
        self.seat: int = state.question.seat
        self.option: int = option
        self.turn: str = turn

    def judged(self, worlds: int) -> Verdict | None:
        """Judge it; the same record is always judged alike, but for the time it may take."""
        rng = Rng(bytes(32)).fork(f"analysis {self.number} {worlds}")
        return judged(Seat(self.state), self.option, rng, worlds)


def mistakes(
    decisions: list[Decision], progress: Callable[[int, int], None] = lambda done, of: None
) -> list[Mistake]:
    """Return the decisions that cost most, in the order they were taken."""
    of = len(decisions) + min(SHORTLIST, len(decisions))
    by_number = {each.number: each for each in decisions}
    found: dict[int, Verdict] = {}
    for done, decision in enumerate(decisions):
        progress(done, of)
        told = decision.judged(SHORTLY)
        if told is not None:
            found[decision.number] = told
    again: dict[int, Verdict] = {}
    for place, number in enumerate(dearest(found, SHORTLIST)):
        progress(len(decisions) + place, of)
        told = by_number[number].judged(AT_LENGTH)
        if told is not None and told.is_sure:
            again[number] = told
    progress(of, of)
    return [
        Mistake(number, by_number[number].seat, by_number[number].turn, again[number])
        for number in sorted(dearest(again, MOST))
    ]


def played_again(game: Game[Any], record: Record) -> Iterator[tuple[int, State, int]]:
    """Play a record again; each decision with the state before it, which then goes on."""
    state = new_game(game, setup_of(record.header))
    for number, move in enumerate(record.moves):
        yield number, state, move.option
        retake(state, move, number + 2)


def decisions_of(states: Iterator[tuple[int, State, int]], seat: int) -> list[Decision]:
    """Return the decisions of a seat in which there was a choice, from a game played again."""
    found: list[Decision] = []
    for number, state, option in states:
        question = state.question
        if question is None or question.seat != seat or len(question.options) < 2 or option < 0:
            continue
        found.append(Decision(number, clone(state), option, turn_of(state, seat)))
    return found


def turn_of(state: State, seat: int) -> str:
    """Return which turn it is, in words."""
    assert state.game is not None
    turn = state.game.table(state, seat).get("turn") or {}
    return str(turn.get("text", ""))


def sentences(mistake: Mistake) -> list[str]:
    """Return a mistake in words: what was done, what would have been better, and why."""
    told = mistake.verdict
    points = f"{100 * told.loss:.0f} of 100 games"
    why = f": {told.why}" if told.why else ""
    odds = f"{100 * told.chance:.0f} % against {100 * told.best:.0f} %"
    return [
        f"Chosen: {told.taken}. It cost about {points}.",
        f"Better: {told.better}{why}.",
        f"Chance to win {odds}, tried out in {told.worlds} worlds that seat could hold possible.",
    ]
