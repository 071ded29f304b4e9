"""The report says what the games show, tells luck from difference, and needs nothing beside it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from nightdeck.games import game
from nightdeck.play.match import Played
from nightdeck.play.matchups import matchups
from nightdeck.play.report import report
from nightdeck.play.report.comparison import changed_settings, changes
from nightdeck.play.report.findings import (
    Run,
    by_ending,
    by_seat,
    card_findings,
    matrix,
    titles,
    what_is_brought,
    winners_by_ending,
)
from nightdeck.play.report.page import command
from nightdeck.play.report.shapes import Row, bins, histogram, rates
from nightdeck.play.report.statistics import (
    compare_means,
    compare_rates,
    compare_to,
    significant,
)
from nightdeck.play.results import share
from nightdeck.play.seating import Seating, seating
from nightdeck.play.simulate import Plan, simulate
from tests.tiny.game import TINY

PLACE = "tests.tiny.game:TINY"


def played(number: int = 0, winner: int = 0, **facts: object) -> Played:
    usual: dict[str, object] = {
        "game": "back_alley", "number": number, "seed": str(number), "seats": ["street", "random"],
        "decks": [], "choices": {}, "winners": [winner], "reason": "three points",
        "clause": "TNY-5.1", "decisions": 20, "turns": 5, "scores": [3, 0],
    }  # fmt: skip
    return Played(**{**usual, **facts})  # type: ignore[arg-type]


def run(games: list[Played] | None = None, **settings: object) -> Run:
    plan = Plan(PLACE, 40, [seating("street"), seating("random")], **settings)  # type: ignore[arg-type]
    return Run(plan, games if games is not None else list(simulate(plan)))


# Statistics -----------------------------------------------------------------------------------


def test_two_proportions_are_compared_as_in_the_textbook() -> None:
    found = compare_rates(60, 100, 45, 100)

    assert found.size == pytest.approx(0.15)
    assert found.p == pytest.approx(0.0337, abs=5e-4)
    assert found.low == pytest.approx(0.0117, abs=2e-3)
    assert found.high == pytest.approx(0.2807, abs=2e-3)


def test_equal_rates_and_empty_samples_show_nothing() -> None:
    assert compare_rates(50, 100, 50, 100).p == 1.0
    assert compare_rates(0, 0, 5, 10).p == 1.0
    assert compare_rates(10, 10, 10, 10).p == 1.0


def test_means_are_compared_by_their_errors() -> None:
    found = compare_means([1.0, 2.0, 3.0] * 20, [2.0, 3.0, 4.0] * 20)

    assert found.size == pytest.approx(-1.0)
    assert found.p < 0.001
    assert compare_means([1.0], [2.0]).p == 1.0


def test_a_rate_is_compared_with_an_even_share() -> None:
    assert compare_to(0.5, 60, 100) == pytest.approx(0.0455, abs=5e-4)
    assert compare_to(0.5, 0, 0) == 1.0


def test_many_tests_at_once_need_stronger_evidence() -> None:
    assert significant([0.04]) == [True]
    assert significant([0.04, 0.5, 0.9]) == [False, False, False]
    assert significant([0.9, 0.001, 0.02]) == [False, True, True]


# Findings -------------------------------------------------------------------------------------


def test_wins_are_counted_by_seat_and_ending() -> None:
    games = [played(0, 0), played(1, 1), played(2, 0, reason="time is up")]

    assert [each.wins for each in by_seat(run(games)).values()] == [2, 1]
    assert [(name, each.wins) for name, each in by_ending(run(games)).items()] == [
        ("three points", 2),
        ("time is up", 1),
    ]


def test_ties_are_one_ending_whoever_was_tied() -> None:
    games = [
        played(0, winners=[], reason="red and blue tied"),
        played(1, winners=[], reason="blue and green tied"),
        played(2, 0),
    ]

    assert [each.wins for each in by_ending(run(games)).values()] == [2, 1]
    assert winners_by_ending(run(games), "nobody wins (TNY-5.1)") == [0, 0, 2]


def test_what_players_bring_is_called_as_the_game_calls_it() -> None:
    gangs, netrunner = game("gangs_of_night_city"), game("android_netrunner")

    assert [what_is_brought(gangs), titles(gangs)["sixth-street"]] == ["gang", "6th Street"]
    assert [what_is_brought(netrunner), titles(netrunner)["wave2-kate"]] == ["deck", "Toolsmith"]


def test_the_matrix_counts_each_deck_against_each() -> None:
    games = [
        played(0, 0, decks=["red", "blue"]),
        played(1, 1, decks=["blue", "red"]),
        played(2, 0, decks=["red", "green"]),
    ]

    found = matrix(run(games))

    assert found.rows == found.columns == ["blue", "green", "red"]
    assert (found.cells["red", "blue"].wins, found.cells["red", "blue"].games) == (2, 2)
    assert (found.cells["green", "red"].wins, found.cells["green", "red"].games) == (0, 1)
    assert ("blue", "green") not in found.cells


def test_the_matrix_of_two_sides_has_a_side_in_its_rows_and_one_in_its_columns() -> None:
    games = [played(0, 0, decks=["corp", "runner"]), played(1, 1, decks=["corp", "other"])]

    found = matrix(run(games))

    assert (found.rows, found.columns) == (["corp"], ["other", "runner"])


def test_a_card_that_wins_is_found() -> None:
    games = []
    for number in range(100):
        drew = number % 2
        won = drew if number % 10 else 1 - drew
        cards = {"drawn": [[1, 2] if drew else [2], [2]]}
        games.append(played(number, 1 - won, cards=cards))

    found = {each.name: each for each in card_findings(run(games), "drawn")}

    assert list(found) == ["Bruiser"], "a card that everybody drew shows nothing"
    assert found["Bruiser"].significant
    assert found["Bruiser"].seen.rate > 0.7


def test_cards_are_counted_from_the_log() -> None:
    games = run(cards=True).games

    assert all(game.cards["drawn"][0] for game in games)
    assert all(1 <= game.first_score <= game.turns for game in games)
    assert run().games[0].cards == {}


# Comparison -----------------------------------------------------------------------------------


def test_a_changed_ruling_is_named_and_its_effect_is_significant() -> None:
    before = run([played(number, number % 2) for number in range(200)])
    after = run([played(number, 0) for number in range(200)], rulings={"TNY-Q1": "all"})

    assert changed_settings(before, after) == [("TNY-Q1", "default", "all")]
    shown = {each.name: each.significant for each in changes(before, after)}
    assert shown["Player 1"] is True
    assert shown["turns"] is False


def test_an_ending_that_only_one_run_has_is_compared_too() -> None:
    before = run([played(number) for number in range(100)])
    after = run([played(number, reason="time is up") for number in range(100)])

    found = {each.name: each for each in changes(before, after) if each.group == "ended by"}

    assert found["time is up"].before == 0.0
    assert found["time is up"].significant


def test_the_same_games_differ_in_nothing() -> None:
    games = run()

    assert changed_settings(games, games) == []
    assert not any(each.significant for each in changes(games, games))


# Plots and page -------------------------------------------------------------------------------


def test_bins_hold_every_value() -> None:
    low, width, counts = bins(list(range(5, 205)), most=40)

    assert (low, width, sum(counts)) == (5, 5, 200)
    assert bins([3, 3, 3]) == (3, 1, [3])


def test_a_dot_lies_at_its_rate_inside_its_interval() -> None:
    picture = rates([Row("half", share(50, 100))], "test", 0.5)

    dot = re.search(r'cx="([\d.]+)"', picture)
    even = re.search(r'class="even" x1="([\d.]+)"', picture)
    assert dot is not None
    assert even is not None
    assert dot.group(1) == even.group(1)


def test_names_in_plots_cannot_become_markup() -> None:
    assert "<b>" not in rates([Row("<b>bold", share(1, 2))], "test")
    assert "<script>" not in histogram([1, 2], "<script>", "turns")


class Balance(HTMLParser):
    """Checks that every element that is opened is closed, and notes what is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.loaded.extend(str(value) for name, value in attrs if name in ("src", "href"))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_report_is_one_whole_page_without_anything_beside_it() -> None:
    page = report(run(cards=True, timed=True, rotate=True), run())
    checker = Balance()
    checker.feed(page)

    assert checker.open == []
    assert checker.loaded == []
    assert "url(http" not in page
    for title in ("Who wins, by seat", "How games end", "Turns to the first score", "Compared"):
        assert title in page
    assert page.count("<svg") >= 6


def test_a_hostile_deck_name_stays_words() -> None:
    games = [played(number, decks=["<script>alert(1)</script>", "b"]) for number in range(3)]

    assert "<script>" not in report(run(games))


def test_a_report_tells_how_to_play_the_games_again() -> None:
    assert command(run([played()], rulings={"TNY-Q1": "all"}, rotate=True, seed="s")) == (
        "nightdeck simulate tests.tiny.game:TINY --games 40 --seats street,random --seed s "
        "--ruling TNY-Q1=all --rotate"
    )


# Meetings -------------------------------------------------------------------------------------


def test_a_game_whose_seats_bring_nothing_has_one_meeting() -> None:
    assert matchups(TINY, 3) == [("", "", "")]


def test_with_rotation_a_meeting_is_played_from_all_places_before_the_next() -> None:
    plan = Plan(PLACE, 8, [Seating("street"), Seating("random")], rotate=True, matchups=True)

    levels = [[each.level for each in plan.meeting(TINY, number)] for number in range(2)]

    assert levels == [["street", "random"], ["random", "street"]]
