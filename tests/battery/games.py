"""Every game the battery runs over: the tests' own and all registered ones."""

from __future__ import annotations

from typing import Any

from nightdeck.games import GAMES, game
from nightdeck.kernel.game import Game
from tests.tiny.game import TINY

PLACES = {"back_alley": "tests.tiny.game:TINY", **GAMES}


def every_game() -> list[str]:
    """Return the slugs, the tiny game first."""
    return list(PLACES)


def game_named(slug: str) -> Game[Any]:
    """Return a game by slug, the tiny one included."""
    return TINY if slug == "back_alley" else game(slug)
