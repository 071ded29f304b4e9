"""Matches of several games, on the tests' own game."""

from typing import Any

import pytest

from nightdeck.kernel.engine import new_game
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Deck, MatchType, Setup
from nightdeck.kernel.state import Outcome, State
from nightdeck.play.matches import Contestant, Match, MatchPlayed, match_type, play_match
from nightdeck.play.seating import Seating
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import TinyState

ROUND = MatchType("round", "Everybody sits everywhere once", "TNY-5.1", games=2)


class Rounds(BackAlley):
    """Back Alley with a match type in which the seat counts more than who won."""

    match_types = (*BackAlley.match_types, ROUND)

    def match_points(self, state: TinyState) -> tuple[int, ...]:
        return tuple(10 * (seat + 1) for seat in range(state.seats))


def won_by(*winners: int, seats: int = 2) -> State:
    """Returns a finished game."""
    state = new_game(TINY, Setup(seats))
    state.outcome = Outcome(winners, "three points", "TNY-5.1")
    return state


def between(*levels: str, game: Any = TINY, kind: MatchType = ROUND) -> MatchPlayed:
    """Plays a match between levels."""
    return play_match(game, kind, [Contestant(Seating(level)) for level in levels], "7")


def test_every_game_offers_a_single_game() -> None:
    assert match_type(TINY, "Single").games == 1


def test_an_unknown_match_type_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no match type 'rond'; did you mean 'round'"):
        match_type(Rounds(), "rond")


@pytest.mark.parametrize(
    ("number", "players"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])]
)
def test_everybody_moves_on_by_one_seat_after_every_game(number: int, players: list[int]) -> None:
    assert Match(TINY, ROUND, 3).players(number) == players


def test_a_win_scores_one_unless_the_game_says_otherwise() -> None:
    assert TINY.match_points(won_by(1)) == (0, 1)  # type: ignore[arg-type]


def test_points_follow_the_player_to_the_other_seat() -> None:
    match = Match(TINY, ROUND, 2)

    assert match.enter(won_by(1)) == [0, 1]
    assert match.enter(won_by(0)) == [0, 1]
    assert match.totals() == [0, 2]
    assert match.winners() == [1]


def test_equal_totals_are_a_tied_match() -> None:
    match = Match(TINY, ROUND, 2)
    match.enter(won_by(1))
    match.enter(won_by(1))

    assert match.is_over
    assert match.totals() == [1, 1]
    assert match.winners() == []


class Thrifty(BackAlley):
    """Back Alley in which the second seat counts for more where totals are equal."""

    def match_ties(self, state: TinyState) -> tuple[int, ...]:
        return (1, 3) if state.outcome is not None and state.outcome.winners == (1,) else (2, 0)


def test_what_breaks_a_tie_follows_the_player_to_the_other_seat() -> None:
    match = Match(Thrifty(), ROUND, 2)
    match.enter(won_by(1))
    match.enter(won_by(0))

    assert match.ties == [[1, 3], [0, 2]]


def test_a_broken_tie_has_a_winner_and_says_by_how_much() -> None:
    match = Match(Thrifty(), ROUND, 2)
    match.points, match.ties = [[1, 0], [0, 1]], [[3, 1], [2, 0]]
    assert match.winners() == [0]
    assert match.result(["Ann", "Bob"]) == (
        "Ann wins the match: Ann 1, Bob 1; the tie is broken by 5 to 1."
    )


def test_what_breaks_ties_counts_for_nothing_where_totals_differ() -> None:
    match = Match(Thrifty(), ROUND, 2)
    match.points, match.ties = [[2, 0], [0, 1]], [[0, 9], [0, 9]]
    assert match.result(["Ann", "Bob"]) == "Ann wins the match: Ann 2, Bob 1."


def test_nobody_has_won_before_the_last_game() -> None:
    match = Match(TINY, ROUND, 2)
    match.enter(won_by(1))

    assert not match.is_over
    assert match.winners() == []


def test_a_game_that_goes_on_counts_for_nothing() -> None:
    with pytest.raises(BadSetup, match="only a finished game counts"):
        Match(TINY, ROUND, 2).enter(new_game(TINY, Setup(2)))


def test_no_game_is_entered_after_the_last() -> None:
    match = Match(TINY, match_type(TINY, "single"), 2)
    match.enter(won_by(0))

    with pytest.raises(BadSetup, match="has 1 games and all are played"):
        match.enter(won_by(0))


def test_a_match_has_as_many_players_as_the_game_has_seats() -> None:
    with pytest.raises(BadSetup, match="is for 2, 3, 4 seats, not 5"):
        Match(TINY, ROUND, 5)


def test_every_player_plays_the_deck_it_brought_for_its_seat() -> None:
    decks = [("a at 0", "a at 1"), ("b at 0", Deck("b", "b at 1", "", {}))]
    match = Match(TINY, ROUND, 2)

    assert match.decks(0, decks) == ("a at 0", decks[1][1])
    assert match.decks(1, decks) == ("b at 0", "a at 1")


def test_a_player_brings_a_deck_for_every_seat_or_none() -> None:
    players = [Contestant(Seating("random"), ("one",)), Contestant(Seating("random"))]

    with pytest.raises(BadSetup, match="player 1 brings 1 decks"):
        play_match(TINY, ROUND, players)


def test_a_played_match_keeps_its_games_points_and_winner() -> None:
    played = between("street", "random")

    assert [game.seats for game in played.games] == [["street", "random"], ["random", "street"]]
    assert [game.number for game in played.games] == [0, 1]
    assert sum(played.totals) == 2
    assert played.points[0] == [int(player in played.games[0].winners) for player in (0, 1)]
    assert played.points[1] == [int(player in played.games[1].winners) for player in (1, 0)]


def test_the_game_says_what_its_games_are_worth() -> None:
    played = between("random", "random", game=Rounds())

    assert played.points == [[10, 20], [20, 10]]
    assert (played.totals, played.winners, played.clause) == ([30, 30], [], "TNY-5.1")


def test_the_same_match_can_be_played_again() -> None:
    assert between("random", "random") == between("random", "random")
