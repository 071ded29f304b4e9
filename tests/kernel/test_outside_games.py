"""A game from outside, never compiled itself, stands on the interpreted and the compiled kernel."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from nightdeck.kernel import DONE, BadSetup, Frame, Game, Refused, Setup, State, new_game
from nightdeck.kernel.clone import clone
from nightdeck.records.codec import fingerprint, load, save
from nightdeck.records.session import Session

DRAWN = 1


class Drawing(Frame):
    """Two players draw cards in turn until none are left."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "draw")

    def __init__(self, seat: int = 0, drawn: list[int] | None = None) -> None:
        self.seat = seat
        self.drawn: list[int] = [] if drawn is None else drawn

    def offer(self, state: Pile) -> str | None:
        if not state.zones[0]:
            state.end((0, 1), "the pile is empty", "PILE-1")
            return DONE
        state.ask(self.seat, "draw", [(1,), (2,)])
        return None

    def draw(self, state: Pile) -> str | None:
        card = state.zones[0][-1]
        state.move(card, 1)
        state.emit(DRAWN, card)
        state.points[self.seat] += state.answer[0]
        self.drawn.append(card)
        self.seat = 1 - self.seat
        return "offer"


class Pile(State):
    """A shuffled pile, what was drawn, and points."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = [0, 0]


class PileGame(Game[Pile]):
    """Facts that the kernel reads from a class it was not compiled with."""

    slug = "pile"
    title = "Pile"
    seat_counts = (2,)

    def blank(self) -> Pile:
        return Pile()

    def deal(self, state: State, setup: Setup) -> None:
        state.add_zone(sight=0, mixing=True)
        state.add_zone(sight=-1)
        for definition in range(12):
            state.add_card(definition, 0)
        state.shuffle(0)
        state.call(Drawing())


GAME = PileGame()


def started() -> Session:
    return Session(GAME, Setup(2, seed="outside", record=True))


def answer(session: Session) -> None:
    question = session.state.question
    assert question is not None
    session.decide(question.seat, session.state.decisions, session.state.decisions % 2)


def test_the_kernel_reads_the_facts_of_a_game_from_outside() -> None:
    with pytest.raises(BadSetup, match="Pile is for 2 seats, not 3"):
        new_game(GAME, Setup(3))


def test_a_game_from_outside_is_saved_and_cloned_whole_at_every_decision() -> None:
    session = started()
    while session.state.outcome is None:
        before = fingerprint(session.state)
        loaded = load(save(session.state), GAME)
        copy = clone(session.state)
        assert fingerprint(loaded) == fingerprint(copy) == before
        assert isinstance(copy, Pile)
        answer(session)
        assert fingerprint(copy) == before

    assert session.state.decisions == 12
    assert isinstance(session.state, Pile)
    assert session.state.points == [6, 12]


@pytest.mark.parametrize(
    "decision",
    [
        (0, "0", 0),
        (0, None, 0),
        ("0", 0, 0),
        (False, 0, 0),
        (0, False, 0),
        (0, 0, True),
        (0, 0, 1.0),
        (0, 0, -1),
        (0, 0, 2),
        (0, 0, 10**30),
        (1, 0, 0),
        (0, 1, 0),
    ],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(decision: tuple[Any, Any, Any]) -> None:
    session = started()
    before = fingerprint(session.state), session.chain

    with pytest.raises(Refused):
        session.decide(*decision)

    assert (fingerprint(session.state), session.chain) == before
