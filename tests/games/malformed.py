"""Positions that somebody got wrong: sound ones with something exchanged, added or left out."""

from __future__ import annotations

import copy
import math
import random
from typing import Any

from nightdeck.testing import cards

WORDS = (
    "", "x", "²", "remote²", "remote0", "remote1", "Server 1", "server-3", "remote2000000", "HQ",
    "R&D", "hq", "moon", "heywood-3", "heywood-1", "heywood-2", "heywood-fixer", "heywood-business",
    "watson", "nowhere", "legend", "solo", "drone", "reclaim", "turn", "begin", "firefight", "end",
    "start", "action", "draw-window", "turn-window", "after-action", "discard-window", "encounter",
    "access", "success", "approach", "runner", "corp", "wild", "A", "maelstrom", "6th Street",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 5, 7, 25, 99, 10**6, 10**12, 10**5000, -(10**5000), 1.5,
    math.nan, math.inf, b"", b"hq", (), [], {}, [None], [[]], {"a": 1}, {1: 2}, {None: None},
    [1, 2, 3], ("reclaim", 0), ("firefight", "watson", 0), ("solos", 1), ("end", 0), ("end", "x"),
    ("netrun", 9), {0: ["solo"]}, {0: {"watson": ["solo"]}}, object(), len, 1j, frozenset({1}),
    ["solo"] * 4, ["x"] * 5000,
)  # fmt: skip


class Mangler:
    """Makes one position after the other out of sound ones."""

    def __init__(self, game: str, sound: list[dict[str, Any]], words: tuple[str, ...], seed: int):
        self.luck = random.Random(seed)
        self.sound = sound
        self.titles = [str(card[fact]) for card in cards(game) for fact in ("name", "id")]
        self.words = words

    def position(self) -> dict[str, Any]:
        """Returns a sound position with one or two things wrong, or perhaps right by chance."""
        position = copy.deepcopy(self.luck.choice(self.sound))
        for _ in range(self.luck.randint(1, 2)):
            self.mangle(position)
        return position

    def junk(self) -> Any:
        """Returns a value of any kind, right or wrong."""
        kind = self.luck.randrange(5)
        if kind == 0:
            return self.luck.choice(self.titles)
        if kind == 1:
            return self.luck.choice(WORDS)
        if kind == 2:
            return {"card": self.luck.choice(self.titles), self.luck.choice(self.words): self.any()}
        if kind == 3:
            return [self.any() for _ in range(self.luck.randrange(4))]
        return copy.deepcopy(self.luck.choice(VALUES))

    def any(self) -> Any:
        """Returns a simple value of any kind."""
        word = self.luck.choice((*self.titles, *WORDS))
        return copy.deepcopy(self.luck.choice((*VALUES, word, word, word)))

    def mangle(self, position: dict[str, Any]) -> None:
        """Changes one thing somewhere in a position."""
        places = list(containers(position))
        place = self.luck.choice(places)
        if isinstance(place, list):
            self.mangle_list(place)
            return
        keys = list(place)
        what = self.luck.randrange(4)
        if what == 0 and keys:
            del place[self.luck.choice(keys)]
        elif what == 1 and keys:
            place[self.luck.choice(keys)] = self.junk()
        elif what == 2:
            place[self.luck.choice((*self.words, *WORDS, 0, 1, 5, -1, None))] = self.junk()
        elif keys:
            key = self.luck.choice(keys)
            other = self.luck.choice(places)
            place[key] = copy.deepcopy(other)
        if not all(isinstance(key, str) for key in position):
            for key in [key for key in position if not isinstance(key, str)]:
                del position[key]

    def mangle_list(self, entries: list[Any]) -> None:
        """Changes, adds, doubles or drops an entry."""
        what = self.luck.randrange(4)
        if what == 0 or not entries:
            entries.append(self.junk())
        elif what == 1:
            entries.append(copy.deepcopy(self.luck.choice(entries)))
        elif what == 2:
            entries[self.luck.randrange(len(entries))] = self.junk()
        else:
            entries.pop(self.luck.randrange(len(entries)))


def containers(value: Any) -> Any:
    """Yields every dictionary and list of a position."""
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from containers(each)
    elif isinstance(value, list) and len(value) < 100:
        yield value
        for each in value:
            yield from containers(each)
