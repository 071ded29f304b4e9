"""Match kinds and swaps between games, on the tests' own game with sections."""

import pytest

from nightdeck.decks import Deck, MatchType, Swap
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.kernel.state import Outcome, State
from nightdeck.play.matches import Contestant, Match, contestants_for, match_type, play_match
from nightdeck.play.seating import Seating
from nightdeck.play.simulate import Plan, simulate
from nightdeck.play.swaps import read_swaps, swapped
from tests.play.parlour import PARLOUR, Parlour
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import TinyState

BEST = match_type(PARLOUR, "best-of-three")
LOW = PARLOUR.decks["low"]


def ended(*winners: int) -> State:
    """Returns a finished game."""
    state = new_game(PARLOUR, Setup(2))
    state.outcome = Outcome(winners, "both have laid", "PAR-4")
    return state


def best_of(*games: tuple[int, ...]) -> Match:
    """Returns a best of three in which games ended with these winners."""
    match = Match(PARLOUR, BEST, 2)
    for winners in games:
        match.enter(ended(*winners))
    return match


def refusal(*swaps: Swap, deck: Deck = LOW, most: int = 2) -> str:
    """Returns the sentence with which swaps are refused."""
    with pytest.raises(BadSetup) as refused:
        swapped(PARLOUR, deck, swaps, most)
    return str(refused.value)


# Kinds --------------------------------------------------------------------------------------------


def test_the_first_with_two_wins_wins_a_best_of_three() -> None:
    match = best_of((0,), (1,), (0,))

    assert (match.is_over, match.totals(), match.winners()) == (True, [2, 1], [0])
    assert match.result() == "Player 1 wins the match: Player 1 2, Player 2 1."


def test_a_third_game_is_not_played_after_two_wins() -> None:
    match = best_of((1,), (1,))

    assert match.is_over
    with pytest.raises(BadSetup, match="has 2 games and all are played"):
        match.enter(ended(0))


def test_a_drawn_game_counts_for_nobody_and_is_replayed() -> None:
    match = best_of((0,), ())

    assert not match.is_over
    assert match.standing(["Ada", "Bo"]) == (
        "After game 2 of at most 5: Ada 1, Bo 0; 1 drawn, to be replayed."
    )
    match.enter(ended(1))
    match.enter(ended(1))
    assert match.winners() == [1]


def test_a_game_that_everybody_wins_is_drawn() -> None:
    assert best_of((0, 1)).totals() == [0, 0]


@pytest.mark.parametrize(
    ("games", "winners", "result"),
    [
        (((), (), (), (), (0,)), [0], "Player 1 wins the match: Player 1 1, Player 2 0."),
        (((), (), (), (0,), (1,)), [], "The match is drawn: Player 1 1, Player 2 1."),
    ],
)
def test_after_the_last_replay_more_wins_decide(
    games: tuple[tuple[int, ...], ...], winners: list[int], result: str
) -> None:
    match = best_of(*games)

    assert (match.is_over, match.winners(), match.result()) == (True, winners, result)


def test_players_keep_their_seats_in_a_best_of_three() -> None:
    assert [Match(PARLOUR, BEST, 2).players(number) for number in (0, 1)] == [[0, 1], [0, 1]]


def test_two_rounds_are_played_from_both_seats_and_scores_are_added() -> None:
    players = [Contestant(Seating("street"), (deck, deck)) for deck in ("even", "high")]
    played = play_match(PARLOUR, match_type(PARLOUR, "two-rounds"), players, "1")

    assert [game.decks for game in played.games] == [["even", "high"], ["high", "even"]]
    assert [points[0] for points in played.points] == [4, 4]
    assert played.totals[1] == sum(points[1] for points in played.points) > 8
    assert played.winners == [1]


class Teams(BackAlley):
    """Back Alley in which seats across the table are a team."""

    def team(self, state: TinyState, seat: int) -> int:
        return seat % 2


@pytest.mark.parametrize(
    ("games", "winners", "result"),
    [
        (
            ((1, 3), (1, 3)),
            [1, 3],
            "B and D win the match: A 0, B 2, C 0, D 2.",
        ),
        (((1, 3), (0, 2)), [], "The match is drawn: A 1, B 1, C 1, D 1."),
        (((0, 1, 2, 3), ()), [], "The match is drawn: A 0, B 0, C 0, D 0."),
    ],
)
def test_a_team_wins_a_match_together(
    games: tuple[tuple[int, ...], ...], winners: list[int], result: str
) -> None:
    match = Match(Teams(), MatchType("two", "Two", games=2, wins=2, moves=False), 4)
    for each in games:
        state = new_game(TINY, Setup(4))
        state.outcome = Outcome(each, "three points", "TNY-5.1")
        match.enter(state)

    assert (match.winners(), match.result("ABCD")) == (winners, result)


def test_a_match_that_goes_on_has_no_result() -> None:
    assert best_of((0,)).result() == "The match is not over."


# Swaps --------------------------------------------------------------------------------------------


def test_swapped_cards_change_places_one_for_one() -> None:
    deck = swapped(PARLOUR, LOW, [("n0", "n5"), ("n1", "n5")], 2)

    assert deck.cards == {"n0": 1, "n1": 1, "n5": 2}
    assert deck.sections == {"chips": {"white": 2}, "sideboard": {"n0": 1, "n1": 1, "n5": 1}}
    assert LOW.cards == {"n0": 2, "n1": 2}


def test_swaps_may_be_taken_back_later() -> None:
    deck = swapped(PARLOUR, LOW, [("n0", "n5")], 2)

    assert swapped(PARLOUR, deck, [("n5", "n0")], 2).cards == LOW.cards


