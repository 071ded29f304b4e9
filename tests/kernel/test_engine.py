"""Questions, answers and the flow between them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from nightdeck.kernel import (
    DONE,
    Frame,
    GameIsOver,
    Setup,
    StaleDecision,
    State,
    StuckGame,
    UnlistedOption,
    WrongSeat,
    advance,
    choose,
    decide,
    new_game,
)
from nightdeck.records.codec import fingerprint
from tests.tiny.game import TINY


class Countdown(Frame):
    """Counts down by going back to its own step."""

    steps: ClassVar[tuple[str, ...]] = ("count", "report")

    def __init__(self, left: int) -> None:
        self.left: int = left

    def count(self, state: State) -> str | None:
        self.left -= 1
        return "count" if self.left > 0 else None

    def report(self, state: State) -> str | None:
        state.result = 7
        return DONE


class Parent(Frame):
    """Calls a countdown and ends the game with what it gave back."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "finish")

    def begin(self, state: State) -> str | None:
        state.call(Countdown(3))
        return None

    def finish(self, state: State) -> str | None:
        state.end((), f"got {state.result}", "")
        return None


class Circle(Frame):
    """Never gets anywhere."""

    steps: ClassVar[tuple[str, ...]] = ("turn",)

    def turn(self, state: State) -> str | None:
        return "turn"


class Trail(Frame):
    """Leaves its number behind."""

    steps: ClassVar[tuple[str, ...]] = ("leave",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def leave(self, state: State) -> str | None:
        state.result = state.result * 10 + self.number
        return None


class TailCall(Frame):
    """Hands over to another procedure and is done itself."""

    steps: ClassVar[tuple[str, ...]] = ("hand_over",)

    def hand_over(self, state: State) -> str | None:
        state.call(Trail(5))
        return DONE


class Ending(Frame):
    """Ends the game."""

    steps: ClassVar[tuple[str, ...]] = ("end",)

    def end(self, state: State) -> str | None:
        state.end((0,), "over", "")
        return None


CALLED: list[Frame] = []


class Calls(Frame):
    """One step that calls several procedures."""

    steps: ClassVar[tuple[str, ...]] = ("call_all",)

    def call_all(self, state: State) -> str | None:
        for frame in CALLED:
            state.call(frame)
        return None


def running(*frames: Frame) -> State:
    """Return a state that runs frames one after the other and then ends."""
    state = State()
    state.call(Ending())
    state.call(Calls())
    CALLED[:] = frames
    advance(state)
    return state


def test_a_sub_procedure_gives_its_result_to_the_step_after_the_call() -> None:
    state = State()
    state.call(Parent())
    advance(state)
    assert state.outcome is not None
    assert state.outcome.reason == "got 7"


def test_what_one_step_calls_runs_in_the_order_it_was_called() -> None:
    assert running(Trail(1), Trail(2), Trail(3)).result == 123


def test_a_frame_may_hand_over_and_be_done() -> None:
    state = running(TailCall(), Trail(6))
    assert state.result == 56


def test_a_procedure_in_a_circle_is_stopped() -> None:
    state = State()
    state.call(Circle())
    with pytest.raises(StuckGame, match="Circle runs in a circle"):
        advance(state)


def test_the_first_end_of_a_game_counts() -> None:
    state = State()
    state.end((1,), "first", "")
    state.end((0,), "second", "")
    assert state.outcome is not None
    assert state.outcome.reason == "first"


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    prints = []
    for _ in range(2):
        state = new_game(TINY, Setup(seats=3, seed=11))
        while state.outcome is None:
            choose(state, state.decisions % len(state.question.options))  # type: ignore[union-attr]
        prints.append(fingerprint(state))
    assert prints[0] == prints[1]


def test_another_seed_gives_another_game() -> None:
    one = fingerprint(new_game(TINY, Setup(seed=1)))
    assert one != fingerprint(new_game(TINY, Setup(seed=2)))


@pytest.mark.parametrize(
    ("seat", "number", "index", "error", "words"),
    [
        (1, 0, 0, WrongSeat, "is for seat 0"),
        (0, 1, 0, StaleDecision, "the open question is number 0, not 1"),
        (0, 0, 99, UnlistedOption, "may choose 0 to"),
    ],
)
def test_a_wrong_decision_is_refused_with_what_would_be_right(
    seat: int, number: int, index: int, error: type[Exception], words: str
) -> None:
    state = new_game(TINY, Setup(seed=1))
    before = fingerprint(state)
    with pytest.raises(error, match=words):
        decide(state, seat, number, index)
    assert fingerprint(state) == before


def test_a_finished_game_takes_no_decisions() -> None:
    state = State()
    state.end((), "over", "")
    with pytest.raises(GameIsOver):
        decide(state, 0, 0, 0)


def test_a_hundred_thousand_refused_decisions_change_nothing() -> None:
    state = new_game(TINY, Setup(seed=3))
    before = fingerprint(state)
    refused = 0
    for round_ in range(25_000):
        for seat, number, index in (
            (1, 0, 0),
            (0, 1, 0),
            (0, 0, 999 + round_),
            (0, -round_ - 1, 0),
        ):
            with pytest.raises((WrongSeat, StaleDecision, UnlistedOption)):
                decide(state, seat, number, index)
            refused += 1
    assert refused == 100_000
    assert fingerprint(state) == before
