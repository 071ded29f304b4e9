"""The catalogue of games: which there are, loaded only when asked for."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from typing import Any, Final

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "android_netrunner": "nightdeck.games.android_netrunner.game:ANDROID_NETRUNNER",
    "cyberpunk_ccg": "nightdeck.games.cyberpunk_ccg.game:CYBERPUNK_CCG",
    "gangs_of_night_city": "nightdeck.games.gangs_of_night_city.game:GANGS_OF_NIGHT_CITY",
    "netrunner": "nightdeck.games.netrunner.game:NETRUNNER",
    "neuroscape": "nightdeck.games.neuroscape.game:NEUROSCAPE",
}
"""Slug to the place of the game object; other packages add theirs by the entry point group."""

GROUP: Final = "nightdeck.games"


def slugs() -> list[str]:
    """Return the slugs of all games, ours first, then those of other packages."""
    others = [each.name for each in entry_points(group=GROUP) if each.name not in GAMES]
    return [*GAMES, *sorted(others)]


def place(slug: str) -> str:
    """Return where a game object lives, as "module:attribute", without loading it."""
    found = GAMES.get(slug)
    if found is None:
        found = next((each.value for each in entry_points(group=GROUP) if each.name == slug), None)
    if found is None:
        raise BadSetup(f"there is no game {slug!r}; choose from {', '.join(slugs())}")
    return found


def game(slug: str) -> Game[Any]:
    """Return a game by its slug."""
    module, attribute = place(slug).split(":")
    found: Game[Any] = getattr(importlib.import_module(module), attribute)
    return found
