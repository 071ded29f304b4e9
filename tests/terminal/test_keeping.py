"""A kept game is whole after every decision, whatever ends the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nightdeck.kernel.errors import BadFile
from nightdeck.records.replay import read, rerun
from nightdeck.terminal.keeping import Kept
from nightdeck.terminal.sitting import resume
from tests.terminal.script import Script, play
from tests.tiny.game import TINY

ROOT = Path(__file__).parent.parent.parent
GAME = "tests.tiny.game:TINY"


def decided(path: Path) -> int:
    """Return how many decisions a file holds, checked from the first to the last."""
    return rerun(TINY, read(path.read_bytes())).decisions


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_game_is_in_its_file_whatever_kills_the_program(tmp_path: Path, number: int) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", "play", GAME, "--plain", "--save", str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # Whoever runs the tests may ignore hang-ups, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("1\n")
        running.stdin.flush()
        while "credits +1" not in running.stdout.readline():
            pass
        running.send_signal(number)
        running.wait(30)

    assert decided(path) == 1


def test_the_file_is_there_before_the_first_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = Script([], autosave=path)

    assert decided(path) == 0
    script.run()


def test_every_decision_is_on_the_disk_before_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    synced: list[int] = []
    real = os.fsync

    def noted(number: int) -> None:
        real(number)
        synced.append(os.fstat(number).st_size)

    monkeypatch.setattr(os, "fsync", noted)
    script = Script(["1"], autosave=path)
    script.run()

    assert path.stat().st_size == synced[-1]
    assert len(synced) >= script.session.state.decisions + 1


def test_a_file_that_was_cut_in_its_last_line_goes_on_from_the_last_whole_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.jsonl"
    play("1", "1", autosave=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])

    session, _, was_cut = resume(path, GAME)

    assert was_cut
    assert session.state.decisions == len(read(whole).moves) - 1
    Script(["q"], session=session, autosave=path).run()
    assert path.read_bytes().startswith(whole[: whole[:-1].rindex(b"\n") + 1])
    assert decided(path) == session.state.decisions


def test_the_terminal_says_that_a_file_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play("1", autosave=path)
    path.write_bytes(path.read_bytes()[:-5])

    done = subprocess.run(
        [sys.executable, "-m", "nightdeck", "play", GAME, "--resume", str(path), "--plain"],
        cwd=ROOT, input="1\n", capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert "The file was cut off in its last line; the game goes on at decision 0." in done.stdout
    assert decided(path) == 1


def test_a_file_of_which_not_even_the_first_line_is_whole_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b'{"game":"back_al')

    with pytest.raises(BadFile, match="truncated"):
        resume(path, GAME)


def test_what_is_taken_back_is_taken_out_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = Script(["2", "u", "1"], autosave=path)

    script.run()

    assert read(path.read_bytes()).moves == script.session.record.moves
    assert decided(path) == script.session.state.decisions


def test_the_end_of_a_game_is_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    play(*["1"] * 400, autosave=path)

    assert read(path.read_bytes()).result is not None


def test_a_place_that_cannot_be_used_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")

    for path, message in (
        (precious, "is no recorded game"),
        (tmp_path / "no" / "folder.jsonl", "cannot be written"),
    ):
        with pytest.raises(BadFile, match=message):
            Script([], autosave=path)
    assert precious.read_text() == "precious"


def test_keeping_a_long_game_costs_little(tmp_path: Path) -> None:
    script = Script(["1"] * 400)
    script.run()
    record = script.session.record
    kept = Kept(tmp_path / "game.jsonl", record)

    started = time.perf_counter()
    for _ in range(20):
        kept.keep(record)

    assert (time.perf_counter() - started) / 20 < 0.1
    kept.close()


def test_two_programs_never_play_on_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = Script(["1"], autosave=path)

    for other in (script.session, None):
        with pytest.raises(BadFile, match="is being played by another program"):
            Script([], session=other, autosave=path)

    script.run()
    Script(["q"], session=script.session, autosave=path).run()
    assert decided(path) == script.session.state.decisions
