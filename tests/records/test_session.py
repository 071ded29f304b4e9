"""Undo: free as long as nothing was learned, otherwise by consent."""

from __future__ import annotations

import pytest

from nightdeck.kernel import Refused, Setup
from nightdeck.records.codec import fingerprint
from nightdeck.records.session import Session
from tests.tiny.game import TINY
from tests.tiny.rules import BRAWL, HIDE, TAKE_CREDIT


def session() -> Session:
    """Return a fresh game of two."""
    return Session(TINY, Setup(seats=2, seed=21))


def take(play: Session, verb: int) -> None:
    """Let the asked seat choose the first option with a verb."""
    question = play.state.question
    assert question is not None
    place = [option[0] for option in question.options].index(verb)
    play.decide(question.seat, play.state.decisions, place)


def test_an_own_step_that_taught_nothing_can_be_undone() -> None:
    play = session()
    before = fingerprint(play.state)
    take(play, TAKE_CREDIT)
    assert play.undo_needs(0) == ""
    assert play.undo(0) == 0
    assert fingerprint(play.state) == before


def test_nothing_to_undo_is_said() -> None:
    with pytest.raises(Refused, match="nothing to undo"):
        session().undo(0)


def test_undo_after_a_draw_needs_consent() -> None:
    play = session()
    take(play, TAKE_CREDIT)
    take(play, TAKE_CREDIT)
    assert play.undo_needs(0) == "something hidden has been seen since"
    with pytest.raises(Refused, match="needs consent"):
        play.undo(0)


def test_undo_after_somebody_elses_decision_needs_consent() -> None:
    play = session()
    take(play, HIDE)
    take(play, BRAWL)
    play.decide(0, play.state.decisions, 0)
    assert play.undo_needs(0) == ""
    play.decide(1, play.state.decisions, 0)
    assert play.undo_needs(0) == "somebody else has decided since"


def test_undo_with_consent_goes_back_to_the_own_last_decision() -> None:
    play = session()
    take(play, TAKE_CREDIT)
    middle = fingerprint(play.state)
    take(play, TAKE_CREDIT)
    assert play.undo(0, consent=True) == 1
    assert fingerprint(play.state) == middle
    assert len(play.record.moves) == 1


def test_the_record_after_an_undo_is_that_of_the_game_as_played() -> None:
    play = session()
    take(play, TAKE_CREDIT)
    play.undo(0)
    take(play, HIDE)
    other = session()
    take(other, HIDE)
    assert play.chain == other.chain


def test_what_was_decided_for_a_seat_is_not_its_own_to_undo() -> None:
    play = session()
    take(play, HIDE)
    take(play, BRAWL)
    assert play.undo_target(0) == 1
    assert play.undo_target(0, is_own=lambda number: number != 1) == 0
    assert play.undo_target(0, is_own=lambda number: False) == -1


def test_a_decision_of_another_seat_that_is_no_news_does_not_count_against_undo() -> None:
    play = session()
    take(play, HIDE)
    take(play, BRAWL)
    play.decide(0, play.state.decisions, 0)
    play.decide(1, play.state.decisions, 0)
    assert play.undo_needs(0) == "somebody else has decided since"
    told = play.undo_needs(0, is_news=lambda number: number != 3)
    assert told == "something hidden has been seen since"
