"""The facts of cards: one JSON file per set, each card checked as it is read.

A file holds `{"set": "its name", "cards": [{"id": ...}, ...]}`. Whoever makes cards of it asks each
sheet for the facts a card of its type has; a fact nobody asked for is an error, and every error
says the file, the line and what would have been right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any, Final

from nightdeck.kernel.errors import BadFile

OPENING: Final = re.compile(r'\s*\{\s*"set"\s*:\s*("[^"\\]+")\s*,\s*"cards"\s*:\s*\[')
BETWEEN: Final = re.compile(r"[\s,]*")


class Sheet:
    """The facts of one card, and where they stand: the file, the line and the text from there."""

    def __init__(
        self, facts: dict[str, Any], set_name: str, file: str = "", line: int = 0, source: str = ""
    ) -> None:
        self.facts: dict[str, Any] = facts
        self.set_name: str = set_name
        self.file: str = file
        self.line: int = line
        self.source: str = source
        self.asked: set[str] = set()

    def wrong(self, what: str, name: str = "") -> BadFile:
        """Return the error about this card, with the line of the named fact."""
        place = re.search(rf'"{re.escape(name)}"\s*:', self.source) if name else None
        line = self.line + (self.source.count("\n", 0, place.start()) if place else 0)
        return BadFile(f"{self.file}:{line}: {self.facts.get('id', 'a card')}: {what}")

    def has(self, name: str) -> bool:
        """Tell whether the card has a fact."""
        self.asked.add(name)
        return name in self.facts

    def get(self, name: str) -> Any:
        """Return a fact that must be there."""
        if not self.has(name):
            raise self.wrong(f"{name} is missing")
        return self.facts[name]

    def text(self, name: str) -> str:
        """Return a fact in words."""
        value = self.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"{name} must be words, not {value!r}", name)
        return value

    def texts(self, name: str) -> list[str]:
        """Return several facts in words, none if they are left out."""
        value = self.facts[name] if self.has(name) else []
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"{name} must be a list of words, not {value!r}", name)
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """Return a number of the card."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(f"{name} must be a number from {least} to {most}, not {value!r}", name)
        return value

    def flag(self, name: str) -> bool:
        """Tell whether something is true of the card; what is not true is left out."""
        if not self.has(name):
            return False
        if self.facts[name] is not True:
            raise self.wrong(f"{name} is true or left out, not {self.facts[name]!r}", name)
        return True

    def one_of(self, name: str, known: Iterable[str]) -> str:
        """Return one of the known words."""
        value = self.text(name)
        if value not in known:
            raise self.wrong(f"{name} is one of {', '.join(known)}, not {value!r}", name)
        return value

    def some_of(self, name: str, known: Iterable[str]) -> list[str]:
        """Return several different ones of the known words, none if the fact is left out."""
        value = self.facts[name] if self.has(name) else []
        if not isinstance(value, list) or len({str(each) for each in value}) < len(value):
            raise self.wrong(f"{name} must be a list of different words, not {value!r}", name)
        for each in value:
            if each not in known:
                raise self.wrong(f"{name} are some of {', '.join(known)}, not {each!r}", name)
        return value

    def check_all_asked(self) -> None:
        """Raise an error if the card has a fact that nobody asked for."""
        for name in self.facts:
            if name not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise self.wrong(f"unknown fact {name!r}; here it can have {known}", name)


def read_sets(folder: Traversable) -> list[Sheet]:
    """Return the sheets of all sets in a folder; no two cards share an id."""
    found: dict[str, Sheet] = {}
    for path in sorted(folder.iterdir(), key=file_name):
        for sheet in read_set(path.read_text(encoding="utf-8"), path.name):
            other = found.setdefault(sheet.text("id"), sheet)
            if other is not sheet:
                raise sheet.wrong(f"this id is taken in {other.file}:{other.line}")
    return list(found.values())


def file_name(path: Traversable) -> str:
    """Return the name of a file without its folder."""
    return path.name


def read_set(source: str, file: str) -> list[Sheet]:
    """Return the sheets of one file in its order."""
    try:
        json.loads(source)
    except json.JSONDecodeError as error:
        raise BadFile(f"{file}:{error.lineno}: {error.msg}") from None
    opening = OPENING.match(source)
    if opening is None:
        raise BadFile(f'{file}:1: a set begins with {{"set": "its name", "cards": [')
    decoder = json.JSONDecoder(object_pairs_hook=each_once)
    sheets: list[Sheet] = []
    at = past_gap(source, opening.end())
    while source[at] != "]":
        line = source.count("\n", 0, at) + 1
        try:
            facts, end = decoder.raw_decode(source, at)
        except ValueError as error:
            raise BadFile(f"{file}:{line}: {error}") from None
        if not isinstance(facts, dict):
            raise BadFile(f"{file}:{line}: a card is an object, not {facts!r}")
        sheets.append(Sheet(facts, json.loads(opening[1]), file, line, source[at:end]))
        at = past_gap(source, end)
    if source[at + 1 :].strip() != "}":
        line = source.count("\n", 0, at) + 1
        raise BadFile(f"{file}:{line}: nothing but }} may follow the list of cards")
    return sheets


def past_gap(source: str, at: int) -> int:
    """Return where the next card, or the end of the list, begins."""
    gap = BETWEEN.match(source, at)
    return at if gap is None else gap.end()


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the facts of one card, none of which may be said twice."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"a card says {name!r} twice")
        found[name] = value
    return found
