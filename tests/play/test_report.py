"""The report says what the games show, tells luck from difference, and needs nothing beside it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from nightdeck.games import game
from nightdeck.play.match import Played
from nightdeck.play.matchups import matchups
from nightdeck.play.report import report
from nightdeck.play.report.card_sections import cards
from nightdeck.play.report.cards import card_findings
from nightdeck.play.report.deeds import deed_findings
from nightdeck.play.report.findings import (
    Run,
    by_ending,
    by_seat,
    level_standings,
    seat_standings,
    titles,
    what_is_brought,
    winners_by_ending,
)
from nightdeck.play.report.page import command
from nightdeck.play.report.shapes import bars, bins, difference_scale, dots, histogram, rate_row
from nightdeck.play.report.statistics import Difference
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


def test_a_card_is_not_praised_for_the_level_that_plays_it() -> None:
    """The strong level draws the card more often and wins more often, but not because of it."""
    games = []
    for number in range(200):
        strong, drew = number % 2, number % 20 < 10
        levels = ["street", "random"] if strong else ["random", "street"]
        seen = [1] if (number // 2 % 10 < 8) == bool(strong) else []
        winner = 0 if strong == (number // 20 % 5 > 0) else 1
        games.append(played(number, winner, seats=levels, cards={"drawn": [seen, []]}, turns=drew))

    found = {each.name: each for each in card_findings(run(games), "drawn")}

    assert found["Bruiser"].seen.rate - found["Bruiser"].unseen.rate > 0.3
    assert not found["Bruiser"].significant
    assert abs(found["Bruiser"].difference.size) < 0.1


def test_the_difference_of_a_card_is_drawn_with_its_interval() -> None:
    """A card with which half of the games are won is far from 0 if others win a quarter."""
    games = [
        played(n, int(n % 4 > 1 if n < 80 else n % 4 > 0), cards={"drawn": [[1] * (n < 80), [2]]})
        for n in range(160)
    ]

    (found,) = card_findings(run(games), "drawn")
    section = cards(run(games), "drawn")

    assert (found.name, found.seen.rate) == ("Bruiser", 0.5)
    assert found.difference.size == pytest.approx(0.25)
    assert 'class="even" x1="50.00%"' in section, "the dotted line is no difference"
    assert 'cx="50.00%"' not in section
    assert "<b>+25.0</b> <small>50" in section


def test_cards_that_decide_nothing_are_not_listed() -> None:
    games = [played(n, 0, cards={"drawn": [[1] if n % 2 else [2], [2]]}) for n in range(100)]

    assert card_findings(run(games), "drawn") == []


def test_the_better_seat_is_found_and_two_seats_are_one_test() -> None:
    games = [played(number, int(number % 100 < 40)) for number in range(200)]
    found = seat_standings(run(games))

    assert [each.significant for each in found] == [True, True]
    assert found[0].difference.p == pytest.approx(found[1].difference.p)
    assert found[0].difference.p == pytest.approx(0.0056, abs=5e-4)


def test_games_without_a_winner_favour_no_seat() -> None:
    games = [played(number, winners=[number % 2] if number < 60 else []) for number in range(100)]

    assert run(games).even == pytest.approx(0.3)
    assert not any(each.significant for each in seat_standings(run(games)))


def test_levels_that_sit_together_are_compared_with_the_others_at_their_table() -> None:
    levels = ["street", "street", "random", "random"]
    plan = Plan(PLACE, 60, [seating(level) for level in levels])
    games = [played(number, number % 4, seats=levels) for number in range(60)]

    found = level_standings(Run(plan, games))

    assert [each.share.games for each in found] == [120, 120]
    assert not any(each.significant for each in found)


def test_winners_are_compared_with_others_of_the_same_level() -> None:
    games = [played(n, n % 2, seats=["street"] * 2, deeds=dig(n)) for n in range(40)]
    other = [played(n, 0, deeds=dig(n)) for n in range(40)]

    found = {each.name: each for each in deed_findings(run(games))}

    assert found["dig"].difference.size == pytest.approx(1.5)
    assert found["dig"].significant
    assert not found["rest"].significant
    assert deed_findings(run(other)) == [], "street beat random: that shows levels, not deeds"


def dig(number: int) -> dict[str, list[int]]:
    """Winners dig once or twice more often than others, and rest as often."""
    more = 1 + number // 2 % 2
    return {"dig": [more, 0] if number % 2 == 0 else [0, more], "rest": [number // 2 % 3, 1]}


def test_cards_are_counted_from_the_log() -> None:
    games = run(cards=True).games

    assert all(game.cards["drawn"][0] for game in games)
    assert all(1 <= game.first_score <= game.turns for game in games)
    assert run().games[0].cards == {}


# Plots and page -------------------------------------------------------------------------------


def test_bins_hold_every_value() -> None:
    low, width, counts = bins(list(range(5, 205)), most=40)

    assert (low, width, sum(counts)) == (5, 5, 200)
    assert bins([3, 3, 3]) == (3, 1, [3])


def test_a_dot_lies_at_its_rate_inside_its_interval() -> None:
    picture = dots([rate_row("half", share(50, 100))], "test", even=0.5)

    dot = re.search(r'cx="([\d.]+%)"', picture)
    even = re.search(r'class="even" x1="([\d.]+%)"', picture)
    assert dot is not None
    assert even is not None
    assert dot.group(1) == even.group(1)


def test_names_in_plots_cannot_become_markup() -> None:
    assert "<b>bold" not in dots([rate_row("<b>bold", share(1, 2))], "test")
    assert "<script>" not in histogram([1, 2], "<script>", "turns")


def test_long_names_are_written_out() -> None:
    reason = "the Runner is flatlined by an especially long sequence of unhappy events"

    assert reason in bars([(reason, 3, "Corp 100 %")], 3, "Endings")


def test_histograms_name_their_axes_and_round_values() -> None:
    picture = histogram(list(range(10, 1250, 7)), "Length of games", "decisions")

    assert "<b>games, 50 decisions in each column</b>" in picture
    assert "<b>decisions</b>" in picture
    below = re.findall(r'y="166"[^>]*>([\d,]+)<', picture)
    assert below == ["0", "200", "400", "600", "800", "1,000", "1,200"]


def test_bins_begin_at_round_values() -> None:
    assert bins([13, 27, 131], most=20)[:2] == (10, 10)


def test_a_scale_of_differences_has_zero_in_its_middle_and_holds_every_interval() -> None:
    scale = difference_scale([Difference(0.1, -0.02, 0.22, 0.1), Difference(0, -0.3, 0.3, 1)])

    assert scale.place(0.0) == 50
    assert scale.high >= 0.3
    assert scale.ticks == pytest.approx([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])


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
