"""ANR-MS Match play."""

from typing import Any

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model.definitions import PLACES
from nightdeck.games.android_netrunner.model.terms import CORP, CORP_SCORE, RUNNER, RUNNER_SCORE
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.state import Outcome
from nightdeck.play.matches import Contestant, Match, match_type, play_match
from nightdeck.play.seating import Seating
from nightdeck.testing import clause

ANR = game("android_netrunner")


def finished(winner: int, corp: list[str], runner: list[str], **rulings: str) -> Any:
    """Returns a finished game with these agendas in the score areas."""
    chosen = {f"ANR-{name}": value for name, value in rulings.items()}
    state = new_game(ANR, Setup(2, rulings=chosen))
    for zone, agendas in ((CORP_SCORE, corp), (RUNNER_SCORE, runner)):
        for agenda in agendas:
            state.add_card(PLACES[agenda], zone)
    state.outcome = Outcome((winner,), "a test", "ANR-V1")
    return state


@clause("ANR-MS1")
def test_a_single_game_is_the_default() -> None:
    assert [(kind.name, kind.games) for kind in ANR.match_types] == [
        ("single", 1),
        ("two-games", 2),
    ]


@clause("ANR-MS2", "ANR-Q35")
def test_a_win_scores_ten_and_a_loss_the_agenda_points() -> None:
    state = finished(RUNNER, ["hostile-takeover"], ["priority-requisition"])

    assert ANR.match_points(state) == (1, 10)


@clause("ANR-MS2")
def test_a_loss_scores_at_most_six() -> None:
    state = finished(CORP, [], ["priority-requisition"] * 2 + ["hostile-takeover"])

    assert ANR.match_points(state) == (10, 6)


@clause("ANR-Q35")
def test_ruled_otherwise_only_wins_count() -> None:
    state = finished(RUNNER, ["hostile-takeover"], [], Q35="wins-only")

    assert ANR.match_points(state) == (0, 1)


@clause("ANR-MS2")
def test_each_player_plays_each_side_once_and_the_higher_total_wins() -> None:
    match = Match(ANR, match_type(ANR, "two-games"), 2)

    first = match.enter(finished(CORP, [], ["priority-requisition"]))
    second = match.enter(finished(CORP, [], ["hostile-takeover"]))

    assert (match.players(0), match.players(1)) == ([0, 1], [1, 0])
    assert (first, second) == ([10, 3], [1, 10])
    assert (match.totals(), match.winners()) == ([11, 13], [1])


@clause("ANR-MS2")
def test_equal_totals_are_a_tied_match() -> None:
    match = Match(ANR, match_type(ANR, "two-games"), 2)
    for _ in range(2):
        match.enter(finished(CORP, [], []))

    assert (match.totals(), match.winners()) == ([10, 10], [])


@clause("ANR-MS2", "ANR-MS4")
def test_a_match_between_computer_players_is_played_with_four_decks() -> None:
    first = Contestant(Seating("random"), ("starter-jinteki", "starter-shaper"))
    second = Contestant(Seating("random"), ("starter-nbn", "starter-anarch"))

    played = play_match(ANR, match_type(ANR, "two-games"), [first, second], "1")

    assert [game.decks for game in played.games] == [
        ["starter-jinteki", "starter-anarch"],
        ["starter-nbn", "starter-shaper"],
    ]
    assert all(max(points) == 10 for points in played.points)


@clause("ANR-MS5")
@pytest.mark.parametrize("word", ["clock", "undo", "open", "deck list"])
def test_what_belongs_to_the_platform_is_no_ruling_and_no_choice(word: str) -> None:
    names = [each.question for each in ANR.rulings] + [each.label for each in ANR.choices]

    assert [name for name in names if word in name.casefold().split()] == []


@clause("ANR-MS3")
def test_a_learning_game_has_fixed_decks_and_may_be_played_without_mulligans() -> None:
    usual = new_game(ANR, Setup(2))
    learning = new_game(ANR, Setup(2, choices={"mulligans": "none"}))

    assert ANR.default_decks(2) == ("starter-haas-bioroid", "starter-shaper")
    assert usual.question is not None
    assert learning.question is not None
    assert "mulligan" in [ANR.verb(option) for option in usual.question.options]
    assert "mulligan" not in [ANR.verb(option) for option in learning.question.options]
