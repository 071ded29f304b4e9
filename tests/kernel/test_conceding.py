"""A seat may give up at any decision, teams win together, and nobody asks who has left."""

from __future__ import annotations

import pytest

from nightdeck.kernel import GameIsOver, Setup, WrongSeat, choose, concede, new_game
from nightdeck.kernel.state import State
from nightdeck.play.bots.trials import worth
from nightdeck.records.codec import fingerprint
from nightdeck.records.replay import read, rerun, written
from nightdeck.records.session import Session, resumed
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import TinyState


class TwoTeams(BackAlley):
    """Back Alley for two teams of two, sitting crosswise."""

    def team(self, state: TinyState, seat: int) -> int:
        return seat % 2


def started(game: BackAlley = TINY, seats: int = 2) -> State:
    return new_game(game, Setup(seats=seats, seed=3, record=True))


def test_with_two_seats_the_other_one_wins() -> None:
    state = started()
    concede(state, 0)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "Player 1 concedes")


def test_a_seat_may_concede_while_another_is_asked() -> None:
    state = started()
    assert state.question is not None
    concede(state, 1 - state.question.seat)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_with_more_seats_the_game_goes_on_without_the_one_that_left() -> None:
    state = started(seats=3)
    concede(state, 0)
    asked = set()
    while state.outcome is None:
        assert state.question is not None
        asked.add(state.question.seat)
        choose(state, 0)
    assert asked == {1, 2}


def test_a_team_goes_on_while_one_of_it_is_left() -> None:
    state = started(TwoTeams(), 4)
    concede(state, 0)
    concede(state, 1)
    assert state.outcome is None
    concede(state, 2)
    assert state.outcome is not None
    assert state.outcome.winners == (1, 3)


def test_a_winning_team_is_worth_a_whole_win_to_each_of_its_members() -> None:
    game = TwoTeams()
    state = started(game, 4)
    state.end((0, 2), "team A wins", "")
    assert [worth(game, state, seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


def test_nobody_concedes_twice() -> None:
    state = started(seats=3)
    concede(state, 0)
    with pytest.raises(WrongSeat, match="seat 0 has left the game already"):
        concede(state, 0)


def test_a_game_that_is_over_cannot_be_conceded() -> None:
    state = started()
    concede(state, 0)
    with pytest.raises(GameIsOver):
        concede(state, 1)


def test_a_seat_that_does_not_exist_cannot_concede() -> None:
    with pytest.raises(WrongSeat, match="seats 0 to 1, not 7"):
        concede(started(), 7)


def test_a_concession_is_part_of_the_record() -> None:
    session = Session(TINY, Setup(seats=3, seed=3))
    session.adopt(session.conceded(2))
    session.decide(0, 1, 0)
    again = rerun(TINY, read(written(session.record)))
    assert fingerprint(again) == fingerprint(session.state)
    assert fingerprint(resumed(TINY, session.record).state) == fingerprint(session.state)


def test_a_concession_can_be_taken_back_by_rewinding() -> None:
    session = Session(TINY, Setup(seats=3, seed=3))
    before = fingerprint(session.state)
    session.adopt(session.conceded(2))
    session.rewind(0)
    assert fingerprint(session.state) == before


def test_no_undo_brings_back_who_has_conceded() -> None:
    session = Session(TINY, Setup(seats=3, seed=3))
    session.decide(0, 0, 0)
    assert session.undo_target(0) == 0
    session.adopt(session.conceded(2))
    assert session.undo_target(0) == session.undo_target(2) == -1
    assert session.undo_needs(2) == "there is nothing to undo"
