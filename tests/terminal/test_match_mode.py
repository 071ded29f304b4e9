"""Matches at the line-mode terminal: swaps, standings and the result, through the command."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nightdeck.cli.app import app
from nightdeck.records.replay import read, rerun
from tests.play.parlour import PARLOUR

GAME = "tests.play.parlour:PARLOUR"


def play(*lines: str, seats: str = "human,street", match: str = "best-of-three") -> str:
    """Returns what is written while a match is played with these lines."""
    return run("--seats", seats, "--match", match, lines=lines).stdout


def run(*words: str, lines: tuple[str, ...] = ()) -> Result:
    """Runs `nightdeck play`."""
    command = ["play", GAME, "--plain", "--seed", "3", *words]
    return CliRunner().invoke(app, command, input="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("match", ["single", "three-games", "best-of-three", "two-rounds"])
def test_computer_players_play_a_match_of_every_kind(match: str) -> None:
    shown = play(seats="street,street", match=match)

    assert "The match:" in shown
    assert "wins the match:" in shown or "The match is drawn:" in shown


def test_the_standing_is_told_after_every_game() -> None:
    shown = play("1")

    assert "After game 1 of at most 5: Player 1 (you) 0, Player 2 (street) 1." in shown


def test_a_person_swaps_before_the_next_game_and_plays_with_it() -> None:
    shown = play("1", "2 Number None > Number Five", "", "1")

    assert "Sideboard:\n  3x Number Five" in shown
    assert "Everybody has chosen what to swap." in shown
    assert "Lay Number Five" in shown
    assert "After game 2 of at most 5: Player 1 (you) 1, Player 2 (street) 1." in shown


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("n0", "'n0' is no swap; write CARD OUT > CARD IN"),
        ("n4 > n5", "Numbers has 0 of Number Four, not 1; there is 2x Number None"),
        ("n0 > white", "Sideboard has 0 of White Chip, not 1; there is 3x Number Five"),
        ("3 n0 > n5", "3 swaps are too many; at most 2 cards are swapped"),
    ],
)
def test_an_illegal_swap_is_refused_and_asked_again(line: str, sentence: str) -> None:
    shown = play("1", line, "", "1")

    assert sentence in shown
    assert shown.count("Swap 1 (an empty line: that is all):") == 2


def test_swaps_can_be_forgotten_before_they_are_made() -> None:
    shown = play("1", "2 n0 > n5", "none", "", "1")

    assert "Lay Number Five" not in shown


def test_people_who_share_the_terminal_choose_unseen_before_anything_is_swapped() -> None:
    shown = play("", "1", "", "1", "", "n0 > n5", "", "", "", "", seats="human,human")
    swapping = shown.split("After game 1")[1]
    first, second = swapping.split("Player 2 (human) is next. Everybody else looks away.")

    assert "Player 1 (human) is next. Everybody else looks away." in first
    assert first.rstrip(" ").endswith("\n" * 10)
    assert "Number Five" not in second.split("Everybody has chosen what to swap.")[0]


def test_a_game_that_is_given_up_counts_for_the_other() -> None:
    shown = play("resign", "y", "", "resign", "y")

    assert "Player 2 (street) wins the match: Player 1 (you) 0, Player 2 (street) 2." in shown


def test_a_match_that_is_left_does_not_count() -> None:
    assert play().endswith("You left the match; it does not count.\n")


def test_every_game_of_a_match_is_kept_in_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    lines = ("resign", "y", "", "1", "", "1", "", "1")
    run("--seats", "human,street", "--match", "best-of-three", "--save", str(path), lines=lines)

    kept = sorted(each.name for each in tmp_path.iterdir())
    assert kept[:2] == ["evening-1.jsonl", "evening-2.jsonl"]
    first, second = (rerun(PARLOUR, read((tmp_path / name).read_bytes())) for name in kept[:2])
    assert first.outcome is not None
    assert first.outcome.reason == "Player 1 concedes"
    assert second.outcome is not None


def test_an_unknown_kind_of_match_is_refused_with_those_there_are() -> None:
    result = run("--match", "best-of-tree")

    assert result.exit_code == 2
    assert "no match type 'best-of-tree'; did you mean 'best-of-three'" in result.stderr


def test_a_saved_game_goes_on_without_its_match(tmp_path: Path) -> None:
    result = run("--match", "single", "--resume", str(tmp_path / "evening-1.jsonl"))

    assert "a saved game goes on alone; leave --match out" in result.stderr


def test_a_player_who_changes_sides_brings_a_deck_for_each() -> None:
    words = ["play", "android_netrunner", "--match", "two-games", "--seats"]
    result = CliRunner().invoke(app, [*words, "street:starter-nbn,street"])

    assert result.exit_code == 2
    assert "player 1 brings 1 decks" in result.stderr
    assert "write DECK+DECK" in result.stderr