def test_too_many_swaps_are_refused() -> None:
    assert refusal(*[("n0", "n5")] * 3) == "3 swaps are too many; at most 2 cards are swapped"


def test_a_card_that_is_not_in_the_main_section_cannot_go() -> None:
    assert refusal(("n4", "n5")) == (
        "Numbers has 0 of Number Four, not 1; there is 2x Number None, 2x Number One"
    )


def test_a_card_that_is_not_in_the_sideboard_cannot_come() -> None:
    assert refusal(("n0", "white")) == (
        "Sideboard has 0 of White Chip, not 1; there is 3x Number Five"
    )


@pytest.mark.parametrize("swap", [("", "n5"), ("n0", "")])
def test_cards_neither_come_nor_go_alone_unless_a_game_says_so(swap: Swap) -> None:
    assert refusal(swap) == (
        "cards are swapped one for one; name the card that goes and the one that comes"
    )


def test_swaps_that_make_a_deck_illegal_are_refused() -> None:
    deck = Deck("x", "X", "", {"n1": 4}, "bo", sections={"sideboard": {"n2": 1}})

    assert refusal(("n1", "n2"), deck=deck) == (
        "with these swaps 'X' is not legal: "
        "Chip box has 0 cards, at least 2 belong there; add 2 (PAR-2)"
    )


@pytest.mark.parametrize(
    ("words", "swaps"),
    [
        ("n0 > n5", [("n0", "n5")]),
        ("2 number none>Number Five", [("n0", "n5")] * 2),
        ("2x n1 > n5", [("n1", "n5")] * 2),
        ("- > n5", [("", "n5")]),
        ("n1 > -", [("n1", "")]),
    ],
)
def test_swaps_are_read_from_words(words: str, swaps: list[Swap]) -> None:
    assert read_swaps(PARLOUR, words) == swaps


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("n0", "'n0' is no swap; write CARD OUT > CARD IN"),
        ("> n5", "'> n5' is no swap; write CARD OUT > CARD IN"),
        ("n0 > Numbr Five", "there is no card 'Numbr Five' in Parlour; did you mean 'Number Five'"),
    ],
)
def test_words_that_are_no_swap_are_refused(words: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_swaps(PARLOUR, words)
    assert str(refused.value).startswith(sentence)


def test_one_wrong_swap_leaves_the_decks_of_all_as_they_were() -> None:
    match = best_of((0,))
    decks: list[tuple[str | Deck, ...]] = [("low", "low"), ("high", "high")]

    with pytest.raises(BadSetup, match="player 2: Sideboard has 0 of Number Five"):
        match.swap(decks, [[("n0", "n5")], [("n3", "n5")]])
    assert decks == [("low", "low"), ("high", "high")]


def test_nothing_is_swapped_before_the_first_game() -> None:
    decks: list[tuple[str | Deck, ...]] = [("low", "low"), ("high", "high")]
    match = best_of()

    assert match.swapping(decks) == [None, None]
    with pytest.raises(BadSetup, match="player 1 has nothing to swap before this game"):
        match.swap(decks, [[("n0", "n5")], []])


class Watched(Parlour):
    """Parlour that notes which decks its computer players swap in."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, int]] = []

    def swaps(self, deck: Deck, most: int, rng: object) -> tuple[Swap, ...]:
        self.asked.append((deck.name, deck.cards.get("n5", 0)))
        return super().swaps(deck, most, rng)  # type: ignore[arg-type]


def test_everybody_swaps_between_two_games_and_the_next_starts_from_the_list_as_changed() -> None:
    game = Watched()
    players = [Contestant(Seating("street"), (deck, deck)) for deck in ("low", "high")]
    played = play_match(game, BEST, players, "3")

    assert game.asked[:2] == [("low", 0), ("high", 0)]
    assert len(game.asked) == 2 * (len(played.games) - 1) > 2
    assert all(cards == number for number, (_, cards) in enumerate(game.asked[2::2], start=1))


# Decks and simulation -----------------------------------------------------------------------------


def test_who_keeps_the_seat_brings_one_deck() -> None:
    players = contestants_for(PARLOUR, BEST, [Seating("street", brings="even"), Seating("random")])

    assert [each.decks for each in players] == [("even", "even"), ()]
    assert players[0].seating.brings == ""


def test_decks_for_several_seats_are_joined_by_a_plus() -> None:
    kind = match_type(PARLOUR, "two-rounds")
    seats = [Seating("street", brings="even+low"), Seating("street", brings="high")]

    assert [each.decks for each in contestants_for(PARLOUR, kind, seats)] == [
        ("even", "low"),
        ("high", "high"),
    ]


def plan(**extra: object) -> Plan:
    """Returns a plan of four matches."""
    place = "tests.play.parlour:PARLOUR"
    seats = [Seating("street"), Seating("random")]
    return Plan(place, 4, seats, match="best-of-three", **extra)  # type: ignore[arg-type]


def test_a_simulation_of_matches_counts_each_match_once() -> None:
    played = list(simulate(plan(), on="here"))

    assert [each.number for each in played] == [0, 1, 2, 3]
    assert all(max(each.scores) == 2 and 2 <= len(each.points) <= 5 for each in played)
    assert all(each.winners == [each.scores.index(2)] for each in played)


def test_the_results_of_matches_do_not_depend_on_the_number_of_workers() -> None:
    assert list(simulate(plan(), 2)) == list(simulate(plan(), on="here"))


def test_cards_are_not_counted_in_matches() -> None:
    with pytest.raises(BadSetup, match="counted in single games; leave the match out"):
        list(simulate(plan(cards=True)))
