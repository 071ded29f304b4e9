"""Finding games and other named things by what a person typed."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any, Final

from nightdeck.games import game, slugs
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game

MOST_NAMED: Final = 12
"""Longer lists of valid names are not written out in a refusal."""


ALIKE: Final = 72
"""How alike, of 100, a word and a part of a name must be: long names have letters of any word."""


def nearest(word: str, names: Iterable[str], count: int = 1) -> list[str]:
    """Return the names most like a word, best first; none when nothing is like it."""
    from rapidfuzz import fuzz, process, utils

    found = process.extract(
        word, list(names), scorer=fuzz.WRatio, processor=utils.default_process, limit=count
    )
    return [
        name
        for name, score, _ in found
        if score >= 55 and fuzz.partial_ratio(word, name, processor=utils.default_process) >= ALIKE
    ]


def unknown(what: str, word: str, names: Iterable[str]) -> str:
    """Return the sentence that refuses a name and offers the nearest valid one."""
    known = list(names)
    alike = nearest(word, known)
    sentence = f"there is no {what} {word!r}"
    if alike:
        sentence += f"; did you mean {alike[0]!r}?"
    if known and len(known) <= MOST_NAMED:
        listed = ", ".join(known)
        sentence += f" Choose from {listed}." if alike else f"; choose from {listed}"
    return sentence


def game_place(name: str) -> str:
    """Return a game's slug for what was typed, or `module:attribute` as it is."""
    if ":" in name:
        return name
    slug = name.strip().lower().replace("-", "_").replace(" ", "_")
    if slug not in slugs():
        raise BadSetup(unknown("game", name, slugs()))
    return slug


def find_game(name: str) -> Game[Any]:
    """Return a game by its slug, or by `module:attribute` while it is being written."""
    place = game_place(name)
    try:
        if ":" not in place:
            return game(place)
        module, _, attribute = place.partition(":")
        found = getattr(importlib.import_module(module), attribute, None)
    except ImportError as error:
        raise BadSetup(f"the game {name!r} cannot be loaded: {error}") from None
    if not isinstance(found, Game):
        raise BadSetup(f"{name!r} is not a game: {module} has no game named {attribute!r}")
    return found
