"""Reading JSON so that every value remembers its line: files are written by hand, errors point."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from nightdeck.kernel.errors import BadFile

Path = tuple[str | int, ...]
"""Where a value stands: keys and places in lists, from the outside."""

SPACE: Final = re.compile(r"\s*")
PLAIN: Final = re.compile(r"-?\d+|true|false|null")
STRING: Final = json.JSONDecoder()
CONSTANTS: Final = {"true": True, "false": False, "null": None}
DEEPEST: Final = 20


class Lined:
    """The values of a file, and the line of each."""

    def __init__(self, file: str, text: str) -> None:
        self.file: str = file
        self.text: str = text
        self.lines: dict[Path, int] = {}
        value, end = self.value((), SPACE.match(text, 0).end())  # type: ignore[union-attr]
        if SPACE.match(text, end).end() != len(text):  # type: ignore[union-attr]
            raise self.broken(end, "nothing may follow the last bracket")
        self.values: Any = value

    def wrong(self, path: Path, what: str) -> BadFile:
        """Return an error about a value, or about the nearest one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return BadFile(f"{self.file}:{self.lines.get(path, 1)}: {what}")

    def broken(self, at: int, what: str) -> BadFile:
        """Return an error about the text at a place."""
        line = self.text.count("\n", 0, at) + 1
        return BadFile(f"{self.file}:{line}: {what}")

    def skip(self, at: int) -> int:
        """Return the place of the next letter that is no space."""
        return SPACE.match(self.text, at).end()  # type: ignore[union-attr]

    def value(self, path: Path, at: int) -> tuple[Any, int]:
        """Read the value that begins at a place; return it and where it ends."""
        self.lines[path] = self.text.count("\n", 0, at) + 1
        letter = self.text[at : at + 1]
        if len(path) > DEEPEST:
            raise self.broken(at, f"no lesson is nested deeper than {DEEPEST}")
        if letter == '"':
            return self.words(at)
        if letter == "{":
            return self.entries(path, at)
        if letter == "[":
            return self.items(path, at)
        found = PLAIN.match(self.text, at)
        if found is None:
            raise self.broken(at, "here a value was expected: words, a number, a list or a table")
        word = found.group()
        return CONSTANTS[word] if word in CONSTANTS else int(word), found.end()

    def words(self, at: int) -> tuple[str, int]:
        """Read words between quotation marks."""
        try:
            value, end = STRING.raw_decode(self.text, at)
            return str(value), end
        except json.JSONDecodeError as error:
            raise self.broken(at, error.msg) from None

    def entries(self, path: Path, at: int) -> tuple[dict[str, Any], int]:
        """Read what stands between curly brackets."""
        found: dict[str, Any] = {}
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "}":
            if self.text[at : at + 1] != '"':
                raise self.broken(at, "here a word in quotation marks was expected")
            key, end = self.words(at)
            if key in found:
                raise self.broken(at, f"{key!r} is said twice")
            at = self.expect(self.skip(end), ":")
            found[key], at = self.value((*path, key), at)
            at = self.next_one(at, "}")
        return found, at + 1

    def items(self, path: Path, at: int) -> tuple[list[Any], int]:
        """Read what stands between square brackets."""
        found: list[Any] = []
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "]":
            value, at = self.value((*path, len(found)), at)
            found.append(value)
            at = self.next_one(at, "]")
        return found, at + 1

    def expect(self, at: int, letter: str) -> int:
        """Go past a letter that must come."""
        if self.text[at : at + 1] != letter:
            raise self.broken(at, f"here {letter!r} was expected")
        return self.skip(at + 1)

    def next_one(self, at: int, closing: str) -> int:
        """Go past a comma, or to the closing bracket."""
        at = self.skip(at)
        if self.text[at : at + 1] == closing:
            return at
        after = self.expect(at, ",")
        if self.text[after : after + 1] == closing:
            raise self.broken(at, "the last entry has no comma behind it")
        return after
