"""Every game the battery runs over: the tests' own and all registered ones."""

from __future__ import annotations

from typing import Any

from nightdeck.games import GAMES, game
from nightdeck.kernel.game import Game
from tests.crossfire.game import CROSSFIRE
from tests.tiny.game import TINY

PLACES = {
    "back_alley": "tests.tiny.game:TINY",
    "crossfire": "tests.crossfire.game:CROSSFIRE",
    **GAMES,
}
OURS: dict[str, Game[Any]] = {"back_alley": TINY, "crossfire": CROSSFIRE}


def every_game() -> list[str]:
    """Return the slugs, the tests' own games first."""
    return list(PLACES)


def game_named(slug: str) -> Game[Any]:
    """Return a game by slug, the tests' own included."""
    return OURS[slug] if slug in OURS else game(slug)
