"""Two runs compared: twins as twins, nothing tested twice, what was changed by its name."""

from __future__ import annotations

import re

import msgspec
import pytest

from nightdeck.play.fingerprint import Fingerprint, fingerprint
from nightdeck.play.match import Played
from nightdeck.play.report import report
from nightdeck.play.report.comparison import Change, changed_settings, comparison
from nightdeck.play.report.findings import Run
from nightdeck.play.report.page import command
from nightdeck.play.seating import seating
from nightdeck.play.simulate import Plan
from tests.play.test_report import played, run
from tests.tiny.game import TINY

NETRUNNER = "android_netrunner"


def found(before: Run, after: Run) -> dict[str, Change]:
    return {each.name: each for each in comparison(before, after).changes}


def alike(**facts: object) -> list[Played]:
    """Return 200 games of one level on both seats, won in turn."""
    return [played(n, n % 2, seats=["street", "street"], **facts) for n in range(200)]


def reseeded(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(each, seed=f"other/{each.number}") for each in games]


def test_a_changed_ruling_is_named_by_its_values_and_its_effect_is_significant() -> None:
    before = run([played(number, number % 2) for number in range(200)])
    after = run([played(number, 0) for number in range(200)], rulings={"TNY-Q1": "all"})

    assert changed_settings(before, after) == [("TNY-Q1", "nobody", "all")]
    assert found(before, after)["Player 1"].significant


def test_a_changed_choice_is_named_by_its_default_too() -> None:
    after = run([played()], choices={"start": "5"})

    assert changed_settings(run([played()]), after) == [("start", "2", "5")]


def test_games_with_the_same_seed_are_compared_as_pairs() -> None:
    """Ten games of 200 turned round, all one way: pairs show it, independent games do not."""
    before = alike()
    after = [
        msgspec.structs.replace(each, winners=[0]) if each.number in range(1, 20, 2) else each
        for each in before
    ]

    paired = comparison(run(before), run(after))
    apart = comparison(run(before), run(reseeded(after)))

    assert (paired.pairs, apart.pairs) == (200, 0)
    assert [each.name for each in paired.changes if each.significant] == ["Player 1"]
    assert not any(each.significant for each in apart.changes)


def test_the_page_says_in_words_how_it_was_tested() -> None:
    longer = [msgspec.structs.replace(each, number=each.number + 200) for each in alike()]
    longer = [msgspec.structs.replace(each, seed=str(each.number)) for each in longer]

    paired = report(run(alike()), run([*alike(), *longer]))
    apart = report(run(alike()), run(reseeded(alike())))

    assert "each of the 200 games is compared with its twin" in paired
    assert "The other 200 games have no twin and are left out" in paired
    assert "McNemar" in paired
    assert "used different seeds" in apart
    assert "McNemar" not in apart


def test_a_comparison_without_significance_does_not_claim_that_luck_is_the_cause() -> None:
    page = report(run(alike()), run(reseeded(alike())))

    assert "luck alone could explain what is seen" in page
    assert "luck alone explains" not in page
    assert re.search(r"may still have moved by anything from −\d+\.\d to \+\d+\.\d", page)


def test_nothing_is_tested_twice_and_nothing_that_cannot_change() -> None:
    """Two seats mirror each other; a level on both seats wins half of every game."""
    names = set(found(run(alike()), run(reseeded(alike()))))

    assert names == {"Player 1"}, (
        "one seat; no level, no ending that all games have, no same length"
    )


def test_of_two_seats_one_is_tested_though_some_games_have_no_winner() -> None:
    games = [played(n, winners=[n % 3] if n % 3 < 2 else []) for n in range(90)]

    names = found(run(games), run(reseeded(games)))

    assert "Player 1" in names
    assert "Player 2" not in names
    assert "nobody wins (TNY-5.1)" in names


def test_a_deck_that_is_always_on_one_seat_says_what_the_seat_says() -> None:
    games = alike(decks=["red", "blue"])

    assert "red" not in found(run(games), run(reseeded(games)))


def test_of_two_levels_one_is_tested() -> None:
    games = [played(n, int(n % 3 == 0), seats=["street", "random"][:: 1 - n % 2 * 2])
             for n in range(100)]  # fmt: skip

    names = found(run(games), run(reseeded(games)))

    assert "random" in names
    assert "street" not in names


