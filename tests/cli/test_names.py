"""Names people type: completed by the shell, listed, counted from 1, looked for in one way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nightdeck.cli import completing
from nightdeck.cli.app import app
from nightdeck.cli.cards import asked
from nightdeck.cli.play import who_sits
from nightdeck.cli.simulate import duration, with_lines
from nightdeck.games import game
from nightdeck.kernel.errors import BadSetup
from nightdeck.play.match import Played
from nightdeck.play.seating import HUMAN, as_typed, pairs

ROOT = Path(__file__).parent.parent.parent
TINY = "tests.tiny.game:TINY"
ANR = "android_netrunner"


def run(*words: str) -> tuple[int, str]:
    """Return the exit code and everything that was written."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.output


def completed(line: str) -> list[str]:
    """Return what a shell is offered for a command line, its last word being typed."""
    words = line.split(" ")
    done = subprocess.run(
        [sys.executable, "-m", "nightdeck"], cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "_NIGHTDECK_COMPLETE": "complete_bash",
             "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)},
    )  # fmt: skip
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("nightdeck play andr", ["android_netrunner"]),
        ("nightdeck deck show android_netrunner starter-h", ["starter-haas-bioroid"]),
        ("nightdeck play android_netrunner --level leg", ["legend"]),
        ("nightdeck simulate android_netrunner --ruling ANR-Q14=e", ["ANR-Q14=exactly-7"]),
        ("nightdeck deck li", ["list"]),
    ],
)
def test_the_shell_completes_names(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


def test_the_last_entry_of_a_list_is_completed_behind_the_others() -> None:
    assert completing.seats("human,str") == ["human,street"]
    assert completing.levels("st") == ["street"]
    assert completing.games("gang") == ["gangs_of_night_city"]
    assert completing.formats("o") == ["o8d"]


def test_decks_are_listed_with_the_name_to_type() -> None:
    code, text = run("deck", "list", ANR)
    listed = json.loads(run("deck", "list", ANR, "--json")[1])

    assert code == 0
    assert "starter-haas-bioroid" in text
    assert [each["name"] for each in listed] == list(game(ANR).decks)
    assert run("deck", "list", TINY)[1].startswith("Back Alley has no decks.")


def test_rulings_are_listed_with_the_values_that_can_be_chosen() -> None:
    for slug in (ANR, "gangs_of_night_city"):
        code, text = run("rules", slug, "rulings")
        assert code == 0
        for ruling in game(slug).rulings:
            assert f"{ruling.name}: " in text
            assert f"{ruling.default} (default)" in text


# Cards ----------------------------------------------------------------------------------------


def test_the_command_searches_like_the_browser() -> None:
    assert run("cards", ANR, "t:ice f:weyland cost<3")[1].startswith("Ice Wall\n")
    assert run("cards", ANR, "t:ice", "f:weyland", "cost<3")[1].startswith("Ice Wall\n")
    assert "8 cards" in run("cards", ANR, 'x:"brain damage"')[1]
    assert run("cards", ANR, "01050")[1].startswith("Sure Gamble\n")


def test_quotes_the_shell_took_away_are_put_back() -> None:
    assert asked(["t:ice", "x:brain damage"]) == 't:ice x:"brain damage"'
    assert asked(["t:ice f:weyland"]) == "t:ice f:weyland"


def test_a_search_that_is_not_understood_names_the_fields() -> None:
    code, text = run("cards", ANR, "q:3")

    assert code == 2
    assert "cards have no field 'q'. The fields are advancement_cost (g, advancement)" in text
    assert run("cards", ANR, "cost>50") == (2, "nightdeck: no card fits cost>50.\n")


# Seats ----------------------------------------------------------------------------------------


def test_people_count_seats_from_1() -> None:
    assert pairs(["gang@1=maelstrom"], "choice", ["gang"]) == {"gang@0": "maelstrom"}
    assert as_typed("gang@0") == "gang@1"
    assert as_typed("story") == "story"
    for word in ("gang@0=x", "gang@=x", "gang@x=x", "gang@99=x"):
        with pytest.raises(BadSetup, match="seats count from 1, so write gang@1"):
            pairs([word], "choice", ["gang"])


def test_a_deck_of_the_wrong_side_names_the_seat_as_people_count() -> None:
    code, text = run("simulate", ANR, "--games", "1", "--decks", "starter-anarch,starter-anarch")

    assert code == 2
    assert "seat 1 plays the corp side" in text


def test_who_says_nothing_gets_the_seat_the_game_is_learnt_from() -> None:
    def seat(slug: str, wanted: int) -> int:
        sat = who_sits(game(slug), "", False, "street", 0, wanted)
        return [each.level for each in sat].index(HUMAN)

    assert seat(ANR, 0) == 1
    assert seat(ANR, 1) == 0
    assert seat("gangs_of_night_city", 0) == 0


# Simulations ----------------------------------------------------------------------------------


def test_the_games_of_a_simulation_can_be_kept_and_watched(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", TINY, "--games", "3", "--seats", "street,random")

    code, text = run(*words, "--replays", str(folder))

    assert code == 0
    assert f"'nightdeck replay {folder}/game-00000.jsonl --step' shows the first." in text
    played = [json.loads(line) for line in run(*words, "--out", "-")[1].splitlines()]
    for number, each in enumerate(played):
        shown = run("replay", str(folder / f"game-{number:05d}.jsonl"), "--game", TINY, "--json")
        found = json.loads(shown[1])
        assert (found["winners"], found["decisions"]) == (each["winners"], each["decisions"])


def test_games_are_kept_on_this_machine_only(tmp_path: Path) -> None:
    code, text = run("simulate", TINY, "--replays", str(tmp_path / "x"), "--on", "ray")

    assert code == 2
    assert "play with --on processes" in text


@pytest.mark.parametrize("kept", [True, False])
def test_who_interrupts_a_simulation_is_told_what_is_kept(tmp_path: Path, kept: bool) -> None:
    path = tmp_path / "results.jsonl"
    words = ["simulate", TINY, "--games", "100000", *(["--out", str(path)] if kept else [])]
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", *words],
        cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:  # fmt: skip
        end = time.monotonic() + 30
        while (
            kept and time.monotonic() < end and not (path.exists() and path.stat().st_size > 9000)
        ):
            time.sleep(0.05)
        time.sleep(0 if kept else 3)
        running.send_signal(signal.SIGINT)
        assert running.stderr is not None
        said = running.stderr.read()
        assert running.wait(30) == 130
    if kept:
        assert f"games are kept in {path}; the same command plays the rest." in said
        assert " of 100000 games" in said
    else:
        assert "none is kept; --out FILE.jsonl keeps them." in said


def test_a_log_gets_a_line_now_and_then_about_how_long_it_will_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    games: list[Played] = [None] * 4  # type: ignore[list-item]

    assert len(list(with_lines(games, 6, 10, every=0.0))) == 4

    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("nightdeck: 7 of 10 games, about ")
    assert lines[-1] == "nightdeck: 10 of 10 games, about 0 seconds left"


def test_a_time_is_told_as_people_say_it() -> None:
    assert [duration(each) for each in (5, 300, 9000)] == ["5 seconds", "5 minutes", "2.5 hours"]


# Files of another kind ------------------------------------------------------------------------


def test_the_results_of_a_simulation_are_not_taken_for_a_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run("simulate", TINY, "--games", "2", "--out", str(path))

    for words in (("replay", str(path)), ("play", "--resume", str(path))):
        code, text = run(*words)
        assert code == 3
        assert "results of a simulation; 'nightdeck report' shows them" in text
        assert "Object contains" not in text


def test_a_game_is_not_taken_for_the_results_of_a_simulation(tmp_path: Path) -> None:
    run("simulate", TINY, "--games", "1", "--replays", str(tmp_path))

    code, text = run(
        "report", str(tmp_path / "game-00000.jsonl"), "--out", str(tmp_path / "r.html")
    )

    assert code == 3
    assert "line 1: this is no results file of a simulation." in text


def test_a_word_that_is_like_no_name_gets_no_silly_suggestion() -> None:
    assert "did you mean" not in run("deck", "show", ANR, "foo")[1]
    assert "did you mean 'Sure Gamble'?" in run("cards", ANR, "sure gambel")[1]


def test_the_help_of_the_server_names_what_the_environment_sets() -> None:
    text = run("serve", "--help")[1]

    for name in ("DATA", "HOSTS", "SECURE", "NO_BROWSER", "SHARED", "BOT_WORKERS", "METRICS",
                 "PACE", "LOG", "HOST", "PORT"):  # fmt: skip
        assert f"NIGHTDECK_{name}" in text
