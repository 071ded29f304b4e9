"""What is wrong with the surroundings of the server is told in one sentence, never a traceback."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_process import ROOT, TINY, nightdeck

SERVE = ("serve", "--no-open", "--port", "0")


def refused(*words: str, code: int, **variables: str) -> str:
    """Return the one sentence with which a command ends."""
    done = nightdeck(*words, **variables)
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("nightdeck: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("NIGHTDECK_PACE", "abc", "NIGHTDECK_PACE is a number from 0 to 3000, not 'abc'"),
        ("NIGHTDECK_PACE", "-5", "NIGHTDECK_PACE is a number from 0 to 3000, not '-5'"),
        ("NIGHTDECK_BOT_WORKERS", "x", "NIGHTDECK_BOT_WORKERS is a number from 1 to 256, not 'x'"),
        ("NIGHTDECK_BOT_WORKERS", "-1", "NIGHTDECK_BOT_WORKERS is a number from 1 to 256"),
        ("NIGHTDECK_BOT_WORKERS", "0", "NIGHTDECK_BOT_WORKERS is a number from 1 to 256"),
        ("NIGHTDECK_LOG", "nonsense", "NIGHTDECK_LOG can be debug, info, warning, error"),
        ("NIGHTDECK_HOST", "no.such.host.invalid", "is no address of this machine"),
    ],
)
def test_a_wrong_variable_is_named_with_what_would_be_right(
    name: str, value: str, told: str, tmp_path: Path
) -> None:
    assert told in refused(*SERVE, "--data", str(tmp_path), code=2, **{name: value})


def test_a_database_of_a_newer_version_is_named_as_such(tmp_path: Path) -> None:
    with Started(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "table.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    connection.close()

    assert "was made by a newer Nightdeck" in refused(*SERVE, "--data", str(tmp_path), code=3)


def test_a_folder_in_the_place_of_the_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "table.db").mkdir()

    assert "Is a directory" in refused(*SERVE, "--data", str(tmp_path), code=3)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "table.db").write_bytes(os.urandom(5_000))

    assert "not a database" in refused(*SERVE, "--data", str(tmp_path), code=3)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert "Not a directory" in refused(*SERVE, "--data", str(tmp_path / "file" / "x"), code=3)


class Started:
    """A server of its own in a folder, as long as the block lasts."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nightdeck", *SERVE, "--data", str(folder)],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def __enter__(self) -> None:
        assert self.process.stdout is not None
        assert "Nightdeck is at" in self.process.stdout.readline()

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)


@pytest.mark.parametrize("existing", [False, True])
def test_the_file_is_for_its_owner_only_in_whatever_folder(tmp_path: Path, existing: bool) -> None:
    """The file holds the keys of running games."""
    tmp_path.chmod(0o755)
    if existing:
        (tmp_path / "table.db").touch(0o644)
    with Started(tmp_path):
        modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600}, modes


def test_a_record_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    record, hostile = tmp_path / "game.jsonl", tmp_path / "x.jsonl"
    nightdeck("play", TINY, "--plain", "--seed", "7", "--save", str(record), lines="1\n" * 400)
    lines = record.read_bytes().split(b"\n")
    lines[0] = lines[0].replace(b"back", b"\xff")
    hostile.write_bytes(b"\n".join(lines))

    assert "line 1: it is not UTF-8 text" in refused("replay", str(hostile), code=3)


def test_a_record_that_is_nested_without_end_is_refused(tmp_path: Path) -> None:
    hostile = tmp_path / "x.jsonl"
    hostile.write_bytes(b'{"decks":' + b"[" * 100_000 + b"\n{}\n")

    assert "line 1: it is nested too deeply" in refused("replay", str(hostile), code=3)


def test_the_rules_warn_of_values_that_tell_secrets() -> None:
    shown = nightdeck("rules", "android_netrunner", "ANR-Q34").stdout

    assert "Careful with “auto-pass”" in shown
    assert "Careful with “always-offer-corp-in-runs”" in shown
    assert "Careful" not in nightdeck("rules", "android_netrunner", "ANR-Q33").stdout


def test_whoever_plays_by_a_ruling_that_tells_secrets_is_warned() -> None:
    words = ("play", "android_netrunner", "--plain", "--seed", "7", "--ruling")
    unusual = nightdeck(*words, "ANR-Q34=auto-pass", lines="")
    usual = nightdeck(*words, "ANR-Q34=public-test", lines="")

    assert unusual.stderr.startswith("Careful: The Corp is skipped whenever it can only pass")
    assert usual.stderr == ""