def test_an_ending_that_only_one_run_has_is_compared_too() -> None:
    before = run([played(number) for number in range(100)])
    after = run([played(number, reason="time is up") for number in range(100)])

    changes = [each for each in comparison(before, after).changes if each.group == "ended by"]

    assert len(changes) == 1, "the other ending is its mirror"
    assert {changes[0].before, changes[0].after} == {0.0, 1.0}
    assert changes[0].significant


def test_the_surest_difference_comes_first_in_plot_and_table() -> None:
    before = [played(n, n % 2, turns=5 + n % 3, decisions=20 + n % 5) for n in range(100)]
    after = [
        msgspec.structs.replace(each, reason="time is up") if each.number % 2 else each
        for each in before
    ]

    changes = comparison(run(before), run(after)).changes
    page = report(run(after), run(before))

    assert [each.difference.p for each in changes] == sorted(each.difference.p for each in changes)
    assert changes[0].group == "ended by"
    assert page.index("Differences of rates") < page.index("Every figure, the surest difference")


def test_the_same_games_differ_in_nothing() -> None:
    games = run()

    assert changed_settings(games, games) == []
    assert not any(each.significant for each in comparison(games, games).changes)


def test_the_other_file_is_named() -> None:
    games = run(alike())

    page = report(
        Run(games.plan, games.games, "after.jsonl"), Run(games.plan, games.games, "b.jsonl")
    )

    assert "Compared with b.jsonl: 200 games" in page


# Decks by both names --------------------------------------------------------------------------


def netrunner(decks: list[str]) -> Run:
    plan = Plan(NETRUNNER, 30, [seating("street")] * 2, decks=list(decks))
    games = [played(n, n % 2, game=NETRUNNER, seats=["street"] * 2, decks=decks) for n in range(30)]
    return Run(plan, games)


def test_decks_are_shown_by_title_and_by_the_name_of_the_command_line() -> None:
    one = netrunner(["wave2-grndl", "wave2-kate"])
    other = netrunner(["starter-nbn", "wave2-kate"])

    page = report(one)

    assert "<b>Power Unleashed</b> <small>wave2-grndl</small>" in page
    assert "--decks wave2-grndl,wave2-kate" in command(one)
    assert ("decks", "Power Unleashed (wave2-grndl), Toolsmith (wave2-kate)",
            "NBN core: Making News (starter-nbn), Toolsmith (wave2-kate)",
            ) in changed_settings(one, other)  # fmt: skip


# What the games were played with --------------------------------------------------------------


def with_print(made: Fingerprint | None) -> Run:
    games = run([played()])
    return Run(games.plan, games.games, "r.jsonl", made)


@pytest.fixture
def made() -> Fingerprint:
    return fingerprint(TINY)


def test_changed_cards_are_named(made: Fingerprint) -> None:
    card, name = str(TINY.catalogue()[0]["id"]), str(TINY.catalogue()[0]["name"])
    other = msgspec.structs.replace(made, cards={**made.cards, card: "ffffff"})

    assert changed_settings(with_print(made), with_print(other)) == [
        ("cards", f"{name} ({made.cards[card]})", f"{name} (ffffff)")
    ]


def test_changed_code_and_version_are_named(made: Fingerprint) -> None:
    other = msgspec.structs.replace(made, version="9.9", rules="abc", players="def")

    names = [each[0] for each in changed_settings(with_print(made), with_print(other))]

    assert names == ["version of Nightdeck", "code of the rules", "code of the players"]


def test_a_default_that_changed_between_versions_is_named(made: Fingerprint) -> None:
    other = msgspec.structs.replace(made, rulings={**made.rulings, "TNY-Q1": "all"})

    assert changed_settings(with_print(made), with_print(other)) == [("TNY-Q1", "nobody", "all")]


def test_a_file_without_a_fingerprint_is_said_to_have_none(made: Fingerprint) -> None:
    assert changed_settings(with_print(None), with_print(made)) == [
        ("fingerprint", "unknown: an older file", made.digest)
    ]
