"""Decks in reports: held against their own side and level, all tested together."""

from __future__ import annotations

from nightdeck.play.match import Played
from nightdeck.play.report import report
from nightdeck.play.report.decks import deck_findings, matrices
from nightdeck.play.report.sections import deck_matrix
from nightdeck.play.results import share
from tests.play.test_report import played, run

ALONE = ["street", "street"]


def meetings(rates: dict[str, int], games: int = 40) -> list[Played]:
    """Return games of decks against one other deck; each wins so many of them."""
    found: list[Played] = []
    for deck, wins in rates.items():
        for number in range(games):
            winner = int(number >= wins)
            found.append(played(len(found), winner, seats=ALONE, decks=[deck, "theirs"]))
    return found


def test_decks_are_held_against_what_their_seat_wins_on_average() -> None:
    """Every deck of the stronger side wins seven of ten games: none of them is strong."""
    found = deck_findings(run(meetings({"a": 28, "b": 28, "c": 28, "d": 28})))

    assert [each.name for each in found if each.significant] == []
    assert [round(each.expected, 3) for each in found] == [0.7] * 4 + [0.3]


def test_a_deck_that_differs_from_its_side_is_marked() -> None:
    found = deck_findings(run(meetings({"a": 36, "b": 18, "c": 18, "d": 18})))

    assert [each.name for each in found if each.significant] == ["a"]


def test_many_decks_need_stronger_evidence() -> None:
    """27 of 40 has p = 0.03 beside an average of a half: fit to be a colour only when alone."""
    rates = {f"deck {n}": 20 for n in range(16)}

    found = deck_findings(run(meetings({**rates, "high": 27, "low": 13})))

    assert [each.name for each in found if each.significant] == []


def test_two_decks_are_one_test_and_one_deck_is_none() -> None:
    found = deck_findings(run(meetings({"a": 26, "b": 14})))

    assert [(each.name, each.significant) for each in found] == [
        ("a", True), ("b", True), ("theirs", False),
    ]  # fmt: skip


def test_levels_are_not_mixed() -> None:
    games = []
    for number in range(160):
        levels = ["street", "random"] if number % 2 else ["random", "street"]
        decks = ["red", "blue"] if number // 2 % 2 else ["blue", "red"]
        games.append(played(number, levels.index("street"), seats=levels, decks=decks))

    found = deck_findings(run(games))

    assert [(each.level, each.name, each.share.rate) for each in found] == [
        ("random", "blue", 0.0), ("random", "red", 0.0),
        ("street", "blue", 1.0), ("street", "red", 1.0),
    ]  # fmt: skip
    assert not any(each.significant for each in found)
    assert [each.level for each in matrices(run(games))] == ["random", "street"]


# Deck against deck ----------------------------------------------------------------------------


def test_the_matrix_counts_each_deck_against_each() -> None:
    games = [
        played(0, 0, seats=ALONE, decks=["red", "blue"]),
        played(1, 1, seats=ALONE, decks=["blue", "red"]),
        played(2, 0, seats=ALONE, decks=["red", "green"]),
    ]

    (found,) = matrices(run(games))

    assert found.rows == found.columns == ["blue", "green", "red"]
    assert found.cells["red", "blue"].share == share(2, 2)
    assert found.cells["green", "red"].share == share(0, 1)
    assert ("blue", "green") not in found.cells


def test_the_matrix_of_two_sides_has_a_side_in_its_rows_and_one_in_its_columns() -> None:
    games = [
        played(0, 0, seats=ALONE, decks=["corp", "runner"]),
        played(1, 1, seats=ALONE, decks=["corp", "other"]),
    ]

    (found,) = matrices(run(games))

    assert (found.rows, found.columns) == (["corp"], ["other", "runner"])


def test_three_of_four_games_are_no_colour() -> None:
    games = meetings({"a": 3, "b": 2, "c": 1}, games=4)

    page = deck_matrix(run(games))

    assert page.count('<td class=""><b>') == 3
    assert "<small>3 of 4</small><small>30 to 95" in page, "the interval can be read on paper"


def test_certain_cells_are_coloured_and_the_colours_explained() -> None:
    games = meetings({"a": 40, "b": 20, "c": 20, "d": 14, "e": 6})

    page = deck_matrix(run(games))

    assert page.count('<td class="good two">') == 1
    assert page.count('<td class="bad two">') == 1
    assert '<ul class="legend">' in page
    assert "sure even among all cells tested" in page


def test_the_page_says_nothing_sure_of_uncorrected_colours() -> None:
    page = report(run(meetings({"a": 20, "b": 22, "c": 18})))

    assert "surely" not in page
    assert "No deck is shown to differ from its average; luck alone could explain it." in page
