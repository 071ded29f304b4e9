"""Choosing by words, filtering, giving up, and how much is told."""

from __future__ import annotations

import io

import pytest

from nightdeck.games import game
from nightdeck.kernel.game import View
from nightdeck.records.replay import rerun
from nightdeck.terminal.faces import Faces
from nightdeck.terminal.page import table_blocks
from nightdeck.terminal.sitting import gathered
from nightdeck.terminal.words import fitting
from nightdeck.terminal.writers import Writer, broken
from tests.terminal.script import Script, play
from tests.tiny.game import TINY

TEXTS = ["Take 1 credit", "Install Ichi 1.0 in front of HQ", "Install Ichi 1.0 in front of R&D",
         "Déjà Vu", "Run on HQ", "Run"]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("ichi", [1, 2]),
        ("ICHI hq", [1]),
        ("ichi r&d", [2]),
        ("hq", [1, 4]),
        ("run", [5]),
        ("cred", [0]),
        ("deja", [3]),
        ("edit", []),
        ("...", []),
        ("", []),
    ],
)
def test_words_fit_where_they_begin_words(typed: str, places: list[int]) -> None:
    assert fitting(TEXTS, typed) == places


def test_the_only_option_with_the_typed_words_is_taken() -> None:
    script = Script(["take credit"])

    text = script.run()

    assert "1. Take 1 credit\n\n- Player 1: credits +1." in text
    assert script.session.record.moves[0].option == 0


def test_several_options_with_the_typed_words_are_listed_and_none_is_taken() -> None:
    script = Script(["gamble"])

    text = script.run()

    assert "4. Hide Gamble\n" in text.partition("for help): gamble")[2]
    assert "Several options fit; type more words or a number." in text
    assert script.session.state.decisions == 0


def test_a_filter_lists_options_under_their_own_numbers() -> None:
    script = Script(["/hide", "/nothing", "/"])

    listed = script.run().partition("/hide\n")[2]

    assert listed.startswith("2. Hide Fence\n3. Hide Scout\n4. Hide Gamble\n")
    assert "No option has 'nothing' in it." in listed
    assert "Say which words: /hq." in listed
    assert script.session.state.decisions == 0


def test_words_that_fit_nothing_are_answered_with_a_whole_sentence() -> None:
    assert "'ichi' is not a command and no option fits it. Type ? for help." in play("ichi")


@pytest.mark.parametrize("line", ["undo please", "quit the job", "table talk"])
def test_a_sentence_that_begins_like_a_command_is_not_obeyed(line: str) -> None:
    script = Script(["1", line])

    text = script.run()

    assert f"{line.split()[0]!r} stands alone: nothing comes after it." in text
    assert script.session.state.decisions == 1


# Giving up ------------------------------------------------------------------------------------


def test_whoever_resigns_is_asked_once_more_and_the_other_wins() -> None:
    script = Script(["resign", "n", "resign", "y"])

    text = script.run()

    assert "Do you really give the game up? (y/n) n\nYou play on." in text
    assert "The game is over: Player 2 wins, Player 1 concedes." in text
    assert rerun(TINY, script.session.record).outcome is not None


def test_when_others_play_on_a_computer_takes_the_seat_of_who_resigns() -> None:
    lines = ["", "resign", "y", *["", "1", "1"] * 400]
    text = Script(lines, levels=("human", "human", "human"), seed=8).run()

    assert "resigned; a computer player goes on in that seat." in text
    assert "The game is over: " in text


# How much is told -----------------------------------------------------------------------------


def test_brief_leaves_out_numbers_and_notes() -> None:
    script = Script(["tell brief", "1"])

    after = script.run().rpartition("- Player 1: credits +1.\n")[2]

    assert after.startswith("Question: ")
    assert "Credits 3" not in after


def test_full_names_the_rule_behind_every_option() -> None:
    assert "1. Take 1 credit (TNY-2.2)\n" in play("tell full", "")


def test_an_unknown_measure_is_answered_with_those_there_are() -> None:
    assert "Say how much: tell brief, tell normal, tell full." in play("tell loud")


def test_lines_that_come_several_times_in_a_row_are_told_once() -> None:
    lines = ["A.", "B.", "B.", "A."]

    assert gathered(TINY, lines) == ["A.", "B. (2 times)", "A."]
    draws = ["Runner draws a card."] * 5
    assert gathered(game("android_netrunner"), draws) == ["Runner draws 5 cards."]


def test_a_long_plain_line_is_broken_between_words() -> None:
    line = "  Corp (haas-bioroid): score 0 of 7, Credits 5, Clicks 0, Cards in HQ 5, Hand size 5"

    lines = broken(line, 40)

    assert all(len(each) < 40 for each in lines)
    assert " ".join(" ".join(lines).split()) == line.strip()
    assert lines[0].startswith("  Corp")
    assert lines[1].startswith("    ")
    assert broken(line, 0) == [line]


def test_a_pipe_gets_whole_lines() -> None:
    out = io.StringIO()
    Writer(out, lambda: "").say("word " * 60)

    assert out.getvalue().count("\n") == 1


# The table ------------------------------------------------------------------------------------


def shown(view: View) -> list[str]:
    blocks = table_blocks(view, Faces(TINY))
    return [line for block in blocks for column in [("", block.lines), *block.columns]
            for line in column[1]]  # fmt: skip


def test_a_hand_that_lies_in_a_column_too_is_read_once() -> None:
    view: View = {
        "seat": 0,
        "cards": {"t1": {"card": "thug"}},
        "zones": {"hq": {"label": "HQ", "count": 1, "cards": ["t1"]}},
        "scene": {
            "regions": [
                {"kind": "columns", "columns": [{"id": "hq", "label": "HQ", "piles": ["hq"]}]},
                {"kind": "hand", "label": "Your hand", "zone": "hq", "side": "own"},
            ]
        },
    }

    lines = shown(view)

    assert lines == ["HQ: 1 card, listed with your hand", "Your hand (1): Thug"]


def test_that_a_place_is_empty_is_said_once() -> None:
    column = {"id": "hq", "label": "HQ", "zones": ["root", "ice"], "note": "no ice"}
    zones = {"root": {"label": "HQ, root", "count": 0}, "ice": {"label": "HQ, ice", "count": 0}}
    view: View = {
        "seat": 0,
        "zones": zones,
        "scene": {"regions": [{"kind": "columns", "columns": [column]}]},
    }

    assert shown(view) == ["empty: root, ice"]
