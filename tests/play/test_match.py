"""One game between players, whatever they do."""

from __future__ import annotations

import time
from importlib.metadata import EntryPoint

import pytest

from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.state import State
from nightdeck.play import players
from nightdeck.play.match import Answering, Played, play
from nightdeck.play.seating import Seating
from tests.tiny.game import TINY


def game_between(*levels: str, seed: str = "1", seconds: float = 0.2) -> Played:
    seats = [Seating(level, seconds) for level in levels]
    return play(TINY, Setup(len(seats), seed=seed), seats)


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        EntryPoint(name.lower(), f"tests.play.bots:{name}", players.GROUP)
        for name in ("Raising", "Nonsense", "Hanging", "Stubborn")
    ]
    monkeypatch.setattr(players, "entry_points", lambda group: found)


def test_a_match_ends_with_a_reason_and_the_scores() -> None:
    played = game_between("street", "random")

    assert played.reason == "three points"
    assert played.scores[played.winners[0]] == 3
    assert played.decisions > 0
    assert played.turns > 0


def test_the_same_seed_gives_the_same_match() -> None:
    assert game_between("street", "random", "street") == game_between("street", "random", "street")
    assert game_between("random", "random", seed="1") != game_between("random", "random", seed="2")


def test_whoever_watches_sees_every_moment() -> None:
    numbers: list[int] = []

    def watch(state: State) -> None:
        numbers.append(state.decisions)

    played = play(TINY, Setup(2, seed=1), [Seating("random")] * 2, watch=watch)

    assert numbers == list(range(played.decisions + 1))


def test_time_is_kept_only_on_demand() -> None:
    timed = play(TINY, Setup(2, seed=1), [Seating("random")] * 2, timed=True)

    assert game_between("random", "random").seconds is None
    assert timed.seconds is not None
    assert all(spent > 0 for spent in timed.seconds)


@pytest.mark.parametrize(
    ("level", "fault"),
    [("raising", "raised RuntimeError: I am lost"), ("nonsense", "answered")],
)
def test_a_player_that_fails_loses_its_decisions_but_not_the_game(
    bad_bots: None, level: str, fault: str
) -> None:
    played = game_between(level, "street")

    assert played.reason == "three points"
    assert fault in played.faults[0]
    assert played.faults[0].startswith(f"seat 1 ({level}) at decision 0")
    assert len(played.faults) <= 20


def test_a_player_that_hangs_is_interrupted_and_the_default_taken(bad_bots: None) -> None:
    started = time.monotonic()

    played = game_between("hanging", "random", seconds=0.01)

    assert time.monotonic() - started < 20
    assert "no answer within" in played.faults[0]
    assert played.winners or played.reason


def test_a_player_that_catches_its_interruption_is_interrupted_all_the_same(bad_bots: None) -> None:
    state = new_game(TINY, Setup(2, seed=1))
    stubborn = Answering(0, Seating("stubborn", 0.01), "1")
    stubborn.limit = 0.2
    started = time.monotonic()

    assert state.question is not None
    assert stubborn.answer(state) == state.question.default
    assert time.monotonic() - started < 5
    assert "no answer within 0.2 seconds" in stubborn.faults[0]
