"""What cost most: plain mistakes are found, the best is not blamed, nothing hidden is used."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng
from nightdeck.play.analysis import (
    MOST,
    Decision,
    decisions_of,
    judged,
    mistakes,
    played_again,
    sentences,
)
from nightdeck.play.players import Seat, Street
from nightdeck.records.session import Session
from nightdeck.testing import Scene

RUNNER = 1


def luck() -> Rng:
    """Return luck that is the same every time."""
    return Rng(bytes(32))


def test_a_record_is_played_again_decision_by_decision() -> None:
    netrunner = game("android_netrunner")
    session = Session(netrunner, netrunner.check_setup(Setup(2, seed="again")), ["a", "b"])
    rng, street = luck(), Street()
    while session.state.question is not None and session.state.decisions < 60:
        seat = session.state.question.seat
        session.decide(seat, session.state.decisions, street.choose(Seat(session.state), rng))

    found = decisions_of(played_again(netrunner, session.record), RUNNER)

    assert [each.option for each in found] == [
        session.record.moves[each.number].option for each in found
    ]
    assert all(each.seat == RUNNER for each in found)
    assert all(len(each.state.question.options) > 1 for each in found if each.state.question)


@pytest.mark.parametrize("slug", ["android_netrunner", "gangs_of_night_city"])
def test_the_dearest_decisions_are_few_sure_and_in_words(slug: str) -> None:
    played = game(slug)
    state = new_game(played, played.check_setup(Setup(2, seed="dear")))
    rng, street = luck(), Street()
    decisions: list[Decision] = []
    while state.question is not None and len(decisions) < 24:
        seat = Seat(state)
        likings = [played.weigh(state, option) for option in state.question.options]
        worst = likings.index(min(likings))
        index = worst if seat.seat == 1 else street.choose(seat, rng)
        if seat.seat == 1 and seat.count > 1:
            decisions += decisions_of(iter([(state.decisions, state, index)]), 1)
        choose(state, index)
    steps: list[tuple[int, int]] = []

    found = mistakes(decisions, lambda done, of: steps.append((done, of)))

    assert 0 < len(found) <= MOST
    assert [each.number for each in found] == sorted(each.number for each in found)
    assert all(each.verdict.is_sure and each.verdict.why for each in found)
    assert all(each.verdict.taken != each.verdict.better for each in found)
    assert len(sentences(found[0])) == 3
    assert steps[-1][0] == steps[-1][1]


def test_the_best_decision_is_not_blamed() -> None:
    scene = Scene(
        "android_netrunner",
        turn="runner",
        corp={"servers": {"remote1": {"root": ["Priority Requisition"]}}},
        runner={"grip": ["Sure Gamble", "Diesel", "Diesel"], "score": ["Priority Requisition"] * 2},
    )
    scene.choose(RUNNER, "Run on Server 1").pass_until("access")
    assert scene.state.question is not None
    steal = next(
        index
        for index, option in enumerate(scene.state.question.options)
        if scene.game.verb(option) == "steal"
    )
    told = judged(Seat(scene.state), steal, luck(), 4)
    assert told is None or not told.is_sure


def test_cards_the_seat_cannot_know_do_not_change_the_verdict() -> None:
    def verdict(top: str, hand: str) -> object:
        scene = Scene(
            "android_netrunner",
            turn="runner",
            corp={"rd": ["Enigma", top], "hq": [hand]},
            runner={"grip": ["Sure Gamble"], "credits": 5},
        )
        return judged(Seat(scene.state), 0, luck(), 3, 60.0)

    told = verdict("Priority Requisition", "Hedge Fund")
    assert told is not None
    assert told == verdict("Hedge Fund", "Priority Requisition")
