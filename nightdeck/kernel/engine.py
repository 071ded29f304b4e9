"""Advancing a game from one question to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nightdeck.kernel.checks import problems
from nightdeck.kernel.errors import (
    BadSetup,
    GameIsOver,
    StaleDecision,
    StuckGame,
    UnlistedOption,
    WrongSeat,
)
from nightdeck.kernel.frames import DONE, FUNCTIONS, functions_of
from nightdeck.kernel.positions import spoken
from nightdeck.kernel.rng import Rng, seed_key

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game, Setup
    from nightdeck.kernel.state import State

MOST_STEPS: Final = 10_000
"""More steps than this without a question mean that a rule's code runs in a circle."""


def new_game(game: Game[Any], setup: Setup) -> State:
    """Set a game up and advance it to its first question."""
    checked = game.check_setup(setup)
    state: State = game.blank()
    state.game = game
    state.seats = checked.seats
    state.news = [0] * (checked.seats + 1)
    state.rulings = game.ruling_values(checked.rulings)
    state.rng = Rng(seed_key(checked.seed))
    state.log = [] if checked.record else None
    game.deal(state, checked)
    put_in_order(state, 0)
    advance(state)
    if checked.position is not None:
        wrong = take_position(state, spoken(checked.position))
        if wrong:
            raise BadSetup(f"the position is impossible: {wrong[0]}")
    return state


def take_position(state: State, position: dict[str, Any]) -> list[str]:
    """Turn a game that has just begun into a named position; return what is unsound about it."""
    assert state.game is not None
    state.game.arrange(state, position)
    if state.log is not None:
        state.log = []
    advance(state)
    return problems(state)


def advance(state: State) -> None:
    """Run procedures until somebody who is still in the game is asked or the game is over.

    The loop is `step` written out. It stays with a procedure from step to step and writes down
    where that stands only when it pauses: this loop is a fifth of all time in play.
    """
    stack = state.stack
    at = state.at
    for _ in range(MOST_STEPS):
        ended, asked = state.outcome, state.question
        if ended is not None:
            return
        if asked is not None:
            if not state.out or not state.is_out(asked.seat):
                return
            state.answer = asked.options[asked.default]
            state.question = None
        size = len(stack)
        depth = size - 1
        frame = stack[depth]
        try:
            functions = FUNCTIONS[type(frame)]
        except KeyError:
            functions = functions_of(type(frame))
        place = at[depth]
        count = len(functions)
        while place < count:
            where = functions[place](frame, state)
            place += 1
            if where is not None:
                break
            if len(stack) != size or state.question is not None or state.outcome is not None:
                at[depth] = place
                break
        else:
            where = DONE
        if len(stack) > size + 1:
            put_in_order(state, size)
        if where is None:
            continue
        if where == DONE:
            del stack[depth], at[depth]
        else:
            at[depth] = frame.steps.index(where)
    raise StuckGame(f"{type(stack[-1]).__name__} runs in a circle without a question")


def put_in_order(state: State, start: int) -> None:
    """Let what one step has called run in the order in which it was called."""
    state.stack[start:] = state.stack[start:][::-1]
    state.at[start:] = state.at[start:][::-1]


def step(state: State) -> None:
    """Run one step of the procedure on top of the stack."""
    stack = state.stack
    at = state.at
    depth = len(stack) - 1
    frame = stack[depth]
    place = at[depth]
    if place >= len(frame.steps):
        del stack[depth], at[depth]
        return
    at[depth] = place + 1
    where = frame.run(place, state)
    put_in_order(state, depth + 1)
    if where is None:
        return
    if where == DONE:
        del stack[depth], at[depth]
    else:
        at[depth] = frame.steps.index(where)


def choose(state: State, index: int) -> None:
    """Take the option with this index without any check; for callers that use the list itself."""
    question = state.question
    if question is None:
        raise GameIsOver("the game is over: nobody is asked anything")
    state.answer = question.options[index]
    state.question = None
    state.decisions += 1
    advance(state)


def concede(state: State, seat: object) -> None:
    """Let a seat give up, whoever is asked and whatever is going on; a refusal changes nothing."""
    if state.outcome is not None or state.game is None:
        raise GameIsOver("the game is over: nobody can concede any more")
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise WrongSeat(f"there are seats 0 to {state.seats - 1}, not {seat!r}")
    if state.is_out(seat):
        raise WrongSeat(f"seat {seat} has left the game already")
    state.game.concede(state, seat)
    state.decisions += 1
    advance(state)


def decide(state: State, seat: object, number: object, index: object) -> None:
    """Take a seat's answer to the question with this number; a refusal changes nothing."""
    question = state.question
    if question is None:
        raise GameIsOver("the game is over: nobody is asked anything")
    if type(number) is not int or number != state.decisions:
        raise StaleDecision(f"the open question is number {state.decisions}, not {number!r}")
    if type(seat) is not int or seat != question.seat:
        raise WrongSeat(f"question {number} ({question.name}) is for seat {question.seat}")
    if type(index) is not int or not 0 <= index < len(question.options):
        raise UnlistedOption(
            f"seat {seat} may choose 0 to {len(question.options) - 1} "
            f"at question {number} ({question.name}), not {index!r}"
        )
    choose(state, index)
