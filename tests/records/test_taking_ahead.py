"""A decision can be taken on a copy first, and what has been seen since spoils a free undo."""

from nightdeck.kernel.game import Setup
from nightdeck.records.codec import fingerprint
from nightdeck.records.session import Session
from tests.tiny.game import TINY


def test_a_decision_taken_ahead_changes_nothing_until_it_is_adopted() -> None:
    game = Session(TINY, Setup(2, seed=4))
    before = fingerprint(game.state)

    ahead = game.ahead(0, 0, 0)

    assert fingerprint(game.state) == before
    assert game.record.moves == []
    game.adopt(ahead)
    assert game.chain == ahead.move.hash
    assert game.state.decisions == 1


def test_taking_ahead_and_deciding_give_the_same_game() -> None:
    one = Session(TINY, Setup(2, seed=4))
    other = Session(TINY, Setup(2, seed=4))

    for number in range(12):
        question = one.state.question
        assert question is not None
        one.decide(question.seat, number, 0)
        other.adopt(other.ahead(question.seat, number, 0))

    assert one.chain == other.chain


def test_a_card_drawn_since_makes_an_undo_need_consent() -> None:
    game = Session(TINY, Setup(2, seed=1))
    game.decide(0, 0, 0)
    assert game.undo_needs(0) == ""

    game.decide(0, 1, 0)

    assert game.undo_needs(0) == "something hidden has been seen since"
