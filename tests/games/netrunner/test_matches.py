"""Section 19: the match of two rounds, its scores and what breaks a tie."""

from __future__ import annotations

import pytest

from nightdeck.games.netrunner.decks.match_play import match_points
from nightdeck.games.netrunner.decks.starter_decks import DECKS
from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.kernel.engine import concede, new_game
from nightdeck.kernel.game import Setup
from nightdeck.play.matches import Contestant, Match, match_type, play_match
from nightdeck.play.seating import Seating
from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, table

TWO_ROUNDS = match_type(NETRUNNER, "two-rounds")


def ended(corp: int, runner: int, winners: tuple[int, ...], **rulings: str) -> OnrState:
    """Return a finished game with these agenda points; rulings are called R11, R37."""
    named = {f"ONR-{name}": value for name, value in rulings.items()}
    scene = table(rulings=named)
    scene.state.points = [corp, runner]
    scene.state.end(winners, "for a test", "ONR-18.1")
    assert isinstance(scene.state, OnrState)
    return scene.state


def after(*games: OnrState) -> Match:
    """Return a match of two rounds after these games."""
    match = Match(NETRUNNER, TWO_ROUNDS, 2)
    for game in games:
        match.enter(game)
    return match


@clause("ONR-1.4", "ONR-19.1", "ONR-4.2")
def test_a_match_is_two_games_and_everybody_changes_sides():
    match = Match(NETRUNNER, TWO_ROUNDS, 2)
    assert TWO_ROUNDS.games == 2
    assert (match.players(0), match.players(1)) == ([0, 1], [1, 0])


@clause("ONR-19.5")
def test_a_single_game_is_offered_beside_the_match():
    assert [(kind.name, kind.games) for kind in NETRUNNER.match_types] == [
        ("single", 1),
        ("two-rounds", 2),
    ]


@clause("ONR-19.5")
def test_the_higher_total_over_both_rounds_wins_the_match():
    match = after(ended(7, 3, (CORP,)), ended(7, 2, (CORP,)))
    assert (match.totals(), match.winners()) == ([12, 13], [1])


@clause("ONR-19.6", "ONR-19.8")
def test_everybody_brings_a_deck_for_each_side_and_uses_the_other_one_in_round_2():
    corps = [name for name, deck in DECKS.items() if deck.side == "corp"]
    runners = [name for name, deck in DECKS.items() if deck.side == "runner"]
    players = [
        Contestant(Seating("random"), (corps[0], runners[0])),
        Contestant(Seating("random"), (corps[1], runners[1])),
    ]
    played = play_match(NETRUNNER, TWO_ROUNDS, players, "rounds")
    assert [game.decks for game in played.games] == [
        [corps[0], runners[1]],
        [corps[1], runners[0]],
    ]
    assert played.games[0].seed != played.games[1].seed


@clause("ONR-19.8")
def test_round_2_is_a_fresh_game_also_after_a_concession():
    first = new_game(NETRUNNER, Setup(2))
    concede(first, CORP)
    match = after(first)
    assert not match.is_over
    second = new_game(NETRUNNER, Setup(2))
    assert (second.bits, second.points) == ([5, 5], [0, 0])


@clause("ONR-18.8", "ONR-19.4")
def test_who_concedes_loses_and_keeps_the_agenda_points_so_far():
    scene = table(corp={"points": 5}, runner={"points": 4})
    concede(scene.state, RUNNER)
    assert scene.state.outcome.winners == (CORP,)
    assert match_points(scene.state) == (10, 4)


@clause("ONR-R11", "ONR-23A.9", "ONR-19.3")
@pytest.mark.parametrize(("value", "points"), [("manual", (0, 10)), ("classic", (4, 10))])
def test_a_losing_corp_gets_its_points_only_under_classic(value: str, points: tuple[int, int]):
    assert match_points(ended(4, 7, (RUNNER,), R11=value)) == points


@clause("ONR-R11", "ONR-23A.9", "ONR-19.3")
@pytest.mark.parametrize("value", ["manual", "classic"])
def test_a_losing_runner_gets_the_stolen_points_either_way(value: str):
    assert match_points(ended(7, 3, (CORP,), R11=value)) == (10, 3)


@clause("ONR-19.7")
@pytest.mark.parametrize("value", ["manual", "classic"])
def test_a_game_without_a_winner_gives_each_side_its_points_whatever_the_ruling(value: str):
    assert match_points(ended(4, 4, (), R11=value)) == (4, 4)


@clause("ONR-19.4")
def test_points_below_0_count_as_none():
    assert match_points(ended(7, -1, (CORP,))) == (10, 0)


# Equal totals, ONR-R37 ----------------------------------------------------------------------------


def tied(value: str) -> Match:
    """Return a match of 13 to 13: player 0 flatlined player 1, who won the second by points."""
    return after(ended(2, 3, (CORP,), R37=value), ended(7, 3, (CORP,), R37=value))


@clause("ONR-R37", "ONR-23A.27", "ONR-19.5")
@pytest.mark.parametrize(
    ("value", "breaks", "winners"),
    [("draw", [0, 0], []), ("agenda-points", [5, 10], [1]), ("wins", [1, 1], [])],
)
def test_r37_equal_totals(value: str, breaks: list[int], winners: list[int]):
    match = tied(value)
    assert (match.totals(), match.tie_break(), match.winners()) == ([13, 13], breaks, winners)


@clause("ONR-R37", "ONR-23A.27")
def test_r37_a_game_nobody_won_is_nobodys_win():
    assert NETRUNNER.match_ties(ended(4, 4, (), R37="wins")) == (0, 0)


@clause("ONR-R37", "ONR-23A.27")
def test_r37_points_that_are_equal_too_are_a_drawn_match():
    match = after(*(ended(7, 5, (CORP,), R37="agenda-points") for _ in range(2)))
    assert (match.totals(), match.winners()) == ([15, 15], [])
