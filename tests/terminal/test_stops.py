"""Stops and groups in the line mode, in the same words as in the browser."""

from __future__ import annotations

from nightdeck.games import game
from nightdeck.play.stops import ALL
from nightdeck.terminal.rows import Row, row_line, row_lines, rows_of
from nightdeck.terminal.stop_words import changed, stop_lines
from nightdeck.testing import Scene
from tests.terminal.script import play

ANR = game("android_netrunner")
KINDS = ANR.stops(2, 1)


def corp_rows() -> list[Row]:
    """Return the rows of a Corp with two cards in hand."""
    scene = Scene("android_netrunner", turn="corp", corp={"hq": ["Hunter", "Hedge Fund"]})
    return rows_of(scene.view(0)["prompt"])


def test_a_group_is_a_heading_and_its_members_keep_numbers_that_can_be_typed() -> None:
    lines = row_lines(corp_rows())

    at = lines.index("Install Hunter:")
    assert lines[at + 1].strip() == f"{at + 1}. in front of HQ - 1 click, 0 credits"
    assert [line.strip().partition(".")[0] for line in lines if "." in line] == [
        str(number + 1) for number in range(len(corp_rows()))
    ]


def test_a_pass_gives_way_to_what_comes_after_it() -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    corp = {"servers": {"remote1": {"root": [agenda]}}, "credits": 9}
    scene = Scene("android_netrunner", turn="corp", corp=corp)
    scene.choose(0, "gain-credit")
    rows = rows_of(scene.view(0)["prompt"])

    assert rows[0].option["text"] == "Score Hostile Takeover"
    assert all(row.option["verb"] != "pass" for row in rows)
    assert {len(row.steps) for row in rows[1:]} == {2}


def test_what_follows_is_told_and_a_danger_even_to_who_wants_to_hear_little() -> None:
    option = {"text": "Done breaking", "after": "end the run", "danger": True}
    assert row_line(3, option, "brief") == "3. Done breaking - CAREFUL: end the run"
    calm = {"text": "Continue", "after": "your turn ends"}
    assert row_line(1, calm) == "1. Continue - then your turn ends"
    assert row_line(1, calm, "brief") == "1. Continue"


def test_stops_are_listed_with_how_each_is_met_and_changed_by_number() -> None:
    orders = {ALL: "game"}
    lines = stop_lines(ANR, KINDS, orders)
    assert lines[0].startswith("1. Your turn begins - when it matters: ")
    assert lines[1] == "2. After an action - never ask me"
    after, told = changed(KINDS, orders, "2 ask", "3.1")
    assert (after, told) == (
        {ALL: "game", "after-action": "ask"},
        "After an action: always ask me.",
    )
    again, told = changed(KINDS, after, "turn pass", "3.1")
    assert again == {**after, "*turn": "3.1 pass"}
    assert told == "Everything is passed for you in this turn."


def test_an_order_that_means_nothing_changes_nothing_and_says_what_would() -> None:
    assert changed(KINDS, {}, "99 ask", "") == (
        {},
        f"There is no stop '99'; there are 1 to {len(KINDS)}, all, turn, next, conflict.",
    )
    _, told = changed(KINDS, {}, "1 alwys", "")
    assert told == "Say how: matters, ask, always, pass, never; did you mean 'always'?"


def test_the_command_shows_stops_and_obeys() -> None:
    text = play("stops", "stops 1 pass", "stops 1 ask")

    assert "1. Cards are turned up - always ask me" in text
    assert "Cards are turned up: never ask me." in text
    assert "Cards are turned up: always ask me." in text


def test_two_equal_cards_are_one_row() -> None:
    cards = ["Hunter", "Hedge Fund", "Hedge Fund", "Hunter"]
    scene = Scene("android_netrunner", turn="corp", corp={"hq": cards, "credits": 9})

    told = [(row.group, row.option["text"]) for row in rows_of(scene.view(0)["prompt"])]

    assert len(told) == len(set(told))
    assert ("", "Play Hedge Fund") in told
