"""Two people at one terminal: nobody reads the other's hand, or what the other typed."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nightdeck.terminal.writers import CLEARED, TALLEST, RichWriter, Writer
from tests.terminal.script import Script

ROOT = Path(__file__).parent.parent.parent
GAME = "tests.tiny.game:TINY"
NEXT = "is next. Everybody else looks away."


class Terminal:
    """A real process at a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.own, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nightdeck", *words],
            cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
            start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.text = ""

    def until(self, wanted: str, seconds: float = 30.0) -> str:
        """Read until a text has come; return what came since the last call."""
        end = time.monotonic() + seconds
        while wanted not in self.text:
            assert time.monotonic() < end, self.text
            if select.select([self.own], [], [], 0.1)[0]:
                self.text += os.read(self.own, 65536).decode(errors="replace")
        read, _, self.text = self.text.partition(wanted)
        return read + wanted

    def type(self, keys: str) -> None:
        os.write(self.own, keys.encode())

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.own)


def test_the_screen_and_its_past_are_cleared_before_the_next_person_is_asked() -> None:
    terminal = Terminal("play", GAME, "--hot-seat", "--seed", "8")
    try:
        terminal.until("Enter:")
        terminal.type("\r")
        terminal.until("for help):")
        terminal.type("1\r")
        terminal.until("for help):")
        terminal.type("1\r")
        shown = terminal.until("Enter:")
    finally:
        terminal.end()

    assert f"Player 2 {NEXT}" in shown
    assert CLEARED in shown
    assert shown.index(CLEARED) < shown.index(NEXT)
    assert "Hide" not in shown[shown.index(CLEARED) :]


def test_what_the_other_person_typed_cannot_be_called_back() -> None:
    terminal = Terminal("play", GAME, "--hot-seat", "--seed", "8")
    try:
        terminal.until("Enter:")
        terminal.type("\r")
        terminal.until("for help):")
        terminal.type("take 1 credit\r")
        terminal.until("for help):")
        terminal.type("take 1 credit\r")
        terminal.until("Enter:")
        terminal.type("\r")
        terminal.until("for help):")
        terminal.type("\x1b[A\r")
        shown = terminal.until("for help):")
    finally:
        terminal.end()

    assert "take 1 credit" not in shown


def test_the_arrow_up_brings_the_last_line_back() -> None:
    terminal = Terminal("play", GAME, "--plain", "--seed", "7")
    try:
        terminal.until("for help):")
        terminal.type("card gamble\r")
        terminal.until("roll a die")
        terminal.until("for help):")
        terminal.type("\x1b[A\r")
        shown = terminal.until("roll a die")
    finally:
        terminal.end()

    assert "card gamble" in shown
    assert "^[[A" not in shown


def test_the_tab_key_completes_a_word_of_an_option() -> None:
    terminal = Terminal("play", GAME, "--plain", "--seed", "7")
    try:
        terminal.until("for help):")
        terminal.type("card Gam\t\r")
        shown = terminal.until("roll a die")
    finally:
        terminal.end()

    assert "card Gamble" in shown


@pytest.mark.parametrize("kind", [Writer, RichWriter])
def test_without_a_terminal_a_hand_is_pushed_out_of_sight_first(kind: type[Writer]) -> None:
    out = io.StringIO()
    writer = kind(out, lambda: "")
    writer.say("a secret hand")

    writer.turn_away("Bo")

    before, _, _ = out.getvalue().partition("Bo is next")
    assert before.endswith("\n" * TALLEST)


def test_no_hand_stands_above_the_prompt_for_the_next_person() -> None:
    script = Script(["", "1", "1"], levels=("human", "human"), seed=8)

    text = script.run()

    screen = text[: text.index(f"Player 2 {NEXT}")].splitlines()[-60:]
    assert not any(line.strip() for line in screen)
