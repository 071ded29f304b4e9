"""Editing a line, lines typed before, and the Tab key, where the terminal and Python can."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.terminal.words import NAMES

MOST_LINES: Final = 200


class Editing:
    """Reads lines at a terminal; what was typed before is remembered for this sitting only."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.fitting: list[str] = []
        self.lines: Any = None
        try:
            import readline
        except ImportError:
            return
        self.lines = readline
        readline.clear_history()
        readline.set_auto_history(True)
        readline.set_history_length(MOST_LINES)
        readline.set_completer_delims(" ")
        readline.set_completer(self.completion)
        # The library of macOS reads its settings in another language.
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")

    def read(self, prompt: str) -> str:
        """Return the line that is typed after a prompt."""
        return input(prompt).strip()

    def offer(self, texts: list[str]) -> None:
        """Let the Tab key complete commands and the words of these texts."""
        words = {word.strip('.,:;()"') for text in texts for word in text.split()}
        self.words = sorted(word for word in {*words, *NAMES} if len(word) > 1)

    def completion(self, begun: str, number: int) -> str | None:
        """Return one of the words that begin like this, as the library asks for them."""
        if number == 0:
            start = begun.casefold()
            self.fitting = [word for word in self.words if word.casefold().startswith(start)]
        return self.fitting[number] if number < len(self.fitting) else None

    def forget(self) -> None:
        """Forget what was typed: the next person must not read it."""
        if self.lines is not None:
            self.lines.clear_history()
