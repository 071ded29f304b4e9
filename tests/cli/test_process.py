"""The command as a real process: start-up, pipes, colours, interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TINY = "tests.tiny.game:TINY"

HEAVY = ("rich", "msgspec", "rapidfuzz", "litestar", "sqlalchemy", "nightdeck.kernel", "asyncio")
LOADED = f"""
import sys
from nightdeck.cli import main
sys.argv = ["nightdeck", "--help"]
try:
    main()
except SystemExit as left:
    assert left.code == 0
print([name for name in {HEAVY!r} if name in sys.modules])
"""


def nightdeck(*words: str, lines: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nightdeck", *words],
        cwd=ROOT,
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, **variables},
    )


def test_the_help_starts_without_anything_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "Usage: nightdeck" in done.stdout
    assert done.stdout.endswith("[]\n")


def test_a_plain_game_is_played_through_a_pipe() -> None:
    done = nightdeck("play", TINY, "--plain", "--seed", "7", lines="1\n" * 400)

    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert done.stderr == ""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    words = ("simulate", TINY, "--games", "5", "--seats", "street,street,random", "--out", "-")

    first = nightdeck(*words, PYTHONHASHSEED="1")
    second = nightdeck(*words, PYTHONHASHSEED="2")

    assert first.returncode == 0
    assert first.stdout == second.stdout


def test_workers_of_a_real_process_give_the_same_results() -> None:
    words = ("simulate", TINY, "--games", "30", "--out", "-")

    assert nightdeck(*words, "--workers", "2").stdout == nightdeck(*words).stdout


def test_no_colour_is_written_to_a_pipe_or_when_unwanted() -> None:
    plain = nightdeck("play", TINY, "--seed", "7")
    unwanted = nightdeck("play", TINY, "--seed", "7", FORCE_COLOR="1", NO_COLOR="1")

    assert "\x1b" not in plain.stdout
    assert "\x1b[3" not in unwanted.stdout


def test_an_error_is_one_sentence_on_stderr() -> None:
    done = nightdeck("play", "andriod")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("nightdeck: there is no game 'andriod'")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", "simulate", TINY, "--games", "4000", "--out", "-"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        said = running.stderr.read()
        assert running.wait(60) == 0
    assert said == b""


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", "play", TINY, "--plain", "--save", str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What runs in the background of a shell inherits deaf ears for this signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("1\n")
        running.stdin.flush()
        while "credits +1" not in running.stdout.readline():
            pass
        time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        # The input stays open meanwhile: at its end a game is left politely, which is no error.
        running.wait(60)
        assert running.stderr is not None
        said = running.stderr.read()
    assert running.returncode == 130
    assert said == "nightdeck: interrupted\n"
    assert nightdeck("replay", str(path), "--game", TINY).stdout.startswith(
        "Back Alley, 2 seats, 1"
    )


def test_the_table_is_served_until_it_is_stopped(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--no-open", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdout is not None
        address = running.stdout.readline().split()[3]
        with urllib.request.urlopen(address, timeout=30) as page:
            assert page.status == 200
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 0
